// The messages of docs/protocol.md.
import type { Entry, Preview, Room } from "../games/types.ts";

export interface GameInfo {
  readonly name: string;
  readonly title: string;
  readonly designers: readonly string[];
  readonly publisher: string;
  readonly year: number;
  readonly players: readonly [number, number];
  readonly options: readonly { readonly name: string; readonly choices: readonly string[]; readonly default: string }[];
}

/** Somebody who has sat at a table with this device, and is here now. */
export interface Friend {
  readonly name: string;
  readonly glyph: number;
  readonly table: string | null; // one of both, or a listed one where they wait
  readonly together: boolean; // the former
  readonly free: number; // seats, at the latter
}

export interface Wanted {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly listed: boolean;
  readonly pace: number; // seconds per decision; 0: none
  readonly edition: string; // the text of an edition file; empty for the standard one
  readonly password?: string; // only where the server asks for one
}

export interface Chat {
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

interface Position {
  readonly n: number;
  readonly view: unknown;
  readonly actors: readonly number[];
  readonly legal: readonly string[];
  readonly rule: string | null;
  readonly undo: { readonly action: string } | null; // what can be taken back freely
  readonly can_ask_undo: boolean; // what the others would have to agree to
  readonly clock: Readonly<Record<string, number>> | null; // by seat: until when it should have decided, in seconds since 1970
}

/** Somebody wants to take a move back, and waits for the others. */
export interface UndoAsked {
  readonly seat: number;
  readonly action: string | null; // as the viewer may know it
  readonly waiting: readonly number[]; // who has not answered
}

/** What the captain would do. */
export interface Hint {
  readonly action: string;
  readonly gain: number; // expected points more than with the next best action
  readonly second: string | null; // that action
  readonly win: number | null; // estimated chance to win; null where nothing had to be weighed, or one plays alone
  readonly chance: number; // how much more that is than with the second
}

export interface TableMessage extends Position {
  readonly type: "table";
  readonly room: Room;
  readonly seat: number | null;
  readonly edition: Readonly<Record<string, unknown>>;
  readonly log: readonly Entry[];
  readonly chat: readonly Chat[];
  readonly undo_asked: UndoAsked | null;
}

export interface MovedMessage extends Position {
  readonly type: "moved";
  readonly entry: Entry;
  readonly played: string; // the id of the own move that this confirms, or nothing
}

export type ServerMessage =
  | TableMessage
  | MovedMessage
  | { readonly type: "room"; readonly room: Room }
  | { readonly type: "chat"; readonly chat: Chat }
  | { readonly type: "preview"; readonly id: string; readonly preview: Preview }
  | { readonly type: "why"; readonly id: string; readonly rule: string }
  | { readonly type: "hint"; readonly id: string; readonly hint: Hint }
  | { readonly type: "played"; readonly id: string }
  | { readonly type: "error"; readonly id: string | null; readonly error: string; readonly rule: string | null }
  | { readonly type: "undo_asked"; readonly undo_asked: UndoAsked | null }
  | { readonly type: "thinking"; readonly seat: number }
  | { readonly type: "here" };

export type ClientMessage =
  | { readonly type: "play"; readonly n: number; readonly id: string; readonly action: string }
  | { readonly type: "undo"; readonly n: number; readonly id: string }
  | { readonly type: "ask_undo"; readonly id: string }
  | { readonly type: "answer_undo"; readonly id: string; readonly yes: boolean }
  | { readonly type: "sit"; readonly seat: number }
  | { readonly type: "look"; readonly board: number }
  | { readonly type: "preview" | "why"; readonly id: string; readonly action: string }
  | { readonly type: "hint"; readonly id: string }
  | { readonly type: "chat"; readonly text: string }
  | { readonly type: "here"; readonly n: number }
  | { readonly type: "resync" };
