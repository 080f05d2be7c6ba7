"""Dispatch of events to the observers that subscribe to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from ...ptx.model import Instruction, Register
from ...support.diagnostics import AccessKind, Space
from ..engine.observers import EVENTS, GridLaunch, HeapOperation, ObservedBatch, Observer, ObserverEvent, Peek
from ..memory.shadow import UndefinedOrigin, UndefinedUse
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
    """The observers of a launch by event; `function` is the running one."""

    def __init__(self, observers: Sequence[Observer] = ()) -> None:
        self._subscribers = {event: [o for o in observers if event in o.events] for event in sorted(EVENTS)}
        self.function: CurrentFunction | None = None
        self.depth = 0
        """The call depth of the function."""
        self.live: Any = None
        """The lanes that have not exited; None: all."""

    def observes(self, *events: ObserverEvent) -> bool:
        """Return whether any observer subscribes to one of the events."""
        return any(self._subscribers[event] for event in events)

    def instruction(self, x: ObservedBatch, site: int, mask: Any) -> None:
        """Dispatch the event to the observers."""
        assert self.function is not None
        for observer in self._subscribers["instruction"]:
            observer.instruction(x, self.function.name, self.function.sites[site], mask)

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
        for observer in self._subscribers["retire"]:
            observer.retire(x, function.name, depth, site, values, mask, memory)

    def guard(self, x: ObservedBatch, site: int, mask: Any, holds: Any) -> None:
        """Dispatch the event to the observers."""
        assert self.function is not None
        for observer in self._subscribers["guard"]:
            observer.guard(x, self.function.name, self.function.sites[site], mask, holds)

    def branch(self, x: ObservedBatch, site: int, mask: Any, taken: Any) -> None:
        """Dispatch the event to the observers."""
        assert self.function is not None
        for observer in self._subscribers["branch"]:
            observer.branch(x, self.function.name, self.function.sites[site], mask, taken)

    def switch(self, x: ObservedBatch, site: int, mask: Any, target: Any) -> None:
        """Dispatch the event to the observers."""
        assert self.function is not None
        for observer in self._subscribers["switch"]:
            observer.switch(x, self.function.name, self.function.sites[site], mask, target)

    def bounds(
        self,
        x: ObservedBatch,
        site: int,
        access: AccessKind,
        space: Space,
        variable: str | None,
        start: int,
        end: int,
        address: Any,
        size: int,
        mask: Any,
    ) -> None:
        """Dispatch the event to the observers."""
        assert self.function is not None
        for observer in self._subscribers["bounds"]:
            observer.bounds(
                x,
                self.function.name,
                self.function.sites[site],
                access,
                space,
                variable,
                start,
                end,
                address,
                size,
                mask,
            )

    def heap(
        self, x: ObservedBatch, site: int, operation: HeapOperation, address: int, size: int, lane: int
    ) -> None:
        """Dispatch the event to the observers."""
        assert self.function is not None
        for observer in self._subscribers["heap"]:
            observer.heap(x, self.function.name, self.function.sites[site], operation, address, size, lane)

    def undefined(
        self, x: ObservedBatch, instr: Instruction, use: UndefinedUse, mask: Any, origin: UndefinedOrigin
    ) -> None:
        """Dispatch the event to the observers."""
        assert self.function is not None
        for observer in self._subscribers["undefined"]:
            observer.undefined(x, self.function.name, instr, use, mask, origin)

    def access(
        self, x: ObservedBatch, site: int, kind: AccessKind, space: Space, address: Any, size: int, mask: Any
    ) -> None:
        """Dispatch the event to the observers."""
        assert self.function is not None
        for observer in self._subscribers["access"]:
            observer.access(
                x, self.function.name, self.function.sites[site], kind, space, address, size, mask
            )

    def launch(self, grid: GridLaunch) -> None:
        """Dispatch the event to the observers."""
        for observer in self._subscribers["launch"]:
            observer.launch(grid)

    def store(
        self,
        x: ObservedBatch,
        site: int,
        space: Space,
        address: Any,
        values: list[Any],
        mask: Any,
        memory: Peek,
    ) -> None:
        """Dispatch the event to the observers."""
        assert self.function is not None
        for observer in self._subscribers["store"]:
            observer.store(
                x, self.function.name, self.function.sites[site], space, address, values, mask, memory
            )

    def barrier(
        self,
        x: ObservedBatch,
        function: str,
        instr: Instruction,
        number: int,
        count: int | None,
        mask: Any,
        waits: bool,
    ) -> None:
        """Dispatch the event to the observers."""
        for observer in self._subscribers["barrier"]:
            observer.barrier(x, function, instr, number, count, mask, waits)

    def barrier_release(
        self, x: ObservedBatch, number: int, arrived: Any, waiting: list[tuple[Instruction, Any]]
    ) -> None:
        """Dispatch the event to the observers."""
        for observer in self._subscribers["barrier"]:
            observer.barrier_release(x, number, arrived, waiting)

    def deadlock(
        self, x: ObservedBatch, waiting: list[tuple[str, Instruction | None, Any]], live: Any
    ) -> None:
        """Dispatch the event to the observers."""
        for observer in self._subscribers["barrier"]:
            observer.deadlock(x, waiting, live)

    def warp_sync(self, x: ObservedBatch, site: int, members: Any, mask: Any) -> None:
        """Dispatch the event to the observers."""
        assert self.function is not None
        for observer in self._subscribers["warp_sync"]:
            observer.warp_sync(x, self.function.name, self.function.sites[site], members, mask, self.live)

    def mismatched_warp_barriers(
        self, x: ObservedBatch, sites: list[tuple[str, Instruction, Any, Any]]
    ) -> None:
        """Dispatch the event to the observers."""
        for observer in self._subscribers["warp_sync"]:
            observer.mismatched_warp_barriers(x, sites)

    def order(self, x: ObservedBatch, site: int, mask: Any) -> None:
        """Dispatch the event to the observers."""
        assert self.function is not None
        for observer in self._subscribers["order"]:
            observer.order(x, self.function.name, self.function.sites[site], mask)

    def exit(self, x: ObservedBatch, function: str, instr: Instruction | None, mask: Any) -> None:
        """Dispatch the event to the observers."""
        for observer in self._subscribers["exit"]:
            observer.exit(x, function, instr, mask)

    def mbarrier(
        self,
        x: ObservedBatch,
        site: int,
        operation: str,
        space: Space,
        address: int,
        lane: int,
        ends_phase: bool,
    ) -> None:
        """Dispatch the event to the observers."""
        assert self.function is not None
        for observer in self._subscribers["mbarrier"]:
            observer.mbarrier(
                x, self.function.name, self.function.sites[site], operation, space, address, lane, ends_phase
            )
