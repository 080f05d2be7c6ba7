"""Unrolling: a loop with a small known number of iterations becomes its iterations; others go several iterations at once.

    loop: %i = phi i32 [ 0, %pre ], [ %j, %loop ]          store i32 0, ptr %p
          store i32 %i, ptr %p                        →    store i32 1, ptr %p
          %j = add i32 %i, 1                               store i32 2, ptr %p
          %c = icmp slt i32 %j, 3
          br i1 %c, label %loop, label %exit

The number of iterations is found by running the loop's control on constants: phis start with their
constants, and what the exit test depends on is folded, iteration by iteration. Other exits (`break`)
stay as they are in every copy. Accesses that were variable become constant, which is what `sroa`
needs to keep small local arrays in registers.

Where the number is not known, or too large, `partial_unroll` makes a loop of several iterations and leaves
the old one for the rest. `#pragma unroll` arrives as `unroll` of the branch that goes round the loop:
it lifts the limits, chooses the number, or forbids both.

Loops that do not contain each other are unrolled with one set of analyses (`iterations.Round`), so a function takes as many
rounds as unrolled loops are nested in each other.

requires: loops, dominators (and loops in the form of `loop-simplify`). preserves: nothing.
Literature: Muchnick, "Advanced Compiler Design and Implementation" (1997), section 17.4.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ir import irtypes as ty
from ...ir.core import Block, Constant, Function, Instr, Int, Value
from ...support.graphs import Loop
from ..analysis.alias import object_of
from ..analysis.layout import constant_gep
from . import edges
from .iterations import Round, copy_iteration, enter_exits, go
from .lcssa import close
from .loop_simplify import preheader
from .partial_unroll import goes_round_few_times, unroll_partially

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses

SIZE_LIMIT = 512
"""The cost (`Opcode.cost`) up to which all iterations together may grow."""

ARRAY_SIZE_LIMIT = 2048
"""The same where the loop goes through a local array, which can live in registers afterwards."""

COUNT_LIMIT = 64
"""The most iterations that are unrolled."""

ASKED_SIZE_LIMIT, ASKED_COUNT_LIMIT = 16384, 1024
"""The same where the program asks for it."""


def run(fn: Function, analyses: Analyses) -> bool:
    changed = edges.remove_unreachable(fn)
    done: set[Block] = set()
    while _round(fn, analyses, done):
        changed = True
    return _keep_short(fn, analyses) or changed


def _keep_short(fn: Function, analyses: Analyses) -> bool:
    """Forbid ptxas to make a loop of several iterations of one that never has as many."""
    changed = False
    for loop in analyses.get("loops", fn).inner_first():
        before, term = preheader(loop), loop.latches[0].terminator
        if before is not None and len(loop.latches) == 1 and term is not None and "unroll" not in term.attrs and goes_round_few_times(loop, before):
            term.attrs["unroll"] = 1
            fn.changed()
            changed = True
    return changed


def _round(fn: Function, analyses: Analyses, done: set[Block]) -> bool:
    """Unroll the loops whose inner loops did not change; the others are looked at anew in the next round."""
    around = Round(fn, analyses.get("dominators", fn))
    changed: set[Loop[Block]] = set()
    for loop in analyses.get("loops", fn).inner_first():
        stale = any(child in changed for child in loop.children)
        if not stale and loop.header not in done:
            done.add(loop.header)
            stale = len(loop.latches) == 1 and _unrolled(loop, around, analyses, done)
        if stale:
            changed.add(loop)
    around.finish()
    return bool(changed)


def _unrolled(loop: Loop[Block], around: Round, analyses: Analyses, done: set[Block]) -> bool:
    """Unroll one loop, completely or not, if that is possible and promises something."""
    before, term = preheader(loop), loop.latches[0].terminator
    asked = term.attrs.get("unroll") if term is not None else None
    if before is None or asked == 1 or (loop.children and asked is None):
        return False
    size = sum(i.info.cost for block in loop.nodes for i in block.instrs)
    location = loop.header.instrs[-1].location
    found = _trip_count(loop, before, COUNT_LIMIT if asked is None else ASKED_COUNT_LIMIT)
    if found is not None:
        control, count = found
        limit = ASKED_SIZE_LIMIT if asked is not None else ARRAY_SIZE_LIMIT if _walks_array(loop) else SIZE_LIMIT
        fits = count * size <= limit and (not asked or count <= asked)
        if fits:
            if not close(loop, around):
                return False
            analyses.remark(f"loop unrolled completely, {count} iteration{'s' * (count != 1)}", location)
            _unroll(around, loop, before, control, count)
            return True
    times = unroll_partially(loop, before, asked, size, around, analyses.registers, done)
    if times:
        analyses.remark(f"loop unrolled, {times} iterations at once", location)
    return bool(times)


def _walks_array(loop: Loop[Block]) -> bool:
    """Whether the loop accesses a local array at places that differ from iteration to iteration."""
    for block in loop.nodes:
        for instr in block.instrs:
            if instr.info.form == "gep" and constant_gep(instr) is None:
                base = object_of(instr)
                if isinstance(base, Instr) and base.info.form == "alloca":
                    return True
    return False


def _trip_count(loop: Loop[Block], before: Block, limit: int) -> tuple[Block, int] | None:
    """The block whose branch ends the loop and how often the header runs."""
    for block in dict.fromkeys(source for source, _ in loop.exits):
        term = block.terminator
        if term is None or term.op != "br" or len(term.blocks) != 2 or block not in (loop.header, loop.latches[0]):
            continue
        count = _simulate(loop, before, term, limit)
        if count is not None:
            return block, count
    return None


def _simulate(loop: Loop[Block], before: Block, term: Instr, limit: int) -> int | None:
    """Run the test of `term` on constants until it leaves the loop."""
    slice = _slice(loop, term.operands[0])
    if slice is None:
        return None
    from ...ir.fold import fold

    phis = [i for i in slice if i.op == "phi"]
    rest = [i for i in slice if i.op != "phi"]
    state: dict[Value, Value] = {}
    latch = loop.latches[0]
    for count in range(1, limit + 1):
        source = before if count == 1 else latch
        new: dict[Value, Value] = {phi: state.get(v := phi.incoming_from(source), v) for phi in phis}
        if not all(isinstance(v, Constant) for v in new.values()):
            return None
        state = dict(new)
        for instr in rest:
            operands = [state.get(o, o) for o in (instr.call_args if instr.op == "call" else instr.operands)]
            result = fold(instr.info, operands, instr.type, instr.flags, instr.attrs)
            if not isinstance(result, Constant):
                return None
            state[instr] = result
        test = state.get(term.operands[0], term.operands[0])
        if not isinstance(test, Int):
            return None
        if term.blocks[0 if test.value else 1] not in loop:
            return count
    return None


def _slice(loop: Loop[Block], test: Value) -> list[Instr] | None:
    """What the test depends on inside the loop, in order of computation; None when that is more
    than constants and phis of the header."""
    latch = loop.latches[0]
    needed: dict[Value, None] = {}
    work = [test]
    while work:
        value = work.pop()
        if isinstance(value, Constant) or value in needed:
            continue
        if not isinstance(value, Instr) or value.parent is None or value.parent not in loop:
            return None
        if value.op == "phi":
            if value.parent is not loop.header:
                return None
            work.append(value.incoming_from(latch))
        elif value.info.is_pure:
            work += value.call_args if value.op == "call" else value.operands
        else:
            return None
        needed[value] = None
        if len(needed) > 32:
            return None
    return [i for block in loop.nodes for i in block.instrs if i in needed]


def _unroll(around: Round, loop: Loop[Block], before: Block, control: Block, count: int) -> None:
    header, latch = loop.header, loop.latches[0]
    phis = header.phis
    stays = next(b for b in control.terminator.blocks if b in loop)  # type: ignore[union-attr]
    leaves = next(b for b in control.terminator.blocks if b not in loop)  # type: ignore[union-attr]
    last: dict[Value, Value] = {}
    previous = before
    for number in range(count):
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
        if number == count - 1:
            go(ending, leaves, values.get(stays, stays) if stays is not header else None)  # type: ignore[arg-type]
            if control is not latch:
                trap = Block("", around.fn)
                around.insert(before, [(trap, latch)])
                Instr("unreachable", ty.VOID, location=latch.terminator.location).append_to(trap)  # type: ignore[union-attr]
                edges.retarget(values[latch], header, trap)  # type: ignore[arg-type]
        else:
            go(ending, values.get(stays, stays) if stays is not header else header, leaves)  # type: ignore[arg-type]
        last, previous = values, values[latch]  # type: ignore[assignment]
    around.delete(loop.nodes)
