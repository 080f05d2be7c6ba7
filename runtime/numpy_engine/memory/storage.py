"""Storage shared by all lanes of a batch and all views of it: the arena, shared and local memory, names,
parameters.

Shared memory is one row of bytes per CTA, local memory one row per lane. In clusters of several CTAs the rows
of shared memory are as far apart as the addresses of the CTAs (arena.CTA_WINDOW), so that an address is an
offset from the row of the cluster's first CTA; the system provides the bytes that are used only.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cached_property
from typing import Any

import numpy as np

from ....support.diagnostics import Space
from ...memory.arena import CTA_WINDOW, Memory
from ..events import EventDispatcher
from ..lane_ids import Lanes
from ..specials import SpecialRegisters
from ..values import DType, Value
from .async_proxy import AsyncProxy, ImmediateProxy
from .tensor_memory import TensorMemory

WIDTHS: dict[DType, tuple[int, int]] = {
    np.uint8: (1, 0),
    np.uint16: (2, 1),
    np.uint32: (4, 2),
    np.uint64: (8, 3),
}
"""Bytes and their logarithm, by element type."""


def _no_cluster() -> None:
    """Return None: every cluster has started."""


class Storage:
    """The memory of one batch.

    `symbols` are the addresses of names, `shared_names` those among them that are offsets in a CTA's shared
    memory, `param_base` is the address of the parameters; with `backwards`, atomics execute from the last
    lane to the first.
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
        shared_names: Collection[str],
        events: EventDispatcher,
        backwards: bool,
    ) -> None:
        self.memory, self.lanes, self.specials = memory, lanes, specials
        self.params, self.param_base, self.symbols = params, param_base, symbols
        self.take_cluster: Callable[[], int | None] = _no_cluster
        """Takes a cluster that has not started from the launch: the number of its first CTA, None if none."""
        self.proxy: AsyncProxy | ImmediateProxy = ImmediateProxy()
        self.shared_names, self.cluster_size = shared_names, lanes.cluster_size
        self.events, self.backwards = events, backwards
        self.views: dict[DType, np.ndarray] = {
            t: memory.bytes[: len(memory.bytes) // 8 * 8].view(t) for t in WIDTHS
        }
        self.shared_size = specials.static_shared + specials.dynamic_shared
        self.shared_used = memory.padded_shared_size(self.shared_size)
        self.shared_stride = -(-self.shared_used // 16) * 16 if self.cluster_size == 1 else CTA_WINDOW
        self.shared = self._initial_rows(lanes.ctas, self.shared_stride, self.shared_used).reshape(-1)
        self.local_size = self.local_stride = 0
        self.local = np.zeros(0, np.uint8)
        self._bases: dict[Space, np.ndarray] = {}
        self.reserve_local(local_bytes)

    def _initial_rows(self, rows: int, stride: int, used: int) -> np.ndarray:
        """Return the initial contents of memory, rows of `stride` bytes of which `used` may be accessed."""
        return np.zeros((rows, stride), np.uint8)

    @cached_property
    def shared_addresses(self) -> Value:
        """The shared address of the first byte of each lane's CTA, u64: its rank in the bits from 24 on."""
        if self.cluster_size == 1:
            return np.uint64(0)
        rank: np.ndarray = self.specials["%cluster_ctarank"].astype(np.uint64)
        return rank * np.uint64(CTA_WINDOW)

    @cached_property
    def lane_symbols(self) -> Mapping[str, Value]:
        """The addresses of names in each lane."""
        if self.cluster_size == 1:
            return self.symbols
        return {**self.symbols, **{n: self.symbols[n] + self.shared_addresses for n in self.shared_names}}

    @cached_property
    def tensor_memory(self) -> TensorMemory:
        """The tensor memory of the CTAs."""
        return TensorMemory(self.lanes.ctas)

    def used_shared(self) -> np.ndarray:
        """Return the shared memory of each CTA, a row of its bytes with their padding."""
        rows: np.ndarray = self.shared.reshape(self.lanes.ctas, self.shared_stride)[:, : self.shared_used]
        return rows

    def reserve_local(self, size: int) -> bool:
        """Make local addresses below `size` valid, preserving contents; return whether memory moved."""
        if size <= self.local_size:
            return False
        moves = size > self.local_stride
        if moves:
            # Nested calls request a little more each time: the stride grows in proportion, so that copying
            # stays linear.
            stride = -(-max(size, self.local_stride * 3 // 2) // 16) * 16
            grown = self._initial_rows(self.lanes.n, stride, stride)
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
        """Return where address 0 of the shared or local memory of each of `lanes` is; `lanes` may be one."""
        if space == "shared":
            return (
                lanes // (self.lanes.threads * self.cluster_size) * (self.cluster_size * self.shared_stride)
            )
        return lanes * self.local_stride

    def bases(self, space: Space) -> np.ndarray | None:
        """Return where address 0 of every lane's shared or local memory is; None where it is the same."""
        if space == "shared" and self.lanes.ctas == self.cluster_size:
            return None
        if space not in self._bases:
            self._bases[space] = self.starts(space, np.arange(self.lanes.n))
        return self._bases[space]
