"""The lanes of a batch and the threads that they execute.

A batch holds `ctas` whole CTAs, `first_cta` and its successors; lane `cta * threads + t` is thread `t` (x
fastest) of its `cta`-th CTA. Warps are 32 consecutive threads of one CTA; the last one of a CTA may be
partial. CTAs are in linear order (x fastest), cluster by cluster where the grid has clusters: the CTAs of a
cluster follow each other by rank.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..engine.config import Shape, block_index, unflatten

WARP = 32
U32 = np.uint32


class Lanes:
    """Geometry of one batch. `grid` and `cluster` are in CTAs, `block` is in threads."""

    def __init__(
        self, grid: Shape, block: Shape, first_cta: int, ctas: int, cluster: Shape = (1, 1, 1)
    ) -> None:
        self.grid, self.block, self.cluster = grid, block, cluster
        self.grid_in_clusters = (grid[0] // cluster[0], grid[1] // cluster[1], grid[2] // cluster[2])
        self.cluster_size = cluster[0] * cluster[1] * cluster[2]
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

    def thread_of(self, lane: int) -> tuple[Shape, Shape]:
        """Return (block index, thread index) of a lane."""
        cta, thread = divmod(lane, self.threads)
        return block_index(self.first_cta + cta, self.grid, self.cluster), unflatten(thread, self.block)

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
