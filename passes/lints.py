"""Runs lints. All of them look at one copy of a function, with its local variables as SSA values, and leave
the module as it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from ..ir.core import Function, Module, Value
from ..support.diagnostics import Diagnostic
from .analysis.analyses import Analyses
from .plugins import Passes, PluginPass, attribute_failures, concerns, run_lint
from .table import LINTS
from .transform import mem2reg, sroa
from .transform.clone import clone_blocks


def run_lints(module: Module, names: Sequence[str], passes: Passes | None = None) -> list[Diagnostic]:
    """The warnings of the lints that are named, ours in the order of the table and then those from outside,
    each in program order.
    """
    passes = passes or Passes()
    ours = {
        row.name: import_module(f".{row.module}", __package__)
        for row in LINTS
        if row.name in names and row.name not in passes.plugins
    }
    lints: dict[str, Any] = ours | {name: passes.plugins[name] for name in names if name in passes.plugins}
    result: dict[str, list[Diagnostic]] = {name: [] for name in lints}
    for fn in module.definitions:
        concerned = {name: lint for name, lint in lints.items() if _concerns(lint, fn)}
        if not concerned:
            continue
        analyses = Analyses(plugins=passes.analyses)
        with _in_ssa(fn, analyses) as copy:
            for name, lint in concerned.items():
                analyses.running = name
                with attribute_failures(
                    name,
                    f"function {fn.name}",
                    passes.suspects(row.requires if (row := passes.find(name)) else ()),
                ):
                    result[name] += (
                        lint.run(copy, analyses) if name in ours else run_lint(lint, copy, analyses)
                    )
    return [warning for warnings in result.values() for warning in warnings]


def _concerns(lint: Any, fn: Function) -> bool:
    return concerns(lint, fn) if isinstance(lint, PluginPass) else bool(lint.concerns(fn))


@contextmanager
def _in_ssa(fn: Function, analyses: Analyses) -> Iterator[Function]:
    """A function like `fn`, in no module's list; afterwards it lets go of the globals and functions that it
    uses.
    """
    copy = Function(fn.name, fn.ftype, [arg.name for arg in fn.args], is_kernel=fn.is_kernel)
    copy.module = fn.module
    values: dict[Value, Value] = dict(zip(fn.args, copy.args))
    for old, new in zip(fn.args, copy.args):
        new.attrs, new.location = dict(old.attrs), old.location
    copy.blocks.extend(clone_blocks(fn.blocks, values, copy))
    try:
        for name, transform in (("sroa", sroa), ("mem2reg", mem2reg)):
            analyses.running = name
            with attribute_failures(name, f"function {fn.name}"):
                transform.run(copy, analyses)
        yield copy
    finally:
        for block in reversed(copy.blocks):
            for instr in reversed(list(block.instrs)):
                instr.erase()
