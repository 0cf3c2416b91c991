// Sentences of the log whose values are drawn: players, goods, cards.
import type { Piece, Translate } from "../types";

const MARK = "\uE000";

/** A translated sentence in which some values are pieces. */
export function sentence(t: Translate, key: string, values: Readonly<Record<string, string | number>>, drawn: Readonly<Record<string, readonly Piece[]>>): readonly Piece[] {
  const marks = Object.keys(drawn);
  const text = t(key, { ...values, ...Object.fromEntries(marks.map((name) => [name, MARK + name + MARK])) });
  return text.split(MARK).flatMap((part, at): readonly Piece[] => (at % 2 === 1 ? (drawn[part] ?? []) : part === "" ? [] : [part]));
}

export const player = (seat: unknown): readonly Piece[] => [{ seat: Number(seat) }];
export const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
export const numbers = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

/** With a true minus sign. */
export const written = (points: number): string => (points < 0 ? `−${-points}` : String(points));
export const signed = (points: number): string => (points > 0 ? `+${points}` : written(points));

/** Each player with a number behind it, zeros left out: "A +2, B −2". */
export function byPlayer(values: readonly number[]): readonly Piece[] {
  return values
    .map((value, seat) => ({ value, seat }))
    .filter(({ value }) => value !== 0)
    .flatMap(({ value, seat }, at): readonly Piece[] => [...(at > 0 ? [", "] : []), { seat }, `\u00a0${signed(value)}`]);
}

/** The players who came first. */
export function winners(ranking: readonly number[]): readonly Piece[] {
  return ranking
    .map((place, seat) => ({ place, seat }))
    .filter(({ place }) => place === 1)
    .flatMap(({ seat }, at): readonly Piece[] => [...(at > 0 ? [", "] : []), { seat }]);
}
