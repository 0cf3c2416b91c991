// The shell's own words, in the language of the settings.
import { settings } from "../app/settings.svelte.ts";
import type { GameModule, Lang, Translate } from "../games/types.ts";
import { sentence, type Dictionary } from "./format.ts";
import de from "./de.json";
import en from "./en.json";
import fr from "./fr.json";

export const shell: Readonly<Record<Lang, Dictionary>> = { fr, en, de };

export const t: Translate = (key, values) => sentence(settings.lang, [shell[settings.lang]], key, values);

/** A word that may have no translation: of a server's error, a bot, an option. */
export function word(kind: string, name: string, other: string): string {
  return `${kind}.${name}` in shell[settings.lang] ? t(`${kind}.${name}`) : other;
}

export const trouble = (error: string): string => word("error", error, t("error.server"));

export function translator(module: GameModule<unknown>): Translate {
  return (key, values) => sentence(settings.lang, [module.strings[settings.lang], shell[settings.lang]], key, values);
}
