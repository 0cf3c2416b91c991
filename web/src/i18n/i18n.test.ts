import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";
import de from "./de.json";
import en from "./en.json";
import { LANGS, pick, sentence, type Dictionary } from "./format.ts";
import fr from "./fr.json";

const strings: Readonly<Record<string, Dictionary>> = { fr, en, de };
const sources = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../**/*.test.ts", "!../games/*/**", "!../gen/**"], { query: "?raw", import: "default", eager: true });
const kit = import.meta.glob<string>("../games/kit/*.{svelte,ts}", { query: "?raw", import: "default", eager: true }); // boards share it, and it speaks with the shell's words
const files = [...Object.values(sources), ...Object.values(kit)];
const found = (pattern: RegExp) => files.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? ""));
const literal = new Set(found(/(?<![\w.])t\(\s*"([\w.]+)"/g));
const prefixes = [...found(/(?<![\w.])t\(`([\w.]+)\$\{/g), ...found(/\bword\("(\w+)"/g).map((kind) => `${kind}.`)].filter(Boolean);
const placeholders = (text: string) => [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1]))].sort();

describe("strings", () => {
  it.each(LANGS)("%s has the same keys as French", (lang) => {
    expect(Object.keys(strings[lang] ?? {}).sort()).toEqual(Object.keys(fr).sort());
  });

  it.each(LANGS)("%s can be read, with the same values as French", (lang) => {
    for (const [key, text] of Object.entries(strings[lang] ?? {})) {
      expect(() => new IntlMessageFormat(text, lang, undefined, { ignoreTag: true }), key).not.toThrow();
      expect(placeholders(text), key).toEqual(placeholders((fr as Dictionary)[key] ?? ""));
    }
  });

  it("has every key that is asked for", () => {
    expect([...literal].filter((key) => !(key in fr))).toEqual([]);
  });

  it("has no key that nobody asks for", () => {
    const used = (key: string) => literal.has(key) || prefixes.some((prefix) => key.startsWith(prefix)) || files.some((text) => text.includes(`"${key}"`));
    expect(Object.keys(fr).filter((key) => !used(key))).toEqual([]);
  });
});

describe("format", () => {
  it("picks the first language it knows", () => {
    expect(pick(["es", "de-AT", "fr"])).toBe("de");
    expect(pick(["es"])).toBe("en");
    expect(pick([])).toBe("en");
  });

  it("fills in values and plurals, and shows an unknown key as it is", () => {
    const words = { seats: "{n, plural, one {# place} other {# places}}" };
    expect(sentence("fr", [words], "seats", { n: 1 })).toBe("1 place");
    expect(sentence("fr", [words], "seats", { n: 3 })).toBe("3 places");
    expect(sentence("fr", [{}, words], "nothing")).toBe("nothing");
  });
});
