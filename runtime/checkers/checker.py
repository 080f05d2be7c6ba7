"""What checkers have in common: they know the grid that runs, and tell what they find."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from ...ptx.model import Instruction
from ...support.demangle import read
from ...support.diagnostics import UNKNOWN, Location, outside_headers
from ..engine.config import LaunchResult
from ..engine.observers import Batch, Launching, Observer
from .report import Report, Reports

MOST_THREADS = 8
"""Threads that a report names."""


def place_of(instr: Instruction | None) -> Location:
    """Where an instruction stands in the source, else in the PTX; of what the headers of minicc inline, where
    they are called.
    """
    return (outside_headers(instr.source or instr.location) if instr is not None else None) or UNKNOWN


def name_of(symbol: str) -> str:
    """A function's name as C++ has it, without parameters."""
    result = read(symbol)
    return result.name if result is not None else symbol


def architecture_of(launching: Launching) -> int:
    """The number in the PTX's target: 80 for sm_80."""
    return int(re.sub(r"\D", "", launching.executable.module.target[0]))


class Checker(Observer):
    """An observer that reports. Derive from it, set `tool` and `wants`, which has 'launch'."""

    tool = ""

    def __init__(self, reports: Reports) -> None:
        self.reports = reports
        self.launching: Launching | None = None

    def launch(self, launching: Launching) -> None:
        self.launching = launching

    def end(self, result: LaunchResult | None) -> None:
        self.launching = None

    def finish(self) -> None:
        """No further grids will run."""

    def report(
        self,
        kind: str,
        message: str,
        instr: Instruction | None,
        function: str,
        *,
        severity: str = "error",
        other: Instruction | None = None,
        batch: Batch | None = None,
        lanes: Any = (),
        **more: Any,
    ) -> None:
        """Tell of something at `instr`, with `other` as the second place; `lanes` of `batch`, some of which
        are named, did it.
        """
        at, second = place_of(instr), place_of(other) if other is not None else None
        threads = (
            tuple(batch.thread_of(int(lane)) for lane in lanes[:MOST_THREADS]) if batch is not None else ()
        )
        kernel = name_of(self.launching.kernel) if self.launching is not None else ""
        self.reports.add(Report(
            self.tool, kind, severity, kernel, message, at.function or name_of(function), file=at.file,
            line=at.line, column=at.column,
            other_file=second.file if second else None, other_line=second.line if second else None,
            other_column=second.column if second else None,
            **{"threads": threads, **more}))  # fmt: skip


def lanes_of(mask: Any, n: int) -> np.ndarray:
    """The lanes of a mask, ascending."""
    return np.arange(n) if mask is None else np.flatnonzero(mask)
