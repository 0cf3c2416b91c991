// What the rulebook shows beside which rule.
import type { Chapter, Rule } from "../types";
import { BUILDINGS, NEWSPAPERS } from "./words";

export interface Picture {
  readonly art?: readonly string[]; // symbols of the sprite
  readonly numbers?: readonly string[]; // below them
  readonly cards?: readonly number[]; // influence cards
  readonly building?: string;
  readonly event?: string;
}

const some = (...art: readonly string[]): Picture => ({ art });

const PLAIN: Readonly<Record<string, Picture>> = {
  "setup.boards": some("ship-crate", "ship-barrel"),
  "setup.prices": { art: ["barrel", "crate", "container", "passenger"], numbers: ["4", "3", "1", "2"] },
  "setup.money": { art: ["coin"], numbers: ["4 · 6 · 8 · 12"] },
  "setup.influence": { cards: [1, 2, 3, 4, 5] },
  "setup.harbour": some("bollard", "cover"),
  "bid.several": { cards: [4, 5] },
  "parking.money": some("parking"),
  "permit.bidders": some("permit"),
  "permit.bollard": some("bollard", "bollard", "bollard"),
  "permit.cover": some("cover"),
  "permit.build": some("lighthouse"),
  "upgrade.reserve": { cards: [5, 6, 7] },
  "prices.winner": { art: ["barrel", "crate", "container", "passenger"], numbers: ["1", "4", "2", "3"] },
  "career.income": { art: ["coin"], numbers: ["4 · 3 · 2 · 1"] },
  "ship.free_dock": some("hull-container"),
  "ship.load": { art: ["ship-joker"], numbers: ["2"] },
  "ship.time": some("time", "time"),
  "ship.bollards": { art: ["bollard"], numbers: ["2"] },
  "order.place": some("crate", "container", "barrel"),
  "production.once": some("gear"),
  "move.one_way": some("hull-crate", "crate"),
  "move.storage": some("crate", "crate"),
  "move.repack": some("crate", "crate", "container"),
  "prestige.count": some("prestige"),
  "time.tokens": some("time"),
  "settle.sale": { art: ["crate", "container", "barrel"], numbers: ["3", "1", "4"] },
  "end.score": { art: ["coin", "prestige"], numbers: ["65", "15"] },
};

/** By the id of the rule. */
export const PICTURED: Readonly<Record<string, Picture>> = {
  ...PLAIN,
  ...Object.fromEntries(BUILDINGS.map((building) => [`building.${building}`, { building }])),
  ...Object.fromEntries(NEWSPAPERS.map((event) => [`event.${event}`, { event }])),
};

/** Buildings and events begin with their names, which the cards on the board carry beside the text. */
function named({ id, text }: Rule, strings: Readonly<Record<string, string>>): string {
  const name = PICTURED[id]?.building ?? PICTURED[id]?.event;
  return name === undefined ? text : `${strings[id] ?? name}. ${text}`;
}

export function pictured(book: readonly Chapter[], strings: Readonly<Record<string, string>>): readonly Chapter[] {
  return book.map((chapter) => ({ ...chapter, rules: chapter.rules.map((rule) => (rule.id in PICTURED ? { ...rule, text: named(rule, strings), picture: rule.id } : rule)) }));
}
