"""Comparison and selection (PTX ISA 9.7.6)."""

from __future__ import annotations

from ..ir.core import TRUE, Value
from ..ptx.form import Variant
from ..ptx.model import Operand, Pair
from ..ptx.ptxtypes import TYPES
from .context import FunctionContext
from .equivalents import FCMP
from .registry import rule

_INTEGER_ORDER = "eq ne lt le gt ge lo ls hi hs"
_UNSIGNED = {"lo": "ult", "ls": "ule", "hi": "ugt", "hs": "uge"}
_FLOAT = {ptx: llvm for llvm, ptx in FCMP.items()}
"""LLVM's predicates of PTX's comparisons of unsigned integers and of floating-point numbers."""


@rule("setp", ".cmp{.bool}.type", cmp=_INTEGER_ORDER, type="b16 b32 b64 u16 u32 u64 s16 s32 s64")
@rule("setp", ".cmp{.bool}{.ftz}.type", cmp=" ".join(_FLOAT), type="f32 f64")
def setp(
    t: FunctionContext, v: Variant, p: Operand, a: Operand, b: Operand, c: Operand | None = None
) -> bool | None:
    if v.type == "f32" and not t.has_mode(bool(v.slot("ftz"))):
        return False
    comparison = v.slot("cmp")
    x, y = t.read(a, v.type), t.read(b, v.type)
    result: Value
    if TYPES[v.type].kind == "float":
        result = t.b.fcmp(_FLOAT[comparison], x, y)
    elif comparison in ("eq", "ne"):
        result = t.b.icmp(comparison, x, y)
    else:
        sign = "s" if v.type[0] == "s" else "u"
        result = t.b.icmp(_UNSIGNED.get(comparison, sign + comparison), x, y)
    first, second = (p.first, p.second) if isinstance(p, Pair) else (p, None)
    opposite = t.b.binary("xor", result, TRUE) if second is not None else None
    if c is not None:
        other = t.read(c, "pred")
        result = t.b.binary(v.slot("bool"), result, other)
        opposite = t.b.binary(v.slot("bool"), opposite, other) if opposite is not None else None
    t.write(first, result)
    if second is not None and opposite is not None:
        t.write(second, opposite)
    return None


@rule("selp", ".type", type="b16 b32 b64 u16 u32 u64 s16 s32 s64 f32 f64")
def selp(t: FunctionContext, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    t.write(d, t.b.select(t.read(c, "pred"), t.read(a, v.type), t.read(b, v.type)))
