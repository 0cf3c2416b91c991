// What travels when something has happened. Goods and ships of others go to their picture at the side.
import type { Flight } from "../kit/flight";
import type { Fact } from "../types";

export type Piece = { readonly art: string } | { readonly coins: number } | { readonly card: number };
type Way = Flight<Piece>;

const word = (fact: Fact, key: string): string => String(fact[key]);
const pay = (money: number, from: string, to: string): readonly Way[] => (money > 0 ? [{ what: { coins: money }, from, to }] : []);

function flight(fact: Fact, own: number | null): readonly Way[] {
  const seat = Number(fact["seat"]);
  const mine = seat === own;
  const purse = `purse-${seat}`;
  const at = (kind: string, key: string): string => (mine ? `${kind}-${word(fact, key)}` : `harbour-${seat}`);
  const carry = (from: string, to: string): readonly Way[] => (mine ? [{ what: { art: word(fact, "good") }, from, to }] : []);
  switch (fact.fact) {
    case "bid":
      return [{ what: { card: seat }, from: mine ? `hand-${seat}` : `rank-${seat}`, to: `space-${word(fact, "space")}` }];
    case "moored":
      return [{ what: { art: `ship-${word(fact, "good")}` }, from: "region-sea", to: at("dock", "dock") }];
    case "unloaded":
      return carry(at("dock", "dock"), at("cell", "cell"));
    case "moved":
      return carry(at("cell", "from"), at("cell", "to"));
    case "loaded":
      return carry(at("cell", "cell"), at("loading", "loading"));
    case "transshipped":
      return carry(at("dock", "dock"), at("loading", "loading"));
    case "parking":
      return pay(Number(fact["money"]), "space-1.0", purse);
    case "income":
      return (fact["money"] as readonly number[]).flatMap((money, to) => pay(money, "space-1.5", `purse-${to}`));
    case "settled":
      return pay(Number(fact["sale"]) + Math.max(0, Number(fact["money"])), at("loading", "loading"), purse);
    default:
      return [];
  }
}

export const flightsOf = (facts: readonly Fact[], own: number | null): readonly Way[] => facts.flatMap((fact) => flight(fact, own));
