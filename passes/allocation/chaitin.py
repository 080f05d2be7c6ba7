"""The cycle of Chaitin and Briggs: build the interference graph, coalesce copies, simplify, select.

Values without a colour are spilled and the cycle is repeated on the rewritten problem. Each
round spills at least one value that was not spilled before, so the rounds end; a problem in which
only fresh, unspillable values are left and still do not fit raises `BudgetError`.

Two deviations from the textbook: a bank without a budget takes the same path, where every copy that
can be coalesced is and nodes are coloured in smallest-last order; and the values of a coalesced
group are spilled together, into one slot, so that the copies among them cost nothing.
"""

from __future__ import annotations

from ...support.fast_dataclass import replace
from .coloring import color
from .conflicts import Conflicts
from .interference import build
from .problem import AllocationResult, BudgetError, Coloring, Edit, Problem
from .spilling import Spills, assign_slots, rewrite


def spill_until_coloured(problem: Problem, found: Conflicts) -> AllocationResult:
    """`found`: the conflicts of `problem`. Raises as `regalloc.allocate` does."""
    spills = Spills()
    current, edits = problem, dict[tuple[int, int], Edit]()
    while (coloring := _color(problem, current, found if current is problem else None)).failed:
        groups: dict[int, list[int]] = {failed: [failed] for failed in coloring.failed}
        for value, root in sorted(coloring.representative.items()):
            if root in groups:
                groups[root].append(value)
        for values in groups.values():
            spills.add(values)
        current, edits = rewrite(problem, spills)
    slots, frame_size = (
        assign_slots(problem, spills, build(problem, found).graph) if spills.group_of else ({}, 0)
    )
    return replace(
        AllocationResult.of(current, coloring, found.pressure),
        edits=edits,
        slots=slots,
        frame_size=frame_size,
        spilled=tuple(sorted(spills.group_of.keys() - problem.remat)),
        recomputed=tuple(sorted(spills.group_of.keys() & problem.remat)),
    )


def _color(original: Problem, current: Problem, found: Conflicts | None) -> Coloring:
    try:
        return color(current, build(current, found))
    except BudgetError as error:
        raise BudgetError(error.bank, error.budget, _least(original, error)) from None


def _least(problem: Problem, error: BudgetError) -> int:
    """Return the units that the bank needs when everything that can be spilled is."""
    everything = Spills()
    for value in range(len(problem.values)):
        if value not in problem.unspillable:
            everything.add([value])
    return max(build(rewrite(problem, everything)[0]).pressure[error.bank], error.budget + 1)
