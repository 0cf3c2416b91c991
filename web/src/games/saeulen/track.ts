// The score track round the board: squares of 28, from the bottom left upwards, then clockwise.
import type { Point } from "./geometry";

export const SQUARE = 28;
const ACROSS = 35;
const UP = 18;
const SQUARES = 2 * (ACROSS + UP) - 4;

/** Top left corner of a square of the track. */
function square(index: number): Point {
  const at = ((index % SQUARES) + SQUARES) % SQUARES;
  if (at < UP) return { x: 0, y: (UP - 1 - at) * SQUARE };
  if (at < UP + ACROSS - 1) return { x: (at - UP + 1) * SQUARE, y: 0 };
  if (at < 2 * UP + ACROSS - 2) return { x: (ACROSS - 1) * SQUARE, y: (at - UP - ACROSS + 2) * SQUARE };
  return { x: (SQUARES - at) * SQUARE, y: (UP - 1) * SQUARE };
}

export interface Space extends Point {
  readonly n: number;
  readonly width: number;
  readonly last: boolean;
}

/** Spaces 0 to the last one, which takes what is left of the track. */
export function spaces(last: number): readonly Space[] {
  const plain = Math.min(last, SQUARES - 1);
  const all = Array.from({ length: plain }, (_, n): Space => ({ n, ...square(n), width: SQUARE, last: false }));
  const end = Math.min(last, SQUARES - 1);
  const left = square(SQUARES - 1);
  return [...all, { n: last, x: left.x, y: left.y, width: square(end).y === left.y ? square(end).x - left.x + SQUARE : SQUARE, last: true }];
}

/** The middle of the space of a score; beyond the last space the token stays there. */
export function spotOf(score: number, last: number): Point {
  if (score >= last) {
    const end = spaces(last).at(-1);
    return { x: (end?.x ?? 0) + (end?.width ?? SQUARE) / 2, y: (end?.y ?? 0) + SQUARE / 2 };
  }
  const { x, y } = square(Math.max(0, score));
  return { x: x + SQUARE / 2, y: y + SQUARE / 2 };
}

const FAN = 7;
const EDGE = 13; // a token stays whole

/** Several tokens on a space lie fanned out along the track, the lower seats behind; none leaves the board. */
export function fanned(scores: readonly number[], last: number): readonly Point[] {
  return scores.map((score, seat) => {
    const here = (other: number): boolean => Math.min(other, last) === Math.min(score, last);
    const before = scores.slice(0, seat).filter(here).length;
    const spread = (scores.filter(here).length - 1) * FAN;
    const { x, y } = spotOf(score, last);
    if (x >= SQUARE && x <= (ACROSS - 1) * SQUARE) return { x: x - spread / 2 + before * FAN, y };
    const lowest = Math.max(EDGE + spread, Math.min(UP * SQUARE - EDGE, y + spread / 2));
    return { x, y: lowest - before * FAN };
  });
}
