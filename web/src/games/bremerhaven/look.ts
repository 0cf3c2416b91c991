// What the pictures need to know about a view. Nothing here decides what is legal.
import type { PlayerView, View } from "../../gen/bremerhaven";
import type { Fact, Play } from "../types";

export type Game = Play<View>;

export const meOf = (play: Game): PlayerView | undefined => (play.seat === null ? undefined : play.view.players[play.seat]);
export const stepOf = (play: Game): string => meOf(play)?.step ?? "nothing";

/** Steps that are taken in the own harbour. */
const AT_HOME = ["start_building", "start_order", "start_goods", "permit", "moor", "order", "production", "moving", "warehouse_fire", "subsidy", "flotsam", "clearance_sale"];
export const isAtHome = (step: string): boolean => AT_HOME.includes(step);

export type Region = "sea" | "town" | "land";
const REGIONS: Readonly<Record<string, Region>> = { "1": "town", "2": "sea", "3": "land" };
export const regionOf = (space: string): Region => REGIONS[space[0] ?? ""] ?? "town";

/** What the last entry touched, as words of the board, for the mark of the last move. */
export function touched(play: Game): ReadonlySet<string> {
  const facts = play.last === null || play.last.undone ? [] : play.last.facts;
  return new Set(facts.flatMap((fact) => wordsOf(fact, play.seat)));
}

function wordsOf(fact: Fact, seat: number | null): readonly string[] {
  if (fact.fact === "bid" || fact.fact === "robot_bid") return [`space:${String(fact["space"])}`];
  if (fact["seat"] !== seat) return [];
  const places = [["cell", "cell"], ["to", "cell"], ["loading", "loading"], ["dock", "dock"], ["wall", "wall"]] as const;
  return places.flatMap(([key, kind]) => (fact[key] === undefined ? [] : [`${kind}:${String(fact[key])}`]));
}

/** Cards that a bidder has laid out. */
export const placedBy = (bidder: { readonly influence: readonly number[]; readonly in_hand: number }): number => bidder.influence.length - bidder.in_hand;

/** By the ranking that the server told; before the end by points, then rank. */
export function placesOf(play: Game): readonly number[] {
  const told = play.last?.facts.find(({ fact }) => fact === "ended")?.["ranking"];
  if (Array.isArray(told)) return told.map(Number);
  const { players } = play.view;
  return players.map(({ score, rank }) => 1 + players.filter((other) => other.score > score || (other.score === score && other.rank < rank)).length);
}

/** Goods by kind, in the order in which they come. */
export function byKind(goods: readonly string[]): readonly { readonly good: string; readonly n: number }[] {
  return [...new Set(goods)].map((good) => ({ good, n: goods.filter((other) => other === good).length }));
}

export interface Slot {
  readonly good: string; // the one that lies there, else the one that is asked for
  readonly loaded: boolean;
}

/** The places of an order: what is loaded first, then what is missing. */
export const slotsOf = (order: { readonly loaded: readonly string[]; readonly missing: readonly string[] }): readonly Slot[] => [
  ...order.loaded.map((good) => ({ good, loaded: true })),
  ...order.missing.map((good) => ({ good, loaded: false })),
];
