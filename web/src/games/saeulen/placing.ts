// Ways to lay the tile that is taken up: read from the legal actions, chosen by hovering, turning and walking.
import { CELL, fieldAt, LAGOON, middleOf, type Point } from "./geometry";
import type { Game } from "./look";
import { boundsOf, cellsOn, type Cell } from "./tiles";

export interface Placement {
  readonly action: string;
  readonly field: string;
  readonly rotation: number;
  readonly cells: readonly Cell[];
  readonly middle: Point; // of the tile, in units of the board
}

export function placementOf(tile: string, action: string): Placement {
  const [, field = "a1", turned = "0"] = action.split(" ");
  const cells = cellsOn(tile, field, Number(turned));
  const { x, y, width, height } = boundsOf(cells);
  return { action, field, rotation: Number(turned), cells, middle: { x: LAGOON.x + (x + width / 2) * CELL, y: LAGOON.y + (y + height / 2) * CELL } };
}

export const placementsOf = (tile: string, legal: readonly string[]): readonly Placement[] => legal.filter((action) => action.startsWith("place ")).map((action) => placementOf(tile, action));

/** The positions in which the tile fits somewhere. */
export const rotationsOf = (ways: readonly Placement[]): readonly number[] => [...new Set(ways.map(({ rotation }) => rotation))].sort((a, b) => a - b);

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const nearestTo = (ways: readonly Placement[], to: Point): Placement | undefined => [...ways].sort((a, b) => far(a.middle, to) - far(b.middle, to))[0];

/** The position the tile is held in: what was picked, else the one with the most places. */
export function heldRotation(ways: readonly Placement[], picked: string | undefined): number {
  const count = (rotation: number): number => ways.filter((way) => way.rotation === rotation).length;
  const all = rotationsOf(ways);
  const wanted = Number(picked);
  return picked !== undefined && all.includes(wanted) ? wanted : ([...all].sort((a, b) => count(b) - count(a) || a - b)[0] ?? 0);
}

/** A quarter turn on, where positions that fit nowhere are skipped: the way nearest to where the tile is now. */
export function turned(ways: readonly Placement[], held: number, at: Point | null, step: 1 | -1): Placement | undefined {
  const all = rotationsOf(ways);
  const next = all[(all.indexOf(held) + step + all.length) % all.length];
  const fitting = ways.filter(({ rotation }) => rotation === next);
  return at === null ? fitting[0] : nearestTo(fitting, at);
}

/** The way that a cell stands for when it is pointed at: in the position held if one reaches it, the nearest to its middle. */
export function reach(ways: readonly Placement[], held: number): readonly { readonly field: string; readonly way: Placement }[] {
  const fields = new Set(ways.flatMap(({ cells }) => cells.filter(({ shows }) => shows !== "span").map(fieldAt)));
  return [...fields].flatMap((field) => {
    const over = ways.filter(({ cells }) => cells.some((cell) => fieldAt(cell) === field));
    const first = over.filter(({ rotation }) => rotation === held);
    const way = nearestTo(first.length > 0 ? first : over, middleOf(field));
    return way === undefined ? [] : [{ field, way }];
  });
}

/** The ways of the own seat, if it is laying a tile. */
export const waysOf = (play: Game): readonly Placement[] => (play.view.task?.tile && play.view.phase === "placing" ? placementsOf(play.view.task.tile, play.legal) : []);

/** Turns the tile in hand and shows it at the nearest place. */
export function turnTile(play: Game, step: 1 | -1): boolean {
  const ways = waysOf(play);
  if (rotationsOf(ways).length < 2) return false;
  const shown = ways.find(({ action }) => action === play.chosen);
  const next = turned(ways, shown?.rotation ?? heldRotation(ways, play.picked[0]), shown?.middle ?? null, step);
  if (next === undefined) return false;
  play.pick([String(next.rotation)]);
  if (shown !== undefined) play.choose(next.action);
  return true;
}
