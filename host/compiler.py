"""The host's C++ compiler."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from ..support.diagnostics import UsageError
from ..support.records import record

CANDIDATES = ("g++", "clang++", "c++")


class HostError(Exception):
    """The host compiler refuses the program; `text` is what it says."""

    def __init__(self, text: str, status: int = 1) -> None:
        super().__init__(text)
        self.text, self.status = text, status


@record(frozen=True)
class Compiler:
    """How to call the compiler, and what tells it from another one."""

    command: tuple[str, ...]
    identity: str

    def run(self, arguments: Sequence[str | Path], cwd: str | None = None) -> str:
        """What it prints. HostError when it fails."""
        done = subprocess.run([*self.command, *map(str, arguments)], capture_output=True, text=True, errors="surrogateescape", check=False, cwd=cwd)
        if done.returncode:
            raise HostError(done.stderr or done.stdout)
        if done.stderr:
            sys.stderr.write(done.stderr)
        return done.stdout


def find() -> Compiler:
    """`$CXX`, one on PATH, or the wheel's clang. UsageError when there is none."""
    given = shlex.split(os.environ.get("CXX", ""))
    if given:
        path = shutil.which(given[0])
        if path is None:
            raise UsageError(f"the host compiler of $CXX, '{given[0]}', is not found")
        return _compiler((path, *given[1:]))
    for name in CANDIDATES:
        path = shutil.which(name)
        if path is not None:
            return _compiler((path,))
    if find_spec("ziglang") is not None:
        return _compiler((sys.executable, "-m", "ziglang", "c++"))
    raise UsageError("whole programs need a C++ compiler for their host code: set $CXX, install g++ or clang++, or `pip install 'minicc[host]'`")


def _compiler(command: tuple[str, ...]) -> Compiler:
    """Its identity is the file's: asking it for its version costs a process."""
    found = os.stat(command[0])
    return Compiler(command, f"{shlex.join(command)} {found.st_size} {found.st_mtime_ns}")
