"""Levels of bots, and what the captain tells people who ask."""

import asyncio
import sqlite3
import time

import pytest
from server.clients import open_table
from server.test_together import Wire, begun

from comptoir import catalog
from comptoir.bots.levels import LEVELS
from comptoir.server import bots
from comptoir.server.allowance import Allowance
from comptoir.server.bots import Workers
from comptoir.server.captain import Captain
from comptoir.server.live import Live, Setup
from comptoir.server.store import Store
from comptoir.server.store.schema import MIGRATIONS

# --- levels


def test_a_bot_has_one_of_four_levels(make):
    anna = make("Anna")
    path = f"/api/tables/{open_table(anna, players=5)['id']}"
    for seat, level in enumerate(LEVELS, 1):
        assert anna.post(f"{path}/bot", json={"seat": seat, "bot": level}).json()["seats"][seat]["bot"] == level
    for gone in ("greedy", "random", "admiral"):
        assert anna.post(f"{path}/bot", json={"seat": 1, "bot": gone}).json()["error"] == "bad_request"
    schemas = anna.get("/api/openapi.json").json()["components"]["schemas"]
    assert all(level in str(schemas["PutBot"]) for level in LEVELS)


@pytest.mark.parametrize(("wish", "level"), [({}, "sailor"), ({"bot": "captain"}, "captain")])
def test_who_leaves_says_which_bot_plays_on(make, wish, level):
    path, (anna, bela) = begun(make)
    assert bela.post(f"{path}/leave", json=wish).status_code == 200
    assert anna.get(path).json()["seats"][1]["bot"] == level


def test_a_bot_of_a_chosen_level_stands_in_and_hands_back(make):
    path, (anna, bela) = begun(make)
    assert anna.post(f"{path}/takeover", json={"seat": 1, "bot": "mate"}).json()["seats"][1]["stand_in"] == "mate"
    assert bela.post(f"{path}/takeover", json={"seat": 1, "bot": None}).json()["seats"][1]["stand_in"] is None


def test_stored_tables_go_on_with_the_new_names(tmp_path):
    db = sqlite3.connect(tmp_path / "old.sqlite")
    for migration in MIGRATIONS[:2]:
        db.executescript(migration)
    db.execute("PRAGMA user_version = 2")
    db.execute("INSERT INTO tables VALUES ('t','BRIG-47','speicherstadt',4,'{}','','seed',0,0,'playing',1,1,0,1)")
    bots = [("greedy", None), ("random", None), (None, "greedy"), (None, "random"), (None, None)]
    db.executemany("INSERT INTO seats VALUES ('t',?,'',?,?,?)", [(seat, *bot, seat) for seat, bot in enumerate(bots)])
    db.commit()
    db.close()
    Store(tmp_path / "old.sqlite").close()
    db = sqlite3.connect(tmp_path / "old.sqlite")
    found = db.execute("SELECT bot, stand_in FROM seats ORDER BY seat").fetchall()
    assert found == [("sailor", None), ("deckhand", None), (None, "sailor"), (None, "deckhand"), (None, None)]
    assert db.execute("SELECT hints FROM tables").fetchall() == [(1,)]
    db.close()


def test_thinking_counts_towards_the_pace():
    class Room:
        listeners, played = [1], []
        row = type("Row", (), {"edition": "", "host": 0})
        seats = type("Seats", (), {"device": lambda self, seat: "anna"})()
        acted = asyncio.Event()

        def tell_thinking(self, seat):
            pass

        async def play_bot(self, *move):
            self.played.append(move)

    class Slow(Workers):
        async def choose(self, *asked):
            await asyncio.sleep(0.8)
            return "place 1"

    async def act(pace):
        start = time.monotonic()
        live = Live(Setup(catalog.find("speicherstadt"), 2, "pace", {}), [])
        await Slow(1, pace, Allowance(60))._act(Room(), live, live.table.actors()[0], "captain")
        return time.monotonic() - start

    assert 1.0 <= asyncio.run(act(1.0)) < 1.7
    assert asyncio.run(act(0)) >= 0.8


def slow(question):
    time.sleep(1.5)
    return "place 1"


def test_who_asks_the_captain_does_not_wait_for_bots(monkeypatch):
    monkeypatch.setattr(bots, "answer", slow)
    live = Live(Setup(catalog.find("speicherstadt"), 2, "queue", {}), [])
    seat = live.table.actors()[0]

    async def both():
        workers = Workers(1, 0, Allowance(60))
        thinking = [asyncio.create_task(workers.choose(live, "", seat, "captain")) for _ in range(2)]
        answer = await workers.run(bots.advise, bots.ask(live, "", seat, "captain", 1))
        waited = [task.done() for task in thinking]
        assert await asyncio.gather(*thinking) == ["place 1", "place 1"]
        workers.close()
        return answer, waited

    answer, waited = asyncio.run(both())
    assert answer.action in live.table.legal(seat)
    assert waited[1] is False


def broken(question):
    raise ValueError("no idea")


@pytest.mark.parametrize("answer", [broken, len])
def test_a_bot_that_fails_plays_the_first_legal_action(monkeypatch, answer):
    monkeypatch.setattr(bots, "answer", answer)
    live = Live(Setup(catalog.find("speicherstadt"), 2, "fails", {}), [])
    seat = live.table.actors()[0]
    workers = Workers(1, 0, Allowance(60))
    assert asyncio.run(workers.choose(live, "", seat, "mate")) == live.table.legal(seat)[0]
    workers.close()


def test_a_table_goes_on_after_a_move_that_could_not_be_stored(monkeypatch):
    monkeypatch.setattr(bots, "AGAIN", 0.01)

    class Room:
        live = Live(Setup(catalog.find("speicherstadt"), 2, "fails", {}), [])
        listeners, failed = [], False
        row = type("Row", (), {"edition": "", "host": 0, "state": "playing", "game": "speicherstadt"})
        seats = type("Seats", (), {"bot": lambda self, seat: "sailor", "device": lambda self, seat: ""})()

        def __init__(self):
            self.acted = asyncio.Event()
            self.acted.set()

        def playing(self):
            return self.live

        def tell_thinking(self, seat):
            pass

        async def play_bot(self, seat, action, asked):
            if not self.failed:
                self.failed = True
                raise sqlite3.OperationalError("disk full")
            self.row.state = "over"

    class Quick(Workers):
        async def choose(self, live, edition, seat, bot, device=""):
            return live.table.legal(seat)[0]

        async def _prepare(self, game):
            pass

    async def attend():
        room = Room()
        await asyncio.wait_for(Quick(1, 0, Allowance(60)).attend(room), 5)
        return room.failed, room.row.state

    assert asyncio.run(attend()) == (True, "over")


def test_an_allowance_is_used_up_and_comes_back():
    now = [0.0]
    allowance = Allowance(10, lambda: now[0])
    assert allowance.is_left("anna")
    for _ in range(3):
        allowance.spend("anna", 4)
        now[0] += 10
    assert not allowance.is_left("anna")
    assert allowance.is_left("bela")
    now[0] = 61
    assert allowance.is_left("anna")


def test_devices_that_never_come_back_are_forgotten():
    now = [0.0]
    allowance = Allowance(10, lambda: now[0])
    allowance.spend("anna", 4)
    now[0] = 61
    allowance.spend("bela", 4)
    assert list(allowance._spent) == ["bela"]


def level_asked(question):
    return "place 1" if question.level == "sailor" else "place 2"


def test_bots_whose_host_has_used_up_the_allowance_play_without_search(monkeypatch):
    monkeypatch.setattr(bots, "answer", level_asked)
    live = Live(Setup(catalog.find("speicherstadt"), 2, "allowance", {}), [])
    seat = live.table.actors()[0]
    workers = Workers(1, 0, Allowance(5))
    workers.allowance.spend("anna", 6)

    async def both():
        return [await workers.choose(live, "", seat, "captain", device) for device in ("anna", "bela")]

    assert asyncio.run(both()) == ["place 1", "place 2"]
    workers.close()


def test_bots_at_different_boards_do_not_wait_for_each_other():
    class Room:
        live = Live(Setup(catalog.find("fische"), 13, "boards", {}), [])

        class seats:  # noqa: N801
            bot = staticmethod(lambda seat: "captain" if seat != 0 else None)

    state = Room.live.table.state
    waiting = bots._waiting(Room)
    assert set(waiting) == {0, 1, 2}
    assert all(state.board(seat) == board and seat != 0 for board, (seat, _) in waiting.items())


# --- asking the captain


def turn_of(wires):
    """Whoever is to act, and what is seen; then the other."""
    seen = [wire.wait("table") for wire in wires]
    first = seen[0]["actors"][0]
    return wires[first], seen[first], wires[1 - first]


def test_who_is_to_act_hears_what_the_captain_would_do(make):
    path, (anna, bela) = begun(make)
    with Wire(anna, path) as one, Wire(bela, path) as two:
        asks, seen, other = turn_of([one, two])
        asks.send("hint", id="h")
        entry = other.wait("moved")["entry"]
        assert entry["hint"]
        assert (entry["seat"], entry["action"]) == (seen["actors"][0], None)
        hint = asks.wait("hint")["hint"]
        assert hint["action"] in seen["legal"]
        assert hint["second"] in set(seen["legal"]) - {hint["action"]}
        assert hint["gain"] >= 0
        assert 0 <= hint["win"] <= 1
        asks.send("play", n=seen["n"], id="m", action=hint["action"])  # the decision is still the same
        assert asks.wait("moved")["played"] == "m"


def test_of_what_needs_no_thought_no_chance_is_told():
    """The captain places the pieces in his harbour by routine: 0 % would be no estimate."""
    live = Live(Setup(catalog.find("bremerhaven"), 2, "routine", {}), [])
    seat = int(live.table.state.actor())
    assert live.table.state.is_routine(seat)
    assert len(live.table.legal(seat)) > 1
    found = bots.advise(bots.ask(live, "", seat, "captain", 1))
    assert (found.second, found.win) == (None, None)


def test_who_plays_alone_hears_of_points_and_of_no_chance():
    setup = Setup(catalog.find("bremerhaven"), 1, "alone", {})
    live = Live(setup, [])
    while live.table.state.is_routine(0) or len(live.table.legal(0)) < 2:
        live.take(live.propose(0, live.table.legal(0)[0]))
    found = bots.advise(bots.ask(live, "", 0, "captain", 1))
    assert found.second is not None
    assert found.gain >= 0
    assert found.win is None


def hints_of(room, seat, meanwhile):
    """What is heard of the captain, who thinks as long as `meanwhile` takes; and how often he thought."""
    heard, thought = [], []

    class Thinking:
        count = 2

        async def run(self, work, question):
            await asyncio.sleep(0)
            meanwhile()
            thought.append(question)
            return work(question)

    class Listener:
        device = "anna"
        send = staticmethod(heard.append)

    Listener.seat = seat

    async def ask_twice():
        captain = Captain(Thinking(), 20)
        for _ in range(2):
            await captain._answer(room, Listener, seat, "h")

    asyncio.run(ask_twice())
    return [message.get("hint") or message["error"] for message in heard], len(thought)


class HintRoom:
    """As much of a room as the captain needs."""

    def __init__(self, game, players):
        self.live = Live(Setup(catalog.find(game), players, "hints", {}), [])
        self.row = type("Row", (), {"edition": ""})

    def check_hint(self, seat):
        return self.live

    async def note_hint(self, seat):
        self.live.take(self.live.propose_hint(seat))


def test_advice_for_another_decision_is_not_told():
    room = HintRoom("fische", 2)
    seat = room.live.table.actors()[0]

    def go_on():
        room.live.take(room.live.propose(seat, room.live.table.legal(seat)[0]))

    heard, _ = hints_of(room, seat, go_on)
    assert heard[0] == "stale"


def test_what_is_played_out_of_sight_makes_nobody_think_again():
    room = HintRoom("fische", 13)
    state = room.live.table.state
    seat, other = (next(seat for seat in room.live.table.actors() if state.board(seat) == board) for board in (0, 1))

    def elsewhere():
        room.live.take(room.live.propose(other, room.live.table.legal(other)[0]))

    heard, thought = hints_of(room, seat, elsewhere)
    assert heard[0] == heard[1]
    assert heard[0].action in room.live.table.legal(seat)
    assert thought == 1


def test_a_captain_who_fails_says_so():
    room = HintRoom("speicherstadt", 2)

    def fail():
        raise OSError("no memory")

    heard, thought = hints_of(room, room.live.table.actors()[0], fail)
    assert heard == ["captain_busy"] * 2
    assert thought == 0


def test_nobody_else_hears_it(make):
    path, (anna, bela) = begun(make)
    with Wire(anna, path) as one, Wire(bela, path) as two:
        asks, _, other = turn_of([one, two])
        asks.send("hint", id="h")
        asks.wait("hint")
        other.send("chat", text="well?")
        assert other.wait("hint", "chat")["type"] == "chat"


def refused(wire):
    wire.send("hint", id="h")
    error = wire.wait("error", "hint")
    assert error["id"] == "h"
    return error["error"]


def test_only_who_is_to_act_may_ask(make):
    path, (anna, bela) = begun(make)
    with Wire(anna, path) as one, Wire(bela, path) as two, Wire(make("Eve"), path) as three:
        _, _, other = turn_of([one, two])
        assert refused(other) == "not_awaited"
        assert refused(three) == "no_seat"


def test_a_seat_that_a_bot_plays_asks_nothing(make):
    path, (anna, bela) = begun(make)
    with Wire(anna, path) as one, Wire(bela, path) as two:
        asks, seen, _ = turn_of([one, two])
        client = (anna, bela)[seen["seat"]]
        client.post(f"{path}/takeover", json={"seat": seen["seat"], "bot": "deckhand"})
        assert refused(asks) in ("no_person", "not_awaited")


def test_the_host_does_without_hints_before_the_start(make):
    anna, bela = make("Anna"), make("Béla")
    path = f"/api/tables/{open_table(anna, players=2)['id']}"
    bela.post(f"{path}/claim", json={})
    assert bela.get(path).json()["hints"] is True
    assert bela.post(f"{path}/hints", json={"hints": False}).json()["error"] == "not_host"
    assert anna.post(f"{path}/hints", json={"hints": False}).json()["hints"] is False
    anna.post(f"{path}/start")
    with Wire(anna, path) as one, Wire(bela, path) as two:
        asks, _, _ = turn_of([one, two])
        assert refused(asks) == "no_hints"
    assert anna.post(f"{path}/hints", json={"hints": True}).json()["error"] == "already_started"


@pytest.mark.parametrize("settings", [{"hints_per_device": 1}])
def test_a_decision_is_thought_over_once_and_a_device_asks_not_too_often(make):
    path, (anna, bela) = begun(make)
    with Wire(anna, path) as one, Wire(bela, path) as two:
        asks, seen, other = turn_of([one, two])
        hints = []
        for _ in range(3):
            asks.send("hint", id="h")
            hints.append(asks.wait("hint", "error"))
        assert hints[0] == hints[1] == hints[2]
        asks.send("play", n=seen["n"], id="m", action=seen["legal"][0])
        log = [other.wait("moved")["entry"]["hint"], (moved := other.wait("moved"))["entry"]["hint"]]
        assert log == [True, False]
        other.play(moved)
        while not asks.wait("moved")["legal"]:
            pass
        assert refused(asks) == "too_many_tries"


def test_it_stays_in_the_log_and_closes_nothing(make):
    path, (anna, bela) = begun(make)
    with Wire(anna, path) as one, Wire(bela, path) as two:
        asks, _, _ = turn_of([one, two])
        asks.send("hint", id="h")
        asks.wait("hint")
    with Wire(make("Eve"), path) as late:
        assert [entry["hint"] for entry in late.wait("table")["log"]] == [False, True]


def test_a_hint_is_told_where_people_know_whose_turn_it_is():
    live = Live(Setup(catalog.find("fische"), 13, "boards", {}), [])
    seat = live.table.actors()[0]
    before = {viewer: live.n(viewer) for viewer in live.viewers}
    knows = {viewer for viewer in live.viewers if seat in live.table.state.awaited(viewer)}
    live.take(live.propose_hint(seat))
    assert {viewer for viewer in live.viewers if live.n(viewer) > before[viewer]} == knows
    assert seat in knows
    assert len(knows) < len(live.viewers)
    assert Live(live.setup, live.events).log(seat) == live.log(seat)
