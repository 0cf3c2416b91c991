import { chosenOf, isMine, nameOfSeat } from "../kit/seats";
import type { Act, Prompt, Tool } from "../types";
import { depositOf, canDeposit } from "./deposits";
import { prestigeOf, shipName } from "./edition";
import { type Game, meOf, stepOf } from "./look";
import { aimsOf, heldOf } from "./options";
import { pickedCard } from "./permutation";
import { RANKS, ROBOT } from "./words";

export const PHASES = ["bidding", "town", "sea", "land", "harbour", "news"] as const;
const TOWN = ["permits", "upgrades", "prices", "career"];

export const phaseNames = (play: Game): readonly string[] => PHASES.map((phase) => play.t(`phase.${phase}`));

export function phaseNow({ view }: Game): number {
  if (view.phase === "over") return PHASES.length;
  return PHASES.findIndex((phase) => phase === (TOWN.includes(view.phase) ? "town" : view.phase));
}

/** What an action does, for its button. */
function labelOf(play: Game, action: string): string {
  const { t } = play;
  const [verb = "", a = "", b = "", c = ""] = action.split(" ");
  const good = (word: string): string => t(`good.${word}`);
  switch (verb) {
    case "bid":
      return t("act.bid", { card: a, space: b });
    case "build":
      return t("act.build", { building: t(`building.${a}`), cell: b.toUpperCase() });
    case "bollard":
      return t("act.bollard", { wall: a });
    case "uncover":
      return t("act.uncover", { cell: a.toUpperCase() });
    case "moor":
      return t("act.moor", { dock: a, good: good(b), time: c });
    case "place":
      return t("act.place", { loading: a.toUpperCase() });
    case "unload":
      return t("act.unload", { cell: b.toUpperCase() });
    case "move":
      return t("act.move", { good: good(a), cell: c.toUpperCase() });
    case "load":
      return t("act.load", { good: good(a), loading: c.toUpperCase() });
    case "transship":
      return t("act.load", { good: good(meOf(play)?.docks[Number(a) - 1]?.ship?.good ?? "joker"), loading: b.toUpperCase() });
    case "take":
    case "sell":
    case "discard":
      return t(`act.${verb}`, { good: good(a) });
    case "produce":
    case "collect":
      return t(`act.${verb}`, { building: t(`building.${a}`) });
    case "promote":
      return promotion(play, a);
    case "deposit":
      return t("act.deposit", { money: Number(a) });
    default:
      return t(`act.${verb}`);
  }
}

/** Who would hold which rank. */
function promotion(play: Game, rank: string): string {
  const { t, view } = play;
  const at = RANKS.findIndex((name) => name === rank);
  const seat = view.ladder[at] ?? ROBOT;
  const who = seat === ROBOT ? t("robot.name") : seat === play.seat ? t("panel.you") : nameOfSeat(play, seat);
  return t("act.promote", { who, rank: t(`rank.${RANKS[at - 1] ?? ""}`) });
}

/** Buttons that are there whatever is looked at, and one for what is. */
function buttons(play: Game, always: readonly Act[], tools: readonly Tool[] = []): readonly (Act | Tool)[] {
  const chosen = chosenOf(play);
  const has = always.some(({ action }) => action === chosen);
  const shown = chosen === null || has ? always : always.map((act) => ({ ...act, main: false }));
  return [...tools, ...shown, ...(chosen === null || has ? [] : [{ action: chosen, label: labelOf(play, chosen), main: true }])];
}

const act = (play: Game, action: string, main = false): readonly Act[] => (play.legal.includes(action) ? [{ action, label: labelOf(play, action), main }] : []);

const putBack = (play: Game): readonly Tool[] => (play.picked.length === 0 ? [] : [{ label: play.t("act.put_back"), icon: "close", press: () => play.pick([]) }]);

/** What can be done with the stored good that is taken up, besides laying it somewhere. */
function withStored(play: Game, held: string): readonly Act[] {
  const [, good = "", cell = ""] = held.split(":");
  return [...act(play, `repack ${cell}`), ...act(play, `sell ${good} ${cell}`), ...act(play, `discard ${good} ${cell}`)];
}

function bidding(play: Game, held: string | null): Prompt {
  const { t } = play;
  const left = meOf(play)?.in_hand ?? 0;
  const [kind = "", value = ""] = (held ?? "").split(":");
  const say = kind === "card" ? t("prompt.bid_space", { card: value }) : kind === "space" ? t("prompt.bid_card", { space: value }) : t("prompt.bid");
  return { say, short: say, more: t("prompt.bid_more", { cards: left }), buttons: buttons(play, [], putBack(play)) };
}

function permit(play: Game, held: string | null): Prompt {
  const { t } = play;
  const price = meOf(play)?.permit?.price ?? 0;
  const extra = meOf(play)?.permit?.extra ?? 0;
  const building = held?.startsWith("plan:") && play.picked.length > 0 ? t(`building.${held.slice(5)}`) : "";
  const say = building !== "" ? t("prompt.build", { building }) : t("prompt.permit");
  const more = extra > 0 ? t("prompt.permit_extra", { extra }) : t("prompt.permit_price", { price });
  return { say, short: building !== "" ? say : t("prompt.permit_short", { price }), more, buttons: buttons(play, act(play, "done", true), putBack(play)) };
}

function mooring(play: Game): Prompt {
  const { t } = play;
  const card = play.view.spaces.find(({ space }) => space === play.view.deciding)?.card ?? "";
  const say = play.picked.length > 0 ? t("prompt.cargo") : t("prompt.moor", { ship: shipName(play.edition, card, t) });
  return { say, buttons: buttons(play, [], putBack(play)) };
}

function moving(play: Game, held: string | null): Prompt {
  const { t } = play;
  const stored = held?.startsWith("stored:") ? withStored(play, held) : [];
  const say = held === null ? t("prompt.moving") : t("prompt.moving_held", { good: t(`good.${heldGood(play, held)}`) });
  const more = held === null ? t("prompt.moving_more", { moves: meOf(play)?.moves_left ?? 0 }) : "";
  return { say, short: held === null ? t("prompt.moving_short") : say, more, buttons: buttons(play, [...act(play, "feed"), ...stored, ...act(play, "done", held === null || !goesSomewhere(play))], putBack(play)) };
}

/** Whether what is taken up can be laid anywhere. */
const goesSomewhere = (play: Game): boolean => [...aimsOf(play.legal, play.picked).keys()].some((word) => !word.startsWith("give:"));

function heldGood(play: Game, held: string): string {
  const [kind = "", a = ""] = held.split(":");
  return kind === "dock" ? (meOf(play)?.docks[Number(a) - 1]?.ship?.good ?? "joker") : a;
}

function production(play: Game, held: string | null): Prompt {
  const { t } = play;
  const amount = depositOf(play.picked);
  const bank = canDeposit(play.legal) ? act(play, `deposit ${amount}`, play.picked.length > 0) : [];
  const say = held !== null && play.picked.length > 0 ? t("prompt.produce", { building: t(`building.${held.slice(6)}`) }) : t("prompt.production");
  return { say, short: t("prompt.production_short"), buttons: buttons(play, [...bank, ...act(play, "done", play.picked.length === 0)], putBack(play)) };
}

function building(play: Game): Prompt {
  const plan = meOf(play)?.plans[0] ?? "";
  return { say: play.t("prompt.start_building", { building: play.t(`building.${plan}`), prestige: prestigeOf(play.edition, plan) }), buttons: buttons(play, []) };
}

function taking(play: Game, held: string | null): Prompt {
  const { t } = play;
  const good = held?.startsWith("good:") ? t(`good.${held.slice(5)}`) : "";
  const say = good !== "" ? t("prompt.take_where", { good }) : t("prompt.take", { left: Math.max(1, meOf(play)?.left ?? 1) });
  return { say, buttons: buttons(play, act(play, "done", held === null), putBack(play)) };
}

type Saying = (play: Game, held: string | null) => Prompt;

/** The last of the actions is the main one, unless the board itself has the targets. */
const plain = (key: string, ...actions: readonly string[]): Saying => (play) => ({ say: play.t(key), buttons: buttons(play, actions.flatMap((action, at) => act(play, action, at > 0))) });

const SAYINGS: Readonly<Record<string, Saying>> = {
  start_building: building,
  start_order: plain("prompt.start_order"),
  start_goods: taking,
  bid: bidding,
  permit,
  subsidy: permit,
  upgrade: plain("prompt.upgrade", "decline", "upgrade"),
  training: plain("prompt.training", "decline", "upgrade"),
  price: (play) => ({ say: play.t("prompt.price"), buttons: buttons(play, act(play, `price ${pickedCard(play.picked, play.view.price.card)}`, true)) }),
  career: plain("prompt.career", "keep"),
  moor: mooring,
  order: (play) => ({ say: play.t("prompt.order"), short: play.t("prompt.order_short"), buttons: buttons(play, act(play, "refuse")) }),
  production,
  moving,
  warehouse_fire: plain("prompt.warehouse_fire"),
  flotsam: taking,
  clearance_sale: (play) => ({ say: play.t("prompt.clearance_sale", { left: meOf(play)?.left ?? 0 }), buttons: buttons(play, act(play, "done", true)) }),
};

export const STEPS = Object.keys(SAYINGS);

function waiting(play: Game): Prompt {
  const { t, view } = play;
  if (view.phase === "over") return { say: t("prompt.over") };
  const who = play.actors.map((seat) => nameOfSeat(play, seat));
  return { say: t(`prompt.wait_${view.phase}`, { who: new Intl.ListFormat(play.lang, { type: "conjunction" }).format(who), players: who.length }) };
}

export function prompt(play: Game): Prompt {
  if (!isMine(play)) return waiting(play);
  return SAYINGS[stepOf(play)]?.(play, heldOf(play.legal, play.picked)) ?? waiting(play);
}
