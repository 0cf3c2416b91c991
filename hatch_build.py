"""Build hook: compiles the engine with mypyc into the wheel.

COMPTOIR_MYPYC=1 makes a failure fatal, 0 leaves the engine plain; otherwise it is tried where a C compiler is, and a failure warns.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MYPYC = ["mypy==2.4.1", "librt==0.16.0", "setuptools==80.9.0"]
CFLAGS = "-fno-semantic-interposition"  # lets gcc inline what a shared library exports
SCRIPT = """
import sys
from mypyc.build import mypycify
from setuptools import setup
modules = sys.argv[1:]
sys.argv = ["setup.py", "build_ext", "--build-lib", "../lib", "--build-temp", "../obj"]
setup(name="comptoir_engine", packages=[], py_modules=[], ext_modules=mypycify(modules, opt_level="3", debug_level="0"))
"""


def compiler() -> str | None:
    told = os.environ.get("CC", "").split()
    return next((found for name in [*told[:1], "cc", "gcc", "clang"] if (found := shutil.which(name))), None)


class EngineBuild(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def _wish(self) -> str:
        return os.environ.get("COMPTOIR_MYPYC", "auto")

    def _wanted(self) -> bool:
        return self.target_name == "wheel" and self._wish() != "0" and (compiler() is not None or self._wish() == "1")

    def dependencies(self) -> list[str]:
        return MYPYC if self._wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not self._wanted():
            return  # an editable install stays plain: edits must take effect
        try:
            self._compile(build_data)
        except RuntimeError as why:
            if self._wish() == "1":
                raise
            self.app.display_warning(f"the engine could not be compiled and stays plain Python: {why}")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        work = getattr(self, "_work", None)
        if work is not None:
            work.cleanup()

    def _modules(self, source: Path) -> list[str]:
        told = self.metadata.config["tool"]["comptoir"]["mypyc"]
        found = [path for folder in told["folders"] for path in sorted((source / folder).rglob("*.py")) if path.name != "__init__.py"]
        return [name for path in found if (name := path.relative_to(source).as_posix()) not in told["except"]]

    def _compile(self, build_data: dict[str, Any]) -> None:
        self._work = tempfile.TemporaryDirectory(prefix="comptoir-")
        work = Path(self._work.name)
        shutil.copytree(Path(self.root, "src"), work / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT, *self._modules(work / "src")],
            cwd=work / "src",
            env={**os.environ, "MYPY_CACHE_DIR": str(work / "cache"), "CFLAGS": f"{os.environ.get('CFLAGS', '')} {CFLAGS}"},
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        if done.returncode:
            raise RuntimeError(done.stdout[-3000:])
        made = [path for path in (work / "lib").rglob("*") if path.suffix in (".so", ".pyd")]
        for path in made:
            build_data["force_include"][str(path)] = path.relative_to(work / "lib").as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
