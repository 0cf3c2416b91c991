// What things are called in sentences.
import type { Translate } from "../types";
import { shapeOf } from "./tiles";

export const shapeName = (shape: string, t: Translate): string => t(`shape.${shape}`);

/** The shape and what its cells show: "Domino (building, plaza)". */
export function tileName(tile: string, t: Translate): string {
  const letters = [...(tile.split("_")[1] ?? "")];
  const [buildings, plazas] = [letters.filter((letter) => letter === "b").length, letters.filter((letter) => letter === "p").length];
  return t("tile.name", { shape: shapeName(shapeOf(tile), t), buildings, plazas });
}

