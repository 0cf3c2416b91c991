// What would come onto a cell: drawn while it is previewed or on its way to the server.
import type { Game } from "./look";

export interface Ghost {
  readonly kind: "good" | "building";
  readonly name: string;
  readonly sent: boolean;
}

const MADE: Readonly<Record<string, string>> = { refinery: "barrel", crate_works: "crate", container_depot: "container", emigrant_house: "passenger" };

export function ghostOf(play: Game, cell: string): Ghost | null {
  const action = play.waiting ?? play.chosen;
  const [verb = "", a = "", b = "", c = ""] = (action ?? "").split(" ");
  const sent = play.waiting !== null;
  const good = (name: string): Ghost => ({ kind: "good", name, sent });
  if (verb === "move") return c === cell ? good(a) : null;
  if (b !== cell) return null;
  if (verb === "build") return { kind: "building", name: a, sent };
  if (verb === "take") return good(a);
  if (verb === "produce") return good(MADE[a] ?? "joker");
  const ship = verb === "unload" && play.seat !== null ? play.view.players[play.seat]?.docks[Number(a) - 1]?.ship : null;
  return ship ? good(ship.good) : null;
}
