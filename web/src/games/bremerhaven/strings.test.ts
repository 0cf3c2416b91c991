import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";
import { RULES } from "../../gen/bremerhaven";
import type { Chapter, Fact, Lang, Translate } from "../types";
import { PICTURED } from "./pictured";
import { PHASES, STEPS } from "./prompt";
import { withReasons } from "./reasons";
import rulebookDe from "./rulebook.de";
import rulebookEn from "./rulebook.en";
import rulebookFr from "./rulebook.fr";
import sprite from "./sprite.svg?raw";
import de from "./strings.de.json";
import en from "./strings.en.json";
import fr from "./strings.fr.json";
import { FACTS, round, tell } from "./tell";
import { VIGNETTES } from "./vignettes";
import { BUILDINGS, GOODS, NEWSPAPERS, RANKS, SHIP_KINDS, TOWN } from "./words";

const strings: Readonly<Record<Lang, Readonly<Record<string, string>>>> = { fr, en, de };
const rulebooks: Readonly<Record<Lang, readonly Chapter[]>> = { fr: rulebookFr, en: rulebookEn, de: rulebookDe };
const langs = ["fr", "en", "de"] as const;
const sources = import.meta.glob<string>(["./*.svelte", "./*.ts", "!./*.test.ts", "!./rulebook.*"], { query: "?raw", import: "default", eager: true });

const edition = { ship: [{ id: "ship_1_01", name: "lighter" }], order: [{ id: "order_1_01", goods: ["barrel", "barrel"] }] };

const translate = (lang: Lang): Translate => {
  const said = withReasons(strings[lang], rulebooks[lang]);
  return (key, values) => String(new IntlMessageFormat(said[key] ?? `missing: ${key}`, lang).format(values));
};

const facts: readonly Fact[] = [
  { fact: "ranked", goods: ["barrel", "crate"], card: "price_01", ladder: [1, 0] },
  { fact: "robot_starts", ladder: [-1, 0] },
  { fact: "turned", space: "2.1", card: "ship_1_01" },
  { fact: "dealt_building", seat: 0, building: "zoo" },
  { fact: "dealt_order", seat: 0, order: "order_1_01" },
  { fact: "round", round: 1, event: null },
  { fact: "bid", seat: 0, space: "2.1", card: 4 },
  { fact: "bid", seat: 0, space: "2.1" },
  { fact: "robot_bid", space: "1.1", newspaper: "fog" },
  { fact: "reshuffled" },
  { fact: "revealed", spaces: [{ space: "2.1", bids: [{ seat: 0, cards: [4], total: 4 }, { seat: -1, cards: [3], total: 3 }] }] },
  { fact: "parking", seat: 0, money: 2 },
  { fact: "won", space: "2.1", seat: 0, card: "ship_1_01" },
  { fact: "won", space: "1.1", seat: 0, card: "zoo" },
  { fact: "won", space: "1.5", seat: 0, card: null },
  { fact: "won", space: "2.1", seat: -1, card: "ship_1_01" },
  { fact: "unclaimed", space: "2.1", card: "ship_1_01" },
  { fact: "bollard", seat: 0, wall: 1, cost: 1, permit: 2 },
  { fact: "uncovered", seat: 0, cell: "c1", cost: 3, permit: 0 },
  { fact: "built", seat: 0, building: "zoo", cell: "a1", permit: 0 },
  { fact: "upgraded", seat: 0, card: 6, price: 2 },
  { fact: "declined", seat: 0 },
  { fact: "prices", seat: 0, card: "price_01", prices: { barrel: 1, crate: 2, container: 3, passenger: 4 } },
  { fact: "prices", seat: null, card: "price_01", prices: { barrel: 1, crate: 2, container: 3, passenger: 4 } },
  { fact: "promoted", seat: 0, up: 0, down: 1, ladder: [0, 1] },
  { fact: "kept", seat: 0 },
  { fact: "income", money: [4, 3] },
  { fact: "moored", seat: 0, dock: 1, ship: "ship_1_01", good: "barrel", aboard: 2, time: 2 },
  { fact: "sailed_by", seat: 0, ship: "ship_1_01" },
  { fact: "placed", seat: 0, loading: "a", order: "order_1_01", time: 3 },
  { fact: "refused", seat: 0, order: "order_1_01", money: -1, prestige: 0 },
  { fact: "produced", seat: 0, building: "refinery", good: "barrel", cell: "a1", cost: 0 },
  { fact: "collected", seat: 0, building: "fish_hall", money: 2 },
  { fact: "deposited", seat: 0, interest: 1, money: 5 },
  { fact: "unloaded", seat: 0, dock: 1, good: "barrel", cell: "a1" },
  { fact: "moved", seat: 0, good: "barrel", from: "a1", to: "a2" },
  { fact: "loaded", seat: 0, good: "barrel", cell: "a1", loading: "a", order: "order_1_01", complete: false },
  { fact: "transshipped", seat: 0, dock: 1, good: "barrel", loading: "a", order: "order_1_01", complete: true },
  { fact: "repacked", seat: 0, cell: "a1", good: "container", cost: 1 },
  { fact: "sold", seat: 0, good: "barrel", cell: "a1", money: 3 },
  { fact: "discarded", seat: 0, good: "barrel", cell: "a1" },
  { fact: "fed", seat: 0, cost: 1 },
  { fact: "took", seat: 0, good: "barrel", cell: "a1" },
  { fact: "counted", seat: 0, count: 4, prestige: 5 },
  { fact: "departed", seat: 0, dock: 1, ship: "ship_1_01", good: "barrel", lost: 1, money: 0 },
  { fact: "settled", seat: 0, loading: "a", order: "order_1_01", goods: ["barrel"], sale: 3, complete: false, money: -1, prestige: 0 },
  { fact: "settled", seat: 0, loading: "a", order: "order_1_01", goods: ["barrel", "barrel"], sale: 6, complete: true, money: 0, prestige: 1 },
  { fact: "event", newspaper: "fog" },
  { fact: "affected", newspaper: "storm_tide", seat: 0, money: -1, prestige: -1, goods: ["barrel"], orders: 1 },
  { fact: "mutiny", ladder: [1, 0] },
  { fact: "progress", steps: 2, position: 4 },
  { fact: "newspaper", newspaper: "fog" },
  { fact: "swept", space: "2.1", card: "ship_1_01" },
  { fact: "hand", seat: 0, gone: [1], influence: [2, 3, 4, 5, 5] },
  { fact: "ended", tally: [], ranking: [1, 2], grade: null },
  { fact: "ended", tally: [], ranking: [1], grade: 3 },
];

/** Keys that are put together from a beginning and one of these words. */
const derived: readonly string[] = [
  ...[...GOODS, "joker"].map((good) => `good.${good}`),
  ...BUILDINGS.map((building) => `building.${building}`),
  ...NEWSPAPERS.map((event) => `event.${event}`),
  ...RANKS.map((rank) => `rank.${rank}`),
  ...SHIP_KINDS.map((kind) => `ship.${kind}`),
  ...TOWN.map((space) => `space.${space}`),
  ...["sea", "town", "land"].map((region) => `region.${region}`),
  ...["sea", "town", "land", "port", "others"].map((tab) => `tab.${tab}`),
  ...[0, 1, 2, 3, 4].map((grade) => `grade.${grade}`),
  ...["money", "deposit", "prestige"].map((row) => `final.${row}`),
  ...PHASES.map((phase) => `phase.${phase}`),
  ...["setup", "bidding", "permits", "upgrades", "prices", "career", "sea", "land", "harbour", "news"].map((phase) => `prompt.wait_${phase}`),
  ...["take", "sell", "discard", "produce", "collect", "refuse", "repack", "feed", "upgrade", "decline", "keep", "price", "promote", "done"].map((verb) => `act.${verb}`),
  ...["length", "length.long", "length.short"].map((option) => `option.${option}`),
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
    for (const text of Object.values(withReasons(strings[lang], rulebooks[lang]))) {
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
    const reasons: readonly string[] = RULES.map((rule) => `why.${rule}`);
    expect(Object.keys(fr).filter((key) => !derived.includes(key) && !reasons.includes(key) && !code.includes(`"${key}"`))).toEqual([]);
  });

  it("say all that the code asks for", () => {
    const asked = Object.values(sources).flatMap((code) => [...code.matchAll(/\bt\("([\w.]+)"/g)].map(([, key]) => key ?? ""));
    expect([...asked, ...derived].filter((key) => !(key in fr))).toEqual([]);
  });

  it.each(langs)("%s gives a reason for every rule", (lang) => {
    const said = withReasons(strings[lang], rulebooks[lang]);
    expect(RULES.filter((rule) => !said[`why.${rule}`])).toEqual([]);
  });

  it("has something to say in every step", () => {
    const told = STEPS.length;
    expect(told).toBe(17);
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

describe("pictures", () => {
  const drawn = (name: string): boolean => sprite.includes(`id="bremerhaven-${name}"`);

  it("stand beside rules that there are", () => {
    expect(Object.keys(PICTURED).filter((id) => !(RULES as readonly string[]).includes(id))).toEqual([]);
  });

  it("are all in the sprite", () => {
    const asked = [...Object.values(PICTURED).flatMap(({ art = [] }) => art), ...Object.values(VIGNETTES).flat().map(([name]) => name), ...BUILDINGS, ...GOODS];
    expect(asked.filter((name) => !drawn(name))).toEqual([]);
  });

  it("show every event", () => {
    expect(NEWSPAPERS.filter((event) => !(event in VIGNETTES))).toEqual([]);
  });
});

describe("journal", () => {
  it("knows every word", () => {
    expect([...new Set(facts.map(({ fact }) => fact))].sort()).toEqual([...FACTS].sort());
  });

  it.each(langs)("%s tells every fact", (lang) => {
    for (const fact of facts.filter((one) => round(one) === null)) {
      const pieces = tell(fact, translate(lang), edition);
      expect(pieces?.length, fact.fact).toBeGreaterThan(0);
      expect(JSON.stringify(pieces), fact.fact).not.toMatch(/missing:|undefined|NaN|\uE000/);
    }
  });

  it("names ships, and orders by their goods", () => {
    expect(JSON.stringify(tell({ fact: "won", space: "2.1", seat: 0, card: "ship_1_01" }, translate("en"), edition))).toContain("Lighter");
    expect(JSON.stringify(tell({ fact: "placed", seat: 0, loading: "a", order: "order_1_01", time: 3 }, translate("en"), edition))).toContain('"icon":"barrel"');
  });

  it("does not tell of an event that did nothing to somebody", () => {
    expect(tell({ fact: "affected", newspaper: "fog", seat: 0, money: 0, prestige: 0, goods: [], orders: 0 }, translate("en"), edition)).toBeNull();
  });
});
