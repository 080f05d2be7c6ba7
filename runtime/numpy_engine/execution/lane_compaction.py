"""Lane compaction: few lanes run on short arrays, gathered from and scattered back to the batch's registers.

A group that is small for its batch would compute mostly for inactive lanes. While it is at a lower position
than every other group, its blocks run on arrays of just its lanes. Lanes that leave the group (at a
branch) are scattered back into the batch's registers at once; the others continue on shorter arrays.

Invariant: while this runs, no other lane of the batch does, so the batch's register arrays that were
copied here may be changed in place until the end.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ....support.diagnostics import Space
from ..memory.access import LaneMemory
from ..memory.faults import LaneFault
from ..values import DType, Mask, ParamBlock, Value, dense
from .activation_records import LaneGroup, extend_position
from .scheduler import Scheduler

SMALLEST_BATCH = 2048
"""Lanes of a batch below which the length of arrays hardly matters."""


class CompactedLaneMemory(LaneMemory):
    """The view of memory and special registers of some lanes of a batch; the storage is the batch's own."""

    def __init__(self, batch: LaneMemory, selected: np.ndarray) -> None:
        super().__init__(batch.storage, len(selected))
        self.batch, self.selected = batch, selected
        if batch.padded is not None:
            self.padded = self._record_padding
        self._short: dict[str, Any] = {}

    def _record_padding(self, fault: LaneFault) -> None:
        fault.lane = int(self.selected[fault.lane])
        assert self.batch.padded is not None
        self.batch.padded(fault)

    def special(self, name: str) -> Value:
        """Return a special register of the compacted lanes."""
        result = self._short.get(name)
        if result is None:
            result = dense(self.batch.special(name))
            if isinstance(result, np.ndarray):
                result = self._short[name] = result.take(self.selected)
        return result

    def _bases(self, space: Space) -> np.ndarray | None:
        base = self.batch._bases(space)
        return None if base is None else base.take(self.selected)

    def load(
        self, space: Space, dtype: DType, address: Value, mask: Mask, site: int, offset: int = 0
    ) -> Value:
        """Load for the compacted lanes."""
        return super().load(space, dtype, self._broadcast_address(space, address), mask, site, offset)

    def store(
        self, space: Space, dtype: DType, address: Value, value: Value, mask: Mask, site: int, offset: int = 0
    ) -> None:
        """Store for the compacted lanes."""
        super().store(space, dtype, self._broadcast_address(space, address), value, mask, site, offset)

    def _broadcast_address(self, space: Space, address: Value) -> Value:
        """Broadcast an address of shared or local memory, which differs per CTA or lane."""
        if isinstance(address, np.ndarray) or space not in ("shared", "local", "generic"):
            return address
        return np.full(self.n, address)


def should_compact(scheduler: Scheduler, group: LaneGroup) -> bool:
    """Return whether a group is small enough, and at a compactable block."""
    if scheduler.n < SMALLEST_BATCH or group.mask is None:
        return False
    code = group.frame.fn.codes[group.block]
    is_small = 4 * group.count <= 3 * scheduler.n if code.in_loop else 8 * group.count <= scheduler.n
    return (
        is_small
        and code.is_compactable
        and all(map(_is_gatherable, (group.frame.registers[slot] for slot in _slots(code.live_in))))
    )


def _is_gatherable(value: Value) -> bool:
    """Return whether a live register can be gathered; one that no lane has written stays live around a
    loop.
    """
    return value is not None and not isinstance(value, ParamBlock)


def run_compacted(scheduler: Scheduler, group: LaneGroup) -> None:
    """Run a group's blocks until it must rejoin the others."""
    frame, codes = group.frame, group.frame.fn.codes
    registers, block, lanes = frame.registers, group.block, scheduler.x.indices(group.mask)
    live = codes[block].live_in
    short = list(registers)
    for slot in _slots(live):
        value = dense(registers[slot])
        if isinstance(value, np.ndarray):
            short[slot] = value.take(lanes)
    x = CompactedLaneMemory(scheduler.x, lanes)
    x.local_base = frame.local_base
    owned: set[int] = set()
    changed = 0
    lowest_other = min((g.key for g in scheduler.groups.values()), default=None)
    while True:
        code = codes[block]
        try:
            predicate = code.run(short, x)
        except LaneFault as fault:
            fault.lane = int(lanes[fault.lane])
            raise
        changed |= code.defines
        scheduler.account(code, len(lanes))
        targets = code.block.targets
        next_block = targets[0]
        if code.block.end == "branch":
            taken = (
                int(np.count_nonzero(predicate))
                if isinstance(predicate, np.ndarray)
                else len(lanes) * bool(predicate)
            )
            if taken in (0, len(lanes)):
                next_block = targets[0] if taken else targets[1]
            else:
                # The lower target continues; the others wait at the higher one.
                next_block, other_block = min(targets), max(targets)
                stays = predicate if next_block == targets[0] else ~predicate
                leaving = np.flatnonzero(~stays)
                _scatter(
                    scheduler.n,
                    registers,
                    short,
                    codes[other_block].live_in & changed,
                    lanes[leaving],
                    leaving,
                    owned,
                )
                _add_lanes(scheduler, group, other_block, lanes[leaving])
                lowest_other = min((g.key for g in scheduler.groups.values()), default=None)
                staying = np.flatnonzero(stays)
                lanes = lanes[staying]
                for slot in _slots(codes[next_block].live_in):
                    if isinstance(short[slot], np.ndarray):
                        short[slot] = short[slot].take(staying)
                x = CompactedLaneMemory(scheduler.x, lanes)
                x.local_base = frame.local_base
        out_of_fuel = next_block <= block and scheduler.spend_fuel(code)
        block = next_block
        if (
            out_of_fuel
            or scheduler.steps > scheduler.limit
            or not codes[block].is_compactable
            or (lowest_other is not None and extend_position(frame.key, block) >= lowest_other)
        ):
            break
    _scatter(scheduler.n, registers, short, codes[block].live_in & changed, lanes, None, owned)
    _add_lanes(scheduler, group, block, lanes)
    if out_of_fuel:
        scheduler.prefer_oldest()


def _slots(bits: int) -> list[int]:
    result = []
    while bits:
        low = bits & -bits
        result.append(low.bit_length() - 1)
        bits ^= low
    return result


def _add_lanes(scheduler: Scheduler, group: LaneGroup, block: int, lanes: np.ndarray) -> None:
    mask = np.zeros(scheduler.n, np.bool_)
    mask[lanes] = True
    scheduler.add_lanes(group.frame, block, mask, len(lanes))


def _scatter(
    n: int,
    registers: list[Any],
    short: list[Any],
    slots: int,
    lanes: np.ndarray,
    part: np.ndarray | None,
    owned: set[int],
) -> None:
    """Write the short values of `lanes` (their elements `part`, None = all) back among all `n` lanes'."""
    for slot in _slots(slots):
        value, old = short[slot], dense(registers[slot])
        if isinstance(value, np.ndarray):
            if part is not None:
                value = value.take(part)
        elif not isinstance(old, np.ndarray) and value.tobytes() == old.tobytes():
            continue
        if slot not in owned:
            old = old.copy() if isinstance(old, np.ndarray) else np.full(n, old)
            owned.add(slot)
        old[lanes] = value
        registers[slot] = old
