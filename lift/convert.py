"""Conversions (PTX ISA 9.7.9.21). Roundings to integers are intrinsics."""

from __future__ import annotations

from ..ptx.form import Variant
from ..ptx.model import Operand
from ..ptx.ptxtypes import TYPES
from .context import FunctionContext
from .registry import rule
from .value_types import extension, ir_type

_INTEGERS = "u8 u16 u32 u64 s8 s16 s32 s64"
_ROUNDINGS = "rn rz rm rp"


@rule("cvt", ".dtype.atype", dtype=_INTEGERS, atype=_INTEGERS)
def between_integers(t: FunctionContext, v: Variant, d: Operand, a: Operand) -> None:
    source, target = v.slot("atype"), v.slot("dtype")
    value = t.read(a, source)
    op = extension(source) if TYPES[source].bits < TYPES[target].bits else "trunc"
    t.write(d, t.b.cast(op, value, ir_type(target)), target)


@rule("cvt", ".rnd{.ftz}{.sat}.dtype.atype", rnd=_ROUNDINGS, dtype="f32", atype=_INTEGERS)
@rule("cvt", ".rnd{.sat}.dtype.atype", rnd=_ROUNDINGS, dtype="f64", atype=_INTEGERS)
def to_floating(t: FunctionContext, v: Variant, d: Operand, a: Operand) -> bool | None:
    if v.slot("rnd") != "rn" or v.slot("sat") or v.slot("ftz"):
        return False
    op = "sitofp" if TYPES[v.slot("atype")].kind == "signed" else "uitofp"
    t.write(d, t.b.cast(op, t.read(a, v.slot("atype")), ir_type(v.slot("dtype"))))
    return None


@rule("cvt", "{.ftz}{.sat}.dtype.atype", dtype="f32", atype="f16")
@rule("cvt", "{.ftz}{.sat}.dtype.atype", dtype="f64", atype="f32")
@rule("cvt", ".rnd{.ftz}{.sat}.dtype.atype", rnd=_ROUNDINGS, dtype="f32", atype="f64")
@rule("cvt", ".rnd{.ftz}{.sat}.dtype.atype", rnd=_ROUNDINGS, dtype="f16", atype="f32")
def between_formats(t: FunctionContext, v: Variant, d: Operand, a: Operand) -> bool | None:
    source, target = v.slot("atype"), v.slot("dtype")
    # Only the conversions between f32 and f64 have the function's mode in PTX that is generated.
    mode = t.has_mode(bool(v.slot("ftz"))) if "f16" not in (source, target) else not v.slot("ftz")
    if not mode or v.slot("sat") or v.slot("rnd", "rn") != "rn":
        return False
    op = "fpext" if TYPES[source].bits < TYPES[target].bits else "fptrunc"
    t.write(d, t.b.cast(op, t.read(a, source), ir_type(target)), target)
    return None
