"""Memory that a kernel must not touch: what faults anyway, and what only a GPU's luck makes harmless.

An engine faults where an access leaves every allocation. This checker also knows single variables: an index
that leaves a `__shared__` or local array for its neighbour is told where the PTX shows which variable the
address was taken from (`numpy_engine.rules.provenance`). It keeps books of the device's heap, and turns
faults into reports.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ...ptx.model import Instruction
from ...support.diagnostics import UNKNOWN, KernelFault, Location, MemoryFault, SurfaceFault, outside_headers
from ..engine.config import LaunchResult
from ..engine.observers import Batch, Launching
from ..memory.arena import Memory
from .checker import Checker, lanes_of, name_of, place_of
from .objects import spoken
from .report import Report, Reports, Triple

ACCESS = {"load": "read", "store": "write", "atomic": "atomic"}
HEAP = "Malloc/Free Error encountered"


@dataclass(slots=True)
class _Taken:
    """A piece of the heap and where it was taken, or given back."""

    size: int
    kernel: str
    function: str
    instr: Instruction
    thread: tuple[Triple, Triple]


class Mem(Checker):
    """The checker 'mem'."""

    tool = "mem"
    wants = frozenset({"launch", "bounds", "heap"})

    def __init__(self, reports: Reports) -> None:
        super().__init__(reports)
        self._heaps: dict[int, tuple[Memory, dict[int, _Taken], dict[int, _Taken]]] = {}
        """By the identity of each memory: what its heap has given out, and what it got back, by address."""
        self._told: set[tuple[Location, str]] = set()

    def launch(self, launching: Launching) -> None:
        super().launch(launching)
        self._heaps.setdefault(id(launching.memory), (launching.memory, {}, {}))

    def end(self, result: LaunchResult | None) -> None:
        super().end(result)
        self._told = set()

    # -- variables

    def bounds(
        self,
        batch: Batch,
        function: str,
        instr: Instruction,
        access: str,
        space: str,
        variable: str | None,
        start: int,
        end: int,
        address: Any,
        size: int,
        mask: Any,
    ) -> None:
        lanes = lanes_of(mask, batch.n)
        where = np.broadcast_to(address, batch.n)[lanes].astype(np.int64)
        outside = (where < start) | (where + size > end)
        if not size & (size - 1):
            # What is misaligned faults as such.
            outside &= where & (size - 1) == 0
        if not outside.any():
            return
        lanes, where = lanes[outside], where[outside]
        first = int(where[0])
        if variable is None:
            kind, note = (
                "use-after-return",
                (
                    f"the frame of the function that runs ends at {end:#x}: what lies behind it belonged to a"
                    " function that has returned"
                ),
            )
        else:
            kind, far = (
                "overflow",
                (f"{start - first} bytes in front of" if first < start else f"{first - end} bytes behind"),
            )
            note = f"{far} {space} variable '{spoken(variable)}' of {end - start} bytes"
        self._told.add((place_of(instr), access))
        self.report(
            kind,
            _invalid(space, access, size),
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

    def failed(self, fault: KernelFault) -> None:
        if self.launching is not None:
            # Nothing runs after a fault that could free anything.
            self._heaps[id(self.launching.memory)][1].clear()
        site = fault.site
        if not isinstance(fault, MemoryFault | SurfaceFault) or site is None:
            return
        places = [frame.source or frame.ptx for frame in site.frames]
        at = outside_headers(*places) or UNKNOWN
        if (outside_headers(places[0]), fault.access) in self._told:
            return
        space = "global" if fault.space == "generic" else fault.space
        kind, notes = self._kind(fault)
        self.reports.add(Report(
            self.tool, kind, "error", name_of(site.kernel), _invalid(space, fault.access, fault.size),
            at.function or name_of(site.frames[0].function), space, at.file, at.line, at.column,
            threads=((site.block, site.thread),), address=fault.address, size=fault.size,
            notes=notes))  # fmt: skip

    def _kind(self, fault: MemoryFault | SurfaceFault) -> tuple[str, tuple[str, ...]]:
        """What is wrong with an access that faults, and what there is to say of it."""
        if fault.error == "cudaErrorMisalignedAddress":
            return "misaligned", fault.notes
        if "constant memory" in fault.message:
            return "constant-write", fault.notes
        memory = self.launching.memory if self.launching is not None else None
        if memory is not None and isinstance(fault, MemoryFault) and fault.space in ("global", "generic"):
            near = memory.nearest(fault.address)
            if near is not None and near in memory.freed and near.start <= fault.address < near.end:
                back = self._heaps[id(memory)][2].get(near.start)
                return "use-after-free", fault.notes + (
                    (f"it was freed at {place_of(back.instr)}",) if back is not None else ()
                )
        return "out-of-bounds", fault.notes

    # -- the heap

    def heap(
        self,
        batch: Batch,
        function: str,
        instr: Instruction,
        operation: str,
        address: int,
        size: int,
        lane: int,
    ) -> None:
        assert self.launching is not None
        _, live, back = self._heaps[id(self.launching.memory)]
        step = _Taken(size, self.launching.kernel, function, instr, batch.thread_of(lane))
        if operation == "take":
            live[address] = step
            back.pop(address, None)
            return
        taken, before = live.pop(address, None), back.get(address)
        if taken is not None:
            back[address] = replace(step, size=taken.size)
        elif before is not None:
            self.report(
                "double-free",
                f"{HEAP} : Double free",
                instr,
                function,
                other=before.instr,
                batch=batch,
                lanes=[lane],
                space="global",
                address=address,
                size=before.size,
                notes=(f"thread {before.thread[1]} of block {before.thread[0]} has freed it before",),
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
                notes=("the heap of the device has not given this address",),
            )

    def finish(self) -> None:
        """What the heap has not got back is lost."""
        for _, live, _ in self._heaps.values():
            for address, taken in live.items():
                at = place_of(taken.instr)
                self.reports.add(Report(
                    self.tool, "leak", "error", name_of(taken.kernel), f"Leaked {taken.size} bytes",
                    at.function or name_of(taken.function), "global", at.file, at.line, at.column,
                    threads=(taken.thread,), address=address, size=taken.size,
                    notes=("memory of the device's heap that nobody has freed",)))  # fmt: skip
            live.clear()


def _invalid(space: str, access: str, size: int) -> str:
    return (
        f"Invalid {space if space == 'surface' else f'__{space}__'} {ACCESS.get(access, access)} of size"
        f" {size} bytes"
    )
