"""Die Säulen von Venedig by people at their browsers."""

import random
import re

import pytest
from browser.people import DESKTOP, GLOWS, PHONE, Person, Phone, Typist, complaints, decisions
from browser.test_game import play, sit, undo
from playwright.sync_api import expect

ACTS = 900  # more than a game of four takes


@pytest.fixture
def four(browser, server):
    people = [
        Person(browser, server, "Maëlle", "fr-FR", dice=random.Random(1)),
        Phone(browser, server, "Karim", "de-DE", PHONE, dice=random.Random(2)),
        Typist(browser, server, "Ingrid", "en-GB", dice=random.Random(3)),
        Person(browser, server, "Jonas", "de-DE", DESKTOP, color_scheme="dark", dice=random.Random(4)),
    ]
    yield people
    for person in people:
        assert person.errors == []
        person.close()


def cards(person):
    return person.page.locator("button.card.glow")


def keep_the_hand(people):
    """Whoever is first player does not swap."""
    people[0].page.wait_for_function("document.querySelector('section.board') !== null")
    while not all(cards(person).count() == 5 for person in people):
        for person in people:
            if person.page.locator(".panel.glow, .chip.glow").count():
                button = person.page.locator(".actions .btn--brass:visible").first
                button.tap() if isinstance(person, Phone) else button.click()
        people[0].page.wait_for_timeout(50)


def test_four_people_play_a_whole_game_and_choose_their_cards_at_the_same_time(four, browser, server):
    table = sit(four, game="saeulen")
    assert four[0].api(f"/tables/{table}/start").ok
    keep_the_hand(four)

    # the first to choose sees the own card alone, thinks better of it, and chooses again
    cards(four[0]).first.click()
    undo = four[0].page.get_by_role("button", name="Annuler")
    undo.wait_for()
    four[3].page.locator(".slot .status", has_text="Hat gewählt").wait_for()
    assert [cards(person).count() for person in four] == [0, 5, 5, 5]
    undo.click()
    cards(four[0]).nth(4).wait_for()
    for person in four:
        person.act()
    expect(four[3].page.locator(".slot .status", has_text="Wählt")).to_have_count(0)

    watcher = Person(browser, server, "Zoé", "fr-FR")
    watcher.enter(table)
    play(four, lambda act: four[0].page.reload() if act == 40 else None, ACTS)
    tables = [person.page.locator("section.final").inner_text() for person in (four[1], four[3])]
    assert tables[0] == tables[1]
    assert [complaints(person.page) for person in (four[1], four[3])] == [[], []]
    assert watcher.page.locator("section.final").count() == 1
    watcher.close()


def look(people, acts):
    """What axe finds on each person's page, in each step that comes up while they act."""
    found = {}
    for _ in range(acts):
        for person in people:
            rule = person.page.locator("a.rule").first.get_attribute("href") if person.turn() else "waiting"
            if (person.name, rule) not in found:
                found[person.name, rule] = complaints(person.page)
        if acting := next((person for person in people if person.turn()), None):
            acting.act()
        people[0].page.wait_for_timeout(60)
    return found


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.long
def test_no_page_of_it_has_a_fault_that_axe_finds(scheme, browser, server):
    anna = Person(browser, server, "Anna", "en-GB", DESKTOP, dice=random.Random(5), color_scheme=scheme)
    bela = Phone(browser, server, "Béla", "de-DE", PHONE, dice=random.Random(6), color_scheme=scheme)
    table = sit([anna, bela], game="saeulen")
    assert anna.api(f"/tables/{table}/start").ok
    for person in (anna, bela):
        person.page.locator("section.board").wait_for()
    found = look([anna, bela], 70)
    assert len(found) > 8
    for person in (anna, bela):
        person.page.goto(f"{server.url}/rules/saeulen")
        person.page.wait_for_selector("h2")
        found[person.name, "rulebook"] = complaints(person.page)
        person.close()
    assert {page: faults for page, faults in found.items() if faults} == {}


SCREENS = {"spy spying", "spy copying", "beggar copying", "saboteur removing", "advocate building", "advocate placing"}
DEALS = 60  # each hand has one of these five cards more often than not


def screen(view):
    """The card in force and what is to be decided with it."""
    return "" if view["task"] is None else f"{view['task']['card'].rsplit('_', 1)[0]} {view['phase']}"


def prefer(legal, wanted, dice):
    """An action that names a card whose screen was not seen yet, else any."""
    cards = {name.split()[0] for name in wanted}
    return dice.choice([action for action in legal if any(card in action for card in cards)] or legal)


def both_schemes(page):
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.wait_for_timeout(100)
        found += [f"{scheme} {fault}" for fault in complaints(page)]
    return found


@pytest.mark.long
def test_no_rare_card_has_a_fault_that_axe_finds(browser, server):
    anna = Person(browser, server, "Anna", "en-GB", DESKTOP)
    wanted, found, dice = set(SCREENS), {}, random.Random(8)
    for _ in range(DEALS):
        table = anna.api("/tables", {"game": "saeulen", "players": 6}).json()["id"]
        for seat in range(1, 6):
            anna.api(f"/tables/{table}/bot", {"seat": seat, "bot": "sailor"})
        anna.api(f"/tables/{table}/start")
        phone = Phone(browser, server, "", "de-DE", PHONE)
        phone.api("/device", anna.api(f"/tables/{table}/device").json())
        for position in decisions(anna, table, lambda legal: prefer(legal, wanted, dice)):
            if (name := screen(position["view"])) not in wanted:
                continue
            for person in (anna, phone):
                person.enter(table)
                person.page.locator(GLOWS).first.wait_for()
                found[person.name, name] = both_schemes(person.page)
            wanted.remove(name)
        phone.close()
        anna.context.request.delete(f"{server.url}/api/tables/{table}")
        if not wanted:
            break
    assert wanted == set()
    assert {page: faults for page, faults in found.items() if faults} == {}
    anna.close()


@pytest.fixture
def alone(browser, server):
    """One person against a bot."""
    person = Person(browser, server, "Maëlle", "en-GB", dice=random.Random(7))
    room = person.api("/tables", {"game": "saeulen", "players": 2}).json()
    person.api(f"/tables/{room['id']}/bot", {"seat": 1, "bot": "deckhand"})
    person.api(f"/tables/{room['id']}/start")
    person.enter(room["id"])
    yield person
    assert person.errors == []
    person.close()


@pytest.mark.long
def test_the_board_has_its_size_and_the_phone_a_sheet_with_pages(alone, browser, server):
    assert alone.page.locator("svg[role=group]").first.bounding_box()["width"] > 1130
    phone = Phone(browser, server, "", "en-GB", PHONE)
    table = alone.page.url.rsplit("/", 1)[1]
    phone.api("/device", alone.api(f"/tables/{table}/device").json())
    phone.enter(table)
    assert phone.page.locator("svg[role=group] > rect").last.bounding_box()["width"] == pytest.approx(17 * 56, abs=2)
    for name, shown in (("Hand", "ul p small"), ("Players", ".panel"), ("Yard", ".stock"), ("Turn", ".task")):
        phone.page.get_by_role("button", name=name, exact=True).tap()
        phone.page.locator(f".sheet-own {shown}").first.wait_for()
        assert complaints(phone.page) == []
    phone.close()


def play_until(person, selector):
    """Acts until something is there to be pressed."""
    for _ in range(ACTS):
        person.page.locator(f"{GLOWS}, section.final").first.wait_for()
        if person.page.locator(selector).count():
            return
        wanted = cards(person).filter(has_text=re.compile("Pillar builder|Architect"))
        wanted.first.click() if wanted.count() and person.dice.random() < 0.7 else person.act()
        person.page.wait_for_timeout(80)
    raise AssertionError(f"never came: {selector}")


@pytest.mark.long
def test_an_impossible_field_says_why(alone):
    play_until(alone, "[data-target^='pillar ']")
    corner = alone.page.locator("svg[role=group] > rect").last.bounding_box()
    alone.page.mouse.click(corner["x"] + corner["width"] - 8, corner["y"] + corner["height"] - 8)  # q8: far from the canal at the start
    alone.page.locator("g.why").wait_for()
    assert "Begin at the canal" in alone.page.locator("g.why").text_content()


@pytest.mark.long
def test_a_tile_is_turned_by_keys_and_says_what_it_brings(alone):
    play_until(alone, "[data-target^='place ']")
    alone.page.locator("[data-target^='place ']").first.hover()
    alone.page.locator(".forecast").wait_for()
    turn = alone.page.get_by_role("button", name="Turn right")
    if turn.count():
        before = alone.page.locator("[data-target^='place ']").first.get_attribute("data-target")
        alone.page.keyboard.press("e")
        alone.page.wait_for_timeout(100)
        assert alone.page.locator("[data-target^='place ']").first.get_attribute("data-target") != before
        alone.page.locator(".forecast").wait_for()
    points = int(alone.page.locator(".forecast .big").inner_text().split()[0])
    score = alone.page.locator(".panel.you .score")
    had = int(score.inner_text())
    alone.page.locator(".actions .btn--brass").click()
    undo(alone).wait_for()
    expect(score).to_have_text(str(had + points))
