"""A turn as the rulebook tells it: movement, trade (in trade.py), extra actions (in extras.py); then the next player."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, pack, second_of
from comptoir.core.contract import legal_room
from comptoir.core.dice import Dice
from comptoir.games.fische import bonus, economy, extras, facts, pool, tables, trade, ways
from comptoir.games.fische.actions import (
    BONUS_PLUS2,
    BUY,
    CHANGE,
    DONE,
    FERRY,
    KEEP,
    MOVE_PRICE,
    NEXT,
    OFFER,
    PRODUCE_GOOD,
    PUSH,
    RIDE,
    SELL,
    STOP,
    SUPPLY,
    SWAP_GOODS,
    SWAP_PLACE,
    TAKE,
    TAKE_FETISH,
    WALK,
)
from comptoir.games.fische.cards import FETISHES, GOODS, IN_PLAY, PORT, STAGE_AT, STAGE_CELL, STAGES
from comptoir.games.fische.extras import AGAIN, END
from comptoir.games.fische.state import ACTING, CHOOSING, EVERYWHERE, MOVING, NOTHING, NOWHERE, OFFERED, TRADING, Board, Player, State

SCRATCH: Final = legal_room()  # for counting what could be done

# --- what may be done


def legal_into(s: State, seat: i64, out: vec[i64]) -> i64:
    if not tables.may_act(s, seat):
        return 0
    p = s.players[seat]
    b = s.boards[p.table]
    if p.hand[OFFERED] >= 0:
        return keeps_into(p, out)
    if b.short >= 0:
        return supplies_into(s, b, out)
    if b.phase == MOVING:
        return moving_into(s, b, seat, out)
    if b.phase == TRADING:
        n = trade.trade_into(s, b, seat, out, 0)
        if trade.is_free_to_go(b):
            n = bonus.bonus_into(s, b, seat, out, n)
            out[n] = DONE
            n += 1
        return n
    n = extras.choices_into(s, b, seat, out, 0)
    return bonus.bonus_into(s, b, seat, out, n) if b.chosen < 0 else n


def keeps_into(p: Player, out: vec[i64]) -> i64:
    out[0] = pack(KEEP, p.hand[OFFERED])
    if p.hand[OFFERED] == p.hand[OFFERED + 1]:
        return 1
    out[1] = pack(KEEP, p.hand[OFFERED + 1])
    return 2


def supplies_into(s: State, b: Board, out: vec[i64]) -> i64:
    n: i64 = 0
    for place in range(i64(IN_PLAY)):
        if economy.can_supply(s, b, place):
            out[n] = pack(SUPPLY, place)
            n += 1
    return n


def must_go_on(b: Board, p: Player) -> bool:
    """The movement cannot end in the kiosk where the turn began, nor in a closed one."""
    return p.pawn == b.started or b.shut >> p.pawn & 1 == 1


def moving_into(s: State, b: Board, seat: i64, out: vec[i64]) -> i64:
    p = s.players[seat]
    n: i64 = 0
    bound = must_go_on(b, p)
    if b.points > 0:
        n = walks_into(s, b, seat, out)
        if p.florins >= s.edition.call_florins and (b.points > 1 or not bound):
            n = calls_into(s, b, out, n)
        if p.pawn == PORT:
            for table in range(s.tables):
                if table != b.number:
                    out[n] = pack(CHANGE, table)
                    n += 1
    n = bonus.bonus_into(s, b, seat, out, n)
    if not bound:
        out[n] = STOP
        n += 1
    return n


def walks_into(s: State, b: Board, seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    cell = s.players[seat].pawn
    others = ways.occupied(s, b, seat)
    ahead = ways.steps(s.edition, cell, others, b.shut, b.barred)
    while ahead:
        out[n] = pack(WALK, ways.lowest(ahead))
        n += 1
        ahead &= ahead - 1
    stage = STAGE_AT[cell]
    if stage >= 0 and ways.has_ferry(b.ferries, stage):
        ahead = ways.landings(s.edition, stage, b.ferries, others)
        while ahead:
            out[n] = pack(RIDE, ways.lowest(ahead))
            n += 1
            ahead &= ahead - 1
    return n


def calls_into(s: State, b: Board, out: vec[i64], n: i64) -> i64:
    """Any ferry, to the next free stage in any direction; pawns do not matter to it."""
    e = s.edition
    ferries = b.ferries
    for stage in range(i64(STAGES)):
        if ferries >> stage & 1:
            ahead = ways.landings(e, stage, ferries, 0)
            while ahead:
                out[n] = pack(FERRY, stage, ways.lowest(ahead))
                n += 1
                ahead &= ahead - 1
    return n


# --- playing


def apply(s: State, seat: i64, action: i64, dice: Dice) -> None:
    b = s.boards[s.players[seat].table]
    kind = kind_of(action)
    if kind == KEEP:
        keep(s, b, seat, first_of(action))
    elif kind >= BONUS_PLUS2:
        bonus.apply(s, b, seat, action)
    elif b.phase == MOVING and kind != SUPPLY:
        move(s, b, seat, action)
    elif b.phase == TRADING and kind != SUPPLY:
        deal(s, b, seat, action, dice)
    else:
        go_on(s, b, seat, act(s, b, seat, action))


def keep(s: State, b: Board, seat: i64, kind: i64) -> None:
    pool.keep(s, b, seat, kind)
    if b.phase == CHOOSING and pool.has_chosen(s, b):
        pool.mix_in(s, b)
        begin_turn(s, b)


# --- movement


def move(s: State, b: Board, seat: i64, action: i64) -> None:
    kind = kind_of(action)
    p = s.players[seat]
    if kind == WALK:
        walk(s, b, seat, first_of(action))
    elif kind == RIDE:
        stage = first_of(action)
        start = STAGE_AT[p.pawn]
        b.points -= 1
        b.ferries = ways.moved(b.ferries, start, stage)
        facts.rode(s, b, seat, start, stage)
        p.pawn = STAGE_CELL[stage]
    elif kind == FERRY:
        b.points -= 1
        p.florins -= s.edition.call_florins
        b.ferries = ways.moved(b.ferries, first_of(action), second_of(action))
        facts.ferry(s, b, seat, first_of(action), second_of(action), s.edition.call_florins)
    elif kind == CHANGE:
        change_table(s, b, seat, first_of(action))
    else:
        stop(s, b, seat)


def walk(s: State, b: Board, seat: i64, cell: i64) -> None:
    """A kiosk that is left is barred for the rest of the turn."""
    p = s.players[seat]
    b.points -= 1
    facts.walked(s, b, seat, cell)
    if p.pawn < IN_PLAY:
        b.barred |= i64(1) << p.pawn
    p.pawn = cell


def stop(s: State, b: Board, seat: i64) -> None:
    """In a kiosk there is trade. Who has nothing to trade and no bonus token to play goes on by itself."""
    p = s.players[seat]
    b.points = 0
    facts.stopped(s, b, seat)
    if p.pawn >= IN_PLAY:
        end_turn(s, b)
        return
    b.phase = TRADING
    if p.tokens == 0 and not can_trade(s, b, seat):
        finish_trade(s, b, seat)


def can_trade(s: State, b: Board, seat: i64) -> bool:
    return trade.trade_into(s, b, seat, SCRATCH, 0) > 0


# --- trade


def deal(s: State, b: Board, seat: i64, action: i64, dice: Dice) -> None:
    kind = kind_of(action)
    if kind == BUY:
        trade.buy(s, b, seat, first_of(action), second_of(action) + 1)
    elif kind == SELL:
        trade.sell(s, b, seat, first_of(action), second_of(action) + 1)
    elif kind == SWAP_GOODS:
        trade.swap_goods(s, b, seat, first_of(action), second_of(action))
    elif kind == TAKE:
        trade.take(s, b, seat, first_of(action))
    elif kind == TAKE_FETISH:
        trade.take_fetish(s, b, seat, first_of(action))
    elif kind == OFFER:
        if trade.offer(s, b, seat, first_of(action), second_of(action) + 1):
            complete(s, b, seat, dice)
    else:
        finish_trade(s, b, seat)


def complete(s: State, b: Board, seat: i64, dice: Dice) -> None:
    """A fetish is paid for: two bonus tokens are drawn, unless it was the third."""
    trade.receive_fetish(s, b, seat)
    if trade.owned(s.players[seat]) == FETISHES:
        win(s, b, seat)
    else:
        pool.draw(s, b, seat, dice)


def finish_trade(s: State, b: Board, seat: i64) -> None:
    b.phase = ACTING
    go_on(s, b, seat, extras.begin(s, b, seat))


# --- extra actions


def act(s: State, b: Board, seat: i64, action: i64) -> i64:
    kind = kind_of(action)
    first = first_of(action)
    if kind == SUPPLY:
        if b.short < 0:
            return extras.supply(s, b, seat, first)
        economy.give_out(s, b, first)
        return extras.given_out(s, b, seat)
    if kind == NEXT:
        return extras.next_extra(s, b, seat)
    if kind in (PUSH, WALK, RIDE):
        return push(s, b, seat, kind, first)
    if kind == FERRY:
        return extras.send_ferry(s, b, seat, first, second_of(action))
    if kind == SWAP_PLACE:
        return extras.swap(s, b, seat, first)
    return act_on_goods(s, b, seat, action)


def push(s: State, b: Board, seat: i64, kind: i64, first: i64) -> i64:
    if kind == PUSH:
        return extras.push(b, first)
    return extras.push_on_foot(s, b, seat, first) if kind == WALK else extras.push_by_ferry(s, b, seat, first)


def act_on_goods(s: State, b: Board, seat: i64, action: i64) -> i64:
    kind = kind_of(action)
    good = first_of(action)
    if kind == PRODUCE_GOOD:
        return extras.produce_good(s, b, seat, good)
    if kind == MOVE_PRICE:
        return extras.move_price(s, b, seat, good, second_of(action))
    if kind == SELL:
        return extras.special_sale(s, b, seat, good)
    return extras.all_for_50(s, b, seat, good) if kind == BUY else extras.decline(s, b, seat)


def go_on(s: State, b: Board, seat: i64, result: i64) -> None:
    if result == END:
        end_turn(s, b)
    elif result == AGAIN:
        play_again(s, b, seat)


# --- turns


def count_turn(s: State, b: Board) -> None:
    s.turns += 1
    b.turns += 1
    s.round = 1 + s.turns // s.seats


def end_turn(s: State, b: Board) -> None:
    count_turn(s, b)
    tables.advance(b)
    next_turn(s, b)


def next_turn(s: State, b: Board) -> None:
    if b.sitters > 0:
        begin_turn(s, b)
    tables.pass_slot(s)
    check_limit(s)


def check_limit(s: State) -> None:
    """After everything else: so two tables that play their last turns at once come to the same end in either order."""
    if s.turns >= s.turn_limit * s.tables and not s.over:
        end(s, "turn_limit")


def begin_turn(s: State, b: Board) -> None:
    """Kiosks that the player closed open again; a newcomer's pawn is put into the port."""
    seat = b.order[b.on]
    p = s.players[seat]
    if b.shut:
        bonus.reopen(s, b, seat)
    if p.pawn == NOWHERE:
        p.pawn = PORT
    clear_turn(b, p, s.edition.movement_points + p.ahead)
    p.ahead = 0
    facts.turn(s, b, seat, again=False)


def clear_turn(b: Board, p: Player, points: i64) -> None:
    b.phase = MOVING
    b.points = points
    b.started = p.pawn if p.pawn < IN_PLAY else NOTHING
    b.barred = 0
    b.bought = 0
    b.traded = 0
    b.extra = 0
    b.step = 0
    b.chosen = NOTHING


def play_again(s: State, b: Board, seat: i64) -> None:
    """A turn like any other, but what was closed stays closed."""
    count_turn(s, b)
    clear_turn(b, s.players[seat], s.edition.movement_points)
    facts.turn(s, b, seat, again=True)
    check_limit(s)


def change_table(s: State, b: Board, seat: i64, target: i64) -> None:
    """Ends the turn; points that are left are lost. At an empty table the newcomer is on turn at once."""
    new = s.boards[target]
    was_empty = new.sitters == 0
    tables.stand_up(b, seat)
    count_turn(s, b)
    tables.change(s, seat, target)
    if was_empty and new.phase != CHOOSING:
        begin_turn(s, new)
    next_turn(s, b)


# --- the end


def win(s: State, b: Board, seat: i64) -> None:
    """The third fetish ends the game, or, for places, the part of its owner in it."""
    p = s.players[seat]
    s.finished += 1
    p.place = s.finished
    s.reveal(EVERYWHERE)
    facts.won(s, b, seat)
    if not s.for_places or s.finished >= places(s):
        end(s, "third_fetish")
        return
    retire(s, b, seat)
    tables.stand_up(b, seat)
    count_turn(s, b)
    next_turn(s, b)


def places(s: State) -> i64:
    """How many are played for: three, or all but the last."""
    return min(3, s.seats - 1)


def retire(s: State, b: Board, seat: i64) -> None:
    """The pawn leaves the board; goods and bonus tokens go back."""
    p = s.players[seat]
    p.pawn = NOWHERE
    for good in range(i64(GOODS)):
        b.reserve[good] += p.goods[good]
        p.goods[good] = 0
    while p.tokens > 0:
        p.tokens -= 1
        pool.put_back(b, p.hand[p.tokens])
        pool.learn(s, b, seat, p.hand[p.tokens])
        p.hand[p.tokens] = NOTHING


def end(s: State, reason: str) -> None:
    s.over = True
    s.reveal(EVERYWHERE)
    facts.ended(s, reason)
