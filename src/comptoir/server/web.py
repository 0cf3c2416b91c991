"""What every request has in common: who asks, what may be asked, and how errors are answered."""

import hashlib
import secrets
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from comptoir.server import messages as m
from comptoir.server.errors import Refused

COOKIE = "comptoir"
YEARS = 5 * 365 * 86400
T = TypeVar("T")
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


def answer(data: object, status: int = 200) -> Response:
    return Response(m.WRITE.encode(data), status, media_type="application/json")


def refuse(refused: Refused) -> Response:
    return answer({"error": refused.word, "message": refused.message}, refused.status)


def same_origin(connection: HTTPConnection, public_url: str) -> bool:
    """Browsers say where a page came from; other clients do not, and have no cookie to lose."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc in (connection.headers.get("host"), urlsplit(public_url).netloc)


async def body(request: Request, kind: type[T]) -> T:
    raw = bytearray()
    async for part in request.stream():
        raw += part
        if len(raw) > m.MOST_BYTES:
            raise Refused("too_long", f"a body has {m.MOST_BYTES} bytes at most", 413)
    try:
        return msgspec.json.decode(bytes(raw) or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad_request", str(error)) from error


def device_of(connection: HTTPConnection) -> str:
    """The key itself is never stored: only its digest names the device."""
    key: str = connection.scope["state"]["key"]
    return hashlib.blake2b(key.encode(), digest_size=20).hexdigest()


class Devices:
    """Gives every client a key in a cookie, and every answer its headers."""

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self.app = app
        self.secure = secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        known = HTTPConnection(scope).cookies.get(COOKIE, "")
        key = known if 20 <= len(known) <= 60 else secrets.token_urlsafe(24)
        scope.setdefault("state", {})["key"] = key
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                fresh = {} if key == known else {"Set-Cookie": self._cookie(key)}
                message["headers"] += [(name.lower().encode(), value.encode()) for name, value in {**HEADERS, **fresh}.items()]
            await send(message)

        await self.app(scope, receive, send_with_headers)

    def _cookie(self, key: str) -> str:
        return f"{COOKIE}={key}; Path=/; Max-Age={YEARS}; HttpOnly; SameSite=Lax" + ("; Secure" if self.secure else "")
