"""Scheduler of lane groups: waiting, reconvergence and quanta.

The group at the lowest position runs one block, then its lanes move to their targets, merging with the
groups there. Since block numbers are a loop-contiguous reverse postorder, lanes that wait after a
branch or loop reconverge with the others.

Lowest-first alone starves a waiting group while another spins on it. Therefore every back edge costs
fuel (more where the loop seems to wait: atomics, volatile loads); when it runs out, the group
that has not run for longest gets a quantum until it blocks, ends, or spends the fuel itself. A loop that
spends the fuel while other groups wait costs twice as much from then on: threads may wait in a chain,
each for its predecessor, and the cost of a chain of n must not be n times the full fuel.

Invariant: masks are None (every lane of the batch) or bool arrays that are never changed in place.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from ...engine.config import FUEL
from ..lane_ids import WARP
from ..memory.access import LaneMemory
from ..translation.translate import BlockCode
from ..values import Mask
from .activation_records import ActivationRecord, LaneGroup, extend_position, position

QUANTA_PER_BATCH = 16
"""Quanta of a batch before other batches run; halved each time, as threads of several batches may wait in a
chain, too.
"""
_LONG_BURST = 4096
_MAX_COST = 256
"""The largest cost of a loop, as a multiple of its initial cost."""
PREEMPTION_SCALE = 24
"""Blocks after which, in a random order, threads are preempted at every second one; later ever more rarely,
so that long kernels are not fragmented.
"""
BURSTS = (1, 2, 3, 5, 8, 16, 64, 4096)
"""Possible numbers of blocks that preempting lanes run before the others."""


class Scheduler:
    """The groups of one batch, its live lanes, and its counters.

    `order` seeds a random choice of the next group, and of preempted lanes, whole warps in `lockstep` (None:
    lowest first, without preemption). `limit` is the most instructions that may be issued, `fuel` the total
    cost of a group's back edges while others wait.
    """

    def __init__(
        self, x: LaneMemory, limit: int | None, order: int | None, lockstep: bool = False, fuel: int = FUEL
    ) -> None:
        self.x, self.n, self._fuel = x, x.n, fuel
        self.limit = limit or 2**63
        self._random = None if order is None else random.Random(f"{order} {x.lanes.first_cta}")
        self.groups: dict[tuple[ActivationRecord, int], LaneGroup] = {}
        """By position; only this class changes it."""
        self.live: Mask = None
        self.live_count = x.n
        self.steps = self.thread_instructions = self.lane_slots = 0
        self.preemptions = 0
        self._lockstep, self._burst = lockstep, 0
        self._picks = self._spent_fuel = self._batch_spent = 0
        self._batch_fuel = QUANTA_PER_BATCH * fuel
        """The fuel of all groups before other batches run."""
        self._costs: dict[BlockCode, int] = {}
        """By the block at the end of a loop, what its back edge costs as a multiple of `BlockCode.fuel_cost`,
        where that is not 1.
        """
        self._preferred: tuple[ActivationRecord, int] | None = None
        self._next_preferred: tuple[ActivationRecord, int] | None = None
        self._arrived_at: tuple[ActivationRecord, int] | None = None
        self.reordered: np.ndarray | None = None
        """The lanes that ran out of order, where `bra.uni` is checked."""

    # -- quanta

    def begin(self) -> None:
        """Start a slice of the batch with fresh fuel."""
        if self.is_out_of_fuel:
            self._batch_fuel = max(
                self._batch_fuel // 2, QUANTA_PER_BATCH * self._fuel // _MAX_COST, QUANTA_PER_BATCH
            )
        self._batch_spent = 0

    @property
    def is_out_of_fuel(self) -> bool:
        """Return True if the batch has spun for so long that other batches should run."""
        return self._batch_spent > self._batch_fuel

    @property
    def pick_count(self) -> int:
        """The number of picks of groups so far."""
        return self._picks

    def have_all_run_since(self, pick: int) -> bool:
        """Return whether every group has run since a pick, but for those that wait for lanes of their
        warps.
        """
        return all(group.stamp > pick or self.ready_lanes(group) is None for group in self.groups.values())

    def start_block(self) -> None:
        """Prepare for the block of the picked group."""
        self._arrived_at = None

    def finish_block(self) -> None:
        """After a block, prefer the group where the lanes of the preferred group have arrived."""
        if self._next_preferred is not None:
            self._preferred, self._next_preferred = self._next_preferred, None
        elif self._preferred is not None:
            self._preferred = self._arrived_at

    def account(self, code: BlockCode, lanes: int) -> None:
        """Count a block that `lanes` lanes have run."""
        self.steps += code.size
        self.x.storage.specials.clock += code.size
        self.thread_instructions += code.size * lanes
        self.lane_slots += code.size * self.live_count

    def remove_exited(self, frame: ActivationRecord, taken: Mask, count: int) -> None:
        """Remove `count` lanes that have exited."""
        self.live_count -= count
        if self.live_count == 0:
            self.live = np.zeros(self.n, np.bool_)
        elif taken is not None:
            self.live = ~taken if self.live is None else self.live & ~taken
        ancestor: ActivationRecord | None = frame
        while ancestor is not None:
            ancestor.lanes -= count
            ancestor = ancestor.parent

    def pick(self) -> LaneGroup | None:
        """Take the group that runs next out of `groups`; None if all wait for lanes of their warps."""
        self._picks += 1
        groups = self.groups
        if self._random is not None:
            return self._pick_random(self._random)
        if len(groups) == 1:
            (key,) = groups
            if groups[key].frame.fn.codes[key[1]].sync_mask is None:
                return groups.pop(key)
        if self._preferred is not None and self._preferred in groups:
            ready_lanes = self.ready_lanes(groups[self._preferred])
            if ready_lanes is not None:
                return self.split_group(groups[self._preferred], ready_lanes)
            self._preferred = None
        group = min(groups.values(), key=position)
        if group.frame.fn.codes[group.block].sync_mask is None:
            return groups.pop((group.frame, group.block))
        for group in sorted(groups.values(), key=position):
            ready_lanes = self.ready_lanes(group)
            if ready_lanes is not None:
                return self.split_group(group, ready_lanes)
        return None

    def _pick_random(self, rng: random.Random) -> LaneGroup | None:
        """Pick at random: preempting lanes for a while, else any group, and now and then only some of its
        lanes.
        """
        if self._preferred is not None and self._preferred in self.groups and self._burst > 0:
            self._burst -= 1
            ready_lanes = self.ready_lanes(self.groups[self._preferred])
            if ready_lanes is not None:
                return self.split_group(self.groups[self._preferred], ready_lanes)
        self._preferred = None
        groups = sorted(self.groups.values(), key=position)
        for group in rng.sample(groups, len(groups)):
            ready_lanes = self.ready_lanes(group)
            if ready_lanes is None:
                continue
            if group.frame.fn.codes[group.block].sync_mask is None and rng.random() < PREEMPTION_SCALE / (
                PREEMPTION_SCALE + self._picks
            ):
                ready_lanes = self._choose_preempting(group, rng) or ready_lanes
            return self.split_group(group, ready_lanes)
        return None

    def _choose_preempting(self, group: LaneGroup, rng: random.Random) -> tuple[Mask, int] | None:
        """Return lanes of a group that preempt the others for a while: some blocks, warps or threads.

        None where no lane would be preempted.
        """
        unit = rng.choice((self.x.lanes.threads, WARP) if self._lockstep else (self.x.lanes.threads, WARP, 1))
        units = (
            np.arange(self.n) // unit
            if unit != WARP
            else self.x.lanes.repeat_per_lane(np.arange(self.x.lanes.warps))
        )
        bits = np.frombuffer(rng.randbytes(int(units[-1]) + 1), np.uint8)
        selected = bits[units] < rng.choice((16, 128, 240))
        mask = selected if group.mask is None else selected & group.mask
        count = int(np.count_nonzero(mask))
        if not 0 < count < group.count:
            return None
        self.preemptions += 1
        self._preferred, self._burst = (group.frame, group.block), rng.choice(BURSTS)
        if self.reordered is not None:
            self.reordered |= mask
        return mask, count

    def split_group(self, group: LaneGroup, lanes: tuple[Mask, int]) -> LaneGroup:
        """Remove `lanes` of a group from `groups`, and return them as a group."""
        del self.groups[group.frame, group.block]
        mask, count = lanes
        if count < group.count:
            remaining = ~mask if group.mask is None else group.mask & ~mask
            self.groups[group.frame, group.block] = LaneGroup(
                group.frame, group.block, remaining, group.count - count, group.stamp, group.key
            )
            return LaneGroup(group.frame, group.block, mask, count, group.stamp, group.key)
        return group

    def add_lanes(self, frame: ActivationRecord, block: int, mask: Mask, count: int) -> None:
        """Add lanes at a position, merging with a group there."""
        key = (frame, block)
        group = self.groups.get(key)
        if group is not None:
            count += group.count
            mask = None if count == self.n else mask | group.mask
        elif count == self.n:
            mask = None
        self.groups[key] = LaneGroup(
            frame, block, mask, count, self._picks, extend_position(frame.key, block)
        )
        self._arrived_at = key

    def prefer_oldest(self) -> None:
        """Prefer the runnable group that has not run for longest, wherever it is.

        A group that waits for lanes of its warp would stay the oldest for ever, so it is not considered.
        """
        if len(self.groups) < 2:
            return
        runnable = [group for group in self.groups.values() if self.ready_lanes(group) is not None]
        if not runnable:
            return
        oldest = min(runnable, key=lambda g: (g.stamp, g.key))
        self._next_preferred = (oldest.frame, oldest.block)
        self._burst = _LONG_BURST
        if self.reordered is not None and oldest.mask is not None:
            self.reordered |= oldest.mask

    def spend_fuel(self, code: BlockCode) -> bool:
        """Account for a back edge; return whether the fuel is exhausted."""
        cost = self._costs.get(code, 1)
        self._batch_spent += code.fuel_cost
        self._spent_fuel += code.fuel_cost * cost
        if self._spent_fuel <= self._fuel:
            return False
        self._spent_fuel = 0
        if len(self.groups) > 1:
            self._costs[code] = min(2 * cost, _MAX_COST)
        return True

    # -- warp synchronisation points

    def ready_lanes(self, group: LaneGroup, arrived: np.ndarray | None = None) -> tuple[Mask, int] | None:
        """Return the lanes of a group that may run now, with their number; None if all must wait.

        Lanes at a synchronisation point may run when every lane of the warp that its mask names is there or
        has exited.
        """
        if group.frame.fn.codes[group.block].sync_mask is None or group.count == self.live_count:
            return group.mask, group.count
        member_mask = self.member_mask(group)
        present = self.x.lanes.warp_bits(group.mask)
        if isinstance(member_mask, np.ndarray):
            member_mask = np.bitwise_or.reduce(
                self.x.lanes.by_warp(np.where(group.mask, member_mask, np.uint32(0))), axis=1
            )
        missing = member_mask & self.x.lanes.warp_bits(self.live) & ~(present if arrived is None else arrived)
        ready_lanes = (missing == 0) & (present != 0)
        if not ready_lanes.any():
            return None
        if (ready_lanes | (present == 0)).all():
            return group.mask, group.count
        lanes = self.x.lanes.repeat_per_lane(ready_lanes) & group.mask
        return lanes, int(np.count_nonzero(lanes))

    def member_mask(self, group: LaneGroup) -> Any:
        """Return the member mask of the group's synchronisation point: u32, one for all or an array."""
        mask_of = group.frame.fn.codes[group.block].sync_mask
        assert mask_of is not None
        self.x.mask = group.mask
        return mask_of(group.frame.registers, self.x)

    def take_released(self) -> list[LaneGroup]:
        """Remove and return lanes whose warp barriers are complete across different `bar.warp.sync`.

        Barriers with different masks of a warp are matched if all named lanes have arrived at one.
        """
        at_sync = [
            (g, instr)
            for g in sorted(self.groups.values(), key=position)
            if (instr := sync_instruction(g)) is not None
        ]
        waiting = [g for g, instr in at_sync if "barrier" in instr.variant.form.effects]
        arrived = np.zeros(self.x.lanes.warps, np.uint32)
        for group in waiting:
            arrived |= self.x.lanes.warp_bits(group.mask)
        return [
            self.split_group(group, ready_lanes)
            for group in waiting
            if (ready_lanes := self.ready_lanes(group, arrived)) is not None
        ]

    def clear_preferred(self) -> None:
        """Prefer no group."""
        self._preferred = None


def sync_instruction(group: LaneGroup) -> Any:
    """Return the instruction at which a group waits for lanes of its warp, or None."""
    return group.frame.fn.codes[group.block].block.sync
