import pytest
from games.speicherstadt.positions import (
    coins,
    finish,
    fire_scores,
    fresh,
    legal,
    pass_round,
    play,
    player,
    put,
    row,
    selling,
    table,
    told,
    view,
    why,
    words,
)

FOUR = ("warehouse", "tea_taster", "vulcanizer", "contract_a1")


def income(facts):
    return [fact["coins"] for fact in facts if fact["fact"] == "income"]


# --- income


@pytest.mark.rule("income.coin")
def test_every_player_gets_a_coin():
    s = selling("0", "1", "2")
    facts = play(s, "0 buy", "1 buy", "2 buy")
    assert [fact for fact in facts if fact["fact"] == "income"] == [{"fact": "income", "coins": [1, 1, 1]}]
    assert coins(s) == [5, 5, 5]


@pytest.mark.rule("income.coin")
def test_several_purchases_still_earn_one_coin():
    s = selling("0", "0", "0")
    assert income(play(s, "0 buy", "0 buy", "0 buy")) == [[1, 2, 2]]
    assert coins(s) == [3, 7, 7]


@pytest.mark.rule("income.coin")
def test_the_coins_never_run_out():
    s = table(players=5)
    pass_round(s)
    pass_round(s)
    assert coins(s) == [9, 9, 9, 9, 9]


@pytest.mark.rule("income.no_purchase")
def test_who_bought_no_card_gets_one_coin_more():
    s = selling("0", "1")
    assert income(play(s, "0 buy", "1 decline")) == [[1, 2, 2]]


@pytest.mark.rule("income.no_purchase")
def test_who_was_too_poor_to_buy_gets_the_coin_too():
    s = selling("0", "1", coins=(0, 5, 5))
    assert income(play(s, "1 buy")) == [[2, 1, 2]]


@pytest.mark.rule("income.no_purchase")
def test_a_purchase_of_an_earlier_round_does_not_count():
    s = selling("0")
    play(s, "0 buy")
    assert income(pass_round(s)) == [[2, 2, 2]]


@pytest.mark.rule("income.bank")
def test_the_bank_pays_its_owner_one_coin_more():
    s = selling("0", hold={0: ["bank"]})
    assert income(play(s, "0 buy")) == [[2, 2, 2]]


@pytest.mark.rule("income.bank")
def test_the_owner_of_the_bank_who_bought_nothing_gets_three_coins():
    s = selling("0", hold={0: ["bank"]})
    assert income(play(s, "0 decline")) == [[3, 2, 2]]


@pytest.mark.rule("income.first_player")
def test_the_metal_coin_goes_to_the_left():
    s = table()
    facts = pass_round(s)
    assert {"fact": "starts", "seat": 1} in facts
    assert view(s)["first"] == s.actor() == 1


@pytest.mark.rule("income.first_player")
def test_the_metal_coin_goes_round_the_table():
    s = table()
    pass_round(s)
    pass_round(s)
    pass_round(s)
    assert view(s)["first"] == 0


@pytest.mark.rule("income.first_player")
@pytest.mark.parametrize(("players", "turns"), [(2, [8, 8]), (3, [4, 4, 4]), (4, [3, 3, 2, 2]), (5, [2, 2, 2, 1, 1])])
def test_how_often_each_player_is_first(players, turns):
    firsts = [view(s)["first"] for s in finish(fresh(players))]
    assert sorted((firsts.count(seat) for seat in range(players)), reverse=True) == turns


# --- the last round


@pytest.mark.rule("end.last_round")
@pytest.mark.parametrize(("players", "rounds"), [(2, 16), (3, 12), (4, 10), (5, 8)])
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_the_number_of_rounds_follows_from_the_number_of_players(players, rounds, seed):
    assert len(finish(fresh(players, seed))) == rounds


@pytest.mark.rule("end.last_round")
def test_the_last_round_begins_when_only_the_fourth_fire_is_left():
    s = table(*FOUR, "fire_4", only=True)
    assert told(s)[-1] == {"fact": "last_round"}
    assert view(s)["last_round"]
    assert view(s)["unseen"] == ["fire_4"]


@pytest.mark.rule("end.last_round")
def test_the_round_before_the_last_is_not_announced():
    s = table(*FOUR, "bank", "port", "st_michaelis", "ship_1", "fire_4", only=True)
    assert not view(s)["last_round"]
    pass_round(s)
    assert view(s)["last_round"]


@pytest.mark.rule("end.last_round")
def test_the_last_round_is_played_in_full_and_then_the_fourth_fire_breaks_out():
    s = selling("0", cards=["ship_1", "warehouse", "tea_taster", "vulcanizer", "fire_4"], only=True, hold={1: ["fireman_a1"]})
    facts = play(s, "0 buy", "0 done")
    assert words(facts)[-5:] == ["lost", "income", "starts", "fire", "ended"]
    assert coins(s) == [5, 7, 7]
    assert fire_scores(s) == [-4, 4, -4]


@pytest.mark.rule("end.last_round")
def test_a_third_fire_within_the_last_supply_breaks_out_there():
    s = table("warehouse", "fire_3", "tea_taster", "vulcanizer", "contract_a1", "fire_4", only=True, hold={0: ["fireman_a1"]})
    assert fire_scores(s) == [3, -3, -3]
    assert view(s)["last_round"]
    pass_round(s)
    assert fire_scores(s) == [7, -7, -7]


@pytest.mark.rule("end.third_fire_last")
def test_the_third_and_fourth_fire_in_a_row_end_the_game_without_another_round():
    s = table(*FOUR, "fire_3", "fire_4", only=True, hold={0: ["fireman_a1"], 1: ["fireman_a2"]})
    facts = pass_round(s)
    assert words(facts)[-5:] == ["income", "starts", "fire", "fire", "ended"]
    assert fire_scores(s) == [0, 7, -7]
    assert view(s)["phase"] == "over"


@pytest.mark.rule("end.third_fire_last")
def test_the_last_round_is_announced_when_only_the_third_and_fourth_fire_are_left():
    s = table(*FOUR, "fire_3", "fire_4", only=True)
    assert told(s)[-1] == {"fact": "last_round"}
    assert view(s)["last_round"]


@pytest.mark.rule("end.third_fire_last")
def test_income_is_not_paid_again_after_the_third_fire():
    s = table(*FOUR, "fire_3", "fire_4", only=True)
    pass_round(s)
    assert coins(s) == [7, 7, 7]
    assert view(s)["round"] == 1


@pytest.mark.rule("end.over")
def test_nobody_acts_after_the_fourth_fire():
    s = table(*FOUR, "fire_4", only=True)
    pass_round(s)
    assert s.actor() == -1
    assert s.actors() == []
    assert [s.legal(seat) for seat in range(3)] == [[], [], []]
    assert why(s, "0 place 1") == "end.over"


@pytest.mark.rule("end.over")
def test_the_end_tells_points_by_category_and_the_ranking():
    s = table(*FOUR, "fire_4", only=True, hold={2: ["fireman_a1", "st_michaelis"]})
    ended = pass_round(s)[-1]
    assert ended["ranking"] == [2, 2, 1]
    assert ended["tally"][2] == {
        "fires": 4,
        "contracts": 0,
        "counting_offices": 0,
        "merchants": 0,
        "churches": 4,
        "warehouse": 0,
        "chamber_of_commerce": 0,
        "port": 0,
    }


@pytest.mark.rule("end.over")
def test_the_table_is_cleared_at_the_end():
    s = table(*FOUR, "fire_4", only=True)
    pass_round(s)
    assert row(s) in ([], [None] * 4)
    assert view(s)["unseen"] == []


@pytest.mark.rule("round.phases")
def test_nobody_places_a_worker_during_loading():
    s = selling("1")
    put(s, 0, hall="tea")
    play(s, "1 decline")
    assert legal(s) == ["done"]
    assert player(s, 0)["workers"] == 3
    assert why(s, "0 place 1") == "round.phases"


@pytest.mark.rule("end.over")
@pytest.mark.parametrize(("players", "rounds"), [(2, 16), (3, 12), (4, 10), (5, 8)])
def test_the_view_knows_how_many_rounds_there_will_be(players, rounds):
    s = fresh(players)
    assert view(s)["rounds"] == rounds
    pass_round(s)
    assert (view(s)["round"], view(s)["rounds"]) == (2, rounds)
