import type { Hinting } from "../types";
import type { View } from "../../gen/fische";
import { wordsOf } from "./look";
import { ownStage } from "./targets";

export const hint: Hinting<View> = {
  pieces: (action, play) => {
    const { kind, first } = wordsOf(action);
    const stage = ownStage(play);
    if (kind === "ride" && stage !== null) return ["ferry", stage];
    if (kind === "ferry") return ["ferry", first, "empty"];
    if (kind === "exchange") return ["give", first];
    if (kind === "bonus-exchange") return ["bonus", "exchange", first];
    return kind.startsWith("bonus-") && kind !== "bonus-plus2" ? ["bonus", kind.slice(6)] : [];
  },
};
