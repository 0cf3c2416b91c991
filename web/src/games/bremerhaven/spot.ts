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

/** Why not, once something is taken up; else what the thing is, if there is anything to say about it. */
async function ask(play: Game, word: string, about: string): Promise<void> {
  const held = heldOf(play.legal, play.picked);
  const action = meantBy(held, word);
  const { view } = play;
  if (held === null && about !== "") desk.answer = { view, text: about, no: false };
  else if (action !== null && play.seat !== null && view.phase !== "over") desk.answer = { view, text: play.t(`why.${await whyNot(play, action)}`), no: true };
}

/** Taken up by a press, put back by a second one. */
export const take = (play: Game, word: string): void => play.pick(play.picked[0] === word ? [] : [word]);

const isPress = ({ key }: KeyboardEvent): boolean => key === "Enter" || key === " ";

function source(play: Game, word: string, label: string | undefined) {
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

function closed(play: Game, word: string, about: string) {
  return {
    "data-word": word,
    onclick: (event: MouseEvent): void => {
      event.stopPropagation(); // a press that asks does not put back what is taken up
      void ask(play, word, about).catch(() => undefined);
    },
  } as const;
}

/** The attributes of a spot: `<g {...spot(play, word, label)}>`. A button that has its words inside needs no label. */
export function spot(play: Game, word: string, label?: string, about = ""): object {
  const { aim, source: canTake } = stateOf(play, word);
  if (aim === null) return canTake ? source(play, word, label) : closed(play, word, about);
  const leave = ({ pointerType }: PointerEvent): void => {
    if (pointerType === "mouse") play.choose(null);
  };
  return { ...target(play, aim, label ?? ""), "aria-label": label, "data-word": word, onpointerleave: leave };
}
