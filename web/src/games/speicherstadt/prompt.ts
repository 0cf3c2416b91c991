import type { Act, Prompt } from "../types";
import { nameOf } from "./cards";
import { setup } from "./edition";
import { thePrinted } from "./names";
import { chosenOf, isMine, nameOfSeat } from "../kit/seats";
import { type Game } from "./look";


const PHASES = ["supply", "demand", "purchase", "loading", "income"] as const;

export function phaseNames(play: Game): readonly string[] {
  return PHASES.map((phase) => play.t(`phase.${phase}`));
}

export function phaseNow(play: Game): number {
  const now = PHASES.findIndex((phase) => phase === play.view.phase);
  return now < 0 ? PHASES.length : now;
}

/** What the confirming button says about a cube's way. */
function confirmLabel(play: Game, action: string): string {
  const [verb = "", word = ""] = action.split(" ");
  if (verb === "place") return play.t("act.confirm", { what: nameOf(play.view.row[Number(word) - 1]?.card ?? "", play.t) });
  return play.t(`act.${verb}`, word === "" ? { price: play.view.price ?? 0 } : { good: play.t(`good.${word}`) });
}

function doneLabel(play: Game): string {
  const cubes = play.seat === null ? 0 : (play.view.players[play.seat]?.dock.length ?? 0);
  return play.t("act.done", { cubes });
}

/** A button for what is previewed, unless it has one anyway. */
function confirming(play: Game, shown: readonly string[]): readonly Act[] {
  const chosen = chosenOf(play);
  return chosen === null || shown.includes(chosen) ? [] : [{ action: chosen, label: confirmLabel(play, chosen), main: true }];
}

function demand(play: Game, seat: number): Prompt {
  const { t, view } = play;
  const nth = setup(play.edition, "workers") - (view.players[seat]?.workers ?? 0) + 1;
  const waiting = view.players.map((player, other) => ({ other, workers: player.workers })).filter(({ other, workers }) => other !== seat && workers > 0);
  const more = waiting.length === 0 ? t("prompt.last_worker") : t("prompt.others_to_place", { workers: waiting.reduce((sum, { workers }) => sum + workers, 0) });
  return { say: t("prompt.place", { nth }), short: t("prompt.place_short", { nth }), more, buttons: confirming(play, []) };
}

function purchase(play: Game): Prompt {
  const { t, view } = play;
  const card = view.selling === null ? "" : (view.row[view.selling - 1]?.card ?? "");
  const price = view.price ?? 0;
  const buttons: readonly Act[] = [
    { action: "decline", label: t("act.decline") },
    { action: "buy", label: t("act.buy", { price }), main: true },
  ];
  return { say: t("prompt.buy", { card: thePrinted(play.edition, card, t), price }), short: t("prompt.buy_short", { price }), more: t("prompt.purse", { coins: play.seat === null ? 0 : (view.players[play.seat]?.coins ?? 0) }), buttons };
}

function loading(play: Game, seat: number): Prompt {
  const { t, view, legal } = play;
  const me = view.players[seat];
  const chosen = chosenOf(play);
  if ((me?.tray.length ?? 0) > 0) {
    const sell: readonly Act[] = legal.includes("sell") ? [{ action: "sell", label: t("act.sell"), main: chosen === null || chosen === "sell" }] : [];
    return { say: t("prompt.market"), more: t("prompt.market_more"), buttons: [...sell, ...confirming(play, ["sell"])] };
  }
  const dock = me?.dock.length ?? 0;
  const nothingElse = legal.length === 1;
  const done: Act = { action: "done", label: doneLabel(play), main: chosen === null || chosen === "done" };
  const say = nothingElse ? t("prompt.load_nothing") : dock > 0 ? t("prompt.load") : t("prompt.load_stored");
  return { say, more: dock > 0 ? t("prompt.load_more", { cubes: dock }) : t("prompt.load_stored_more"), buttons: [done, ...confirming(play, ["done"])] };
}

function waiting(play: Game): Prompt {
  const { t, view } = play;
  if (view.phase === "over") return { say: t("prompt.over"), more: t("prompt.over_more") };
  const who = play.actors.map((seat) => nameOfSeat(play, seat)).join(", ");
  const card = view.selling === null ? "" : thePrinted(play.edition, view.row[view.selling - 1]?.card ?? "", t);
  return { say: t(`prompt.wait_${view.phase}`, { who, card, price: view.price ?? 0 }), ...(view.last_round ? { more: t("prompt.last_round") } : {}) };
}

export function prompt(play: Game): Prompt {
  if (!isMine(play) || play.seat === null) return waiting(play);
  if (play.view.phase === "demand") return demand(play, play.seat);
  return play.view.phase === "purchase" ? purchase(play) : loading(play, play.seat);
}
