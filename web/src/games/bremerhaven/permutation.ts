// Price cards as four sliders: whoever moves one good to a price gives its old price to the good that had it.
import type { Edition } from "../types";
import { priceCards } from "./edition";
import { GOODS } from "./words";

export type Prices = Readonly<Record<string, number>>;

export function swapped(prices: Prices, good: string, price: number): Prices {
  const other = GOODS.find((name) => prices[name] === price);
  return { ...prices, ...(other === undefined ? {} : { [other]: prices[good] ?? 0 }), [good]: price };
}

export const cardOf = (edition: Edition, prices: Prices): string | undefined => priceCards(edition).find((card) => GOODS.every((good) => card[good] === prices[good]))?.id;

export function pricesOf(edition: Edition, card: string): Prices {
  const printed = priceCards(edition).find(({ id }) => id === card);
  return Object.fromEntries(GOODS.map((good) => [good, printed?.[good] ?? 0]));
}

/** The price card under one's fingers: the one that was set, else the valid one. */
export const pickedCard = (picked: readonly string[], valid: string): string => (picked[0]?.startsWith("price:") ? picked[0].slice(6) : valid);
