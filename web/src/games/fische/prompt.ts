import { phone } from "../../app/media.svelte.ts";
import type { Act, Prompt, Tool } from "../types";
import { chosenOf, isMine, nameOfSeat } from "../kit/seats";
import { firstOf, stepsOf, wayOf } from "../kit/way";
import { deskOf } from "./desks";
import { isPlace, setup, shortName } from "./edition";
import { goalOf } from "./foreseen";
import { type Game, cellName, dealingAt, keeperAt, me, ofKind, wordsOf } from "./look";
import { ownStage } from "./targets";

const PHASES = ["moving", "trading", "acting"] as const;

export const phaseNames = ({ t }: Game): readonly string[] => PHASES.map((phase) => t(`phase.${phase}`));

export function phaseNow({ view }: Game): number {
  return view.phase === "over" ? PHASES.length : PHASES.findIndex((phase) => phase === view.phase);
}

export function roundText({ t, view }: Game): string {
  const single = view.tables.length === 1 && view.turn_limit !== null && view.phase !== "over";
  return single ? t("round.limit", { turn: view.turn + 1, limit: view.turn_limit }) : t("round.now", { round: view.round });
}

const back = ({ t, pick }: Game): Tool => ({ label: t("act.back"), icon: "close", press: () => pick([]) });

// --- what a button says

function moveLabel(play: Game, way: string): string {
  const steps = stepsOf(way);
  const goal = goalOf({ ...play, chosen: way }) ?? "";
  const what = cellName(play, goal);
  if (way === "stop") return stopLabel(play);
  return steps.at(-1) === "stop" ? play.t("act.go_trade", { what }) : play.t("act.go", { what, points: steps.length });
}

function stopLabel(play: Game): string {
  const cell = me(play)?.cell ?? "";
  return isPlace(cell) ? play.t("act.stop_kiosk", { who: cellName(play, cell) }) : play.t("act.stop");
}

function goodsLabel(play: Game, action: string): string {
  const { t, view } = play;
  const { kind, first, second } = wordsOf(action);
  const place = dealingAt(play);
  const unit = kind === "buy" && view.decision === "all_for_50" ? setup(play.edition, "bonus_florins") : kind === "buy" && place !== null ? (view.kiosks.find((kiosk) => kiosk.place === place)?.unit_price[first] ?? view.prices[first] ?? 0) : (view.prices[first] ?? 0);
  return t(`act.${kind}`, { number: Number(second), good: t(`good.${first}`), florins: unit * Number(second) });
}

function priceLabel({ t, view }: Game, good: string, way: string): string {
  const to = (way === "up" ? view.after_rise[good] : view.after_fall[good]) ?? 0;
  return t(to === view.prices[good] ? `act.${way}_same` : `act.${way}`, { good: t(`good.${good}`), to });
}

function bonusLabel(play: Game, { kind, first, second }: ReturnType<typeof wordsOf>): string {
  const { t, view } = play;
  if (kind === "bonus-price") return priceLabel(play, first, second);
  if (kind === "bonus-exchange") return t("act.exchange", { given: t(`good.${first}`), good: t(`good.${second}`), number: 1 });
  if (kind === "bonus-closed") return t("act.close", { who: cellName(play, first) });
  if (kind === "bonus-purchase") return t("act.purchase", { good: t(`good.${second}`), who: nameOfSeat(play, Number(first)), florins: view.prices[second] ?? 0 });
  return t("act.plus2", { points: setup(play.edition, "more_points") });
}

/** What the confirming button says. */
export function labelOf(play: Game, action: string): string {
  const { t } = play;
  const words = wordsOf(action);
  const { kind, first, second } = words;
  if (kind.startsWith("bonus-")) return bonusLabel(play, words);
  switch (kind) {
    case "walk":
    case "ride":
    case "stop":
      return moveLabel(play, action);
    case "ferry":
      return stepsOf(action).length > 1 ? moveLabel(play, action) : t(play.view.phase === "moving" ? "act.call" : "act.send", { what: cellName(play, second), florins: setup(play.edition, "call_florins") });
    case "buy":
    case "sell":
    case "offer":
      return goodsLabel(play, action);
    case "take":
    case "produce":
      return t(`act.${kind}`, { good: t(`good.${first}`) });
    case "exchange":
      return t("act.exchange", { given: t(`good.${first}`), good: t(`good.${second}`), number: changed(play) });
    case "price":
      return priceLabel(play, first, second);
    case "keep":
      return t("act.keep", { bonus: t(`bonus.${first}`) });
    case "fetish":
      return t("act.fetish", { fetish: t(`fetish.${first}`) });
    case "push":
      return t("act.push", { who: nameOfSeat(play, Number(first)) });
    case "change":
      return t("act.change", { table: first.toUpperCase() });
    case "supply":
    case "swap":
      return t(`act.${kind}`, { who: cellName(play, first) });
    default:
      return t(`act.${kind}`);
  }
}

function changed(play: Game): number {
  const place = dealingAt(play);
  return place !== null && keeperAt(play, place).gives !== undefined ? setup(play.edition, "changer_gives") : 1;
}

/** A button for what is previewed, unless it has one anyway. */
function confirming(play: Game, shown: readonly string[]): readonly Act[] {
  const chosen = chosenOf(play);
  return chosen === null || shown.includes(chosen) ? [] : [{ action: chosen, label: labelOf(play, chosen), main: true }];
}

// --- the own turn

/** The way that is looked at: to go, and for a kiosk to stop there at once. Both stay where they are, whichever is looked at. */
function going(play: Game): readonly Act[] {
  const chosen = chosenOf(play);
  const goal = goalOf(play);
  if (chosen === null || chosen === "stop" || goal === null) return confirming(play, ["stop"]);
  const steps = stepsOf(chosen).filter((step) => step !== "stop");
  const ways = [...(isPlace(goal) ? [wayOf([...steps, "stop"])] : []), wayOf(steps)];
  return ways.map((action, at) => ({ action, label: labelOf(play, action), main: at === ways.length - 1 }));
}

function stopping(play: Game): readonly Act[] {
  if (!play.legal.includes("stop")) return [];
  const ready = play.view.points === 0 || isPlace(me(play)?.cell ?? "");
  return [{ action: "stop", label: stopLabel(play), main: ready && (play.chosen === null || play.chosen === "stop") }];
}

function moving(play: Game): Prompt {
  const { t, view } = play;
  const callable = ofKind(play, "ferry").length > 0;
  const call: readonly Tool[] = callable ? [{ label: t("act.call_tool"), press: () => play.pick(["call"]) }] : [];
  const chosen = chosenOf(play);
  const others = phone.current && chosen !== null && chosen !== "stop" ? [] : [...call, ...stopping(play)]; // a thumb has room for what is looked at
  const buttons = [...others, ...going(play)];
  const more = chosen !== null && wordsOf(firstOf(chosen)).kind === "change" ? t("prompt.change_more", { points: view.points }) : view.points > 0 && view.round === 1 ? t("prompt.first_round") : t("prompt.move_more");
  const must = !play.legal.includes("stop");
  return { say: t(must ? "prompt.leave" : "prompt.move", { points: view.points }), short: t("prompt.move_short", { points: view.points }), more, buttons };
}

/** A ferry was picked, or is to be. */
function sailing(play: Game): Prompt {
  const { t } = play;
  const [mode, stage = "", empty] = play.picked;
  const florins = setup(play.edition, "call_florins");
  const free = play.view.decision === "move_ferry";
  const rides = mode === "ferry" && empty === undefined && ownStage(play) === stage;
  const canSend = rides && ofKind(play, "ferry").some((action) => wordsOf(action).first === stage);
  const send: readonly Tool[] = canSend ? [{ label: t("act.send_empty"), press: () => play.pick(["ferry", stage, "empty"]) }] : [];
  const say = mode === "call" ? t("prompt.call", { florins }) : rides ? t("prompt.ride") : free ? t("prompt.send") : t("prompt.call_to", { florins });
  return { say, buttons: [back(play), ...send, ...confirming(play, [])] };
}

function bonus(play: Game): Prompt {
  const kind = play.picked[1] ?? "";
  return { say: play.t(`prompt.bonus_${kind}`), more: play.t(`bonus.${kind}.text`), buttons: [back(play), ...confirming(play, [])] };
}

function ruin(play: Game): Prompt {
  const action = play.picked[1] ?? "";
  return { say: play.t("prompt.ruin"), short: play.t("prompt.ruin_short"), more: play.t("prompt.ruin_more"), buttons: [back(play), { action, label: play.t("act.ruin", { what: labelOf(play, action) }) }] };
}

function trading(play: Game): Prompt {
  const { t, legal } = play;
  const place = dealingAt(play) ?? "";
  const who = shortName(keeperAt(play, place));
  const done: Act = { action: "done", label: t("act.done"), main: play.chosen === null || play.chosen === "done" };
  const only = legal.every((action) => action === "done" || action.startsWith("bonus-"));
  const extras = play.view.extras_left.length;
  return { say: t(only ? "prompt.trade_over" : `prompt.trade_${deskOf({ ...play, picked: [] })}`, { who }), more: extras > 0 ? t("prompt.extras_follow", { extras }) : t("prompt.turn_ends"), buttons: [done, ...confirming(play, ["done"])] };
}

const ALWAYS = ["next", "decline"];

/** An extra action, or a part of one: what to choose. */
function acting(play: Game): Prompt {
  const { t, view } = play;
  const second = view.chosen !== null;
  const good = view.shortage === null ? "" : t(`good.${view.shortage.good}`);
  const named = second ? `prompt.${view.decision}_second` : `prompt.${view.decision}`;
  const acts: readonly Act[] = ALWAYS.filter((action) => play.legal.includes(action)).map((action) => ({ action, label: labelOf(play, action), main: action === "next" && (play.chosen === null || play.chosen === action) }));
  const left = view.shortage?.left ?? 0;
  return { say: t(named, { good, left, number: view.parts.length, who: second && view.decision === "move_pawn" ? nameOfSeat(play, Number(view.chosen)) : "" }), ...(view.extra === null || view.decision === "keep" ? {} : { more: t("prompt.extra_more", { extra: extraName(play) }) }), buttons: [...acts, ...confirming(play, ALWAYS)] };
}

function extraName({ t, view }: Game): string {
  const extra = view.extra ?? "";
  const [word = "", good = ""] = extra.split("_");
  return word === "produce" && good !== "choice" ? t("extra.produce", { good: t(`good.${good}`) }) : word === "rise" ? t("extra.rise", { good: t(`good.${good}`) }) : t(`extra.${extra}`);
}

// --- waiting for others

function waiting(play: Game): Prompt {
  const { t, view, seat } = play;
  if (view.phase === "over") return { say: t("prompt.over"), more: t("prompt.over_more") };
  if (view.phase === "choosing") return { say: t("prompt.wait_choosing", { who: play.actors.map((other) => nameOfSeat(play, other)).join(", ") }) };
  if (view.actor === null) return { say: t("prompt.wait_empty") };
  if (view.actor === seat) return { say: t("prompt.wait_slot") };
  return { say: t(`prompt.wait_${view.phase}`, { who: nameOfSeat(play, view.actor) }), ...(seat !== null && view.players[seat]?.cell === null && view.players[seat]?.place === null ? { more: t("prompt.wait_newcomer") } : {}) };
}

export function prompt(play: Game): Prompt {
  if (!isMine(play)) return waiting(play);
  const [mode] = play.picked;
  if (mode === "ruin") return ruin(play);
  if (mode === "call" || mode === "ferry") return sailing(play);
  if (mode === "bonus") return bonus(play);
  if (play.view.decision === "move") return moving(play);
  return play.view.decision === "trade" ? trading(play) : acting(play);
}

/** B calls a ferry, N goes through the bonus tokens that can be played. */
export function keys(key: string, play: Game): boolean {
  if (!isMine(play)) return false;
  if (key.toLowerCase() === "b" && ofKind(play, "ferry").length > 0) {
    play.pick(play.picked[0] === "call" ? [] : ["call"]);
    return true;
  }
  if (key.toLowerCase() !== "n") return false;
  const kinds = [...new Set(play.legal.filter((action) => action.startsWith("bonus-")).map((action) => wordsOf(action).kind.slice(6)))].filter((kind) => kind !== "plus2");
  const next = kinds[kinds.indexOf(play.picked[1] ?? "") + 1];
  play.pick(next === undefined ? [] : ["bonus", next]);
  return kinds.length > 0;
}
