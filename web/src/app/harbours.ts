// The four harbours of the lobby: titles and pictures. What can be played says the server.
import banner from "../art/banner.svg";
import bremerhaven from "../art/poster-bremerhaven.svg";
import fische from "../art/poster-fische.svg";
import speicherstadt from "../art/poster-speicherstadt.svg";
import venedig from "../art/poster-venedig.svg";

export interface Harbour {
  readonly name: string;
  readonly title: string;
  readonly players: readonly [number, number];
  readonly minutes: number;
  readonly accent: string;
  readonly poster: string;
}

export const harbours: readonly Harbour[] = [
  { name: "speicherstadt", title: "Die Speicherstadt", players: [2, 5], minutes: 60, accent: "var(--brick)", poster: speicherstadt },
  { name: "saeulen", title: "Die Säulen von Venedig", players: [2, 6], minutes: 60, accent: "#4C9AA0", poster: venedig },
  { name: "fische", title: "Fische Fluppen Frikadellen", players: [2, 15], minutes: 90, accent: "#C24A22", poster: fische },
  { name: "bremerhaven", title: "Bremerhaven", players: [2, 4], minutes: 120, accent: "#16324F", poster: bremerhaven },
];

/** Only the first game has a picture wide enough; the others show their poster behind a veil. */
export const bannerOf = (game: string): { readonly art: string; readonly veil: boolean } => (game === "speicherstadt" ? { art: banner, veil: false } : { art: posterOf(game), veil: true });

export const posterOf = (game: string): string => harbours.find((harbour) => harbour.name === game)?.poster ?? speicherstadt;
