import type { View } from "../../gen/speicherstadt";
import type { GameModule } from "../types";
import Board from "./Board.svelte";
import Final from "./Final.svelte";
import { hint } from "./hint";
import Mark from "./Mark.svelte";
import Own from "./Own.svelte";
import Panels from "./Panels.svelte";
import Picture from "./Picture.svelte";
import sprite from "./goods.svg?raw";
import { pictured } from "./pictured";
import { phaseNames, phaseNow, prompt } from "./prompt";
import rulebookDe from "./rulebook.de";
import rulebookEn from "./rulebook.en";
import rulebookFr from "./rulebook.fr";
import de from "./strings.de.json";
import en from "./strings.en.json";
import fr from "./strings.fr.json";
import { round, tell } from "./tell";

const speicherstadt: GameModule<View> = {
  Board,
  Panels,
  Own,
  Final,
  Mark,
  Picture,
  sprite,
  strings: { fr, en, de },
  rulebook: { fr: pictured(rulebookFr), en: pictured(rulebookEn), de: pictured(rulebookDe) },
  phases: (play) => ({ names: phaseNames(play), now: phaseNow(play), round: play.t("round.of", { round: play.view.round, rounds: play.view.rounds }) }),
  prompt,
  tell,
  hint,
  round,
};

export default speicherstadt;
