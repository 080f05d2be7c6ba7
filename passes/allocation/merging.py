"""Coalescing where no budget makes it risky: the ends of every copy that do not interfere become one, on
masks.

In a graph a value that goes through a thousand copies would drag its growing neighbourhood along a thousand
times. The smaller number of two represents both.
"""

from __future__ import annotations

from ...support.fast_dataclass import record
from .conflicts import Conflicts, members
from .problem import Problem


class Sets:
    """Disjoint sets that only grow; a value that was never joined is a set of its own."""

    def __init__(self) -> None:
        self._parent: dict[int, int] = {}

    def find(self, value: int) -> int:
        """The smallest value of its set."""
        root = value
        while root in self._parent:
            root = self._parent[root]
        while value != root:
            self._parent[value], value = root, self._parent[value]
        return root

    def pair(self, one: int, other: int) -> tuple[int, int]:
        """The representatives of two values, the smaller first; equal where they are in one set."""
        a, b = self.find(one), self.find(other)
        return (a, b) if a < b else (b, a)

    def join(self, a: int, b: int) -> None:
        """Unite two sets, given by any of their members."""
        self._parent[b] = a

    def representatives(self) -> dict[int, int]:
        """The representative of every value that is not one itself."""
        return {value: self.find(value) for value in self._parent}


@record
class Web:
    """Values that share a register, and all that they say they interfere with; both as masks."""

    values: int = 0
    conflicts: int = 0

    def takes(self, other: Web) -> bool:
        """Return whether two webs have no conflict."""
        return not (other.conflicts & self.values or self.conflicts & other.values)

    def add(self, other: Web) -> None:
        """Merge another web into this one."""
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
