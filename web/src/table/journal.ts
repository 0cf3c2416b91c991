// The log as lines: sentences of the game, newest first.
import type { Entry, GameModule, Piece, Translate } from "../games/types.ts";

export interface Line {
  readonly key: string;
  readonly lead: number | null; // the seat whose sentence it is
  readonly pieces: readonly Piece[];
  readonly undone: boolean;
  readonly fresh: boolean;
}

const seatOf = (piece: Piece | undefined): number | null => (typeof piece === "object" && "seat" in piece ? piece.seat : null);

function linesOf(entry: Entry, tell: GameModule<unknown>["tell"], t: Translate, fresh: boolean): Line[] {
  return entry.facts.flatMap((fact, at) => {
    const told = tell(fact, t);
    if (!told || told.length === 0) return [];
    const lead = seatOf(told[0]);
    return [{ key: `${entry.e}.${at}`, lead, pieces: lead === null ? told : told.slice(1), undone: entry.undone, fresh }];
  });
}

export function journal(log: readonly Entry[], tell: GameModule<unknown>["tell"], t: Translate): Line[] {
  const last = log.at(-1)?.e;
  return log.flatMap((entry) => linesOf(entry, tell, t, entry.e === last && entry.action !== null)).reverse();
}

export function isAbout(line: Line, seat: number | null): boolean {
  return seat !== null && (line.lead === seat || line.pieces.some((piece) => seatOf(piece) === seat));
}
