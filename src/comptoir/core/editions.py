"""Reading the files of a game: every complaint names the entry, the key and what is expected there."""

import tomllib

from comptoir.core.errors import BadEdition
from comptoir.core.plain import checksum


class Entry:
    """One table of a TOML file; `place` is how errors call it."""

    def __init__(self, place: str, data: dict[str, object]) -> None:
        self.place = place
        self.data = data
        self._read: set[str] = set()

    def wrong(self, key: str, expected: str) -> BadEdition:
        found = f"found {self.data[key]!r}" if key in self.data else "it is missing"
        return BadEdition(f"{self.place}: {key}: expected {expected}; {found}")

    def has(self, key: str) -> bool:
        return key in self.data

    def value(self, key: str) -> object:
        self._read.add(key)
        return self.data.get(key)

    def text(self, key: str) -> str:
        found = self.value(key)
        if not isinstance(found, str):
            raise self.wrong(key, "a text")
        return found

    def flag(self, key: str) -> bool:
        found = self.value(key)
        if not isinstance(found, bool):
            raise self.wrong(key, "true or false")
        return found

    def number(self, key: str, least: int, most: int) -> int:
        found = self.value(key)
        if not _is_number(found, least, most):
            raise self.wrong(key, f"a whole number from {least} to {most}")
        assert isinstance(found, int)
        return found

    def numbers(self, key: str, count: int, least: int, most: int) -> list[int]:
        found = self.value(key)
        if not isinstance(found, list) or len(found) != count or not all(_is_number(x, least, most) for x in found):
            raise self.wrong(key, f"a list of {count} whole numbers from {least} to {most}")
        return found

    def word(self, key: str, choices: list[str]) -> str:
        found = self.value(key)
        if not isinstance(found, str) or found not in choices:
            raise self.wrong(key, f"one of {', '.join(choices)}")
        return found

    def words(self, key: str, choices: list[str] | None = None) -> list[str]:
        found = self.value(key)
        if not isinstance(found, list) or not all(isinstance(x, str) and (choices is None or x in choices) for x in found):
            raise self.wrong(key, "a list of texts" if choices is None else f"a list with words of {', '.join(choices)}")
        return found

    def set_of(self, key: str, choices: list[str]) -> list[str]:
        """Words, each once at most."""
        found = self.words(key, choices)
        if len(set(found)) != len(found):
            raise self.wrong(key, "each word once")
        return found

    def entry(self, key: str) -> "Entry":
        found = self.value(key)
        if not isinstance(found, dict):
            raise self.wrong(key, f"a table [{key}]")
        return Entry(f"{self.place}: {key}" if self.place else f"[{key}]", found)

    def entries(self, key: str, ids: list[str]) -> dict[str, "Entry"]:
        """The tables [[key]] by id; there must be exactly one for each of `ids`."""
        found = self.value(key)
        if not isinstance(found, list) or not all(isinstance(x, dict) for x in found):
            raise self.wrong(key, f"tables [[{key}]]")
        result: dict[str, Entry] = {}
        for number, data in enumerate(found):
            name = Entry(f"[[{key}]] number {number + 1}", data).word("id", ids)
            if name in result:
                raise BadEdition(f"{name}: id: expected once in [[{key}]]; found again as number {number + 1}")
            result[name] = Entry(name, data)
            result[name].value("id")
        missing = [name for name in ids if name not in result]
        if missing:
            raise BadEdition(f"{missing[0]}: expected a table [[{key}]] with this id; it is missing ({len(found)} of {len(ids)} are there)")
        return result

    def end(self) -> None:
        """Complain about a key that nobody asked for: most likely a slip of the pen."""
        for key in self.data:
            if key not in self._read:
                known = ", ".join(sorted(self._read))
                raise BadEdition(f"{self.place or 'the file'}: {key}: nobody knows this key; the keys here are {known}")


def _is_number(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def parse(text: str) -> Entry:
    try:
        return Entry("", tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        last = f"at line {len(text.splitlines())}, the end of the file"
        raise BadEdition(f"this is not TOML: {error}".replace("at end of document", last)) from error


def _without_notes(data: object) -> object:
    """Where a number comes from, and what a card is called, does not change the game."""
    if isinstance(data, dict):
        return {key: _without_notes(value) for key, value in data.items() if key not in ("status", "note", "name", "meta")}
    if isinstance(data, list):
        return [_without_notes(item) for item in data]
    return data


class Edition:
    """The printed numbers of a game, shared by all states of a table. Games add their fields."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.fingerprint = checksum(_without_notes(parse(text).data))
