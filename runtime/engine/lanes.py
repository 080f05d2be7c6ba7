"""The lanes of a batch: which thread each one is, and the special registers they read.

A batch holds `ctas` whole CTAs, `first_cta` and its successors in linear order; lane
`cta * threads + t` is thread `t` (x fastest) of its `cta`-th CTA. Warps are 32 consecutive threads of one CTA; the
last one of a CTA may be partial. Special registers are computed when first read and kept.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from ...support.diagnostics import InternalError
from . import affine

WARP = 32
U32, U64 = np.uint32, np.uint64
_U32 = np.dtype(U32)


class Lanes:
    """Geometry of one batch. `grid` and `block` are (x, y, z)."""

    def __init__(self, grid: tuple[int, int, int], block: tuple[int, int, int], first_cta: int, ctas: int,
                 shared_bytes: tuple[int, int] = (0, 0)) -> None:
        self.grid, self.block = grid, block
        self.first_cta, self.ctas = first_cta, ctas
        self.threads = block[0] * block[1] * block[2]
        self.n = ctas * self.threads
        self.warps_per_cta = -(-self.threads // WARP)
        self.warps = self.warps_per_cta * ctas
        self.static_shared, self.dynamic_shared = shared_bytes
        self.clock = 0
        self._special: dict[str, Any] = {}
        self._warp_of_lane: np.ndarray | None = None
        self._ramps: dict[Any, np.ndarray] = {}
        self.uses_affine = False

    def ramp(self, dtype: Any) -> np.ndarray:
        """0, 1, 2, … over the lanes."""
        found = self._ramps.get(dtype)
        if found is None:
            found = self._ramps[dtype] = np.arange(self.n, dtype=dtype)
        return found

    # -- names of lanes

    def thread_of(self, lane: int) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
        """(block index, thread index) of a lane, each (x, y, z)."""
        cta, thread = divmod(lane, self.threads)
        return _unflatten(self.first_cta + cta, self.grid), _unflatten(thread, self.block)

    # -- lanes by warp

    @property
    def is_warp_aligned(self) -> bool:
        """Whether lanes fall into warps without gaps."""
        return self.threads % WARP == 0

    def by_warp(self, values: np.ndarray, fill: Any = 0) -> np.ndarray:
        """Values over lanes as an array (warps, 32); lanes that do not exist hold `fill`."""
        if self.is_warp_aligned:
            return values.reshape(self.warps, WARP)
        padded = np.full((self.ctas, self.warps_per_cta * WARP), fill, values.dtype)
        padded[:, : self.threads] = values.reshape(self.ctas, self.threads)
        return padded.reshape(self.warps, WARP)

    def by_lane(self, values: np.ndarray) -> np.ndarray:
        """The inverse of `by_warp`."""
        if self.is_warp_aligned:
            return values.reshape(self.n)
        return np.ascontiguousarray(values.reshape(self.ctas, -1)[:, : self.threads]).reshape(self.n)

    def spread(self, per_warp: np.ndarray) -> np.ndarray:
        """One value per warp repeated over its lanes."""
        if self._warp_of_lane is None:
            self._warp_of_lane = self.by_lane(np.repeat(np.arange(self.warps), WARP).reshape(self.warps, WARP))
        found: np.ndarray = per_warp[self._warp_of_lane]
        return found

    def warp_bits(self, mask: Any) -> np.ndarray:
        """A bool mask over lanes (None = all) as one u32 per warp, lane 0 in bit 0."""
        if mask is None:
            mask = np.ones(self.n, np.bool_)
        packed = np.packbits(self.by_warp(mask, False), axis=1, bitorder="little")
        return packed.view("<u4")[:, 0].astype(U32, copy=False)

    # -- special registers

    def special(self, name: str) -> Any:
        """The value of a special register such as '%tid.x' (u32, or u64 where the table says so)."""
        found = self._special.get(name)
        if found is None:
            volatile = _VOLATILE.get(name)
            if volatile is not None:
                return volatile(self)
            found = self._special[name] = self._compute(name)
        return found

    def _compute(self, name: str) -> Any:
        base, _, component = name.partition(".")
        axis = "xyzw".index(component) if component else 0
        if base in _VECTORS:
            return U32(0) if axis == 3 else _VECTORS[base](self, axis)
        if base in _SCALARS:
            return _SCALARS[base](self)
        if base.startswith(("%pm", "%envreg", "%reserved_smem")):
            return U64(0) if base.endswith("_64") else U32(0)
        raise InternalError(f"special register '{name}' has no rule in runtime/engine/lanes.py", "runtime")

    def _tid(self, axis: int) -> Any:
        if self.block[axis] == 1:
            return U32(0)
        if self.uses_affine and self.block[axis] == self.threads:
            return affine.make(self, _U32, 0, 0, 1)
        inner = int(np.prod(self.block[:axis], initial=1))
        thread = np.arange(self.threads, dtype=U32)
        return np.tile((thread // U32(inner)) % U32(self.block[axis]), self.ctas)

    def _ctaid(self, axis: int) -> Any:
        if self.uses_affine and axis == 0 and self.grid[0] >= self.first_cta + self.ctas:
            return affine.make(self, _U32, self.first_cta, 1, 0)
        inner = int(np.prod(self.grid[:axis], initial=1))
        cta = (np.arange(self.first_cta, self.first_cta + self.ctas) // inner) % self.grid[axis]
        if (cta == cta[0]).all():
            return U32(cta[0])
        return np.repeat(cta.astype(U32), self.threads)

    def lane_ids(self) -> Any:
        """%laneid."""
        if self.threads == 1:
            return U32(0)
        return np.tile(np.arange(self.threads, dtype=U32) % U32(WARP), self.ctas)

    def _lane_mask(self, kind: str) -> Any:
        lane = self.special("%laneid").astype(U64)
        one = U64(1)
        bit, full = one << lane, U64(0xFFFFFFFF)
        masks = {"eq": bit, "lt": bit - one, "le": (bit << one) - one, "ge": full - (bit - one),
                 "gt": full - ((bit << one) - one)}
        return masks[kind].astype(U32)

    def _warp_id(self) -> Any:
        if self.threads <= WARP:
            return U32(0)
        return np.tile(np.arange(self.threads, dtype=U32) // U32(WARP), self.ctas)


def _unflatten(index: int, shape: tuple[int, int, int]) -> tuple[int, int, int]:
    rest, x = divmod(index, shape[0])
    z, y = divmod(rest, shape[1])
    return x, y, z


def _one(_: Lanes, axis: int) -> Any:
    return U32(1)


def _zero(_: Lanes, axis: int) -> Any:
    return U32(0)


# No launch names clusters, so every CTA is a cluster of its own.
_VECTORS: dict[str, Callable[[Lanes, int], Any]] = {
    "%tid": Lanes._tid,
    "%ntid": lambda lanes, axis: U32(lanes.block[axis]),
    "%ctaid": Lanes._ctaid,
    "%nctaid": lambda lanes, axis: U32(lanes.grid[axis]),
    "%clusterid": Lanes._ctaid,
    "%nclusterid": lambda lanes, axis: U32(lanes.grid[axis]),
    "%cluster_ctaid": _zero,
    "%cluster_nctaid": _one,
}
_SCALARS: dict[str, Callable[[Lanes], Any]] = {
    "%laneid": Lanes.lane_ids,
    "%warpid": Lanes._warp_id,
    "%nwarpid": lambda lanes: U32(64),
    "%smid": lambda lanes: U32(0),
    "%nsmid": lambda lanes: U32(1),
    "%gridid": lambda lanes: U64(1),
    "%is_explicit_cluster": lambda lanes: np.False_,
    "%cluster_ctarank": lambda lanes: U32(0),
    "%cluster_nctarank": lambda lanes: U32(1),
    "%total_smem_size": lambda lanes: U32(lanes.static_shared + lanes.dynamic_shared),
    "%aggr_smem_size": lambda lanes: U32(lanes.static_shared + lanes.dynamic_shared),
    "%dynamic_smem_size": lambda lanes: U32(lanes.dynamic_shared),
    "%current_graph_exec": lambda lanes: U64(0),
    "WARP_SZ": lambda lanes: U32(WARP),
    "%lanemask_eq": lambda lanes: lanes._lane_mask("eq"),
    "%lanemask_lt": lambda lanes: lanes._lane_mask("lt"),
    "%lanemask_le": lambda lanes: lanes._lane_mask("le"),
    "%lanemask_ge": lambda lanes: lanes._lane_mask("ge"),
    "%lanemask_gt": lambda lanes: lanes._lane_mask("gt"),
}
# The clock counts executed instructions of the batch, so that runs repeat exactly.
_VOLATILE: dict[str, Callable[[Lanes], Any]] = {
    "%clock": lambda lanes: U32(lanes.clock & 0xFFFFFFFF),
    "%clock_hi": lambda lanes: U32(lanes.clock >> 32),
    "%clock64": lambda lanes: U64(lanes.clock),
    "%globaltimer": lambda lanes: U64(time.time_ns()),
    "%globaltimer_lo": lambda lanes: U32(time.time_ns() & 0xFFFFFFFF),
    "%globaltimer_hi": lambda lanes: U32(time.time_ns() >> 32),
}
