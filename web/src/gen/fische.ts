// Written by web/gen.py from the Python types of this game. Do not edit.

export type Bonus =
  | "plus2"
  | "price"
  | "exchange"
  | "closed"
  | "purchase"
  | "face_down";

export type Cell =
  | "k1"
  | "k2"
  | "k3"
  | "k4"
  | "k5"
  | "k6"
  | "k7"
  | "k8"
  | "k9"
  | "k10"
  | "k11"
  | "k12"
  | "port"
  | "s1"
  | "s2"
  | "s3"
  | "c0"
  | "c1"
  | "cw"
  | "ce"
  | "cnw"
  | "cne"
  | "cse"
  | "n0"
  | "w1"
  | "w2"
  | "w3"
  | "w4"
  | "w5"
  | "e1"
  | "e2"
  | "e3"
  | "e4"
  | "e5"
  | "bs"
  | "bw"
  | "be"
  | "bn"
  | "bnw"
  | "bne"
  | "bsw"
  | "bse";

export type Stage =
  | "port"
  | "s3"
  | "w4"
  | "cw"
  | "w2"
  | "w1"
  | "cnw"
  | "cne"
  | "e1"
  | "e2"
  | "ce"
  | "e4"
  | "cse";

export type Table =
  | "a"
  | "b"
  | "c";

export type Good =
  | "fish"
  | "cigarettes"
  | "burgers"
  | "fennel"
  | "booze";

export type Number =
  | "1"
  | "2"
  | "3"
  | "4"
  | "5"
  | "6"
  | "7";

export type Fetish =
  | "idol_1"
  | "idol_2"
  | "idol_3";

export type Place =
  | "k1"
  | "k2"
  | "k3"
  | "k4"
  | "k5"
  | "k6"
  | "k7"
  | "k8"
  | "k9"
  | "k10"
  | "k11"
  | "k12";

export type Way =
  | "up"
  | "down";

export type Seat =
  | "0"
  | "1"
  | "2"
  | "3"
  | "4"
  | "5"
  | "6"
  | "7"
  | "8"
  | "9"
  | "10"
  | "11"
  | "12"
  | "13"
  | "14";

export type Action =
  | `keep ${Bonus}`
  | `walk ${Cell}`
  | `ride ${Stage}`
  | `ferry ${Stage} ${Stage}`
  | `change ${Table}`
  | "stop"
  | `buy ${Good} ${Number}`
  | `sell ${Good} ${Number}`
  | `exchange ${Good} ${Good}`
  | `take ${Good}`
  | `fetish ${Fetish}`
  | `offer ${Good} ${Number}`
  | "done"
  | "next"
  | "decline"
  | `produce ${Good}`
  | `supply ${Place}`
  | `price ${Good} ${Way}`
  | `push ${Seat}`
  | `swap ${Place}`
  | "bonus-plus2"
  | `bonus-price ${Good} ${Way}`
  | `bonus-exchange ${Good} ${Good}`
  | `bonus-closed ${Place}`
  | `bonus-purchase ${Seat} ${Good}`;

export type Rule =
  | "setup.tables"
  | "setup.kiosks"
  | "setup.first_game"
  | "setup.stock"
  | "setup.prices"
  | "setup.purse"
  | "setup.ferries"
  | "setup.bonus"
  | "setup.order"
  | "turn.order"
  | "turn.parts"
  | "move.points"
  | "move.first_round"
  | "move.walk"
  | "move.jump"
  | "move.share"
  | "move.leave"
  | "move.no_return"
  | "move.stop"
  | "ferry.ride"
  | "ferry.free_stage"
  | "ferry.directions"
  | "ferry.port"
  | "ferry.pass"
  | "ferry.call"
  | "trade.optional"
  | "trade.limit"
  | "trade.kiosk"
  | "trade.reserve"
  | "merchant.buy"
  | "merchant.price"
  | "merchant.florins"
  | "merchant.once"
  | "merchant.sell"
  | "merchant.fall"
  | "changer.exchange"
  | "changer.twice"
  | "special.freddy"
  | "special.franz"
  | "special.felicitas"
  | "special.no_merchant"
  | "fetish.cost"
  | "fetish.payment"
  | "fetish.one_per_turn"
  | "fetish.kinds"
  | "fetish.fall"
  | "fetish.bonus"
  | "extra.compulsory"
  | "extra.order"
  | "extra.lapse"
  | "produce.all"
  | "produce.shortage"
  | "price.rise"
  | "price.fall"
  | "price.overflow"
  | "price.loop"
  | "action.two_merchants"
  | "action.all_prices_rise"
  | "action.move_pawn"
  | "action.move_ferry"
  | "action.play_again"
  | "action.swap_stocks"
  | "action.swap_kiosks"
  | "action.double_production"
  | "action.produce_choice"
  | "action.price_change"
  | "action.price_fall"
  | "action.special_sale"
  | "action.all_for_50"
  | "action.gift"
  | "bonus.timing"
  | "bonus.secret"
  | "bonus.pool"
  | "bonus.plus2"
  | "bonus.price"
  | "bonus.exchange"
  | "bonus.closed"
  | "bonus.reopen"
  | "bonus.purchase"
  | "tables.change"
  | "tables.seat"
  | "tables.belongings"
  | "tables.pools"
  | "tables.fetishes"
  | "tables.face_down"
  | "tables.unseen"
  | "tables.lone"
  | "tables.tempo"
  | "end.third_fetish"
  | "end.places"
  | "end.turn_limit"
  | "end.ranking"
  | "end.over";

export const RULES: readonly Rule[] = [
  "setup.tables",
  "setup.kiosks",
  "setup.first_game",
  "setup.stock",
  "setup.prices",
  "setup.purse",
  "setup.ferries",
  "setup.bonus",
  "setup.order",
  "turn.order",
  "turn.parts",
  "move.points",
  "move.first_round",
  "move.walk",
  "move.jump",
  "move.share",
  "move.leave",
  "move.no_return",
  "move.stop",
  "ferry.ride",
  "ferry.free_stage",
  "ferry.directions",
  "ferry.port",
  "ferry.pass",
  "ferry.call",
  "trade.optional",
  "trade.limit",
  "trade.kiosk",
  "trade.reserve",
  "merchant.buy",
  "merchant.price",
  "merchant.florins",
  "merchant.once",
  "merchant.sell",
  "merchant.fall",
  "changer.exchange",
  "changer.twice",
  "special.freddy",
  "special.franz",
  "special.felicitas",
  "special.no_merchant",
  "fetish.cost",
  "fetish.payment",
  "fetish.one_per_turn",
  "fetish.kinds",
  "fetish.fall",
  "fetish.bonus",
  "extra.compulsory",
  "extra.order",
  "extra.lapse",
  "produce.all",
  "produce.shortage",
  "price.rise",
  "price.fall",
  "price.overflow",
  "price.loop",
  "action.two_merchants",
  "action.all_prices_rise",
  "action.move_pawn",
  "action.move_ferry",
  "action.play_again",
  "action.swap_stocks",
  "action.swap_kiosks",
  "action.double_production",
  "action.produce_choice",
  "action.price_change",
  "action.price_fall",
  "action.special_sale",
  "action.all_for_50",
  "action.gift",
  "bonus.timing",
  "bonus.secret",
  "bonus.pool",
  "bonus.plus2",
  "bonus.price",
  "bonus.exchange",
  "bonus.closed",
  "bonus.reopen",
  "bonus.purchase",
  "tables.change",
  "tables.seat",
  "tables.belongings",
  "tables.pools",
  "tables.fetishes",
  "tables.face_down",
  "tables.unseen",
  "tables.lone",
  "tables.tempo",
  "end.third_fetish",
  "end.places",
  "end.turn_limit",
  "end.ranking",
  "end.over",
];

export interface SeatsView {
  readonly table: string;
  readonly seats: readonly number[];
}

export interface KioskView {
  readonly place: string;
  readonly kiosk: string;
  readonly type: string;
  readonly stock: Readonly<Record<string, number>>;
  readonly unit_price: Readonly<Record<string, number>>;
  readonly closed: boolean;
  readonly opens_before: number | null;
}

export interface PlayerView {
  readonly table: string;
  readonly seen_now: boolean;
  readonly cell: string | null;
  readonly florins: number | null;
  readonly goods: Readonly<Record<string, number>> | null;
  readonly fetishes: readonly string[] | null;
  readonly face_down: boolean;
  readonly bonus: number | null;
  readonly wealth: number | null;
  readonly place: number | null;
}

export interface WayView {
  readonly cell: string;
  readonly points: number;
  readonly florins: number;
  readonly actions: readonly string[];
}

export interface ShortageView {
  readonly good: string;
  readonly left: number;
  readonly served: Readonly<Record<string, number>>;
}

export interface ChartView {
  readonly table: string;
  readonly kiosks: readonly string[];
}

export interface View {
  readonly table: string;
  readonly tables: readonly SeatsView[];
  readonly phase: string;
  readonly decision: string;
  readonly round: number;
  readonly turn: number;
  readonly turn_limit: number | null;
  readonly order: readonly number[];
  readonly actor: number | null;
  readonly acts_now: boolean;
  readonly choosing: readonly number[];
  readonly points: number;
  readonly barred: readonly string[];
  readonly kiosks: readonly KioskView[];
  readonly extra: string | null;
  readonly extras_left: readonly string[];
  readonly prices: Readonly<Record<string, number>>;
  readonly after_rise: Readonly<Record<string, number>>;
  readonly after_fall: Readonly<Record<string, number>>;
  readonly reserve: Readonly<Record<string, number>>;
  readonly ferries: Readonly<Record<string, number>>;
  readonly pool: number;
  readonly pool_known: Readonly<Record<string, number>>;
  readonly fetishes: readonly string[];
  readonly fetish_cost: readonly number[] | null;
  readonly offered: Readonly<Record<string, number>>;
  readonly parts: readonly number[];
  readonly paying: string | null;
  readonly shortage: ShortageView | null;
  readonly chosen: string | null;
  readonly reach: readonly WayView[];
  readonly hand: readonly string[];
  readonly draw: readonly string[];
  readonly aside: string | null;
  readonly players: readonly PlayerView[];
  readonly charts: readonly ChartView[];
  readonly winner: number | null;
}
