// Where a loose cube can go. Which of these are legal, the server says.
import type { ContractView } from "../../gen/speicherstadt";
import { MERCHANTS } from "./cards";
import { boughtBy, pointsOf, setup } from "./edition";
import { type Game, openContracts } from "./look";

export interface Destination {
  readonly action: string;
  readonly title: string;
  readonly result: string; // when it is legal and no preview says more
  readonly contract?: ContractView;
  readonly picture: "contract" | "merchant" | "warehouse" | "hall" | "market" | "tray" | "coin" | "drop";
}

const me = (play: Game) => (play.seat === null ? undefined : play.view.players[play.seat]);

function contracts(play: Game, good: string): readonly Destination[] {
  const player = me(play);
  return (player === undefined ? [] : openContracts(player)).map((contract) => ({
    action: `load ${good} ${contract.id}`,
    title: play.t("quay.contract", { points: pointsOf(play.edition, contract.id) }),
    contract,
    result: "",
    picture: "contract",
  }));
}

function merchant(play: Game, good: string): Destination {
  const card = MERCHANTS.find((name) => boughtBy(play.edition, name) === good) ?? MERCHANTS[0];
  return { action: `trade ${good}`, title: play.t(`card.${card}`), result: play.t("quay.coins", { coins: setup(play.edition, "merchant_pays") }), picture: "merchant" };
}

function warehouse(play: Game, good: string): Destination {
  const stored = me(play)?.warehouse.length ?? 0;
  const result = play.t("quay.place", { place: stored + 1, limit: setup(play.edition, "warehouse_limit") });
  return { action: `store ${good}`, title: play.t("card.warehouse"), result, picture: "warehouse" };
}

function market(play: Game, good: string): Destination {
  const result = play.t("quay.market_rates", { sell: setup(play.edition, "sell_cubes"), coins: setup(play.edition, "sell_coins"), convert: setup(play.edition, "convert_cubes") });
  return { action: `offer ${good}`, title: play.t("quay.offer"), result, picture: "market" };
}

export function destinationsOf(play: Game, good: string): readonly Destination[] {
  const { t } = play;
  const stored = (me(play)?.hall.length ?? 0) + (me(play)?.warehouse.length ?? 0);
  const drop: Destination = { action: `drop ${good}`, title: t("quay.drop"), result: t("quay.is_lost"), picture: "drop" };
  return [
    ...contracts(play, good),
    { action: `keep ${good}`, title: t("quay.keep"), result: t("quay.for_later"), picture: "hall" },
    market(play, good),
    merchant(play, good),
    warehouse(play, good),
    ...(stored > 0 ? [drop] : []),
  ];
}

/** With cubes on the tray nothing else can be done. */
export function marketOf(play: Game, good: string | null): readonly Destination[] {
  const { t } = play;
  const coins = setup(play.edition, "sell_coins");
  const sell: Destination = { action: "sell", title: t("quay.sell", { cubes: setup(play.edition, "sell_cubes") }), result: t("quay.coins", { coins }), picture: "coin" };
  const more: Destination | null = good === null ? null : { action: `offer ${good}`, title: t("quay.offer_more"), result: t("quay.makes", { cubes: (me(play)?.tray.length ?? 0) + 1 }), picture: "tray" };
  return more === null ? [sell] : [sell, more];
}
