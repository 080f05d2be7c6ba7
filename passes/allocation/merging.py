"""Coalescing where no budget makes it risky: the ends of every copy that do not interfere become one, on
masks.

In a graph a value that goes through a thousand copies would drag its growing neighbourhood along a thousand
times. The smaller number of two represents both.
"""

from __future__ import annotations

from ...support.fast_dataclass import record
from .conflicts import Conflicts, members
from .problem import Problem
from .union_find import Sets


@record
class Web:
    """Values that share a register, and all that they say they interfere with; both as masks."""

    values: int = 0
    conflicts: int = 0

    def takes(self, other: Web) -> bool:
        return not (other.conflicts & self.values or self.conflicts & other.values)

    def add(self, other: Web) -> None:
        self.values |= other.values
        self.conflicts |= other.conflicts


@record
class Merged:
    """Webs by the value that represents them, ascending; `representative` of every value that was merged
    away.
    """

    webs: dict[int, Web]
    representative: dict[int, int]


def merge_copies(problem: Problem, found: Conflicts) -> Merged | None:
    """Return the webs, heaviest copies merged first; None where budgets, tuples or classes of several units
    need the graph.
    """
    if (
        problem.budgets
        or any(cls.size > 1 for cls in problem.classes.values())
        or any(op.tuples for block in problem.blocks for op in block.ops)
    ):
        return None
    webs = {value: Web(1 << value, found.adjacent[value]) for value in members(found.occurring)}
    sets = Sets()
    for dst, src, _ in found.copies:
        a, b = sets.pair(dst, src)
        if a != b and problem.values[a] == problem.values[b] and webs[a].takes(webs[b]):
            webs[a].add(webs.pop(b))
            sets.join(a, b)
    return Merged(webs, sets.representatives())
