"""Matches: players by name on equal deals, seats rotated, so that neither luck of the deal nor of the seat favours anybody."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from time import perf_counter

from comptoir.core import contract
from comptoir.core.contract import Game, State
from comptoir.core.dice import fast_dice
from comptoir.core.editions import Edition
from comptoir.core.plain import checksum
from comptoir.core.table import Table
from comptoir.lab.players import is_cheat, is_timed, iterations, seat_bot
from comptoir.lab.pool import in_order
from comptoir.lab.results import Line, Pace, Results, Times, add_paces


@dataclass(frozen=True)
class Match:
    """Who meets whom. Deal d is played once per rotation: in rotation r, who is named first sits in seat r, the others follow."""

    players: tuple[str, ...]
    games: int  # whole deals: a multiple of the players
    seed: str
    options: dict[str, str]
    edition: str = ""

    def seats(self, rotation: int) -> list[str]:
        return [self.players[(seat - rotation) % len(self.players)] for seat in range(len(self.players))]

    def edition_for(self, game: Game) -> Edition:
        return game.edition(self.edition) if self.edition else game.standard

    def header(self, game: Game) -> dict[str, object]:
        """The first line of the file: all that its games follow from."""
        told = {"format": "comptoir match 1", "game": game.meta.name, "rules": game.meta.version, **asdict(self)}
        reproducible = not any(map(is_timed, self.players))
        told |= {"players": list(self.players), "edition": self.edition_for(game).fingerprint}
        return {**told, "reproducible": reproducible, "sources": sources(game.meta.name)}


def sources(game: str) -> str:
    """A digest of all that decides what is played. Games of other bots than before do not belong into one file."""
    package = Path(contract.__file__).parent.parent
    files = [path for folder in ("core", "bots", f"games/{game}") for path in (package / folder).rglob("*") if path.is_file()]
    kept = sorted(path for path in files if path.suffix not in (".so", ".pyd", ".pyc"))
    return checksum([(path.relative_to(package).as_posix(), path.read_bytes()) for path in kept])


def whole_deals(games: int, players: int) -> int:
    """The next number of games in which each deal is played once per rotation."""
    return -(-games // players) * players


def check(game: Game, match: Match) -> None:
    """Complains before any work is done."""
    Table(game, len(match.players), f"{match.seed}:0", match.options, match.edition_for(game))
    if len(match.players) < 2:
        raise ValueError("a match needs two players at least")
    for name in match.players:
        seat_bot(game, len(match.players), name)


class Player:
    """Somebody in a seat for one game. Its dice are its own, and follow from seed, game and seat."""

    def __init__(self, game: Game, match: Match, number: int, seat: int, name: str) -> None:
        self.name = name
        self.seat = seat
        self.bot = seat_bot(game, len(match.players), name)
        self.dice = fast_dice(f"bot:{match.seed}:{number}:{seat}")
        self.pace = Pace()
        self._asked: State | None = None  # the table when a cheat was asked, maybe together with others

    def is_asked(self, state: State) -> None:
        """A cheat sees all that is hidden then; what others decide at the same time is not there yet."""
        if self._asked is None and is_cheat(self.name):
            self._asked = state.clone()

    def choose(self, state: State) -> int:
        start, before = perf_counter(), iterations(self.bot)
        action = self.bot.choose(self._asked or state, self.seat, self.dice)
        self._asked = None
        self.pace += Pace(1, perf_counter() - start, iterations(self.bot) - before)
        return int(action)


def play_game(game: Game, match: Match, number: int) -> tuple[Table, Times]:
    """Game `number` at a real table: deal and chance follow from seed and deal, whoever plays."""
    deal, rotation = divmod(number, len(match.players))
    players = [Player(game, match, number, seat, name) for seat, name in enumerate(match.seats(rotation))]
    start = perf_counter()
    table = Table(game, len(players), f"{match.seed}:{deal}", match.options, match.edition_for(game))
    while not table.over:
        for seat in table.state.actors():
            players[seat].is_asked(table.state)
        seat = int(table.state.actor())
        table.play(seat, game.notation.write(players[seat].choose(table.state)))
    return table, Times(number, perf_counter() - start, add_paces((player.name, player.pace) for player in players))


def line(match: Match, number: int, table: Table) -> Line:
    deal, rotation = divmod(number, len(match.players))
    return {
        "game": number,
        "deal": deal,
        "seats": match.seats(rotation),
        "scores": table.scores(),
        "ranking": table.ranking(),
        "actions": len(table.actions),
        "decided": table.state.is_decided(),
        "checksum": table.state.checksum(),
    }


def record_file(records: Path, match: Match, game: Game, number: int) -> Path:
    return records / f"{game.meta.name}-{len(match.players)}-{number}.txt"


def check_records(records: Path, match: Match, game: Game, played: list[Line]) -> None:
    """Complains where games that are not played again have none."""
    if not all(record_file(records, match, game, line["game"]).exists() for line in played):
        raise ValueError(f"games that were played before have no record in {records}: play the match into another --out file")


def play_line(find: Callable[[], Game], match: Match, records: Path | None, number: int) -> tuple[Line, Times]:
    """Runs in a worker."""
    table, times = play_game(find(), match, number)
    if records:
        record_file(records, match, table.game, number).write_text(table.record(), encoding="utf-8")
    return line(match, number, table), times


def play_match(
    find: Callable[[], Game], match: Match, workers: int, progress: Callable[[int], object], results: Results, records: Path | None = None
) -> None:
    """Plays what the results lack. `find` gives the game, in each worker anew."""
    progress(len(results.lines))
    missing = range(len(results.lines), match.games)
    for played, times in in_order(partial(play_line, find, match, records), missing, min(workers, max(1, len(missing)))):
        results.add(played, times)
        progress(1)
