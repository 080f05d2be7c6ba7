"""Loads, stores and atomic operations (PTX ISA 9.7.9.8, 9.7.9.11, 9.7.13.5 to 9.7.13.7).

Accesses with cache operators, eviction priorities or memory orders are assembly, but for read-only loads
without a priority, which are loads of memory that does not change.
"""

from __future__ import annotations

from ..ir import irtypes as ty
from ..ir.core import Value, const_int, undef
from ..ptx.form import Variant
from ..ptx.model import Address, Operand, Sink, Vector
from ..ptx.ptxtypes import VECTOR_SIZES
from .context import FunctionContext
from .registry import rule
from .value_types import ir_type

_TYPES = "b8 u8 s8 b16 b32 b64 u16 u32 u64 s16 s32 s64 f32 f64"
_LOADED = "const global local shared shared::cta shared::cluster param param::entry param::func"
_STORED = "global local shared shared::cta shared::cluster param param::func"
_MUTABLE = "global shared shared::cta shared::cluster"
_HINTS = {
    "evict1": "L1::evict_normal L1::evict_unchanged L1::evict_first L1::evict_last L1::no_allocate",
    "evict2": "L2::evict_normal L2::evict_first L2::evict_last",
    "hint": "L2::cache_hint",
    "prefetch": "L2::64B L2::128B L2::256B",
}
"""Modifiers for caches."""
_ACCESS = {"vec": "v2 v4 v8", "type": _TYPES, **_HINTS}
_TAIL = "{.evict1}{.evict2}{.hint}{.prefetch}{.vec}.type"


def _is_plain(v: Variant) -> bool:
    """Return whether an access has a form in the IR."""
    return not any(map(v.slot, _HINTS)) and v.slot("space") != "shared::cluster"


def _memory_type(v: Variant) -> ty.Type:
    element = ir_type(v.type)
    count = VECTOR_SIZES.get(v.slot("vec"), 0)
    return ty.vector(count, element) if count else element


@rule("ld", "{.weak}{.volatile}{.space}{.nc}" + _TAIL, effects=True, space=_LOADED, **_ACCESS)
def ld(t: FunctionContext, v: Variant, d: Operand, a: Operand, policy: Operand | None = None) -> bool | None:
    if not _is_plain(v) or not isinstance(a, Address):
        return False
    type = _memory_type(v)
    loaded = t.b.load(
        type,
        t.address(a, v.slot("space")),
        align=ty.size_of(type),
        volatile=bool(v.slot("volatile")),
        invariant=bool(v.slot("nc")),
    )
    targets = d.elements if isinstance(d, Vector) else (d,)
    for n, target in enumerate(targets):
        if isinstance(target, Sink):
            continue
        value: Value = loaded
        if isinstance(type, ty.VectorType):
            value = t.b.emit("extractelement", type.element, (loaded, const_int(ty.I32, n)))
        t.write(target, value, v.type)
    return None


@rule("st", "{.weak}{.volatile}{.space}" + _TAIL, effects=True, space=_STORED, **_ACCESS)
def st(t: FunctionContext, v: Variant, a: Operand, b: Operand, policy: Operand | None = None) -> bool | None:
    if not _is_plain(v) or not isinstance(a, Address):
        return False
    type = _memory_type(v)
    value: Value
    if isinstance(type, ty.VectorType):
        assert isinstance(b, Vector)
        value = undef(type)
        for n, element in enumerate(b.elements):
            value = t.b.emit("insertelement", type, (value, t.read(element, v.type), const_int(ty.I32, n)))
    else:
        value = t.read(b.elements[0] if isinstance(b, Vector) else b, v.type)
    t.b.store(value, t.address(a, v.slot("space")), align=ty.size_of(type), volatile=bool(v.slot("volatile")))
    return None


_OPERATIONS = {"exch": "xchg", "add": "add", "and": "and", "or": "or", "xor": "xor", "inc": "uinc_wrap",
    "dec": "udec_wrap", "min": "min", "max": "max"}  # fmt: skip
_ATOMIC = {
    "sem": "relaxed acquire release acq_rel",
    "scope": "cta cluster gpu sys",
    "space": _MUTABLE,
    "hint": "L2::cache_hint",
}
_SCOPES = {"cta": "block", "gpu": "device", "sys": ""}
_PREFIX = "{.sem}{.scope}{.space}"


def _is_relaxed(v: Variant) -> bool:
    return (
        v.slot("sem", "relaxed") == "relaxed"
        and v.slot("scope") != "cluster"
        and v.slot("space") != "shared::cluster"
        and not v.slot("hint")
    )


@rule("atom", f"{_PREFIX}.op.type", effects=True, op="and or xor exch", type="b32 b64", **_ATOMIC)
@rule("atom", f"{_PREFIX}.op.type", effects=True, op="add inc dec min max", type="u32 s32 u64 s64 f32 f64",
      **_ATOMIC)  # fmt: skip
def atom(t: FunctionContext, v: Variant, d: Operand, a: Operand, b: Operand) -> bool | None:
    if not _is_relaxed(v):
        return False
    operation = _OPERATIONS[v.slot("op")]
    if v.slot("op") in ("min", "max") and v.type[0] == "u":
        operation = f"u{operation}"
    elif v.type[0] == "f":
        operation = "fadd"
    t.write(
        d,
        t.b.atomic_rmw(
            operation, t.address(a, v.slot("space")), t.read(b, v.type), scope=_SCOPES[v.slot("scope", "gpu")]
        ),
    )
    return None


@rule("red", f"{_PREFIX}.op.type", effects=True, op="and or xor", type="b32 b64", **_ATOMIC)
@rule("red", f"{_PREFIX}.op.type", effects=True, op="add inc dec min max", type="u32 s32 u64 s64 f32 f64",
      **_ATOMIC)  # fmt: skip
def red(t: FunctionContext, v: Variant, a: Operand, b: Operand) -> bool | None:
    return atom(t, v, Sink(), a, b)


@rule("atom", f"{_PREFIX}.cas.type", effects=True, type="b32 b64", **_ATOMIC)
def cas(t: FunctionContext, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> bool | None:
    if not _is_relaxed(v):
        return False
    pair = t.b.cmpxchg(
        t.address(a, v.slot("space")),
        t.read(b, v.type),
        t.read(c, v.type),
        scope=_SCOPES[v.slot("scope", "gpu")],
    )
    t.write(d, t.b.extract_value(pair, 0))
    return None
