"""Integer arithmetic, logic, shifts and bit manipulation (PTX ISA 9.7.1, 9.7.2, 9.7.8)."""

from __future__ import annotations

from ....ptx.form import Variant
from ....ptx.model import IntImm, Operand, Pair
from ..emit import CARRY, NUMPY, Emitter
from . import floating, half, packed
from .registry import rule

_OPERATORS = {"add": "+", "sub": "-", "mul": "*", "and": "&", "or": "|", "xor": "^"}


def is_float(v: Variant) -> bool:
    return v.type[0] == "f" and v.type in ("f32", "f64")


def is_half(v: Variant) -> bool:
    return v.type in ("f16", "f16x2", "bf16", "bf16x2")


@rule("add", "sub")
def add(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    if is_half(v):
        return half.arithmetic(e, v, d, a, b)
    if is_float(v):
        return floating.arithmetic(e, v, d, a, b)
    if v.type == "f32x2":
        return packed.floats(e, v, d, a, b)
    if v.type.endswith("16x2"):
        return packed.integers(e, v, d, a, b)
    opcode = v.form.opcode
    plain = not v.slot("sat") and not v.slot("cc")
    x, y = e.src(a, v.type, affine=plain), e.src(b, v.type, affine=plain)
    if v.slot("sat"):
        return e.dst(d, v.type, f"ints.{opcode}_saturating({x}, {y})")
    if v.slot("cc"):
        return _carrying(e, v, d, x, y, opcode == "sub", None)
    return e.dst(d, v.type, f"({x} {_OPERATORS[opcode]} {y})")


def _carrying(e: Emitter, v: Variant, d: Operand, x: str, y: str, borrow: bool, carry_in: str | None) -> None:
    code = NUMPY[v.type]
    unsigned = "u" + code[1]
    x, y = e.convert(x, code, unsigned), e.convert(y, code, unsigned)
    name = "sub_borrow" if borrow else "add_carry"
    pair = e.temporary(f"ints.{name}({x}, {y}, {carry_in or 'false'})")
    if v.slot("cc"):
        e.write_slot(e.registers.slot(CARRY), f"{pair}[1]")
    e.dst(d, v.type, e.convert(f"{pair}[0]", unsigned, code))


@rule("addc", "subc")
def addc(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    x, y = e.src(a, v.type), e.src(b, v.type)
    carry = e.src(CARRY, "pred")
    _carrying(e, v, d, x, y, v.form.opcode == "subc", carry)


@rule("madc")
def madc(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    _carrying(e, v, d, _product(e, v, a, b), e.src(c, v.type), False, e.src(CARRY, "pred"))


def _half_of_product(v: Variant) -> str:
    return "wide" if v.slot("wide") else "hi" if v.slot("hi") else v.slot("hilo", "lo")


def _product(e: Emitter, v: Variant, a: Operand, b: Operand) -> str:
    which = _half_of_product(v)
    plain = which != "hi" and not v.slot("cc") and v.form.opcode != "madc"
    x, y = e.src(a, v.type, affine=plain), e.src(b, v.type, affine=plain)
    if which == "wide":
        wide = NUMPY[v.type][0] + str(2 * int(NUMPY[v.type][1]))
        return f"({_widened(e, a, x, wide, v.type)} * {_widened(e, b, y, wide, v.type)})"
    return f"ints.mul_hi({x}, {y})" if which == "hi" else f"({x} * {y})"


def _widened(e: Emitter, operand: Operand, text: str, wide: str, type_: str) -> str:
    if isinstance(operand, IntImm):
        bits = 8 * int(NUMPY[type_][1])
        value = operand.value & ((1 << bits) - 1)
        if type_[0] == "s" and value >> (bits - 1):
            value -= 1 << bits
        return e.src(IntImm(value), f"{type_[0]}{2 * bits}")
    return f"{text}.astype({wide})"


def _wide_type(v: Variant) -> str:
    return f"{v.type[0]}{2 * int(v.type[1:])}"


@rule("mul")
def mul(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    if is_half(v):
        return half.arithmetic(e, v, d, a, b)
    if is_float(v):
        return floating.arithmetic(e, v, d, a, b)
    if v.type == "f32x2":
        return packed.floats(e, v, d, a, b)
    return e.dst(d, _wide_type(v) if _half_of_product(v) == "wide" else v.type, _product(e, v, a, b))


@rule("mad")
def mad(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    if is_float(v):
        return floating.fused(e, v, d, a, b, c)
    if v.slot("sat"):
        args = ", ".join(e.src(o, v.type) for o in (a, b, c))
        return e.dst(d, v.type, f"ints.mad_hi_saturating({args})")
    result = _wide_type(v) if _half_of_product(v) == "wide" else v.type
    product, addend = _product(e, v, a, b), e.src(c, result, affine=not v.slot("cc"))
    if v.slot("cc"):
        return _carrying(e, v, d, product, addend, False, None)
    return e.dst(d, result, f"({product} + {addend})")


@rule("mul24", "mad24")
def mul24(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand | None = None) -> None:
    text = f"ints.mul24({e.src(a, v.type)}, {e.src(b, v.type)}, {_half_of_product(v)!r})"
    if c is not None:
        addend = e.src(c, v.type)
        text = f"ints.add_saturating({text}, {addend})" if v.slot("sat") else f"({text} + {addend})"
    e.dst(d, v.type, text)


@rule("div", "rem")
def div(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    if is_float(v):
        return floating.arithmetic(e, v, d, a, b)
    return e.dst(d, v.type, f"ints.{v.form.opcode}({e.src(a, v.type)}, {e.src(b, v.type)})")


@rule("sad")
def sad(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    e.dst(d, v.type, f"ints.sad({e.src(a, v.type)}, {e.src(b, v.type)}, {e.src(c, v.type)})")


@rule("min", "max")
def minmax(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand | None = None) -> None:
    if is_half(v):
        return half.arithmetic(e, v, d, a, b)
    if is_float(v):
        return floating.minmax(e, v, d, a, b, c)
    if v.type.endswith("16x2"):
        return packed.integers(e, v, d, a, b)
    text = f"np.{v.form.opcode}imum({e.src(a, v.type)}, {e.src(b, v.type)})"
    return e.dst(d, v.type, f"np.maximum({text}, {NUMPY[v.type]}(0))" if v.slot("relu") else text)


@rule("abs", "neg")
def absneg(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    if is_half(v):
        return half.arithmetic(e, v, d, a)
    if is_float(v):
        return floating.absneg(e, v, d, a)
    name = "abs" if v.form.opcode == "abs" else "negative"
    return e.dst(d, v.type, f"np.{name}({e.src(a, v.type)})")


@rule("and", "or", "xor")
def logic(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    e.dst(d, v.type, f"({e.src(a, v.type)} {_OPERATORS[v.form.opcode]} {e.src(b, v.type)})")


@rule("not")
def not_(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    e.dst(d, v.type, f"(~{e.src(a, v.type)})")


@rule("cnot")
def cnot(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    if v.type == "pred":
        return e.dst(d, "pred", f"(~{e.src(a, 'pred')})")
    code = NUMPY[v.type]
    return e.dst(d, v.type, f"({e.src(a, v.type)} == {code}(0)).astype({code})")


@rule("shl", "shr")
def shift(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    code = NUMPY[v.type]
    x = e.src(a, v.type, affine=v.form.opcode == "shl" and isinstance(b, IntImm))
    if isinstance(b, IntImm):
        amount = e.src(IntImm(min(b.value & 0xFFFFFFFF, 64)), code.replace("i", "s")[0] + str(8 * int(code[1])))
        return e.dst(d, v.type, f"({x} {'<<' if v.form.opcode == 'shl' else '>>'} {amount})")
    return e.dst(d, v.type, f"ints.{v.form.opcode}({x}, {e.src(b, 'u32')})")


@rule("shf")
def shf(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    args = ", ".join(e.src(o, "u32") for o in (a, b, c))
    e.dst(d, "b32", f"ints.shf({args}, {v.slot('dir') == 'l'}, {v.slot('mode') == 'wrap'})")


@rule("popc", "clz")
def count(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    e.dst(d, "u32", f"ints.{v.form.opcode}({e.src(a, v.type)})")


@rule("bfind")
def bfind(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    e.dst(d, "u32", f"ints.bfind({e.src(a, v.type)}, {bool(v.slot('shiftamt'))})")


@rule("brev")
def brev(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    e.dst(d, v.type, f"ints.brev({e.src(a, v.type)})")


@rule("bfe")
def bfe(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    e.dst(d, v.type, f"ints.bfe({e.src(a, v.type)}, {e.src(b, 'u32')}, {e.src(c, 'u32')})")


@rule("bfi")
def bfi(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand, n: Operand) -> None:
    e.dst(d, v.type, f"ints.bfi({e.src(a, v.type)}, {e.src(b, v.type)}, {e.src(c, 'u32')}, {e.src(n, 'u32')})")


@rule("bmsk")
def bmsk(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    e.dst(d, "b32", f"ints.bmsk({e.src(a, 'u32')}, {e.src(b, 'u32')}, {v.slot('mode') == 'wrap'})")


@rule("szext")
def szext(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    e.dst(d, v.type, f"ints.szext({e.src(a, v.type)}, {e.src(b, 'u32')}, {v.slot('mode') == 'wrap'})")


@rule("lop3")
def lop3(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand, lut: Operand,
         q: Operand | None = None) -> None:
    assert isinstance(lut, IntImm)
    args = ", ".join(e.src(o, "u32") for o in (a, b, c))
    text = f"ints.lop3({args}, {lut.value & 0xFF})"
    if q is None:
        return e.dst(d, "b32", text)
    assert isinstance(d, Pair)
    combined = e.src(q, "pred")
    value = e.temporary(text)
    e.dst(d.second, "pred", f"(({value} != u4(0)) {_OPERATORS[v.slot('op')]} {combined})")
    return e.dst(d.first, "b32", value)


@rule("prmt")
def prmt(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    args = ", ".join(e.src(o, "u32") for o in (a, b, c))
    e.dst(d, "b32", f"ints.prmt({args}, {v.slot('mode')!r})")


@rule("fns")
def fns(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    e.dst(d, "b32", f"ints.fns({e.src(a, 'u32')}, {e.src(b, 'u32')}, {e.src(c, 'u32')})")


def _signed_parts(v: Variant) -> tuple[bool, bool]:
    return v.slot("atype") == "s32", v.slot("btype") == "s32"


@rule("dp4a")
def dp4a(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    signs = _signed_parts(v)
    args = ", ".join(e.src(o, "u32") for o in (a, b, c))
    e.dst(d, "u32", f"ints.dp4a({args}, {signs[0]}, {signs[1]})")


@rule("dp2a")
def dp2a(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    signs = _signed_parts(v)
    args = ", ".join(e.src(o, "u32") for o in (a, b, c))
    e.dst(d, "u32", f"ints.dp2a({args}, {signs[0]}, {signs[1]}, {v.slot('mode') == 'hi'})")
