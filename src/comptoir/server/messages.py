"""What clients may send, as types: anything else is refused before it is looked at."""

from typing import Annotated

import msgspec

from comptoir.bots.levels import LEVELS

MOST_BYTES = 64 * 1024  # of a message; an edition file fits
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=14)]
Bot = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(LEVELS)})$")]
Id = Annotated[str, msgspec.Meta(max_length=64)]
Notation = Annotated[str, msgspec.Meta(max_length=120)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
STAND_IN = "sailor"  # plays on for who has left, unless another level is wished for


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """Of an HTTP request."""


class SetName(Body):
    name: Name


class OpenTable(Body):
    game: Annotated[str, msgspec.Meta(max_length=40)]
    players: Annotated[int, msgspec.Meta(ge=1, le=15)]
    options: dict[str, str] = {}
    listed: bool = False
    edition: Annotated[str, msgspec.Meta(max_length=40_000)] = ""
    password: Annotated[str, msgspec.Meta(max_length=200)] = ""
    pace: Annotated[int, msgspec.Meta(ge=0, le=30 * 86400)] = 0


class Claim(Body):
    seat: Seat | None = None
    name: Name | None = None
    here: bool = False


class Glyph(Body):
    glyph: Seat
    seat: Seat | None = None


class Watch(Body):
    watched: bool


class Hints(Body):
    hints: bool


class Leave(Body):
    bot: Bot = STAND_IN


class PutBot(Body):
    seat: Seat
    bot: Bot | None


class OneSeat(Body):
    seat: Seat


class Swap(Body):
    a: Seat
    b: Seat


class Code(Body):
    code: Annotated[str, msgspec.Meta(min_length=1, max_length=20)]


class Invite(Body):
    table: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Token(Body):
    token: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Play(msgspec.Struct, tag="play", tag_field="type"):
    n: Count
    id: Id
    action: Notation


class Undo(msgspec.Struct, tag="undo", tag_field="type"):
    n: Count
    id: Id


class AskUndo(msgspec.Struct, tag="ask_undo", tag_field="type"):
    id: Id


class AnswerUndo(msgspec.Struct, tag="answer_undo", tag_field="type"):
    yes: bool
    id: Id


class Sit(msgspec.Struct, tag="sit", tag_field="type"):
    seat: Seat


class Look(msgspec.Struct, tag="look", tag_field="type"):
    board: Annotated[int, msgspec.Meta(ge=0, le=2)]


class Preview(msgspec.Struct, tag="preview", tag_field="type"):
    id: Id
    action: Notation


class Why(msgspec.Struct, tag="why", tag_field="type"):
    id: Id
    action: Notation


class Hint(msgspec.Struct, tag="hint", tag_field="type"):
    id: Id


class Chat(msgspec.Struct, tag="chat", tag_field="type"):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Here(msgspec.Struct, tag="here", tag_field="type"):
    n: Count


class Resync(msgspec.Struct, tag="resync", tag_field="type"):
    pass


Message = Play | Undo | AskUndo | AnswerUndo | Sit | Look | Preview | Why | Hint | Chat | Here | Resync
READ = msgspec.json.Decoder(Message)
WRITE = msgspec.json.Encoder()
