"""Versions of regions. The speculative one ('quick') is straight code that assumes that accesses are in the
allocations of the last ones.

If a check of that fails, nothing has been done yet: control leaves the speculative version, and the checked
one ('careful') executes the region from its beginning. It is machine code of its own, made when it is first
needed (`lazy_versions`). So a region has a speculative version if no side effect (a store, an atomic
operation, the arrival at a barrier) comes before a check.

If lanes may diverge, but the first and the last of them show whether they do (`i < n`), there is an
all-active version ('whole') as well, without masks, for gangs all of whose lanes are active and stay
converged. Control leaves it for the speculative version, which is then made when it is first needed, too.
"""

from __future__ import annotations

from typing import Literal

from ..ir.core import Value, null
from ..ir.irtypes import I32, I64, Type
from .bounds_check_hoisting import Surveyed, survey
from .call_inlining import Flat
from .code_builder import PTR, CodeBuilder, Routine, function, integer, word
from .reconvergence import bits, successors
from .state_layout import LAUNCH, UNMADE, WORKER
from .tracing import BlockTrace

REDO = -2
"""Result of a speculative version that was abandoned."""
PARAMETERS: tuple[tuple[str, Type], ...] = (
    ("c", PTR),
    ("w", PTR),
    ("number", I64),
    ("alive.in", I64),
    ("common.in", PTR),
    ("common.out", PTR),
    ("tally", PTR),
    ("alive.out", PTR),
    ("cta_x", I32),
    ("cta_y", I32),
    ("cta_z", I32),
)
"""The parameters of a gang's function."""
_UNROLLED_GANGS, _UNROLLED_INSTRUCTIONS = 8, 10000
"""The greatest number of gangs with code of their own, and of instructions of all of them together; regions
with loops have one code for all gangs.
"""


StripForm = Literal["", "quick", "careful", "whole"]
"""A version of a region's function: speculative, checked, or for warps all of whose lanes are active; '' is
the only one.
"""
APART: tuple[StripForm, ...] = ("careful", "quick")
"""Versions that are machine code of their own (`lazy_versions`): the checked one, and the speculative one if
there is an all-active one.
"""


def form_name(place: int, form: StripForm) -> str:
    """Return the name of the function of a version of the region that begins at a place."""
    return f"strip.{place + 1}.{form}"


def form_number(place: int, form: StripForm) -> int:
    """Return the index of a version in the table of those in machine code of their own."""
    return len(APART) * (place + 1) + APART.index(form)


def form_stub(place: int, form: StripForm) -> Routine:
    """Return the function that calls a version in machine code of its own, after having it made if it has not
    been made yet.
    """
    fn = function(form_name(place, form), I32, PARAMETERS)
    out, (c, w, *_) = CodeBuilder(0, "v"), fn.args
    entry, make, made, go, failed = (
        out.block_named(name) for name in ("entry", "make", "made", "go", "failed")
    )
    out.enter(entry)
    slot = out.element(PTR, out.load_slot(c, LAUNCH["forms"], PTR), form_number(place, form))

    def load_version() -> Value:
        return out.emit("load", PTR, (slot,), align=8, ordering="acquire")

    known = load_version()
    out.branch(out.icmp("eq", known, null()), make, go)
    out.enter(make)
    maker = out.load_slot(c, LAUNCH["make"], PTR)
    error = out.call_address(maker, I32, [integer(I32, APART.index(form))])
    out.branch(out.icmp("ne", error, 0), failed, made)
    out.enter(made)
    new = load_version()
    out.br(go)
    out.enter(go)
    version = out.phi(PTR, [(known, entry), (new, made)])
    out.ret(out.call_address(version, I32, fn.args))
    out.enter(failed)
    out.store(word(UNMADE), out.element(I64, w, WORKER["fault"]))
    out.ret(integer(I32, -1))
    return Routine(fn, out.items, "noinline")


def quick_regions(trace: BlockTrace, regions: dict[int, set[int]]) -> set[int]:
    """Return the places where regions with a speculative version begin."""
    return {place for place, members in regions.items() if _has_quick(trace, members)}


def _has_quick(trace: BlockTrace, members: set[int]) -> bool:
    checked = {k for k in members if k in trace.runs and trace.runs[k].quick is not None}
    done = {
        k
        for k in members
        if k in trace.runs and (trace.runs[k].spoils or trace.flat.blocks[k].end in ("barrier", "service"))
    }
    return bool(checked) and not checked & _reached_after(trace, trace.flat, members, done)


def whole_regions(
    trace: BlockTrace, regions: dict[int, set[int]], quick: set[int], full: bool, surveys: dict[int, Surveyed]
) -> set[int]:
    """Return the places where regions with an all-active version begin, and trace their blocks for it. `full`
    says that all lanes of gangs are alive when regions begin; `surveys` are the hoisted checks.
    """
    return {
        place
        for place, members in regions.items()
        if place in quick and _has_whole(trace, members & trace.runs.keys(), full, surveys.get(place))
    }


def surveyed(trace: BlockTrace, regions: dict[int, set[int]], quick: set[int]) -> dict[int, Surveyed]:
    """Return the hoisted checks of regions whose blocks are in no other region."""
    result = {}
    for place in quick:
        others = set().union(*(members for other, members in regions.items() if other != place))
        members = {k for k in regions[place] if k in trace.runs}
        look = (
            survey(trace, place, members, 0 if place < 0 else trace.flat.blocks[place].targets[0])
            if not members & others and not trace.flat.services
            else None
        )
        if look is not None:
            result[place] = look
    return result


_WHOLE_ENDS = {"jump", "call", "branch", "exit", "return", "barrier", "service"}


def _has_whole(trace: BlockTrace, members: set[int], full: bool, look: Surveyed | None) -> bool:
    parting = members & trace.waiting.divergent
    done = {k for k in members if trace.runs[k].spoils or trace.flat.blocks[k].end in ("barrier", "service")}
    if any(trace.flat.blocks[k].end not in _WHOLE_ENDS for k in members) or not (
        parting
        or not full
        or (
            look is not None
            and _accesses(trace, members) == len(look.sites)
            and not _on_loops(trace.flat, members)
        )
    ):
        return False
    if parting & (done | _reached_after(trace, trace.flat, members, done) | _on_loops(trace.flat, members)):
        return False
    for k in members:
        if trace.runs[k].whole is None:
            trace.run_whole(k, look.sites if look is not None else frozenset())
    return all(trace.runs[k].whole_result.said is not None for k in parting)


def _accesses(trace: BlockTrace, members: set[int]) -> int:
    """Return how many instructions of some blocks access memory."""
    return sum(
        1
        for k in members
        for instr in trace.flat.blocks[k].code.block.instructions
        if instr.variant is not None
        and {"read", "write", "atomic"} & set(instr.variant.form.effects)
        and not (instr.opcode == "ld" and instr.slot("space").startswith("param"))
    )


def _on_loops(flat: Flat, members: set[int]) -> set[int]:
    """Return the blocks of a region that are on loops."""
    result: set[int] = set()
    for k in members:
        seen: set[int] = set()
        work = [k]
        while work:
            block = flat.blocks[work.pop()]
            for target in () if block.end == "barrier" else successors(block):
                if target in members and target not in seen:
                    seen.add(target)
                    work.append(target)
        if k in seen:
            result.add(k)
    return result


def _reached_after(trace: BlockTrace, flat: Flat, members: set[int], start: set[int]) -> set[int]:
    """Return the blocks of a region that a gang may execute after some others: lanes go or wait there."""
    result: set[int] = set()
    work = list(start)
    while work:
        k = work.pop()
        onward = () if flat.blocks[k].end == "barrier" else successors(flat.blocks[k])
        for other in (*onward, *bits(trace.waiting.at[k] or 0)):
            if other in members and other not in result:
                result.add(other)
                work.append(other)
    return result


def unrolled(trace: BlockTrace, regions: dict[int, set[int]], quick: set[int], strips: int) -> bool:
    """Return whether each gang of a CTA has code of its own, in which its number is a constant."""
    size = sum(
        len((run.quick or run.text).items)
        for members in regions.values()
        for k in members
        if (run := trace.runs.get(k)) is not None
    )
    return (
        len(regions) > 1
        and quick == set(regions)
        and strips <= _UNROLLED_GANGS
        and size * strips <= _UNROLLED_INSTRUCTIONS
        and not _loops(trace.flat, regions)
    )


def _loops(flat: Flat, regions: dict[int, set[int]]) -> bool:
    """Return whether a gang may execute a block again before the next barrier."""
    return any(
        target in members and target <= k
        for members in regions.values()
        for k in members
        if flat.blocks[k].end != "barrier"
        for target in successors(flat.blocks[k])
    )
