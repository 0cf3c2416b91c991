import type { Fact, Piece, Translate } from "../types";
import { nameOf, theCard } from "./cards";
import { signed } from "./look";

type Values = Readonly<Record<string, string | number>>;

const MARK = "\uE000";

/** A translated sentence in which some values are pieces: players and goods. */
function sentence(t: Translate, key: string, values: Values, drawn: Readonly<Record<string, readonly Piece[]>>): readonly Piece[] {
  const marks = Object.keys(drawn);
  const text = t(key, { ...values, ...Object.fromEntries(marks.map((name) => [name, MARK + name + MARK])) });
  return text.split(MARK).flatMap((part, at): readonly Piece[] => (at % 2 === 1 ? (drawn[part] ?? []) : part === "" ? [] : [part]));
}

const player = (seat: unknown): readonly Piece[] => [{ seat: Number(seat) }];
const drawnGoods = (goods: readonly string[], t: Translate): readonly Piece[] => goods.map((good) => ({ icon: `m-${good}`, label: t(`good.${good}`) }));
const list = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
const numbers = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

/** Each player with a number behind it: "A +2, B −2". */
function byPlayer(values: readonly number[]): readonly Piece[] {
  return values
    .map((value, seat) => ({ value, seat }))
    .filter(({ value }) => value !== 0)
    .flatMap(({ value, seat }, at): readonly Piece[] => [...(at > 0 ? [", "] : []), { seat }, `\u00a0${signed(value)}`]);
}

function winners(fact: Fact): readonly Piece[] {
  return numbers(fact["ranking"])
    .map((place, seat) => ({ place, seat }))
    .filter(({ place }) => place === 1)
    .flatMap(({ seat }, at): readonly Piece[] => [...(at > 0 ? [", "] : []), { seat }]);
}

function tellFire(fact: Fact, t: Translate): readonly Piece[] {
  const points = numbers(fact["points"]);
  return points.every((gain) => gain === 0) ? [t("log.fire_nothing")] : sentence(t, "log.fire", {}, { points: byPlayer(points) });
}

/** The whole journal of this game, by the word of the fact. */
const TELLERS: Readonly<Record<string, (fact: Fact, t: Translate) => readonly Piece[] | null>> = {
  starts: (fact, t) => sentence(t, "log.starts", {}, { who: player(fact["seat"]) }),
  laid: (fact, t) => sentence(t, "log.laid", { column: Number(fact["column"]), card: nameOf(String(fact["card"]), t), cargo: list(fact["cubes"]).length }, { cubes: drawnGoods(list(fact["cubes"]), t) }),
  fire: tellFire,
  last_round: (_, t) => [t("log.last_round")],
  placed: (fact, t) => sentence(t, "log.placed", { column: Number(fact["column"]), floor: Number(fact["floor"]) }, { who: player(fact["seat"]) }),
  bought: atTheCard,
  declined: atTheCard,
  too_poor: atTheCard,
  discarded: (fact, t) => sentence(t, "log.discarded", { card: nameOf(String(fact["card"]), t), cargo: list(fact["cubes"]).length }, { cubes: drawnGoods(list(fact["cubes"]), t) }),
  loaded: (fact, t) => sentence(t, fact["complete"] === true ? "log.completed" : "log.loaded", {}, withGood(fact, t)),
  traded: oneCube,
  stored: oneCube,
  kept: oneCube,
  offered: oneCube,
  dropped: oneCube,
  sold: (fact, t) => sentence(t, "log.sold", { coins: Number(fact["coins"]) }, withCubes(fact, t)),
  converted: (fact, t) => sentence(t, "log.converted", {}, { ...withCubes(fact, t), ...withGood(fact, t) }),
  lost: (fact, t) => (list(fact["cubes"]).length === 0 ? null : sentence(t, "log.lost", {}, withCubes(fact, t))),
  income: (fact, t) => sentence(t, "log.income", {}, { coins: byPlayer(numbers(fact["coins"])) }),
  ended: (fact, t) => sentence(t, "log.ended", { winners: winners(fact).length }, { who: winners(fact) }),
};

function withGood(fact: Fact, t: Translate): Readonly<Record<string, readonly Piece[]>> {
  return { who: player(fact["seat"]), good: drawnGoods([String(fact["good"])], t) };
}

function withCubes(fact: Fact, t: Translate): Readonly<Record<string, readonly Piece[]>> {
  return { who: player(fact["seat"]), cubes: drawnGoods(list(fact["cubes"]), t) };
}

function oneCube(fact: Fact, t: Translate): readonly Piece[] {
  return sentence(t, `log.${fact.fact}`, {}, withGood(fact, t));
}

function atTheCard(fact: Fact, t: Translate): readonly Piece[] {
  return sentence(t, `log.${fact.fact}`, { card: theCard(String(fact["card"]), t), price: Number(fact["price"]) }, { who: player(fact["seat"]) });
}

export const FACTS: readonly string[] = Object.keys(TELLERS);

export function tell(fact: Fact, t: Translate): readonly Piece[] | null {
  return TELLERS[fact.fact]?.(fact, t) ?? null;
}
