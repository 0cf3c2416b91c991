// Seats as people see them: every seat has a name and a pair of colour and glyph.
import type { Room, Seat } from "../games/types.ts";
import { left } from "./clock.ts";
import { settings } from "./settings.svelte.ts";
import { t, word } from "../i18n/index.ts";

export const GLYPHS = [
  "anchor", "helm", "star", "bell", "fish", "key", "lighthouse", "sail", "barrel", "lantern", "shell", "crab", "gull", "hourglass", "knot",
] as const;

export const botName = (bot: string): string => word("bot", bot, bot);

/** How it plays, in a line. */
export const botStyle = (bot: string): string => word("style", bot, t("seat.bot"));

/** How long a decision may take, in words. */
export const paceOf = (seconds: number): string => word("pace", String(seconds), left(settings.lang, seconds));

export const BOTS = ["deckhand", "sailor", "mate", "captain"] as const;
export const USUAL_BOT = "sailor";

function named(seat: Seat, index: number): Seat {
  const name = seat.name || (seat.bot === null ? t("seat.nobody") : t("bot.named", { level: botName(seat.bot), n: index + 1 }));
  return { ...seat, name, glyph: seat.glyph ?? index, away: seat.away ?? false, stand_in: seat.stand_in ?? null };
}

export function peopled(room: Room): Room {
  return { ...room, seats: room.seats.map((seat, index) => seat && named(seat, index)) };
}

export const namesOf = (room: Room, seats: readonly number[]): string => new Intl.ListFormat(settings.lang, { type: "conjunction" }).format(seats.map((seat) => nameOf(room, seat)));

export const nameOf = (room: Room, seat: number): string => room.seats[seat]?.name ?? t("seat.free");
