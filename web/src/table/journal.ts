// The log as lines: sentences of the game, newest first.
import type { Edition, Entry, GameModule, Piece, Translate } from "../games/types.ts";

export interface Line {
  readonly key: string;
  readonly entry: Entry;
  readonly lead: number | null; // the seat whose sentence it is
  readonly pieces: readonly Piece[];
  readonly undone: boolean;
  readonly fresh: boolean;
  readonly heading?: boolean; // of a round, below all that happened in it
}

export interface Teller {
  readonly tell: GameModule<unknown>["tell"];
  readonly t: Translate;
  readonly edition: Edition;
}

export interface Chronicler extends Teller {
  readonly round: GameModule<unknown>["round"];
}

const seatOf = (piece: Piece | undefined): number | null => (typeof piece === "object" && "seat" in piece ? piece.seat : null);

/** The sentences of an entry; an undo or a hint has none of its game's, so the shell says one. */
function told(entry: Entry, { tell, t, edition }: Teller): readonly (readonly Piece[] | null)[] {
  if (entry.takes_back.length === 0 && !entry.hint) return entry.facts.map((fact) => tell(fact, t, edition));
  const text = entry.hint ? t("journal.askedCaptain") : t(entry.across ? "journal.tookBackAcross" : "journal.tookBack");
  return [entry.seat === null ? [text] : [{ seat: entry.seat }, " ", text]];
}

function linesOf(entry: Entry, teller: Teller, fresh: boolean, headings: readonly (string | null)[] = []): Line[] {
  return told(entry, teller).flatMap((pieces, at): Line[] => {
    const heading = headings[at] ?? null;
    const above: Line[] = heading === null ? [] : [{ key: `${entry.e}.${at}.round`, entry, lead: null, pieces: [heading], undone: false, fresh: false, heading: true }];
    if (!pieces || pieces.length === 0) return above;
    const lead = seatOf(pieces[0]);
    return [...above, { key: `${entry.e}.${at}`, entry, lead, pieces: lead === null ? pieces : pieces.slice(1), undone: entry.undone, fresh }];
  });
}

/** By entry and fact: the heading of the round that begins there. What was taken back began none. */
function headings(log: readonly Entry[], { round, t }: Chronicler): (string | null)[][] {
  let now = 0;
  const heading = (begun: number | null): string | null => {
    if (begun === null || begun === now) return null;
    now = begun;
    return t("journal.round", { round: now });
  };
  const next = (begun: number | "next" | null) => heading(begun === "next" ? now + 1 : begun);
  return log.map(({ facts, undone }) => (undone ? [] : facts.map((fact) => next(round(fact, facts)))));
}

/** The own seat's latest action that stands and that no bot made for it: what came with it and after it is news to that seat. */
export function lastOwn(log: readonly Entry[], seat: number | null): Entry | null {
  return log.filter((entry) => seat !== null && entry.seat === seat && entry.action !== null && !entry.undone && !entry.by_bot).at(-1) ?? null;
}

export function journal(log: readonly Entry[], teller: Chronicler, seat: number | null = null): Line[] {
  const since = lastOwn(log, seat)?.e ?? (log.at(-1)?.e ?? 0) - 1;
  const rounds = headings(log, teller);
  const isNew = (entry: Entry): boolean => entry.e > since && (entry.action !== null || entry.takes_back.length > 0 || entry.hint === true);
  return log.flatMap((entry, at) => linesOf(entry, teller, isNew(entry), rounds[at])).reverse();
}

export function isAbout(line: Line, seat: number | null): boolean {
  return seat !== null && (line.lead === seat || line.pieces.some((piece) => seatOf(piece) === seat));
}

/** The lines about a seat, and the headings of the rounds in which there are any. */
export function linesAbout(lines: readonly Line[], seat: number | null): readonly Line[] {
  const about = lines.filter((line) => line.heading === true || isAbout(line, seat));
  return about.filter((line, at) => line.heading !== true || (at > 0 && about[at - 1]?.heading !== true));
}

/** What happened since the own last action, oldest first, without what one did oneself. */
export function recap(log: readonly Entry[], teller: Teller, seat: number | null): readonly Line[] {
  const own = lastOwn(log, seat);
  const since = own === null ? log : log.slice(log.indexOf(own));
  return since.flatMap((entry) => linesOf(entry, teller, true)).filter(({ undone, lead, entry }) => !undone && !(entry.seat === seat && lead === seat && !entry.by_bot));
}

/** A line as words alone. */
export function spoken(line: Line, nameOf: (seat: number) => string): string {
  const words = (piece: Piece) => (typeof piece === "string" ? piece : "seat" in piece ? nameOf(piece.seat) : ` ${piece.label} `);
  const text = [...(line.lead === null ? [] : [nameOf(line.lead), " "]), ...line.pieces.map(words)].join("");
  return text.replace(/\s+/g, " ").replace(/\s([.,])/g, "$1").trim();
}
