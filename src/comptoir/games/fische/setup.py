"""Set-up: tables, kiosks from a cut of the numbered stack, stocks, prices, purses, bonus tokens to choose from, order by lot."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.dice import Dice
from comptoir.core.journal import Fact
from comptoir.games.fische import facts, pool
from comptoir.games.fische.cards import BONUSES, GOODS, IN_PLAY, KIOSKS, MERCHANT, MOST_PER_TABLE, MOST_SEATS, PORT, TYPE
from comptoir.games.fische.edition import FischeEdition
from comptoir.games.fische.state import (
    ASIDE,
    BELONGINGS,
    CHOOSING,
    DRAWN,
    HAND_ROOM,
    NOBODY,
    NOTHING,
    OFFERED,
    UNKNOWN,
    Board,
    Player,
    State,
)

NO_LIMIT = 100_000  # turns per table: nobody will ever play as many


def limit(option: str) -> int:
    return NO_LIMIT if option == "none" else int(option)


def tables_for(seats: int) -> int:
    return -(-seats // MOST_PER_TABLE)


def set_up(s: State, seats: int, edition: FischeEdition, options: dict[str, str], dice: Dice, journal: list[Fact] | None) -> None:
    s.seats = seats
    s.round = 1
    s.revealed = 0
    s.journal = journal
    s.edition = edition
    s.tables = tables_for(seats)
    s.rotation = options["tempo"] == "rotation"
    s.sale_falls = options["special_sale_effect"] == "fall"
    s.for_places = options["places"] == "on"
    s.first_game = options["first_game"] == "on"
    s.turn_limit = limit(options["turn_limit"])
    s.turns = 0
    s.slot = 0
    s.finished = 0
    s.over = False
    viewers = int(s.seats + s.tables)
    others = viewers * seats if s.tables > 1 else 0
    s.sure = vec[i64]([0] * (viewers * BONUSES))
    s.since = vec[i64]([0] * (viewers * BONUSES))
    s.memory = vec[i64]([UNKNOWN] * (others * BELONGINGS))
    s.charts = vec[i64]([UNKNOWN] * (viewers * int(s.tables) * IN_PLAY if s.tables > 1 else 0))
    s.players = [new_player(edition) for _ in range(seats)]
    s.boards = [new_board(s, i64(number)) for number in range(int(s.tables))]
    seat_players(s, dice)
    for b in s.boards:
        lay_out(s, b, 0 if s.first_game else dice.below(KIOSKS), dice)
        fill_pool(b, edition)
        facts.laid_out(s, b)
    for b in s.boards:
        deal(s, b, dice)


def new_player(edition: FischeEdition) -> Player:
    p = Player()
    p.table = 0
    p.pawn = PORT
    p.florins = edition.start_florins
    p.goods = vec[i64]([0] * GOODS)
    p.fetishes = 0
    p.face_down = 0
    p.tokens = 0
    p.hand = vec[i64]([NOTHING] * HAND_ROOM)
    for k in range(DRAWN, OFFERED):
        p.hand[k] = 0
    p.hand[ASIDE] = NOTHING
    p.ahead = 0
    p.place = 0
    p.learnt = 0
    return p


def new_board(s: State, number: i64) -> Board:
    b = Board()
    b.number = number
    b.order = vec[i64]([NOBODY] * MOST_SEATS)
    b.sitters = 0
    b.on = 0
    b.turns = 0
    b.round = 1
    b.kiosk = vec[i64]([0] * IN_PLAY)
    b.stock = vec[i64]([0] * (IN_PLAY * GOODS))
    b.level = vec[i64]([s.edition.start_level] * GOODS)
    b.reserve = vec[i64]([s.edition.tokens_per_good] * GOODS)
    b.ferries = s.edition.anchors
    b.pool = vec[i64]([NOTHING] * int(s.edition.bonus_tokens * s.tables))
    b.pooled = 0
    b.draws = 0
    b.shut = 0
    b.until = vec[i64]([NOBODY] * IN_PLAY)
    b.skip = 0
    clear_board(b)
    return b


def clear_board(b: Board) -> None:
    """No turn is being played."""
    b.phase = CHOOSING
    b.points = 0
    b.started = NOTHING
    b.barred = 0
    b.bought = 0
    b.traded = 0
    b.paying = NOTHING
    b.parts = 0
    b.tray = vec[i64]([0] * GOODS)
    b.given = NOTHING
    b.extra = 0
    b.step = 0
    b.chosen = NOTHING
    b.busy = 0
    b.short = NOTHING
    b.left = 0
    b.each = 0
    b.served = 0
    b.rise_after = 0


def seat_players(s: State, dice: Dice) -> None:
    """Spread evenly and by lot over the tables, where the order is by lot too: who comes later has more points in the first turn."""
    lot = vec[i64](list(range(int(s.seats))))
    dice.shuffle(lot, 0, s.seats)
    for k in range(s.seats):
        seat = lot[k]
        b = s.boards[k % s.tables]
        s.players[seat].table = b.number
        s.players[seat].ahead = s.edition.first_round_points[b.sitters] - s.edition.movement_points
        b.order[b.sitters] = seat
        b.sitters += 1


def lay_out(s: State, b: Board, cut: i64, dice: Dice) -> None:
    """Twelve kiosks from the cut on, shuffled onto the places."""
    for place in range(i64(IN_PLAY)):
        b.kiosk[place] = (cut + place) % KIOSKS
    dice.shuffle(b.kiosk, 0, IN_PLAY)
    stock_up(s, b)


def stock_up(s: State, b: Board) -> None:
    """One token with each merchant."""
    for place in range(i64(IN_PLAY)):
        if TYPE[b.kiosk[place]] == MERCHANT:
            good = s.edition.sells[b.kiosk[place]]
            if b.reserve[good] > 0:
                b.reserve[good] -= 1
                b.stock[place * GOODS + good] += 1


def fill_pool(b: Board, edition: FischeEdition) -> None:
    for kind in range(i64(BONUSES)):
        for _ in range(edition.bonus[kind]):
            pool.put_back(b, kind)


def deal(s: State, b: Board, dice: Dice) -> None:
    """Two bonus tokens each, to choose from."""
    for seat in range(s.seats):
        p = s.players[seat]
        if p.table == b.number:
            first = pool.pick(b, dice)
            second = pool.pick(b, dice)
            p.hand[OFFERED] = first
            p.hand[OFFERED + 1] = second
            facts.drew(s, b, seat, [int(first), int(second)])
