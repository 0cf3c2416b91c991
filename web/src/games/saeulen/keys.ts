// Single keys: 1 to 6 go to a card, Q and E (or R) turn the tile in hand.
import type { Game } from "./look";
import { turnTile } from "./placing";

export function keys(key: string, play: Game): boolean {
  const letter = key.toLowerCase();
  if (letter === "q") return turnTile(play, -1);
  if (letter === "e" || letter === "r") return turnTile(play, 1);
  if (!/^[1-6]$/.test(key)) return false;
  const card = document.querySelector<HTMLElement>(`[data-key="${key}"]`);
  card?.focus();
  return card !== null;
}
