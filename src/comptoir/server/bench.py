"""How much a server bears: it runs on one core, the clients on another."""

import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from statistics import quantiles
from typing import TypedDict

from websockets.asyncio.client import ClientConnection, connect

PLAYERS = 4


class Figures(TypedDict):
    tables: int
    players: int
    engine: str
    paced_moves_per_second: float
    paced_p50_ms: float
    paced_p99_ms: float
    closed_moves_per_second: float
    memory_per_idle_table_kb: float


class Seat:
    """One client: knows the last message, and when each of its table's moves arrived."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.n = 0
        self.legal: list[str] = []
        self.seen = 0
        self.over = False
        self.news = asyncio.Event()

    async def read(self) -> None:
        async for text in self.connection:
            message = json.loads(text)
            if message["type"] in ("table", "moved") and message["view"] is not None:
                self.n, self.legal = message["n"], message["legal"]
                self.over = message["view"]["phase"] == "over"
                self.seen += message["type"] == "moved"
                self.news.set()


class Game:
    """Four clients of one table."""

    def __init__(self, seats: list[Seat]) -> None:
        self.seats = seats
        self.moves = 0

    async def move(self) -> float:
        """One move, sent by whoever may act; seconds until the last of the four has been told."""
        seat = next((seat for seat in self.seats if seat.legal), None)
        if seat is None:
            return 0.0
        action = seat.legal[self.moves % len(seat.legal)]
        for other in self.seats:
            other.news.clear()
        self.moves += 1
        start = time.perf_counter()
        await seat.connection.send(json.dumps({"type": "play", "n": seat.n, "id": f"m{self.moves}", "action": action}))
        await asyncio.gather(*(self._told(other) for other in self.seats))
        return time.perf_counter() - start

    async def _told(self, seat: Seat) -> None:
        while seat.seen < self.moves:
            await seat.news.wait()
            seat.news.clear()

    @property
    def over(self) -> bool:
        return self.seats[0].over


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def start_server(port: int, data: str) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "comptoir", "serve", "--port", str(port), "--data", data, "--no-open"]
    env = {**os.environ, "COMPTOIR_TABLES_PER_DEVICE": "100000", "COMPTOIR_SOCKETS_PER_DEVICE": "100000"}
    server = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    if hasattr(os, "sched_setaffinity") and len(os.sched_getaffinity(0)) > 1:
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(server.pid, {cores[0]})
        os.sched_setaffinity(0, {cores[-1]})
    return server


async def request(port: int, method: str, path: str, body: object, cookie: str) -> tuple[object, str]:
    """A small HTTP client: one request, the JSON answer and the cookie."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    data = json.dumps(body).encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Length: {len(data)}\r\nConnection: close\r\n"
    writer.write((head + (f"Cookie: {cookie}\r\n" if cookie else "") + "\r\n").encode() + data)
    answer = await reader.read()
    writer.close()
    headers, _, content = answer.partition(b"\r\n\r\n")
    found = [line for line in headers.decode().split("\r\n") if line.lower().startswith("set-cookie:")]
    return json.loads(content), found[0].split(":", 1)[1].split(";")[0].strip() if found else cookie


async def seat_game(port: int) -> Game:
    """A table with four people, started."""
    cookies = []
    table = ""
    for seat in range(PLAYERS):
        _, cookie = await request(port, "PUT", "/api/me", {"name": f"Player {seat}"}, "")
        cookies.append(cookie)
        body = {"game": "speicherstadt", "players": PLAYERS} if not table else {}
        room, _ = await request(port, "POST", f"/api/tables/{table}/claim" if table else "/api/tables", body, cookie)
        assert isinstance(room, dict)
        table = room["id"]
    await request(port, "POST", f"/api/tables/{table}/start", {}, cookies[0])
    seats = []
    for cookie in cookies:
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        seats.append(Seat(await connect(address, additional_headers={"Cookie": cookie}, compression=None, max_queue=None)))
    return Game(seats)


def resident_kb(pid: int) -> int:
    with open(f"/proc/{pid}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024


async def paced(games: list[Game], seconds: float) -> list[float]:
    """A move per second and table, the tables spread over the second."""

    async def one(game: Game, offset: float) -> list[float]:
        times = []
        begin = time.perf_counter() + offset
        for number in range(int(seconds)):
            await asyncio.sleep(max(0.0, begin + number - time.perf_counter()))
            if not game.over:
                times.append(await game.move())
        return times

    return [t for times in await asyncio.gather(*(one(game, k / len(games)) for k, game in enumerate(games))) for t in times if t]


async def closed(games: list[Game], seconds: float) -> float:
    """Every table moves as fast as it can: moves per second."""
    before = sum(game.moves for game in games)
    end = time.perf_counter() + seconds

    async def one(game: Game) -> None:
        while time.perf_counter() < end and not game.over:
            await game.move()

    start = time.perf_counter()
    await asyncio.gather(*(one(game) for game in games))
    return (sum(game.moves for game in games) - before) / (time.perf_counter() - start)


async def run(tables: int, seconds: float, engine: str, progress: Callable[[int], object]) -> Figures:
    with tempfile.TemporaryDirectory() as data:
        port = free_port()
        server = start_server(port, data)
        try:
            return await _measure(port, server.pid, tables, seconds, engine, progress)
        finally:
            server.terminate()
            server.wait(20)


async def _measure(port: int, pid: int, tables: int, seconds: float, engine: str, progress: Callable[[int], object]) -> Figures:
    await _wait_for(port)
    games = [await seat_game(port)]
    readers = [asyncio.create_task(seat.read()) for seat in games[0].seats]
    memory = resident_kb(pid)
    for _ in range(tables - 1):
        game = await seat_game(port)
        games.append(game)
        readers += [asyncio.create_task(seat.read()) for seat in game.seats]
        progress(1)
    await asyncio.sleep(0.5)
    per_table = (resident_kb(pid) - memory) / max(1, tables - 1)
    times = sorted(await paced(games, seconds))
    rate = await closed(games, seconds / 2)
    for reader in readers:
        reader.cancel()
    cuts = quantiles(times, n=100)
    return {
        "tables": tables, "players": PLAYERS, "engine": engine, "paced_moves_per_second": round(len(times) / seconds, 1),
        "paced_p50_ms": round(cuts[49] * 1000, 2), "paced_p99_ms": round(cuts[98] * 1000, 2),
        "closed_moves_per_second": round(rate, 1), "memory_per_idle_table_kb": round(per_table, 1),
    }  # fmt: skip


async def _wait_for(port: int) -> None:
    for _ in range(500):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.02)
        else:
            writer.close()
            return
    raise ValueError("the server did not start")
