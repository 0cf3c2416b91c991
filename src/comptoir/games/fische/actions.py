"""What a player can do."""

from typing import Final

from comptoir.core.actions import Kind, Vocabulary
from comptoir.games.fische.cards import BONUS_NAMES, CELL_NAMES, FETISH_NAMES, GOOD_NAMES, MOST_SEATS, PLACE_NAMES, STAGE_NAMES, TABLE_NAMES

FACE_DOWN: Final = 5  # a bonus token as others see it
BONUS: Final = Vocabulary("bonus", [*BONUS_NAMES, "face_down"])
CELL: Final = Vocabulary("cell", CELL_NAMES)
STAGE: Final = Vocabulary("stage", STAGE_NAMES)
TABLE: Final = Vocabulary("table", TABLE_NAMES)
GOOD: Final = Vocabulary("good", GOOD_NAMES)
NUMBER: Final = Vocabulary("number", [str(k) for k in range(1, 8)])
WAY: Final = Vocabulary("way", ["up", "down"])
PLACE: Final = Vocabulary("place", PLACE_NAMES)
SEAT: Final = Vocabulary("seat", [str(k) for k in range(MOST_SEATS)])
FETISH: Final = Vocabulary("fetish", FETISH_NAMES)

UP: Final = 0
DOWN: Final = 1

KEEP: Final = 0  # one of the bonus tokens drawn
WALK: Final = 1  # one step, over occupied and closed cells
RIDE: Final = 2  # a ferry to this stage
FERRY: Final = 3  # send an empty ferry from stage to stage: a call, or the extra action
CHANGE: Final = 4  # to another table
STOP: Final = 5  # end the movement
BUY: Final = 6
SELL: Final = 7
SWAP_GOODS: Final = 8  # at a changer, at Freddy's, at Felicitas'
TAKE: Final = 9  # the second token at Freddy's
TAKE_FETISH: Final = 10  # begin to pay for it
OFFER: Final = 11  # so many tokens of a good, a part of the payment
DONE: Final = 12  # end the trade
NEXT: Final = 13  # go on with the next extra action
DECLINE: Final = 14  # an extra action that one may leave
PRODUCE_GOOD: Final = 15
SUPPLY: Final = 16  # a merchant with a token
MOVE_PRICE: Final = 17
PUSH: Final = 18  # choose the pawn to be moved
SWAP_PLACE: Final = 19  # one of two stocks or kiosks
BONUS_PLUS2: Final = 20
BONUS_PRICE: Final = 21
BONUS_EXCHANGE: Final = 22
BONUS_CLOSED: Final = 23
BONUS_PURCHASE: Final = 24

KINDS: Final = [
    Kind("keep", BONUS),
    Kind("walk", CELL),
    Kind("ride", STAGE),
    Kind("ferry", STAGE, STAGE),
    Kind("change", TABLE),
    Kind("stop"),
    Kind("buy", GOOD, NUMBER),
    Kind("sell", GOOD, NUMBER),
    Kind("exchange", GOOD, GOOD),
    Kind("take", GOOD),
    Kind("fetish", FETISH),
    Kind("offer", GOOD, NUMBER),
    Kind("done"),
    Kind("next"),
    Kind("decline"),
    Kind("produce", GOOD),
    Kind("supply", PLACE),
    Kind("price", GOOD, WAY),
    Kind("push", SEAT),
    Kind("swap", PLACE),
    Kind("bonus-plus2"),
    Kind("bonus-price", GOOD, WAY),
    Kind("bonus-exchange", GOOD, GOOD),
    Kind("bonus-closed", PLACE),
    Kind("bonus-purchase", SEAT, GOOD),
]
