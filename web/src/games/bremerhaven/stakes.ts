import type { Stake } from "./edition";

/** "−2", "+1 ★", or nothing. */
export function stakeText(stake: Stake | undefined, sign: "−" | "+"): string {
  const [money, prestige] = stake ?? [0, 0];
  const parts = [...(money === 0 ? [] : [`${sign}${money}`]), ...(prestige === 0 ? [] : [`${money === 0 ? sign : ""}${prestige}★`])];
  return parts.join(" ");
}
