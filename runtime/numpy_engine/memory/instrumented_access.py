"""Memory accesses that are reported to observers.

Only launches with an observer of accesses use this view; other launches have no overhead.

Invariant: an access is reported once, before it happens, with the addresses of its own space: generic
addresses are resolved, and a vector is one access of all its elements. Texels of textures and surfaces are
reported in the space 'image', at their addresses in the arena, each component of a sample separately.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import numpy as np

from ....support.diagnostics import AccessKind, Space
from ...memory.sampling import Texels
from ...memory.textures import FORMATS, Image
from ..values import DType, Mask, Value, dense
from .access import ARENA_SPACES, LaneMemory, add_offset

_ARENA = ARENA_SPACES | {"image"}


class ObservedLaneMemory(LaneMemory):
    """A `LaneMemory` that reports every load, store and atomic operation first."""

    _is_reporting = True

    def load(
        self, space: Space, dtype: DType, address: Value, mask: Mask, site: int, offset: int = 0
    ) -> Value:
        self._report("load", space, add_offset(address, offset), np.dtype(dtype).itemsize, mask, site)
        with self._without_reports():
            return super().load(space, dtype, address, mask, site, offset)

    def store(
        self, space: Space, dtype: DType, address: Value, value: Value, mask: Mask, site: int, offset: int = 0
    ) -> None:
        self._report(
            "store", space, add_offset(address, offset), np.dtype(dtype).itemsize, mask, site, [value]
        )
        with self._without_reports():
            super().store(space, dtype, address, value, mask, site, offset)

    def load_vector(
        self, space: Space, dtype: DType, count: int, address: Value, mask: Mask, site: int, offset: int = 0
    ) -> list[Value]:
        self._report("load", space, add_offset(address, offset), count * np.dtype(dtype).itemsize, mask, site)
        with self._without_reports():
            return super().load_vector(space, dtype, count, address, mask, site, offset)

    def store_vector(
        self,
        space: Space,
        dtype: DType,
        address: Value,
        values: list[Value],
        mask: Mask,
        site: int,
        offset: int = 0,
    ) -> None:
        self._report(
            "store",
            space,
            add_offset(address, offset),
            len(values) * np.dtype(dtype).itemsize,
            mask,
            site,
            values,
        )
        with self._without_reports():
            super().store_vector(space, dtype, address, values, mask, site, offset)

    def locate(
        self, space: Space, dtype: DType, address: np.ndarray, mask: Mask, site: int, access: AccessKind
    ) -> tuple[np.ndarray, np.ndarray]:
        if access == "atomic":
            self._report(access, space, address, np.dtype(dtype).itemsize, mask, site)
        return super().locate(space, dtype, address, mask, site, access)

    def texels(self, image: Image, mask: Mask, site: int) -> Texels:
        size = np.dtype(FORMATS[image.format]).itemsize

        def on_read(index: np.ndarray, inside: np.ndarray | None) -> None:
            lanes = (
                mask
                if inside is None
                else np.broadcast_to(inside, (self.n,))
                if mask is None
                else mask & inside
            )
            self.report_image_access("load", image, index * size, size, lanes, site)

        return Texels(self.memory.bytes, image, on_read)

    def report_image_access(
        self,
        kind: AccessKind,
        image: Image,
        offset: np.ndarray,
        size: int,
        mask: Mask,
        site: int,
        values: Sequence[Value] | None = None,
    ) -> None:
        if mask is None or np.any(mask):
            addresses = np.broadcast_to(offset.astype(np.uint64) + np.uint64(image.address), (self.n,))
            self._report(
                kind, "image", addresses, size, mask, site, list(values) if values is not None else None
            )

    def note_read(self, space: Space, address: int, size: int, lane: int, site: int) -> None:
        if size:
            mask = np.arange(self.n) == lane
            self._report("load", space, np.full(self.n, address, np.uint64), size, mask, site)

    def note_written(
        self, source: tuple[Space, int] | None, space: Space, address: int, size: int, lane: int, site: int
    ) -> None:
        if size:
            words = self.span(space, address, size, 1, lane, site, "store")
            unit = next(unit for unit in (8, 4, 2, 1) if size % unit == 0)
            mask, values = np.arange(self.n) == lane, list(words.view(f"u{unit}"))
            self._report("store", space, np.full(self.n, address, np.uint64), size, mask, site, values)
        super().note_written(source, space, address, size, lane, site)

    @contextmanager
    def _without_reports(self) -> Iterator[None]:
        """Suppress reports of nested accesses."""
        was_reporting, self._is_reporting = self._is_reporting, False
        try:
            yield
        finally:
            self._is_reporting = was_reporting

    def peek(self, space: Space, address: int, size: int, lane: int) -> bytes | None:
        """Return the bytes of a lane at an address of its space; None where there are none."""
        if space in _ARENA:
            return (
                self.memory.bytes[address : address + size].tobytes()
                if self.memory.find(address, size) is not None
                else None
            )
        rows, _, limit = self.storage.rows(space)
        start = self.storage.starts(space, lane) + address
        return rows[start : start + size].tobytes() if 0 <= address <= limit - size else None

    def gather(self, space: Space, addresses: np.ndarray, size: int, lanes: np.ndarray) -> np.ndarray:
        """Return the bytes of each of `lanes` at its address, as rows of `size`."""
        if space in _ARENA:
            rows = self.memory.bytes
        else:
            rows, addresses = self.storage.rows(space)[0], self.storage.starts(space, lanes) + addresses
        result: np.ndarray = rows.take(addresses[:, None] + np.arange(size), mode="clip")
        return result

    def retire(self, site: int, mask: Mask, slots: dict[int, Value]) -> None:
        """Report an instruction that has run; called by generated code."""
        events = self.storage.events
        assert events.function is not None
        events.retire(
            self.lanes, events.function, events.depth, events.function.sites[site], slots, mask, self
        )

    def _report(
        self,
        kind: AccessKind,
        space: Space,
        address: Value,
        size: int,
        mask: Mask,
        site: int,
        values: list[Value] | None = None,
    ) -> None:
        if not self._is_reporting:
            return
        events = self.storage.events
        for part, part_address, lanes in self.parts(space, dense(address), mask):
            for observer in events.subscribers["access"]:
                observer.access(self.lanes, *events.locate(site), kind, part, part_address, size, lanes)
            if values is not None:
                for observer in events.subscribers["store"]:
                    observer.store(self.lanes, *events.locate(site), part, part_address, values, lanes, self)
