import type { Chapter } from "../types";

const rulebook: readonly Chapter[] = [
  {
    title: "Set-up",
    rules: [
      { id: "setup.purse", text: "Everybody has 5 coins, three workers and a market hall, and begins with 0 points. The bank never runs out of coins." },
      { id: "setup.box", text: "Some autumn cards stay in the box: with 2 players the port and the fireman of value 3, with 3 or 5 the boatmen’s church and the same fireman. With 4 all cards are used." },
      { id: "setup.pile", text: "Each season is shuffled by itself and stacked face down: winter on top, then spring, summer and autumn, with the fourth fire at the bottom. Which cards a season holds is open, their order is not." },
      { id: "setup.bag", text: "The bag holds nine cubes each of coffee, tea, saffron, rubber and carpet. The stock, where used cubes go, begins empty." },
      { id: "setup.first", text: "The first player is drawn by lot and takes the metal coin, which is not money." },
    ],
  },
  {
    title: "The round",
    rules: [
      { id: "round.phases", text: "A round has five phases: supply, demand, purchase, loading, income. An action belongs to its phase alone." },
    ],
  },
  {
    title: "Supply",
    rules: [
      { id: "supply.row", text: "Cards are laid out from left to right, one more than there are players. Workers go above these cards only." },
      { id: "supply.ship", text: "A ship gets three cubes from the bag as soon as it is turned up, for all to see." },
      { id: "supply.fire", text: "A fire breaks out the moment it is turned up, before the rest of the row is laid. It is discarded and the next card takes its place; another fire breaks out in the same way." },
    ],
  },
  {
    title: "Fires",
    rules: [
      { id: "fire.most_and_least", text: "Each player’s strength is the sum of the own firemen, 0 without any. Who has the most gains the value of the fire in points at once, who has the least loses as many." },
      { id: "fire.ties", text: "All who are tied for the most gain the whole value, all who are tied for the least lose it." },
      { id: "fire.all_equal", text: "When all players are equally strong, nothing happens." },
      { id: "fire.below_zero", text: "A score may fall below zero." },
      { id: "fire.firemen_stay", text: "Firemen are kept and count for later fires too. Only the fire card is discarded." },
    ],
  },
  {
    title: "Demand",
    rules: [
      { id: "demand.order", text: "Beginning with the first player and going round the table, each places one worker at a time." },
      { id: "demand.all_workers", text: "This goes on until everybody has placed all three. Nobody may pass." },
      { id: "demand.lowest_floor", text: "A worker takes the lowest free floor, so whoever comes earlier is asked earlier." },
      { id: "demand.several", text: "You may have several workers above one card." },
      { id: "demand.limit", text: "At most eight workers stand above a card." },
    ],
  },
  {
    title: "Purchase",
    rules: [
      { id: "purchase.left_to_right", text: "The cards are sold one after the other, from left to right." },
      { id: "purchase.lowest_first", text: "For each card the owner of the lowest worker is asked first: buy or withdraw." },
      { id: "purchase.price", text: "The card costs as many coins as workers still stand above it, the buyer’s own included. When it is bought, they all go home." },
      { id: "purchase.decline", text: "Who withdraws takes that worker back, and the next one is asked for one coin less. Withdrawing is always allowed, even for somebody who could pay." },
      { id: "purchase.asked_again", text: "With several workers above the card you are asked once for each of them." },
      { id: "purchase.too_poor", text: "Who cannot pay is not asked: the worker goes back, and all are told." },
      { id: "purchase.discard", text: "A card that nobody buys is discarded, and so is one with no worker above it. Discarded cards lie open and do not come back." },
      { id: "purchase.lost_cargo", text: "The cubes of a discarded ship go to the stock; they can be had by conversion in the same round." },
      { id: "purchase.at_once", text: "A card works from the moment it is bought: contract, merchant and warehouse in this loading, the bank in this income." },
      { id: "purchase.own_cards", text: "A card works only for who bought it. Players never give each other coins, cards or cubes." },
    ],
  },
  {
    title: "Loading",
    rules: [
      { id: "loading.order", text: "Players load one after the other, the first player first. Each finishes before the next begins, because all draw on the same stock." },
      { id: "loading.skip", text: "Who has no loose cube is skipped, and loading ends by itself with the last one. Without a new ship you may load stored cubes." },
      { id: "loading.own_cubes", text: "Loose cubes are those on the quay, in the market hall and in the warehouse. You use your own only, one at a time and in any order; of a kind, the one on the quay goes first, then the hall’s, then the warehouse’s." },
      { id: "loading.make_room", text: "Where no place is free, a stored cube may be given up to the stock to make room for one of another kind off a ship." },
      { id: "loading.lost", text: "When you finish, cubes still on the quay go to the stock, never into the bag; stored cubes stay. A cube may be wasted on purpose." },
    ],
  },
  {
    title: "Contracts",
    rules: [
      { id: "contract.kinds", text: "Each symbol on a contract takes one cube of its kind. It may be filled over several rounds." },
      { id: "contract.locked", text: "A cube on a contract stays there for good." },
    ],
  },
  {
    title: "Merchants",
    rules: [
      { id: "merchant.own", text: "A merchant buys one kind of good, from its owner only, any number of cubes." },
      { id: "merchant.pays", text: "It pays one coin per cube, and the cube goes to the stock." },
    ],
  },
  {
    title: "Warehouse",
    rules: [
      { id: "warehouse.own", text: "Only its owner may store cubes there, from the quay or the market hall. A stored cube can be used, but does not move back to the hall." },
      { id: "warehouse.limit", text: "It never holds more than four cubes." },
    ],
  },
  {
    title: "Market hall",
    rules: [
      { id: "market.keep", text: "One cube off the quay may be kept in the own hall for later. It never holds more than one." },
      { id: "market.sell", text: "Two loose cubes of any kind are sold for one coin; they go to the stock. This may be done any number of times." },
      { id: "market.convert", text: "Three loose cubes of any kind are exchanged for one of your choice, which comes onto the quay." },
      { id: "market.convert_other", text: "The new cube is of another kind than the three given up." },
      { id: "market.stock", text: "It comes from the stock, never from the bag, so there must be one. A third cube can be offered only if a conversion can then be completed." },
      { id: "market.finish", text: "Cubes are offered one at a time. What has been offered must be sold or converted before anything else." },
    ],
  },
  {
    title: "Income",
    rules: [
      { id: "income.coin", text: "Everybody gets one coin." },
      { id: "income.no_purchase", text: "Who bought no card this round gets one more, for whatever reason." },
      { id: "income.bank", text: "The owner of the bank gets one more." },
      { id: "income.first_player", text: "The metal coin goes to the player on the left, who is first in the next round." },
    ],
  },
  {
    title: "The end",
    rules: [
      { id: "end.last_round", text: "When only the fourth fire is left after a supply, this is the last round. It is played in full, then the fire breaks out." },
      { id: "end.third_fire_last", text: "If the third fire is the last autumn card, it and the fourth break out one after the other, and no further round is played." },
      { id: "end.over", text: "The fourth fire ends the game and points are counted. There are 16, 12, 10 or 8 rounds with 2, 3, 4 or 5 players." },
    ],
  },
  {
    title: "Points",
    rules: [
      { id: "score.contracts", text: "A complete contract is worth its points: 5 with two goods, 8 with three, 11 with four. An incomplete one is worth nothing." },
      { id: "score.counting_offices", text: "One, two, three or four counting offices are worth 2, 5, 9 or 14 points together." },
      { id: "score.merchants", text: "Each merchant is worth 1 point." },
      { id: "score.churches", text: "The boatmen’s church is worth 3 points, St. Michaelis 4." },
      { id: "score.warehouse", text: "Each cube in the warehouse is worth 1 point to its owner." },
      { id: "score.chamber_of_commerce", text: "The owner of the chamber of commerce gets 1 point per coin, and keeps the coins." },
      { id: "score.port", text: "The owner of the port gets 1 point per ship bought in the game." },
      { id: "score.tie", text: "Among equal points, more coins are better. Who is still equal shares the place." },
    ],
  },
  {
    title: "About this edition",
    rules: [
      { id: "about.values", text: "The structure and effects are those of the original game, but not every printed number appears in a text that we could read. Some cards are therefore reconstructed." },
      { id: "about.printed", text: "Attested are: the 54 cards by kind and season, the set-up, the effects and points of buildings and merchants, 5, 8 and 11 points for contracts, the autumn fireman of value 3 and the last fire’s value of 4." },
      { id: "about.inferred", text: "Two contracts follow from an example in the rules: one for coffee, tea, rubber and carpet, and one for two goods with carpet." },
      { id: "about.reconstructed", text: "Reconstructed are: the values of the other nine firemen, the values 1, 2 and 3 of the first fires, and the goods of most contracts with their season. If you own the box you can play with an edition of your own." },
      { id: "about.credit", text: "Die Speicherstadt is a game by Stefan Feld, published by eggertspiele in 2010. Comptoir is an independent implementation, not affiliated with them." },
    ],
  },
];

export default rulebook;
