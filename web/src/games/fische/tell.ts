import { byPlayer, numbers, player, sentence, texts, winners } from "../kit/sentence";
import type { Edition, Fact, Piece, Translate } from "../types";
import { extraOf, isPlace } from "./edition";
import { keeperName, namedCell } from "./look";

interface Told {
  readonly fact: Fact;
  readonly t: Translate;
  readonly edition: Edition;
}
type Teller = (told: Told) => readonly Piece[] | null;
type Drawn = Readonly<Record<string, readonly Piece[]>>;

const good = (name: unknown, t: Translate): readonly Piece[] => [{ icon: `gt-${String(name)}`, label: t(`good.${String(name)}`) }];
const fetish = (name: unknown, t: Translate): readonly Piece[] => [{ icon: String(name), label: t(`fetish.${String(name)}`) }];
const bonus = (name: unknown, t: Translate): readonly Piece[] => [{ icon: `bonus-${String(name)}`, label: t(`bonus.${String(name)}`) }];
const table = (name: unknown): string => String(name).toUpperCase();

/** A kiosk is named where the fact names it; its place alone is a letter and a number. */
function cellOf({ fact, t, edition }: Told, key: string): string {
  const cell = String(fact[key]);
  return namedCell(cell, isPlace(cell) && typeof fact["kiosk"] === "string" ? keeperName(edition, fact["kiosk"]) : "", t);
}

/** Each token by itself. */
function pile(goods: unknown, t: Translate): readonly Piece[] {
  return Object.entries((goods ?? {}) as Readonly<Record<string, number>>).flatMap(([name, number]) => Array.from({ length: number }, () => good(name, t)).flat());
}

function extraName({ fact, t }: Told): string {
  const extra = String(fact["extra"]);
  const { word, good: name } = extraOf(extra);
  return name === null ? t(`extra.${extra}`) : t(`extra.${word}`, { good: t(`good.${name}`) });
}

const say =
  (key: string, values: (told: Told) => Readonly<Record<string, string | number>> = () => ({}), drawn: (told: Told) => Drawn = () => ({})): Teller =>
  (told) =>
    sentence(told.t, key, values(told), { ...("seat" in told.fact ? { who: player(told.fact["seat"]) } : {}), ...drawn(told) });

const withGood = ({ fact, t }: Told): Drawn => ({ good: good(fact["good"], t) });
const traded = (told: Told): Readonly<Record<string, string | number>> => ({ number: Number(told.fact["number"]), florins: Number(told.fact["florins"]), kiosk: keeperName(told.edition, told.fact["kiosk"]) });

const drew: Teller = (told) => {
  const drawn = texts(told.fact["bonus"]);
  return drawn.length === 0 ? say("log.drew")(told) : say("log.drew_own", undefined, ({ t }) => ({ bonus: drawn.flatMap((name) => bonus(name, t)) }))(told);
};

const kept: Teller = (told) => (told.fact["bonus"] === undefined ? say("log.kept")(told) : say("log.kept_own", undefined, ({ fact, t }) => ({ bonus: bonus(fact["bonus"], t) }))(told));

const price: Teller = (told) => {
  const [from, to] = [Number(told.fact["from"]), Number(told.fact["to"])];
  return say(from === to ? "log.price_same" : to > from ? "log.price_up" : "log.price_down", () => ({ from, to }), withGood)(told);
};

const swapped =
  (key: string): Teller =>
  (told) => {
    const [one = "", other = ""] = texts(told.fact["places"]);
    return say(key, ({ t }) => ({ one: namedCell(one, "", t), other: namedCell(other, "", t) }))(told);
  };

/** The whole journal of this game, by the word of the fact. Single steps on foot are seen on the map; the stop says where they led. */
const TELLERS: Readonly<Record<string, Teller>> = {
  laid_out: say("log.laid_out", ({ fact, edition }) => ({ table: table(fact["table"]), kiosks: texts(fact["kiosks"]).map((kiosk) => keeperName(edition, kiosk)).join(", ") })),
  drew,
  kept,
  turn: (told) => say(told.fact["again"] === true ? "log.again" : "log.turn", ({ fact }) => ({ points: Number(fact["points"]) }))(told),
  opened: say("log.opened", ({ fact, edition }) => ({ kiosk: keeperName(edition, fact["kiosk"]) })),
  walked: () => null,
  rode: say("log.rode", (told) => ({ to: cellOf(told, "to") })),
  ferry: (told) => say(Number(told.fact["florins"]) > 0 ? "log.called" : "log.sent", (about) => ({ to: cellOf(about, "to"), florins: Number(about.fact["florins"]) }))(told),
  stopped: (told) => say(told.fact["kiosk"] === null ? "log.stopped" : "log.stopped_kiosk", (about) => ({ where: cellOf(about, "cell") }))(told),
  pushed: say("log.pushed", (told) => ({ to: cellOf(told, "to") }), ({ fact }) => ({ pawn: player(fact["pawn"]) })),
  changed: say("log.changed", ({ fact }) => ({ from: table(fact["from"]), to: table(fact["to"]) })),
  bought: say("log.bought", traded, withGood),
  sold: say("log.sold", traded, withGood),
  bought_from: say("log.bought_from", ({ fact }) => ({ florins: Number(fact["florins"]) }), ({ fact, t }) => ({ good: good(fact["good"], t), owner: player(fact["owner"]) })),
  exchanged: say("log.exchanged", ({ fact }) => ({ number: Number(fact["number"]) }), ({ fact, t }) => ({ given: good(fact["given"], t), good: good(fact["good"], t) })),
  took: say("log.took", undefined, withGood),
  wants_fetish: say("log.wants_fetish", undefined, ({ fact, t }) => ({ fetish: fetish(fact["fetish"], t) })),
  offered: say("log.offered", ({ fact }) => ({ number: Number(fact["number"]) }), withGood),
  fetish: (told) => say(told.fact["face_down"] === true ? "log.fetish_down" : "log.fetish", undefined, ({ fact, t }) => ({ fetish: fetish(fact["fetish"], t), goods: pile(fact["goods"], t) }))(told),
  price,
  overflow: say("log.overflow", undefined, withGood),
  shortage: say("log.shortage", undefined, withGood),
  produced: say("log.produced", ({ fact, edition }) => ({ number: Number(fact["number"]), kiosk: keeperName(edition, fact["kiosk"]) }), withGood),
  gift: say("log.gift", undefined, withGood),
  lapsed: say("log.lapsed", (told) => ({ extra: extraName(told) })),
  declined: say("log.declined", (told) => ({ extra: extraName(told) })),
  swapped_stocks: swapped("log.swapped_stocks"),
  swapped_kiosks: swapped("log.swapped_kiosks"),
  bonus: say("log.bonus", undefined, ({ fact, t }) => ({ bonus: bonus(fact["bonus"], t) })),
  closed: say("log.closed", ({ fact, edition }) => ({ kiosk: keeperName(edition, fact["kiosk"]) })),
  won: say("log.won", ({ fact }) => ({ place: Number(fact["place"]) })),
  ended: ({ fact, t }) => sentence(t, fact["reason"] === "turn_limit" ? "log.ended_limit" : "log.ended", {}, { who: winners(numbers(fact["ranking"])), fetishes: byPlayer(numbers(fact["fetishes"])) }),
};

export const FACTS: readonly string[] = Object.keys(TELLERS);

/** Each turn says in which round it is; the log has a heading where that changes. */
export function round(fact: Fact): number | null {
  return fact.fact === "turn" ? Number(fact["round"]) : null;
}

export function tell(fact: Fact, t: Translate, edition: Edition): readonly Piece[] | null {
  return TELLERS[fact.fact]?.({ fact, t, edition }) ?? null;
}
