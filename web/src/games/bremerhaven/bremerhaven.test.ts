import { describe, expect, it } from "vitest";
import type { Preview } from "../types";
import { canDeposit, depositOf, mostDeposit } from "./deposits";
import { sayEffect } from "./effect";
import { forecast } from "./forecast";
import { flightsOf } from "./flights";
import { byKind, slotsOf } from "./look";
import { aimsOf, heldOf, meantBy, optionsOf, sourcesOf } from "./options";
import { cardOf, pickedCard, pricesOf, swapped } from "./permutation";
import { ABOVE, BESIDE, type Plan, spacePlace } from "./places";
import { lines, snug } from "./snug";
import { stakeText } from "./stakes";
import { trayOf } from "./tray";

describe("options", () => {
  it("lets a bid begin with the card or with the space", () => {
    const legal = ["bid 4 2.1", "bid 4 1.0", "bid 5 2.1"];
    expect([...sourcesOf(legal)].sort()).toEqual(["card:4", "card:5", "space:1.0", "space:2.1"]);
    expect(aimsOf(legal, ["card:4"]).get("space:1.0")).toBe("bid 4 1.0");
    expect(aimsOf(legal, ["card:5"]).has("space:1.0")).toBe(false);
    expect(aimsOf(legal, ["space:2.1"]).get("card:5")).toBe("bid 5 2.1");
  });

  it("needs nothing taken up for walls, covers and the only plan", () => {
    const legal = ["bollard 1", "uncover c3", "build zoo a1", "done"];
    expect(heldOf(legal, [])).toBe("plan:zoo");
    expect([...aimsOf(legal, []).keys()]).toEqual(["wall:1", "cell:c3", "cell:a1"]);
  });

  it("asks which plan where there are several", () => {
    const legal = ["build zoo a1", "build bank a1"];
    expect(heldOf(legal, [])).toBeNull();
    expect(aimsOf(legal, []).size).toBe(0);
    expect(aimsOf(legal, ["plan:bank"]).get("cell:a1")).toBe("build bank a1");
  });

  it("moors at once where there is one way, and asks where there are several", () => {
    const legal = ["moor 1 barrel 2", "moor 2 barrel 2", "moor 2 crate 2"];
    expect(aimsOf(legal, []).get("berth:1")).toBe("moor 1 barrel 2");
    expect(sourcesOf(legal).has("berth:2")).toBe(true);
    expect(aimsOf(legal, ["berth:2"]).get("cargo:crate:2")).toBe("moor 2 crate 2");
  });

  it("takes up a good before it goes anywhere while moving, and gives it away at once where there is nothing else", () => {
    const moving = ["move crate a1 b1", "load crate a1 a", "discard crate a1", "done"];
    expect([...aimsOf(moving, ["stored:crate:a1"]).keys()].sort()).toEqual(["cell:b1", "give:discard", "loading:a"]);
    expect(aimsOf(moving, []).size).toBe(0);
    expect(aimsOf(["discard crate a1"], []).get("stored:crate:a1")).toBe("discard crate a1");
  });

  it("forgets what can no longer be taken up", () => {
    expect(heldOf(["bid 4 2.1"], ["card:5"])).toBeNull();
  });

  it("is computed once per list", () => {
    const legal = ["bid 4 2.1"];
    expect(optionsOf(legal)).toBe(optionsOf(legal));
  });

  it("knows what a press would have meant", () => {
    expect(meantBy("stored:crate:a1", "cell:b2")).toBe("move crate a1 b2");
    expect(meantBy("dock:1", "loading:a")).toBe("transship 1 a");
    expect(meantBy("card:4", "space:2.1")).toBe("bid 4 2.1");
    expect(meantBy(null, "wall:2")).toBe("bollard 2");
    expect(meantBy(null, "space:2.1")).toBeNull();
  });
});

describe("trays", () => {
  const bid = (seat: number, ...cards: number[]) => ({ seat, cards, total: cards.reduce((sum, card) => sum + card, 0) });

  it("lays cards side by side while they fit", () => {
    expect(trayOf([bid(0, 4), bid(1, 5)], 154, false).cards.map(({ x }) => x)).toEqual([0, 31]);
  });

  it("pushes them together when they are many, and stacks them by player when they are too many", () => {
    const close = trayOf([bid(0, 1, 2, 3), bid(1, 4, 5)], 108, true);
    expect(close.next).toBeLessThanOrEqual(82);
    const stacks = trayOf([bid(0, 1, 2, 3, 4, 5), bid(1, 1, 2, 3, 4, 5)], 108, true).cards;
    expect(stacks.map(({ value, of }) => [value, of])).toEqual([[15, 5], [15, 5]]);
  });
});

describe("prices", () => {
  const edition = { price: [{ id: "price_01", barrel: 1, crate: 2, container: 3, passenger: 4 }, { id: "price_07", barrel: 2, crate: 1, container: 3, passenger: 4 }] };

  it("swaps two goods so that it stays a card", () => {
    const now = pricesOf(edition, "price_01");
    expect(cardOf(edition, swapped(now, "barrel", 2))).toBe("price_07");
    expect(cardOf(edition, swapped(now, "barrel", 1))).toBe("price_01");
  });

  it("begins with the valid card", () => {
    expect(pickedCard([], "price_01")).toBe("price_01");
    expect(pickedCard(["price:price_07"], "price_01")).toBe("price_07");
  });
});

describe("plans of a harbour", () => {
  it.each([["beside", BESIDE], ["above", ABOVE]] as const)("%s keeps everything inside and apart", (_, plan: Plan) => {
    const places = [...Array.from({ length: 12 }, (_, n) => plan.cell(n)), ...[0, 1, 2, 3].map(plan.loading), ...[0, 1, 2].map(plan.dock)];
    for (const { x, y, w, h } of places) expect(x >= 0 && y >= 0 && x + w <= plan.width && y + h <= plan.height).toBe(true);
    const apart = (a: (typeof places)[number], b: (typeof places)[number]): boolean => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
    places.forEach((a, at) => places.slice(at + 1).forEach((b) => expect(apart(a, b)).toBe(true)));
  });

  it("gives fingers enough room", () => {
    expect(ABOVE.cell(0).h).toBeGreaterThanOrEqual(44);
    expect(spacePlace("sea", 3)).toEqual({ x: 192, y: 198, w: 174, h: 148 });
  });
});

describe("words", () => {
  it("narrows before it shrinks", () => {
    expect(snug("Phare", 80, 13)).toEqual({ size: 13, stretch: "100%" });
    expect(snug("Versicherungskontor", 62, 12.5).size).toBeLessThan(12.5);
  });

  it("breaks names in two", () => {
    expect(lines("Maison des émigrants", 10)).toEqual(["Maison des", "émigrants"]);
    expect(lines("Bank", 10)).toEqual(["Bank"]);
  });

  it("writes stakes", () => {
    expect(stakeText([2, 0], "−")).toBe("−2");
    expect(stakeText([0, 1], "+")).toBe("+1★");
    expect(stakeText([2, 1], "+")).toBe("+2 1★");
    expect(stakeText(undefined, "+")).toBe("");
  });

  it("groups goods", () => {
    expect(byKind(["crate", "crate", "barrel"])).toEqual([{ good: "crate", n: 2 }, { good: "barrel", n: 1 }]);
    expect(slotsOf({ loaded: ["crate"], missing: ["joker"] })).toEqual([{ good: "crate", loaded: true }, { good: "joker", loaded: false }]);
  });
});

describe("bank", () => {
  it("reads the slider", () => {
    expect(depositOf(["deposit:7"])).toBe(7);
    expect(depositOf(["works:bank"])).toBe(0);
    expect(mostDeposit(["deposit 0", "deposit 3", "done"])).toBe(3);
    expect(canDeposit(["done"])).toBe(false);
  });
});

describe("forecast", () => {
  const t = (key: string, values: Readonly<Record<string, string | number>> = {}): string => `${key} ${Object.values(values).join(" ")}`.trim();
  const asked = (foreseen: object) => ({ foreseen: { facts: [], ...foreseen } as Preview, t, edition: { ship: [] } });

  it("tells costs as losses and complete orders as gains", () => {
    expect(forecast("bollard 1", asked({ permit: 2, cost: 1, total: 3, money_left: 4, dock_sizes: [1, 1, 0] }))).toEqual([{ text: "forecast.build 2 1 3 4", tone: "loss" }, { text: "forecast.docks 1 · 1 · 0", tone: "plain" }]);
    expect(forecast("load crate a1 a", asked({ order: { complete: true, sale: 5, money: 6, prestige: 0, missing: [] } }))[0]?.tone).toBe("gain");
  });

  it("tells the end of a harbour line by line", () => {
    const end = asked({ prestige: 5, prestige_now: 4, settles: [{ loading: "a", complete: false, money: -2, prestige: 0 }], departs: [{ dock: 1, ship: "ship_1_01", lost: 1 }] });
    expect(forecast("done", end).map(({ tone }) => tone)).toEqual(["plain", "loss", "loss"]);
  });

  it("says nothing about what nobody foresees", () => {
    expect(forecast("unload 1 a1", asked({}))).toEqual([]);
  });
});

describe("flights", () => {
  it("shows goods in the own harbour only, and bids of all", () => {
    const unloaded = { fact: "unloaded", seat: 0, dock: 1, good: "crate", cell: "a1" };
    expect(flightsOf([unloaded], 0)).toEqual([{ what: { art: "crate" }, from: "dock-1", to: "cell-a1" }]);
    expect(flightsOf([unloaded], 1)).toEqual([]);
    expect(flightsOf([{ fact: "bid", seat: 1, space: "2.1" }], 0)[0]?.to).toBe("space-2.1");
  });
});

describe("newspapers", () => {
  const nothing = { money: 0, prestige: 0, goods: 0, orders: 0, ranks: 0, offers: 0 };
  const said = (effect: Partial<typeof nothing>) => sayEffect({ ...nothing, ...effect }, (key, values) => [key, ...Object.values(values ?? {})].join(" ")).map(({ text, tone }) => `${text} ${tone}`);

  it("tell what an event takes and gives, with signs and not by colour alone", () => {
    expect(said({ money: -2, prestige: 1 })).toEqual(["unit.money −2 loss", "unit.prestige +1 gain"]);
    expect(said({ ranks: -1, goods: 2 })).toEqual(["effect.goods 2 loss", "effect.down 1 loss"]);
  });

  it("say so when nothing happens to somebody", () => {
    expect(said({})).toEqual(["unit.none even"]);
  });
});
