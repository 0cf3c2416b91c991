// What the rulebook shows beside which rule: examples put together from cards, houses, cubes and coins.
import type { Chapter } from "../types";
import type { CardKind } from "./cards";

export interface Picture {
  readonly cards?: readonly { readonly kind: CardKind; readonly number?: string; readonly cubes?: readonly string[]; readonly missing?: boolean }[];
  readonly queue?: readonly { readonly glyph: number; readonly price?: number; readonly gone?: boolean }[]; // lowest first
  readonly cubes?: readonly string[];
  readonly brigades?: readonly { readonly glyph: number; readonly firemen: number; readonly points: string }[];
  readonly coins?: readonly number[];
  readonly becomes?: { readonly cubes?: readonly string[]; readonly coins?: number };
}

/** By the id of the rule it stands beside. */
export const PICTURED: Readonly<Record<string, Picture>> = {
  "setup.purse": { coins: [5] },
  "setup.box": { cards: [{ kind: "port" }, { kind: "boatmen_church", number: "3" }] },
  "setup.bag": { cubes: ["coffee", "tea", "saffron", "rubber", "carpet"] },
  "supply.ship": { cards: [{ kind: "ship", cubes: ["tea", "carpet", "coffee"] }] },
  "supply.fire": { cards: [{ kind: "fire", number: "±2" }] },
  "fire.most_and_least": { brigades: [{ glyph: 0, firemen: 5, points: "+2" }, { glyph: 1, firemen: 3, points: "0" }, { glyph: 2, firemen: 0, points: "−2" }] },
  "fire.ties": { brigades: [{ glyph: 0, firemen: 4, points: "+2" }, { glyph: 1, firemen: 4, points: "+2" }, { glyph: 2, firemen: 1, points: "−2" }] },
  "fire.all_equal": { brigades: [{ glyph: 0, firemen: 3, points: "0" }, { glyph: 1, firemen: 3, points: "0" }] },
  "fire.firemen_stay": { cards: [{ kind: "fireman", number: "5" }] },
  "demand.lowest_floor": { queue: [{ glyph: 1 }, { glyph: 2 }, { glyph: 0 }] },
  "demand.several": { queue: [{ glyph: 0 }, { glyph: 1 }, { glyph: 0 }] },
  "purchase.price": { queue: [{ glyph: 1, price: 3 }, { glyph: 2, price: 2 }, { glyph: 0, price: 1 }] },
  "purchase.decline": { queue: [{ glyph: 1, gone: true }, { glyph: 2, price: 2 }, { glyph: 0, price: 1 }] },
  "contract.kinds": { cards: [{ kind: "contract", number: "8", cubes: ["coffee", "saffron", "rubber"], missing: true }] },
  "merchant.own": { cards: [{ kind: "tea_taster", cubes: ["tea"] }] },
  "merchant.pays": { cubes: ["tea"], becomes: { coins: 1 } },
  "warehouse.own": { cards: [{ kind: "warehouse" }] },
  "market.sell": { cubes: ["tea", "rubber"], becomes: { coins: 1 } },
  "market.convert": { cubes: ["tea", "rubber", "tea"], becomes: { cubes: ["saffron"] } },
  "income.coin": { coins: [1] },
  "income.bank": { cards: [{ kind: "bank" }] },
  "end.over": { cards: [{ kind: "fire", number: "±4" }] },
  "score.contracts": { cards: [{ kind: "contract", number: "5", cubes: ["rubber", "carpet"] }] },
  "score.counting_offices": { cards: [{ kind: "counting_office" }] },
  "score.merchants": { cards: [{ kind: "coffee_roaster", number: "1", cubes: ["coffee"] }] },
  "score.churches": { cards: [{ kind: "boatmen_church", number: "3" }, { kind: "st_michaelis", number: "4" }] },
  "score.chamber_of_commerce": { cards: [{ kind: "chamber_of_commerce" }] },
  "score.port": { cards: [{ kind: "port" }] },
};

export function pictured(book: readonly Chapter[]): readonly Chapter[] {
  return book.map((chapter) => ({ ...chapter, rules: chapter.rules.map((rule) => (rule.id in PICTURED ? { ...rule, picture: rule.id } : rule)) }));
}
