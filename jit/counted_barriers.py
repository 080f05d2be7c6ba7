"""The state of gangs in kernels with counted barriers: `bar.sync` with a number of threads, `bar.arrive`, and
barriers whose number is only known at run time.

Lanes of a gang, which is a warp here, may wait at several barriers at once. One barrier may be complete
while others are not. So a gang's state has slots for each resume point: the lanes that wait there, and those
that are released. It also has slots for each barrier: the lanes that have arrived, those of them that wait,
and the expected number of threads. The number of a barrier is a value of the lane that arrives.

When all gangs are suspended, the worker determines which barriers are complete (`barrier_resolution`). A
barrier with a count is complete when as many threads have arrived, in whole warps; one without a count, when
all threads have that have not exited. A reduction is over all threads that have arrived. A thread that
arrives without a predicate counts as false.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum

from ..runtime.numpy_engine.execution.barriers import COUNT
from .call_inlining import InlinedKernel, barrier_number, constant_operand, has_operand
from .cta_uniformity import CtaUniformity


def is_counted(kernel: InlinedKernel, threads: int) -> bool:
    """Return whether a kernel needs counted barriers, in CTAs of `threads` threads: it has `bar.arrive`, a
    barrier whose number is not constant, or a count that need not mean all threads.
    """
    barriers = [block for block in kernel.blocks if block.end in ("barrier", "arrive")]
    if any(block.end == "arrive" or barrier_number(block) is None for block in barriers):
        return True
    counts = {constant_operand(block, "b") for block in barriers if has_operand(block, "b")}
    if not counts:
        return False
    return counts != {threads} or threads % 32 > 0 or CtaUniformity(kernel, True).may_exit_early


class BarrierSlot(IntEnum):
    """The slots of one barrier in a gang's state; those from `HOLDING` on exist if some barrier reduces."""

    ARRIVED = 0
    """The lanes that have arrived."""
    WAITING = 1
    """The lanes that wait."""
    EXPECTED = 2
    """The expected number of threads; 0: all."""
    HOLDING = 3
    """The lanes that have arrived with a true predicate."""
    LAST_HOLDING = 4
    """Of the last time when the barrier was complete, the number of true predicates,"""
    LAST_ARRIVED = 5
    """the number of threads that had arrived,"""
    LAST_RELEASED = 6
    """and the lanes that waited."""


class BarrierSlots:
    """Indices of the slots of a gang's state, 64 bits each; `count` is their number.

    - The mask of lanes alive, the instruction count, and for each resume point the mask of waiting lanes.
    - With counted barriers: for each resume point the mask of released lanes; for each of the `numbers` of
      barriers, which are all if one is only known at run time, its `BarrierSlot`s.
    """

    def __init__(self, resume_points: list[int], numbers: Iterable[int | None], reduces: bool) -> None:
        known = {number for number in numbers if number is not None}
        is_known = len(known) == len({*numbers})
        self.numbers = sorted(known) if is_known else list(range(COUNT))
        self.resume_points, self.reduces = resume_points, reduces and bool(self.numbers)
        self.size = len(BarrierSlot) if reduces else BarrierSlot.HOLDING
        """The number of slots of a barrier."""
        self.count = 2 + len(resume_points)
        if self.numbers:
            self.count += len(resume_points) + self.size * len(self.numbers)

    def waiting(self, index: int) -> int:
        """Return the slot of the lanes that wait at a resume point."""
        return 2 + index

    def released(self, index: int) -> int:
        """Return the slot of the lanes that are released at a resume point."""
        return self.waiting(index) + (len(self.resume_points) if self.numbers else 0)

    def of(self, number: int) -> int:
        """Return the first slot of a barrier. If a number is only known at run time, those of barrier `n` are
        `n * size` behind those of barrier 0.
        """
        return 2 + 2 * len(self.resume_points) + self.size * self.numbers.index(number)
