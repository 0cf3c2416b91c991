// One line on how a table stands, seen from this device.
import { namesOf } from "../app/people.ts";
import type { Room } from "../games/types.ts";
import { t } from "../i18n/index.ts";

export const taken = (room: Room): number => room.seats.filter((seat) => seat !== null).length;

export function standing(room: Room): string {
  if (room.state === "waiting") return t("standing.waiting", { taken: taken(room), players: room.players });
  if (room.state === "over") return t("standing.over");
  if (room.turn.some((seat) => room.mine.includes(seat))) return t("standing.you");
  return t("standing.others", { names: namesOf(room, room.turn) });
}
