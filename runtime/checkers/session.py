"""Checkers at work: their observers, and what they have found."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..engine.observers import Observer
from .footprints import Running
from .race import Race
from .report import Reports, Suppression
from .table import CHECKERS, named


class Session:
    """Checkers by name that watch any number of launches. UsageError for names that there are not."""

    def __init__(self, tools: Iterable[str], suppressions: Iterable[Suppression] = ()) -> None:
        self.tools = named(tools)
        self.reports = Reports(suppressions)
        self.checkers = tuple(CHECKERS[name](self.reports) for name in self.tools)

    @property
    def observers(self) -> tuple[Observer, ...]:
        return self.checkers

    def finish(self) -> Reports:
        """All that was found, when no further grids will run."""
        for checker in self.checkers:
            checker.finish()
        return self.reports

    def kernels_may_run_together(self, current: Callable[[], tuple[int, int, frozenset[int]] | None]) -> None:
        """Kernels belong to works of a program, of which some may run beside each other: `current` tells of
        the one that is being done what `Running` says.
        """

        def running() -> Running | None:
            result = current()
            return Running(*result) if result is not None else None

        for observer in self.observers:
            if isinstance(observer, Race):
                observer.running = running
