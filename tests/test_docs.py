"""What the documents show is true."""

import doctest
import re
from pathlib import Path

import pytest

from comptoir import catalog
from comptoir.cli import build_parser

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def text(name):
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_example_of_the_readme_runs():
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 5
    assert failed == 0


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_action_is_documented(game):
    page = text("docs/notation.md")
    for kind in catalog.find(game).notation.kinds:
        assert f"`{kind.form()}`" in page, kind.form()


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_rule_is_told_once(game):
    page = text(f"docs/rules/{game}.md")
    for rule in catalog.find(game).rules:
        assert page.count(f"`{rule}`") == 1, rule


def test_every_command_shown_exists():
    commands = build_parser()._subparsers._group_actions[0].choices
    for page in PAGES:
        for command in re.findall(r"^ *(?:\$ )?(?:\./run|comptoir) (?!record 1$)([a-z]+)", page.read_text(encoding="utf-8"), re.MULTILINE):
            assert command in {*commands, "test"}, f"{page.name}: {command}"


def test_links_lead_somewhere():
    for page in PAGES:
        for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_every_word_of_an_error_is_documented():
    page = text("docs/protocol.md")
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/comptoir/server").rglob("*.py"))
    words = set(re.findall(r'Refused\(\s*"(\w+)"', sources)) | set(re.findall(r'"error": "(\w+)"', sources))
    assert [word for word in sorted(words) if f"`{word}`" not in page] == []
