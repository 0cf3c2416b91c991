// A spot of the board: something that is taken up, aimed at, or asked about.
import { whyNot } from "../kit/ask";
import { target } from "../kit/press";
import { desk } from "./desk.svelte";
import { lift } from "./drag";
import type { Game } from "./look";
import { aimsOf, heldOf, meantBy, sourcesOf } from "./options";

export interface Spot {
  readonly aim: string | null; // the action of a press
  readonly source: boolean;
  readonly held: boolean;
  readonly glow: boolean;
  readonly chosen: boolean; // previewed
  readonly sent: boolean;
}

export function stateOf(play: Game, word: string): Spot {
  const aim = aimsOf(play.legal, play.picked).get(word) ?? null;
  const held = heldOf(play.legal, play.picked);
  const source = sourcesOf(play.legal).has(word);
  const idle = play.waiting === null;
  return {
    aim,
    source,
    held: held === word,
    glow: idle && (aim !== null || (source && held === null)),
    chosen: aim !== null && play.chosen === aim,
    sent: aim !== null && play.waiting === aim,
  };
}

async function ask(play: Game, word: string): Promise<void> {
  const action = meantBy(heldOf(play.legal, play.picked), word);
  if (action === null || play.seat === null || play.view.phase === "over") return;
  const rule = await whyNot(play, action);
  desk.reason = { view: play.view, text: play.t(`why.${rule}`) };
}

/** Taken up by a press, put back by a second one. */
export const take = (play: Game, word: string): void => play.pick(play.picked[0] === word ? [] : [word]);

const isPress = ({ key }: KeyboardEvent): boolean => key === "Enter" || key === " ";

function source(play: Game, word: string, label: string) {
  return {
    role: "button",
    tabindex: 0,
    "aria-label": label,
    "aria-pressed": heldOf(play.legal, play.picked) === word,
    "data-target": word,
    "data-word": word,
    onclick: () => take(play, word),
    onpointerdown: (event: PointerEvent) => lift(play, word, event),
    onkeydown: (event: KeyboardEvent): void => {
      if (!isPress(event)) return;
      event.preventDefault();
      take(play, word);
    },
  } as const;
}

function closed(play: Game, word: string) {
  return {
    "data-word": word,
    onclick: (event: MouseEvent): void => {
      event.stopPropagation(); // a press that asks does not put back what is taken up
      void ask(play, word).catch(() => undefined);
    },
  } as const;
}

/** The attributes of a spot: `<g {...spot(play, word, label)}>`. */
export function spot(play: Game, word: string, label: string): object {
  const { aim, source: canTake } = stateOf(play, word);
  if (aim === null) return canTake ? source(play, word, label) : closed(play, word);
  const leave = ({ pointerType }: PointerEvent): void => {
    if (pointerType === "mouse") play.choose(null);
  };
  return { ...target(play, aim, label), "data-word": word, onpointerleave: leave };
}
