"""Tensor memory (PTX ISA 9.7.16): allocation, loads, stores, copies from shared memory, and their completion.

They take place when they are issued, so that waits and fences emit nothing, and `commit` arrives at once.
"""

from __future__ import annotations

from ....ptx.form import Variant
from ....ptx.model import Address, IntImm, Operand
from ..emit import Emitter
from ..instructions import tensor_memory
from .matrix import fragment_registers, write_fragment
from .memory import address_of, guarded, space_of
from .registry import NAMESPACE, lanewise

NAMESPACE["tensor_memory"] = tensor_memory
_GROUP = {"cg": "cta_group::1"}
_SHAPES = {"shape": "16x64b 32x32b 16x128b 16x256b", "num": " ".join(f"x{1 << n}" for n in range(8))}


@lanewise("tcgen05", ".alloc.cg.sync.aligned{.space}.b32", space="shared::cta", **_GROUP)
def allocate(e: Emitter, v: Variant, a: Address, n: Operand) -> None:
    with guarded(e):
        e.line(
            f"tensor_memory.allocate(x, {space_of(e, v, a)!r}, {address_of(e, a)}, {e.src(n, 'u32')},"
            f" {e.mask}, {e.site})"
        )


@lanewise("tcgen05", ".dealloc.cg.sync.aligned.b32", **_GROUP)
def free(e: Emitter, v: Variant, a: Operand, n: Operand) -> None:
    with guarded(e):
        e.line(f"tensor_memory.free(x, {e.src(a, 'b32')}, {e.src(n, 'u32')}, {e.mask}, {e.site})")


@lanewise("tcgen05", ".relinquish_alloc_permit.cg.sync.aligned", **_GROUP)
def relinquish(e: Emitter, v: Variant) -> None:
    with guarded(e):
        e.line(f"tensor_memory.relinquish(x, {e.mask})")


def _access(e: Emitter, v: Variant, a: Address, n: Operand | None) -> str:
    """Return the first arguments of a load or store: shape, repetition, packing, address, distance."""
    is_packed = bool(v.slot("pack::16b") or v.slot("unpack::16b"))
    distance = n.value if isinstance(n, IntImm) else 0
    shape = v.slot("shape") or "16x32bx2"
    return f"{shape!r}, {v.slot('num')[1:]}, {is_packed}, {address_of(e, a)}, {distance}"


@lanewise("tcgen05", ".ld.sync.aligned.shape.num{.pack::16b}.b32", **_SHAPES)
@lanewise("tcgen05", ".ld.sync.aligned.16x32bx2.num{.pack::16b}.b32", num=_SHAPES["num"])
def load(e: Emitter, v: Variant, d: Operand, a: Address, n: Operand | None = None) -> None:
    with guarded(e):
        text = f"tensor_memory.load(x, {_access(e, v, a, n)}, {e.mask}, {e.site})"
        write_fragment(e, d, "b32", text)


@lanewise("tcgen05", ".st.sync.aligned.shape.num{.unpack::16b}.b32", **_SHAPES)
@lanewise("tcgen05", ".st.sync.aligned.16x32bx2.num{.unpack::16b}.b32", num=_SHAPES["num"])
def store(e: Emitter, v: Variant, a: Address, b: Operand, n: Operand | None = None) -> None:
    with guarded(e):
        e.line(
            f"tensor_memory.store(x, {_access(e, v, a, n)}, {fragment_registers(e, b, 'b32')}, {e.mask},"
            f" {e.site})"
        )


@lanewise("tcgen05", ".what.sync.aligned", what="wait::ld wait::st")
@lanewise("tcgen05", ".what", what="fence::before_thread_sync fence::after_thread_sync")
def wait(e: Emitter, v: Variant) -> None:
    """Emit nothing: operations on tensor memory are complete when they have been issued."""


@lanewise("tcgen05", ".commit.cg.mbarrier::arrive::one{.space}.b64", space="shared::cluster", **_GROUP)
def commit(e: Emitter, v: Variant, a: Address) -> None:
    with guarded(e):
        e.line(
            f"mbarriers.operate(x, 'arrive', {space_of(e, v, a)!r}, {address_of(e, a)}, u4(1), {e.mask},"
            f" {e.site})"
        )


@lanewise("tcgen05", ".cp.cg.shape", shape="128x256b 4x256b 128x128b", **_GROUP)
@lanewise(
    "tcgen05", ".cp.cg.shape.multicast", shape="64x128b", multicast="warpx2::02_13 warpx2::01_23", **_GROUP
)
@lanewise("tcgen05", ".cp.cg.32x128b.warpx4", **_GROUP)
def copy(e: Emitter, v: Variant, a: Address, b: Operand) -> None:
    shape = f"{v.slot('shape')} {v.slot('multicast')}".strip() or "32x128b warpx4"
    with guarded(e):
        e.line(f"tensor_memory.copy(x, {shape!r}, {address_of(e, a)}, {e.src(b, 'u64')}, {e.mask}, {e.site})")
