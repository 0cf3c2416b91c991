// The chapter of the rulebook that describes every kiosk of the standard edition.
import type { Chapter } from "../types";
import { type Keeper, extraOf, numberOf } from "./edition";
import { KEEPERS } from "./printed";
import { paymentOf, total } from "./wares";

type Words = Readonly<Record<string, string>>;
const SPECIAL: Readonly<Record<string, string>> = { kiosk_8: "line.freddy", kiosk_16: "line.franz", kiosk_25: "line.felicitas" };

const fill = (text: string, values: Readonly<Record<string, string>>): string => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

function trade(keeper: Keeper, words: Words): string {
  const good = (name: string | undefined): string => words[`good.${name}`] ?? "";
  if (keeper.costs) return fill(words["book.fetishist"] ?? "", { costs: keeper.costs.map((parts) => total(parts)).join(", "), how: words[`pay.${paymentOf(keeper)}`] ?? "" });
  if (keeper.wants) return fill(words["book.changer"] ?? "", { wants: good(keeper.wants), gives: good(keeper.gives) });
  return keeper.sells ? fill(words["book.merchant"] ?? "", { sells: good(keeper.sells), buys: good(keeper.buys) }) : `${words[SPECIAL[keeper.id] ?? ""] ?? ""}.`;
}

function extras({ extra = [] }: Keeper, words: Words): string {
  const named = extra.map(extraOf).map(({ word, good }) => (good === null ? (words[`extra.${word}`] ?? "") : fill(words[`extra.${word}`] ?? "", { good: words[`good.${good}`] ?? "" })));
  return named.length === 0 ? (words["book.no_extra"] ?? "") : fill(words["book.then"] ?? "", { extras: named.join("; ") });
}

export function kioskChapter(words: Words): Chapter {
  const text = (keeper: Keeper): string => `${numberOf(keeper.id)}. ${keeper.name}: ${trade(keeper, words)} ${extras(keeper, words)}`;
  return { title: words["book.kiosks"] ?? "", rules: KEEPERS.map((keeper) => ({ id: `about.${keeper.id}`, text: text(keeper) })) };
}
