// Where a player is to be named: whose card to draw, whose hand to look at.
import type { Game } from "./look";

export function naming(play: Game, seat: number): string | null {
  return [`swap ${seat}`, `spy ${seat}`].find((action) => play.legal.includes(action)) ?? null;
}
