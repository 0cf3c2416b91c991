// Where things stand, in units of the boards.
import { type Game, type Region, touched } from "./look";

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const BOARD: Readonly<Record<Region, { readonly width: number; readonly height: number }>> = { sea: { width: 376, height: 352 }, town: { width: 408, height: 352 }, land: { width: 376, height: 352 } };

/** The place of the nth space of a board. */
export function spacePlace(region: Region, n: number): Place {
  if (region === "town") return { x: 8 + 133 * (n % 3), y: 50 + 152 * Math.floor(n / 3), w: 128, h: 140 };
  return { x: 10 + 182 * (n % 2), y: 42 + 156 * Math.floor(n / 2), w: 174, h: 148 };
}

/** How a harbour is laid out: docks beside the cells, or above them where the screen is narrow. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly wall: (n: number) => Place; // 0 to 3, from above
  readonly dock: (n: number) => Place; // the water between two walls
  readonly socket: (n: number) => number; // x of a bollard
  readonly cell: (n: number) => Place; // 0 to 11, row by row
  readonly loading: (n: number) => Place; // above the columns
  readonly ladder: number | null; // y of the prestige ladder
  readonly tall: boolean;
}

const WALL = 18;

export const BESIDE: Plan = {
  width: 770,
  height: 424,
  wall: (n) => ({ x: 0, y: 93 + 92 * n, w: 378, h: WALL }),
  dock: (n) => ({ x: 0, y: 111 + 92 * n, w: 378, h: 74 }),
  socket: (n) => 250 + 38 * n,
  cell: (n) => ({ x: 392 + 92 * (n % 4), y: 105 + 92 * Math.floor(n / 4), w: 86, h: 86 }),
  loading: (n) => ({ x: 392 + 92 * n, y: 9, w: 86, h: 80 }),
  ladder: 391,
  tall: false,
};

export const ABOVE: Plan = {
  width: 384,
  height: 406,
  wall: (n) => ({ x: 0, y: 2 + 52 * n, w: 384, h: 12 }),
  dock: (n) => ({ x: 0, y: 14 + 52 * n, w: 384, h: 40 }),
  socket: (n) => 256 + 40 * n,
  cell: (n) => ({ x: 5 + 94.5 * (n % 4), y: 243 + 54 * Math.floor(n / 4), w: 90, h: 50 }),
  loading: (n) => ({ x: 5 + 94.5 * n, y: 178, w: 90, h: 56 }),
  ladder: null,
  tall: true,
};

/** Whether the last move went there. */
export const isLast = (play: Game, word: string): boolean => touched(play).has(word);
