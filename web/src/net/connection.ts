// One table's connection as a pure state machine: an event in, a new link and effects out. socket.ts does the effects.
import type { Entry } from "../games/types.ts";
import type { ClientMessage, MovedMessage, ServerMessage, TableMessage } from "./messages.ts";

export interface TableState extends Omit<TableMessage, "type"> {
  readonly thinking: readonly number[]; // bots
  readonly news: readonly Entry[]; // what came with the latest message about the position
}

type Move = Extract<ClientMessage, { type: "play" | "undo" }>;
export type Question = Extract<ClientMessage, { type: "preview" | "why" | "hint" }>;

export interface Trouble {
  readonly error: string;
  readonly rule: string | null;
}

export interface Link {
  readonly phase: "down" | "connecting" | "open";
  readonly tries: number;
  readonly table: TableState | null;
  readonly due: boolean; // a whole table was asked for and has not come yet
  readonly turned: boolean; // it will be another viewer's: its log counts anew
  readonly moves: readonly Move[]; // sent and not confirmed
  readonly seen: readonly string[]; // ids of moves whose entry has come
  readonly questions: readonly Question[]; // asked and not answered
  readonly favour: string | null; // id of the last thing asked of the other people
  readonly trouble: Trouble | null; // why the last move was not taken
  readonly quiet: boolean; // a sign of life was sent and nothing has come since
}

export type Happening =
  | { readonly on: "start" | "opened" | "closed" | "retry" | "wake" | "tick" }
  | { readonly on: "overdue"; readonly what: string }
  | { readonly on: "message"; readonly message: ServerMessage }
  | { readonly on: "play"; readonly id: string; readonly action: string }
  | { readonly on: "undo" | "askUndo"; readonly id: string }
  | { readonly on: "answerUndo"; readonly id: string; readonly yes: boolean }
  | { readonly on: "sit"; readonly seat: number }
  | { readonly on: "look"; readonly board: number }
  | { readonly on: "ask"; readonly message: Question }
  | { readonly on: "chat"; readonly text: string };

export type Effect =
  | { readonly do: "connect" | "hangUp" }
  | { readonly do: "send"; readonly message: ClientMessage }
  | { readonly do: "retry" | "watch"; readonly after: number; readonly what: string }
  | { readonly do: "answer"; readonly id: string; readonly value: unknown }
  | { readonly do: "refuse"; readonly id: string; readonly word: string };

type Step = readonly [Link, readonly Effect[]];

export const WHOLE = "table";
export const HERE = "here";
const PATIENCE = 8_000;
const LONGEST = 15_000;

export const fresh: Link = { phase: "down", tries: 0, table: null, due: true, turned: false, moves: [], seen: [], questions: [], favour: null, trouble: null, quiet: false };

export const pause = (tries: number): number => Math.min(LONGEST, 400 * 2 ** tries);

const send = (message: ClientMessage): Effect => ({ do: "send", message });
const watch = (what: string): Effect => ({ do: "watch", after: PATIENCE, what });

export function step(link: Link, event: Happening): Step {
  switch (event.on) {
    case "start":
    case "retry":
      return link.phase === "down" ? connect(link) : [link, []];
    case "opened":
      return [{ ...link, phase: "open", due: true }, [watch(WHOLE)]];
    case "closed":
      return closed(link);
    case "wake":
      return wake(link);
    case "tick":
      return tick(link);
    case "overdue":
      return overdue(link, event.what);
    case "message":
      return receive(link.quiet ? { ...link, quiet: false } : link, event.message);
    case "play":
      return move(link, (n) => ({ type: "play", n, id: event.id, action: event.action }));
    case "undo":
      return move(link, (n) => ({ type: "undo", n, id: event.id }));
    case "askUndo":
      return favour(link, { type: "ask_undo", id: event.id });
    case "answerUndo":
      return favour(link, { type: "answer_undo", id: event.id, yes: event.yes });
    case "sit":
      return link.table?.seat === event.seat ? [link, []] : turn(link, { type: "sit", seat: event.seat });
    case "look":
      return turn(link, { type: "look", board: event.board });
    case "ask":
      return ask(link, event.message);
    case "chat":
      return [link, link.phase === "open" ? [send({ type: "chat", text: event.text })] : []];
  }
}

function connect(link: Link): Step {
  return [{ ...link, phase: "connecting" }, [{ do: "connect" }]];
}

function closed(link: Link): Step {
  if (link.phase === "down") return [link, []];
  return [{ ...link, phase: "down", tries: link.tries + 1, due: true, quiet: false }, [{ do: "retry", after: pause(link.tries), what: "" }]];
}

function wake(link: Link): Step {
  if (link.phase === "down") return connect({ ...link, tries: 0 });
  if (link.phase === "connecting" || link.due) return [link, []];
  return resync(link);
}

function resync(link: Link): Step {
  return link.due ? [link, []] : [{ ...link, due: true }, [send({ type: "resync" }), watch(WHOLE)]];
}

/** A line can be dead without anybody being told: ask now and then. */
function tick(link: Link): Step {
  if (link.phase !== "open" || link.due || !link.table || link.quiet) return [link, []];
  return [{ ...link, quiet: true }, [send({ type: "here", n: link.table.n }), watch(HERE)]];
}

function missingNow(link: Link, what: string): boolean {
  if (what === WHOLE) return link.due;
  return what === HERE ? link.quiet : link.moves.some((sent) => sent.id === what);
}

function overdue(link: Link, what: string): Step {
  const missing = missingNow(link, what);
  if (link.phase !== "open" || !missing) return [link, []];
  const [down, effects] = closed(link);
  return [down, [{ do: "hangUp" }, ...effects]];
}

function move(link: Link, make: (n: number) => Move): Step {
  if (!link.table) return [link, []];
  const message = make(link.table.n);
  const next = { ...link, moves: [...link.moves, message], trouble: null };
  return [next, link.phase === "open" && !link.due ? [send(message), watch(message.id)] : []];
}

/** Not sent again after a break: whoever asks sees whether the others have heard. */
function favour(link: Link, message: Extract<ClientMessage, { type: "ask_undo" | "answer_undo" }>): Step {
  if (link.phase !== "open" || link.due) return [link, []];
  return [{ ...link, favour: message.id, trouble: null }, [send(message)]];
}

/** Look at the table from another place: the server answers with the whole of it. */
function turn(link: Link, message: Extract<ClientMessage, { type: "sit" | "look" }>): Step {
  if (link.phase !== "open" || link.due) return [link, []];
  return [{ ...link, due: true, turned: true }, [send(message), watch(WHOLE)]];
}

function ask(link: Link, message: Question): Step {
  return [{ ...link, questions: [...link.questions, message] }, link.phase === "open" && !link.due ? [send(message)] : []];
}

function receive(link: Link, message: ServerMessage): Step {
  switch (message.type) {
    case "table":
      return whole(link, message);
    case "moved":
      return moved(link, message);
    case "room":
      return changedRoom(link, message.room);
    case "chat":
      return [patch(link, (table) => ({ chat: [...table.chat, message.chat] })), []];
    case "thinking":
      return [patch(link, ({ thinking }) => ({ thinking: [...thinking.filter((seat) => seat !== message.seat), message.seat] })), []];
    case "undo_asked":
      return [patch(link, () => ({ undo_asked: message.undo_asked })), []];
    case "preview":
      return answered(link, message.id, message.preview);
    case "why":
      return answered(link, message.id, message.rule);
    case "hint":
      return answered(link, message.id, message.hint);
    case "played":
      return [confirmed(link, message.id), []];
    case "error":
      return refused(link, message.id, message);
    default:
      return [link, []];
  }
}

function patch(link: Link, change: (table: TableState) => Partial<TableState>): Link {
  return link.table ? { ...link, table: { ...link.table, ...change(link.table) } } : link;
}

function whole(link: Link, message: TableMessage): Step {
  const { type: _, ...table } = message;
  const old = link.table;
  if (old && !link.due && old.seat === table.seat && table.n < old.n) return [link, []];
  const next: Link = { ...link, tries: 0, due: false, turned: false, table: { ...table, thinking: [], news: link.turned ? [] : newsOf(old, table) } };
  return [next, link.due ? [...link.moves.flatMap((sent) => [send(sent), watch(sent.id)]), ...link.questions.map(send)] : []];
}

/** Another seat's log counts anew: nothing in it is news. */
function newsOf(old: TableState | null, table: Omit<TableMessage, "type">): readonly Entry[] {
  if (!old || old.seat !== table.seat || old.view === null) return [];
  const known = old.log.at(-1)?.e ?? -1;
  return table.log.at(-1)?.e === known ? old.news : table.log.filter(({ e }) => e > known);
}

function moved(link: Link, message: MovedMessage): Step {
  const { table } = link;
  if (!table || message.n <= table.n) return [link, []];
  if (message.n > table.n + 1) return resync(link);
  const { type: _, entry, played, ...position } = message;
  const thinking = table.thinking.filter((seat) => seat !== entry.seat && position.actors.includes(seat));
  const undo = entry.takes_back.length > 0 ? { undo_asked: null } : {};
  const next = patch(link, () => ({ ...position, ...undo, log: merged(table.log, entry), news: [entry], thinking }));
  const known = { ...next, seen: [...link.seen, ...mine(link, entry)] };
  return [confirmed(known, played), []];
}

export function merged(log: readonly Entry[], entry: Entry): readonly Entry[] {
  const gone = new Set(entry.takes_back);
  const others = log.filter((known) => known.e !== entry.e).map((known) => (gone.has(known.e) ? { ...known, undone: true } : known));
  const after = others.findIndex((known) => known.e > entry.e);
  return after < 0 ? [...others, entry] : [...others.slice(0, after), entry, ...others.slice(after)];
}

function mine(link: Link, entry: Entry): string[] {
  if (entry.seat !== link.table?.seat || entry.hint) return [];
  return link.moves.filter((sent) => sent.type === "undo" || sent.action === entry.action).map((sent) => sent.id);
}

function changedRoom(link: Link, room: TableState["room"]): Step {
  const next = patch(link, () => ({ room }));
  const { table } = next;
  if (table && isElsewhere(room, table.seat)) return reconnect(next);
  return table && room.state !== "waiting" && table.view === null ? resync(next) : [next, []];
}

/** Whether this device has no longer the seat it shows, or has one and shows none. */
function isElsewhere({ mine }: TableState["room"], seat: number | null): boolean {
  return seat === null ? mine.length > 0 : !mine.includes(seat);
}

/** Another seat means another stream: a new connection begins it. */
function reconnect(link: Link): Step {
  return link.due ? [link, []] : [{ ...link, phase: "connecting", due: true }, [{ do: "hangUp" }, { do: "connect" }]];
}

function answered(link: Link, id: string, value: unknown): Step {
  if (!isAsked(link, id)) return [link, []];
  return [withoutQuestion(link, id), [{ do: "answer", id, value }]];
}

const isAsked = (link: Link, id: string): boolean => link.questions.some((asked) => asked.id === id);

const withoutQuestion = (link: Link, id: string): Link => ({ ...link, questions: link.questions.filter((asked) => asked.id !== id) });

function confirmed(link: Link, id: string): Link {
  return { ...link, moves: link.moves.filter((sent) => sent.id !== id), seen: link.seen.filter((known) => known !== id) };
}

function refused(link: Link, id: string | null, trouble: Trouble): Step {
  if (id !== null && isAsked(link, id)) return [withoutQuestion(link, id), [{ do: "refuse", id, word: trouble.error }]];
  if (id !== null && id === link.favour) return [{ ...link, favour: null, trouble: { error: trouble.error, rule: trouble.rule } }, []];
  if (id === null || !link.moves.some((sent) => sent.id === id)) return [link, []];
  return resync({ ...confirmed(link, id), trouble: { error: trouble.error, rule: trouble.rule } });
}

/** The action that was sent and whose entry has not come yet. */
export function waiting(link: Link): string | null {
  const sent = link.moves.find((move) => move.type === "play" && !link.seen.includes(move.id));
  return sent?.type === "play" ? sent.action : null;
}
