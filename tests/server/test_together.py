"""What people at one table arrange among themselves: who plays which colour, from which device, how fast, and what is taken back."""

import hashlib
import time

import pytest
from server.clients import open_table

from comptoir.server import room as rooms
from comptoir.server import shown
from comptoir.server.lobby import Lobby
from comptoir.server.rows import TableRow
from comptoir.server.seats import Seats


def begun(make, names=("Anna", "Béla"), players=2, **more):
    """A started table: its path and the clients."""
    clients = [make(name) for name in names]
    path = f"/api/tables/{open_table(clients[0], players=players, **more)['id']}"
    for client in clients[1:]:
        assert client.post(f"{path}/claim", json={}).status_code == 200
    for seat in range(len(names), players):
        clients[0].post(f"{path}/bot", json={"seat": seat, "bot": "deckhand"})
    assert clients[0].post(f"{path}/start").status_code == 200
    return path, clients


class Wire:
    """A socket that hands out messages of the type one waits for."""

    def __init__(self, client, path):
        self.session = client.websocket_connect(f"ws://comptoir.example{path}/socket")

    def __enter__(self):
        self.socket = self.session.__enter__()
        return self

    def __exit__(self, *error):
        return self.session.__exit__(*error)

    def send(self, kind, **values):
        self.socket.send_json({"type": kind, **values})

    def wait(self, *kinds):
        while (message := self.socket.receive_json())["type"] not in kinds:
            pass
        return message

    def play(self, seen, number=0):
        self.send("play", n=seen["n"], id=f"{seen['n']}", action=seen["legal"][number])
        return self.wait("moved")


# --- colours


def test_a_person_chooses_a_colour(make):
    anna, bela = make("Anna"), make("Béla")
    path = f"/api/tables/{open_table(anna)['id']}"
    bela.post(f"{path}/claim", json={})
    room = bela.post(f"{path}/glyph", json={"glyph": 9}).json()
    assert [seat and seat["glyph"] for seat in room["seats"]] == [0, 9, None]
    assert anna.post(f"{path}/glyph", json={"glyph": 9}).json()["error"] == "glyph_taken"
    assert anna.post(f"{path}/glyph", json={"glyph": 4, "seat": 1}).json()["error"] == "no_seat"


def test_a_bot_gives_its_colour_up(make):
    anna = make("Anna")
    path = f"/api/tables/{open_table(anna)['id']}"
    anna.post(f"{path}/bot", json={"seat": 1, "bot": "deckhand"})
    room = anna.post(f"{path}/glyph", json={"glyph": 1}).json()
    assert [seat and seat["glyph"] for seat in room["seats"]] == [1, 0, None]


# --- one device for several people


def test_friends_share_a_device(make):
    anna = make("Anna")
    path = f"/api/tables/{open_table(anna, players=2)['id']}"
    assert anna.post(f"{path}/claim", json={}).json()["error"] == "already_seated"
    room = anna.post(f"{path}/claim", json={"here": True, "name": "Béla"}).json()
    assert room["mine"] == [0, 1]
    assert [seat["name"] for seat in room["seats"]] == ["Anna", "Béla"]
    anna.post(f"{path}/start")
    with Wire(anna, path) as wire:
        seen = wire.wait("table")
        assert seen["seat"] == 0
        if not seen["legal"]:
            wire.send("sit", seat=1)
            seen = wire.wait("table")
        moved = wire.play(seen)
        assert moved["actors"] == [1 - seen["seat"]]
        assert moved["legal"] == []  # nothing of the other seat before its curtain is lifted
        wire.send("sit", seat=1 - seen["seat"])
        assert wire.wait("table")["legal"]


def test_nobody_sits_on_another_s_seat(make):
    path, (anna, _) = begun(make)
    with Wire(anna, path) as wire:
        wire.send("sit", seat=1)
        assert wire.wait("error")["error"] == "no_seat"


# --- pace


def test_the_clock_shows_until_when(make, monkeypatch):
    path, (anna, bela) = begun(make, pace=60)
    time = rooms.now()
    with Wire(anna, path) as one, Wire(bela, path) as two:
        seen = one.wait("table"), two.wait("table")
        late = seen[0]["actors"][0]
        assert 55 <= seen[0]["clock"][str(late)] - time <= 61
        other = (bela, anna)[late]
        if seen[0]["room"]["host"] == late:  # not the host: only the clock gives the right
            assert other.post(f"{path}/takeover", json={"seat": late, "bot": "deckhand"}).json()["error"] == "not_host"
        monkeypatch.setattr("comptoir.server.app.now", lambda: time + 100)
        room = other.post(f"{path}/takeover", json={"seat": late, "bot": "deckhand"}).json()
        assert room["seats"][late]["stand_in"] == "deckhand"


def test_without_a_pace_there_is_no_clock(make):
    path, (anna, _) = begun(make)
    with Wire(anna, path) as wire:
        assert wire.wait("table")["clock"] is None


# --- taking back by consent


def two_moves(one, two):
    """Both have placed a worker: the first cannot take back alone."""
    wires = [one, two]
    seen = [wire.wait("table") for wire in wires]
    first = seen[0]["actors"][0]
    wires[first].play(seen[first])
    wires[1 - first].play(wires[1 - first].wait("moved"), number=1)
    return wires[first], wires[1 - first], first


def test_the_others_may_agree_to_an_undo(make):
    path, (anna, bela) = begun(make)
    with Wire(anna, path) as one, Wire(bela, path) as two:
        asks, agrees, first = two_moves(one, two)
        mine = asks.wait("moved")
        assert mine["undo"] is None
        assert mine["can_ask_undo"]
        asks.send("ask_undo", id="u")
        asked = agrees.wait("undo_asked")["undo_asked"]
        assert asked == {"seat": first, "action": "place 1", "waiting": [1 - first]}
        agrees.send("answer_undo", yes=True, id="a")
        moved = agrees.wait("moved")
        assert moved["entry"]["takes_back"] == [0, 1]
        assert moved["actors"] == [first]
        assert not moved["entry"]["across"]
        assert agrees.wait("undo_asked")["undo_asked"] is None


def test_one_no_is_enough(make):
    path, (anna, bela) = begun(make)
    with Wire(anna, path) as one, Wire(bela, path) as two:
        asks, agrees, _ = two_moves(one, two)
        asks.send("ask_undo", id="u")
        agrees.wait("undo_asked")
        agrees.send("answer_undo", yes=False, id="a")
        assert agrees.wait("undo_asked")["undo_asked"] is None
        agrees.send("answer_undo", yes=True, id="b")
        assert agrees.wait("error")["error"] == "not_asked"


def test_who_has_a_bot_play_instead_is_not_waited_for(make):
    path, (anna, bela) = begun(make)
    with Wire(anna, path) as one, Wire(bela, path) as two:
        asks, agrees, first = two_moves(one, two)
        asks.send("ask_undo", id="u")
        agrees.wait("undo_asked")
        (bela, anna)[first].post(f"{path}/takeover", json={"seat": 1 - first, "bot": "deckhand"})
        while not (moved := agrees.wait("moved"))["entry"]["takes_back"]:
            assert moved["entry"]["e"] < 2, "the bot was quicker"
        assert moved["entry"]["takes_back"] == [0, 1]


def test_bots_do_not_mind_and_a_reveal_is_marked(make):
    path, (anna,) = begun(make, names=["Anna"])
    with Wire(anna, path) as wire:
        seen = wire.wait("table")
        start = seen["view"]["round"]
        while seen["view"]["round"] == start:
            seen = wire.play(seen, -1) if seen["legal"] else wire.wait("moved", "table")
        while not seen["can_ask_undo"]:
            seen = wire.wait("moved")
        wire.send("ask_undo", id="u")
        while not (moved := wire.wait("moved"))["entry"]["takes_back"]:
            pass
        assert moved["entry"]["across"]
        assert moved["view"]["round"] == start


# --- trust


def test_the_seed_is_promised_at_the_start_and_shown_at_the_end(make):
    path, (anna,) = begun(make, names=["Anna"])
    promised = anna.get(path).json()
    assert promised["seed"] is None
    anna.post(f"{path}/leave")
    with Wire(anna, path) as wire:  # as a spectator of two bots
        while (message := wire.wait("room", "table", "moved")).get("room", promised)["state"] != "over":
            pass
    room = message["room"]
    assert room["seed_hash"] == promised["seed_hash"] == hashlib.sha256(room["seed"].encode()).hexdigest()


@pytest.fixture
def lobbies(monkeypatch):
    """Of the servers that start."""
    found, load = [], Lobby.load
    monkeypatch.setattr(Lobby, "load", lambda lobby: found.append(lobby) or load(lobby))
    return found


def test_a_finished_game_is_on_the_shelf_until_somebody_looks(lobbies, make):
    path, (anna,) = begun(make, names=["Anna"])
    (lobby,) = lobbies
    room = lobby.find(path.rsplit("/", 1)[1])
    anna.post(f"{path}/leave")
    with Wire(anna, path) as wire:
        while wire.wait("room", "table", "moved").get("room", {"state": ""})["state"] != "over":
            pass
        lobby.shelve()
        assert room.live is not None  # somebody looks
    while room.listeners:
        time.sleep(0.01)
    before, record = anna.get(path).json(), anna.get(f"{path}/record").text
    lobby.shelve()
    assert room.live is None
    assert anna.get(f"{path}/record").text == record
    lobby.shelve()
    assert anna.get(path).json() == before
    lobby.shelve()
    with Wire(anna, path) as wire:
        assert wire.wait("table")["view"]["phase"] == "over"


def test_the_seed_of_a_game_that_was_closed_half_played_stays_secret():
    """People may still go on with it."""
    row = TableRow("t", "BRIG-47", "speicherstadt", 2, {}, "", "seed", False, host=0, state="over", created=0, changed=0)
    room = rooms.Room(None, row, Seats([None, None], [set(), set()]))
    room.deal([])
    assert shown.room(room, "")["seed"] is None
    assert shown.room(room, "")["seed_hash"] is not None


def test_the_host_closes_the_gallery(make):
    path, (anna, _) = begun(make)
    eve = make("Eve")
    with Wire(eve, path) as wire:
        assert wire.wait("table")["view"]
        assert anna.post(f"{path}/watch", json={"watched": False}).json()["watched"] is False
        while wire.wait("table")["view"] is not None:
            pass
    assert eve.post(f"{path}/watch", json={"watched": True}).json()["error"] == "not_host"


@pytest.mark.parametrize("board", [0, 1])
def test_a_spectator_looks_at_boards_that_exist(make, board):
    path, _ = begun(make)
    with Wire(make("Eve"), path) as wire:
        wire.wait("table")
        wire.send("look", board=board)
        assert wire.wait("table", "error")["type"] == ("error" if board else "table")
