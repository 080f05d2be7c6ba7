"""Aggressive dead code elimination: branches without live control dependents are removed, and with them loops
and regions without effects.

    head:                                                head:
      %i = phi i32 [ 0, %entry ], [ %j, %body ]            br label %end
      %s = phi float [ 0.0, %entry ], [ %t, %body ]
      %c = icmp slt i32 %i, %n                       →
      br i1 %c, label %body, label %end
    body:  …  nothing but sums that `end` does not read

Everything is taken for dead until something with an effect needs it: through operands, and through control
dependence, by the branches that decide whether its block runs and from where a phi is reached. A branch that
stays dead becomes a jump to its nearest live postdominator.

A loop may be removed only if it ends: functions assert this by `mustprogress` (C++17 [intro.progress] p1). In
others loops stay, and so does code from which no exit is reachable.

requires: postdominators. preserves: nothing.
Literature: Cytron et al., TOPLAS 13 (1991), section 7.1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ir.core import Block, Function, Instr, Value, erase_all
from ...support.graphs import EXIT, DominatorTree
from . import edges
from .dce import removable, write_only_variables

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses


def run(fn: Function, analyses: Analyses) -> bool:
    """Run the pass. Return whether the function changed."""
    if not fn.attrs.get("mustprogress") or all(_decides(block) is None for block in fn.blocks):
        return False
    if edges.remove_unreachable(fn):
        return True
    tree = analyses.get("postdominators", fn)
    live = _Live(tree)
    hidden = write_only_variables(fn)
    leaving = _reaching_exits(fn)
    for block in fn.blocks:
        for instr in block.instrs:
            if instr.info.is_terminator:
                if _decides(block) is None or block not in leaving:
                    live.mark(instr)
            elif not removable(instr) and not (instr.info.form == "store" and instr.operands[1] in hidden):
                live.mark(instr)
    live.flow()
    branches = [
        block for block in fn.blocks if (term := _decides(block)) is not None and term not in live.instrs
    ]
    dead = [
        i for block in fn.blocks for i in block.instrs if i not in live.instrs and not i.info.is_terminator
    ]
    erase_all(dead)
    for block in branches:
        _lead(block, live.live_postdominator(block))
    edges.remove_unreachable(fn)
    return bool(dead or branches)


def _decides(block: Block) -> Instr | None:
    """The terminator of a block that has somewhere to choose."""
    term = block.terminator
    return term if term is not None and len(set(term.blocks)) > 1 else None


def _reaching_exits(fn: Function) -> set[Block]:
    """Return the blocks from which a path leads to an exit."""
    result: set[Block] = set()
    work = [block for block in fn.blocks if block.terminator is None or not block.terminator.blocks]
    while work:
        block = work.pop()
        if block not in result:
            result.add(block)
            work += edges.preds(block)
    return result


class _Live:
    """The live instructions, and the blocks whose execution has an effect."""

    def __init__(self, tree: DominatorTree[Block]) -> None:
        self.tree, self.deciding = tree, tree.frontiers
        self.instrs: set[Value] = set()
        self.blocks: set[Block] = set()
        self._work: list[Instr] = []

    def mark(self, instr: Instr) -> None:
        """The instruction is needed where it stands."""
        if instr not in self.instrs:
            self.instrs.add(instr)
            self._work.append(instr)

    def flow(self) -> None:
        """Mark what the marked ones need."""
        while self._work:
            instr = self._work.pop()
            assert instr.parent is not None
            # What jumps on shows nothing by itself.
            if not (instr.info.is_terminator and len(instr.blocks) == 1):
                self._enter(instr.parent)
            if instr.info.form == "phi":
                for source in instr.blocks:
                    self._enter(source)
                    if source.terminator is not None:
                        self.mark(source.terminator)
            for operand in instr.operands:
                if isinstance(operand, Instr):
                    self.mark(operand)

    def _enter(self, block: Block) -> None:
        """Mark the block: its execution is observable."""
        if block not in self.blocks:
            self.blocks.add(block)
            for branch in self.deciding[block]:
                if branch.terminator is not None:
                    self.mark(branch.terminator)

    def live_postdominator(self, block: Block) -> Block:
        """Return the nearest live postdominator of `block`."""
        result = self.tree.idom[block]
        while result is not EXIT and result not in self.blocks:
            result = self.tree.idom[result]
        assert result is not EXIT, "a block that leads to several ways out is decided by a live branch"
        return result


def _lead(block: Block, target: Block) -> None:
    """Let `block` go on at `target`, which has no phis that its paths through dead code would choose in."""
    term = block.terminator
    assert term is not None
    for successor in term.blocks:
        edges.drop_entry(successor, block)
    location = term.location
    term.erase()
    Instr("br", term.type, blocks=(target,), location=location).append_to(block)
