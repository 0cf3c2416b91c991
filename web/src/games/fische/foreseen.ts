// What the server's previews of this game say.
import { stepsOf } from "../kit/way";
import type { Preview } from "../types";
import { extraOf, keeper } from "./edition";
import { type Game, dealingAt, kioskAt, me, wordsOf } from "./look";

type Pair = readonly [number, number];
export interface Foreseen {
  readonly unit?: number;
  readonly total?: number;
  readonly florins?: Pair;
  readonly carried?: Pair;
  readonly price?: Pair;
  readonly points?: Pair;
  readonly points_lost?: number;
}
export const read = (preview: Preview): Foreseen => preview as unknown as Foreseen;

/** The cell where a way, or a stop, ends; null if what is looked at is no movement. */
export function goalOf(play: Game): string | null {
  if (play.chosen === null || play.view.phase !== "moving") return null;
  const steps = stepsOf(play.chosen).map(wordsOf).filter(({ kind }) => kind === "walk" || kind === "ride" || kind === "stop");
  const step = steps.filter(({ kind }) => kind !== "stop").at(-1);
  return step?.first ?? (steps.length > 0 ? (me(play)?.cell ?? null) : null);
}

export interface Shift {
  readonly good: string;
  readonly to: number;
}

/** Prices as an action would leave them, by the facts of its preview. */
export function shiftsIn(preview: Preview): readonly Shift[] {
  return preview.facts.filter(({ fact }) => fact === "price").map((fact) => ({ good: String(fact["good"]), to: Number(fact["to"]) }));
}

/** What a visit to the kiosk at the end of the way would do to prices: a sale of what one carries, and the rises. */
export function shiftsAt(play: Game, place: string): readonly Shift[] {
  const who = keeper(play.edition, kioskAt(play.view, place)?.kiosk ?? "");
  const buys = who.buys;
  const sale = buys !== undefined && (me(play)?.goods?.[buys] ?? 0) > 0 ? [{ good: buys, to: play.view.after_fall[buys] ?? 0 }] : [];
  const rises = (who.extra ?? []).map(extraOf).flatMap(({ word, good }) => (word === "rise" && good !== null ? [{ good, to: play.view.after_rise[good] ?? 0 }] : []));
  return [...sale, ...rises].filter(({ good, to }) => to !== play.view.prices[good]);
}

/** The kiosk that the side column speaks of, besides the one somebody points at. */
export const subjectOf = (play: Game): string | null => goalOf(play) ?? dealingAt(play);
