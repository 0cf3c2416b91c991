// Characters: what a card is called, what it does, and what it is worth.
import type { Edition, Translate } from "../types";
import { pointsFor, printed } from "./edition";

export const CHARACTERS = ["councillor", "pillar_builder", "architect", "gondolier", "speculator", "advocate", "inventor", "merchant", "spy", "beggar", "saboteur"] as const;
export type Character = (typeof CHARACTERS)[number];
export const FACE_DOWN = "face_down";

export const characterOf = (card: string): Character => card.replace(/_\d+$/, "") as Character;

/** The numbers on a card, in one string: "5", "4/2"; empty without any. */
export function valueOf(edition: Edition, card: string): string {
  const { stones, pillars, tokens } = printed(edition, card);
  return pillars === undefined ? String(stones ?? "") : `${pillars}/${tokens ?? 0}`;
}

export const titleOf = (card: string, t: Translate): string => t(`card.${characterOf(card)}`);

/** Name and numbers: "Architect 5". */
export const nameOf = (edition: Edition, card: string, t: Translate): string => [titleOf(card, t), valueOf(edition, card)].filter(Boolean).join("\u00a0");

export function effectOf(edition: Edition, card: string, t: Translate): string {
  const { stones = 0, pillars = 0, tokens = 0, points = 0 } = printed(edition, card);
  return t(`effect.${characterOf(card)}`, { stones, pillars, tokens, points: points || pointsFor(edition, "gondola") });
}
