"""The cache of analysis results.

Invariant: a result is returned only while what it depends on (`PassRow.depends`) is unchanged, as
`fn.version` and `fn.cfg_version` show. Passes need not invalidate anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from ...ir.core import Function
from ...support.diagnostics import Diagnostic, Location
from .table import ANALYSES, PassRow


class Analyses:
    """The cache of analysis results, and the collector of diagnostics of passes.

    `diagnostics` collects the warnings of lints, and remarks; their `flag` is the pass that made them.
    `wants_remarks(pass name)` says whether remarks of a pass are collected; by default none are. `registers`
    is the number of 32-bit registers that a thread may use, for passes that trade them for time; None where
    it is unknown. `plugins` are plug-in analyses, by name, which take precedence: row and function.
    """

    def __init__(
        self,
        wants_remarks: Callable[[str], bool] | None = None,
        registers: int | None = None,
        plugins: Mapping[str, tuple[PassRow, Callable[[Function, Analyses], Any]]] | None = None,
    ) -> None:
        self.registers = registers
        self._plugins = plugins or {}
        self._allowed: tuple[str, ...] | None = None
        self.diagnostics: list[Diagnostic] = []
        self.running = ""
        self._wants_remarks = wants_remarks
        self._cache: dict[Function, dict[str, tuple[int, Any]]] = {}

    def get(self, name: str, fn: Function) -> Any:
        """The result of analysis `name` for `fn`, computed unless a valid one is known."""
        if self._allowed is not None and name not in self._allowed:
            raise LookupError(f"the row does not say that the analysis '{name}' is required")
        stamp = _stamp(self._row(name), fn)
        entries = self._cache.setdefault(fn, {})
        if name in entries and entries[name][0] == stamp:
            return entries[name][1]
        with self.restricted(None):
            result = compute(name, fn, self)
        entries[name] = (stamp, result)
        return result

    def cached(self, fn: Function) -> dict[str, Any]:
        """The results for `fn` that would be handed out now without computing."""
        entries = self._cache.get(fn, {})
        return {
            name: result for name, (stamp, result) in entries.items() if stamp == _stamp(self._row(name), fn)
        }

    def _row(self, name: str) -> PassRow:
        return self._plugins[name][0] if name in self._plugins else ANALYSES[name]

    @contextmanager
    def restricted(self, row: PassRow | None) -> Iterator[None]:
        """Return a view that provides only the analyses that this row requires (None: all); LookupError for
        any other.
        """
        before, self._allowed = self._allowed, row.requires if row is not None else None
        try:
            yield
        finally:
            self._allowed = before

    def forget(self, fn: Function) -> None:
        """Drop everything about a function, for one that leaves the module."""
        self._cache.pop(fn, None)

    def remark(self, message: str, location: Location) -> None:
        """Tell the user what the running pass did (shown under `-Rpass=`)."""
        if self._wants_remarks is not None and self._wants_remarks(self.running):
            self.diagnostics.append(Diagnostic("remark", message, location, flag=self.running))


def _stamp(row: PassRow, fn: Function) -> int:
    return fn.cfg_version if row.depends == "cfg" else fn.version


def compute(name: str, fn: Function, analyses: Analyses) -> Any:
    """Run analysis `name` anew."""
    if name in analyses._plugins:
        row, run = analyses._plugins[name]
        with analyses.restricted(row):
            return run(fn, analyses)
    return getattr(import_module(f".{ANALYSES[name].stem}", __package__), ANALYSES[name].stem)(fn, analyses)
