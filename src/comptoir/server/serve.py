"""Starting and stopping a server."""

import asyncio
import contextlib
import gc
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TypeVar

import uvicorn
from starlette.types import ASGIApp

from comptoir.server.app import build
from comptoir.server.invite import Doors, qr_terminal
from comptoir.server.messages import MOST_BYTES
from comptoir.server.settings import Settings
from comptoir.server.wire import Wire

T = TypeVar("T")


def run(settings: Settings, open_browser: bool, say: Callable[[str], None] = print) -> None:
    logging.basicConfig(level=logging.INFO, stream=sys.stderr, format="%(asctime)s %(name)s %(levelname)s %(message)s")
    door = _door(settings)
    with contextlib.suppress(KeyboardInterrupt):
        doors = run_loop(_serve(settings, door, open_browser, say))
        if settings.successor and _is_ready(Path(settings.successor)):
            _give_way(settings, doors)


def run_loop(work: Coroutine[None, None, T]) -> T:
    """On uvloop where there is one: it takes half the time."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


def _door(settings: Settings) -> socket.socket:
    door = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((settings.host, settings.port))
    except OSError as error:
        door.close()
        raise ValueError(f"{settings.host}:{settings.port} cannot be opened ({error}); choose another with --port") from error
    return door


def _config(app: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws=Wire,
        ws_max_size=4 * MOST_BYTES,  # longer ones close the connection; what is over MOST_BYTES is answered
        ws_per_message_deflate=False,  # messages are small, and a core has better things to do
        timeout_graceful_shutdown=3,
    )


async def _serve(settings: Settings, door: socket.socket, open_browser: bool, say: Callable[[str], None]) -> Doors:
    """Until it is stopped; which doors were open then."""
    others: list[asyncio.Task[None]] = []
    doors = Doors(settings.port, settings.public_url, lambda found: listen(found))

    async def listen(found: socket.socket) -> None:
        config = _config(app)
        config.lifespan = "off"
        others.append(asyncio.create_task(uvicorn.Server(config).serve(sockets=[found])))

    app = build(settings, doors)
    gc.freeze()  # what is there now stays; and tables live long: looking through all of them often finds nothing
    gc.set_threshold(50_000, 20, 50)
    address = settings.public_url or f"http://{settings.host}:{door.getsockname()[1]}"
    say(f"Comptoir is open at {address}")
    if settings.lan:
        found = await doors.open()
        say(f"For phones on this network: {found}\n{qr_terminal(found)}")
    if open_browser:
        asyncio.get_running_loop().call_later(0.5, webbrowser.open, address)
    server = uvicorn.Server(_config(app))
    if settings.successor:
        others.append(asyncio.create_task(_watch_for(Path(settings.successor), server, say)))
    await server.serve(sockets=[door])
    for task in others:
        task.cancel()
    return doors


# --- a successor: the same server with the compiled engine


def _is_ready(environment: Path) -> bool:
    return (environment / "stamp").is_file()


async def _watch_for(environment: Path, server: uvicorn.Server, say: Callable[[str], None]) -> None:
    while not _is_ready(environment):
        await asyncio.sleep(1)
    say("The compiled engine is ready and takes over; whoever plays stays at the table.")
    server.should_exit = True


def _give_way(settings: Settings, doors: Doors) -> None:
    """Become the successor: same settings, doors that were opened stay open. Players come back by themselves."""
    command = str(Path(settings.successor).resolve() / "bin/comptoir")
    given = [argument for argument in sys.argv[1:] if argument not in ("serve", "--no-open", "--lan")]
    lan = ["--lan"] if doors.are_open else []
    environment = {name: value for name, value in os.environ.items() if name != "COMPTOIR_SUCCESSOR"}
    os.execve(command, [command, "serve", "--no-open", *lan, *given], environment)
