import type { Hinting } from "../types";
import type { View } from "../../gen/speicherstadt";
import { nameOf } from "./cards";

export const hint: Hinting<View> = {
  words: (action, { t, view }) => {
    const [verb = "", word = ""] = action.split(" ");
    return verb === "place" ? t("hint.place", { number: Number(word), card: nameOf(view.row[Number(word) - 1]?.card ?? "", t) }) : null;
  },
};
