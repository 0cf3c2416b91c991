import pytest
from games.speicherstadt.positions import fill, foreseen, fresh, loading, play, put, selling, table, words


@pytest.mark.rule("demand.lowest_floor")
def test_placing_shows_floor_and_price():
    s = table()
    play(s, "0 place 1", "1 place 1")
    s.players[1].coins = 2
    told = foreseen(s, "2 place 1")
    assert told["facts"] == [{"fact": "placed", "seat": 2, "column": 1, "floor": 3}]
    assert (told["floor"], told["price_now"], told["price_if_all_ahead_withdraw"]) == (3, 3, 1)


@pytest.mark.rule("purchase.price")
def test_placing_shows_what_each_worker_would_pay_and_what_its_owner_has():
    s = table()
    play(s, "0 place 1", "1 place 1")
    s.players[1].coins = 2
    assert foreseen(s, "2 place 1")["prices"] == [
        {"seat": 0, "price": 3, "coins": 5},
        {"seat": 1, "price": 2, "coins": 2},
        {"seat": 2, "price": 1, "coins": 5},
    ]


@pytest.mark.rule("purchase.price")
def test_buying_shows_the_coins_left():
    assert foreseen(selling("012", "1"), "0 buy")["coins_left"] == 2


@pytest.mark.rule("purchase.decline")
def test_declining_shows_who_is_asked_next_and_for_how_much():
    assert foreseen(selling("012"), "0 decline")["next"] == {"seat": 1, "price": 2}


@pytest.mark.rule("purchase.too_poor")
def test_declining_looks_past_those_who_cannot_pay():
    assert foreseen(selling("012", coins=(5, 1, 5)), "0 decline")["next"] == {"seat": 2, "price": 1}


@pytest.mark.rule("purchase.discard")
@pytest.mark.parametrize(("queue", "coins"), [("0", (5, 5, 5)), ("01", (5, 0, 5))])
def test_declining_shows_when_nobody_else_can_pay(queue, coins):
    assert foreseen(selling(queue, "2", coins=coins), "0 decline")["next"] is None


@pytest.mark.rule("purchase.asked_again")
def test_declining_shows_that_an_own_worker_is_asked_next():
    assert foreseen(selling("001"), "0 decline")["next"] == {"seat": 0, "price": 2}


@pytest.mark.rule("contract.kinds")
def test_loading_shows_what_is_missing_afterwards():
    told = foreseen(loading("contract_a3", dock="tea"), "0 load tea contract_a3")
    assert (told["missing_after"], told["points"]) == (3, 0)


@pytest.mark.rule("score.contracts")
def test_loading_the_last_cube_shows_the_points_of_the_contract():
    s = loading("contract_a3", dock="tea")
    fill(s, "contract_a3", "saffron", "rubber", "carpet")
    told = foreseen(s, "0 load tea contract_a3")
    assert (told["missing_after"], told["points"]) == (0, 11)


@pytest.mark.rule("merchant.pays")
def test_other_actions_show_their_facts():
    s = loading("tea_taster", dock="tea saffron")
    assert foreseen(s, "0 trade tea") == {"facts": [{"fact": "traded", "seat": 0, "good": "tea"}]}


@pytest.mark.rule("income.coin")
def test_the_last_decision_of_a_round_shows_the_income_and_not_the_next_cards():
    s = selling("0")
    assert words(foreseen(s, "0 buy")["facts"]) == ["bought", "discarded", "discarded", "discarded", "income", "starts"]


@pytest.mark.rule("supply.fire")
def test_a_coming_fire_is_not_shown():
    s = selling("0", cards=["warehouse", "tea_taster", "vulcanizer", "contract_a1", "fire_1"])
    assert "fire" not in words(foreseen(s, "0 decline")["facts"])


@pytest.mark.rule("setup.pile")
def test_a_preview_is_the_same_whatever_lies_hidden():
    one = selling("0", cards=["warehouse", "tea_taster", "vulcanizer", "contract_a1", "fire_1"])
    two = selling("0", cards=["warehouse", "tea_taster", "vulcanizer", "contract_a1", "ship_3"])
    assert foreseen(one, "0 decline") == foreseen(two, "0 decline")


@pytest.mark.rule("round.phases")
def test_a_preview_changes_nothing():
    s = loading("tea_taster", dock="tea")
    put(s, 1, dock="tea")
    before, journal = s.dump(), list(s.journal)
    foreseen(s, "0 trade tea")
    assert s.dump() == before
    assert s.journal == journal


@pytest.mark.rule("demand.lowest_floor")
def test_the_first_worker_above_a_card_would_pay_one_coin():
    s = fresh()
    seat = s.actor()
    assert foreseen(s, f"{seat} place 4")["prices"] == [{"seat": seat, "price": 1, "coins": 5}]
