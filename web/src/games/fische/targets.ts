// What glows on the map: the legal list, seen from the map, through what was picked before.
import { wayOf } from "../kit/way";
import { type Game, ofKind, wordsOf } from "./look";

export interface CellTarget {
  readonly cell: string;
  readonly action: string; // or several in a row
  readonly points: number | null; // null: costs none
  readonly florins: number;
}
export interface StageTarget {
  readonly stage: string;
  readonly action: string;
}
export interface PlaceTarget {
  readonly place: string;
  readonly action: string;
}
export interface PawnTarget {
  readonly seat: number;
  readonly action: string;
}
export interface Targets {
  readonly cells: readonly CellTarget[];
  readonly stages: readonly StageTarget[];
  readonly ferries: readonly string[]; // stages whose ferry can be picked
  readonly places: readonly PlaceTarget[];
  readonly pawns: readonly PawnTarget[];
}

const NONE: Targets = { cells: [], stages: [], ferries: [], places: [], pawns: [] };

const stagesOf = (actions: readonly string[], which: "first" | "second"): readonly StageTarget[] => actions.map((action) => ({ stage: wordsOf(action)[which], action }));
const placesOf = (actions: readonly string[]): readonly PlaceTarget[] => actions.map((action) => ({ place: wordsOf(action).first, action }));
const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];

/** Where a picked ferry can go: with the own pawn aboard if it lies at its feet, else empty. */
function sailing(play: Game, stage: string, empty: boolean): Targets {
  const rides = empty || ownStage(play) !== stage ? [] : stagesOf(ofKind(play, "ride"), "first");
  const calls = ofKind(play, "ferry").filter((action) => wordsOf(action).first === stage);
  return { ...NONE, stages: rides.length > 0 ? rides : stagesOf(calls, "second") };
}

/** The stage at the feet of the own pawn, if one can ride from there. */
export function ownStage(play: Game): string | null {
  const cell = play.seat === null ? null : (play.view.players[play.seat]?.cell ?? null);
  return cell !== null && play.view.phase === "moving" && ofKind(play, "ride").length > 0 ? cell : null;
}

function walking(play: Game): Targets {
  const own = play.seat === null ? null : (play.view.players[play.seat]?.cell ?? null);
  const open = play.view.reach.filter(({ cell, actions }) => cell !== own && actions[0] !== undefined && play.legal.includes(actions[0]));
  const cells = open.map(({ cell, actions, points, florins }) => ({ cell, action: wayOf(actions), points, florins }));
  const stop = own !== null && play.legal.includes("stop") ? [{ cell: own, action: "stop", points: null, florins: 0 }] : [];
  return { ...NONE, cells: [...cells, ...stop], ferries: ferriesOf(play) };
}

function ferriesOf(play: Game): readonly string[] {
  const own = ownStage(play);
  return unique([...(own === null ? [] : [own]), ...ofKind(play, "ferry").map((action) => wordsOf(action).first)]);
}

function acting(play: Game): Targets {
  const steps = ofKind(play, "walk").map((action) => ({ cell: wordsOf(action).first, action, points: 1, florins: 0 }));
  return {
    cells: steps,
    stages: stagesOf(ofKind(play, "ride"), "first"),
    ferries: ferriesOf(play),
    places: placesOf([...ofKind(play, "supply"), ...ofKind(play, "swap")]),
    pawns: ofKind(play, "push").map((action) => ({ seat: Number(wordsOf(action).first), action })),
  };
}

/** What a small window must show: what is looked at, else something to choose, else the pawn on turn. */
export function spotlight({ places, stages, ferries, pawns, cells }: Targets, chosen: string | null): string {
  const looked = [...cells.map(({ cell, action }) => ({ light: `place ${cell}`, action })), ...places.map(({ place, action }) => ({ light: `place ${place}`, action })), ...stages.map(({ stage, action }) => ({ light: `stage ${stage}`, action })), ...pawns.map(({ seat, action }) => ({ light: `pawn ${seat}`, action }))].find(({ action }) => action === chosen);
  if (looked !== undefined) return looked.light;
  if (cells.length > 0) return "actor";
  const [place, stage, ferry, pawn] = [places[0]?.place, stages[0]?.stage, ferries[0], pawns[0]?.seat];
  if (place !== undefined) return `place ${place}`;
  if (stage !== undefined) return `stage ${stage}`;
  return pawn !== undefined ? `pawn ${pawn}` : ferry !== undefined ? `ferry ${ferry}` : "actor";
}

export function targetsOf(play: Game): Targets {
  const [mode, what = "", more] = play.picked;
  if (play.legal.length === 0 || play.waiting !== null || mode === "ruin") return NONE;
  if (mode === "call") return { ...NONE, ferries: unique(ofKind(play, "ferry").map((action) => wordsOf(action).first)) };
  if (mode === "ferry") return sailing(play, what, more === "empty");
  if (mode === "bonus") return { ...NONE, places: what === "closed" ? placesOf(ofKind(play, "bonus-closed")) : [] };
  return play.view.phase === "moving" && play.view.decision === "move" ? walking(play) : acting(play);
}
