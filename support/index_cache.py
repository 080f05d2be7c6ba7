"""Indices of items in a long list that changes between queries: a `list.index` with a cache.

An item is looked up at its last index, shifted by as much as its neighbours were, and then near that. Only an
item that is not near makes a sweep over the list. Changes of the list need not be announced.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Generic, TypeVar

T = TypeVar("T", bound=Hashable)

MAX_UNCACHED = 64
"""A list up to this length is simply searched."""

SEARCH_RADIUS = 24

MISSES_BEFORE_SWEEP = 4
"""The number of searches before all indices are recorded: a single query needs no index."""


class IndexCache(Generic[T]):
    """`sweeps` counts the linear searches of long lists."""

    __slots__ = ("_indices", "_misses", "_offset", "sweeps")

    def __init__(self) -> None:
        self._indices: dict[T, int] = {}
        self._offset = self._misses = 0
        self.sweeps = 0

    def find(self, items: Sequence[T], item: T) -> int:
        """Return the index of `item`, which is in the list (once). Items are compared by identity."""
        count = len(items)
        if count <= MAX_UNCACHED:
            return items.index(item)
        index = self._indices.get(item)
        if index is not None:
            guess = index + self._offset
            for distance in range(SEARCH_RADIUS):
                for at in (guess + distance, guess - distance):
                    if 0 <= at < count and items[at] is item:
                        self._offset = at - index
                        return at
        elif items[-1] is item:
            return count - 1
        self.sweeps += 1
        self._misses += 1
        if self._misses < MISSES_BEFORE_SWEEP:
            return items.index(item)
        self._indices, self._offset, self._misses = {element: at for at, element in enumerate(items)}, 0, 0
        return self._indices[item]

    def put(self, item: T, at: int) -> None:
        """Record the index of a new item. Not necessary, but it saves a sweep."""
        if self._indices:
            self._indices[item] = at - self._offset
