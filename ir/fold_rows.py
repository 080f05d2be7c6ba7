"""The scalar meaning of each pure row of the opcode table: a function from operand bits to result bits.

Bits are unsigned residues of integers and IEEE patterns of floats. Arithmetic is exact: Python
integers and `support.floats`. NaN results are the NaN that PTX produces.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from ..support import floats
from ..support.floats import BF16, F16, F32, F64, Format, Rounding
from . import irtypes as ty
from .irtypes import Type

POISON = object()
"""The value that a row's function returns instead of bits when the result is poison."""

Bits = Any
"""Bits of a result: an int, None (refused) or POISON."""

FORMATS: dict[Type, Format] = {ty.HALF: F16, ty.BFLOAT: BF16, ty.FLOAT: F32, ty.DOUBLE: F64}

Fold = Callable[[Sequence[Type], Type, Sequence[int], Mapping[str, Any]], Bits]

ROWS: dict[str, Fold] = {}
"""Opcode or intrinsic → function of (operand types, result type, operand bits, attributes)."""

BITWISE = {"bitcast", "llvm.copysign.f32"}
"""Rows that move f32 bits without arithmetic, so that subnormals are no question."""

REFUSED: dict[str, str] = {}
"""Pure rows that are never folded, and why."""


def signed(n: int, v: int) -> int:
    """An n-bit residue as a signed number."""
    v &= (1 << n) - 1
    return v - (1 << n) if v >> (n - 1) else v


def _width(type: Type) -> int:
    return getattr(type, "bits", 64)


def _number(type: Type, bits: int) -> float:
    return floats.decode(FORMATS[type], bits)


def _ints(name: str, function: Callable[..., Bits]) -> None:
    """A row over n-bit integers: `function(n, a, b, …)` on unsigned residues."""
    ROWS[name] = lambda types, type, bits, attrs: function(_width(types[0]), *bits)


def _floats(name: str, function: Callable[..., Bits]) -> None:
    """A row over one float format: `function(format, a, b, …)` on patterns."""
    ROWS[name] = lambda types, type, bits, attrs: function(FORMATS[types[0]], *bits)


def _sdiv(n: int, a: int, b: int) -> Bits:
    x, y = signed(n, a), signed(n, b)
    if y == 0 or (y == -1 and x == -(1 << (n - 1))):
        return None
    return abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)


def _srem(n: int, a: int, b: int) -> Bits:
    quotient = _sdiv(n, a, b)
    return None if quotient is None else signed(n, a) - quotient * signed(n, b)


for _name, _function in {
    "add": lambda n, a, b: a + b,
    "sub": lambda n, a, b: a - b,
    "mul": lambda n, a, b: a * b,
    "udiv": lambda n, a, b: a // b if b else None,
    "urem": lambda n, a, b: a % b if b else None,
    "sdiv": _sdiv,
    "srem": _srem,
    "shl": lambda n, a, b: a << b if b < n else POISON,
    "lshr": lambda n, a, b: a >> b if b < n else POISON,
    "ashr": lambda n, a, b: signed(n, a) >> b if b < n else POISON,
    "and": lambda n, a, b: a & b,
    "or": lambda n, a, b: a | b,
    "xor": lambda n, a, b: a ^ b,
}.items():
    _ints(_name, _function)


def _overflows(types: Sequence[Type], exact: int) -> bool:
    n = _width(types[0])
    return not -(1 << (n - 1)) <= exact < 1 << (n - 1)


def _signed_pair(t: Sequence[Type], v: Sequence[int]) -> tuple[int, int]:
    n = _width(t[0])
    return signed(n, v[0]), signed(n, v[1])


def _signed_breaks(t: Sequence[Type], v: Sequence[int], op: Callable[[int, int], int]) -> bool:
    return _overflows(t, op(*_signed_pair(t, v)))


BREAKS: dict[tuple[str, str], Callable[[Sequence[Type], Type, Sequence[int], int], bool]] = {
    ("add", "nuw"): lambda t, r, v, x: (v[0] + v[1]) >> _width(t[0]) != 0,
    ("add", "nsw"): lambda t, r, v, x: _signed_breaks(t, v, lambda a, b: a + b),
    ("sub", "nuw"): lambda t, r, v, x: v[0] < v[1],
    ("sub", "nsw"): lambda t, r, v, x: _signed_breaks(t, v, lambda a, b: a - b),
    ("mul", "nuw"): lambda t, r, v, x: (v[0] * v[1]) >> _width(t[0]) != 0,
    ("mul", "nsw"): lambda t, r, v, x: _signed_breaks(t, v, lambda a, b: a * b),
    ("shl", "nuw"): lambda t, r, v, x: (v[0] << v[1]) >> _width(t[0]) != 0,
    ("shl", "nsw"): lambda t, r, v, x: _overflows(t, signed(_width(t[0]), v[0]) << v[1]),
    ("udiv", "exact"): lambda t, r, v, x: v[0] % v[1] != 0,
    ("sdiv", "exact"): lambda t, r, v, x: _signed_pair(t, v)[0] % _signed_pair(t, v)[1] != 0,
    ("lshr", "exact"): lambda t, r, v, x: v[0] & ((1 << v[1]) - 1) != 0,
    ("ashr", "exact"): lambda t, r, v, x: v[0] & ((1 << v[1]) - 1) != 0,
    ("or", "disjoint"): lambda t, r, v, x: v[0] & v[1] != 0,
    ("trunc", "nuw"): lambda t, r, v, x: v[0] >> _width(r) != 0,
    ("trunc", "nsw"): lambda t, r, v, x: signed(_width(t[0]), v[0]) != signed(_width(r), v[0]),
    ("zext", "nneg"): lambda t, r, v, x: signed(_width(t[0]), v[0]) < 0,
    ("uitofp", "nneg"): lambda t, r, v, x: signed(_width(t[0]), v[0]) < 0,
    ("icmp", "samesign"): lambda t, r, v, x: t[0].is_int and (v[0] ^ v[1]) >> (_width(t[0]) - 1) != 0,
}
"""(opcode, flag) → whether the operands break the flag's promise, which makes the result poison."""


def _frem(f: Format, a: int, b: int) -> int:
    x, y = floats.decode(f, a), floats.decode(f, b)
    if math.isnan(x) or math.isnan(y) or math.isinf(x) or y == 0:
        return floats.encode(f, math.nan)
    return floats.encode(f, math.fmod(x, y))


_FLOAT_OPERATIONS: dict[str, Callable[..., int]] = {
    "fadd": floats.add,
    "fsub": floats.sub,
    "fmul": floats.mul,
    "fdiv": floats.div,
    "frem": _frem,
    "fneg": lambda f, a: a ^ f.sign_bit,
}
for _name, _function in _FLOAT_OPERATIONS.items():
    _floats(_name, _function)

# -- casts and comparisons


def _truncated(
    types: Sequence[Type], type: Type, bits: Sequence[int], attrs: Mapping[str, Any], is_signed: bool
) -> Bits:
    """`fptosi` and `fptoui`: poison outside the range."""
    x = _number(types[0], bits[0])
    if math.isnan(x) or math.isinf(x):
        return POISON
    low, high = (-(1 << (_width(type) - 1)), 1 << (_width(type) - 1)) if is_signed else (0, 1 << _width(type))
    return int(x) if low <= int(x) < high else POISON


ROWS |= {
    "trunc": lambda t, r, v, _: v[0],
    "zext": lambda t, r, v, _: v[0],
    "sext": lambda t, r, v, _: signed(_width(t[0]), v[0]),
    "fptrunc": lambda t, r, v, _: floats.convert(FORMATS[t[0]], FORMATS[r], v[0]),
    "fpext": lambda t, r, v, _: floats.convert(FORMATS[t[0]], FORMATS[r], v[0]),
    "fptoui": partial(_truncated, is_signed=False),
    "fptosi": partial(_truncated, is_signed=True),
    "uitofp": lambda t, r, v, _: floats.encode(FORMATS[r], v[0]),
    "sitofp": lambda t, r, v, _: floats.encode(FORMATS[r], signed(_width(t[0]), v[0])),
    "bitcast": lambda t, r, v, _: v[0],
    "ptrtoint": lambda t, r, v, _: v[0],
    "inttoptr": lambda t, r, v, _: v[0],
}

_INT_ORDER: dict[str, Callable[[Any, Any], bool]] = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
}


def _icmp(types: Sequence[Type], type: Type, bits: Sequence[int], attrs: Mapping[str, Any]) -> Bits:
    pred, (a, b) = attrs["pred"], bits
    if pred[0] == "s":
        a, b = (signed(_width(types[0]), v) for v in bits)
    return int(_INT_ORDER[pred[-2:]](a, b))


def _fcmp(types: Sequence[Type], type: Type, bits: Sequence[int], attrs: Mapping[str, Any]) -> Bits:
    pred = attrs["pred"]
    a, b = (_number(t, v) for t, v in zip(types, bits))
    unordered = math.isnan(a) or math.isnan(b)
    if pred in ("true", "false", "ord", "uno"):
        return int({"true": True, "false": False, "ord": not unordered, "uno": unordered}[pred])
    return int(pred[0] == "u" if unordered else _INT_ORDER[pred[1:]](a, b))


ROWS |= {"icmp": _icmp, "fcmp": _fcmp}

# -- integer intrinsics


def _reversed(n: int, a: int) -> int:
    return int(f"{a:0{n}b}"[::-1], 2)


def _permute(n: int, a: int, b: int, c: int) -> int:
    """PTX ISA 9.7.9.7, prmt in its default mode."""
    source = b << 32 | a
    result = 0
    for lane in range(4):
        nibble = c >> 4 * lane & 15
        byte = source >> 8 * (nibble & 7) & 0xFF
        if nibble & 8:
            byte = 0xFF if byte & 0x80 else 0
        result |= byte << 8 * lane
    return result


for _n in (16, 32, 64):
    _ints(f"llvm.smin.i{_n}", lambda n, a, b: min(signed(n, a), signed(n, b)))
    _ints(f"llvm.smax.i{_n}", lambda n, a, b: max(signed(n, a), signed(n, b)))
    _ints(f"llvm.umin.i{_n}", lambda n, a, b: min(a, b))
    _ints(f"llvm.umax.i{_n}", lambda n, a, b: max(a, b))
    _ints(f"llvm.abs.i{_n}", lambda n, a, flag: abs(signed(n, a)) if not flag else None)
    _ints(f"llvm.ctpop.i{_n}", lambda n, a: a.bit_count())
    _ints(f"llvm.ctlz.i{_n}", lambda n, a, flag: n - a.bit_length() if not flag else None)
    _ints(f"llvm.bitreverse.i{_n}", _reversed)
_ints("llvm.fshl.i32", lambda n, a, b, c: (a << 32 | b) << (c & 31) >> 32)
_ints("llvm.fshr.i32", lambda n, a, b, c: (a << 32 | b) >> (c & 31))
_ints("llvm.nvvm.prmt", _permute)
for _suffix in ("i", "ll"):
    _ints(f"llvm.nvvm.mulhi.{_suffix}", lambda n, a, b: signed(n, a) * signed(n, b) >> n)
    _ints(f"llvm.nvvm.mulhi.u{_suffix}", lambda n, a, b: a * b >> n)
ROWS["llvm.nvvm.read.ptx.sreg.warpsize"] = lambda t, r, v, _: 32

# -- floating-point intrinsics


def _integral(mode: Rounding, f: Format, a: int) -> int:
    """Rounded to an integer; a zero result keeps the sign."""
    x = floats.decode(f, a)
    if math.isnan(x) or math.isinf(x):
        return floats.encode(f, x)
    return floats.encode(f, floats.round_to_int(floats.exact(f, a), mode)) or a & f.sign_bit


def _extreme(largest: bool, f: Format, a: int, b: int) -> int:
    """Return minnum, maxnum: a NaN operand is ignored; -0 is below +0, as PTX defines (ISA 9.7.3.11)."""
    x, y = floats.decode(f, a), floats.decode(f, b)
    if math.isnan(x) or math.isnan(y):
        return floats.encode(f, math.nan) if math.isnan(x) and math.isnan(y) else b if math.isnan(x) else a
    key = [(x, not a & f.sign_bit), (y, not b & f.sign_bit)]
    return (a, b)[key.index(max(key) if largest else min(key))]


def _saturate(f: Format, a: int) -> int:
    x = floats.decode(f, a)
    return 0 if math.isnan(x) or x <= 0 else floats.encode(f, min(x, 1.0))


_mode: Rounding
for _t in ("f32", "f64"):
    _floats(f"llvm.sqrt.{_t}", floats.sqrt)
    _floats(f"llvm.fabs.{_t}", lambda f, a: a & f.magnitude_mask)
    _floats(f"llvm.copysign.{_t}", lambda f, a, b: a & f.magnitude_mask | b & f.sign_bit)
    _floats(f"llvm.fma.{_t}", floats.fma)
    _floats(f"llvm.minnum.{_t}", partial(_extreme, False))
    _floats(f"llvm.maxnum.{_t}", partial(_extreme, True))
    for _name, _mode in (("floor", "rm"), ("ceil", "rp"), ("trunc", "rz"), ("rint", "rn")):
        _floats(f"llvm.{_name}.{_t}", partial(_integral, _mode))
_floats("llvm.nvvm.saturate.f", _saturate)


def _directed(function: Callable[..., int], mode: Rounding, f: Format, *bits: int) -> int:
    return function(f, *bits, mode)


def _to_int(
    mode: Rounding,
    is_signed: bool,
    types: Sequence[Type],
    type: Type,
    bits: Sequence[int],
    attrs: Mapping[str, Any],
) -> int:
    return floats.to_int(FORMATS[types[0]], bits[0], _width(type), is_signed, mode)


def _from_int(
    mode: Rounding,
    is_signed: bool,
    types: Sequence[Type],
    type: Type,
    bits: Sequence[int],
    attrs: Mapping[str, Any],
) -> int:
    return floats.encode(FORMATS[type], signed(_width(types[0]), bits[0]) if is_signed else bits[0], mode)


def _d2f(
    mode: Rounding, types: Sequence[Type], type: Type, bits: Sequence[int], attrs: Mapping[str, Any]
) -> int:
    return floats.convert(F64, F32, bits[0], mode)


_DIRECTED: dict[str, Callable[..., int]] = {
    "add": floats.add,
    "mul": floats.mul,
    "fma": floats.fma,
    "div": floats.div,
    "sqrt": floats.sqrt,
}

for _mode in ("rn", "rz", "rm", "rp"):
    for _suffix in ("f", "d"):
        for _name, _operation in _DIRECTED.items():
            _floats(f"llvm.nvvm.{_name}.{_mode}.{_suffix}", partial(_directed, _operation, _mode))
        _floats(
            f"llvm.nvvm.rcp.{_mode}.{_suffix}",
            lambda f, a, mode=_mode: floats.div(f, floats.encode(f, 1), a, mode),
        )
        for _int in ("i", "ui", "ll", "ull"):
            ROWS[f"llvm.nvvm.{_suffix}2{_int}.{_mode}"] = partial(_to_int, _mode, "u" not in _int)
            ROWS[f"llvm.nvvm.{_int}2{_suffix}.{_mode}"] = partial(_from_int, _mode, "u" not in _int)
    ROWS[f"llvm.nvvm.d2f.{_mode}"] = partial(_d2f, _mode)

for _name in (
    "rsqrt.approx.f",
    "sqrt.approx.f",
    "ex2.approx.f32",
    "lg2.approx.f",
    "sin.approx.f",
    "cos.approx.f",
    "div.approx.f",
    "div.full",
    "rcp.approx.ftz.f",
    "rcp.approx.ftz.d",
    "rsqrt.approx.ftz.d",
):
    REFUSED[f"llvm.nvvm.{_name}"] = "PTX leaves the last bits of an approximation open"
for _name in ("tid", "ntid", "ctaid", "nctaid"):
    for _axis in "xyz":
        REFUSED[f"llvm.nvvm.read.ptx.sreg.{_name}.{_axis}"] = "the launch decides"
REFUSED["llvm.nvvm.read.ptx.sreg.laneid"] = "the launch decides"
