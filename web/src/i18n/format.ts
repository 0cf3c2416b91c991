// Sentences: one dictionary per language, plural forms and named values by ICU messages.
import { IntlMessageFormat } from "intl-messageformat";
import type { Lang } from "../games/types.ts";

export type Dictionary = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;

export const LANGS: readonly Lang[] = ["fr", "en", "de"];

const isLang = (text: string): text is Lang => (LANGS as readonly string[]).includes(text);

/** The first language of a list that is spoken here. */
export function pick(wanted: readonly string[]): Lang {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLang) ?? "en";
}

const ready = new Map<string, IntlMessageFormat>();

function message(lang: Lang, text: string): IntlMessageFormat {
  const key = `${lang}\n${text}`;
  const known = ready.get(key) ?? new IntlMessageFormat(text, lang, undefined, { ignoreTag: true });
  ready.set(key, known);
  return known;
}

/** The sentence of a key in the first dictionary that has it; the key itself when none does. */
export function sentence(lang: Lang, dictionaries: readonly Dictionary[], key: string, values?: Values): string {
  const text = dictionaries.find((dictionary) => key in dictionary)?.[key];
  return text === undefined ? key : String(message(lang, text).format(values as Record<string, string | number>));
}
