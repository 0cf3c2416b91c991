// What stands on the boards, in words: for those who listen instead of looking.
import type { CellView, DockView, LoadingView, PlayerView, SpaceView } from "../../gen/bremerhaven";
import { nameOfSeat } from "../kit/seats";
import type { Edition, Translate } from "../types";
import { orderOf, shipName, shipOf, type Stake } from "./edition";
import { byKind, type Game, regionOf } from "./look";
import { ROBOT } from "./words";

export const sayGoods = (goods: readonly string[], t: Translate): string => byKind(goods).map(({ good, n }) => t("goods.n", { n, good: t(`good.${good}`) })).join(", ");

export function sayStake([money, prestige]: Stake, t: Translate): string {
  const parts = [...(money === 0 ? [] : [t("unit.money", { money })]), ...(prestige === 0 ? [] : [t("unit.prestige", { prestige })])];
  return parts.length === 0 ? t("unit.none") : parts.join(", ");
}

export function sayShip(edition: Edition, id: string, t: Translate): string {
  const ship = shipOf(edition, id);
  if (ship === undefined) return "";
  return t("say.ship", { name: shipName(edition, id, t), load: t("goods.n", { n: ship.quantity, good: t(`good.${ship.good}`) }), stay: ship.stay, bollards: ship.bollards, prestige: ship.prestige });
}

export function sayOrder(edition: Edition, id: string, t: Translate): string {
  const order = orderOf(edition, id);
  if (order === undefined) return "";
  return t("say.order", { goods: sayGoods(order.goods, t), time: order.duration, penalty: sayStake(order.penalty, t), bonus: sayStake(order.bonus, t) });
}

/** Its name and what it does. */
export const sayBuilding = ({ t }: Pick<Game, "t">, building: string): string => `${t(`building.${building}`)}. ${t(`why.building.${building}`)}`;

function sayCard(play: Game, space: SpaceView): string {
  const { t, edition } = play;
  const region = regionOf(space.space);
  if (region === "town") return [t(`space.${space.space}`), ...(space.space === "1.1" && space.card !== null ? [t(`building.${space.card}`)] : [])].join(", ");
  if (space.card === null) return t(region === "sea" ? "space.ship_gone" : "space.order_gone");
  return region === "sea" ? sayShip(edition, space.card, t) : sayOrder(edition, space.card, t);
}

const nameOfBidder = (play: Game, seat: number): string => (seat === ROBOT ? play.t("robot.name") : nameOfSeat(play, seat));

export function saySpace(play: Game, space: SpaceView): string {
  const { t } = play;
  const bids = space.bids.map(({ seat, cards, total }) => t("say.bid", { who: nameOfBidder(play, seat), cards: cards.length, total: total ?? 0, known: total === null ? "no" : "yes" }));
  const won = space.winners.length === 0 ? [] : [t("space.won", { who: space.winners.map((seat) => nameOfBidder(play, seat)).join(", ") })];
  return [`${space.space}: ${sayCard(play, space)}.`, ...bids, ...won].join(" ");
}

export function sayDock(play: Game, { ship, size }: DockView, n: number): string {
  const { t } = play;
  if (ship === null) return t("say.dock_free", { dock: n + 1, bollards: size });
  return t("say.dock", { dock: n + 1, name: shipName(play.edition, ship.id, t), load: ship.aboard === 0 ? t("unit.none") : t("goods.n", { n: ship.aboard, good: t(`good.${ship.good}`) }), time: ship.time });
}

export function sayCell(play: Game, { cell, cover, building, goods }: CellView): string {
  const { t } = play;
  const what = [...(building === null ? [] : [t(`building.${building}`)]), ...(goods.length === 0 ? [] : [sayGoods(goods, t)])];
  if (cover !== null) return t("say.cell", { cell, what: t("say.covered", { cost: cover }) });
  return t("say.cell", { cell, what: what.length === 0 ? t("say.empty") : what.join(", ") });
}

export function sayLoading(play: Game, { space, reachable, order }: LoadingView): string {
  const { t } = play;
  const blocked = reachable ? "" : ` ${t("say.blocked")}`;
  if (order === null) return t("say.loading", { space, what: t("say.empty") }) + blocked;
  const missing = order.missing.length === 0 ? t("say.complete") : t("say.missing", { goods: sayGoods(order.missing, t) });
  return t("say.loading", { space, what: `${missing} ${t("say.time", { time: order.time })} ${t("say.worth", { money: order.money, prestige: order.prestige })}` }) + blocked;
}

/** A whole harbour. */
export function sayHarbour(play: Game, player: PlayerView): readonly string[] {
  return [
    ...player.docks.map((dock, n) => sayDock(play, dock, n)),
    ...player.cells.filter(({ goods, building }) => goods.length > 0 || building !== null).map((cell) => sayCell(play, cell)),
    ...player.loading.filter(({ order }) => order !== null).map((loading) => sayLoading(play, loading)),
  ];
}
