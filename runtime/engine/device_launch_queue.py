"""Work that a grid's threads launch for after its end: grids, copies and fills (CUDA C++ Programming Guide,
"CUDA Dynamic Parallelism", CDP2).

CUDA lets a child begin any time after its launch, and orders those of one stream of a block; a grid ends
when its children have. Here work runs one by one after the parent's threads have ended, in launch order,
each with its own descendants, which satisfies every ordering. Events order nothing more. Launches into the
tail stream run last.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ...support.demangle import demangle
from ...support.diagnostics import FaultSite

GRAPH_STREAMS = (1 << 56, 2 << 56, 3 << 56)
"""The streams for graphs launched by device code: tail of the enclosing graph, its sibling, fire-and-forget
(cudaStreamGraphTailLaunch, …).
"""
TAIL, FIRE_AND_FORGET = 3, 4
"""The predefined streams of device code (cudaStreamTailLaunch, cudaStreamFireAndForget)."""


@dataclass(frozen=True, slots=True)
class ChildGrid:
    """A launch from device code: `params` is the parameter block, `launched` the launching thread and
    instruction.
    """

    kernel: str
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    shared_bytes: int
    params: bytes
    launched: FaultSite

    @property
    def origin(self) -> str:
        """A description of the launching thread and instruction."""
        site, frame = self.launched, self.launched.frames[0]
        block, thread = (",".join(map(str, xyz)) for xyz in (site.block, site.thread))
        return (
            f"launched by '{demangle(site.kernel)}', block ({block}), thread ({thread}) at"
            f" {frame.source or frame.ptx}"
        )


Transfer = Callable[[], None]
"""A copy or a fill that a thread has requested."""


@dataclass(slots=True)
class DeferredWork:
    """The work that a grid defers, in order of execution."""

    queue: list[ChildGrid | Transfer] = field(default_factory=list)
    tail: list[ChildGrid | Transfer] = field(default_factory=list)

    def add(self, work: ChildGrid | Transfer, stream: int) -> None:
        """Add work to a stream."""
        (self.tail if stream == TAIL else self.queue).append(work)

    def all(self) -> list[ChildGrid | Transfer]:
        """Return the work in order."""
        return self.queue + self.tail
