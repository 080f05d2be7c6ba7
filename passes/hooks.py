"""Hooks for `run_passes`: verify, print and time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..ir.core import Function, Module
from ..support.demangle import demangle
from ..support.diagnostics import InternalError, UsageError
from ..support.fast_dataclass import record
from .analysis.analyses import compute
from .manager import Hook, Step
from .plugins import shape


class VerifyEach(Hook):
    """Proves after each pass that the module still obeys the IR's rules and the table's claims.

    Runs the IR verifier; recomputes every cached analysis result and compares; checks that a pass that claims
    to keep the control-flow graph does. Raises InternalError naming the pass.
    """

    def __init__(self) -> None:
        self._shapes: dict[Function, list[Any]] = {}

    def after(self, step: Step) -> None:
        """Verify the module after a pass. Raises InternalError."""
        from ..ir.verifier import verify

        where = f"pass {step.name}"
        for problem in verify(step.module):
            if problem.severity == "error":
                raise InternalError(f"broken IR: {problem.message}", where)
        row = step.row
        for fn in step.module.definitions:
            now = shape(fn)
            if row.keeps_cfg and now != self._shapes.get(fn, now):
                raise InternalError(
                    f"changed the control-flow graph of {fn.name}, which its row denies", where
                )
            self._shapes[fn] = now
            for name, result in step.analyses.cached(fn).items():
                if compute(name, fn, step.analyses) != result:
                    raise InternalError(f"left a stale '{name}' of {fn.name}", where)


@record(frozen=True)
class PrintSelection:
    """Selection of printed IR: before and after which passes (None: all), after those that change it
    (`changes`: '' no, 'all' complete, 'diff' the difference); of which functions (empty: of the module), by
    their names in the IR or in the source.
    """

    before: tuple[str, ...] | None = ()
    after: tuple[str, ...] | None = ()
    changes: str = ""
    functions: tuple[str, ...] = ()

    @property
    def any(self) -> bool:
        """Return whether anything is."""
        return self.before != () or self.after != () or bool(self.changes)


class Print(Hook):
    """Writes IR under LLVM's header lines. UsageError where no function has a requested name."""

    def __init__(self, write: Callable[[str], Any], selection: PrintSelection, module: Module) -> None:
        self._write, self._selection = write, selection
        _require(selection.functions, module)
        self._last = self._text(module) if selection.changes else ""

    def before(self, name: str, module: Module) -> None:
        """Print the IR before a pass, if selected."""
        if self._selection.before is None or name in self._selection.before:
            self._write(f"; *** IR Dump Before {name} ***\n{self._text(module)}\n")

    def after(self, step: Step) -> None:
        """Print the IR after a pass, if selected."""
        if self._selection.after is None or step.name in self._selection.after:
            self._write(f"; *** IR Dump After {step.name} ***\n{self._text(step.module)}\n")
        if self._selection.changes:
            text, last = self._text(step.module), self._last
            self._last = text
            if text == last:
                self._write(f"; *** IR Dump After {step.name} omitted because no change ***\n")
            else:
                self._write(
                    f"; *** IR Dump After {step.name}"
                    f" ***\n{_difference(last, text) if self._selection.changes == 'diff' else text}\n"
                )

    def _text(self, module: Module) -> str:
        from ..ir.printer import print_function, print_module

        if not self._selection.functions:
            return print_module(module, debug=False)
        return "\n".join(
            print_function(fn)
            for fn in module.definitions
            if any(is_called(fn.name, name) for name in self._selection.functions)
        )


class PrintAnalyses(Hook):
    """Writes the results of `print<analysis>` in a pipeline, of the functions of these names, or of all.
    UsageError where no function has a requested name.
    """

    def __init__(self, write: Callable[[str], Any], functions: tuple[str, ...], module: Module) -> None:
        self._write, self._functions = write, functions
        _require(functions, module)

    def after(self, step: Step) -> None:
        """Print the analysis of a `print<…>` pass."""
        if step.row.kind != "print":
            return
        (name,) = step.row.requires
        for fn in step.module.definitions:
            if not self._functions or any(is_called(fn.name, wanted) for wanted in self._functions):
                self._write(
                    f"Printing analysis '{name}' for function '{fn.name}':\n{step.analyses.get(name, fn)}\n\n"
                )


def _require(functions: tuple[str, ...], module: Module) -> None:
    for name in functions:
        if not any(is_called(fn.name, name) for fn in module.definitions):
            raise UsageError(
                f"no function '{name}' in the module (there are:"
                f" {', '.join(fn.name for fn in module.definitions) or 'none'})"
            )


def is_called(symbol: str, name: str) -> bool:
    """Return whether `name` is a function's symbol, or its name in the source, with or without parameters."""
    return name in (
        symbol,
        plain := demangle(symbol),
        plain.partition("(")[0].rpartition("::")[2].rpartition(" ")[2].partition("<")[0],
    )


def _difference(before: str, after: str) -> str:
    """Lines that went, with '-', and that came, with '+', each with three around it."""
    import difflib

    lines = difflib.unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=3)
    return "\n".join(line for line in lines if not line.startswith(("---", "+++"))) + "\n"


class TimeReport(Hook):
    """Adds up wall time per pass; `report()` is a table, slowest first."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.runs: dict[str, int] = {}

    def after(self, step: Step) -> None:
        """Add the time of a pass."""
        self.seconds[step.name] = self.seconds.get(step.name, 0.0) + step.seconds
        self.runs[step.name] = self.runs.get(step.name, 0) + 1

    def report(self) -> str:
        """Return the table of times."""
        total = sum(self.seconds.values())
        lines = [f"{'ms':>10} {'%':>6} {'runs':>5}  pass"]
        for name, spent in sorted(self.seconds.items(), key=lambda item: -item[1]):
            share = 100 * spent / total if total else 0.0
            lines.append(f"{1000 * spent:10.3f} {share:6.1f} {self.runs[name]:5}  {name}")
        return "\n".join([*lines, f"{1000 * total:10.3f} {100.0:6.1f} {sum(self.runs.values()):5}  total"])
