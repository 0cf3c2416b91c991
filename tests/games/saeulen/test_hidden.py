"""What is hidden from whom, told from the rules."""

from collections import Counter
from itertools import product

import pytest
from games.saeulen.positions import fresh, hand, legal, pile, play, player, set_pile, showing, table, told, view

from comptoir.core.dice import FastDice
from comptoir.games.saeulen.cards import CARD_NAMES, CARD_NUMBER
from comptoir.games.saeulen.knowing import BITS, SURE, learn

SPECTATOR = -1


def redealt(s, times, viewer=0):
    dice = FastDice(7)
    for _ in range(times):
        t = s.clone()
        t.redeal(viewer, dice)
        yield t


def hidden_cards(s, viewer):
    """Of each hidden card the seats that may hold it."""
    return {place: secret.possible for place, secret in s.hidden(viewer).items() if place in CARD_NAMES}


def holders(s, viewer, card):
    return view(s, viewer)["holders"][card]


# --- hands


@pytest.mark.rule("setup.cards")
@pytest.mark.parametrize(("players", "viewer", "cards"), [(3, 0, 10), (4, 2, 15), (6, 5, 25), (4, SPECTATOR, 20), (2, SPECTATOR, 10)])
def test_a_card_of_others_may_be_in_any_other_hand(players, viewer, cards):
    s = fresh(players)
    others = [str(seat) for seat in range(players) if seat != viewer]
    assert list(hidden_cards(s, viewer).values()) == [others] * cards


@pytest.mark.rule("knowledge.passed")
def test_with_two_players_the_other_hand_is_known_by_subtraction():
    s = fresh(2)
    assert hidden_cards(s, 0) == {}
    assert player(s, 1, viewer=0)["cards"] == hand(s, 1)


@pytest.mark.rule("setup.cards")
def test_the_own_hand_is_seen_and_no_other():
    s = fresh(4)
    assert player(s, 2, viewer=2)["cards"] == hand(s, 2)
    assert player(s, 2, viewer=1)["cards"] == []
    assert player(s, 2, viewer=1)["hand"] == 5


@pytest.mark.rule("knowledge.passed")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_a_card_that_was_passed_on_is_known_to_all(viewer):
    s = showing("pillar_builder_1", "councillor_1", "gondolier")
    play(s, "0 pillar d2", "0 pillar e2", "0 pillar f2", "0 token d2", "0 token e2", "1 take line")
    assert player(s, 1, viewer)["cards"] == ["pillar_builder_1"]
    if viewer != 2:
        assert "councillor_1" in player(s, 2, viewer)["cards"]
    for t in redealt(s, 30, viewer):
        assert "pillar_builder_1" in hand(t, 1)
        assert "councillor_1" in hand(t, 2)


def after_passing():
    """Everybody knows that seat 1 holds pillar_builder_1."""
    s = showing("pillar_builder_1", "gondolier", "speculator", "inventor")
    play(s, "0 pillar d2", "0 pillar e2", "0 pillar f2", "0 token d2", "0 token e2")
    assert view(s)["first"] == 0
    return s


@pytest.mark.rule("knowledge.swap")
def test_after_a_swap_a_known_card_may_be_in_either_hand_for_the_rest():
    s = after_passing()
    play(s, "0 swap 1")
    given = legal(s, "give")[0]
    play(s, f"0 {given}")
    for viewer in (2, 3, SPECTATOR):
        assert holders(s, viewer, "pillar_builder_1") == [0, 1]


@pytest.mark.rule("knowledge.swap")
def test_a_swap_hides_nothing_of_the_other_hands():
    s = after_passing()
    play(s, "0 swap 1")
    play(s, f"0 {legal(s, 'give')[0]}")
    assert holders(s, 0, "gondolier") == [2]
    assert holders(s, SPECTATOR, "speculator") == [3]


@pytest.mark.rule("knowledge.swap")
def test_the_two_who_swap_know_both_cards():
    s = table(4)
    fact = play(s, "0 swap 1")[0]
    assert fact["card"] is None
    drawn = told(s, "drew", viewer=0)[0]["card"]
    assert drawn == told(s, "drew", viewer=1)[0]["card"] == view(s, 0)["swap"]["card"]
    given = legal(s, "give")[0].split()[1]
    play(s, f"0 give {given}")
    assert holders(s, 1, drawn) == [0]
    assert holders(s, 0, given) == [1]
    assert told(s, "gave", viewer=1)[0]["card"] == given
    assert told(s, "gave", viewer=2)[0]["card"] is None


@pytest.mark.rule("swap.draw")
def test_for_the_rest_any_card_of_that_hand_may_be_the_one_drawn():
    s = table(4)
    play(s, "0 swap 1")
    secret = s.hidden(2)["drawn"]
    assert set(secret.possible) == {card for seat in (0, 1, 3) for card in hand(s, seat)}
    assert view(s, 2)["swap"] == {"partner": 1, "card": "face_down"}
    assert "drawn" not in s.hidden(0)
    assert "drawn" not in s.hidden(1)
    for t in redealt(s, 30, 2):
        assert CARD_NAMES[t.drawn] in hand(t, 1)


@pytest.mark.rule("choice.secret")
def test_a_choice_lies_face_down():
    s = table(3)
    play(s, "0 skip", f"1 choose {hand(s, 1)[3]}")
    assert player(s, 1, viewer=1)["played"] == hand(s, 1)[3]
    assert player(s, 1, viewer=0)["played"] == "face_down"
    assert len(s.hidden(0)["choice 1"].possible) == 10
    assert "choice 1" not in s.hidden(1)
    assert told(s, "chose")[0] == {"fact": "chose", "seat": 1, "card": None}


@pytest.mark.rule("choice.secret")
def test_a_redeal_keeps_the_own_choice_and_draws_the_others_from_their_hands():
    s = table(3)
    play(s, "0 skip", f"1 choose {hand(s, 1)[3]}", f"0 choose {hand(s, 0)[0]}")
    chosen = Counter()
    for t in redealt(s, 400):
        assert t.played[0] == s.played[0]
        assert CARD_NAMES[t.played[1]] in hand(t, 1)
        chosen[CARD_NAMES[t.played[1]]] += 1
    assert set(chosen) == set(s.hidden(0)["choice 1"].possible)


# --- the spy


def after_spying():
    s = showing("spy_1", "gondolier", "speculator", "inventor", "merchant", hands={1: "architect_1 councillor_1 councillor_2 beggar"})
    play(s, "0 spy 1")
    return s


@pytest.mark.rule("spy.look")
def test_the_spy_knows_the_hand_and_the_rest_do_not():
    s = after_spying()
    seen = ["architect_1", "beggar", "councillor_1", "councillor_2"]
    assert sorted(player(s, 1, viewer=0)["cards"]) == seen
    assert player(s, 1, viewer=2)["cards"] == []
    assert sorted(told(s, "spied", viewer=0)[0]["cards"]) == seen
    assert told(s, "spied", viewer=2)[0]["cards"] is None
    for t in redealt(s, 30, 0):
        assert hand(t, 1) == hand(s, 1)


@pytest.mark.rule("spy.use")
def test_all_learn_which_card_the_spy_uses():
    s = after_spying()
    play(s, "0 copy councillor_2")
    assert player(s, 1, viewer=2)["cards"] == ["councillor_2"]
    assert sorted(player(s, 1, viewer=0)["cards"]) == ["architect_1", "beggar", "councillor_1", "councillor_2"]


@pytest.mark.rule("spy.look")
def test_who_has_spied_knows_a_hand_in_every_redeal_for_others():
    s = after_spying()
    for t in redealt(s, 30, 2):
        assert player(t, 1, viewer=0)["cards"] == hand(t, 1)


# --- piles


@pytest.mark.rule("setup.piles")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_only_the_top_of_a_pile_is_seen(viewer):
    s = fresh(3)
    lines = [secret for place, secret in s.hidden(viewer).items() if place.startswith("line")]
    assert len(lines) == 9
    assert view(s, viewer)["piles"][1]["top"] == pile(s, "line")[0]
    assert sorted(view(s, viewer)["piles"][1]["unseen"]) == sorted(pile(s, "line")[1:])
    assert {kind for secret in lines for kind in secret.possible} == set(pile(s, "line")[1:])


@pytest.mark.rule("setup.piles")
def test_every_order_below_the_top_is_possible():
    s = fresh(2)
    set_pile(s, "line", "line_bbp", "line_bpb", "line_bpp", "line_pbp")
    orders = Counter(tuple(pile(t, "line")) for t in redealt(s, 600))
    assert len(orders) == 6
    assert all(order[0] == "line_bbp" for order in orders)
    assert all(60 < n < 140 for n in orders.values())


@pytest.mark.rule("saboteur.under")
def test_a_tile_put_under_its_pile_stays_known():
    cards = ("saboteur", "gondolier", "speculator", "inventor", "merchant", "advocate")
    s = showing(*cards, city=["line_bbp d2 0"])
    set_pile(s, "line", "line_bpb", "line_bpp", "line_pbp")
    play(s, "0 remove d2")
    assert pile(s, "line") == ["line_bpb", "line_bpp", "line_pbp", "line_bbp"]
    assert view(s)["piles"][1]["bottom"] == ["line_bbp"]
    assert {pile(t, "line")[3] for t in redealt(s, 30)} == {"line_bbp"}
    assert len([place for place in s.hidden(0) if place.startswith("line")]) == 2


# --- fairness


@pytest.mark.rule("setup.cards")
def test_every_hand_is_equally_likely_to_hold_a_card():
    s = fresh(4)
    card = hand(s, 3)[0]
    found = Counter(next(seat for seat in range(4) if card in hand(t, seat)) for t in redealt(s, 1500))
    assert all(420 < found[seat] < 580 for seat in (1, 2, 3))


@pytest.mark.rule("knowledge.swap")
def test_overlapping_knowledge_leaves_all_arrangements_equally_likely():
    """Swaps of different pairs can leave sets of seats that overlap, here 1 or 2, 2 or 3, and anywhere."""
    s = fresh(4)
    open_cards = [hand(s, 1)[0], hand(s, 1)[1], hand(s, 2)[0], hand(s, 2)[1], hand(s, 3)[0]]
    allowed = [{1, 2}, {1, 2, 3}, {2, 3}, {1, 2}, {2, 3}]
    for seat in (1, 2, 3):
        for card in hand(s, seat):
            learn(s, 0, CARD_NUMBER[card], seat)
    for card, seats in zip(open_cards, allowed, strict=True):
        s.knows[CARD_NUMBER[card]] = sum(SURE << BITS * seat for seat in seats)
    fitting = [seats for seats in product(*allowed) if sorted(seats) == [1, 1, 2, 2, 3]]
    dealt = Counter(tuple(int(t.where[CARD_NUMBER[card]]) for card in open_cards) for t in redealt(s, 300 * len(fitting)))
    assert set(dealt) == set(fitting)
    assert all(230 < n < 370 for n in dealt.values())
    for k, card in enumerate(open_cards):
        assert holders(s, 0, card) == sorted({seats[k] for seats in fitting})


@pytest.mark.rule("knowledge.swap")
def test_a_bot_takes_a_card_to_be_where_it_was_after_a_swap_four_times_in_five():
    """It imagines likely hands; what is possible stays possible."""
    s = fresh(4)
    for seat in (1, 2, 3):
        for card in hand(s, seat):
            learn(s, 0, CARD_NUMBER[card], seat)
    card = CARD_NUMBER[hand(s, 1)[0]]
    s.first = s.turn = 1
    play(s, "1 swap 2")
    play(s, f"1 {legal(s, 'give')[0]}")
    dice, stayed, times = FastDice(7), 0, 2000
    for _ in range(times):
        t = s.clone()
        t.imagine(0, dice)
        assert t.legal(0) == s.legal(0)
        stayed += t.where[card] == 1
    assert 0.75 < stayed / times < 0.9
    assert 0.4 < sum(t.where[card] == 1 for t in redealt(s, times)) / times < 0.6


@pytest.mark.rule("setup.cards")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_a_redeal_changes_nothing_that_can_be_seen(viewer):
    s = after_passing()
    play(s, "0 swap 2")
    play(s, f"0 {legal(s, 'give')[0]}")
    before = s.checksum()
    for t in redealt(s, 20, viewer):
        assert t.view(viewer) == s.view(viewer)
    assert s.checksum() == before
