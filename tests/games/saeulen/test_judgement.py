"""Judgement, features, and what is imagined: orders that any player would agree with."""

from collections import Counter

import pytest
from games.saeulen.positions import GAME, deal, fresh, give_tiles, hand, play, set_pillar, showing, table
from librt.vecs import vec

from comptoir.core.contract import LEGAL_ROOM, NEVER, feature_room, legal_room
from comptoir.core.dice import FastDice
from comptoir.games.saeulen.cards import CARD_NAMES, CARD_NUMBER
from comptoir.games.saeulen.knowing import learn

BLOCK = "d1 e1 d2 e2"


def judged(s, seat=0):
    """By action, in notation."""
    legal = legal_room()
    n = s.legal_into(seat, legal)
    found = vec[float]([0.0] * LEGAL_ROOM)
    s.judge(seat, legal, n, found)
    return {GAME.notation.write(legal[k]): found[k] for k in range(n)}


def features(s, seat=0):
    room = feature_room()
    return [room[k] for k in range(s.features(seat, room))]


# --- judgement


def test_the_heuristic_is_the_best_that_is_judged():
    for players in (2, 4, 6):
        s = fresh(players, seed=f"judged {players}")
        dice = FastDice(players)
        while s.actor() >= 0:
            seat = s.actor()
            found = judged(s, seat)
            move = GAME.notation.write(s.heuristic(seat, dice))
            assert found[move] == pytest.approx(max(found.values()))
            s.apply(seat, GAME.notation.read(move), dice)


def test_a_place_is_judged_by_its_points():
    s = showing("architect_1", "gondolier", city=["square_pppp d1 0"], on="f1 f2 n1 n2", tiles={0: "domino_pp", 1: ""})
    play(s, "0 build domino_pp")
    found = judged(s)
    assert found["place f1 90"] == 4.0
    assert found["place n1 90"] == 2.0


def test_tokens_and_gondola_of_others_are_a_loss_and_own_ones_too():
    s = showing("architect_1", "gondolier", on="f1 f2 j1 j2 l1 l2 n1 n2", tokens={"j1": 1, "l1": 0}, tiles={0: "domino_pp", 1: ""})
    play(s, "0 build domino_pp")
    found = judged(s)
    assert found["place n1 90"] == 2.0
    assert found["place n1 90"] - found["place j1 90"] == pytest.approx(3.0)
    assert found["place n1 90"] > found["place l1 90"] > found["place j1 90"]
    s.gondolier = 1
    assert judged(s)["place f1 90"] == pytest.approx(0.0)  # f2 is on the bank
    s.gondolier = 0
    assert judged(s)["place f1 90"] == pytest.approx(4.0)


def test_nobody_stops_taking_tiles():
    s = showing("councillor_3", "gondolier", on="d2 e2 f2 n1 n2")
    play(s, "0 take line")
    found = judged(s)
    assert found["done"] == NEVER
    assert min(worth for action, worth in found.items() if action != "done") > 0.0


def test_nothing_else_is_ruled_out():
    """Every other action may be right some day."""
    s = fresh(6, seed="never")
    dice = FastDice(3)
    while s.actor() >= 0:
        found = judged(s, s.actor())
        assert all(worth > NEVER for action, worth in found.items() if action != "done")
        legal = s.legal(s.actor())
        s.apply(s.actor(), legal[dice.below(len(legal))], dice)


def test_an_architect_is_worth_what_can_be_built():
    s = table(3, hands={0: "architect_1 architect_3"}, on=BLOCK + " n1 n2", tiles={0: "square_bbpp domino_bb"})
    play(s, "0 skip")
    found = judged(s)
    assert found["choose architect_3"] > found["choose architect_1"] > 0.0
    give_tiles(s, 0, "")
    assert judged(s)["choose architect_3"] == 0.0


def test_the_end_is_for_who_leads():
    s = table(3, hands={0: "pillar_builder_1"})
    s.pillars = 3
    play(s, "0 skip")
    s.players[1].earned[0] = 5
    assert judged(s)["choose pillar_builder_1"] == min(judged(s).values())
    s.players[0].earned[0] = 9
    assert judged(s)["choose pillar_builder_1"] == max(judged(s).values())


def test_a_spy_prefers_the_hand_with_a_known_good_card():
    s = showing("spy_1", "gondolier", "speculator", "inventor", "merchant", hands={3: "architect_3"}, on=BLOCK, tiles={0: "square_bbpp"})
    before = judged(s)["spy 3"]
    learn(s, 0, CARD_NUMBER["architect_3"], 3)
    assert judged(s)["spy 3"] > before
    assert judged(s)["spy 3"] == max(judged(s).values())


def test_tokens_and_a_chain_begun_are_routine():
    s = showing("pillar_builder_1", "gondolier")
    assert not s.is_routine(0)
    play(s, "0 pillar d2")
    assert s.is_routine(0)
    play(s, "0 pillar e2", "0 pillar f2")
    assert s.is_routine(0)


# --- what is imagined


def test_likely_choices_are_imagined():
    """Whoever leads with three pillars left plays the pillar builder, if it has one."""
    s = table(3, hands={0: "architect_1 architect_2 architect_3 architect_4 gondolier"})
    s.pillars = 3
    s.players[1].earned[0] = 30
    play(s, "0 skip", f"1 choose {hand(s, 1)[0]}")
    imagined, redealt = Counter(), Counter()
    for seed in range(100):
        for count, draw in ((imagined, "imagine"), (redealt, "redeal")):
            t = s.clone()
            getattr(t, draw)(0, FastDice(seed))
            assert CARD_NAMES[t.played[1]] in hand(t, 1)
            count[CARD_NAMES[t.played[1]].startswith("pillar")] += 1
    assert imagined[True] > 85
    assert redealt[True] < 65


def test_the_own_choice_is_not_imagined_anew():
    s = table(3)
    play(s, "0 skip", f"0 choose {hand(s, 0)[2]}")
    t = s.clone()
    t.imagine(0, FastDice(1))
    assert t.played[0] == s.played[0]


# --- features


def test_points_that_are_had_are_no_feature():
    """They count as they are: features say what comes besides."""
    s = fresh(3)
    before, had = features(s), s.outcome(0)
    s.players[0].earned[1] += 5
    assert (features(s), s.outcome(0)) == (before, had + 5)


def test_features_look_at_hand_and_board():
    s = table(3, hands={0: "architect_3"}, tiles={0: "square_bbpp"})
    before = features(s)
    for field in BLOCK.split():
        set_pillar(s, field)
    room = features(s)
    assert room != before
    deal(s, {1: "architect_3"})
    assert features(s) != room


def test_who_may_end_the_game_is_a_feature():
    s = table(3, hands={0: "pillar_builder_1"})
    s.pillars = 3
    assert features(s)[-4] == 1.0
    assert features(s)[-3] == 0.0
    s.players[0].earned[0] = 9
    assert features(s)[-3] == 1.0


def test_stages_follow_the_pillars():
    s = fresh(4)
    stages = []
    for pillars in range(60, 0, -1):
        s.pillars = pillars
        stages.append(int(s.stage()))
    assert stages == sorted(stages)
    assert set(stages) == set(range(6))
    assert all(count >= 6 for count in Counter(stages).values())


def test_the_horizon_is_the_next_round():
    s = showing("gondolier", "pillar_builder_1")
    start = s.horizon(0)
    play(s, "1 pillar d2", "1 pillar e2", "1 pillar f2", "1 token d2")
    assert s.horizon(0) == start
    play(s, "1 token e2")
    assert s.horizon(0) == start + 1
    assert s.outcome(0) == 0.0
