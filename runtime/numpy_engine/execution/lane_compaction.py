"""Running few lanes alone: their registers gathered into short arrays, scattered back when they meet others.

A group that is small for its batch would compute mostly for lanes that are not there. While it stays in
front of every other group, its blocks run on arrays of just its lanes. Lanes that leave the group (at a
branch) are scattered back into the batch's registers at once; the rest goes on shorter.

Invariant: while this runs, no other lane of the batch does, so the batch's register arrays that were
copied here may be changed in place until the end.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..memory.access import Access
from ..memory.faults import LaneFault
from ..values import DType, Mask, ParamBlock, Value, dense
from .activation_records import Group, beyond
from .scheduler import Scheduler

SMALLEST_BATCH = 2048
"""Below this, arrays are so short that their length hardly matters."""


class Few(Access):
    """The view of memory and special registers that some lanes of a batch have: storage is the batch's
    own.
    """

    def __init__(self, batch: Access, chosen: np.ndarray) -> None:
        super().__init__(batch.storage, len(chosen))
        self.batch, self.chosen = batch, chosen
        if batch.padded is not None:
            self.padded = self._padded_of_batch
        self._short: dict[str, Any] = {}

    def _padded_of_batch(self, fault: LaneFault) -> None:
        fault.lane = int(self.chosen[fault.lane])
        assert self.batch.padded is not None
        self.batch.padded(fault)

    def special(self, name: str) -> Value:
        result = self._short.get(name)
        if result is None:
            result = dense(self.batch.special(name))
            if isinstance(result, np.ndarray):
                result = self._short[name] = result.take(self.chosen)
        return result

    def _shared_bases(self) -> np.ndarray | None:
        base = self.batch._shared_bases()
        return None if base is None else base.take(self.chosen)

    def _local_bases(self) -> np.ndarray:
        return self.batch._local_bases().take(self.chosen)

    def load(self, space: str, dtype: DType, address: Value, mask: Mask, site: int, offset: int = 0) -> Value:
        return super().load(space, dtype, self._spread_address(space, address), mask, site, offset)

    def store(
        self, space: str, dtype: DType, address: Value, value: Value, mask: Mask, site: int, offset: int = 0
    ) -> None:
        super().store(space, dtype, self._spread_address(space, address), value, mask, site, offset)

    def _spread_address(self, space: str, address: Value) -> Value:
        """One address of shared or local memory is a different place per CTA or lane."""
        if isinstance(address, np.ndarray) or space not in ("shared", "local", "generic"):
            return address
        return np.full(self.n, address)


def worthwhile(scheduler: Scheduler, group: Group) -> bool:
    """Whether a group is small enough, and in a place that can run alone."""
    if scheduler.n < SMALLEST_BATCH or group.mask is None:
        return False
    code = group.frame.fn.codes[group.block]
    share = 4 * group.count <= 3 * scheduler.n if code.in_loop else 8 * group.count <= scheduler.n
    return (
        share
        and code.runs_alone
        and all(map(_shortens, (group.frame.registers[slot] for slot in _slots(code.live_in))))
    )


def _shortens(value: Value) -> bool:
    """Whether a live register has a short form: not what no lane has written yet, which stays live around a
    loop.
    """
    return value is not None and not isinstance(value, ParamBlock)


def run(scheduler: Scheduler, group: Group) -> None:
    """Run a group's blocks until it must go back among the others."""
    frame, codes = group.frame, group.frame.fn.codes
    registers, block, lanes = frame.registers, group.block, scheduler.x.indices(group.mask)
    live = codes[block].live_in
    short = list(registers)
    for slot in _slots(live):
        value = dense(registers[slot])
        if isinstance(value, np.ndarray):
            short[slot] = value.take(lanes)
    x = Few(scheduler.x, lanes)
    x.local_base = frame.local_base
    owned: set[int] = set()
    changed = 0
    others = min((g.key for g in scheduler.groups.values()), default=None)
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
        goes_on = targets[0]
        if code.block.end == "branch":
            taken = (
                int(np.count_nonzero(predicate))
                if isinstance(predicate, np.ndarray)
                else len(lanes) * bool(predicate)
            )
            if taken in (0, len(lanes)):
                goes_on = targets[0] if taken else targets[1]
            else:
                # The lower target goes on; the others wait at the higher one.
                goes_on, leaves_to = min(targets), max(targets)
                stay = predicate if goes_on == targets[0] else ~predicate
                leavers = np.flatnonzero(~stay)
                _scatter(
                    scheduler.n,
                    registers,
                    short,
                    codes[leaves_to].live_in & changed,
                    lanes[leavers],
                    leavers,
                    owned,
                )
                _put(scheduler, group, leaves_to, lanes[leavers])
                others = min((g.key for g in scheduler.groups.values()), default=None)
                kept = np.flatnonzero(stay)
                lanes = lanes[kept]
                for slot in _slots(codes[goes_on].live_in):
                    if isinstance(short[slot], np.ndarray):
                        short[slot] = short[slot].take(kept)
                x = Few(scheduler.x, lanes)
                x.local_base = frame.local_base
        tired = goes_on <= block and scheduler.tires(code)
        block = goes_on
        if (
            tired
            or scheduler.steps > scheduler.limit
            or not codes[block].runs_alone
            or (others is not None and beyond(frame.key, block) >= others)
        ):
            break
    _scatter(scheduler.n, registers, short, codes[block].live_in & changed, lanes, None, owned)
    _put(scheduler, group, block, lanes)
    if tired:
        scheduler.give_turn()


def _slots(bits: int) -> list[int]:
    result = []
    while bits:
        low = bits & -bits
        result.append(low.bit_length() - 1)
        bits ^= low
    return result


def _put(scheduler: Scheduler, group: Group, block: int, lanes: np.ndarray) -> None:
    mask = np.zeros(scheduler.n, np.bool_)
    mask[lanes] = True
    scheduler.put(group.frame, block, mask, len(lanes))


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
