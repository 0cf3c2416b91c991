"""States as plain data and back: one list of fields per class serves both ways."""

from hashlib import blake2b

from librt.vecs import vec
from mypy_extensions import i64


class Fields:
    """Collects the fields of a state when it is dumped, and hands them back when it is restored.

    A class names its fields once: `self.coins = f.number("coins", self.coins)`. Dumping returns the value it was given.
    """

    def __init__(self, data: dict[str, object], restoring: bool) -> None:
        self.data = data
        self.restoring = restoring

    def plain(self, name: str, value: object) -> object:
        """Anything that is plain data already; state and dump share no list."""
        if not self.restoring:
            self.data[name] = _copy(value)
            return value
        if name not in self.data:
            raise ValueError(f"the dump lacks {name!r}")
        return _copy(self.data[name])

    def number(self, name: str, value: i64) -> i64:
        found = self.plain(name, int(value))
        assert isinstance(found, int), name
        return i64(found)

    def numbers(self, name: str, value: vec[i64]) -> vec[i64]:
        found = self.plain(name, [int(x) for x in value])
        assert isinstance(found, list), name
        return vec[i64](found)

    def part(self, name: str) -> "Fields":
        """The fields of an object that the state holds."""
        if not self.restoring:
            self.data[name] = {}
        found = self.data.get(name)
        if not isinstance(found, dict):
            raise ValueError(f"the dump lacks {name!r}")
        return Fields(found, self.restoring)


def _copy(data: object) -> object:
    if isinstance(data, list):
        return [_copy(item) for item in data]
    return data


def canonical(data: object) -> str:
    """One text for equal data, whatever the order of keys."""
    if isinstance(data, dict):
        return "{" + ",".join(f"{key}:{canonical(data[key])}" for key in sorted(data)) + "}"
    if isinstance(data, (list, tuple)):
        return "[" + ",".join(canonical(item) for item in data) + "]"
    return repr(data)


def checksum(data: object) -> str:
    return blake2b(canonical(data).encode(), digest_size=6).hexdigest()
