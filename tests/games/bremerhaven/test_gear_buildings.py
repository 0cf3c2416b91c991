"""Buildings that produce or store."""

import pytest
from games.bremerhaven.positions import at_work, bid, built, cell, dock, foreseen, legal, loading, money, order, play, player, put, why

FULL = {"a2": "barrel", "a3": "barrel", "b1": "barrel", "b2": "barrel", "b3": "barrel"}


def owning(name, furnish=None, **more):
    """Seat 0 has this building in a1."""

    def both(s):
        built(s, 0, a1=name)
        if furnish:
            furnish(s)

    return at_work(both, **more)


# --- producers


@pytest.mark.parametrize(("name", "good", "cost", "prestige"), [
    pytest.param("refinery", "barrel", 0, 1, marks=pytest.mark.rule("building.refinery")),
    pytest.param("crate_works", "crate", 0, 0, marks=pytest.mark.rule("building.crate_works")),
    pytest.param("container_depot", "container", 1, 0, marks=pytest.mark.rule("building.container_depot")),
    pytest.param("emigrant_house", "passenger", 0, 1, marks=pytest.mark.rule("building.emigrant_house")),
])  # fmt: skip
def test_a_producer_puts_its_good_into_storage(name, good, cost, prestige):
    s = owning(name)
    assert player(s, 0)["prestige_now"] == prestige
    assert legal(s, 0) == [*(f"produce {name} {place}" for place in ("b1", "a2", "b2", "a3", "b3")), "done"]
    assert play(s, f"0 produce {name} b3") == [
        {"fact": "produced", "seat": 0, "building": name, "good": good, "cell": "b3", "cost": cost},
    ]
    assert (cell(s, 0, "b3")["goods"], money(s)[0]) == ([good], 9 - cost)


@pytest.mark.rule("building.refinery")
def test_the_refinery_may_stand_still():
    s = owning("refinery")
    play(s, "0 done")
    assert all(place["goods"] == [] for place in player(s, 0)["cells"])


@pytest.mark.rule("building.refinery")
def test_the_refinery_fills_the_warehouse():
    s = owning("refinery", lambda s: [built(s, 0, c1="warehouse"), put(s, 0, **FULL)])
    play(s, "0 produce refinery c1")
    assert cell(s, 0, "c1")["goods"] == ["barrel"]


@pytest.mark.rule("building.crate_works")
def test_a_crate_joins_a_single_crate_or_the_warehouse():
    s = owning("crate_works", lambda s: [built(s, 0, c1="warehouse"), put(s, 0, **{**FULL, "b3": "crate", "c1": "crate crate"})])
    assert legal(s, 0) == ["produce crate_works c1", "produce crate_works b3", "done"]


@pytest.mark.rule("building.container_depot")
def test_a_container_must_be_paid_from_cash():
    s = owning("container_depot", lambda s: [built(s, 0, c1="fish_hall")], money=[0, 0])
    s.players[0].deposit = 9
    assert why(s, "0 produce container_depot b1") == "building.container_depot"
    play(s, "0 collect fish_hall")  # two coins: now the depot can work
    play(s, "0 produce container_depot b1")
    assert money(s)[0] == 1


@pytest.mark.rule("building.emigrant_house")
def test_a_passenger_may_go_to_the_hotel():
    s = owning("emigrant_house", lambda s: [built(s, 0, c1="harbour_hotel"), put(s, 0, **FULL)])
    assert legal(s, 0) == ["produce emigrant_house c1", "done"]


@pytest.mark.rule("building.emigrant_house")
def test_a_passenger_just_come_pays_at_the_hotel_in_the_same_round():
    s = owning("emigrant_house", lambda s: built(s, 0, c1="harbour_hotel"))
    play(s, "0 produce emigrant_house c1", "0 collect harbour_hotel")
    assert money(s)[0] == 10


# --- earners


@pytest.mark.rule("building.fish_hall")
@pytest.mark.parametrize(("ships", "coins"), [(0, 2), (1, 2), (2, 1)])
def test_the_fish_hall_brings_a_coin_per_empty_dock_at_most_two(ships, coins):
    s = owning("fish_hall", lambda s: [dock(s, 0, number + 1, f"ship_1_0{number + 1}") for number in range(ships)])
    assert play(s, "0 collect fish_hall")[0] == {"fact": "collected", "seat": 0, "building": "fish_hall", "money": coins}
    assert money(s)[0] == 9 + coins


@pytest.mark.rule("building.fish_hall")
def test_without_an_empty_dock_the_fish_hall_brings_nothing():
    s = owning("fish_hall", lambda s: [dock(s, 0, number, f"ship_1_0{number}") for number in (1, 2, 3)])
    assert player(s, 0)["step"] == "moving"


@pytest.mark.rule("building.harbour_hotel")
def test_the_hotel_stores_three_passengers_and_nothing_else():
    s = owning("harbour_hotel", lambda s: put(s, 0, a1="passenger passenger", a2="passenger", a3="passenger", b1="crate"))
    play(s, "0 done")
    assert cell(s, 0, "a1")["room"] == ["passenger"]
    assert why(s, "0 move crate b1 a1") == "move.storage"
    play(s, "0 move passenger a2 a1")
    assert why(s, "0 move passenger a3 a1") == "move.storage"
    play(s, "0 move passenger a1 b3")
    assert cell(s, 0, "a1")["goods"] == ["passenger", "passenger"]


@pytest.mark.rule("building.harbour_hotel")
@pytest.mark.parametrize("guests", [1, 2, 3])
def test_each_guest_of_the_hotel_pays_a_coin(guests):
    s = owning("harbour_hotel", lambda s: put(s, 0, a1=" ".join(["passenger"] * guests), b1="passenger"))
    play(s, "0 collect harbour_hotel")
    assert money(s)[0] == 9 + guests


@pytest.mark.rule("building.harbour_hotel")
def test_an_empty_hotel_brings_nothing_and_guests_who_come_later_pay_next_round():
    s = owning("harbour_hotel", lambda s: put(s, 0, b1="passenger"))
    assert player(s, 0)["step"] == "moving"
    play(s, "0 move passenger b1 a1", "0 done")
    bid(s)
    assert legal(s, 0) == ["collect harbour_hotel", "done"]


@pytest.mark.rule("building.harbour_hotel")
def test_the_hotel_is_a_stop_between_ship_and_order():
    def furnish(s):
        put(s, 0, **FULL)
        dock(s, 0, 2, "ship_1_04")
        order(s, 0, "b", "order_1_03")

    s = owning("harbour_hotel", furnish)
    play(s, "0 unload 2 a1", "0 load passenger a1 b", "0 unload 2 a1", "0 load passenger a1 b")
    assert loading(s, 0, "b")["complete"]


# --- the bank


def saving(deposit, cash=9):
    def furnish(s):
        s.players[0].deposit, s.players[0].money = deposit, cash

    return owning("bank", furnish)


@pytest.mark.rule("building.bank")
@pytest.mark.parametrize(("deposit", "interest"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3), (16, 3), (90, 3)])
def test_the_deposit_earns_a_coin_per_four_at_most_three(deposit, interest):
    s = saving(deposit)
    assert foreseen(s, "0 deposit 2")["interest"] == interest
    facts = play(s, "0 deposit 2")
    assert facts[0] == {"fact": "deposited", "seat": 0, "interest": interest, "money": 2}
    assert (money(s)[0], player(s, 0)["deposit"]) == (7, deposit + interest + 2)


@pytest.mark.rule("building.bank")
def test_interest_comes_before_the_payment():
    s = saving(3)
    play(s, "0 deposit 9")
    assert player(s, 0)["deposit"] == 12


@pytest.mark.rule("building.bank")
def test_interest_can_be_had_without_a_payment():
    s = saving(8, cash=0)
    assert legal(s, 0) == ["deposit 0", "done"]
    play(s, "0 deposit 0")
    assert player(s, 0)["deposit"] == 10


@pytest.mark.rule("building.bank")
def test_one_cannot_pay_in_more_than_the_cash_nor_twice():
    s = owning("bank", lambda s: built(s, 0, c1="refinery"))
    assert why(s, "0 deposit 10") == "building.bank"
    play(s, "0 deposit 3")
    assert why(s, "0 deposit 1") == "production.once"


@pytest.mark.rule("building.bank")
def test_nothing_is_paid_out_for_anything_else():
    s = owning("bank", lambda s: [put(s, 0, b1="crate crate"), built(s, 0, c1="zoo")], money=[0, 0])
    s.players[0].deposit = 20
    assert player(s, 0)["step"] == "moving"
    assert why(s, "0 repack b1") == "move.repack"
    assert why(s, "0 feed") == "building.zoo"


@pytest.mark.rule("building.bank")
def test_the_deposit_counts_as_money():
    s = saving(0)
    s.players[0].prestige = 2
    play(s, "0 deposit 5")
    assert player(s, 0)["score"] == 18


# --- the warehouse


@pytest.mark.rule("building.warehouse")
def test_the_warehouse_stores_three_goods_of_any_kind():
    s = owning("warehouse", lambda s: put(s, 0, b1="crate crate", a2="barrel", b2="container", a3="passenger"))
    play(s, "0 move crate b1 a1", "0 move crate b1 a1", "0 move barrel a2 a1")
    assert cell(s, 0, "a1")["room"] == []
    assert why(s, "0 move container b2 a1") == "move.storage"
    play(s, "0 move crate a1 b1", "0 move passenger a3 a1")
    assert sorted(cell(s, 0, "a1")["goods"]) == ["barrel", "crate", "passenger"]


@pytest.mark.rule("building.warehouse")
@pytest.mark.parametrize("goods", ["crate crate", "container"])
def test_nothing_is_repacked_in_the_warehouse(goods):
    s = owning("warehouse", lambda s: put(s, 0, a1=goods))
    assert why(s, "0 repack a1") == "move.repack"


@pytest.mark.rule("building.warehouse")
def test_the_warehouse_is_a_stop_between_ship_and_order():
    s = owning("warehouse", lambda s: [put(s, 0, **FULL), dock(s, 0, 2, "ship_1_02"), order(s, 0, "a", "order_1_02")])
    play(s, "0 unload 2 a1", "0 unload 2 a1", "0 load crate a1 a", "0 load crate a1 a")
    assert loading(s, 0, "a")["complete"]


@pytest.mark.rule("building.warehouse")
def test_goods_in_the_warehouse_can_be_thrown_away():
    s = owning("warehouse", lambda s: put(s, 0, a1="crate barrel"))
    play(s, "0 discard barrel a1")
    assert cell(s, 0, "a1")["goods"] == ["crate"]
