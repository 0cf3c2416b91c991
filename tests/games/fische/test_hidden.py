"""What is hidden, written from the rules."""

from collections import Counter

import pytest
from games.fische.positions import GAME, board, fresh, legal, own, play, put, read, table, view

from comptoir.core.contract import UNSEEN
from comptoir.core.dice import FastDice
from comptoir.games.fische.cards import BONUS_NAMES, KIOSK_NAMES

KINDS = set(BONUS_NAMES)


def redealt(s, viewer, times=300):
    dice = FastDice(7)
    for _ in range(times):
        t = s.clone()
        t.redeal(viewer, dice)
        yield t


def possible(s, viewer, place):
    return set(s.hidden(viewer)[place].possible)


# --- bonus tokens


@pytest.mark.rule("bonus.secret")
def test_only_the_owner_sees_the_bonus_tokens():
    s = own(table(3), 1, bonus="plus2 closed")
    assert sorted(view(s, 1)["hand"]) == ["closed", "plus2"]
    for viewer in (-1, 0, 2):
        assert view(s, viewer)["hand"] == []
        assert view(s, viewer)["players"][1]["bonus"] == 2


@pytest.mark.rule("bonus.secret")
def test_a_token_may_be_of_any_kind_that_is_not_seen_elsewhere():
    s = own(own(table(3), 1, bonus="plus2"), 0, bonus="closed closed")
    assert possible(s, 0, "bonus 1 0") == KINDS - {"closed"}
    assert possible(s, 2, "bonus 1 0") == KINDS
    assert "bonus 1 0" not in s.hidden(1)


@pytest.mark.rule("setup.bonus")
def test_what_one_put_back_in_the_set_up_is_in_nobodys_hand():
    s = fresh(3)
    drawn = view(s, 0)["draw"]
    play(s, f"0 keep {drawn[0]}", *[f"{seat} {legal(s, seat)[0]}" for seat in (1, 2)])
    assert view(s, 0)["pool_known"][drawn[1]] == 1
    for t in redealt(s, 0):
        assert drawn[1] in [BONUS_NAMES[t.boards[0].pool[k]] for k in range(t.boards[0].pooled)]


@pytest.mark.rule("bonus.pool")
def test_a_token_played_in_the_open_is_known_to_lie_in_the_pool():
    s = own(table(3), 0, bonus="price")
    play(s, "0 bonus-price fish up")
    for viewer in (-1, 0, 1, 2):
        assert view(s, viewer)["pool_known"]["price"] == 1


@pytest.mark.rule("bonus.secret")
def test_tokens_are_dealt_uniformly():
    s = own(table(2), 1, bonus="plus2")
    found = Counter(BONUS_NAMES[t.players[1].hand[0]] for t in redealt(s, 0, 4400))
    assert all(0.85 < found[name] / (400 * copies) < 1.15 for name, copies in zip(BONUS_NAMES, GAME.standard.bonus, strict=True))


@pytest.mark.rule("setup.bonus")
def test_a_kept_token_is_read_face_down_by_others():
    s = fresh(3)
    actions = s.legal(1)
    for action in actions:
        assert GAME.notation.write(s.seen(action, 1, 0)) == "keep face_down"
        assert s.seen(action, 1, 1) == action


@pytest.mark.rule("setup.bonus")
def test_what_was_drawn_is_told_to_its_owner_alone():
    s = fresh(3)
    facts = play(s, f"1 {legal(s, 1)[0]}", viewer=0)
    assert facts == [{"fact": "kept", "seat": 1}]


# --- other tables


def two_tables():
    """Seats 0, 2, 4 at table a; 1, 3, 5 at b."""
    return table(6)


@pytest.mark.rule("tables.unseen")
def test_of_another_table_one_sees_who_sits_there_and_nothing_else():
    s = own(two_tables(), 1, florins=999, goods="fish")
    seen = view(s, 0)
    assert seen["tables"] == [{"table": "a", "seats": [0, 2, 4]}, {"table": "b", "seats": [1, 3, 5]}]
    assert {key: value for key, value in seen["players"][1].items() if value not in (None, False)} == {"table": "b"}


@pytest.mark.rule("tables.unseen")
@pytest.mark.parametrize("line", ["1 walk s1", "1 stop", "1 ferry port s3"])
def test_what_happens_at_another_table_is_not_noticed(line):
    s = two_tables()
    seat, action = read(line)
    before = view(s, 0)
    assert s.seen(action, seat, 0) == s.seen(action, seat, -1) == UNSEEN
    assert s.seen(action, seat, 3) == s.seen(action, seat, -2) == action
    assert play(s, line, viewer=0) == []
    assert view(s, 0) == before


@pytest.mark.rule("tables.unseen")
def test_nobody_knows_who_plays_at_another_table():
    s = two_tables()
    assert s.actors() == [0, 1]
    assert s.awaited(0) == s.awaited(-1) == [0]
    assert s.awaited(3) == s.awaited(-2) == [1]
    assert possible(s, 0, "turn b") == {"1", "3", "5"}
    assert {int(t.boards[1].order[t.boards[1].on]) for t in redealt(s, 0)} == {1, 3, 5}


@pytest.mark.rule("tables.unseen")
def test_an_unseen_table_may_have_any_cut():
    s = two_tables()
    assert possible(s, 0, "cut b") == set(KIOSK_NAMES)
    assert "cut a" not in s.hidden(0)
    assert "cut a" in s.hidden(1)


@pytest.mark.rule("setup.first_game")
def test_in_a_first_game_the_cut_is_known():
    s = table(6, first_game="on")
    assert "cut b" not in s.hidden(0)
    assert len(possible(s, 0, "k1 b")) == 12


@pytest.mark.rule("tables.unseen")
def test_who_left_a_table_remembers_its_kiosks_and_belongings():
    s = own(own(two_tables(), 2, florins=77, goods="booze", bonus="closed"), 0, bonus="price")
    kiosks = [KIOSK_NAMES[kiosk] for kiosk in board(s, 0).kiosk]
    play(s, "0 change b")
    assert view(s, 0)["charts"] == [{"table": "a", "kiosks": kiosks}]
    known = view(s, 0)["players"][2]
    assert (known["seen_now"], known["florins"], known["goods"]["booze"], known["bonus"]) == (False, 77, 1, 1)
    for t in redealt(s, 0, 30):
        assert list(t.boards[0].kiosk) == list(s.boards[0].kiosk)
        assert (t.players[2].florins, t.players[2].tokens) == (77, 1)


@pytest.mark.rule("tables.unseen")
def test_what_happened_after_one_left_is_not_known():
    s = two_tables()
    play(s, "0 change b")
    before = view(s, 0)
    s.players[2].florins = 3
    assert view(s, 0) == before
    assert view(s, 4)["players"][2]["florins"] == 3


@pytest.mark.rule("tables.unseen")
def test_those_who_stay_remember_who_left():
    s = own(two_tables(), 0, florins=12)
    play(s, "0 change b")
    s.players[0].florins = 500
    assert view(s, 2)["players"][0]["florins"] == view(s, -1)["players"][0]["florins"] == 12
    assert view(s, 5)["players"][0]["florins"] == 500
    assert view(s, 5)["players"][2]["florins"] is None


@pytest.mark.rule("tables.change")
def test_a_change_of_table_is_told_to_all():
    s = put(table(11), seat_0="port")
    assert all(s.seen(read("0 change b")[1], 0, viewer) == read("0 change b")[1] for viewer in range(-3, 11))
    for viewer in (1, 2, -3):
        assert {"fact": "changed", "seat": 0, "from": "a", "to": "b"} in play(s.clone(), "0 change b", viewer=viewer)


@pytest.mark.rule("tables.pools")
def test_redealt_tables_hold_all_tokens_together():
    s = own(table(11), 0, goods="fish fish fish", bonus="plus2")
    play(s, "0 change b")
    for viewer in (0, 1, 2, 3, -1):
        for t in redealt(s, viewer, 10):
            for good in range(5):
                lying = sum(b.reserve[good] + sum(b.stock[place * 5 + good] for place in range(12)) for b in t.boards)
                assert lying + sum(p.goods[good] for p in t.players) == 39
            assert sum(b.pooled for b in t.boards) + sum(p.tokens for p in t.players) == 33


@pytest.mark.rule("tables.tempo")
def test_in_rotation_one_notices_that_the_own_table_plays():
    s = table(6, tempo="rotation")
    assert s.actors() == [0]
    assert not view(s, 1)["acts_now"]
    assert s.seen(read("0 walk s1")[1], 0, 1) == UNSEEN
    assert s.seen(read("0 stop")[1], 0, 1) != UNSEEN
    play(s, "0 stop")
    assert view(s, 1)["acts_now"]


def test_what_is_revealed_at_another_table_is_not_noticed():
    """So that it neither forbids nor allows taking a move back."""
    s = fresh(7, seed="learnt")
    for seat in range(7):
        s.apply(seat, s.legal(seat)[0], FastDice(1))
    before = [s.revealed_to(seat) for seat in range(7)]
    s.reveal(1)
    assert [s.revealed_to(seat) - before[seat] for seat in range(7)] == [int(s.board(seat) == 1) for seat in range(7)]
