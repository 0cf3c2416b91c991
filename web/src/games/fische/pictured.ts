// What the rulebook shows beside which rule: drawings of the sprite, kiosks by number, and words that begin with "=".
import type { Chapter } from "../types";
import { BONUSES, CHOSEN_EXTRAS } from "./edition";
import { KEEPERS } from "./printed";

const EXTRA_RULES: Readonly<Record<string, string>> = { two_merchants_produce: "action.two_merchants" };

/** By the id of the rule they stand beside. */
export const PICTURED: Readonly<Record<string, readonly string[]>> = {
  "setup.tables": ["idol_1", "idol_2", "idol_3"],
  "setup.kiosks": ["kiosk_1", "kiosk_4"],
  "setup.stock": ["gt-fish", "gt-cigarettes", "gt-burgers", "gt-fennel", "gt-booze"],
  "setup.prices": ["gt-fish", "=50"],
  "setup.purse": ["coin", "=150"],
  "setup.ferries": ["ferry"],
  "setup.bonus": ["bonus-back", "bonus-back"],
  "move.walk": ["pawn", "=→", "cell"],
  "move.jump": ["pawn", "=→", "pawn", "cell"],
  "move.leave": ["kiosk_9"],
  "ferry.ride": ["pawn", "ferry", "=→", "berth"],
  "ferry.port": ["port"],
  "ferry.call": ["ferry", "=→", "berth", "coin", "=10"],
  "trade.limit": ["gt-fish", "gt-fish", "gt-burgers", "gt-fennel", "gt-booze", "gt-booze", "gt-cigarettes"],
  "merchant.buy": ["kiosk_9"],
  "merchant.price": ["gt-booze", "gt-booze", "=100 → 60"],
  "merchant.sell": ["gt-burgers", "=→", "coin"],
  "merchant.fall": ["gt-burgers", "x-fall"],
  "changer.exchange": ["kiosk_4"],
  "special.freddy": ["kiosk_8"],
  "special.franz": ["kiosk_16"],
  "special.felicitas": ["kiosk_25"],
  "fetish.cost": ["=3", "=4", "=5", "=→", "idol_1"],
  "fetish.payment": ["kiosk_2", "kiosk_14", "kiosk_26"],
  "fetish.bonus": ["bonus-back"],
  "produce.all": ["x-produce", "gt-fennel"],
  "produce.shortage": ["gt-fennel", "x-rise"],
  "price.rise": ["x-rise", "gt-fish", "=60 → 100"],
  "price.fall": ["x-fall", "gt-fish", "=50 → 30"],
  "bonus.secret": ["bonus-back"],
  "tables.fetishes": ["idol_1", "idol_3", "idol_2"],
  "end.third_fetish": ["idol_1", "idol_2", "idol_3"],
  ...Object.fromEntries(BONUSES.map((bonus) => [`bonus.${bonus}`, [`bonus-${bonus}`]])),
  ...Object.fromEntries(CHOSEN_EXTRAS.map((extra) => [EXTRA_RULES[extra] ?? `action.${extra}`, [`x-${extra}`]])),
  ...Object.fromEntries(KEEPERS.map(({ id }) => [`about.${id}`, [id]])),
};

export function pictured(book: readonly Chapter[]): readonly Chapter[] {
  return book.map((chapter) => ({ ...chapter, rules: chapter.rules.map((rule) => (rule.id in PICTURED ? { ...rule, picture: rule.id } : rule)) }));
}
