"""The barrier of each cluster (`barrier.cluster`, PTX ISA 9.7.13.3).

A thread arrives, and waits later until all threads of the cluster that have not exited have arrived. It may
not arrive again before it has waited.
"""

from __future__ import annotations

import numpy as np

from ...engine.observers import CLUSTER_BARRIER
from ..memory.faults import LaneFault
from ..translation.translate import BlockCode
from ..values import Mask
from .activation_records import ActivationRecord
from .barriers import BarrierWait
from .scheduler import Scheduler


class ClusterBarriers:
    """The arrivals at the barriers of all clusters of a batch.

    Invariant: a lane is in at most one of `arrived` (its phase is incomplete) and `passed` (its phase is
    complete, and it has not waited yet); lanes in `waiting` are in `arrived`.
    """

    def __init__(self, scheduler: Scheduler) -> None:
        self.scheduler, self.lanes = scheduler, scheduler.x.lanes
        self._events = scheduler.x.storage.events
        self.arrived, self.passed = (np.zeros(self.lanes.n, np.bool_) for _ in range(2))
        self.waiting: list[BarrierWait] = []

    def reach(self, frame: ActivationRecord, code: BlockCode, mask: Mask) -> None:
        """Lanes reach `barrier.cluster.arrive` or `.wait`; they continue now or when it completes."""
        assert code.block.last is not None
        lanes = np.ones(self.lanes.n, np.bool_) if mask is None else mask
        waits = "wait" in code.block.last.modifiers
        for observer in self._events.subscribers["barrier"]:
            observer.barrier(self.lanes, frame.fn.name, code.block.last, CLUSTER_BARRIER, None, lanes, waits)
        if waits:
            self._wait(frame, code, lanes)
        else:
            self._reject(
                lanes & (self.arrived | self.passed),
                code,
                "arrives again before it has waited for the others",
            )
            self.arrived = self.arrived | lanes
            self._continue(frame, code, lanes)
            self.complete()

    def _wait(self, frame: ActivationRecord, code: BlockCode, lanes: np.ndarray) -> None:
        self._reject(lanes & ~(self.arrived | self.passed), code, "waits without having arrived")
        passing = lanes & self.passed
        if passing.any():
            self.passed = self.passed & ~passing
            self._continue(frame, code, passing)
        if (lanes & ~passing).any():
            self.waiting.append(BarrierWait(frame, code, lanes & ~passing))

    def complete(self) -> None:
        """Release the lanes of clusters all of whose running threads have arrived."""
        if not self.arrived.any():
            return
        by_cluster = (self.lanes.ctas // self.lanes.cluster_size, -1)
        live = self.scheduler.live
        present = self.arrived if live is None else self.arrived | ~live
        complete = present.reshape(by_cluster).all(1) & self.arrived.reshape(by_cluster).any(1)
        if not complete.any():
            return
        lanes = np.repeat(complete, self.lanes.threads * self.lanes.cluster_size) & self.arrived
        waiting, self.waiting = self.waiting, []
        self.arrived, self.passed = self.arrived & ~lanes, self.passed | lanes
        sites = [(w.code.block.last, w.mask & lanes) for w in waiting if w.code.block.last is not None]
        for observer in self._events.subscribers["barrier"]:
            observer.barrier_release(self.lanes, CLUSTER_BARRIER, lanes, sites)
        for entry in waiting:
            self._wait(entry.frame, entry.code, entry.mask)

    def _continue(self, frame: ActivationRecord, code: BlockCode, lanes: np.ndarray) -> None:
        self.scheduler.add_lanes(frame, code.block.targets[0], lanes, int(np.count_nonzero(lanes)))

    def _reject(self, lanes: np.ndarray, code: BlockCode, what: str) -> None:
        if lanes.any():
            raise LaneFault(
                f"the thread {what} at the barrier of its cluster", int(np.argmax(lanes)), code.last_site
            )
