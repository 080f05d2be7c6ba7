"""Special registers of lanes, computed on first use and cached."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from ...support.diagnostics import InternalError
from . import affine
from .lane_ids import WARP, Lanes

U32, U64 = np.uint32, np.uint64
_U32 = np.dtype(U32)


class SpecialRegisters:
    """The special registers of a batch by name, such as '%tid.x': u32, or u64 where the table has that type.

    `shared_bytes` are static and dynamic. With `uses_affine`, indices are affine values where possible.
    `clock` counts the instructions that the batch has executed, `graph` is the handle of the grid's graph,
    `workspace` that of `LaunchConfig`.
    """

    def __init__(
        self,
        lanes: Lanes,
        shared_bytes: tuple[int, int] = (0, 0),
        uses_affine: bool = False,
        graph: int = 0,
        workspace: int = 0,
    ) -> None:
        self.lanes, self.uses_affine = lanes, uses_affine
        self.static_shared, self.dynamic_shared = shared_bytes
        self.clock, self.graph, self.workspace = 0, graph, workspace
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
        if self.uses_affine and axis == 0 and self.lanes.grid[0] >= self.lanes.first_cta + self.lanes.ctas:
            return affine.make(self.lanes, _U32, self.lanes.first_cta, 1, 0)
        inner = int(np.prod(self.lanes.grid[:axis], initial=1))
        cta = (
            np.arange(self.lanes.first_cta, self.lanes.first_cta + self.lanes.ctas) // inner
        ) % self.lanes.grid[axis]
        if (cta == cta[0]).all():
            return U32(cta[0])
        return np.repeat(cta.astype(U32), self.lanes.threads)

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


def _one(_: SpecialRegisters, axis: int) -> Any:
    return U32(1)


def _zero(_: SpecialRegisters, axis: int) -> Any:
    return U32(0)


# No launch names clusters, so every CTA is a cluster of its own.
_VECTORS: dict[str, Callable[[SpecialRegisters, int], Any]] = {
    "%tid": SpecialRegisters._tid,
    "%ntid": lambda s, axis: U32(s.lanes.block[axis]),
    "%ctaid": SpecialRegisters._ctaid,
    "%nctaid": lambda s, axis: U32(s.lanes.grid[axis]),
    "%clusterid": SpecialRegisters._ctaid,
    "%nclusterid": lambda s, axis: U32(s.lanes.grid[axis]),
    "%cluster_ctaid": _zero,
    "%cluster_nctaid": _one,
}
_SCALARS: dict[str, Callable[[SpecialRegisters], Any]] = {
    "%laneid": SpecialRegisters._lane_ids,
    "%warpid": SpecialRegisters._warp_id,
    "%nwarpid": lambda s: U32(64),
    "%smid": lambda s: U32(0),
    "%nsmid": lambda s: U32(1),
    "%gridid": lambda s: U64(1),
    "%is_explicit_cluster": lambda s: np.False_,
    "%locality_domain_id": lambda s: U32(0),
    "%cluster_ctarank": lambda s: U32(0),
    "%cluster_nctarank": lambda s: U32(1),
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
