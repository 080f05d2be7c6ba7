"""Regions that a strip can run in its quick form: straight code that takes accesses to lie where the last
ones did.

Where that is not so the quick form is left, with nothing done yet, and the careful one does the strip's turn
from the beginning: a function in machine code of its own, which is made when it is first needed
(`lazy_versions`). So there is a quick form where nothing that cannot be done twice (a store, an atomic
operation, standing at a barrier) comes before a check.

Where lanes part, but a look at the first and the last of them says whether they do (`i < n`), there is a
*whole* form as well: for strips all of whose lanes run and stay together, without masks. It is left for the
quick form, which is made when it is first needed then, too.
"""

from __future__ import annotations

from typing import Literal

from .bounds_check_hoisting import Surveyed, survey
from .call_inlining import Flat
from .reconvergence import bits, successors
from .state_layout import LAUNCH, UNMADE, WORKER
from .tracing import BlockTrace

REDO = -2
"""Result of a speculative version that was abandoned."""
PARAMETERS = (
    "ptr %c, ptr %w, i64 %number, i64 %alive.in, ptr %common.in, ptr %common.out, ptr %tally, ptr %alive.out,"
    " i32 %cta_x, i32 %cta_y, i32 %cta_z"
)
"""Of a strip's function."""
_UNROLLED_STRIPS, _UNROLLED_LINES = 8, 10000
"""Up to so many strips of a block are written out one after the other, where there are no loops between
barriers and all of that is not longer than so many lines.
"""


StripForm = Literal["", "quick", "careful", "whole"]
"""A version of a region's function: speculative, checked, or for warps all of whose lanes are active; '' is the
only one.
"""
APART: tuple[StripForm, ...] = ("careful", "quick")
"""Forms that are machine code of their own (`lazy_versions`): the careful one, and the quick one where there
is a whole one.
"""


def form_name(place: int, form: StripForm) -> str:
    """The function of a form of the region that begins at a place."""
    return f"strip.{place + 1}.{form}"


def form_number(place: int, form: StripForm) -> int:
    """Its place in the table of those that are apart."""
    return len(APART) * (place + 1) + APART.index(form)


def form_call(place: int, form: StripForm) -> str:
    """Return what stands for a form that is apart in other code: it goes to where the form is, and has it
    made where it is not there yet.
    """
    return f"""
define internal i32 @{form_name(place, form)}({PARAMETERS}) noinline {{
entry:
  %table.p = getelementptr i64, ptr %c, i64 {LAUNCH["forms"]}
  %table = load ptr, ptr %table.p
  %at = getelementptr ptr, ptr %table, i64 {form_number(place, form)}
  %there = load atomic ptr, ptr %at acquire, align 8
  %none = icmp eq ptr %there, null
  br i1 %none, label %make, label %go
make:
  %make.p = getelementptr i64, ptr %c, i64 {LAUNCH["make"]}
  %maker = load ptr, ptr %make.p
  %bad = call i32 %maker(i32 {APART.index(form)})
  %failed = icmp ne i32 %bad, 0
  br i1 %failed, label %wrong, label %made
made:
  %new = load atomic ptr, ptr %at acquire, align 8
  br label %go
go:
  %form = phi ptr [ %there, %entry ], [ %new, %made ]
  %result = call i32 %form({PARAMETERS})
  ret i32 %result
wrong:
  %fault = getelementptr i64, ptr %w, i64 {WORKER["fault"]}
  store i64 {UNMADE}, ptr %fault
  ret i32 -1
}}
"""


def quick_regions(trace: BlockTrace, regions: dict[int, set[int]]) -> set[int]:
    """The places where regions with a quick form begin."""
    return {place for place, members in regions.items() if _has_quick(trace, members)}


def _has_quick(trace: BlockTrace, members: set[int]) -> bool:
    checked = {k for k in members if k in trace.runs and trace.runs[k].quick is not None}
    done = {
        k
        for k in members
        if k in trace.runs and (trace.runs[k].spoils or trace.flat.blocks[k].end in ("barrier", "service"))
    }
    return bool(checked) and not checked & _later(trace, trace.flat, members, done)


def whole_regions(
    trace: BlockTrace, regions: dict[int, set[int]], quick: set[int], full: bool, surveys: dict[int, Surveyed]
) -> set[int]:
    """The places where regions with a whole form begin, whose blocks are run for it; `full` says that strips
    have all their lanes when they begin, `surveys` what strips are spared in some regions.
    """
    return {
        place
        for place, members in regions.items()
        if place in quick and _has_whole(trace, members & trace.runs.keys(), full, surveys.get(place))
    }


def surveyed(trace: BlockTrace, regions: dict[int, set[int]], quick: set[int]) -> dict[int, Surveyed]:
    """Return what one look at a block of threads spares the strips of regions whose blocks are in no
    other.
    """
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
            and not _again(trace.flat, members)
        )
    ):
        return False
    if parting & (done | _later(trace, trace.flat, members, done) | _again(trace.flat, members)):
        return False
    for k in members:
        if trace.runs[k].whole is None:
            trace.run_whole(k, look.sites if look is not None else frozenset())
    return all(trace.runs[k].whole_result.said is not None for k in parting)


def _accesses(trace: BlockTrace, members: set[int]) -> int:
    """Return how many instructions of some blocks speak to memory."""
    return sum(
        1
        for k in members
        for instr in trace.flat.blocks[k].code.block.instructions
        if instr.variant is not None
        and {"read", "write", "atomic"} & set(instr.variant.form.effects)
        and not (instr.opcode == "ld" and instr.slot("space").startswith("param"))
    )


def _again(flat: Flat, members: set[int]) -> set[int]:
    """Blocks that a strip may come to again in a region: those on loops."""
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


def _later(trace: BlockTrace, flat: Flat, members: set[int], start: set[int]) -> set[int]:
    """Blocks of a region that a strip may run behind some others: their lanes come there, or wait there."""
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
    """Return whether each strip of a block of threads has code of its own, in which its place is a
    constant.
    """
    lines = sum(
        len((run.quick or run.text).lines)
        for members in regions.values()
        for k in members
        if (run := trace.runs.get(k)) is not None
    )
    return (
        len(regions) > 1
        and quick == set(regions)
        and strips <= _UNROLLED_STRIPS
        and lines * strips <= _UNROLLED_LINES
        and not _loops(trace.flat, regions)
    )


def _loops(flat: Flat, regions: dict[int, set[int]]) -> bool:
    """Return whether a strip may come to a block again before the next barrier."""
    return any(
        target in members and target <= k
        for members in regions.values()
        for k in members
        if flat.blocks[k].end != "barrier"
        for target in successors(flat.blocks[k])
    )
