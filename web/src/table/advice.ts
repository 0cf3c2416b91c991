// What the captain would do, in words: those of the game's buttons, unless it has better ones.
import type { GameModule, Play } from "../games/types.ts";

export function wordsOf(module: GameModule<unknown>, play: Play<unknown>, action: string): string {
  const own = module.hint?.words?.(action, play);
  if (own) return own;
  const buttons = module.prompt({ ...play, chosen: action, picked: [] }).buttons ?? [];
  return buttons.flatMap((button) => ("action" in button && button.action === action ? [button.label] : []))[0] ?? action;
}

/** Points to one decimal: nobody believes in more. */
export const rounded = (gain: number): number => Math.round(gain * 10) / 10;
