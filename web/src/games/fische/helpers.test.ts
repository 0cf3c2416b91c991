import { describe, expect, it } from "vitest";
import type { PlayerView, View } from "../../gen/fische";
import { deskOf } from "./desks";
import { extraOf } from "./edition";
import { goalOf, shiftsAt } from "./foreseen";
import { type Game, cellName } from "./look";
import { bridges, piers, sailed } from "./map";
import { box, line, seedOf } from "./pen";
import { pawns } from "./pieces";
import { KEEPERS } from "./printed";
import { prompt } from "./prompt";
import { ruins } from "./ruin";
import { targetsOf } from "./targets";
import { paymentOf } from "./wares";

const edition = {
  setup: { call_florins: 10, carry_limit: 7, changer_gives: 2, times_at_changer: 2 },
  prices: { track: [10, 50, 80], falls: [0, 1, 1], rises: [1, 1, 1] },
  kiosk: KEEPERS,
  cell: [
    { id: "port", x: 0, y: 0, adjacent: ["s1"] },
    { id: "s1", x: 10, y: 0, adjacent: ["port", "bs"] },
    { id: "bs", x: 10, y: 10, adjacent: ["s1", "k1"] },
    { id: "k1", x: 10, y: 30, adjacent: ["bs"] },
    { id: "w4", x: -20, y: 30, adjacent: [] },
  ],
  stage: [{ id: "port", x: 0, y: -10, water: ["j_sw"] }, { id: "w4", x: -10, y: 30, water: ["j_sw"] }],
  junction: [{ id: "j_sw", x: -10, y: -10, water: ["port", "w4"] }],
};

const player = (more: Partial<PlayerView>): PlayerView => ({ table: "a", seen_now: true, cell: "port", florins: 150, goods: {}, fetishes: [], face_down: false, bonus: 0, wealth: 150, place: null, ...more });

function game(view: Partial<View>, more: Partial<Game> = {}): Game {
  const legal = more.legal ?? [];
  const whole = {
    table: "a", tables: [{ table: "a", seats: [0, 1] }], phase: "moving", decision: "move", round: 2, turn: 3, turn_limit: null, order: [0, 1], actor: 0, acts_now: true, choosing: [], points: 3, barred: [],
    kiosks: [{ place: "k1", kiosk: "kiosk_9", type: "merchant", stock: { booze: 2 }, unit_price: { booze: 50 }, closed: false, opens_before: null }],
    extra: null, extras_left: [], prices: { fish: 50, cigarettes: 50, burgers: 50, fennel: 50, booze: 80 }, after_rise: { fennel: 80 }, after_fall: { burgers: 10 }, reserve: {}, ferries: { port: 1 }, pool: 0, pool_known: {},
    fetishes: [], fetish_cost: null, offered: {}, parts: [], paying: null, shortage: null, chosen: null, reach: [], hand: [], draw: [], aside: null, players: [player({}), player({ cell: "port" })], charts: [], winner: null, ...view,
  } as View;
  return { view: whole, edition, seat: 0, actors: [0], news: [], last: null, waiting: null, chosen: null, hint: null, picked: [], t: (key: string) => key, room: { seats: [] }, pick: () => undefined, choose: () => undefined, play: () => undefined, ...more, legal } as unknown as Game;
}

const reach = [
  { cell: "s1", points: 1, florins: 0, actions: ["walk s1"] },
  { cell: "k1", points: 3, florins: 0, actions: ["walk s1", "walk bs", "walk k1"] },
  { cell: "w4", points: 2, florins: 10, actions: ["ferry port w4", "walk s1"] },
  { cell: "port", points: 2, florins: 0, actions: ["walk s1", "walk port"] },
];

describe("names of cells", () => {
  it("are those of the nearest kiosk, for short names stand nowhere on the map", () => {
    const play = game({}, { t: (key: string, values?: Record<string, unknown>) => [key, values?.["who"] ?? values?.["cell"]].filter(Boolean).join(" ") } as Partial<Game>);
    const who = cellName(play, "k1");
    expect(["port", "s1", "bs", "w4"].map((cell) => cellName(play, cell))).toEqual(["cell.port", `cell.road_near ${who}`, `cell.bridge_near ${who}`, "cell.road w4"]);
  });
});

describe("targets", () => {
  const legal = ["walk s1", "ferry port w4", "ride w4", "stop"];
  it("are the cells in reach with their ways, and the own cell to stop at", () => {
    const { cells, ferries } = targetsOf(game({ reach }, { legal }));
    expect(cells.map(({ cell, action }) => [cell, action])).toEqual([["s1", "walk s1"], ["k1", "walk s1; walk bs; walk k1"], ["w4", "ferry port w4; walk s1"], ["port", "stop"]]);
    expect(ferries).toEqual(["port"]);
  });

  it("are stages once a ferry is picked: with the pawn aboard, or empty", () => {
    expect(targetsOf(game({ reach }, { legal, picked: ["ferry", "port"] })).stages).toEqual([{ stage: "w4", action: "ride w4" }]);
    expect(targetsOf(game({ reach }, { legal, picked: ["ferry", "port", "empty"] })).stages).toEqual([{ stage: "w4", action: "ferry port w4" }]);
  });

  it("are kiosks or pawns where an action or a bonus token asks for them", () => {
    expect(targetsOf(game({ phase: "acting", decision: "swap_kiosks" }, { legal: ["swap k1"] })).places).toEqual([{ place: "k1", action: "swap k1" }]);
    expect(targetsOf(game({}, { legal: ["bonus-closed k1", "stop"], picked: ["bonus", "closed"] })).places).toHaveLength(1);
    expect(targetsOf(game({ phase: "acting", decision: "move_pawn" }, { legal: ["push 1"] })).pawns).toEqual([{ seat: 1, action: "push 1" }]);
  });

  it("are none while a move is on its way", () => {
    expect(targetsOf(game({ reach }, { legal, waiting: "walk s1" })).cells).toEqual([]);
  });
});

describe("a warning", () => {
  const poor = [player({ florins: 10 }), player({})];
  it("comes before the last florin of who has no goods", () => {
    expect(ruins(game({ players: poor }), "ferry port w4")).toBe(true);
    expect(ruins(game({ players: poor }), "ferry port w4; walk s1")).toBe(true);
    expect(ruins(game({ players: poor }), "walk s1")).toBe(false);
    expect(ruins(game({ players: [player({ florins: 10, goods: { fish: 1 } })] }), "ferry port w4")).toBe(false);
  });

  it("comes before the last tokens are paid, unless they win", () => {
    const broke = { phase: "trading", parts: [3], players: [player({ florins: 0, goods: { fish: 3 } })] };
    expect(ruins(game(broke), "offer fish 3")).toBe(true);
    expect(ruins(game({ ...broke, players: [player({ florins: 0, goods: { fish: 3 }, fetishes: ["idol_1", "idol_2"] })] }), "offer fish 3")).toBe(false);
  });
});

describe("desks", () => {
  it("follow the decision, the kind of kiosk and a picked token", () => {
    const trading = { phase: "trading", decision: "trade", players: [player({ cell: "k1" })] };
    expect(deskOf(game(trading, { legal: ["done"] }))).toBe("merchant");
    expect(deskOf(game(trading, { legal: ["done"], picked: ["bonus", "price"] }))).toBe("bonus-price");
    expect(deskOf(game({ decision: "keep", phase: "choosing" }, { legal: ["keep plus2"] }))).toBe("keep");
    expect(deskOf(game(trading))).toBe("read");
  });
});

describe("previews", () => {
  it("know where a way ends and what the kiosk there does to prices", () => {
    const play = game({ players: [player({ goods: { burgers: 1 } })] }, { chosen: "walk s1; walk bs; walk k1" });
    expect(goalOf(play)).toBe("k1");
    expect(shiftsAt(play, "k1")).toEqual([{ good: "burgers", to: 10 }, { good: "fennel", to: 80 }]);
    expect(goalOf(game({}, { chosen: "stop" }))).toBe("port");
    expect(goalOf(game({}, { chosen: "change b" }))).toBeNull();
  });
});

describe("prompt", () => {
  it("offers to go, to go and stop, and asks twice before the last florin", () => {
    const play = game({ reach }, { legal: ["walk s1", "stop"], chosen: "walk s1; walk bs; walk k1" });
    expect(prompt(play).buttons?.flatMap((button) => ("action" in button ? [button.action] : []))).toEqual(["stop", "walk s1; walk bs; walk k1; stop", "walk s1; walk bs; walk k1"]);
    expect(prompt(game({}, { legal: ["ferry port w4"], picked: ["ruin", "ferry port w4"] })).say).toBe("prompt.ruin");
  });

  it("names who is waited for", () => {
    expect(prompt(game({ actor: 1 })).say).toBe("prompt.wait_moving");
    expect(prompt(game({ actor: 0, acts_now: false })).say).toBe("prompt.wait_slot");
    expect(prompt(game({ phase: "over", actor: null })).say).toBe("prompt.over");
  });
});

describe("the map", () => {
  it("sails along the water, not over land", () => {
    expect(sailed(edition, "port", "w4").map(({ x, y }) => [x, y])).toEqual([[0, -10], [-10, -10], [-10, 30]]);
    expect(sailed(edition, "port", "nowhere")).toEqual([]);
  });

  it("lays bridges along their road and ends piers at the ferry", () => {
    expect(bridges(edition)).toMatchObject([{ turned: false }]);
    expect(piers(edition).map(({ stage }) => stage)).toEqual(["port", "w4"]);
  });

  it("fans pawns out, the one on turn in front, and knows the way they came", () => {
    const news = [{ e: 1, seat: 0, action: "walk s1", facts: [{ fact: "walked", seat: 0, from: "port", to: "s1" }], undone: false, by_bot: false, takes_back: [], across: false, hint: false }];
    const pieces = pawns(game({ players: [player({ cell: "s1" }), player({ cell: "s1" })] }, { news }));
    expect(pieces.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(new Set(pieces.map(({ x }) => x)).size).toBe(2);
    expect(pieces[1]?.way).toHaveLength(2);
  });

  it("is drawn the same every time", () => {
    expect(box(10, 10, 3)).toBe(box(10, 10, 3));
    expect(line({ x: 0, y: 0 }, { x: 60, y: 0 }, seedOf("a"))).not.toBe(line({ x: 0, y: 0 }, { x: 60, y: 0 }, seedOf("b")));
  });
});

describe("what is printed", () => {
  it("tells the three ways to pay for a fetish", () => {
    expect(KEEPERS.filter(({ costs }) => costs).map(paymentOf)).toEqual(["alike", "different", "two"]);
  });

  it("takes simple actions apart", () => {
    expect(extraOf("produce_fish")).toEqual({ word: "produce", good: "fish" });
    expect(extraOf("produce_choice")).toEqual({ word: "produce_choice", good: null });
    expect(extraOf("rise_booze")).toEqual({ word: "rise", good: "booze" });
  });
});
