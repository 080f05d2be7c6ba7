"""Special registers of PTX as symbolic values of a gang.

A kernel is compiled for a CTA shape. So `%ntid` is constant, and `%tid` is uniform, lane-affine or a vector
as the shape allows. Registers of the grid are state slots or parameters of the gang's function.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..ir.core import Value
from ..ir.irtypes import I32, I64, Type
from .code_builder import PTR, CodeBuilder, int_vector
from .state_layout import LAUNCH
from .values import RAW, LaneAffine, Untraceable, symbolic

U32, U64 = np.uint32, np.uint64


class SpecialValues:
    """The special registers in a piece of code, for CTAs of shape `block` (x, y, z).

    `size` is the number of PTX instructions of the piece, which `%clock` must not count yet. A register
    without a value raises Untraceable.
    """

    def __init__(self, text: CodeBuilder, block: tuple[int, int, int], size: int) -> None:
        self.text, self.block, self.size = text, block, size

    def __getitem__(self, name: str) -> Any:
        """Return the value of a register, such as '%tid.x'; a constant or a symbolic value."""
        base, _, component = name.partition(".")
        axis = "xyzw".index(component) if component else 0
        if base in ("%tid", "%ctaid", "%ntid", "%nctaid", "%clusterid", "%nclusterid"):
            return self._vector(base, axis)
        if base in ("%cluster_ctaid", "%cluster_nctaid"):
            return U32(base == "%cluster_nctaid" and axis < 3)
        result = _CONSTANTS.get(name)
        if result is not None:
            return result
        if name in ("%laneid", "%warpid"):
            return self._linear() & U32(31) if name == "%laneid" else self._linear() >> U32(5)
        if base.startswith("%lanemask_"):
            return self._lane_mask(name[-2:])
        if name in ("%total_smem_size", "%aggr_smem_size", "%dynamic_smem_size"):
            return self._word("dynamic_shared" if "dynamic" in name else "shared_bytes")
        if name in ("%clock", "%clock_hi", "%clock64"):
            return self._clock(name)
        if name.startswith("%globaltimer"):
            return self._time(name)
        if name in ("%envreg1", "%envreg2"):
            return self._word("workspace_high" if name == "%envreg1" else "workspace_low")
        if name == "%is_explicit_cluster":
            return self._word("names_cluster") != U32(0)
        if base.startswith(("%pm", "%envreg", "%reserved_smem")):
            return U64(0) if base.endswith("_64") else U32(0)
        raise Untraceable(f"'{name}' is read")

    def _word(self, name: str) -> Any:
        return symbolic(self.text, self._slot(name, I32), U32, True)

    def _slot(self, name: str, type: Type) -> Value:
        address = self.text.element(I64, self.text.named("c"), LAUNCH[name])
        return self.text.load(type, address, invariant=True)

    def _clock(self, name: str) -> Any:
        """Return the number of instructions that the gang has executed before this piece.

        The counter includes the piece already.
        """
        steps = symbolic(self.text, self.text.load(I64, self.text.named("steps")), U64, True) - U64(self.size)
        return (
            steps if name == "%clock64" else (steps >> U64(32) if name == "%clock_hi" else steps).astype(U32)
        )

    def _time(self, name: str) -> Any:
        """Return the host's clock in nanoseconds, read once per gang."""
        clock = self._slot("wall_clock", PTR)
        now = symbolic(self.text, self.text.call_address(clock, I64, []), U64, True)
        return (
            now
            if name == "%globaltimer"
            else (now >> U64(32) if name == "%globaltimer_hi" else now).astype(U32)
        )

    def _vector(self, base: str, axis: int) -> Any:
        if axis == 3:
            return U32(0)
        if base == "%ntid":
            return U32(self.block[axis])
        if base == "%tid":
            return self._tid(axis)
        if base in ("%nctaid", "%nclusterid"):
            return self._word(f"grid_{'xyz'[axis]}")
        return symbolic(self.text, self.text.named(f"cta_{'xyz'[axis]}", I32), U32, True)

    def _lane_index(self) -> Any:
        """Return the lane index in the gang, a constant vector; in gangs of one lane, 0."""
        if self.text.width == 1:
            return U32(0)
        lanes = int_vector(I32, tuple(range(self.text.width)))
        return symbolic(self.text, lanes, U32, False, RAW, LaneAffine(U32(0), 1))

    def _linear(self) -> Any:
        """Return the thread's linear index in the CTA."""
        return self._first() + self._lane_index()

    def _first(self) -> Any:
        """Return the linear index of the gang's first thread."""
        return symbolic(self.text, self.text.named("first32", I32), U32, True)

    def _tid(self, axis: int) -> Any:
        x, y, z = self.block
        if self.block[axis] == 1:
            return U32(0)
        if max(self.block) == x * y * z:
            return self._linear()
        first = self._first()
        if x % self.text.width == 0:
            # The lanes of a gang have equal y and z.
            return (
                first % U32(x) + self._lane_index()
                if axis == 0
                else first // U32(x) % U32(y)
                if axis == 1
                else first // U32(x * y)
            )
        linear = self._linear()
        if axis == 0:
            return self._lane_index() & U32(x - 1) if x & x - 1 == 0 else linear % U32(x)
        return linear // U32(x) % U32(y) if axis == 1 else linear // U32(x * y)

    def _lane_mask(self, relation: str) -> Any:
        lane = self["%laneid"].astype(U64)
        one = U64(1)
        bit, full = one << lane, U64(0xFFFFFFFF)
        below = bit - one
        masks = {"eq": bit, "lt": below, "le": below | bit, "ge": full - below, "gt": full - (below | bit)}
        return masks[relation].astype(U32)


_CONSTANTS: dict[str, Any] = {
    "%nwarpid": U32(64),
    "%smid": U32(0),
    "%nsmid": U32(1),
    "%gridid": U64(1),
    "%cluster_ctarank": U32(0),
    "%cluster_nctarank": U32(1),
    "WARP_SZ": U32(32),
    "%locality_domain_id": U32(0),
}
