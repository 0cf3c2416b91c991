"""Fische Fluppen Frikadellen. Unless told otherwise kiosk 1 lies at k1 and so on, so that three, four or five alike pay at k2."""

from bots.blunders import Blunder
from games.fische.positions import can, ferries, fresh, inside, legal, own, play, points, prices, put, stock, table

from comptoir.games.fische.cards import BONUS_NAMES
from comptoir.games.fische.state import OFFERED

DIFFERENT = range(13, 25)  # kiosks with Friese, who takes three, four or five different goods
PAIRS = range(25, 37)  # kiosks with Frank, who takes 2 + 1, 2 + 2, 3 + 2
TWO = "idol_1 idol_2"
POSITIONS: list[Blunder] = []


def find(name, why, s, *good, seat=0):
    POSITIONS.append(Blunder(name, why, s, seat, frozenset(good)))


def avoid(name, why, s, word, seat=0):
    find(name, why, s, *[action for action in legal(s, seat) if not action.startswith(word)], seat=seat)


def at(cell, left=3, players=3, kiosks=None, **options):
    """Seat 0 on the way, with so many points left."""
    return points(put(table(players, kiosks, **options), seat_0=cell), left)


def acting(number, goods="", florins=None, fetishes="", kiosks=None, **options):
    """Seat 0 at the extra actions of a kiosk."""
    s = own(inside(number, kiosks=kiosks, **options), 0, goods, florins, fetishes=fetishes)
    play(s, "0 done")
    return s


# --- the race

find("win on foot", "The third fetish is one step away.", own(at("c0", 1), 0, "fish fish fish fish fish", fetishes=TWO), "walk k2")
find("win at two", "The same with two players.", own(at("ce", 1, players=2), 0, "booze " * 5, fetishes=TWO), "walk k2")
find("win two steps away", "Two points lead to it.", own(at("c1", 2, players=5), 0, "fish " * 5, fetishes=TWO), "walk c0")
find(
    "stop to win",
    "The pawn stands where the third fetish is sold.",
    own(inside(2, "k2", stop=False), 0, "fish " * 5, fetishes=TWO),
    "stop",
)
find("take the third", "It wins.", own(inside(2, "k2", players=4), 0, "fennel " * 5, fetishes=TWO), "fetish idol_3")
find("take the first", "What one came for.", own(inside(2, "k2"), 0, "fish " * 3), "fetish idol_1", "fetish idol_2", "fetish idol_3")
find(
    "take the second",
    "What one came for.",
    own(inside(2, "k2", players=5), 0, "fish " * 4, fetishes="idol_2"),
    "fetish idol_1",
    "fetish idol_3",
)
find("go and buy", "The payment is complete, the fetishist one step away.", own(at("c0", 1), 0, "burgers " * 3), "walk k2")
find("buy in reach", "Three steps, by either way.", own(at("bs"), 0, "booze " * 3), "walk c1", "walk k1")
avoid("stop to buy", "The pawn stands at the fetishist's.", own(inside(2, "k2", stop=False, players=2), 0, "fish " * 3), "walk")
find(
    "win by ferry",
    "A ride and a step lead to the third fetish.",
    own(ferries(at("port", 2), "port", "cw", "w1", "cne", "ce", "e1"), 0, "fish " * 5, fetishes=TWO),
    "ride cse",
)
find(
    "win by calling a ferry",
    "Ten florins bring the ferry that leads to the third fetish.",
    own(ferries(at("port", 3), "s3", "cw", "w1", "w2", "cne", "e1"), 0, "fish " * 5, florins=10, fetishes=TWO),
    "ferry s3 port",
)
find(
    "win with two more points",
    "Four steps, three points and the token for two more.",
    own(at("s1"), 0, "fish " * 5, bonus="plus2", fetishes=TWO),
    "bonus-plus2",
    "walk bs",
)
find(
    "win with the last points",
    "No point is left, the token gives two.",
    own(at("c0", 0), 0, "fish " * 5, bonus="plus2", fetishes=TWO),
    "bonus-plus2",
)

# --- paying


def paying(s):
    play(s, "0 fetish idol_1")
    return s


find(
    "pay with what is cheap",
    "Three fish for 100 each are worth keeping.",
    paying(prices(own(inside(2, "k2"), 0, "fish fish fish burgers burgers burgers"), fish=100, burgers=20)),
    "offer burgers 3",
)
find(
    "pay with what is cheap, at Friese's",
    "Any three different goods do.",
    paying(prices(own(inside(14, kiosks=DIFFERENT), 0, "fish burgers booze fennel"), fish=20, burgers=20, booze=20, fennel=150)),
    "offer fish 1",
    "offer burgers 1",
    "offer booze 1",
)

# --- merchants

find("buy the last token", "The third fish completes the payment.", own(inside(6), 0, "fish fish"), "buy fish 1")
find("buy them all", "Three fish for 20 each complete the payment.", stock(inside(6, players=4), "k1", fish=3), "buy fish 3")
avoid("keep what pays", "Three fish are the payment.", own(inside(5), 0, "fish fish fish", florins=300), "sell")
avoid("keep half a payment", "Fish are what one collects.", own(inside(5), 0, "fish fish", florins=100), "sell")
find(
    "sell what is dear and of no use",
    "Two cigarettes for 100 each pay for the missing fish sold here.",
    prices(own(inside(11), 0, "fish fish cigarettes cigarettes", florins=0), cigarettes=100),
    "sell cigarettes 1",
    "sell cigarettes 2",
)
full = own(inside(3), 0, "fish fish booze booze booze burgers fennel", florins=50, fetishes="idol_1")
find("make room", "Seven tokens leave no room for the missing fish: booze is wanted here.", full, *can(full, "sell"))
find(
    "the missing one of five",
    "Booze completes five different goods for the third fetish.",
    own(inside(18, kiosks=DIFFERENT), 0, "fish burgers fennel cigarettes", fetishes=TWO),
    "buy booze 1",
)
find(
    "go and buy the last token",
    "With ten florins the third fish is to be had next door, and nothing else.",
    stock(own(at("s2", 1, kiosks=[1, 2, 3, 4, 5, 12, 7, 8, 9, 10, 11, 6]), 0, "fish fish", florins=10), "k12", fish=4),
    "walk k12",
)

# --- changers and special kiosks

find("change one for two", "Booze becomes the two missing fish.", own(inside(7), 0, "booze fish"), "exchange booze fish")
freddy = own(inside(8), 0, "fish burgers", florins=300)
find("two for one at Freddy's", "Two fish for burgers: three alike.", freddy, "exchange burgers fish", "exchange fish burgers")
second = own(inside(8), 0, "fish burgers", florins=300)
play(second, "0 exchange burgers fish")
find("the second at Freddy's", "One fish is still missing.", second, "take fish")
franz = own(inside(16, kiosks=DIFFERENT), 0, "fish burgers")
find("another kind at Franz's", "Three different goods pay.", franz, "buy cigarettes 1", "buy fennel 1", "buy booze 1")
find(
    "the cheapest kind at Franz's",
    "Any third kind does.",
    prices(own(inside(16, kiosks=DIFFERENT), 0, "fish burgers"), cigarettes=10, fennel=120, booze=120),
    "buy cigarettes 1",
)
find(
    "a dearer one at Felicitas'",
    "Burgers become the second cigarettes of 2 + 2.",
    prices(own(inside(25, kiosks=PAIRS), 0, "fish fish cigarettes burgers", fetishes="idol_1"), cigarettes=100, burgers=20),
    "exchange burgers cigarettes",
)

# --- bonus tokens

for name, other in (("plus2", "closed"), ("exchange", "closed")):
    s = fresh(3)
    for place, kind in enumerate((name, other)):
        s.players[0].hand[OFFERED + place] = BONUS_NAMES.index(kind)
    find(f"keep {name}", "A closed kiosk brings nothing by itself.", s, f"keep {name}")
find(
    "exchange at the fetishist's",
    "The token turns burgers into the third fish, and the fetish can be bought at once.",
    own(inside(2, "k2"), 0, "fish fish burgers", florins=300, bonus="exchange"),
    "bonus-exchange burgers fish",
)
find(
    "exchange on the way",
    "The same for the third fetish, one step before.",
    own(at("c0", 1), 0, "fish fish fish fish booze", bonus="exchange", fetishes=TWO),
    "bonus-exchange booze fish",
    "walk k2",
)
find(
    "purchase on the way",
    "The player on the same cell has the fifth fish.",
    own(own(put(at("c0", 1), seat_1="c0"), 0, "fish " * 4, florins=100, bonus="purchase", fetishes=TWO), 1, "fish"),
    "bonus-purchase 1 fish",
)
avoid("do not hurry for nothing", "Whoever must not go far keeps the token.", own(at("c0", 1), 0, "fish " * 3, bonus="plus2"), "bonus")

# --- extra actions

cheap = prices(acting(28, "fish fish", kiosks=PAIRS), cigarettes=150, burgers=150)
find(
    "any token for 50",
    "2 + 1 is complete with any other good.",
    cheap,
    *[action for action in can(cheap, "buy") if "fish" not in action],
)
find("do not sell what pays", "Each of the three is needed.", acting(16, "fish burgers booze", florins=300, kiosks=DIFFERENT), "decline")
find(
    "sell a spare token",
    "The second booze is not needed, 150 florins are.",
    prices(acting(16, "fish burgers booze booze", florins=0, kiosks=DIFFERENT), booze=150),
    "sell booze 1",
)
pushing = own(put(inside(10), seat_1="c0", seat_2="s1"), 1, "fish " * 5, fetishes=TWO)
play(pushing, "0 done")
find("push who is about to win", "Seat 1 would buy the third fetish.", pushing, "push 1")
pushed = pushing.clone()
play(pushed, "0 push 1")
find("push into the fetishist's kiosk", "One must leave it before one may buy there.", pushed, "walk k2")

# --- several tables


def bought(cell, left, players=6):
    """Seat 0 has just bought a fetish at table a."""
    s = own(at(cell, left, players=players), 0, fetishes="idol_1", florins=100)
    s.players[0].face_down = int(s.tables == 2)
    return s


find("change table", "The port is there to leave.", bought("port", 3), "change b")
find("to any table that is missing", "Both others have what is missing.", bought("port", 3, players=11), "change b", "change c")
avoid("stay where one has not bought", "A fetish is to be had here.", at("port", 3, players=7), "change")
find(
    "win at the third table",
    "It is the last kind.",
    own(inside(2, "k2", players=11), 0, "fish " * 5, fetishes="idol_2 idol_3"),
    "fetish idol_1",
)
