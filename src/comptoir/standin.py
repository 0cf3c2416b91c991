"""Plain stand-ins for `librt.vecs` and `mypy_extensions` where these are not installed: slower, same results."""

import sys
from importlib.util import find_spec
from types import ModuleType
from typing import Any


class vec(list):  # type: ignore[type-arg]  # noqa: N801
    """A list that answers to `vec[i64]([...])`; slices and items behave as those of the real one."""

    def __class_getitem__(cls, item: object) -> Any:
        return cls


def append(items: "vec", item: object) -> "vec":
    return vec([*items, item])


def _module(name: str, **members: object) -> None:
    module = ModuleType(name)
    module.__dict__.update(members)
    sys.modules[name] = module


def install() -> None:
    """Put in what is missing; to be called before the engine is imported."""
    if find_spec("librt") is None:
        _module("librt")
        _module("librt.vecs", vec=vec, append=append)
    if find_spec("mypy_extensions") is None:
        _module("mypy_extensions", i64=int, mypyc_attr=lambda **_: lambda decorated: decorated)
