"""The contract, kept by the rooms of this folder."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core import contract
from comptoir.core.actions import kind_of, pack, second_of
from comptoir.core.contract import Secret
from comptoir.core.dice import Dice
from comptoir.core.editions import Edition
from comptoir.core.journal import SPECTATOR, Fact
from comptoir.core.meta import read_meta
from comptoir.games.bremerhaven import bidding, hidden, imagining, judging, phases, policy, preview, rules, scoring, setup, value
from comptoir.games.bremerhaven.actions import BID, HIDDEN, KINDS
from comptoir.games.bremerhaven.cards import BUILDINGS, CELLS, DOCKS, HAND, MOST_BOLLARDS, WALLS
from comptoir.games.bremerhaven.edition import BremerhavenEdition
from comptoir.games.bremerhaven.moving import MOST_MOVES
from comptoir.games.bremerhaven.state import BIDDING, NOTHING, State
from comptoir.games.bremerhaven.view import View, view


class Bremerhaven(State):
    def clone(self) -> "Bremerhaven":
        s = Bremerhaven()
        s.copy(self)
        return s

    def actor(self) -> i64:
        return phases.actor(self)

    def actors(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.players[seat].step != NOTHING]

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        return phases.legal_into(self, seat, out)

    def apply(self, seat: i64, action: i64, dice: Dice) -> None:
        phases.apply(self, seat, action, dice)

    def scores(self) -> list[int]:
        return [int(scoring.result(self.players[seat])) for seat in range(self.seats)]

    def tie_breaks(self, seat: i64) -> list[int]:
        return [-int(bidding.rank_of(self, seat))]

    def redeal(self, viewer: i64, dice: Dice) -> None:
        hidden.redeal(self, viewer, dice)

    def hidden(self, viewer: i64) -> dict[str, Secret]:
        return hidden.hidden(self, viewer)

    def perspective(self, viewer: i64) -> i64:
        """Only while bids are made has each seat a view of its own."""
        return viewer if self.phase == BIDDING else SPECTATOR

    def view(self, viewer: i64) -> View:
        return view(self, viewer)

    def seen(self, action: i64, actor: i64, viewer: i64) -> i64:
        """The place of a bid is open, its value is not."""
        if kind_of(action) == BID and actor != viewer:
            return pack(BID, HIDDEN, second_of(action))
        return action

    def rule(self, seat: i64) -> str:
        return rules.in_force(self, seat)

    def forbids(self, seat: i64, action: i64) -> str:
        return rules.forbids(self, seat, action)

    def foresee(self, seat: i64, action: i64) -> dict[str, object]:
        return preview.foresee(self, seat, action)

    def heuristic(self, seat: i64, dice: Dice) -> i64:
        return policy.heuristic(self, seat, dice)

    def judge(self, seat: i64, actions: vec[i64], n: i64, out: vec[float]) -> None:
        judging.judge(self, seat, actions, n, out)

    def is_routine(self, seat: i64) -> bool:
        return policy.is_routine(self.players[seat])

    def evaluate(self, seat: i64) -> float:
        return value.evaluate(self, seat)

    def imagine(self, seat: i64, dice: Dice) -> None:
        imagining.imagine(self, seat, dice)

    def stage(self) -> i64:
        return value.stage(self)

    def features(self, seat: i64, out: vec[float]) -> i64:
        return value.features(self, seat, out)

    def outcome(self, seat: i64) -> float:
        return value.outcome(self, seat)

    def gained(self, outcome: float, other: float) -> float:
        return max(0.0, outcome * outcome - other * other)

    def observe(self, viewer: i64, out: vec[float]) -> i64:
        return value.observe(self, viewer, out)


class BremerhavenGame(contract.Game):
    def __init__(self, meta: str, edition: str) -> None:
        super().__init__(read_meta(meta), KINDS, rules.RULES, edition)

    def edition(self, text: str) -> BremerhavenEdition:
        return BremerhavenEdition(text)

    def setup(self, seats: int, edition: Edition, options: dict[str, str], dice: Dice, journal: list[Fact] | None = None) -> Bremerhaven:
        assert isinstance(edition, BremerhavenEdition)
        s = Bremerhaven()
        setup.set_up(s, seats, edition, options["length"] == "long", dice, journal)
        return s

    def max_plies(self, seats: int, edition: Edition, options: dict[str, str]) -> int:
        """Bollards, covers and buildings are built once in a game. In a round, each player has five bids, at most five more
        decisions at the boards, eight at production, and ends everything once. Moves are limited, each good is unloaded
        once and leaves the storage once, and a move may make one good more out of a container."""
        assert isinstance(edition, BremerhavenEdition)
        bidders = max(seats, 2)
        rounds = edition.most_rounds(bidders, options["length"] == "long" and seats > 1)
        stored = 2 * CELLS + int(edition.warehouse_capacity + edition.hotel_capacity)
        aboard = 5 * DOCKS
        harbour = 8 + MOST_MOVES + aboard + (stored + aboard + MOST_MOVES) + 2
        per_player = HAND + 5 + harbour + stored + MOST_MOVES
        built = WALLS * MOST_BOLLARDS + CELLS + BUILDINGS
        return rounds * (seats * per_player + 2 * bidders) + seats * (built + 2 + int(edition.start_goods))
