import type { Hinting } from "../types";
import type { View } from "../../gen/saeulen";
import { tileName } from "./names";

/** Where a tile goes: its first field, and how far it is turned. */
const wayOf = (action: string): readonly string[] => (action.startsWith("place ") ? action.split(" ").slice(1) : []);

export const hint: Hinting<View> = {
  pieces: (action) => wayOf(action).slice(1),
  words: (action, { t }) => {
    if (action.startsWith("build ")) return t("act.build", { shape: tileName(action.slice(6), t) }); // of one shape there are several
    const [field, rotation] = wayOf(action);
    return field === undefined ? null : t("target.place", { field, rotation: Number(rotation) });
  },
};
