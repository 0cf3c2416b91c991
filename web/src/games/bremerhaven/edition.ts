// What is printed on the material: the data of the edition file.
import type { Edition, Translate } from "../types";
import { SHIP_KINDS } from "./words";

export interface Ship {
  readonly id: string;
  readonly name: string;
  readonly good: string; // or "joker"
  readonly quantity: number;
  readonly stay: number;
  readonly bollards: number;
  readonly prestige: number;
}

/** Money, then prestige. */
export type Stake = readonly [number, number];

export interface Order {
  readonly id: string;
  readonly goods: readonly string[];
  readonly duration: number;
  readonly penalty: Stake;
  readonly bonus: Stake;
}

interface Building {
  readonly id: string;
  readonly prestige: number;
}

interface Newspaper {
  readonly id: string;
  readonly progress: number;
  readonly robot: string; // the space where the robot of the solo game bids
}

type PriceCard = Readonly<Record<string, number>> & { readonly id: string };

interface Printed {
  readonly ship: readonly Ship[];
  readonly order: readonly Order[];
  readonly building: readonly Building[];
  readonly newspaper: readonly Newspaper[];
  readonly price: readonly PriceCard[];
  readonly town: { readonly rank_income: readonly number[] };
  readonly harbour: { readonly bollard_cost: readonly number[] };
  readonly solo: { readonly grades: readonly number[] };
}

const printed = (edition: Edition): Printed => edition as unknown as Printed;
const by = <T extends { readonly id: string }>(list: readonly T[], id: string): T | undefined => list.find((entry) => entry.id === id);

export const shipOf = (edition: Edition, id: string): Ship | undefined => by(printed(edition).ship, id);
export const orderOf = (edition: Edition, id: string): Order | undefined => by(printed(edition).order, id);
export const prestigeOf = (edition: Edition, building: string): number => by(printed(edition).building, building)?.prestige ?? 0;
export const newspaperOf = (edition: Edition, id: string): Newspaper | undefined => by(printed(edition).newspaper, id);
export const priceCards = (edition: Edition): readonly PriceCard[] => printed(edition).price;
export const incomeOf = (edition: Edition, rank: number): number => printed(edition).town.rank_income[rank] ?? 0;
export const bollardCosts = (edition: Edition): readonly number[] => printed(edition).harbour.bollard_cost;
export const gradesOf = (edition: Edition): readonly number[] => printed(edition).solo.grades;

/** The phase on the back of a ship or an order. */
export const backOf = (card: string): number => Number(card.split("_")[1]);

/** An edition of one's own may have ships of other names: these stand as they are. */
export function shipName(edition: Edition, id: string, t: Translate): string {
  const name = shipOf(edition, id)?.name ?? "";
  const kind = name.replace(/[ -]/g, "_");
  return (SHIP_KINDS as readonly string[]).includes(kind) ? t(`ship.${kind}`) : name;
}
