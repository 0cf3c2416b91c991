"""Who may import whom, and what the engine must not touch."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src/comptoir"
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "bots"},
    "lab": {"core", "bots", "lab"},
}
FORBIDDEN = {"asyncio", "datetime", "io", "json", "multiprocessing", "os", "pathlib", "random", "secrets", "socket", "subprocess",
             "sys", "tempfile", "threading", "time"}  # fmt: skip
OUTSIDE = {"librt", "mypy_extensions"}
STANDARD = {"collections", "hashlib", "math", "tomllib", "typing"}


def imports(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports say their whole name"
            yield node.module


def files(layer):
    return sorted((SOURCE / layer).rglob("*.py"))


@pytest.mark.parametrize("layer", MAY_IMPORT)
def test_a_layer_imports_only_what_lies_below(layer):
    for path in files(layer):
        for name in imports(path):
            if name.startswith("comptoir"):
                assert name.split(".")[1] in MAY_IMPORT[layer], f"{path} imports {name}"


@pytest.mark.parametrize("layer", ["core", "games"])
def test_the_engine_knows_no_clock_no_disk_and_no_package(layer):
    for path in files(layer):
        for name in imports(path):
            top = name.split(".")[0]
            assert top not in FORBIDDEN, f"{path} imports {name}"
            assert top in OUTSIDE | STANDARD | {"comptoir"}, f"{path} imports {name}"


@pytest.mark.parametrize("layer", ["core", "games"])
def test_the_engine_opens_no_file_and_prints_nothing(layer):
    for path in files(layer):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in ("open", "print", "input", "eval", "exec"), f"{path}:{node.lineno}"


@pytest.mark.parametrize("game", [path.name for path in sorted((SOURCE / "games").iterdir()) if path.is_dir() and path.name[0] != "_"])
def test_a_game_knows_no_other_game(game):
    for path in files(f"games/{game}"):
        for name in imports(path):
            assert not name.startswith("comptoir.games.") or name.split(".")[2] == game, f"{path} imports {name}"
