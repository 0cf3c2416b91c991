// What travels when something has happened: tiles from their pile, cards from hand to hand.
import type { Flight } from "../kit/flight";
import type { Fact } from "../types";
import { FACE_DOWN } from "./cards";
import { shapeOf } from "./tiles";

export type Cargo = { readonly tile: string } | { readonly card: string };
type Way = Flight<Cargo>;

const seat = (value: unknown): string => `player-${String(value)}`;
const card = (value: unknown): Cargo => ({ card: typeof value === "string" ? value : FACE_DOWN });

export function flightsOf(fact: Fact): readonly Way[] {
  switch (fact.fact) {
    case "took":
      return [{ what: { tile: String(fact["tile"]) }, from: `pile-${shapeOf(String(fact["tile"]))}`, to: seat(fact["seat"]) }];
    case "removed":
      return [{ what: { tile: String(fact["tile"]) }, from: seat(fact["seat"]), to: `pile-${shapeOf(String(fact["tile"]))}` }];
    case "drew":
      return [{ what: card(fact["card"]), from: seat(fact["partner"]), to: seat(fact["seat"]) }];
    case "gave":
      return [{ what: card(fact["card"]), from: seat(fact["seat"]), to: seat(fact["partner"]) }];
    case "passed":
      return (fact["cards"] as readonly { readonly card: string; readonly seat: number; readonly to: number }[]).map((pass) => ({ what: card(pass.card), from: seat(pass.seat), to: seat(pass.to) }));
    default:
      return [];
  }
}
