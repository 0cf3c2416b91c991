"""The browser part by itself: its types, its own tests, its size, and the types made from Python."""

import gzip
import os
import subprocess
import sys
from pathlib import Path

from browser.chromium import install, node

import comptoir

WEB = Path(__file__).parent.parent.parent / "web"
STATIC = Path(comptoir.__file__).parent / "static"


def run(*arguments):
    install(WEB)
    done = node("npm", *arguments, folder=WEB)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]


def test_types_and_markup_are_clean():
    run("run", "check")


def test_its_own_tests_pass():
    run("test")


def test_the_types_made_from_python_are_up_to_date():
    plain = {**os.environ, "PYTHONPATH": str(WEB.parent / "src")}  # the compiler keeps no types of what is in a list
    subprocess.run([sys.executable, WEB / "gen.py", "--check"], check=True, env=plain)


def test_the_first_load_is_small():
    """Everything but fonts and boards, as it goes over the wire."""
    files = [STATIC / "index.html", *STATIC.glob("assets/index-*.js"), *STATIC.glob("assets/index-*.css"), *STATIC.glob("assets/*.svg")]
    assert len(files) > 5
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < 250_000
