// The printed numbers of the edition in play.
import type { Edition } from "../types";

export interface Printed {
  readonly id: string;
  readonly symbol: boolean;
  readonly stones?: number;
  readonly pillars?: number;
  readonly tokens?: number;
  readonly points?: number;
}

interface Shaped {
  readonly id: string;
  readonly stones: number;
  readonly arms: number;
  readonly tiles: Readonly<Record<string, number>>;
}

const list = <T>(edition: Edition, key: string): readonly T[] => (edition[key] ?? []) as readonly T[];

export const printed = (edition: Edition, card: string): Printed => list<Printed>(edition, "card").find(({ id }) => id === card) ?? { id: card, symbol: false };

export const shaped = (edition: Edition, shape: string): Shaped => list<Shaped>(edition, "shape").find(({ id }) => id === shape) ?? { id: shape, stones: 0, arms: 0, tiles: {} };

export const mapOf = (edition: Edition): readonly string[] => ((edition["board"] as { readonly map?: readonly string[] } | undefined)?.map ?? []);

export const setup = (edition: Edition, key: string): number => Number((edition["setup"] as Readonly<Record<string, unknown>> | undefined)?.[key] ?? 0);

export const pointsFor = (edition: Edition, key: string): number => Number((edition["points"] as Readonly<Record<string, unknown>> | undefined)?.[key] ?? 0);
