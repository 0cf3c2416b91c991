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

export interface Wanted {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly listed: boolean;
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
  readonly undo: { readonly action: string } | null;
}

export interface TableMessage extends Position {
  readonly type: "table";
  readonly room: Room;
  readonly seat: number | null;
  readonly edition: Readonly<Record<string, unknown>>;
  readonly log: readonly Entry[];
  readonly chat: readonly Chat[];
}

export interface MovedMessage extends Position {
  readonly type: "moved";
  readonly entry: Entry;
}

export type ServerMessage =
  | TableMessage
  | MovedMessage
  | { readonly type: "room"; readonly room: Room }
  | { readonly type: "chat"; readonly chat: Chat }
  | { readonly type: "preview"; readonly id: string; readonly preview: Preview }
  | { readonly type: "why"; readonly id: string; readonly rule: string }
  | { readonly type: "played"; readonly id: string }
  | { readonly type: "error"; readonly id: string | null; readonly error: string; readonly rule: string | null }
  | { readonly type: "thinking"; readonly seat: number }
  | { readonly type: "here" };

export type ClientMessage =
  | { readonly type: "play"; readonly n: number; readonly id: string; readonly action: string }
  | { readonly type: "undo"; readonly n: number; readonly id: string }
  | { readonly type: "preview" | "why"; readonly id: string; readonly action: string }
  | { readonly type: "chat"; readonly text: string }
  | { readonly type: "here"; readonly n: number }
  | { readonly type: "resync" };
