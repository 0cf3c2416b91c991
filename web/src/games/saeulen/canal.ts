// The course of the Canale Grande, from the edition's map.
import { CELL, COLUMNS, ROWS, cornerOf, place, type Point } from "./geometry";

const isWater = (map: readonly string[], { x, y }: Point): boolean => map[y]?.[x] === "~";

const AROUND: readonly Point[] = [{ x: 1, y: 0 }, { x: 0, y: 1 }, { x: -1, y: 0 }, { x: 0, y: -1 }];

const neighbours = (map: readonly string[], { x, y }: Point): readonly Point[] => AROUND.map((way) => ({ x: x + way.x, y: y + way.y })).filter((at) => isWater(map, at));

const same = (a: Point) => (b: Point) => a.x === b.x && a.y === b.y;

/** Its fields in order, one list per stretch of water that hangs together, from the end that lies farthest west. */
export function courses(map: readonly string[]): readonly (readonly Point[])[] {
  const water = map.flatMap((row, y) => [...row].flatMap((letter, x) => (letter === "~" ? [{ x, y }] : []))).sort((a, b) => a.x - b.x || a.y - b.y);
  const seen: Point[] = [];
  const follow = (at: Point): readonly Point[] => {
    seen.push(at);
    const next = neighbours(map, at).find((other) => !seen.some(same(other)));
    return next === undefined ? [at] : [at, ...follow(next)];
  };
  const found: (readonly Point[])[] = [];
  for (const ends of [true, false]) {
    for (const at of water) if (!seen.some(same(at)) && (!ends || neighbours(map, at).length < 2)) found.push(follow(at));
  }
  return found;
}

/** Where the water leaves the board beyond an end, if it lies at the edge. */
function beyond({ x, y }: Point): Point | null {
  const middle = centre({ x, y });
  if (x === 0) return { x: middle.x - CELL / 2, y: middle.y };
  if (x === COLUMNS - 1) return { x: middle.x + CELL / 2, y: middle.y };
  if (y === 0) return { x: middle.x, y: middle.y - CELL / 2 };
  return y === ROWS - 1 ? { x: middle.x, y: middle.y + CELL / 2 } : null;
}

const centre = (at: Point): Point => ({ x: cornerOf(at).x + CELL / 2, y: cornerOf(at).y + CELL / 2 });

export function canalPath(map: readonly string[]): string {
  const line = (course: readonly Point[]): string => {
    const ends = [course[0], course.at(-1)].map((end) => (end ? beyond(end) : null));
    const points = [...(ends[0] ? [ends[0]] : []), ...course.map(centre), ...(ends[1] && course.length > 1 ? [ends[1]] : [])];
    return points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x} ${y}`).join("");
  };
  return courses(map).map(line).join("");
}

/** Whether the water runs from north to south at a field. */
export function runsDown(map: readonly string[], field: string): boolean {
  const at = place(field);
  return !neighbours(map, at).some((other) => other.y === at.y);
}
