// Questions to the server, asked once per view.
import type { Play, Preview } from "../types";

type Answers<T> = WeakMap<object, Map<string, Promise<T>>>;

const previews: Answers<Preview> = new WeakMap();
const reasons: Answers<string> = new WeakMap();

function once<T>(answers: Answers<T>, view: unknown, action: string, ask: () => Promise<T>): Promise<T> {
  const known = answers.get(view as object) ?? new Map<string, Promise<T>>();
  answers.set(view as object, known);
  const answer = known.get(action) ?? ask();
  known.set(action, answer);
  return answer;
}

/** What an action would do. */
export const previewOf = (play: Play<unknown>, action: string): Promise<Preview> => once(previews, play.view, action, () => play.preview(action));

/** The rule that forbids an action, by id. */
export const whyNot = (play: Play<unknown>, action: string): Promise<string> => once(reasons, play.view, action, () => play.why(action));
