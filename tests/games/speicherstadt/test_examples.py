"""The worked examples of the rulebook."""

import pytest
from games.speicherstadt.positions import coins, fill, legal, loading, play, player, selling, stock, table, told, view, words

BEIGE, VIOLET, ORANGE = 0, 1, 2
BLUE = 0


# --- quick introduction, demand: three players, four cards; Beige and Violet have placed a worker


@pytest.mark.rule("demand.lowest_floor")
@pytest.mark.parametrize(("column", "floor"), [(1, 1), (2, 2), (3, 2), (4, 1)])
def test_orange_chooses_one_of_four_spaces(column, floor):
    s = table()
    play(s, f"{BEIGE} place 2", f"{VIOLET} place 3")
    assert s.actor() == ORANGE
    assert legal(s) == ["place 1", "place 2", "place 3", "place 4"]
    assert play(s, f"{ORANGE} place {column}")[0]["floor"] == floor


# --- quick introduction, purchase: Beige, Orange, Beige, Violet stand above the card


@pytest.mark.rule("purchase.decline")
@pytest.mark.rule("purchase.asked_again")
@pytest.mark.parametrize(
    ("declines", "buyer", "price"),
    [
        ([], BEIGE, 4),
        ([BEIGE], ORANGE, 3),
        ([BEIGE, ORANGE], BEIGE, 2),
        ([BEIGE, ORANGE, BEIGE], VIOLET, 1),
    ],
)
def test_beige_orange_beige_and_violet_are_asked_in_turn(declines, buyer, price):
    s = selling("0201", "1", cards=["warehouse"])
    play(s, *[f"{seat} decline" for seat in declines])
    assert s.actor() == buyer
    assert play(s, f"{buyer} buy")[0] == {"fact": "bought", "seat": buyer, "column": 1, "card": "warehouse", "price": price}
    assert coins(s)[buyer] == 5 - price


@pytest.mark.rule("purchase.discard")
def test_if_violet_refuses_too_the_card_is_discarded():
    s = selling("0201", "1", cards=["warehouse"])
    play(s, "0 decline", "2 decline", "0 decline", "1 decline")
    assert view(s)["discarded"][-1] == "warehouse"


# --- loading: Blue has bought two ships


def blue():
    """On the left a small contract that lacks its carpet, on the right coffee, tea, rubber and carpet; a tea taster."""
    s = loading("contract_c1", "contract_c4", "tea_taster", dock="rubber tea carpet rubber tea saffron", stock="coffee")
    fill(s, "contract_c1", "rubber")
    return s


def blue_after_the_contract():
    s = blue()
    play(s, "0 load rubber contract_c4", "0 load tea contract_c4")
    return s


@pytest.mark.rule("loading.own_cubes")
def test_blue_takes_all_goods_off_both_ships():
    s = selling("0", "0", cards=["ship_1", "ship_2"], cubes="rubber tea carpet rubber tea saffron")
    play(s, "0 buy", "0 buy")
    assert sorted(player(s, BLUE)["dock"]) == ["carpet", "rubber", "rubber", "saffron", "tea", "tea"]


@pytest.mark.rule("contract.kinds")
def test_blue_loads_rubber_and_tea_on_the_right_contract():
    s = blue_after_the_contract()
    assert player(s, BLUE)["contracts"][1] == {"id": "contract_c4", "missing": ["coffee", "carpet"]}
    assert player(s, BLUE)["dock"] == ["tea", "saffron", "rubber", "carpet"]


@pytest.mark.rule("contract.kinds")
def test_blues_second_rubber_and_tea_fit_on_no_contract():
    s = blue_after_the_contract()
    assert [action for action in legal(s) if action.startswith("load")] == ["load carpet contract_c1", "load carpet contract_c4"]


@pytest.mark.rule("score.contracts")
def test_blue_could_complete_the_left_contract_for_five_points():
    s = blue_after_the_contract()
    assert play(s, "0 load carpet contract_c1")[0]["complete"]
    assert view(s)["tally"][BLUE]["contracts"] == 5


@pytest.mark.rule("market.keep")
def test_blue_keeps_the_carpet_in_the_market_hall():
    s = blue_after_the_contract()
    play(s, "0 keep carpet")
    assert player(s, BLUE)["hall"] == ["carpet"]
    assert {"load carpet contract_c1", "load carpet contract_c4"} < set(legal(s))


@pytest.mark.rule("market.convert")
def test_blue_could_convert_rubber_tea_and_saffron_into_coffee_for_the_right_contract():
    s = blue_after_the_contract()
    play(s, "0 keep carpet", "0 offer rubber", "0 offer tea", "0 offer saffron", "0 convert coffee", "0 load coffee contract_c4")
    assert player(s, BLUE)["contracts"][1]["missing"] == ["carpet"]
    assert stock(s) == ["tea", "saffron", "rubber"]


@pytest.mark.rule("score.contracts")
def test_the_carpet_could_then_complete_the_right_contract_for_eleven_points():
    s = blue_after_the_contract()
    play(s, "0 offer rubber", "0 offer tea", "0 offer saffron", "0 convert coffee", "0 load coffee contract_c4")
    assert play(s, "0 load carpet contract_c4")[0]["complete"]
    assert view(s)["tally"][BLUE]["contracts"] == 11


@pytest.mark.rule("merchant.pays")
@pytest.mark.rule("market.sell")
def test_blue_prefers_two_coins():
    s = blue_after_the_contract()
    play(s, "0 keep carpet", "0 trade tea")
    assert coins(s)[BLUE] == 6
    play(s, "0 offer rubber", "0 offer saffron", "0 sell")
    assert coins(s)[BLUE] == 7
    assert stock(s) == ["coffee", "tea", "saffron", "rubber"]


@pytest.mark.rule("loading.lost")
def test_blue_ends_the_loading_with_both_ships_empty():
    s = blue_after_the_contract()
    play(s, "0 keep carpet", "0 trade tea", "0 offer rubber", "0 offer saffron", "0 sell")
    assert player(s, BLUE)["dock"] == []
    assert play(s, "0 done")[0] == {"fact": "lost", "seat": BLUE, "cubes": []}
    assert player(s, BLUE)["hall"] == ["carpet"]


# --- single sentences with numbers


@pytest.mark.rule("contract.kinds")
@pytest.mark.parametrize("good", ["coffee", "rubber"])
def test_a_brown_cube_goes_on_coffee_and_a_white_one_on_rubber(good):
    s = loading("contract_a2", dock=f"{good} tea")
    assert [action for action in legal(s) if action.startswith("load")] == [f"load {good} contract_a2"]


@pytest.mark.rule("merchant.pays")
def test_the_tea_taster_pays_a_coin_for_each_green_cube():
    s = loading("tea_taster", dock="tea tea coffee")
    play(s, "0 trade tea", "0 trade tea")
    assert coins(s)[0] == 7
    assert "trade coffee" not in legal(s)


@pytest.mark.rule("income.bank")
@pytest.mark.parametrize(("action", "pieces"), [("buy", 2), ("decline", 3)])
def test_the_bank_makes_it_two_coins_after_a_purchase_and_three_without(action, pieces):
    s = selling("0", hold={0: ["bank"]})
    facts = play(s, f"0 {action}")
    assert [fact["coins"][0] for fact in facts if fact["fact"] == "income"] == [pieces]


@pytest.mark.rule("score.counting_offices")
@pytest.mark.parametrize(("offices", "points"), [(1, 2), (2, 5), (3, 9), (4, 14)])
def test_counting_offices_are_worth_two_five_nine_and_fourteen(offices, points):
    s = table(hold={0: [f"counting_office_{k + 1}" for k in range(offices)]})
    assert s.scores()[0] == points


@pytest.mark.rule("score.contracts")
@pytest.mark.parametrize(
    ("contract", "goods", "points"),
    [("contract_b1", "coffee saffron", 5), ("contract_b2", "tea rubber carpet", 8), ("contract_b3", "coffee tea saffron carpet", 11)],
)
def test_small_medium_and_large_contracts_are_worth_five_eight_and_eleven(contract, goods, points):
    s = loading(contract, dock=goods)
    play(s, *[f"0 load {good} {contract}" for good in goods.split()])
    assert s.scores()[0] == points


@pytest.mark.rule("end.third_fire_last")
def test_the_third_fire_just_above_the_fourth_ends_the_game():
    cards = ("st_michaelis", "port", "ship_11", "ship_12", "fire_3", "fire_4")
    s = selling("0", cards=cards, only=True, hold={1: ["fireman_d2"]})
    assert words(play(s, "0 decline"))[-3:] == ["fire", "fire", "ended"]
    assert [fact["points"] for fact in told(s, "fire")] == [[-3, 3, -3], [-4, 4, -4]]
