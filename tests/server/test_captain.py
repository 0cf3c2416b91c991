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
        await Slow(1, pace, Allowance(60))._act(Room(), Live(Setup(catalog.find("speicherstadt"), 2, "pace", {}), []), 0, "captain")
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
