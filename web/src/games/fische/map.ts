// The map as drawn: roads, piers, bridges, and the way a ferry takes over the water.
import type { Edition } from "../types";
import { type Point, cells, isBridge, pointOf, stages, waters } from "./edition";
import { line, seedOf } from "./pen";

/** What is seen of the canvas. */
export const CHART = { x: 45, y: 22, width: 1110, height: 828 } as const;
const BERTHS = 24; // from the middle of the port's stage to each of its two berths
const PIER = 18; // a pier ends before the ferry

/** Each stretch between neighbours once. */
export function roads(data: Edition): string {
  const stretches = cells(data).flatMap((cell) => cell.adjacent.filter((other) => cell.id < other).map((other) => line(cell, pointOf(data, other), seedOf(cell.id + other))));
  return stretches.join("");
}

export interface Pier {
  readonly stage: string;
  readonly from: Point;
  readonly to: Point;
}

export function piers(data: Edition): readonly Pier[] {
  return stages(data).map((stage) => {
    const from = pointOf(data, stage.id);
    const length = Math.hypot(stage.x - from.x, stage.y - from.y) || 1;
    const part = Math.max(0, length - PIER) / length;
    return { stage: stage.id, from, to: { x: from.x + (stage.x - from.x) * part, y: from.y + (stage.y - from.y) * part } };
  });
}

/** A bridge lies along the road that crosses it. */
export function bridges(data: Edition): readonly { readonly at: Point; readonly turned: boolean }[] {
  return cells(data)
    .filter(({ id }) => isBridge(id))
    .map((cell) => {
      const across = cell.adjacent.map((other) => pointOf(data, other));
      const spread = (of: (point: Point) => number): number => Math.max(...across.map(of)) - Math.min(...across.map(of));
      return { at: cell, turned: spread(({ x }) => x) > spread(({ y }) => y) };
    });
}

/** Where the ferries at a stage lie: the port has two berths side by side. */
export function berths(data: Edition, stage: string): readonly Point[] {
  const { x, y } = stages(data).find(({ id }) => id === stage) ?? { x: 0, y: 0 };
  return stage === "port" ? [{ x: x - BERTHS, y }, { x: x + BERTHS, y }] : [{ x, y }];
}

/** All points of the shortest way over the water. */
export function sailed(data: Edition, from: string, to: string): readonly Point[] {
  const known = new Map(waters(data).map((water) => [water.id, water]));
  const before = new Map<string, string | null>([[from, null]]);
  for (const here of before.keys()) {
    for (const next of known.get(here)?.water ?? []) if (!before.has(next)) before.set(next, here);
  }
  const way: Point[] = [];
  for (let here: string | null | undefined = before.has(to) ? to : null; here; here = before.get(here)) way.unshift(known.get(here) ?? { x: 0, y: 0 });
  return way;
}
