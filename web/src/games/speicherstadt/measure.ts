// How the street fills the room it has: the houses shrink before anything is cut off.

export interface Measures {
  readonly floor: number;
  readonly canal: number;
  readonly house: number;
}

const GABLE = 96 / 140; // height of a gable by its width
const WIDEST_LOT = 190;
const WIDEST_HOUSE = 176;

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

function canalOf(width: number, height: number): number {
  if (width < 620) return between(100, Math.round(height * 0.32), 130);
  return height < 520 ? 150 : 172;
}

export function gapOf(width: number): number {
  return width < 620 ? 5 : 16;
}

export function lotOf(width: number, houses: number): number {
  const edge = width < 620 ? 6 : 20;
  return Math.min(WIDEST_LOT, (width - 2 * edge - (houses - 1) * gapOf(width)) / houses);
}

export function measure(width: number, height: number, houses: number, floors: number): Measures {
  const house = Math.min(WIDEST_HOUSE, lotOf(width, houses));
  const canal = canalOf(width, height);
  const floor = Math.floor((height - canal - house * GABLE - 6) / floors);
  return { floor: between(16, floor, width < 620 ? 28 : 36), canal, house };
}
