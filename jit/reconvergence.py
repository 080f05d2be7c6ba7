"""Reconvergence analysis: the blocks where lanes may wait while others run. It decides which jumps need no
mask and which registers are blended.

Blocks run in the order of their numbers, each once for all lanes that are due there. After block k control
passes on to the lowest block above k where lanes wait; a loop's header is looked at again behind the last
block that jumps back to it (`hooks`), so that all lanes finish a round before the next begins. Reducible or
not makes no difference.

`at[k]` is the set (bits) of the *other* blocks where lanes may wait while k runs. A branch on which lanes
agree jumps at once where nobody can wait in between (`direct`); then no mask is kept. A register that k
writes must be blended with its old value only if a block in `at[k]` reads it, so a loop counter stays one
number for all lanes as long as those that have left do not ask for it.

Lanes at a barrier are parked: they wait behind it until the strip is entered anew. Then all of them go on;
where a barrier is the only one at which a strip can stand (`alone`), they do so as if nothing had been.
"""

from __future__ import annotations

from itertools import chain, combinations

from .call_inlining import InlinedBlock, InlinedKernel, operand_of
from .values import Untraceable

_MOST = 6
"""Numbers of barriers in a kernel with counts."""


class ReconvergenceSets:
    """The sets, for the blocks in `divergent`, whose lanes may go several ways. `gates` begin with a warp
    instruction.
    """

    def __init__(self, kernel: InlinedKernel, divergent: frozenset[int]) -> None:
        self.kernel, self.blocks, self.divergent = kernel, kernel.blocks, divergent
        self.count = len(kernel.blocks)
        self.resume_points = sum(1 << k for k, block in enumerate(kernel.blocks) if block.end == "resume")
        self.warp_syncs = [
            k
            for k, block in enumerate(kernel.blocks)
            if block.code.sync_mask is not None and block.end != "resume"
        ]
        self.header_checks: dict[int, list[int]] = {}
        ends: dict[int, int] = {}
        for k, block in enumerate(kernel.blocks):
            for target in successors(block):
                if target <= k:
                    ends[target] = max(ends.get(target, 0), k)
        for header in sorted(ends, reverse=True):
            self.header_checks.setdefault(ends[header], []).append(header)
        self._headers_checked_from = [0] * (self.count + 1)
        """By block: the headers that are looked at again there or above."""
        for k in reversed(range(self.count)):
            headers = sum(1 << header for header in self.header_checks.get(k, ()))
            self._headers_checked_from[k] = self._headers_checked_from[k + 1] | headers
        self.at: list[int | None] = [None] * self.count
        self.direct: set[tuple[int, int]] = set()
        self.suspended: set[int] = set()
        """The sets of places behind barriers where the lanes of a strip may stand when it has nothing more to
        do.
        """
        self._work: list[int] = []
        self._arrive(0, 0)
        while self._work:
            self._leave_block(self._work.pop())

    def reads(self, k: int) -> int:
        """The registers whose old values lanes elsewhere need while block k runs."""
        needed = 0
        for other in bits(self.at[k] or 0):
            needed |= self.blocks[other].live
        return needed

    def _arrive(self, k: int, waiting: int) -> None:
        waiting &= ~(1 << k)
        before = self.at[k]
        if before is None or waiting & ~before:
            self.at[k] = (before or 0) | waiting
            self._work.append(k)

    def _leave_block(self, k: int) -> None:
        block, waiting = self.blocks[k], self.at[k] or 0
        targets = successors(block)
        if k in self.warp_syncs and waiting:
            self._leave(k, waiting | 1 << k)
        if block.end == "barrier":
            self._leave(k, waiting | sum(1 << t for t in targets))
            return
        if k in self.divergent:
            for target in targets:
                self.direct.discard((k, target))
            self._leave(k, waiting | sum(1 << t for t in targets))
        else:
            for target in targets:
                if self._is_direct(k, target, waiting):
                    self.direct.add((k, target))
                    self._arrive(target, waiting)
                else:
                    self.direct.discard((k, target))
                    self._leave(k, waiting | 1 << target)
        if block.end in ("exit", "trap") or (block.end == "return" and block.frame.parent is None):
            self._leave(k, waiting)

    def _is_direct(self, k: int, target: int, waiting: int) -> bool:
        """Return whether nobody waits where control would pass on its way from k to the target."""
        waiting &= ~self.resume_points
        if target > k:
            end = target - 1
            between = (1 << target) - (1 << k + 1)
        else:
            end = next(e for e, headers in self.header_checks.items() if target in headers)
            between = (1 << end + 1) - (1 << k + 1)
        if waiting & between:
            return False
        stop = end if target > k else end - 1
        hooked = [h for e in range(k, stop + 1) for h in self.header_checks.get(e, ())]
        if target <= k:
            hooked += self.header_checks[end][: self.header_checks[end].index(target)]
        return not any(waiting >> h & 1 for h in hooked)

    def _leave(self, k: int, waiting: int) -> None:
        """Control leaves k, while lanes may wait at these blocks."""
        running = waiting & ~self.resume_points
        j = k
        while True:
            for header in self.header_checks.get(j, ()):
                if running >> header & 1:
                    self._arrive(header, waiting)
                    running &= ~(1 << header)
                    waiting &= ~(1 << header) | self.resume_points
            j += 1
            above = running >> j
            if not above and not running & self._headers_checked_from[j]:
                break
            if above & 1:
                self._arrive(j, waiting)
                running &= ~(1 << j)
                waiting &= ~(1 << j)
        for warp_sync in self.warp_syncs:
            if waiting >> warp_sync & 1:
                self._arrive(warp_sync, waiting)
        self._suspend(waiting & self.resume_points)

    def _suspend(self, standing: int) -> None:
        """The strip has nothing more to do before the barriers where its lanes stand are complete."""
        if not standing or standing in self.suspended:
            return
        self.suspended.add(standing)
        for released in subsets(self.kernel, standing) if self.kernel.is_counted else [standing]:
            targets = 0
            for k in bits(released):
                targets |= 1 << self.blocks[k].targets[0]
            if not targets & targets - 1 and released == standing:
                self._arrive(targets.bit_length() - 1, 0)
            else:
                self._leave(-1, targets | standing & ~released)

    def alone(self, k: int) -> bool:
        """Return whether lanes that stand at the place k behind a barrier are all that the strip has."""
        return all(standing == 1 << k for standing in self.suspended if standing >> k & 1)


def bits(value: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [i for i in range(value.bit_length()) if value >> i & 1]


def successors(block: InlinedBlock) -> list[int]:
    """Return where the lanes of a block go, in its own frame or another."""
    if block.end in ("call", "indirect_call"):
        return block.targets[: len(block.entered)]
    return list(dict.fromkeys(block.targets))


def subsets(kernel: InlinedKernel, standing: int) -> list[int]:
    """The places among those where lanes stand that may be released together: those of any barriers'
    numbers.
    """
    by_number: dict[str, int] = {}
    for k in range(standing.bit_length()):
        if standing >> k & 1:
            number = operand_of(kernel.blocks[k - 1], "a")
            by_number[number] = by_number.get(number, 0) | 1 << k
    if len(by_number) > _MOST:
        raise Untraceable("many barriers with counts")
    groups = list(by_number.values())
    return [
        sum(chosen)
        for chosen in chain.from_iterable(combinations(groups, count) for count in range(1, len(groups) + 1))
    ]
