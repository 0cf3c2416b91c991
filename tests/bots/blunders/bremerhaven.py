"""Bremerhaven: seat 0 is to move. Each function sets up a position; its sentence says why the good moves are good."""

from bots.blunders import Blunder
from games.bremerhaven.positions import (
    GAME,
    at_work,
    bid,
    bollards,
    built,
    dock,
    fresh,
    hand,
    harbour,
    legal,
    order,
    plan,
    prices,
    put,
    read_news,
    table,
)

from comptoir.core.dice import FastDice

FOUND = []
NOTHING = "- - - -"


def position(build):
    """A position and its good moves: texts, each the beginning of what is good."""
    s, *good = build()
    moves = frozenset(move for move in legal(s, 0) if any(f"{move} ".startswith(f"{start} ") for start in good))
    FOUND.append(Blunder(build.__name__, build.__doc__, s, 0, moves))
    return build


def but(s, *bad):
    """All moves but those that begin so."""
    return [move for move in legal(s, 0) if not any(f"{move} ".startswith(f"{start} ") for start in bad)]


def last_round(s):
    s.track = s.edition.track_end - 1
    return s


def laid(s, *hands):
    """Cards are laid as these texts say, seat by seat, until seat 0 has none left in its text and is to move."""
    bids = [[pair.strip() for pair in text.split(",") if pair.strip()] for text in hands]
    while s.actor() != 0 or bids[0]:
        seat = s.actor()
        s.apply(seat, GAME.notation.read(f"bid {bids[seat].pop(0)}"), FastDice(1))
    return s


def last_card(mine, other="1 1.0, 2 1.0, 3 1.0, 4 1.0, 5 1.0", furnish=lambda s: None, **more):
    """Two players; seat 0 lays after the other, who has laid all."""
    s = table(2, ladder=[1, 0], **{"money": [3, 3], "ships": NOTHING[:3], "orders": NOTHING[:3], "building": "bank", **more})
    furnish(s)
    return laid(s, mine, other)


FOUR = "1 1.0, 2 1.0, 3 1.0, 4 1.0"


# --- bids


@position
def the_last_card_wins_a_ship():
    """Nobody else can come for this ship any more, and it brings prestige, which nothing else does in the last round."""
    return last_card(FOUR, ships="ship_1_04 -", furnish=last_round), "bid 5 2.1"


@position
def an_order_that_can_be_filled_at_once():
    """Both containers lie in storage, where they are worth nothing at the end: the order is money."""

    def furnish(s):
        last_round(s)
        put(s, 0, a1="container", b1="container")
        for player in s.players:
            player.prestige = 12

    return last_card(FOUR, orders="order_2_05 -", money=[3, 5], furnish=furnish), "bid 5 3.1"


@position
def prices_for_what_is_sold_now():
    """Four barrels are sold this round at a price of 1, and nobody else can set the prices any more."""

    def furnish(s):
        last_round(s)
        prices(s, "price_01")
        order(s, 0, "a", "order_4_12", loaded="barrel barrel barrel barrel", time=1)

    return last_card(FOUR, money=[0, 0], furnish=furnish), "bid 5 1.4"


@position
def no_ship_without_a_dock():
    """Ships that need three bollards cannot moor."""
    s = table(2, ladder=[0, 1], ships="ship_4_03 ship_4_04", orders="order_1_01 order_1_03")
    return s, *but(s, *[f"bid {card} {space}" for card in range(1, 6) for space in ("2.1", "2.2")])


@position
def no_order_without_a_place():
    """All loading spaces are taken: whoever wins an order pays its penalty."""
    s = table(3, ladder=[0, 1, 2], orders="order_4_02 order_4_14 order_3_05", ships="ship_1_01 ship_1_02 ship_1_04")
    for space in "abcd":
        order(s, 0, space, "order_1_07")
    return s, *but(s, *[f"bid {card} 3.{column}" for card in range(1, 6) for column in range(1, 4)])


@position
def no_upgrade_in_the_last_round():
    """A better card comes too late; the car park pays at least."""
    s = last_round(table(4, "short", ladder=[0, 1, 2, 3]))
    return s, *but(s, *[f"bid {card} 1.3" for card in range(1, 6)])


@position
def the_car_park_takes_the_lowest_card():
    """It pays the same for a 1 as for a 9."""
    s = last_round(table(3, "short", ladder=[0, 1, 2], ships=NOTHING[:5], orders=NOTHING[:5], money=[0, 0, 0]))
    hand(s, 0, 3, 4, 5, 6, 9)
    return s, *but(s, *[f"bid {card} 1.0" for card in (4, 5, 6, 9)])


@position
def the_ship_that_the_orders_need():
    """One ship brings the containers that an order waits for, the other brings what nobody wants."""

    def furnish(s):
        last_round(s)
        order(s, 0, "a", "order_2_05", time=1)
        put(s, 0, a3="barrel", b3="barrel")

    return last_card(FOUR, ships="ship_1_07 ship_1_01", furnish=furnish), "bid 5 2.1"


@position
def the_last_ship_that_lifts_the_marker():
    """In the last round five stars more are worth far more than a coin."""
    furnish = lambda s: [last_round(s), bollards(s, 0, 3, 3, 3, 3)]  # noqa: E731
    return last_card(FOUR, ships="ship_4_04 -", money=[40, 40], furnish=furnish), "bid 5 2.1"


@position
def alone_against_the_robot():
    """The robot has laid its cards elsewhere: the last card wins the ship."""
    s = table(1, "short", ships="ship_1_04 -", orders="- -", papers="market_turmoil storm_tide dock_strike tall_ships oil_spill")
    return laid(s, FOUR), "bid 5 2.1"


# --- permits


def permitted(mine="5 1.2", other="", furnish=lambda s: None, **more):
    s = table(2, ladder=[0, 1], **{"money": [9, 9], **more})
    furnish(s)
    bid(s, a=mine, b=other)
    return s


@position
def a_free_permit_for_a_lighthouse():
    """Three stars for nothing."""
    return permitted(furnish=lambda s: plan(s, 0, "lighthouse")), "build lighthouse"


@position
def the_better_of_two_plans():
    """In the last round only prestige counts: three stars, not none."""

    def furnish(s):
        plan(s, 0, "crate_works", "lighthouse")
        last_round(s)

    return permitted(furnish=furnish), "build lighthouse"


@position
def nothing_to_build_in_the_last_round():
    """No ship is bid for, no order waits: bollards and cells bring nothing any more."""
    return permitted(furnish=last_round), "done"


@position
def a_bollard_that_makes_a_dock_larger():
    """On the walls in the middle a bollard alone does nothing; beside a wall that has more it does."""
    return permitted(furnish=lambda s: bollards(s, 0, 1, 1, 1, 0)), "bollard 4"


@position
def a_subsidy_for_a_plan():
    """Nothing is to be paid, and the building counts three stars."""
    s = harbour(2, money=[5, 5])
    plan(s, 0, "lighthouse")
    return read_news(s, "subsidy"), "build lighthouse"


# --- influence, prices, careers


def upgrading(late=False, money=9):
    s = table(2, ladder=[0, 1], money=[money, 9])
    if late:
        last_round(s)
    bid(s, a="1 1.3", b="2 1.3")
    return s


@position
def an_upgrade_for_one_coin():
    """A five for a one, for the whole game."""
    return upgrading(), "upgrade"


@position
def no_coin_for_an_upgrade_in_the_last_round():
    """The card would come after the last bids."""
    return upgrading(late=True), "decline"


@position
def training_at_the_beginning():
    """Two coins for four points of influence in every round."""
    return read_news(harbour(3, money=[9, 9, 9]), "training"), "upgrade"


@position
def no_training_at_the_end():
    """There are no more bids to come."""
    return read_news(last_round(harbour(3, money=[9, 9, 9])), "training"), "decline"


def pricing(furnish, players=2):
    s = table(players, ladder=[*range(players)], money=[9] * players, price="price_01")
    furnish(s)
    bid(s, a="5 1.4")
    return s


def dearest(s, **goods):
    """Price cards with these prices."""
    e = GAME.standard
    names = ["barrel", "crate", "container", "passenger"]
    fits = [card for card in range(24) if all(e.price[card * 4 + names.index(good)] == price for good, price in goods.items())]
    return [f"price price_{card + 1:02}" for card in fits]


@position
def barrels_at_their_dearest():
    """Four barrels are sold this round."""
    s = pricing(lambda s: order(s, 0, "a", "order_4_12", loaded="barrel barrel barrel barrel", time=1))
    return s, *dearest(s, barrel=4)


@position
def containers_before_crates():
    """Two containers and a crate are sold this round."""

    def furnish(s):
        order(s, 0, "a", "order_2_05", loaded="container container", time=1)
        order(s, 0, "b", "order_1_02", loaded="crate", time=1)

    s = pricing(furnish)
    return s, *dearest(s, container=4, crate=3)


@position
def not_what_the_neighbour_sells():
    """Barrels for four; and the passengers of the other player for one."""

    def furnish(s):
        order(s, 0, "a", "order_4_12", loaded="barrel barrel barrel barrel", time=1)
        order(s, 1, "a", "order_4_14", loaded="passenger passenger passenger passenger", time=1)

    s = pricing(furnish)
    return s, *dearest(s, barrel=4, passenger=1)


def climbing(ladder):
    s = table(len(ladder), ladder=ladder, money=[9] * len(ladder))
    bid(s, a="5 1.5")
    return s


@position
def the_co_pilot_becomes_captain():
    """A coin more in every round, and ties won."""
    return climbing([1, 0, 2]), "promote co_pilot"


@position
def the_cook_climbs():
    """A coin more in every round."""
    return climbing([1, 2, 3, 0]), "promote cook"


@position
def the_captain_does_not_step_down():
    """Whoever is captain gains nothing by changing places."""
    s = climbing([0, 1, 2, 3])
    return s, *but(s, "promote co_pilot")


# --- ships and orders


def docking(mine, furnish=lambda s: None, **more):
    s = table(2, ladder=[0, 1], **{"money": [0, 0], "orders": "- -", **more})
    furnish(s)
    bid(s, a=mine)
    return s


@position
def a_dock_for_each_of_two_ships():
    """The next ship needs the bollards of the dock in the middle."""
    s = docking("5 2.1, 4 2.2", ships="ship_1_01 ship_1_03")
    return s, *but(s, "moor 2")


@position
def a_tramp_brings_what_is_asked_for():
    """An order that is due waits for two containers."""
    s = docking("5 2.1", ships="ship_2_05 -", furnish=lambda s: [bollards(s, 0, 1, 1, 1, 1), order(s, 0, "a", "order_2_05", time=1)])
    return s, *[move for move in legal(s, 0) if "container" in move]


@position
def the_pilot_gives_time_to_unload():
    """Two other docks are free: a ferry that stays one round more counts beside the next ship, too."""
    s = docking("5 2.1", ships="ship_1_04 -", furnish=lambda s: built(s, 0, a1="pilot_station"))
    return s, *[move for move in legal(s, 0) if move.endswith(" 2")]


@position
def an_order_within_reach():
    """Two loading spaces are covered off."""
    s = table(2, ladder=[0, 1], orders="order_2_05 order_1_01", ships="- -", money=[0, 0])
    bid(s, a="5 3.1")
    return s, "place a", "place b", "refuse"


@position
def an_order_that_is_as_good_as_filled():
    """All its goods lie in storage: nobody refuses that."""
    s = table(3, "short", ladder=[0, 1, 2], orders="order_3_01 order_4_02 order_4_14", ships=NOTHING[:5], money=[9, 9, 9])
    put(s, 0, a1="barrel", b1="barrel", c1="barrel")
    bid(s, a="5 3.1")
    return s, "place"


# --- the harbour


@position
def fish_for_empty_docks():
    """Money for nothing."""
    return at_work(lambda s: built(s, 0, a1="fish_hall")), "collect fish_hall"


@position
def a_barrel_for_an_order():
    """The refinery makes what the order lacks."""
    s = at_work(lambda s: [built(s, 0, a1="refinery"), order(s, 0, "a", "order_1_01", loaded="barrel", time=1)])
    return s, "produce refinery"


@position
def no_container_that_nobody_wants():
    """It costs a coin, and the game ends."""
    return at_work(lambda s: [built(s, 0, a1="container_depot"), last_round(s)]), "done"


@position
def a_good_that_fills_an_order():
    """The last barrel lies in storage, and the order is due."""
    s = at_work(lambda s: [put(s, 0, a1="barrel"), order(s, 0, "a", "order_1_01", loaded="barrel", time=1)])
    return s, "load barrel a1 a"


@position
def the_only_container_to_the_order_that_is_due():
    """Here a bonus and no penalty, there time enough."""

    def furnish(s):
        put(s, 0, a1="container")
        order(s, 0, "a", "order_1_14", time=4)
        order(s, 0, "b", "order_2_05", loaded="container", time=1)

    return at_work(furnish), "load container a1 b"


@position
def off_the_ship_before_it_leaves():
    """It takes the containers away that an order waits for."""
    s = at_work(lambda s: [dock(s, 0, 2, "ship_1_03", time=1), order(s, 0, "a", "order_2_05", time=1)])
    return s, "unload 2"


@position
def crates_packed_for_an_order():
    """A coin makes the container that is sold at once, with a bonus."""
    s = at_work(lambda s: [put(s, 0, a1="crate crate"), order(s, 0, "a", "order_1_04", time=1), prices(s, "price_02")])
    return s, "repack a1"


@position
def the_market_before_the_end():
    """What is left in storage at the end is worth nothing."""
    s = at_work(lambda s: [built(s, 0, a1="market_hall"), put(s, 0, b1="passenger"), last_round(s)])
    return s, "sell passenger b1"


@position
def the_zoo_is_fed():
    """A coin for three stars."""
    return at_work(lambda s: built(s, 0, a1="zoo"), money=[20, 20]), "feed"


@position
def the_zoo_goes_hungry():
    """The marker stands higher than it can be counted."""

    def furnish(s):
        built(s, 0, a1="zoo")
        s.players[0].prestige = 12

    return at_work(furnish), "done"


@position
def straight_from_the_ship():
    """The crane brings the goods onto the order that is due, and the ship leaves."""

    def furnish(s):
        built(s, 0, a1="gantry_crane")
        dock(s, 0, 2, "ship_1_07", time=1)
        order(s, 0, "a", "order_2_05", time=1)

    return at_work(furnish), "transship 2 a", "unload 2"


# --- news and set-up


@position
def the_fire_takes_what_nobody_wants():
    """Containers are asked for, barrels are not."""
    s = harbour(2)
    put(s, 0, a1="barrel", b1="container", a2="container", b2="container", a3="barrel")
    order(s, 0, "a", "order_3_09", time=4)
    s = read_news(s, "warehouse_fire")
    return s, "discard barrel"


@position
def a_bargain_before_the_end():
    """Two coins for a good that is worth nothing at the end."""
    s = last_round(harbour(2))
    put(s, 0, a1="barrel")
    return read_news(s, "clearance_sale"), "sell barrel a1"


@position
def flotsam_for_an_order():
    """The order lacks a passenger."""
    s = harbour(2)
    order(s, 0, "a", "order_4_14", loaded="passenger passenger passenger", time=3)
    s = read_news(s, "flotsam")
    return s, "take passenger"


@position
def the_start_order_within_reach():
    """Two loading spaces are covered off."""
    s = fresh(2)
    return s, "place a", "place b"


POSITIONS = FOUND
