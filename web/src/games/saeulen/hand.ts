// The cards that lie before the own seat, and what a press on each would play.
import { nameOfSeat } from "../kit/seats";
import { CHARACTERS, characterOf } from "./cards";
import { type Game, isDoing, playerOf } from "./look";

export interface Held {
  readonly card: string;
  readonly action: string | null;
  readonly stamp: string;
}

const rank = (card: string): number => CHARACTERS.indexOf(characterOf(card));
const sorted = (cards: readonly Held[]): readonly Held[] => [...cards].sort((a, b) => rank(a.card) - rank(b.card) || a.card.localeCompare(b.card));

/** The verb that the own cards are pressed for now. */
function verb(play: Game): string | null {
  return isDoing(play, "giving") ? "give" : isDoing(play, "choosing") ? "choose" : null;
}

/** The own hand, with the card that was chosen or drawn. */
export function ownHand(play: Game): readonly Held[] {
  const me = playerOf(play, play.seat);
  const act = verb(play);
  const held = (me?.cards ?? []).map((card): Held => ({ card, action: act === null ? null : `${act} ${card}`, stamp: "" }));
  const played = me?.played ?? null;
  const out = play.view.phase === "choosing" ? "hand.chosen" : me?.done ? "hand.played" : "hand.in_play";
  const drawn = isDoing(play, "giving") ? (play.view.swap?.card ?? null) : null;
  return [...sorted([...held, ...(played === null ? [] : [{ card: played, action: null, stamp: play.t(out) }])]), ...(drawn === null ? [] : [{ card: drawn, action: `give ${drawn}`, stamp: play.t("hand.drawn") }])];
}

/** Cards to copy: of the hand that the spy looks at, or those that others show; null while nothing is to be copied. */
export function toCopy(play: Game): { readonly title: string; readonly cards: readonly Held[] } | null {
  if (!isDoing(play, "copying")) return null;
  const source = play.view.task?.source ?? null;
  const cards = source === null ? play.view.players.filter((_, seat) => seat !== play.seat).flatMap(({ played }) => (played === null ? [] : [played])) : (play.view.players[source]?.cards ?? []);
  const title = source === null ? play.t("hand.open_cards") : play.t("hand.of", { who: nameOfSeat(play, source) });
  return { title, cards: sorted([...new Set(cards)].map((card) => ({ card, action: `copy ${card}`, stamp: "" }))) };
}
