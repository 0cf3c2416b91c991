"""The application: every route of docs/protocol.md, one small function each."""

import asyncio
import contextlib
import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from importlib.resources import files
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

import comptoir
from comptoir.server import messages as m
from comptoir.server import rows, shown, socket
from comptoir.server.allowance import Allowance
from comptoir.server.bots import Workers
from comptoir.server.captain import Captain
from comptoir.server.errors import Refused
from comptoir.server.friends import Presence, friends
from comptoir.server.invite import Doors, invitation
from comptoir.server.lobby import Lobby
from comptoir.server.openapi import document
from comptoir.server.room import Room, now
from comptoir.server.settings import Settings
from comptoir.server.store import Store
from comptoir.server.web import Devices, answer, body, device_of, refuse, same_origin

Endpoint = Callable[[Request], Awaitable[Response]]
SOCKET = re.compile("/api/tables/([^/]+)/socket")
STATIC = Path(str(files("comptoir"))) / "static"
DAY = 86400


class Assets(StaticFiles):
    """Files with a digest in their name never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if path.startswith("assets/"):
            response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


class App:
    def __init__(self, settings: Settings, doors: Doors) -> None:
        self.settings = settings
        self.doors = doors
        self.store = Store(settings.data / "comptoir.sqlite")
        self.lobby = Lobby(self.store, settings)
        self.workers = Workers(settings.bot_workers, settings.bot_pace, Allowance(settings.bot_seconds_per_device))
        self.captain = Captain(self.workers, settings.hints_per_device)
        self.tasks: set[asyncio.Task[None]] = set()
        self.sockets: dict[str, int] = {}
        self.presence = Presence()

    # --- running

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.lobby.load()
        for room in self.lobby.rooms.values():
            self.attend(room)
        self._start(self._tidy())
        yield
        for task in self.tasks:
            task.cancel()
        self.captain.close()
        self.workers.close()
        self.store.close()

    def _start(self, work: "asyncio._CoroutineLike[None]") -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def attend(self, room: Room) -> None:
        room.acted.set()
        if room.row.state != "over":
            self._start(self.workers.attend(room))

    async def _tidy(self) -> None:
        while True:
            await self.lobby.close_abandoned()
            self.lobby.shelve()
            await asyncio.sleep(DAY / 4)

    # --- people

    async def name_of(self, device: str) -> str:
        return await self.store.do(lambda db: rows.device_name(db, device))

    async def me(self, request: Request) -> Response:
        return answer({"name": await self.name_of(device_of(request))})

    async def set_me(self, request: Request) -> Response:
        name = " ".join((await body(request, m.SetName)).name.split())
        if not name or not name.isprintable():
            raise Refused("bad_request", "a name has 1 to 40 printable characters")
        device = device_of(request)
        await self.store.do(lambda db: rows.name_device(db, device, name, now()))
        return answer({"name": name})

    # --- lobby

    async def health(self, request: Request) -> Response:
        compiling = bool(self.settings.successor)
        return answer({"ok": True, "version": comptoir.__version__, "engine": comptoir.engine(), "compiling": compiling})

    async def games(self, request: Request) -> Response:
        return answer(comptoir.games())

    async def tables(self, request: Request) -> Response:
        device = device_of(request)
        self.presence.sees(device)
        mine, listed = self.lobby.of(device), self.lobby.listed(device)
        told = {key: [shown.room(room, device) for room in rooms] for key, rooms in (("mine", mine), ("open", listed))}
        return answer({**told, "friends": friends(mine, listed, device, self.is_here)})

    def is_here(self, device: str) -> bool:
        return self.sockets.get(device, 0) > 0 or self.presence.recalls(device)

    async def open_table(self, request: Request) -> Response:
        asked = await body(request, m.OpenTable)
        if self.settings.password and not secrets.compare_digest(asked.password.encode(), self.settings.password.encode()):
            raise Refused("wrong_password", "this server asks for a password to open tables", 403)
        device = device_of(request)
        room = await self.lobby.open(device, await self.name_of(device), asked)
        self.attend(room)
        return answer(shown.room(room, device), 201)

    async def join_by_code(self, request: Request) -> Response:
        asked = await body(request, m.Code)
        return answer({"table": self.lobby.by_code(device_of(request), asked.code).row.id})

    async def use_device(self, request: Request) -> Response:
        asked = await body(request, m.Token)
        return answer({"table": (await self.lobby.use_token(device_of(request), asked.token)).row.id})

    async def invite(self, request: Request) -> Response:
        """The address for phones leads to a table, or to the lobby."""
        asked = await body(request, m.Invite)
        path = f"/t/{self.lobby.find(asked.table).row.id}" if asked.table else ""
        return answer(invitation(await self.doors.open() + path))

    # --- one table

    def room(self, request: Request) -> Room:
        return self.lobby.find(request.path_params["table"])

    def hosted(self, request: Request) -> Room:
        room = self.room(request)
        room.check_host(device_of(request))
        return room

    def shown(self, request: Request, room: Room) -> Response:
        return answer(shown.room(room, device_of(request)))

    async def table(self, request: Request) -> Response:
        return self.shown(request, self.room(request))

    async def claim(self, request: Request) -> Response:
        room, asked, device = self.room(request), await body(request, m.Claim), device_of(request)
        await room.claim(device, asked.name or await self.name_of(device), asked.seat, asked.here)
        return self.shown(request, room)

    async def choose_glyph(self, request: Request) -> Response:
        room, asked = self.room(request), await body(request, m.Glyph)
        own = room.seats.of(device_of(request))
        seat = asked.seat if asked.seat is not None else next(iter(own), None)
        if seat is None or seat not in own:
            raise Refused("no_seat", "this seat belongs to another device", 403)
        await room.choose_glyph(seat, asked.glyph)
        return self.shown(request, room)

    async def watch(self, request: Request) -> Response:
        room, asked = self.hosted(request), await body(request, m.Watch)
        await room.watch(asked.watched)
        return self.shown(request, room)

    async def allow_hints(self, request: Request) -> Response:
        room, asked = self.hosted(request), await body(request, m.Hints)
        await room.allow_hints(asked.hints)
        return self.shown(request, room)

    async def leave(self, request: Request) -> Response:
        room, asked, device = self.room(request), await body(request, m.Leave), device_of(request)
        room.own_seat(device)
        await room.free(*room.seats.of(device), bot=asked.bot)
        return self.shown(request, room)

    async def put_bot(self, request: Request) -> Response:
        room, asked = self.hosted(request), await body(request, m.PutBot)
        await room.put_bot(asked.seat, asked.bot)
        return self.shown(request, room)

    async def kick(self, request: Request) -> Response:
        room, asked = self.hosted(request), await body(request, m.OneSeat)
        await room.free(asked.seat)
        return self.shown(request, room)

    async def swap(self, request: Request) -> Response:
        room, asked = self.hosted(request), await body(request, m.Swap)
        await room.swap(asked.a, asked.b)
        return self.shown(request, room)

    async def start(self, request: Request) -> Response:
        room = self.hosted(request)
        await room.start()
        return self.shown(request, room)

    async def takeover(self, request: Request) -> Response:
        room, asked, device = self.room(request), await body(request, m.PutBot), device_of(request)
        late = room.clock.has_run_out(asked.seat, now()) and room.seats.of(device)
        if asked.seat not in room.seats.of(device) and not late:
            room.check_host(device)
        await room.stand_in(asked.seat, asked.bot)
        return self.shown(request, room)

    async def delete(self, request: Request) -> Response:
        await self.lobby.delete(self.hosted(request))
        return Response(status_code=204)

    async def second_device(self, request: Request) -> Response:
        room = self.room(request)
        return answer({"token": await self.lobby.make_token(room, room.own_seat(device_of(request)))})

    async def record(self, request: Request) -> Response:
        live = self.room(request).playing()
        if not live.table.over:
            raise Refused("not_over", "the record is open once the game is over", 409)
        return PlainTextResponse(live.table.record())

    async def openapi(self, request: Request) -> Response:
        return answer(document())

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        device = device_of(connection)
        room = await self._room_of_socket(scope["path"])
        full = self.sockets.get(device, 0) >= self.settings.sockets_per_device
        if room is None or full or not same_origin(connection, self.settings.public_url):
            await socket.refuse(receive, send, 4404 if room is None else 4429 if full else 4403)
            return
        self.sockets[device] = self.sockets.get(device, 0) + 1
        try:
            await socket.serve(scope, receive, send, room, device, lambda: self.name_of(device), self.captain)
        finally:
            self.sockets[device] -= 1
            if self.sockets[device] == 0:
                del self.sockets[device]

    async def _room_of_socket(self, path: str) -> Room | None:
        found = SOCKET.fullmatch(path)
        if found is None:
            return None
        await self.lobby.wake(found[1])
        return self.lobby.rooms.get(found[1])

    # --- routes

    def guarded(self, endpoint: Endpoint) -> Endpoint:
        """What is refused is answered in JSON; what changes something must come from our own pages."""

        async def safe(request: Request) -> Response:
            try:
                if request.method not in ("GET", "HEAD") and not same_origin(request, self.settings.public_url):
                    raise Refused("wrong_origin", "this request came from another site", 403)
                await self.lobby.wake(request.path_params.get("table", ""))
                return await endpoint(request)
            except Refused as refused:
                return refuse(refused)

        return safe

    def routes(self) -> list[BaseRoute]:
        table = "/api/tables/{table}"
        paths: list[tuple[str, str, Endpoint]] = [
            ("GET", "/healthz", self.health),
            ("GET", "/api/openapi.json", self.openapi),
            ("GET", "/api/games", self.games),
            ("GET", "/api/me", self.me),
            ("PUT", "/api/me", self.set_me),
            ("GET", "/api/tables", self.tables),
            ("POST", "/api/tables", self.open_table),
            ("GET", table, self.table),
            ("DELETE", table, self.delete),
            ("POST", f"{table}/claim", self.claim),
            ("POST", f"{table}/leave", self.leave),
            ("POST", f"{table}/bot", self.put_bot),
            ("POST", f"{table}/kick", self.kick),
            ("POST", f"{table}/swap", self.swap),
            ("POST", f"{table}/start", self.start),
            ("POST", f"{table}/glyph", self.choose_glyph),
            ("POST", f"{table}/watch", self.watch),
            ("POST", f"{table}/hints", self.allow_hints),
            ("POST", f"{table}/takeover", self.takeover),
            ("POST", f"{table}/device", self.second_device),
            ("GET", f"{table}/record", self.record),
            ("POST", "/api/code", self.join_by_code),
            ("POST", "/api/device", self.use_device),
            ("POST", "/api/invite", self.invite),
        ]
        api: list[BaseRoute] = [Route(path, self.guarded(endpoint), methods=[method]) for method, path, endpoint in paths]
        return [*api, *self.pages()]

    def pages(self) -> list[BaseRoute]:
        """The built browser part; all its addresses are one page."""
        if not (STATIC / "index.html").is_file():
            return [Route("/", self.no_pages)]
        pages = [Route(path, self.page) for path in ("/", "/t/{table}", "/d/{token}", "/rules/{game}", "/new/{game}")]
        return [*pages, Mount("/", Assets(directory=STATIC))]

    async def page(self, request: Request) -> Response:
        return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})

    async def no_pages(self, request: Request) -> Response:
        return PlainTextResponse("The browser part was not built. Start Comptoir with ./run, which builds it.", 503)


def build(settings: Settings, doors: Doors) -> ASGIApp:
    app = App(settings, doors)
    pages = Starlette(routes=app.routes(), lifespan=app.lifespan, middleware=[Middleware(GZipMiddleware, minimum_size=1000)])

    async def front(scope: Scope, receive: Receive, send: Send) -> None:
        await (app.socket if scope["type"] == "websocket" else pages)(scope, receive, send)

    return Devices(front, secure=settings.secure)
