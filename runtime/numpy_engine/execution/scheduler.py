"""Who runs next: lanes that wait, meet and take turns.

The group at the lowest position runs one block, then its lanes are put where they go, merging with
whoever is there. Since block numbers are a loop-contiguous reverse postorder, lanes that wait after a
branch or loop are met by the others.

Lowest-first alone starves a waiting group while another spins on it. Therefore every back edge costs
patience (more where the loop looks like waiting: atomics, volatile loads); when it runs out, the group
that has not run for longest gets a turn until it blocks, ends, or uses up patience itself. A loop that
uses up the patience while other groups wait costs twice as much from then on: threads may wait in a chain,
each for the one before it, and the price of a chain of n must not be n times the whole patience.

Invariant: masks are None (every lane of the batch) or bool arrays that nobody changes in place.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from ...engine.config import PATIENCE
from ..lane_ids import WARP
from ..memory.access import Access
from ..translation.translate import Code
from ..values import Mask
from .activation_records import Frame, Group, beyond, position

PATIENCES = 16
"""As often as a batch's groups run out of patience, other batches get the machine; each time twice as soon,
as threads of several batches may wait in a chain, too.
"""
_STRETCH = 4096
_MOST_COSTLY = 256
"""What a loop costs at most, as a multiple of what it costs at first."""
OFTEN = 24
"""Blocks after which, in a random order, some threads are stopped at every second one; later ever more
rarely, so that long kernels are not torn to pieces.
"""
STRETCHES = (1, 2, 3, 5, 8, 16, 64, 4096)
"""Blocks that those who are let ahead run before the others may."""


class Scheduler:
    """The groups of one batch, its live lanes, and what they have done.

    `order` seeds a random choice of who runs next, and of who is stopped while others go on, whole warps in
    `lockstep` (None: lowest first, all together). `limit` is the most instructions that may be issued,
    `patience` what back edges of a group may cost while others wait.
    """

    def __init__(
        self,
        x: Access,
        limit: int | None,
        order: int | None,
        lockstep: bool = False,
        patience: int = PATIENCE,
    ) -> None:
        self.x, self.n, self._patience = x, x.n, patience
        self.limit = limit or 2**63
        self._random = None if order is None else random.Random(f"{order} {x.lanes.first_cta}")
        self.groups: dict[tuple[Frame, int], Group] = {}
        """By place; only this class changes it."""
        self.live: Mask = None
        self.live_count = x.n
        self.steps = self.thread_instructions = self.lane_slots = 0
        self.preemptions = 0
        self._lockstep, self._stretch = lockstep, 0
        self._now = self._spent = self._spun = 0
        self._stint = PATIENCES * patience
        """What back edges of all groups may cost before other batches get the machine."""
        self._costs: dict[Code, int] = {}
        """By the block at the end of a loop, what its back edge costs as a multiple of `Code.patience`, where
        that is not 1.
        """
        self._turn: tuple[Frame, int] | None = None
        self._next_turn: tuple[Frame, int] | None = None
        self._landed: tuple[Frame, int] | None = None
        self.ahead: np.ndarray | None = None
        """The lanes that got a turn out of order, where `bra.uni` is to be proved."""

    # -- turns

    def begin(self) -> None:
        """The batch gets the machine: it may spin for a while again."""
        if self.has_spun:
            self._stint = max(self._stint // 2, PATIENCES * self._patience // _MOST_COSTLY, PATIENCES)
        self._spun = 0

    @property
    def has_spun(self) -> bool:
        """Whether the batch has spun for so long that others should have the machine."""
        return self._spun > self._stint

    @property
    def now(self) -> int:
        """How often groups have been picked."""
        return self._now

    def has_turned(self, then: int) -> bool:
        """Whether every group has run since, but for those that wait at gates."""
        return all(group.stamp > then or self.ready(group) is None for group in self.groups.values())

    def start_block(self) -> None:
        """A group that was picked is about to run."""
        self._landed = None

    def turn_over(self) -> None:
        """A block has run: who got a turn keeps it where its lanes have landed."""
        if self._next_turn is not None:
            self._turn, self._next_turn = self._next_turn, None
        elif self._turn is not None:
            self._turn = self._landed

    def account(self, code: Code, lanes: int) -> None:
        """Count a block that `lanes` lanes have run."""
        self.steps += code.size
        self.x.storage.specials.clock += code.size
        self.thread_instructions += code.size * lanes
        self.lane_slots += code.size * self.live_count

    def exited(self, frame: Frame, taken: Mask, count: int) -> None:
        """`count` lanes are done."""
        self.live_count -= count
        if self.live_count == 0:
            self.live = np.zeros(self.n, np.bool_)
        elif taken is not None:
            self.live = ~taken if self.live is None else self.live & ~taken
        above: Frame | None = frame
        while above is not None:
            above.lanes -= count
            above = above.parent

    def pick(self) -> Group | None:
        """Take the group that runs next out of `groups`; None if all wait at gates of their warps."""
        self._now += 1
        groups = self.groups
        if self._random is not None:
            return self._pick_any(self._random)
        if len(groups) == 1:
            (place,) = groups
            if groups[place].frame.fn.codes[place[1]].gate_mask is None:
                return groups.pop(place)
        if self._turn is not None and self._turn in groups:
            ready = self.ready(groups[self._turn])
            if ready is not None:
                return self.take(groups[self._turn], ready)
            self._turn = None
        group = min(groups.values(), key=position)
        if group.frame.fn.codes[group.block].gate_mask is None:
            return groups.pop((group.frame, group.block))
        for group in sorted(groups.values(), key=position):
            ready = self.ready(group)
            if ready is not None:
                return self.take(group, ready)
        return None

    def _pick_any(self, chance: random.Random) -> Group | None:
        """As `pick`, whoever comes: those who were let ahead for a while, else any, and now and then only
        some of them.
        """
        if self._turn is not None and self._turn in self.groups and self._stretch > 0:
            self._stretch -= 1
            ready = self.ready(self.groups[self._turn])
            if ready is not None:
                return self.take(self.groups[self._turn], ready)
        self._turn = None
        groups = sorted(self.groups.values(), key=position)
        for group in chance.sample(groups, len(groups)):
            ready = self.ready(group)
            if ready is None:
                continue
            if group.frame.fn.codes[group.block].gate_mask is None and chance.random() < OFTEN / (
                OFTEN + self._now
            ):
                ready = self._some(group, chance) or ready
            return self.take(group, ready)
        return None

    def _some(self, group: Group, chance: random.Random) -> tuple[Mask, int] | None:
        """Lanes of a group that go ahead for a while, and leave the others: some blocks, some warps, or some
        threads. None where there is nobody to leave.
        """
        unit = chance.choice(
            (self.x.lanes.threads, WARP) if self._lockstep else (self.x.lanes.threads, WARP, 1)
        )
        units = (
            np.arange(self.n) // unit if unit != WARP else self.x.lanes.spread(np.arange(self.x.lanes.warps))
        )
        bits = np.frombuffer(chance.randbytes(int(units[-1]) + 1), np.uint8)
        chosen = bits[units] < chance.choice((16, 128, 240))
        mask = chosen if group.mask is None else chosen & group.mask
        count = int(np.count_nonzero(mask))
        if not 0 < count < group.count:
            return None
        self.preemptions += 1
        self._turn, self._stretch = (group.frame, group.block), chance.choice(STRETCHES)
        if self.ahead is not None:
            self.ahead |= mask
        return mask, count

    def take(self, group: Group, lanes: tuple[Mask, int]) -> Group:
        """Remove `lanes` of a group from `groups`, as a group of their own."""
        del self.groups[group.frame, group.block]
        mask, count = lanes
        if count < group.count:
            rest = ~mask if group.mask is None else group.mask & ~mask
            self.groups[group.frame, group.block] = Group(
                group.frame, group.block, rest, group.count - count, group.stamp, group.key
            )
            return Group(group.frame, group.block, mask, count, group.stamp, group.key)
        return group

    def put(self, frame: Frame, block: int, mask: Mask, count: int) -> None:
        """Lanes arrive at a position."""
        place = (frame, block)
        there = self.groups.get(place)
        if there is not None:
            count += there.count
            mask = None if count == self.n else mask | there.mask
        elif count == self.n:
            mask = None
        self.groups[place] = Group(frame, block, mask, count, self._now, beyond(frame.key, block))
        self._landed = place

    def give_turn(self) -> None:
        """Let the group run next that can and has not run for longest, wherever it is. Who waits at a gate
        would be the oldest for good.
        """
        if len(self.groups) < 2:
            return
        able = [group for group in self.groups.values() if self.ready(group) is not None]
        if not able:
            return
        oldest = min(able, key=lambda g: (g.stamp, g.key))
        self._next_turn = (oldest.frame, oldest.block)
        self._stretch = _STRETCH
        if self.ahead is not None and oldest.mask is not None:
            self.ahead |= oldest.mask

    def tires(self, code: Code) -> bool:
        """Account for a back edge; whether patience has run out."""
        cost = self._costs.get(code, 1)
        self._spun += code.patience
        self._spent += code.patience * cost
        if self._spent <= self._patience:
            return False
        self._spent = 0
        if len(self.groups) > 1:
            self._costs[code] = min(2 * cost, _MOST_COSTLY)
        return True

    # -- gates: instructions that wait for lanes of their warp

    def ready(self, group: Group, here: np.ndarray | None = None) -> tuple[Mask, int] | None:
        """The lanes of a group that may run now, with their number; None if all must wait.

        Lanes at a gate may run when every lane of the warp that its mask names is there or has exited.
        """
        if group.frame.fn.codes[group.block].gate_mask is None or group.count == self.live_count:
            return group.mask, group.count
        named = self.named(group)
        present = self.x.lanes.warp_bits(group.mask)
        if isinstance(named, np.ndarray):
            named = np.bitwise_or.reduce(
                self.x.lanes.by_warp(np.where(group.mask, named, np.uint32(0))), axis=1
            )
        missing = named & self.x.lanes.warp_bits(self.live) & ~(present if here is None else here)
        ready = (missing == 0) & (present != 0)
        if not ready.any():
            return None
        if (ready | (present == 0)).all():
            return group.mask, group.count
        lanes = self.x.lanes.spread(ready) & group.mask
        return lanes, int(np.count_nonzero(lanes))

    def named(self, group: Group) -> Any:
        """The membermask of the gate at which a group stands: u32, one for all or an array."""
        gate = group.frame.fn.codes[group.block].gate_mask
        assert gate is not None
        self.x.mask = group.mask
        return gate(group.frame.registers, self.x)

    def released(self) -> list[Group]:
        """Lanes that meet at different `bar.warp.sync`, whichever of their warp they name: those that have
        all come, taken.
        """
        at_gates = [
            (g, gate) for g in sorted(self.groups.values(), key=position) if (gate := gate_of(g)) is not None
        ]
        waiting = [g for g, gate in at_gates if "barrier" in gate.variant.form.effects]
        here = np.zeros(self.x.lanes.warps, np.uint32)
        for group in waiting:
            here |= self.x.lanes.warp_bits(group.mask)
        return [
            self.take(group, ready) for group in waiting if (ready := self.ready(group, here)) is not None
        ]

    def end_turn(self) -> None:
        """Nobody has a turn any more."""
        self._turn = None


def gate_of(group: Group) -> Any:
    """The instruction at which a group waits for the others of its warp, if it stands at one."""
    return group.frame.fn.codes[group.block].block.gate
