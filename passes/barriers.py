"""`-Wdivergent-barrier`: barriers of the CTA in code that only some of its threads may reach.

Divergence analysis is made to be sound, so it calls divergent what it cannot prove uniform; a
warning must be right nearly always. So a barrier is reported only when the branch that decides
about it depends on what surely differs between threads: the index of the thread or of its lane.
Values loaded from memory, results of calls and arguments of device functions get the benefit of the
doubt. Threads that have ended, or go where they wait for nobody, do not count, as in the hardware.

The module is left as it is: each function with a barrier is copied, its local variables become SSA
values, and the copy is analysed and thrown away. So the answer is the same at every -O level.
"""

from __future__ import annotations

from ..ir.core import Function, Instr, Module, Value
from ..support.diagnostics import UNKNOWN, Diagnostic, Location, Note
from . import mem2reg, sroa
from .clone import clone_blocks
from .divergence import Divergence
from .manager import Analyses


def divergent_barriers(module: Module) -> list[Diagnostic]:
    """A warning per barrier, in program order, with the branch and the cause as notes."""
    found: list[Diagnostic] = []
    for fn in module.definitions:
        if any(instr.info.barrier == "cta" for instr in fn.instrs()):
            scratch = copied(fn)
            analyses = Analyses()
            sroa.run(scratch, analyses)
            mem2reg.run(scratch, analyses)
            found.extend(_warnings(analyses.get("divergence", scratch)))
            dissolve(scratch)
    return found


def copied(fn: Function) -> Function:
    """A function like `fn`, in no module's list, to be analysed and then given to `dissolve`."""
    scratch = Function(fn.name, fn.ftype, [arg.name for arg in fn.args], is_kernel=fn.is_kernel)
    scratch.module = fn.module
    values: dict[Value, Value] = dict(zip(fn.args, scratch.args))
    for old, new in zip(fn.args, scratch.args):
        new.attrs, new.location = dict(old.attrs), old.location
    scratch.blocks.extend(clone_blocks(fn.blocks, values, scratch))
    return scratch


def dissolve(scratch: Function) -> None:
    """Let go of the globals and functions that the copy uses."""
    for block in reversed(scratch.blocks):
        for instr in reversed(list(block.instrs)):
            instr.erase()


def _warnings(result: Divergence) -> list[Diagnostic]:
    found = []
    for barrier, term in result.divergent_barriers():
        cause = next((s for s in result.sources_of(term) if isinstance(s, Instr) and _surely_differs(s)), None)
        if cause is None:
            continue
        notes = (
            Note("threads of the block part at this branch", _known(term.location)),
            Note(f"because it depends on the {cause.info.meaning}", _known(cause.location)),
        )
        message = "barrier in code that not all threads of the block may reach"
        found.append(Diagnostic("warning", message, _known(barrier.location), 1, notes, "divergent-barrier"))
    return found


def _surely_differs(source: Instr) -> bool:
    """Whether `source` reads the index of a thread or lane."""
    return source.info.uniformity == "divergent" and not source.info.effects


def _known(location: Location) -> Location | None:
    return None if location is UNKNOWN else location
