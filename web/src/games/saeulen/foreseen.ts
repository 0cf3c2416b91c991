// What the server's previews of this game say.
import type { Fact, Preview } from "../types";

export interface PlacePreview {
  readonly points: readonly number[];
  readonly tally: readonly Readonly<Record<string, number>>[];
  readonly stones_left: number;
  readonly goes_on: boolean;
  readonly facts: readonly Fact[];
}
export interface StonesPreview {
  readonly stones_left: number;
}
export interface BuildPreview extends StonesPreview {
  readonly places: number;
}
export interface TakePreview extends StonesPreview {
  readonly arms: number;
}
export interface PillarPreview {
  readonly due_after: number;
  readonly ends_the_game: boolean;
}

export const read = <T>(preview: Preview): T => preview as unknown as T;

export interface Built {
  readonly edges: readonly (readonly [string, string])[];
  readonly tokens: readonly { readonly field: string; readonly seat: number; readonly points: number }[];
}

/** The tiles that facts tell of. */
export const builtIn = (facts: readonly Fact[]): readonly Built[] => facts.filter(({ fact }) => fact === "built").map((fact) => fact as unknown as Built);
