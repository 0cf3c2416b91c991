"""A live table without sockets: events in, messages out."""

import pytest
from fifth_game import AuctionGame

from comptoir import catalog
from comptoir.core.journal import SPECTATOR
from comptoir.server.errors import Refused
from comptoir.server.live import Live, Setup

SPEICHERSTADT = Setup(catalog.find("speicherstadt"), 3, "live", {})
AUCTION = Setup(AuctionGame(), 3, "live", {})


def play(live, action=None, seat=None, **more):
    seat = live.table.actors()[0] if seat is None else seat
    live.take(live.propose(seat, action or live.table.legal(seat)[0], **more))
    return seat


def played(plies, setup=SPEICHERSTADT, by_bot=False):
    live = Live(setup, [])
    for _ in range(plies):
        play(live, by_bot=by_bot)
    return live


def test_the_events_lead_to_the_same_table():
    live = played(30)
    live.take(live.propose_undo(live.moves[-1].seat))
    again = Live(SPEICHERSTADT, live.events)
    assert again.table.dump() == live.table.dump()
    assert again.log(0) == live.log(0)
    assert again.position(1) == live.position(1)


def test_an_illegal_move_is_refused_with_its_rule():
    live = played(1)
    with pytest.raises(Refused) as refused:
        live.propose(live.moves[0].seat, "place 1")
    assert refused.value.rule == "demand.order"
    assert refused.value.status == 409
    with pytest.raises(Refused, match="no action"):
        live.propose(0, "fly")


def test_a_resend_is_known():
    live = Live(SPEICHERSTADT, [])
    seat = play(live, move_id="m1")
    assert live.knows(seat, "m1")
    assert not live.knows(seat, "m2")
    assert not live.knows((seat + 1) % 3, "m1")


def test_what_the_seat_did_itself_closes_its_decision():
    live = Live(SPEICHERSTADT, [])
    seat = play(live)
    with pytest.raises(Refused, match="acted since"):
        live.check_open(seat, 0)
    live.check_open((seat + 1) % 3, 0)


def test_the_last_move_can_be_taken_back():
    live = Live(SPEICHERSTADT, [])
    before = live.table.state.dump()
    seat = play(live, "place 2")
    assert live.position(seat)["undo"] == {"action": "place 2"}
    live.take(live.propose_undo(seat))
    assert live.table.state.dump() == before
    assert live.position(seat)["undo"] is None


def test_an_undone_move_stays_in_the_log():
    live = Live(SPEICHERSTADT, [])
    seat = play(live, "place 2")
    live.take(live.propose_undo(seat))
    opening, move, undo = live.log(SPECTATOR)
    assert opening["facts"][0]["fact"] == "starts"
    assert move["undone"]
    assert move["facts"][0]["fact"] == "placed"
    assert undo["takes_back"] == [move["e"]]


def test_nobody_takes_back_once_another_person_has_acted():
    live = played(2)
    with pytest.raises(Refused, match="nothing can be taken back"):
        live.propose_undo(live.moves[0].seat)


def test_the_answers_of_bots_go_with_it():
    live = Live(SPEICHERSTADT, [])
    seat = play(live, "place 2")
    play(live, by_bot=True)
    play(live, by_bot=True)
    live.take(live.propose_undo(seat))
    assert live.table.actions == []
    assert [entry["undone"] for entry in live.log(0)[1:4]] == [True] * 3


def test_a_reveal_cannot_be_taken_back():
    live = Live(SPEICHERSTADT, [])
    while live.table.state.round == 1:
        play(live, live.table.legal(live.table.actors()[0])[-1])
    last = live.moves[-1].seat
    assert live.undoable(last) == []


def test_a_secret_choice_is_taken_back_though_others_chose_since():
    live = Live(AUCTION, [])
    play(live, "bid 2 single", seat=0)
    play(live, "bid 3 double", seat=1)
    live.take(live.propose_undo(0))
    assert live.table.actors() == [0, 2]
    assert live.moves[0].seat == 1


def test_a_face_down_move_is_face_down_in_the_log():
    live = Live(AUCTION, [])
    play(live, "bid 2 single", seat=0)
    assert live.log(0)[1]["action"] == "bid 2 single"
    assert live.log(1)[1]["action"] == live.log(SPECTATOR)[1]["action"] == "bid-face-down"
    assert live.log(1)[1]["facts"] == [{"fact": "bid", "seat": 0}]
