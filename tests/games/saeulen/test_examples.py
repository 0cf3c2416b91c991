"""The worked examples of the rulebook."""

import pytest
from games.saeulen.positions import (
    foreseen,
    fresh,
    hand,
    legal,
    play,
    player,
    reserves,
    scores,
    showing,
    starts,
    table,
    told,
    view,
    why,
    words,
)

BLUE, RED = 0, 1
QUIET = "gondolier"  # a card without decisions, for the others


# --- four pillars: a) at the canal, b) at a pillar that stands already, c) is not possible


def four_pillars(**more):
    return showing("pillar_builder_2", QUIET, **more)


@pytest.mark.rule("pillar.anchor")
def test_a_a_chain_may_begin_beside_the_canal():
    s = four_pillars()
    play(s, "0 pillar d2", "0 pillar d1", "0 pillar e1", "0 pillar e2")
    assert view(s)["pillars"] == ["d1", "e1", "d2", "e2"]


@pytest.mark.rule("pillar.anchor")
def test_b_a_chain_may_begin_beside_an_older_pillar():
    s = four_pillars(on="n1 n2")
    play(s, "0 pillar m1", "0 pillar l1", "0 pillar k1", "0 pillar j1")
    assert set(view(s)["pillars"]) == {"j1", "k1", "l1", "m1", "n1", "n2"}


@pytest.mark.rule("pillar.anchor")
def test_c_a_chain_may_not_begin_apart_from_both():
    s = four_pillars(on="n1 n2")
    assert why(s, "0 pillar k1") == "pillar.anchor"


@pytest.mark.rule("pillar.chain")
def test_all_pillars_of_a_chain_hang_together():
    s = four_pillars()
    play(s, "0 pillar d2")
    assert why(s, "0 pillar f2") == "pillar.chain"
    assert why(s, "0 pillar e1") == "pillar.chain"
    assert legal(s) == ["pillar d1", "pillar c2", "pillar e2"]


# --- a councillor of four stones: six choices


def hauls(s, taken=()):
    """Every set of tiles that cannot be added to."""
    takes = legal(s, "take") if view(s)["phase"] == "taking" else []
    if not takes:
        return {tuple(sorted(taken))}
    found = set()
    for action in takes:
        t = s.clone()
        play(t, f"0 {action}")
        found |= hauls(t, (*taken, action.split()[1]))
    return found


@pytest.mark.rule("councillor.stones")
def test_a_councillor_of_four_stones_has_six_choices():
    s = showing("councillor_2", QUIET)
    assert hauls(s) == {("square",), ("line",), ("corner",), ("domino", "domino"), ("bridge", "domino"), ("bridge", "bridge")}


# --- an architect of five stones with tiles a of three, b of two and c of four stones


def three_tiles():
    on = "d1 e1 f1 d2 e2 f2 h1 i1 h2 i2 k1 l1 k2 l2"
    return showing("architect_2", QUIET, on=on, tiles={0: "line_bbp domino_bb square_bbpp"})


@pytest.mark.rule("architect.go_on")
def test_after_a_of_three_stones_b_of_two_must_be_built():
    s = three_tiles()
    play(s, "0 build line_bbp", "0 place d1 0")
    assert legal(s) == ["build domino_bb"]
    assert why(s, "0 build square_bbpp") == "architect.stones"


@pytest.mark.rule("architect.stones")
def test_after_c_of_four_stones_the_last_stone_lapses():
    s = three_tiles()
    play(s, "0 build square_bbpp")
    facts = play(s, "0 place h1 0")
    assert {"fact": "lapsed", "seat": 0, "stones": 1} in facts
    assert player(s, 0)["tiles"] == ["domino_bb", "line_bbp"]


# --- a square of seven arms beside four like cells: eleven points


FOUR_NEIGHBOURS = ["domino_bb i1 90", "domino_bb l1 90", "domino_pp j3 90", "domino_pp k3 90"]


def beside_four_tiles():
    """Two buildings above two plazas; to the left and right buildings, below plazas."""
    s = showing("architect_1", QUIET, on="j1 k1 j2 k2", city=FOUR_NEIGHBOURS, tiles={0: "square_bbpp"})
    play(s, "0 build square_bbpp")
    return s


@pytest.mark.rule("score.edges")
def test_seven_arms_and_four_like_edges_are_eleven_points():
    s = beside_four_tiles()
    assert foreseen(s, "0 place j1 0")["points"] == [11, 0]
    play(s, "0 place j1 0")
    assert view(s)["tally"][0] == {"arms": 7, "edges": 4, "tokens": 0, "gondola": 0, "speculation": 0}
    assert scores(s) == [11, 0]


@pytest.mark.rule("score.edges")
def test_turned_by_half_only_the_unlike_cells_meet():
    s = beside_four_tiles()
    assert foreseen(s, "0 place k2 180")["points"] == [7 + 2, 0]


# --- Blue builds on an own token and on one of Red


@pytest.mark.rule("score.tokens")
@pytest.mark.rule("score.own_token")
def test_blue_gets_seven_points_and_red_three():
    s = showing("architect_1", QUIET, on="j1 k1 j2 k2", tiles={BLUE: "square_bbpp"}, tokens={"j1": BLUE, "k2": RED})
    assert reserves(s) == [7, 7]
    play(s, "0 build square_bbpp", "0 place j1 0")
    assert scores(s) == [7, 3]
    assert view(s)["tokens"] == {}
    assert reserves(s)[BLUE] == 8


@pytest.mark.rule("score.tokens")
def test_red_gets_the_token_back():
    s = showing("architect_1", "councillor_1", on="j1 k1 j2 k2", tiles={BLUE: "square_bbpp"}, tokens={"j1": BLUE, "k2": RED})
    play(s, "0 build square_bbpp", "0 place j1 0")
    assert reserves(s) == [8, 8]


# --- single sentences with numbers


@pytest.mark.rule("setup.tiles")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_starts_with_a_tile_of_two_stones_and_one_of_four(players):
    s = fresh(players)
    for seat in range(players):
        assert [tile.split("_")[0] for tile in player(s, seat)["tiles"]] == ["domino", "square"]


@pytest.mark.rule("setup.tokens")
def test_eight_tokens_are_kept_and_the_ninth_stands_on_the_start():
    s = fresh(4)
    assert reserves(s) == [8] * 4
    assert scores(s) == [0] * 4


@pytest.mark.rule("setup.cards")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_has_five_cards(players):
    s = fresh(players)
    assert [len(hand(s, seat)) for seat in range(players)] == [5] * players


@pytest.mark.rule("round.pass_left")
def test_each_passes_the_card_to_the_left_and_has_five_again():
    s = showing(QUIET, "councillor_1")
    play(s, "1 take line")
    assert QUIET in hand(s, 1)
    assert "councillor_1" in hand(s, 0)
    assert [len(hand(s, seat)) for seat in (0, 1)] == [5, 5]


@pytest.mark.rule("score.gondola")
def test_each_tile_at_the_canal_brings_two_points():
    on = "d2 e2 f2 g2 j1 k1"
    s = showing(QUIET, "architect_3", on=on, tiles={1: "domino_bp domino_bb domino_pp"})
    play(s, "1 build domino_bp", "1 place d2 0", "1 build domino_pp", "1 place f2 0")
    assert view(s)["tally"][0]["gondola"] == 4
    play(s, "1 build domino_bb", "1 place j1 0")
    assert view(s)["tally"][0]["gondola"] == 4


@pytest.mark.rule("score.gondola")
def test_the_owner_of_the_gondola_scores_for_own_tiles_too():
    s = showing("architect_1", "councillor_1", on="d2 e2", tiles={0: "domino_bb"})
    s.gondolier = 0
    play(s, "0 build domino_bb", "0 place d2 0")
    assert view(s)["tally"][0]["gondola"] == 2


@pytest.mark.rule("gondolier.token")
def test_a_token_driven_from_the_gondola_goes_home_without_points():
    s = table(2, hands={0: QUIET, 1: "pillar_builder_1"})
    s.gondolier = 1
    s.players[1].reserve -= 1
    play(s, "0 skip", "0 choose gondolier", "1 choose pillar_builder_1")
    assert view(s)["gondolier"] == 0
    assert reserves(s) == [7, 8]
    assert scores(s) == [0, 0]


@pytest.mark.rule("speculation.others")
@pytest.mark.parametrize(("card", "shown"), [("speculator", "architect_1"), ("inventor", "pillar_builder_1"), ("merchant", "councillor_1")])
def test_speculator_inventor_and_merchant_bring_six_points(card, shown):
    s = showing(card, shown, "advocate", QUIET)
    assert scores(s) == [6, 0, 0, 0]


@pytest.mark.rule("end.last_pillar")
def test_with_fewer_pillars_left_than_on_the_card_all_that_are_left_are_placed():
    s = table(2, hands={0: "pillar_builder_3", 1: "councillor_1"})
    s.pillars = 2
    play(s, "0 skip", "0 choose pillar_builder_3", "1 choose councillor_1", "0 pillar d2")
    assert words(play(s, "0 pillar e2")) == ["pillar", "ended"]
    assert view(s)["ending"] == "last_pillar"
    assert s.actors() == []


@pytest.mark.rule("end.most")
def test_several_may_win():
    s = table(2, hands={0: "pillar_builder_3", 1: "councillor_1"})
    s.pillars = 1
    play(s, "0 skip", "0 choose pillar_builder_3", "1 choose councillor_1", "0 pillar d2")
    assert told(s, "ended")[0]["ranking"] == [1, 1]


@pytest.mark.rule("pillar.lagoon")
def test_sixty_pillars_may_go_on_all_fields_but_the_canal():
    s = fresh(2)
    assert view(s)["pillars_left"] == 60
    assert len(view(s)["water"]) == 24
    assert len(starts(s, 1)) == 42
