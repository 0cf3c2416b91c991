// Who is to decide by when.
import type { Room } from "../games/types.ts";

type Deadlines = Readonly<Record<string, number>>;

const of = (clock: Deadlines, seat: number): number | null => clock[String(seat)] ?? null;

/** The deadline worth showing: the own one, else the first of those awaited. */
export function first(clock: Deadlines, actors: readonly number[], seat: number | null): number | null {
  const own = seat === null ? null : of(clock, seat);
  const others = actors.map((actor) => of(clock, actor)).filter((at) => at !== null);
  return own ?? (others.length > 0 ? Math.min(...others) : null);
}

/** People of other devices whose time has run out: a bot may be asked to play for them. */
export function late(clock: Deadlines, room: Room, now: number): readonly number[] {
  const isAbsent = (seat: number) => !room.mine.includes(seat) && room.seats[seat] != null && room.seats[seat].bot === null && room.seats[seat].stand_in === null;
  return Object.entries(clock).filter(([seat, at]) => at <= now && isAbsent(Number(seat))).map(([seat]) => Number(seat));
}
