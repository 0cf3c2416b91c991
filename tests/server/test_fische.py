"""Fifteen people at three tables of Fische: each is told of the own table, and of the others only who sits there."""

import asyncio
import random

import pytest
from server.clients import Server, seat_all

import comptoir

PLAYERS = 15
FOR_ALL = {"changed", "won", "ended"}  # facts that every table hears


@pytest.fixture
def server(tmp_path):
    running = Server(tmp_path).start()
    yield running
    assert "Traceback" not in running.stop()


def wanderer(seed):
    """Plays anything, but changes table whenever it can."""
    dice = random.Random(seed)

    def choose(legal, number):
        changes = [action for action in legal if action.startswith("change")]
        return dice.choice(changes if changes and dice.random() < 0.7 else legal)

    return choose


def test_fifteen_people_play_at_three_tables_and_see_only_their_own(server):
    options = {"turn_limit": "20"}
    table, clients = seat_all(server, [f"Guest {number}" for number in range(PLAYERS)], game="fische", options=options)
    heard = {seat: [] for seat in range(PLAYERS)}
    for seat, client in enumerate(clients):
        client.hear = heard[seat].append

    async def all_play():
        await asyncio.wait_for(asyncio.gather(*(client.play_to_the_end(table, wanderer(seat)) for seat, client in enumerate(clients))), 240)

    asyncio.run(all_play())
    assert {error["error"] for client in clients for error in client.errors} <= {"stale"}  # who was told of others while acting
    again = comptoir.read(clients[0].http.get(f"/api/tables/{table}/record").text)
    assert again.over
    assert any("change" in line for line in again.record().splitlines())
    for seat, messages in heard.items():
        check_seen(seat, messages)


def check_seen(seat, messages):
    """Counters without gaps; whoever acts or is waited for sits at the reader's table, or has just come or gone."""
    moves = [message for message in messages if message["type"] == "moved"]
    before = next(message["view"] for message in messages if message["type"] == "table" and message["view"])
    numbers = [message["entry"]["e"] for message in moves]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    for message in moves:
        view, entry = message["view"], message["entry"]
        here = sitting_with(seat, before) | sitting_with(seat, view)
        assert set(message["actors"]) <= here
        assert entry["seat"] in here or {fact["fact"] for fact in entry["facts"]} <= FOR_ALL | {"turn"}
        for other, player in enumerate(view["players"]):
            assert player["seen_now"] == (other in sitting_with(seat, view))
        before = view


def sitting_with(seat, view):
    return next(set(one["seats"]) for one in view["tables"] if seat in one["seats"])
