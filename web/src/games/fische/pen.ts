// A hand that shakes a little, always in the same way for the same seed: nothing flickers.
import type { Point } from "./edition";

/** Numbers from -1 to 1. */
export function shaking(seed: number): () => number {
  let state = (seed * 2654435761 + 97) >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

const written = (value: number): string => value.toFixed(1);
const at = ({ x, y }: Point): string => `${written(x)} ${written(y)}`;

/** A smooth curve through points. */
export function curve(points: readonly Point[], closed = false): string {
  const n = points.length;
  const point = (k: number): Point => points[closed ? (k + n) % n : Math.min(n - 1, Math.max(0, k))] ?? { x: 0, y: 0 };
  const piece = (k: number): string => {
    const [a, b, c, d] = [point(k - 1), point(k), point(k + 1), point(k + 2)];
    const out = { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 };
    const into = { x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6 };
    return `C${at(out)} ${at(into)} ${at(c)}`;
  };
  return `M${at(point(0))}${Array.from({ length: closed ? n : n - 1 }, (_, k) => piece(k)).join("")}${closed ? "Z" : ""}`;
}

/** A line that wavers on its way. */
export function line(from: Point, to: Point, seed: number, shake = 2.5): string {
  const by = shaking(seed);
  const steps = Math.max(2, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 28));
  const inner = Array.from({ length: steps - 1 }, (_, k) => {
    const part = (k + 1) / steps;
    return { x: from.x + (to.x - from.x) * part + by() * shake, y: from.y + (to.y - from.y) * part + by() * shake };
  });
  return curve([from, ...inner, to]);
}

/** A box drawn around its middle. */
export function box(width: number, height: number, seed: number, shake = 1.2): string {
  const by = shaking(seed);
  const [w, h] = [width / 2, height / 2];
  const sides = [[-w + 2, -h], [0, -h], [w - 2, -h], [w, -h + 2], [w, 0], [w, h - 2], [w - 2, h], [0, h], [-w + 2, h], [-w, h - 2], [-w, 0], [-w, -h + 2]];
  return curve(sides.map(([x = 0, y = 0]) => ({ x: x + by() * shake, y: y + by() * shake })), true);
}

/** A ring around a point. */
export function blob({ x, y }: Point, radius: number, seed: number, shake = 0.9): string {
  const by = shaking(seed);
  return curve(Array.from({ length: 9 }, (_, k) => {
    const r = radius + by() * shake;
    return { x: x + r * Math.cos((k * 2 * Math.PI) / 9), y: y + r * Math.sin((k * 2 * Math.PI) / 9) };
  }), true);
}

/** The same number for the same word. */
export const seedOf = (word: string): number => [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99991, 7);
