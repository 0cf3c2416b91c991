from collections import Counter

import pytest
from games.speicherstadt.positions import bag, fresh, loading, pass_round, pile, row, selling, table, view

from comptoir.core.dice import FastDice

VIEWERS = [-1, 0, 1, 2]
GOODS = {"coffee", "tea", "saffron", "rubber", "carpet"}
SPRING = {
    "counting_office_2", "fireman_b1", "fireman_b2", "fireman_b3", "contract_b1", "contract_b2", "contract_b3",
    "fire_1", "ship_1", "ship_2", "ship_3", "ship_4", "ship_5",
}  # fmt: skip
SUMMER = {
    "bank", "fireman_c1", "fireman_c2", "contract_c1", "contract_c2", "contract_c3", "contract_c4",
    "fire_2", "ship_6", "ship_7", "ship_8", "ship_9", "ship_10",
}  # fmt: skip
WINTER = {
    "counting_office_1", "fireman_a1", "fireman_a2", "contract_a1", "contract_a2", "contract_a3",
    "coffee_roaster", "tea_taster", "spice_trader", "vulcanizer", "carpet_trader", "warehouse",
}  # fmt: skip
AUTUMN_WITH_THREE = {
    "counting_office_3", "counting_office_4", "fireman_d2", "fireman_d3", "chamber_of_commerce", "st_michaelis", "port",
    "fire_3", "ship_11", "ship_12", "ship_13", "ship_14", "ship_15",
}  # fmt: skip


def redealt(s, times, viewer=0):
    dice = FastDice(7)
    for _ in range(times):
        t = s.clone()
        t.redeal(viewer, dice)
        yield t


def secrets(s, place):
    return [secret for name, secret in s.hidden(0).items() if name.startswith(place)]


@pytest.mark.rule("setup.pile")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_only_unseen_cards_and_unseen_cubes_are_hidden_from_everybody(viewer):
    assert len(fresh(3).hidden(viewer)) == 48 + 45


@pytest.mark.rule("setup.pile")
def test_an_unseen_card_may_be_any_unseen_card_of_its_season():
    s = fresh(3)
    winter = WINTER - set(row(s))
    seasons = [winter] * 8 + [SPRING] * 13 + [SUMMER] * 13 + [AUTUMN_WITH_THREE] * 13 + [{"fire_4"}]
    assert [set(secret.possible) for secret in secrets(s, "pile")] == seasons


@pytest.mark.rule("setup.pile")
def test_what_lies_hidden_is_among_what_is_possible():
    s = fresh(3)
    assert [secret.value for secret in secrets(s, "pile")] == pile(s)
    assert all(secret.value in secret.possible for secret in s.hidden(0).values())


@pytest.mark.rule("setup.pile")
def test_the_contents_of_the_seasons_are_public():
    s = fresh(3)
    assert set(view(s)["unseen"]) == (WINTER - set(row(s))) | SPRING | SUMMER | AUTUMN_WITH_THREE | {"fire_4"}
    assert view(s)["pile"] == {"winter": 8, "spring": 13, "summer": 13, "autumn": 13, "end": 1}


@pytest.mark.rule("setup.pile")
def test_the_last_unseen_card_of_a_season_is_known():
    s = table("warehouse", "tea_taster", "vulcanizer", "contract_a1", "fire_3", "fire_4", only=True)
    assert [secret.possible for secret in secrets(s, "pile")] == [["fire_3"], ["fire_4"]]


@pytest.mark.rule("setup.bag")
def test_an_unseen_cube_may_be_of_any_kind_left_in_the_bag():
    assert [set(secret.possible) for secret in secrets(fresh(3), "bag")] == [GOODS] * 45


@pytest.mark.rule("setup.bag")
def test_a_kind_that_has_left_the_bag_is_no_longer_possible():
    s = loading(stock=" ".join(["tea"] * 9))
    assert {good for secret in secrets(s, "bag") for good in secret.possible} == GOODS - {"tea"}


@pytest.mark.rule("supply.ship")
def test_cubes_on_a_ship_are_seen():
    s = table("ship_1", cubes="tea tea rubber")
    assert len(secrets(s, "bag")) == 42
    assert all(view(t)["row"][0]["cubes"] == ["tea", "tea", "rubber"] for t in redealt(s, 50))


@pytest.mark.rule("setup.pile")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_redeal_changes_nothing_that_can_be_seen(viewer):
    s = selling("01", "2", cards=["ship_1", "warehouse"], hold={0: ["ship_2", "contract_a1"]})
    for t in redealt(s, 20, viewer):
        assert t.view(viewer) == s.view(viewer)
        assert {**t.dump(), "pile": 0, "bag": 0} == {**s.dump(), "pile": 0, "bag": 0}


@pytest.mark.rule("setup.pile")
def test_a_redeal_leaves_turned_up_cards_and_taken_cubes_where_they_were():
    s = fresh(3)
    pass_round(s)
    pass_round(s)
    pass_round(s)
    pass_round(s)
    for t in redealt(s, 20):
        assert list(t.pile[: t.drawn]) == list(s.pile[: s.drawn])
        assert list(t.bag[: t.unpacked]) == list(s.bag[: s.unpacked])
        assert sorted(pile(t)) == sorted(pile(s))
        assert sorted(bag(t)) == sorted(bag(s))


@pytest.mark.rule("setup.pile")
def test_a_redeal_keeps_every_card_in_its_season():
    for t in redealt(fresh(3), 50):
        cards = pile(t)
        assert set(cards[8:21]) == SPRING
        assert set(cards[21:34]) == SUMMER
        assert set(cards[34:47]) == AUTUMN_WITH_THREE
        assert cards[47] == "fire_4"


@pytest.mark.rule("setup.pile")
def test_a_redeal_does_not_touch_the_table_it_was_cloned_from():
    s = fresh(3)
    before = s.checksum()
    assert {t.checksum() == before for t in redealt(s, 5)} == {False}
    assert s.checksum() == before


@pytest.mark.rule("setup.pile")
@pytest.mark.parametrize(("depth", "cards"), [(0, 8), (7, 8), (8, 13), (20, 13), (34, 13)])
def test_every_card_of_a_season_is_equally_likely_at_every_depth(depth, cards):
    found = Counter(pile(t)[depth] for t in redealt(fresh(3), 2600))
    assert len(found) == cards
    assert all(0.6 < n * cards / 2600 < 1.4 for n in found.values())


@pytest.mark.rule("setup.bag")
def test_every_cube_left_is_equally_likely_to_come_out_next():
    s = loading(stock="tea tea tea tea tea tea saffron saffron saffron")
    found = Counter(bag(t)[0] for t in redealt(s, 3600))
    expected = {"coffee": 900, "tea": 300, "saffron": 600, "rubber": 900, "carpet": 900}
    assert all(0.8 < found[good] / n < 1.2 for good, n in expected.items())


@pytest.mark.rule("setup.pile")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everything_that_lies_open_is_seen_by_everybody(viewer):
    s = loading("warehouse", dock="tea", hall="rubber", warehouse="coffee", stock="carpet")
    seen = s.view(viewer)
    assert seen == view(s)
    assert seen["players"][0]["coins"] == 5
    assert (seen["players"][0]["dock"], seen["players"][0]["hall"]) == (["tea"], ["rubber"])
    assert seen["players"][0]["warehouse"] == ["coffee"]
    assert seen["stock"]["carpet"] == 1


@pytest.mark.rule("setup.pile")
def test_a_view_does_not_tell_the_order_of_the_pile():
    s = fresh(3)
    views = [view(t)["unseen"] for t in redealt(s, 20)]
    assert all(unseen == views[0] for unseen in views)
