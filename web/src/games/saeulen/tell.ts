import { numbers, player, sentence, texts, winners } from "../kit/sentence";
import type { Edition, Fact, Piece, Translate } from "../types";
import { nameOf } from "./cards";
import { CATEGORIES } from "./look";
import { shapeName, tileName } from "./names";
import { shapeOf } from "./tiles";

interface Told {
  readonly fact: Fact;
  readonly t: Translate;
  readonly edition: Edition;
}
type Teller = (told: Told) => readonly Piece[] | null;

const cardPiece = ({ t, edition }: Told, card: unknown): readonly Piece[] => [{ icon: `card:${String(card)}`, label: "" }, `\u00a0${nameOf(edition, String(card), t)}`];
const tilePiece = ({ t }: Told, tile: unknown): readonly Piece[] => [{ icon: `tile:${String(tile)}`, label: tileName(String(tile), t) }];

const who = ({ fact }: Told) => ({ who: player(fact["seat"]) });

/** A sentence about a card that only some may read. */
const aboutCard =
  (key: string): Teller =>
  (told) => {
    const { fact, t } = told;
    const partner = fact["partner"] ?? fact["source"];
    const drawn = { ...who(told), ...(partner === undefined ? {} : { partner: player(partner) }) };
    return fact["card"] === null ? sentence(t, `${key}_unseen`, {}, drawn) : sentence(t, key, {}, { ...drawn, card: cardPiece(told, fact["card"]) });
  };

const list = (parts: readonly (readonly Piece[])[]): readonly Piece[] => parts.flatMap((part, at): readonly Piece[] => (at > 0 ? [", ", ...part] : part));

const openCard = (key: string): Teller => (told) => sentence(told.t, key, {}, { ...who(told), card: cardPiece(told, told.fact["card"]) });
const atField = (key: string): Teller => (told) => sentence(told.t, key, { field: String(told.fact["field"]), left: Number(told.fact["left"] ?? 0) }, who(told));

const revealed: Teller = (told) => sentence(told.t, "log.revealed", {}, { cards: list(texts(told.fact["cards"]).map((card, seat) => [...player(seat), "\u00a0", ...cardPiece(told, card)])) });

function passed(told: Told): readonly Piece[] {
  const cards = told.fact["cards"] as readonly { readonly card: string; readonly seat: number; readonly to: number }[];
  return sentence(told.t, "log.passed", {}, { cards: list(cards.map(({ card, to }) => [...cardPiece(told, card), " → ", ...player(to)])) });
}

const spied: Teller = (told) => {
  const drawn = { ...who(told), source: player(told.fact["source"]) };
  return told.fact["cards"] === null ? sentence(told.t, "log.spied_unseen", {}, drawn) : sentence(told.t, "log.spied", {}, { ...drawn, cards: list(texts(told.fact["cards"]).map((card) => cardPiece(told, card))) });
};

const ended: Teller = ({ fact, t }) => {
  const first = winners(numbers(fact["ranking"]));
  return [`${t(`ending.${String(fact["ending"])}`)} `, ...sentence(t, "log.ended", { winners: first.filter((piece) => typeof piece === "object").length }, { who: first })];
};

const built: Teller = (told) => sentence(told.t, "log.built", { field: String(told.fact["field"]) }, { ...who(told), tile: tilePiece(told, told.fact["tile"]) });

const scored: Teller = ({ fact, t }) => {
  const category = CATEGORIES.find((known) => known === fact["for"]) ?? "arms";
  return sentence(t, "log.scored", { points: Number(fact["points"]), reason: t(`reason.${category}`) }, { who: player(fact["seat"]) });
};

/** The whole journal of this game, by the word of the fact. */
const TELLERS: Readonly<Record<string, Teller>> = {
  starts: (told) => sentence(told.t, "log.starts", {}, who(told)),
  skipped: (told) => sentence(told.t, "log.skipped", {}, who(told)),
  drew: aboutCard("log.drew"),
  gave: aboutCard("log.gave"),
  chose: aboutCard("log.chose"),
  revealed,
  acts: openCard("log.acts"),
  nothing: openCard("log.nothing"),
  lapsed: (told) => sentence(told.t, "log.lapsed", { stones: Number(told.fact["stones"]) }, who(told)),
  took: (told) => sentence(told.t, "log.took", {}, { ...who(told), tile: tilePiece(told, told.fact["tile"]) }),
  uncovered: (told) => sentence(told.t, "log.uncovered", { shape: shapeName(shapeOf(String(told.fact["tile"])), told.t) }, { tile: tilePiece(told, told.fact["tile"]) }),
  pillar: atField("log.pillar"),
  token: atField("log.token"),
  built,
  scored,
  gondola_moved: ({ fact, t }) => [t("log.gondola_moved", { field: String(fact["field"]) })],
  gondolier: (told) => (told.fact["former"] === null ? sentence(told.t, "log.gondolier", {}, who(told)) : sentence(told.t, "log.gondolier_after", {}, { ...who(told), former: player(told.fact["former"]) })),
  spied,
  copied: openCard("log.copied"),
  removed: (told) => sentence(told.t, "log.removed", { field: String(told.fact["field"]) }, { ...who(told), tile: tilePiece(told, told.fact["tile"]) }),
  passed,
  ended,
};

export const FACTS: readonly string[] = Object.keys(TELLERS);

export function round({ fact }: Fact): "next" | null {
  return fact === "starts" ? "next" : null;
}

export function tell(fact: Fact, t: Translate, edition: Edition): readonly Piece[] | null {
  return TELLERS[fact.fact]?.({ fact, t, edition }) ?? null;
}
