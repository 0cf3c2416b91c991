import pytest
from games.speicherstadt.positions import bag, coins, fill, legal, loading, pass_round, play, player, put, stock, view, why


def offers(*goods):
    return [f"0 offer {good}" for good in goods]


# --- keep


@pytest.mark.rule("market.keep")
def test_one_cube_may_be_kept_in_the_market_hall():
    s = loading(dock="tea rubber")
    assert play(s, "0 keep tea") == [{"fact": "kept", "seat": 0, "good": "tea"}]
    assert player(s, 0)["hall"] == ["tea"]


@pytest.mark.rule("market.keep")
def test_a_second_cube_may_not_be_kept():
    s = loading(dock="tea rubber")
    play(s, "0 keep tea")
    assert why(s, "0 keep rubber") == "market.keep"


@pytest.mark.rule("market.keep")
def test_a_kept_cube_is_there_in_later_rounds():
    s = loading(dock="tea rubber")
    play(s, "0 keep tea", "0 done")
    pass_round(s)
    assert player(s, 0)["hall"] == ["tea"]


@pytest.mark.rule("market.keep")
def test_a_kept_cube_that_is_used_makes_room_for_another():
    s = loading("tea_taster", dock="rubber", hall="tea")
    play(s, "0 trade tea", "0 keep rubber")
    assert player(s, 0)["hall"] == ["rubber"]


@pytest.mark.rule("market.keep")
def test_every_player_has_a_market_hall():
    s = loading(dock="tea")
    put(s, 1, dock="saffron")
    put(s, 2, dock="carpet")
    play(s, "0 keep tea", "0 done", "1 keep saffron", "1 done", "2 keep carpet", "2 done")
    assert [player(s, seat)["hall"] for seat in range(3)] == [["tea"], ["saffron"], ["carpet"]]


# --- sell


@pytest.mark.rule("market.sell")
@pytest.mark.parametrize("goods", [("tea", "tea"), ("tea", "rubber")])
def test_any_two_cubes_are_sold_for_one_coin(goods):
    s = loading(dock="tea tea rubber")
    facts = play(s, *offers(*goods), "0 sell")
    assert facts[0] == {"fact": "offered", "seat": 0, "good": "tea"}
    assert facts[2] == {"fact": "sold", "seat": 0, "cubes": list(goods), "coins": 1}
    assert coins(s)[0] == 6


@pytest.mark.rule("market.sell")
def test_sold_cubes_go_to_the_stock_and_never_into_the_bag():
    s = loading(dock="tea rubber saffron")
    left = len(bag(s))
    play(s, *offers("tea", "rubber"), "0 sell")
    assert stock(s) == ["tea", "rubber"]
    assert len(bag(s)) == left


@pytest.mark.rule("market.sell")
def test_one_cube_alone_cannot_be_sold():
    assert why(loading(dock="tea"), "0 offer tea") == "market.sell"


@pytest.mark.rule("market.sell")
def test_the_market_buys_as_often_as_its_owner_likes():
    s = loading(dock="tea tea tea tea tea tea saffron")
    play(s, *[*offers("tea", "tea"), "0 sell"] * 3)
    assert coins(s)[0] == 8


@pytest.mark.rule("market.sell")
def test_cubes_of_ship_hall_and_warehouse_are_sold_together():
    s = loading("warehouse", dock="tea", hall="rubber", warehouse="carpet coffee")
    play(s, *offers("rubber", "carpet"), "0 sell")
    assert (player(s, 0)["hall"], player(s, 0)["warehouse"]) == ([], ["coffee"])
    assert stock(s) == ["rubber", "carpet"]


# --- convert


@pytest.mark.rule("market.convert")
def test_any_three_cubes_are_converted_into_one_from_the_stock():
    s = loading(dock="tea tea rubber", stock="carpet coffee")
    facts = play(s, *offers("tea", "rubber", "tea"), "0 convert carpet")
    assert facts[3] == {"fact": "converted", "seat": 0, "cubes": ["tea", "tea", "rubber"], "good": "carpet"}
    assert player(s, 0)["dock"] == ["carpet"]
    assert stock(s) == ["coffee", "tea", "tea", "rubber"]


@pytest.mark.rule("market.convert")
def test_a_conversion_pays_no_coin():
    s = loading(dock="tea tea rubber", stock="carpet")
    play(s, *offers("tea", "rubber", "tea"), "0 convert carpet")
    assert coins(s) == [5, 5, 5]


@pytest.mark.rule("market.convert")
def test_three_offered_cubes_can_only_be_converted():
    s = loading(dock="tea tea tea tea", stock="carpet coffee")
    play(s, *offers("tea", "tea", "tea"))
    assert legal(s) == ["convert coffee", "convert carpet"]


@pytest.mark.rule("market.convert")
def test_two_offered_cubes_cannot_be_converted():
    s = loading(dock="tea tea tea", stock="carpet")
    play(s, *offers("tea", "tea"))
    assert why(s, "0 convert carpet") == "market.convert"


@pytest.mark.rule("market.convert")
def test_a_converted_cube_is_loose():
    s = loading("contract_a1", dock="tea tea tea tea", stock="coffee")
    fill(s, "contract_a1", "tea")
    play(s, *offers("tea", "tea", "tea"), "0 convert coffee", "0 load coffee contract_a1")
    assert player(s, 0)["contracts"][0]["missing"] == []


@pytest.mark.rule("market.convert")
def test_the_market_converts_as_often_as_its_owner_likes():
    s = loading(dock="tea tea tea rubber rubber rubber", stock="carpet coffee")
    play(s, *offers("tea", "tea", "tea"), "0 convert carpet", *offers("rubber", "rubber", "rubber"), "0 convert coffee")
    assert player(s, 0)["dock"] == ["coffee", "carpet"]


@pytest.mark.rule("market.convert")
def test_a_converted_cube_may_be_converted_again():
    s = loading(dock="tea tea tea rubber rubber", stock="carpet coffee")
    play(s, *offers("tea", "tea", "tea"), "0 convert carpet", *offers("rubber", "rubber", "carpet"), "0 convert coffee")
    assert player(s, 0)["dock"] == ["coffee"]


@pytest.mark.rule("market.convert")
def test_cubes_of_ship_hall_and_warehouse_are_converted_together():
    s = loading("warehouse", dock="tea", hall="rubber", warehouse="saffron", stock="coffee")
    play(s, *offers("tea", "rubber", "saffron"), "0 convert coffee")
    assert player(s, 0)["dock"] == ["coffee"]
    assert player(s, 0)["hall"] == player(s, 0)["warehouse"] == []


@pytest.mark.rule("market.convert")
def test_cubes_on_contracts_cannot_be_converted():
    s = loading("contract_a1", dock="tea coffee", stock="carpet")
    play(s, "0 load tea contract_a1")
    assert why(s, "0 offer tea") == "loading.own_cubes"


@pytest.mark.rule("market.convert_other")
def test_nobody_converts_into_a_kind_just_given_up():
    s = loading(dock="tea tea rubber", stock="tea rubber carpet")
    play(s, *offers("tea", "tea", "rubber"))
    assert legal(s) == ["convert carpet"]


@pytest.mark.rule("market.convert_other")
def test_a_third_cube_is_refused_if_it_bars_the_only_kind_in_the_stock():
    s = loading(dock="tea tea rubber saffron", stock="rubber")
    play(s, *offers("tea", "tea"))
    assert legal(s) == ["sell", "offer saffron"]


@pytest.mark.rule("market.stock")
def test_a_kind_that_the_stock_lacks_cannot_be_had():
    s = loading(dock="tea tea tea", stock="carpet")
    play(s, *offers("tea", "tea", "tea"))
    assert bag(s).count("coffee") == 9
    assert legal(s) == ["convert carpet"]


@pytest.mark.rule("market.stock")
def test_with_an_empty_stock_nobody_offers_a_third_cube():
    s = loading(dock="tea rubber saffron")
    play(s, *offers("tea", "rubber"))
    assert legal(s) == ["sell"]


@pytest.mark.rule("market.stock")
def test_a_conversion_leaves_the_bag_alone():
    s = loading(dock="tea tea tea", stock="carpet")
    before = view(s)["bag"]
    play(s, *offers("tea", "tea", "tea"), "0 convert carpet")
    assert view(s)["bag"] == before


@pytest.mark.rule("market.stock")
def test_own_sales_feed_an_own_conversion():
    s = loading("vulcanizer", dock="rubber tea tea saffron")
    play(s, "0 trade rubber", *offers("tea", "tea", "saffron"), "0 convert rubber")
    assert player(s, 0)["dock"] == ["rubber"]


@pytest.mark.rule("market.stock")
def test_what_one_player_sells_the_next_gets_by_conversion():
    s = loading(dock="coffee coffee")
    put(s, 1, dock="tea tea tea")
    play(s, *offers("coffee", "coffee"), "0 sell", "1 offer tea", "1 offer tea", "1 offer tea", "1 convert coffee")
    assert stock(s) == ["coffee", "tea", "tea", "tea"]
    assert player(s, 1)["dock"] == ["coffee"]


# --- finish


@pytest.mark.rule("market.finish")
def test_an_offer_must_be_brought_to_an_end():
    s = loading("tea_taster", "warehouse", "contract_a1", dock="tea tea rubber")
    play(s, *offers("rubber"))
    assert legal(s) == ["offer tea"]


@pytest.mark.rule("market.finish")
def test_two_offered_cubes_are_sold_or_joined_by_a_third():
    s = loading("tea_taster", dock="tea tea rubber", stock="carpet")
    play(s, *offers("rubber", "tea"))
    assert legal(s) == ["sell", "offer tea"]


@pytest.mark.rule("market.finish")
def test_after_a_sale_loading_goes_on():
    s = loading("tea_taster", dock="tea tea tea")
    play(s, *offers("tea", "tea"), "0 sell")
    assert legal(s) == ["trade tea", "keep tea", "done"]
