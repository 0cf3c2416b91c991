import { byPlayer, numbers, player, sentence, texts, winners } from "../kit/sentence";
import type { Edition, Fact, Piece, Translate } from "../types";
import { printedName, thePrinted } from "./names";
import { valueOf } from "./edition";

interface Told {
  readonly fact: Fact;
  readonly t: Translate;
  readonly edition: Edition;
}
type Teller = (told: Told) => readonly Piece[] | null;
type Drawn = Readonly<Record<string, readonly Piece[]>>;

const goods = (names: readonly string[], t: Translate): readonly Piece[] => names.map((good) => ({ icon: good, label: t(`good.${good}`) }));

const withGood = ({ fact, t }: Told): Drawn => ({ who: player(fact["seat"]), good: goods([String(fact["good"])], t) });
const withCubes = ({ fact, t }: Told): Drawn => ({ who: player(fact["seat"]), cubes: goods(texts(fact["cubes"]), t) });

function fire({ fact, t, edition }: Told): readonly Piece[] {
  const points = numbers(fact["points"]);
  const value = valueOf(edition, String(fact["card"]));
  return points.every((gain) => gain === 0) ? [t("log.fire_nothing", { value })] : sentence(t, "log.fire", { value }, { points: byPlayer(points) });
}

function cargo(told: Told, key: string): readonly Piece[] {
  const { fact, t, edition } = told;
  const values = { column: Number(fact["column"]), card: printedName(edition, String(fact["card"]), t), cargo: texts(fact["cubes"]).length };
  return sentence(t, key, values, { cubes: goods(texts(fact["cubes"]), t) });
}

function loaded(told: Told): readonly Piece[] {
  const { fact, t, edition } = told;
  const contract = thePrinted(edition, String(fact["contract"]), t);
  return sentence(t, fact["complete"] === true ? "log.completed" : "log.loaded", { contract }, withGood(told));
}

const oneCube: Teller = (told) => sentence(told.t, `log.${told.fact.fact}`, {}, withGood(told));

const atTheCard: Teller = ({ fact, t, edition }) =>
  sentence(t, `log.${fact.fact}`, { card: thePrinted(edition, String(fact["card"]), t), price: Number(fact["price"]) }, { who: player(fact["seat"]) });

/** The whole journal of this game, by the word of the fact. */
const TELLERS: Readonly<Record<string, Teller>> = {
  starts: ({ fact, t }) => sentence(t, "log.starts", {}, { who: player(fact["seat"]) }),
  laid: (told) => cargo(told, "log.laid"),
  fire,
  last_round: ({ t }) => [t("log.last_round")],
  placed: ({ fact, t }) => sentence(t, "log.placed", { column: Number(fact["column"]), floor: Number(fact["floor"]) }, { who: player(fact["seat"]) }),
  bought: atTheCard,
  declined: atTheCard,
  too_poor: atTheCard,
  discarded: (told) => cargo(told, "log.discarded"),
  loaded,
  traded: oneCube,
  stored: oneCube,
  kept: oneCube,
  offered: oneCube,
  dropped: oneCube,
  sold: (told) => sentence(told.t, "log.sold", { coins: Number(told.fact["coins"]) }, withCubes(told)),
  converted: (told) => sentence(told.t, "log.converted", {}, { ...withCubes(told), ...withGood(told) }),
  lost: (told) => (texts(told.fact["cubes"]).length === 0 ? null : sentence(told.t, "log.lost", {}, withCubes(told))),
  income: ({ fact, t }) => sentence(t, "log.income", {}, { coins: byPlayer(numbers(fact["coins"])) }),
  ended: ({ fact, t }) => {
    const first = winners(numbers(fact["ranking"]));
    return sentence(t, "log.ended", { winners: first.filter((piece) => typeof piece === "object").length }, { who: first });
  },
};

export const FACTS: readonly string[] = Object.keys(TELLERS);

/** The last fires come without a round. */
export function round({ fact }: Fact, told: readonly Fact[]): "next" | null {
  return fact === "starts" && told.some((other) => other.fact === "laid") ? "next" : null;
}

export function tell(fact: Fact, t: Translate, edition: Edition): readonly Piece[] | null {
  return TELLERS[fact.fact]?.({ fact, t, edition }) ?? null;
}
