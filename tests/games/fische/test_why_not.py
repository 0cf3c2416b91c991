"""Which rule is named when an action is refused, beside the tests of each rule."""

import pytest
from games.fische.positions import GAME, fresh, inside, own, play, put, reserve, table, why

from comptoir.core.dice import FastDice
from comptoir.core.errors import IllegalAction
from comptoir.core.table import Table


@pytest.mark.rule("turn.parts")
@pytest.mark.parametrize("action", ["keep price", "buy fish 1", "produce fish", "price fish up", "swap k1", "supply k1", "next", "decline"])
def test_the_action_belongs_to_another_part_of_the_turn(action):
    assert why(table(3), f"0 {action}") == "turn.parts"


@pytest.mark.rule("setup.bonus")
@pytest.mark.rule("move.points")
@pytest.mark.rule("move.leave")
@pytest.mark.rule("turn.order")
@pytest.mark.rule("tables.tempo")
@pytest.mark.rule("produce.shortage")
def test_every_decision_names_the_rule_in_force():
    assert fresh(3).rule(0) == "setup.bonus"
    assert table(3).rule(0) == "move.points"
    assert table(3).rule(1) == "turn.order"
    assert table(6, tempo="rotation").rule(1) == "tables.tempo"
    assert put(table(3), seat_0="k1").rule(0) == "move.leave"
    s = reserve(inside(10), fish=1)
    play(s, "0 done")
    assert s.rule(0) == "produce.shortage"


@pytest.mark.rule("trade.kiosk")
@pytest.mark.parametrize(
    ("number", "rule"),
    [
        (1, "merchant.buy"),
        (2, "fetish.cost"),
        (4, "changer.exchange"),
        (8, "special.freddy"),
        (16, "special.franz"),
        (25, "special.felicitas"),
    ],
)
def test_in_a_kiosk_the_rule_is_that_of_its_trade(number, rule):
    assert inside(number).rule(0) == rule


@pytest.mark.rule("extra.compulsory")
@pytest.mark.parametrize(
    ("number", "rule"),
    [
        (22, "action.two_merchants"),
        (10, "action.move_pawn"),
        (12, "action.move_ferry"),
        (19, "action.swap_stocks"),
        (34, "action.swap_kiosks"),
        (20, "action.double_production"),
        (7, "action.produce_choice"),
        (4, "action.price_change"),
        (25, "action.price_fall"),
        (16, "action.special_sale"),
        (28, "action.all_for_50"),
    ],
)
def test_while_an_extra_action_waits_for_a_choice_its_rule_is_in_force(number, rule):
    s = own(inside(number), 0, goods="booze")
    play(s, "0 done")
    assert s.rule(0) == rule


@pytest.mark.rule("extra.compulsory")
@pytest.mark.parametrize(("number", "rule"), [(3, "price.rise"), (1, "produce.all"), (24, "produce.all")])
def test_between_two_simple_actions_the_rule_is_that_of_the_next(number, rule):
    s = own(inside(number), 0, bonus="plus2")
    play(s, "0 done")
    assert s.rule(0) == rule


@pytest.mark.rule("turn.order")
@pytest.mark.parametrize("players", [3, 6])
def test_every_forbidden_action_of_a_game_has_a_known_reason(players):
    s, dice = fresh(players, turn_limit="20", tempo="rotation"), FastDice(1)
    actions = [GAME.notation.action(index) for index in range(GAME.notation.size)]
    reasons, plies = set(), 0
    while s.actor() >= 0 and plies < 400:
        if plies % 8 == 0:
            reasons |= {s.why_not(seat, action) for seat in (s.actor(), (s.actor() + 1) % players) for action in actions}
        s.apply(s.actor(), s.heuristic(s.actor(), dice), dice)
        plies += 1
    assert reasons <= {"", *GAME.rules}


@pytest.mark.rule("setup.bonus")
def test_a_table_refuses_a_forbidden_action_and_names_the_rule():
    t = Table(GAME, 3, "seed")
    with pytest.raises(IllegalAction) as refused:
        t.play(0, "stop")
    assert refused.value.rule == "setup.bonus"
    assert t.actions == []
