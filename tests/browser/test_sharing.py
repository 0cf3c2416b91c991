"""What people arrange at one table, in browsers: undo by consent, several at one device, signs, spectators, seeds."""

import hashlib

import pytest
from browser.people import GLOWS, Person, complaints
from browser.test_game import play, sit


@pytest.fixture
def two(browser, server):
    people = [Person(browser, server, "Anna"), Person(browser, server, "Béla")]
    yield people
    for person in people:
        assert person.errors == []
        person.close()


def acting(people):
    while True:
        for person in people:
            if person.turn():
                return person
        people[0].page.wait_for_timeout(50)


def one_act_each(people):
    """Both have acted: what the first did can no longer be taken back freely."""
    first = acting(people)
    first.act()
    other = next(person for person in people if person is not first)
    other.page.locator(GLOWS).first.wait_for()
    other.act()
    first.page.locator(GLOWS).first.wait_for()
    return first, other


def ask(person):
    person.page.get_by_role("button", name="Ask to undo").click()


def test_a_move_is_taken_back_when_the_others_agree(two):
    table = sit(two)
    two[0].api(f"/tables/{table}/start")
    asks, answers = one_act_each(two)
    ask(asks)
    asks.page.get_by_text("You ask to take your move back.").wait_for()
    answers.page.get_by_role("button", name="Agree").click()
    asks.page.locator(".rail .undone").first.wait_for()
    assert "takes a move back" in asks.page.locator(".rail").inner_text()
    assert asks.page.get_by_role("region", name="Taking a move back").count() == 0
    assert complaints(answers.page) == []


def test_a_refusal_leaves_everything_as_it_is(two):
    table = sit(two)
    two[0].api(f"/tables/{table}/start")
    asks, answers = one_act_each(two)
    ask(asks)
    answers.page.get_by_role("button", name="Refuse").click()
    asks.page.get_by_text("You ask to take your move back.").wait_for(state="detached")
    assert asks.page.locator(".rail .undone").count() == 0


@pytest.fixture
def shared(browser, server):
    """Anna's device: Béla sits at it too, by the waiting room's own buttons."""
    anna = Person(browser, server, "Anna")
    room = anna.api("/tables", {"game": "speicherstadt", "players": 2}).json()
    anna.enter(room["id"])
    anna.page.get_by_role("button", name="Another person at this device: seat 2").click()
    anna.page.get_by_label("Name of this person").fill("Béla")
    anna.page.get_by_role("button", name="Take a seat").click()
    anna.page.get_by_text("At this device").wait_for()
    anna.page.get_by_role("button", name="Start", exact=True).click()
    yield anna
    assert anna.errors == []
    anna.close()


def lift(anna):
    """Whose turn the curtain says it is."""
    anna.page.get_by_role("button", name="Show").wait_for()
    who = anna.page.locator("#curtain-to").inner_text().removeprefix("Pass the device to ")
    assert anna.page.locator(".house").count() == 0
    anna.page.get_by_role("button", name="Show").click()
    anna.page.locator(".house").first.wait_for()
    assert anna.page.locator(".own h2").inner_text() == who
    return who


def test_the_curtain_falls_between_two_people_at_one_device(shared):
    first = lift(shared)
    assert complaints(shared.page) == []
    shared.act()
    second = lift(shared)
    assert {first, second} == {"Anna", "Béla"}


def test_a_move_can_be_taken_back_from_behind_the_curtain(shared):
    first = lift(shared)
    shared.act()
    shared.page.get_by_role("button", name=f"{first} takes the move back").click()
    shared.page.locator(".house").first.wait_for()
    assert shared.page.locator(".own h2").inner_text() == first


@pytest.mark.long
def test_two_people_at_one_device_play_to_the_end(shared):
    class Shared:
        page = shared.page

        def turn(self):
            show = self.page.get_by_role("button", name="Show")
            if show.count() and show.is_enabled():
                show.click()
                self.page.locator(".house, section.final").first.wait_for()
            return shared.turn()

        def over(self):
            return shared.over()

        def act(self):
            shared.act()

    play([Shared()])


def test_the_host_may_want_no_spectators(two, browser, server):
    table = sit(two)
    two[0].page.get_by_label("Spectators may look on").click()
    two[0].api(f"/tables/{table}/start")
    zoe = Person(browser, server, "Zoé")
    zoe.enter(table)
    zoe.page.get_by_text("The host of this table wants no spectators.").wait_for()
    assert zoe.page.locator(".house").count() == 0
    zoe.close()


def test_a_person_swaps_for_a_free_sign(two):
    sit(two)
    anna, bela = two
    anna.page.get_by_role("button", name="Change sign").click()
    assert anna.page.get_by_role("button", name="helm").is_disabled()
    anna.page.get_by_role("button", name="crab").click()
    bela.page.locator(".tok.p12").first.wait_for()


@pytest.mark.long
def test_the_deal_can_be_verified_at_the_end(browser, server):
    anna = Person(browser, server, "Anna")
    room = anna.api("/tables", {"game": "speicherstadt", "players": 2, "pace": 60}).json()
    anna.api(f"/tables/{room['id']}/bot", {"seat": 1, "bot": "deckhand"})
    anna.api(f"/tables/{room['id']}/start")
    anna.enter(room["id"])
    anna.page.get_by_role("timer").wait_for()
    anna.page.get_by_role("button", name="Menu and settings").click()
    anna.page.get_by_text("About this table").click()
    anna.page.get_by_text("How to verify that no deck was stacked").click()
    assert room_hash(anna, room["id"]) in anna.page.locator(".menu").inner_text()
    anna.page.keyboard.press("Escape")
    anna.api(f"/tables/{room['id']}/leave")  # a bot plays on for Anna
    anna.page.locator("section.final").wait_for(timeout=60_000)
    anna.page.get_by_text("How to verify that no deck was stacked").click()
    anna.page.get_by_text("fits", exact=True).wait_for()
    told = anna.context.request.get(f"{server.url}/api/tables/{room['id']}").json()
    assert hashlib.sha256(told["seed"].encode()).hexdigest() == told["seed_hash"]
    assert complaints(anna.page) == []
    anna.close()


def room_hash(person, table):
    return person.context.request.get(f"{person.server.url}/api/tables/{table}").json()["seed_hash"]
