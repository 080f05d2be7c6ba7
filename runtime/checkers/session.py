"""Checkers by name, and sessions of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...support.diagnostics import UsageError
from ..engine.observers import Observer
from .checker import Checker
from .footprints import StreamWork
from .init import Init
from .mem import Mem
from .race import Race
from .report import CheckerName, CheckReports, Suppression
from .sync import Sync

CHECKERS: dict[CheckerName, type[Checker]] = {"mem": Mem, "init": Init, "race": Race, "sync": Sync}
"""The classes of the checkers by their names in `--check=` and `minicc.checking`; each is constructed with
the `CheckReports` to fill.
"""


def parse_checker_names(names: Iterable[str]) -> list[CheckerName]:
    """Return the checkers among `names`, each once, in the order of the table; 'all' denotes all. UsageError
    for other names, and for none.

    >>> parse_checker_names(["sync", "all"])[-1]
    'sync'
    """
    requested = [name for name in names if name]
    unknown = [name for name in requested if name != "all" and name not in CHECKERS]
    if unknown or not requested:
        raise UsageError(
            f"unknown checker '{unknown[0] if unknown else ''}' (there are: {', '.join(CHECKERS)}, all)"
        )
    return [name for name in CHECKERS if name in requested or "all" in requested]


class Session:
    """Checkers by name that observe any number of launches. UsageError for unknown names."""

    def __init__(self, tools: Iterable[str], suppressions: Iterable[Suppression] = ()) -> None:
        self.tools = parse_checker_names(tools)
        self.reports = CheckReports(suppressions)
        self.checkers = tuple(CHECKERS[name](self.reports) for name in self.tools)

    @property
    def observers(self) -> tuple[Observer, ...]:
        """The checkers."""
        return self.checkers

    def finish(self) -> CheckReports:
        """Return all reports, after the last launch."""
        for checker in self.checkers:
            checker.finish()
        return self.reports

    def track_concurrent_kernels(self, current: Callable[[], tuple[int, int, frozenset[int]] | None]) -> None:
        """Check kernels that may run concurrently against each other: `current` returns the fields of the
        current `StreamWork`, or None outside of such work.
        """

        def current_work() -> StreamWork | None:
            result = current()
            return StreamWork(*result) if result is not None else None

        for observer in self.observers:
            if isinstance(observer, Race):
                observer.current_work = current_work
