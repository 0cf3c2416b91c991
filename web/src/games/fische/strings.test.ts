import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";
import { RULES } from "../../gen/fische";
import type { Chapter, Fact, Lang, Translate } from "../types";
import { BONUSES, CHOSEN_EXTRAS, GOODS } from "./edition";
import { PICTURED } from "./pictured";
import { KEEPERS } from "./printed";
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
const code = Object.values(sources).join("\n");

const edition = { kiosk: [{ id: "kiosk_9", name: "Frommer Frodo" }] };
const translate = (lang: Lang): Translate => (key, values) => String(new IntlMessageFormat(strings[lang][key] ?? `missing: ${key}`, lang).format(values));

const facts: readonly Fact[] = [
  { fact: "laid_out", table: "a", kiosks: ["kiosk_9"], order: [0, 1] },
  { fact: "drew", seat: 0 },
  { fact: "drew", seat: 0, bonus: ["plus2", "closed"] },
  { fact: "kept", seat: 0 },
  { fact: "kept", seat: 0, bonus: "plus2", returned: "closed" },
  { fact: "turn", seat: 0, points: 3, cell: "port", again: false, round: 1 },
  { fact: "turn", seat: 0, points: 3, cell: "k1", again: true, round: 1 },
  { fact: "opened", place: "k1", kiosk: "kiosk_9" },
  { fact: "walked", seat: 0, from: "port", to: "s1", points: 2 },
  { fact: "rode", seat: 0, from: "port", to: "s3", points: 2 },
  { fact: "ferry", seat: 0, from: "port", to: "s3", florins: 10 },
  { fact: "ferry", seat: 0, from: "port", to: "s3", florins: 0 },
  { fact: "stopped", seat: 0, cell: "bs", kiosk: null },
  { fact: "stopped", seat: 0, cell: "k1", kiosk: "kiosk_9" },
  { fact: "pushed", seat: 0, pawn: 1, from: "s1", to: "port" },
  { fact: "changed", seat: 0, from: "a", to: "b" },
  { fact: "bought", seat: 0, kiosk: "kiosk_9", good: "booze", number: 2, unit: 40, florins: 80 },
  { fact: "sold", seat: 0, kiosk: "kiosk_9", good: "burgers", number: 1, unit: 50, florins: 50 },
  { fact: "bought_from", seat: 0, owner: 1, good: "fish", florins: 50 },
  { fact: "exchanged", seat: 0, given: "fish", good: "booze", number: 2 },
  { fact: "took", seat: 0, good: "fish" },
  { fact: "wants_fetish", seat: 0, fetish: "idol_1" },
  { fact: "offered", seat: 0, good: "fish", number: 3 },
  { fact: "fetish", seat: 0, fetish: "idol_1", goods: { fish: 3 }, face_down: false },
  { fact: "fetish", seat: 0, fetish: "idol_1", goods: { fish: 3 }, face_down: true },
  { fact: "price", good: "fish", from: 50, to: 80 },
  { fact: "price", good: "fish", from: 50, to: 30 },
  { fact: "price", good: "fish", from: 10, to: 10 },
  { fact: "overflow", good: "fish" },
  { fact: "shortage", good: "fish" },
  { fact: "produced", place: "k1", kiosk: "kiosk_9", good: "booze", number: 1 },
  { fact: "gift", seat: 0, good: "fish" },
  { fact: "lapsed", seat: 0, extra: "move_pawn" },
  { fact: "lapsed", seat: 0, extra: "rise_fish" },
  { fact: "declined", seat: 0, extra: "special_sale" },
  { fact: "swapped_stocks", seat: 0, places: ["k1", "k2"] },
  { fact: "swapped_kiosks", seat: 0, places: ["k1", "k2"] },
  { fact: "bonus", seat: 0, bonus: "price" },
  { fact: "closed", seat: 0, place: "k1", kiosk: "kiosk_9" },
  { fact: "won", seat: 0, place: 1, table: "a" },
  { fact: "ended", reason: "third_fetish", fetishes: [3, 1], ranking: [1, 2] },
  { fact: "ended", reason: "turn_limit", fetishes: [1, 0], ranking: [1, 2] },
];

const DECISIONS = ["keep", "offer", "take", "supply", "next", ...CHOSEN_EXTRAS.filter((extra) => !["all_prices_rise", "play_again", "gift"].includes(extra))];
const SECONDS = ["two_merchants_produce", "move_pawn", "swap_stocks", "swap_kiosks"];

/** Keys that are put together from a beginning and one of these words. */
const derived: readonly string[] = [
  "journal.round", // the shell's, in the word of this game
  ...GOODS.map((good) => `good.${good}`),
  ...[...BONUSES, "face_down"].map((bonus) => `bonus.${bonus}`),
  ...BONUSES.map((bonus) => `bonus.${bonus}.text`),
  ...["price", "exchange", "closed", "purchase"].map((bonus) => `prompt.bonus_${bonus}`),
  ...["idol_1", "idol_2", "idol_3"].map((fetish) => `fetish.${fetish}`),
  ...[...CHOSEN_EXTRAS, "produce", "rise"].map((extra) => `extra.${extra}`),
  ...["alike", "different", "two"].map((how) => `pay.${how}`),
  ...["freddy", "franz", "felicitas"].map((keeper) => `line.${keeper}`),
  ...["moving", "trading", "acting"].flatMap((phase) => [`phase.${phase}`, `prompt.wait_${phase}`]),
  ...["merchant", "exchange", "buy", "fetish"].map((desk) => `prompt.trade_${desk}`),
  ...DECISIONS.map((decision) => `prompt.${decision}`),
  ...SECONDS.map((decision) => `prompt.${decision}_second`),
  ...["buy", "sell"].map((kind) => `desk.${kind}`),
  ...["buy", "sell", "offer", "take", "produce", "supply", "swap", "up", "down", "up_same", "down_same", "next", "decline"].map((kind) => `act.${kind}`),
  ...RULES.map((rule) => `why.${rule}`),
  ...Object.keys(fr).filter((key) => key.startsWith("option.")),
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
    expect(Object.keys(fr).filter((key) => !derived.includes(key) && !code.includes(`"${key}"`))).toEqual([]);
  });

  it("say all that the code asks for", () => {
    const asked = [...code.matchAll(/\bt\("([\w.]+)"/g)].map(([, key]) => key ?? "");
    expect([...asked, ...derived].filter((key) => !(key in fr))).toEqual([]);
  });
});

describe("rulebook", () => {
  it.each(langs)("%s tells every rule once, in order", (lang) => {
    const ids = rulebooks[lang].flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(ids.filter((id) => !id.startsWith("about."))).toEqual(RULES);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(langs)("%s describes every kiosk", (lang) => {
    const told = rulebooks[lang].flatMap(({ rules }) => rules.filter(({ id }) => id.startsWith("about.kiosk_")));
    expect(told.map(({ id }) => id)).toEqual(KEEPERS.map(({ id }) => `about.${id}`));
    expect(told.filter(({ text }) => /[{}]|undefined/.test(text) || text.includes("  "))).toEqual([]);
    expect(told).toHaveLength(36);
  });

  it("shows pictures beside rules that there are", () => {
    const ids = rulebookFr.flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(Object.keys(PICTURED).filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe("journal", () => {
  it("knows every word", () => {
    expect([...new Set(facts.map(({ fact }) => fact))].sort()).toEqual([...FACTS].sort());
  });

  it.each(langs)("%s tells every fact but single steps", (lang) => {
    for (const fact of facts.filter(({ fact: word }) => word !== "walked")) {
      const pieces = tell(fact, translate(lang), edition);
      expect(pieces?.length, fact.fact).toBeGreaterThan(0);
      expect(JSON.stringify(pieces), fact.fact).not.toMatch(/missing:|undefined|\uE000/);
    }
  });

  it("names keepers and numbers", () => {
    expect(tell({ fact: "stopped", seat: 0, cell: "k1", kiosk: "kiosk_9" }, translate("en"), edition)).toEqual([{ seat: 0 }, " stops at Frodo’s."]);
    expect(tell({ fact: "walked", seat: 0, from: "port", to: "s1", points: 2 }, translate("en"), edition)).toBeNull();
  });
});
