// What travels when something has happened.
import type { Fact } from "../types";
import type { Flight } from "../kit/flight";

export type Cargo = { readonly good: string } | { readonly coins: number };
type Way = Flight<Cargo>;

const fly = (goods: readonly string[], from: string, to: string): readonly Way[] => goods.map((good) => ({ what: { good }, from, to }));
const pay = (coins: number, from: string, to: string): readonly Way[] => (coins > 0 ? [{ what: { coins }, from, to }] : []);

export function flightsOf(fact: Fact): readonly Way[] {
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
