"""The doors of a server: its own machine, and on demand the local network, with an address and a QR code for phones."""

import asyncio
import io
import socket
from collections.abc import Awaitable, Callable

import segno

from comptoir.server.errors import Refused

Listen = Callable[[socket.socket], Awaitable[None]]


def local_address() -> str | None:
    """This machine's address on the local network. Nothing is sent: connecting a datagram socket only picks a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def qr_svg(text: str) -> str:
    out = io.BytesIO()
    segno.make(text, error="m").save(out, kind="svg", xmldecl=False, svgns=True, border=2, scale=4, dark="#16202B", light="#FFFFFF")
    return out.getvalue().decode()


def qr_terminal(text: str) -> str:
    out = io.StringIO()
    segno.make(text, error="m").terminal(out=out, compact=True)
    return out.getvalue()


def invitation(url: str) -> dict[str, str]:
    return {"url": url, "qr": qr_svg(url)}


class Doors:
    def __init__(self, port: int, public_url: str, listen: Listen) -> None:
        self.port = port
        self.public_url = public_url
        self._listen = listen
        self._open: str = public_url
        self._lock = asyncio.Lock()

    @property
    def are_open(self) -> bool:
        """To the local network."""
        return self._open != self.public_url

    async def open(self) -> str:
        """The address for phones; opens the listener on the local network the first time."""
        async with self._lock:
            if not self._open:
                self._open = await self._open_lan()
        return self._open

    async def _open_lan(self) -> str:
        address = local_address()
        if address is None:
            raise Refused("no_network", "this machine is on no network; connect it to the same one as the phones", 409)
        door = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((address, self.port))
        except OSError as error:
            door.close()
            raise Refused("no_network", f"the address {address}:{self.port} cannot be opened: {error}", 409) from error
        await self._listen(door)
        return f"http://{address}:{self.port}"
