// Where pawns and ferries stand on the map, and the way they have just come.
import type { Fact } from "../types";
import { type Point, isPlace, pointOf } from "./edition";
import { type Game, freshFacts } from "./look";
import { berths, sailed } from "./map";

export interface Piece extends Point {
  readonly key: string;
  readonly way: readonly Point[]; // that it comes along, itself last; empty: it was there
}
export interface PawnPiece extends Piece {
  readonly seat: number;
}
export interface FerryPiece extends Piece {
  readonly stage: string;
}

const FAN = 17; // between two pawns on a cell
const DOOR = { x: -64, y: 36 }; // a pawn stands at the corner of a kiosk, so that its counter can be read
const QUAY = { x: -22, y: -6 };

const beside = (cell: string, by: Point): Point => (isPlace(cell) ? { x: by.x + DOOR.x, y: by.y + DOOR.y } : cell === "port" ? { x: by.x + QUAY.x, y: by.y + QUAY.y } : { x: by.x, y: by.y - 5 });
const shifted = (way: readonly Point[], end: Point): readonly Point[] => (way.length < 2 ? [] : [...way.slice(0, -1), end]);

/** Several pawns on a cell stand in a fan; the player on turn is drawn last, in front. */
export function pawns(play: Game): readonly PawnPiece[] {
  const { players, actor } = play.view;
  const facts = freshFacts(play);
  const standing = players.flatMap(({ cell }, seat) => (cell === null ? [] : [{ seat, cell }]));
  const there = standing.map(({ seat, cell }) => {
    const together = standing.filter((other) => other.cell === cell);
    const nth = together.findIndex((other) => other.seat === seat) - (together.length - 1) / 2;
    const at = beside(cell, pointOf(play.edition, cell));
    const point = { x: at.x + nth * FAN, y: at.y };
    return { key: `pawn-${seat}`, seat, ...point, way: shifted(walked(play, facts, seat), point) };
  });
  return [...there.filter(({ seat }) => seat !== actor), ...there.filter(({ seat }) => seat === actor)];
}

function walked(play: Game, facts: readonly Fact[], seat: number): readonly Point[] {
  return facts.flatMap((fact): readonly Point[] => {
    const [from, to] = [String(fact["from"]), String(fact["to"])];
    if ((fact.fact === "walked" && fact["seat"] === seat) || (fact.fact === "pushed" && fact["pawn"] === seat)) {
      return [from, to].map((cell) => beside(cell, pointOf(play.edition, cell)));
    }
    return fact.fact === "rode" && fact["seat"] === seat ? [pointOf(play.edition, from), ...sailed(play.edition, from, to), pointOf(play.edition, to)] : [];
  });
}

export function ferries(play: Game): readonly FerryPiece[] {
  const moved = freshFacts(play).filter(({ fact }) => fact === "rode" || fact === "ferry");
  return Object.entries(play.view.ferries).flatMap(([stage, number]) => {
    const sail = moved.filter((fact) => fact["to"] === stage).at(-1);
    return berths(play.edition, stage).slice(0, number).map((berth, at): FerryPiece => {
      const isNew = sail !== undefined && at === number - 1;
      return { key: `ferry-${stage}-${at}`, stage, ...berth, way: isNew ? shifted(sailed(play.edition, String(sail["from"]), stage), berth) : [] };
    });
  });
}
