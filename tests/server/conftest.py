"""Clients of a server in this process."""

import pytest
from server.clients import no_listener
from starlette.testclient import TestClient

from comptoir.server.app import build
from comptoir.server.invite import Doors
from comptoir.server.settings import Settings


@pytest.fixture
def settings():
    """What a test changes of the host's settings."""
    return {}


@pytest.fixture
def make(tmp_path, settings):
    """Clients of one server: each is another device."""
    app = build(Settings(data=tmp_path, bot_pace=0, **settings), Doors(8720, "http://comptoir.example", no_listener))
    with TestClient(app, base_url="http://comptoir.example") as first:
        clients = []

        def another(name=""):
            client = TestClient(app, base_url="http://comptoir.example") if clients else first
            client.portal = first.portal  # one event loop, as in a real server
            clients.append(client)
            if name:
                client.put("/api/me", json={"name": name})
            return client

        yield another
