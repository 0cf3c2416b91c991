"""The contract, kept by the rooms of this folder."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core import contract
from comptoir.core.actions import kind_of, pack
from comptoir.core.contract import Secret
from comptoir.core.dice import Dice
from comptoir.core.editions import Edition
from comptoir.core.journal import Fact
from comptoir.core.meta import read_meta
from comptoir.games.saeulen import guessing, hidden, phases, policy, preview, rules, scoring, setup, value
from comptoir.games.saeulen.actions import CHOOSE, GIVE, KINDS
from comptoir.games.saeulen.cards import FACE_DOWN
from comptoir.games.saeulen.edition import SaeulenEdition
from comptoir.games.saeulen.state import CHOOSING, NO_CARD, State
from comptoir.games.saeulen.tiles import TILES
from comptoir.games.saeulen.view import View, view


class Saeulen(State):
    def clone(self) -> "Saeulen":
        s = Saeulen()
        s.copy(self)
        return s

    def actor(self) -> i64:
        return self.turn

    def actors(self) -> list[int]:
        if self.phase == CHOOSING:
            return [seat for seat in range(self.seats) if self.played[seat] == NO_CARD]
        return [int(self.turn)] if self.turn >= 0 else []

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        return phases.legal_into(self, seat, out)

    def apply(self, seat: i64, action: i64, dice: Dice) -> None:
        phases.apply(self, seat, action, dice)

    def scores(self) -> list[int]:
        return [int(scoring.total(self, seat)) for seat in range(self.seats)]

    def redeal(self, viewer: i64, dice: Dice) -> None:
        hidden.redeal(self, viewer, dice)

    def hidden(self, viewer: i64) -> dict[str, Secret]:
        return hidden.hidden(self, viewer)

    def view(self, viewer: i64) -> View:
        return view(self, viewer)

    def seen(self, action: i64, actor: i64, viewer: i64) -> i64:
        """What is chosen and given lies face down; facts tell those who may know."""
        kind = kind_of(action)
        return pack(kind, FACE_DOWN) if actor != viewer and kind in (CHOOSE, GIVE) else action

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
        return policy.is_routine(self)

    def evaluate(self, seat: i64) -> float:
        return value.evaluate(self, seat)

    def imagine(self, seat: i64, dice: Dice) -> None:
        guessing.imagine(self, seat, dice)

    def stage(self) -> i64:
        return value.stage(self)

    def features(self, seat: i64, out: vec[float]) -> i64:
        return value.features(self, seat, out)

    def outcome(self, seat: i64) -> float:
        return float(scoring.total(self, seat))

    def observe(self, viewer: i64, out: vec[float]) -> i64:
        return value.observe(self, viewer, out)


class SaeulenGame(contract.Game):
    def __init__(self, meta: str, edition: str) -> None:
        super().__init__(read_meta(meta), KINDS, rules.RULES, edition)

    def edition(self, text: str) -> SaeulenEdition:
        return SaeulenEdition(text)

    def setup(self, seats: int, edition: Edition, options: dict[str, str], dice: Dice, journal: list[Fact] | None = None) -> Saeulen:
        assert isinstance(edition, SaeulenEdition)
        s = Saeulen()
        setup.set_up(s, seats, edition, options["tokens_on_any_free_pillar"] == "yes", dice, journal)
        return s

    def max_plies(self, seats: int, edition: Edition, options: dict[str, str]) -> int:
        """Each pillar comes at the latest when the rounds without one are up. In a round there are a swap of two actions, a choice
        each, and per card: two to copy another, then two per tile or a pillar and a token each, and an end."""
        assert isinstance(edition, SaeulenEdition)
        rounds = int(edition.pillars) * int(edition.stall_rounds) + int(edition.stall_rounds)
        acts = max(2 * TILES, 2 * int(max(edition.strength)))
        return rounds * (2 + seats * (1 + 2 + acts + 1))
