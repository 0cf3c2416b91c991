"""People at their browsers: each looks at the page, and acts on what glows."""

from pathlib import Path

AXE = Path(__file__).parent / "node_modules/axe-core/axe.min.js"
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


class Person:
    """Sits at a table, in one language, on one kind of device."""

    def __init__(self, browser, server, name, locale="en-GB", device=DESKTOP, **more):
        self.server = server
        self.name = name
        self.context = browser.new_context(locale=locale, reduced_motion="reduce", **device, **more)
        self.page = self.context.new_page()
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.goto(server.url)
        self.context.request.put(f"{server.url}/api/me", data={"name": name})

    def api(self, path, body=None):
        return self.context.request.post(f"{self.server.url}/api{path}", data=body or {})

    def enter(self, table):
        self.page.goto(f"{self.server.url}/t/{table}")

    def turn(self):
        """Whether this person is to act: only then something glows."""
        return self.page.locator(GLOWS).count() > 0

    def over(self):
        return self.page.locator("section.final").count() > 0

    def act(self):
        """By mouse."""
        self.page.locator(GLOWS).first.click(timeout=3000)

    def close(self):
        self.context.close()


class Phone(Person):
    """The first tap shows what would happen, the second, on the brass button, does it."""

    def act(self):
        thing = self.page.locator(GLOWS).first
        is_button = thing.evaluate("thing => thing.matches('.btn')")
        thing.tap(timeout=3000)
        if not is_button:
            self.page.locator(".actions .btn--brass:not([disabled]):visible").first.tap(timeout=3000)


class Typist(Person):
    """By keyboard alone: Tab until something that glows has the focus, then Enter."""

    def act(self):
        for _ in range(120):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("glows => document.activeElement.matches(glows)", GLOWS.replace(":visible", "")):
                self.page.keyboard.press("Enter")
                return
        raise AssertionError("nothing that glows can be reached by keyboard")


# What may be done now: a target on the board, or the brass button of the prompt.
GLOWS = ".glow:visible, .actions .btn--brass:not([disabled]):visible"


def complaints(page):
    """What axe-core finds on a page."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run({resultTypes: ['violations']})")
    return [f"{v['id']}: {v['nodes'][0]['html'][:160]}" for v in found["violations"]]
