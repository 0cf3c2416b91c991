"""Bremerhaven by people at their browsers."""

import random
import time
from contextlib import suppress

import pytest
from browser.people import DESKTOP, GLOWS, PHONE, Person, Phone, Typist, complaints
from browser.test_game import sit
from playwright.sync_api import TimeoutError as Late

BRASS = ".actions .btn--brass:not([disabled]):visible"

PATIENCE = 45


class Clicker(Person):
    """Finishes a step half of the time it can; otherwise presses something that glows."""

    luck = random.Random(1)

    def act(self):
        if self.page.locator(BRASS).count() and self.luck.random() < 0.5:
            self.press(self.page.locator(BRASS).first)
        else:
            glowing = self.page.locator(GLOWS)
            self.press(glowing.nth(self.luck.randrange(max(1, glowing.count()))))

    def press(self, thing):
        """A button that was there for what the mouse pointed at has gone with the mouse: one looks again."""
        with suppress(Late):
            thing.click(timeout=3000)


class Tapper(Clicker, Phone):
    """The first tap takes something up or shows what would happen; then the brass button does it."""

    def press(self, thing):
        thing.tap(timeout=3000)
        if self.page.locator(BRASS).count():
            self.page.locator(BRASS).first.tap(timeout=3000)


def in_harbours(person):
    return person.page.locator(".phases li:nth-child(5)[aria-current]").count() > 0


def over(people):
    return all(person.over() for person in people)


def in_round(number):
    """Until this round begins."""
    return lambda people: people[0].page.locator(".rd").inner_text().endswith(f" {number}")


def play(people, meanwhile=lambda: None, until=over):
    """Everybody who is to act acts, several at the same time; returns how many worked in their harbours at once."""
    together = 0
    deadline = time.monotonic() + PATIENCE
    while not until(people):
        meanwhile()
        acting = [person for person in people if person.turn()]
        if acting:
            deadline = time.monotonic() + PATIENCE
        if any(in_harbours(person) for person in people):
            together = max(together, len(acting))
        for person in acting:
            if person.turn():
                person.act()
        assert time.monotonic() < deadline, "nobody is to act"
        people[0].page.wait_for_timeout(30)
    return together


@pytest.fixture
def three(browser, server):
    people = [
        Clicker(browser, server, "Maëlle", "fr-FR"),
        Tapper(browser, server, "Karim", "de-DE", PHONE),
        Clicker(browser, server, "Jonas", "en-GB", DESKTOP, color_scheme="dark"),
    ]
    yield people
    for person in people:
        assert person.errors == []
        person.close()


def test_three_people_play_the_first_round_of_a_short_game(three):
    table = sit(three, game="bremerhaven", options={"length": "short"})
    assert three[0].api(f"/tables/{table}/start").ok
    three[0].page.locator(".rd").wait_for()
    assert play(three, until=in_round(2)) > 1


@pytest.mark.long
def test_three_people_play_a_whole_short_game(three, browser, server):
    table = sit(three, game="bremerhaven", options={"length": "short"})
    assert three[0].api(f"/tables/{table}/start").ok
    watcher = Person(browser, server, "Zoé", "fr-FR")
    watcher.enter(table)
    assert play(three) > 1
    tables = [person.page.locator("section.final td").all_inner_texts() for person in three]
    assert tables[0] == tables[1] == tables[2]
    watcher.page.locator("section.final").wait_for()
    assert watcher.errors == []
    watcher.close()


@pytest.fixture
def alone(browser, server):
    """One person against the robot."""
    person = Clicker(browser, server, "Maëlle", "en-GB")
    table = sit([person], game="bremerhaven")
    assert person.api(f"/tables/{table}/start").ok
    person.page.locator(GLOWS).first.wait_for()
    yield person
    assert person.errors == []
    person.close()


@pytest.mark.long
def test_a_whole_solo_game(alone):
    assert alone.page.locator(".robot .cards li").count() == 5
    play([alone])
    alone.page.get_by_role("button", name="See the board").wait_for()
    assert alone.page.locator(".final .grades [aria-current]").count() == 1
    assert complaints(alone.page) == []


def settle(person):
    """Lets the page show what was played."""
    person.page.locator(".actions [disabled]").wait_for(state="detached")
    person.page.wait_for_timeout(80)


def drag(page, source, target):
    begin, end = source.bounding_box(), target.bounding_box()
    page.mouse.move(begin["x"] + begin["width"] / 2, begin["y"] + begin["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + 20, end["y"] + 20, steps=6)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()


@pytest.mark.long
def test_goods_and_cards_are_dragged_and_an_impossible_press_says_why(alone):
    page = alone.page
    page.locator(".cell .glow").first.click()  # the building
    page.locator(".loading .glow").first.click()
    page.locator(".kind.glow").first.wait_for()
    drag(page, page.locator(".kind.glow").first, page.locator(".cell").nth(11))
    page.get_by_role("button", name="Undo", exact=True).wait_for()
    page.get_by_text("Take 2 more goods").wait_for()

    page.locator(".kind.glow").first.click()
    page.locator(".cell:not(:has(.glow))").first.click()
    page.get_by_text("No room here for this good.").first.wait_for()
    for _ in range(2):
        if page.locator(".kind.glow").count():
            page.locator(".kind.glow").first.click()
        page.locator(".cell .glow").first.click()
        settle(alone)

    page.locator(".inf.glow").nth(4).wait_for()
    drag(page, page.locator(".inf.glow").nth(3), page.locator("[data-spot='space-1.2']"))
    page.locator(".out .where", has_text="1.2").wait_for()
    assert page.locator(".inf").count() == 4


@pytest.mark.long
def test_by_keyboard_alone(browser, server):
    person = Typist(browser, server, "Ingrid", "en-GB")
    table = sit([person], game="bremerhaven")
    assert person.api(f"/tables/{table}/start").ok
    for _ in range(12):
        person.page.locator(GLOWS).first.wait_for()
        person.act()
        settle(person)
    person.page.keyboard.press("4")  # takes up the card of that value, if it is still in hand
    assert person.page.locator(".out").count() > 0
    assert person.errors == []
    person.close()


@pytest.mark.long
def test_no_page_of_it_has_a_fault_that_axe_finds(browser, server):
    for scheme in ("light", "dark"):
        anna = Clicker(browser, server, "Anna", "en-GB", DESKTOP, color_scheme=scheme)
        bela = Tapper(browser, server, "Béla", "de-DE", PHONE, color_scheme=scheme)
        table = sit([anna, bela], game="bremerhaven", options={"length": "short"})
        assert anna.api(f"/tables/{table}/start").ok
        found, seen = {}, set()

        def look(scheme=scheme, people=(anna, bela), found=found, seen=seen):
            """Each person's page, once for each rule in force."""
            for person in people:
                rule = person.page.locator("a.book").first.get_attribute("href") if person.turn() else "waiting"
                if (person.name, rule) not in seen:
                    seen.add((person.name, rule))
                    found[f"{scheme} {person.name} {rule}"] = complaints(person.page)

        play([anna, bela], look, in_round(4))
        for person in (anna, bela):
            person.page.goto(f"{server.url}/rules/bremerhaven")
            person.page.wait_for_selector("h2")
            found[f"{scheme} {person.name} rulebook"] = complaints(person.page)
            person.close()
        assert {page: faults for page, faults in found.items() if faults} == {}
