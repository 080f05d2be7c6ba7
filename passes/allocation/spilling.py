"""Spilling: what becomes of each operation when some values live in memory.

Spill everywhere: every use of a spilled value reads a fresh value that is reloaded (or recomputed)
just before, every definition writes a fresh value that is stored just after; Chaitin, "Register
allocation and spilling via graph coloring" (1982). Copies take part directly: a copy from a spilled
value *is* the reload, a copy to one *is* the store.

The rewriting is a pure function of the original problem and the set of spilled values, so rounds of
spilling do not pile rewritings upon each other, and the checker can replay the edits on the
original operations.
"""

from __future__ import annotations

from collections.abc import Iterable

import networkx as nx

from ...support.fast_dataclass import field, record, replace
from .problem import BlockSpec, Edit, Op, Problem, Recompute, Reload, SpillStore


@record(eq=True)
class Spills:
    """The values in memory. `group_of[v]` is the coalesced group whose slot v shares."""

    group_of: dict[int, int] = field(default_factory=dict)

    def add(self, values: Iterable[int]) -> None:
        """Spill `values`, which do not interfere, into one slot."""
        group = len(self.group_of)
        self.group_of.update(dict.fromkeys(values, group))


def rewrite(problem: Problem, spills: Spills) -> tuple[Problem, dict[tuple[int, int], Edit]]:
    """The problem as it is with `spills` in memory, and the edits that lead there.

    Fresh values are numbered from `len(problem.values)` in program order and are unspillable.
    """
    group_of = spills.group_of
    if not group_of:
        return problem, {}
    values = list(problem.values)
    edits: dict[tuple[int, int], Edit] = {}
    blocks = []
    for number, block in enumerate(problem.blocks):
        ops: list[Op] = []
        for at, op in enumerate(block.ops):
            if group_of.keys().isdisjoint(op.uses) and group_of.keys().isdisjoint(op.defs):
                ops.append(op)
                continue
            edit = (
                _edit_copy(problem, op, group_of, values)
                if op.is_copy and not op.guarded
                else _edit(problem, op, group_of, values)
            )
            edits[number, at] = edit
            ops.extend(Op(defs=(action.into,)) for action in edit.before)
            if not edit.dropped:
                ops.append(_renamed(op, edit.rename))
            ops.extend(Op(uses=(action.source,)) for action in edit.after)
        blocks.append(BlockSpec(ops, block.successors, block.weight))
    fresh = frozenset(range(len(problem.values), len(values)))
    return (
        replace(
            problem,
            values=values,
            blocks=blocks,
            remat=problem.remat - group_of.keys(),
            unspillable=problem.unspillable | fresh,
        ),
        edits,
    )


def _fresh(values: list[str], like: int) -> int:
    values.append(values[like])
    return len(values) - 1


def _fetch(problem: Problem, value: int, into: int) -> Reload | Recompute:
    return Recompute(value, into) if value in problem.remat else Reload(value, into)


def _edit(problem: Problem, op: Op, group_of: dict[int, int], values: list[str]) -> Edit:
    edit = Edit()
    for value in dict.fromkeys(op.uses):
        if value in group_of:
            edit.rename[value] = _fresh(values, value)
            edit.before.append(_fetch(problem, value, edit.rename[value]))
    for value in dict.fromkeys(op.defs):
        if value not in group_of:
            continue
        if value in problem.remat:
            edit.dropped = True
            continue
        if value not in edit.rename:
            edit.rename[value] = _fresh(values, value)
            if op.guarded:
                edit.before.append(Reload(value, edit.rename[value]))
        edit.after.append(SpillStore(value, edit.rename[value]))
    return edit


def _edit_copy(problem: Problem, op: Op, group_of: dict[int, int], values: list[str]) -> Edit:
    (dst,), (src,) = op.defs, op.uses
    edit = Edit(dropped=True)
    if dst not in group_of:
        edit.before.append(_fetch(problem, src, dst))
    elif src not in group_of:
        edit.after.append(SpillStore(dst, src))
    elif src in problem.remat or group_of[dst] != group_of[src]:
        passing = _fresh(values, dst)
        edit.before.append(_fetch(problem, src, passing))
        edit.after.append(SpillStore(dst, passing))
    return edit


def _renamed(op: Op, rename: dict[int, int]) -> Op:
    def new(values: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(rename.get(v, v) for v in values)

    return replace(
        op, defs=new(op.defs), uses=new(op.uses), early=new(op.early), tuples=tuple(new(t) for t in op.tuples)
    )


def assign_slots(problem: Problem, spills: Spills, graph: nx.Graph[int]) -> tuple[dict[int, int], int]:
    """Frame offsets (in units) of the spilled values, and the frame's size.

    Groups whose values never interfere share space: first fit in the order of spilling, on
    `graph`, the interference graph of the original problem. Recomputed values need no slot.
    """
    groups: dict[int, list[int]] = {}
    for value, group in spills.group_of.items():
        if value not in problem.remat:
            groups.setdefault(group, []).append(value)
    slots: dict[int, int] = {}
    end = 0
    for values in groups.values():
        size = max(problem.class_of(v).size for v in values)
        taken = []
        for value in values:
            for other in graph.neighbors(value):
                if other in slots:
                    taken.append((slots[other], slots[other] + problem.class_of(other).size))
        place = 0
        for low, high in sorted(taken):
            if low < place + size and high > place:
                place = -(-high // size) * size
        slots.update(dict.fromkeys(values, place))
        end = max(end, place + size)
    return slots, end
