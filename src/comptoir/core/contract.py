"""The contract: all that anything outside a game knows of it."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from comptoir.core.actions import Kind, Notation
from comptoir.core.dice import Dice, FastDice
from comptoir.core.editions import Edition
from comptoir.core.journal import Fact, as_seen
from comptoir.core.meta import Meta
from comptoir.core.plain import Fields, checksum
from comptoir.core.values import Values

LEGAL_ROOM: Final = 1024  # no game offers more actions at once
FEATURE_ROOM: Final = 256  # nor observes more numbers
UNSEEN: Final = -1  # an action of which its viewer notices nothing
NEVER: Final = -1.0e9  # judgement of an action that another one beats whatever happens: no bot plays it


def legal_room() -> vec[i64]:
    """A buffer for `legal_into`."""
    return vec[i64]([0] * LEGAL_ROOM)


def feature_room() -> vec[float]:
    """A buffer for `observe`."""
    return vec[float]([0.0] * FEATURE_ROOM)


class Secret:
    """A hidden place: what lies there, and all that its viewer must still think possible."""

    def __init__(self, value: str, possible: list[str]) -> None:
        self.value = value
        self.possible = possible


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The table as it lies. A viewer is a seat, or -1 for a spectator; -2, -3... watch from the other galleries, where there are any.

    A game overrides what raises NotImplementedError, and either `legal_into` or `legal`.
    """

    seats: i64
    round: i64
    revealed: i64  # grows when anything hidden or random becomes known: undo never crosses it by itself
    journal: list[Fact] | None  # None in clones: search pays nothing

    # --- playing

    def clone(self) -> "State":
        """An independent copy, without journal."""
        raise NotImplementedError

    def actor(self) -> i64:
        """The canonical next seat; -1 when the game is over."""
        raise NotImplementedError

    def actors(self) -> list[int]:
        """Every seat that may act now. What different seats may do at the same time commutes, unless it reveals something."""
        actor = self.actor()
        return [] if actor < 0 else [int(actor)]

    def awaited(self, viewer: i64) -> list[int]:
        """The seats that the viewer knows to be among the actors."""
        return self.actors()

    def revealed_to(self, seat: i64) -> i64:
        """How much of what grows `revealed` the seat has noticed."""
        return self.revealed

    def galleries(self) -> i64:
        """How many places there are to watch from: one per board."""
        return 1

    def board(self, viewer: i64) -> i64:
        """At which of them the viewer sits or looks on."""
        return 0 if viewer >= 0 else -1 - viewer

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        """Write every legal action of the seat into `out`, in a stable order; how many there are (0: it may not act)."""
        n: i64 = 0
        for action in self.legal(seat):
            out[n] = action
            n += 1
        return n

    def legal(self, seat: i64) -> list[int]:
        """The same as a list."""
        out = legal_room()
        n = self.legal_into(seat, out)
        return [int(out[i]) for i in range(n)]

    def apply(self, seat: i64, action: i64, dice: Dice) -> None:
        """Play a legal action, in place; all chance comes from the dice."""
        raise NotImplementedError

    def is_decided(self) -> bool:
        """Whether the game was played to its end, and not merely broken off at a limit."""
        return self.actor() < 0

    def scores(self) -> list[int]:
        """Points per seat, as if the game ended as it lies."""
        raise NotImplementedError

    def tie_breaks(self, seat: i64) -> list[int]:
        """What decides between equal points: more is better."""
        return []

    def ranking(self) -> list[int]:
        """The place of each seat: 1 for the winner; equals share."""
        points = self.scores()
        keys = [[points[seat], *self.tie_breaks(seat)] for seat in range(len(points))]
        return [1 + sum(1 for other in keys if other > key) for key in keys]

    # --- knowing

    def redeal(self, viewer: i64, dice: Dice) -> None:
        """Draw anew, in place, exactly what the viewer cannot know, uniformly among all that fits what it knows.

        What comes of it follows from what the viewer knows and the dice alone, not from how things really lie.
        """
        raise NotImplementedError

    def hidden(self, viewer: i64) -> dict[str, Secret]:
        """Every place that the viewer cannot see into."""
        raise NotImplementedError

    def perspective(self, viewer: i64) -> i64:
        """Viewers with the same number have the same view: it need be made but once."""
        return viewer

    def view(self, viewer: i64) -> Mapping[str, object]:
        """What the viewer may see, as plain data: the only thing that leaves the server."""
        raise NotImplementedError

    def seen(self, action: i64, actor: i64, viewer: i64) -> i64:
        """How the viewer sees the actor's action, asked before it is applied: a face-down card is face-down in the log too.

        UNSEEN if it notices nothing at all: then its view stays as it is, and no fact is for it.
        """
        return action

    # --- telling

    def rule(self, seat: i64) -> str:
        """The id of the rule in force for the seat's decision."""
        raise NotImplementedError

    def forbids(self, seat: i64, action: i64) -> str:
        """The id of the rule that forbids an action which is not legal."""
        raise NotImplementedError

    def why_not(self, seat: i64, action: i64) -> str:
        """The id of the rule that forbids the action; empty when it is legal."""
        return "" if int(action) in self.legal(seat) else self.forbids(seat, action)

    def foresee(self, seat: i64, action: i64) -> dict[str, object]:
        """What the game adds to a preview, as far as the seat may know."""
        return {}

    def preview(self, seat: i64, action: i64) -> dict[str, object]:
        """What a legal action would do: its facts up to the first reveal, from a redealt clone, and what the game foresees."""
        dice = FastDice(1)  # any will do: what depends on chance is cut off
        trial = self.clone()
        trial.redeal(seat, dice)
        trial.journal = []
        known = trial.revealed
        foreseen = trial.foresee(seat, action)
        trial.apply(seat, action, dice)
        facts = [fact for fact in trial.journal or [] if fact.revealed == known]
        return {"facts": as_seen(facts, int(seat)), **foreseen}

    def note(self, fact: Fact) -> None:
        """Write a fact into the journal. Build it only where the journal is not None."""
        if self.journal is not None:
            fact.revealed = int(self.revealed)
            self.journal.append(fact)

    # --- judging: from what the seat may know

    def heuristic(self, seat: i64, dice: Dice) -> i64:
        """A sensible legal action, found without search."""
        raise NotImplementedError

    def judge(self, seat: i64, actions: vec[i64], n: i64, out: vec[float]) -> None:
        """How good each of these legal actions looks without search: more is better, in points where that can be said, or NEVER."""
        best = self.heuristic(seat, FastDice(1))
        for k in range(n):
            out[k] = 1.0 if actions[k] == best else 0.0

    def is_routine(self, seat: i64) -> bool:
        """Whether the heuristic settles the seat's decision: search spends no time on it."""
        return False

    def evaluate(self, seat: i64) -> float:
        """An estimate of the points the seat will have at the end."""
        raise NotImplementedError

    # --- for search: a state that was imagined is looked at as if all of it were true

    def imagine(self, seat: i64, dice: Dice) -> None:
        """A redeal in which the choices others have made in secret are likely ones, by a model of how they choose.

        What others choose at the same time as the seat may be there already.
        """
        self.redeal(seat, dice)

    def horizon(self, seat: i64) -> i64:
        """Grows where `features` tell well how things stand: search looks ahead to there."""
        return self.round

    def stage(self) -> i64:
        """Which weights value the position: positions of one stage are alike."""
        return 0

    def features(self, seat: i64, out: vec[float]) -> i64:
        """Write the numbers from which a linear function estimates how the seat's outcome will still grow; how many there are."""
        out[0] = self.evaluate(seat)
        return 1

    def outcome(self, seat: i64) -> float:
        """What search plays for: points as if the game ended as it lies, on a scale on which equal steps are equally hard."""
        return float(self.scores()[seat])

    def gained(self, outcome: float, other: float) -> float:
        """How many points of the score sheet one outcome is better than the other; negative where outcomes are not told in points."""
        return max(0.0, outcome - other)

    def observe(self, viewer: i64, out: vec[float]) -> i64:
        """Write numbers that describe the position for the viewer; how many there are."""
        raise NotImplementedError

    # --- keeping

    def fields(self, f: Fields) -> None:
        """Name every field, for dump and restore."""
        self.seats = f.number("seats", self.seats)
        self.round = f.number("round", self.round)
        self.revealed = f.number("revealed", self.revealed)

    def dump(self) -> dict[str, object]:
        """The whole state as plain data."""
        data: dict[str, object] = {}
        self.fields(Fields(data, restoring=False))
        return data

    def restore(self, data: dict[str, object]) -> None:
        """Become the state that was dumped, at a table of the same game, seats, edition and options."""
        self.fields(Fields(data, restoring=True))

    def checksum(self) -> str:
        return checksum(self.dump())


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game before it is set up."""

    def __init__(self, meta: Meta, kinds: list[Kind], rules: list[str], standard: str = "") -> None:
        self.meta = meta
        self.notation = Notation(kinds)
        self.rules = rules  # ids, in the order of the rulebook
        self.standard = self.edition(standard)
        self.values = Values({})  # for search

    def edition(self, text: str) -> Edition:
        """Read an edition file; complains if the game cannot be played with it."""
        return Edition(text)

    def setup(self, seats: int, edition: Edition, options: dict[str, str], dice: Dice, journal: list[Fact] | None = None) -> State:
        """The table before the first decision. `options` holds a value for every option of the game."""
        raise NotImplementedError

    def max_plies(self, seats: int, edition: Edition, options: dict[str, str]) -> int:
        """A bound on the number of actions in a game."""
        raise NotImplementedError
