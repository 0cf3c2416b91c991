// The journal in sentences, by the word of the fact.
import { byPlayer, numbers, player, sentence, signed, texts, winners, written } from "../kit/sentence";
import type { Edition, Fact, Piece, Translate } from "../types";
import { shipName } from "./edition";
import { GOODS, ROBOT } from "./words";

interface Told {
  readonly fact: Fact;
  readonly t: Translate;
  readonly edition: Edition;
}
type Teller = (told: Told) => readonly Piece[] | null;
type Values = Readonly<Record<string, string | number>>;

const num = (fact: Fact, key: string): number => Number(fact[key] ?? 0);
const text = (fact: Fact, key: string): string => String(fact[key] ?? "");

const goods = (names: readonly string[], t: Translate): readonly Piece[] => names.map((good) => ({ icon: good, label: t(`good.${good}`) }));
const who = (seat: unknown, t: Translate): readonly Piece[] => (Number(seat) === ROBOT ? [{ icon: "robot", label: t("robot.name") }] : player(seat));

/** Ships and buildings by name; an order by its goods. */
function named(card: string, edition: Edition, t: Translate): readonly Piece[] {
  if (card.startsWith("ship_")) return [shipName(edition, card, t)];
  if (card.startsWith("price_")) return [t("card.price")];
  return card.startsWith("order_") ? [`${t("card.order")} `, ...goods(goodsOf(edition, card), t)] : [t(`building.${card}`)];
}

function goodsOf(edition: Edition, card: string): readonly string[] {
  const orders = edition["order"] as readonly { readonly id: string; readonly goods: readonly string[] }[] | undefined;
  return orders?.find(({ id }) => id === card)?.goods ?? [];
}

const inOrder = (ladder: unknown, t: Translate): readonly Piece[] => numbers(ladder).flatMap((seat, at): readonly Piece[] => [...(at > 0 ? [", "] : []), ...who(seat, t)]);

const places = ({ fact }: Told): Values => ({ cell: text(fact, "cell").toUpperCase(), loading: text(fact, "loading").toUpperCase(), dock: num(fact, "dock"), to: text(fact, "to").toUpperCase(), wall: num(fact, "wall") });

/** A sentence about one player, with whatever good, card or building the fact names. */
function about(key: string, more: (told: Told) => Values = () => ({})): Teller {
  return (told) => {
    const { fact, t, edition } = told;
    const card = text(fact, "ship") || text(fact, "order") || text(fact, "building") || text(fact, "card");
    const drawn = {
      who: who(fact["seat"], t),
      ...(fact["good"] === undefined ? {} : { good: goods([text(fact, "good")], t) }),
      ...(/^(ship|order|price)_/.test(card) || fact["building"] !== undefined || fact.fact === "won" ? { card: named(card, edition, t) } : {}),
    };
    return sentence(t, key, { space: text(fact, "space"), money: num(fact, "money"), cost: num(fact, "cost") + num(fact, "permit"), time: num(fact, "time"), ...places(told), ...more(told) }, drawn);
  };
}

const withSeats = (key: string): Teller => ({ fact, t }) => sentence(t, key, {}, { ladder: inOrder(fact["ladder"], t) });

function revealed({ fact, t }: Told): readonly Piece[] {
  const spaces = (fact["spaces"] ?? []) as readonly { readonly space: string; readonly bids: readonly { readonly seat: number; readonly total: number }[] }[];
  const told = spaces.filter(({ bids }) => bids.length > 0).flatMap(({ space, bids }, at): readonly Piece[] => [at > 0 ? `; ${space}: ` : `${space}: `, ...bids.flatMap(({ seat, total }, n): readonly Piece[] => [...(n > 0 ? [", "] : []), ...who(seat, t), `\u00a0${total}`])]);
  return sentence(t, "log.revealed", {}, { bids: told });
}

function prices({ fact, t }: Told): readonly Piece[] {
  const card = (fact["prices"] ?? {}) as Readonly<Record<string, number>>;
  const list = GOODS.flatMap((good): readonly Piece[] => [...goods([good], t), `\u00a0${card[good] ?? "?"} `]);
  return fact["seat"] === null || fact["seat"] === undefined ? sentence(t, "log.prices_turned", {}, { list }) : sentence(t, "log.prices", {}, { who: who(fact["seat"], t), list });
}

function settled(told: Told): readonly Piece[] {
  const { fact, t } = told;
  const key = fact["complete"] === true ? "log.settled" : "log.failed";
  return sentence(t, key, { sale: num(fact, "sale"), money: signed(num(fact, "money")), stake: num(fact, "money"), prestige: signed(num(fact, "prestige")), fame: num(fact, "prestige") }, { who: who(fact["seat"], t), goods: goods(texts(fact["goods"]), t) });
}

function affected({ fact, t }: Told): readonly Piece[] | null {
  const parts = [
    ...(num(fact, "money") === 0 ? [] : [t("log.part_money", { money: signed(num(fact, "money")) })]),
    ...(num(fact, "prestige") === 0 ? [] : [t("log.part_prestige", { prestige: signed(num(fact, "prestige")) })]),
    ...(count(fact["goods"]) === 0 ? [] : [t("log.part_goods", { goods: count(fact["goods"]) })]),
    ...(num(fact, "orders") === 0 ? [] : [t("log.part_orders", { orders: num(fact, "orders") })]),
  ];
  return parts.length === 0 ? null : sentence(t, "log.affected", { what: parts.join(", ") }, { who: who(fact["seat"], t) });
}

const count = (value: unknown): number => (Array.isArray(value) ? value.length : Number(value ?? 0));

function won(told: Told): readonly Piece[] {
  const bare = told.fact["card"] === null || told.fact["card"] === undefined;
  return about(Number(told.fact["seat"]) === ROBOT ? "log.robot_won" : bare ? "log.won_space" : "log.won")(told) ?? [];
}

function ended({ fact, t }: Told): readonly Piece[] {
  const first = winners(numbers(fact["ranking"]));
  const grade = fact["grade"];
  if (typeof grade === "number") return sentence(t, "log.solo", { grade: t(`grade.${grade}`) }, { who: first });
  return sentence(t, "log.ended", { winners: first.filter((piece) => typeof piece === "object").length }, { who: first });
}

const stakes = ({ fact }: Told): Values => ({ money: written(num(fact, "money")), stake: num(fact, "money"), prestige: written(num(fact, "prestige")), fame: num(fact, "prestige") });

const TELLERS: Readonly<Record<string, Teller>> = {
  ranked: withSeats("log.ranked"),
  robot_starts: ({ t }) => [t("log.robot_starts")],
  turned: about("log.turned"),
  dealt_building: about("log.dealt_building"),
  dealt_order: about("log.dealt_order"),
  round: () => null, // the heading says it
  bid: ({ fact, t }) => sentence(t, fact["card"] === undefined || fact["card"] === null ? "log.bid_hidden" : "log.bid", { space: text(fact, "space"), card: num(fact, "card") }, { who: who(fact["seat"], t) }),
  robot_bid: ({ fact, t }) => sentence(t, "log.bid_hidden", { space: text(fact, "space") }, { who: who(ROBOT, t) }),
  reshuffled: ({ t }) => [t("log.reshuffled")],
  revealed,
  parking: about("log.parking"),
  won,
  unclaimed: about("log.unclaimed"),
  bollard: about("log.bollard"),
  uncovered: about("log.uncovered"),
  built: about("log.built"),
  upgraded: about("log.upgraded", ({ fact }) => ({ card: num(fact, "card"), price: num(fact, "price") })),
  declined: about("log.declined"),
  prices,
  promoted: ({ fact, t }) => sentence(t, "log.promoted", {}, { who: who(fact["seat"], t), up: who(fact["up"], t), down: who(fact["down"], t) }),
  kept: about("log.kept"),
  income: ({ fact, t }) => sentence(t, "log.income", {}, { money: byPlayer(numbers(fact["money"])) }),
  moored: about("log.moored"),
  sailed_by: about("log.sailed_by"),
  placed: about("log.placed"),
  refused: about("log.refused", stakes),
  produced: about("log.produced"),
  collected: about("log.collected"),
  deposited: about("log.deposited", ({ fact }) => ({ interest: num(fact, "interest") })),
  unloaded: about("log.unloaded"),
  moved: about("log.moved"),
  loaded: (told) => about(told.fact["complete"] === true ? "log.completed" : "log.loaded")(told),
  transshipped: (told) => about(told.fact["complete"] === true ? "log.completed" : "log.loaded")(told),
  repacked: about("log.repacked"),
  sold: about("log.sold"),
  discarded: about("log.discarded"),
  fed: about("log.fed"),
  took: about("log.took"),
  counted: about("log.counted", ({ fact }) => ({ count: num(fact, "count"), prestige: num(fact, "prestige") })),
  departed: about("log.departed", ({ fact }) => ({ lost: count(fact["lost"]) })),
  settled,
  event: ({ fact, t }) => [t("log.event", { event: t(`event.${text(fact, "newspaper")}`) })],
  affected,
  mutiny: withSeats("log.mutiny"),
  progress: ({ fact, t }) => [t("log.progress", { steps: num(fact, "steps"), position: num(fact, "position") })],
  newspaper: ({ fact, t }) => [t("log.newspaper", { event: t(`event.${text(fact, "newspaper")}`) })],
  swept: about("log.swept"),
  hand: ({ fact, t }) => (texts(fact["gone"]).length === 0 ? null : sentence(t, "log.hand", { gone: texts(fact["gone"]).join(", "), influence: texts(fact["influence"]).join(", ") }, { who: who(fact["seat"], t) })),
  ended,
};

export const FACTS: readonly string[] = Object.keys(TELLERS);

export function round(fact: Fact): number | null {
  return fact.fact === "round" ? num(fact, "round") : null;
}

export function tell(fact: Fact, t: Translate, edition: Edition): readonly Piece[] | null {
  return TELLERS[fact.fact]?.({ fact, t, edition }) ?? null;
}
