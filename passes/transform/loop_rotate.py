"""Turns loops that test at the top into loops that test at the bottom, after a first test.

    entry:  br label %head                      entry:  %c0 = icmp … ; br i1 %c0, label %body, label %end
    head:   %c = icmp …                         body:   …
            br i1 %c, label %body, label %end → br label %head
    body:   … ; br label %head                  head:   %c = icmp … ; br i1 %c, label %body, label %end

One branch per iteration instead of two, and what the body does is certain to happen once the loop
is entered, which lets `licm` move loads. It runs while variables are still in memory: then a header
has no phis and copying it needs no repair. Headers that contain convergent operations, or much
code, stay.

requires: loops. preserves: nothing.
Literature: Muchnick, "Advanced Compiler Design and Implementation" (1997), section 18.5 (loop inversion).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ir.core import Block, Function, Instr, Value, is_op
from ...support.graphs import NaturalLoop
from . import edges
from .clone import clone_blocks, insert_blocks

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses

LIMIT = 24
"""The cost (`Opcode.cost`) of a header that may still be copied."""


def run(fn: Function, analyses: Analyses) -> bool:
    """Run the pass. Return whether the function changed."""
    changed = edges.remove_unreachable(fn)
    for loop in analyses.get("loops", fn).loops:
        if _suitable(loop):
            _rotate(fn, loop)
            changed = True
    return changed


def _suitable(loop: NaturalLoop[Block]) -> bool:
    header = loop.header
    term = header.terminator
    if not is_op(term, "br") or len(term.blocks) != 2 or header.instrs[0].op == "phi":
        return False
    if (term.blocks[0] in loop) == (term.blocks[1] in loop):
        return False
    if any(len(latch.successors) != 1 or latch is header for latch in loop.latches):
        return False
    if any(i.info.is_convergent or not _is_local(i) for i in header.instrs):
        return False
    return sum(i.info.cost for i in header.instrs) <= LIMIT


def _is_local(instr: Instr) -> bool:
    """Return whether the value is used in its own block alone, or by phis for edges from it."""
    block = instr.parent
    for user in instr.users:
        if user.op == "phi":
            if any(v is instr and b is not block for v, b in user.incoming):
                return False
        elif user.parent is not block:
            return False
    return True


def _rotate(fn: Function, loop: NaturalLoop[Block]) -> None:
    header = loop.header
    hints = [
        latch.terminator.attrs.pop("unroll")
        for latch in loop.latches
        if latch.terminator and "unroll" in latch.terminator.attrs
    ]
    outside = [p for p in edges.preds(header) if p not in loop]
    values: dict[Value, Value] = {}
    (guard,) = clone_blocks([header], values, fn)
    for successor in header.successors:
        for phi in successor.phis:
            value = phi.incoming_from(header)
            phi.append(values.get(value, value), guard)
    for pred in outside:
        edges.retarget(pred, header, guard)
    insert_blocks(fn, min(outside, key=fn.index), [guard])
    if hints and header.terminator is not None:
        header.terminator.attrs["unroll"] = hints[0]
    guard.name = f"{header.name}.guard" if header.name else ""
