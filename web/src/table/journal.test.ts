import { describe, expect, it } from "vitest";
import type { Entry, Fact, Piece } from "../games/types.ts";
import { isAbout, journal, linesAbout, recap, spoken } from "./journal.ts";

const entry = (e: number, facts: Fact[], more: Partial<Entry> = {}): Entry => ({ e, seat: 0, action: "a", facts, undone: false, by_bot: false, takes_back: [], across: false, hint: false, ...more });
const tell = (fact: Fact): readonly Piece[] | null =>
  fact.fact === "silent" ? null : fact.fact === "round" ? ["Round 2"] : [{ seat: fact.seat as number }, " pays", { seat: 2 }, { icon: "tea", label: "tea" }, "."];
const teller = { tell, round: () => null, t: (key: string) => key, edition: {} };

describe("journal", () => {
  const log = [entry(0, [{ fact: "round" }]), entry(1, [{ fact: "paid", seat: 1 }, { fact: "silent" }], { undone: true, seat: 1 }), entry(2, [{ fact: "paid", seat: 0 }])];
  const lines = journal(log, teller);

  it("tells the newest first and leaves out what is not worth a line", () => {
    expect(lines.map((line) => line.key)).toEqual(["2.0", "1.0", "0.0"]);
    expect(lines.map((line) => line.lead)).toEqual([0, 1, null]);
  });

  it("marks what was undone and what is new", () => {
    expect(lines.map((line) => line.undone)).toEqual([false, true, false]);
    expect(lines.map((line) => line.fresh)).toEqual([true, false, false]);
    const others = [entry(0, [{ fact: "paid", seat: 0 }]), entry(1, [{ fact: "paid", seat: 1 }], { seat: 1 }), entry(2, [{ fact: "paid", seat: 2 }], { seat: 2 })];
    expect(journal(others, teller, 0).map((line) => line.fresh)).toEqual([true, true, false]);
  });

  it("says that somebody took a move back, and whether something had been revealed", () => {
    const undo = entry(3, [], { action: null, takes_back: [2] });
    expect(journal([undo], teller)[0]).toMatchObject({ lead: 0, pieces: [" ", "journal.tookBack"] });
    expect(journal([{ ...undo, across: true }], teller)[0]?.pieces).toContain("journal.tookBackAcross");
  });

  it("finds the lines about a seat", () => {
    expect(lines.map((line) => isAbout(line, 0))).toEqual([true, false, false]);
    expect(lines.map((line) => isAbout(line, 2))).toEqual([true, true, false]);
    expect(isAbout(lines[0]!, null)).toBe(false);
  });
});

describe("headings", () => {
  const opens = entry(0, [{ fact: "round" }]);
  const paid = (e: number, seat: number) => entry(e, [{ fact: "paid", seat }], { seat });
  const keys = (log: Entry[], round: (fact: Fact) => number | "next" | null) => journal(log, { ...teller, round, t: (key, values) => `${key} ${values?.["round"]}` }).map((line) => (line.heading ? line.pieces[0] : line.key));
  const next = ({ fact }: Fact) => (fact === "round" ? "next" : null);

  it("stand where a round begins, below what happened in it", () => {
    expect(keys([opens, paid(1, 1), { ...opens, e: 2 }, paid(3, 0)], next)).toEqual(["3.0", "2.0", "journal.round 2", "1.0", "0.0", "journal.round 1"]);
  });

  it("are not those of a round that was taken back", () => {
    expect(keys([opens, { ...opens, e: 1, undone: true }, { ...opens, e: 2 }], next)).toEqual(["2.0", "journal.round 2", "1.0", "0.0", "journal.round 1"]);
  });

  it("come once, where each fact says its round", () => {
    expect(keys([paid(0, 1), paid(1, 2), paid(2, 1)], ({ seat }) => Number(seat) + 3)).toEqual(["2.0", "journal.round 4", "1.0", "journal.round 5", "0.0", "journal.round 4"]);
    expect(keys([paid(0, 1), paid(1, 2)], () => 1)).toEqual(["1.0", "0.0", "journal.round 1"]);
  });

  it("stay where there is something about a seat", () => {
    const lines = journal([{ ...opens }, paid(1, 1), { ...opens, e: 2 }, paid(3, 0), { ...opens, e: 4 }], { ...teller, round: next });
    expect(linesAbout(lines, 1).map((line) => line.key)).toEqual(["1.0", "0.0.round"]);
  });
});

describe("recap", () => {
  const log = [
    entry(0, [{ fact: "paid", seat: 2 }], { seat: 2 }),
    entry(1, [{ fact: "paid", seat: 0 }, { fact: "round" }]),
    entry(2, [{ fact: "paid", seat: 1 }], { seat: 1 }),
    entry(3, [{ fact: "paid", seat: 2 }], { seat: 2, undone: true }),
  ];

  it("tells what came of the own last action and after it, but not that one did it", () => {
    expect(recap(log, teller, 0).map((line) => line.key)).toEqual(["1.1", "2.0"]);
    expect(recap(log, teller, 3).map((line) => line.key)).toEqual(["0.0", "1.0", "1.1", "2.0"]);
  });

  it("tells what a bot did in one's place", () => {
    const absent = [...log, entry(4, [{ fact: "paid", seat: 0 }], { by_bot: true })];
    expect(recap(absent, teller, 0).map((line) => line.key)).toEqual(["1.1", "2.0", "4.0"]);
  });

  it("can be read aloud", () => {
    expect(spoken(recap(log, teller, 0)[1]!, (seat) => `P${seat}`)).toBe("P1 paysP2 tea.");
  });
});
