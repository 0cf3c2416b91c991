// Times in words of the reader's language.
import type { Lang } from "../games/types.ts";

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

export function ago(lang: Lang, at: number, now: string, today = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto", style: "short" });
  const past = Math.max(0, today - at);
  const step = STEPS.find(([, seconds]) => past >= seconds);
  return step ? words.format(-Math.floor(past / step[1]), step[0]) : now;
}

/** Time to go: "2:05" within the hour, else hours or days in words. */
export function left(lang: Lang, seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole < 3_600) return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
  const [unit, size] = whole < 2 * 86_400 ? (["hour", 3_600] as const) : (["day", 86_400] as const);
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "short" }).format(Math.floor(whole / size));
}
