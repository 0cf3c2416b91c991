"""People at their browsers: each looks at the page, and acts on what glows."""

import json
from pathlib import Path

from websockets.sync.client import connect

AXE = Path(__file__).parent / "node_modules/axe-core/axe.min.js"
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


class Person:
    """Sits at a table, in one language, on one kind of device."""

    def __init__(self, browser, server, name, locale="en-GB", device=DESKTOP, dice=None, **more):
        self.server = server
        self.name = name
        self.dice = dice  # chooses among what glows; without it the first thing is taken
        self.context = browser.new_context(locale=locale, reduced_motion="reduce", **device, **more)
        self.page = self.context.new_page()
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.goto(server.url)
        self.context.request.put(f"{server.url}/api/me", data={"name": name})

    def api(self, path, body=None):
        answer = self.context.request.post(f"{self.server.url}/api{path}", data=body or {})
        assert answer.ok, answer.text()
        return answer

    def enter(self, table):
        self.page.goto(f"{self.server.url}/t/{table}")

    def turn(self):
        """Whether this person is to act: only then something glows."""
        return self.page.locator(GLOWS).count() > 0

    def over(self):
        return self.page.locator("section.final").count() > 0

    def thing(self):
        """Something that glows and can be pressed where it is: a board may be larger than its window. None if it has gone meanwhile."""
        glowing = self.page.locator(GLOWS)
        for _ in range(40):
            if within_reach := glowing.evaluate_all(WITHIN_REACH):
                return glowing.nth(self.dice.choice(within_reach) if self.dice else within_reach[0])
            if glowing.count() == 0:
                return None
            if self.page.locator(".zoom button:visible").count():
                self.page.locator(".zoom button:visible").last.click()  # the whole board
            self.page.wait_for_timeout(50)
        raise AssertionError("what glows is out of reach")

    def act(self):
        """By mouse."""
        if thing := self.thing():
            thing.click(timeout=3000)

    def close(self):
        self.context.close()


class Phone(Person):
    """The first tap shows what would happen, the second, on the brass button, does it. A tap that only picks needs no second one."""

    def act(self):
        thing = self.thing()
        if thing is None:
            return
        is_button = thing.evaluate("thing => thing.matches('.btn')")
        thing.tap(timeout=3000)
        self.page.wait_for_timeout(40)
        brass = self.page.locator(BRASS)
        if not is_button and brass.count():
            brass.first.tap(timeout=3000)


class Typist(Person):
    """By keyboard alone: Tab until something that glows has the focus, arrows to walk on from there, then Enter."""

    def act(self):
        passes = self.dice.randrange(5) if self.dice else 0
        for _ in range(120):
            self.page.keyboard.press("Tab")
            if self.glows():
                passes -= 1
                if passes < 0:
                    return self.enter_here()
        raise AssertionError("nothing that glows can be reached by keyboard")

    def glows(self):
        return self.page.evaluate("glows => document.activeElement.matches(glows)", GLOWS.replace(":visible", ""))

    def enter_here(self):
        for _ in range(self.dice.randrange(3) if self.dice else 0):
            self.page.keyboard.press(self.dice.choice(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")))
        assert self.glows(), "arrows lead from target to target"
        self.page.keyboard.press("Enter")


# What may be done now: a target on the board, or the brass button of the prompt.
BRASS = ".actions .btn--brass:not([disabled]):visible"
GLOWS = f".glow:visible, {BRASS}"


WITHIN_REACH = """things => things.flatMap((thing, at) => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return there !== null && (thing.matches(".btn") || thing.contains(there)) ? [at] : [];
})"""


def complaints(page):
    """What axe-core finds on a page."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run({resultTypes: ['violations']})")
    return [f"{v['id']}: {v['nodes'][0]['html'][:160]}" for v in found["violations"]]


def decisions(person, table, choose):
    """Plays the person's seat by the protocol, quicker than by the page: each message with which it is to act."""
    cookie = "; ".join(f"{kept['name']}={kept['value']}" for kept in person.context.cookies())
    address = f"ws{person.server.url.removeprefix('http')}/api/tables/{table}/socket"
    number = 0
    with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
        while True:
            message = json.loads(socket.recv(timeout=20))
            if (message.get("view") or {}).get("phase") == "over":
                return
            if message.get("legal"):
                yield message
                number += 1
                socket.send(json.dumps({"type": "play", "n": message["n"], "id": f"p{number}", "action": choose(message["legal"])}))
