// Where pieces travel when something has happened: from one marked spot of the page to another.
import type { Fact } from "../types";

export interface Flight {
  readonly what: { readonly good: string } | { readonly coins: number };
  readonly from: string;
  readonly to: string;
}

const fly = (goods: readonly string[], from: string, to: string): readonly Flight[] => goods.map((good) => ({ what: { good }, from, to }));
const pay = (coins: number, from: string, to: string): readonly Flight[] => (coins > 0 ? [{ what: { coins }, from, to }] : []);

export function flightsOf(fact: Fact): readonly Flight[] {
  const seat = `purse-${String(fact["seat"])}`;
  const goods = (fact["cubes"] ?? (fact["good"] === undefined ? [] : [fact["good"]])) as readonly string[];
  switch (fact.fact) {
    case "bought":
      return pay(Number(fact["price"]), seat, `card-${String(fact["column"])}`);
    case "income":
      return (fact["coins"] as readonly number[]).flatMap((coins, to) => pay(coins, "fire", `purse-${to}`));
    case "sold":
      return pay(Number(fact["coins"]), "dock", seat);
    case "traded":
    case "loaded":
    case "stored":
    case "kept":
      return fly(goods, "dock", seat);
    default:
      return [];
  }
}
