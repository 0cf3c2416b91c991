import type { Chapter } from "../types";

const rulebook: readonly Chapter[] = [
  {
    title: "Set-up",
    rules: [
      { id: "setup.cards", text: "The number of players decides which cards are used: 10, 15, 20, 25 or 30, five each with none left over. Hands are secret, but everybody knows which cards are in play." },
      { id: "setup.first", text: "The first player is drawn by lot. The first player’s card belongs to no hand." },
      { id: "setup.tokens", text: "Everybody has nine tokens: one on space 0 of the track, eight in reserve." },
      { id: "setup.piles", text: "The 48 tiles are sorted by shape, shuffled and stacked face up: five piles of which only the top is seen." },
      { id: "setup.tiles", text: "From the first player on, everybody takes the top domino and the top square. Tiles in front of players are open." },
      { id: "setup.stock", text: "Sixty pillars are the common stock. The gondola waits on the canal, without a token." },
    ],
  },
  {
    title: "The round",
    rules: [
      { id: "round.steps", text: "A round has five steps: the swap, the secret choice, the resolution of the cards, their passing to the left, and sometimes a new first player." },
      { id: "round.order", text: "Cards act one after another, clockwise, beginning with the first player’s." },
      { id: "round.compulsory", text: "A card always applies as far as possible. If nothing is possible it does nothing, and is passed on all the same." },
      { id: "round.pass_left", text: "Then every played card joins the hand of the left neighbour." },
      { id: "round.first_player", text: "If at least one played card bears the two red arrows, the left neighbour becomes first player. Several symbols count once." },
    ],
  },
  {
    title: "Swap",
    rules: [
      { id: "swap.first_player", text: "At the beginning of each round, the first one too, the first player may swap a card." },
      { id: "swap.draw", text: "The first player names an opponent, draws a random card from that hand and looks at it." },
      { id: "swap.give", text: "Then one of the own five cards is given in return, never the one just drawn." },
    ],
  },
  {
    title: "Choice and knowledge",
    rules: [
      { id: "choice.hand", text: "Everybody chooses a card of the own hand." },
      { id: "choice.secret", text: "All choose at the same time, face down. A card can be taken back until all have chosen; then all are turned up." },
      { id: "knowledge.passed", text: "Everybody sees which card goes to whom. It stays known until it is played or a swap touches that hand." },
      { id: "knowledge.swap", text: "A swap is known to the two players involved; what a spy sees, to the spy and to whom the hand belongs. The board keeps account of what you know." },
    ],
  },
  {
    title: "Councillor",
    rules: [
      { id: "councillor.top", text: "Take tiles one at a time, always the top one of a pile. The next one shows at once. An empty pile gives nothing." },
      { id: "councillor.stones", text: "Their stones together are at most the number on the card. The rest lapses." },
      { id: "councillor.one", text: "At least one must be taken if possible; then you may stop at will. There is no limit to the tiles in front of you." },
    ],
  },
  {
    title: "Pillar builder",
    rules: [
      { id: "pillar.lagoon", text: "Pillars go on empty fields of the lagoon, one on each." },
      { id: "pillar.chain", text: "Those of a card make one chain from side to side; it may branch. Corners do not count." },
      { id: "pillar.anchor", text: "At least one pillar touches by a side the canal or an older pillar, even one under a tile." },
      { id: "pillar.all", text: "All pillars of the card are placed, so a chain begins only where there is room for the whole of it." },
      { id: "pillar.short", text: "If there is not enough room anywhere, the chain fills one of the largest regions and the rest lapses." },
      { id: "token.new_pillar", text: "Then place your tokens on the pillars that this card has just placed." },
      { id: "token.one", text: "One token on each pillar." },
      { id: "token.all", text: "Place as many as the card says, or as many as reserve and pillars allow." },
      { id: "token.any_free", text: "Option of the table: tokens go on any pillar without tile or token." },
    ],
  },
  {
    title: "Architect and bridges",
    rules: [
      { id: "architect.own", text: "The architect builds tiles that lie in front of you." },
      { id: "architect.stones", text: "Their stones together are at most the number on the card. The rest lapses." },
      { id: "architect.pillars", text: "Every cell of the tile lies on a pillar without a tile. Whether a token stands there, and whose, does not matter: it goes back to its owner’s reserve." },
      { id: "architect.turn", text: "A tile is turned by quarters and never flipped over." },
      { id: "architect.go_on", text: "While a tile that you can pay for fits somewhere, you must build. Which one and where is up to you; each tile is scored before the next." },
      { id: "bridge.canal", text: "A bridge covers three fields in line: its ends on free pillars, its middle over the canal." },
      { id: "bridge.once", text: "A field of the canal carries one bridge. It is still canal: it anchors pillars, and tiles beside it lie at the water." },
      { id: "bridge.gondola", text: "A gondola there glides to the nearest field of the canal without a bridge. Where it lies means nothing." },
    ],
  },
  {
    title: "Other characters",
    rules: [
      { id: "advocate.no_points", text: "The advocate builds like an architect, but covered tokens go home without points. Arms, sides and the gondola count." },
      { id: "gondolier.token", text: "The gondolier puts a token of your reserve on the gondola. The one that was there goes home, without points." },
      { id: "gondolier.nothing", text: "Without a token in reserve, or if yours is there already, nothing happens." },
      { id: "speculation.others", text: "Speculator, inventor and merchant bring 6 points if another player shows an architect, a pillar builder or a councillor this round. What becomes of it, and how many there are, does not matter; a copied card does not count." },
      { id: "beggar.open", text: "The beggar uses a card that another player shows, resolved or not, with its numbers." },
      { id: "spy.look", text: "The spy looks at the four cards left in an opponent’s hand." },
      { id: "spy.use", text: "Then the spy uses one of them. All learn which one." },
      { id: "copy.never_a_copy", text: "Beggar and spy copy neither themselves nor each other. If there is nothing else to copy they do nothing." },
      { id: "copy.stays", text: "The copied card stays where it is; everybody passes on the card they played themselves." },
      { id: "saboteur.stones", text: "The saboteur removes tiles of at most 4 stones together from the board, bridges too. Their pillars are free again; points stay as they are." },
      { id: "saboteur.one", text: "At least one if possible; then you may stop at will." },
      { id: "saboteur.under", text: "Each removed tile goes face up under the pile of its shape. An empty pile opens again that way." },
    ],
  },
  {
    title: "Points",
    rules: [
      { id: "score.arms", text: "The arms of a tile go to the player who builds it." },
      { id: "score.edges", text: "That player also gets 1 point per side where a cell meets a like cell of an older tile: house to house, plaza to plaza. The span of a bridge does not count." },
      { id: "score.tokens", text: "Each covered token brings 3 points to its owner and returns to the reserve." },
      { id: "score.own_token", text: "Covering your own token brings nothing; it returns." },
      { id: "score.gondola", text: "For every tile built at the canal, by anybody, the player whose token is on the gondola gets 2 points. A bridge is always at the canal." },
    ],
  },
  {
    title: "End of the game",
    rules: [
      { id: "end.last_pillar", text: "The game ends as soon as the last pillar is placed. If fewer are left than the card asks for, those are placed." },
      { id: "end.last_space", text: "It also ends when somebody reaches space 100. The tile or card being scored is counted for everybody; true totals are compared, even beyond." },
      { id: "end.stall", text: "A safety stop of ours, not in the printed rules: after thirty rounds in a row without a pillar the game ends." },
      { id: "end.over", text: "Cards that have not acted yet no longer count. Unbuilt tiles, tokens on the board and the gondola are worth nothing." },
      { id: "end.most", text: "Most points win. Who is equal shares the victory." },
    ],
  },
  {
    title: "The eleven characters",
    rules: [
      { id: "about.councillor", text: "Councillor, 7 cards: 3, 4, 5 stones from two players on, then 4, 5, 6 and 4. Takes tiles from the yard. Red arrows." },
      { id: "about.pillar_builder", text: "Pillar builder, 7 cards, pillars and tokens: 3/2, 4/2, 5/3 from two players on, then 4/3, 5/2, 3/2 and 4/3." },
      { id: "about.architect", text: "Architect, 7 cards: 4, 5, 6 stones from two players on, then 5, 4, 6 and 5. Builds your tiles. Red arrows." },
      { id: "about.gondolier", text: "Gondolier, one card, from two players on: your token goes on the gondola." },
      { id: "about.speculator", text: "Speculator, one card, from three players on: 6 points if another shows an architect." },
      { id: "about.advocate", text: "Advocate, one card of 4 stones, from three players on: builds without paying for tokens." },
      { id: "about.inventor", text: "Inventor, one card, from four players on: 6 points if another shows a pillar builder." },
      { id: "about.merchant", text: "Merchant, one card, from four players on: 6 points if another shows a councillor." },
      { id: "about.spy", text: "Spy, one card with five players, two with six: looks at a hand and uses a card of it." },
      { id: "about.beggar", text: "Beggar, one card, from five players on: uses a card that another shows." },
      { id: "about.saboteur", text: "Saboteur, one card of 4 stones, with six players: removes tiles." },
    ],
  },
  {
    title: "The tiles",
    rules: [
      { id: "about.domino", text: "Domino: two pillars, 2 stones, 2 arms. Ten tiles: three with two houses, five mixed, two with two plazas." },
      { id: "about.line", text: "Line: three pillars, 3 stones, 4 arms. Ten tiles, all mixed." },
      { id: "about.corner", text: "Corner: three pillars at an angle, 3 stones, 4 arms. Ten tiles, one of them with three houses." },
      { id: "about.square", text: "Square: four pillars, 4 stones, 7 arms. Ten tiles, all mixed." },
      { id: "about.bridge", text: "Bridge: two pillars and the canal between them, 2 stones, 3 arms. Eight tiles: two, four and two." },
    ],
  },
  {
    title: "About this edition",
    rules: [
      { id: "about.values", text: "Course of play, characters and shapes are those of the original game. Not every printed number appears in a text that we could read, so some are reconstructed." },
      { id: "about.printed", text: "Attested: 17 fields by 8, 60 pillars, 48 tiles and their number per shape, nine tokens each, the eleven characters, 6 points for speculation, 3 per token, 2 for the gondola, 1 per side." },
      { id: "about.inferred", text: "Inferred: a canal one field wide, as many stones as pillars, the 2 and 7 arms of domino and square, what advocate and spy do." },
      { id: "about.reconstructed", text: "Reconstructed: the course of the canal, what the tiles show, most numbers of the cards, space 100, part of the saboteur. If you own the box you can play with an edition of your own." },
      { id: "about.credit", text: "Die Säulen von Venedig is a game by Christian Fiore and Knut Happel, published by Goldsieber in 2006. Comptoir is an independent implementation, not affiliated with them." },
    ],
  },
];

export default rulebook;
