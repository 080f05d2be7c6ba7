"""Register allocation by graph colouring: `allocate(problem)`.

The cycle of Chaitin and Briggs: build the interference graph, coalesce copies, simplify, select;
values that found no place go to memory and everything starts again on the rewritten problem. Each
round spills at least one value that was not spilled before, so the rounds end; a problem in which
only fresh, unspillable values are left and still do not fit raises `BudgetError`.

Reading order: `allocation` (the problem and the answer), `interference`, `merging`, `coloring`, `scanning`,
`spilling`, this module; `allocation_checker` proves an answer without any of them.

Two deviations from the textbook: a bank without a budget takes the same path, where every copy that
can be coalesced is and nodes are coloured in smallest-last order (where so much is alive at once that the graph would
be the square of the function, `scanning` takes them in the order of the code); and the values of a coalesced
group are spilled together, into one slot, so that the copies among them cost nothing.
"""

from __future__ import annotations

from .coloring import Coloring, color
from .interference import Conflicts, build, conflicts
from .merging import merge_copies
from .problem import Allocation, BlockSpec, BudgetError, Edit, Op, Problem, Recompute, RegisterClass, Reload, Store
from .scanning import scan, suits
from .spilling import Spills, assign_slots, rewrite

__all__ = [
    "Allocation",
    "BlockSpec",
    "BudgetError",
    "Edit",
    "Op",
    "Problem",
    "Recompute",
    "RegisterClass",
    "Reload",
    "Store",
    "allocate",
]


def allocate(problem: Problem) -> Allocation:
    """Assign units to every value, within the budgets. Raises BudgetError where that is impossible
    and ValueError for a malformed problem (tuples that contradict each other)."""
    spills = Spills()
    current = problem
    edits: dict[tuple[int, int], Edit] = {}
    pressure: dict[str, int] | None = None
    while True:
        found = conflicts(current)
        if pressure is None:
            pressure = found.pressure
        try:
            coloring = _color(current, found)
        except BudgetError as error:
            raise BudgetError(error.bank, error.budget, _least(problem, error)) from None
        if not coloring.failed:
            break
        groups: dict[int, list[int]] = {failed: [failed] for failed in coloring.failed}
        for value, root in sorted(coloring.representative.items()):
            if root in groups:
                groups[root].append(value)
        for values in groups.values():
            spills.add(values)
        current, edits = rewrite(problem, spills)

    units = dict(coloring.units)
    for value, root in coloring.representative.items():
        units[value] = units[root]
    used: dict[str, int] = {}
    for value, unit in units.items():
        cls = current.class_of(value)
        used[cls.bank] = max(used.get(cls.bank, 0), unit + cls.size)
    slots, frame_size = assign_slots(problem, spills, build(problem).graph) if spills.group_of else ({}, 0)
    return Allocation(
        values=current.values,
        units=dict(sorted(units.items())),
        representative={v: coloring.representative.get(v, v) for v in sorted(units)},
        edits=edits,
        slots=slots,
        frame_size=frame_size,
        spilled=tuple(sorted(spills.group_of.keys() - problem.remat)),
        recomputed=tuple(sorted(spills.group_of.keys() & problem.remat)),
        used=used,
        pressure=pressure,
    )


def _color(problem: Problem, found: Conflicts) -> Coloring:
    merged = merge_copies(problem, found)
    if merged is None:
        return color(problem, build(problem, found))
    if suits(problem, merged):
        return scan(problem, found, merged)
    return color(problem, build(problem, found, merged.representative), merged.representative)


def _least(problem: Problem, error: BudgetError) -> int:
    """What the bank needs when everything that can be spilled is."""
    everything = Spills()
    for value in range(len(problem.values)):
        if value not in problem.unspillable:
            everything.add([value])
    return max(build(rewrite(problem, everything)[0]).pressure[error.bank], error.budget + 1)
