// Several people at one device: whose turn it is to look.
import type { Room } from "../games/types.ts";
import type { TableState } from "../net/connection.ts";

/**
 * The seat the device is to be passed to, or null if the right person is looking, or nothing can be seen yet: a game has begun
 * before it is known who acts in it.
 *
 * `shown` is the seat whose person has lifted the curtain, `table.seat` the one whose view the server sends.
 */
export function wantedSeat(room: Room, table: Pick<TableState, "view" | "actors" | "seat">, shown: number | null): number | null {
  const { view, actors, seat } = table;
  if (room.mine.length < 2 || room.state === "waiting" || view === null) return null;
  if (room.state === "over") return shown === null || seat === shown ? null : shown;
  const wanted = shown !== null && actors.includes(shown) ? shown : (room.mine.find((own) => actors.includes(own)) ?? shown ?? room.mine[0] ?? null);
  return wanted === shown && wanted === seat ? null : wanted;
}
