"""Lobby and waiting room over HTTP."""

import pytest
from server.clients import no_listener, open_table
from starlette.testclient import TestClient

from comptoir.server.app import App, build
from comptoir.server.invite import Doors
from comptoir.server.openapi import document
from comptoir.server.settings import Settings, settings


def test_health(make):
    assert make().get("/healthz").json()["ok"] is True


def test_a_device_gets_a_cookie_and_keeps_its_name(make):
    anna = make()
    answer = anna.get("/api/me")
    assert answer.json() == {"name": ""}
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert "SameSite=Lax" in answer.headers["set-cookie"]
    anna.put("/api/me", json={"name": "  Anna  B. "})
    again = anna.get("/api/me")
    assert again.json() == {"name": "Anna B."}
    assert "set-cookie" not in again.headers


def test_opening_claiming_and_starting(make):
    anna, bela = make("Anna"), make("Béla")
    room = open_table(anna, listed=True)
    path = f"/api/tables/{room['id']}"
    assert room["me"] == room["host"] == 0
    assert [table["id"] for table in bela.get("/api/tables").json()["open"]] == [room["id"]]
    assert bela.post("/api/code", json={"code": room["code"].lower()}).json() == {"table": room["id"]}
    assert bela.post(f"{path}/claim", json={"seat": 2}).json()["me"] == 2
    assert anna.post(f"{path}/start").json()["error"] == "seats_free"
    assert bela.post(f"{path}/bot", json={"seat": 1, "bot": "sailor"}).status_code == 403
    assert anna.post(f"{path}/bot", json={"seat": 1, "bot": "sailor"}).json()["seats"][1]["bot"] == "sailor"
    assert anna.post(f"{path}/swap", json={"a": 0, "b": 2}).json()["host"] == 2
    assert anna.post(f"{path}/start").json()["state"] == "playing"
    assert bela.get("/api/tables").json()["mine"][0]["id"] == room["id"]
    assert bela.get("/api/tables").json()["open"] == []
    assert bela.post("/api/code", json={"code": room["code"]}).status_code == 404


def test_leaving_passes_the_host_role_on(make):
    anna, bela = make("Anna"), make("Béla")
    path = f"/api/tables/{open_table(anna)['id']}"
    bela.post(f"{path}/claim", json={})
    assert anna.post(f"{path}/leave").json()["host"] == 1
    assert bela.post(f"{path}/kick", json={"seat": 0}).json()["error"] == "no_person"
    assert bela.delete(path).status_code == 204
    assert bela.get(path).json()["error"] == "no_such_table"


def test_a_seat_moves_to_a_second_device(make):
    anna, phone, stranger = make("Anna"), make(), make()
    room = open_table(anna)
    token = anna.post(f"/api/tables/{room['id']}/device").json()["token"]
    assert phone.post("/api/device", json={"token": token}).json() == {"table": room["id"]}
    assert phone.get(f"/api/tables/{room['id']}").json()["me"] == 0
    assert stranger.post("/api/device", json={"token": token}).json()["error"] == "no_such_token"
    assert stranger.post(f"/api/tables/{room['id']}/device").status_code == 403


def test_codes_cannot_be_guessed_for_long(make):
    guesser = make()
    answers = [guesser.post("/api/code", json={"code": f"BRIG-{number}"}).status_code for number in range(12)]
    assert answers == [404] * 10 + [429] * 2


@pytest.mark.parametrize(
    ("body", "word"),
    [
        ({"game": "chess", "players": 2}, "bad_setup"),
        ({"game": "speicherstadt", "players": 6}, "bad_setup"),
        ({"game": "speicherstadt", "players": "two"}, "bad_request"),
        ({"game": "speicherstadt", "players": 2, "options": {"wind": "north"}}, "bad_setup"),
        ({"game": "speicherstadt", "players": 2, "edition": "nonsense"}, "bad_setup"),
        ({"players": 2}, "bad_request"),
        ({"game": "speicherstadt", "players": 2, "colour": "red"}, "bad_request"),
    ],
)
def test_a_table_that_cannot_be_opened(make, body, word):
    answer = make("Anna").post("/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["error"] == word


def test_too_long_and_broken_bodies_are_refused(make):
    client = make()
    assert client.put("/api/me", content=b"x" * 70_000).status_code == 413
    assert client.put("/api/me", content=b"{").status_code == 400
    assert client.put("/api/me", content=b"\xff\xfe").status_code == 400
    assert client.put("/api/me", json={"name": "\n"}).status_code == 400


def test_other_sites_change_nothing(make):
    client = make()
    answer = client.put("/api/me", json={"name": "Eve"}, headers={"Origin": "http://evil.example"})
    assert answer.json()["error"] == "wrong_origin"
    assert client.put("/api/me", json={"name": "Eve"}, headers={"Origin": "http://comptoir.example"}).status_code == 200


def test_the_record_is_secret_until_the_end(make):
    anna = make("Anna")
    path = f"/api/tables/{open_table(anna, players=2)['id']}"
    anna.post(f"{path}/bot", json={"seat": 1, "bot": "deckhand"})
    assert anna.get(f"{path}/record").json()["error"] == "not_started"
    anna.post(f"{path}/start")
    assert anna.get(f"{path}/record").json()["error"] == "not_over"


def test_a_password_is_asked_for(tmp_path):
    app = build(Settings(data=tmp_path, password="ahoy"), Doors(8720, "", no_listener))
    with TestClient(app) as client:
        body = {"game": "speicherstadt", "players": 2}
        assert client.post("/api/tables", json=body).json()["error"] == "wrong_password"
        assert client.post("/api/tables", json={**body, "password": "ahoy"}).status_code == 201


def test_headers_forbid_foreign_scripts(make):
    headers = make().get("/healthz").headers
    assert "script-src" not in headers["content-security-policy"]
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def test_the_invitation_has_an_address_and_a_code(make):
    anna = make("Anna")
    found = anna.post("/api/invite").json()
    assert found["url"] == "http://comptoir.example"
    assert found["qr"].startswith("<svg")
    table = open_table(anna)["id"]
    assert anna.post("/api/invite", json={"table": table}).json()["url"] == f"http://comptoir.example/t/{table}"
    assert anna.post("/api/invite", json={"table": "nowhere"}).status_code == 404


def test_the_openapi_document_names_every_route(make, tmp_path):
    assert make().get("/api/openapi.json").json()["openapi"] == "3.1.0"
    app = App(Settings(data=tmp_path / "other"), Doors(8720, "", no_listener))
    app.store.close()
    routes = {(method.lower(), route.path) for route in app.routes() for method in getattr(route, "methods", None) or []
              if route.path.startswith(("/api", "/healthz")) and method != "HEAD" and "openapi" not in route.path}  # fmt: skip
    told = {(method, path) for path, operations in document()["paths"].items() for method in operations}
    assert told == routes


def test_settings_come_from_flags_then_environment():
    chosen = settings({"port": 1234, "lan": None}, {"COMPTOIR_PORT": "99", "COMPTOIR_LAN": "yes", "COMPTOIR_PASSWORD": "ahoy"})
    assert (chosen.port, chosen.lan, chosen.password) == (1234, True, "ahoy")
    with pytest.raises(ValueError, match="COMPTOIR_PORT: expected int"):
        settings({}, {"COMPTOIR_PORT": "many"})
