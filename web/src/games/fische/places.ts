// The places at the end, as the server told them.
import { numbers } from "../kit/sentence";
import type { Game } from "./look";

export interface Placed {
  readonly seat: number;
  readonly place: number;
  readonly fetishes: number;
}

export function placesOf(play: Game): readonly Placed[] {
  const ended = play.last?.facts.find(({ fact }) => fact === "ended");
  const [ranking, fetishes] = [numbers(ended?.["ranking"]), numbers(ended?.["fetishes"])];
  return play.view.players
    .map((player, seat) => ({ seat, place: ranking[seat] ?? player.place ?? play.view.players.length, fetishes: fetishes[seat] ?? player.fetishes?.length ?? 0 }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
