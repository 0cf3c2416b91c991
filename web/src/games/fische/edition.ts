// What is printed on the material: the data of the edition file.
import type { Edition } from "../types";

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Cell extends Point {
  readonly id: string;
  readonly adjacent: readonly string[];
}
export interface Water extends Point {
  readonly id: string;
  readonly water: readonly string[];
}
export interface Keeper {
  readonly id: string;
  readonly name: string;
  readonly sells?: string;
  readonly buys?: string;
  readonly wants?: string;
  readonly gives?: string;
  readonly costs?: readonly (readonly number[])[];
  readonly extra?: readonly string[];
}
interface Printed {
  readonly setup: Readonly<Record<string, number>>;
  readonly prices: { readonly track: readonly number[]; readonly falls: readonly number[]; readonly rises: readonly number[] };
  readonly kiosk: readonly Keeper[];
  readonly cell: readonly Cell[];
  readonly stage: readonly Water[];
  readonly junction: readonly Water[];
}

export const GOODS = ["fish", "cigarettes", "burgers", "fennel", "booze"] as const;
export const BONUSES = ["plus2", "price", "exchange", "closed", "purchase"] as const;
export const CHOSEN_EXTRAS = [
  "two_merchants_produce", "all_prices_rise", "move_pawn", "move_ferry", "play_again", "swap_stocks", "swap_kiosks",
  "double_production", "produce_choice", "price_change", "price_fall", "special_sale", "all_for_50", "gift",
] as const;

const printed = (data: Edition): Printed => data as unknown as Printed;
const NOBODY: Keeper = { id: "", name: "" };
const NOWHERE = { x: 0, y: 0 };

export const setup = (data: Edition, key: string): number => printed(data).setup[key] ?? 0;
export const track = (data: Edition): Printed["prices"] => printed(data).prices;
export const cells = (data: Edition): readonly Cell[] => printed(data).cell;
export const stages = (data: Edition): readonly Water[] => printed(data).stage;
export const waters = (data: Edition): readonly Water[] => [...printed(data).stage, ...printed(data).junction];
export const keeper = (data: Edition, kiosk: string): Keeper => printed(data).kiosk.find(({ id }) => id === kiosk) ?? NOBODY;
export const pointOf = (data: Edition, cell: string): Point => cells(data).find(({ id }) => id === cell) ?? NOWHERE;
export const stagePoint = (data: Edition, stage: string): Point => stages(data).find(({ id }) => id === stage) ?? NOWHERE;

/** "Frommer Frodo" is Frodo to everybody. */
export const shortName = ({ name }: Keeper): string => name.split(" ").at(-1) ?? name;
export const numberOf = (kiosk: string): number => Number(kiosk.split("_")[1]);
export const isPlace = (cell: string): boolean => /^k\d/.test(cell);
export const isBridge = (cell: string): boolean => cell.startsWith("b");

/** Of the places for kiosks the one that fewest steps lead to. */
export function nearestPlace(data: Edition, cell: string): string {
  const reached = new Set([cell]);
  for (const here of reached) {
    if (isPlace(here)) return here;
    for (const next of cells(data).find(({ id }) => id === here)?.adjacent ?? []) reached.add(next);
  }
  return cell;
}

/** "produce_fish" is a production of fish; what has no good stands for itself. */
export function extraOf(extra: string): { readonly word: string; readonly good: string | null } {
  const good = GOODS.find((name) => extra === `produce_${name}` || extra === `rise_${name}`);
  return good === undefined ? { word: extra, good: null } : { word: extra.split("_")[0] ?? extra, good };
}
