"""Passing events on to the observers who want them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from ...ptx.model import Instruction
from ..engine.observers import EVENTS, Batch, Observer


class Running(Protocol):
    """A function whose instructions `site`s count."""

    name: str
    sites: list[Instruction]


class Telling:
    """The observers of a launch by what they want; `function` is the one that runs."""

    def __init__(self, observers: Sequence[Observer] = ()) -> None:
        self._wanting = {event: [o for o in observers if event in o.wants] for event in sorted(EVENTS)}
        self.function: Running | None = None

    def tells(self, event: str) -> bool:
        """Whether anybody wants to know."""
        return bool(self._wanting[event])

    def instruction(self, x: Batch, site: int, mask: Any) -> None:
        assert self.function is not None
        for observer in self._wanting["instruction"]:
            observer.instruction(x, self.function.name, self.function.sites[site], mask)

    def guard(self, x: Batch, site: int, mask: Any, holds: Any) -> None:
        assert self.function is not None
        for observer in self._wanting["guard"]:
            observer.guard(x, self.function.name, self.function.sites[site], mask, holds)

    def branch(self, x: Batch, site: int, mask: Any, taken: Any) -> None:
        assert self.function is not None
        for observer in self._wanting["branch"]:
            observer.branch(x, self.function.name, self.function.sites[site], mask, taken)

    def access(self, x: Batch, site: int, kind: str, space: str, address: Any, size: int, mask: Any) -> None:
        assert self.function is not None
        for observer in self._wanting["access"]:
            observer.access(x, self.function.name, self.function.sites[site], kind, space, address, size, mask)
