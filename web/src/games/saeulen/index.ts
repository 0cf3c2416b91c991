import type { View } from "../../gen/saeulen";
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
import rulebookDe from "./rulebook.de";
import rulebookEn from "./rulebook.en";
import rulebookFr from "./rulebook.fr";
import sprite from "./saeulen.svg?raw";
import de from "./strings.de.json";
import en from "./strings.en.json";
import fr from "./strings.fr.json";
import { round, tell } from "./tell";

const saeulen: GameModule<View> = {
  Board,
  Panels,
  Own,
  Final,
  Mark,
  Picture,
  sprite,
  layout: { side: 250, rail: "folded", prompt: "slim" },
  strings: { fr, en, de },
  rulebook: { fr: pictured(rulebookFr), en: pictured(rulebookEn), de: pictured(rulebookDe) },
  phases: (play) => ({ names: phaseNames(play), now: phaseNow(play), round: play.t("round.n", { round: play.view.round }) }),
  prompt,
  tell,
  hint,
  round,
  keys,
};

export default saeulen;
