"""What a player can do."""

from typing import Final

from comptoir.core.actions import Kind, Vocabulary
from comptoir.games.saeulen.board import FIELD_NAMES
from comptoir.games.saeulen.cards import CARD_NAMES
from comptoir.games.saeulen.tiles import SHAPE_NAMES, TILE_NAMES

SEAT: Final = Vocabulary("seat", [str(k) for k in range(6)])
CARD: Final = Vocabulary("card", [*CARD_NAMES, "face_down"])
SHAPE: Final = Vocabulary("shape", SHAPE_NAMES)
FIELD: Final = Vocabulary("field", FIELD_NAMES)
TILE: Final = Vocabulary("tile", TILE_NAMES)
ROTATION: Final = Vocabulary("rotation", ["0", "90", "180", "270"])

SWAP: Final = 0  # draw a card from this seat's hand
SKIP: Final = 1  # do not swap
GIVE: Final = 2  # an own card for the one drawn
CHOOSE: Final = 3  # a card, face down
TAKE: Final = 4  # the top tile of this pile
PILLAR: Final = 5
TOKEN: Final = 6  # on a pillar
BUILD: Final = 7  # take up a tile
PLACE: Final = 8  # lay it: its first cell here, turned so far clockwise
SPY: Final = 9  # look at this seat's hand
COPY: Final = 10  # use this card of somebody else
REMOVE: Final = 11  # the tile whose first cell lies here
DONE: Final = 12  # take or remove no more

KINDS: Final = [
    Kind("swap", SEAT),
    Kind("skip"),
    Kind("give", CARD),
    Kind("choose", CARD),
    Kind("take", SHAPE),
    Kind("pillar", FIELD),
    Kind("token", FIELD),
    Kind("build", TILE),
    Kind("place", FIELD, ROTATION),
    Kind("spy", SEAT),
    Kind("copy", CARD),
    Kind("remove", FIELD),
    Kind("done"),
]
