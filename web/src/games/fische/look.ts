// What the pictures need to know about a view. Nothing here decides what is legal.
import type { KioskView, PlayerView, View } from "../../gen/fische";
import type { Edition, Fact, Play, Translate } from "../types";
import { type Keeper, GOODS, isBridge, isPlace, keeper, nearestPlace, shortName } from "./edition";

export type Game = Play<View>;

export interface Words {
  readonly kind: string;
  readonly first: string;
  readonly second: string;
}

/** An action in its words. */
export function wordsOf(action: string): Words {
  const [kind = "", first = "", second = ""] = action.split(" ");
  return { kind, first, second };
}

export const ofKind = (play: Game, kind: string): readonly string[] => play.legal.filter((action) => wordsOf(action).kind === kind);
export const me = (play: Game): PlayerView | null => (play.seat === null ? null : (play.view.players[play.seat] ?? null));
export const kioskAt = (view: View, place: string): KioskView | null => view.kiosks.find((kiosk) => kiosk.place === place) ?? null;
export const keeperAt = (play: Game, place: string): Keeper => keeper(play.edition, kioskAt(play.view, place)?.kiosk ?? "");

/** Every token by itself, in the order of the goods. */
export function tokens(goods: Readonly<Record<string, number>> | null): readonly string[] {
  return GOODS.flatMap((good) => Array.from({ length: goods?.[good] ?? 0 }, () => good));
}

export const carried = (player: PlayerView | null): number => tokens(player?.goods ?? null).length;

/** Where the player on turn deals with a keeper. */
export function dealingAt(play: Game): string | null {
  const { actor, players, phase } = play.view;
  const cell = actor === null ? null : (players[actor]?.cell ?? null);
  return cell !== null && isPlace(cell) && (phase === "trading" || phase === "acting") ? cell : null;
}

/** Those who sit at this table, in the order of turns. */
export const seatedHere = (view: View): readonly number[] => (view.order.length > 0 ? view.order : (view.tables.find(({ table }) => table === view.table)?.seats ?? []));

/** Roads and bridges by the kiosk that is nearest: their own short names stand nowhere on the map. */
export function cellName(play: Game, cell: string): string {
  const who = shortName(keeperAt(play, nearestPlace(play.edition, cell)));
  if (isPlace(cell) || cell === "port" || who === "") return namedCell(cell, who, play.t);
  return play.t(isBridge(cell) ? "cell.bridge_near" : "cell.road_near", { who });
}

/** A kiosk by its keeper, where that is known. */
export function namedCell(cell: string, who: string, t: Translate): string {
  if (isPlace(cell)) return who === "" ? t("cell.kiosk", { cell }) : who;
  if (cell === "port") return t("cell.port");
  return isBridge(cell) ? t("cell.bridge", { cell }) : t("cell.road", { cell });
}

export const keeperName = (edition: Edition, kiosk: unknown): string => shortName(keeper(edition, String(kiosk)));

/** Facts that came with the latest news. */
export const freshFacts = (play: Game): readonly Fact[] => play.news.filter(({ undone }) => !undone).flatMap(({ facts }) => facts);

/** The cells that the last move touched. */
export function lastCells(play: Game): readonly string[] {
  if (play.last === null || play.last.undone) return [];
  const cellsOf = (fact: Fact): readonly unknown[] => [fact["to"], fact["cell"], fact["place"]];
  const told = ["walked", "rode", "pushed", "stopped", "produced", "closed", "opened"];
  return [...new Set(play.last.facts.filter(({ fact }) => told.includes(fact)).flatMap(cellsOf).filter((cell): cell is string => typeof cell === "string"))];
}
