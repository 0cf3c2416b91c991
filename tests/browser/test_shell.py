"""The shell around the boards: opening tables, standing in, watching, settings. Where a clock or a rare position would be
waited for, the page is told of it by a changed message instead."""

import json
import time
from pathlib import Path

import pytest
from browser.people import GLOWS, PHONE, Person, Phone, complaints
from browser.test_game import sit

import comptoir

STANDARD = (Path(comptoir.__file__).parent / "games/speicherstadt/edition.toml").read_text(encoding="utf-8")


@pytest.fixture
def anna(browser, server):
    person = Person(browser, server, "Anna")
    yield person
    assert person.errors == []
    person.close()


@pytest.fixture
def against_a_bot(anna):
    """Anna's table with a bot, started."""
    room = anna.api("/tables", {"game": "speicherstadt", "players": 2}).json()
    anna.api(f"/tables/{room['id']}/bot", {"seat": 1, "bot": "sailor"})
    anna.api(f"/tables/{room['id']}/start")
    return room["id"]


def changed(person, change):
    """Let the page hear every message about the table as `change` makes it; what it says itself is collected."""
    said = []

    def between(socket):
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(rewritten(text, change)))
        socket.on_message(lambda text: (said.append(json.loads(text)), server.send(text)))

    person.page.route_web_socket("**/socket", between)
    return said


def rewritten(text, change):
    message = json.loads(text)
    if message["type"] in ("table", "moved"):
        change(message)
    return json.dumps(message)


def settings(person, **wishes):
    person.page.evaluate("wishes => localStorage.setItem('comptoir', JSON.stringify(wishes))", {"lang": "en", **wishes})


# --- opening a table


def choose_edition(person, text):
    person.page.goto(f"{person.server.url}/?open=speicherstadt")
    person.page.locator("summary").click()
    person.page.locator("input[type=file]").set_input_files({"name": "mine.toml", "mimeType": "text/plain", "buffer": text.encode()})
    person.page.locator("form .btn--brass").click()


def test_a_table_is_opened_with_an_edition_of_ones_own(anna):
    choose_edition(anna, STANDARD.replace("workers = 3", "workers = 2"))
    anna.page.get_by_text("Own edition").wait_for()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (STANDARD.replace("workers = 3", "workers = 9"), "[setup]: workers: expected a whole number from 1 to 3; found 9"),
        ("[setup\n", "line 1"),
    ],
)
def test_a_broken_edition_is_refused_with_the_place_of_its_fault(anna, text, said):
    choose_edition(anna, text)
    alert = anna.page.get_by_role("alert")
    alert.wait_for()
    assert said in alert.inner_text()
    assert complaints(anna.page) == []


def test_a_server_with_a_password_asks_for_it(browser, server):
    server.stop()
    server.env["COMPTOIR_PASSWORD"] = "tar"
    anna = Person(browser, server.start(), "Anna")
    anna.page.goto(f"{server.url}/?open=speicherstadt")
    assert anna.page.locator("input[type=password]").count() == 0
    anna.page.locator("form .btn--brass").click()
    anna.page.locator("input[type=password]").fill("tar")
    anna.page.locator("form .btn--brass").click()
    anna.page.locator(".seat").first.wait_for()
    anna.close()


# --- at the table


def test_the_only_choice_is_played_when_one_wants_that(anna, against_a_bot):
    said = changed(anna, lambda message: message.update(legal=message["legal"][:1]))
    settings(anna, forced=True)
    anna.enter(against_a_bot)
    anna.page.locator(".rail li", has_text="Anna is").first.wait_for()
    assert next(message for message in said if message["type"] == "play")["action"] == "place 1"


def test_a_choice_of_one_is_ones_own_otherwise(anna, against_a_bot):
    said = changed(anna, lambda message: message.update(legal=message["legal"][:1]))
    anna.enter(against_a_bot)
    anna.page.locator(GLOWS).first.wait_for()
    anna.page.wait_for_timeout(900)
    assert [message for message in said if message["type"] == "play"] == []


def test_the_host_lets_a_bot_stand_in_and_hands_the_seat_back(anna, browser, server):
    bela = Person(browser, server, "Béla")
    table = sit([anna, bela])
    anna.api(f"/tables/{table}/start")
    anna.page.locator(".house").first.wait_for()
    bela.page.goto("about:blank")
    anna.page.get_by_role("button", name="Menu and settings").click()
    anna.page.get_by_role("button", name="Automaton for Béla").click()
    back = anna.page.get_by_role("button", name="Give Béla the seat back")
    back.wait_for()
    anna.page.keyboard.press("Escape")
    for _ in range(2):  # the bot answers for Béla, whoever begins
        anna.page.locator(GLOWS).first.wait_for()
        anna.act()
    anna.page.locator(".rail li", has_text="Béla").first.wait_for()
    anna.page.get_by_role("button", name="Menu and settings").click()
    back.click()
    anna.page.get_by_role("button", name="Automaton for Béla").wait_for()
    bela.close()


def test_who_has_no_seat_watches_and_nothing_glows(against_a_bot, browser, server):
    zoe = Person(browser, server, "Zoé")
    zoe.enter(against_a_bot)
    zoe.page.get_by_text("You are watching this game.").wait_for()
    assert zoe.page.locator(GLOWS).count() == 0
    assert zoe.page.get_by_role("button", name="Menu and settings").count() == 1
    assert complaints(zoe.page) == []
    zoe.close()


def test_the_prompt_tells_what_happened_since_ones_last_turn(anna, against_a_bot):
    anna.enter(against_a_bot)
    anna.page.locator(GLOWS).first.wait_for()
    anna.act()
    anna.page.locator(".rail li", has_text="Anna is").first.wait_for()
    anna.page.locator(GLOWS).first.wait_for()
    said = anna.page.locator(".prompt [aria-live]").inner_text()
    assert "Since your last turn: Sailor 2 is" in said
    assert "Anna" not in said


def test_every_rule_links_into_the_rulebook(anna, against_a_bot):
    anna.enter(against_a_bot)
    anna.page.locator(".prompt a.rule").click()
    assert anna.page.locator(".rules li.now").inner_text().startswith("5.")
    anna.page.goto(f"{anna.server.url}/rules/speicherstadt")
    anna.page.locator(".book li").first.wait_for()
    broken = anna.page.evaluate(
        "[...document.querySelectorAll('.book .no, .toc a')].filter(a => !document.getElementById(a.hash.slice(1)))"
    )
    assert broken == []


# --- time


def test_others_are_offered_a_bot_when_somebodys_time_has_run_out(anna, browser, server):
    bela = Person(browser, server, "Béla")
    table = sit([anna, bela])
    anna.api(f"/tables/{table}/start")
    changed(anna, lambda message: message.update(clock={"0": time.time() + 100, "1": time.time() - 1}))
    anna.enter(table)
    anna.page.get_by_role("timer").wait_for()
    assert anna.page.get_by_role("timer").inner_text().startswith("1:")
    anna.page.get_by_role("button", name="An automaton for Béla").click()
    bela.page.reload()
    bela.page.get_by_role("button", name="Menu and settings").click()
    bela.page.get_by_role("button", name="Take my seat back").wait_for()
    bela.close()


# --- what the device allows


def switches(person, table):
    person.enter(table)
    person.page.get_by_role("button", name="Menu and settings").click()
    return person.page.locator(".menu .switch").all_inner_texts()


def names(texts):
    return [text.split("\n")[0] for text in texts]


def test_settings_offer_what_the_device_allows(anna, against_a_bot, browser, server):
    # a Chromium without a window may refuse notifications from the start
    anna.context.add_init_script('Object.defineProperty(Notification, "permission", { get: () => "default" })')
    desktop = names(switches(anna, against_a_bot))
    assert desktop == ["Bell", "Notifications", "Keep the screen on", "Shortcuts", "Confirm before sending", "Play single choices"]
    assert complaints(anna.page) == []
    phone = Phone(browser, server, "Karim", "en-GB", PHONE)
    assert "Vibration" in names(switches(phone, against_a_bot))
    phone.close()


def test_what_plain_http_forbids_is_not_offered(against_a_bot, browser, server):
    phone = Phone(browser, server, "Karim", "en-GB", PHONE)
    phone.context.add_init_script("""
        Object.defineProperty(window, "isSecureContext", { value: false });
        delete Navigator.prototype.wakeLock;
        delete Navigator.prototype.vibrate;
    """)
    assert names(switches(phone, against_a_bot)) == ["Bell", "Shortcuts", "Confirm before sending", "Play single choices"]
    phone.close()
