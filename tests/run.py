"""Runs the tests on the installed engine and on the plain one, and in browsers: `./run test [--full] [pytest arguments]`."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def run(engine: str, arguments: list[str], full: bool) -> int:
    env = {**os.environ, "COMPTOIR_ENGINE": engine, "COMPTOIR_FULL": "1" if full else ""}
    env.pop("PYTHONPATH", None)
    if engine == "plain":
        env["PYTHONPATH"] = str(ROOT / "src")
    print(f"\n=== {engine} engine", flush=True)
    return subprocess.run([sys.executable, "-m", "pytest", *arguments], cwd=ROOT, env=env).returncode


def installed_engine() -> str:
    asked = [sys.executable, "-c", "import comptoir; print(comptoir.engine())"]
    return subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()


def main(arguments: list[str]) -> int:
    full = "--full" in arguments
    rest = [argument for argument in arguments if argument != "--full"]
    installed = installed_engine()
    if installed == "plain":
        print("The engine was not compiled (is there a C compiler?): the tests run on the plain one only.")
    if any(not argument.startswith("-") for argument in rest):
        return run(installed, rest, full)  # somebody wants to see certain tests
    both = ["-n", "2", "--dist", "worksteal", *rest]
    results = [run(installed, [*both, "--ignore", "tests/browser"], full)]
    if installed != "plain":  # the server does not care which engine it has
        results.append(run("plain", [*both, "--ignore", "tests/browser", "--ignore", "tests/server"], full))
    subprocess.run([sys.executable, "-c", "from browser import chromium; chromium.find()"], cwd=ROOT / "tests", check=True)  # once for all
    return max(
        [*results, run(installed, ["-n", "3", "--dist", "worksteal", *rest, "tests/browser"], full)]
    )  # apart: Playwright keeps a loop


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
