"""Counters of a profile: per access, per instruction, per kernel."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from ...ptx.model import Instruction
from ...support.diagnostics import AccessKind, Space
from ..engine.config import LaunchConfig
from .operations import OperationKind
from .warps import SECTOR

_MIXED = "mixed"


@dataclass(slots=True)
class AccessCounts:
    """Accesses of one kind to one space. A request is one access instruction of one warp.

    `lanes` and `bytes` are totals over threads. `sectors` (32 bytes) and `wavefronts` (passes over the banks
    of shared memory) have an ideal: the fewest for the same bytes. `addresses` are the distinct addresses of
    atomics within a request, `passes` the most lanes of a request at one address, summed, `worst` their
    maximum. `stride` is the distance of neighbouring lanes in bytes, 'mixed' if it varies.
    """

    requests: int = 0
    lanes: int = 0
    bytes: int = 0
    sectors: int = 0
    ideal_sectors: int = 0
    wavefronts: int = 0
    ideal_wavefronts: int = 0
    addresses: int = 0
    passes: int = 0
    worst: int = 0
    stride: int | str | None = None

    @property
    def conflicts(self) -> int:
        """Bank conflicts: wavefronts beyond the ideal."""
        return self.wavefronts - self.ideal_wavefronts

    def record_stride(self, stride: int | None) -> None:
        """Record the distance of a request's lanes."""
        result = _MIXED if stride is None else stride
        self.stride = result if self.stride in (None, result) else _MIXED

    def add(self, other: AccessCounts) -> None:
        """Add the counts of another site."""
        for name in (
            "requests",
            "lanes",
            "bytes",
            "sectors",
            "ideal_sectors",
            "wavefronts",
            "ideal_wavefronts",
            "addresses",
            "passes",
        ):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.worst = max(self.worst, other.worst)
        if other.stride is not None:
            self.record_stride(other.stride if isinstance(other.stride, int) else None)


@dataclass(slots=True)
class SiteCounts:
    """Counts of one instruction, or of several.

    `thread_instructions` includes threads whose guard is false, `active_threads` does not. `branches` are
    conditional ones of warps, `divergent` those whose lanes diverged. `accesses` are by (kind, space),
    `flops` by type, `operations` by (type, kind) in threads (`operations.Operations`).
    """

    thread_instructions: int = 0
    active_threads: int = 0
    warp_instructions: int = 0
    branches: int = 0
    divergent: int = 0
    accesses: dict[tuple[AccessKind, Space], AccessCounts] = field(default_factory=dict)
    flops: dict[str, float] = field(default_factory=dict)
    operations: dict[tuple[str, OperationKind], int] = field(default_factory=dict)

    def access(self, kind: AccessKind, space: Space) -> AccessCounts:
        """Return the counts of accesses of one kind, new ones if there are none."""
        return self.accesses.setdefault((kind, space), AccessCounts())

    def add(self, other: SiteCounts) -> None:
        """Add the counts of another site."""
        for name in ("thread_instructions", "active_threads", "warp_instructions", "branches", "divergent"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for key, counts in other.accesses.items():
            self.access(*key).add(counts)
        for type_, flops in other.flops.items():
            self.flops[type_] = self.flops.get(type_, 0) + flops
        for key_, threads in other.operations.items():
            self.operations[key_] = self.operations.get(key_, 0) + threads


class SectorSet:
    """The distinct sectors of global memory that were touched."""

    def __init__(self) -> None:
        self._parts: list[np.ndarray] = []
        self._size = 0

    def add(self, addresses: np.ndarray) -> None:
        """Add the sectors of addresses."""
        result = _unique_sorted(addresses // SECTOR)
        self._parts.append(result)
        self._size += len(result)
        if len(self._parts) > 64 or self._size > 1 << 22:
            self._unite()

    def _unite(self) -> None:
        union = _unique_sorted(np.concatenate(self._parts)) if self._parts else np.zeros(0, np.int64)
        self._parts, self._size = [union], len(union)

    @property
    def bytes(self) -> int:
        """The size in bytes, in full sectors."""
        self._unite()
        return self._size * SECTOR


def _unique_sorted(values: np.ndarray) -> np.ndarray:
    """Return unique values as np.unique does, faster for mostly sorted input: sorting is faster than
    hashing.
    """
    ordered = np.sort(values, kind="stable")
    return ordered[np.flatnonzero(np.diff(ordered, prepend=-1))]


@dataclass(slots=True)
class KernelCounts:
    """Counts of all launches of a kernel (its symbol).

    `configs` are the launches in order; `sites` are by instruction, in the order of first execution.
    """

    kernel: str
    configs: list[LaunchConfig] = field(default_factory=list)
    sites: dict[Instruction, SiteCounts] = field(default_factory=dict)
    read: SectorSet = field(default_factory=SectorSet)
    written: SectorSet = field(default_factory=SectorSet)
    has_faulted: bool = False

    @property
    def total(self) -> SiteCounts:
        """The counts of the whole kernel."""
        result = SiteCounts()
        for site in self.sites.values():
            result.add(site)
        return result

    def by_line(self) -> dict[tuple[str, int], SiteCounts]:
        """Return counts by (file, line) of the source, or of the PTX without one; in order."""
        result: dict[tuple[str, int], SiteCounts] = {}
        for instr, site in self.sites.items():
            location = instr.source or instr.location
            result.setdefault((location.file, location.line), SiteCounts()).add(site)
        return dict(sorted(result.items()))
