"""Barriers with a count of threads, and `bar.arrive`: lanes of a gang wait at several barriers at once, and
one may be complete while others are not.

The state of a gang has, besides the lanes that wait at each resume point, those that are released there; and
of each barrier the lanes that have arrived, waiting or not, and the expected number of threads (0: all). When
all gangs are suspended, the worker resolves barriers (`barrier_resolution`): one with a count is complete
when that many threads have arrived, in whole warps, which are the gangs here; another one when all threads
that have not exited have arrived. Lanes that wait at complete barriers are released. A reduction is over all
threads that have arrived; the predicate of those without one is false.
"""

from __future__ import annotations

from .call_inlining import InlinedKernel, operand_of
from .cta_uniformity import CtaUniformity


def is_counted(kernel: InlinedKernel, threads: int) -> bool:
    """Return whether some barrier has a count that is not always all threads of the CTA, or whether threads
    arrive without waiting.
    """
    counts = {operand_of(block, "b") for block in kernel.blocks if block.end == "barrier"}
    arrives = any(block.end == "arrive" for block in kernel.blocks)
    if arrives or counts <= {""}:
        return arrives
    return not counts <= {"", str(threads)} or threads % 32 > 0 or CtaUniformity(kernel, True).may_exit_early


class BarrierSlots:
    """Indices of a gang's state slots: the alive mask, the instruction count, and the waiting mask of each
    resume point; if barriers have counts and these `numbers`, also the released mask of each resume point,
    and for each number the arrived mask and the expected number of threads; if some reduce predicates, also
    the mask of lanes whose predicate holds, and of the last complete barrier the numbers of holding and of
    arrived threads.
    """

    def __init__(self, resume_points: list[int], numbers: list[int], reduces: bool) -> None:
        self.resume_points, self.numbers, self.reduces = resume_points, numbers, reduces and bool(numbers)
        self._each = 5 if reduces else 2
        self.count = (
            2 + len(resume_points) + (len(resume_points) + self._each * len(numbers) if numbers else 0)
        )

    def waiting(self, place: int) -> int:
        return 2 + place

    def released(self, place: int) -> int:
        return self.waiting(place) + (len(self.resume_points) if self.numbers else 0)

    def arrived(self, number: int) -> int:
        return 2 + 2 * len(self.resume_points) + self._each * self.numbers.index(number)

    def expected(self, number: int) -> int:
        return self.arrived(number) + 1

    def holding(self, number: int) -> int:
        return self.arrived(number) + 2

    def last_holding(self, number: int) -> int:
        return self.arrived(number) + 3

    def last_arrived(self, number: int) -> int:
        return self.arrived(number) + 4
