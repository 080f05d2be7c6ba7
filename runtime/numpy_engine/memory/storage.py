"""Storage shared by all lanes of a batch and all views of it: the arena, shared and local memory, names,
parameters.

Shared memory is one row of bytes per CTA, local memory one row per lane.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from ...memory.arena import Memory
from ..events import EventDispatcher
from ..lane_ids import Lanes
from ..specials import SpecialRegisters
from ..values import DType

WIDTHS: dict[DType, tuple[int, int]] = {
    np.uint8: (1, 0),
    np.uint16: (2, 1),
    np.uint32: (4, 2),
    np.uint64: (8, 3),
}
"""Bytes and their logarithm, by element type."""


class Storage:
    """The memory of one batch.

    `symbols` are the addresses of names, `param_base` that of the parameters; with `backwards`, atomics
    execute from the last lane to the first.
    """

    def __init__(
        self,
        memory: Memory,
        lanes: Lanes,
        specials: SpecialRegisters,
        local_bytes: int,
        params: bytes,
        param_base: int,
        symbols: Mapping[str, np.uint64],
        events: EventDispatcher,
        backwards: bool,
    ) -> None:
        self.memory, self.lanes, self.specials = memory, lanes, specials
        self.params, self.param_base, self.symbols = params, param_base, symbols
        self.events, self.backwards = events, backwards
        self.views: dict[DType, np.ndarray] = {
            t: memory.bytes[: len(memory.bytes) // 8 * 8].view(t) for t in WIDTHS
        }
        self.shared_size = specials.static_shared + specials.dynamic_shared
        self.shared_stride = -(-memory.padded_shared_size(self.shared_size) // 16) * 16
        self.shared = self._initial_bytes(lanes.ctas * self.shared_stride)
        self.local_size = self.local_stride = 0
        self.local = np.zeros(0, np.uint8)
        self._shared_bases: np.ndarray | None = None
        self._local_bases: np.ndarray | None = None
        self.reserve_local(local_bytes)

    def _initial_bytes(self, *shape: int) -> np.ndarray:
        """Return the initial contents of memory."""
        return np.zeros(shape, np.uint8)

    def reserve_local(self, size: int) -> bool:
        """Make local addresses below `size` valid, preserving contents; return whether memory moved."""
        if size <= self.local_size:
            return False
        moves = size > self.local_stride
        if moves:
            # Nested calls request a little more each time: the stride grows in proportion, so that copying
            # stays linear.
            stride = -(-max(size, self.local_stride * 3 // 2) // 16) * 16
            grown = self._initial_bytes(self.lanes.n, stride)
            grown[:, : self.local_stride] = self.local.reshape(self.lanes.n, self.local_stride)
            self.local, self.local_stride = grown.reshape(-1), stride
            self._local_bases = None
        self.local_size = size
        return moves

    def shared_bases(self) -> np.ndarray | None:
        """Return the start of each lane's shared memory; None where all lanes share one."""
        if self.lanes.ctas == 1:
            return None
        if self._shared_bases is None:
            self._shared_bases = np.repeat(
                np.arange(self.lanes.ctas) * self.shared_stride, self.lanes.threads
            )
        return self._shared_bases

    def local_bases(self) -> np.ndarray:
        """Return the start of each lane's local memory."""
        if self._local_bases is None:
            self._local_bases = np.arange(self.lanes.n) * self.local_stride
        return self._local_bases
