// The keepers of the standard edition, for the rulebook: there is no table there that could tell which edition it plays.
import text from "../../../../src/comptoir/games/fische/edition.toml?raw";
import type { Keeper } from "./edition";

/** One entry: `key = value` lines, each value a string, a number or a list, which JSON reads too. */
function entry(block: string): Keeper {
  const pairs = [...block.matchAll(/^(\w+) = (.+)$/gm)].map(([, key = "", value = ""]) => [key, JSON.parse(value) as unknown] as const);
  return Object.fromEntries(pairs) as unknown as Keeper;
}

export const KEEPERS: readonly Keeper[] = text
  .split(/^\[\[/m)
  .filter((block) => block.startsWith("kiosk]]"))
  .map(entry);
