"""Every rule has a test, and every mark names a rule."""

import ast
from pathlib import Path

from comptoir.games.fische.rules import RULES


def marks(path):
    """The rule of every `@pytest.mark.rule(...)` above a test."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for call in node.decorator_list:
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule":
                    yield ast.literal_eval(call.args[0])


FOUND = {rule for path in Path(__file__).parent.glob("test_*.py") for rule in marks(path)}


def test_every_rule_has_a_test():
    assert [rule for rule in RULES if rule not in FOUND] == []


def test_every_mark_names_a_rule():
    assert sorted(FOUND - set(RULES)) == []


def test_no_rule_is_listed_twice():
    assert len(set(RULES)) == len(RULES)
