// How bids lie in the tray of a space: one card after the other, closer together when they are many, one for all of a player when they are too many.
import type { BidView } from "../../gen/bremerhaven";

export interface Laid {
  readonly seat: number;
  readonly value: number | null; // null: face down
  readonly of: number; // how many cards this one stands for; its value is then their total
  readonly x: number;
}

export const CARD = { width: 26, height: 36 } as const;
const STEP = 31;
const CLOSE = 19; // closer than this nothing can be read

export interface Tray {
  readonly cards: readonly Laid[];
  readonly next: number; // where one more would lie
}

type Pile = Omit<Laid, "x">;

const single = ({ seat, cards }: BidView): readonly Pile[] => cards.map((value) => ({ seat, value, of: 1 }));
const stacked = ({ seat, cards, total }: BidView): Pile => ({ seat, value: total, of: cards.length });

const stepFor = (places: number, width: number): number => (places < 2 ? STEP : Math.min(STEP, (width - CARD.width) / (places - 1)));

/** `width` is what is left of the tray for cards; with `more` there is room for one to come. */
export function trayOf(bids: readonly BidView[], width: number, more: boolean): Tray {
  const all = bids.flatMap(single);
  const piles = stepFor(all.length + Number(more), width) < CLOSE ? bids.map(stacked) : all;
  const step = stepFor(piles.length + Number(more), width);
  return { cards: piles.map((card, at) => ({ ...card, x: at * step })), next: piles.length * step };
}
