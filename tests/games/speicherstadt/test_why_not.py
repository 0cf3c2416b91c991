import pytest
from games.speicherstadt.positions import GAME, fill, fresh, loading, pass_round, play, put, selling, table, view, why

from comptoir.core.dice import FastDice
from comptoir.core.errors import IllegalAction
from comptoir.core.table import Table


def offering(*goods, **cubes):
    s = loading(**cubes)
    play(s, *[f"0 offer {good}" for good in goods])
    return s


@pytest.mark.rule("end.over")
def test_the_game_is_over():
    s = table("warehouse", "tea_taster", "vulcanizer", "contract_a1", "fire_4", only=True)
    pass_round(s)
    assert [why(s, f"0 {action}") for action in ("place 1", "buy", "done")] == ["end.over"] * 3


@pytest.mark.rule("round.phases")
@pytest.mark.parametrize(
    ("s", "action"),
    [(table(), "buy"), (table(), "done"), (selling("0"), "place 1"), (selling("0"), "sell"), (loading(dock="tea"), "decline")],
)
def test_the_action_belongs_to_another_phase(s, action):
    assert why(s, f"0 {action}") == "round.phases"


@pytest.mark.rule("demand.order")
def test_another_player_places_now():
    assert why(table(), "1 place 1") == "demand.order"


@pytest.mark.rule("purchase.lowest_first")
def test_another_worker_stands_lower():
    assert why(selling("01"), "1 buy") == "purchase.lowest_first"


@pytest.mark.rule("loading.order")
def test_another_player_loads_now():
    s = loading(dock="tea")
    put(s, 1, dock="tea")
    assert why(s, "1 done") == "loading.order"


@pytest.mark.rule("supply.row")
@pytest.mark.parametrize(("players", "column"), [(2, 4), (3, 5), (4, 6)])
def test_there_is_no_such_column(players, column):
    assert why(table(players=players), f"0 place {column}") == "supply.row"


@pytest.mark.rule("demand.limit")
def test_eight_workers_stand_there():
    s = table()
    play(s, *[f"{k % 3} place 1" for k in range(8)])
    assert why(s, "2 place 1") == "demand.limit"


@pytest.mark.rule("loading.own_cubes")
@pytest.mark.parametrize("action", ["load tea contract_a1", "trade tea", "store tea", "keep tea", "drop tea", "offer tea"])
def test_the_player_has_no_such_cube(action):
    s = loading("contract_a1", "tea_taster", "warehouse", dock="coffee rubber")
    assert why(s, f"0 {action}") == "loading.own_cubes"


@pytest.mark.rule("loading.own_cubes")
def test_the_player_has_no_such_cube_left_to_offer():
    assert why(offering("tea", dock="tea coffee"), "0 offer tea") == "loading.own_cubes"


@pytest.mark.rule("contract.kinds")
def test_the_contract_does_not_show_the_good():
    assert why(loading("contract_a1", dock="rubber"), "0 load rubber contract_a1") == "contract.kinds"


@pytest.mark.rule("contract.kinds")
def test_the_symbol_is_taken():
    s = loading("contract_a1", dock="tea")
    fill(s, "contract_a1", "tea")
    assert why(s, "0 load tea contract_a1") == "contract.kinds"


@pytest.mark.rule("purchase.own_cards")
@pytest.mark.parametrize("hold", [{}, {1: ["contract_a1"]}])
def test_the_contract_is_not_the_players(hold):
    assert why(loading(dock="tea", hold=hold), "0 load tea contract_a1") == "purchase.own_cards"


@pytest.mark.rule("merchant.own")
def test_the_player_has_no_merchant_for_the_good():
    assert why(loading("vulcanizer", dock="tea"), "0 trade tea") == "merchant.own"


@pytest.mark.rule("warehouse.own")
def test_the_player_has_no_warehouse():
    assert why(loading(dock="tea"), "0 store tea") == "warehouse.own"


@pytest.mark.rule("warehouse.limit")
def test_the_warehouse_is_full():
    assert why(loading("warehouse", dock="tea", warehouse="tea tea rubber coffee"), "0 store tea") == "warehouse.limit"


@pytest.mark.rule("loading.own_cubes")
def test_the_cube_is_in_the_warehouse_already():
    assert why(loading("warehouse", warehouse="tea"), "0 store tea") == "loading.own_cubes"


@pytest.mark.rule("loading.make_room")
def test_there_is_room_for_the_cubes_off_the_ship():
    assert why(loading("warehouse", dock="rubber", hall="tea"), "0 drop tea") == "loading.make_room"


@pytest.mark.rule("market.keep")
def test_the_market_hall_is_full():
    assert why(loading(dock="tea", hall="rubber"), "0 keep tea") == "market.keep"


@pytest.mark.rule("market.sell")
def test_there_is_only_one_cube_to_offer():
    assert why(loading(dock="tea"), "0 offer tea") == "market.sell"


@pytest.mark.rule("market.sell")
@pytest.mark.parametrize("goods", [(), ("tea",), ("tea", "tea", "tea")])
def test_a_sale_takes_two_cubes(goods):
    assert why(offering(*goods, dock="tea tea tea tea", stock="coffee"), "0 sell") == "market.sell"


@pytest.mark.rule("market.convert")
@pytest.mark.parametrize("goods", [(), ("tea",), ("tea", "tea")])
def test_a_conversion_takes_three_cubes(goods):
    assert why(offering(*goods, dock="tea tea tea tea", stock="coffee"), "0 convert coffee") == "market.convert"


@pytest.mark.rule("market.convert")
def test_a_fourth_cube_is_too_many():
    assert why(offering("tea", "tea", "tea", dock="tea tea tea tea", stock="coffee"), "0 offer tea") == "market.convert"


@pytest.mark.rule("market.convert_other")
def test_the_kind_was_just_given_up():
    assert why(offering("tea", "tea", "tea", dock="tea tea tea", stock="coffee tea"), "0 convert tea") == "market.convert_other"


@pytest.mark.rule("market.convert_other")
def test_the_third_cube_would_bar_the_only_kind_in_the_stock():
    assert why(offering("tea", "tea", dock="tea tea coffee", stock="coffee"), "0 offer coffee") == "market.convert_other"


@pytest.mark.rule("market.stock")
def test_the_stock_lacks_the_kind():
    assert why(offering("tea", "tea", "tea", dock="tea tea tea", stock="coffee"), "0 convert carpet") == "market.stock"


@pytest.mark.rule("market.stock")
def test_there_is_nothing_in_the_stock_to_convert_into():
    assert why(offering("tea", "tea", dock="tea tea coffee"), "0 offer coffee") == "market.stock"


@pytest.mark.rule("market.finish")
@pytest.mark.parametrize("action", ["done", "trade tea", "store tea", "keep tea", "drop tea", "load tea contract_a1"])
def test_an_offer_is_open(action):
    s = loading("tea_taster", "warehouse", "contract_a1", dock="tea tea tea")
    play(s, "0 offer tea")
    assert why(s, f"0 {action}") == "market.finish"


@pytest.mark.rule("demand.lowest_floor")
@pytest.mark.rule("purchase.price")
@pytest.mark.rule("loading.own_cubes")
@pytest.mark.rule("market.finish")
def test_every_decision_names_the_rule_in_force():
    assert table().rule(0) == "demand.lowest_floor"
    assert selling("0").rule(0) == "purchase.price"
    assert loading(dock="tea").rule(0) == "loading.own_cubes"
    assert offering("tea", dock="tea tea").rule(0) == "market.finish"


@pytest.mark.rule("round.phases")
def test_every_forbidden_action_of_a_game_has_a_known_reason():
    s, dice = fresh(3), FastDice(1)
    actions = [GAME.notation.action(index) for index in range(GAME.notation.size)]
    reasons, plies = set(), 0
    while s.actor() >= 0 and plies < 1000:
        reasons |= {s.why_not(seat, action) for seat in range(3) for action in actions}
        s.apply(s.actor(), s.heuristic(s.actor(), dice), dice)
        plies += 1
    assert s.actor() == -1
    assert reasons <= {"", *GAME.rules}


@pytest.mark.rule("demand.order")
def test_a_table_refuses_a_forbidden_action_and_names_the_rule():
    t = Table(GAME, 3, "seed")
    seat = (view(t.state)["first"] + 1) % 3
    with pytest.raises(IllegalAction) as refused:
        t.play(seat, "place 1")
    assert refused.value.rule == "demand.order"
    assert t.actions == []
