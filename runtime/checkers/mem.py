"""Invalid accesses to memory: those that fault, and those that are harmless only by luck of the layout.

An engine faults for an access outside of every allocation. This checker also knows single variables: it
reports an index that leaves a `__shared__` or local array for its neighbour, if the PTX shows the variable
from which the address was computed (`numpy_engine.rules.provenance`). It tracks the device's heap, and
converts faults into reports.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ...ptx.model import Instruction
from ...support.diagnostics import (
    UNKNOWN,
    AccessKind,
    KernelFault,
    Location,
    MemoryFault,
    Space,
    SurfaceFault,
    first_user_location,
)
from ..engine.config import LaunchResult
from ..engine.observers import GridLaunch, HeapOperation, ObservedBatch
from ..memory.arena import Memory
from .checker import Checker, active_lanes, demangled_name, source_location
from .objects import source_name
from .report import CheckReport, CheckReports, ReportKind, Triple

ACCESS: dict[AccessKind, str] = {"load": "read", "store": "write", "atomic": "atomic"}
HEAP = "Malloc/Free Error encountered"


@dataclass(slots=True)
class _HeapBlock:
    """A block of the heap, and the instruction and thread that allocated or freed it."""

    size: int
    kernel: str
    function: str
    instr: Instruction
    thread: tuple[Triple, Triple]


class Mem(Checker):
    """The checker 'mem'."""

    tool = "mem"
    events = frozenset({"launch", "bounds", "heap"})

    def __init__(self, reports: CheckReports) -> None:
        super().__init__(reports)
        self._heaps: dict[int, tuple[Memory, dict[int, _HeapBlock], dict[int, _HeapBlock]]] = {}
        """By the identity of each memory: (the memory, its live heap blocks, its freed ones), by address."""
        self._reported: set[tuple[Location, str]] = set()

    def launch(self, grid_launch: GridLaunch) -> None:
        """Start the check of a launch."""
        super().launch(grid_launch)
        self._heaps.setdefault(id(grid_launch.memory), (grid_launch.memory, {}, {}))

    def end(self, result: LaunchResult | None) -> None:
        """End the check of a launch."""
        super().end(result)
        self._reported = set()

    # -- variables

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
        """Report an access beyond a variable."""
        lanes = active_lanes(mask, batch.n)
        addresses = np.broadcast_to(address, batch.n)[lanes].astype(np.int64)
        outside = (addresses < start) | (addresses + size > end)
        if not size & (size - 1):
            # Misaligned accesses fault as such.
            outside &= addresses & (size - 1) == 0
        if not outside.any():
            return
        lanes, addresses = lanes[outside], addresses[outside]
        first = int(addresses[0])
        kind: ReportKind
        if variable is None:
            kind, note = (
                "use-after-return",
                (
                    f"the frame of the function that runs ends at {end:#x}: what lies behind it belonged to a"
                    " function that has returned"
                ),
            )
        else:
            kind, distance = (
                "overflow",
                (f"{start - first} bytes in front of" if first < start else f"{first - end} bytes behind"),
            )
            note = f"{distance} {space} variable '{source_name(variable)}' of {end - start} bytes"
        self._reported.add((source_location(instr), access))
        self.report(
            kind,
            _access_message(space, access, size),
            instr,
            function,
            batch=batch,
            lanes=lanes,
            space=space,
            address=first,
            size=size,
            notes=(note,),
        )

    # -- faults

    def fault(self, fault: KernelFault) -> None:
        """Report a fault."""
        if self.grid_launch is not None:
            # After a fault no code runs that could free memory.
            self._heaps[id(self.grid_launch.memory)][1].clear()
        site = fault.site
        if not isinstance(fault, MemoryFault | SurfaceFault) or site is None:
            return
        locations = [frame.source or frame.ptx for frame in site.frames]
        location = first_user_location(*locations) or UNKNOWN
        if (first_user_location(locations[0]), fault.access) in self._reported:
            return
        space: Space = "global" if fault.space == "generic" else fault.space
        kind, notes = self._classify(fault)
        self.reports.add(CheckReport(
            self.tool, kind, "error", demangled_name(site.kernel),
            _access_message(space, fault.access, fault.size),
            location.function or demangled_name(site.frames[0].function), space,
            location.file, location.line, location.column,
            threads=((site.block, site.thread),), address=fault.address, size=fault.size,
            notes=notes))  # fmt: skip

    def _classify(self, fault: MemoryFault | SurfaceFault) -> tuple[ReportKind, tuple[str, ...]]:
        """Return the kind of error of an access that faults, and notes on it."""
        if fault.error == "cudaErrorMisalignedAddress":
            return "misaligned", fault.notes
        if "constant memory" in fault.message:
            return "constant-write", fault.notes
        memory = self.grid_launch.memory if self.grid_launch is not None else None
        if memory is not None and isinstance(fault, MemoryFault) and fault.space in ("global", "generic"):
            near = memory.nearest(fault.address)
            if near is not None and near in memory.freed and near.start <= fault.address < near.end:
                release = self._heaps[id(memory)][2].get(near.start)
                return "use-after-free", fault.notes + (
                    (f"it was freed at {source_location(release.instr)}",) if release is not None else ()
                )
        return "out-of-bounds", fault.notes

    # -- the heap

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
        """Record an operation of the heap. Reports an invalid one."""
        assert self.grid_launch is not None
        _, live, freed = self._heaps[id(self.grid_launch.memory)]
        event = _HeapBlock(size, self.grid_launch.kernel, function, instr, batch.thread_of(lane))
        if operation == "allocate":
            live[address] = event
            freed.pop(address, None)
            return
        block, earlier = live.pop(address, None), freed.get(address)
        if block is not None:
            freed[address] = replace(event, size=block.size)
        elif earlier is not None:
            self.report(
                "double-free",
                f"{HEAP} : Double free",
                instr,
                function,
                other=earlier.instr,
                batch=batch,
                lanes=[lane],
                space="global",
                address=address,
                size=earlier.size,
                notes=(f"thread {earlier.thread[1]} of block {earlier.thread[0]} has freed it before",),
            )
        else:
            self.report(
                "invalid-free",
                f"{HEAP} : Invalid pointer to free",
                instr,
                function,
                batch=batch,
                lanes=[lane],
                space="global",
                address=address,
                notes=("the heap of the device did not allocate this address",),
            )

    def finish(self) -> None:
        """Report the heap blocks that were not freed as leaks."""
        for _, live, _ in self._heaps.values():
            for address, block in live.items():
                location = source_location(block.instr)
                self.reports.add(CheckReport(
                    self.tool, "leak", "error", demangled_name(block.kernel), f"Leaked {block.size} bytes",
                    location.function or demangled_name(block.function), "global",
                    location.file, location.line, location.column,
                    threads=(block.thread,), address=address, size=block.size,
                    notes=("memory of the device's heap that was not freed",)))  # fmt: skip
            live.clear()


def _access_message(space: Space, access: AccessKind, size: int) -> str:
    return f"Invalid {space if space == 'surface' else f'__{space}__'} {ACCESS[access]} of size {size} bytes"
