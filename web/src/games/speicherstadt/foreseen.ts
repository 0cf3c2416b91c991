// What the server's previews of this game say.
import type { Preview } from "../types";

export interface PlacePreview {
  readonly floor: number;
  readonly prices: readonly { readonly seat: number; readonly price: number; readonly coins: number }[];
}
export interface BuyPreview {
  readonly coins_left: number;
}
export interface DeclinePreview {
  readonly next: { readonly seat: number; readonly price: number } | null;
}
export interface LoadPreview {
  readonly missing_after: number;
  readonly points: number;
}
export const read = <T>(preview: Preview): T => preview as unknown as T;
