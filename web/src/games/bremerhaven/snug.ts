// Words of all lengths in places of one width: first narrower letters, then smaller ones.
const WIDE = 0.56; // of an average letter, in its own size
const STRETCHES = [
  { stretch: "100%", factor: 1 },
  { stretch: "78%", factor: 0.82 },
  { stretch: "62%", factor: 0.68 },
] as const;
const LEAST = 10.5;

export interface Snug {
  readonly size: number;
  readonly stretch: string;
}

export function snug(text: string, width: number, size: number): Snug {
  const needed = text.length * size * WIDE;
  const fitting = STRETCHES.find(({ factor }) => needed * factor <= width);
  if (fitting !== undefined) return { size, stretch: fitting.stretch };
  const { stretch, factor } = STRETCHES[2];
  return { size: Math.max(LEAST, (size * width) / (needed * factor)), stretch };
}

/** Two lines at most, broken where the halves are most alike. */
export function lines(text: string, letters: number): readonly string[] {
  if (text.length <= letters || !text.includes(" ")) return [text];
  const words = text.split(" ");
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")] as const);
  const longest = ([a, b]: readonly [string, string]): number => Math.max(a.length, b.length);
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best), cuts[0] ?? [text, ""]);
}
