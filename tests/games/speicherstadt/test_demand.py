import pytest
from games.speicherstadt.positions import legal, play, player, put, table, view, why, words

NINE = [f"{seat} place {column}" for column in (1, 2, 3) for seat in (0, 1, 2)]


@pytest.mark.rule("demand.order")
def test_the_first_player_places_first_and_the_others_follow_clockwise():
    s = table()
    actors = []
    for line in NINE:
        actors.append(s.actor())
        play(s, line)
    assert actors == [0, 1, 2, 0, 1, 2, 0, 1, 2]


@pytest.mark.rule("demand.order")
def test_after_the_last_seat_comes_seat_nought():
    s = table()
    s.first = s.turn = 2
    play(s, "2 place 1")
    assert s.actor() == 0


@pytest.mark.rule("demand.order")
def test_only_one_worker_is_placed_at_a_time():
    s = table()
    play(s, "0 place 1")
    assert s.actors() == [1]
    assert why(s, "0 place 1") == "demand.order"


@pytest.mark.rule("demand.all_workers")
def test_nobody_passes():
    assert legal(table()) == ["place 1", "place 2", "place 3", "place 4"]


@pytest.mark.rule("demand.all_workers")
def test_demand_ends_when_all_three_workers_of_everybody_are_placed():
    s = table()
    play(s, *NINE[:8])
    assert view(s)["phase"] == "demand"
    play(s, NINE[8])
    assert view(s)["phase"] == "purchase"


@pytest.mark.rule("demand.all_workers")
def test_a_placed_worker_is_no_longer_in_hand():
    s = table()
    play(s, *NINE[:4])
    assert [player(s, seat)["workers"] for seat in range(3)] == [1, 2, 2]


@pytest.mark.rule("demand.lowest_floor")
def test_a_worker_goes_on_the_lowest_free_floor():
    s = table()
    play(s, "0 place 2", "1 place 2")
    assert play(s, "2 place 2") == [{"fact": "placed", "seat": 2, "column": 2, "floor": 3}]
    assert [column["workers"] for column in view(s)["row"]] == [[], [0, 1, 2], [], []]


@pytest.mark.rule("demand.lowest_floor")
def test_every_worker_may_go_above_any_card():
    s = table()
    play(s, "0 place 4", "1 place 4", "2 place 1")
    assert legal(s) == ["place 1", "place 2", "place 3", "place 4"]


@pytest.mark.rule("demand.several")
def test_a_player_may_place_several_workers_above_one_card():
    s = table(players=2)
    play(s, *["0 place 1", "1 place 2"] * 2, "0 place 1")
    assert view(s)["row"][0]["workers"] == [0, 0, 0]


@pytest.mark.rule("demand.limit")
def test_no_ninth_worker_goes_above_a_card():
    s = table()
    play(s, *[line[:-1] + "1" for line in NINE[:8]])
    assert legal(s) == ["place 2", "place 3", "place 4"]
    assert len(view(s)["row"][0]["workers"]) == 8


@pytest.mark.rule("demand.limit")
def test_the_eighth_worker_still_fits():
    s = table()
    play(s, *[line[:-1] + "1" for line in NINE[:7]])
    assert play(s, "1 place 1")[0]["floor"] == 8


@pytest.mark.rule("demand.limit")
def test_six_workers_of_two_players_fit_above_one_card():
    s = table(players=2)
    facts = play(s, *["0 place 3", "1 place 3"] * 3)
    assert [fact["floor"] for fact in facts if fact["fact"] == "placed"] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("round.phases")
def test_nothing_is_bought_or_loaded_during_demand():
    s = table(hold={0: ["tea_taster"]})
    put(s, 0, hall="tea")
    assert [why(s, f"0 {action}") for action in ("buy", "decline", "trade tea", "done")] == ["round.phases"] * 4


@pytest.mark.rule("round.phases")
def test_a_round_goes_from_supply_to_income():
    s = table("ship_1", players=2)
    facts = words(play(s, *["0 place 1", "1 place 2"] * 3, "0 buy", *["1 decline"] * 3, "0 done"))
    changes = [word for k, word in enumerate(facts) if word != facts[k - 1]]
    assert changes == ["placed", "bought", "declined", "discarded", "lost", "income", "starts", "laid"]
    assert view(s)["round"] == 2
