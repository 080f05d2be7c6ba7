"""Dispatch of events to the observers that subscribe to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from ...ptx.model import Instruction, Register
from ..engine.observers import EVENTS, ObservedBatch, Observer, ObserverEvent, Peek
from .values import dense


class SlotOrder(Protocol):
    """The registers of a function by slot, and other values that have slots."""

    order: list[Any]


class CurrentFunction(Protocol):
    """A function whose instructions are numbered by `sites`."""

    name: str
    sites: list[Instruction]

    @property
    def registers(self) -> SlotOrder:
        """The order of its slots."""


class EventDispatcher:
    """The `subscribers` of a launch, the observers of each event; `function` is the running one."""

    def __init__(self, observers: Sequence[Observer] = ()) -> None:
        self.subscribers: dict[ObserverEvent, list[Observer]] = {
            event: [o for o in observers if event in o.events] for event in sorted(EVENTS)
        }
        self.function: CurrentFunction | None = None
        self.depth = 0
        """The call depth of the function."""
        self.live: Any = None
        """The lanes that have not exited; None: all."""

    def observes(self, *events: ObserverEvent) -> bool:
        """Return whether any observer subscribes to one of the events."""
        return any(self.subscribers[event] for event in events)

    def locate(self, site: int) -> tuple[str, Instruction]:
        """Return the name of the running function and its instruction `site`, as observers take them."""
        assert self.function is not None
        return self.function.name, self.function.sites[site]

    def retire(
        self,
        x: ObservedBatch,
        function: CurrentFunction,
        depth: int,
        site: Instruction,
        slots: Mapping[int, Any],
        mask: Any,
        memory: Peek,
    ) -> None:
        """Dispatch the written registers to the observers."""
        values = {
            register: dense(value)
            for slot, value in slots.items()
            if isinstance(register := function.registers.order[slot], Register)
        }
        for observer in self.subscribers["retire"]:
            observer.retire(x, function.name, depth, site, values, mask, memory)
