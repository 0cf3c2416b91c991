// What the pictures need to know about a view. Nothing here decides what is legal.
import type { ContractView, PlayerView, View } from "../../gen/speicherstadt";
import type { Play } from "../types";
import { MERCHANTS, kindOf } from "./cards";
import { needsOf } from "./edition";

export type Game = Play<View>;
type Data = Readonly<Record<string, unknown>>;

export const SEASONS = ["winter", "spring", "summer", "autumn", "end"] as const;
export type Season = (typeof SEASONS)[number];

/** Of the topmost card of the pile. */
export function seasonOf(view: View): Season {
  return SEASONS.find((season) => (view.pile[season] ?? 0) > 0) ?? "end";
}

/** The view lists unseen cards by season, so the current season's come first. */
export function leftInSeason(view: View): readonly string[] {
  return view.unseen.slice(0, view.pile[seasonOf(view)] ?? 0);
}

export interface Standing {
  readonly seat: number;
  readonly firemen: number;
  readonly points: number;
}

/** All players by firemen, with what the next fire would bring if it broke out now. */
export function fireStandings(view: View): readonly Standing[] {
  return view.players
    .map(({ firemen }, seat) => ({ seat, firemen, points: view.fire?.points[seat] ?? 0 }))
    .sort((a, b) => b.firemen - a.firemen || a.seat - b.seat);
}

export function turnOrder(view: View): readonly number[] {
  const seats = view.players.length;
  return view.players.map((_, step) => (view.first + step) % seats);
}

export const openContracts = (player: PlayerView): readonly ContractView[] => player.contracts.filter(({ missing }) => missing.length > 0);
export const cardsOf = (player: PlayerView, kind: string): readonly string[] => player.cards.filter((card) => kindOf(card) === kind);
export const merchantsOf = (player: PlayerView): readonly string[] => player.cards.filter((card) => (MERCHANTS as readonly string[]).includes(card));
export const totalOf = (tally: Readonly<Record<string, number>> | undefined): number => Object.values(tally ?? {}).reduce((sum, points) => sum + points, 0);

/** Which of a contract's goods lie on it, in the order in which they are printed. */
export function slotsOf(contract: ContractView, data: Data): readonly { readonly good: string; readonly missing: boolean }[] {
  const missing = [...contract.missing];
  const isMissing = (good: string): boolean => {
    const at = missing.indexOf(good);
    if (at >= 0) missing.splice(at, 1);
    return at >= 0;
  };
  return needsOf(data, contract.id)
    .slice().reverse()
    .map((good) => ({ good, missing: isMissing(good) }))
    .slice().reverse();
}

/** The cubes among these that a contract still misses. */
export function fitting(contract: ContractView, cubes: readonly string[]): readonly string[] {
  const left = [...cubes];
  return contract.missing.filter((good) => {
    const at = left.indexOf(good);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

export const CATEGORIES = ["fires", "contracts", "counting_offices", "merchants", "churches", "warehouse", "chamber_of_commerce", "port"] as const;

/** By the ranking that the server told; before the end by points, then coins. */
export function placesOf(play: Game): readonly number[] {
  const told = play.last?.facts.find(({ fact }) => fact === "ended")?.["ranking"];
  if (Array.isArray(told)) return told.map(Number);
  const { tally, players } = play.view;
  const keys = players.map(({ coins }, seat) => [totalOf(tally[seat]), coins] as const);
  return keys.map(([points, coins]) => 1 + keys.filter(([others, purse]) => others > points || (others === points && purse > coins)).length);
}
