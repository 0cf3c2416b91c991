"""Tiles, pillars and tokens."""

from bots.blunders.saeulen.making import BLOCK, FAR_BLOCK, QUIET, building, nothing, on, placing, position, score
from games.saeulen.positions import play, set_pile, showing

# --- where to build


@position
def edges_are_points():
    """Two edges with plazas against none elsewhere."""
    s = placing("architect_1", "domino_pp", city=["square_pppp d1 0"], on="f1 f2 n1 n2")
    return s, 0, on(s, "f1 f2")


@position
def turn_the_tile():
    """The building to the building, the plaza to the plaza: two edges, the other way round none."""
    s = placing("architect_1", "domino_bp", city=["domino_bb i1 0", "domino_pp m1 0"], on="k1 l1")
    return s, 0, ["place k1 0"]


@position
def turn_the_square():
    """Plazas in the west, buildings in the east: four edges."""
    s = placing("architect_1", "square_bbpp", city=["domino_pp j1 90", "domino_bb m1 90"], on="k1 l1 k2 l2")
    return s, 0, ["place l1 90"]


@position
def do_not_pay_for_tokens():
    """Both places bring the same; one gives six points away."""
    s = placing("architect_1", "domino_bp", on="k1 k2 n1 n2", tokens={"n1": 1, "n2": 1})
    return s, 0, on(s, "k1 k2")


@position
def do_not_pay_for_one_token_either():
    """Three players: the line may lie with or without a token of the leader under it."""
    s = placing("architect_2", "line_bbp", ("gondolier", "speculator"), on="j1 k1 l1 m1", tokens={"j1": 2})
    score(s, (10, 5, 20))
    return s, 0, on(s, "k1 l1 m1")


@position
def spare_own_tokens():
    """Own tokens bring points only if others cover them."""
    s = placing("architect_1", "domino_bp", on="k1 k2 n1 n2", tokens={"n1": 0, "n2": 0})
    return s, 0, on(s, "k1 k2")


@position
def keep_off_a_rivals_gondola():
    """A tile at the canal gives two points to the other; the same tile elsewhere gives none."""
    s = placing("architect_1", "domino_bb", on="d2 e2 n1 n2")
    s.gondolier = 1
    return s, 0, on(s, "n1 n2")


@position
def use_the_own_gondola():
    """A tile at the canal brings two points more."""
    s = placing("architect_1", "domino_bb", ("speculator", "inventor", "merchant"), on="d2 e2 n1 n2")
    s.gondolier = 0
    return s, 0, on(s, "d2 e2")


@position
def the_advocate_pays_nobody():
    """Tokens of others cost an advocate nothing: two edges are two points."""
    s = placing(
        "advocate", "domino_pp", ("gondolier", "pillar_builder_1"), city=["square_pppp d1 0"], on="f1 f2 n1 n2", tokens={"f1": 1, "f2": 2}
    )
    return s, 0, on(s, "f1 f2")


@position
def four_edges_are_worth_a_token():
    """Four points for edges outweigh three for one token of one of five rivals."""
    s = placing(
        "architect_1",
        "square_pppp",
        tuple(QUIET),
        city=["square_pppp j1 0", "square_pppp n1 0"],
        on="l1 m1 l2 m2 d7 e7 d8 e8",
        tokens={"l1": 3},
    )
    return s, 0, on(s, "l1 m1 l2 m2")


# --- what to build


@position
def the_square_before_the_domino():
    """Four stones: seven arms, not two and then no room for the square."""
    s = building("architect_1", "square_bbpp domino_bb", on=BLOCK)
    return s, 0, ["build square_bbpp"]


@position
def the_square_is_more_than_domino_and_line():
    """Five stones: seven arms against six."""
    s = building("architect_2", "square_bbpp domino_bb line_bbp", on=BLOCK + " n1 o1 p1 k1")
    return s, 0, ["build square_bbpp"]


@position
def the_tile_that_matches():
    """Room for one line beside three plazas."""
    s = building("architect_1", "line_bbb line_ppp", city=["line_ppp d1 0"], on="d2 e2 f2")
    return s, 0, ["build line_ppp"]


@position
def the_bridge_brings_more_than_the_domino():
    """Both for two stones, with two stones left; three arms against two."""
    s = building("architect_1", "domino_bb domino_pp bridge_bp", on="f2 f4 n1 o1 n2 o2")
    play(s, "0 build domino_bb", "0 place n1 0")
    return s, 0, ["build bridge_bp"]


# --- which tiles to take


@position
def do_not_stop_with_stones_left():
    """Two stones left: another tile costs nothing."""
    s = showing("councillor_3", "gondolier", on="d2 e2 f2 n1 n2")
    play(s, "0 take line")
    return s, 0, ["take domino", "take bridge"]


@position
def do_not_stop_after_the_square():
    """Six stones with five players: a square and two stones left."""
    s = showing("councillor_6", "gondolier", "speculator", "inventor", "merchant", on=BLOCK + " " + FAR_BLOCK, tiles=nothing(5))
    play(s, "0 take square")
    return s, 0, ["take domino", "take bridge"]


@position
def not_one_domino_and_no_more():
    """The squares are gone; the only dominoes left are two: with four stones a line or a corner is as good, a stop is not."""
    s = showing("councillor_2", "gondolier", on=BLOCK)
    set_pile(s, "square")
    set_pile(s, "domino", "domino_bp", "domino_bb")
    play(s, "0 take domino")
    return s, 0, ["take domino", "take bridge"]


# --- pillars and tokens


@position
def make_the_block_whole():
    """The last pillar of the chain: two fields have three pillars round them, the third makes a tail; and a square waits."""
    s = showing("pillar_builder_1", "gondolier", on="d1 e1", tiles={0: "square_bbpp", 1: "square_bbpp"})
    play(s, "0 pillar f2", "0 pillar e2")
    return s, 0, ["pillar d2", "pillar f1"]


@position
def make_room_for_the_own_square():
    """Chain of four at the start of the game: its last pillar makes a block, not a tail."""
    s = showing("pillar_builder_2", "gondolier")
    play(s, "0 pillar j3", "0 pillar k3", "0 pillar j2")
    return s, 0, ["pillar k2"]


@position
def build_the_bridgehead():
    """A bridge waits, its other end stands: the last pillar goes opposite."""
    s = showing("pillar_builder_1", "gondolier", "speculator", on="f4", tiles=nothing(3, "bridge_bp"))
    play(s, "0 pillar h2", "0 pillar g2")
    return s, 0, ["pillar f2"]


@position
def tokens_where_others_will_build():
    """A block beside the city will be covered; the tail of the chain hardly."""
    s = showing("pillar_builder_2", "gondolier", city=["square_pppp j1 0"], on="l1")
    play(s, "0 pillar l2", "0 pillar m2", "0 pillar n2", "0 pillar o2")
    return s, 0, ["token l2", "token m2"]
