import type { Chapter } from "../types";
import { kioskChapter } from "./kiosks";
import words from "./strings.en.json";

const rulebook: readonly Chapter[] = [
  {
    title: "Set-up",
    rules: [
      { id: "setup.tables", text: "Up to five people play at one table, six to ten at two, eleven to fifteen at three, spread as evenly as possible. Each table has a board, goods and bonus tokens of its own." },
      { id: "setup.kiosks", text: "The kiosks are numbered 1 to 36, and 1 follows 36. Where the stack is cut, twelve in a row come into play and are shuffled onto the twelve places. Any twelve hold exactly one fetishist." },
      { id: "setup.first_game", text: "For a first game the option “first game” takes the kiosks 1 to 12, whose actions are mild." },
      { id: "setup.stock", text: "There are 13 tokens of each good: fish, cigarettes, burgers, fennel and booze. Every merchant gets one token of what it sells; the rest is the reserve of the table." },
      { id: "setup.prices", text: "All five goods begin at a price of 50 florins." },
      { id: "setup.purse", text: "Everybody has 150 florins and puts a pawn into the port. The bank never runs dry." },
      { id: "setup.ferries", text: "Six ferries lie at the stages with an anchor, one of them in the port." },
      { id: "setup.bonus", text: "Everybody draws two bonus tokens, keeps one in secret and puts the other aside. When all have chosen, the others are mixed in again." },
      { id: "setup.order", text: "At each table the order of seats and the first player are drawn by lot." },
    ],
  },
  {
    title: "The turn",
    rules: [
      { id: "turn.order", text: "The players of a table take turns in their order." },
      { id: "turn.parts", text: "A turn has up to three parts: movement; then, in a kiosk, trade; then its extra actions. There is no way back from one part to the one before it." },
    ],
  },
  {
    title: "Movement",
    rules: [
      { id: "move.points", text: "You have 3 movement points in a turn and may leave any of them unused. What is left is lost." },
      { id: "move.first_round", text: "In the first round of a table the players have 3, 4, 5, 6 and 7 points in their order, as far as there are players." },
      { id: "move.walk", text: "A step to a neighbouring cell costs 1 point. Roads, bridges, kiosks and the port are cells; you may walk through kiosks." },
      { id: "move.jump", text: "Cells with somebody else’s pawn, and closed kiosks, need not be counted: the step to the cell behind them costs 1 point in all, however many are passed." },
      { id: "move.share", text: "You may also stop on an occupied cell for 1 point. Any number of pawns may share a cell." },
      { id: "move.leave", text: "If your turn begins in a kiosk you must leave it: the turn cannot end there. A call that would cost the last point is not allowed before you are out." },
      { id: "move.no_return", text: "You cannot come back to a kiosk that you have left in this turn. If it is occupied or closed you may pass it." },
      { id: "move.stop", text: "You say when your movement ends, even without points left: a bonus token might still come. In a kiosk trade begins; elsewhere the turn is over." },
    ],
  },
  {
    title: "Ferries",
    rules: [
      { id: "ferry.ride", text: "On a cell whose stage has a ferry, 1 point takes you and the ferry along the water to a free stage, where you land. You may ride again for another point." },
      { id: "ferry.free_stage", text: "A stage is free if no ferry lies there. The ferry goes to the next free one; taken ones are passed." },
      { id: "ferry.directions", text: "You choose the direction, and at a junction the arm. A ferry never turns round nor ends where it began; a direction without a free stage is not open." },
      { id: "ferry.port", text: "The port has two berths but is one stop. It is free while one berth is." },
      { id: "ferry.pass", text: "A rider may also pass a free stage on whose cell somebody else’s pawn stands. An empty ferry never does." },
      { id: "ferry.call", text: "For 1 point and 10 florins you move any ferry, from anywhere, to its next free stage in either direction. You may do so several times, and ride it then." },
    ],
  },
  {
    title: "Trade",
    rules: [
      { id: "trade.optional", text: "Trade is optional." },
      { id: "trade.limit", text: "You can never carry more than 7 tokens. What would exceed that is not allowed, and nothing is thrown away." },
      { id: "trade.kiosk", text: "A kiosk trades what is printed on it and nothing else." },
      { id: "trade.reserve", text: "What comes from the reserve must be there at that moment." },
    ],
  },
  {
    title: "Merchants",
    rules: [
      { id: "merchant.buy", text: "A merchant, with a green awning, sells what lies in stock." },
      { id: "merchant.price", text: "The price of one token is the price of the board less one step of the track for each token of that good in stock, at least 10. It holds for all that you buy at once." },
      { id: "merchant.florins", text: "There is no credit." },
      { id: "merchant.once", text: "In a visit you buy each good once and sell once, in either order." },
      { id: "merchant.sell", text: "The merchant buys any number of the wanted good, in the dashed box, at the price of the board. The tokens go to the reserve." },
      { id: "merchant.fall", text: "After a sale that good falls once, however many were sold." },
    ],
  },
  {
    title: "Changers and special keepers",
    rules: [
      { id: "changer.exchange", text: "A changer, with a brown awning, gives 2 tokens of one good for 1 of another." },
      { id: "changer.twice", text: "He does so at most twice in a visit." },
      { id: "special.freddy", text: "Fischiger Freddy takes one token of any good and gives two tokens of other goods, alike or not, once." },
      { id: "special.franz", text: "Feilschender Franz sells one token of any good from the reserve at the price of the board." },
      { id: "special.felicitas", text: "Fahle Felicitas exchanges one token for one of a good that is dearer at that moment, at most twice." },
      { id: "special.no_merchant", text: "These three are no merchants: they have no stock and take no part in production." },
    ],
  },
  {
    title: "Fetishes",
    rules: [
      { id: "fetish.cost", text: "A fetishist, with a yellow awning, sells fetishes: the first costs 3 tokens, the second 4, the third 5." },
      { id: "fetish.payment", text: "Fridolin wants all tokens alike, Friese all different, Frank two kinds: 2 and 1, then 2 and 2, then 3 and 2. The payment must fit exactly; you choose the goods." },
      { id: "fetish.one_per_turn", text: "You can buy one fetish in a turn." },
      { id: "fetish.kinds", text: "There are three kinds, and you need one of each." },
      { id: "fetish.fall", text: "The tokens go to the reserve, and each good among them falls once." },
      { id: "fetish.bonus", text: "Then you draw two bonus tokens, keep one and put the other back. You may play it in the same turn." },
    ],
  },
  {
    title: "Extra actions",
    rules: [
      { id: "extra.compulsory", text: "After trade the actions at the foot of the kiosk must be carried out. With them the turn ends." },
      { id: "extra.order", text: "They come in printed order, from left to right." },
      { id: "extra.lapse", text: "What cannot be done lapses. Only a special sale and a purchase for 50 may be declined." },
    ],
  },
  {
    title: "Production and prices",
    rules: [
      { id: "produce.all", text: "Production of a good gives one token of the reserve to every merchant in play who sells it." },
      { id: "produce.shortage", text: "If there are too few tokens, the player on turn gives out the rest, one by one, and then the good rises once." },
      { id: "price.rise", text: "A good that rises moves right by the red number below its price." },
      { id: "price.fall", text: "A good that falls moves left by the blue number. At 10 nothing happens." },
      { id: "price.overflow", text: "A rise beyond 150 does not happen: the good is produced once instead." },
      { id: "price.loop", text: "Such a production never causes a rise, and a rise out of shortage never goes beyond 150." },
    ],
  },
  {
    title: "The actions one by one",
    rules: [
      { id: "action.two_merchants", text: "Two merchants: choose two different merchants; each gets one token of what it sells. For each good that is missing the price rises once." },
      { id: "action.all_prices_rise", text: "All prices rise: fish, cigarettes, burgers, fennel, booze, one after the other." },
      { id: "action.move_pawn", text: "Move a pawn: take somebody else’s pawn one point on foot or by ferry. It neither trades nor acts there, and may go back in its own turn." },
      { id: "action.move_ferry", text: "Move a ferry: any ferry to any free stage." },
      { id: "action.play_again", text: "Play again: another turn at once with 3 points. You must leave the kiosk." },
      { id: "action.swap_stocks", text: "Swap stocks: two merchants exchange all their tokens; one of them may have none. What lies in stock is for sale, whatever it is." },
      { id: "action.swap_kiosks", text: "Swap kiosks: two kiosks change places with stock and closing token, neither this one nor the fetishist. Pawns stay where they are." },
      { id: "action.double_production", text: "Double production: choose a good; each of its merchants gets two tokens." },
      { id: "action.produce_choice", text: "Free production: choose a good that is produced." },
      { id: "action.price_change", text: "Price change: choose a good that rises or falls." },
      { id: "action.price_fall", text: "Fall: choose a good that falls." },
      { id: "action.special_sale", text: "Special sale: you may sell one token of any good at the price of the board; then it rises. By an option it falls as after any other sale." },
      { id: "action.all_for_50", text: "All for 50: you may buy one token of any good from the reserve for 50 florins." },
      { id: "action.gift", text: "Gift: you get a token of the cheapest good. If several are cheapest, nothing." },
    ],
  },
  {
    title: "Bonus tokens",
    rules: [
      { id: "bonus.timing", text: "In your own turn you may play bonus tokens between any two steps, also between two extra actions, but never in the middle of one and never after the last." },
      { id: "bonus.secret", text: "What you hold is secret, how many is open." },
      { id: "bonus.pool", text: "There are eleven tokens at a table. Played ones go back and are mixed in." },
      { id: "bonus.plus2", text: "Two more points: 2 more movement points in this turn, before your movement ends. There are three of these, two of each other kind." },
      { id: "bonus.price", text: "Price change: a good of your choice rises or falls." },
      { id: "bonus.exchange", text: "Exchange: one of your tokens for one of another good from the reserve." },
      { id: "bonus.closed", text: "Closed: lay it on any kiosk but the fetishist. Nobody may stop there, and it does not count as a cell. Who stands there may stay until leaving." },
      { id: "bonus.reopen", text: "The kiosk opens right before the next normal turn of who closed it; if that player has left the table, when play comes to the old place in the order." },
      { id: "bonus.purchase", text: "Forced sale: during your movement, on a cell with somebody else’s pawn, buy one token of your choice from that player at the price of the board. Nobody can refuse." },
    ],
  },
  {
    title: "Several tables",
    rules: [
      { id: "tables.change", text: "In the port, with at least 1 point left, you may change to another table. That ends your turn, and the points left are lost." },
      { id: "tables.seat", text: "You sit down right before the player on turn there. Your pawn comes into the port when your turn comes, with 3 points." },
      { id: "tables.belongings", text: "Goods, florins, fetishes and bonus tokens go along." },
      { id: "tables.pools", text: "Tokens go to the reserve and pool of the table where they are handed in, and no table helps another out." },
      { id: "tables.fetishes", text: "With two tables each has a kind of its own, and the third kind is at both. With three tables each has one kind. Who wants to win must travel." },
      { id: "tables.face_down", text: "With two tables a new fetish lies face down until you change table; before that you cannot buy another." },
      { id: "tables.unseen", text: "Of other tables you see who sits there and nothing else. What you saw when you left is noted for you, and not kept up to date." },
      { id: "tables.lone", text: "Who is alone at a table plays on, turn after turn." },
      { id: "tables.tempo", text: "Tables play side by side, each at its own pace. The option “one turn per table” lets them take turns." },
    ],
  },
  {
    title: "The end",
    rules: [
      { id: "end.third_fetish", text: "Who gets the third fetish wins at once." },
      { id: "end.places", text: "The option “play on for places” goes on for second and third place. Who is done leaves the board; goods and bonus tokens go back." },
      { id: "end.turn_limit", text: "A limit of turns can be agreed: so many per table, counted over all tables. After the last one the game ends where it stands." },
      { id: "end.ranking", text: "More fetishes are better; then florins and goods, at the prices of the own table, decide." },
      { id: "end.over", text: "After that nobody acts any more." },
    ],
  },
  kioskChapter(words),
  {
    title: "About this edition",
    rules: [
      { id: "about.values", text: "Rules, numbers of tokens and effects are those of the original. The kiosk cards and the drawn board were in no text that we could read, so most of them are reconstructed." },
      { id: "about.printed", text: "Attested are: the kinds of kiosks by number, all effects, the three fetishists and three special keepers, the trade of Franziskus, what Frauke sells and sets off, and the lowest and highest price." },
      { id: "about.reconstructed", text: "Reconstructed are: the map with its roads and waters, two of the prices and most steps, the goods and actions of the other kiosks, and many names. If you own the box you can play with an edition of your own." },
      { id: "about.credit", text: "Fische Fluppen Frikadellen is a game by Friedemann Friese, published by 2F-Spiele in 2002. Comptoir is an independent implementation, not affiliated with them." },
    ],
  },
];

export default rulebook;
