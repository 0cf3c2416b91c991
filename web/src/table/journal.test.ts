import { describe, expect, it } from "vitest";
import type { Entry, Fact, Piece } from "../games/types.ts";
import { isAbout, journal } from "./journal.ts";

const entry = (e: number, facts: Fact[], undone = false): Entry => ({ e, seat: 0, action: "a", facts, undone, by_bot: false, takes_back: [] });
const tell = (fact: Fact): readonly Piece[] | null =>
  fact.fact === "silent" ? null : fact.fact === "round" ? ["Round 2"] : [{ seat: fact.seat as number }, " pays ", { seat: 2 }];
const t = (key: string) => key;

describe("journal", () => {
  const log = [entry(0, [{ fact: "round" }]), entry(1, [{ fact: "paid", seat: 1 }, { fact: "silent" }], true), entry(2, [{ fact: "paid", seat: 0 }])];
  const lines = journal(log, tell, t);

  it("tells the newest first and leaves out what is not worth a line", () => {
    expect(lines.map((line) => line.key)).toEqual(["2.0", "1.0", "0.0"]);
    expect(lines.map((line) => line.lead)).toEqual([0, 1, null]);
  });

  it("marks what was undone and what is new", () => {
    expect(lines.map((line) => line.undone)).toEqual([false, true, false]);
    expect(lines.map((line) => line.fresh)).toEqual([true, false, false]);
  });

  it("finds the lines about a seat", () => {
    expect(lines.map((line) => isAbout(line, 0))).toEqual([true, false, false]);
    expect(lines.map((line) => isAbout(line, 2))).toEqual([true, true, false]);
    expect(isAbout(lines[0]!, null)).toBe(false);
  });
});
