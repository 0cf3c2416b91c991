import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";
import { RULES } from "../../gen/saeulen";
import type { Chapter, Fact, Lang, Translate } from "../types";
import { CHARACTERS } from "./cards";
import { TABS } from "./Tabs.svelte";
import { CATEGORIES } from "./look";
import { tileName } from "./names";
import { PICTURED } from "./pictured";
import rulebookDe from "./rulebook.de";
import rulebookEn from "./rulebook.en";
import rulebookFr from "./rulebook.fr";
import de from "./strings.de.json";
import en from "./strings.en.json";
import fr from "./strings.fr.json";
import { FACTS, tell } from "./tell";
import { SHAPES } from "./tiles";

const strings: Readonly<Record<Lang, Readonly<Record<string, string>>>> = { fr, en, de };
const rulebooks: Readonly<Record<Lang, readonly Chapter[]>> = { fr: rulebookFr, en: rulebookEn, de: rulebookDe };
const langs = ["fr", "en", "de"] as const;
const sources = import.meta.glob<string>(["./*.svelte", "./*.ts", "!./*.test.ts", "!./rulebook.*"], { query: "?raw", import: "default", eager: true });

const edition = { card: [{ id: "architect_2", symbol: true, stones: 5 }, { id: "pillar_builder_1", symbol: false, pillars: 3, tokens: 2 }], points: { gondola: 2 } };

const translate = (lang: Lang): Translate => (key, values) => String(new IntlMessageFormat(strings[lang][key] ?? `missing: ${key}`, lang).format(values));

const facts: readonly Fact[] = [
  { fact: "starts", seat: 1 },
  { fact: "skipped", seat: 1 },
  { fact: "drew", seat: 1, partner: 0, card: "architect_2" },
  { fact: "drew", seat: 1, partner: 0, card: null },
  { fact: "gave", seat: 1, partner: 0, card: "gondolier" },
  { fact: "gave", seat: 1, partner: 0, card: null },
  { fact: "chose", seat: 1, card: "spy_1" },
  { fact: "chose", seat: 0, card: null },
  { fact: "revealed", cards: ["architect_2", "spy_1"] },
  { fact: "acts", seat: 0, card: "architect_2" },
  { fact: "nothing", seat: 0, card: "beggar" },
  { fact: "lapsed", seat: 0, stones: 2 },
  { fact: "took", seat: 0, tile: "square_bbpp", stones_left: 1 },
  { fact: "uncovered", tile: "bridge_bp" },
  { fact: "pillar", seat: 0, field: "c2", left: 12 },
  { fact: "token", seat: 0, field: "c2" },
  { fact: "built", seat: 0, tile: "line_bpb", field: "d3", rotation: "90", edges: [["d3", "d2"]], tokens: [{ field: "d3", seat: 1, points: 3 }] },
  ...CATEGORIES.map((category) => ({ fact: "scored", seat: 1, for: category, points: 2 })),
  { fact: "gondola_moved", field: "i4" },
  { fact: "gondolier", seat: 0, former: null },
  { fact: "gondolier", seat: 0, former: 1 },
  { fact: "spied", seat: 0, source: 1, cards: ["merchant", "inventor"] },
  { fact: "spied", seat: 0, source: 1, cards: null },
  { fact: "copied", seat: 0, card: "merchant" },
  { fact: "removed", seat: 0, tile: "corner_ppb", field: "d3", stones_left: 1 },
  { fact: "passed", cards: [{ card: "spy_1", seat: 0, to: 1 }, { card: "merchant", seat: 1, to: 0 }] },
  { fact: "ended", ending: "last_pillar", tally: [], ranking: [1, 2] },
];

const PHASES = ["swapping", "giving", "choosing", "taking", "pillars", "tokens", "building", "placing", "spying", "copying", "removing"] as const;

/** Keys that are put together from a beginning and one of these words. */
const derived: readonly string[] = [
  ...CHARACTERS.flatMap((character) => [`card.${character}`, `effect.${character}`]),
  ...SHAPES.map((shape) => `shape.${shape}`),
  ...TABS.map((tab) => `tab.${tab}`),
  ...CATEGORIES.flatMap((category) => [`score.${category}`, `reason.${category}`, `forecast.${category}`]),
  ...RULES.map((rule) => `why.${rule}`),
  ...FACTS.map((fact) => `log.${fact}`),
  ...PHASES.map((phase) => `prompt.wait_${phase}`),
  ...["taking", "removing", "pillars", "tokens"].flatMap((phase) => [`prompt.${phase}`, `prompt.${phase}_short`, `prompt.${phase}_more`]),
  ...["spying", "copying", "begging"].flatMap((key) => [`prompt.${key}`, `prompt.${key}_short`]),
  ...["swap", "choice", "acts"].map((step) => `step.${step}`),
  ...["swap", "skip", "give", "choose", "take", "done", "pillar", "token", "build", "place", "spy", "copy", "remove"].map((verb) => `act.${verb}`),
  ...["pillar", "token"].map((verb) => `target.${verb}`),
  ...["swap", "spy"].map((verb) => `panel.${verb}`),
  ...["done", "now", "next"].map((standing) => `reveal.${standing}`),
  ...["swapping", "giving", "choosing", "over"].map((phase) => `task.${phase}`),
  ...["swapping", "giving", "choosing", "spying", "copying"].map((phase) => `task.${phase}_text`),
  ...["last_pillar", "last_space", "stalled"].map((ending) => `ending.${ending}`),
  ...["drew", "gave", "chose", "spied"].map((word) => `log.${word}_unseen`),
  ...["", ".no", ".yes"].map((choice) => `option.tokens_on_any_free_pillar${choice}`),
  "keys.hint",
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
  const ids = rulebookEn.flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(Object.keys(PICTURED).filter((id) => !ids.includes(id))).toEqual([]);
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

  it("says which card, and keeps a secret", () => {
    const told = (fact: Fact) => JSON.stringify(tell(fact, translate("en"), edition));
    expect(told({ fact: "acts", seat: 0, card: "architect_2" })).toContain("Architect\u00a05");
    expect(told({ fact: "revealed", cards: ["pillar_builder_1"] })).toContain("Pillar builder\u00a03/2");
    expect(tell({ fact: "chose", seat: 0, card: null }, translate("en"), edition)).toEqual([{ seat: 0 }, " chooses a card."]);
  });
});

it("calls a tile by its shape and what it shows", () => {
  expect(["domino_bp", "square_pppp", "bridge_bb", "corner_bbp"].map((tile) => tileName(tile, translate("en")))).toEqual(["Domino (1 house, 1 plaza)", "Square (4 plazas)", "Bridge (2 houses)", "Corner (2 houses, 1 plaza)"]);
});
