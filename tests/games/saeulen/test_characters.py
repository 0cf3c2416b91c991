"""What the eleven characters do, rule by rule."""

import pytest
from games.saeulen.positions import (
    foreseen,
    hand,
    legal,
    pile,
    play,
    player,
    reserves,
    scores,
    set_pile,
    showing,
    starts,
    table,
    task,
    told,
    view,
    why,
)

QUIET = "gondolier"


# --- councillor


@pytest.mark.rule("councillor.top")
def test_tiles_come_from_the_top_and_the_next_is_seen():
    s = table(2, hands={0: "councillor_2", 1: QUIET})
    set_pile(s, "domino", "domino_bp", "domino_pp", "domino_bb")
    play(s, "0 skip", "0 choose councillor_2", "1 choose gondolier")
    play(s, "0 take domino")
    assert "domino_bp" in player(s, 0)["tiles"]
    assert view(s)["piles"][0]["top"] == "domino_pp"
    assert told(s, "uncovered") == [{"fact": "uncovered", "tile": "domino_pp"}]


@pytest.mark.rule("councillor.stones")
def test_no_more_stones_than_on_the_card():
    s = showing("councillor_1", QUIET)  # three stones
    assert why(s, "0 take square") == "councillor.stones"
    play(s, "0 take domino")
    assert view(s)["phase"] == "swapping"  # the last stone lapses
    assert {"fact": "lapsed", "seat": 0, "stones": 1} in told(s)


@pytest.mark.rule("councillor.one")
def test_at_least_one_tile_is_taken_then_one_may_stop():
    s = showing("councillor_3", QUIET)  # five stones
    assert why(s, "0 done") == "councillor.one"
    play(s, "0 take line")
    play(s, "0 done")
    assert view(s)["phase"] == "swapping"


# --- pillar builder


@pytest.mark.rule("pillar.lagoon")
def test_no_pillar_on_the_canal_nor_on_another():
    s = showing("pillar_builder_1", QUIET, on="d2")
    assert why(s, "0 pillar c3") == "pillar.lagoon"
    assert why(s, "0 pillar d2") == "pillar.lagoon"


@pytest.mark.rule("pillar.chain")
def test_a_chain_may_branch_but_not_touch_by_corners():
    s = showing("pillar_builder_2", QUIET)
    play(s, "0 pillar f2", "0 pillar f1")
    assert why(s, "0 pillar h1") == "pillar.chain"
    play(s, "0 pillar e1", "0 pillar g1")
    assert view(s)["pillars"] == ["e1", "f1", "g1", "f2"]


@pytest.mark.rule("pillar.anchor")
def test_a_pillar_under_a_tile_is_an_anchor():
    s = showing("pillar_builder_1", QUIET, city=["domino_bb n1 0"])
    assert why(s, "0 pillar m1") == ""
    assert why(s, "0 pillar n2") == ""
    assert why(s, "0 pillar l1") == "pillar.anchor"


@pytest.mark.rule("pillar.all")
def test_a_chain_does_not_begin_in_a_pocket_that_is_too_small():
    on = "a2 b2 c2 a1 b1 c1"  # closes the corner of four fields above the canal's west end
    s = showing("pillar_builder_3", QUIET, on=on)
    assert why(s, "0 pillar a3") == "pillar.all"  # a3, b3, a4, b4: four fields, five pillars
    assert why(s, "0 pillar d2") == ""


@pytest.mark.rule("pillar.all")
def test_all_pillars_are_placed():
    s = showing("pillar_builder_3", QUIET)
    for field in ("d2", "e2", "f2", "g2", "h2"):
        assert task(s)["due"] == 5 - ["d2", "e2", "f2", "g2", "h2"].index(field)
        assert all(action.startswith("pillar") for action in legal(s))
        play(s, f"0 pillar {field}")
    assert view(s)["phase"] == "tokens"


@pytest.mark.rule("pillar.short")
def test_without_room_for_all_the_largest_place_is_filled():
    s = table(2)
    lagoon = [f"{column}{row}" for row in range(1, 9) for column in "abcdefghijklmnopq"]
    water = set(view(s)["water"])
    left = {"a1", "b1", "q8"}
    on = " ".join(field for field in lagoon if field not in water | left)
    s = table(2, on=on, hands={0: "pillar_builder_1", 1: QUIET})
    s.pillars = 30
    play(s, "0 skip", "0 choose pillar_builder_1", "1 choose gondolier")
    assert why(s, "0 pillar q8") == "pillar.short"
    play(s, "0 pillar a1", "0 pillar b1")
    assert view(s)["phase"] == "tokens"
    assert view(s)["pillars_left"] == 28


@pytest.mark.rule("pillar.short")
def test_starts_lie_in_a_largest_region():
    s = table(2)
    assert len(starts(s, 3)) == 42


# --- tokens


@pytest.mark.rule("token.new_pillar")
def test_tokens_go_on_pillars_of_this_card():
    s = showing("pillar_builder_1", QUIET, on="n1")
    play(s, "0 pillar d2", "0 pillar e2", "0 pillar f2")
    assert legal(s) == ["token d2", "token e2", "token f2"]
    assert why(s, "0 token n1") == "token.new_pillar"


@pytest.mark.rule("token.one")
def test_a_pillar_takes_one_token():
    s = showing("pillar_builder_1", QUIET)
    play(s, "0 pillar d2", "0 pillar e2", "0 pillar f2", "0 token d2")
    assert why(s, "0 token d2") == "token.one"


@pytest.mark.rule("token.all")
def test_all_tokens_of_the_card_are_placed():
    s = showing("pillar_builder_3", "councillor_1")
    play(s, "0 pillar d2", "0 pillar e2", "0 pillar f2", "0 pillar g2", "0 pillar h2")
    play(s, "0 token d2", "0 token e2")
    assert task(s)["due"] == 1
    play(s, "0 token f2")
    assert reserves(s)[0] == 5
    assert s.actors() == [1]


@pytest.mark.rule("token.all")
def test_as_far_as_the_reserve_goes():
    s = table(2, hands={0: "pillar_builder_3", 1: "councillor_1"})
    s.players[0].reserve = 1
    play(s, "0 skip", "0 choose pillar_builder_3", "1 choose councillor_1")
    play(s, "0 pillar d2", "0 pillar e2", "0 pillar f2", "0 pillar g2", "0 pillar h2", "0 token d2")
    assert s.actors() == [1]


@pytest.mark.rule("token.any_free")
def test_the_option_opens_all_free_pillars():
    s = showing("pillar_builder_1", QUIET, on="n1", any_free="yes", city=["domino_bb n3 0"], tokens={})
    play(s, "0 pillar d2", "0 pillar e2", "0 pillar f2")
    assert legal(s) == ["token n1", "token d2", "token e2", "token f2"]
    assert why(s, "0 token n3") == "token.any_free"


# --- architect


@pytest.mark.rule("architect.own")
def test_only_own_tiles_are_built():
    s = showing("architect_1", QUIET, on="d1 e1 f1", tiles={0: "domino_bb", 1: "line_bbp"})
    assert legal(s) == ["build domino_bb"]
    assert why(s, "0 build line_bbp") == "architect.own"


@pytest.mark.rule("architect.pillars")
def test_every_cell_lies_on_a_free_pillar():
    s = showing("architect_1", QUIET, on="d1 e1", city=["domino_bb f1 0"], tiles={0: "domino_bp line_bbp"})
    assert why(s, "0 build line_bbp") == "architect.pillars"
    play(s, "0 build domino_bp")
    assert why(s, "0 place e1 0") == "architect.pillars"
    assert legal(s) == ["place d1 0", "place e1 180"]


@pytest.mark.rule("architect.pillars")
def test_tokens_do_not_hinder_and_go_home():
    s = showing("architect_1", "councillor_1", on="d1 e1", tiles={0: "domino_bb"}, tokens={"d1": 1})
    play(s, "0 build domino_bb", "0 place d1 0")
    assert reserves(s) == [8, 8]


@pytest.mark.rule("architect.turn")
def test_a_tile_turns_by_quarters_and_is_never_mirrored():
    on = "d1 e1 d2 e2"
    s = showing("architect_1", QUIET, on=on, tiles={0: "corner_bbp"})
    play(s, "0 build corner_bbp")
    assert sorted(legal(s)) == ["place d1 0", "place d2 270", "place e1 90", "place e2 180"]  # four, where a mirror would give eight


@pytest.mark.rule("architect.turn")
def test_turns_that_look_the_same_are_one():
    s = showing("architect_1", QUIET, on="d1 e1", tiles={0: "domino_bb"})
    play(s, "0 build domino_bb")
    assert legal(s) == ["place d1 0"]
    assert why(s, "0 place e1 180") == "architect.turn"


@pytest.mark.rule("architect.go_on")
def test_the_player_may_strand_stones_by_the_choice_of_place():
    s = showing("architect_2", QUIET, on="d1 e1 f1", tiles={0: "domino_bb domino_pp"})
    play(s, "0 build domino_bb", "0 place d1 0")
    assert view(s)["phase"] == "swapping"
    assert {"fact": "lapsed", "seat": 0, "stones": 3} in told(s)


# --- bridges


BANKS = "d2 d4"  # above and below the canal's field d3


@pytest.mark.rule("bridge.canal")
def test_a_bridge_spans_the_canal_with_both_ends_on_pillars():
    s = showing("architect_1", QUIET, on=f"{BANKS} d5 d1 n1 o1 p1", tiles={0: "bridge_bp"})
    play(s, "0 build bridge_bp")
    assert legal(s) == ["place d2 90", "place d4 270"]
    assert why(s, "0 place n1 0") == "bridge.canal"
    assert why(s, "0 place e2 90") == "architect.pillars"
    play(s, "0 place d2 90")
    assert view(s)["tiles"][0]["cells"][1] == {"field": "d3", "shows": "span"}


@pytest.mark.rule("bridge.once")
def test_a_field_carries_one_bridge_and_its_neighbour_another():
    s = showing("architect_1", QUIET, on="e2 e4 d1", city=["bridge_bb d2 90"], tiles={0: "bridge_pp"})
    play(s, "0 build bridge_pp")
    assert legal(s) == ["place e2 90"]
    assert why(s, "0 place d2 90") == "bridge.once"


@pytest.mark.rule("bridge.gondola")
def test_a_gondola_makes_way():
    s = showing("architect_1", QUIET, on="h4 j4", tiles={0: "bridge_bb"})
    assert view(s)["gondola"] == "i4"
    play(s, "0 build bridge_bb", "0 place h4 0")
    moved = told(s, "gondola_moved")[0]["field"]
    assert moved in view(s)["water"]
    assert moved in ("i3", "i5")


# --- points


@pytest.mark.rule("score.arms")
@pytest.mark.parametrize(("tile", "arms"), [("domino_bb", 2), ("line_bbp", 4), ("corner_bbp", 4), ("square_bbpp", 7)])
def test_a_tile_brings_its_arms(tile, arms):
    s = showing("architect_1", QUIET, on="j1 k1 l1 j2 k2 l2", tiles={0: tile})
    play(s, f"0 build {tile}")
    play(s, f"0 {legal(s)[0]}")
    assert view(s)["tally"][0]["arms"] == arms


@pytest.mark.rule("score.arms")
def test_a_bridge_brings_three():
    s = showing("architect_1", QUIET, on=BANKS, tiles={0: "bridge_bb"})
    play(s, "0 build bridge_bb", "0 place d2 90")
    assert scores(s) == [3, 0]


@pytest.mark.rule("score.edges")
def test_edges_count_one_by_one_and_never_inside_the_tile():
    s = showing("architect_1", QUIET, on="j1 k1", city=["domino_bb j2 0"], tiles={0: "domino_bb"})
    play(s, "0 build domino_bb")
    assert foreseen(s, "0 place j1 0")["points"] == [2 + 2, 0]


@pytest.mark.rule("score.edges")
def test_the_end_of_a_bridge_has_edges_its_middle_has_none():
    s = showing("architect_1", QUIET, on="e2 f2", city=["bridge_bb d2 90"], tiles={0: "domino_bb"})
    play(s, "0 build domino_bb")
    assert foreseen(s, "0 place e2 0")["tally"][0]["edges"] == 1


@pytest.mark.rule("score.edges")
def test_the_second_tile_of_one_card_may_match_the_first():
    s = showing("architect_1", QUIET, on="j1 k1 j2 k2", tiles={0: "domino_bb domino_bp"})
    play(s, "0 build domino_bb", "0 place j1 0", "0 build domino_bp", "0 place j2 0")
    assert view(s)["tally"][0]["edges"] == 1


@pytest.mark.rule("score.tokens")
def test_each_owner_gets_three_for_each_token():
    s = showing(
        "architect_1", "councillor_1", "councillor_2", on="j1 k1 j2 k2", tiles={0: "square_bbpp"}, tokens={"j1": 1, "k1": 1, "j2": 2}
    )
    play(s, "0 build square_bbpp", "0 place j1 0")
    assert scores(s) == [7, 6, 3]


@pytest.mark.rule("score.gondola")
def test_once_for_a_tile_with_several_edges_and_always_for_a_bridge():
    s = showing("architect_1", "councillor_1", on=f"{BANKS} e2 f2", tiles={0: "bridge_bb domino_pp"})
    s.gondolier = 1
    play(s, "0 build domino_pp", "0 place e2 0")
    play(s, "0 build bridge_bb", "0 place d2 90")
    assert view(s)["tally"][1]["gondola"] == 4


# --- advocate, gondolier, speculation


@pytest.mark.rule("advocate.no_points")
def test_the_advocate_builds_and_tokens_bring_nothing():
    s = showing("advocate", "speculator", "councillor_1", on="j1 k1 j2 k2", tiles={0: "square_bbpp"}, tokens={"j1": 2})
    play(s, "0 build square_bbpp", "0 place j1 0")
    assert scores(s) == [7, 0, 0]  # an advocate is no architect, either: nothing for the speculator
    assert reserves(s)[2] == 8


@pytest.mark.rule("gondolier.nothing")
def test_without_a_token_or_with_the_own_one_there_nothing_happens():
    for reserve, owner in ((0, 1), (7, 0)):
        s = table(2, hands={0: QUIET, 1: "councillor_1"})
        s.players[0].reserve = reserve
        s.gondolier = owner
        play(s, "0 skip", "0 choose gondolier", "1 choose councillor_1")
        assert view(s)["gondolier"] == owner
        assert reserves(s)[0] == reserve


@pytest.mark.rule("speculation.others")
def test_nothing_without_the_character_and_six_though_it_acts_later():
    assert scores(showing("speculator", "councillor_1", QUIET)) == [0, 0, 0]
    assert scores(showing("architect_1", "speculator", "architect_2", first=1)) == [0, 6, 0]  # once


@pytest.mark.rule("speculation.others")
def test_what_an_open_card_will_bring_is_foretold_and_a_hidden_one_tells_nothing():
    s = showing("councillor_1", "speculator", "merchant", "inventor")
    assert [player(s, seat)["forecast"] for seat in range(4)] == [None, 0, 6, 0]
    t = table(4, hands={1: "merchant"})
    play(t, f"{t.first} skip", "1 choose merchant")
    assert [player(t, 1, viewer=viewer)["forecast"] for viewer in (0, 1)] == [None, None]


# --- beggar and spy


FIVE = ("beggar", "councillor_1", "pillar_builder_1", "speculator", QUIET)


@pytest.mark.rule("beggar.open")
def test_the_beggar_uses_a_card_that_another_shows():
    s = showing(*FIVE)
    assert set(legal(s)) == {"copy councillor_1", "copy pillar_builder_1", "copy speculator", "copy gondolier"}
    play(s, "0 copy councillor_1")
    assert task(s)["stones"] == 3
    play(s, "0 take line")
    assert s.actors() == [1]  # whose own councillor comes now


@pytest.mark.rule("beggar.open")
def test_a_card_that_is_not_shown_is_not_for_the_beggar():
    s = showing(*FIVE)
    assert why(s, "0 copy councillor_2") == "beggar.open"


@pytest.mark.rule("spy.look")
def test_the_spy_looks_at_one_other_hand():
    s = showing("spy_1", "councillor_1", "pillar_builder_1", "speculator", QUIET)
    assert legal(s) == [f"spy {seat}" for seat in (1, 2, 3, 4)]
    assert why(s, "0 spy 0") == "spy.look"
    play(s, "0 spy 2")
    assert sorted(told(s, "spied", viewer=0)[0]["cards"]) == sorted(hand(s, 2))
    assert told(s, "spied", viewer=1)[0]["cards"] is None


@pytest.mark.rule("spy.use")
def test_the_spy_uses_a_card_of_that_hand_and_no_other():
    s = showing("spy_1", "councillor_1", "pillar_builder_1", "speculator", QUIET, hands={2: "councillor_2 beggar"})
    play(s, "0 spy 2")
    assert why(s, "0 copy pillar_builder_1") == "spy.use"  # it lies open
    play(s, "0 copy councillor_2")
    assert task(s)["card"] == "councillor_2"


@pytest.mark.rule("copy.never_a_copy")
def test_neither_uses_the_other():
    s = showing("spy_1", "councillor_1", "pillar_builder_1", "speculator", QUIET, hands={2: "beggar"})
    play(s, "0 spy 2")
    assert why(s, "0 copy beggar") == "copy.never_a_copy"
    s = showing("beggar", "councillor_1", "pillar_builder_1", "spy_1", QUIET)
    assert why(s, "0 copy spy_1") == "copy.never_a_copy"


@pytest.mark.rule("copy.stays")
def test_the_used_card_stays_where_it_is():
    s = showing("spy_1", "pillar_builder_1", "pillar_builder_2", "speculator", QUIET, hands={1: "councillor_1"})
    play(s, "0 spy 1", "0 copy councillor_1", "0 take line")
    assert "councillor_1" in hand(s, 1)
    assert player(s, 0)["played"] == "spy_1"


@pytest.mark.rule("copy.stays")
def test_a_copied_speculator_looks_at_the_others():
    s = showing("beggar", "architect_1", "speculator", QUIET, "pillar_builder_1")
    play(s, "0 copy speculator")
    assert scores(s)[0] == 6


# --- saboteur


SIX = ("saboteur", "pillar_builder_1", "pillar_builder_2", "speculator", QUIET, "inventor")


@pytest.mark.rule("saboteur.stones")
def test_tiles_of_four_stones_in_all_are_removed():
    s = showing(*SIX, city=["square_bbpp j1 0", "domino_bb m1 0", "line_bbp j3 0"])
    before = scores(s)
    play(s, "0 remove m1")
    assert (task(s) or {}).get("card") != "saboteur"  # two stones are left, and no tile has so few
    assert "m1" in view(s)["free"]
    assert scores(s)[:3] == before[:3]


@pytest.mark.rule("saboteur.stones")
def test_a_tile_with_more_stones_than_are_left_stays():
    s = showing(*SIX, city=["square_bbpp j1 0", "domino_bb m1 0", "domino_bp m3 0"])
    play(s, "0 remove m1")
    assert why(s, "0 remove j1") == "saboteur.stones"
    assert legal(s) == ["remove m3", "done"]


@pytest.mark.rule("saboteur.one")
def test_at_least_one_tile_is_removed_then_one_may_stop():
    s = showing(*SIX, city=["domino_bb m1 0", "domino_bp m3 0"])
    assert why(s, "0 done") == "saboteur.one"
    play(s, "0 remove m1")
    play(s, "0 done")
    assert s.actors() == [1]


@pytest.mark.rule("saboteur.under")
def test_a_removed_tile_goes_under_its_pile():
    s = showing(*SIX, city=["domino_pp m1 0"])
    height = view(s)["piles"][0]["height"]
    play(s, "0 remove m1")
    assert view(s)["piles"][0]["height"] == height + 1
    assert pile(s, "domino")[-1] == "domino_pp"
    assert view(s)["piles"][0]["bottom"] == ["domino_pp"]
