"""Unrolling: a loop with a small known number of iterations becomes its iterations; others go several
iterations at once.

    loop: %i = phi i32 [ 0, %pre ], [ %j, %loop ]          store i32 0, ptr %p
          store i32 %i, ptr %p                        →    store i32 1, ptr %p
          %j = add i32 %i, 1                               store i32 2, ptr %p
          %c = icmp slt i32 %j, 3
          br i1 %c, label %loop, label %exit

The number of iterations is found by running the loop's control (`trip_count`). Other exits (`break`)
stay as they are in every copy. Accesses that were variable become constant, which is what `sroa`
needs to keep small local arrays in registers; for that, a loop whose iterations are not known but are few
becomes as many as it can have, each with its test.

Where the number is not known, or too large, `partial_unroll` makes a loop of several iterations and leaves
the old one for the rest. `#pragma unroll` arrives as `unroll` of the branch that goes round the loop:
it lifts the limits, chooses the number, or forbids both. In a function marked `optsize`, as PTX of other
compilers is, only small loops are unrolled unasked, and only completely: ptxas would do the same.

Loops that do not contain each other are unrolled with one set of analyses (`iterations.Round`), so a function
takes as many rounds as unrolled loops are nested in each other.

requires: loops, dominators (and loops in the form of `loop-simplify`). preserves: nothing.
Literature: Muchnick, "Advanced Compiler Design and Implementation" (1997), section 17.4.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...ir import irtypes as ty
from ...ir.core import Block, Constant, Function, Instr, Value
from ...support.graphs import NaturalLoop
from ..analysis.alias import object_of
from ..analysis.layout import constant_gep
from . import edges
from .iterations import Round, copy_iteration, enter_exits, go
from .lcssa import close
from .loop_simplify import preheader
from .partial_unroll import goes_round_few_times, unroll_partially
from .trip_count import Known, TripCount, folding, states, trip_count

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses

SIZE_LIMIT = 1024
"""The cost (`Opcode.cost`) up to which all iterations together may grow, without what becomes constant; a
loop that can be left in other ways too may execute few of them, and gets half.
"""

ARRAY_SIZE_LIMIT = 2048
"""The same where the loop goes through a local array, which can live in registers afterwards."""

BODY_LIMIT = 96
"""The cost of one iteration up to which a loop is unrolled in a function marked `optsize`. ptxas 13.0 copies
iterations of up to about a hundred machine instructions.
"""

COUNT_LIMIT = 128
"""The most iterations that are unrolled."""

ASKED_SIZE_LIMIT, ASKED_COUNT_LIMIT = 16384, 1024
"""The same where the program asks for it."""


def run(fn: Function, analyses: Analyses) -> bool:
    """Run the pass. Return whether the function changed."""
    changed = edges.remove_unreachable(fn)
    done: set[Block] = set()
    while _round(fn, analyses, done):
        changed = True
        # Code after the test of the last iteration becomes unreachable, and is no part of the loops around
        # it that the next round copies.
        edges.remove_unreachable(fn)
    return _keep_short(fn, analyses) or changed


def _keep_short(fn: Function, analyses: Analyses) -> bool:
    """Forbid ptxas to make a loop of several iterations of one that never has as many."""
    changed = False
    for loop in analyses.get("loops", fn).inner_first():
        before, term = preheader(loop), loop.latches[0].terminator
        if (
            before is not None
            and len(loop.latches) == 1
            and term is not None
            and "unroll" not in term.attrs
            and goes_round_few_times(loop, before)
        ):
            term.attrs["unroll"] = 1
            fn.changed()
            changed = True
    return changed


def _round(fn: Function, analyses: Analyses, done: set[Block]) -> bool:
    """Unroll the loops whose inner loops did not change; the others are looked at anew in the next round.

    A loop goes before its inner ones where their counts depend on it.
    """
    around = Round(fn, analyses.get("dominators", fn))
    changed: set[NaturalLoop[Block]] = set()
    nest = analyses.get("loops", fn)
    for loop in nest.loops:
        if loop.parent in changed or (
            loop.children and loop.header not in done and _unrolled_with_inner(loop, around, analyses)
        ):
            changed.add(loop)
    gone = set(changed)
    for loop in nest.inner_first():
        stale = any(child in changed for child in loop.children)
        if not stale and loop not in gone and loop.header not in done:
            done.add(loop.header)
            stale = len(loop.latches) == 1 and _unrolled(loop, around, analyses, done)
        if stale:
            changed.add(loop)
    around.finish()
    return bool(changed)


def _unrolled_with_inner(loop: NaturalLoop[Block], around: Round, analyses: Analyses) -> bool:
    """Unroll a loop whose inner loops have counts that depend on its own counter, if all iterations together
    stay small.
    """
    before = preheader(loop)
    if not loop.children or before is None or len(loop.latches) != 1 or _request(loop):
        return False
    if "optsize" in around.fn.attrs:
        return False
    trips = trip_count(loop, before, COUNT_LIMIT)
    if trips is None or not trips.exact or all(_has_own_count(child) for child in loop.children):
        return False
    size = _size_written_out(loop, before, trips.count, {}, _size_limit(loop))
    if size is None or not close(loop, around):
        return False
    analyses.remark(f"loop unrolled completely, {trips}", loop.header.instrs[-1].location)
    _unroll(around, loop, before, trips)
    return True


def _size_limit(loop: NaturalLoop[Block]) -> int:
    if _request(loop) is not None:
        return ASKED_SIZE_LIMIT
    if _walks_array(loop):
        return ARRAY_SIZE_LIMIT
    return SIZE_LIMIT if len({source for source, _ in loop.exits}) == 1 else SIZE_LIMIT // 2


def _request(loop: NaturalLoop[Block]) -> int | None:
    """Return what the program asks for, if it does."""
    term = loop.latches[0].terminator
    return None if term is None else term.attrs.get("unroll")


def _has_own_count(loop: NaturalLoop[Block]) -> bool:
    before = preheader(loop)
    trips = None if before is None or len(loop.latches) != 1 else trip_count(loop, before, COUNT_LIMIT)
    return trips is not None and trips.exact


def _size_written_out(
    loop: NaturalLoop[Block], before: Block, count: int, known: Known, limit: int
) -> int | None:
    """Return the cost of `count` iterations of a loop, and of the loops in it, without what becomes constant;
    None above the limit, and where an inner loop has no count that is known then.
    """
    constant = folding(loop, before, known)
    inner = {block for child in loop.children for block in child.nodes}
    own = _varying_cost([block for block in loop.nodes if block not in inner], set(constant), known)
    if not loop.children:
        return count * own if count * own <= limit else None
    size = 0
    for _, state in zip(range(count), states(loop, before, constant, known)):
        size += own
        for child in loop.children:
            entry = preheader(child)
            if entry is None or len(child.latches) != 1 or _request(child):
                return None
            now = {**known, **state}
            trips = trip_count(child, entry, COUNT_LIMIT, now)
            if trips is None or not trips.exact:
                return None
            part = _size_written_out(child, entry, trips.count, now, limit - size)
            if part is None:
                return None
            size += part
        if size > limit:
            return None
        count -= 1
    return size if count == 0 else None


def _varying_cost(blocks: Sequence[Block], constant: set[Instr], known: Known) -> int:
    """Return the cost of what stays in blocks when some values become constants: neither these, nor branches
    on them, nor addresses that are constant then.
    """
    return sum(
        i.info.cost
        for block in blocks
        for i in block.instrs
        if i not in constant
        and not (
            (i.op == "br" and all(o in constant or o in known for o in i.operands[:1]))
            or (i.info.form == "gep" and all(_is_fixed(o, constant, known) for o in i.operands[1:]))
        )
    )


def _is_fixed(value: Value, constant: set[Instr], known: Known) -> bool:
    return isinstance(value, Constant) or value in constant or value in known


def _unrolled(loop: NaturalLoop[Block], around: Round, analyses: Analyses, done: set[Block]) -> bool:
    """Unroll one loop, completely or not, if that is possible and promises something."""
    before, requested = preheader(loop), _request(loop)
    if before is None or requested == 1 or (loop.children and requested is None):
        return False
    small = requested is None and "optsize" in around.fn.attrs
    size = sum(i.info.cost for block in loop.nodes for i in block.instrs)
    if small and size > BODY_LIMIT:
        return False
    location = loop.header.instrs[-1].location
    trips = trip_count(loop, before, COUNT_LIMIT if requested is None else ASKED_COUNT_LIMIT)
    if trips is not None and (trips.exact or _walks_array(loop)):
        if requested is not None:
            fits = trips.count * size <= ASKED_SIZE_LIMIT and (not requested or trips.count <= requested)
        else:
            limit = _size_limit(loop)
            fits = (
                _size_written_out(loop, before, trips.count, {}, limit) is not None
                if trips.exact
                else trips.count * size <= limit
            )
        if fits:
            if not close(loop, around):
                return False
            analyses.remark(f"loop unrolled completely, {trips}", location)
            _unroll(around, loop, before, trips)
            return True
    if small:
        return False
    times = unroll_partially(loop, before, requested, size, around, analyses.registers, done)
    if times:
        analyses.remark(f"loop unrolled, {times} iterations at once", location)
    return bool(times)


def _walks_array(loop: NaturalLoop[Block]) -> bool:
    """Return whether the loop accesses a local array at places that differ from iteration to iteration."""
    for block in loop.nodes:
        for instr in block.instrs:
            if instr.info.form == "gep" and constant_gep(instr) is None:
                base = object_of(instr)
                if isinstance(base, Instr) and base.info.form == "alloca":
                    return True
    return False


def _unroll(around: Round, loop: NaturalLoop[Block], before: Block, trips: TripCount) -> None:
    header, latch, control = loop.header, loop.latches[0], trips.control
    phis = header.phis
    stays = next(b for b in control.terminator.blocks if b in loop)  # type: ignore[union-attr]
    leaves = next(b for b in control.terminator.blocks if b not in loop)  # type: ignore[union-attr]
    last: dict[Value, Value] = {}
    previous = before
    for number in range(trips.count):
        values: dict[Value, Value] = {}
        for phi in phis:
            value = phi.incoming_from(before if number == 0 else latch)
            values[phi] = last.get(value, value)
        around.insert(before, zip(copy_iteration(around.fn, loop, values, phis), loop.nodes))
        start = values[header]
        assert isinstance(start, Block)
        edges.retarget(previous, header, start)
        enter_exits(loop, values)
        ending = values[control]
        assert isinstance(ending, Block)
        if number == trips.count - 1:
            go(ending, leaves, values.get(stays, stays) if stays is not header else None)  # type: ignore[arg-type]
            if control is not latch:
                trap = Block("", around.fn)
                around.insert(before, [(trap, latch)])
                Instr("unreachable", ty.VOID, location=latch.terminator.location).append_to(trap)  # type: ignore[union-attr]
                edges.retarget(values[latch], header, trap)  # type: ignore[arg-type]
        elif trips.exact:
            go(ending, values.get(stays, stays) if stays is not header else header, leaves)  # type: ignore[arg-type]
        last, previous = values, values[latch]  # type: ignore[assignment]
    around.delete(loop.nodes)
