// A kiosk in words: what one can buy and sell there, at which price, and what happens afterwards.
import type { KioskView } from "../../gen/fische";
import { type Keeper, GOODS, extraOf, keeper, setup, shortName, track } from "./edition";
import { type Game, me } from "./look";
import { paymentOf, total } from "./wares";

export interface Line {
  readonly icon: string; // of the sprite
  readonly wide?: boolean;
  readonly text: string;
  readonly more?: string;
}

/** Merchants in play who sell a good. */
export const sellersOf = (play: Game, good: string): readonly Keeper[] => play.view.kiosks.map(({ kiosk }) => keeper(play.edition, kiosk)).filter(({ sells }) => sells === good);

function buying(play: Game, kiosk: KioskView, who: Keeper): readonly Line[] {
  const { t, view } = play;
  const there = GOODS.filter((good) => (kiosk.stock[good] ?? 0) > 0);
  if (there.length === 0) return who.sells === undefined ? [] : [{ icon: `gt-${who.sells}`, text: t("line.none", { good: t(`good.${who.sells}`) }) }];
  return there.map((good) => ({
    icon: `gt-${good}`,
    text: t("line.buy", { good: t(`good.${good}`), florins: kiosk.unit_price[good] ?? 0 }),
    more: t("line.stock", { number: kiosk.stock[good] ?? 0, florins: view.prices[good] ?? 0 }),
  }));
}

function selling({ t, view }: Game, good: string): Line {
  const [now, then] = [view.prices[good] ?? 0, view.after_fall[good] ?? 0];
  return { icon: `gt-${good}`, text: t("line.sell", { good: t(`good.${good}`), florins: now }), more: t("line.then", { from: now, to: then }) };
}

function extraLine(play: Game, extra: string): Line {
  const { t, view } = play;
  const { word, good } = extraOf(extra);
  if (good === null) return { icon: `x-${extra}`, wide: true, text: t(`extra.${extra}`) };
  if (word === "produce") return { icon: `gt-${good}`, text: t("line.produce", { good: t(`good.${good}`), who: sellersOf(play, good).map(shortName).join(", ") }) };
  const [now, then] = [view.prices[good] ?? 0, view.after_rise[good] ?? 0];
  return { icon: "x-rise", text: now === then ? t("line.over", { good: t(`good.${good}`), florins: track(play.edition).track.at(-1) ?? 0 }) : t("line.rise", { good: t(`good.${good}`), from: now, to: then }) };
}

function trading(play: Game, kiosk: KioskView, who: Keeper): readonly Line[] {
  const { t } = play;
  const times = setup(play.edition, "times_at_changer");
  switch (kiosk.type) {
    case "merchant":
      return [...buying(play, kiosk, who), ...(who.buys === undefined ? [] : [selling(play, who.buys)])];
    case "changer":
      return [{ icon: `gt-${who.gives}`, text: t("line.change", { given: t(`good.${who.wants}`), good: t(`good.${who.gives}`), number: setup(play.edition, "changer_gives") }), more: t("line.times", { times }) }];
    case "fetishist":
      return [{ icon: play.view.fetishes[0] ?? "idol_1", text: t("line.fetish", { number: total(play.view.fetish_cost ?? []), how: t(`pay.${paymentOf(who)}`) }), more: t("line.fetish_more") }];
    default:
      return [{ icon: "gt-any", text: t(`line.${kiosk.type}`), ...(kiosk.type === "felicitas" ? { more: t("line.times", { times }) } : {}) }];
  }
}

export function linesOf(play: Game, kiosk: KioskView): readonly Line[] {
  const who = keeper(play.edition, kiosk.kiosk);
  const closed: readonly Line[] = kiosk.closed ? [{ icon: "bonus-closed", text: play.t("line.closed") }] : [];
  return [...closed, ...trading(play, kiosk, who), ...(who.extra ?? []).map((extra) => extraLine(play, extra))];
}

/** For those who cannot see it. */
export function kioskWords(play: Game, kiosk: KioskView): string {
  const { name } = keeper(play.edition, kiosk.kiosk);
  const barred = play.view.barred.includes(kiosk.place) && me(play) !== null ? [play.t("line.barred")] : [];
  return [`${name}:`, [...linesOf(play, kiosk).map(({ text, more }) => (more === undefined ? text : `${text}, ${more}`)), ...barred].join("; ")].join(" ") + ".";
}
