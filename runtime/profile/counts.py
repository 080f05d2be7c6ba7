"""What a profile adds up: of each access, each instruction, each kernel."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from ...ptx.model import Instruction
from ..engine.config import LaunchConfig
from .warps import SECTOR

_MIXED = "mixed"


@dataclass(slots=True)
class AccessCounts:
    """Accesses of one kind to one space. A request is one access instruction of one warp.

    `lanes` and `bytes` are of threads; `sectors` (32 bytes) and `wavefronts` (passes over the banks of shared
    memory) stand beside the fewest that would do for the same bytes; `addresses` are those of atomics that
    differ within a request, `passes` the most lanes of a request at one address, summed, `worst` the most of
    any. `stride` is the distance of neighbouring lanes in bytes, 'mixed' where there is not one.
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
        """Bank conflicts: passes beyond the fewest."""
        return self.wavefronts - self.ideal_wavefronts

    def sees(self, stride: int | None) -> None:
        """A request's lanes lie so far apart."""
        result = _MIXED if stride is None else stride
        self.stride = result if self.stride in (None, result) else _MIXED

    def add(self, other: AccessCounts) -> None:
        """Add those of another place."""
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
            self.sees(other.stride if isinstance(other.stride, int) else None)


@dataclass(slots=True)
class SiteCounts:
    """Of one instruction, or of several together: `thread_instructions` with those whose guard is false,
    `threads_on` without; `branches` are conditional ones of warps, `divergent` those whose lanes parted.
    `accesses` by (kind, space).

    `flops` by type, `operations` by (type, kind) in threads (`operations.Operations`).
    """

    thread_instructions: int = 0
    threads_on: int = 0
    warp_instructions: int = 0
    branches: int = 0
    divergent: int = 0
    accesses: dict[tuple[str, str], AccessCounts] = field(default_factory=dict)
    flops: dict[str, float] = field(default_factory=dict)
    operations: dict[tuple[str, str], int] = field(default_factory=dict)

    def access(self, kind: str, space: str) -> AccessCounts:
        """The counts of accesses of one kind; new ones where there are none."""
        return self.accesses.setdefault((kind, space), AccessCounts())

    def add(self, other: SiteCounts) -> None:
        """Add those of another place."""
        for name in ("thread_instructions", "threads_on", "warp_instructions", "branches", "divergent"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for key, counts in other.accesses.items():
            self.access(*key).add(counts)
        for type_, flops in other.flops.items():
            self.flops[type_] = self.flops.get(type_, 0) + flops
        for what, threads in other.operations.items():
            self.operations[what] = self.operations.get(what, 0) + threads


class Footprint:
    """The different sectors of global memory that were touched."""

    def __init__(self) -> None:
        self._parts: list[np.ndarray] = []
        self._held = 0

    def add(self, addresses: np.ndarray) -> None:
        """These addresses were."""
        result = _different(addresses // SECTOR)
        self._parts.append(result)
        self._held += len(result)
        if len(self._parts) > 64 or self._held > 1 << 22:
            self._unite()

    def _unite(self) -> None:
        whole = _different(np.concatenate(self._parts)) if self._parts else np.zeros(0, np.int64)
        self._parts, self._held = [whole], len(whole)

    @property
    def bytes(self) -> int:
        """Whole sectors."""
        self._unite()
        return self._held * SECTOR


def _different(values: np.ndarray) -> np.ndarray:
    """As np.unique, for what is mostly in order: there sorting takes less time than hashing."""
    ordered = np.sort(values, kind="stable")
    return ordered[np.flatnonzero(np.diff(ordered, prepend=-1))]


@dataclass(slots=True)
class KernelCounts:
    """Of all launches of a kernel (its symbol): `configs` how it was launched, in order; `sites` by
    instruction, in the order of first execution.
    """

    kernel: str
    configs: list[LaunchConfig] = field(default_factory=list)
    sites: dict[Instruction, SiteCounts] = field(default_factory=dict)
    read: Footprint = field(default_factory=Footprint)
    written: Footprint = field(default_factory=Footprint)
    faulted: bool = False

    @property
    def total(self) -> SiteCounts:
        """Of the whole kernel."""
        result = SiteCounts()
        for site in self.sites.values():
            result.add(site)
        return result

    def by_line(self) -> dict[tuple[str, int], SiteCounts]:
        """By (file, line) of the source, of the PTX where no source is told; in order."""
        result: dict[tuple[str, int], SiteCounts] = {}
        for instr, site in self.sites.items():
            place = instr.source or instr.location
            result.setdefault((place.file, place.line), SiteCounts()).add(site)
        return dict(sorted(result.items()))
