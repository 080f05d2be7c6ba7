"""The state of gangs in kernels with counted barriers: `bar.sync` with a number of threads, and `bar.arrive`.

Lanes of a gang, which is a warp here, may wait at several barriers at once. One barrier may be complete
while others are not. So a gang's state has slots for each resume point: the lanes that wait there, and those
that are released. It also has slots for each barrier: the lanes that have arrived, waiting or not, and the
expected number of threads.

When all gangs are suspended, the worker determines which barriers are complete (`barrier_resolution`). A
barrier with a count is complete when as many threads have arrived, in whole warps; one without a count, when
all threads have that have not exited. A reduction is over all threads that have arrived. A thread that
arrives without a predicate counts as false.
"""

from __future__ import annotations

from .call_inlining import InlinedKernel, operand_of
from .cta_uniformity import CtaUniformity


def is_counted(kernel: InlinedKernel, threads: int) -> bool:
    """Return whether a kernel needs counted barriers, in CTAs of `threads` threads: it has `bar.arrive`, or a
    count that need not mean all threads.
    """
    counts = {operand_of(block, "b") for block in kernel.blocks if block.end == "barrier"}
    arrives = any(block.end == "arrive" for block in kernel.blocks)
    if arrives or counts <= {""}:
        return arrives
    return not counts <= {"", str(threads)} or threads % 32 > 0 or CtaUniformity(kernel, True).may_exit_early


class BarrierSlots:
    """Indices of the slots of a gang's state, 64 bits each; `count` is their number.

    - The mask of lanes alive, the instruction count, and for each resume point the mask of waiting lanes.
    - With counted barriers of these `numbers`: for each resume point the mask of released lanes; for each
      number the mask of arrived lanes and the expected number of threads (0: all).
    - If some of them reduce predicates: for each number the mask of lanes whose predicate is true, and of the
      last complete barrier the number of such threads and of arrived threads.
    """

    def __init__(self, resume_points: list[int], numbers: list[int], reduces: bool) -> None:
        self.resume_points, self.numbers, self.reduces = resume_points, numbers, reduces and bool(numbers)
        self._each = 5 if reduces else 2
        self.count = (
            2 + len(resume_points) + (len(resume_points) + self._each * len(numbers) if numbers else 0)
        )

    def waiting(self, index: int) -> int:
        """Return the slot of the lanes that wait at a resume point."""
        return 2 + index

    def released(self, index: int) -> int:
        """Return the slot of the lanes that are released at a resume point."""
        return self.waiting(index) + (len(self.resume_points) if self.numbers else 0)

    def arrived(self, number: int) -> int:
        """Return the slot of the lanes that have arrived at a barrier."""
        return 2 + 2 * len(self.resume_points) + self._each * self.numbers.index(number)

    def expected(self, number: int) -> int:
        """Return the slot of the number of threads that a barrier expects."""
        return self.arrived(number) + 1

    def holding(self, number: int) -> int:
        """Return the slot of the lanes that have arrived with a true predicate."""
        return self.arrived(number) + 2

    def last_holding(self, number: int) -> int:
        """Return the slot of the number of true predicates at the last complete barrier."""
        return self.arrived(number) + 3

    def last_arrived(self, number: int) -> int:
        """Return the slot of the number of threads that had arrived at the last complete barrier."""

        return self.arrived(number) + 4
