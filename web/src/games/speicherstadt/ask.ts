// Questions to the server, asked once per view.
import type { View } from "../../gen/speicherstadt";
import type { Preview } from "../types";
import type { Game } from "./look";

type Answers<T> = WeakMap<View, Map<string, Promise<T>>>;

const previews: Answers<Preview> = new WeakMap();
const reasons: Answers<string> = new WeakMap();

function once<T>(answers: Answers<T>, view: View, action: string, ask: () => Promise<T>): Promise<T> {
  const known = answers.get(view) ?? new Map<string, Promise<T>>();
  answers.set(view, known);
  const answer = known.get(action) ?? ask();
  known.set(action, answer);
  return answer;
}

export const previewOf = (play: Game, action: string): Promise<Preview> => once(previews, play.view, action, () => play.preview(action));

/** The rule that forbids an action, by id. */
export const whyNot = (play: Game, action: string): Promise<string> => once(reasons, play.view, action, () => play.why(action));

export interface PlacePreview {
  readonly floor: number;
  readonly prices: readonly { readonly seat: number; readonly price: number; readonly coins: number }[];
}
export interface BuyPreview {
  readonly coins_left: number;
}
export interface DeclinePreview {
  readonly next: { readonly seat: number; readonly price: number } | null;
}
export interface LoadPreview {
  readonly missing_after: number;
  readonly points: number;
}
export const read = <T>(preview: Preview): T => preview as unknown as T;
