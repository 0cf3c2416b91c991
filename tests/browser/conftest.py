"""Real Chromium against a real server."""

import os

import pytest
from browser import chromium
from playwright.sync_api import sync_playwright
from server.clients import Server
from settings import FULL

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--disable-default-apps", "--no-first-run",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
]  # fmt: skip


def pytest_collection_modifyitems(config, items):
    """Long tests only with --full: here each game is played, there every page of it is looked at."""
    if not FULL:
        long = [item for item in items if item.get_closest_marker("long")]
        items[:] = [item for item in items if item not in long]
        config.hook.pytest_deselected(items=long)


@pytest.fixture(scope="session")
def browser():
    path, env = chromium.find()
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS, env={**os.environ, **env})
        yield running
        running.close()


@pytest.fixture
def server(tmp_path):
    running = Server(tmp_path)
    running.env["COMPTOIR_HINTS_PER_DEVICE"] = "100000"  # tests ask faster than people do
    yield running.start()
    assert "Traceback" not in running.stop()
