"""The contract, kept by the rooms of this folder."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core import contract
from comptoir.core.contract import Secret
from comptoir.core.dice import Dice
from comptoir.core.editions import Edition
from comptoir.core.journal import SPECTATOR, Fact
from comptoir.core.meta import read_meta
from comptoir.games.speicherstadt import hidden, phases, policy, preview, rules, scoring, setup, value
from comptoir.games.speicherstadt.actions import KINDS
from comptoir.games.speicherstadt.cards import CARDS, FIRES, GOODS
from comptoir.games.speicherstadt.edition import SpeicherstadtEdition
from comptoir.games.speicherstadt.state import State
from comptoir.games.speicherstadt.view import View, view


class Speicherstadt(State):
    def clone(self) -> "Speicherstadt":
        s = Speicherstadt()
        s.copy(self)
        return s

    def actor(self) -> i64:
        return self.turn

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        return phases.legal_into(self, seat, out)

    def apply(self, seat: i64, action: i64, dice: Dice) -> None:
        phases.apply(self, seat, action)

    def scores(self) -> list[int]:
        return [int(scoring.total(self, seat)) for seat in range(self.seats)]

    def tie_breaks(self, seat: i64) -> list[int]:
        return [int(self.players[seat].coins)]

    def redeal(self, viewer: i64, dice: Dice) -> None:
        hidden.redeal(self, dice)

    def hidden(self, viewer: i64) -> dict[str, Secret]:
        return hidden.hidden(self)

    def perspective(self, viewer: i64) -> i64:
        return SPECTATOR

    def view(self, viewer: i64) -> View:
        return view(self)

    def rule(self, seat: i64) -> str:
        return rules.in_force(self, seat)

    def forbids(self, seat: i64, action: i64) -> str:
        return rules.forbids(self, seat, action)

    def foresee(self, seat: i64, action: i64) -> dict[str, object]:
        return preview.foresee(self, seat, action)

    def heuristic(self, seat: i64, dice: Dice) -> i64:
        return policy.heuristic(self, seat)

    def judge(self, seat: i64, actions: vec[i64], n: i64, out: vec[float]) -> None:
        policy.judge(self, seat, actions, n, out)

    def is_routine(self, seat: i64) -> bool:
        return policy.is_routine(self, seat)

    def evaluate(self, seat: i64) -> float:
        return value.evaluate(self, seat)

    def stage(self) -> i64:
        return value.stage(self)

    def features(self, seat: i64, out: vec[float]) -> i64:
        return value.features(self, seat, out)

    def outcome(self, seat: i64) -> float:
        return float(scoring.total(self, seat))

    def observe(self, viewer: i64, out: vec[float]) -> i64:
        return value.observe(self, viewer, out)


class SpeicherstadtGame(contract.Game):
    def __init__(self, meta: str, edition: str) -> None:
        super().__init__(read_meta(meta), KINDS, rules.RULES, edition)

    def edition(self, text: str) -> SpeicherstadtEdition:
        return SpeicherstadtEdition(text)

    def setup(self, seats: int, edition: Edition, options: dict[str, str], dice: Dice, journal: list[Fact] | None = None) -> Speicherstadt:
        assert isinstance(edition, SpeicherstadtEdition)
        s = Speicherstadt()
        setup.set_up(s, seats, edition, dice, journal)
        return s

    def max_plies(self, seats: int, edition: Edition, options: dict[str, str]) -> int:
        """Each round, every worker is placed once and asked once, and every player ends loading once. Besides, let a cube be
        worth `acts` on the dock, one less in the hall, two less in the warehouse: then every act of loading lowers the
        worth of all cubes by one at least, a whole conversion of c cubes, c + 1 acts, if c * (acts - 2) - acts >= c + 1."""
        assert isinstance(edition, SpeicherstadtEdition)
        rounds = -(-(CARDS - len(FIRES)) // int(edition.columns(seats)))
        given = int(edition.convert_cubes)
        acts = max(4, -(-(3 * given + 1) // (given - 1)))
        return rounds * seats * (2 * int(edition.workers) + 1) + acts * int(edition.cubes_per_good) * GOODS
