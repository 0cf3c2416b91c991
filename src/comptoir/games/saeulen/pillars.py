"""The pillar builder: a chain of pillars from the canal or an older pillar, then tokens on them."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of
from comptoir.games.saeulen import facts
from comptoir.games.saeulen.actions import PILLAR, TOKEN
from comptoir.games.saeulen.board import HEIGHT, MARGIN, ROWS, WIDTH, actions_into, lift, put, put_around
from comptoir.games.saeulen.scoring import end
from comptoir.games.saeulen.state import ANCHOR, CHAIN, EMPTY, FREE, LAST_PILLAR, NEXT, NOBODY, PILLARS, TOKENS, State


def begin(s: State) -> bool:
    """Whether there is room for a pillar."""
    clear(s.rows, CHAIN)
    s.due = find_starts(s, min(s.edition.strength[s.card], s.pillars))
    s.phase = PILLARS
    return s.due > 0


def clear(rows: vec[i64], layer: i64) -> None:
    for row in range(layer, layer + ROWS):
        rows[row] = 0


# --- where a chain may begin


def find_starts(s: State, wanted: i64) -> i64:
    """Mark in NEXT the anchored fields of every region with room for the chain; if there is none, those of the largest regions.

    How long the chain will be. A region is a connected set of empty lagoon; within it no chain can get stuck.
    """
    rows = s.rows
    clear(rows, NEXT)
    rest = vec[i64]([0] * ROWS)
    for row in range(i64(ROWS)):
        rest[row] = rows[EMPTY + row]
    region = vec[i64]([0] * ROWS)
    longest: i64 = 0
    for row in range(i64(MARGIN), i64(MARGIN + HEIGHT)):
        while rest[row] != 0:
            flood(rest, region, row)
            longest = max(longest, mark_starts(rows, region, wanted, longest))
    return longest


def flood(rest: vec[i64], region: vec[i64], start: i64) -> None:
    """Move the region of the first field of this row from `rest` to `region`."""
    clear(region, 0)
    region[start] = rest[start] & -rest[start]
    growing = True
    while growing:
        growing = False
        for row in range(i64(MARGIN), i64(MARGIN + HEIGHT)):
            old = region[row]
            new = (old | region[row - 1] | region[row + 1]) & rest[row]
            if new != 0:
                new = spread(new, rest[row])
                if new != old:
                    region[row] = new
                    growing = True
    for row in range(i64(MARGIN), i64(MARGIN + HEIGHT)):
        rest[row] &= ~region[row]


def spread(fields: i64, within: i64) -> i64:
    """All fields of a row that are connected with these."""
    while True:
        wider = (fields | fields << 1 | fields >> 1) & within
        if wider == fields:
            return fields
        fields = wider


def mark_starts(rows: vec[i64], region: vec[i64], wanted: i64, longest: i64) -> i64:
    """If no region before had more room for the chain, this one's anchored fields are starts; the length of a chain here."""
    room: i64 = 0
    anchored: i64 = 0
    for row in range(i64(MARGIN), i64(MARGIN + HEIGHT)):
        anchored |= region[row] & rows[ANCHOR + row]
        fields = region[row]
        while fields != 0 and room < wanted:
            fields &= fields - 1
            room += 1
    if anchored == 0 or room < longest:
        return 0
    if room > longest:
        clear(rows, NEXT)
    for row in range(i64(MARGIN), i64(MARGIN + HEIGHT)):
        rows[NEXT + row] |= region[row] & rows[ANCHOR + row]
    return room


# --- pillars


def pillar_into(s: State, out: vec[i64]) -> i64:
    return actions_into(s.rows, NEXT, PILLAR, out, 0)


def apply_pillar(s: State, seat: i64, action: i64) -> bool:
    """Whether the card is done."""
    place_pillar(s, seat, first_of(action))
    if s.pillars == 0:
        end(s, LAST_PILLAR)
        return True
    return s.due == 0 and not begin_tokens(s, seat)


def place_pillar(s: State, seat: i64, field: i64) -> None:
    rows = s.rows
    lift(rows, EMPTY, field)
    put(rows, FREE, field)
    put(rows, CHAIN, field)
    put_around(rows, ANCHOR, field)
    if s.acts == 0:
        clear(rows, NEXT)
    put_around(rows, NEXT, field)
    for row in range(i64(ROWS)):
        rows[NEXT + row] &= rows[EMPTY + row]
    s.acts += 1
    s.due -= 1
    s.pillars -= 1
    facts.pillar(s, seat, field)


# --- tokens


def begin_tokens(s: State, seat: i64) -> bool:
    """As many as the card, the reserve and the pillars allow."""
    clear(s.rows, NEXT)
    s.due = min(s.edition.tokens[s.card], s.players[seat].reserve, token_places(s))
    s.phase = TOKENS
    return s.due > 0


def token_layer(s: State) -> i64:
    return FREE if s.any_free_pillar != 0 else CHAIN


def token_places(s: State) -> i64:
    """Pillars that may take a token."""
    n: i64 = 0
    layer = token_layer(s)
    for y in range(i64(HEIGHT)):
        rest = s.rows[layer + MARGIN + y]
        field = y * WIDTH
        while rest != 0:
            if rest & 1 != 0 and s.token[field] == NOBODY:
                n += 1
            rest >>= 1
            field += 1
    return n


def token_into(s: State, out: vec[i64]) -> i64:
    n: i64 = 0
    found = actions_into(s.rows, token_layer(s), TOKEN, out, 0)
    for k in range(found):
        action = out[k]
        if s.token[first_of(action)] == NOBODY:
            out[n] = action
            n += 1
    return n


def apply_token(s: State, seat: i64, action: i64) -> bool:
    field = first_of(action)
    s.token[field] = seat
    s.players[seat].reserve -= 1
    s.due -= 1
    facts.token(s, seat, field)
    return s.due == 0
