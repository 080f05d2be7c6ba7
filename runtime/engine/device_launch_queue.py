"""What a grid leaves to be done when it has ended: the grids, copies and fills that its threads have launched
(CUDA C++ Programming Guide, "CUDA Dynamic Parallelism", CDP2).

Order: CUDA lets a child begin any time after its launch, and orders those of one stream of a block; a grid
ends when its children have. Done one by one when the parent's threads have ended, as they were launched, each
with its own descendants, everything comes after what it must. Events order nothing more. What is launched
into the tail stream comes last.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ...support.demangle import demangle
from ...support.diagnostics import FaultSite

GRAPH_STREAMS = (1 << 56, 2 << 56, 3 << 56)
"""Those that device code launches graphs into: at the tail of the graph around, beside it, beside the one
around that (cudaStreamGraphTailLaunch, …).
"""
TAIL, FIRE_AND_FORGET = 3, 4
"""The streams that device code has without making them (cudaStreamTailLaunch, cudaStreamFireAndForget)."""


@dataclass(frozen=True, slots=True)
class ChildGrid:
    """A launch from device code: `params` is the block of parameters, `launched` the thread that did it, and
    where.
    """

    kernel: str
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    shared_bytes: int
    params: bytes
    launched: FaultSite

    @property
    def origin(self) -> str:
        """Who launched it, in words."""
        site, frame = self.launched, self.launched.frames[0]
        block, thread = (",".join(map(str, xyz)) for xyz in (site.block, site.thread))
        return (
            f"launched by '{demangle(site.kernel)}', block ({block}), thread ({thread}) at"
            f" {frame.source or frame.ptx}"
        )


Transfer = Callable[[], None]
"""A copy or a fill that a thread has asked for."""


@dataclass(slots=True)
class Left:
    """What a grid leaves, in the order in which it is to be done."""

    works: list[ChildGrid | Transfer] = field(default_factory=list)
    tails: list[ChildGrid | Transfer] = field(default_factory=list)

    def add(self, work: ChildGrid | Transfer, stream: int) -> None:
        """Put work into a stream."""
        (self.tails if stream == TAIL else self.works).append(work)

    def all(self) -> list[ChildGrid | Transfer]:
        return self.works + self.tails
