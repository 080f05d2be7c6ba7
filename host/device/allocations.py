"""Allocations of the program in device memory, of the kinds that cudaMemoryType has."""

from __future__ import annotations

from typing import Any

from ...runtime import ALIGNMENT, Allocation, Memory
from ...support.diagnostics import LaunchError
from ...support.fast_dataclass import field, record
from .errors import ApiError
from .mapping import BEGIN, PAGE, DeviceMemory
from .memory_accounting import Pools

HOST, DEVICE, MANAGED = 1, 2, 3
"""Kinds of memory (enumeration cudaMemoryType)."""

FREE = 1 << 33
"""Bytes of memory that the device reports to have."""


@record
class Allocations:
    """Memory that the program has allocated, and what it has set for it; keys are device addresses."""

    library: Any
    """The runtime's C part, as ctypes loads it."""
    memory: Memory
    mapping: DeviceMemory
    pools: Pools
    resident: int = 0
    """Bytes that are allocated."""
    kinds: dict[int, int] = field(default_factory=dict)
    """The kind of each allocation."""
    registered: dict[int, tuple[int, int, int]] = field(default_factory=dict)
    """Host memory that is mapped into device memory (cudaHostRegister): by its host address the first page,
    the device address of that page, and bytes.
    """
    managed_variables: set[int] = field(default_factory=set)
    """The addresses of `__managed__` variables."""
    advice: dict[int, dict[int, list[int]]] = field(default_factory=dict)
    """Attributes of managed memory that the program has set (cudaMemAdvise)."""

    def allocate(self, size: int, name: str, kind: int = DEVICE) -> int:
        """Return the address of new memory; unless its kind is DEVICE, host code may access it too. Raise
        ApiError if there is not so much.
        """
        if self.resident + size > FREE:
            raise ApiError(
                "cudaErrorMemoryAllocation",
                f"{size} bytes are requested, {FREE - self.resident} of {FREE} are free",
            )
        try:
            start = self.memory.allocate(size, name, align=ALIGNMENT if kind == DEVICE else PAGE)
        except LaunchError:
            raise ApiError("cudaErrorMemoryAllocation") from None
        self.resident += size
        self.kinds[start] = kind
        if kind == DEVICE:
            self.memory.undefine(start, size)
        else:
            self.mapping.open(start, size)
        self.library.minicc_add_allocation(start, size)
        return start

    def free(self, start: int) -> None:
        """Free the allocation at an address. Raise ApiError if none starts there."""
        allocation = self.memory.find(start, 0)
        if allocation is None or start not in self.kinds:
            raise ApiError("cudaErrorInvalidValue", self._explain_invalid_free(start))
        self.memory.free(start, quarantine=True)
        self.advice.pop(start, None)
        self.pools.release(start, allocation.size)
        self.resident -= allocation.size
        if self.kinds.pop(start) != DEVICE:
            self.mapping.close(start, allocation.size)
        self.library.minicc_remove_allocation(start)

    def _explain_invalid_free(self, start: int) -> str:
        """Return why an address cannot be freed."""
        if not self.is_device(start):
            return f"{start:#x} is host memory"
        freed = next((a for a in reversed(self.memory.freed) if a.start == start), None)
        if freed is not None:
            return f"{freed.name} at {start:#x} have been freed before"
        around = self.memory.find(start)
        return (
            f"{start:#x} is {start - around.start} bytes into {around.name}"
            if around is not None
            else f"nothing is allocated at {start:#x}"
        )

    def kind_of(self, allocation: Allocation) -> int:
        """Return the kind of memory; DEVICE for variables that are not managed, and for the runtime's own
        memory.
        """
        if allocation.start in self.managed_variables:
            return MANAGED
        return self.kinds.get(allocation.start, DEVICE)

    def is_device(self, address: int) -> bool:
        """Check whether an address is one of device memory."""
        return BEGIN <= address < self.mapping.end
