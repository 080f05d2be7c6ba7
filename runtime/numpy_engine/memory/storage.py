"""Storage shared by all lanes of a batch and all views of it: the arena, shared and local memory, names,
parameters.

Shared memory is one row of bytes per CTA, local memory one row per lane.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ....support.diagnostics import Space
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
        self._bases: dict[Space, np.ndarray] = {}
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
            self._bases.pop("local", None)
        self.local_size = size
        return moves

    def rows(self, space: Space) -> tuple[np.ndarray, int, int]:
        """Return shared or local memory: all bytes, the bytes from CTA to CTA or lane to lane, how many of
        these are valid.
        """
        if space == "shared":
            return self.shared, self.shared_stride, self.shared_size
        return self.local, self.local_stride, self.local_size

    def starts(self, space: Space, lanes: Any) -> Any:
        """Return the start of the shared or local memory of each of `lanes`, which may be one."""
        return (lanes // self.lanes.threads if space == "shared" else lanes) * self.rows(space)[1]

    def bases(self, space: Space) -> np.ndarray | None:
        """Return the start of every lane's shared or local memory; None where all lanes share one."""
        if space == "shared" and self.lanes.ctas == 1:
            return None
        if space not in self._bases:
            self._bases[space] = self.starts(space, np.arange(self.lanes.n))
        return self._bases[space]
