"""Runs passes over a module, keeps analyses, and tells whoever listens what happened.

Timing, printing and verifying hang on one callback that runs after every pass (`Step`; ready-made
ones stand in `hooks`). An exception inside a pass becomes an `InternalError` that names the pass
and the function.

Invariant: an analysis result is handed out only while what it depends on (`PassRow.depends`) is
unchanged, as `fn.version` and `fn.cfg_version` tell. Passes need not invalidate anything.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Any

from ..ir.core import Function, Module
from ..support.diagnostics import Diagnostic, InternalError, Location, MiniccError, UsageError
from ..support.records import record
from .table import ANALYSIS, MODULE, ORDER, PASSES, PIPELINES, Order, PassRow

__all__ = ["ORDER", "PASSES", "PIPELINES", "Analyses", "Order", "PassRow", "Step", "check_order", "parse_pipeline", "run_passes"]


class Analyses:
    """The cache of analysis results, and where passes leave remarks.

    `remarks` collects `Diagnostic`s of severity 'remark' whose `flag` is the pass that made them.
    `wanted(pass name)` says whether remarks of a pass are collected; by default none are. `registers` is how many 32-bit
    registers a thread may use, for passes that trade them for time; None where nobody says.
    """

    def __init__(self, wanted: Callable[[str], bool] | None = None, registers: int | None = None) -> None:
        self.registers = registers
        self.remarks: list[Diagnostic] = []
        self.running = ""
        self._wanted = wanted
        self._cache: dict[Function, dict[str, tuple[int, Any]]] = {}

    def get(self, name: str, fn: Function) -> Any:
        """The result of analysis `name` for `fn`, computed unless a valid one is known."""
        stamp = _stamp(PASSES[name], fn)
        known = self._cache.setdefault(fn, {})
        if name in known and known[name][0] == stamp:
            return known[name][1]
        result = compute(name, fn, self)
        known[name] = (stamp, result)
        return result

    def cached(self, fn: Function) -> dict[str, Any]:
        """The results for `fn` that would be handed out now without computing."""
        known = self._cache.get(fn, {})
        return {name: result for name, (stamp, result) in known.items() if stamp == _stamp(PASSES[name], fn)}

    def forget(self, fn: Function) -> None:
        """Drop everything about a function, for one that leaves the module."""
        self._cache.pop(fn, None)

    def remark(self, message: str, location: Location) -> None:
        """Tell the user what the running pass did (shown under `-Rpass=`)."""
        if self._wanted is not None and self._wanted(self.running):
            self.remarks.append(Diagnostic("remark", message, location, flag=self.running))


def _stamp(row: PassRow, fn: Function) -> int:
    return fn.cfg_version if row.depends == "cfg" else fn.version


def compute(name: str, fn: Function, analyses: Analyses) -> Any:
    """Run analysis `name` anew."""
    return getattr(_import(PASSES[name]), PASSES[name].module)(fn, analyses)


@record(frozen=True)
class Step:
    """What a hook is told after each pass: which, over what, what changed, how long it took.

    `number` counts the steps of the pipeline from 1. `changed` lists the functions that a function
    pass changed; a module pass lists every definition, or none.
    """

    number: int
    name: str
    module: Module
    changed: tuple[Function, ...]
    seconds: float
    analyses: Analyses


Hook = Callable[[Step], None]


def run_passes(module: Module, names: Sequence[str], hooks: Iterable[Hook] = (), analyses: Analyses | None = None) -> Analyses:
    """Run passes in this order over the whole module; returns the analyses (and remarks).

    Naming an analysis computes it for every function. Raises UsageError for an unknown name,
    InternalError when a pass fails.
    """
    analyses = analyses or Analyses()
    hooks = tuple(hooks)
    rows = [PASSES[name] for name in _known(names)]
    for number, row in enumerate(rows, 1):
        start = time.perf_counter()
        analyses.running = row.name
        changed = _run(row, module, analyses)
        step = Step(number, row.name, module, changed, time.perf_counter() - start, analyses)
        for hook in hooks:
            hook(step)
    analyses.running = ""
    return analyses


def _run(row: PassRow, module: Module, analyses: Analyses) -> tuple[Function, ...]:
    def guarded(what: str, action: Callable[..., Any], *arguments: Any) -> Any:
        try:
            return action(*arguments)
        except MiniccError:
            raise
        except Exception as error:
            raise InternalError(f"{type(error).__name__}: {error} in {what}", f"pass {row.name}") from error

    if row.kind == MODULE:
        run = _import(row).run
        return tuple(module.definitions) if guarded(f"module {module.name}", run, module, analyses) else ()
    changed: list[Function] = []
    for fn in module.definitions:
        if row.kind == ANALYSIS:
            guarded(f"function {fn.name}", analyses.get, row.name, fn)
        elif guarded(f"function {fn.name}", _import(row).run, fn, analyses):
            changed.append(fn)
    return tuple(changed)


def _import(row: PassRow) -> Any:
    return import_module("." + row.module, __package__)


def parse_pipeline(text: str) -> list[str]:
    """The passes that `-passes=TEXT` names: names and levels (`O2`, `default<O2>`), separated by
    commas; `_` is read as `-`. Raises UsageError with a suggestion for an unknown name."""
    names: list[str] = []
    for word in filter(None, (w.strip() for w in text.split(","))):
        level = word.removeprefix("default<").removesuffix(">")
        names.extend(PIPELINES[level] if level in PIPELINES else [word.replace("_", "-")])
    return _known(names)


def _known(names: Iterable[str]) -> list[str]:
    names = list(names)
    for name in names:
        if name not in PASSES:
            from difflib import get_close_matches

            near = get_close_matches(name, [*PASSES, *PIPELINES], 1)
            hint = f"; did you mean '{near[0]}'?" if near else ""
            raise UsageError(f"unknown pass '{name}'{hint}")
    return names


def check_order(names: Sequence[str]) -> list[str]:
    """What a pipeline does against `ORDER`: one sentence per broken constraint."""
    first = {name: names.index(name) for name in names}
    return [
        f"'{o.before}' must run before '{o.after}': {o.reason}"
        for o in ORDER
        if o.before in first and o.after in first and first[o.before] > first[o.after]
    ]
