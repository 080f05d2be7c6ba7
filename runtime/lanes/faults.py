"""From a failing lane to a fault that says everything.

Inside the engine trouble is a `LaneFault`: which lane, which instruction, what is wrong. The batch
that catches it knows the call stack and the grid and turns it into the public `KernelFault`.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...ptx.model import Instruction
from ...support.diagnostics import FaultSite, Frame, KernelFault, MemoryFault, TrapFault


@dataclass(slots=True)
class LaneFault(Exception):
    """Lane `lane` of the running batch fails at instruction `site` of the current function; `error` is CUDA's name where it is not its class's."""

    message: str
    lane: int
    site: int
    notes: tuple[str, ...] = ()
    address: int | None = None
    size: int = 0
    space: str = "generic"
    access: str = "load"
    error: str = ""


def to_public(fault: LaneFault, site: FaultSite) -> KernelFault:
    """The exception that users see."""
    if fault.address is None:
        return TrapFault(fault.message, site, fault.notes, fault.error)
    return MemoryFault(
        fault.message, site, fault.notes,
        address=fault.address, size=fault.size, space=fault.space, access=fault.access, error=fault.error,
    )  # fmt: skip


def frame_of(function: str, instr: Instruction | None) -> Frame:
    if instr is None:
        return Frame(function)
    return Frame(function, instr.location, instr.source)
