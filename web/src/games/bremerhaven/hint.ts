import type { Hinting } from "../types";
import type { View } from "../../gen/bremerhaven";
import { optionsOf } from "./options";

/** What is set on sliders before it is played. */
const SET = /^(price|deposit) (.*)$/;

export const hint: Hinting<View> = {
  pieces: (action, { legal }) => {
    const set = SET.exec(action);
    if (set) return [`${set[1]}:${set[2]}`];
    const from = optionsOf(legal).find((option) => option.action === action)?.from ?? null;
    return from === null ? [] : [from];
  },
};
