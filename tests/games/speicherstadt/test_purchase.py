import pytest
from games.speicherstadt.positions import coins, legal, pass_round, play, player, put, row, selling, stock, told, view, why, words


@pytest.mark.rule("purchase.left_to_right")
def test_cards_are_sold_from_left_to_right():
    s = selling("0", "1", "2", "0", cards=("warehouse", "tea_taster", "vulcanizer", "contract_a1"))
    facts = play(s, "0 buy", "1 buy", "2 buy", "0 buy")
    assert [fact["card"] for fact in facts if fact["fact"] == "bought"] == ["warehouse", "tea_taster", "vulcanizer", "contract_a1"]


@pytest.mark.rule("purchase.left_to_right")
def test_the_second_card_waits_until_the_first_is_settled():
    s = selling("01", "2")
    assert view(s)["selling"] == 1
    assert s.actors() == [0]
    play(s, "0 decline", "1 decline")
    assert view(s)["selling"] == 2
    assert s.actors() == [2]


@pytest.mark.rule("purchase.lowest_first")
def test_the_lowest_worker_is_asked_first():
    assert selling("201").actor() == 2


@pytest.mark.rule("purchase.lowest_first")
def test_the_next_worker_up_is_asked_next():
    s = selling("201")
    play(s, "2 decline")
    assert s.actor() == 0


@pytest.mark.rule("purchase.price")
@pytest.mark.parametrize(("queue", "left"), [("0", 4), ("01", 3), ("0122", 1), ("01212", 0)])
def test_the_price_is_the_number_of_workers_above_the_card(queue, left):
    s = selling(queue, "1")
    assert view(s)["price"] == len(queue)
    play(s, "0 buy")
    assert coins(s) == [left, 5, 5]


@pytest.mark.rule("purchase.price")
def test_the_bought_card_lies_in_front_of_its_buyer():
    s = selling("01", "1", cards=["warehouse"])
    assert play(s, "0 buy")[0] == {"fact": "bought", "seat": 0, "column": 1, "card": "warehouse", "price": 2}
    assert player(s, 0)["cards"] == ["warehouse"]
    assert row(s)[0] is None


@pytest.mark.rule("purchase.price")
def test_all_workers_above_a_sold_card_go_home():
    s = selling("0012", "1")
    assert [player(s, seat)["workers"] for seat in range(3)] == [1, 1, 2]
    play(s, "0 buy")
    assert [player(s, seat)["workers"] for seat in range(3)] == [3, 2, 3]


@pytest.mark.rule("purchase.price")
def test_nobody_pays_with_the_metal_coin():
    s = selling("0", "1", coins=(0, 5, 5))
    assert view(s)["first"] == 0
    assert told(s)[0]["fact"] == "too_poor"


@pytest.mark.rule("purchase.decline")
def test_who_declines_takes_the_worker_back_and_the_next_pays_one_less():
    s = selling("012", "1")
    assert play(s, "0 decline")[0]["price"] == 3
    assert player(s, 0)["workers"] == 3
    assert view(s)["row"][0]["workers"] == [1, 2]
    play(s, "1 buy")
    assert coins(s) == [5, 3, 5]


@pytest.mark.rule("purchase.decline")
def test_nobody_must_buy():
    assert legal(selling("012")) == ["buy", "decline"]


@pytest.mark.rule("purchase.decline")
def test_declining_is_free():
    s = selling("012", "1")
    facts = play(s, "0 decline")
    assert facts == [{"fact": "declined", "seat": 0, "column": 1, "card": row(s)[0], "price": 3}]
    assert coins(s) == [5, 5, 5]


@pytest.mark.rule("purchase.asked_again")
def test_a_player_is_asked_once_for_each_own_worker():
    s = selling("010", "1")
    play(s, "0 decline", "1 decline", "0 buy")
    assert coins(s)[0] == 4


@pytest.mark.rule("purchase.asked_again")
def test_two_own_workers_in_a_row_are_asked_one_after_the_other():
    s = selling("001", "1")
    play(s, "0 decline")
    assert s.actor() == 0
    assert view(s)["price"] == 2


@pytest.mark.rule("purchase.too_poor")
def test_who_cannot_pay_is_passed_over():
    s = selling("012", cards=["bank"], coins=(2, 2, 2))
    assert told(s) == [{"fact": "too_poor", "seat": 0, "column": 1, "card": "bank", "price": 3}]
    assert s.actor() == 1
    assert player(s, 0)["workers"] == 3


@pytest.mark.rule("purchase.too_poor")
def test_who_is_passed_over_may_pay_less_for_a_later_worker():
    s = selling("010", "2", coins=(1, 0, 5))
    assert [fact["price"] for fact in told(s)] == [3, 2]
    play(s, "0 buy")
    assert coins(s)[0] == 0


@pytest.mark.rule("purchase.too_poor")
def test_just_enough_coins_are_enough():
    assert selling("012", coins=(3, 5, 5)).actor() == 0


@pytest.mark.rule("purchase.too_poor")
def test_coins_spent_on_one_card_are_missing_for_the_next():
    s = selling("0121", "01", "2")
    facts = play(s, "0 buy")
    assert facts[1]["fact"] == "too_poor"
    assert s.actor() == 1


@pytest.mark.rule("purchase.discard")
def test_a_card_that_all_decline_is_discarded():
    s = selling("01", "2", cards=["warehouse"])
    facts = play(s, "0 decline", "1 decline")
    assert facts[-1] == {"fact": "discarded", "column": 1, "card": "warehouse", "cubes": []}
    assert "warehouse" in view(s)["discarded"]


@pytest.mark.rule("purchase.discard")
def test_a_card_without_workers_is_discarded_at_once():
    s = selling("", "0", cards=["warehouse"])
    assert words(told(s)) == ["discarded"]
    assert view(s)["selling"] == 2


@pytest.mark.rule("purchase.discard")
def test_a_card_that_nobody_can_pay_is_discarded():
    s = selling("01", "2", coins=(0, 0, 5))
    assert words(told(s)) == ["too_poor", "too_poor", "discarded"]


@pytest.mark.rule("purchase.discard")
def test_a_discarded_card_never_comes_back():
    s = selling("", "0", cards=["warehouse"])
    pass_round(s)
    assert "warehouse" not in view(s)["unseen"]
    assert "warehouse" not in row(s)


@pytest.mark.rule("purchase.discard")
def test_all_workers_are_home_when_the_next_demand_begins():
    s = selling("012", "012", "", "012")
    pass_round(s)
    assert [player(s, seat)["workers"] for seat in range(3)] == [3, 3, 3]
    assert [column["workers"] for column in view(s)["row"]] == [[], [], [], []]


@pytest.mark.rule("purchase.lost_cargo")
def test_the_cubes_of_a_ship_that_nobody_buys_go_to_the_stock_at_once():
    s = selling("0", "1", cards=["ship_1"], cubes="tea rubber tea")
    assert play(s, "0 decline")[-1]["cubes"] == ["tea", "rubber", "tea"]
    assert stock(s) == ["tea", "tea", "rubber"]
    assert sum(view(s)["bag"].values()) == 42


@pytest.mark.rule("purchase.lost_cargo")
def test_lost_cargo_can_be_had_by_conversion_in_the_same_round():
    s = selling("", "0", cards=["ship_1", "ship_2"], cubes="tea tea tea rubber rubber rubber")
    play(s, "0 buy", "0 offer rubber", "0 offer rubber", "0 offer rubber", "0 convert tea")
    assert player(s, 0)["dock"] == ["tea"]


@pytest.mark.rule("purchase.at_once")
@pytest.mark.parametrize(
    ("card", "action"), [("contract_a1", "load tea contract_a1"), ("tea_taster", "trade tea"), ("warehouse", "store tea")]
)
def test_a_card_can_be_used_in_the_loading_of_the_round_it_was_bought_in(card, action):
    s = selling("0", "0", cards=["ship_1", card], cubes="tea tea saffron")
    play(s, "0 buy", "0 buy", f"0 {action}")
    assert player(s, 0)["dock"] == ["tea", "saffron"]


@pytest.mark.rule("purchase.at_once")
def test_the_bank_pays_in_the_round_it_was_bought_in():
    s = selling("0", "1", cards=["bank"])
    assert [fact for fact in play(s, "0 buy", "1 buy") if fact["fact"] == "income"] == [{"fact": "income", "coins": [2, 1, 2]}]


@pytest.mark.rule("purchase.at_once")
def test_a_fireman_bought_this_round_fights_the_next_fire():
    s = selling("0", cards=["fireman_a1", "contract_a1", "contract_a2", "contract_a3", "fire_1"])
    facts = play(s, "0 buy")
    assert [fact["points"] for fact in facts if fact["fact"] == "fire"] == [[1, -1, -1]]


@pytest.mark.rule("purchase.own_cards")
@pytest.mark.parametrize("action", ["load tea contract_a1", "trade tea", "store tea"])
def test_a_card_serves_only_the_player_who_bought_it(action):
    s = selling("0", cards=["ship_1"], cubes="tea tea saffron", hold={1: ["contract_a1", "tea_taster", "warehouse"]})
    play(s, "0 buy")
    assert action not in legal(s)


@pytest.mark.rule("purchase.own_cards")
def test_somebody_elses_bank_pays_nothing():
    s = selling("0", hold={1: ["bank"]})
    assert [fact["coins"] for fact in play(s, "0 decline") if fact["fact"] == "income"] == [[2, 3, 2]]


@pytest.mark.rule("round.phases")
@pytest.mark.parametrize("action", ["trade tea", "offer tea", "sell", "place 1"])
def test_nobody_raises_cash_or_places_workers_while_cards_are_sold(action):
    s = selling("0", hold={0: ["tea_taster"]})
    put(s, 0, hall="tea")
    assert why(s, f"0 {action}") == "round.phases"


@pytest.mark.rule("purchase.lowest_first")
def test_who_is_not_asked_cannot_buy():
    s = selling("012")
    assert why(s, "1 buy") == "purchase.lowest_first"
    assert why(s, "2 decline") == "purchase.lowest_first"
