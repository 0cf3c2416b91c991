"""What a player can do."""

from typing import Final

from comptoir.core.actions import Kind, Vocabulary
from comptoir.games.bremerhaven.cards import (
    BUILDING_NAMES,
    CELL_NAMES,
    DOCKS,
    EARNER_NAMES,
    GOOD_NAMES,
    HIGHEST,
    LOADING_NAMES,
    PRICE_NAMES,
    PRODUCER_NAMES,
    RANK_NAMES,
    SPACE_NAMES,
    WALLS,
)

HIDDEN: Final = 9  # the card that others see
MOST_TOKENS: Final = 9
MOST_DEPOSIT: Final = 200

CARD: Final = Vocabulary("card", [*(str(value) for value in range(1, HIGHEST + 1)), "hidden"])
SPACE: Final = Vocabulary("space", SPACE_NAMES)
WALL: Final = Vocabulary("wall", [str(number) for number in range(1, WALLS + 1)])
CELL: Final = Vocabulary("cell", CELL_NAMES)
BUILDING: Final = Vocabulary("building", BUILDING_NAMES)
PRICE: Final = Vocabulary("price", PRICE_NAMES)
RANK: Final = Vocabulary("rank", RANK_NAMES[1:])
DOCK: Final = Vocabulary("dock", [str(number) for number in range(1, DOCKS + 1)])
GOOD: Final = Vocabulary("good", GOOD_NAMES)
TOKENS: Final = Vocabulary("tokens", [str(number) for number in range(1, MOST_TOKENS + 1)])
LOADING: Final = Vocabulary("loading", LOADING_NAMES)
PRODUCER: Final = Vocabulary("producer", PRODUCER_NAMES)
EARNER: Final = Vocabulary("earner", EARNER_NAMES)
AMOUNT: Final = Vocabulary("amount", [str(amount) for amount in range(MOST_DEPOSIT + 1)])

BID: Final = 0  # an influence card, face down
BOLLARD: Final = 1  # with a permit
UNCOVER: Final = 2  # with a permit
BUILD: Final = 3  # with a permit; the start building of the short game
UPGRADE: Final = 4  # the influence, for the difference
DECLINE: Final = 5  # to upgrade
CHOOSE_PRICES: Final = 6
PROMOTE: Final = 7  # who holds this rank changes places with the one above
KEEP: Final = 8  # the ladder as it is
MOOR: Final = 9  # the ship that was won
PLACE: Final = 10  # the order that was won, or the start order
REFUSE: Final = 11  # the order that was won
PRODUCE: Final = 12  # a good
COLLECT: Final = 13  # money
DEPOSIT: Final = 14  # interest first, then this much
UNLOAD: Final = 15  # off a ship into storage
MOVE: Final = 16  # from storage to storage
LOAD: Final = 17  # from storage onto an order
TRANSSHIP: Final = 18  # off a ship onto an order, by the gantry crane
REPACK: Final = 19  # two crates into a container, or back
SELL: Final = 20  # a stored good
DISCARD: Final = 21  # a stored good
FEED: Final = 22  # the zoo
TAKE: Final = 23  # a good from the supply: start goods, flotsam
DONE: Final = 24

KINDS: Final = [
    Kind("bid", CARD, SPACE),
    Kind("bollard", WALL),
    Kind("uncover", CELL),
    Kind("build", BUILDING, CELL),
    Kind("upgrade"),
    Kind("decline"),
    Kind("price", PRICE),
    Kind("promote", RANK),
    Kind("keep"),
    Kind("moor", DOCK, GOOD, TOKENS),
    Kind("place", LOADING),
    Kind("refuse"),
    Kind("produce", PRODUCER, CELL),
    Kind("collect", EARNER),
    Kind("deposit", AMOUNT),
    Kind("unload", DOCK, CELL),
    Kind("move", GOOD, CELL, CELL),
    Kind("load", GOOD, CELL, LOADING),
    Kind("transship", DOCK, LOADING),
    Kind("repack", CELL),
    Kind("sell", GOOD, CELL),
    Kind("discard", GOOD, CELL),
    Kind("feed"),
    Kind("take", GOOD, CELL),
    Kind("done"),
]
