"""Faults of lanes, and their conversion to public faults.

Inside the engine a fault is a `LaneFault`: a lane, an instruction, a message. The batch
that catches it adds the call stack and the grid and converts it to the public `KernelFault`.
"""

from __future__ import annotations

from dataclasses import dataclass

from ....ptx.model import Instruction
from ....support.diagnostics import (
    AccessKind,
    FaultSite,
    KernelFault,
    MemoryFault,
    Space,
    StackFrame,
    SurfaceFault,
    TrapFault,
)
from ...memory.arena import Memory


@dataclass(slots=True)
class LaneFault(Exception):
    """Lane `lane` of the running batch faults at instruction `site` of the current function.

    `error` is CUDA's name where it is not that of its class.
    """

    message: str
    lane: int
    site: int
    notes: tuple[str, ...] = ()
    address: int | None = None
    size: int = 0
    space: Space = "generic"
    access: AccessKind = "load"
    error: str = ""


def _description(space: Space, address: int, size: int, access: AccessKind) -> str:
    operation = "atomic on" if access == "atomic" else f"{access} of"
    return f"{operation} {size} byte{'s' * (size > 1)} at {space} address {address:#x}"


def access_fault(
    memory: Memory,
    space: Space,
    address: int,
    size: int,
    lane: int,
    site: int,
    access: AccessKind,
    limit: int | None = None,
    align: int = 0,
) -> LaneFault:
    """Return the fault of a misaligned or out-of-bounds access; `limit` is the size of shared or local
    memory, `align` the alignment if that is not `size`.
    """
    description, error, align = _description(space, address, size, access), "", align or size
    if address & (align - 1):
        message, notes, error = (
            f"misaligned {description}",
            (f"the address must be a multiple of {align}",),
            "cudaErrorMisalignedAddress",
        )
    elif limit is not None:
        message, notes = (
            f"out-of-bounds {description}",
            (f"the {space} memory of this {'block' if space == 'shared' else 'thread'} has {limit} bytes",),
        )
    else:
        message, notes = f"out-of-bounds {description}", (memory.describe(address),)
    return LaneFault(message, lane, site, notes, address, size, space, access, error)


def constant_fault(
    memory: Memory, space: Space, address: int, size: int, lane: int, site: int, access: AccessKind
) -> LaneFault:
    """Return the fault of an access that would change constant memory."""
    return LaneFault(
        f"{_description(space, address, size, access)}, which is constant memory",
        lane,
        site,
        (memory.describe(address),),
        address,
        size,
        space,
        access,
    )


def to_public(fault: LaneFault, site: FaultSite) -> KernelFault:
    """Return the public exception."""
    if fault.space == "surface":
        return SurfaceFault(
            fault.message, site, fault.notes, fault.error, size=fault.size, access=fault.access
        )
    if fault.address is None:
        return TrapFault(fault.message, site, fault.notes, fault.error)
    return MemoryFault(
        fault.message, site, fault.notes,
        address=fault.address, size=fault.size, space=fault.space, access=fault.access, error=fault.error,
    )  # fmt: skip


def frame_of(function: str, instr: Instruction | None) -> StackFrame:
    if instr is None:
        return StackFrame(function)
    return StackFrame(function, instr.location, instr.source)
