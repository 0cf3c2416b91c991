// Why not: a short sentence where there is one, else the rule itself.
import type { Chapter } from "../types";

type Strings = Readonly<Record<string, string>>;

/** Braces and quotes mean something in messages; in a rule they are only letters. */
const literal = (text: string): string => text.replace(/'/g, "’");

export function withReasons(strings: Strings, book: readonly Chapter[]): Strings {
  const rules = book.flatMap(({ rules: list }) => list).filter(({ id }) => !id.startsWith("about."));
  return { ...Object.fromEntries(rules.map(({ id, text }) => [`why.${id}`, literal(text)])), ...strings };
}
