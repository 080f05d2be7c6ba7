"""Merging tails: a store at the end of all predecessors of a block is moved into that block.

    then: %p = getelementptr i32, ptr %x, i64 %i          join: %v = phi i32 [ %a, %then ], [ %b, %else ]
          store i32 %a, ptr %p                                  %p = getelementptr i32, ptr %x, i64 %i
          br label %join                             →          store i32 %v, ptr %p
    else: %q = getelementptr i32, ptr %x, i64 %i
          store i32 %b, ptr %q
          br label %join

The operands of the store move too where the predecessors compute them alike; where they differ, a phi selects
them. The predecessors are often empty then, and `simplifycfg` makes a select of the branch. A block that
leads back to itself is left alone, and so is a phi of constants that would become moves in predecessors that
stay.

requires: dominators. preserves: the control-flow graph.
Source: LLVM's SimplifyCFG.cpp (sinkCommonCodeFromPredecessors).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...ir.core import Block, Constant, Function, Instr, Value, is_op
from .dce import erase_if_dead

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses

_DEPTH = 8
"""Depth to which operands are followed."""


def run(fn: Function, analyses: Analyses) -> bool:
    """Run the pass. Return whether the function changed."""
    tree = analyses.get("dominators", fn)
    changed = False
    for block in tree.order:
        preds = list(dict.fromkeys(tree.preds[block]))
        if len(preds) > 1 and all(
            pred in tree and not _parts(pred) and not tree.dominates(block, pred) for pred in preds
        ):
            while _merge(block, preds):
                changed = True
    return changed


def _parts(pred: Block) -> bool:
    return not is_op(pred.terminator, "br") or len(pred.terminator.blocks) > 1


def _merge(block: Block, preds: list[Block]) -> bool:
    """Move the last store of all predecessors into the block."""
    result = [_last_effect(pred) for pred in preds]
    stores = [store for store in result if is_op(store, "store") and "volatile" not in store.flags]
    if len(stores) != len(preds) or not _alike(stores):
        return False
    values = _Values(preds)
    stored, addresses = _operands(stores)
    if values.phis(stored, 0) + values.phis(addresses, 0) > 1:
        return False
    if (
        len(set(stored)) > 1
        and any(isinstance(value, Constant) for value in stored)
        and not all(map(_is_all, stores))
    ):
        return False
    position = next(i for i in block.instrs if i.op != "phi")
    operands = [values.value(group, position, 0) for group in _operands(stores)]
    first = stores[0]
    Instr(
        "store", first.type, operands, flags=first.flags, attrs=dict(first.attrs), location=first.location
    ).insert_before(position)
    for store in stores:
        old = store.operands
        store.erase()
        for operand in old:
            if isinstance(operand, Instr):
                erase_if_dead(operand)
    return True


def _last_effect(pred: Block) -> Instr | None:
    return next((i for i in reversed(pred.instrs) if not i.info.is_pure and i is not pred.terminator), None)


def _is_all(store: Instr) -> bool:
    """Return whether a predecessor contains nothing else."""
    assert store.parent is not None
    return all(i is store or i.info.is_pure for i in store.parent.instrs[:-1])


def _alike(group: list[Instr]) -> bool:
    first, *others = group
    return all(
        i.op == first.op
        and i.type is first.type
        and i.attrs == first.attrs
        and [o.type for o in i.operands] == [o.type for o in first.operands]
        for i in others
    )


def _may_move(instr: Instr) -> bool:
    return instr.info.is_pure and not instr.info.is_convergent and instr.info.form not in ("phi", "alloca")


def _chosen_by_constants(group: list[Instr]) -> bool:
    """Return whether the instructions differ in constants that say what they do: fields of structures,
    immediates of intrinsics.
    """
    if group[0].info.form not in ("gep", "call"):
        return False
    return any(
        isinstance(o, Constant) and o is not first
        for i in group
        for first, o in zip(group[0].operands, i.operands)
    )


def _operands(group: Sequence[Value]) -> list[list[Value]]:
    """Yield the operands of corresponding instructions, position by position."""
    return [list(operands) for operands in zip(*(i.operands for i in group if isinstance(i, Instr)))]


class _Values:
    """The values of the predecessors, merged into one value in the block."""

    def __init__(self, preds: list[Block]) -> None:
        self.preds = preds

    def phis(self, group: list[Value], depth: int) -> int:
        """Return the number of phis that this needs."""
        if all(value is group[0] for value in group):
            return 0
        return min(1, self._inside(group, depth)) if self._computed_alike(group, depth) else 1

    def _inside(self, group: list[Value], depth: int) -> int:
        return sum(self.phis(operands, depth + 1) for operands in _operands(group))

    def _computed_alike(self, group: list[Value], depth: int) -> bool:
        """Return whether each predecessor computes its value in the same way, without other uses."""
        instrs = [value for value in group if isinstance(value, Instr)]
        if depth == _DEPTH or len(instrs) < len(group) or not _alike(instrs):
            return False
        return all(
            i.parent is pred and len(i.users) == 1 and _may_move(i) for i, pred in zip(instrs, self.preds)
        ) and not _chosen_by_constants(instrs)

    def value(self, group: list[Value], position: Instr, depth: int) -> Value:
        """Return the merged value, computed in front of `position`."""
        first, *others = group
        if all(value is first for value in others):
            return first
        if self._computed_alike(group, depth) and self._inside(group, depth) <= 1:
            assert isinstance(first, Instr)
            operands = [self.value(o, position, depth + 1) for o in _operands(group)]
            flags = frozenset.intersection(*(i.flags for i in group if isinstance(i, Instr)))
            return Instr(
                first.op, first.type, operands, flags=flags, attrs=dict(first.attrs), location=first.location
            ).insert_before(position)
        phi = Instr("phi", first.type, group, blocks=self.preds, location=position.location)
        assert position.parent is not None
        position.parent.insert(0, [phi])
        return phi
