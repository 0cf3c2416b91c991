// Which rules have a picture, and what it shows. Cells are columns and rows of a small piece of the lagoon.
import type { Chapter } from "../types";

type At = readonly [number, number];

export interface Scene {
  readonly size: At;
  readonly water?: readonly At[];
  readonly pillars?: readonly At[];
  readonly tiles?: readonly { readonly tile: string; readonly at: At; readonly rotation?: number }[];
  readonly tokens?: readonly { readonly at: At; readonly glyph: number }[];
  readonly sides?: readonly { readonly from: At; readonly to: At }[]; // like sides, from corner to corner
  readonly marks?: readonly { readonly at: At; readonly text: string }[]; // at corners or middles, in cells
  readonly gondola?: { readonly at: At; readonly glyph?: number };
}

export interface Picture {
  readonly cards?: readonly { readonly card: string; readonly value?: string; readonly change?: boolean }[];
  readonly tiles?: readonly { readonly tile: string; readonly n?: number; readonly rotation?: number }[];
  readonly scene?: Scene;
}

const row = (y: number, width: number): readonly At[] => Array.from({ length: width }, (_, x): At => [x, y]);
const tiles = (kinds: Readonly<Record<string, number>>): Picture => ({ tiles: Object.entries(kinds).map(([tile, n]) => ({ tile, n })) });
const card = (name: string, value = "", change = false): Picture => ({ cards: [{ card: name, value, change }] });

export const PICTURED: Readonly<Record<string, Picture>> = {
  "setup.tiles": { tiles: [{ tile: "domino_bp" }, { tile: "square_bbpp" }] },
  "setup.stock": { scene: { size: [3, 1], water: row(0, 3), gondola: { at: [1, 0] } } },
  "round.first_player": { cards: [{ card: "councillor", value: "4", change: true }, { card: "architect", value: "5", change: true }] },
  "swap.draw": { cards: [{ card: "face_down" }] },
  "choice.secret": { cards: [{ card: "face_down" }, { card: "face_down" }] },
  "pillar.chain": { scene: { size: [4, 3], water: row(0, 4), pillars: [[0, 1], [1, 1], [1, 2], [2, 1]] } },
  "pillar.anchor": { scene: { size: [4, 2], water: row(0, 4), pillars: [[2, 1], [3, 1]] } },
  "token.new_pillar": { scene: { size: [4, 1], pillars: row(0, 4), tokens: [{ at: [1, 0], glyph: 0 }, { at: [3, 0], glyph: 0 }] } },
  "architect.pillars": { scene: { size: [4, 2], pillars: [...row(0, 4), [0, 1], [1, 1]], tiles: [{ tile: "corner_bpb", at: [0, 0] }] } },
  "architect.turn": { tiles: [{ tile: "domino_bp" }, { tile: "domino_bp", rotation: 90 }] },
  "bridge.canal": { scene: { size: [3, 3], water: row(1, 3), tiles: [{ tile: "bridge_bp", at: [1, 0], rotation: 90 }] } },
  "advocate.no_points": { scene: { size: [2, 1], tiles: [{ tile: "domino_bp", at: [0, 0] }], marks: [{ at: [1, 0.5], text: "0" }] } },
  "gondolier.token": { scene: { size: [3, 1], water: row(0, 3), gondola: { at: [1, 0], glyph: 0 } } },
  "speculation.others": { cards: [{ card: "speculator", value: "+6" }, { card: "architect", value: "5" }] },
  "beggar.open": card("beggar"),
  "spy.look": { cards: [{ card: "spy" }, { card: "face_down" }] },
  "saboteur.stones": card("saboteur", "4"),
  "score.edges": { scene: { size: [4, 2], tiles: [{ tile: "square_bbpp", at: [0, 0] }, { tile: "domino_bp", at: [2, 0], rotation: 90 }], sides: [{ from: [2, 0], to: [2, 1] }, { from: [2, 1], to: [2, 2] }], marks: [{ at: [2, 0.5], text: "+1" }, { at: [2, 1.5], text: "+1" }] } },
  "score.tokens": { scene: { size: [3, 1], tiles: [{ tile: "domino_bb", at: [0, 0] }], pillars: [[2, 0]], tokens: [{ at: [0, 0], glyph: 2 }, { at: [2, 0], glyph: 2 }], marks: [{ at: [0.85, 0.75], text: "+3" }] } },
  "score.gondola": { scene: { size: [3, 2], water: row(0, 3), tiles: [{ tile: "domino_bp", at: [0, 1] }], gondola: { at: [0.6, 0], glyph: 1 }, marks: [{ at: [2.5, 0.5], text: "+2" }] } },
  "end.last_pillar": { scene: { size: [1, 1], pillars: [[0, 0]] } },
  "about.councillor": card("councillor", "4", true),
  "about.pillar_builder": card("pillar_builder", "4/2"),
  "about.architect": card("architect", "5", true),
  "about.gondolier": card("gondolier", "+2"),
  "about.speculator": card("speculator", "+6"),
  "about.advocate": card("advocate", "4"),
  "about.inventor": card("inventor", "+6"),
  "about.merchant": card("merchant", "+6"),
  "about.spy": card("spy"),
  "about.beggar": card("beggar"),
  "about.saboteur": card("saboteur", "4"),
  "about.domino": tiles({ domino_bb: 3, domino_bp: 5, domino_pp: 2 }),
  "about.line": tiles({ line_bbp: 3, line_bpb: 3, line_bpp: 2, line_pbp: 2 }),
  "about.corner": tiles({ corner_bbb: 1, corner_bbp: 2, corner_bpb: 2, corner_bpp: 1, corner_pbb: 2, corner_pbp: 1, corner_ppb: 1 }),
  "about.square": tiles({ square_bbbp: 3, square_bbpp: 3, square_bpbp: 2, square_bppp: 2 }),
  "about.bridge": tiles({ bridge_bb: 2, bridge_bp: 4, bridge_pp: 2 }),
};

export function pictured(book: readonly Chapter[]): readonly Chapter[] {
  return book.map((chapter) => ({ ...chapter, rules: chapter.rules.map((rule) => (rule.id in PICTURED ? { ...rule, picture: rule.id } : rule)) }));
}
