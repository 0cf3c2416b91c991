"""A real server in a process of its own, and clients that speak the documented protocol."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time

import httpx2
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    def __init__(self, data, pace=0):
        self.data = data
        self.port = free_port()
        self.env = {**os.environ, "COMPTOIR_BOT_PACE": str(pace)}
        self.process = None
        self.errors = data / "errors.txt"
        self.clients = []

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self):
        command = [sys.executable, "-m", "comptoir", "serve", "--port", str(self.port), "--data", str(self.data), "--no-open"]
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(command, env=self.env, stdout=subprocess.DEVNULL, stderr=errors)
        for _ in range(600):
            try:
                socket.create_connection(("127.0.0.1", self.port), 0.2).close()
                return self
            except OSError:
                assert self.process.poll() is None, self.errors.read_text()
                time.sleep(0.02)
        raise AssertionError("the server did not start")

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        self.process.terminate()
        self.process.wait(20)
        for client in self.clients:
            client.http.close()
        return self.errors.read_text()


class Client:
    """One device: its cookie, its seat, and how it plays."""

    def __init__(self, server, name):
        self.server = server
        self.http = httpx2.Client(base_url=server.url, timeout=20)
        self.http.put("/api/me", json={"name": name})
        server.clients.append(self)
        self.acknowledged = []
        self.hear = lambda message: None
        self.errors = []
        self.seen = []
        self.over = None
        self.sent = 0

    def socket(self, table):
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        return connect(f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket", additional_headers={"Cookie": cookie})

    async def play_to_the_end(self, table, choose, resend=False):
        """Come back after every cut, and go on where the server stands."""
        while self.over is None:
            try:
                async with self.socket(table) as ws:
                    await self._play(ws, choose, resend)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await asyncio.sleep(0.05)

    async def _play(self, ws, choose, resend):
        async for text in ws:
            message = json.loads(text)
            self.seen.append(message["type"])
            self.hear(message)
            if message["type"] == "played" or message.get("played"):
                self.acknowledged.append(message.get("played") or message["id"])
            if message["type"] == "played":
                continue
            if message["type"] == "error":
                self.errors.append(message)
            elif message["type"] in ("table", "moved") and message["view"]:
                if message["view"]["phase"] == "over":
                    self.over = message["view"]
                    return
                if message["legal"]:
                    await self._move(ws, message, choose, resend)

    async def _move(self, ws, message, choose, resend):
        self.sent += 1
        move = {"type": "play", "n": message["n"], "id": f"m{self.sent}", "action": choose(message["legal"], self.sent)}
        for _ in range(2 if resend else 1):
            await ws.send(json.dumps(move))


def seat_all(server, names, bots=0, game="speicherstadt", **more):
    """A table with these people and some bots, started."""
    clients = [Client(server, name) for name in names]
    players = len(names) + bots
    room = clients[0].http.post("/api/tables", json={"game": game, "players": players, **more}).json()
    path = f"/api/tables/{room['id']}"
    for client in clients[1:]:
        client.http.post(f"{path}/claim", json={})
    for seat in range(len(names), players):
        clients[0].http.post(f"{path}/bot", json={"seat": seat, "bot": "sailor"})
    started = clients[0].http.post(f"{path}/start")
    assert started.status_code == 200, started.text
    return room["id"], clients


def open_table(client, **more):
    answer = client.post("/api/tables", json={"game": "speicherstadt", "players": 3, **more})
    assert answer.status_code == 201
    return answer.json()


async def no_listener(door):
    door.close()
