"""A game outside the package, in plain Python: all bid at once, face down, for fish whose order nobody knows."""

from comptoir.core.actions import Kind, Vocabulary, first_of, pack, second_of
from comptoir.core.contract import Game, Secret, State
from comptoir.core.journal import Fact
from comptoir.core.meta import Meta, Option

FISH = [1, 2, 3, 4, 5]
KINDS = [Kind("bid", Vocabulary("coins", ["1", "2", "3", "4", "5"]), Vocabulary("stake", ["single", "double"])), Kind("bid-face-down")]
BID, FACE_DOWN = 0, 1
RULES = ["bid.once", "bid.hand", "end.over"]


class Auction(State):
    def clone(self):
        s = Auction()
        s.seats, s.round, s.revealed, s.journal = self.seats, self.round, self.revealed, None
        s.double_points = self.double_points
        s.fish, s.bids, s.points = list(self.fish), list(self.bids), list(self.points)
        s.hands = [list(hand) for hand in self.hands]
        return s

    def actors(self):
        return [seat for seat in range(self.seats) if self.bids[seat] < 0] if self.fish else []

    def actor(self):
        return self.actors()[0] if self.fish else -1

    def legal(self, seat):
        return [pack(BID, coins, stake) for coins in self.hands[seat] for stake in (0, 1)] if seat in self.actors() else []

    def apply(self, seat, action, dice):
        self.bids[seat] = action
        self.note(Fact("bid", {"seat": seat, "coins": first_of(action) + 1}, readers=[seat], rest={"seat": seat}))
        if min(self.bids) >= 0:
            self.resolve()

    def resolve(self):
        """The highest bid that nobody shares wins the fish; a double one counts twice; without any the fish is thrown back."""
        self.revealed += 1
        self.round += 1
        fish, coins = self.fish.pop(), [first_of(bid) for bid in self.bids]
        alone = [seat for seat in range(self.seats) if coins.count(coins[seat]) == 1]
        if alone:
            winner = max(alone, key=lambda seat: coins[seat])
            self.points[winner] += fish * (self.double_points if second_of(self.bids[winner]) else 1)
        for hand, coin in zip(self.hands, coins, strict=True):
            hand.remove(coin)
        self.bids = [-1] * self.seats
        self.note(Fact("fish", {"fish": fish, "coins": [coin + 1 for coin in coins]}))

    def redeal(self, viewer, dice):
        """The fish on top lies open."""
        below = sorted(self.fish[:-1])
        self.fish = [below.pop(dice.below(len(below))) for _ in range(len(below))] + self.fish[-1:]
        for seat in range(self.seats):
            if seat != viewer and self.bids[seat] >= 0:
                self.bids[seat] = pack(BID, self.hands[seat][dice.below(len(self.hands[seat]))], dice.below(2))

    def hidden(self, viewer):
        below = self.fish[:-1]
        secrets = {f"fish {depth}": Secret(str(fish), [str(other) for other in below]) for depth, fish in enumerate(below)}
        for seat in range(self.seats):
            if seat != viewer and self.bids[seat] >= 0:
                secrets[f"bid {seat}"] = Secret(str(self.bids[seat]), [str(pack(BID, c, k)) for c in self.hands[seat] for k in (0, 1)])
        return secrets

    def view(self, viewer):
        own = self.bids[viewer] if viewer >= 0 else -1
        return {"fish": self.fish[-1:], "left": len(self.fish), "hands": [list(hand) for hand in self.hands],
                "has_bid": [bid >= 0 for bid in self.bids], "own": own, "points": list(self.points)}  # fmt: skip

    def seen(self, action, actor, viewer):
        return action if actor == viewer else pack(FACE_DOWN)

    def scores(self):
        return list(self.points)

    def rule(self, seat):
        return RULES[1]

    def forbids(self, seat, action):
        return "end.over" if not self.fish else "bid.hand" if seat in self.actors() else "bid.once"

    def heuristic(self, seat, dice):
        return pack(BID, max(self.hands[seat]), 1)

    def evaluate(self, seat):
        return float(self.points[seat])

    def observe(self, viewer, out):
        for seat in range(self.seats):
            out[seat] = float(self.points[(max(viewer, 0) + seat) % self.seats])
        return self.seats

    def fields(self, f):
        super().fields(f)
        for name in ("fish", "hands", "bids", "points", "double_points"):
            setattr(self, name, f.plain(name, getattr(self, name)))


class AuctionGame(Game):
    state = Auction

    def __init__(self):
        meta = Meta("auction", "Fish Auction", 2, 4, 1)
        meta.options = [Option("double", ["2", "3"], "2")]
        super().__init__(meta, KINDS, RULES)

    def setup(self, seats, edition, options, dice, journal=None):
        s = self.state()
        s.seats, s.round, s.revealed, s.journal = seats, 0, 0, journal
        s.double_points = int(options["double"])
        fish = list(FISH)
        s.fish = [fish.pop(dice.below(len(fish))) for _ in FISH]
        s.hands, s.bids, s.points = [list(range(5)) for _ in range(seats)], [-1] * seats, [0] * seats
        return s

    def max_plies(self, seats, edition, options):
        return seats * len(FISH)
