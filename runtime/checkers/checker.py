"""The base class of the checkers."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from ...ptx.model import Instruction
from ...support.demangle import read
from ...support.diagnostics import UNKNOWN, Location, Severity, first_user_location
from ..engine.config import LaunchResult
from ..engine.observers import GridLaunch, ObservedBatch, Observer
from .report import CheckerName, CheckReport, CheckReports, ReportKind

MAX_THREADS = 8
"""The number of threads listed in a report, at most."""


def source_location(instr: Instruction | None) -> Location:
    """Return the location of an instruction: in the source if known, else in the PTX.

    For code inlined from headers of minicc, that of the call; UNKNOWN for None.
    """
    return (first_user_location(instr.source or instr.location) if instr is not None else None) or UNKNOWN


def demangled_name(symbol: str) -> str:
    """Return a function's name as in C++, without parameters."""
    result = read(symbol)
    return result.name if result is not None else symbol


def architecture_of(grid_launch: GridLaunch) -> int:
    """Return the number in the PTX's target: 80 for sm_80."""
    return int(re.sub(r"\D", "", grid_launch.executable.module.target[0]))


class Checker(Observer):
    """An observer that reports. Derive from it, set `tool` and `events`, which has 'launch'."""

    tool: CheckerName

    def __init__(self, reports: CheckReports) -> None:
        self.reports = reports
        self.grid_launch: GridLaunch | None = None

    def launch(self, grid_launch: GridLaunch) -> None:
        """Remember the launch."""
        self.grid_launch = grid_launch

    def end(self, result: LaunchResult | None) -> None:
        """Forget the launch."""
        self.grid_launch = None

    def finish(self) -> None:
        """Complete the reports: no further grids will run."""

    def report(
        self,
        kind: ReportKind,
        message: str,
        instr: Instruction | None,
        function: str,
        *,
        severity: Severity = "error",
        other: Instruction | None = None,
        batch: ObservedBatch | None = None,
        lanes: Any = (),
        **more: Any,
    ) -> None:
        """Add a report at `instr`, with `other` as the second location; `lanes` of `batch` caused it, the
        first of which the report lists.
        """
        at, second = source_location(instr), source_location(other) if other is not None else None
        threads = (
            tuple(batch.thread_of(int(lane)) for lane in lanes[:MAX_THREADS]) if batch is not None else ()
        )
        kernel = demangled_name(self.grid_launch.kernel) if self.grid_launch is not None else ""
        self.reports.add(CheckReport(
            self.tool, kind, severity, kernel, message, at.function or demangled_name(function), file=at.file,
            line=at.line, column=at.column,
            other_file=second.file if second else None, other_line=second.line if second else None,
            other_column=second.column if second else None,
            **{"threads": threads, **more}))  # fmt: skip


def active_lanes(mask: Any, n: int) -> np.ndarray:
    """Return the lanes of a mask (None: all of `n`), ascending."""
    return np.arange(n) if mask is None else np.flatnonzero(mask)
