"""Tensor copies and tensor maps (PTX ISA 9.7.9.27, 9.7.9.28).

Copies are operations of the asynchronous proxy. Tensor maps are read again by every instruction, so fences
between the proxies have nothing to do.
"""

from __future__ import annotations

from ....ptx.form import Variant
from ....ptx.model import Address, IntImm, Operand, Vector
from ..emit import Emitter
from ..instructions import tensor_copies
from .memory import SPACES, address_of, guarded
from .registry import NAMESPACE, UnsupportedInstruction, lanewise, sources

NAMESPACE["tensor_copies"] = tensor_copies

_DIMENSIONS = "1d 2d 3d 4d 5d"
_INTO_SHARED = {
    "dim": _DIMENSIONS,
    "dstspace": "shared::cta shared::cluster",
    "load": "tile tile::gather4 im2col im2col::w im2col::w::128",
    "cg": "cta_group::1 cta_group::2",
}
_INTO_GLOBAL = {"dim": _DIMENSIONS, "load": "tile tile::scatter4 im2col_no_offs"}


def _elements(operand: Operand | None) -> tuple[Operand, ...]:
    return operand.elements if isinstance(operand, Vector) else () if operand is None else (operand,)


def _box(e: Emitter, v: Variant, m: Operand, c: Operand) -> str:
    """Return the first arguments of every copy: mode, map, coordinates."""
    return f"{v.slot('load') or 'tile'!r}, {e.src(m, 'u64')}, [{sources(e, 's32', _elements(c))}]"


@lanewise(
    "cp",
    ".async.bulk.tensor.dim{.dstspace}{.shared::cluster}.global{.load}.mbarrier::complete_tx::bytes"
    "{.multicast::cluster}{.cg}{.hint}",
    **_INTO_SHARED,
)
def load_tensor(
    e: Emitter,
    v: Variant,
    d: Address,
    m: Operand,
    c: Operand,
    bar: Address,
    offsets: Operand | None = None,
    mask: Operand | None = None,
    policy: Operand | None = None,
) -> None:
    with guarded(e):
        ctas = "None" if mask is None else e.src(mask, "u16")
        e.line(
            f"tensor_copies.load(x, {_box(e, v, m, c)}, [{sources(e, 'u16', _elements(offsets))}],"
            f" {address_of(e, d)}, {address_of(e, bar)}, {ctas}, {e.mask}, {e.site})"
        )


@lanewise("cp", ".async.bulk.tensor.dim.global.shared::cta{.load}.bulk_group{.hint}", **_INTO_GLOBAL)
def store_tensor(
    e: Emitter, v: Variant, m: Operand, c: Operand, a: Address, policy: Operand | None = None
) -> None:
    with guarded(e):
        e.line(f"tensor_copies.store(x, {_box(e, v, m, c)}, {address_of(e, a)}, {e.mask}, {e.site})")


@lanewise(
    "cp",
    ".reduce.async.bulk.tensor.dim.global.shared::cta.op{.load}.bulk_group{.hint}",
    op="add min max inc dec and or xor",
    **_INTO_GLOBAL,
)
def reduce_tensor(
    e: Emitter, v: Variant, m: Operand, c: Operand, a: Address, policy: Operand | None = None
) -> None:
    with guarded(e):
        e.line(
            f"tensor_copies.store(x, {_box(e, v, m, c)}, {address_of(e, a)}, {e.mask}, {e.site},"
            f" {v.slot('op')!r})"
        )


_MAP = {"mode": "tile", "ss": "global shared::cta"}
_FIELDS = (
    "global_address rank box_dim global_dim element_stride global_stride elemtype interleave_layout"
    " swizzle_mode swizzle_atomicity fill_mode"
)


@lanewise("tensormap", ".replace.mode.field{.ss}.b1024.btype", field=_FIELDS, btype="b32 b64", **_MAP)
@lanewise("tensormap", ".replace.mode.field{.ss}.b1024.b32", field=_FIELDS, **_MAP)
def replace_field(e: Emitter, v: Variant, a: Address, b: Operand, ord: Operand | None = None) -> None:
    if ord is not None and not isinstance(ord, IntImm):
        raise UnsupportedInstruction(f"'{v.mnemonic}' has a number that is no constant")
    with guarded(e):
        value = e.src(b, v.slot("btype") or "b32")
        e.line(
            f"tensor_copies.replace(x, {SPACES[v.slot('ss')]!r}, {address_of(e, a)}, {v.slot('field')!r},"
            f" {ord.value if isinstance(ord, IntImm) else 0}, {value}, {e.mask}, {e.site})"
        )


@lanewise("tensormap", ".query.alloc_class_large{.ss}.b1024", **_MAP)
def query_class(e: Emitter, v: Variant, p: Operand, a: Address) -> None:
    with guarded(e):
        e.dst(
            p,
            "pred",
            f"tensor_copies.is_large(x, {SPACES[v.slot('ss')]!r}, {address_of(e, a)}, {e.mask}, {e.site})",
        )


@lanewise(
    "tensormap",
    ".cp_fenceproxy.global.shared::cta.tensormap::generic.release.scope.sync.aligned",
    scope="cta cluster gpu sys",
)
def publish(e: Emitter, v: Variant, d: Address, a: Address, size: Operand) -> None:
    with guarded(e):
        e.line(f"tensor_copies.publish(x, {address_of(e, d)}, {address_of(e, a)}, {e.mask}, {e.site})")


@lanewise(
    "cp",
    ".async.bulk.what.tensor.dim.L2.global{.load}{.cg}{.hint}",
    what="prefetch",
    dim=_DIMENSIONS,
    load="tile tile::gather4 im2col im2col::w im2col::w::128",
    cg="cta_group::1 cta_group::2",
)
@lanewise("prefetch", "{.space}.tensormap", space="const param")
@lanewise("fence", ".proxy.tensormap::generic.release.scope", scope="cta cluster gpu sys")
@lanewise("fence", ".proxy.tensormap::generic.acquire.scope", scope="cta cluster gpu sys")
@lanewise(
    "fence",
    ".proxy.async::generic.sem.range.cluster",
    sem="acquire release",
    range="sync_restrict::shared::cluster sync_restrict::shared::cta",
)
def no_operation(e: Emitter, v: Variant, **operands: Operand) -> None:
    """Emit nothing: caches are not modelled, and all proxies see the same memory."""
