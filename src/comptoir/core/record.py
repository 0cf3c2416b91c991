"""A game as text: header lines, one `seat notation` line per action, and a checksum of the table at every new round."""

from typing import Final

from comptoir.core.errors import BadRecord, shorten

FORMAT: Final = "comptoir record 1"


class Record:
    def __init__(self, game: str, version: int, players: int, seed: str) -> None:
        self.game = game
        self.version = version
        self.players = players
        self.seed = seed
        self.edition = ""  # fingerprint
        self.edition_text = ""  # whole, unless it is the standard edition
        self.options: dict[str, str] = {}
        self.lines: list[str] = []  # actions, `round N CHECKSUM`, `end CHECKSUM SCORES`
        self.first_line = 0  # where in the text the lines begin, for errors

    def write(self) -> str:
        head = [FORMAT, f"game {self.game}", f"rules {self.version}", f"edition {self.edition}"]
        head += [f"| {line}".rstrip() for line in self.edition_text.splitlines()]
        head += [f"option {name} {value}" for name, value in self.options.items()]
        head += [f"players {self.players}", f"seed {self.seed}", ""]
        return "\n".join(head + self.lines) + "\n"


def read_record(text: str) -> Record:
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise BadRecord(f"line 1: expected {FORMAT!r}, found {shorten(lines[0]) if lines else 'nothing'}")
    record = Record("", 0, 0, "")
    for number in range(1, len(lines)):
        if not lines[number].strip():
            record.lines = [line.strip() for line in lines[number + 1 :]]
            record.first_line = number + 2
            _check_header(record)
            return record
        _header(record, lines[number], number + 1)
    raise BadRecord(f"line {len(lines)}: the header must end with an empty line")


def _header(record: Record, line: str, number: int) -> None:
    word, _, rest = line.partition(" ")
    if word == "game":
        record.game = rest
    elif word == "rules":
        record.version = _whole(rest, number)
    elif word == "edition":
        record.edition = rest
    elif word == "|":
        record.edition_text += rest + "\n"
    elif word == "option":
        name, _, value = rest.partition(" ")
        record.options[name] = value
    elif word == "players":
        record.players = _whole(rest, number)
    elif word == "seed":
        record.seed = rest
    else:
        raise BadRecord(f"line {number}: expected a header line (game, rules, edition, option, players, seed), found {shorten(line)}")


def _check_header(record: Record) -> None:
    for word, found in (("game", record.game), ("rules", record.version), ("players", record.players), ("seed", record.seed)):
        if not found:
            raise BadRecord(f"the header lacks a line {word!r}")


def _whole(text: str, number: int) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise BadRecord(f"line {number}: expected a whole number, found {shorten(text)}")
    return int(text)
