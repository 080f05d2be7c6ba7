"""The sixteen barriers of each CTA.

Lanes that arrive at `bar.sync` wait here until their CTA's barrier is complete: with no count, when
every thread of the CTA that has not exited has arrived; with a count, when that many threads have, in
whole warps as hardware counts them (a warp counts 32 once all its threads that have not exited are in).
`bar.arrive` counts without waiting, `bar.red` hands a reduction of predicates to whoever waited.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..lane_ids import WARP
from ..memory.faults import LaneFault
from ..memory.instrumented_access import WatchedAccess
from ..translation.translate import Code
from ..values import Mask, Value, merge
from .activation_records import Frame
from .scheduler import Scheduler

COUNT = 16


@dataclass(slots=True, eq=False)
class Waiting:
    """Lanes that wait at one `bar` instruction."""

    frame: Frame
    code: Code
    mask: np.ndarray


class Barriers:
    """Who waits where, for all CTAs of a batch."""

    def __init__(self, scheduler: Scheduler, warn: Callable[[str], None]) -> None:
        self.scheduler, self.lanes, self._warning = scheduler, scheduler.x.lanes, warn
        self._telling = scheduler.x.storage.telling
        self.waiting: dict[int, list[Waiting]] = {}
        self._arrived: dict[int, np.ndarray] = {}
        self._expected: dict[int, int | None] = {}
        self._holds: dict[int, np.ndarray] = {}

    def __bool__(self) -> bool:
        return bool(self.waiting)

    def all_waiting(self) -> list[Waiting]:
        return [w for number in sorted(self.waiting) for w in self.waiting[number]]

    def arrive(
        self, frame: Frame, code: Code, mask: Mask, count: int, operands: tuple[Value, Value, Value]
    ) -> None:
        """Lanes reach a barrier instruction; they go on, now or when the barrier completes."""
        number, expected, holds = operands
        assert code.block.last is not None
        waits = "arrive" not in code.block.last.modifiers
        told = self._telling.tells("barrier")
        simple = not isinstance(number, np.ndarray) and expected is None and int(number) < COUNT
        if simple and waits and count == self.scheduler.live_count and int(number) not in self._arrived:
            # Everybody is here: nobody needs to wait.
            if told:
                self._telling.barrier(
                    self.lanes, frame.fn.name, code.block.last, int(number), None, mask, True
                )
                self._telling.released(self.lanes, int(number), mask, [(code.block.last, mask)])
            if code.reduce_slot is not None:
                self._reduce(frame, code, mask, _full(self.lanes.n, holds))
            self.scheduler.put(frame, code.block.targets[0], mask, count)
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
                if told:
                    self._telling.barrier(
                        self.lanes, frame.fn.name, code.block.last, value, amount, share, waits
                    )
                self._arrive_one(frame, code, value, amount, share, holds, waits)

    def _arrive_one(
        self,
        frame: Frame,
        code: Code,
        number: int,
        expected: int | None,
        lanes: np.ndarray,
        holds: Value,
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
        if holds is not None:
            old = self._holds.get(number)
            new = _full(self.lanes.n, holds)
            self._holds[number] = new & lanes if old is None else np.where(lanes, new, old)
        elif number in self._holds:
            self._holds[number] = self._holds[number] & ~lanes
        if waits:
            self.waiting.setdefault(number, []).append(Waiting(frame, code, lanes))
        else:
            self.scheduler.put(frame, code.block.targets[0], lanes, int(np.count_nonzero(lanes)))
        self._release(number)

    def lanes_exited(self) -> None:
        """Somebody exited: barriers may have become complete."""
        for number in sorted(self._arrived):
            self._release(number)

    def _release(self, number: int) -> None:
        """Let the lanes of completed CTAs go on."""
        arrived = self._arrived[number]
        done = self._complete(arrived, self._expected[number])
        if not done.any():
            return
        lanes = np.repeat(done, self.lanes.threads)
        waiting = self.waiting.pop(number, [])
        self._warn(number, waiting, done)
        if self._telling.tells("barrier"):
            places = [(w.code.block.last, w.mask & lanes) for w in waiting if w.code.block.last is not None]
            self._telling.released(self.lanes, number, arrived & lanes, places)
        for entry in waiting:
            released = entry.mask & lanes
            count = int(np.count_nonzero(released))
            if count:
                if entry.code.reduce_slot is not None:
                    self._reduce(entry.frame, entry.code, released, self._holds[number], arrived)
                self.scheduler.put(entry.frame, entry.code.block.targets[0], released, count)
            left = entry.mask & ~lanes
            if left.any():
                self.waiting.setdefault(number, []).append(Waiting(entry.frame, entry.code, left))
        rest = arrived & ~lanes
        if rest.any():
            self._arrived[number] = rest
        else:
            del self._arrived[number]
            self._holds.pop(number, None)

    def _complete(self, arrived: np.ndarray, expected: int | None) -> np.ndarray:
        """Per CTA: whether the barrier is complete."""
        present = arrived if self.scheduler.live is None else arrived | ~self.scheduler.live
        if expected is None:
            return np.asarray(
                present.reshape(self.lanes.ctas, -1).all(1) & arrived.reshape(self.lanes.ctas, -1).any(1)
            )
        warps = self.lanes.by_warp(present, True).all(1) & self.lanes.by_warp(arrived, False).any(1)
        counted: np.ndarray = warps.reshape(self.lanes.ctas, -1).sum(1)
        return np.asarray(counted * WARP >= expected)

    def _reduce(
        self, frame: Frame, code: Code, mask: Mask, holds: np.ndarray, arrived: np.ndarray | None = None
    ) -> None:
        """Write the reduction over each CTA's arrived lanes to the destination of `bar.red`."""
        assert code.block.last is not None and code.reduce_slot is not None
        here = np.ones(self.lanes.n, np.bool_) if mask is None else mask
        if arrived is not None:
            here = arrived
        by_cta, holding = here.reshape(self.lanes.ctas, -1), (holds & here).reshape(self.lanes.ctas, -1)
        kind = code.block.last.modifiers
        result: Any
        if "popc" in kind:
            result = holding.sum(1).astype(np.uint32)
        elif "and" in kind:
            result = (holding == by_cta).all(1)
        else:
            result = holding.any(1)
        value = np.repeat(result, self.lanes.threads)
        want = frame.fn.registers.code(code.reduce_slot)
        if want != "?":
            value = value.view(f"<{want}")
        outcome = frame.registers[code.reduce_slot] = merge(mask, value, frame.registers[code.reduce_slot])
        if self._telling.tells("done"):
            assert isinstance(self.scheduler.x, WatchedAccess)
            self._telling.done(
                self.lanes,
                frame.fn,
                frame.depth,
                code.block.last,
                {code.reduce_slot: outcome},
                mask,
                self.scheduler.x,
            )

    def _warn(self, number: int, waiting: list[Waiting], done: np.ndarray) -> None:
        """Several CTAs may wait at different instructions; only what meets in one that is complete is
        strange.
        """
        places: dict[int, tuple[Code, np.ndarray]] = {}
        for entry in waiting:
            _, before = places.get(id(entry.code), (entry.code, False))
            places[id(entry.code)] = (
                entry.code,
                before | entry.mask.reshape(self.lanes.ctas, -1).any(1) & done,
            )
        mixed = sum(ctas.astype(np.intp) for _, ctas in places.values()) > 1
        sites = [code.block.last for code, ctas in places.values() if (ctas & mixed).any()]
        if sites:
            first, *others = sorted(
                (i.location.line, i.location.column, str(i.location)) for i in sites if i is not None
            )
            self._warning(
                f"threads of one block meet at barrier {number} from different instructions: {first[2]} and "
                + ", ".join(o[2] for o in others)
            )


def _full(n: int, holds: Value) -> np.ndarray:
    return holds if isinstance(holds, np.ndarray) else np.full(n, bool(holds))


def _by_value(value: Value, lanes: np.ndarray) -> list[tuple[Any, np.ndarray]]:
    """(value as int or None, the lanes that have it) for each value among `lanes`."""
    if not isinstance(value, np.ndarray):
        return [(None if value is None else int(value), lanes)]
    return [(int(v), lanes & (value == v)) for v in np.unique(value[lanes])]
