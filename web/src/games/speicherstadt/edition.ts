import { kindOf } from "./cards";

interface Entry {
  readonly id: string;
  readonly value?: number;
  readonly points?: number;
  readonly needs?: readonly string[];
  readonly buys?: string;
  readonly set_points?: readonly number[];
  readonly points_per_cube?: number;
  readonly points_per_coin?: number;
  readonly points_per_ship?: number;
  readonly income?: number;
}

interface Printed {
  readonly setup: Readonly<Record<string, number>>;
  readonly cards_per_round: Readonly<Record<string, number>>;
  readonly card: readonly Entry[];
  readonly fire: readonly Entry[];
  readonly fireman: readonly Entry[];
  readonly contract: readonly Entry[];
}

type Data = Readonly<Record<string, unknown>>;

const printed = (data: Data): Printed => data as unknown as Printed;

export function setup(data: Data, key: string): number {
  return printed(data).setup[key] ?? 0;
}

export function cardsPerRound(data: Data, players: number): number {
  return printed(data).cards_per_round[String(players)] ?? players + 1;
}

/** What is printed on a card. */
export function entryOf(data: Data, card: string): Entry {
  const { card: cards, fire, fireman, contract } = printed(data);
  const kind = kindOf(card);
  return [...cards, ...fire, ...fireman, ...contract].find(({ id }) => id === card || id === kind) ?? { id: card };
}

export const pointsOf = (data: Data, card: string): number => entryOf(data, card).points ?? 0;
export const valueOf = (data: Data, card: string): number => entryOf(data, card).value ?? 0;
export const needsOf = (data: Data, contract: string): readonly string[] => entryOf(data, contract).needs ?? [];
export const boughtBy = (data: Data, merchant: string): string => entryOf(data, merchant).buys ?? "";
