// What this person looks at: a board on small screens, somebody's harbour, a reason, a piece under way. Nothing of the game itself.
import type { View } from "../../gen/bremerhaven";
import { isAtHome, type Game, regionOf, stepOf } from "./look";

export type Tab = "sea" | "town" | "land" | "port" | "others";

class Desk {
  tab = $state<Tab>("sea");
  seat = $state<number | null>(null); // whose harbour is open; null: the own
  answer = $state.raw<{ readonly view: View; readonly text: string; readonly no: boolean } | null>(null); // to a press that plays nothing: why not, or what a thing is
  drag = $state.raw<{ readonly word: string; readonly x: number; readonly y: number } | null>(null);
}

export const desk = new Desk();

/** Whose harbour is shown: the own as long as it is to be worked in. */
export function harbourSeat(play: Game): number {
  if (play.seat !== null && isAtHome(stepOf(play))) return play.seat;
  const open = desk.seat !== null && desk.seat < play.view.players.length ? desk.seat : null;
  return open ?? play.seat ?? play.view.ladder.find((seat) => seat >= 0) ?? 0;
}

export const answerTo = (play: Game) => (desk.answer?.view === play.view ? desk.answer : null);

/** The tab that the step at hand asks for, or the captain; null: stay. */
export function tabFor(play: Game): Tab | null {
  const step = stepOf(play);
  if (isAtHome(step)) return "port";
  if (play.hint?.startsWith("bid ")) return regionOf(play.hint.split(" ")[2] ?? "");
  if (step === "price" || step === "career" || step === "upgrade") return "town";
  return step === "bid" && (desk.tab === "port" || desk.tab === "others") ? "sea" : null;
}
