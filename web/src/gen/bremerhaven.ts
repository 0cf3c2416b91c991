// Written by web/gen.py from the Python types of this game. Do not edit.

export type Card =
  | "1"
  | "2"
  | "3"
  | "4"
  | "5"
  | "6"
  | "7"
  | "8"
  | "9"
  | "hidden";

export type Space =
  | "1.0"
  | "1.1"
  | "1.2"
  | "1.3"
  | "1.4"
  | "1.5"
  | "2.1"
  | "2.2"
  | "2.3"
  | "2.4"
  | "3.1"
  | "3.2"
  | "3.3"
  | "3.4";

export type Wall =
  | "1"
  | "2"
  | "3"
  | "4";

export type Cell =
  | "a1"
  | "b1"
  | "c1"
  | "d1"
  | "a2"
  | "b2"
  | "c2"
  | "d2"
  | "a3"
  | "b3"
  | "c3"
  | "d3";

export type Building =
  | "lighthouse"
  | "refinery"
  | "commodity_exchange"
  | "bank"
  | "crate_works"
  | "container_depot"
  | "emigrant_house"
  | "fish_hall"
  | "harbour_hotel"
  | "warehouse"
  | "gantry_crane"
  | "freight_station"
  | "market_hall"
  | "navigation_school"
  | "pilot_station"
  | "insurance_office"
  | "cruise_quay"
  | "shipyard"
  | "zoo"
  | "maritime_museum";

export type Price =
  | "price_01"
  | "price_02"
  | "price_03"
  | "price_04"
  | "price_05"
  | "price_06"
  | "price_07"
  | "price_08"
  | "price_09"
  | "price_10"
  | "price_11"
  | "price_12"
  | "price_13"
  | "price_14"
  | "price_15"
  | "price_16"
  | "price_17"
  | "price_18"
  | "price_19"
  | "price_20"
  | "price_21"
  | "price_22"
  | "price_23"
  | "price_24";

export type Rank =
  | "co_pilot"
  | "second_mate"
  | "cook";

export type Dock =
  | "1"
  | "2"
  | "3";

export type Good =
  | "barrel"
  | "crate"
  | "container"
  | "passenger";

export type Tokens =
  | "1"
  | "2"
  | "3"
  | "4"
  | "5"
  | "6"
  | "7"
  | "8"
  | "9";

export type Loading =
  | "a"
  | "b"
  | "c"
  | "d"
  | "station";

export type Producer =
  | "refinery"
  | "crate_works"
  | "container_depot"
  | "emigrant_house";

export type Earner =
  | "fish_hall"
  | "harbour_hotel";

export type Amount =
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
  | "14"
  | "15"
  | "16"
  | "17"
  | "18"
  | "19"
  | "20"
  | "21"
  | "22"
  | "23"
  | "24"
  | "25"
  | "26"
  | "27"
  | "28"
  | "29"
  | "30"
  | "31"
  | "32"
  | "33"
  | "34"
  | "35"
  | "36"
  | "37"
  | "38"
  | "39"
  | "40"
  | "41"
  | "42"
  | "43"
  | "44"
  | "45"
  | "46"
  | "47"
  | "48"
  | "49"
  | "50"
  | "51"
  | "52"
  | "53"
  | "54"
  | "55"
  | "56"
  | "57"
  | "58"
  | "59"
  | "60"
  | "61"
  | "62"
  | "63"
  | "64"
  | "65"
  | "66"
  | "67"
  | "68"
  | "69"
  | "70"
  | "71"
  | "72"
  | "73"
  | "74"
  | "75"
  | "76"
  | "77"
  | "78"
  | "79"
  | "80"
  | "81"
  | "82"
  | "83"
  | "84"
  | "85"
  | "86"
  | "87"
  | "88"
  | "89"
  | "90"
  | "91"
  | "92"
  | "93"
  | "94"
  | "95"
  | "96"
  | "97"
  | "98"
  | "99"
  | "100"
  | "101"
  | "102"
  | "103"
  | "104"
  | "105"
  | "106"
  | "107"
  | "108"
  | "109"
  | "110"
  | "111"
  | "112"
  | "113"
  | "114"
  | "115"
  | "116"
  | "117"
  | "118"
  | "119"
  | "120"
  | "121"
  | "122"
  | "123"
  | "124"
  | "125"
  | "126"
  | "127"
  | "128"
  | "129"
  | "130"
  | "131"
  | "132"
  | "133"
  | "134"
  | "135"
  | "136"
  | "137"
  | "138"
  | "139"
  | "140"
  | "141"
  | "142"
  | "143"
  | "144"
  | "145"
  | "146"
  | "147"
  | "148"
  | "149"
  | "150"
  | "151"
  | "152"
  | "153"
  | "154"
  | "155"
  | "156"
  | "157"
  | "158"
  | "159"
  | "160"
  | "161"
  | "162"
  | "163"
  | "164"
  | "165"
  | "166"
  | "167"
  | "168"
  | "169"
  | "170"
  | "171"
  | "172"
  | "173"
  | "174"
  | "175"
  | "176"
  | "177"
  | "178"
  | "179"
  | "180"
  | "181"
  | "182"
  | "183"
  | "184"
  | "185"
  | "186"
  | "187"
  | "188"
  | "189"
  | "190"
  | "191"
  | "192"
  | "193"
  | "194"
  | "195"
  | "196"
  | "197"
  | "198"
  | "199"
  | "200";

export type Action =
  | `bid ${Card} ${Space}`
  | `bollard ${Wall}`
  | `uncover ${Cell}`
  | `build ${Building} ${Cell}`
  | "upgrade"
  | "decline"
  | `price ${Price}`
  | `promote ${Rank}`
  | "keep"
  | `moor ${Dock} ${Good} ${Tokens}`
  | `place ${Loading}`
  | "refuse"
  | `produce ${Producer} ${Cell}`
  | `collect ${Earner}`
  | `deposit ${Amount}`
  | `unload ${Dock} ${Cell}`
  | `move ${Good} ${Cell} ${Cell}`
  | `load ${Good} ${Cell} ${Loading}`
  | `transship ${Dock} ${Loading}`
  | `repack ${Cell}`
  | `sell ${Good} ${Cell}`
  | `discard ${Good} ${Cell}`
  | "feed"
  | `take ${Good} ${Cell}`
  | "done";

export type Rule =
  | "setup.decks"
  | "setup.boards"
  | "setup.prices"
  | "setup.ranks"
  | "setup.money"
  | "setup.influence"
  | "setup.harbour"
  | "setup.start_order"
  | "setup.newspapers"
  | "round.phases"
  | "bid.order"
  | "bid.all_cards"
  | "bid.hand"
  | "bid.face_down"
  | "bid.spaces"
  | "bid.several"
  | "bid.reveal"
  | "bid.highest"
  | "bid.tie"
  | "parking.money"
  | "building.winner"
  | "building.no_bid"
  | "building.beside"
  | "permit.bidders"
  | "permit.price"
  | "permit.more"
  | "permit.optional"
  | "permit.bollard"
  | "permit.cover"
  | "permit.build"
  | "permit.at_once"
  | "upgrade.price"
  | "upgrade.best"
  | "upgrade.reserve"
  | "upgrade.lowest_leaves"
  | "upgrade.full"
  | "prices.winner"
  | "prices.exchange"
  | "prices.nobody"
  | "career.swap"
  | "career.income"
  | "ship.left_to_right"
  | "ship.free_dock"
  | "ship.bollards"
  | "ship.sails_by"
  | "ship.load"
  | "ship.time"
  | "order.left_to_right"
  | "order.place"
  | "order.unreachable"
  | "order.refuse"
  | "cards.stay"
  | "harbour.all_at_once"
  | "harbour.steps"
  | "production.once"
  | "production.place"
  | "move.one_way"
  | "move.storage"
  | "move.free"
  | "move.order_slots"
  | "move.order_reachable"
  | "move.order_final"
  | "move.repack"
  | "move.discard"
  | "move.limit"
  | "prestige.count"
  | "prestige.marker"
  | "time.tokens"
  | "time.ship_leaves"
  | "settle.sale"
  | "settle.bonus"
  | "settle.penalty"
  | "settle.together"
  | "money.no_debts"
  | "news.event"
  | "news.progress"
  | "news.next"
  | "refill.shift"
  | "end.track"
  | "end.settling"
  | "end.score"
  | "end.tie"
  | "end.over"
  | "building.lighthouse"
  | "building.refinery"
  | "building.commodity_exchange"
  | "building.bank"
  | "building.crate_works"
  | "building.container_depot"
  | "building.emigrant_house"
  | "building.fish_hall"
  | "building.harbour_hotel"
  | "building.warehouse"
  | "building.gantry_crane"
  | "building.freight_station"
  | "building.market_hall"
  | "building.navigation_school"
  | "building.pilot_station"
  | "building.insurance_office"
  | "building.cruise_quay"
  | "building.shipyard"
  | "building.zoo"
  | "building.maritime_museum"
  | "event.storm_tide"
  | "event.warehouse_fire"
  | "event.dock_strike"
  | "event.harbour_dues"
  | "event.oil_spill"
  | "event.quarantine"
  | "event.deadline_rush"
  | "event.inspection"
  | "event.fog"
  | "event.market_turmoil"
  | "event.mutiny"
  | "event.tall_ships"
  | "event.subsidy"
  | "event.tourism"
  | "event.holiday_pay"
  | "event.flotsam"
  | "event.training"
  | "event.clearance_sale"
  | "short.cards"
  | "short.harbour"
  | "short.building"
  | "short.goods"
  | "short.rounds"
  | "short.refill"
  | "solo.start"
  | "solo.robot_bids"
  | "solo.robot_wins"
  | "solo.robot_permits"
  | "solo.robot_upgrade"
  | "solo.robot_prices"
  | "solo.robot_captain"
  | "solo.grades";

export const RULES: readonly Rule[] = [
  "setup.decks",
  "setup.boards",
  "setup.prices",
  "setup.ranks",
  "setup.money",
  "setup.influence",
  "setup.harbour",
  "setup.start_order",
  "setup.newspapers",
  "round.phases",
  "bid.order",
  "bid.all_cards",
  "bid.hand",
  "bid.face_down",
  "bid.spaces",
  "bid.several",
  "bid.reveal",
  "bid.highest",
  "bid.tie",
  "parking.money",
  "building.winner",
  "building.no_bid",
  "building.beside",
  "permit.bidders",
  "permit.price",
  "permit.more",
  "permit.optional",
  "permit.bollard",
  "permit.cover",
  "permit.build",
  "permit.at_once",
  "upgrade.price",
  "upgrade.best",
  "upgrade.reserve",
  "upgrade.lowest_leaves",
  "upgrade.full",
  "prices.winner",
  "prices.exchange",
  "prices.nobody",
  "career.swap",
  "career.income",
  "ship.left_to_right",
  "ship.free_dock",
  "ship.bollards",
  "ship.sails_by",
  "ship.load",
  "ship.time",
  "order.left_to_right",
  "order.place",
  "order.unreachable",
  "order.refuse",
  "cards.stay",
  "harbour.all_at_once",
  "harbour.steps",
  "production.once",
  "production.place",
  "move.one_way",
  "move.storage",
  "move.free",
  "move.order_slots",
  "move.order_reachable",
  "move.order_final",
  "move.repack",
  "move.discard",
  "move.limit",
  "prestige.count",
  "prestige.marker",
  "time.tokens",
  "time.ship_leaves",
  "settle.sale",
  "settle.bonus",
  "settle.penalty",
  "settle.together",
  "money.no_debts",
  "news.event",
  "news.progress",
  "news.next",
  "refill.shift",
  "end.track",
  "end.settling",
  "end.score",
  "end.tie",
  "end.over",
  "building.lighthouse",
  "building.refinery",
  "building.commodity_exchange",
  "building.bank",
  "building.crate_works",
  "building.container_depot",
  "building.emigrant_house",
  "building.fish_hall",
  "building.harbour_hotel",
  "building.warehouse",
  "building.gantry_crane",
  "building.freight_station",
  "building.market_hall",
  "building.navigation_school",
  "building.pilot_station",
  "building.insurance_office",
  "building.cruise_quay",
  "building.shipyard",
  "building.zoo",
  "building.maritime_museum",
  "event.storm_tide",
  "event.warehouse_fire",
  "event.dock_strike",
  "event.harbour_dues",
  "event.oil_spill",
  "event.quarantine",
  "event.deadline_rush",
  "event.inspection",
  "event.fog",
  "event.market_turmoil",
  "event.mutiny",
  "event.tall_ships",
  "event.subsidy",
  "event.tourism",
  "event.holiday_pay",
  "event.flotsam",
  "event.training",
  "event.clearance_sale",
  "short.cards",
  "short.harbour",
  "short.building",
  "short.goods",
  "short.rounds",
  "short.refill",
  "solo.start",
  "solo.robot_bids",
  "solo.robot_wins",
  "solo.robot_permits",
  "solo.robot_upgrade",
  "solo.robot_prices",
  "solo.robot_captain",
  "solo.grades",
];

export interface EffectView {
  readonly money: number;
  readonly prestige: number;
  readonly goods: number;
  readonly orders: number;
  readonly ranks: number;
  readonly offers: number;
}

export interface CellView {
  readonly cell: string;
  readonly cover: number | null;
  readonly building: string | null;
  readonly goods: readonly string[];
  readonly room: readonly string[];
}

export interface DockView {
  readonly size: number;
  readonly ship: ShipView | null;
}

export interface LoadingView {
  readonly space: string;
  readonly reachable: boolean;
  readonly order: OrderView | null;
}

export interface OrderView {
  readonly id: string;
  readonly time: number;
  readonly loaded: readonly string[];
  readonly missing: readonly string[];
  readonly complete: boolean;
  readonly sale: number;
  readonly money: number;
  readonly prestige: number;
}

export interface ShipView {
  readonly id: string;
  readonly good: string;
  readonly aboard: number;
  readonly time: number;
}

export interface BidView {
  readonly seat: number;
  readonly cards: readonly (number | null)[];
  readonly total: number | null;
}

export interface SpaceView {
  readonly space: string;
  readonly card: string | null;
  readonly bids: readonly BidView[];
  readonly winners: readonly number[];
}

export interface PermitView {
  readonly price: number;
  readonly extra: number;
}

export interface PlayerView {
  readonly step: string;
  readonly left: number;
  readonly rank: number;
  readonly money: number;
  readonly deposit: number;
  readonly prestige: number;
  readonly prestige_now: number;
  readonly score: number;
  readonly influence: readonly number[];
  readonly hand: readonly number[] | null;
  readonly in_hand: number;
  readonly reserve: readonly number[];
  readonly upgraded: number;
  readonly start_order: string | null;
  readonly plans: readonly string[];
  readonly built: readonly string[];
  readonly used: readonly string[];
  readonly bollards: readonly number[];
  readonly bollard_cost: readonly (number | null)[];
  readonly cells: readonly CellView[];
  readonly docks: readonly DockView[];
  readonly loading: readonly LoadingView[];
  readonly moves_left: number;
  readonly permit: PermitView | null;
  readonly effect: EffectView | null;
}

export interface RobotView {
  readonly rank: number;
  readonly influence: readonly number[];
  readonly reserve: readonly number[];
  readonly in_hand: number;
}

export interface TrackView {
  readonly start: number;
  readonly position: number;
  readonly end: number;
  readonly step: number;
}

export interface PriceView {
  readonly card: string;
  readonly prices: Readonly<Record<string, number>>;
  readonly next: readonly string[];
  readonly under: readonly string[];
  readonly between: readonly string[];
}

export interface UnseenView {
  readonly ships: readonly string[];
  readonly orders: readonly string[];
  readonly buildings: readonly string[];
  readonly newspapers: readonly string[];
}

export interface View {
  readonly phase: string;
  readonly round: number;
  readonly length: string;
  readonly solo: boolean;
  readonly bids_per_player: number;
  readonly actors: readonly number[];
  readonly ladder: readonly number[];
  readonly spaces: readonly SpaceView[];
  readonly deciding: string | null;
  readonly track: TrackView;
  readonly event: string | null;
  readonly price: PriceView;
  readonly players: readonly PlayerView[];
  readonly robot: RobotView | null;
  readonly unseen: UnseenView;
  readonly grade: number | null;
}
