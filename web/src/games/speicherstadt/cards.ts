import type { Translate } from "../types";

export const GOODS = ["coffee", "tea", "saffron", "rubber", "carpet"] as const;

/** The letter that occurs in the French, English and German name alike. */
export const LETTERS: Readonly<Record<string, string>> = { coffee: "F", tea: "T", saffron: "S", rubber: "U", carpet: "P" };

export const MERCHANTS = ["coffee_roaster", "tea_taster", "spice_trader", "vulcanizer", "carpet_trader"] as const;

export const CARD_KINDS = [
  "counting_office",
  ...MERCHANTS,
  "warehouse",
  "ship",
  "contract",
  "fireman",
  "fire",
  "bank",
  "chamber_of_commerce",
  "boatmen_church",
  "st_michaelis",
  "port",
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** `ship_12` is a `ship`, `fireman_a1` a `fireman`. */
export function kindOf(card: string): CardKind {
  return CARD_KINDS.find((kind) => card === kind || card.startsWith(`${kind}_`)) ?? "contract";
}

const FAMILIES: Readonly<Partial<Record<CardKind, string>>> = { ship: "ship", contract: "contract", fireman: "fireman", fire: "fireman", bank: "bank", chamber_of_commerce: "bank", boatmen_church: "church", st_michaelis: "church" };

/** Cards of a family share the colour of their heading. */
export function familyOf(kind: CardKind): string {
  return FAMILIES[kind] ?? ((MERCHANTS as readonly string[]).includes(kind) ? "merchant" : "house");
}

/** What a very small card is called: its picture and its goods say the rest. */
export const SHORT = ["counting_office", "merchant", "warehouse", "ship", "contract", "fireman", "fire", "bank", "chamber_of_commerce", "boatmen_church", "st_michaelis", "port"] as const;

export function shortOf(kind: CardKind): (typeof SHORT)[number] {
  return SHORT.find((name) => name === kind) ?? "merchant";
}

export const nameOf = (card: string, t: Translate): string => t(`card.${kindOf(card)}`);

/** With its article, inside a sentence. */
export const theCard = (card: string, t: Translate): string => t(`the.${kindOf(card)}`);

export const goodNames = (goods: readonly string[], t: Translate): string => goods.map((good) => t(`good.${good}`)).join(", ");
