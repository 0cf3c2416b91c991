// A warning, no rule: who has neither florins nor goods left can hardly trade again.
import { target } from "../kit/press";
import { stepsOf } from "../kit/way";
import { setup } from "./edition";
import { type Game, carried, me, wordsOf } from "./look";

const FETISHES_TO_WIN = 3;

/** Whether it would cost the last florin or the last token of who then has nothing. */
export function ruins(play: Game, action: string): boolean {
  const own = me(play);
  if (own === null) return false;
  const calls = play.view.phase === "moving" ? stepsOf(action).filter((step) => wordsOf(step).kind === "ferry").length : 0;
  if (calls > 0) return carried(own) === 0 && (own.florins ?? 0) <= calls * setup(play.edition, "call_florins");
  const { kind, second } = wordsOf(action);
  const isLast = kind === "offer" && play.view.parts.length === 1 && (own.fetishes?.length ?? 0) + 1 < FETISHES_TO_WIN;
  return isLast && own.florins === 0 && carried(own) === Number(second);
}

/** Like the kit's target; what would ruin the player is asked about first. */
export function aim(play: Game, action: string, label: string) {
  const usual = target(play, action, label);
  if (!ruins(play, action)) return usual;
  const warn = (): void => play.pick(["ruin", action]);
  return {
    ...usual,
    onpointerenter: () => undefined,
    onfocus: () => undefined,
    onclick: warn,
    onkeydown: (event: KeyboardEvent): void => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      warn();
    },
  } as const;
}
