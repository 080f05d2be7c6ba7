"""Reconvergence analysis: the blocks where lanes may wait while others run. It decides which jumps need no
mask and which registers are blended.

Blocks run in the order of their numbers, each once for all lanes that are due there. After block k, control
passes to the lowest block above k where lanes wait. The header of a loop is checked again behind the last
block that jumps back to it (`header_checks`), so all lanes finish an iteration before the next one begins.
The control flow graph may be irreducible.

`at[k]` is the set (bits) of the *other* blocks where lanes may wait while k runs. A branch on a condition
that differs between lanes adds all its targets. An edge is `direct` if no lane can be waiting in any block
that control would pass. A uniform branch along a direct edge is a plain jump, and needs no mask. A register
that k writes is blended with its old value only if a block in `at[k]` reads it. So a loop counter stays a
scalar as long as the lanes that have left the loop do not read it.

Lanes at a barrier wait at its resume point until the gang is entered again. Then all of them continue. If no
other resume point can be occupied (`holds_all_lanes`), they continue without masks.
"""

from __future__ import annotations

from itertools import chain, combinations

from .call_inlining import InlinedBlock, InlinedKernel, barrier_number

_MOST = 6
"""Greatest number of barriers whose sets are distinguished, of those that are complete at the same time."""


class ReconvergenceSets:
    """The result of the analysis, for the set `divergent` of blocks whose lanes may go several ways.
    `warp_syncs` are the blocks that begin with a warp-synchronous instruction.
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
        self._warp_barriers = sum(1 << k for k in self.warp_syncs if is_warp_barrier(kernel.blocks[k]))
        self.matched = 0
        """The blocks (bits) of `bar.warp.sync` where lanes may be released while others of the gang have
        arrived at another one. Lanes may arrive there before these have left, so a lane may wait in a block
        while others run it.
        """
        self.header_checks: dict[int, list[int]] = {}
        ends: dict[int, int] = {}
        for k, block in enumerate(kernel.blocks):
            for target in successors(block):
                if target <= k:
                    ends[target] = max(ends.get(target, 0), k)
        for header in sorted(ends, reverse=True):
            self.header_checks.setdefault(ends[header], []).append(header)
        self._headers_checked_from = [0] * (self.count + 1)
        """By block: the loop headers (bits) that are checked behind it or a later block."""
        for k in reversed(range(self.count)):
            headers = sum(1 << header for header in self.header_checks.get(k, ()))
            self._headers_checked_from[k] = self._headers_checked_from[k + 1] | headers
        self.at: list[int | None] = [None] * self.count
        self.direct: set[tuple[int, int]] = set()
        self.suspended: set[int] = set()
        """The sets (bits) of resume points that the lanes of a suspended gang may occupy."""
        self._work: list[int] = []
        self._arrive(0, 0)
        while self._work:
            self._leave_block(self._work.pop())

    def reads(self, k: int) -> int:
        """Return the registers (bits) whose old values other lanes need while block k runs."""
        needed = 0
        for other in bits(self.at[k] or 0):
            needed |= self.blocks[other].live
        return needed

    def _arrive(self, k: int, waiting: int) -> None:
        waiting &= ~(1 << k & ~self.matched)
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
        """Return whether no lane can wait in a block that control passes on its way from k to the target."""
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
        """Pass control on from block k, while lanes may wait at the blocks of `waiting` (bits)."""
        barriers = waiting & self._warp_barriers
        if barriers & barriers - 1:
            self.matched |= barriers
        running = waiting & ~self.resume_points
        j = k
        while True:
            for header in self.header_checks.get(j, ()):
                if running >> header & 1:
                    self._arrive(header, waiting)
                    running &= ~(1 << header)
                    if header not in self.warp_syncs:
                        waiting &= ~(1 << header)
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
        """Record that the gang may be suspended with lanes at these resume points, and let them continue."""
        if not standing or standing in self.suspended:
            return
        self.suspended.add(standing)
        for released, remaining in self._releases(standing):
            targets = 0
            for k in bits(released):
                targets |= 1 << self.blocks[k].targets[0]
            if not targets & targets - 1 and not remaining:
                self._arrive(targets.bit_length() - 1, 0)
            else:
                self._leave(-1, targets | remaining)

    def _releases(self, standing: int) -> list[tuple[int, int]]:
        """Return the possible results of a release of lanes at these resume points: the points where lanes
        continue, and those where lanes still wait. Lanes at barriers of the same number are released
        together. If a number is only known at run time, any lanes may be.
        """
        if not self.kernel.is_counted:
            return [(standing, 0)]
        by_number: dict[int | None, int] = {}
        for k in bits(standing):
            number = barrier_number(self.blocks[k - 1])
            by_number[number] = by_number.get(number, 0) | 1 << k
        if None in by_number or len(by_number) > _MOST:
            return [(standing, standing)]
        groups = list(by_number.values())
        sets = chain.from_iterable(combinations(groups, count) for count in range(1, len(groups) + 1))
        return [(sum(chosen), standing & ~sum(chosen)) for chosen in sets]

    def alone(self, k: int) -> bool:
        """Return whether all lanes of a suspended gang are at resume point k whenever some are."""
        return all(standing == 1 << k for standing in self.suspended if standing >> k & 1)


def bits(value: int) -> list[int]:
    """Return the numbers of the bits that are set."""
    return [i for i in range(value.bit_length()) if value >> i & 1]


def successors(block: InlinedBlock) -> list[int]:
    """Return the successors of a block, in its own frame or another."""
    if block.end in ("call", "indirect_call"):
        return block.targets[: len(block.entered)]
    return list(dict.fromkeys(block.targets))


def is_warp_barrier(block: InlinedBlock) -> bool:
    """Return whether a block begins with `bar.warp.sync`."""
    warp_sync = block.code.block.sync
    return (
        warp_sync is not None
        and warp_sync.variant is not None
        and "barrier" in warp_sync.variant.form.effects
    )
