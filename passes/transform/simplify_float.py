"""Rewriting rules of `simplify` for floating point. All are exact for every value, NaN payloads
aside, unless the instruction's flags allow more.

Not here, on purpose: x + 0.0 (changes -0.0), x - x, x * 0.0 (NaN, infinities), a < b ? a : b as a
minimum (NaN, -0.0), division by anything but powers of two.
"""

from __future__ import annotations

from functools import cache
from math import copysign

from ...ir.core import FALSE, TRUE, Constant, Float, Instr, Value, const_float_bits, is_op
from ...ir.irtypes import BFLOAT, DOUBLE, FLOAT, HALF, Type
from .simplify_int import at, is_call

_MANTISSA: dict[Type, int] = {HALF: 10, BFLOAT: 7, FLOAT: 23, DOUBLE: 52}
"""Bits of the stored significand."""

FCMP_SWAPPED = {
    a + b: a + c
    for a in "ou"
    for b, c in (("eq", "eq"), ("ne", "ne"), ("gt", "lt"), ("ge", "le"), ("lt", "gt"), ("le", "ge"))
}
FCMP_SWAPPED |= {p: p for p in ("ord", "uno", "true", "false")}
"""The fcmp predicate p' with (a p b) = (b p' a)."""


@cache
def _constants(value: float, negative: bool) -> frozenset[Float]:
    """The constants of every format that are this number: zero or one, of either sign."""
    result = []
    for type, mantissa in _MANTISSA.items():
        bits = type.bits  # type: ignore[attr-defined]
        bias = (1 << (bits - 2 - mantissa)) - 1
        result.append(const_float_bits(type, negative << (bits - 1) | (bias << mantissa if value else 0)))
    return frozenset(result)


def _is(value: Value, number: float) -> bool:
    return isinstance(value, Float) and value in _constants(abs(number), copysign(1.0, number) < 0)


def negated(value: Value) -> Value | None:
    """x when the value is -x."""
    return value.operands[0] if is_op(value, "fneg") else None


def _fadd(instr: Instr) -> Value | None:
    """a + -0.0 = a; a + -b = a - b; with nsz also a + 0.0 = a."""
    a, b = instr.operands
    if _is(b, -0.0) or (("nsz" in instr.flags or "fast" in instr.flags) and _is(b, 0.0)):
        return a
    for x, y in ((a, b), (b, a)):
        if (n := negated(y)) is not None:
            return at(instr).binary("fsub", x, n, instr.flags)
    return None


def _fsub(instr: Instr) -> Value | None:
    """a - 0.0 = a; -0.0 - a = -a; a - -b = a + b; a - b * C = a + b * -C, which may be contracted."""
    a, b = instr.operands
    if _is(b, 0.0):
        return a
    if _is(a, -0.0):
        return at(instr).fneg(b, instr.flags)
    if (n := negated(b)) is not None:
        return at(instr).binary("fadd", a, n, instr.flags)
    if is_op(b, "fmul") and isinstance(c := b.operands[1], Float) and len(b.users) == 1:
        product = at(instr).binary("fmul", b.operands[0], _flip(c), b.flags)
        return at(instr).binary("fadd", a, product, instr.flags)
    return None


def _fmul(instr: Instr) -> Value | None:
    """a * 1.0 = a; a * -1.0 = -a; -a * -b = a * b; -a * C = a * -C; -a * b = -(a * b), for what follows."""
    a, b = instr.operands
    if _is(b, 1.0):
        return a
    if _is(b, -1.0):
        return at(instr).fneg(a, instr.flags)
    x = negated(a)
    if x is not None and (y := negated(b)) is not None:
        return at(instr).binary("fmul", x, y, instr.flags)
    if x is not None and isinstance(b, Float):
        return at(instr).binary("fmul", x, _flip(b), instr.flags)
    for factor, other in ((a, b), (b, a)):
        if (x := negated(factor)) is not None and len(factor.users) == 1:
            product = at(instr).binary("fmul", x, other, instr.flags)
            return at(instr).fneg(product, factor.flags)  # type: ignore[attr-defined]
    return None


def _flip(value: Float) -> Float:
    return const_float_bits(value.type, value.bits ^ (1 << (value.type.bits - 1)))  # type: ignore[attr-defined]


def _fdiv(instr: Instr) -> Value | None:
    """a / 1.0 = a; a / ±2**k = a * ±2**-k when both are normal numbers; -a / -b = a / b; -a / C = a / -C."""
    a, b = instr.operands
    if _is(b, 1.0):
        return a
    if isinstance(b, Float) and (inverse := _exact_inverse(b)) is not None:
        return at(instr).binary("fmul", a, inverse, instr.flags)
    if (x := negated(a)) is not None and (y := negated(b)) is not None:
        return at(instr).binary("fdiv", x, y, instr.flags)
    if x is not None and isinstance(b, Float):
        return at(instr).binary("fdiv", x, _flip(b), instr.flags)
    return None


def _exact_inverse(value: Float) -> Float | None:
    """1 / value when that is exact and both are normal: the value is a power of two."""
    bits, mantissa = value.type.bits, _MANTISSA[value.type]  # type: ignore[attr-defined]
    if value.bits & ((1 << mantissa) - 1):
        return None
    sign, exponent = value.bits >> (bits - 1), value.bits >> mantissa & ((1 << (bits - 1 - mantissa)) - 1)
    top = (1 << (bits - 1 - mantissa)) - 1
    bias = top >> 1
    inverse = 2 * bias - exponent
    if not (0 < exponent < top and 0 < inverse < top):
        return None
    return const_float_bits(value.type, sign << (bits - 1) | inverse << mantissa)


def _fneg(instr: Instr) -> Value | None:
    """Rewrite --a = a; -(C * a) = -C * a when the product has no other use."""
    a = instr.operands[0]
    if (x := negated(a)) is not None:
        return x
    if is_op(a, "fmul", "fdiv") and isinstance(c := a.operands[1], Float) and len(a.users) == 1:
        x = a.operands[0]
        return at(instr).binary(a.op, x, _flip(c), a.flags)
    return None


def _fcmp(instr: Instr) -> Value | None:
    """Constants to the right; a p a is 'ord' or known; both sides widened compare narrow."""
    a, b = instr.operands
    pred = instr.attrs["pred"]
    if pred in ("true", "false"):
        return TRUE if pred == "true" else FALSE
    if isinstance(a, Constant) and not isinstance(b, Constant):
        return at(instr).fcmp(FCMP_SWAPPED[pred], b, a, instr.flags)
    if a is b and pred not in ("ord", "uno"):
        equal = pred[1:] in ("eq", "ge", "le")
        if pred[0] == "o":
            return at(instr).fcmp("ord", a, a, instr.flags) if equal else FALSE
        return TRUE if equal else at(instr).fcmp("uno", a, a, instr.flags)
    if is_op(a, "fpext"):
        inner = a.operands[0]
        if is_op(b, "fpext") and b.operands[0].type is inner.type:
            return at(instr).fcmp(pred, inner, b.operands[0], instr.flags)
        if isinstance(b, Float) and (small := narrowed(b, inner.type)) is not None:
            return at(instr).fcmp(pred, inner, small, instr.flags)
    return None


def narrowed(value: Float, type: Type) -> Float | None:
    """The constant in a narrower format, when it is the same number there and no subnormal."""
    from ...ir.fold import FORMATS
    from ...support.floats import convert

    wide, narrow = FORMATS[value.type], FORMATS[type]
    bits = convert(wide, narrow, value.bits)
    if convert(narrow, wide, bits) != value.bits or narrow.is_subnormal(bits):
        return None
    return const_float_bits(type, bits)


def _fptrunc(instr: Instr) -> Value | None:
    """(float)(double)a = a; (float)((double)a op (double)b) = a op b for + - * /, whose result in
    double has more than twice the precision, so that rounding twice is rounding once (Figueroa 1995)."""
    a = instr.operands[0]
    if is_op(a, "fpext"):
        inner = a.operands[0]
        if inner.type is instr.type:
            return inner
        op = "fpext" if inner.type.bits < instr.type.bits else "fptrunc"  # type: ignore[attr-defined]
        return at(instr).cast(op, inner, instr.type) if op == "fpext" else None
    if (
        instr.type is FLOAT
        and a.type is DOUBLE
        and is_op(a, "fadd", "fsub", "fmul", "fdiv")
        and len(a.users) == 1
    ):
        x, y = (_as_float(o) for o in a.operands)
        if x is not None and y is not None and not (isinstance(x, Constant) and isinstance(y, Constant)):
            return at(instr).binary(a.op, x, y, a.flags)
    return None


def _as_float(value: Value) -> Value | None:
    if isinstance(value, Float):
        return narrowed(value, FLOAT)
    if is_op(value, "fpext") and value.operands[0].type is FLOAT:
        return value.operands[0]
    return None


def _fabs(instr: Instr) -> Value | None:
    """|-a| = |a|, ||a|| = |a|."""
    if not instr.info.name.startswith("llvm.fabs."):
        return None
    a = instr.call_args[0]
    if (x := negated(a)) is not None:
        return at(instr).call(instr.info.name, (x,), instr.flags)
    return a if is_call(a, instr.info.name) else None


RULES = {
    "fadd": (_fadd,),
    "fsub": (_fsub,),
    "fmul": (_fmul,),
    "fdiv": (_fdiv,),
    "fneg": (_fneg,),
    "fcmp": (_fcmp,),
    "fptrunc": (_fptrunc,),
    "call": (_fabs,),
}
