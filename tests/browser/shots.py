"""Pictures of every page at both sizes, light and dark, to be looked at: python tests/browser/shots.py FOLDER"""

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from browser import chromium
from browser.conftest import FLAGS
from browser.people import DESKTOP, PHONE, Person, Phone
from browser.test_game import sit
from playwright.sync_api import sync_playwright
from server.clients import Server

PHASES = ("demand", "purchase", "loading", "over")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path, _ = chromium.find()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        server = Server(Path(data)).start()
        for scheme in ("light", "dark"):
            take(browser, server, scheme, folder)
        browser.close()
        server.stop()


def take(browser, server, scheme, folder):
    people = [Person(browser, server, "Maëlle", "fr-FR", DESKTOP, color_scheme=scheme),
              Phone(browser, server, "Karim", "de-DE", PHONE, color_scheme=scheme)]  # fmt: skip

    def shoot(name):
        for person, size in zip(people, ("1440x900", "390x844"), strict=True):
            person.page.wait_for_timeout(300)
            person.page.screenshot(path=folder / f"{name}-{scheme}-{size}.png")

    shoot("lobby")
    table = sit(people, listed=True)
    shoot("waiting-room")
    people[0].api(f"/tables/{table}/start")
    play_through(people, shoot)
    for person in people:
        person.page.goto(f"{server.url}/rules/speicherstadt")
    shoot("rulebook")
    for person in people:
        person.close()


def play_through(people, shoot):
    """A picture of each phase, in the third round or later, and of the final table."""
    seen = set()
    while not all(person.over() for person in people):
        acting = next((person for person in people if person.turn()), None)
        if acting is None:
            people[0].page.wait_for_timeout(30)
            continue
        phase = "loading" if acting.page.locator(".quay").count() else "purchase" if acting.page.locator(".lot.on").count() else "demand"
        key = (phase, people.index(acting))
        if key not in seen and len(seen) < 6 and acting.page.locator(".journal li, .rail li").count() > 30:
            seen.add(key)
            shoot(f"{phase}-turn{key[1]}")
        acting.act()
        people[0].page.wait_for_timeout(60)
    shoot("final")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
