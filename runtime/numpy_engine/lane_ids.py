"""The lanes of a batch and the threads that they execute.

A batch holds `ctas` whole CTAs, `first_cta` and its successors in linear order; lane
`cta * threads + t` is thread `t` (x fastest) of its `cta`-th CTA. Warps are 32 consecutive threads of one
CTA; the last one of a CTA may be partial.
"""

from __future__ import annotations

from typing import Any

import numpy as np

WARP = 32
U32 = np.uint32


class Lanes:
    """Geometry of one batch. `grid` and `block` are (x, y, z)."""

    def __init__(
        self, grid: tuple[int, int, int], block: tuple[int, int, int], first_cta: int, ctas: int
    ) -> None:
        self.grid, self.block = grid, block
        self.first_cta, self.ctas = first_cta, ctas
        self.threads = block[0] * block[1] * block[2]
        self.n = ctas * self.threads
        self.warps_per_cta = -(-self.threads // WARP)
        self.warps = self.warps_per_cta * ctas
        self._warp_of_lane: np.ndarray | None = None
        self._ramps: dict[Any, np.ndarray] = {}

    def ramp(self, dtype: Any) -> np.ndarray:
        """Return 0, 1, 2, … over the lanes."""
        result = self._ramps.get(dtype)
        if result is None:
            result = self._ramps[dtype] = np.arange(self.n, dtype=dtype)
        return result

    # -- names of lanes

    def thread_of(self, lane: int) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
        """Return (block index, thread index) of a lane, each (x, y, z)."""
        cta, thread = divmod(lane, self.threads)
        return _unflatten(self.first_cta + cta, self.grid), _unflatten(thread, self.block)

    # -- lanes by warp

    @property
    def is_warp_aligned(self) -> bool:
        """Return True if every warp is full, so that lanes divide into warps without gaps."""
        return self.threads % WARP == 0

    def by_warp(self, values: np.ndarray, fill: Any = 0) -> np.ndarray:
        """Return values over lanes as an array (warps, 32); missing lanes have `fill`."""
        if self.is_warp_aligned:
            return values.reshape(self.warps, WARP)
        padded = np.full((self.ctas, self.warps_per_cta * WARP), fill, values.dtype)
        padded[:, : self.threads] = values.reshape(self.ctas, self.threads)
        return padded.reshape(self.warps, WARP)

    def by_lane(self, values: np.ndarray) -> np.ndarray:
        """Return the inverse of `by_warp`."""
        if self.is_warp_aligned:
            return values.reshape(self.n)
        return np.ascontiguousarray(values.reshape(self.ctas, -1)[:, : self.threads]).reshape(self.n)

    def repeat_per_lane(self, per_warp: np.ndarray) -> np.ndarray:
        """Return one value per warp repeated over its lanes."""
        if self._warp_of_lane is None:
            self._warp_of_lane = self.by_lane(
                np.repeat(np.arange(self.warps), WARP).reshape(self.warps, WARP)
            )
        result: np.ndarray = per_warp[self._warp_of_lane]
        return result

    def warp_bits(self, mask: Any) -> np.ndarray:
        """Return a bool mask over lanes (None = all) as one u32 per warp, lane 0 in bit 0."""
        if mask is None:
            mask = np.ones(self.n, np.bool_)
        packed = np.packbits(self.by_warp(mask, False), axis=1, bitorder="little")
        return packed.view("<u4")[:, 0].astype(U32, copy=False)


def _unflatten(index: int, shape: tuple[int, int, int]) -> tuple[int, int, int]:
    remaining, x = divmod(index, shape[0])
    z, y = divmod(remaining, shape[1])
    return x, y, z
