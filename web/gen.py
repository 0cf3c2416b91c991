"""Writes src/gen/*.ts: the TypeScript types of every game's view, actions, rules and facts, from the Python they are declared in.

PYTHONPATH=src python web/gen.py          writes them; on the plain engine, for compiled classes keep no types of what is in a list
PYTHONPATH=src python web/gen.py --check  complains if they are not up to date
"""

import sys
from importlib import import_module
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

from comptoir import catalog
from comptoir.core.contract import Game

FOLDER = Path(__file__).parent / "src/gen"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}
HEAD = "// Written by web/gen.py from the Python types of this game. Do not edit.\n"


def type_of(hint: Any) -> str:
    if hint in PLAIN:
        return PLAIN[hint]
    origin, inner = get_origin(hint), [type_of(part) for part in get_args(hint)]
    if origin is list:
        return f"readonly {inner[0]}[]" if "|" not in inner[0] else f"readonly ({inner[0]})[]"
    if origin is dict:
        return f"Readonly<Record<{inner[0]}, {inner[1]}>>"
    if origin is UnionType:
        return " | ".join(inner)
    return str(hint.__name__)


def interface(name: str, hints: dict[str, Any]) -> str:
    lines = [f"  readonly {key}: {type_of(hint)};" for key, hint in hints.items()]
    return "\n".join([f"export interface {name} {{", *lines, "}"])


def union(name: str, words: list[str]) -> str:
    return f"export type {name} =\n" + "\n".join(f'  | "{word}"' for word in words) + ";"


def action_type(game: Game) -> str:
    parts = []
    for kind in game.notation.kinds:
        words = [kind.word, *("${" + vocabulary.name.capitalize() + "}" for vocabulary in kind.vocabularies)]
        parts.append(f"  | `{' '.join(words)}`" if len(words) > 1 else f'  | "{kind.word}"')
    return "export type Action =\n" + "\n".join(parts) + ";"


def module(name: str) -> str:
    game = catalog.find(name)
    views = import_module(f"comptoir.games.{name}.view")
    vocabularies = {v.name.capitalize(): v.words for kind in game.notation.kinds for v in kind.vocabularies}
    parts = [HEAD.rstrip()]
    parts += [union(title, words) for title, words in vocabularies.items()]
    parts.append(action_type(game))
    parts.append(union("Rule", game.rules))
    parts.append("export const RULES: readonly Rule[] = [\n" + "".join(f'  "{rule}",\n' for rule in game.rules) + "];")
    parts += [interface(key, get_type_hints(value)) for key, value in vars(views).items() if is_typeddict(value)]
    return "\n\n".join(parts) + "\n"


def main(check: bool) -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    stale = []
    for name in catalog.GAMES:
        path, text = FOLDER / f"{name}.ts", module(name)
        if check and (not path.is_file() or path.read_text(encoding="utf-8") != text):
            stale.append(path.name)
        elif not check:
            path.write_text(text, encoding="utf-8")
    if stale:
        print(f"not up to date: {', '.join(stale)}; run PYTHONPATH=src python web/gen.py", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    raise SystemExit(main("--check" in sys.argv))
