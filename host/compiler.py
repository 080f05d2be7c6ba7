"""The host's C++ compiler."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, wait
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from ..support.diagnostics import UsageError
from ..support.fast_dataclass import record

CANDIDATES = ("g++", "clang++", "c++")
_EVERY = 15
"""Seconds between two lines that say that something takes long."""
WHEEL = (sys.executable, "-m", "ziglang")


_RUNNING: set[subprocess.Popen[str]] = set()
"""The compilers that are at work, in whatever thread."""


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

    @property
    def is_wheel(self) -> bool:
        """Whether it is the wheel's clang, whose driver knows less than others."""
        return self.command[1:3] == WHEEL[1:]

    @property
    def options(self) -> tuple[str, ...]:
        """What everything is compiled with: kernels' stubs with equal bodies stay apart, as clang's do
        without an option.
        """
        return (
            ("-fPIC", "-w", "-ftabstop=1")
            if self.is_wheel
            else ("-fPIC", "-w", "-fno-ipa-icf", "-ftabstop=1")
        )

    def compile(self, language: str, options: Sequence[str], source: Path, target: Path) -> None:
        """Make an object, or assembly, of preprocessed text. The wheel's driver has no such language: it
        reads the text again, in which there is nothing left to do, and takes the file's name, not what stands
        in it, for that of the unit.
        """
        stage = "-S" if target.suffix == ".s" else "-c"
        if self.is_wheel:
            self.run(
                [*self.options, *options, stage, "-x", language, source.name, "-o", target],
                cwd=str(source.parent),
            )
        else:
            preprocessed = {"c": "cpp-output", "c++": "c++-cpp-output"}[language]
            self.run([*self.options, *options, stage, "-x", preprocessed, source, "-o", target])

    def run(self, arguments: Sequence[str | Path], cwd: str | None = None) -> str:
        """What it prints. HostError when it fails."""
        with subprocess.Popen(
            [*self.command, *map(str, arguments)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            errors="surrogateescape",
            cwd=cwd,
        ) as process:
            _RUNNING.add(process)
            try:
                out, err = process.communicate()
            finally:
                _RUNNING.discard(process)
        if process.returncode:
            raise HostError(err or out)
        if err:
            sys.stderr.write(err)
        return out


@contextmanager
def waited_for(what: str) -> Iterator[None]:
    """Says on standard error what takes so long, and how long it has by now; nothing of what is nothing."""
    if not what:
        yield
        return
    begin, ended = time.monotonic(), threading.Event()

    def tell() -> None:
        while not ended.wait(_EVERY):
            sys.stderr.write(f"minicc: … {time.monotonic() - begin:.0f} s\n")
            sys.stderr.flush()

    sys.stderr.write(f"minicc: note: {what}\n")
    sys.stderr.flush()
    teller = threading.Thread(target=tell, daemon=True)
    teller.start()
    try:
        yield
    finally:
        ended.set()
        teller.join()


def stop(work: Future[Path]) -> None:
    """Make work of another thread end that waits for compilers, without a result."""
    while not work.done():
        for process in list(_RUNNING):
            process.kill()
        wait([work], timeout=0.05)


@contextmanager
def announced(what: str) -> Iterator[None]:
    """Says on a terminal what is being done, if it takes more than a second."""
    if not sys.stderr.isatty():
        yield
        return
    timer = threading.Timer(1, lambda: sys.stderr.write(f"minicc: {what} …\n"))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


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
        return _compiler((*WHEEL, "c++"))
    raise UsageError(
        "whole programs need a C++ compiler for their host code: set $CXX, install g++ or clang++, or `pip"
        " install ziglang`"
    )


def _compiler(command: tuple[str, ...]) -> Compiler:
    """Its identity is the file's: asking it for its version costs a process."""
    result = os.stat(command[0])
    return Compiler(command, f"{shlex.join(command)} {result.st_size} {result.st_mtime_ns}")
