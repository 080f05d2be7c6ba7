"""Reads and writes of a launch: an observer that notes, for each element of each array, the threads."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...ptx.model import Instruction
from ...runtime.engine.observers import GridLaunch, ObservedBatch, Observer
from ...support.diagnostics import AccessKind, Space

SHARED = "shared memory of block 0"


class AccessLog(Observer):
    """`read[array][element]` and `written[array][element]` are the threads in the order of their first
    access, numbered through the grid.

    Arrays are named as the kernel's parameters. Of shared memory, that of the first block is noted. `loads`
    and `stores` count accesses of global memory by threads (an atomic operation is both).
    """

    events = frozenset({"launch", "access"})

    def __init__(self) -> None:
        self.read: dict[str, dict[int, dict[int, None]]] = {}
        self.written: dict[str, dict[int, dict[int, None]]] = {}
        self.loads = self.stores = 0

    @property
    def reach(self) -> int:
        """The largest number of elements of shared memory that one thread reads."""
        readers = [thread for threads in self.read.get(SHARED, {}).values() for thread in threads]
        return max((readers.count(thread) for thread in set(readers)), default=0)

    def launch(self, grid_launch: GridLaunch) -> None:
        """Remember the launch's memory."""
        self._memory = grid_launch.memory

    def access(
        self,
        batch: ObservedBatch,
        function: str,
        instr: Instruction,
        kind: AccessKind,
        space: Space,
        address: Any,
        size: int,
        mask: Any,
    ) -> None:
        """Record the accesses of all active lanes."""
        lanes = np.arange(batch.n) if mask is None else np.flatnonzero(mask)
        addresses = (
            address[lanes].tolist() if isinstance(address, np.ndarray) else [int(address)] * len(lanes)
        )
        first = batch.first_cta * batch.threads
        if space == "global":
            self.loads += len(lanes) * (kind != "store")
            self.stores += len(lanes) * (kind != "load")
        for lane, start in zip(lanes.tolist(), addresses):
            name, element = self._element(space, start, size, first + lane < batch.threads)
            for log, applies in ((self.read, kind != "store"), (self.written, kind != "load")):
                if name and applies:
                    log.setdefault(name, {}).setdefault(element, {})[first + lane] = None

    def _element(self, space: Space, address: int, size: int, is_first: bool) -> tuple[str, int]:
        if space == "shared":
            return SHARED if is_first else "", address // size
        allocation = self._memory.find(address, size) if space == "global" else None
        return (
            ("", 0)
            if allocation is None
            else (
                allocation.name.removeprefix("argument '").removesuffix("'"),
                (address - allocation.start) // size,
            )
        )
