// What can be pressed on the lagoon: read from the legal actions.
import { CELL, cornerOf, fieldAt, LAGOON, middleOf, place, type Point } from "./geometry";
import { isDoing, verbOf, wordOf, type Game } from "./look";
import { tileName } from "./names";
import { heldRotation, waysOf } from "./placing";
import { nameOfSeat } from "../kit/seats";

export interface Target {
  readonly action: string;
  readonly label: string;
  readonly d: string; // the path that is hit
  readonly middle: Point;
}

const square = ({ x, y }: Point): string => `M${x} ${y}h${CELL}v${CELL}h${-CELL}z`;

function onField(play: Game, action: string): Target {
  const field = wordOf(action);
  const owner = play.view.tokens[field];
  const label = [play.t(`target.${verbOf(action)}`, { field }), owner === undefined ? "" : play.t("target.token_of", { who: nameOfSeat(play, owner) })].filter(Boolean).join(" ");
  return { action, label, d: square(cornerOf(place(field))), middle: middleOf(field) };
}

function onTile(play: Game, action: string): Target {
  const tile = play.view.tiles.find(({ field }) => field === wordOf(action));
  const cells = (tile?.cells ?? []).map(({ field }) => field);
  return { action, label: play.t("target.remove", { tile: tileName(tile?.tile ?? "", play.t), field: wordOf(action) }), d: cells.map((field) => square(cornerOf(place(field)))).join(""), middle: middleOf(wordOf(action)) };
}

/** In the position the tile is held in, each way is a square of its own about the tile's middle. */
function forTile(play: Game): readonly Target[] {
  const ways = waysOf(play);
  const held = heldRotation(ways, play.picked[0]);
  return ways
    .filter(({ rotation }) => rotation === held)
    .map(({ action, field, rotation, middle }) => ({ action, middle, label: play.t("target.place", { field, rotation }), d: square({ x: middle.x - CELL / 2, y: middle.y - CELL / 2 }) }));
}

export function targetsOf(play: Game): readonly Target[] {
  if (isDoing(play, "pillars", "tokens")) return play.legal.map((action) => onField(play, action));
  if (isDoing(play, "removing")) return play.legal.filter((action) => action !== "done").map((action) => onTile(play, action));
  return isDoing(play, "placing") ? forTile(play) : [];
}

/** The target with the others round it, however they are strewn: nearest to the mean of all. */
export function central(targets: readonly Target[]): Target | undefined {
  const mean = (of: (target: Target) => number): number => targets.reduce((sum, target) => sum + of(target), 0) / targets.length;
  const [x, y] = [mean(({ middle }) => middle.x), mean(({ middle }) => middle.y)];
  const far = ({ middle }: Target): number => Math.hypot(middle.x - x, middle.y - y);
  return [...targets].sort((a, b) => far(a) - far(b))[0];
}

/** The fields to light up: where a pillar or token may go, or what a way of the tile in hand would cover. */
export function lit(play: Game): readonly string[] {
  if (isDoing(play, "pillars", "tokens")) return play.legal.map(wordOf);
  return [...new Set(waysOf(play).flatMap(({ cells }) => cells.filter(({ shows }) => shows !== "span").map(fieldAt)))];
}

/** The action that a press on any field stands for, so that its reason can be asked. */
export function askedAt(play: Game, field: string): string | null {
  if (isDoing(play, "pillars")) return `pillar ${field}`;
  if (isDoing(play, "tokens")) return `token ${field}`;
  if (isDoing(play, "placing")) return `place ${field} ${heldRotation(waysOf(play), play.picked[0])}`;
  const tile = isDoing(play, "removing") ? play.view.tiles.find(({ cells }) => cells.some((cell) => cell.field === field)) : undefined;
  return tile === undefined ? null : `remove ${tile.field}`;
}

export const fieldUnder = ({ x, y }: Point): Point => ({ x: Math.floor((x - LAGOON.x) / CELL), y: Math.floor((y - LAGOON.y) / CELL) });
