import { describe, expect, it } from "vitest";
import { nearest } from "./arrows";
import { byPlayer, sentence, signed, winners } from "./sentence";
import { centred, fit, held, zoomed } from "./zoom";

describe("arrows", () => {
  const from = { x: 0, y: 0 };
  it("goes to the nearest target ahead, a little aside if need be", () => {
    const targets = [{ x: 90, y: 0 }, { x: 40, y: 10 }, { x: -20, y: 0 }, { x: 0, y: 30 }];
    expect(nearest(from, targets, { x: 1, y: 0 })).toBe(1);
    expect(nearest(from, targets, { x: -1, y: 0 })).toBe(2);
    expect(nearest(from, targets, { x: 0, y: 1 })).toBe(3);
    expect(nearest(from, targets, { x: 0, y: -1 })).toBe(-1);
  });
});

describe("zoom", () => {
  const board = { width: 1000, height: 500 };
  const window = { width: 400, height: 400 };
  it("never loses the board", () => {
    expect(fit(board, window)).toBe(0.4);
    expect(held({ x: 50, y: 0, k: 0.1 }, board, window)).toEqual({ x: 0, y: 100, k: 0.4 });
    expect(held({ x: -9999, y: -9999, k: 1 }, board, window)).toEqual({ x: -600, y: -100, k: 1 });
  });

  it("keeps the point under the fingers", () => {
    const before = { x: -300, y: -50, k: 1 };
    const after = zoomed(before, 2, { x: 200, y: 200 }, board, window);
    expect((200 - after.x) / after.k).toBeCloseTo((200 - before.x) / before.k);
    expect(zoomed(before, 0, { x: 0, y: 0 }, board, window).k).toBe(0.4);
  });

  it("brings a point to the middle", () => {
    expect(centred({ x: 0, y: 0, k: 1 }, { x: 500, y: 250 }, board, window)).toEqual({ x: -300, y: -50, k: 1 });
  });
});

describe("sentences", () => {
  it("puts pieces into a translated sentence", () => {
    const t = (_: string, values: Readonly<Record<string, string | number>> = {}) => `${values["who"]} pays ${values["price"]}.`;
    expect(sentence(t, "k", { price: 3 }, { who: [{ seat: 1 }] })).toEqual([{ seat: 1 }, " pays 3."]);
  });

  it("writes numbers by player", () => {
    expect(byPlayer([2, 0, -1])).toEqual([{ seat: 0 }, "\u00a0+2", ", ", { seat: 2 }, "\u00a0−1"]);
    expect(winners([2, 1, 1])).toEqual([{ seat: 1 }, ", ", { seat: 2 }]);
    expect(signed(0)).toBe("0");
  });
});
