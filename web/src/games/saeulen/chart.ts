// Decoration of the chart: rhumb lines from the rose, and soundings that look strewn but never move.
import { CELL, COLUMNS, LAGOON, ROWS, type Point } from "./geometry";

const ROSE: Point = { x: 100, y: 96 };
const RAYS = 32;
const FAR = 1100;
const DEPTHS = ["1½", "2", "2½", "3", "3½", "4", "5"] as const;

export const rhumbs: string = Array.from({ length: RAYS }, (_, ray) => (2 * Math.PI * ray) / RAYS)
  .map((angle) => `M${ROSE.x} ${ROSE.y}L${Math.round(ROSE.x + FAR * Math.cos(angle))} ${Math.round(ROSE.y + FAR * Math.sin(angle))}`)
  .join("");

const strewn = (n: number): number => ((n * 7919 + 104729) * 31) % 997;

export const soundings: readonly (Point & { readonly depth: string })[] = Array.from({ length: COLUMNS * ROWS }, (_, n) => n)
  .filter((n) => strewn(n) % 5 < 2 && (n % COLUMNS > 1 || n >= 2 * COLUMNS))
  .map((n) => ({
    x: LAGOON.x + (n % COLUMNS) * CELL + 14 + (strewn(n + 200) % 26),
    y: LAGOON.y + Math.floor(n / COLUMNS) * CELL + 22 + (strewn(n + 400) % 22),
    depth: DEPTHS[strewn(n + 600) % DEPTHS.length] ?? "3",
  }));

/** Red and white posts along the banks. */
export const posts: readonly Point[] = [{ x: 56, y: 249 }, { x: 105, y: 307 }, { x: 825, y: 197 }, { x: 890, y: 255 }, { x: 636, y: 306 }, { x: 386, y: 198 }];
