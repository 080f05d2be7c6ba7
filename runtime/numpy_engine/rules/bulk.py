"""Bulk copies and reductions, and asynchronous stores (PTX ISA 9.7.9.25.4, 9.7.9.12–13, 9.7.13.8)."""

from __future__ import annotations

from ....ptx.form import Variant
from ....ptx.model import Address, Operand, Sink, Vector
from ....support.diagnostics import Space
from ..emit import NUMPY, Emitter
from ..instructions import bulk_copies
from ..instructions.atomics import HALVES
from . import quad
from .memory import address_of, guarded
from .registry import NAMESPACE, lanewise

NAMESPACE["bulk"] = bulk_copies
_SIGNALS = ".mbarrier::complete_tx::bytes"


_OPTIONS = ("barrier", "ctas", "combine", "byte_mask", "ignored")
"""The last parameters of `bulk_copies.copy`."""


def _copy(
    e: Emitter, v: Variant, to: Space, from_: Space, d: Address, a: Address, size: Operand, **options: str
) -> None:
    """Emit a copy."""
    with guarded(e):
        addresses = f"{to!r}, {address_of(e, d)}, {from_!r}, {address_of(e, a)}"
        rest = ", ".join(options.get(name, "None") for name in _OPTIONS)
        e.line(f"bulk.copy(x, {addresses}, {e.src(size, 'u32')}, {e.mask}, {e.site}, {rest})")


def _step(v: Variant) -> str:
    """Return the reduction of an instruction: its name and the dtype in which it computes."""
    op, type_ = v.slot("op") or "add", v.type
    if type_ in HALVES:
        return f"('{op}.{type_}', 'u2')"
    return f"('{'fadd' if type_[0] == 'f' else op}', {NUMPY[type_]!r})"


@lanewise("cp", f".async.bulk.dstspace.global{_SIGNALS}{{.hint}}", dstspace="shared::cta shared::cluster")
@lanewise("cp", f".async.bulk.shared::cluster.global{_SIGNALS}.multicast::cluster{{.hint}}")
def to_shared(
    e: Emitter,
    v: Variant,
    d: Address,
    a: Address,
    size: Operand,
    bar: Address,
    mask: Operand | None = None,
    policy: Operand | None = None,
) -> None:
    options = {} if mask is None else {"ctas": e.src(mask, "u16")}
    _copy(e, v, "shared", "global", d, a, size, barrier=address_of(e, bar), **options)


@lanewise("cp", f".async.bulk.dstspace.global{_SIGNALS}.ignore_oob{{.hint}}", dstspace="shared::cta")
def to_shared_partly(
    e: Emitter,
    v: Variant,
    d: Address,
    a: Address,
    size: Operand,
    left: Operand,
    right: Operand,
    bar: Address,
    policy: Operand | None = None,
) -> None:
    ignored = f"({e.src(left, 'u32')}, {e.src(right, 'u32')})"
    _copy(e, v, "shared", "global", d, a, size, barrier=address_of(e, bar), ignored=ignored)


@lanewise("cp", f".async.bulk.shared::cluster.shared::cta{_SIGNALS}")
def to_block(e: Emitter, v: Variant, d: Address, a: Address, size: Operand, bar: Address) -> None:
    _copy(e, v, "shared", "shared", d, a, size, barrier=address_of(e, bar))


@lanewise("cp", ".async.bulk.global.shared::cta.bulk_group{.hint}{.cp_mask}")
def to_global(
    e: Emitter,
    v: Variant,
    d: Address,
    a: Address,
    size: Operand,
    policy: Operand | None = None,
    mask: Operand | None = None,
) -> None:
    options = {} if mask is None else {"byte_mask": e.src(mask, "u16")}
    _copy(e, v, "global", "shared", d, a, size, **options)


_REDUCTIONS = "and or xor add min max inc dec"


@lanewise(
    "cp",
    f".reduce.async.bulk.shared::cluster.shared::cta{_SIGNALS}.op.type",
    op=_REDUCTIONS,
    type="b32 u32 s32 u64",
)
def reduce_in_block(e: Emitter, v: Variant, d: Address, a: Address, size: Operand, bar: Address) -> None:
    _copy(e, v, "shared", "shared", d, a, size, barrier=address_of(e, bar), combine=_step(v))


@lanewise(
    "cp",
    ".reduce.async.bulk.global.shared::cta.bulk_group{.hint}.op.type",
    op=_REDUCTIONS,
    type="b32 b64 u32 s32 u64 s64 f32 f64 f16 bf16",
)
@lanewise("cp", ".reduce.async.bulk.global.shared::cta.bulk_group{.hint}.add.noftz.type", type="f16 bf16")
def reduce_in_global(
    e: Emitter, v: Variant, d: Address, a: Address, size: Operand, policy: Operand | None = None
) -> None:
    _copy(e, v, "global", "shared", d, a, size, combine=_step(v))


@lanewise("cp", ".async.bulk.commit_group")
def commit(e: Emitter, v: Variant) -> None:
    with guarded(e):
        e.line(f"bulk.commit_group(x, {e.mask})")


@lanewise("cp", ".async.bulk.wait_group{.read}")
@lanewise("cp", ".async.bulk.wait_group.sync_restrict::proxy::async")
def wait(e: Emitter, v: Variant, n: Operand) -> None:
    with guarded(e):
        e.line(f"bulk.wait_group(x, int({e.src(n, 'u32')}), {bool(v.slot('read'))}, {e.mask}, {e.site})")


@lanewise("cp", ".async.bulk.what.L2.global{.hint}", what="prefetch")
def prefetch(e: Emitter, v: Variant, a: Address, size: Operand, policy: Operand | None = None) -> None:
    """Emit nothing: caches are not modelled."""


@lanewise("applypriority", ".async.bulk{.global}.bulk_group.level", level="L2::evict_normal")
def priority(e: Emitter, v: Variant, a: Address, size: Operand) -> None:
    """Emit nothing: caches are not modelled."""


@lanewise("st", ".bulk{.weak}{.shared::cta}")
def clear(e: Emitter, v: Variant, a: Address, size: Operand, value: Operand) -> None:
    space = "shared" if v.slot("shared::cta") else "generic"
    with guarded(e):
        e.line(f"bulk.fill(x, {space!r}, {address_of(e, a)}, {e.src(size, 'u64')}, {e.mask}, {e.site})")


def _values(e: Emitter, v: Variant, b: Operand) -> str:
    """Return the list of the values that a lane stores."""
    if v.type == "b128":
        parts = [e.src(half, "b64") for half in quad.halves(b)]
    else:
        elements = b.elements if isinstance(b, Vector) else (b,)
        parts = [f"{e.src(element, v.type)}" for element in elements]
    return f"[{', '.join(parts)}]"


_STORED = "b8 u8 s8 b16 u16 s16 b32 b64 u32 u64 s32 s64 f32 f64"


@lanewise(
    "st",
    f".async{{.weak}}{{.space}}{_SIGNALS}{{.vec}}.type",
    space="shared::cluster",
    vec="v2 v4",
    type=f"{_STORED} b128",
)
def store(e: Emitter, v: Variant, a: Address, b: Operand, bar: Address) -> None:
    with guarded(e):
        e.line(
            f"bulk.store(x, 'shared', {address_of(e, a)}, {_values(e, v, b)}, {e.mask}, {e.site},"
            f" {address_of(e, bar)})"
        )


@lanewise("st", ".async{.mmio}.release.scope{.space}.type", space="global", scope="gpu sys", type=_STORED)
def store_later(e: Emitter, v: Variant, a: Address, b: Operand) -> None:
    with guarded(e):
        e.line(f"bulk.store(x, 'global', {address_of(e, a)}, {_values(e, v, b)}, {e.mask}, {e.site})")


@lanewise(
    "red",
    f".async.relaxed.cluster{{.space}}{_SIGNALS}.op.type",
    space="shared::cluster",
    op=_REDUCTIONS,
    type="b32 u32 s32 u64",
)
def reduce(e: Emitter, v: Variant, a: Address, b: Operand, bar: Address) -> None:
    with guarded(e):
        e.line(
            f"bulk.store(x, 'shared', {address_of(e, a)}, {_values(e, v, b)}, {e.mask}, {e.site},"
            f" {address_of(e, bar)}, {_step(v)})"
        )


@lanewise(
    "red",
    ".async{.mmio}.release.scope{.space}.op.type",
    space="global",
    scope="gpu sys",
    op=_REDUCTIONS,
    type="b32 u32 s32 u64",
)
def reduce_later(e: Emitter, v: Variant, a: Address, b: Operand) -> None:
    with guarded(e):
        e.line(
            f"bulk.store(x, 'global', {address_of(e, a)}, {_values(e, v, b)}, {e.mask}, {e.site},"
            f" None, {_step(v)})"
        )


@lanewise(
    "clusterlaunchcontrol",
    f".try_cancel.async{{.space}}{_SIGNALS}{{.multicast::cluster::all}}.b128",
    space="shared::cta",
)
def try_cancel(e: Emitter, v: Variant, a: Address, bar: Address) -> None:
    with guarded(e):
        e.line(
            f"bulk.cancel(x, {address_of(e, a)}, {address_of(e, bar)},"
            f" {bool(v.slot('multicast::cluster::all'))}, {e.mask}, {e.site})"
        )


@lanewise("clusterlaunchcontrol", ".query_cancel.is_canceled.pred.b128")
def is_canceled(e: Emitter, v: Variant, p: Operand, a: Operand) -> None:
    low, _ = quad.halves(a)
    e.dst(p, "pred", f"(({e.src(low, 'b64')} & u8(1)) != u8(0))")


def _index(e: Emitter, a: Operand, axis: int) -> str:
    """Return a coordinate of the first CTA in an answer."""
    words = quad.halves(a)[(axis + 1) // 2]
    text = e.src(words, "b64")
    return f"({text} >> u8(32)).astype(u4)" if axis % 2 == 0 else f"({text} & u8(0xFFFFFFFF)).astype(u4)"


@lanewise("clusterlaunchcontrol", ".query_cancel.get_first_ctaid.v4.b32.b128")
def first_cta(e: Emitter, v: Variant, d: Vector, a: Operand) -> None:
    for axis, target in enumerate(d.elements):
        if not isinstance(target, Sink):
            e.dst(target, "b32", _index(e, a, axis) if axis < 3 else "u4(0)")


@lanewise(
    "clusterlaunchcontrol",
    ".query_cancel.which.b32.b128",
    which="get_first_ctaid::x get_first_ctaid::y get_first_ctaid::z",
)
def first_cta_axis(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    e.dst(d, "b32", _index(e, a, "xyz".index(v.slot("which")[-1])))
