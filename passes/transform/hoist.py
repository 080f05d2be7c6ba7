"""Hoisting: what two branches one after the other compute, each for itself, is computed once in front of
them.

    entry: br i1 %c, label %a, label %b             entry: %p = getelementptr i8, ptr %x, i64 %i
    a:     %p = getelementptr i8, ptr %x, i64 %i           br i1 %c, label %a, label %b
           store i32 0, ptr %p                      →  a:  store i32 0, ptr %p
           br label %b                                     br label %b
    b:     br i1 %d, label %then, label %end        b:     br i1 %d, label %then, label %end
    then:  %q = getelementptr i8, ptr %x, i64 %i    then:  store i32 1, ptr %p
           store i32 1, ptr %q

gvn finds what is at hand on every path; this finds what the first branch leaves at hand if it is taken. Only
addresses and integers move, past one condition, and into no loop: on the path that takes both branches they
are computed once less, on the one that takes neither once more. The two sides of one branch keep their own.

requires: loops, dominators. preserves: the control-flow graph.
Literature: Barany, Krall, "Optimal and heuristic global code motion for minimal spilling", CC 2013; LLVM's
GVNHoist.cpp.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from ...ir import irtypes as ty
from ...ir.core import Block, Function, Instr
from ...support.graphs import DominatorTree, LoopNest
from ..analysis.layout import constant_gep

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses


def run(fn: Function, analyses: Analyses) -> bool:
    """Run the pass. Return whether the function changed."""
    nest, tree = analyses.get("loops", fn), analyses.get("dominators", fn)
    known: dict[Hashable, Instr] = {}
    changed = False
    for block in tree.order:
        for instr in block.instrs[:]:
            if not _may_move(instr):
                continue
            key = (
                instr.op,
                instr.type,
                tuple(instr.attrs.get(name) for name in instr.info.attrs),
                *instr.operands,
            )
            first = known.setdefault(key, instr)
            if first is not instr and _is_available(first, block, tree, nest):
                first.flags &= instr.flags
                instr.replace_uses(first)
                instr.erase()
                changed = True
            else:
                known[key] = instr
    return changed


def _may_move(instr: Instr) -> bool:
    info = instr.info
    if not info.is_pure or info.is_terminator or not info.speculatable or info.form in ("phi", "alloca"):
        return False
    return (
        isinstance(instr.type, ty.IntType | ty.PointerType)
        and instr.type is not ty.I1
        and (info.form != "gep" or constant_gep(instr) is None)
    )


def _is_available(first: Instr, second: Block, tree: DominatorTree[Block], nest: LoopNest[Block]) -> bool:
    """Return whether `first` dominates the block `second`, moved if necessary."""
    source = _block(first)
    if tree.dominates(source, second):
        return True
    front = tree.common(source, second)
    join = second if tree.idom[second] is front else tree.idom[second]
    if tree.idom[source] is not front or tree.idom[join] is not front or len(tree.preds[join]) < 2:
        return False
    loop = nest.innermost(front)
    if loop is not None and not (source in loop and second in loop):
        return False
    if not all(tree.dominates(_block(o), front) for o in first.operands if isinstance(o, Instr)):
        return False
    source.instrs.remove(first)
    first.parent = None
    front.insert(len(front.instrs) - 1, [first])
    return True


def _block(instr: Instr) -> Block:
    assert instr.parent is not None
    return instr.parent
