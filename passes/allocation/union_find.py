"""Disjoint sets of values, each known by its smallest member."""

from __future__ import annotations


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
