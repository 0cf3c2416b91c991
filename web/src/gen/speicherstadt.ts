// Written by web/gen.py from the Python types of this game. Do not edit.

export type Column =
  | "1"
  | "2"
  | "3"
  | "4"
  | "5"
  | "6";

export type Good =
  | "coffee"
  | "tea"
  | "saffron"
  | "rubber"
  | "carpet";

export type Contract =
  | "contract_a1"
  | "contract_a2"
  | "contract_a3"
  | "contract_b1"
  | "contract_b2"
  | "contract_b3"
  | "contract_c1"
  | "contract_c2"
  | "contract_c3"
  | "contract_c4";

export type Action =
  | `place ${Column}`
  | "buy"
  | "decline"
  | `load ${Good} ${Contract}`
  | `trade ${Good}`
  | `store ${Good}`
  | `keep ${Good}`
  | `offer ${Good}`
  | "sell"
  | `convert ${Good}`
  | `drop ${Good}`
  | "done";

export type Rule =
  | "setup.purse"
  | "setup.box"
  | "setup.pile"
  | "setup.bag"
  | "setup.first"
  | "round.phases"
  | "supply.row"
  | "supply.ship"
  | "supply.fire"
  | "fire.most_and_least"
  | "fire.ties"
  | "fire.all_equal"
  | "fire.below_zero"
  | "fire.firemen_stay"
  | "demand.order"
  | "demand.all_workers"
  | "demand.lowest_floor"
  | "demand.several"
  | "demand.limit"
  | "purchase.left_to_right"
  | "purchase.lowest_first"
  | "purchase.price"
  | "purchase.decline"
  | "purchase.asked_again"
  | "purchase.too_poor"
  | "purchase.discard"
  | "purchase.lost_cargo"
  | "purchase.at_once"
  | "purchase.own_cards"
  | "loading.order"
  | "loading.skip"
  | "loading.own_cubes"
  | "loading.make_room"
  | "loading.lost"
  | "contract.kinds"
  | "contract.locked"
  | "merchant.own"
  | "merchant.pays"
  | "warehouse.own"
  | "warehouse.limit"
  | "market.keep"
  | "market.sell"
  | "market.convert"
  | "market.convert_other"
  | "market.stock"
  | "market.finish"
  | "income.coin"
  | "income.no_purchase"
  | "income.bank"
  | "income.first_player"
  | "end.last_round"
  | "end.third_fire_last"
  | "end.over"
  | "score.contracts"
  | "score.counting_offices"
  | "score.merchants"
  | "score.churches"
  | "score.warehouse"
  | "score.chamber_of_commerce"
  | "score.port"
  | "score.tie";

export const RULES: readonly Rule[] = [
  "setup.purse",
  "setup.box",
  "setup.pile",
  "setup.bag",
  "setup.first",
  "round.phases",
  "supply.row",
  "supply.ship",
  "supply.fire",
  "fire.most_and_least",
  "fire.ties",
  "fire.all_equal",
  "fire.below_zero",
  "fire.firemen_stay",
  "demand.order",
  "demand.all_workers",
  "demand.lowest_floor",
  "demand.several",
  "demand.limit",
  "purchase.left_to_right",
  "purchase.lowest_first",
  "purchase.price",
  "purchase.decline",
  "purchase.asked_again",
  "purchase.too_poor",
  "purchase.discard",
  "purchase.lost_cargo",
  "purchase.at_once",
  "purchase.own_cards",
  "loading.order",
  "loading.skip",
  "loading.own_cubes",
  "loading.make_room",
  "loading.lost",
  "contract.kinds",
  "contract.locked",
  "merchant.own",
  "merchant.pays",
  "warehouse.own",
  "warehouse.limit",
  "market.keep",
  "market.sell",
  "market.convert",
  "market.convert_other",
  "market.stock",
  "market.finish",
  "income.coin",
  "income.no_purchase",
  "income.bank",
  "income.first_player",
  "end.last_round",
  "end.third_fire_last",
  "end.over",
  "score.contracts",
  "score.counting_offices",
  "score.merchants",
  "score.churches",
  "score.warehouse",
  "score.chamber_of_commerce",
  "score.port",
  "score.tie",
];

export interface ColumnView {
  readonly card: string | null;
  readonly cubes: readonly string[];
  readonly workers: readonly number[];
}

export interface ContractView {
  readonly id: string;
  readonly missing: readonly string[];
}

export interface PlayerView {
  readonly coins: number;
  readonly score: number;
  readonly bought: number;
  readonly workers: number;
  readonly firemen: number;
  readonly cards: readonly string[];
  readonly contracts: readonly ContractView[];
  readonly dock: readonly string[];
  readonly hall: readonly string[];
  readonly warehouse: readonly string[];
  readonly tray: readonly string[];
}

export interface FireView {
  readonly card: string;
  readonly points: readonly number[];
}

export interface View {
  readonly phase: string;
  readonly round: number;
  readonly rounds: number;
  readonly actor: number | null;
  readonly first: number;
  readonly row: readonly ColumnView[];
  readonly selling: number | null;
  readonly price: number | null;
  readonly last_round: boolean;
  readonly players: readonly PlayerView[];
  readonly fire: FireView | null;
  readonly stock: Readonly<Record<string, number>>;
  readonly pile: Readonly<Record<string, number>>;
  readonly unseen: readonly string[];
  readonly bag: Readonly<Record<string, number>>;
  readonly discarded: readonly string[];
  readonly box: readonly string[];
  readonly tally: readonly Readonly<Record<string, number>>[];
}
