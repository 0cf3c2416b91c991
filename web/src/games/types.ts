// The seam between the shell and a game: everything a game's folder gives, and everything it gets. No rule of any game lives in the shell.
import type { Component } from "svelte";

export type Lang = "fr" | "en" | "de";

export interface Seat {
  readonly name: string;
  readonly bot: string | null;
  readonly away: boolean;
  readonly glyph: number; // of the fifteen pairs of colour and glyph
  readonly stand_in: string | null; // the bot that plays for an absent person
}

export interface Room {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly listed: boolean;
  readonly edition: string;
  readonly state: "waiting" | "playing" | "over";
  readonly host: number;
  readonly me: number | null;
  readonly turn: readonly number[];
  readonly round: number;
  readonly changed: number;
  readonly seats: readonly (Seat | null)[];
}

export type Fact = Readonly<Record<string, unknown>> & { readonly fact: string };

export interface Entry {
  readonly e: number;
  readonly seat: number | null;
  readonly action: string | null; // null: the set-up
  readonly facts: readonly Fact[];
  readonly undone: boolean;
  readonly by_bot: boolean;
  readonly takes_back: readonly number[]; // of an undo: the entries
}

export type Preview = Readonly<Record<string, unknown>> & { readonly facts: readonly Fact[] };

/** Translates a key of the shell's or the game's strings, with named values and plural forms. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** What every component of a game gets. */
export interface Play<V> {
  readonly view: V;
  readonly edition: Readonly<Record<string, unknown>>; // the printed numbers: the data of the edition file
  readonly room: Room;
  readonly seat: number | null; // the own one; null for spectators
  readonly actors: readonly number[];
  readonly legal: readonly string[]; // what the own seat may play now
  readonly last: Entry | null; // the latest entry, for the mark of the last move and for animations
  readonly waiting: string | null; // an action that was sent and is not confirmed yet
  readonly chosen: string | null; // the action that is previewed: hover, focus, first tap
  readonly lang: Lang;
  readonly t: Translate;
  choose(action: string | null): void; // preview it; null closes the preview
  play(action: string): void;
  preview(action: string): Promise<Preview>;
  why(action: string): Promise<string>; // the rule that forbids it
}

/** One sentence, a line below it, and buttons for the prompt bar. */
export interface Prompt {
  readonly say: string;
  readonly more?: string;
  readonly buttons?: readonly { readonly action: string; readonly label: string; readonly main?: boolean }[];
}

/** A piece of a sentence of the log: text, a player, a good or card drawn small. */
export type Piece = string | { readonly seat: number } | { readonly icon: string; readonly label: string };

export interface GameModule<V> {
  readonly Board: Component<{ play: Play<V> }>; // the place: houses, water, cards
  readonly Panels: Component<{ play: Play<V> }>; // all players, left of the board
  readonly Own: Component<{ play: Play<V> }>; // the own tableau, below the board
  readonly Final: Component<{ play: Play<V> }>; // the final table, by category
  readonly strings: Readonly<Record<Lang, Readonly<Record<string, string>>>>;
  readonly rulebook: Readonly<Record<Lang, readonly Chapter[]>>;
  phases(play: Play<V>): { readonly names: readonly string[]; readonly now: number; readonly round: string };
  prompt(play: Play<V>): Prompt;
  tell(fact: Fact, t: Translate): readonly Piece[] | null; // null: not worth a line
}

export interface Chapter {
  readonly title: string;
  readonly rules: readonly { readonly id: string; readonly text: string; readonly icon?: string }[];
}
