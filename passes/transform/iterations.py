"""Copies of a loop's iterations, for the two kinds of unrolling. No pass of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ...ir import irtypes as ty
from ...ir.core import Block, Constant, Function, Instr, Value
from ...support.graphs import DominatorTree, NaturalLoop
from . import edges
from .clone import clone_blocks


class Round:
    """A function's dominators while disjoint loops are replaced by copies.

    One dominator tree serves all of them: blocks outside of an unrolled loop keep their dominators, and a
    copy has those of its original. New and dead blocks are entered into the function's list in one sweep, at
    the end.
    """

    def __init__(self, fn: Function, tree: DominatorTree[Block]) -> None:
        self.fn = fn
        self.preds: Mapping[Block, Sequence[Block]] = tree.preds
        self._tree = tree
        self._original: dict[Block, Block] = {}
        self._insertions: dict[Block, list[Block]] = {}
        self._dead: set[Block] = set()

    def __contains__(self, block: Block) -> bool:
        return self._original.get(block, block) in self._tree

    def dominates(self, a: Block, b: Block) -> bool:
        """Return whether a block, or its original, dominates another."""
        return self._tree.dominates(self._original.get(a, a), self._original.get(b, b))

    def insert(self, after: Block, copies: Iterable[tuple[Block, Block]]) -> None:
        """Insert blocks after `after` and those already inserted there; each comes with the block that it
        copies.
        """
        for copy, original in copies:
            self._original[copy] = original
            self._insertions.setdefault(after, []).append(copy)

    def delete(self, blocks: Iterable[Block]) -> None:
        """Delete blocks that nothing outside of them leads to."""
        dead = dict.fromkeys(blocks)
        edges.cut_off(dead)
        self._dead.update(dead)

    def finish(self) -> None:
        """Insert the copied blocks into the function."""
        if self._insertions:
            self.fn.blocks = [
                b
                for block in self.fn.blocks
                for b in (block, *self._insertions.get(block, ()))
                if b not in self._dead
            ]
            self.fn.changed(cfg=True)


def copy_iteration(
    fn: Function, loop: NaturalLoop[Block], values: dict[Value, Value], phis: list[Instr]
) -> list[Block]:
    """One iteration, in which what is constant now is folded. Its header has no phis; its edge back leads to
    the old header for now.
    """
    known = {phi: values[phi] for phi in phis}
    copies = clone_blocks(loop.nodes, values, fn)
    for phi in phis:
        clone = values[phi]
        clone.replace_uses(known[phi])
        clone.erase()  # type: ignore[attr-defined]
        values[phi] = known[phi]
    for block in loop.nodes:
        for instr in block.instrs:
            copy = values[instr]
            if isinstance(copy, Instr) and copy.info.is_pure and copy.op != "phi":
                constant = _folded(copy)
                if constant is not None:
                    copy.replace_uses(constant)
                    copy.erase()
                    values[instr] = constant
    edges.retarget(values[loop.latches[0]], values[loop.header], loop.header)  # type: ignore[arg-type]
    return copies


def _folded(instr: Instr) -> Constant | None:
    """Return the constant that an instruction is, if its operands are."""
    operands = instr.call_args if instr.op == "call" else instr.operands
    if not operands or not all(isinstance(operand, Constant) for operand in operands):
        return None
    from ...ir.fold import fold_instr  # costs a start-up time that kernels without such loops save

    constant = fold_instr(instr)
    return constant if isinstance(constant, Constant) else None


def enter_exits(loop: NaturalLoop[Block], values: dict[Value, Value]) -> None:
    """Add edges from a copy to the exits of the loop: phis of the exits take its values."""
    for source, target in loop.exits:
        for phi in target.phis:
            value = phi.incoming_from(source)
            for _ in range(edges.edge_count(source, target)):
                phi.append(values.get(value, value), values[source])  # type: ignore[arg-type]


def go(block: Block, target: Block, other: Block | None) -> None:
    """The copy's test is known: jump to `target`, forget the edge to `other`, whose phis know it
    unless it is None."""
    if other is not None:
        edges.drop_entry(other, block)
    location = block.terminator.location  # type: ignore[union-attr]
    block.terminator.erase()  # type: ignore[union-attr]
    Instr("br", ty.VOID, blocks=(target,), location=location).append_to(block)
