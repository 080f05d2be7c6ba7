"""Loops that count to an invariant bound with a constant step, for the loop transforms. No pass of its own.

    loop: %i = phi i32 [ %start, %pre ], [ %following, %latch ]
          …
          %following = add nsw i32 %i, 1
          %c = icmp slt i32 %following, %bound
          br i1 %c, label %loop, label %exit

Literature: Muchnick, "Advanced Compiler Design and Implementation" (1997), section 14.1 (induction
variables).
"""

from __future__ import annotations

from ...ir.core import Block, Instr, Int, Value, is_op
from ...ir.opcodes import INVERSE, SWAPPED
from ...support.fast_dataclass import record
from ...support.graphs import NaturalLoop


@record(frozen=True)
class CountedLoop:
    """A loop `do { … i += step } while (i pred bound)`, in which steps other than one do not wrap."""

    phi: Instr
    following: Instr
    start: Value
    step: int
    pred: str
    bound: Value


def counted_loop(loop: NaturalLoop[Block], before: Block) -> CountedLoop | None:
    """The loop as a counted one, if it is: its one test is the latch's."""
    latch = loop.latches[0]
    term = latch.terminator
    if (
        not is_op(term, "br")
        or len(term.blocks) != 2
        or not isinstance(test := term.operands[0], Instr)
        or test.op != "icmp"
    ):
        return None
    pred = test.attrs["pred"]
    if term.blocks[0] is not loop.header:
        pred = INVERSE[pred]
    if pred in ("eq", "ne"):
        return None
    for (following, bound), direction in ((test.operands, pred), (test.operands[::-1], SWAPPED[pred])):
        if not is_op(following, "add") or is_inside(bound, loop):
            continue
        phi, step = following.operands
        if not is_op(phi, "phi") or phi.parent is not loop.header or not isinstance(step, Int):
            continue
        if phi.incoming_from(latch) is not following:
            continue
        up = direction[1] == "l"
        width = step.signed if up else -step.signed
        kept = "nsw" if direction[0] == "s" else "nuw"
        if (
            width < 1
            or width & (width - 1)
            or (kept not in following.flags and (width != 1 or direction[2] == "e"))
        ):
            continue
        return CountedLoop(
            phi, following, phi.incoming_from(before), width if up else -width, direction, bound
        )
    return None


def is_inside(value: Value, loop: NaturalLoop[Block]) -> bool:
    """Return whether a value is computed in a loop."""
    return isinstance(value, Instr) and value.parent is not None and value.parent in loop
