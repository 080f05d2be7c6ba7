"""Special registers of lanes, computed on first use and cached."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from ...support.diagnostics import InternalError
from ..engine.config import Shape
from . import affine
from .lane_ids import WARP, Lanes

U32, U64 = np.uint32, np.uint64
_U32 = np.dtype(U32)


class SpecialRegisters:
    """The special registers of a batch by name, such as '%tid.x': u32, or u64 where the table has that type.

    `shared_bytes` are static and dynamic. With `uses_affine`, indices are affine values where possible.
    `clock` counts the instructions that the batch has executed, `graph` is the handle of the grid's graph,
    `workspace` that of `LaunchConfig`. `names_cluster` says that the launch or the kernel names a cluster
    shape.
    """

    def __init__(
        self,
        lanes: Lanes,
        shared_bytes: tuple[int, int] = (0, 0),
        uses_affine: bool = False,
        graph: int = 0,
        workspace: int = 0,
        names_cluster: bool = False,
    ) -> None:
        self.lanes, self.uses_affine = lanes, uses_affine
        self.static_shared, self.dynamic_shared = shared_bytes
        self.clock, self.graph, self.workspace, self.names_cluster = 0, graph, workspace, names_cluster
        self._values: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        """Return the value of a special register such as '%tid.x' (u32, or u64 where the table has that
        type).
        """
        result = self._values.get(name)
        if result is None:
            volatile = _VOLATILE.get(name)
            if volatile is not None:
                return volatile(self)
            result = self._values[name] = self._compute(name)
        return result

    def _compute(self, name: str) -> Any:
        base, _, component = name.partition(".")
        axis = "xyzw".index(component) if component else 0
        if base in _VECTORS:
            return U32(0) if axis == 3 else _VECTORS[base](self, axis)
        if base in _SCALARS:
            return _SCALARS[base](self)
        if base.startswith(("%pm", "%envreg", "%reserved_smem")):
            return U64(0) if base.endswith("_64") else U32(0)
        raise InternalError(
            f"special register '{name}' has no rule in runtime/numpy_engine/specials.py", "runtime"
        )

    def _tid(self, axis: int) -> Any:
        if self.lanes.block[axis] == 1:
            return U32(0)
        if self.uses_affine and self.lanes.block[axis] == self.lanes.threads:
            return affine.make(self.lanes, _U32, 0, 0, 1)
        inner = int(np.prod(self.lanes.block[:axis], initial=1))
        thread = np.arange(self.lanes.threads, dtype=U32)
        return np.tile((thread // U32(inner)) % U32(self.lanes.block[axis]), self.lanes.ctas)

    def _ctaid(self, axis: int) -> Any:
        lanes = self.lanes
        is_linear = lanes.cluster[1:] == (1, 1)
        if self.uses_affine and is_linear and axis == 0 and lanes.grid[0] >= lanes.first_cta + lanes.ctas:
            return affine.make(lanes, _U32, lanes.first_cta, 1, 0)
        return self._per_cta(self._cluster_index(axis) * lanes.cluster[axis] + self._index_in_cluster(axis))

    def _cluster_index(self, axis: int) -> np.ndarray:
        """Return the coordinate of each CTA's cluster."""
        number = self._cta_numbers() // self.lanes.cluster_size
        return _coordinate(number, self.lanes.grid_in_clusters, axis)

    def _index_in_cluster(self, axis: int) -> np.ndarray:
        """Return the coordinate of each CTA in its cluster."""
        return _coordinate(self._cta_numbers() % self.lanes.cluster_size, self.lanes.cluster, axis)

    def _cta_numbers(self) -> np.ndarray:
        return np.arange(self.lanes.first_cta, self.lanes.first_cta + self.lanes.ctas)

    def _per_cta(self, values: np.ndarray) -> Any:
        """Return a value of each CTA (an integer) as u32: a scalar where all have the same."""
        if (values == values[0]).all():
            return U32(values[0])
        return np.repeat(values.astype(U32), self.lanes.threads)

    def _lane_ids(self) -> Any:
        """Return %laneid."""
        if self.lanes.threads == 1:
            return U32(0)
        return np.tile(np.arange(self.lanes.threads, dtype=U32) % U32(WARP), self.lanes.ctas)

    def _lane_mask(self, relation: str) -> Any:
        lane = self["%laneid"].astype(U64)
        one = U64(1)
        bit, full = one << lane, U64(0xFFFFFFFF)
        masks = {
            "eq": bit,
            "lt": bit - one,
            "le": (bit << one) - one,
            "ge": full - (bit - one),
            "gt": full - ((bit << one) - one),
        }
        return masks[relation].astype(U32)

    def _warp_id(self) -> Any:
        if self.lanes.threads <= WARP:
            return U32(0)
        return np.tile(np.arange(self.lanes.threads, dtype=U32) // U32(WARP), self.lanes.ctas)


def _coordinate(index: np.ndarray, shape: Shape, axis: int) -> np.ndarray:
    """Return a coordinate of linear indices (x fastest) in a shape."""
    result: np.ndarray = index // int(np.prod(shape[:axis], initial=1)) % shape[axis]
    return result


_VECTORS: dict[str, Callable[[SpecialRegisters, int], Any]] = {
    "%tid": SpecialRegisters._tid,
    "%ntid": lambda s, axis: U32(s.lanes.block[axis]),
    "%ctaid": SpecialRegisters._ctaid,
    "%nctaid": lambda s, axis: U32(s.lanes.grid[axis]),
    "%clusterid": lambda s, axis: s._per_cta(s._cluster_index(axis)),
    "%nclusterid": lambda s, axis: U32(s.lanes.grid_in_clusters[axis]),
    "%cluster_ctaid": lambda s, axis: s._per_cta(s._index_in_cluster(axis)),
    "%cluster_nctaid": lambda s, axis: U32(s.lanes.cluster[axis]),
}
_SCALARS: dict[str, Callable[[SpecialRegisters], Any]] = {
    "%laneid": SpecialRegisters._lane_ids,
    "%warpid": SpecialRegisters._warp_id,
    "%nwarpid": lambda s: U32(64),
    "%smid": lambda s: U32(0),
    "%nsmid": lambda s: U32(1),
    "%gridid": lambda s: U64(1),
    "%is_explicit_cluster": lambda s: np.bool_(s.names_cluster),
    "%locality_domain_id": lambda s: U32(0),
    "%cluster_ctarank": lambda s: s._per_cta(s._cta_numbers() % s.lanes.cluster_size),
    "%cluster_nctarank": lambda s: U32(s.lanes.cluster_size),
    "%total_smem_size": lambda s: U32(s.static_shared + s.dynamic_shared),
    "%aggr_smem_size": lambda s: U32(s.static_shared + s.dynamic_shared),
    "%dynamic_smem_size": lambda s: U32(s.dynamic_shared),
    "%envreg1": lambda s: U32(s.workspace >> 32),
    "%envreg2": lambda s: U32(s.workspace & 0xFFFFFFFF),
    "%current_graph_exec": lambda s: U64(s.graph),
    "WARP_SZ": lambda s: U32(WARP),
    "%lanemask_eq": lambda s: s._lane_mask("eq"),
    "%lanemask_lt": lambda s: s._lane_mask("lt"),
    "%lanemask_le": lambda s: s._lane_mask("le"),
    "%lanemask_ge": lambda s: s._lane_mask("ge"),
    "%lanemask_gt": lambda s: s._lane_mask("gt"),
}
# The clock counts executed instructions of the batch, so that runs are reproducible.
_VOLATILE: dict[str, Callable[[SpecialRegisters], Any]] = {
    "%clock": lambda s: U32(s.clock & 0xFFFFFFFF),
    "%clock_hi": lambda s: U32(s.clock >> 32),
    "%clock64": lambda s: U64(s.clock),
    "%globaltimer": lambda s: U64(time.time_ns()),
    "%globaltimer_lo": lambda s: U32(time.time_ns() & 0xFFFFFFFF),
    "%globaltimer_hi": lambda s: U32(time.time_ns() >> 32),
}
