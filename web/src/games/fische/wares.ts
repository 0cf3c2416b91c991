// What lies on a kiosk's counter.
import type { KioskView, View } from "../../gen/fische";
import { type Keeper, GOODS } from "./edition";

export interface Ware {
  readonly type: string;
  readonly stock: readonly { readonly good: string; readonly number: number }[];
  readonly fetishes: readonly string[]; // of a fetishist
  readonly owned: number; // how many the viewer has
  readonly times: number; // a changer: exchanges in a visit
  readonly tokens: number; // ... and tokens for one
}

export function wareOf(kiosk: KioskView, view: View, owned: number, changer: { readonly times: number; readonly tokens: number }): Ware {
  const stock = GOODS.map((good) => ({ good, number: kiosk.stock[good] ?? 0 })).filter(({ number }) => number > 0);
  return { type: kiosk.type, stock, fetishes: view.fetishes, owned, ...changer };
}

/** How a fetishist wants to be paid. */
export function paymentOf({ costs = [] }: Keeper): "alike" | "different" | "two" {
  if (costs.every((parts) => parts.length === 1)) return "alike";
  return costs.every((parts) => parts.every((part) => part === 1)) ? "different" : "two";
}

export const total = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);
