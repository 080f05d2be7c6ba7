"""Callbacks for `run_passes`: verify, print and time. Each is called with a `Step`."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from ..ir.core import Function
from ..support.diagnostics import InternalError
from .analysis.analyses import compute
from .manager import PASSES, Step


class VerifyEach:
    """Proves after each pass that the module still obeys the IR's rules and the table's claims.

    Runs the IR verifier; recomputes every analysis result that the cache would hand out and
    compares; checks that a pass which says it keeps the control-flow graph did. Raises
    InternalError naming the pass.
    """

    def __init__(self) -> None:
        self._shapes: dict[Function, list[Any]] = {}

    def __call__(self, step: Step) -> None:
        from ..ir.verifier import verify

        where = f"pass {step.name}"
        for problem in verify(step.module):
            if problem.severity == "error":
                raise InternalError(f"broken IR: {problem.message}", where)
        row = PASSES[step.name]
        for fn in step.module.definitions:
            shape = _shape(fn)
            if row.keeps_cfg and shape != self._shapes.get(fn, shape):
                raise InternalError(f"changed the control-flow graph of {fn.name}, which its row denies", where)
            self._shapes[fn] = shape
            for name, result in step.analyses.cached(fn).items():
                if compute(name, fn, step.analyses) != result:
                    raise InternalError(f"left a stale '{name}' of {fn.name}", where)


def _shape(fn: Function) -> list[Any]:
    return [(block, block.successors) for block in fn.blocks]


class PrintAfter:
    """Writes the module after each pass in `names` (None: after all) under LLVM's header line."""

    def __init__(self, write: Callable[[str], Any], names: Collection[str] | None = None) -> None:
        self._write, self._names = write, names

    def __call__(self, step: Step) -> None:
        if self._names is None or step.name in self._names:
            from ..ir.printer import print_module

            self._write(f"; *** IR Dump After {step.name} ***\n{print_module(step.module, debug=False)}\n")


class TimeReport:
    """Adds up wall time per pass; `report()` is a table, slowest first."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.runs: dict[str, int] = {}

    def __call__(self, step: Step) -> None:
        self.seconds[step.name] = self.seconds.get(step.name, 0.0) + step.seconds
        self.runs[step.name] = self.runs.get(step.name, 0) + 1

    def report(self) -> str:
        total = sum(self.seconds.values())
        lines = [f"{'ms':>10} {'%':>6} {'runs':>5}  pass"]
        for name, spent in sorted(self.seconds.items(), key=lambda item: -item[1]):
            share = 100 * spent / total if total else 0.0
            lines.append(f"{1000 * spent:10.3f} {share:6.1f} {self.runs[name]:5}  {name}")
        return "\n".join([*lines, f"{1000 * total:10.3f} {100.0:6.1f} {sum(self.runs.values()):5}  total"])
