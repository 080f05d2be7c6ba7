"""The host's C++ compiler."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from ..support.diagnostics import UsageError
from ..support.fast_dataclass import field, record

CANDIDATES = ("g++", "clang++", "c++")
_EVERY = 15
"""Seconds between two messages about slow work."""
WHEEL = (sys.executable, "-m", "ziglang")


class HostError(Exception):
    """Rejection of the program by the host compiler; `text` is its output."""

    def __init__(self, text: str, status: int = 1) -> None:
        super().__init__(text)
        self.text, self.status = text, status


class _Processes:
    """The running processes of a compiler, started by any number of threads. No process starts after
    `stop`, so that a thread that is being waited for cannot begin another compilation.
    """

    def __init__(self) -> None:
        self._lock, self._running, self._stopped = threading.Lock(), set[subprocess.Popen[str]](), False
        self.in_background: list[Future[Path]] = []

    def run(self, command: Sequence[str], cwd: str | None) -> tuple[str, str, int]:
        """Return a command's output, its messages, and its status. Raise HostError after `stop`."""
        with self._lock:
            if self._stopped:
                raise HostError("the build is interrupted")
            process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                errors="surrogateescape",
                cwd=cwd,
            )
            self._running.add(process)
        with process:
            try:
                out, err = process.communicate()
            finally:
                self._running.discard(process)
        return out, err, process.returncode

    def stop(self) -> None:
        """Kill the processes, and wait until the background work that needs them has failed."""
        with self._lock:
            self._stopped = True
            for process in list(self._running):
                process.kill()
        wait(self.in_background)


@record(frozen=True)
class Compiler:
    """The command of the host compiler, its identity, and its processes."""

    command: tuple[str, ...]
    identity: str
    _processes: _Processes = field(default_factory=_Processes)

    @property
    def is_wheel(self) -> bool:
        """True for the clang of the wheel `ziglang`, whose driver has fewer options."""
        return self.command[1:3] == WHEEL[1:]

    @property
    def options(self) -> tuple[str, ...]:
        """Options of every compilation: stubs with equal bodies must keep distinct addresses, as they do in
        clang without an option.
        """
        return (
            ("-fPIC", "-w", "-ftabstop=1")
            if self.is_wheel
            else ("-fPIC", "-w", "-Wno-psabi", "-fno-ipa-icf", "-ftabstop=1")
        )

    def compile(self, language: str, options: Sequence[str], source: Path, target: Path) -> None:
        """Compile preprocessed text to an object or assembly. The wheel's driver has no language for
        preprocessed text: it preprocesses it again, without effect, and names the unit after the file, not
        after its line markers.
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
        """Return the compiler's output. Raise HostError if it fails."""
        out, err, status = self._processes.run([*self.command, *map(str, arguments)], cwd)
        if status:
            raise HostError(err or out)
        if err:
            sys.stderr.write(err)
        return out

    def in_background(self, make: Callable[[], Path]) -> Future[Path]:
        """Start work that runs this compiler in a thread."""
        pool = ThreadPoolExecutor(1)
        result = pool.submit(make)
        self._processes.in_background.append(result)
        pool.shutdown(wait=False)
        return result

    @contextmanager
    def stopped_by_interrupts(self) -> Iterator[None]:
        """Stop this compiler and its background work for good if an interrupt ends the body. A pool of
        threads that compile must be entered before this context, since leaving it waits for its threads.
        """
        try:
            yield
        except KeyboardInterrupt:
            self._processes.stop()
            raise


@contextmanager
def report_slow(what: str) -> Iterator[None]:
    """Print on standard error what takes long, repeatedly with the elapsed time; print nothing if it is
    fast.
    """
    if not what:
        yield
        return
    begin, ended = time.monotonic(), threading.Event()

    def print_status() -> None:
        while not ended.wait(_EVERY):
            sys.stderr.write(f"minicc: … {time.monotonic() - begin:.0f} s\n")
            sys.stderr.flush()

    sys.stderr.write(f"minicc: note: {what}\n")
    sys.stderr.flush()
    teller = threading.Thread(target=print_status, daemon=True)
    teller.start()
    try:
        yield
    finally:
        ended.set()
        teller.join()


@contextmanager
def announce(what: str) -> Iterator[None]:
    """Print on a terminal what is being done, if it takes more than a second."""
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
    """Return `$CXX`, a compiler on PATH, or the wheel's clang. Raise UsageError if there is none."""
    command = shlex.split(os.environ.get("CXX", ""))
    if command:
        path = shutil.which(command[0])
        if path is None:
            raise UsageError(f"the host compiler of $CXX, '{command[0]}', is not found")
        return _compiler((path, *command[1:]))
    for name in CANDIDATES:
        path = shutil.which(name)
        if path is not None:
            return _compiler((path,))
    if find_spec("ziglang") is not None:
        return _compiler((*WHEEL, "c++"))
    raise UsageError(
        "whole programs and the libraries of `minicc exec` need a C++ compiler: set $CXX, install g++ or"
        " clang++, or `pip install ziglang`"
    )


def _compiler(command: tuple[str, ...]) -> Compiler:
    """Return a compiler, whose identity is its file's: asking for its version would cost a process."""
    result = os.stat(command[0])
    return Compiler(command, f"{shlex.join(command)} {result.st_size} {result.st_mtime_ns}")
