import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";
import { RULES } from "../../gen/speicherstadt";
import type { Chapter, Fact, Lang, Translate } from "../types";
import { CARD_KINDS, GOODS, SHORT } from "./cards";
import { CATEGORIES, SEASONS } from "./look";
import { PICTURED } from "./pictured";
import rulebookDe from "./rulebook.de";
import rulebookEn from "./rulebook.en";
import rulebookFr from "./rulebook.fr";
import de from "./strings.de.json";
import en from "./strings.en.json";
import fr from "./strings.fr.json";
import { FACTS, tell } from "./tell";

const strings: Readonly<Record<Lang, Readonly<Record<string, string>>>> = { fr, en, de };
const rulebooks: Readonly<Record<Lang, readonly Chapter[]>> = { fr: rulebookFr, en: rulebookEn, de: rulebookDe };
const langs = ["fr", "en", "de"] as const;
const sources = import.meta.glob<string>(["./*.svelte", "./*.ts", "!./*.test.ts", "!./rulebook.*"], { query: "?raw", import: "default", eager: true });

const edition = { card: [], fireman: [], fire: [{ id: "fire_1", value: 1 }], contract: [{ id: "contract_a1", points: 8 }] };

const translate = (lang: Lang): Translate => (key, values) => String(new IntlMessageFormat(strings[lang][key] ?? `missing: ${key}`, lang).format(values));

const facts: readonly Fact[] = [
  { fact: "starts", seat: 1 },
  { fact: "laid", column: 1, card: "ship_1", cubes: ["tea", "tea", "coffee"] },
  { fact: "laid", column: 2, card: "contract_a1", cubes: [] },
  { fact: "fire", card: "fire_1", firemen: [2, 0], points: [1, -1] },
  { fact: "fire", card: "fire_2", firemen: [2, 2], points: [0, 0] },
  { fact: "last_round" },
  { fact: "placed", seat: 0, column: 3, floor: 2 },
  { fact: "bought", seat: 0, column: 3, card: "bank", price: 2 },
  { fact: "declined", seat: 0, column: 3, card: "bank", price: 2 },
  { fact: "too_poor", seat: 0, column: 3, card: "bank", price: 2 },
  { fact: "discarded", column: 3, card: "ship_2", cubes: ["tea"] },
  { fact: "loaded", seat: 0, good: "tea", contract: "contract_a1", complete: false },
  { fact: "loaded", seat: 0, good: "tea", contract: "contract_a1", complete: true },
  { fact: "traded", seat: 0, good: "tea" },
  { fact: "stored", seat: 0, good: "tea" },
  { fact: "kept", seat: 0, good: "tea" },
  { fact: "offered", seat: 0, good: "tea" },
  { fact: "dropped", seat: 0, good: "tea" },
  { fact: "sold", seat: 0, cubes: ["tea", "coffee"], coins: 1 },
  { fact: "converted", seat: 0, cubes: ["tea", "coffee", "tea"], good: "carpet" },
  { fact: "lost", seat: 0, cubes: ["tea"] },
  { fact: "income", coins: [1, 2] },
  { fact: "ended", tally: [], ranking: [1, 2] },
];

/** Keys that are put together from a beginning and one of these words. */
const derived: readonly string[] = [
  ...GOODS.map((good) => `good.${good}`),
  ...CARD_KINDS.flatMap((kind) => [`card.${kind}`, `the.${kind}`]),
  ...SHORT.map((name) => `short.${name}`),
  ...SEASONS.flatMap((season) => [`season.${season}`, `left.${season}`]),
  ...CATEGORIES.map((category) => `score.${category}`),
  ...RULES.map((rule) => `why.${rule}`),
  ...FACTS.map((fact) => `log.${fact}`),
  ...["supply", "demand", "purchase", "loading", "income"].map((phase) => `phase.${phase}`),
  ...["demand", "purchase", "loading"].map((phase) => `prompt.wait_${phase}`),
  ...["load", "trade", "store", "keep", "offer", "sell", "convert", "drop"].map((verb) => `act.${verb}`),
  ...["dock", "hall", "warehouse"].map((place) => `quay.from_${place}`),
  ...["ship", "contract", "fireman"].map((kind) => `still.${kind}`),
];

/** The names of all values in a message, however deep. */
function valuesOf(text: string, lang: Lang): readonly string[] {
  type Part = { readonly type: number; readonly value?: unknown; readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>> };
  const LITERAL = 0;
  const names = (parts: readonly Part[]): readonly string[] => parts.flatMap((part) => [...(part.type === LITERAL || part.value === undefined ? [] : [String(part.value)]), ...Object.values(part.options ?? {}).flatMap(({ value }) => names(value))]);
  return names(new IntlMessageFormat(text, lang).getAst() as readonly Part[]);
}

describe("strings", () => {
  it.each(langs)("%s has the keys of the others", (lang) => {
    expect(Object.keys(strings[lang])).toEqual(Object.keys(fr));
  });

  it.each(langs)("%s can be parsed and shouts nowhere", (lang) => {
    for (const text of Object.values(strings[lang])) {
      expect(() => new IntlMessageFormat(text, lang)).not.toThrow();
      expect(text).not.toMatch(/!/);
    }
  });

  it.each(langs)("%s asks for no other values", (lang) => {
    const different = Object.entries(fr).filter(([key, text]) => valuesOf(strings[lang][key] ?? "", lang).some((name) => !valuesOf(text, "fr").includes(name)));
    expect(different).toEqual([]);
  });

  it("are all used", () => {
    const code = Object.values(sources).join("\n");
    expect(Object.keys(fr).filter((key) => !derived.includes(key) && !code.includes(`"${key}"`))).toEqual([]);
  });

  it("say all that the code asks for", () => {
    const asked = Object.values(sources).flatMap((code) => [...code.matchAll(/\bt\("([\w.]+)"/g)].map(([, key]) => key ?? ""));
    const known = Object.keys(fr);
    expect([...asked, ...derived].filter((key) => !known.includes(key) && !key.startsWith("log."))).toEqual([]);
  });
});

describe("rulebook", () => {
  it.each(langs)("%s tells every rule once, in order", (lang) => {
    const ids = rulebooks[lang].flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(ids.filter((id) => !id.startsWith("about."))).toEqual(RULES);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(langs)("%s has the chapters of the others", (lang) => {
    expect(rulebooks[lang].map(({ rules }) => rules.length)).toEqual(rulebookFr.map(({ rules }) => rules.length));
  });
});

it("shows pictures beside rules that there are", () => {
  expect(Object.keys(PICTURED).filter((id) => !(RULES as readonly string[]).includes(id))).toEqual([]);
});

describe("journal", () => {
  it("knows every word", () => {
    expect([...new Set(facts.map(({ fact }) => fact))].sort()).toEqual([...FACTS].sort());
  });

  it.each(langs)("%s tells every fact", (lang) => {
    for (const fact of facts) {
      const pieces = tell(fact, translate(lang), edition);
      expect(pieces?.length, fact.fact).toBeGreaterThan(0);
      expect(JSON.stringify(pieces), fact.fact).not.toMatch(/missing:|undefined|\uE000/);
    }
  });

  it("says which contract and which fire", () => {
    expect(JSON.stringify(tell({ fact: "loaded", seat: 0, good: "tea", contract: "contract_a1", complete: true }, translate("en"), edition))).toContain("the contract of 8");
    expect(tell({ fact: "fire", card: "fire_1", points: [0, 0] }, translate("en"), edition)).toEqual(["Fire ±1: all brigades are equal, nothing happens."]);
  });

  it("does not tell of nothing lost", () => {
    expect(tell({ fact: "lost", seat: 0, cubes: [] }, translate("en"), edition)).toBeNull();
  });
});
