"""`-Wdivergent-barrier`: barriers of the CTA in code that only some of its threads may reach.

Divergence analysis is made to be sound, so it calls divergent what it cannot prove uniform; a warning must be
right nearly always. So a barrier is reported only when the branch that decides about it depends on what
surely differs between threads: the index of the thread or of its lane. Values loaded from memory, results of
calls and arguments of device functions get the benefit of the doubt. Threads that have left the kernel (`if
(i >= n) return;`) do not count, as in the hardware; those that bypass a barrier and continue after it do,
also where no other barrier follows.
"""

from __future__ import annotations

from ...ir.core import Function, Instr
from ...support.diagnostics import UNKNOWN, Diagnostic, Location, Note
from ..analysis.analyses import Analyses
from ..analysis.divergence import Divergence


def concerns(fn: Function) -> bool:
    """Return whether the function has a barrier."""
    return any(instr.info.is_barrier for instr in fn.instrs())


def run(fn: Function, analyses: Analyses) -> list[Diagnostic]:
    """A warning per barrier, in program order, with the branch and the cause as notes."""
    result: Divergence = analyses.get("divergence", fn)
    outcome = []
    for barrier, term in result.divergent_barriers():
        cause = next(
            (s for s in result.sources_of(term) if isinstance(s, Instr) and _surely_differs(s)), None
        )
        if cause is None:
            continue
        notes = (
            Note("threads of the block diverge at this branch", _location_or_none(term.location)),
            Note(f"because it depends on the {cause.info.meaning}", _location_or_none(cause.location)),
        )
        message = "barrier in code that not all threads of the block may reach"
        outcome.append(
            Diagnostic("warning", message, _location_or_none(barrier.location), 1, notes, "divergent-barrier")
        )
    return outcome


def _surely_differs(source: Instr) -> bool:
    """Return whether `source` reads the index of a thread or lane."""
    return source.info.uniformity == "divergent" and not source.info.effects


def _location_or_none(location: Location) -> Location | None:
    return None if location is UNKNOWN else location
