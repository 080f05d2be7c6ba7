"""The common parts of the benchmarks: options, time of functions and of processes, means and tables."""

from __future__ import annotations

import argparse
import contextlib
import math
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
EXAMPLES = ROOT / "examples"
ENVIRONMENTS = ROOT / ".venv-frameworks"
"""The folder of virtual environments with pinned packages of others."""


class Usage(NamedTuple):
    """Seconds of a process: by the wall clock, and of the processor (user and system, children included)."""

    wall: float
    cpu: float


def argument_parser(doc: str | None) -> argparse.ArgumentParser:
    """Return a parser whose help is the docstring of the benchmark."""
    return argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)


@contextlib.contextmanager
def bytecode_environment() -> Iterator[dict[str, str]]:
    """Give the environment of processes that run minicc from bytecode, as an installed package does.

    The bytecode is in a folder of its own: a checkout may have none, or PYTHONDONTWRITEBYTECODE forbids it.
    """
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    with tempfile.TemporaryDirectory() as folder:
        yield environment | {"PYTHONPYCACHEPREFIX": folder}


def run_process(
    command: Sequence[str], environment: dict[str, str] | None = None, check: bool = True
) -> tuple[Usage, subprocess.CompletedProcess[str]]:
    """Run a command to its end. Raises CalledProcessError if it fails and `check` is set."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    process = subprocess.run(command, check=check, capture_output=True, text=True, env=environment)
    wall, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Usage(wall, cpu), process


def environment_with(name: str, packages: Sequence[str]) -> Path:
    """Return the folder of a virtual environment with these packages, which is made at the first call."""
    folder = ENVIRONMENTS / name
    if not (folder / ".complete").exists():
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        pip = [folder / "bin" / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, *packages], check=True)
        (folder / ".complete").touch()
    return folder


def cpu_seconds(function: Callable[[], object]) -> float:
    """Return the processor time of one call."""
    start = time.process_time()
    function()
    return time.process_time() - start


def least(measure: Callable[[], float], times: int, budget: float = math.inf) -> float:
    """Return the least of so many measurements in seconds, fewer once they have taken `budget` together."""
    minimum, total = math.inf, 0.0
    for _ in range(times):
        seconds = measure()
        minimum, total = min(minimum, seconds), total + seconds
        if total > budget:
            break
    return minimum


def geometric_mean(ratios: Iterable[float]) -> float:
    """Return the geometric mean; NaN of none."""
    logs = [math.log(ratio) for ratio in ratios]
    return math.exp(math.fsum(logs) / len(logs)) if logs else math.nan


class Table:
    """A table that is printed row by row, as the figures come.

    A column is 'TITLE:FORMAT' with the format of its numbers; text and None take only its width. Numbers are
    aligned to the right, titles as their column.
    """

    def __init__(self, *columns: str) -> None:
        titles, self._formats = zip(*(column.rsplit(":", 1) for column in columns))
        self.print_row(*titles)

    def print_row(self, *cells: object) -> None:
        """Print one row; columns without a cell stay empty."""
        print("  ".join(map(_cell, cells, self._formats)).rstrip(), flush=True)


def _cell(value: object, spec: str) -> str:
    if isinstance(value, int | float):
        return format(value, spec)
    width = re.match(r"([<>]?)(\d+)", spec)
    assert width is not None
    return format("" if value is None else str(value), f"{width[1] or '<'}{width[2]}")
