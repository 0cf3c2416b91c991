"""Actions: one small int each, declared once per game as kinds with vocabularies; notation and index follow from that."""

from typing import Final

from mypy_extensions import i64

from comptoir.core.errors import BadNotation, shorten

KIND_BITS: Final = 6
ARG_BITS: Final = 8
KIND_MASK: Final = (1 << KIND_BITS) - 1
ARG_MASK: Final = (1 << ARG_BITS) - 1
LONGEST_NOTATION: Final = 120


class Vocabulary:
    """The words one argument may take, in the order of their numbers."""

    def __init__(self, name: str, words: list[str]) -> None:
        assert len(words) <= ARG_MASK + 1, name
        self.name = name
        self.words = words
        self.number = {word: k for k, word in enumerate(words)}


class Kind:
    """One sort of action: its word, and a vocabulary for each argument."""

    def __init__(self, word: str, *vocabularies: Vocabulary) -> None:
        self.word = word
        self.vocabularies = list(vocabularies)

    def form(self) -> str:
        """As documentation and errors show it: `load GOOD CONTRACT`."""
        return " ".join([self.word, *(v.name.upper() for v in self.vocabularies)])

    def size(self) -> int:
        size = 1
        for vocabulary in self.vocabularies:
            size *= len(vocabulary.words)
        return size


def pack(kind: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> i64:
    return kind | first << KIND_BITS | second << (KIND_BITS + ARG_BITS) | third << (KIND_BITS + 2 * ARG_BITS)


def kind_of(action: i64) -> i64:
    return action & KIND_MASK


def first_of(action: i64) -> i64:
    return action >> KIND_BITS & ARG_MASK


def second_of(action: i64) -> i64:
    return action >> (KIND_BITS + ARG_BITS) & ARG_MASK


def third_of(action: i64) -> i64:
    return action >> (KIND_BITS + 2 * ARG_BITS) & ARG_MASK


class Notation:
    """The text of a game's actions, and their numbers 0 to size - 1 for learning."""

    def __init__(self, kinds: list[Kind]) -> None:
        assert len(kinds) <= KIND_MASK + 1
        self.kinds = kinds
        self.size = sum(kind.size() for kind in kinds)
        self._number = {kind.word: k for k, kind in enumerate(kinds)}

    def write(self, action: int) -> str:
        kind = self.kinds[action & KIND_MASK]
        words = [kind.word]
        rest = action >> KIND_BITS
        for vocabulary in kind.vocabularies:
            words.append(vocabulary.words[rest & ARG_MASK])
            rest >>= ARG_BITS
        return " ".join(words)

    def read(self, text: str) -> int:
        if len(text) > LONGEST_NOTATION:
            raise BadNotation(f"{shorten(text)} is too long for an action")
        words = text.split()
        number = self._number.get(words[0]) if words else None
        if number is None:
            raise BadNotation(f"{shorten(text)} is no action; the actions are: {', '.join(k.form() for k in self.kinds)}")
        kind = self.kinds[number]
        if len(words) != len(kind.vocabularies) + 1:
            raise BadNotation(f"{shorten(text)}: write it as {kind.form()}")
        action = number
        for place, vocabulary in enumerate(kind.vocabularies):
            word = words[place + 1]
            if word not in vocabulary.number:
                raise BadNotation(f"{shorten(word)} is no {vocabulary.name}: {', '.join(vocabulary.words)}")
            action |= vocabulary.number[word] << (KIND_BITS + place * ARG_BITS)
        return action

    def index(self, action: int) -> int:
        """The action's place among all that can be written: kinds in their order, mixed radix within a kind."""
        number = action & KIND_MASK
        start = sum(kind.size() for kind in self.kinds[:number])
        rest, place = action >> KIND_BITS, 0
        for vocabulary in self.kinds[number].vocabularies:
            place = place * len(vocabulary.words) + (rest & ARG_MASK)
            rest >>= ARG_BITS
        return start + place

    def action(self, index: int) -> int:
        """The action of an index: the way back."""
        number = 0
        while index >= self.kinds[number].size():
            index -= self.kinds[number].size()
            number += 1
        action = number
        vocabularies = self.kinds[number].vocabularies
        for place in range(len(vocabularies) - 1, -1, -1):
            radix = len(vocabularies[place].words)
            action |= index % radix << (KIND_BITS + place * ARG_BITS)
            index //= radix
        return action
