"""Barriers with a count of threads, and `bar.arrive`: a strip's lanes wait at several at once, and one may be
complete while others are not.

A strip has, besides who waits behind each barrier, who of them may go on (`released`), and for each barrier's
number who has arrived, waiting or not, and how many are expected (0: all). When all strips stand, the worker
judges: a barrier with a count is complete when that many threads have come, in whole warps, of which a strip
is one here; else when all that are left have come. Who waits at complete ones goes on, all others stay. A
reduction is over all that have come, of whom those without a predicate have none that holds.
"""

from __future__ import annotations

from .call_inlining import Flat, operand_of
from .cta_uniformity import Agreement


def is_counted(flat: Flat, threads: int) -> bool:
    """Return whether some barrier has a count that is not always all threads of the block, or is left without
    waiting.
    """
    counts = {operand_of(block, "b") for block in flat.blocks if block.end == "barrier"}
    arrives = any(block.end == "arrive" for block in flat.blocks)
    if arrives or counts <= {""}:
        return arrives
    return not counts <= {"", str(threads)} or threads % 32 > 0 or Agreement(flat, True).leaves


class Words:
    """Indices of a gang's state slots: the alive mask, the instruction count, the waiting mask of each resume
    point, and, where barriers have counts and these `numbers`, who is released there, and for each number who
    has arrived and how many are expected; where some of them reduce predicates, also whose holds, and of the
    barrier that was complete last, of how many threads it held and how many had come.
    """

    def __init__(self, parks: list[int], numbers: list[int], reduces: bool) -> None:
        self.parks, self.numbers, self.reduces = parks, numbers, reduces and bool(numbers)
        self._each = 5 if reduces else 2
        self.count = 2 + len(parks) + (len(parks) + self._each * len(numbers) if numbers else 0)

    def waiting(self, place: int) -> int:
        return 2 + place

    def released(self, place: int) -> int:
        return self.waiting(place) + (len(self.parks) if self.numbers else 0)

    def arrived(self, number: int) -> int:
        return 2 + 2 * len(self.parks) + self._each * self.numbers.index(number)

    def expected(self, number: int) -> int:
        return self.arrived(number) + 1

    def holding(self, number: int) -> int:
        return self.arrived(number) + 2

    def held(self, number: int) -> int:
        return self.arrived(number) + 3

    def came(self, number: int) -> int:
        return self.arrived(number) + 4
