"""A whole game by people at four browsers."""

import time

import pytest
from browser.people import DESKTOP, GLOWS, PHONE, Person, Phone, Typist, complaints

ACTS = 400  # more than any game of four has


def sit(people, **more):
    """A table for these people, all seated; the first is the host."""
    room = people[0].api("/tables", {"game": "speicherstadt", "players": len(people), **more}).json()
    for person in people[1:]:
        assert person.api(f"/tables/{room['id']}/claim").ok
    for person in people:
        person.enter(room["id"])
    return room["id"]


def play(people, meanwhile=lambda act: None, acts=ACTS):
    """Whoever's page glows acts, until the final table."""
    for act in range(acts):
        meanwhile(act)
        deadline = time.monotonic() + 45
        while not any(person.turn() for person in people):
            if all(person.over() for person in people):
                return act
            assert time.monotonic() < deadline, f"nobody is to act after {act} acts"
            people[0].page.wait_for_timeout(20)
        next(person for person in people if person.turn()).act()
        people[0].page.wait_for_timeout(60)
    raise AssertionError("the game did not end")


@pytest.fixture
def four(browser, server):
    people = [
        Person(browser, server, "Maëlle", "fr-FR"),
        Phone(browser, server, "Karim", "de-DE", PHONE),
        Typist(browser, server, "Ingrid", "en-GB"),
        Person(browser, server, "Jonas", "de-DE", DESKTOP, color_scheme="dark"),
    ]
    yield people
    for person in people:
        assert person.errors == []
        person.close()


def test_four_people_play_a_whole_game_by_clicking_tapping_and_typing(four, browser, server):
    table = sit(four)
    watcher = Person(browser, server, "Zoé", "fr-FR")
    assert four[0].api(f"/tables/{table}/start").ok

    def meanwhile(act):
        if act == 12:
            four[0].page.reload()
        if act == 20:  # a closed laptop: a bot stands in, and hands the seat back
            four[3].context.set_offline(True)
            four[0].api(f"/tables/{table}/takeover", {"seat": 3, "bot": "sailor"})
        if act == 30:
            watcher.enter(table)
        if act == 50:
            four[3].context.set_offline(False)
            four[0].api(f"/tables/{table}/takeover", {"seat": 3, "bot": None})

    play(four, meanwhile)
    tables = [person.page.locator("section.final").inner_text() for person in (four[1], four[3])]
    assert tables[0] == tables[1]
    assert watcher.page.locator("section.final").count() == 1
    watcher.close()


def test_no_page_has_a_fault_that_axe_finds(browser, server):
    for scheme in ("light", "dark"):
        anna = Person(browser, server, "Anna", "en-GB", DESKTOP, color_scheme=scheme)
        found = {"lobby": complaints(anna.page)}
        table = sit([anna, bela := Person(browser, server, "Béla", "en-GB", PHONE, color_scheme=scheme)])
        anna.page.wait_for_selector(".btn--brass")
        found["waiting room"] = complaints(anna.page)
        anna.api(f"/tables/{table}/start")
        for person in (anna, bela):
            person.page.wait_for_selector(".house")
            found[f"table of {person.name}"] = complaints(person.page)
        anna.page.goto(f"{server.url}/rules/speicherstadt")
        anna.page.wait_for_selector("h2")
        found["rulebook"] = complaints(anna.page)
        assert {page: faults for page, faults in found.items() if faults} == {}
        anna.close()
        bela.close()


@pytest.fixture
def alone(browser, server):
    """One person against a bot, and the table."""
    person = Person(browser, server, "Maëlle", "en-GB")
    room = person.api("/tables", {"game": "speicherstadt", "players": 2}).json()
    person.api(f"/tables/{room['id']}/bot", {"seat": 1, "bot": "deckhand"})
    person.api(f"/tables/{room['id']}/start")
    person.enter(room["id"])
    yield person, room["id"]
    person.close()


def undo(person):
    return person.page.get_by_role("button", name="Undo", exact=True)


def round_shown(person):
    return person.page.locator(".slim .rd").inner_text()


def test_a_move_can_be_taken_back_until_something_is_revealed(alone):
    person, _ = alone
    person.page.locator(GLOWS).first.wait_for()
    assert undo(person).count() == 0
    person.act()
    undo(person).wait_for()
    undo(person).click()
    undo(person).wait_for(state="detached")
    person.page.locator(".house:has(.floor.legal)").first.wait_for()
    assert person.page.locator(".rail .undone").count() > 0
    first_round = round_shown(person)
    while True:
        if person.turn():  # asked first: nobody moves the game on in this person's turn
            if round_shown(person) != first_round:
                break
            person.act()
        person.page.wait_for_timeout(50)
    assert undo(person).count() == 0


def test_a_seat_moves_to_a_second_device(alone, browser, server):
    person, table = alone
    token = person.api(f"/tables/{table}/device").json()["token"]
    phone = Phone(browser, server, "", "en-GB", PHONE)
    phone.page.goto(f"{server.url}/d/{token}")
    phone.page.locator(".btn--primary").tap()
    phone.page.locator(GLOWS).first.wait_for()
    phone.act()
    undo(person).wait_for()
    phone.close()
