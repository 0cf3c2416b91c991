// Written by web/gen.py from the Python types of this game. Do not edit.

export type Seat =
  | "0"
  | "1"
  | "2"
  | "3"
  | "4"
  | "5";

export type Card =
  | "councillor_1"
  | "councillor_2"
  | "councillor_3"
  | "councillor_4"
  | "councillor_5"
  | "councillor_6"
  | "councillor_7"
  | "pillar_builder_1"
  | "pillar_builder_2"
  | "pillar_builder_3"
  | "pillar_builder_4"
  | "pillar_builder_5"
  | "pillar_builder_6"
  | "pillar_builder_7"
  | "architect_1"
  | "architect_2"
  | "architect_3"
  | "architect_4"
  | "architect_5"
  | "architect_6"
  | "architect_7"
  | "gondolier"
  | "speculator"
  | "advocate"
  | "inventor"
  | "merchant"
  | "spy_1"
  | "spy_2"
  | "beggar"
  | "saboteur"
  | "face_down";

export type Shape =
  | "domino"
  | "line"
  | "corner"
  | "square"
  | "bridge";

export type Field =
  | "a1"
  | "b1"
  | "c1"
  | "d1"
  | "e1"
  | "f1"
  | "g1"
  | "h1"
  | "i1"
  | "j1"
  | "k1"
  | "l1"
  | "m1"
  | "n1"
  | "o1"
  | "p1"
  | "q1"
  | "a2"
  | "b2"
  | "c2"
  | "d2"
  | "e2"
  | "f2"
  | "g2"
  | "h2"
  | "i2"
  | "j2"
  | "k2"
  | "l2"
  | "m2"
  | "n2"
  | "o2"
  | "p2"
  | "q2"
  | "a3"
  | "b3"
  | "c3"
  | "d3"
  | "e3"
  | "f3"
  | "g3"
  | "h3"
  | "i3"
  | "j3"
  | "k3"
  | "l3"
  | "m3"
  | "n3"
  | "o3"
  | "p3"
  | "q3"
  | "a4"
  | "b4"
  | "c4"
  | "d4"
  | "e4"
  | "f4"
  | "g4"
  | "h4"
  | "i4"
  | "j4"
  | "k4"
  | "l4"
  | "m4"
  | "n4"
  | "o4"
  | "p4"
  | "q4"
  | "a5"
  | "b5"
  | "c5"
  | "d5"
  | "e5"
  | "f5"
  | "g5"
  | "h5"
  | "i5"
  | "j5"
  | "k5"
  | "l5"
  | "m5"
  | "n5"
  | "o5"
  | "p5"
  | "q5"
  | "a6"
  | "b6"
  | "c6"
  | "d6"
  | "e6"
  | "f6"
  | "g6"
  | "h6"
  | "i6"
  | "j6"
  | "k6"
  | "l6"
  | "m6"
  | "n6"
  | "o6"
  | "p6"
  | "q6"
  | "a7"
  | "b7"
  | "c7"
  | "d7"
  | "e7"
  | "f7"
  | "g7"
  | "h7"
  | "i7"
  | "j7"
  | "k7"
  | "l7"
  | "m7"
  | "n7"
  | "o7"
  | "p7"
  | "q7"
  | "a8"
  | "b8"
  | "c8"
  | "d8"
  | "e8"
  | "f8"
  | "g8"
  | "h8"
  | "i8"
  | "j8"
  | "k8"
  | "l8"
  | "m8"
  | "n8"
  | "o8"
  | "p8"
  | "q8";

export type Tile =
  | "domino_bb"
  | "domino_bp"
  | "domino_pp"
  | "line_bbb"
  | "line_bbp"
  | "line_bpb"
  | "line_bpp"
  | "line_pbp"
  | "line_ppp"
  | "corner_bbb"
  | "corner_bbp"
  | "corner_bpb"
  | "corner_bpp"
  | "corner_pbb"
  | "corner_pbp"
  | "corner_ppb"
  | "corner_ppp"
  | "square_bbbb"
  | "square_bbbp"
  | "square_bbpp"
  | "square_bpbp"
  | "square_bppp"
  | "square_pppp"
  | "bridge_bb"
  | "bridge_bp"
  | "bridge_pp";

export type Rotation =
  | "0"
  | "90"
  | "180"
  | "270";

export type Action =
  | `swap ${Seat}`
  | "skip"
  | `give ${Card}`
  | `choose ${Card}`
  | `take ${Shape}`
  | `pillar ${Field}`
  | `token ${Field}`
  | `build ${Tile}`
  | `place ${Field} ${Rotation}`
  | `spy ${Seat}`
  | `copy ${Card}`
  | `remove ${Field}`
  | "done";

export type Rule =
  | "setup.cards"
  | "setup.first"
  | "setup.tokens"
  | "setup.piles"
  | "setup.tiles"
  | "setup.stock"
  | "round.steps"
  | "round.order"
  | "round.compulsory"
  | "round.pass_left"
  | "round.first_player"
  | "swap.first_player"
  | "swap.draw"
  | "swap.give"
  | "choice.hand"
  | "choice.secret"
  | "knowledge.passed"
  | "knowledge.swap"
  | "councillor.top"
  | "councillor.stones"
  | "councillor.one"
  | "pillar.lagoon"
  | "pillar.chain"
  | "pillar.anchor"
  | "pillar.all"
  | "pillar.short"
  | "token.new_pillar"
  | "token.one"
  | "token.all"
  | "token.any_free"
  | "architect.own"
  | "architect.stones"
  | "architect.pillars"
  | "architect.turn"
  | "architect.go_on"
  | "bridge.canal"
  | "bridge.once"
  | "bridge.gondola"
  | "advocate.no_points"
  | "gondolier.token"
  | "gondolier.nothing"
  | "speculation.others"
  | "beggar.open"
  | "spy.look"
  | "spy.use"
  | "copy.never_a_copy"
  | "copy.stays"
  | "saboteur.stones"
  | "saboteur.one"
  | "saboteur.under"
  | "score.arms"
  | "score.edges"
  | "score.tokens"
  | "score.own_token"
  | "score.gondola"
  | "end.last_pillar"
  | "end.last_space"
  | "end.stall"
  | "end.over"
  | "end.most";

export const RULES: readonly Rule[] = [
  "setup.cards",
  "setup.first",
  "setup.tokens",
  "setup.piles",
  "setup.tiles",
  "setup.stock",
  "round.steps",
  "round.order",
  "round.compulsory",
  "round.pass_left",
  "round.first_player",
  "swap.first_player",
  "swap.draw",
  "swap.give",
  "choice.hand",
  "choice.secret",
  "knowledge.passed",
  "knowledge.swap",
  "councillor.top",
  "councillor.stones",
  "councillor.one",
  "pillar.lagoon",
  "pillar.chain",
  "pillar.anchor",
  "pillar.all",
  "pillar.short",
  "token.new_pillar",
  "token.one",
  "token.all",
  "token.any_free",
  "architect.own",
  "architect.stones",
  "architect.pillars",
  "architect.turn",
  "architect.go_on",
  "bridge.canal",
  "bridge.once",
  "bridge.gondola",
  "advocate.no_points",
  "gondolier.token",
  "gondolier.nothing",
  "speculation.others",
  "beggar.open",
  "spy.look",
  "spy.use",
  "copy.never_a_copy",
  "copy.stays",
  "saboteur.stones",
  "saboteur.one",
  "saboteur.under",
  "score.arms",
  "score.edges",
  "score.tokens",
  "score.own_token",
  "score.gondola",
  "end.last_pillar",
  "end.last_space",
  "end.stall",
  "end.over",
  "end.most",
];

export interface CellView {
  readonly field: string;
  readonly shows: string;
}

export interface TileView {
  readonly tile: string;
  readonly field: string;
  readonly rotation: string;
  readonly cells: readonly CellView[];
}

export interface PileView {
  readonly shape: string;
  readonly top: string | null;
  readonly height: number;
  readonly unseen: readonly string[];
  readonly bottom: readonly string[];
}

export interface SwapView {
  readonly partner: number;
  readonly card: string;
}

export interface TaskView {
  readonly seat: number;
  readonly card: string;
  readonly stones: number;
  readonly due: number;
  readonly chain: readonly string[];
  readonly tile: string | null;
  readonly source: number | null;
  readonly may_stop: boolean;
}

export interface PlayerView {
  readonly score: number;
  readonly reserve: number;
  readonly tiles: readonly string[];
  readonly hand: number;
  readonly cards: readonly string[];
  readonly played: string | null;
  readonly forecast: number | null;
  readonly done: boolean;
}

export interface View {
  readonly phase: string;
  readonly round: number;
  readonly actor: number | null;
  readonly actors: readonly number[];
  readonly first: number;
  readonly swap: SwapView | null;
  readonly task: TaskView | null;
  readonly order: readonly number[];
  readonly players: readonly PlayerView[];
  readonly holders: Readonly<Record<string, readonly number[]>>;
  readonly box: readonly string[];
  readonly piles: readonly PileView[];
  readonly pillars: readonly string[];
  readonly free: readonly string[];
  readonly tokens: Readonly<Record<string, number>>;
  readonly tiles: readonly TileView[];
  readonly water: readonly string[];
  readonly pillars_left: number;
  readonly gondola: string;
  readonly gondolier: number | null;
  readonly last_space: number;
  readonly idle: number;
  readonly ending: string | null;
  readonly tally: readonly Readonly<Record<string, number>>[];
}
