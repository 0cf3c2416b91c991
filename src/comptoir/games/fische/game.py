"""The contract, kept by the rooms of this folder."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core import contract
from comptoir.core.actions import kind_of, pack
from comptoir.core.contract import UNSEEN, Secret
from comptoir.core.dice import Dice, FastDice
from comptoir.core.editions import Edition
from comptoir.core.journal import Fact, as_seen
from comptoir.core.meta import read_meta
from comptoir.games.fische import hidden, imagine, listing, phases, policy, preview, rules, scoring, setup, tables, value
from comptoir.games.fische.actions import CHANGE, FACE_DOWN, KEEP, KINDS, STOP
from comptoir.games.fische.cards import EXTRA_ROOM, GOODS, HAND, IN_PLAY
from comptoir.games.fische.edition import FischeEdition
from comptoir.games.fische.state import State
from comptoir.games.fische.view import View, view


class Fische(State):
    def clone(self) -> "Fische":
        s = Fische()
        s.copy(self)
        return s

    def actor(self) -> i64:
        return tables.actor(self)

    def actors(self) -> list[int]:
        return tables.actors(self)

    def awaited(self, viewer: i64) -> list[int]:
        """Nobody knows who plays at another table."""
        here = tables.board_of(self, viewer).number
        return [seat for seat in self.actors() if self.players[seat].table == here]

    def galleries(self) -> i64:
        return self.tables

    def board(self, viewer: i64) -> i64:
        return tables.board_of(self, viewer).number

    def revealed_to(self, seat: i64) -> i64:
        return self.players[seat].learnt

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        return phases.legal_into(self, seat, out)

    def apply(self, seat: i64, action: i64, dice: Dice) -> None:
        phases.apply(self, seat, action, dice)

    def scores(self) -> list[int]:
        return scoring.fetishes(self)

    def tie_breaks(self, seat: i64) -> list[int]:
        return scoring.tie_breaks(self, seat)

    def is_decided(self) -> bool:
        return scoring.is_won(self)

    def redeal(self, viewer: i64, dice: Dice) -> None:
        hidden.redeal(self, viewer, dice)

    def hidden(self, viewer: i64) -> dict[str, Secret]:
        return listing.hidden(self, viewer)

    def view(self, viewer: i64) -> View:
        return view(self, viewer)

    def seen(self, action: i64, actor: i64, viewer: i64) -> i64:
        """Bonus tokens are kept face down. Of another table one notices who leaves it or wins, and that the own one plays."""
        if actor == viewer or kind_of(action) == CHANGE:
            return action
        here = tables.board_of(self, viewer).number
        if self.players[actor].table == here:
            return pack(KEEP, FACE_DOWN) if kind_of(action) == KEEP else action
        if not tables.may_be_noticed(self, actor, kind_of(action)):
            return UNSEEN
        after = self.clone()
        after.journal = []
        after.apply(actor, action, FastDice(1))
        noticed = as_seen(after.journal, int(viewer)) or after.view(viewer) != self.view(viewer)
        return pack(STOP) if noticed else UNSEEN

    def rule(self, seat: i64) -> str:
        return rules.in_force(self, seat)

    def forbids(self, seat: i64, action: i64) -> str:
        return rules.forbids(self, seat, action)

    def foresee(self, seat: i64, action: i64) -> dict[str, object]:
        return preview.foresee(self, seat, action)

    def heuristic(self, seat: i64, dice: Dice) -> i64:
        return policy.heuristic(self, seat, dice)

    def judge(self, seat: i64, actions: vec[i64], n: i64, out: vec[float]) -> None:
        policy.judge(self, seat, actions, n, out)

    def is_routine(self, seat: i64) -> bool:
        return policy.is_routine(self, seat)

    def evaluate(self, seat: i64) -> float:
        return value.evaluate(self, seat)

    def imagine(self, seat: i64, dice: Dice) -> None:
        imagine.imagine(self, seat, dice)

    def horizon(self, seat: i64) -> i64:
        return imagine.horizon(self, seat)

    def stage(self) -> i64:
        return value.stage(self)

    def features(self, seat: i64, out: vec[float]) -> i64:
        return value.features(self, seat, out)

    def outcome(self, seat: i64) -> float:
        return value.outcome(self, seat)

    def gained(self, outcome: float, other: float) -> float:
        """It is a race, not a count of points."""
        return -1.0

    def observe(self, viewer: i64, out: vec[float]) -> i64:
        return value.observe(self, viewer, out)


class FischeGame(contract.Game):
    def __init__(self, meta: str, edition: str) -> None:
        super().__init__(read_meta(meta), KINDS, rules.RULES, edition)

    def edition(self, text: str) -> FischeEdition:
        return FischeEdition(text)

    def setup(self, seats: int, edition: Edition, options: dict[str, str], dice: Dice, journal: list[Fact] | None = None) -> Fische:
        assert isinstance(edition, FischeEdition)
        s = Fische()
        setup.set_up(s, seats, edition, options, dice, journal)
        return s

    def max_plies(self, seats: int, edition: Edition, options: dict[str, str]) -> int:
        """Turns are limited. In one turn each movement point is spent once, each bonus token played once, and a visit has no
        more steps than goods to buy, exchanges, parts of a payment, and tokens to give out for each extra action and bonus token."""
        assert isinstance(edition, FischeEdition)
        points = max(int(edition.movement_points), *[int(points) for points in edition.first_round_points])
        points += HAND * int(edition.more_points)
        trade = 2 * GOODS + int(edition.times_at_changer) + 6  # goods, a sale, exchanges, a payment, ends
        given_out = (EXTRA_ROOM * GOODS + HAND + 1) * 2 * IN_PLAY
        turns = setup.limit(options["turn_limit"]) * setup.tables_for(seats)
        return seats + turns * (points + HAND + 1 + trade + 2 * EXTRA_ROOM + given_out)
