"""What can be said of a game without its rules: title, authors, players, options."""

from comptoir.core.editions import Entry, parse
from comptoir.core.errors import BadSetup


class Option:
    """A choice made when a table is set up."""

    def __init__(self, name: str, choices: list[str], default: str, simulated: str = "") -> None:
        self.name = name
        self.choices = choices
        self.default = default
        self.simulated = simulated or default  # where nobody says otherwise and no people play


class Thinking:
    """How bots think about a game: found by trial, so that a captain's decision takes less than a second."""

    def __init__(self) -> None:
        self.stray = 10  # random actions among a hundred of the heuristic's while it looks ahead
        self.strangers = 0  # percent of the deals in which others are taken to do anything beyond the trees
        self.trust = 0  # percent: how much the heuristic's judgement counts next to what search finds
        self.widening = 10  # percent of the root of the visits: how many actions of a later decision are looked at
        self.mate = 10  # iterations
        self.mate_looks = 1  # horizons ahead
        self.captain = 1000  # of four players; of fewer it has more
        self.captain_looks = 1
        self.deckhand = 100  # how far off a deckhand's judgement is, in percent of how far judgements lie apart


class Meta:
    def __init__(self, name: str, title: str, least: int, most: int, version: int) -> None:
        self.name = name
        self.title = title
        self.least = least
        self.most = most
        self.version = version  # of the rules; raised whenever a stored record changes its result
        self.designers: list[str] = []
        self.publisher = ""
        self.year = 0
        self.options: list[Option] = []
        self.thinking = Thinking()

    def counts(self) -> list[int]:
        return list(range(self.least, self.most + 1))

    def check_players(self, players: int) -> None:
        if players not in self.counts():
            raise BadSetup(f"{self.title} is for {self.least} to {self.most} players, not {players}")

    def choose(self, given: dict[str, str], simulated: bool = False) -> dict[str, str]:
        """All options with their values: what was given, defaults for the rest."""
        chosen = {option.name: option.simulated if simulated else option.default for option in self.options}
        choices = {option.name: option.choices for option in self.options}
        for name, value in given.items():
            if name not in chosen:
                raise BadSetup(f"{self.title} has no option {name!r}; its options: {', '.join(chosen) or 'none'}")
            if value not in choices[name]:
                raise BadSetup(f"option {name!r} is one of {', '.join(choices[name])}, not {value!r}")
            chosen[name] = value
        return chosen

    def as_data(self) -> dict[str, object]:
        return {
            "name": self.name,
            "title": self.title,
            "designers": self.designers,
            "publisher": self.publisher,
            "year": self.year,
            "players": [self.least, self.most],
            "version": self.version,
            "options": [{"name": o.name, "choices": o.choices, "default": o.default} for o in self.options],
        }


def read_meta(text: str) -> Meta:
    entry = parse(text)
    players = entry.numbers("players", 2, 1, 15)
    meta = Meta(entry.text("name"), entry.text("title"), players[0], players[1], entry.number("version", 1, 9999))
    meta.designers = entry.words("designers")
    meta.publisher = entry.text("publisher")
    meta.year = entry.number("year", 1900, 2100)
    meta.options = _options(entry.entry("options")) if entry.has("options") else []
    if entry.has("bots"):
        meta.thinking = _thinking(entry.entry("bots"))
    entry.end()
    return meta


def _thinking(entry: Entry) -> Thinking:
    thinking = Thinking()
    thinking.stray = entry.number("stray", 0, 100)
    thinking.strangers = entry.number("strangers", 0, 100)
    thinking.trust = entry.number("trust", 0, 100)
    thinking.widening = entry.number("widening", 0, 1000)
    thinking.mate = entry.number("mate", 1, 100_000)
    thinking.mate_looks = entry.number("mate_looks", 1, 9)
    thinking.captain = entry.number("captain", 1, 100_000)
    thinking.captain_looks = entry.number("captain_looks", 1, 9)
    thinking.deckhand = entry.number("deckhand", 0, 1000)
    entry.end()
    return thinking


def _options(entry: Entry) -> list[Option]:
    options: list[Option] = []
    for name in entry.data:
        one = entry.entry(name)
        choices = one.words("choices")
        simulated = one.word("simulated", choices) if one.has("simulated") else ""
        options.append(Option(name, choices, one.word("default", choices), simulated))
        one.end()
    return options
