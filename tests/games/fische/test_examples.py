"""The worked examples of the rulebook."""

import pytest
from games.fische.positions import (
    can,
    ends,
    foreseen,
    goods,
    inside,
    legal,
    own,
    play,
    player,
    points,
    price,
    prices,
    put,
    stock,
    stock_of,
    table,
    told,
    view,
    why,
)

A, B, C = 0, 1, 2


# --- movement: A in the port, B beside it, C in a kiosk; ferries at their anchors


def harbour(a="port", b="s3", c="k1"):
    return put(table(3), seat_0=a, seat_1=b, seat_2=c)


def turn_of_b(**pawns):
    s = harbour(**pawns)
    play(s, "0 stop")
    return points(s, 3, seat=B)


@pytest.mark.rule("move.walk")
@pytest.mark.parametrize(("case", "way"), [("c1", "s1 bs c1"), ("bse", "s2 k12 bse")])
def test_example_1_three_cells_on_foot(case, way):
    s = harbour()
    assert case in ends(s, A, calls=False)
    play(s, *[f"0 walk {cell}" for cell in way.split()])
    assert view(s)["points"] == 0
    assert view(s)["players"][A]["cell"] == case


@pytest.mark.rule("move.jump")
def test_example_2_an_occupied_cell_does_not_count():
    assert "cw" in ends(harbour(), A, calls=False)
    assert "cw" not in ends(harbour(c="k9"), A, calls=False)


@pytest.mark.rule("move.jump")
def test_example_2_step_by_step():
    s = harbour()
    play(s, "0 walk s1", "0 walk bs", "0 walk cw")
    assert view(s)["points"] == 0


@pytest.mark.rule("ferry.pass")
def test_example_3_the_stage_before_b_is_passed():
    s = harbour()
    assert can(s, "ride") == ["ride s3", "ride w4", "ride e4"]
    play(s, "0 ride w4", "0 walk w3", "0 walk k7", "0 stop")
    assert view(s)["players"][A]["cell"] == "k7"


@pytest.mark.rule("ferry.pass")
def test_example_3_needs_b():
    assert "k7" in ends(harbour(), A)
    assert "k7" not in ends(harbour(b="s2"), A)


@pytest.mark.rule("ferry.call")
def test_example_4_two_calls_and_a_ride():
    s = turn_of_b()
    play(s, "1 ferry cse port", "1 ferry port s3", "1 ride cse", "1 stop")
    assert view(s)["players"][B]["cell"] == "cse"
    assert view(s)["players"][B]["florins"] == 130


@pytest.mark.rule("ferry.call")
def test_example_4_needs_a_in_the_port_and_twenty_florins():
    assert "cse" in ends(turn_of_b(), B)
    assert "cse" not in ends(turn_of_b(), B, calls=False)
    assert "cse" not in ends(turn_of_b(a="s2"), B)
    assert "cse" not in ends(own(turn_of_b(), B, florins=10), B)


@pytest.mark.rule("move.first_round")
def test_the_first_round_gives_three_to_seven_points():
    s = table(5)
    given = []
    for seat in range(5):
        given.append(view(s)["points"])
        play(s, f"{seat} stop")
    assert given == [3, 4, 5, 6, 7]
    assert view(s)["points"] == 3


# --- the three specimen kiosks


@pytest.mark.rule("produce.all")
def test_a_stop_at_fraukes_produces_fennel_and_fish():
    s = put(table(3), seat_0="bs")
    facts = play(s, "0 walk k1", "0 stop", "0 done")
    produced = {(fact["kiosk"], fact["good"]) for fact in facts if fact["fact"] == "produced"}
    assert produced == {("kiosk_5", "fennel"), ("kiosk_6", "fish"), ("kiosk_11", "fish")}


@pytest.mark.rule("changer.exchange")
def test_franziskus_gives_two_burgers_for_a_fennel():
    s = own(inside(4), 0, goods="fennel")
    play(s, "0 exchange fennel burgers")
    assert goods(s, 0) == ["burgers", "burgers"]


@pytest.mark.rule("changer.twice")
def test_two_tokens_bring_four_and_a_third_stays():
    s = own(inside(4), 0, goods="fennel fennel fennel")
    play(s, "0 exchange fennel burgers", "0 exchange fennel burgers")
    assert goods(s, 0) == ["burgers"] * 4 + ["fennel"]
    assert why(s, "0 exchange fennel burgers") == "changer.twice"


@pytest.mark.rule("action.price_change")
@pytest.mark.parametrize(("way", "after"), [("up", 80), ("down", 30)])
def test_franziskus_moves_a_price_of_ones_choice(way, after):
    s = inside(4)
    play(s, "0 done", f"0 price booze {way}")
    assert price(s, "booze") == after


@pytest.mark.rule("fetish.cost")
@pytest.mark.parametrize(("owned", "cost"), [("", 3), ("idol_1", 4), ("idol_1 idol_2", 5)])
def test_fridolin_asks_for_three_four_and_five_alike(owned, cost):
    s = own(inside(2), 0, goods=" ".join(["fish"] * 5), fetishes=owned)
    play(s, "0 fetish idol_3")
    assert legal(s) == [f"offer fish {cost}"]


# --- prices


@pytest.mark.rule("merchant.price")
def test_at_the_start_a_token_costs_forty():
    s = inside(1)
    play(s, "0 buy cigarettes 1")
    assert player(s, 0)["florins"] == 110


def three_fish():
    return prices(stock(inside(6), "k1", fish=3), fish=100)


@pytest.mark.rule("merchant.price")
def test_three_in_stock_at_a_hundred_cost_fifty():
    assert foreseen(three_fish(), "0 buy fish 1")["unit"] == 50


@pytest.mark.rule("merchant.buy")
def test_two_of_them_cost_a_hundred():
    s = three_fish()
    play(s, "0 buy fish 2")
    assert player(s, 0)["florins"] == 50
    assert stock_of(s, "k1") == {"fish": 1}
    assert price(s, "fish") == 100


@pytest.mark.rule("merchant.fall")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_sale_at_fifty_lowers_the_price_to_thirty_however_many_are_sold(number):
    s = own(inside(1), 0, goods="burgers burgers burgers", florins=0)
    play(s, f"0 sell burgers {number}")
    assert player(s, 0)["florins"] == 50 * number
    assert price(s, "burgers") == 30


@pytest.mark.rule("price.rise")
def test_a_rise_at_sixty_gives_a_hundred():
    s = prices(inside(4), fennel=60)
    play(s, "0 done", "0 price fennel up")
    assert price(s, "fennel") == 100


@pytest.mark.rule("price.overflow")
def test_beyond_a_hundred_and_fifty_the_good_is_produced():
    s = prices(inside(4), fennel=150)
    play(s, "0 done", "0 price fennel up")
    assert price(s, "fennel") == 150
    assert stock_of(s, "k5") == {"fennel": 2}
    assert told(s, "overflow") == [{"fact": "overflow", "good": "fennel"}]


@pytest.mark.rule("bonus.timing")
def test_two_points_a_bonus_token_and_the_third_point():
    s = own(table(3), 0, bonus="price")
    play(s, "0 walk s1", "0 walk bs", "0 bonus-price fish up", "0 walk c1")
    assert view(s)["points"] == 0
    assert price(s, "fish") == 80


# --- the fetishists' combinations


@pytest.mark.rule("fetish.payment")
@pytest.mark.parametrize(
    ("kiosk", "owned", "have", "parts"),
    [
        (14, "", "fish fish booze fennel", ["offer fish 1", "offer booze 1", "offer fennel 1"]),
        (
            14,
            "idol_1 idol_2",
            "fish booze fennel burgers cigarettes",
            [f"offer {g} 1" for g in ["fish", "cigarettes", "burgers", "fennel", "booze"]],
        ),
        (26, "", "fish fish booze", ["offer fish 2", "offer booze 1"]),
        (26, "idol_1", "fish fish booze booze", ["offer fish 2", "offer booze 2"]),
        (26, "idol_1 idol_2", "fish fish fish booze booze", ["offer booze 2", "offer fish 3"]),
    ],
)
def test_friese_wants_all_different_and_frank_two_kinds(kiosk, owned, have, parts):
    s = own(inside(kiosk), 0, goods=have, fetishes=owned)
    s.boards[0].kiosk[1] = 12  # Fridolin is not in play
    play(s, "0 fetish idol_3", *[f"0 {part}" for part in parts])
    assert "idol_3" in player(s, 0)["fetishes"]
