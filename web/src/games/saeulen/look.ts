// Questions about the view that several components ask.
import type { PlayerView, View } from "../../gen/saeulen";
import { isMine } from "../kit/seats";
import type { Fact, Play } from "../types";
import { FACE_DOWN } from "./cards";

export type Game = Play<View>;

export const CATEGORIES = ["arms", "edges", "tokens", "gondola", "speculation"] as const;

export const verbOf = (action: string | null): string => action?.split(" ")[0] ?? "";
export const wordOf = (action: string | null): string => action?.split(" ")[1] ?? "";

export const playerOf = (play: Game, seat: number | null): PlayerView | undefined => (seat === null ? undefined : play.view.players[seat]);

/** What is looked at, or was sent and not confirmed yet. */
export const shownOf = (play: Game): string | null => play.waiting ?? (play.chosen !== null && play.legal.includes(play.chosen) ? play.chosen : null);

/** Everything that happened since the frame before, and was not taken back. */
export const newsOf = (play: Game): readonly Fact[] => play.news.filter(({ undone }) => !undone).flatMap(({ facts }) => facts);

/** Facts of the latest move, for its mark on the board. */
export const lastFacts = (play: Game): readonly Fact[] => (play.last === null || play.last.undone ? [] : play.last.facts);

export type Standing = "done" | "now" | "next";

/** How far a card is that lies before its player. */
export function standingOf(view: View, seat: number): Standing {
  if (view.players[seat]?.done) return "done";
  return view.task?.seat === seat ? "now" : "next";
}

/** Cards of somebody else's hand: the known ones, then as many backs as there are more. */
export function handOf(player: PlayerView): readonly string[] {
  const known = player.cards.slice(0, player.hand);
  return [...known, ...Array.from({ length: Math.max(0, player.hand - known.length) }, () => FACE_DOWN)];
}

/** Whether the own seat is in this phase. */
export const isDoing = (play: Game, ...phases: readonly string[]): boolean => isMine(play) && phases.includes(play.view.phase);

export const totalOf = (tally: Readonly<Record<string, number>> | undefined): number => Object.values(tally ?? {}).reduce((sum, points) => sum + points, 0);

/** The same tiles together, each with how many there are. */
export function counted(tiles: readonly string[]): readonly { readonly tile: string; readonly n: number }[] {
  return [...new Set(tiles)].map((tile) => ({ tile, n: tiles.filter((other) => other === tile).length }));
}

/** The pointer has left where these acts are pressed: their preview closes, others stay. */
export function letGo(play: Game, event: PointerEvent, ...verbs: readonly string[]): void {
  if (event.pointerType === "mouse" && verbs.includes(verbOf(play.chosen))) play.choose(null);
}
