import type { View } from "../../gen/fische";
import type { GameModule } from "../types";
import Board from "./Board.svelte";
import Final from "./Final.svelte";
import { hint } from "./hint";
import Mark from "./Mark.svelte";
import Own from "./Own.svelte";
import Panels from "./Panels.svelte";
import Picture from "./Picture.svelte";
import { pictured } from "./pictured";
import { keys, phaseNames, phaseNow, prompt, roundText } from "./prompt";
import rulebookDe from "./rulebook.de";
import rulebookEn from "./rulebook.en";
import rulebookFr from "./rulebook.fr";
import sprite from "./sprite.svg?raw";
import de from "./strings.de.json";
import en from "./strings.en.json";
import fr from "./strings.fr.json";
import { round, tell } from "./tell";

const fische: GameModule<View> = {
  Board,
  Panels,
  Own,
  Final,
  Mark,
  Picture,
  sprite,
  layout: { players: "right", own: "beside", side: 300, rail: "folded", prompt: "slim" },
  strings: { fr, en, de },
  rulebook: { fr: pictured(rulebookFr), en: pictured(rulebookEn), de: pictured(rulebookDe) },
  phases: (play) => ({ names: phaseNames(play), now: phaseNow(play), round: roundText(play) }),
  prompt,
  tell,
  hint,
  round,
  keys,
};

export default fische;
