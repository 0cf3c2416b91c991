"""Fische Fluppen Frikadellen by people at their browsers.

By pressing what glows one may never get to a third fetish. So one test plays to the end of twenty turns, and in another the
people ask the captain what to press, and race to the third fetish.
"""

import json
import time
from pathlib import Path

import pytest
from browser.people import BRASS, DESKTOP, GLOWS, PHONE, Person, Phone, Typist, complaints
from browser.test_game import play, sit, undo
from server.test_fische import check_seen

import comptoir

EDITION = Path(comptoir.__file__).parent / "games/fische/edition.toml"


@pytest.fixture
def three(browser, server):
    people = [
        Person(browser, server, "Aurélie", "fr-FR"),
        Phone(browser, server, "Karim", "de-DE", PHONE),
        Typist(browser, server, "Ingrid", "en-GB", DESKTOP, color_scheme="dark"),
    ]
    yield people
    for person in people:
        assert person.errors == []
        person.close()


def start(people, **more):
    table = sit(people, game="fische", **more)
    assert people[0].api(f"/tables/{table}/start").ok
    return table


def test_three_people_play_twenty_turns_by_clicking_tapping_and_typing(three):
    start(three, options={"turn_limit": "20", "first_game": "on"})
    assert play(three) > 40
    tables = [person.page.locator("section.final tbody").text_content() for person in three]  # phones hide a column
    assert tables[0] == tables[1] == tables[2]


def follow(person):
    """Ask the captain and play what he says: by mouse, thumb or keys. Where there is nothing to ask, act."""
    ask = person.page.locator(".captain:visible")
    if ask.count() == 0:
        return person.act()
    press(person, ask.first)
    person.page.locator(".advice small, .advice p").first.wait_for(timeout=15_000)
    told = person.page.locator(".btn[data-hint]:visible")
    told.last.wait_for()
    return person.page.keyboard.press("c") if isinstance(person, Typist) else press(person, told.last)


def press(person, button):
    if isinstance(person, Phone):
        button.tap()
    elif isinstance(person, Typist):
        button.focus()
        person.page.keyboard.press("Enter")
    else:
        button.click()


@pytest.mark.long
def test_three_people_follow_the_captain_to_the_third_fetish(three):
    start(three)
    while not all(person.over() for person in three):
        if awaited := [person for person in three if person.turn()]:
            follow(awaited[0])
        three[0].page.wait_for_timeout(60)
    assert three[0].page.locator("section.final tbody tr").first.locator("svg[height='27']").count() == 3


def fill(host, table, seats, bot="deckhand"):
    for seat in seats:
        assert host.api(f"/tables/{table}/bot", {"seat": seat, "bot": bot}).ok


def keep(person):
    """A bonus token, as everybody at the beginning."""
    person.page.locator(".two .glow").first.wait_for()
    person.act()


@pytest.fixture
def six(browser, server):
    """Two people and four bots at two tables."""
    people = [Person(browser, server, "Aurélie", "fr-FR"), Phone(browser, server, "Karim", "de-DE", PHONE)]
    table = sit(people, game="fische", players=6)
    fill(people[0], table, range(2, 6))
    assert people[0].api(f"/tables/{table}/start").ok
    yield people, table
    for person in people:
        assert person.errors == []
        person.close()


def here(person):
    return person.page.locator(".tables .here b").inner_text().split()[-1]


def in_turn(people, selector):
    """Each person, as soon as the page shows it: those at one table wait for each other."""
    left, deadline = list(people), time.monotonic() + 60
    while left:
        ready = next((person for person in left if person.page.locator(selector).count()), None)
        assert ready or time.monotonic() < deadline, f"nobody sees {selector}"
        if ready:
            left.remove(ready)
            yield ready
        else:
            people[0].page.wait_for_timeout(50)


def change(person):
    """To another table, by the page alone; returns the one that was left."""
    before = here(person)
    other = person.page.locator(".tables button.glow").first
    if isinstance(person, Phone):
        other.tap()
        person.page.locator(BRASS).first.tap()
    else:
        other.click()
    person.page.locator(f".tables .here b:not(:text-is('Table {before}')):not(:text-is('Tisch {before}'))").wait_for(timeout=60_000)
    return before


def listen(person):
    """All that the server tells this page."""
    heard = []
    person.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(json.loads(text))))
    return heard


def check_shown(person):
    """A map of twelve kiosks; pawns and purses of nobody but those whose token lies on the own tab."""
    shown = person.page.evaluate(SHOWN)
    assert shown["kiosks"] == 12
    assert shown["pawns"] <= shown["seats"], "a pawn of another table"
    assert isinstance(person, Phone) or shown["purses"] == shown["seats"] - 1
    assert shown["elsewhere"] + shown["seats"] == PLAYERS


PLAYERS = 15
SHOWN = """() => {
  const count = (selector) => document.querySelectorAll(selector).length;
  return { kiosks: count(".kiosk"), pawns: count(".chart .still, .chart .pawn"), purses: count(".players [data-spot^='purse-']"),
           seats: count(".tables .here .seats > *"), elsewhere: count(".tables button:not(.here) .seats > :not(small)") };
}"""


def test_fifteen_at_three_tables_and_two_people_change_by_clicking(browser, server):
    people = [Person(browser, server, "Aurélie", "fr-FR"), Phone(browser, server, "Karim", "de-DE", PHONE)]
    heard = [listen(person) for person in people]
    table = sit(people, game="fische", players=PLAYERS)
    fill(people[0], table, range(2, PLAYERS))
    assert people[0].api(f"/tables/{table}/start").ok
    for person in people:
        keep(person)
    for person in in_turn(people, ".tables button.glow"):
        assert person.page.locator(".tables button").count() == 3
        check_shown(person)
        assert change(person) != here(person)
        check_shown(person)
    for seat, person in enumerate(people):
        assert any(fact["fact"] == "changed" and fact["seat"] == seat for fact in facts(heard[seat]))
        check_seen(seat, heard[seat])
        assert person.errors == []
        person.close()


def facts(messages):
    return [fact for message in messages if message["type"] == "moved" for fact in message["entry"]["facts"]]


@pytest.mark.long
def test_spectators_walk_from_table_to_table_if_the_host_lets_them(six, browser, server):
    people, table = six
    watcher = Person(browser, server, "Zoé", "en-GB")
    watcher.enter(table)
    watcher.page.get_by_text("A private game").wait_for()
    people[0].page.get_by_role("button", name="Menu").click()
    people[0].page.get_by_label("Spectateurs admis").check()
    watcher.page.locator(".tables .here b", has_text="Table A").wait_for()
    first = watcher.page.locator(".kiosk").first.get_attribute("data-spot")
    watcher.page.locator(".tables button", has_text="Table B").click()
    watcher.page.locator(".tables .here b", has_text="Table B").wait_for()
    assert watcher.page.locator(".kiosk").first.get_attribute("data-spot") != first
    assert not watcher.turn()
    watcher.close()


@pytest.fixture
def alone(browser, server):
    """One person who begins, against a bot that has chosen its token."""

    def begin(**more):
        person = Person(browser, server, "Ingrid", "en-GB", **more.pop("device", {}))
        table = sit([person], game="fische", players=2, **more)
        fill(person, table, [1])
        assert person.api(f"/tables/{table}/start").ok
        keep(person)
        person.page.locator(".cell.glow").first.wait_for(timeout=60_000)
        return person

    return begin


def pawn(person):
    return person.page.locator("[data-focus]").bounding_box()


@pytest.mark.long
def test_one_press_walks_the_whole_way_and_undo_goes_back_step_by_step(alone):
    person = alone()
    far = person.page.locator(".kiosk.glow").first
    steps = far.get_attribute("data-target").count(";") + 1
    assert steps > 1
    far.click()
    person.page.locator(BRASS, has_text="Stop at").wait_for()
    there = pawn(person)
    undo(person).click()
    person.page.wait_for_function("x => Math.abs(document.querySelector('[data-focus]').getBoundingClientRect().x - x) > 3", arg=there["x"])
    assert person.errors == []


@pytest.mark.long
def test_the_last_florin_is_not_spent_without_a_warning(alone):
    person = alone(edition=EDITION.read_text(encoding="utf-8").replace("start_florins = 150", "start_florins = 10"))
    person.page.keyboard.press("b")
    person.page.locator(".can.glow").first.click()
    person.page.locator(".stage.glow").first.click()
    person.page.get_by_text("This takes the last you have.").wait_for()
    assert person.page.locator(".cash").inner_text().startswith("10")
    person.page.get_by_role("button", name="Do it all the same").click()
    person.page.wait_for_function("() => document.querySelector('.cash').innerText.startsWith('0')")


@pytest.mark.long
def test_a_press_in_vain_is_told_why(alone):
    person = alone()
    kiosks = person.page.locator(".kiosk:not(.glow)")
    if kiosks.count() == 0:
        pytest.skip("everything is in reach")
    kiosks.first.click()
    person.page.get_by_text("Too far for the points you have").wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.long
def test_the_table_has_no_fault_that_axe_finds(browser, server, scheme):
    anna = Person(browser, server, "Anna", "en-GB", DESKTOP, color_scheme=scheme)
    bela = Phone(browser, server, "Béla", "de-DE", PHONE, color_scheme=scheme)
    table = sit([anna, bela], game="fische", players=6)
    fill(anna, table, range(2, 6))
    assert anna.api(f"/tables/{table}/start").ok
    found = {}
    for person in (anna, bela):
        person.page.locator(GLOWS).first.wait_for()
        found[f"{person.name} keeps"] = complaints(person.page)
        person.act()
    for person in in_turn([anna, bela], ".cell.glow"):
        found[f"{person.name} moves"] = complaints(person.page)
        if person is anna:
            anna.page.locator(".kiosk.glow").first.hover()
            anna.page.locator(".actions .btn", has_text="Go and stop").click()
            anna.page.wait_for_timeout(800)
            found["Anna trades"] = complaints(anna.page)
        while person.turn():
            person.act()
            person.page.wait_for_timeout(150)
    anna.page.goto(f"{server.url}/rules/fische")
    anna.page.wait_for_selector("h2")
    found["rulebook"] = complaints(anna.page)
    assert {page: faults for page, faults in found.items() if faults} == {}
    anna.close()
    bela.close()
