// What the top of the own column holds: a desk to decide at, or a kiosk to read.
import { isMine } from "../kit/seats";
import { type Game, dealingAt, kioskAt } from "./look";

export type Desk = "keep" | "merchant" | "exchange" | "fetish" | "bonus-price" | "bonus-exchange" | "bonus-purchase" | "price" | "take" | "produce" | "buy" | "sell" | "read";

const BY_DECISION: Readonly<Record<string, Desk>> = {
  keep: "keep",
  take: "take",
  offer: "fetish",
  price_change: "price",
  price_fall: "price",
  produce_choice: "produce",
  double_production: "produce",
  special_sale: "sell",
  all_for_50: "buy",
};
const BY_TYPE: Readonly<Record<string, Desk>> = { merchant: "merchant", changer: "exchange", freddy: "exchange", felicitas: "exchange", franz: "buy", fetishist: "fetish" };
const BY_BONUS: Readonly<Record<string, Desk>> = { price: "bonus-price", exchange: "bonus-exchange", purchase: "bonus-purchase" };

export function deskOf(play: Game): Desk {
  if (!isMine(play)) return "read";
  const [mode, what = ""] = play.picked;
  if (mode === "bonus") return BY_BONUS[what] ?? "read";
  const place = dealingAt(play);
  if (play.view.decision === "trade" && place !== null) return BY_TYPE[kioskAt(play.view, place)?.type ?? ""] ?? "read";
  return BY_DECISION[play.view.decision] ?? "read";
}
