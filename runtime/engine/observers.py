"""The observer interface between engines and tools (tracers, counters, checkers, profilers).

The `events` of an observer are known when a program is prepared, so a program without observers has no
instrumentation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol, get_args

import numpy as np

from ...ptx.model import Instruction, Register
from ...support.diagnostics import AccessKind, KernelFault, Space
from ..memory.arena import Memory
from ..memory.shadow import UndefinedOrigin, UndefinedUse
from .config import LaunchConfig, LaunchResult
from .executable import Executable

ObserverEvent = Literal[
    "launch",
    "instruction",
    "retire",
    "guard",
    "branch",
    "switch",
    "access",
    "store",
    "barrier",
    "warp_sync",
    "order",
    "exit",
    "mbarrier",
    "undefined",
    "bounds",
    "heap",
]
"""An event that an engine reports to observers, by the method of `Observer` that receives it."""
EVENTS: frozenset[ObserverEvent] = frozenset(get_args(ObserverEvent))
HeapOperation = Literal["allocate", "free"]
"""An operation of a lane on the device heap."""


@dataclass(frozen=True, slots=True)
class GridLaunch:
    """A grid that is about to run.

    `kernel` is its symbol, `shared_bytes` the shared memory of a CTA, static and dynamic.
    """

    kernel: str
    executable: Executable
    config: LaunchConfig
    memory: Memory
    shared_bytes: int


@dataclass(frozen=True, slots=True)
class HostOutput:
    """An array of `size` bytes at `address` that is copied to the host.

    `data` marks the bytes of an element that are no padding; None if that is unknown.
    """

    name: str
    address: int
    size: int
    data: np.ndarray | None = None


CLUSTER_BARRIER = -1
"""The number of the barrier of a cluster."""


class ObservedBatch(Protocol):
    """The lanes of an event: lane i is thread i of `ctas` CTAs, from `first_cta` on in linear order, or
    cluster by cluster, `cluster_size` CTAs each.
    """

    n: int
    first_cta: int
    ctas: int
    threads: int
    cluster_size: int

    def thread_of(self, lane: int) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
        """Return (block index, thread index) of a lane, each (x, y, z)."""


class Peek(Protocol):
    """Read access to the memory of a batch."""

    def peek(self, space: Space, address: int, size: int, lane: int) -> bytes | None:
        """Return the bytes of a lane at an address of its space; None where there are none."""

    def gather(self, space: Space, addresses: np.ndarray, size: int, lanes: np.ndarray) -> np.ndarray:
        """Return the bytes of each of `lanes` at its address, as rows of `size`; the addresses have been
        accessed.
        """


class Observer:
    """An observer that ignores every event.

    Derive from it, set `events` ⊆ EVENTS and override the methods of the same names. Masks are None (all
    lanes of the batch) or bool arrays of `batch.n` lanes. Arrays must not be changed.
    """

    events: frozenset[ObserverEvent] = frozenset()
    hazard: str = ""
    """The hazard that it checks for, if it need not observe launches for which an engine rules that out
    (`Capabilities.excludable_hazards`).
    """

    def trace_reason(self) -> str:
        """Return why it must observe the next launch even if its hazard is ruled out; '' if it need not."""
        return ""

    def begin(self, kernel: str, config: LaunchConfig) -> None:
        """A grid of `kernel` (its symbol) begins. Always reported, as `end` is.

        Grids launched by device code begin when their parents have ended.
        """

    def end(self, result: LaunchResult | None) -> None:
        """The grid has ended; None: with a fault."""

    def launch(self, launch: GridLaunch) -> None:
        """The grid that has begun is about to run its first thread. It may be rejected by a LaunchError."""

    def fault(self, fault: KernelFault) -> None:
        """The grid has faulted. Always reported, before `end`."""

    def results(self, memory: Memory, outputs: Sequence[HostOutput]) -> None:
        """The host is about to read the memory that grids have written.

        Always reported, by the launching code.
        """

    def instruction(self, batch: ObservedBatch, function: str, instr: Instruction, mask: Any) -> None:
        """`instr` is about to run in the lanes of `mask` of `batch`; its guard may exclude some of them."""

    def retire(
        self,
        batch: ObservedBatch,
        function: str,
        depth: int,
        instr: Instruction,
        values: Mapping[Register, Any],
        mask: Any,
        memory: Peek,
    ) -> None:
        """`instr` has run in the lanes of `mask`, `depth` calls deep.

        `values` are the values of the registers that it may have written: scalars or arrays over all lanes,
        valid in those of the mask. Instructions that end a block write only the result of a call or of a
        barrier reduction. These are reported when lanes continue; `function` and `depth` are then those of
        the registers.
        """

    def guard(self, batch: ObservedBatch, function: str, instr: Instruction, mask: Any, holds: Any) -> None:
        """`instr`, no branch, has a guard, which is true in those lanes of `mask` where `holds` (a bool or
        array) is.
        """

    def branch(self, batch: ObservedBatch, function: str, instr: Instruction, mask: Any, taken: Any) -> None:
        """The lanes of `mask` have reached a conditional branch, taken where `taken` (a bool or array) is
        true.
        """

    def switch(self, batch: ObservedBatch, function: str, instr: Instruction, mask: Any, target: Any) -> None:
        """The lanes of `mask` have reached an indexed branch; equal values of `target` (a number or array)
        share a target.
        """

    def access(
        self,
        batch: ObservedBatch,
        function: str,
        instr: Instruction,
        kind: AccessKind,
        space: Space,
        address: Any,
        size: int,
        mask: Any,
    ) -> None:
        """The lanes of `mask` are about to access `size` bytes each at `address` (one, or an array over all
        lanes).

        Generic addresses are resolved: `space` is 'shared' or 'local'
        with addresses that start at 0 per CTA or thread, or one of the spaces in the arena; 'image' for
        texels of textures and surfaces. Accesses out of bounds are reported, too.
        """

    def store(
        self,
        batch: ObservedBatch,
        function: str,
        instr: Instruction,
        space: Space,
        address: Any,
        values: list[Any],
        mask: Any,
        memory: Peek,
    ) -> None:
        """An `access` of kind 'store', with the elements' values.

        They are scalars or arrays over all lanes, of unsigned integers of their sizes.
        """

    def barrier(
        self,
        batch: ObservedBatch,
        function: str,
        instr: Instruction,
        number: int,
        count: int | None,
        mask: Any,
        waits: bool,
    ) -> None:
        """The lanes of `mask` arrive at barrier `number` of their CTAs, for `count` threads (None: all).

        Lanes of 'bar.arrive' do not wait. `number` is CLUSTER_BARRIER for the barrier of their clusters, at
        which lanes arrive first, and wait by a second instruction.
        """

    def barrier_release(
        self, batch: ObservedBatch, number: int, arrived: Any, waiting: list[tuple[Instruction, Any]]
    ) -> None:
        """Barrier `number` is complete for the lanes of `arrived`. Part of 'barrier'.

        `waiting` lists (instruction, lanes) that waited there; lanes of clusters may wait later.
        """

    def deadlock(
        self, batch: ObservedBatch, waiting: list[tuple[str, Instruction | None, Any]], live: Any
    ) -> None:
        """No lane can continue; a fault follows. Part of 'barrier'.

        `waiting` lists (function, instruction, lanes) that wait at barriers or for lanes of their warps.
        """

    def warp_sync(
        self, batch: ObservedBatch, function: str, instr: Instruction, members: Any, mask: Any, live: Any
    ) -> None:
        """The lanes of `mask` execute an instruction with a member mask.

        `members` is u32, one for all lanes or an array. `live` lanes have not exited.
        """

    def mismatched_warp_barriers(
        self, batch: ObservedBatch, sites: list[tuple[str, Instruction, Any, Any]]
    ) -> None:
        """Lanes are about to pass different warp barriers. Part of 'warp_sync'.

        `sites` lists (function, instruction, members, lanes).
        """

    def order(self, batch: ObservedBatch, function: str, instr: Instruction, mask: Any) -> None:
        """`instr`, a fence or a group of asynchronous copies, is about to run in the lanes of `mask`."""

    def exit(self, batch: ObservedBatch, function: str, instr: Instruction | None, mask: Any) -> None:
        """The lanes of `mask` exit."""

    def mbarrier(
        self,
        batch: ObservedBatch,
        function: str,
        instr: Instruction,
        operation: str,
        space: Space,
        address: int,
        lane: int,
        ends_phase: bool,
    ) -> None:
        """A lane changes an mbarrier object, and completes its phase if `ends_phase`."""

    def bounds(
        self,
        batch: ObservedBatch,
        function: str,
        instr: Instruction,
        access: AccessKind,
        space: Space,
        variable: str | None,
        start: int,
        end: int,
        address: Any,
        size: int,
        mask: Any,
    ) -> None:
        """Lanes of `mask` access `size` bytes (kind `access`) outside the variable of the address.

        The variable is [start, end) in its space. Without a variable, the access is to local memory beyond
        the frame of the running function, where functions that have returned had theirs. Only such accesses
        are reported.
        """

    def heap(
        self,
        batch: ObservedBatch,
        function: str,
        instr: Instruction,
        operation: HeapOperation,
        address: int,
        size: int,
        lane: int,
    ) -> None:
        """A lane has allocated memory from the device heap ('allocate', not null), or is about to free some.

        A 'free' address is not null, and may not be of the heap.
        """

    def undefined(
        self,
        batch: ObservedBatch,
        function: str,
        instr: Instruction,
        use: UndefinedUse,
        mask: Any,
        origin: UndefinedOrigin,
    ) -> None:
        """An undefined value matters in the lanes of `mask`, at least one.

        It has the `origin` of the lowest of these lanes. A reported value counts as defined from there on.
        """


def overridden_events(observer: Observer) -> list[ObserverEvent]:
    """Return the events whose methods an observer's class overrides, sorted."""
    return sorted(
        event
        for event in EVENTS
        if getattr(type(observer), event, None) is not getattr(Observer, event, None)
    )
