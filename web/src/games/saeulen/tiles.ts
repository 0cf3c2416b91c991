// City tiles: their cells as they lie, and the roofs and plazas that show them.
import { fieldAt, place, type Point } from "./geometry";

export const SHAPES = ["domino", "line", "corner", "square", "bridge"] as const;
export type Shape = (typeof SHAPES)[number];
type Shows = "building" | "plaza" | "span";

export interface Cell extends Point {
  readonly shows: Shows;
}

const OUTLINES: Readonly<Record<Shape, readonly (readonly [number, number])[]>> = {
  domino: [[0, 0], [1, 0]],
  line: [[0, 0], [1, 0], [2, 0]],
  corner: [[0, 0], [1, 0], [0, 1]],
  square: [[0, 0], [1, 0], [1, 1], [0, 1]],
  bridge: [[0, 0], [1, 0], [2, 0]],
};

export const shapeOf = (tile: string): Shape => tile.split("_")[0] as Shape;

/** What the cells show, from the first one on; a bridge names its two ends only. */
function showing(tile: string): readonly Shows[] {
  const cells = [...(tile.split("_")[1] ?? "")].map((letter): Shows => (letter === "b" ? "building" : "plaza"));
  return shapeOf(tile) === "bridge" ? cells.flatMap((cell, at): readonly Shows[] => (at === 0 ? [cell, "span"] : [cell])) : cells;
}

function turn([x, y]: readonly [number, number], quarters: number): Point {
  return quarters === 0 ? { x: x + 0, y: y + 0 } : turn([y === 0 ? 0 : -y, x], quarters - 1);
}

/** The cells of a tile turned clockwise about its first one, which lies at 0, 0. */
export function cellsOf(tile: string, rotation: number = 0): readonly Cell[] {
  const shows = showing(tile);
  return OUTLINES[shapeOf(tile)].map((cell, at) => ({ ...turn(cell, rotation / 90), shows: shows[at] ?? "plaza" }));
}

/** The same, with the first cell on a field. */
export function cellsOn(tile: string, field: string, rotation: number): readonly Cell[] {
  const first = place(field);
  return cellsOf(tile, rotation).map(({ x, y, shows }) => ({ x: first.x + x, y: first.y + y, shows }));
}

export const fieldsOf = (cells: readonly Point[]): readonly string[] => cells.map(fieldAt);

export function boundsOf(cells: readonly Point[]): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1 };
}

/** One of three looks, the same for a tile wherever it lies. */
export const variantOf = (tile: string): number => [...tile].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1009, 7) % 3;

export interface Drawn extends Point {
  readonly symbol: string;
  readonly width: number;
  readonly height: number;
}

/** Two buildings side by side share one roof; everything else has a cell to itself. */
export function drawing(tile: string, cells: readonly Cell[]): readonly Drawn[] {
  const look = variantOf(tile);
  const roofed = new Set<Cell>();
  const free = (x: number, y: number): Cell | undefined => cells.find((cell) => cell.x === x && cell.y === y && cell.shows === "building" && !roofed.has(cell));
  const inOrder = [...cells].sort((a, b) => a.y - b.y || a.x - b.x);
  return inOrder.flatMap((cell, at): readonly Drawn[] => {
    const { x, y, shows } = cell;
    if (shows === "plaza") return [{ symbol: `plaza-${(look + at) % 3}`, x, y, width: 1, height: 1 }];
    if (shows === "span" || roofed.has(cell)) return [];
    roofed.add(cell);
    const east = free(x + 1, y);
    const south = east === undefined ? free(x, y + 1) : undefined;
    if (east) roofed.add(east);
    if (south) roofed.add(south);
    const roof = east ? "roof-wide" : south ? "roof-tall" : "roof";
    return [{ symbol: `${roof}-${(look + (east || south ? 0 : at)) % 3}`, x, y, width: east ? 2 : 1, height: south ? 2 : 1 }];
  });
}

/** Whether the span of a bridge runs from north to south. */
export const isUpright = (cells: readonly Point[]): boolean => boundsOf(cells).height > boundsOf(cells).width;
