// How bids lie in the tray of a space: one card after the other, closer together when they are many.
import type { BidView } from "../../gen/bremerhaven";

export interface Laid {
  readonly seat: number;
  readonly value: number | null; // null: face down
  readonly x: number;
}

export const CARD = { width: 26, height: 36 } as const;
const STEP = 31;

export interface Tray {
  readonly cards: readonly Laid[];
  readonly next: number; // where one more would lie
}

/** `width` is what is left of the tray for cards; with `more` there is room for one to come. */
export function trayOf(bids: readonly BidView[], width: number, more: boolean): Tray {
  const all = bids.flatMap(({ seat, cards }) => cards.map((value) => ({ seat, value })));
  const places = all.length + Number(more);
  const step = places < 2 ? STEP : Math.min(STEP, (width - CARD.width) / (places - 1));
  return { cards: all.map((card, at) => ({ ...card, x: at * step })), next: all.length * step };
}
