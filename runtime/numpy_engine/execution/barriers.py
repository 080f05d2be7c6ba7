"""The sixteen barriers of each CTA.

Lanes that arrive at `bar.sync` wait here until their CTA's barrier is complete: with no count, when
every thread of the CTA that has not exited has arrived; with a count, when that many threads have, in
whole warps as hardware counts them (a warp counts 32 once all its threads that have not exited have arrived).
`bar.arrive` counts without waiting, `bar.red` returns a reduction of predicates to the waiting lanes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..lane_ids import WARP
from ..memory.faults import LaneFault
from ..memory.instrumented_access import ObservedLaneMemory
from ..translation.translate import BlockCode
from ..values import Mask, Value, merge
from .activation_records import ActivationRecord
from .scheduler import Scheduler

COUNT = 16


@dataclass(slots=True, eq=False)
class BarrierWait:
    """Lanes that wait at one `bar` instruction."""

    frame: ActivationRecord
    code: BlockCode
    mask: np.ndarray


class Barriers:
    """The waiting lanes of all CTAs of a batch, by barrier."""

    def __init__(self, scheduler: Scheduler, warn: Callable[[str], None]) -> None:
        self.scheduler, self.lanes, self._emit_warning = scheduler, scheduler.x.lanes, warn
        self._events = scheduler.x.storage.events
        self.waiting: dict[int, list[BarrierWait]] = {}
        self._arrived: dict[int, np.ndarray] = {}
        self._expected: dict[int, int | None] = {}
        self._predicates: dict[int, np.ndarray] = {}

    def __bool__(self) -> bool:
        return bool(self.waiting)

    def all_waiting(self) -> list[BarrierWait]:
        """Return the waits at all barriers, by number."""
        return [w for number in sorted(self.waiting) for w in self.waiting[number]]

    def arrive(
        self,
        frame: ActivationRecord,
        code: BlockCode,
        mask: Mask,
        count: int,
        operands: tuple[Value, Value, Value],
    ) -> None:
        """Lanes reach a barrier instruction; they continue now or when the barrier completes."""
        number, expected, predicate = operands
        assert code.block.last is not None
        waits = "arrive" not in code.block.last.modifiers
        observers = self._events.subscribers["barrier"]
        simple = not isinstance(number, np.ndarray) and expected is None and int(number) < COUNT
        if simple and waits and count == self.scheduler.live_count and int(number) not in self._arrived:
            # All live lanes arrive at once, so none waits.
            for observer in observers:
                observer.barrier(self.lanes, frame.fn.name, code.block.last, int(number), None, mask, True)
                observer.barrier_release(self.lanes, int(number), mask, [(code.block.last, mask)])
            if code.reduce_slot is not None:
                self._reduce(frame, code, mask, _broadcast(self.lanes.n, predicate))
            self.scheduler.add_lanes(frame, code.block.targets[0], mask, count)
            return
        lanes = np.ones(self.lanes.n, np.bool_) if mask is None else mask
        for value, part in _by_value(number, lanes):
            if value >= COUNT:
                raise LaneFault(
                    f"there is no barrier {value}; barriers are numbered 0 to 15",
                    int(np.argmax(part)),
                    code.last_site,
                )
            for amount, share in _by_value(expected, part):
                for observer in observers:
                    observer.barrier(self.lanes, frame.fn.name, code.block.last, value, amount, share, waits)
                self._arrive_one(frame, code, value, amount, share, predicate, waits)

    def _arrive_one(
        self,
        frame: ActivationRecord,
        code: BlockCode,
        number: int,
        expected: int | None,
        lanes: np.ndarray,
        predicate: Value,
        waits: bool,
    ) -> None:
        if expected is not None and (expected <= 0 or expected % WARP):
            raise LaneFault(
                f"the thread count of a barrier must be a positive multiple of {WARP}, found {expected}",
                int(np.argmax(lanes)),
                code.last_site,
            )
        before = self._arrived.get(number)
        self._arrived[number] = lanes.copy() if before is None else before | lanes
        self._expected[number] = expected
        if predicate is not None:
            old = self._predicates.get(number)
            new = _broadcast(self.lanes.n, predicate)
            self._predicates[number] = new & lanes if old is None else np.where(lanes, new, old)
        elif number in self._predicates:
            self._predicates[number] = self._predicates[number] & ~lanes
        if waits:
            self.waiting.setdefault(number, []).append(BarrierWait(frame, code, lanes))
        else:
            self.scheduler.add_lanes(frame, code.block.targets[0], lanes, int(np.count_nonzero(lanes)))
        self._release(number)

    def lanes_exited(self) -> None:
        """Release barriers that exits of lanes have completed."""
        for number in sorted(self._arrived):
            self._release(number)

    def _release(self, number: int) -> None:
        """Release the lanes of completed CTAs."""
        arrived = self._arrived[number]
        complete = self._complete(arrived, self._expected[number])
        if not complete.any():
            return
        lanes = np.repeat(complete, self.lanes.threads)
        waiting = self.waiting.pop(number, [])
        self._warn(number, waiting, complete)
        for observer in self._events.subscribers["barrier"]:
            sites = [(w.code.block.last, w.mask & lanes) for w in waiting if w.code.block.last is not None]
            observer.barrier_release(self.lanes, number, arrived & lanes, sites)
        for entry in waiting:
            lanes_ = entry.mask & lanes
            count = int(np.count_nonzero(lanes_))
            if count:
                if entry.code.reduce_slot is not None:
                    self._reduce(entry.frame, entry.code, lanes_, self._predicates[number], arrived)
                self.scheduler.add_lanes(entry.frame, entry.code.block.targets[0], lanes_, count)
            remaining_lanes = entry.mask & ~lanes
            if remaining_lanes.any():
                self.waiting.setdefault(number, []).append(
                    BarrierWait(entry.frame, entry.code, remaining_lanes)
                )
        remaining = arrived & ~lanes
        if remaining.any():
            self._arrived[number] = remaining
        else:
            del self._arrived[number]
            self._predicates.pop(number, None)

    def _complete(self, arrived: np.ndarray, expected: int | None) -> np.ndarray:
        """Return per CTA whether the barrier is complete."""
        present = arrived if self.scheduler.live is None else arrived | ~self.scheduler.live
        if expected is None:
            return np.asarray(
                present.reshape(self.lanes.ctas, -1).all(1) & arrived.reshape(self.lanes.ctas, -1).any(1)
            )
        warps = self.lanes.by_warp(present, True).all(1) & self.lanes.by_warp(arrived, False).any(1)
        counted: np.ndarray = warps.reshape(self.lanes.ctas, -1).sum(1)
        return np.asarray(counted * WARP >= expected)

    def _reduce(
        self,
        frame: ActivationRecord,
        code: BlockCode,
        mask: Mask,
        predicate: np.ndarray,
        arrived: np.ndarray | None = None,
    ) -> None:
        """Write the reduction over each CTA's arrived lanes to the destination of `bar.red`."""
        assert code.block.last is not None and code.reduce_slot is not None
        participants = np.ones(self.lanes.n, np.bool_) if mask is None else mask
        if arrived is not None:
            participants = arrived
        by_cta, true_by_cta = (
            participants.reshape(self.lanes.ctas, -1),
            (predicate & participants).reshape(self.lanes.ctas, -1),
        )
        kind = code.block.last.modifiers
        result: Any
        if "popc" in kind:
            result = true_by_cta.sum(1).astype(np.uint32)
        elif "and" in kind:
            result = (true_by_cta == by_cta).all(1)
        else:
            result = true_by_cta.any(1)
        value = np.repeat(result, self.lanes.threads)
        code_ = frame.fn.registers.code(code.reduce_slot)
        if code_ != "?":
            value = value.view(f"<{code_}")
        merged = frame.registers[code.reduce_slot] = merge(mask, value, frame.registers[code.reduce_slot])
        if self._events.observes("retire"):
            assert isinstance(self.scheduler.x, ObservedLaneMemory)
            self._events.retire(
                self.lanes,
                frame.fn,
                frame.depth,
                code.block.last,
                {code.reduce_slot: merged},
                mask,
                self.scheduler.x,
            )

    def _warn(self, number: int, waiting: list[BarrierWait], complete: np.ndarray) -> None:
        """Warn where different instructions complete one barrier of one CTA; different CTAs may differ."""
        sites_by_code: dict[int, tuple[BlockCode, np.ndarray]] = {}
        for entry in waiting:
            _, ctas_before = sites_by_code.get(id(entry.code), (entry.code, False))
            sites_by_code[id(entry.code)] = (
                entry.code,
                ctas_before | entry.mask.reshape(self.lanes.ctas, -1).any(1) & complete,
            )
        mixed = sum(ctas.astype(np.intp) for _, ctas in sites_by_code.values()) > 1
        sites = [code.block.last for code, ctas in sites_by_code.values() if (ctas & mixed).any()]
        if sites:
            first, *others = sorted(
                (i.location.line, i.location.column, str(i.location)) for i in sites if i is not None
            )
            self._emit_warning(
                f"threads of one block wait at barrier {number} in different instructions: {first[2]} and "
                + ", ".join(o[2] for o in others)
            )


def _broadcast(n: int, predicate: Value) -> np.ndarray:
    return predicate if isinstance(predicate, np.ndarray) else np.full(n, bool(predicate))


def _by_value(value: Value, lanes: np.ndarray) -> list[tuple[Any, np.ndarray]]:
    """Return (value as int or None, the lanes that have it) for each value among `lanes`."""
    if not isinstance(value, np.ndarray):
        return [(None if value is None else int(value), lanes)]
    return [(int(v), lanes & (value == v)) for v in np.unique(value[lanes])]
