// Words of all lengths in places of one width: first narrower letters, then smaller ones.
const WIDE = 0.55; // of an average letter, in its own size
const NARROW = 0.78;
const LEAST = 10.5;

export interface Snug {
  readonly size: number;
  readonly stretch: string;
}

export function snug(text: string, width: number, size: number): Snug {
  const needed = text.length * size * WIDE;
  if (needed <= width) return { size, stretch: "100%" };
  const fits = width / (text.length * WIDE * NARROW);
  return { size: Math.max(LEAST, Math.min(size, fits)), stretch: needed * NARROW <= width ? "78%" : "70%" };
}

/** Two lines at most, broken where the halves are most alike. */
export function lines(text: string, letters: number): readonly string[] {
  if (text.length <= letters || !text.includes(" ")) return [text];
  const words = text.split(" ");
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")] as const);
  const longest = ([a, b]: readonly [string, string]): number => Math.max(a.length, b.length);
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best), cuts[0] ?? [text, ""]);
}
