// The places of the shell that the navigation names.
import { harbour } from "../app/harbour.svelte.ts";
import { href, type Route } from "../app/router.ts";
import { boardNames, hasBoard } from "../games/index.ts";

interface Link {
  readonly page: Route["page"];
  readonly word: string;
  readonly icon: string;
  readonly href: string;
}

export function rulesAddress(): string {
  const game = harbour.games.find((known) => hasBoard(known.name))?.name ?? boardNames()[0] ?? "speicherstadt";
  return href({ page: "rules", game, rule: "" });
}

export const links = (): readonly Link[] => [
  { page: "lobby", word: "nav.quay", icon: "house", href: "/" },
  { page: "mine", word: "nav.mine", icon: "hall", href: href({ page: "mine" }) },
  { page: "rules", word: "nav.rules", icon: "book", href: rulesAddress() },
];
