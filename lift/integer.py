"""Integer arithmetic, logic and shifts (PTX ISA 9.7.1, 9.7.8).

A shift by the width or more is undefined in the IR and defined in PTX, and a division by zero is undefined
behaviour in the IR and an unspecified value in PTX. So only constant amounts and divisors become the IR's
instructions.
"""

from __future__ import annotations

from ..ir import irtypes as ty
from ..ir.core import Int, Value, const_int
from ..ptx.form import Variant
from ..ptx.model import IntImm, Operand
from ..ptx.ptxtypes import TYPES
from .context import FunctionContext
from .registry import rule
from .value_types import bits_of, extension, ir_type

INTEGERS = "u16 u32 u64 s16 s32 s64"
NARROW = "u16 u32 s16 s32"
BITS = "b16 b32 b64"


@rule("add sub", ".type", type=INTEGERS)
def sum_(t: FunctionContext, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    t.write(d, t.b.binary(v.form.opcode, t.read(a, v.type), t.read(b, v.type)))


@rule("mul", ".hilo.type", hilo="lo hi", type=INTEGERS)
def mul(t: FunctionContext, v: Variant, d: Operand, a: Operand, b: Operand) -> bool | None:
    if v.slot("hilo") == "hi":
        return False
    t.write(d, t.b.binary("mul", t.read(a, v.type), t.read(b, v.type)))
    return None


@rule("mul", ".wide.type", type=NARROW)
def mul_wide(t: FunctionContext, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    t.write(d, _wide_product(t, v, a, b))


@rule("mad", ".hilo.type", hilo="lo hi", type=INTEGERS)
def mad(t: FunctionContext, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> bool | None:
    if v.slot("hilo") == "hi":
        return False
    product = t.b.binary("mul", t.read(a, v.type), t.read(b, v.type))
    t.write(d, t.b.binary("add", product, t.read(c, v.type)))
    return None


@rule("mad", ".wide.type", type=NARROW)
def mad_wide(t: FunctionContext, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    product = _wide_product(t, v, a, b)
    t.write(d, t.b.binary("add", product, t.read(c, f"u{bits_of(product.type)}")))


def _wide_product(t: FunctionContext, v: Variant, a: Operand, b: Operand) -> Value:
    wide = ty.int_type(2 * TYPES[v.type].bits)
    x, y = (t.b.cast(extension(v.type), t.read(one, v.type), wide) for one in (a, b))
    # The product of two extended numbers of half the width does not wrap.
    return t.b.binary("mul", x, y, flags=("nsw",) if v.type[0] == "s" else ("nuw",))


@rule("div rem", ".type", type=INTEGERS)
def div(t: FunctionContext, v: Variant, d: Operand, a: Operand, b: Operand) -> bool | None:
    divisor = t.read(b, v.type)
    if not isinstance(divisor, Int) or divisor.signed in (0, -1):
        return False
    op = ("s" if v.type[0] == "s" else "u") + v.form.opcode
    t.write(d, t.b.binary(op, t.read(a, v.type), divisor))
    return None


@rule("neg", ".type", type="s16 s32 s64")
def neg(t: FunctionContext, v: Variant, d: Operand, a: Operand) -> None:
    t.write(d, t.b.binary("sub", const_int(ir_type(v.type), 0), t.read(a, v.type)))


@rule("abs", ".type", type="s16 s32 s64")
def abs_(t: FunctionContext, v: Variant, d: Operand, a: Operand) -> None:
    value = t.read(a, v.type)
    t.write(d, t.b.call(f"llvm.abs.i{bits_of(value.type)}", (value, const_int(ty.I1, 0))))


@rule("popc clz", ".type", type="b32 b64")
def count(t: FunctionContext, v: Variant, d: Operand, a: Operand) -> None:
    value = t.read(a, v.type)
    name = f"llvm.{'ctpop' if v.form.opcode == 'popc' else 'ctlz'}.i{bits_of(value.type)}"
    arguments = (value,) if v.form.opcode == "popc" else (value, const_int(ty.I1, 0))
    t.write(d, t.converted(t.b.call(name, arguments), ty.I32))


@rule("and or xor", ".type", type=f"pred {BITS}")
def logic(t: FunctionContext, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    t.write(d, t.b.binary(v.form.opcode, t.read(a, v.type), t.read(b, v.type)))


@rule("not", ".type", type=f"pred {BITS}")
def not_(t: FunctionContext, v: Variant, d: Operand, a: Operand) -> None:
    value = t.read(a, v.type)
    t.write(d, t.b.binary("xor", value, const_int(value.type, -1)))


@rule("shl", ".type", type=BITS)
def shl(t: FunctionContext, v: Variant, d: Operand, a: Operand, b: Operand) -> bool | None:
    return _shift(t, v, "shl", d, a, b)


@rule("shr", ".type", type=f"{BITS} {INTEGERS}")
def shr(t: FunctionContext, v: Variant, d: Operand, a: Operand, b: Operand) -> bool | None:
    return _shift(t, v, "ashr" if v.type[0] == "s" else "lshr", d, a, b)


@rule("bfe", ".type", type="u32 u64")
def bfe(t: FunctionContext, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> bool | None:
    field = _field(v, b, c)
    if field is None:
        return False
    position, mask = field
    type = ir_type(v.type)
    moved = t.b.binary("lshr", t.read(a, v.type), const_int(type, position))
    t.write(d, t.b.binary("and", moved, const_int(type, mask)))
    return None


@rule("bfi", ".type", type="b32 b64")
def bfi(
    t: FunctionContext, v: Variant, f: Operand, a: Operand, b: Operand, c: Operand, d: Operand
) -> bool | None:
    field = _field(v, c, d)
    if field is None:
        return False
    position, mask = field
    type = ir_type(v.type)
    inserted = t.b.binary("and", t.read(a, v.type), const_int(type, mask))
    moved = t.b.binary("shl", inserted, const_int(type, position))
    kept = t.b.binary("and", t.read(b, v.type), const_int(type, ~(mask << position)))
    t.write(f, t.b.binary("or", moved, kept))
    return None


def _field(v: Variant, position: Operand, length: Operand) -> tuple[int, int] | None:
    """Return the position of a constant field of bits and the mask of its width; None for other fields, and
    for those that do not begin in the word.
    """
    bits = TYPES[v.type].bits
    if not isinstance(position, IntImm) or not isinstance(length, IntImm):
        return None
    at, width = position.value & 255, length.value & 255
    return None if at >= bits or not width else (at, (1 << min(width, bits - at)) - 1)


def _shift(t: FunctionContext, v: Variant, op: str, d: Operand, a: Operand, b: Operand) -> bool | None:
    bits = TYPES[v.type].bits
    if not isinstance(b, IntImm) or not 0 <= b.value < bits:
        return False
    t.write(d, t.b.binary(op, t.read(a, v.type), const_int(ir_type(v.type), b.value)))
    return None
