// The one sentence that says what to do, and its buttons.
import { chosenOf, isMine, nameOfSeat } from "../kit/seats";
import type { Act, Prompt, Tool } from "../types";
import { nameOf } from "./cards";
import { type Game, playerOf, verbOf, wordOf } from "./look";
import { shapeName, tileName } from "./names";
import { rotationsOf, turnTile, waysOf } from "./placing";
import { shapeOf } from "./tiles";

const STEPS: readonly (readonly string[])[] = [["swapping", "giving"], ["choosing"], ["taking", "pillars", "tokens", "building", "placing", "spying", "copying", "removing"]];

export const phaseNames = (play: Game): readonly string[] => ["swap", "choice", "acts"].map((step) => play.t(`step.${step}`));

export function phaseNow(play: Game): number {
  const now = STEPS.findIndex((phases) => phases.includes(play.view.phase));
  return now < 0 ? STEPS.length : now;
}

/** What the confirming button says. */
function label(play: Game, action: string): string {
  const { t, edition, view } = play;
  const [verb, word] = [verbOf(action), wordOf(action)];
  switch (verb) {
    case "swap":
    case "spy":
      return t(`act.${verb}`, { who: nameOfSeat(play, Number(word)) });
    case "give":
    case "choose":
    case "copy":
      return t(`act.${verb}`, { card: nameOf(edition, word, t) });
    case "take":
      return t("act.take", { shape: shapeName(word, t) });
    case "build":
      return t("act.build", { shape: shapeName(shapeOf(word), t) });
    case "remove":
      return t("act.remove", { shape: shapeName(shapeOf(view.tiles.find(({ field }) => field === word)?.tile ?? "domino"), t) });
    default:
      return t(`act.${verb}`, { field: word });
  }
}

/** A button for what is previewed, unless it has one anyway. */
function confirming(play: Game, shown: readonly string[] = []): readonly Act[] {
  const chosen = chosenOf(play);
  return chosen === null || shown.includes(chosen) ? [] : [{ action: chosen, label: label(play, chosen), main: true }];
}

/** The buttons of a decision that can be ended or left out by a word. */
function withWord(play: Game, action: string, main: boolean): readonly Act[] {
  const word: readonly Act[] = play.legal.includes(action) ? [{ action, label: play.t(`act.${action}`), main: main && (chosenOf(play) === null || chosenOf(play) === action) }] : [];
  return [...word, ...confirming(play, [action])];
}

function placing(play: Game): Prompt {
  const { t } = play;
  const tools: readonly Tool[] =
    rotationsOf(waysOf(play)).length < 2
      ? []
      : [
          { label: t("act.turn_left"), icon: "turn-left", press: () => void turnTile(play, -1) },
          { label: t("act.turn_right"), icon: "turn-right", press: () => void turnTile(play, 1) },
        ];
  return { say: t("prompt.placing", { tile: tileName(play.view.task?.tile ?? "", t) }), short: t("prompt.placing_short"), more: t(tools.length > 0 ? "prompt.placing_more" : "prompt.placing_fixed"), buttons: [...tools, ...confirming(play)] };
}

/** What the own seat is asked for. */
function asking(play: Game): Prompt {
  const { t, view, edition } = play;
  const stones = view.task?.stones ?? 0;
  const due = view.task?.due ?? 0;
  switch (view.phase) {
    case "swapping":
      return { say: t("prompt.swapping"), short: t("prompt.swapping_short"), more: t("prompt.swapping_more"), buttons: withWord(play, "skip", true) };
    case "giving":
      return { say: t("prompt.giving", { who: nameOfSeat(play, view.swap?.partner ?? 0) }), short: t("prompt.giving_short"), more: t("prompt.giving_more", { card: nameOf(edition, view.swap?.card ?? "", t) }), buttons: confirming(play) };
    case "choosing":
      return { say: t("prompt.choosing"), short: t("prompt.choosing_short"), more: t("prompt.choosing_more"), buttons: confirming(play) };
    case "taking":
    case "removing":
      return { say: t(`prompt.${view.phase}`, { stones }), short: t(`prompt.${view.phase}_short`, { stones }), more: t(`prompt.${view.phase}_more`), buttons: withWord(play, "done", true) };
    case "pillars":
    case "tokens":
      return { say: t(`prompt.${view.phase}`, { due }), short: t(`prompt.${view.phase}_short`, { due }), more: view.task?.chain.length || view.phase === "tokens" ? t(`prompt.${view.phase}_more`) : t("prompt.pillars_first"), buttons: confirming(play) };
    case "building":
      return { say: t("prompt.building", { stones }), short: t("prompt.building_short", { stones }), more: t("prompt.building_more"), buttons: confirming(play) };
    case "placing":
      return placing(play);
    default:
      return copying(play);
  }
}

function copying(play: Game): Prompt {
  const { t, view } = play;
  const key = view.phase === "spying" ? "spying" : view.task?.source === null ? "begging" : "copying";
  const who = view.task?.source == null ? "" : nameOfSeat(play, view.task.source);
  return { say: t(`prompt.${key}`, { who }), short: t(`prompt.${key}_short`), buttons: confirming(play) };
}

function waiting(play: Game): Prompt {
  const { t, view, lang, edition } = play;
  if (view.phase === "over") return { say: t("prompt.over"), more: view.ending === null ? "" : t(`ending.${view.ending}`) };
  const who = new Intl.ListFormat(lang, { type: "conjunction" }).format(play.actors.map((seat) => nameOfSeat(play, seat)));
  const own = playerOf(play, play.seat)?.played ?? null;
  if (view.phase === "choosing" && own !== null) {
    const card = nameOf(edition, own, t);
    return { say: t("prompt.chosen", { card }), short: t("prompt.chosen_short", { card }), more: t("prompt.chosen_more", { who, n: play.actors.length }) };
  }
  const task = view.task;
  const card = task === null ? "" : nameOf(edition, task.card, t);
  return { say: t(`prompt.wait_${view.phase}`, { who, n: play.actors.length, card, due: task?.due ?? 0, stones: task?.stones ?? 0 }) };
}

export const prompt = (play: Game): Prompt => (isMine(play) ? asking(play) : waiting(play));
