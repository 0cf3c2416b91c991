"""Fetishes at a single table, rule by rule."""

import pytest
from games.fische.positions import can, goods, inside, legal, own, play, player, price, prices, told, view, why, words

FRIDOLIN, FRIESE, FRANK = 2, 14, 26
ALL = "fish cigarettes burgers fennel booze"
FIVE = [f"offer {good} 1" for good in ALL.split()]


def at(number, goods, owned="", bonus=""):
    s = own(inside(number), 0, goods=goods, fetishes=owned, bonus=bonus)
    if number != FRIDOLIN:
        s.boards[0].kiosk[1] = 12  # Fridolin is not in play
    return s


@pytest.mark.rule("fetish.cost")
@pytest.mark.parametrize(("owned", "short"), [("", 2), ("idol_1", 3), ("idol_1 idol_2", 4)])
def test_with_a_token_too_few_there_is_no_fetish(owned, short):
    s = at(FRIDOLIN, " ".join(["booze"] * short), owned)
    assert can(s, "fetish") == []
    assert why(s, "0 fetish idol_3") == "fetish.cost"


@pytest.mark.rule("fetish.cost")
def test_nobody_pays_more_than_the_cost():
    s = at(FRIDOLIN, "fish fish fish fish fish")
    play(s, "0 fetish idol_1")
    assert why(s, "0 offer fish 4") == why(s, "0 offer fish 2") == "fetish.payment"
    play(s, "0 offer fish 3")
    assert goods(s, 0) == ["fish", "fish"]


@pytest.mark.rule("fetish.payment")
def test_fridolin_wants_tokens_of_one_good():
    assert can(at(FRIDOLIN, "fish fish booze booze fennel"), "fetish") == []
    s = at(FRIDOLIN, "fish fish fish booze booze booze")
    play(s, "0 fetish idol_1")
    assert legal(s) == ["offer fish 3", "offer booze 3"]


@pytest.mark.rule("fetish.payment")
def test_friese_wants_them_all_different():
    assert can(at(FRIESE, "fish fish fish booze booze"), "fetish") == []
    s = at(FRIESE, "fish fish booze fennel burgers")
    play(s, "0 fetish idol_1", "0 offer booze 1")
    assert why(s, "0 offer booze 1") == "fetish.payment"
    play(s, "0 offer fish 1", "0 offer burgers 1")
    assert goods(s, 0) == ["fish", "fennel"]


@pytest.mark.rule("fetish.payment")
@pytest.mark.parametrize(("owned", "number"), [("", 3), ("idol_1", 4), ("idol_1 idol_2", 5)])
def test_friese_wants_three_four_and_five_goods(owned, number):
    enough = " ".join(ALL.split()[:number])
    too_few = " ".join([*ALL.split()[: number - 1], "fish"])
    assert can(at(FRIESE, enough, owned), "fetish") != []
    assert can(at(FRIESE, too_few, owned), "fetish") == []


@pytest.mark.rule("fetish.payment")
@pytest.mark.parametrize(
    ("owned", "have", "enough"),
    [
        ("", "fish fish booze", True),
        ("", "fish fish fish", False),
        ("", "fish booze fennel", False),
        ("idol_1", "fish fish booze booze", True),
        ("idol_1", "fish fish fish booze", False),
        ("idol_1 idol_2", "fish fish fish booze booze", True),
        ("idol_1 idol_2", "fish fish booze booze fennel", False),
        ("idol_1 idol_2", "fish fish fish fish booze", False),
    ],
)
def test_frank_wants_two_goods_two_and_one_two_and_two_three_and_two(owned, have, enough):
    assert (can(at(FRANK, have, owned), "fetish") != []) == enough


@pytest.mark.rule("fetish.payment")
def test_the_buyer_chooses_which_good_gives_the_larger_part():
    s = at(FRANK, "fish fish booze booze")
    play(s, "0 fetish idol_1")
    assert legal(s) == ["offer fish 1", "offer fish 2", "offer booze 1", "offer booze 2"]
    play(s, "0 offer fish 1")
    assert legal(s) == ["offer booze 2"]


@pytest.mark.rule("fetish.payment")
def test_no_part_may_make_the_other_impossible():
    s = at(FRANK, "fish fish booze")
    play(s, "0 fetish idol_1")
    assert legal(s) == ["offer fish 2", "offer booze 1"]


@pytest.mark.rule("fetish.payment")
def test_a_payment_that_was_begun_is_completed():
    s = at(FRANK, "fish fish booze", bonus="price")
    play(s, "0 fetish idol_1", "0 offer fish 2")
    assert why(s, "0 done") == "fetish.payment"
    assert why(s, "0 bonus-price fish up") == "bonus.timing"


@pytest.mark.rule("fetish.payment")
@pytest.mark.parametrize("owned", ["", "idol_1"])
def test_nothing_is_offered_before_a_fetish_is_named(owned):
    assert why(at(FRIDOLIN, "fish fish fish fish", owned), "0 offer fish 3") == "fetish.payment"


@pytest.mark.rule("fetish.one_per_turn")
def test_a_second_fetish_must_wait_for_another_turn():
    s = at(FRIDOLIN, "fish fish fish booze booze booze booze")
    play(s, "0 fetish idol_1", "0 offer fish 3")
    play(s, f"0 {legal(s)[0]}")
    assert can(s, "fetish") == []
    assert why(s, "0 fetish idol_2") == "fetish.one_per_turn"


@pytest.mark.rule("fetish.kinds")
def test_the_three_are_of_different_kinds_at_ones_choice():
    assert can(at(FRIDOLIN, "fish fish fish"), "fetish") == ["fetish idol_1", "fetish idol_2", "fetish idol_3"]
    s = at(FRIDOLIN, "fish fish fish fish", "idol_2")
    assert can(s, "fetish") == ["fetish idol_1", "fetish idol_3"]
    assert why(s, "0 fetish idol_2") == "fetish.kinds"


@pytest.mark.rule("fetish.kinds")
def test_everybody_may_have_the_same_kind():
    s = own(at(FRIDOLIN, "fish fish fish"), 1, fetishes="idol_1")
    own(s, 2, fetishes="idol_1")
    assert why(s, "0 fetish idol_1") == ""


@pytest.mark.rule("fetish.fall")
def test_the_tokens_go_to_the_reserve_and_the_price_falls_once():
    s = prices(at(FRIDOLIN, "fish fish fish fish", "idol_1"), fish=100)
    before = view(s)["reserve"]["fish"]
    play(s, "0 fetish idol_2", "0 offer fish 4")
    assert view(s)["reserve"]["fish"] == before + 4
    assert price(s, "fish") == 50


@pytest.mark.rule("fetish.fall")
def test_each_good_handed_in_falls_from_its_own_level():
    s = prices(at(FRIESE, "fish booze fennel"), fish=150, booze=20, fennel=80)
    play(s, "0 fetish idol_1", "0 offer fish 1", "0 offer booze 1")
    assert price(s, "fish") == 150  # only when all is paid
    play(s, "0 offer fennel 1")
    assert [price(s, good) for good in ALL.split()] == [60, 50, 50, 50, 10]


@pytest.mark.rule("fetish.bonus")
def test_two_bonus_tokens_are_drawn_and_one_is_kept():
    s = at(FRIDOLIN, "fish fish fish")
    play(s, "0 fetish idol_1", "0 offer fish 3")
    drawn = view(s, 0)["draw"]
    assert len(drawn) == 2
    assert why(s, "0 done") == "fetish.bonus"
    play(s, f"0 keep {drawn[1]}")
    assert view(s, 0)["hand"] == [drawn[1]]
    assert view(s)["pool"] == 10


@pytest.mark.rule("fetish.bonus")
def test_the_token_may_be_played_in_the_same_turn():
    s = at(FRIDOLIN, "fish fish fish")
    play(s, "0 fetish idol_1", "0 offer fish 3")
    s.players[0].hand[6] = 1  # a price token
    play(s, "0 keep price", "0 bonus-price fish up")
    assert price(s, "fish") == 50


@pytest.mark.rule("fetish.bonus")
@pytest.mark.parametrize("pooled", [0, 1])
def test_with_fewer_than_two_in_the_pool_one_draws_what_is_there(pooled):
    s = at(FRIDOLIN, "fish fish fish")
    s.boards[0].pooled = pooled
    play(s, "0 fetish idol_1", "0 offer fish 3")
    while can(s, "keep"):
        play(s, f"0 {can(s, 'keep')[0]}")
    assert player(s, 0)["bonus"] == pooled
    assert view(s)["pool"] == 0
    assert player(s, 0)["fetishes"] == ["idol_1"]


@pytest.mark.rule("fetish.bonus")
def test_with_the_third_fetish_none_is_drawn():
    s = at(FRIESE, ALL, "idol_1 idol_2")
    play(s, "0 fetish idol_3", *[f"0 {part}" for part in FIVE])
    assert "drew" not in words(told(s, viewer=0))
    assert s.actor() == -1


@pytest.mark.rule("extra.compulsory")
def test_fetishists_have_no_extra_action():
    for number in (FRIDOLIN, FRIESE, FRANK):
        s = at(number, "fish")
        before = view(s)["prices"], view(s)["reserve"]
        play(s, "0 done")
        assert (view(s)["prices"], view(s)["reserve"]) == before
        assert s.actor() == 1
