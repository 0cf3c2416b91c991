// How the street fills the room it has: the houses shrink before anything is cut off, and grow on large screens.

export interface Measures {
  readonly floor: number;
  readonly canal: number;
  readonly lot: number;
}

const GABLE = 96 / 140; // height of a gable by its width
const NARROW = 620;
const LARGE = { width: 1150, height: 720 }; // from here on everything may be a quarter larger

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

const widestLot = (width: number): number => (width < LARGE.width ? 190 : 228);

function canalOf(width: number, height: number): number {
  if (width < NARROW) return between(100, Math.round(height * 0.32), 130);
  if (width >= LARGE.width && height >= LARGE.height) return 208;
  return height < 520 ? 150 : 172;
}

export function gapOf(width: number): number {
  return width < NARROW ? 5 : 16;
}

/** The room of a house in the street. */
export function lotOf(width: number, houses: number): number {
  const edge = width < NARROW ? 6 : 20;
  return Math.min(widestLot(width), (width - 2 * edge - (houses - 1) * gapOf(width)) / houses);
}

export function houseOf(width: number, houses: number): number {
  return Math.min(widestLot(width) - 14, lotOf(width, houses));
}

export function measure(width: number, height: number, houses: number, floors: number): Measures {
  const canal = canalOf(width, height);
  const floor = Math.floor((height - canal - houseOf(width, houses) * GABLE - 6) / floors);
  return { floor: between(16, floor, width < 420 ? 34 : height < LARGE.height ? 36 : 46), canal, lot: widestLot(width) };
}
