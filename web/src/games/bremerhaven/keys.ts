// Single keys: a digit takes up the influence card of that value, R repacks what is taken up.
import type { Game } from "./look";
import { heldOf, sourcesOf } from "./options";

export function keys(key: string, play: Game): boolean {
  const card = `card:${key}`;
  if (sourcesOf(play.legal).has(card)) {
    play.pick([card]);
    return true;
  }
  const cell = heldOf(play.legal, play.picked)?.split(":")[2];
  if (key.toLowerCase() !== "r" || cell === undefined || !play.legal.includes(`repack ${cell}`)) return false;
  play.play(`repack ${cell}`);
  return true;
}
