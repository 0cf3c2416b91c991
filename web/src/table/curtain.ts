// Several people at one device: whose turn it is to look.
import type { Room } from "../games/types.ts";

/**
 * The seat the device is to be passed to, or null if the right person is looking.
 *
 * `shown` is the seat whose person has lifted the curtain, `seat` the one whose view the server sends.
 */
export function wantedSeat(room: Room, actors: readonly number[], shown: number | null, seat: number | null): number | null {
  if (room.mine.length < 2 || room.state === "waiting") return null;
  if (room.state === "over") return shown === null || seat === shown ? null : shown;
  const wanted = shown !== null && actors.includes(shown) ? shown : (room.mine.find((own) => actors.includes(own)) ?? shown ?? room.mine[0] ?? null);
  return wanted === shown && wanted === seat ? null : wanted;
}
