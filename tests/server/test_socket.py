"""Whole games over real sockets, with all that can go wrong."""

import asyncio
import json
import random
import sqlite3

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from server.clients import Client, Server, seat_all
from settings import FULL

import comptoir

KILLS = 200 if FULL else 20
EXAMPLES = 300 if FULL else 60


@pytest.fixture
def server(tmp_path):
    running = Server(tmp_path).start()
    yield running
    assert "Traceback" not in running.stop()


def by_number(legal, number):
    return legal[number % len(legal)]


def test_four_people_play_a_whole_game_and_a_spectator_watches(server):
    table, clients = seat_all(server, ["Anna", "Béla", "Chloé", "Dörte"])
    watcher = Client(server, "Eve")

    async def all_play():
        players = [client.play_to_the_end(table, by_number) for client in clients]
        await asyncio.wait_for(asyncio.gather(*players, watcher.play_to_the_end(table, by_number)), 120)

    asyncio.run(all_play())
    assert all(client.over == clients[0].over for client in [*clients, watcher])
    assert all(client.errors == [] for client in clients)
    assert watcher.sent == 0
    record = clients[0].http.get(f"/api/tables/{table}/record").text
    again = comptoir.read(record)
    assert again.over
    assert len(again.actions) == sum(client.sent for client in clients)


def test_a_resent_move_is_played_once(server):
    table, clients = seat_all(server, ["Anna"], bots=2)
    asyncio.run(asyncio.wait_for(clients[0].play_to_the_end(table, by_number, resend=True), 120))
    again = comptoir.read(clients[0].http.get(f"/api/tables/{table}/record").text)
    assert sum(seat == 0 for seat, _ in again.actions) == clients[0].sent


def test_a_stale_move_is_refused(server):
    table, (anna, bela) = seat_all(server, ["Anna", "Béla"])

    async def check():
        async with anna.socket(table) as first, bela.socket(table) as second:
            seen = [json.loads(await ws.recv()) for ws in (first, second)]
            acts, hurried = (first, seen[0]) if seen[0]["legal"] else (second, seen[1])
            for move_id in ("a", "b"):
                await acts.send(json.dumps({"type": "play", "n": hurried["n"], "id": move_id, "action": "place 1"}))
            answers = []
            while len(answers) < 2:
                message = json.loads(await acts.recv())
                if message.get("played") or message["type"] == "error":
                    answers.append((message["type"], message.get("played") or message["id"], message.get("error")))
            return answers

    assert asyncio.run(check()) == [("moved", "a", None), ("error", "b", "stale")]


def test_undo_preview_and_why(server):
    table, (anna,) = seat_all(server, ["Anna"], bots=1)

    async def ask(ws, **message):
        await ws.send(json.dumps(message))
        while True:
            answer = json.loads(await ws.recv())
            if message["id"] in (answer.get("id"), answer.get("played")):
                return answer

    async def check():
        async with anna.socket(table) as ws:
            while True:
                seen = json.loads(await ws.recv())
                if seen["type"] in ("table", "moved") and seen["legal"]:
                    break
            preview = await ask(ws, type="preview", id="p", action="place 1")
            assert preview["preview"]["price_if_all_ahead_withdraw"] == 1
            assert (await ask(ws, type="why", id="w", action="buy"))["rule"] == "round.phases"
            assert (await ask(ws, type="play", n=seen["n"], id="x", action="buy"))["rule"] == "round.phases"
            assert (await ask(ws, type="play", n=seen["n"], id="y", action="place 1"))["type"] == "moved"
            assert (await ask(ws, type="undo", n=99, id="z"))["type"] == "moved"

    asyncio.run(asyncio.wait_for(check(), 30))


def test_the_server_is_killed_at_any_moment(tmp_path):
    """No acknowledged move is missing, none is played twice, and all games end."""
    server = Server(tmp_path).start()
    moments = random.Random(7)
    kills = 0
    while kills < KILLS:
        table, clients = seat_all(server, ["Anna", "Béla"], bots=1)
        kills += asyncio.run(asyncio.wait_for(play_under_fire(server, table, clients, moments, KILLS - kills), 60 + 3 * KILLS))
        check_history(tmp_path, table, clients)
    server.stop()


async def play_under_fire(server, table, clients, moments, most):
    """Two people play to the end while the server is killed again and again; how often it was."""

    async def killer():
        for number in range(most):
            await asyncio.sleep(moments.uniform(0.01, 0.25))
            if all(client.over is not None for client in clients):
                return number
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        return most

    kills, *_ = await asyncio.gather(killer(), *(client.play_to_the_end(table, by_number) for client in clients))
    return kills


def check_history(folder, table, clients):
    assert comptoir.read(clients[0].http.get(f"/api/tables/{table}/record").text).over
    db = sqlite3.connect(folder / "comptoir.sqlite")
    stored = db.execute("SELECT seat, id FROM events WHERE kind='move' AND \"table\"=?", (table,)).fetchall()
    db.close()
    assert len(set(stored)) == len(stored)
    for seat, client in enumerate(clients):
        assert {(seat, move) for move in client.acknowledged} <= set(stored)


@pytest.fixture(scope="module")
def busy(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("busy")).start()
    table, clients = seat_all(running, ["Anna"], bots=2)
    yield clients[0], table
    errors = running.stop()
    assert "Traceback" not in errors


WORDS = st.sampled_from(["play", "undo", "preview", "why", "chat", "resync", "dance", "place 1", "m1", ""])
VALUES = st.one_of(WORDS, st.integers(), st.none(), st.floats(allow_nan=False), st.lists(st.integers(), max_size=2), st.text(max_size=8))
MESSAGES = st.one_of(
    st.dictionaries(st.sampled_from(["type", "n", "id", "action", "text"]), VALUES).map(json.dumps),
    st.text(max_size=50),
    st.just("[" * 5000),
    st.just("x" * 200_000),
)


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(MESSAGES, max_size=4))
def test_nonsense_is_answered_and_the_table_stays_open(busy, messages):
    client, table = busy

    async def check():
        async with client.socket(table) as ws:
            for text in messages:
                await ws.send(text)
            await ws.send(json.dumps({"type": "why", "id": "alive", "action": "buy"}))
            while True:
                answer = json.loads(await asyncio.wait_for(ws.recv(), 10))
                assert answer["type"] in ("table", "room", "moved", "chat", "preview", "why", "error", "played", "thinking")
                if answer.get("id") == "alive":
                    return

    asyncio.run(check())


def test_a_foreign_page_gets_no_socket(server):
    from websockets.asyncio.client import connect
    from websockets.exceptions import InvalidStatus

    table, _ = seat_all(server, ["Anna"], bots=1)

    async def check(path, origin):
        async with connect(f"ws://127.0.0.1:{server.port}/api/tables/{path}/socket", additional_headers={"Origin": origin}):
            pass

    for path, origin in ((table, "http://evil.example"), ("nowhere", server.url)):
        with pytest.raises(InvalidStatus):
            asyncio.run(check(path, origin))


def test_stopping_is_graceful_and_the_store_can_be_copied_meanwhile(server, tmp_path):
    from comptoir.server.store.sqlite import backup

    table, _ = seat_all(server, ["Anna"], bots=1)
    backup(tmp_path / "comptoir.sqlite", tmp_path / "copy.sqlite")
    with sqlite3.connect(tmp_path / "copy.sqlite") as db:
        assert db.execute("SELECT id, state FROM tables").fetchall() == [(table, "playing")]
    db.close()
