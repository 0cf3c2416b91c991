"""A book kept from the journal alone: what the facts say must be what lies on the table."""

from collections import Counter


class Ledger:
    """Of one seat."""

    def __init__(self, seat, view):
        player = view["players"][seat]
        self.seat = seat
        self.money, self.deposit, self.prestige = player["money"], player["deposit"], player["prestige"]
        self.goods = Counter()
        self.time = {}  # by dock or loading space

    def read(self, fact):
        if fact["fact"] == "income":
            self.money += fact["money"][self.seat]
        elif fact.get("seat") == self.seat:
            getattr(self, f"on_{fact['fact']}", lambda fact: None)(fact)

    def check(self, view):
        player = view["players"][self.seat]
        assert (player["money"] + player["deposit"], player["prestige"]) == (self.money + self.deposit, self.prestige)
        assert min(player["money"], player["deposit"], player["prestige"]) >= 0
        lying = Counter(good for cell in player["cells"] for good in cell["goods"])
        time = {}
        for number, dock in enumerate(player["docks"]):
            if dock["ship"]:
                lying[dock["ship"]["good"]] += dock["ship"]["aboard"]
                time[number + 1] = dock["ship"]["time"]
        for loading in player["loading"]:
            if loading["order"]:
                lying.update(loading["order"]["loaded"])
                time[loading["space"]] = loading["order"]["time"]
        assert lying + Counter() == self.goods + Counter()
        assert time == self.time
        assert all(1 <= tokens <= 6 for tokens in time.values())

    # --- money

    def on_parking(self, fact):
        self.money += fact["money"]

    def on_bollard(self, fact):
        self.money -= fact["cost"] + fact["permit"]

    on_uncovered = on_bollard

    def on_built(self, fact):
        self.money -= fact["permit"]

    def on_upgraded(self, fact):
        self.money -= fact["price"]

    def on_collected(self, fact):
        self.money += fact["money"]

    def on_deposited(self, fact):
        self.money -= fact["money"]
        self.deposit += fact["money"] + fact["interest"]

    def on_fed(self, fact):
        self.money -= fact["cost"]

    def on_refused(self, fact):
        self.money += fact["money"]
        self.prestige += fact["prestige"]

    # --- goods

    def on_moored(self, fact):
        self.goods[fact["good"]] += fact["aboard"]
        self.time[fact["dock"]] = fact["time"]

    def on_produced(self, fact):
        self.goods[fact["good"]] += 1
        self.money -= fact["cost"]

    def on_took(self, fact):
        self.goods[fact["good"]] += 1

    def on_discarded(self, fact):
        self.goods[fact["good"]] -= 1

    def on_sold(self, fact):
        self.goods[fact["good"]] -= 1
        self.money += fact["money"]

    def on_repacked(self, fact):
        containers = 1 if fact["good"] == "container" else -1
        self.goods["container"] += containers
        self.goods["crate"] -= 2 * containers
        self.money -= fact["cost"]

    # --- time

    def on_placed(self, fact):
        self.time[fact["loading"]] = fact["time"]

    def on_counted(self, fact):
        """Once a round: the count, then a token off every card."""
        self.prestige = max(self.prestige, fact["count"])
        assert self.prestige == fact["prestige"]
        self.time = {place: tokens - 1 for place, tokens in self.time.items()}

    def on_departed(self, fact):
        assert self.time.pop(fact["dock"]) == 0
        self.money += fact["money"]
        if fact["lost"]:
            self.goods[fact["good"]] -= fact["lost"]

    def on_settled(self, fact):
        self.time.pop(fact["loading"])
        self.goods.subtract(fact["goods"])
        self.money += fact["sale"] + fact["money"]
        self.prestige += fact["prestige"]

    def on_affected(self, fact):
        self.money += fact["money"]
        self.prestige += fact["prestige"]
        self.goods.subtract(fact["goods"])
        short = [place for place, tokens in self.time.items() if isinstance(place, str) and tokens > 1] if fact["orders"] else []
        assert len(short) == fact["orders"]
        for place in short:
            self.time[place] -= 1
