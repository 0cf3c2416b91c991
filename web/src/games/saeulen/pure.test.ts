// The helpers that know no component: geometry, tiles, canal, track, placing, hands.
import { describe, expect, it } from "vitest";
import { canalPath, courses, runsDown } from "./canal";
import { characterOf, effectOf, nameOf, valueOf } from "./cards";
import { flightsOf } from "./flights";
import { EVERY_FIELD, fieldAt, outline, place, sideBetween } from "./geometry";
import { counted, handOf } from "./look";
import { heldRotation, nearestTo, placementsOf, reach, rotationsOf, turned } from "./placing";
import { cellsOf, cellsOn, drawing, fieldsOf, isUpright, variantOf } from "./tiles";
import { fanned, spaces, spotOf } from "./track";

const MAP = [".................", ".................", "..~~~~~~~........", "..~.....~.....~~~", "~~~.....~.....~..", "........~~~~~~~..", ".................", "................."];

describe("geometry", () => {
  it("names fields by column and row from above", () => {
    expect(place("c4")).toEqual({ x: 2, y: 3 });
    expect(EVERY_FIELD.map((field) => fieldAt(place(field)))).toEqual(EVERY_FIELD);
    expect([EVERY_FIELD[0], EVERY_FIELD[17], EVERY_FIELD.at(-1)]).toEqual(["a1", "a2", "q8"]);
  });

  it("goes round a tile but not through it", () => {
    expect(outline([{ x: 0, y: 0 }, { x: 1, y: 0 }], 10).match(/M/g)).toHaveLength(6);
    expect(sideBetween("a1", "b1").middle).toEqual({ x: 100, y: 70 });
  });
});

describe("tiles", () => {
  it("turn clockwise about their first cell", () => {
    expect(fieldsOf(cellsOn("domino_bp", "e4", 0))).toEqual(["e4", "f4"]);
    expect(fieldsOf(cellsOn("domino_bp", "e4", 90))).toEqual(["e4", "e5"]);
    expect(fieldsOf(cellsOn("corner_bpb", "e4", 90))).toEqual(["e4", "e5", "d4"]);
    expect(fieldsOf(cellsOn("square_bbpp", "e4", 180))).toEqual(["e4", "d4", "d3", "e3"]);
    expect(fieldsOf(cellsOn("line_bpb", "e4", 270))).toEqual(["e4", "e3", "e2"]);
  });

  it("show their cells in the order of their name, a bridge a span between", () => {
    expect(cellsOf("bridge_bp").map(({ shows }) => shows)).toEqual(["building", "span", "plaza"]);
    expect(isUpright(cellsOf("bridge_bp", 90))).toBe(true);
  });

  it("share a roof between two neighbours", () => {
    const roofs = (tile: string, rotation = 0) => drawing(tile, cellsOf(tile, rotation)).map(({ symbol, width, height }) => `${symbol.replace(/-\d$/, "")} ${width}x${height}`);
    expect(roofs("domino_bb")).toEqual(["roof-wide 2x1"]);
    expect(roofs("domino_bb", 90)).toEqual(["roof-tall 1x2"]);
    expect(roofs("line_bpb")).toEqual(["roof 1x1", "plaza 1x1", "roof 1x1"]);
    expect(roofs("square_bbbb")).toEqual(["roof-wide 2x1", "roof-wide 2x1"]);
    expect(roofs("bridge_bb")).toEqual(["roof 1x1", "roof 1x1"]);
    expect(variantOf("domino_bb")).toBe(variantOf("domino_bb"));
  });
});

describe("canal", () => {
  it("is followed from the west to the east", () => {
    const [course = [], ...more] = courses(MAP);
    expect(more).toEqual([]);
    expect([course.length, course[0], course.at(-1)]).toEqual([24, { x: 0, y: 4 }, { x: 16, y: 3 }]);
    expect(canalPath(MAP).startsWith("M48 278L74 278L126 278")).toBe(true);
    expect(canalPath(MAP).endsWith("L906 226L932 226")).toBe(true);
  });

  it("may lie in pieces, or be a pond", () => {
    expect(courses(["~~..~", ".....", "....."]).map(({ length }) => length)).toEqual([2, 1]);
    expect(courses(["~~", "~~"]).flat()).toHaveLength(4);
  });

  it("says how a gondola lies", () => {
    expect([runsDown(MAP, "i4"), runsDown(MAP, "f3")]).toEqual([true, false]);
  });
});

describe("track", () => {
  it("goes round the board from the bottom left", () => {
    expect([0, 17, 51, 68, 99].map((score) => spotOf(score, 100))).toEqual([{ x: 14, y: 490 }, { x: 14, y: 14 }, { x: 966, y: 14 }, { x: 966, y: 490 }, { x: 98, y: 490 }]);
    expect(spaces(100)).toHaveLength(101);
    expect(spaces(100).at(-1)).toMatchObject({ n: 100, x: 28, width: 56, last: true });
    expect(spotOf(130, 100)).toEqual(spotOf(100, 100));
  });

  it("fans tokens of one space out, on the board", () => {
    const spots = fanned([0, 0, 0, 25], 100);
    expect(spots.slice(0, 3).map(({ y }) => y)).toEqual([491, 484, 477]);
    expect(new Set(fanned([30, 30], 100).map(({ x }) => x)).size).toBe(2);
  });
});

describe("placing", () => {
  const legal = ["place e4 0", "place f4 0", "place e4 90", "place q1 90", "done"];
  const ways = placementsOf("domino_bp", legal);
  it("reads the ways from what is legal", () => {
    expect(ways.map(({ action }) => action)).toEqual(legal.slice(0, 4));
    expect(rotationsOf(ways)).toEqual([0, 90]);
    expect(ways[0]?.middle).toEqual({ x: 308, y: 226 });
  });

  it("holds the tile as picked, or where it fits most", () => {
    expect(heldRotation(ways, undefined)).toBe(0);
    expect(heldRotation(ways, "90")).toBe(90);
    expect(heldRotation(ways, "180")).toBe(0);
    expect(heldRotation([], undefined)).toBe(0);
  });

  it("turns to the nearest place", () => {
    expect(turned(ways, 0, { x: 900, y: 60 }, 1)?.action).toBe("place q1 90");
    expect(turned(ways, 90, { x: 308, y: 226 }, 1)?.action).toBe("place e4 0");
    expect(nearestTo([], { x: 0, y: 0 })).toBeUndefined();
  });

  it("lets every cell stand for a way, held ones first", () => {
    const at = Object.fromEntries(reach(ways, 0).map(({ field, way }) => [field, way.action]));
    expect(at).toEqual({ e4: "place e4 0", f4: "place e4 0", g4: "place f4 0", e5: "place e4 90", q1: "place q1 90", q2: "place q1 90" });
  });
});

describe("cards", () => {
  const edition = { card: [{ id: "architect_2", symbol: true, stones: 5 }, { id: "pillar_builder_4", symbol: false, pillars: 4, tokens: 3 }], points: { gondola: 2 } };
  const t = (key: string, values: Readonly<Record<string, string | number>> = {}) => `${key}${Object.keys(values).length > 0 ? JSON.stringify(values) : ""}`;
  it("are called by character and numbers", () => {
    expect([characterOf("spy_2"), characterOf("pillar_builder_4"), characterOf("face_down")]).toEqual(["spy", "pillar_builder", "face_down"]);
    expect([valueOf(edition, "pillar_builder_4"), valueOf(edition, "beggar")]).toEqual(["4/3", ""]);
    expect(nameOf(edition, "architect_2", t)).toBe("card.architect\u00a05");
    expect(effectOf(edition, "gondolier", t)).toContain('"points":2');
  });

  it("lie in a hand, known ones first", () => {
    const player = { score: 0, reserve: 8, tiles: [], hand: 4, cards: ["architect_2"], played: null, forecast: null, done: false };
    expect(handOf(player)).toEqual(["architect_2", "face_down", "face_down", "face_down"]);
    expect(counted(["a", "b", "a"])).toEqual([{ tile: "a", n: 2 }, { tile: "b", n: 1 }]);
  });

  it("travel from hand to hand, unseen ones face down", () => {
    expect(flightsOf({ fact: "drew", seat: 1, partner: 2, card: null })).toEqual([{ what: { card: "face_down" }, from: "player-2", to: "player-1" }]);
    expect(flightsOf({ fact: "took", seat: 0, tile: "line_bpb" })[0]?.from).toBe("pile-line");
    expect(flightsOf({ fact: "scored", seat: 0 })).toEqual([]);
  });
});
