// What boards ask about seats and the choice under way.
import type { Play } from "../types";
import { isOpen } from "./way";

type Any = Play<unknown>;

export const nameOfSeat = (play: Any, seat: number): string => play.room.seats[seat]?.name ?? String(seat + 1);

/** The pair of colour and glyph of a seat, counted from 0. */
export const pairOf = (play: Any, seat: number): number => play.room.seats[seat]?.glyph ?? seat;

/** The colour of a seat, for borders and pawns; never for text. */
export const colourOf = (play: Any, seat: number): string => `var(--p${pairOf(play, seat) + 1})`;

/** Whether the own seat is to act, alone or among others. */
export const isMine = (play: Any): boolean => play.seat !== null && play.legal.length > 0;

/** The previewed action, as long as it can be played. */
export const chosenOf = (play: Any): string | null => (play.chosen !== null && isOpen(play.legal, play.chosen) ? play.chosen : null);
