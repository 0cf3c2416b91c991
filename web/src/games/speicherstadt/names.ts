// Cards by name, with the number that tells them apart: a contract of 8, a fireman of 3.
import type { Edition, Translate } from "../types";
import { kindOf, nameOf, theCard } from "./cards";
import { pointsOf, valueOf } from "./edition";

export function printedName(edition: Edition, card: string, t: Translate): string {
  const kind = kindOf(card);
  if (kind === "contract") return t("card.contract_of", { points: pointsOf(edition, card) });
  return kind === "fireman" ? t("card.fireman_of", { value: valueOf(edition, card) }) : nameOf(card, t);
}

/** With its article, inside a sentence. */
export function thePrinted(edition: Edition, card: string, t: Translate): string {
  const kind = kindOf(card);
  if (kind === "contract") return t("the.contract_of", { points: pointsOf(edition, card) });
  return kind === "fireman" ? t("the.fireman_of", { value: valueOf(edition, card) }) : theCard(card, t);
}
