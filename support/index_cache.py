"""Where an item stands in a long list that is changed in between: `list.index` that remembers.

A place is looked up where the item stood when it was last seen, moved by as much as its neighbours were, and
then near that; only an item that is nowhere near makes the whole list be looked through. Whoever changes the
list need not tell.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Generic, TypeVar

T = TypeVar("T", bound=Hashable)

SHORT = 64
"""A list up to this long is simply searched."""

NEAR = 24

PATIENCE = 4
"""So many items are searched for before the places of all are noted: who asks once gets no index."""


class Places(Generic[T]):
    """`sweeps` counts how often a long list was looked through."""

    __slots__ = ("_known", "_lost", "_moved", "sweeps")

    def __init__(self) -> None:
        self._known: dict[T, int] = {}
        self._moved = self._lost = 0
        self.sweeps = 0

    def find(self, items: Sequence[T], item: T) -> int:
        """The place of `item`, which is in the list (once). Items are compared by identity."""
        count = len(items)
        if count <= SHORT:
            return items.index(item)
        known = self._known.get(item)
        if known is not None:
            guess = known + self._moved
            for near in range(NEAR):
                for at in (guess + near, guess - near):
                    if 0 <= at < count and items[at] is item:
                        self._moved = at - known
                        return at
        elif items[-1] is item:
            return count - 1
        self.sweeps += 1
        self._lost += 1
        if self._lost < PATIENCE:
            return items.index(item)
        self._known, self._moved, self._lost = {each: at for at, each in enumerate(items)}, 0, 0
        return self._known[item]

    def put(self, item: T, at: int) -> None:
        """Remember where a new item was placed. Not necessary, but it saves a sweep."""
        if self._known:
            self._known[item] = at - self._moved
