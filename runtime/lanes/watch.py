"""Memory accesses that are told to observers.

Only launches with an observer that wants 'access' run on this; the others' have no trace of it.

Invariant: an access is told once, before it happens, with the addresses of its own space: generic
addresses are resolved, and a vector is one access of all its elements.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from .access import ARENA_SPACES, Access, moved
from .values import DType, Mask, Value, dense


class WatchedAccess(Access):
    """As `Access`; every load, store and atomic operation is told first."""

    _telling = True

    def load(self, space: str, dtype: DType, address: Value, mask: Mask, site: int, offset: int = 0) -> Value:
        self._tell("load", space, moved(address, offset), np.dtype(dtype).itemsize, mask, site)
        with self._quiet():
            return super().load(space, dtype, address, mask, site, offset)

    def store(self, space: str, dtype: DType, address: Value, value: Value, mask: Mask, site: int, offset: int = 0) -> None:
        self._tell("store", space, moved(address, offset), np.dtype(dtype).itemsize, mask, site, [value])
        with self._quiet():
            super().store(space, dtype, address, value, mask, site, offset)

    def load_vector(self, space: str, dtype: DType, count: int, address: Value, mask: Mask, site: int, offset: int = 0) -> list[Value]:
        self._tell("load", space, moved(address, offset), count * np.dtype(dtype).itemsize, mask, site)
        with self._quiet():
            return super().load_vector(space, dtype, count, address, mask, site, offset)

    def store_vector(self, space: str, dtype: DType, address: Value, values: list[Value], mask: Mask, site: int, offset: int = 0) -> None:
        self._tell("store", space, moved(address, offset), len(values) * np.dtype(dtype).itemsize, mask, site, values)
        with self._quiet():
            super().store_vector(space, dtype, address, values, mask, site, offset)

    def locate(self, space: str, dtype: DType, address: np.ndarray, mask: Mask, site: int, access: str) -> tuple[np.ndarray, np.ndarray]:
        if access == "atomic":
            self._tell(access, space, address, np.dtype(dtype).itemsize, mask, site)
        return super().locate(space, dtype, address, mask, site, access)

    @contextmanager
    def _quiet(self) -> Iterator[None]:
        """What an access does inside is not told again."""
        before, self._telling = self._telling, False
        try:
            yield
        finally:
            self._telling = before

    def peek(self, space: str, address: int, size: int, lane: int) -> bytes | None:
        """The bytes that a lane has at an address of its space; None where there are none."""
        if space in ARENA_SPACES:
            return self.memory.bytes[address : address + size].tobytes() if self.memory.find(address, size) is not None else None
        rows, stride, limit = (self.storage.shared, self.storage.shared_stride, self.storage.shared_size) if space == "shared" else (
            self.storage.local, self.storage.local_stride, self.storage.local_size)
        start = (lane // self.lanes.threads if space == "shared" else lane) * stride + address
        return rows[start : start + size].tobytes() if 0 <= address <= limit - size else None

    def gather(self, space: str, addresses: np.ndarray, size: int, lanes: np.ndarray) -> np.ndarray:
        """What each of `lanes` has at its address, as rows of `size` bytes."""
        row = self.memory.bytes if space in ARENA_SPACES else self.storage.shared if space == "shared" else self.storage.local
        bases = 0 if space in ARENA_SPACES else lanes // self.lanes.threads * self.storage.shared_stride if space == "shared" else lanes * self.storage.local_stride
        found: np.ndarray = row.take((bases + addresses)[:, None] + np.arange(size), mode="clip")
        return found

    def done(self, site: int, mask: Mask, slots: dict[int, Value]) -> None:
        """An instruction has run, says generated code where observers want to know it."""
        telling = self.storage.telling
        assert telling.function is not None
        telling.done(self.lanes, telling.function, telling.depth, telling.function.sites[site], slots, mask, self)

    def _tell(self, kind: str, space: str, address: Value, size: int, mask: Mask, site: int, values: list[Value] | None = None) -> None:
        if not self._telling:
            return
        address = dense(address)
        parts: list[tuple[str, Any, Mask]] = self._windows(address, mask) if space == "generic" else [(space, address, mask)]
        for part, where, lanes in parts:
            self.storage.telling.access(self.lanes, site, kind, part, where, size, lanes)
            if values is not None:
                self.storage.telling.store(self.lanes, site, part, where, values, lanes, self)
