// What a person prefers on this device.
import { pick } from "../i18n/format.ts";
import type { Lang } from "../games/types.ts";

export type Theme = "system" | "light" | "dark";

interface Wishes {
  lang: Lang;
  theme: Theme;
  sound: boolean;
  vibration: boolean;
  notice: boolean;
  awake: boolean;
  shortcuts: boolean;
  confirm: boolean;
  forced: boolean;
}

const KEY = "comptoir";

function stored(): Partial<Wishes> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Wishes>;
  } catch {
    return {};
  }
}

function keep(wishes: Wishes): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wishes));
  } catch {
    // private windows may refuse: the wish then lasts as long as the page
  }
}

function initial(): Wishes {
  const plain: Wishes = { lang: pick(navigator.languages), theme: "system", sound: false, vibration: true, notice: false, awake: false, shortcuts: true, confirm: false, forced: false };
  const known = { ...plain, ...stored() };
  return { ...known, lang: pick([known.lang]) };
}

export const settings = $state<Wishes>(initial());

export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
}

export function toggleTheme(): void {
  settings.theme = isDark() ? "light" : "dark";
}

/** Call inside an effect: writes the wishes to the document and keeps them. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  keep($state.snapshot(settings));
}
