"""Passing events on to the observers who want them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from ...ptx.model import Instruction, Register
from ..engine.observers import EVENTS, Batch, Launching, Observer, Peek
from ..memory.shadow import Origin
from .values import dense


class Numbered(Protocol):
    """The registers of a function by their slots, and what else behaves as one."""

    order: list[Any]


class Running(Protocol):
    """A function whose instructions `site`s count."""

    name: str
    sites: list[Instruction]

    @property
    def registers(self) -> Numbered:
        """What slots are for."""


class Telling:
    """The observers of a launch by what they want; `function` is the one that runs."""

    def __init__(self, observers: Sequence[Observer] = ()) -> None:
        self._wanting = {event: [o for o in observers if event in o.wants] for event in sorted(EVENTS)}
        self.function: Running | None = None
        self.depth = 0
        """How many calls deep that is."""
        self.live: Any = None
        """The lanes that have not exited, where the function runs; None: all."""

    def tells(self, event: str) -> bool:
        """Whether anybody wants to know."""
        return bool(self._wanting[event])

    def instruction(self, x: Batch, site: int, mask: Any) -> None:
        assert self.function is not None
        for observer in self._wanting["instruction"]:
            observer.instruction(x, self.function.name, self.function.sites[site], mask)

    def done(
        self,
        x: Batch,
        function: Running,
        depth: int,
        site: Instruction,
        slots: Mapping[int, Any],
        mask: Any,
        memory: Peek,
    ) -> None:
        written = {
            register: dense(value)
            for slot, value in slots.items()
            if isinstance(register := function.registers.order[slot], Register)
        }
        for observer in self._wanting["done"]:
            observer.done(x, function.name, depth, site, written, mask, memory)

    def guard(self, x: Batch, site: int, mask: Any, holds: Any) -> None:
        assert self.function is not None
        for observer in self._wanting["guard"]:
            observer.guard(x, self.function.name, self.function.sites[site], mask, holds)

    def branch(self, x: Batch, site: int, mask: Any, taken: Any) -> None:
        assert self.function is not None
        for observer in self._wanting["branch"]:
            observer.branch(x, self.function.name, self.function.sites[site], mask, taken)

    def switch(self, x: Batch, site: int, mask: Any, way: Any) -> None:
        assert self.function is not None
        for observer in self._wanting["switch"]:
            observer.switch(x, self.function.name, self.function.sites[site], mask, way)

    def bounds(
        self,
        x: Batch,
        site: int,
        access: str,
        space: str,
        variable: str | None,
        start: int,
        end: int,
        address: Any,
        size: int,
        mask: Any,
    ) -> None:
        assert self.function is not None
        for observer in self._wanting["bounds"]:
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

    def heap(self, x: Batch, site: int, operation: str, address: int, size: int, lane: int) -> None:
        assert self.function is not None
        for observer in self._wanting["heap"]:
            observer.heap(x, self.function.name, self.function.sites[site], operation, address, size, lane)

    def undefined(self, x: Batch, instr: Instruction, what: str, mask: Any, origin: Origin) -> None:
        assert self.function is not None
        for observer in self._wanting["undefined"]:
            observer.undefined(x, self.function.name, instr, what, mask, origin)

    def access(self, x: Batch, site: int, kind: str, space: str, address: Any, size: int, mask: Any) -> None:
        assert self.function is not None
        for observer in self._wanting["access"]:
            observer.access(
                x, self.function.name, self.function.sites[site], kind, space, address, size, mask
            )

    def launch(self, launching: Launching) -> None:
        for observer in self._wanting["launch"]:
            observer.launch(launching)

    def store(
        self, x: Batch, site: int, space: str, address: Any, values: list[Any], mask: Any, memory: Peek
    ) -> None:
        assert self.function is not None
        for observer in self._wanting["store"]:
            observer.store(
                x, self.function.name, self.function.sites[site], space, address, values, mask, memory
            )

    def barrier(
        self,
        x: Batch,
        function: str,
        instr: Instruction,
        number: int,
        count: int | None,
        mask: Any,
        waits: bool,
    ) -> None:
        for observer in self._wanting["barrier"]:
            observer.barrier(x, function, instr, number, count, mask, waits)

    def released(self, x: Batch, number: int, arrived: Any, waiting: list[tuple[Instruction, Any]]) -> None:
        for observer in self._wanting["barrier"]:
            observer.released(x, number, arrived, waiting)

    def deadlock(self, x: Batch, waiting: list[tuple[str, Instruction | None, Any]], live: Any) -> None:
        for observer in self._wanting["barrier"]:
            observer.deadlock(x, waiting, live)

    def meet(self, x: Batch, site: int, members: Any, mask: Any) -> None:
        assert self.function is not None
        for observer in self._wanting["meet"]:
            observer.meet(x, self.function.name, self.function.sites[site], members, mask, self.live)

    def met_apart(self, x: Batch, places: list[tuple[str, Instruction, Any, Any]]) -> None:
        for observer in self._wanting["meet"]:
            observer.met_apart(x, places)

    def order(self, x: Batch, site: int, mask: Any) -> None:
        assert self.function is not None
        for observer in self._wanting["order"]:
            observer.order(x, self.function.name, self.function.sites[site], mask)

    def exit(self, x: Batch, function: str, instr: Instruction | None, mask: Any) -> None:
        for observer in self._wanting["exit"]:
            observer.exit(x, function, instr, mask)

    def mbarrier(
        self, x: Batch, site: int, operation: str, space: str, address: int, lane: int, ends_phase: bool
    ) -> None:
        assert self.function is not None
        for observer in self._wanting["mbarrier"]:
            observer.mbarrier(
                x, self.function.name, self.function.sites[site], operation, space, address, lane, ends_phase
            )
