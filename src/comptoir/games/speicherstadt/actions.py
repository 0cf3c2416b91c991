"""What a player can do."""

from typing import Final

from comptoir.core.actions import Kind, Vocabulary
from comptoir.games.speicherstadt.cards import CONTRACT_NAMES, GOOD_NAMES

COLUMN: Final = Vocabulary("column", [str(k) for k in range(1, 7)])
GOOD: Final = Vocabulary("good", GOOD_NAMES)
CONTRACT: Final = Vocabulary("contract", CONTRACT_NAMES)

PLACE: Final = 0  # a worker above a card
BUY: Final = 1
DECLINE: Final = 2  # take the worker back
LOAD: Final = 3  # a cube onto a contract
TRADE: Final = 4  # a cube to its merchant
STORE: Final = 5  # a cube into the warehouse
KEEP: Final = 6  # a cube in the market hall
OFFER: Final = 7  # a cube to the market, towards a sale or a conversion
SELL: Final = 8  # the offered cubes for coins
CONVERT: Final = 9  # the offered cubes for one of this good
DROP: Final = 10  # a stored cube, to make room for one off a ship
DONE: Final = 11  # end the loading

KINDS: Final = [
    Kind("place", COLUMN),
    Kind("buy"),
    Kind("decline"),
    Kind("load", GOOD, CONTRACT),
    Kind("trade", GOOD),
    Kind("store", GOOD),
    Kind("keep", GOOD),
    Kind("offer", GOOD),
    Kind("sell"),
    Kind("convert", GOOD),
    Kind("drop", GOOD),
    Kind("done"),
]
