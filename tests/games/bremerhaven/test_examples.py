"""The worked examples of the rulebook."""

import pytest
from games.bremerhaven.positions import (
    SHIP_NAMES,
    bid,
    dock,
    enter,
    foreseen,
    harbour,
    legal,
    loading,
    money,
    on_top,
    order,
    pass_harbours,
    play,
    player,
    prestige,
    prices,
    read_news,
    row,
    table,
    told,
    view,
    why,
    words,
)

from comptoir.core.dice import FastDice

RED, GREEN, BLUE, YELLOW = 0, 1, 2, 3


# --- the end of a bidding phase, to which the chapters on the town refer


def example():
    """Red is captain, then Blue, Green and Yellow. Red and Yellow bid the same for the lighthouse; nobody bids on prices."""
    s = table(4, building="lighthouse", ladder=[RED, BLUE, GREEN, YELLOW], money=[4, 8, 6, 12], price="price_01 price_09",
              ships="ship_1_01 ship_1_02 ship_1_04 ship_1_10")  # fmt: skip
    facts = bid(
        s,
        red="5 1.2, 3 1.1, 4 2.1, 2 2.2, 1 1.0",
        green="2 1.2, 4 1.3, 3 1.5, 5 2.3, 1 3.1",
        blue="2 1.2, 3 1.3, 5 2.4, 4 3.2, 1 3.3",
        yellow="3 1.1, 5 3.4, 4 3.2, 2 3.1, 1 2.4",
    )
    return s, facts


@pytest.mark.rule("parking.money")
def test_red_gets_one_coin_for_the_car_park():
    _, facts = example()
    assert [fact for fact in facts if fact["fact"] == "parking"] == [{"fact": "parking", "seat": RED, "money": 1}]


@pytest.mark.rule("bid.tie")
def test_red_wins_the_lighthouse_by_rank():
    s, facts = example()
    assert {"fact": "won", "space": "1.1", "seat": RED, "card": "lighthouse"} in facts
    assert player(s, RED)["plans"] == ["lighthouse"]
    assert player(s, RED)["built"] == []


@pytest.mark.rule("permit.price")
def test_red_has_a_permit_for_nothing_and_green_and_blue_pay_three():
    s, _ = example()
    s.players[RED].money = 6
    assert (view(s)["actors"], player(s, RED)["permit"]) == ([RED], {"price": 0, "extra": 0})
    play(s, "0 build lighthouse a1")
    assert player(s, RED)["permit"] == {"price": 5, "extra": 0}
    play(s, "0 done")
    assert (view(s)["actors"], player(s, BLUE)["permit"]) == ([BLUE], {"price": 3, "extra": 0})
    play(s, "2 done")
    assert (view(s)["actors"], player(s, GREEN)["permit"]) == ([GREEN], {"price": 3, "extra": 0})
    assert foreseen(s, "1 bollard 1")["total"] == 3 + 1
    play(s, "1 bollard 1")
    assert money(s)[GREEN] == 8 - 3 - 1


@pytest.mark.rule("permit.more")
@pytest.mark.parametrize("seat", [RED, GREEN, BLUE])
def test_further_permits_cost_five_each(seat):
    s, _ = example()
    s.players[seat].money = 50
    while s.actor() != seat:
        play(s, f"{s.actor()} done")
    play(s, f"{seat} bollard 1")
    before = money(s)[seat]
    play(s, f"{seat} bollard 4")
    assert money(s)[seat] == before - 5 - 1


@pytest.mark.rule("permit.bidders")
def test_yellow_gets_no_permit_for_any_money():
    s, _ = example()
    s.players[YELLOW].money = 99
    asked = []
    while view(s)["phase"] == "permits":
        asked.append(s.actor())
        assert why(s, "3 bollard 1") == "permit.bidders"
        play(s, f"{s.actor()} done")
    assert asked == [RED, BLUE, GREEN]


def after_the_permits():
    s, _ = example()
    while view(s)["phase"] == "permits":
        play(s, f"{s.actor()} done")
    return s


@pytest.mark.rule("upgrade.price")
def test_blue_could_upgrade_for_one_coin():
    s = after_the_permits()
    assert (s.actor(), view(s)["phase"], legal(s)) == (BLUE, "upgrades", ["upgrade", "decline"])
    seen = foreseen(s, "2 upgrade")
    assert (seen["price"], seen["card"], seen["gone"]) == (1, 5, [1])


@pytest.mark.rule("upgrade.lowest_leaves")
def test_green_takes_another_five_and_puts_the_one_into_the_box():
    s = after_the_permits()
    facts = play(s, "2 decline")
    assert {"fact": "upgraded", "seat": GREEN, "card": 5, "price": 0} in facts
    play(s, "1 keep")
    while view(s)["round"] == 1:
        s.journal = []
        play_any(s)
    assert told(s, "hand") == [{"fact": "hand", "seat": GREEN, "gone": [1], "influence": [2, 3, 4, 5, 5]}]
    assert [player(s, seat)["influence"] for seat in (GREEN, BLUE)] == [[2, 3, 4, 5, 5], [1, 2, 3, 4, 5]]


def play_any(s):
    s.apply(s.actor(), s.legal(s.actor())[-1], FastDice(1))


@pytest.mark.rule("prices.nobody")
def test_nobody_bids_on_prices_so_the_next_card_is_turned_up():
    s = after_the_permits()
    assert view(s)["price"]["card"] == "price_01"
    facts = play(s, "2 decline")
    assert {"fact": "prices", "seat": None, "card": "price_09",
            "prices": {"barrel": 2, "crate": 3, "container": 1, "passenger": 4}} in facts  # fmt: skip
    assert view(s)["price"]["under"][-1] == "price_01"


@pytest.mark.rule("career.swap")
@pytest.mark.rule("career.income")
def test_green_changes_places_with_the_co_pilot():
    s = after_the_permits()
    play(s, "2 decline")
    assert (s.actor(), legal(s)) == (GREEN, ["promote co_pilot", "promote second_mate", "promote cook", "keep"])
    before = money(s)
    facts = play(s, "1 promote second_mate")
    assert view(s)["ladder"] == [RED, GREEN, BLUE, YELLOW]
    assert facts[:2] == [
        {"fact": "promoted", "seat": GREEN, "up": GREEN, "down": BLUE, "ladder": [RED, GREEN, BLUE, YELLOW]},
        {"fact": "income", "money": [4, 3, 2, 1]},
    ]
    assert [now - then for now, then in zip(money(s), before, strict=True)] == [4, 3, 2, 1]


# --- an order is settled: crate 3, container 1, barrel 4


def settling(loaded):
    s = harbour(2)
    prices(s, "price_23")
    s.players[0].money, s.players[0].prestige = 0, 2
    order(s, 0, "a", "order_2_01", loaded, time=1)
    return s


@pytest.mark.rule("settle.sale")
@pytest.mark.rule("settle.bonus")
def test_a_complete_order_brings_eight_and_one_more():
    s = settling("crate container barrel")
    assert (loading(s, 0, "a")["sale"], loading(s, 0, "a")["money"], loading(s, 0, "a")["prestige"]) == (8, 9, 0)
    enter(s)
    assert (money(s)[0], prestige(s)[0]) == (9, 2)


@pytest.mark.rule("settle.penalty")
def test_without_the_container_it_brings_seven_and_costs_prestige():
    s = settling("crate barrel")
    assert (loading(s, 0, "a")["sale"], loading(s, 0, "a")["money"], loading(s, 0, "a")["prestige"]) == (7, 7, -1)
    enter(s)
    assert (money(s)[0], prestige(s)[0]) == (7, 1)


# --- a harbour at the start moors a ship of size one


@pytest.mark.rule("ship.bollards")
def test_the_middle_dock_takes_a_ship_of_size_one_at_the_start():
    assert [dock["size"] for dock in player(table(2), 0)["docks"]] == [0, 1, 0]


# --- newspapers and new cards


@pytest.mark.rule("news.progress")
def test_the_ship_moves_two_spaces():
    s = harbour(4, papers="harbour_dues")
    assert view(s)["track"] == {"start": 4, "position": 4, "end": 20, "step": 2}
    facts = read_news(s)
    assert view(facts)["track"]["position"] == 6
    assert words(told(s))[:2] == ["progress", "newspaper"]


@pytest.mark.rule("refill.shift")
def test_three_players_and_only_the_middle_ship_was_taken():
    s = harbour(3, ships="ship_1_01 - ship_1_03")
    s.ship_pile = on_top(s.ship_pile, s.ships_drawn, SHIP_NAMES, "ship_1_05 ship_1_02")
    read_news(s)
    assert {"fact": "swept", "space": "2.3", "card": "ship_1_03"} in told(s)
    assert row(s, "2") == ["ship_1_02", "ship_1_05", "ship_1_01"]


# --- the end


@pytest.mark.rule("end.score")
def test_sixty_five_coins_and_fifteen_prestige_are_975_points():
    s = harbour(2, papers="harbour_dues")
    s.players[0].money, s.players[0].prestige = 65, 15
    s.track = s.edition.track_end - 1
    read_news(s)
    assert view(s)["phase"] == "over"
    assert s.scores()[0] == 975
    assert s.ranking() == [1, 2]


@pytest.mark.rule("prestige.count")
def test_two_ships_and_a_building_are_counted():
    s = harbour(2)
    dock(s, 0, 1, "ship_1_01")
    dock(s, 0, 2, "ship_1_03")
    enter(s)
    pass_harbours(s)
    assert prestige(s)[0] == 1 + 2
