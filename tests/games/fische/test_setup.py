"""Set-up, rule by rule."""

from collections import Counter

import pytest
from games.fische.positions import GAME, board, fresh, kiosks, legal, play, player, table, told, view, why

from comptoir.core.dice import SeedDice
from comptoir.games.fische.cards import BONUS_NAMES, KIOSK_NAMES

ANCHORS = {"port": 1, "cw": 1, "w1": 1, "cne": 1, "ce": 1, "cse": 1}


def numbers(s, name="a"):
    return [KIOSK_NAMES.index(kiosk) + 1 for kiosk in kiosks(s, name)]


def chosen(s):
    """Everybody keeps the first token drawn."""
    for seat in range(s.seats):
        play(s, f"{seat} {legal(s, seat)[0]}")
    return s


@pytest.mark.rule("setup.tables")
@pytest.mark.parametrize(
    ("players", "spread"),
    [(2, [2]), (5, [5]), (6, [3, 3]), (7, [4, 3]), (10, [5, 5]), (11, [4, 4, 3]), (13, [5, 4, 4]), (15, [5, 5, 5])],
)
def test_players_are_spread_evenly_over_one_two_or_three_tables(players, spread):
    sitting = [entry["seats"] for entry in view(fresh(players))["tables"]]
    assert sorted(map(len, sitting), reverse=True) == spread
    assert sorted(seat for seats in sitting for seat in seats) == list(range(players))


@pytest.mark.rule("setup.tables")
def test_who_sits_where_is_drawn_by_lot():
    assert len({tuple(view(fresh(6, seed=str(k)))["tables"][0]["seats"]) for k in range(20)}) > 5


@pytest.mark.rule("setup.tables")
def test_each_table_is_a_game_of_its_own():
    s = fresh(6)
    assert kiosks(s, "a") != kiosks(s, "b")
    for gallery in (-1, -2):
        assert sum(view(s, gallery)["ferries"].values()) == 6
        assert sum(view(s, gallery)["reserve"].values()) + sum(sum(k["stock"].values()) for k in view(s, gallery)["kiosks"]) == 65


@pytest.mark.rule("setup.tables")
def test_there_is_no_second_table_for_five():
    assert why(table(5), "0 change b") == "setup.tables"


@pytest.mark.rule("setup.kiosks")
def test_twelve_consecutive_kiosks_of_which_one_is_a_fetishist():
    firsts = set()
    for seed in range(60):
        laid = numbers(fresh(2, seed=str(seed)))
        cut = next(first for first in laid if first - 1 not in laid and (first != 1 or 36 not in laid))
        assert sorted(laid) == sorted((cut - 1 + k) % 36 + 1 for k in range(12))
        assert len({2, 14, 26} & set(laid)) == 1
        firsts.add(cut)
    assert len(firsts) > 20


@pytest.mark.rule("setup.kiosks")
def test_they_are_shuffled_onto_the_places():
    laid = numbers(fresh(2))
    assert laid != sorted(laid)
    assert len({tuple(numbers(fresh(2, seed=str(k), first_game="on"))) for k in range(10)}) == 10


@pytest.mark.rule("setup.first_game")
def test_the_first_game_uses_kiosks_one_to_twelve():
    s = fresh(11, first_game="on")
    for name in "abc":
        assert sorted(numbers(s, name)) == list(range(1, 13))


@pytest.mark.rule("setup.stock")
def test_each_merchant_has_one_token_and_nobody_else_any():
    for seed in range(10):
        for kiosk in view(fresh(3, seed=str(seed)))["kiosks"]:
            assert sum(kiosk["stock"].values()) == (kiosk["type"] == "merchant")


@pytest.mark.rule("setup.stock")
def test_thirteen_tokens_of_each_good_lie_with_merchants_and_in_the_reserve():
    s = fresh(3)
    for good, left in view(s)["reserve"].items():
        assert left + sum(kiosk["stock"][good] for kiosk in view(s)["kiosks"]) == 13


@pytest.mark.rule("setup.stock")
def test_the_token_is_of_the_good_that_the_merchant_sells():
    s = table(3)
    found = {k["place"]: good for k in view(s)["kiosks"] for good, n in k["stock"].items() if n}
    assert (found["k1"], found["k5"]) == ("cigarettes", "fennel")


@pytest.mark.rule("setup.prices")
def test_all_goods_cost_fifty():
    assert set(view(fresh(4))["prices"].values()) == {50}
    assert list(GAME.standard.price) == [10, 20, 30, 40, 50, 60, 80, 100, 120, 150]


@pytest.mark.rule("setup.purse")
def test_everybody_has_a_hundred_and_fifty_florins_and_a_pawn_in_the_port():
    s = fresh(5)
    for seat in range(5):
        assert (player(s, seat)["florins"], player(s, seat)["cell"]) == (150, "port")
        assert sum(player(s, seat)["goods"].values()) == 0
        assert player(s, seat)["fetishes"] == []


@pytest.mark.rule("setup.ferries")
def test_six_ferries_lie_at_the_anchors():
    assert {stage: n for stage, n in view(fresh(2))["ferries"].items() if n} == ANCHORS


@pytest.mark.rule("setup.bonus")
def test_there_are_eleven_tokens_and_three_of_them_are_movement():
    assert dict(zip(BONUS_NAMES, GAME.standard.bonus, strict=True)) == {"plus2": 3, "price": 2, "exchange": 2, "closed": 2, "purchase": 2}


@pytest.mark.rule("setup.bonus")
def test_everybody_draws_two_and_keeps_one():
    s = fresh(5)
    assert s.actors() == [0, 1, 2, 3, 4]
    drawn = [view(s, seat)["draw"] for seat in range(5)]
    assert all(len(two) == 2 for two in drawn)
    play(s, f"3 keep {drawn[3][1]}")
    assert view(s, 3)["hand"] == [drawn[3][1]]
    assert view(s, 3)["aside"] == drawn[3][0]
    assert s.actors() == [0, 1, 2, 4]


@pytest.mark.rule("setup.bonus")
def test_only_one_of_the_two_drawn_can_be_kept():
    s = fresh(3)
    drawn = view(s, 0)["draw"]
    for name in BONUS_NAMES:
        assert why(s, f"0 keep {name}") == ("" if name in drawn else "setup.bonus")
    play(s, f"0 keep {drawn[0]}")
    assert why(s, f"0 keep {drawn[1]}") == why(s, "0 stop") == "setup.bonus"


@pytest.mark.rule("setup.bonus")
def test_what_is_put_back_stays_aside_until_all_have_chosen():
    s = fresh(3)
    assert view(s)["pool"] == 5
    play(s, f"0 {legal(s, 0)[0]}", f"1 {legal(s, 1)[0]}")
    assert view(s)["pool"] == 5
    play(s, f"2 {legal(s, 2)[0]}")
    assert view(s)["pool"] == 8
    assert view(s)["phase"] == "moving"


@pytest.mark.rule("setup.bonus")
def test_no_token_is_lost():
    s = chosen(fresh(4))
    b = board(s)
    found = Counter(BONUS_NAMES[b.pool[k]] for k in range(b.pooled)) + Counter(view(s, seat)["hand"][0] for seat in range(4))
    assert found == dict(zip(BONUS_NAMES, GAME.standard.bonus, strict=True))


@pytest.mark.rule("setup.order")
def test_the_order_is_drawn_by_lot_at_each_table():
    firsts = {view(chosen(fresh(3, seed=str(k))))["order"][0] for k in range(20)}
    assert firsts == {0, 1, 2}


@pytest.mark.rule("setup.order")
def test_the_order_is_told_with_the_layout():
    s = fresh(4)
    assert told(s, "laid_out")[0]["order"] == view(chosen(s))["order"]


@pytest.mark.rule("setup.kiosks")
def test_the_same_seed_lays_the_same_table():
    options = GAME.meta.choose({})
    one, other = (GAME.setup(3, GAME.standard, options, SeedDice("x", 0)) for _ in range(2))
    assert one.checksum() == other.checksum()
