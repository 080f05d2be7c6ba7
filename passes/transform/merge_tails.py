"""Merging tails: a store that all ways into a block end with stands once, in that block.

    then: %p = getelementptr i32, ptr %x, i64 %i          join: %v = phi i32 [ %a, %then ], [ %b, %else ]
          store i32 %a, ptr %p                                  %p = getelementptr i32, ptr %x, i64 %i
          br label %join                             →          store i32 %v, ptr %p
    else: %q = getelementptr i32, ptr %x, i64 %i
          store i32 %b, ptr %q
          br label %join

What the store needs comes along where the ways compute it alike; where they differ, one phi decides. The ways
are often empty then, and `simplifycfg` makes a select of the branch. A block that leads back to itself keeps
its ways apart, and so does a phi of constants that would be moves on ways which stay.

requires: dominators. preserves: the control-flow graph.
Source: LLVM's SimplifyCFG.cpp (sinkCommonCodeFromPredecessors).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...ir.core import Block, Constant, Function, Instr, Value
from .dce import erase_if_dead

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses

_DEPTH = 8
"""How far operands are followed."""


def run(fn: Function, analyses: Analyses) -> bool:
    tree = analyses.get("dominators", fn)
    changed = False
    for block in tree.order:
        ways = list(dict.fromkeys(tree.preds[block]))
        if len(ways) > 1 and all(
            way in tree and not _parts(way) and not tree.dominates(block, way) for way in ways
        ):
            while _merge(block, ways):
                changed = True
    return changed


def _parts(way: Block) -> bool:
    return way.terminator is None or way.terminator.op != "br" or len(way.terminator.blocks) > 1


def _merge(block: Block, ways: list[Block]) -> bool:
    """Move the last store of all ways into the block."""
    result = [_last_effect(way) for way in ways]
    stores = [
        store
        for store in result
        if store is not None and store.op == "store" and "volatile" not in store.flags
    ]
    if len(stores) != len(ways) or not _alike(stores):
        return False
    values = _Values(ways)
    stored, addresses = _operands(stores)
    if values.phis(stored, 0) + values.phis(addresses, 0) > 1:
        return False
    if (
        len(set(stored)) > 1
        and any(isinstance(value, Constant) for value in stored)
        and not all(map(_is_all, stores))
    ):
        return False
    place = next(i for i in block.instrs if i.op != "phi")
    operands = [values.value(group, place, 0) for group in _operands(stores)]
    first = stores[0]
    Instr(
        "store", first.type, operands, flags=first.flags, attrs=dict(first.attrs), location=first.location
    ).insert_before(place)
    for store in stores:
        old = store.operands
        store.erase()
        for operand in old:
            if isinstance(operand, Instr):
                erase_if_dead(operand)
    return True


def _last_effect(way: Block) -> Instr | None:
    return next((i for i in reversed(way.instrs) if not i.info.is_pure and i is not way.terminator), None)


def _is_all(store: Instr) -> bool:
    """Whether a way does nothing but this."""
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
    """Whether the instructions differ in constants that say what they do: fields of structures, immediates of
    intrinsics.
    """
    if group[0].info.form not in ("gep", "call"):
        return False
    return any(
        isinstance(o, Constant) and o is not first
        for i in group
        for first, o in zip(group[0].operands, i.operands)
    )


def _operands(group: Sequence[Value]) -> list[list[Value]]:
    """The operands of instructions that are alike, place by place."""
    return [list(operands) for operands in zip(*(i.operands for i in group if isinstance(i, Instr)))]


class _Values:
    """What each way has, as one value behind all of them."""

    def __init__(self, ways: list[Block]) -> None:
        self.ways = ways

    def phis(self, group: list[Value], depth: int) -> int:
        """How many phis that takes."""
        if all(value is group[0] for value in group):
            return 0
        return min(1, self._inside(group, depth)) if self._computed_alike(group, depth) else 1

    def _inside(self, group: list[Value], depth: int) -> int:
        return sum(self.phis(operands, depth + 1) for operands in _operands(group))

    def _computed_alike(self, group: list[Value], depth: int) -> bool:
        """Whether each way computes its value in the same manner, and for nothing else."""
        instrs = [value for value in group if isinstance(value, Instr)]
        if depth == _DEPTH or len(instrs) < len(group) or not _alike(instrs):
            return False
        return all(
            i.parent is way and len(i.users) == 1 and _may_move(i) for i, way in zip(instrs, self.ways)
        ) and not _chosen_by_constants(instrs)

    def value(self, group: list[Value], place: Instr, depth: int) -> Value:
        """The one value, computed in front of `place`."""
        first, *others = group
        if all(value is first for value in others):
            return first
        if self._computed_alike(group, depth) and self._inside(group, depth) <= 1:
            assert isinstance(first, Instr)
            operands = [self.value(o, place, depth + 1) for o in _operands(group)]
            flags = frozenset.intersection(*(i.flags for i in group if isinstance(i, Instr)))
            return Instr(
                first.op, first.type, operands, flags=flags, attrs=dict(first.attrs), location=first.location
            ).insert_before(place)
        phi = Instr("phi", first.type, group, blocks=self.ways, location=place.location)
        assert place.parent is not None
        place.parent.insert(0, [phi])
        return phi
