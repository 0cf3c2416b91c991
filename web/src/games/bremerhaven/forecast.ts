// What the server foresees of an action, in a few lines.
import type { OrderView } from "../../gen/bremerhaven";
import { numbers, signed, written } from "../kit/sentence";
import type { Edition, Preview, Translate } from "../types";
import { shipName } from "./edition";
import { sayStake } from "./say";

export interface Line {
  readonly text: string;
  readonly tone: "plain" | "gain" | "loss";
}

interface Settled {
  readonly loading: string;
  readonly complete: boolean;
  readonly money: number; // the sale with bonus or penalty
  readonly prestige: number;
}

interface Asked {
  readonly foreseen: Preview;
  readonly t: Translate;
  readonly edition: Edition;
}

const line = (text: string, tone: Line["tone"] = "plain"): Line => ({ text, tone });
const has = (preview: Preview, key: string): boolean => preview[key] !== undefined && preview[key] !== null;
const num = (preview: Preview, key: string): number => Number(preview[key] ?? 0);

function building({ foreseen, t }: Asked): readonly Line[] {
  if (!has(foreseen, "total")) return [];
  const total = num(foreseen, "total");
  const price = line(t("forecast.build", { permit: num(foreseen, "permit"), cost: num(foreseen, "cost"), total, left: num(foreseen, "money_left") }), total > 0 ? "loss" : "plain");
  const sizes = foreseen["dock_sizes"];
  const docks = Array.isArray(sizes) ? [line(t("forecast.docks", { sizes: sizes.join(" · ") }))] : [];
  return [price, ...docks, ...count({ foreseen, t })];
}

/** The count as the harbour would lie. */
function count({ foreseen, t }: Pick<Asked, "foreseen" | "t">): readonly Line[] {
  return has(foreseen, "prestige_now") ? [line(t("forecast.count", { prestige: num(foreseen, "prestige_now") }))] : [];
}

function orderLine(order: OrderView, t: Translate): Line {
  const key = order.complete ? "forecast.complete" : "forecast.incomplete";
  return line(t(key, { sale: order.sale, money: written(order.money), prestige: signed(order.prestige), fame: order.prestige, missing: order.missing.length }), order.complete ? "gain" : "plain");
}

function settled({ loading, complete, money, prestige }: Settled, t: Translate): Line {
  return line(t(complete ? "forecast.settles" : "forecast.fails", { loading: loading.toUpperCase(), money: signed(money), prestige: signed(prestige), fame: prestige }), complete ? "gain" : "loss");
}

function end({ foreseen, t, edition }: Asked): readonly Line[] {
  if (!has(foreseen, "settles")) return [];
  const settles = foreseen["settles"] as readonly Settled[];
  const departs = foreseen["departs"] as readonly { readonly ship: string; readonly lost: number }[];
  return [
    line(t("forecast.after", { prestige: num(foreseen, "prestige"), count: num(foreseen, "prestige_now") })),
    ...settles.map((order) => settled(order, t)),
    ...departs.map(({ ship, lost }) => line(t("forecast.departs", { ship: shipName(edition, ship, t), lost }), lost > 0 ? "loss" : "plain")),
  ];
}

type Reader = (asked: Asked) => readonly Line[];

const when = (key: string, say: (asked: Asked) => Line): Reader => (asked) => (has(asked.foreseen, key) ? [say(asked)] : []);

const READERS: Readonly<Record<string, Reader>> = {
  bid: when("total_own", ({ foreseen, t }) => line(t("forecast.bid", { total: num(foreseen, "total_own"), cards: num(foreseen, "cards_of_others") }))),
  bollard: building,
  uncover: building,
  build: building,
  upgrade: when("price", ({ foreseen, t }) => line(t("forecast.upgrade", { price: num(foreseen, "price"), card: num(foreseen, "card"), gone: numbers(foreseen["gone"]).join(", ") }))),
  price: ({ foreseen, t }) => {
    const orders = (foreseen["orders"] ?? []) as readonly { readonly loading: string; readonly sale: number }[];
    return orders.length === 0 ? [] : [line(t("forecast.prices", { orders: orders.map(({ loading, sale }) => `${loading.toUpperCase()} ${sale}`).join(" · ") }))];
  },
  promote: when("income", ({ foreseen, t }) => line(t("forecast.income", { money: num(foreseen, "income") }))),
  moor: (asked) => [...when("time", ({ foreseen, t }) => line(t("forecast.time", { time: num(foreseen, "time") })))(asked), ...count(asked)],
  place: ({ foreseen, t }) => [...(has(foreseen, "time") ? [line(t("forecast.time", { time: num(foreseen, "time") }))] : []), ...(foreseen["reachable"] === false ? [line(t("forecast.unreachable"), "loss")] : [])],
  refuse: when("money", ({ foreseen, t }) => line(t("forecast.refuse", { what: sayStake([-num(foreseen, "money"), -num(foreseen, "prestige")], t) }), "loss")),
  load: when("order", ({ foreseen, t }) => orderLine(foreseen["order"] as OrderView, t)),
  transship: when("order", ({ foreseen, t }) => orderLine(foreseen["order"] as OrderView, t)),
  sell: when("money", ({ foreseen, t }) => line(t("forecast.sell", { money: num(foreseen, "money") }), "gain")),
  feed: count,
  done: end,
  deposit: when("deposit", ({ foreseen, t }) => line(t("forecast.deposit", { interest: num(foreseen, "interest"), deposit: num(foreseen, "deposit") }))),
  repack: when("cost", ({ foreseen, t }) => line(t("forecast.repack", { cost: num(foreseen, "cost") }), num(foreseen, "cost") > 0 ? "loss" : "plain")),
};

export function forecast(action: string, asked: Asked): readonly Line[] {
  return READERS[action.split(" ")[0] ?? ""]?.(asked) ?? [];
}
