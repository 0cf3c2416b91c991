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
from typing import TypedDict, cast

import msgspec

PLAYERS = 4
TEXT, PING, PONG = 1, 9, 10  # kinds of frames
UPGRADE = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"


class Figures(TypedDict):
    tables: int
    players: int
    engine: str
    paced_moves_per_second: float
    paced_p50_ms: float
    paced_p99_ms: float
    closed_moves_per_second: float
    memory_per_idle_table_kb: float


class Phase(msgspec.Struct):
    phase: str


class News(msgspec.Struct):
    """What a client of this benchmark reads of a message."""

    type: str
    n: int = 0
    legal: list[str] = []
    view: Phase | None = None


READ = msgspec.json.Decoder(News)


class Seat(asyncio.Protocol):
    """One client, as lean as can be: a WebSocket by hand, so that the server is what is measured."""

    def __init__(self, port: int, table: str, cookie: str) -> None:
        self.head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\n{UPGRADE}\r\n"
        self.game: Game | None = None
        self.open = False
        self.n = 0
        self.legal: list[str] = []
        self.seen = 0
        self.over = False
        self._data = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is none by inheritance
        self.transport.write(self.head.encode())

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self.open and (end := self._data.find(b"\r\n\r\n")) >= 0:
            self.open = True
            self._data = self._data[end + 4 :]
        while self.open and (frame := self._frame()) is not None:
            self._take(*frame)

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame that has come: its kind and its content."""
        data = self._data
        if len(data) < 2:
            return None
        size, start = data[1] & 127, 2
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(data[2:start], "big")
        if len(data) < start + size:
            return None
        self._data = data[start + size :]
        return data[0] & 15, data[start : start + size]

    def _take(self, kind: int, content: bytes) -> None:
        if kind == PING:
            self._send(PONG, content)
        if kind != TEXT:
            return
        news = READ.decode(content)
        if news.view is not None:
            self.n, self.legal, self.over = news.n, news.legal, news.view.phase == "over"
            self.seen += news.type == "moved"
            if self.game is not None:
                self.game.told()

    def _send(self, kind: int, content: bytes) -> None:
        size = len(content)
        length = bytes([128 | size]) if size < 126 else bytes([128 | 126]) + size.to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + length + b"\0\0\0\0" + content)  # masked with noughts

    def play(self, action: str, number: int) -> None:
        self._send(TEXT, f'{{"type":"play","n":{self.n},"id":"m{number}","action":"{action}"}}'.encode())


class Game:
    """Four clients of one table."""

    def __init__(self, seats: list[Seat]) -> None:
        self.seats = seats
        self.moves = 0
        self._all_told: asyncio.Future[None] | None = None
        for seat in seats:
            seat.game = self

    async def move(self) -> float:
        """One move, sent by whoever may act; seconds until the last of the four has been told."""
        seat = next((seat for seat in self.seats if seat.legal), None)
        if seat is None:
            return 0.0
        action = seat.legal[self.moves % len(seat.legal)]
        self.moves += 1
        self._all_told = asyncio.get_running_loop().create_future()
        start = time.perf_counter()
        seat.play(action, self.moves)
        await self._all_told
        return time.perf_counter() - start

    def told(self) -> None:
        if self._all_told is not None and not self._all_told.done() and all(seat.seen >= self.moves for seat in self.seats):
            self._all_told.set_result(None)

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
    return Game([await sit_down(port, table, cookie) for cookie in cookies])


async def sit_down(port: int, table: str, cookie: str) -> Seat:
    _, seat = await asyncio.get_running_loop().create_connection(lambda: Seat(port, table, cookie), "127.0.0.1", port)
    return seat


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
    memory = resident_kb(pid)
    for _ in range(tables - 1):
        games.append(await seat_game(port))
        progress(1)
    await asyncio.sleep(0.5)
    per_table = (resident_kb(pid) - memory) / max(1, tables - 1)
    times = sorted(await paced(games, seconds))
    rate = await closed(games, seconds / 2)
    for game in games:
        for seat in game.seats:
            seat.transport.close()
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
