"""Loop idioms: a loop that clears the lowest one bit of a word until none is left counts the ones.

    loop: %w = phi i32 [ %x, %pre ], [ %v, %loop ]         pre:  %p = call i32 @llvm.ctpop.i32(i32 %x)
          %n = phi i32 [ 0, %pre ], [ %m, %loop ]                br label %exit
          %m = add i32 %n, 1
          %a = add i32 %w, -1                         →
          %v = and i32 %a, %w
          %c = icmp ne i32 %v, 0
          br i1 %c, label %loop, label %exit

A zero makes one iteration, unless a test in front of the loop leads around it. What is added each time need
not be one: anything that does not change in the loop. Loops with effects stay.

requires: loops (in the form of `loop-simplify`). preserves: nothing.
Source: LLVM's LoopIdiomRecognize.cpp, `recognizePopcount`; Warren, "Hacker's Delight" (2013), section 5-1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ir.builder import Builder
from ...ir.core import Block, Function, Instr, Int, Value, const_int, is_op
from ...ir.irtypes import I32, I64, IntType, Type
from ...support.graphs import NaturalLoop
from . import edges
from .loop_simplify import preheader

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses


def run(fn: Function, analyses: Analyses) -> bool:
    """Run the pass. Return whether the function changed."""
    counting = [loop for loop in analyses.get("loops", fn).loops if len(loop.nodes) == 1]
    changed = False
    for loop in counting:
        if _count_ones(loop):
            analyses.remark("loop replaced by a count of ones", loop.header.instrs[-1].location)
            changed = True
    if changed:
        fn.changed(cfg=True)
    return changed


def _count_ones(loop: NaturalLoop[Block]) -> bool:
    """Replace what a loop leaves behind, and let it end after one iteration, of which nothing is read."""
    block, before = loop.header, preheader(loop)
    term = block.terminator
    if before is None or term is None or any(not i.info.is_pure and i.op != "phi" for i in block.instrs[:-1]):
        return False
    word = _cleared_word(block)
    if word is None:
        return False
    phi, cleared = word
    live = [i for i in block.instrs if any(user.parent is not block for user in i.users)]
    sums = {i: sum for i in live if i is not cleared and (sum := _step(i, block)) is not None}
    if any(i is not cleared and i not in sums for i in live):
        return False
    start, at = phi.incoming_from(before), before.terminator
    assert at is not None
    b = Builder(before, at.location).at(at)
    kind = f"i{start.type.bits}"  # type: ignore[attr-defined]
    ones: Value = b.call(f"llvm.ctpop.{kind}", (start,))
    if not _is_tested(start, before):
        ones = b.call(f"llvm.umax.{kind}", (ones, const_int(start.type, 1)))
    for value, (counter, step) in sums.items():
        count = _converted(b, ones, value.type)
        if not (isinstance(step, Int) and step.value == 1):
            count = b.binary("mul", count, step)
        _replace_outside(value, b.binary("add", counter.incoming_from(before), count), block)
    _replace_outside(cleared, const_int(cleared.type, 0), block)
    edges.jump(block, next(target for target in term.blocks if target is not block))
    return True


def _cleared_word(block: Block) -> tuple[Instr, Instr] | None:
    """Return the phi whose lowest one bit the loop clears, and the result, until that is zero."""
    term = block.terminator
    test = term.operands[0] if is_op(term, "br") and len(set(term.blocks)) == 2 else None
    if not is_op(test, "icmp") or test.attrs["pred"] not in ("eq", "ne"):
        return None
    cleared, zero = test.operands
    stays = term.blocks[0 if test.attrs["pred"] == "ne" else 1]  # type: ignore[union-attr]
    if stays is not block or not isinstance(zero, Int) or zero.value or not is_op(cleared, "and"):
        return None
    for phi, less in (cleared.operands, cleared.operands[::-1]):
        if (
            is_op(phi, "phi")
            and phi.parent is block
            and phi.incoming_from(block) is cleared
            and is_op(less, "add")
            and less.operands[0] is phi
            and isinstance(less.operands[1], Int)
            and less.operands[1].signed == -1
            and phi.type in (I32, I64)
        ):
            return phi, cleared
    return None


def _step(value: Instr, block: Block) -> tuple[Instr, Value] | None:
    """Return the phi of which a value is the next one, and what is added each time."""
    if value.op != "add" or not isinstance(value.type, IntType):
        return None
    for phi, step in (value.operands, value.operands[::-1]):
        if is_op(phi, "phi") and phi.parent is block and phi.incoming_from(block) is value:
            return None if isinstance(step, Instr) and step.parent is block else (phi, step)
    return None


def _is_tested(value: Value, before: Block) -> bool:
    """Return whether a block is reached only if the value is not zero."""
    pred = edges.only_pred(before)
    term = pred.terminator if pred is not None else None
    if not is_op(term, "br") or len(set(term.blocks)) != 2 or not is_op(test := term.operands[0], "icmp"):
        return False
    same, zero = test.operands[0] is value, test.operands[1]
    way = {"ne": 0, "ugt": 0, "eq": 1}.get(test.attrs["pred"])
    return (
        same and isinstance(zero, Int) and not zero.value and way is not None and term.blocks[way] is before
    )


def _converted(b: Builder, value: Value, type: Type) -> Value:
    assert isinstance(type, IntType) and isinstance(value.type, IntType)
    bits = value.type.bits
    if type.bits == bits:
        return value
    return b.cast("zext" if type.bits > bits else "trunc", value, type)


def _replace_outside(value: Instr, new: Value, block: Block) -> None:
    for user in list(value.users):
        if user.parent is not block:
            for index, operand in enumerate(user.operands):
                if operand is value:
                    user.set_operand(index, new)
