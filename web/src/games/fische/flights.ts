// Tokens that travel when something has happened.
import type { Flight } from "../kit/flight";
import type { Fact } from "../types";

const MOST = 3; // tokens of one kind that are seen to fly

const fly = (good: unknown, number: unknown, from: string, to: string): readonly Flight<string>[] => Array.from({ length: Math.min(MOST, Number(number)) }, () => ({ what: String(good), from, to }));

export function flightsOf(fact: Fact): readonly Flight<string>[] {
  const purse = `purse-${String(fact["seat"])}`;
  const dealing = String(fact["kiosk"] ?? "dealing");
  switch (fact.fact) {
    case "bought":
      return fly(fact["good"], fact["number"], dealing, purse);
    case "sold":
    case "offered":
      return fly(fact["good"], fact["number"], purse, dealing);
    case "exchanged":
      return [...fly(fact["given"], 1, purse, dealing), ...fly(fact["good"], fact["number"], dealing, purse)];
    case "took":
    case "gift":
      return fly(fact["good"], 1, dealing, purse);
    case "bought_from":
      return fly(fact["good"], 1, `purse-${String(fact["owner"])}`, purse);
    case "produced":
      return fly(fact["good"], fact["number"], "prices", String(fact["place"]));
    default:
      return [];
  }
}
