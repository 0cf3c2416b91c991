// The seam between the shell and a game: everything a game's folder gives, and everything it gets. No rule of any game lives in the shell.
// docs/engine.md, "The board in the browser", says how to use it; games/kit has parts that boards share.
import type { Component } from "svelte";

export type Lang = "fr" | "en" | "de";

export interface Seat {
  readonly name: string;
  readonly bot: string | null;
  readonly away: boolean;
  readonly glyph: number; // of the fifteen pairs of colour and glyph, counted from 0: pair 0 wears the class `p1`
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
  readonly mine: readonly number[]; // all seats of this device: more than one where people pass it round
  readonly turn: readonly number[];
  readonly changed: number;
  readonly pace: number; // seconds per decision; 0: none
  readonly watched: boolean; // spectators may look on
  readonly hints: boolean; // people may ask the captain
  readonly seed_hash: string | null; // from the start
  readonly seed: string | null; // once the game is over
  readonly seats: readonly (Seat | null)[];
}

export type Fact = Readonly<Record<string, unknown>> & { readonly fact: string };

/** The printed numbers: the data of the edition file. */
export type Edition = Readonly<Record<string, unknown>>;

export interface Entry {
  readonly e: number; // counts what this viewer was told
  readonly seat: number | null;
  readonly action: string | null; // null: the set-up, or an undo
  readonly facts: readonly Fact[];
  readonly undone: boolean;
  readonly by_bot: boolean;
  readonly takes_back: readonly number[]; // of an undo: the entries
  readonly across: boolean; // of an undo: something had been revealed since
  readonly hint: boolean; // the seat asked the captain; nothing has changed
}

export type Preview = Readonly<Record<string, unknown>> & { readonly facts: readonly Fact[] };

/** Translates a key of the game's strings or, failing that, of the shell's, with named values and plural forms. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** What every component of a game gets. It is a new object whenever anything in it changes. */
export interface Play<V> {
  readonly view: V;
  readonly edition: Edition;
  readonly room: Room;
  readonly seat: number | null; // whose view this is; null for spectators. With several people at one device it changes during the game
  readonly actors: readonly number[]; // every seat that is awaited: none, one, or several at the same time
  readonly legal: readonly string[]; // what the own seat may play now, whoever else is awaited; empty when it may not act
  readonly last: Entry | null; // the latest entry, for the mark of the last move
  readonly news: readonly Entry[]; // what came since the frame before, oldest first, for animations; the same array until more comes, empty on opening the table
  readonly waiting: string | null; // an action that was sent and is not confirmed yet
  readonly chosen: string | null; // the action that is previewed: hover, focus, first tap
  readonly hint: string | null; // what the captain would play: its target wears data-hint, see kit/press.ts
  readonly picked: readonly string[]; // pieces of a decision that was begun: a tile, then its field; in words of the game
  readonly lang: Lang;
  readonly t: Translate;
  choose(action: string | null): void; // preview it; null closes the preview
  pick(words: readonly string[]): void; // the shell forgets them when the legal actions change; Escape takes back the last
  play(action: string): void; // a press on it: plays, or arms it where a second press is due. It may be several actions in a row: see kit/way.ts
  preview(action: string): Promise<Preview>;
  why(action: string): Promise<string>; // the rule that forbids it
  look(board: number): void; // a spectator walks to another board, counted from 0, where the game has several
}

/** A button of the prompt that plays an action. `main` is the one act now, in brass. */
export interface Act {
  readonly action: string;
  readonly label: string;
  readonly main?: boolean;
}

/** A button of the prompt that changes what is picked: turn a tile, put it back. */
export interface Tool {
  readonly label: string;
  readonly icon?: string; // of the shell's sprite, without its "i-": the button then shows the icon alone
  press(): void;
}

/** One sentence, a line below it, and buttons: in the prompt bar, on phones in the thumb zone above the own tableau. */
export interface Prompt {
  readonly say: string;
  readonly short?: string; // for phones, where it has two lines of about 24 letters
  readonly more?: string;
  readonly buttons?: readonly (Act | Tool)[];
}

/** A piece of a sentence of the log: text, a player, or something that the game's `Mark` draws small. */
export type Piece = string | { readonly seat: number } | { readonly icon: string; readonly label: string };

/** Where a game's parts stand on a wide screen. Phones stack them: players, board, buttons, own tableau. */
export interface Layout {
  readonly players: "left" | "right"; // of the board
  readonly own: "below" | "beside"; // below the board, or above the players in their column
  readonly side: number; // width of the players' column, in pixels
  readonly rail: "open" | "folded"; // the log, until somebody moves it
  readonly prompt: "tall" | "slim"; // slim: one line, for boards that need the height
}

/** How a game shows what the captain would play, where lighting its target up and naming its button is not enough. */
export interface Hinting<V> {
  pieces?(action: string, play: Play<V>): readonly string[]; // what must be picked before the target can be pressed
  words?(action: string, play: Play<V>): string | null; // the action in words, where its button says too little
}

export interface GameModule<V> {
  readonly Board: Component<{ play: Play<V> }>; // the place: houses, water, cards
  readonly Panels: Component<{ play: Play<V> }>; // all players
  readonly Own: Component<{ play: Play<V> }>; // the own tableau; spectators get it with `seat` null
  readonly Final: Component<{ play: Play<V> }>; // the final table, by category; the shell adds how to verify the deal
  readonly Mark?: Component<{ icon: string; label: string }>; // draws the icons of `tell`, about 20 px high
  readonly Picture?: Component<{ picture: string; t: Translate }>; // draws the pictures of the rulebook, 96 px wide
  readonly sprite?: string; // <symbol>s for <use>, ids beginning with the game's name; in the page while a table or rulebook of this game is
  readonly layout?: Partial<Layout>;
  readonly strings: Readonly<Record<Lang, Readonly<Record<string, string>>>>; // also option.NAME and option.NAME.VALUE, why.RULE, and keys.hint if it has keys
  readonly rulebook: Readonly<Record<Lang, readonly Chapter[]>>;
  phases(play: Play<V>): { readonly names: readonly string[]; readonly now: number; readonly round: string };
  prompt(play: Play<V>): Prompt; // pure: it is asked often, also with nothing chosen
  tell(fact: Fact, t: Translate, edition: Edition): readonly Piece[] | null; // one sentence; null: not worth a line
  readonly hint?: Hinting<V>;
  round(fact: Fact, told: readonly Fact[]): number | "next" | null; // the round that begins with this fact, one of those told together: its heading in the log
  keys?(key: string, play: Play<V>): boolean; // a single key, where shortcuts are on and nobody is writing; whether it was used
}

export interface Chapter {
  readonly title: string;
  readonly rules: readonly Rule[];
}

export interface Rule {
  readonly id: string;
  readonly text: string;
  readonly picture?: string; // a word that the game's `Picture` knows
}
