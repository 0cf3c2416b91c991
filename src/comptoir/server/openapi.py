"""The HTTP part as an OpenAPI document: bodies from the types that check them, answers in words."""

from functools import cache

import msgspec

import comptoir
from comptoir.server import messages as m

ROUTES: list[tuple[str, str, str, type[msgspec.Struct] | None, list[int]]] = [
    ("get", "/healthz", "Whether the server is well, its version and engine", None, [200]),
    ("get", "/api/games", "The games and what is said about them", None, [200]),
    ("get", "/api/me", "The own name", None, [200]),
    ("put", "/api/me", "Set the own name", m.SetName, [200, 400]),
    ("get", "/api/tables", "Own tables, listed ones with free seats, and friends who are here", None, [200]),
    ("post", "/api/tables", "Open a table", m.OpenTable, [201, 400, 403, 429]),
    ("get", "/api/tables/{table}", "A table's room", None, [200, 404]),
    ("delete", "/api/tables/{table}", "Delete an own table", None, [204, 403, 404]),
    ("post", "/api/tables/{table}/claim", "Take a seat", m.Claim, [200, 400, 404, 409]),
    ("post", "/api/tables/{table}/leave", "Give the own seat up", m.Leave, [200, 400, 403, 404, 409]),
    ("post", "/api/tables/{table}/bot", "Put a bot on a free seat", m.PutBot, [200, 400, 403, 404, 409]),
    ("post", "/api/tables/{table}/kick", "Free somebody's seat", m.OneSeat, [200, 400, 403, 404, 409]),
    ("post", "/api/tables/{table}/swap", "Exchange two seats", m.Swap, [200, 400, 403, 404, 409]),
    ("post", "/api/tables/{table}/start", "Begin the game", None, [200, 403, 404, 409]),
    ("post", "/api/tables/{table}/glyph", "Choose colour and glyph", m.Glyph, [200, 400, 403, 404, 409]),
    ("post", "/api/tables/{table}/watch", "Let spectators look on, or not", m.Watch, [200, 400, 403, 404]),
    ("post", "/api/tables/{table}/hints", "Let people ask the captain, or not", m.Hints, [200, 400, 403, 404, 409]),
    ("post", "/api/tables/{table}/takeover", "Let a bot play for somebody", m.PutBot, [200, 400, 403, 404, 409]),
    ("post", "/api/tables/{table}/device", "A one-time key for a second device", None, [200, 403, 404]),
    ("get", "/api/tables/{table}/record", "The record of a finished game", None, [200, 404, 409]),
    ("post", "/api/code", "Find a table by its short code", m.Code, [200, 400, 404, 429]),
    ("post", "/api/device", "Use a one-time key", m.Token, [200, 400, 404, 409]),
    ("post", "/api/invite", "Open the local network and say where", m.Invite, [200, 400, 404, 409]),
]


@cache
def document() -> dict[str, object]:
    kinds = [kind for _, _, _, kind, _ in ROUTES if kind is not None]
    _, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, object]] = {}
    for method, path, says, kind, statuses in ROUTES:
        paths.setdefault(path, {})[method] = _operation(path, says, kind, [*statuses, *([413] if kind else [])])
    info = {"title": "Comptoir", "version": comptoir.__version__}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": schemas}}


def _operation(path: str, says: str, kind: type[msgspec.Struct] | None, statuses: list[int]) -> dict[str, object]:
    operation: dict[str, object] = {"summary": says, "responses": {str(status): {"description": _meaning(status)} for status in statuses}}
    if "{table}" in path:
        operation["parameters"] = [{"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}]
    if kind is not None:
        schema = {"$ref": f"#/components/schemas/{kind.__name__}"}
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return operation


def _meaning(status: int) -> str:
    return "done" if status < 300 else 'refused: {"error": WORD, "message": TEXT}'
