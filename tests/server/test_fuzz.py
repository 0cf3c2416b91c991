"""Requests made from the OpenAPI document, sensible and not: always an answer that was announced, never a 500."""

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from server.clients import Server, seat_all
from settings import FULL

from comptoir.server.openapi import ROUTES, document

MODES = {"sensible": GenerationMode.POSITIVE, "senseless": GenerationMode.NEGATIVE}
PATHS = [
    (method, path, mode)
    for method, path, _, body, _ in ROUTES
    for mode in MODES
    if path != "/api/invite" and (mode == "sensible" or body is not None)  # that one opens the local network; only bodies can be senseless
]
SCHEMA = schemathesis.openapi.from_dict(document())


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("fuzz")).start()
    seat_all(running, ["Anna"], bots=1, listed=True)
    yield running
    assert "Traceback" not in running.stop()


def announced(method, path):
    return {int(status) for status in document()["paths"][path][method]["responses"]}


@pytest.mark.parametrize(("method", "path", "mode"), PATHS)
def test_every_answer_was_announced(server, method, path, mode):
    operation = SCHEMA[path][method]

    @settings(max_examples=60 if FULL else 6, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(operation.as_strategy(generation_mode=MODES[mode]))
    def check(case):
        answer = case.call(base_url=server.url)
        assert answer.status_code in announced(method, path) | {400, 404, 405}, answer.text

    check()
