"""Bots at levels, and the captain's advice at the board."""

import json

import pytest
from browser.people import DESKTOP, GLOWS, PHONE, Person, Phone, complaints
from browser.test_game import sit

LEVELS = ("deckhand", "sailor", "captain")


def ask(person):
    """Ask the captain; what is said."""
    person.page.get_by_role("button", name="What would the captain do?").click()
    person.page.locator(".advice small").wait_for(timeout=15_000)
    return person.page.locator(".advice p").inner_text()


def against(person, game, levels):
    """The person's table with bots of these levels, chosen in the waiting room."""
    room = person.api("/tables", {"game": game, "players": 1 + len(levels)}).json()
    person.enter(room["id"])
    person.page.get_by_role("button", name="Fill up with automata").click()
    for seat, level in enumerate(levels, 1):
        house = person.page.locator(".quay > li").nth(seat)
        house.locator(f"label:has-text('{level.capitalize()}')").click()
        house.locator(f"h3:has-text('{level.capitalize()} {seat + 1}')").wait_for()
    return room["id"]


def hints_heard(person):
    """What the server tells the page of the captain, in notation."""
    heard = []

    def hear(text):
        message = json.loads(text)
        if message["type"] == "hint":
            heard.append(message["hint"])

    person.page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return heard


@pytest.mark.parametrize(("kind", "device"), [(Person, DESKTOP), (Phone, PHONE)], ids=["mouse", "thumb"])
def test_a_person_plays_against_three_levels_and_follows_the_captain(browser, server, kind, device):
    anna = kind(browser, server, "Anna", "en-GB", device)
    table = against(anna, "speicherstadt", LEVELS)
    assert complaints(anna.page) == []
    anna.api(f"/tables/{table}/start")
    for turn in range(4):
        said = ask(anna)
        assert said.startswith("The captain would play: ")
        assert "Chance to win: " in said or (turn > 0 and said.endswith("This takes no long thought."))  # later ones may be routine
        anna.page.locator(".captains").wait_for()
        if turn == 0:
            assert complaints(anna.page) == []
        anna.page.locator("[data-hint]:not(.btn), .btn[data-hint]").last.click()
        anna.page.locator(".advice").wait_for(state="detached")
        assert anna.page.locator(".captains").count() == 0
    log = anna.context.request.get(f"{server.url}/api/tables/{table}").json()
    assert [seat["bot"] for seat in log["seats"]] == [None, *LEVELS]
    assert anna.errors == []
    anna.close()


@pytest.mark.long
def test_a_whole_game_against_three_captains(browser, server):
    """What a captain thinks never holds up the page: the next frame is there while he does."""
    anna = Person(browser, server, "Anna", "en-GB", DESKTOP)
    table = against(anna, "speicherstadt", ["captain"] * 3)
    anna.api(f"/tables/{table}/start")
    while not anna.over():
        if anna.turn():
            anna.act()
        anna.page.evaluate("new Promise(requestAnimationFrame)")
    assert anna.context.request.get(f"{server.url}/api/tables/{table}").json()["state"] == "over"
    assert anna.errors == []
    anna.close()


def test_friends_read_who_asked_and_nothing_more(browser, server):
    anna, bela = Person(browser, server, "Anna"), Person(browser, server, "Béla")
    table = sit([anna, bela])
    anna.api(f"/tables/{table}/start")
    anna.page.locator(".house").first.wait_for()
    asks, other = (anna, bela) if anna.turn() else (bela, anna)
    ask(asks)
    other.page.locator(".rail li", has_text=f"{asks.name} asks the captain.").wait_for()
    assert other.page.locator(".advice, .captains, .captain").count() == 0
    asks.page.get_by_role("button", name="Close the advice").click()
    asks.page.locator(".advice").wait_for(state="detached")
    for person in (anna, bela):
        assert person.errors == []
        person.close()


def test_the_host_plays_without_advice(browser, server):
    anna = Person(browser, server, "Anna")
    table = against(anna, "speicherstadt", ["mate"])
    anna.page.get_by_label("Advice from the captain").uncheck()
    anna.page.locator("dd", has_text="None").wait_for()
    anna.api(f"/tables/{table}/start")
    anna.page.locator(GLOWS).first.wait_for()
    assert anna.page.locator(".captain").count() == 0
    anna.close()


def test_who_leaves_chooses_the_level_of_the_heir(browser, server):
    anna = Person(browser, server, "Anna")
    table = against(anna, "speicherstadt", ["sailor"])
    anna.api(f"/tables/{table}/start")
    anna.page.get_by_role("button", name="Menu and settings").click()
    anna.page.get_by_role("button", name="Resign").click()
    anna.page.get_by_label("Level of the automaton").select_option("captain")
    anna.page.get_by_role("button", name="Yes, resign").click()
    anna.page.get_by_role("button", name="Yes, resign").wait_for(state="detached")
    assert anna.context.request.get(f"{server.url}/api/tables/{table}").json()["seats"][0]["bot"] == "captain"
    anna.close()


@pytest.mark.long
@pytest.mark.parametrize("game", ["speicherstadt", "saeulen", "fische", "bremerhaven"])
def test_every_game_says_and_marks_what_the_captain_would_play(browser, server, game):
    """In words, not in notation, and at a place that can be pressed."""
    anna = Person(browser, server, "Anna")
    advised = hints_heard(anna)
    table = against(anna, game, ["deckhand"])
    anna.api(f"/tables/{table}/start")
    for _ in range(18):
        anna.page.locator(GLOWS).first.wait_for(timeout=30_000)
        if anna.page.locator(".captain").count() == 0:  # nothing to choose
            anna.act()
        else:
            said = ask(anna)
            anna.page.locator(".captains").first.wait_for()
            assert f"play: {advised[-1]['action']}" not in said
            assert f"“{advised[-1]['second']}”" not in said
            anna.page.keyboard.press("c")
        anna.page.wait_for_timeout(250)
    assert anna.errors == []
    anna.close()
