"""A table of one game: checks what is played, keeps the record, hands out views. The public face of the engine."""

from collections.abc import Mapping
from typing import Final, TypedDict

from comptoir.core.contract import Game, State
from comptoir.core.dice import SeedDice
from comptoir.core.editions import Edition
from comptoir.core.errors import BadNotation, BadRecord, BadSetup, IllegalAction, NoSuchSeat, shorten
from comptoir.core.journal import SPECTATOR, Fact, as_seen
from comptoir.core.record import Record

LONGEST_SEED: Final = 200
MOST_SEATS: Final = 16


class Dump(TypedDict):
    """What `Table.dump` gives and `restore` takes."""

    game: str
    players: int
    seed: str
    options: dict[str, str]
    edition: str
    actions: list[tuple[int, str]]
    sums: list[tuple[int, str]]
    state: dict[str, object]


class Table:
    """The record is the truth: the state is what you get by playing it again."""

    def __init__(
        self, game: Game, players: int, seed: str, options: Mapping[str, str] | None = None, edition: Edition | None = None
    ) -> None:
        game.meta.check_players(players)
        _check_seed(seed)
        self.game = game
        self.players = players
        self.seed = seed
        self.options = game.meta.choose(dict(options or {}))
        self.edition = edition or game.standard
        self.actions: list[tuple[int, int]] = []  # (seat, action)
        self._played = [0] * players  # how many of them are each seat's
        self.facts: list[list[Fact]] = []  # of the set-up, then of each action
        self.sums: dict[int, str] = {}  # by the number of actions played: a line of the record about the position reached
        self._round = -1  # the last one with a checksum
        self.state: State = game.setup(players, self.edition, self.options, SeedDice(seed, 0), journal=[])
        self._settle()

    # --- playing

    @property
    def over(self) -> bool:
        return self.state.actor() < 0

    def actors(self) -> list[int]:
        """The seats that may act now."""
        return self.state.actors()

    def legal(self, seat: int) -> list[str]:
        """What the seat may play now; empty when it may not act."""
        return [self.game.notation.write(action) for action in self.state.legal(self._seat(seat))]

    def play(self, seat: int, action: str) -> None:
        """Play an action. Raises a ValueError, with the table unchanged, if it is not legal now."""
        number = self._allowed(seat, action)
        dice = self._dice(seat)
        self._note(seat, number)
        self.state.apply(seat, number, dice)
        self._settle()

    def _dice(self, seat: int) -> SeedDice:
        """Of the seat's next action, whatever others do meanwhile: so actions open at the same time commute, and an action
        that is taken back leaves the others as they were."""
        return SeedDice(self.seed, 1 + seat + MOST_SEATS * self._played[seat])

    def _note(self, seat: int, action: int) -> None:
        self.actions.append((seat, action))
        self._played[seat] += 1

    def _allowed(self, seat: int, action: str) -> int:
        number = self.game.notation.read(_text(action))
        rule = self.state.why_not(self._seat(seat), number)
        if rule:
            raise IllegalAction(seat, self.game.notation.write(number), rule)
        return number

    def _settle(self) -> None:
        """File the facts of what was just done; a new round or the end puts a checksum into the record."""
        self.facts.append(self.state.journal or [])
        self.state.journal = []
        if self.over:
            self.sums[len(self.actions)] = " ".join(["end", self.state.checksum(), *map(str, self.scores())])
        elif self.state.round != self._round:
            self._round = self.state.round
            self.sums[len(self.actions)] = f"round {self._round} {self.state.checksum()}"

    def scores(self) -> list[int]:
        return self.state.scores()

    def ranking(self) -> list[int]:
        """The place of each seat: 1 for the winner; equals share."""
        return self.state.ranking()

    # --- knowing

    def view(self, seat: int | None = None) -> Mapping[str, object]:
        """What a seat may see; a spectator without one."""
        return self.state.view(self._viewer(seat))

    def journal(self, seat: int | None = None, since: int = 0) -> list[list[dict[str, object]]]:
        """The facts of the set-up and of each action, as a seat or a spectator may read them."""
        return [as_seen(facts, self._viewer(seat)) for facts in self.facts[since:]]

    def preview(self, seat: int, action: str) -> dict[str, object]:
        """What a legal action would do, as far as the seat may know."""
        return self.state.preview(seat, self._allowed(seat, action))

    def why_not(self, seat: int, action: str) -> str:
        """The id of the rule that forbids the action; empty when it is legal."""
        return self.state.why_not(self._seat(seat), self.game.notation.read(_text(action)))

    def _seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise NoSuchSeat(f"there is no seat {shorten(str(seat))}; the seats are 0 to {self.players - 1}")
        return seat

    def _viewer(self, seat: int | None) -> int:
        return SPECTATOR if seat is None else self._seat(seat)

    # --- keeping

    def record(self) -> str:
        """The whole game as text."""
        record = Record(self.game.meta.name, self.game.meta.version, self.players, self.seed)
        record.edition = self.edition.fingerprint
        record.edition_text = "" if record.edition == self.game.standard.fingerprint else self.edition.text
        record.options = self.options
        for ply in range(len(self.actions) + 1):
            if ply:
                seat, action = self.actions[ply - 1]
                record.lines.append(f"{seat} {self.game.notation.write(action)}")
            if ply in self.sums:
                record.lines.append(self.sums[ply])
        return record.write()

    def dump(self) -> Dump:
        """Everything, secrets too, as plain data: for debugging, snapshots and tests."""
        return {
            "game": self.game.meta.name,
            "players": self.players,
            "seed": self.seed,
            "options": dict(self.options),
            "edition": "" if self.edition is self.game.standard else self.edition.text,
            "actions": [(seat, self.game.notation.write(action)) for seat, action in self.actions],
            "sums": list(self.sums.items()),
            "state": self.state.dump(),
        }


def restore(game: Game, dump: Dump) -> Table:
    """The dumped table, ready to go on: its state is taken as it is, not played again."""
    edition = game.edition(dump["edition"]) if dump["edition"] else game.standard
    table = Table(game, dump["players"], dump["seed"], dump["options"], edition)
    table.state.restore(dump["state"])
    for seat, action in dump["actions"]:
        table._note(seat, game.notation.read(action))
    table.facts = [[] for _ in range(len(table.actions) + 1)]
    table.sums = dict(dump["sums"])
    table._round = table.state.round
    return table


def replay(game: Game, record: Record) -> Table:
    """Play a record again; complains where it does not lead where it says."""
    edition = game.edition(record.edition_text) if record.edition_text else game.standard
    if edition.fingerprint != record.edition:
        raise BadRecord(f"the record was played with edition {shorten(record.edition)}; here it is {edition.fingerprint}")
    if record.version != game.meta.version:
        raise BadRecord(f"the record follows rules version {record.version}; here it is {game.meta.version}")
    table = Table(game, record.players, record.seed, record.options, edition)
    for number, line in enumerate(record.lines):
        _replay_line(table, line, f"line {record.first_line + number}")
    return table


def _replay_line(table: Table, line: str, place: str) -> None:
    word, _, rest = line.partition(" ")
    if word in ("round", "end"):
        here = table.sums.get(len(table.actions), "another position")
        if here != line:
            raise BadRecord(f"{place}: the record says {line!r}, the table {here!r}")
    elif word.isascii() and word.isdigit() and len(word) < 4:
        try:
            table.play(int(word), rest)
        except ValueError as error:
            raise BadRecord(f"{place}: {error}") from error
    elif line:
        raise BadRecord(f"{place}: expected a seat and an action, found {shorten(line)}")


def _text(action: str) -> str:
    if not isinstance(action, str):
        raise BadNotation(f"an action is a text such as those of legal(), not {type(action).__name__}")
    return action


def _check_seed(seed: str) -> None:
    if not isinstance(seed, str) or not seed.strip() or seed != seed.strip() or not seed.isprintable() or len(seed) > LONGEST_SEED:
        raise BadSetup(f"a seed is a printable text of 1 to {LONGEST_SEED} characters without spaces at its ends")
