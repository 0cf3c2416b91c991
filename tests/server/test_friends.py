"""Who is in the harbour, and what is told of them."""

from server.clients import open_table

from comptoir.server import friends
from comptoir.server.room import Room
from comptoir.server.rows import SeatRow, TableRow
from comptoir.server.seats import Seats


def told(client):
    return client.get("/api/tables").json()["friends"]


def share_a_table(anna, bela):
    room = open_table(anna)
    bela.post(f"/api/tables/{room['id']}/claim", json={})
    return room["id"]


def test_people_who_share_a_table_are_friends(make):
    anna, bela, chloe = make("Anna"), make("Béla"), make("Chloé")
    for client in (anna, bela, chloe):
        assert told(client) == []
    table = share_a_table(anna, bela)
    assert told(anna) == [{"name": "Béla", "glyph": 1, "table": table, "together": True, "free": 0}]
    assert [friend["name"] for friend in told(bela)] == ["Anna"]
    assert told(chloe) == []


def test_bots_and_who_shares_the_device_are_none(make):
    anna = make("Anna")
    table = open_table(anna)["id"]
    anna.post(f"/api/tables/{table}/claim", json={"here": True, "name": "Béla"})
    anna.post(f"/api/tables/{table}/bot", json={"seat": 2, "bot": "sailor"})
    assert told(anna) == []


def test_who_has_gone_is_not_here(make, monkeypatch):
    anna, bela = make("Anna"), make("Béla")
    table = share_a_table(anna, bela)
    told(bela)
    assert len(told(anna)) == 1
    monkeypatch.setattr(friends, "HERE_SECONDS", 0)
    assert told(anna) == []
    with bela.websocket_connect(f"ws://comptoir.example/api/tables/{table}/socket"):
        assert len(told(anna)) == 1


def test_a_table_that_is_not_listed_stays_unknown(make):
    anna, bela = make("Anna"), make("Béla")
    table = share_a_table(anna, bela)
    hidden = open_table(bela)["id"]
    told(bela)
    assert told(anna) == [{"name": "Béla", "glyph": 1, "table": table, "together": True, "free": 0}]
    assert hidden not in anna.get("/api/tables").text


def test_a_seat_that_was_given_up_is_nobody_s(make):
    anna, bela = make("Anna"), make("Béla")
    table = share_a_table(anna, bela)
    anna.post(f"/api/tables/{table}/bot", json={"seat": 2, "bot": "sailor"})
    anna.post(f"/api/tables/{table}/start")
    bela.post(f"/api/tables/{table}/leave")
    told(bela)
    assert told(anna) == []


def room(table, state, *people):
    row = TableRow(table, "", "speicherstadt", 3, {}, "", "", True, 0, state, 0, 0)
    seats = [SeatRow(name, None, glyph) if name else None for glyph, name in enumerate(people)]
    return Room(None, row, Seats(seats, [{name} - {""} for name in people]))


def test_a_friend_who_waits_at_a_listed_table_can_be_joined():
    finished, waiting = room("first", "over", "Anna", "Béla", ""), room("second", "waiting", "Béla", "", "")
    alone = {"name": "Béla", "glyph": 1, "table": None, "together": False, "free": 0}
    assert friends.friends([finished], [], "Anna", lambda device: True) == [alone]
    assert friends.friends([finished], [waiting], "Anna", lambda device: True) == [{**alone, "table": "second", "free": 2}]
    assert friends.friends([finished], [waiting], "Anna", lambda device: device != "Béla") == []
