"""Keeps the results of analyses, for as long as they are true.

Invariant: a result is handed out only while what it depends on (`PassRow.depends`) is
unchanged, as `fn.version` and `fn.cfg_version` tell. Passes need not invalidate anything.
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
    """The cache of analysis results, and where passes leave what they have to say.

    `diagnostics` collects the warnings of lints, and remarks; their `flag` is the pass that made them.
    `wanted(pass name)` says whether remarks of a pass are collected; by default none are. `registers` is how
    many 32-bit registers a thread may use, for passes that trade them for time; None where nobody says.
    `outside` are analyses from outside, by name, which come before ours: row and function.
    """

    def __init__(
        self,
        wanted: Callable[[str], bool] | None = None,
        registers: int | None = None,
        outside: Mapping[str, tuple[PassRow, Callable[[Function, Analyses], Any]]] | None = None,
    ) -> None:
        self.registers = registers
        self._outside = outside or {}
        self._allowed: tuple[str, ...] | None = None
        self.diagnostics: list[Diagnostic] = []
        self.running = ""
        self._wanted = wanted
        self._cache: dict[Function, dict[str, tuple[int, Any]]] = {}

    def get(self, name: str, fn: Function) -> Any:
        """The result of analysis `name` for `fn`, computed unless a valid one is known."""
        if self._allowed is not None and name not in self._allowed:
            raise LookupError(f"the row does not say that the analysis '{name}' is required")
        stamp = _stamp(self._row(name), fn)
        known = self._cache.setdefault(fn, {})
        if name in known and known[name][0] == stamp:
            return known[name][1]
        with self.restricted(None):
            result = compute(name, fn, self)
        known[name] = (stamp, result)
        return result

    def cached(self, fn: Function) -> dict[str, Any]:
        """The results for `fn` that would be handed out now without computing."""
        known = self._cache.get(fn, {})
        return {
            name: result for name, (stamp, result) in known.items() if stamp == _stamp(self._row(name), fn)
        }

    def _row(self, name: str) -> PassRow:
        return self._outside[name][0] if name in self._outside else ANALYSES[name]

    @contextmanager
    def restricted(self, row: PassRow | None) -> Iterator[None]:
        """Hand out only what this row requires (None: whatever is asked for); LookupError for anything
        else.
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
        if self._wanted is not None and self._wanted(self.running):
            self.diagnostics.append(Diagnostic("remark", message, location, flag=self.running))


def _stamp(row: PassRow, fn: Function) -> int:
    return fn.cfg_version if row.depends == "cfg" else fn.version


def compute(name: str, fn: Function, analyses: Analyses) -> Any:
    """Run analysis `name` anew."""
    if name in analyses._outside:
        row, run = analyses._outside[name]
        with analyses.restricted(row):
            return run(fn, analyses)
    return getattr(import_module(f".{ANALYSES[name].stem}", __package__), ANALYSES[name].stem)(fn, analyses)
