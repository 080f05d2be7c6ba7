"""The pass manager: runs passes over a module and calls hooks.

Timing, printing and verifying are hooks, called before and after every pass (`Hook`; ready-made ones are in
`hooks`). An exception inside a pass becomes an `InternalError` that names the pass and the function.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any

from ..ir.core import Function, Module
from ..support.diagnostics import UsageError
from ..support.fast_dataclass import record
from .analysis.analyses import Analyses
from .analysis.table import ANALYSES, PassRow
from .lints import run_lints
from .plugins import Passes, attribute_failures, run_transform
from .table import ORDER, PASSES, PIPELINES, Order

__all__ = [
    "ORDER",
    "PASSES",
    "PIPELINES",
    "Analyses",
    "Order",
    "PassRow",
    "Passes",
    "Step",
    "check_order",
    "parse_pipeline",
    "run_passes",
]


@record(frozen=True)
class Step:
    """The argument of hooks after each pass: its row, the module, the changed functions, the duration.

    `number` counts the steps of the pipeline from 1. `changed` lists the functions that a function pass
    changed; a module pass lists every definition, or none.
    """

    number: int
    row: PassRow
    module: Module
    changed: tuple[Function, ...]
    seconds: float
    analyses: Analyses

    @property
    def name(self) -> str:
        """The name of the pass."""
        return self.row.name


class Hook:
    """Hears of the passes of a pipeline; derive from it and override."""

    def before(self, name: str, module: Module) -> None:
        """The pass of that name is about to run."""

    def after(self, step: Step) -> None:
        """A pass has run."""


def run_passes(
    module: Module,
    names: Sequence[str],
    hooks: Iterable[Hook] = (),
    analyses: Analyses | None = None,
    passes: Passes | None = None,
) -> Analyses:
    """Run passes in this order over the whole module; returns the analyses (and what the passes had to say).

    Naming an analysis computes it for every function. `passes` are those that there are (None: ours and those
    from outside that need no loading); `analyses` must know theirs. Raises UsageError for an unknown name,
    InternalError when a pass fails, PluginError when one from outside does.
    """
    passes = passes or Passes()
    analyses = analyses or Analyses(plugins=passes.analyses)
    hooks = tuple(hooks)
    rows = _find_rows(names, passes)
    for number, row in enumerate(rows, 1):
        for hook in hooks:
            hook.before(row.name, module)
        analyses.running, start = row.name, time.perf_counter()
        changed = _run(row, module, analyses, passes)
        step = Step(number, row, module, changed, time.perf_counter() - start, analyses)
        for hook in hooks:
            hook.after(step)
    analyses.running = ""
    return analyses


def _run(row: PassRow, module: Module, analyses: Analyses, passes: Passes) -> tuple[Function, ...]:
    if row.kind == "lint":
        analyses.diagnostics += run_lints(module, [row.name], passes)
        return ()
    if row.kind != "analysis" and row.name in passes.plugins:
        return run_transform(passes.plugins[row.name], module, analyses, passes)
    suspects = passes.suspects(row.requires)
    if row.kind == "module":
        with attribute_failures(row.name, f"module {module.name}"):
            return tuple(module.definitions) if _import(row).run(module, analyses) else ()
    changed: list[Function] = []
    for fn in module.definitions:
        with attribute_failures(row.name, f"function {fn.name}", suspects):
            if row.kind in ("analysis", "print"):
                analyses.get(row.requires[0] if row.kind == "print" else row.name, fn)
            elif _import(row).run(fn, analyses):
                changed.append(fn)
    return tuple(changed)


def _import(row: PassRow) -> Any:
    return import_module("." + row.module, __package__)


def parse_pipeline(text: str, passes: Passes | None = None) -> list[str]:
    """The passes that `-passes=TEXT` names: names and levels (`O2`, `default<O2>`), separated by
    commas; `_` is read as `-`; `print<analysis>` shows one (`hooks.PrintAnalyses`). Raises UsageError with a
    suggestion for an unknown name.
    """
    names: list[str] = []
    for word in filter(None, (w.strip() for w in text.split(","))):
        level = word.removeprefix("default<").removesuffix(">")
        names.extend(PIPELINES[level] if level in PIPELINES else [word.replace("_", "-")])
    return [row.name for row in _find_rows(names, passes or Passes())]


_CALLED = {"domtree": "dominators", "postdomtree": "postdominators", "uniformity": "divergence"}
"""LLVM's names of analyses, where ours are others."""


def _printing(name: str, passes: Passes) -> PassRow | None:
    """The row of `print<analysis>`, None for other names."""
    if not (name.startswith("print<") and name.endswith(">")):
        return None
    asked = name[len("print<") : -1]
    result = {**ANALYSES, **{name: row for name, (row, _) in passes.analyses.items()}}
    row = result.get(_CALLED.get(asked, asked))
    if row is None:
        also = {ours: theirs for theirs, ours in _CALLED.items()}
        have = ", ".join(f"{name} or {also[name]}" if name in also else name for name in result)
        raise UsageError(f"unknown analysis '{asked}' in '{name}' (there are: {have})")
    return PassRow(f"print<{row.name}>", "print", f"print: {row.meaning}", (row.name,), True)


def _find_rows(names: Iterable[str], passes: Passes) -> list[PassRow]:
    result = []
    for name in names:
        row = _printing(name, passes) or passes.find(name)
        if row is None:
            from difflib import get_close_matches

            near = get_close_matches(name, [*passes.plugins, *PASSES, *PIPELINES], 1)
            hint = f"; did you mean '{near[0]}'?" if near else ""
            raise UsageError(f"unknown pass '{name}'{hint}")
        result.append(row)
    return result


def check_order(names: Sequence[str]) -> list[str]:
    """Return the violations of `ORDER` by a pipeline: one sentence per broken constraint."""
    first = {name: names.index(name) for name in names}
    return [
        f"'{o.before}' must run before '{o.after}': {o.reason}"
        for o in ORDER
        if o.before in first and o.after in first and first[o.before] > first[o.after]
    ]
