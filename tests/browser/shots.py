"""Pictures of every page, light and dark, to be looked at: python tests/browser/shots.py FOLDER [GAME]"""

import random
import re
import sys
import tempfile
from itertools import islice
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from browser import chromium
from browser.conftest import FLAGS
from browser.people import DESKTOP, PHONE, Person, Phone, decisions
from browser.test_game import sit
from playwright.sync_api import sync_playwright
from server.clients import Server

WIDTHS = ((768, 1024), (1024, 768), (1280, 720), (1920, 1080))
UNDER_WAY = 25  # acts
DEALS = 4
STEPS = 300  # decisions of a person
OPTIONS = {"fische": {"turn_limit": "20"}}  # whoever presses what glows may never end it


def main(folder: Path, game: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path, _ = chromium.find()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        server = Server(Path(data)).start()
        for scheme in ("light", "dark"):
            take(browser, server, scheme, folder, game)
        at_all_widths(browser, server, folder, game)
        of_every_step(browser, server, folder, game)
        browser.close()
        server.stop()


def take(browser, server, scheme, folder, game):
    people = [Person(browser, server, "Maëlle", "fr-FR", DESKTOP, random.Random(1), color_scheme=scheme),
              Phone(browser, server, "Karim", "de-DE", PHONE, random.Random(2), color_scheme=scheme)]  # fmt: skip

    def shoot(name):
        for person, size in zip(people, ("1440x900", "390x844"), strict=True):
            person.page.wait_for_timeout(300)
            person.page.screenshot(path=folder / f"{name}-{scheme}-{size}.png")

    shoot("lobby")
    table = sit(people, game=game, listed=True, options=OPTIONS.get(game, {}))
    shoot("waiting-room")
    people[0].api(f"/tables/{table}/start")
    play_through(people, shoot)
    for person in people:
        person.page.goto(f"{server.url}/rules/{game}")
        person.page.wait_for_selector("h2")
    shoot("rulebook")
    for person in people:
        person.close()


def play_through(people, shoot):
    """A picture of each step that a rule names, once for each person, when the game is under way; and of the final table."""
    seen, acts = set(), 0
    while not all(person.over() for person in people):
        acting = next((person for person in people if person.turn()), None)
        if acting is None:
            people[0].page.wait_for_timeout(30)
            continue
        rule = acting.page.locator("a.rule").first.get_attribute("href") or ""
        key = (re.sub(r".*#", "", rule), people.index(acting))
        if key not in seen and acts > UNDER_WAY:
            seen.add(key)
            shoot(f"{key[0]}-turn{key[1]}")
        acting.act()
        acts += 1
        people[0].page.wait_for_timeout(60)
    shoot("final")


def at_all_widths(browser, server, folder, game):
    """A full table late in the game: bots play it, one of them for a person who then takes the seat back."""
    person = Person(browser, server, "Maëlle", "de-DE")
    most = next(known for known in person.context.request.get(f"{server.url}/api/games").json() if known["name"] == game)["players"][1]
    table = person.api("/tables", {"game": game, "players": most}).json()["id"]
    for seat in range(1, most):
        person.api(f"/tables/{table}/bot", {"seat": seat, "bot": "sailor"})
    person.enter(table)
    person.api(f"/tables/{table}/start")
    person.api(f"/tables/{table}/takeover", {"seat": 0, "bot": "sailor"})
    person.page.wait_for_selector(".rail li:nth-child(70), section.final", timeout=120_000)
    person.api(f"/tables/{table}/takeover", {"seat": 0, "bot": None})
    for width, height in WIDTHS:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(400)
        person.page.screenshot(path=folder / f"full-{width}x{height}.png")
    person.close()


def of_every_step(browser, server, folder, game):
    """Played by the protocol, so that rare steps come: a picture of the first decision under each rule."""
    person = Person(browser, server, "Maëlle", "en-GB")
    seen, dice = set(), random.Random(5)
    for _ in range(DEALS):
        table = person.api("/tables", {"game": game, "players": 3}).json()["id"]
        for seat in (1, 2):
            person.api(f"/tables/{table}/bot", {"seat": seat, "bot": "sailor"})
        person.api(f"/tables/{table}/start")
        phone = Phone(browser, server, "", "de-DE", PHONE)
        phone.api("/device", person.api(f"/tables/{table}/device").json())
        for position in islice(decisions(person, table, lambda legal: of_any_kind(legal, dice)), STEPS):
            if position["rule"] not in seen:
                seen.add(position["rule"])
                for one, size in ((person, "1440x900"), (phone, "390x844")):
                    one.enter(table)
                    one.page.wait_for_timeout(500)
                    one.page.screenshot(path=folder / f"step-{position['rule']}-{size}.png")
        phone.close()
        person.context.request.delete(f"{server.url}/api/tables/{table}")
    person.close()


def of_any_kind(legal, dice):
    """Any kind of action, then one of these: what can be done in many ways would go on for ever."""
    kind = dice.choice(sorted({action.split()[0] for action in legal}))
    return dice.choice([action for action in legal if action.split()[0] == kind])


if __name__ == "__main__":
    main(Path(sys.argv[1]), *(sys.argv[2:] or ["speicherstadt"]))
