import type { Chapter } from "../types";

const rulebook: readonly Chapter[] = [
  {
    title: "Set-up",
    rules: [
      { id: "setup.decks", text: "The backs of ships and orders say with how many players they are used, and whether only in the long game. The cards in use are sorted by phases 1 to 4; each phase is shuffled by itself, and the first lies on top." },
      { id: "setup.boards", text: "As many ships and orders as there are players lie open at sea (2.1, 2.2 …) and on land (3.1, 3.2 …). The buildings form a pile face up, of which the top one is seen." },
      { id: "setup.prices", text: "The 24 price cards are shuffled face up. The first goes under the pile, the next one holds." },
      { id: "setup.ranks", text: "Each player gets another good by lot. Whose is dearest is captain, then follow co-pilot, second mate and cook. With fewer than four players the lowest ranks stay empty." },
      { id: "setup.money", text: "The captain begins with 4 money, the co-pilot with 6, the second mate with 8, the cook with 12. Money, goods and time tokens never run out." },
      { id: "setup.influence", text: "Each player has influence cards 1 to 5 in hand, and 5, 6, 6, 7, 7, 8, 9 in reserve." },
      { id: "setup.harbour", text: "A harbour has three docks between four walls, twelve cells in four columns (A to D) and three rows, and a loading space above each column. The two right columns are covered. Each inner wall has one bollard. Prestige begins at 0." },
      { id: "setup.start_order", text: "Each player draws one order and must lay it at a loading space, with its time tokens. All do so at the same time." },
      { id: "setup.newspapers", text: "The newspapers are shuffled and stand on the right, progress side up; the left is empty. The ship begins on space 0, 2 or 4 with 2, 3 or 4 players." },
    ],
  },
  {
    title: "The round",
    rules: [
      { id: "round.phases", text: "A round has these steps: bids; town (1.0 to 1.5), sea (2.1 …) and land (3.1 …); the harbours; newspaper and new cards." },
    ],
  },
  {
    title: "Bids",
    rules: [
      { id: "bid.order", text: "From the captain down the ranks, each lays one card; then it begins again." },
      { id: "bid.all_cards", text: "Until everybody has laid all five cards. Nobody passes." },
      { id: "bid.hand", text: "A card is laid from the hand. Once laid it is neither taken back nor exchanged." },
      { id: "bid.face_down", text: "Cards are laid face down: all see whose they are, only the owner knows the value." },
      { id: "bid.spaces", text: "Bids go to the six spaces of the town, and at sea and on land wherever there is a card." },
      { id: "bid.several", text: "Any number of cards may lie at a space. The values of one player are added up." },
      { id: "bid.reveal", text: "When all cards lie, all are turned up, and the spaces are dealt with in the order of their numbers." },
      { id: "bid.highest", text: "The highest total wins the space." },
      { id: "bid.tie", text: "Among equals the higher rank wins; at sea and on land the rank after 1.5." },
    ],
  },
  {
    title: "Car park (1.0)",
    rules: [
      { id: "parking.money", text: "Each card here brings 1 money, whatever its value." },
    ],
  },
  {
    title: "Building (1.1)",
    rules: [
      { id: "building.winner", text: "The winner takes the building on top and lays it beside the harbour. Any number may lie there." },
      { id: "building.no_bid", text: "Without a bid it leaves the game." },
      { id: "building.beside", text: "Beside the harbour a building counts nothing and does nothing." },
    ],
  },
  {
    title: "Permits (1.2)",
    rules: [
      { id: "permit.bidders", text: "Who has a card here may build, in order of ranks. Nobody else can, for any money." },
      { id: "permit.price", text: "The first permit is free for the highest total; others pay the difference. It is paid when used, in full, together with the works." },
      { id: "permit.more", text: "Each further permit costs the highest total." },
      { id: "permit.optional", text: "Nobody has to build. A permit that is not used is lost." },
      { id: "permit.bollard", text: "A permit may be used for a bollard on any wall, at the printed cost: 1, 2, then 3. A wall holds three." },
      { id: "permit.cover", text: "Or to take a cover off, at its printed price." },
      { id: "permit.build", text: "Or to build a building from beside the harbour, on a cell without cover, building or goods. That costs nothing more." },
      { id: "permit.at_once", text: "What is built works at once, still in this round." },
    ],
  },
  {
    title: "Influence (1.3)",
    rules: [
      { id: "upgrade.price", text: "Each bidder may upgrade once: for nothing with the highest total, else for the difference." },
      { id: "upgrade.best", text: "With the highest total it happens by itself." },
      { id: "upgrade.reserve", text: "One takes the lowest card of the own reserve. It cannot be laid in this round." },
      { id: "upgrade.lowest_leaves", text: "At the end of the round the lowest of the six cards leaves the game." },
      { id: "upgrade.full", text: "Whose reserve is empty cannot bid here." },
    ],
  },
  {
    title: "Prices (1.4)",
    rules: [
      { id: "prices.winner", text: "The winner chooses any of the 24 price cards and puts it on top, where it holds at once. The order of the others stays." },
      { id: "prices.exchange", text: "Without a bid the owner of the commodity exchange chooses." },
      { id: "prices.nobody", text: "Without bid and exchange the top card goes under the pile, and the next one holds." },
    ],
  },
  {
    title: "Career (1.5)",
    rules: [
      { id: "career.swap", text: "The winner may let any two neighbours on the ladder change places, or leave it." },
      { id: "career.income", text: "Then everybody gets the income of the rank: 4, 3, 2, 1." },
    ],
  },
  {
    title: "Sea (2)",
    rules: [
      { id: "ship.left_to_right", text: "Ships are won from left to right. The card shows load, stay, bollards needed and prestige." },
      { id: "ship.free_dock", text: "The winner moors the ship in a free dock of choice. It cannot be declined." },
      { id: "ship.bollards", text: "Both walls of the dock need at least as many bollards as the ship asks for." },
      { id: "ship.sails_by", text: "A ship that cannot moor is discarded, without penalty." },
      { id: "ship.load", text: "The printed goods are put aboard. For a load of any good the winner chooses one kind when mooring." },
      { id: "ship.time", text: "The ship gets as many time tokens as printed." },
    ],
  },
  {
    title: "Land (3)",
    rules: [
      { id: "order.left_to_right", text: "Orders are won from left to right. The card shows goods, time, the penalty in red and the bonus in green." },
      { id: "order.place", text: "The winner lays the order, empty and with its time tokens, at a free loading space." },
      { id: "order.unreachable", text: "Also at a space that covers cut off." },
      { id: "order.refuse", text: "Who cannot or will not lay it discards it, and the penalty is due at once." },
      { id: "cards.stay", text: "Ships, orders and buildings never move. A ship or order stays until its last token is gone." },
    ],
  },
  {
    title: "The harbours (4)",
    rules: [
      { id: "harbour.all_at_once", text: "All act at the same time, each in the own harbour." },
      { id: "harbour.steps", text: "First production, then moving goods; both may be left out. Who is done counts prestige and takes the time tokens off." },
    ],
  },
  {
    title: "Production (4.1)",
    rules: [
      { id: "production.once", text: "Each building with a gear may produce once, in any order." },
      { id: "production.place", text: "The good is stored at once; without a place nothing is produced. A crate may join a single crate." },
    ],
  },
  {
    title: "Moving goods (4.2)",
    rules: [
      { id: "move.one_way", text: "One at a time, goods go from a ship to a cell and from a cell onto an order; never back, never straight from ship to order." },
      { id: "move.storage", text: "A cell without cover and building stores one barrel, container or passenger, or two crates. Some buildings store goods too." },
      { id: "move.free", text: "Within storage goods move freely to wherever there is room. Two goods cannot change places without a free place." },
      { id: "move.order_slots", text: "Each slot of an order takes one good of its kind, a joker any good." },
      { id: "move.order_reachable", text: "A loading space can be reached when the cell below it has no cover." },
      { id: "move.order_final", text: "What is loaded stays loaded." },
      { id: "move.repack", text: "Two crates in one cell become a container, or the other way round, for 1 money, as often as wanted." },
      { id: "move.discard", text: "Stored goods may be thrown away." },
      { id: "move.limit", text: "At most 40 moves within storage per player and round, repacking included." },
    ],
  },
  {
    title: "Prestige (4.3)",
    rules: [
      { id: "prestige.count", text: "The prestige of ships in dock and buildings that stand is added up. If it is more than the marker shows, the marker rises." },
      { id: "prestige.marker", text: "A lower count never moves the marker down. Bonuses, penalties and events move it directly, never below 0." },
    ],
  },
  {
    title: "Time (4.4)",
    rules: [
      { id: "time.tokens", text: "One time token is taken off every ship and order, also those of this round." },
      { id: "time.ship_leaves", text: "A ship without tokens leaves, with what is still aboard." },
      { id: "settle.sale", text: "An order without tokens is settled: all goods on it are sold at the present prices, even if some are missing." },
      { id: "settle.bonus", text: "Complete, it brings its bonus." },
      { id: "settle.penalty", text: "Incomplete, it costs its penalty: money or a point of prestige." },
      { id: "settle.together", text: "First ships leave, then all sales and bonuses, then all penalties." },
      { id: "money.no_debts", text: "Who cannot pay a penalty or an event pays what there is. Anything else is paid in full or not done." },
    ],
  },
  {
    title: "The newspaper (5)",
    rules: [
      { id: "news.event", text: "The newspaper on the left is carried out and laid aside. In the first round there is none. Some events hold all round. Where there is a choice, all choose at the same time." },
      { id: "news.progress", text: "The ship moves 1 or 2 spaces, as the newspaper on the right says." },
      { id: "news.next", text: "If the end is not reached, that newspaper turns over to the left: its event belongs to the next round, and all can read it." },
      { id: "refill.shift", text: "At sea and on land a card on the rightmost space is discarded, the others move right, new ones come on the left. Then all take their influence cards back." },
    ],
  },
  {
    title: "The end",
    rules: [
      { id: "end.track", text: "When the ship reaches the last space the game ends at once." },
      { id: "end.settling", text: "All orders still lying are settled as if their time were up. Prestige is not counted again." },
      { id: "end.score", text: "Points are money, with the deposit, times prestige." },
      { id: "end.tie", text: "Among equals the higher rank is better." },
      { id: "end.over", text: "Nobody acts any more." },
    ],
  },
  {
    title: "Buildings",
    rules: [
      { id: "building.lighthouse", text: "Prestige 3. Tied for the highest total at a ship, you win it." },
      { id: "building.refinery", text: "Prestige 1. Gear: produces a barrel." },
      { id: "building.commodity_exchange", text: "Prestige 2. When nobody bids on prices you must choose a price card." },
      { id: "building.bank", text: "Prestige 0. Gear: 1 interest per full 4 deposited, at most 3; then pay in what you like. Nothing comes out, but for penalties and events. The deposit counts at the end." },
      { id: "building.crate_works", text: "Prestige 0. Gear: produces a crate." },
      { id: "building.container_depot", text: "Prestige 0. Gear: produces a container for 1 money." },
      { id: "building.emigrant_house", text: "Prestige 1. Gear: produces a passenger." },
      { id: "building.fish_hall", text: "Prestige 1. Gear: 1 money per empty dock, at most 2." },
      { id: "building.harbour_hotel", text: "Prestige 1. Stores up to three passengers. Gear: 1 money for each of them." },
      { id: "building.warehouse", text: "Prestige 0. Stores up to three goods of any kind; nothing is repacked here." },
      { id: "building.gantry_crane", text: "Prestige 1. Repacking costs nothing, and goods may go straight from a ship onto an order that can be reached." },
      { id: "building.freight_station", text: "Prestige 0. A fifth loading space that can always be reached." },
      { id: "building.market_hall", text: "Prestige 0. Once per round, while moving goods, sell a stored good for its price less 1, but at least 1." },
      { id: "building.navigation_school", text: "Prestige 1. With a card at 1.3 you upgrade without paying." },
      { id: "building.pilot_station", text: "Prestige 1. When mooring, put one time token more or less, from 1 to 5. The one of a fog comes on top." },
      { id: "building.insurance_office", text: "Prestige 1. No money penalties of orders; instead of losing prestige you pay 2. Also when you refuse an order." },
      { id: "building.cruise_quay", text: "Prestige 2. Ships that carry passengers need one bollard less on both sides." },
      { id: "building.shipyard", text: "Prestige 2. A permit for a bollard is good for two, each at its cost, one right after the other." },
      { id: "building.zoo", text: "Prestige 3. Counts only in rounds in which you pay 1 money while moving goods." },
      { id: "building.maritime_museum", text: "Prestige 2. A ship that leaves you empty brings 1 money, or 2 if its prestige is 3 or more." },
    ],
  },
  {
    title: "Events",
    rules: [
      { id: "event.storm_tide", text: "Each docked ship loses one of its goods." },
      { id: "event.warehouse_fire", text: "Each player keeps at most 4 goods on cells and throws the others away. Buildings, ships and orders are safe." },
      { id: "event.dock_strike", text: "All this round: everybody lays only four influence cards." },
      { id: "event.harbour_dues", text: "At the end of the round each player pays 1 money per ship in dock." },
      { id: "event.oil_spill", text: "Who has a barrel in storage or aboard loses 1 prestige." },
      { id: "event.quarantine", text: "Each player pays 1 money per passenger in storage or aboard." },
      { id: "event.deadline_rush", text: "Each order with two or more time tokens loses one." },
      { id: "event.inspection", text: "Who has no ship in dock loses 1 prestige." },
      { id: "event.fog", text: "All this round: a ship that moors gets one time token more." },
      { id: "event.market_turmoil", text: "The price card goes under the pile, and the next one holds." },
      { id: "event.mutiny", text: "The career ladder is turned upside down." },
      { id: "event.tall_ships", text: "Who has two or more ships in dock gains 1 prestige." },
      { id: "event.subsidy", text: "Each player may use one permit for nothing; the works are paid for." },
      { id: "event.tourism", text: "Each player gets money equal to the prestige of the own buildings, at most 5." },
      { id: "event.holiday_pay", text: "Each player gets 3 money." },
      { id: "event.flotsam", text: "Each player may take one good of any kind into storage." },
      { id: "event.training", text: "Each player may pay 2 money to upgrade as in 1.3, also a second time." },
      { id: "event.clearance_sale", text: "Each player may sell up to two stored goods for 2 money each." },
    ],
  },
  {
    title: "The short game",
    rules: [
      { id: "short.cards", text: "Ships and orders marked for the long game stay in the box." },
      { id: "short.harbour", text: "No cell is covered." },
      { id: "short.building", text: "Each player gets a building by lot and builds it anywhere, for nothing." },
      { id: "short.goods", text: "Then each player stores three goods of kinds not printed on the own first order; they may be alike." },
      { id: "short.rounds", text: "There are no events. The ship moves two spaces a round: 10, 9 or 8 rounds with 2, 3 or 4 players." },
      { id: "short.refill", text: "All ships and orders left on the boards are replaced each round." },
    ],
  },
  {
    title: "The solo game",
    rules: [
      { id: "solo.start", text: "The short game for two. The robot begins as captain, without money; you are co-pilot with 6 money." },
      { id: "solo.robot_bids", text: "Its five cards are shuffled each round. In its turn a newspaper is turned up, and its next card goes face down to the space shown there. Used-up newspapers are shuffled again." },
      { id: "solo.robot_wins", text: "What the robot wins is discarded. It takes no money." },
      { id: "solo.robot_permits", text: "Its cards at 1.2 raise the price of permits; it builds nothing." },
      { id: "solo.robot_upgrade", text: "With a card at 1.3 it always upgrades." },
      { id: "solo.robot_prices", text: "If it wins 1.4, the next price card is turned up." },
      { id: "solo.robot_captain", text: "If it wins 1.5, it becomes captain." },
      { id: "solo.grades", text: "After ten rounds Captain Aha judges, by steps: up to 499, 749, 999, 1250 points, and beyond." },
    ],
  },
  {
    title: "About this edition",
    rules: [
      { id: "about.values", text: "The rules are those of the original game, but no text that we could read lists the cards. Many values are therefore reconstructed." },
      { id: "about.printed", text: "Attested are: the course of play, the influence cards, start money and incomes, the numbers of cards, one order (crate, container, barrel), four names of buildings and the steps of the solo game." },
      { id: "about.inferred", text: "Follow from the texts: the 24 price cards (all arrangements of 1 to 4), the length of the voyage, the twelve cells and three bollards per wall." },
      { id: "about.reconstructed", text: "Reconstructed are: all ships, the other orders, the effects of most buildings, all events, the costs of bollards and covers. If you own the box you can play with an edition of your own." },
      { id: "about.credit", text: "Bremerhaven is a game by Robert Auerochs, published by Lookout Games in 2013. Comptoir is an independent implementation, not affiliated with them." },
    ],
  },
];

export default rulebook;
