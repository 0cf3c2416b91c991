// What the newspaper means for one player, in words: the numbers are the server's.
import type { EffectView } from "../../gen/bremerhaven";
import type { Translate } from "../types";

export interface Told {
  readonly text: string; // all of it, in words
  readonly sign?: { readonly n: string; readonly icon: "coin" | "prestige" }; // the same in less room
  readonly tone: "gain" | "loss" | "even";
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const toneOf = (n: number): Told["tone"] => (n < 0 ? "loss" : "gain");

export function sayEffect(effect: EffectView, t: Translate): readonly Told[] {
  const { money, prestige, goods, orders, ranks, offers } = effect;
  const told: readonly (Told | false)[] = [
    money !== 0 && { text: t("unit.money", { money: signed(money) }), sign: { n: signed(money), icon: "coin" }, tone: toneOf(money) },
    prestige !== 0 && { text: t("unit.prestige", { prestige: signed(prestige) }), sign: { n: signed(prestige), icon: "prestige" }, tone: toneOf(prestige) },
    goods > 0 && { text: t("effect.goods", { goods }), tone: "loss" },
    orders > 0 && { text: t("effect.orders", { orders }), tone: "loss" },
    ranks !== 0 && { text: t(ranks > 0 ? "effect.up" : "effect.down", { ranks: Math.abs(ranks) }), tone: toneOf(ranks) },
    offers > 0 && { text: t("effect.offers", { offers }), tone: "gain" },
  ];
  const changes = told.filter((one) => one !== false);
  return changes.length > 0 ? changes : [{ text: t("unit.none"), tone: "even" }];
}
