"""Operations that instructions start and that end later: bulk copies, tensor copies, asynchronous stores.

PTX says when such an operation has ended at the latest, when a wait for its mbarrier or for its group is over
(PTX ISA 9.7.9.25.2), and nothing about earlier times. Here each ends as late as possible: its memory is read
and written when a thread waits for it, so that a program that does not wait sees the old contents. In a
random order of threads (`DeviceLimits.order`) some end as soon as they are started.

Operations have been checked when they started, so that they cannot fault later, except at their mbarriers.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from ....support.diagnostics import FaultSite
from ..events import CurrentFunction, EventDispatcher
from .faults import LaneFault, to_public


@dataclass(slots=True, eq=False)
class AsyncOperation:
    """An operation that lane `lane` started at instruction `site`.

    `read` returns what it reads; `write` writes that and signals its mbarriers, which are `signals`, by their
    positions in the batch's shared memory.
    """

    lane: int
    site: int
    read: Callable[[], Any]
    write: Callable[[Any], None]
    signals: tuple[int, ...] = ()
    is_read: bool = False
    is_done: bool = False
    data: Any = None
    frame: Any = None
    function: CurrentFunction | None = None
    depth: int = 0


class Threads(Protocol):
    """The threads that start operations: those of a batch."""

    @property
    def running_frame(self) -> Any:
        """The activation record of the running lanes."""

    def site(self, frame: Any, site: int, lane: int) -> FaultSite:
        """Return the public description of a lane at an instruction."""


class AsyncProxy:
    """The operations of a batch that have not ended, in the order in which they were started."""

    def __init__(self, threads: Threads, events: EventDispatcher, order: int | None, first_cta: int) -> None:
        self._threads, self._events = threads, events
        self._random = None if order is None else random.Random(f"{order} {first_cta} proxy")
        self.pending: list[AsyncOperation] = []
        self._open: dict[int, list[AsyncOperation]] = {}
        """By lane, operations that are in no group yet."""
        self._groups: dict[int, list[list[AsyncOperation]]] = {}
        """By lane, its groups, the oldest first; those that ended are dropped."""

    def start(self, operation: AsyncOperation, is_grouped: bool = False) -> None:
        """Start an operation; with `is_grouped` it belongs to the lane's next bulk group."""
        operation.frame, operation.function = self._threads.running_frame, self._events.function
        operation.depth = self._events.depth
        self.pending.append(operation)
        if is_grouped:
            self._open.setdefault(operation.lane, []).append(operation)
        if self._random is not None:
            choice = self._random.randrange(4)
            if choice < 2:
                self._end(operation)
            elif choice == 2:
                self._read(operation)

    def commit_group(self, lanes: Iterable[int]) -> None:
        """Make the operations that each lane has started since its last group a group."""
        for lane in lanes:
            self._groups.setdefault(lane, []).append(self._open.pop(lane, []))

    def wait_group(self, lanes: Iterable[int], most: int, reads_only: bool = False) -> None:
        """End all but the last `most` groups of each lane; with `reads_only`, what they read is read."""
        for lane in lanes:
            groups = self._groups.get(lane, [])
            for operation in (one for group in groups[: max(len(groups) - most, 0)] for one in group):
                if reads_only:
                    self._read(operation)
                else:
                    self._end(operation)
            if not reads_only:
                self._groups[lane] = groups[max(len(groups) - most, 0) :]

    def settle(self, position: int, is_complete: Callable[[], bool]) -> None:
        """End operations that signal the mbarrier at a position, until the phase that lanes wait for is
        complete.
        """
        for operation in [one for one in self.pending if position in one.signals]:
            if is_complete():
                break
            self._end(operation)

    def end_oldest(self) -> bool:
        """End the oldest operation, if there is one; return whether there was."""
        if self.pending:
            self._end(self.pending[0])
            return True
        return False

    def end_all(self) -> None:
        """End all operations, as the kernel does."""
        while self.end_oldest():
            pass

    def _read(self, operation: AsyncOperation) -> None:
        if not operation.is_read:
            operation.data, operation.is_read = operation.read(), True

    def _end(self, operation: AsyncOperation) -> None:
        if operation.is_done:
            return
        events = self._events
        running = events.function, events.depth
        events.function, events.depth = operation.function, operation.depth
        try:
            self._read(operation)
            operation.is_done = True
            operation.write(operation.data)
        except LaneFault as fault:
            site = self._threads.site(operation.frame, fault.site, fault.lane)
            raise to_public(fault, site) from None
        finally:
            events.function, events.depth = running
            operation.data = None
            self.pending.remove(operation)


class ImmediateProxy:
    """Operations that end as soon as they are started, which is a legal order too."""

    pending: tuple[AsyncOperation, ...] = ()

    def start(self, operation: AsyncOperation, is_grouped: bool = False) -> None:
        """Do all of an operation."""
        operation.write(operation.read())

    def commit_group(self, lanes: Iterable[int]) -> None:
        """Do nothing: the group has ended."""

    def wait_group(self, lanes: Iterable[int], most: int, reads_only: bool = False) -> None:
        """Do nothing: all groups have ended."""

    def settle(self, position: int, is_complete: Callable[[], bool]) -> None:
        """Do nothing: all operations have ended."""
