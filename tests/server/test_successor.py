"""The compiled engine takes the plain one's place while people play."""

import asyncio
import sys
import time

import httpx2
from server.clients import Server, seat_all


def test_players_stay_at_the_table_when_a_successor_takes_over(tmp_path):
    environment = tmp_path / "successor"
    (environment / "bin").mkdir(parents=True)
    command = environment / "bin/comptoir"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m comptoir "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    server = Server(tmp_path)
    server.env["COMPTOIR_SUCCESSOR"] = str(environment)
    server.start()
    assert httpx2.get(f"{server.url}/healthz").json()["compiling"] is True
    table, (anna,) = seat_all(server, ["Anna"], bots=2)
    asyncio.run(asyncio.wait_for(play_through(anna, table, environment / "stamp"), 100))
    assert anna.over
    assert wait_for_successor(server)
    assert "Traceback" not in server.stop()


async def play_through(client, table, stamp):
    """The sign is given after some moves."""

    def choose(legal, number):
        if number == 5:
            stamp.write_text("ready", encoding="utf-8")
        time.sleep(0.2 if number < 15 else 0)  # somebody thinks meanwhile
        return legal[number % len(legal)]

    await client.play_to_the_end(table, choose)


def wait_for_successor(server):
    for _ in range(100):
        try:
            if httpx2.get(f"{server.url}/healthz").json()["compiling"] is False:
                return True
        except httpx2.HTTPError:
            pass
        time.sleep(0.1)
    return False
