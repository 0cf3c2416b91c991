"""Cards: to play, to use of others, to give away."""

from bots.blunders.saeulen.making import BLOCK, but, choosing, nothing, position, score
from games.saeulen.positions import play, showing, table

from comptoir.games.saeulen.cards import CARDS
from comptoir.games.saeulen.knowing import all_learn

# --- which card to play


@position
def end_it_when_ahead():
    """Three pillars are left and ten points of lead: the pillar builder wins."""
    s = choosing(cards="pillar_builder_3 architect_1 councillor_1 councillor_2 speculator", points=(40, 30, 25, 20), pillars=3)
    return s, 0, ["choose pillar_builder_3"]


@position
def end_it_when_ahead_with_either_card():
    """Both pillar builders end the game for the leader of two."""
    s = choosing(2, cards="pillar_builder_1 pillar_builder_2 architect_1 councillor_1 gondolier", points=(60, 48), pillars=2)
    return s, 0, ["choose pillar_builder_1", "choose pillar_builder_2"]


@position
def do_not_end_it_when_behind():
    """The last pillars would give the game to another."""
    s = choosing(
        cards="pillar_builder_1 pillar_builder_3 architect_3 councillor_1 councillor_2", points=(20, 40, 25, 20), pillars=3, on=BLOCK
    )
    return s, 0, but(s, "pillar_builder_1", "pillar_builder_3")


@position
def do_not_end_it_when_behind_with_two():
    """The same with two players: every pillar builder of the hand loses at once."""
    s = choosing(2, cards="pillar_builder_1 pillar_builder_2 councillor_1 architect_1 gondolier", points=(48, 60), pillars=3, on=BLOCK)
    return s, 0, but(s, "pillar_builder_1", "pillar_builder_2")


@position
def build_before_it_is_too_late():
    """Others may end the game in this round: tiles in the yard are worth nothing then."""
    s = choosing(
        cards="architect_3 councillor_1 councillor_2 councillor_3 councillor_4",
        points=(25, 30, 28, 20),
        pillars=3,
        on=BLOCK + " n1 n2",
        tiles={0: "square_bbpp domino_bb"},
    )
    return s, 0, ["choose architect_3"]


@position
def no_architect_without_tiles():
    """Nothing to build: take tiles first."""
    s = choosing(cards="architect_1 architect_2 architect_3 architect_4 councillor_3", on=BLOCK, tiles=nothing(4))
    return s, 0, ["choose councillor_3"]


@position
def no_architect_without_pillars():
    """There is not one pillar on the board, and the first player acts before all others."""
    s = choosing(3, cards="architect_1 architect_2 architect_3 pillar_builder_2 pillar_builder_4")
    return s, 0, ["choose pillar_builder_2", "choose pillar_builder_4"]


@position
def nobody_else_has_an_architect():
    """The speculator needs somebody else's architect, and all four are in the own hand."""
    s = choosing(3, cards="speculator architect_1 architect_2 architect_3 architect_4", on=BLOCK, tiles={0: "square_bbpp"})
    return s, 0, but(s, "speculator")


@position
def the_gondola_is_own_already():
    """The gondolier would do nothing; a building brings seven points."""
    s = choosing(3, cards="gondolier architect_1 councillor_1 pillar_builder_1 pillar_builder_2", on=BLOCK, tiles={0: "square_bbpp"})
    s.gondolier = 0
    s.players[0].reserve -= 1
    return s, 0, but(s, "gondolier")


@position
def no_token_for_the_gondola():
    """The reserve is empty: the gondolier would do nothing."""
    s = choosing(2, cards="gondolier architect_1 councillor_1 councillor_2 pillar_builder_2", on=BLOCK, tiles={0: "square_bbpp"})
    s.players[0].reserve = 0
    return s, 0, but(s, "gondolier")


@position
def no_tiles_in_the_last_round():
    """The leader ends the game as soon as it can; what is taken now is never built, two tokens are never covered."""
    s = choosing(
        2,
        cards="councillor_1 councillor_2 councillor_3 architect_1 gondolier",
        points=(40, 44),
        pillars=2,
        on=BLOCK,
        tiles={0: "square_bbpp", 1: ""},
    )
    return s, 0, ["choose architect_1"]


@position
def reach_the_last_space():
    """Seven points win the game at once."""
    cards = "architect_1 councillor_2 councillor_3 pillar_builder_1 gondolier"
    s = choosing(2, cards=cards, points=(94, 90), on=BLOCK, tiles={0: "square_bbpp"})
    return s, 0, ["choose architect_1"]


# --- which card to use of others


def begging(*others, tiles="", **more):
    """Seat 0 shows the beggar."""
    return showing("beggar", *others, tiles=nothing(5, tiles), **more)


@position
def beg_no_architect_without_tiles():
    """There is nothing to build; the large councillor gives a square."""
    s = begging("architect_1", "architect_3", "councillor_3", "architect_2", on=BLOCK)
    return s, 0, ["copy councillor_3"]


@position
def beg_six_sure_points():
    """An architect lies open: the speculator is worth six points, late in the game more than anything else here."""
    s = begging("speculator", "architect_1", "pillar_builder_1", "councillor_1", on=BLOCK)
    s.pillars = 10
    return s, 0, ["copy speculator"]


@position
def do_not_beg_the_end_when_behind():
    """It would end the game for another."""
    s = begging("pillar_builder_3", "architect_1", "speculator", "councillor_1", tiles="square_bbpp", on=BLOCK)
    s.pillars = 3
    score(s, (20, 30, 40, 20, 20))
    return s, 0, ["copy architect_1", "copy speculator", "copy councillor_1"]


def spying(tiles, held, **more):
    """Seat 0 shows the spy; everybody knows that seat 2 got `held`."""
    s = showing("spy_1", "gondolier", "speculator", "inventor", "merchant", hands={2: held}, tiles=nothing(5, tiles), **more)
    for card in range(CARDS):
        if s.where[card] == 2:
            all_learn(s, card, 2)
    return s


@position
def use_the_architect_of_the_hand():
    """The spy has found it: nine points of building, and tiles that are taken now will hardly be built."""
    s = spying("square_bbpp domino_bb", "architect_3 pillar_builder_1 councillor_1 councillor_2", on=BLOCK + " n1 n2")
    s.pillars = s.before = 6
    play(s, "0 spy 2")
    return s, 0, ["copy architect_3"]


# --- the swap


def giving(players, cards, points=(), pillars=None, **more):
    """Seat 0 has drawn a card of seat 1."""
    s = table(players, hands={0: cards}, **more)
    score(s, points)
    if pillars is not None:
        s.pillars = s.before = pillars
    play(s, "0 swap 1")
    return s


@position
def do_not_give_the_end_away():
    """Ahead with three pillars left, the pillar builder is the winning card."""
    s = giving(4, "pillar_builder_3 architect_1 councillor_1 councillor_2 merchant", (40, 30, 25, 20), 3)
    return s, 0, but(s, "pillar_builder_3", word="give")
