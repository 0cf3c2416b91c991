import type { View } from "../../gen/bremerhaven";
import type { GameModule } from "../types";
import Board from "./Board.svelte";
import Final from "./Final.svelte";
import { keys } from "./keys";
import { hint } from "./hint";
import Mark from "./Mark.svelte";
import Own from "./Own.svelte";
import Panels from "./Panels.svelte";
import Picture from "./Picture.svelte";
import { pictured } from "./pictured";
import { phaseNames, phaseNow, prompt } from "./prompt";
import { withReasons } from "./reasons";
import rulebookDe from "./rulebook.de";
import rulebookEn from "./rulebook.en";
import rulebookFr from "./rulebook.fr";
import sprite from "./sprite.svg?raw";
import de from "./strings.de.json";
import en from "./strings.en.json";
import fr from "./strings.fr.json";
import { round, tell } from "./tell";

const bremerhaven: GameModule<View> = {
  Board,
  Panels,
  Own,
  Final,
  Mark,
  Picture,
  sprite,
  layout: { players: "right", side: 250, rail: "folded", prompt: "slim" },
  strings: { fr: withReasons(fr, rulebookFr), en: withReasons(en, rulebookEn), de: withReasons(de, rulebookDe) },
  rulebook: { fr: pictured(rulebookFr, fr), en: pictured(rulebookEn, en), de: pictured(rulebookDe, de) },
  phases: (play) => ({ names: phaseNames(play), now: phaseNow(play), round: play.t("round.now", { round: play.view.round, phase: play.view.phase }) }),
  prompt,
  tell,
  hint,
  round,
  keys,
};

export default bremerhaven;
