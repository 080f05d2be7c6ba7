"""Integer arithmetic, logic, shifts and bit manipulation (PTX ISA 9.7.1, 9.7.2, 9.7.8)."""

from __future__ import annotations

from ....ptx.form import Variant
from ....ptx.model import IntImm, Operand, Pair
from ..emit import CARRY, NUMPY, Emitter
from .registry import rule, sources

INTEGERS = "u16 u32 u64 s16 s32 s64"
SIGNED = "s16 s32 s64"
NARROW = "u16 u32 s16 s32"
WORDS = "u32 s32"
LONG = "u32 u64 s32 s64"
BITS = "b16 b32 b64"

_OPERATORS = {"add": "+", "sub": "-", "mul": "*", "and": "&", "or": "|", "xor": "^"}


@rule("add sub", ".type", flags="affine", type=INTEGERS)
def add(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    x, y = e.src(a, v.type, affine=True), e.src(b, v.type, affine=True)
    e.dst(d, v.type, f"({x} {_OPERATORS[v.form.opcode]} {y})")


@rule("add", ".sat.u32")
def add_saturating_unsigned(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    e.dst(d, "u32", f"ints.clamp({e.src(a, 'u32')}.astype(u8) + {e.src(b, 'u32')}.astype(u8), u4)")


@rule("clmad", ".hilo.type", hilo="lo hi", type="u64 s64")
def clmad(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    e.dst(
        d,
        "b64",
        f"(ints.carryless_product({e.src(a, 'b64')}, {e.src(b, 'b64')}, {v.slot('hilo')!r}) ^"
        f" {e.src(c, 'b64')})",
    )


@rule("add sub", ".sat.s32")
def add_saturating(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    e.dst(d, "s32", f"ints.{v.form.opcode}_saturating({e.src(a, 's32')}, {e.src(b, 's32')})")


@rule("add sub", ".cc.type", type=LONG)
def add_carrying(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    _carrying(e, v, d, e.src(a, v.type), e.src(b, v.type), v.form.opcode == "sub", None)


def _carrying(
    e: Emitter, v: Variant, d: Operand, x: str, y: str, subtracts: bool, carry_in: str | None
) -> None:
    code = NUMPY[v.type]
    unsigned = "u" + code[1]
    x, y = e.convert(x, code, unsigned), e.convert(y, code, unsigned)
    # A difference is a + ~b + 1, and its carry the carry of that: none where it borrows.
    pair = e.temporary(
        f"ints.add_carry({x}, {f'(~{y})' if subtracts else y},"
        f" {carry_in or ('true' if subtracts else 'false')})"
    )
    if v.slot("cc"):
        e.write_slot(e.registers.slot(CARRY), f"{pair}[1]")
    e.dst(d, v.type, e.convert(f"{pair}[0]", unsigned, code))


@rule("addc subc", "{.cc}.type", type=LONG)
@rule("addc subc", ".type", type="u16 s16")
def addc(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    x, y = e.src(a, v.type), e.src(b, v.type)
    carry = e.src(CARRY, "pred")
    _carrying(e, v, d, x, y, v.form.opcode == "subc", carry)


@rule("addc subc", ".sat.s32")
def addc_saturating(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    y = e.src(b, "s32")
    _clamped(e, d, e.src(a, "s32"), f"(~{y})" if v.form.opcode == "subc" else y)


def _clamped(e: Emitter, d: Operand, x: str, y: str) -> None:
    e.dst(d, "s32", f"ints.clamp({x}.astype(i8) + {y}.astype(i8) + ({e.src(CARRY, 'pred')}).astype(i8), i4)")


@rule("madc", ".hi.sat.s32")
def madc_saturating(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    _clamped(e, d, f"({_product(e, v, a, b)})", e.src(c, "s32"))


@rule("madc", ".hilo{.cc}.type", hilo="lo hi", type=LONG)
@rule("madc", ".hilo.type", hilo="lo hi", type="u16 s16")
def madc(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    _carrying(e, v, d, _product(e, v, a, b), e.src(c, v.type), False, e.src(CARRY, "pred"))


def _half_of_product(v: Variant) -> str:
    return "wide" if v.slot("wide") else "hi" if v.slot("hi") else v.slot("hilo", "lo")


def _product(e: Emitter, v: Variant, a: Operand, b: Operand) -> str:
    half = _half_of_product(v)
    plain = half != "hi" and not v.slot("cc") and v.form.opcode != "madc"
    x, y = e.src(a, v.type, affine=plain), e.src(b, v.type, affine=plain)
    if half == "wide":
        wide = NUMPY[_wide_type(v)]
        return f"({_widened(e, a, x, wide, v.type)} * {_widened(e, b, y, wide, v.type)})"
    return f"ints.mul_hi({x}, {y})" if half == "hi" else f"({x} * {y})"


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


@rule("mul", "{.hilo}.type", flags="affine", hilo="lo hi", type=INTEGERS)
@rule("mul", ".wide.type", flags="affine", type=NARROW)
def mul(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    e.dst(d, _wide_type(v) if _half_of_product(v) == "wide" else v.type, _product(e, v, a, b))


@rule("mad", ".hi.sat.s32")
def mad_saturating(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    e.dst(d, v.type, f"ints.mad_hi_saturating({sources(e, v.type, (a, b, c))})")


@rule("mad", "{.hilo}.type", flags="affine", hilo="lo hi", type=INTEGERS)
@rule("mad", ".wide.type", flags="affine", type=NARROW)
@rule("mad", ".hilo.cc.type", hilo="lo hi", type=LONG)
def mad(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    result = _wide_type(v) if _half_of_product(v) == "wide" else v.type
    product, addend = _product(e, v, a, b), e.src(c, result, affine=not v.slot("cc"))
    if v.slot("cc"):
        return _carrying(e, v, d, product, addend, False, None)
    return e.dst(d, result, f"({product} + {addend})")


@rule("mul24 mad24", "{.hilo}.type", hilo="lo hi", type=WORDS)
@rule("mad24", ".hi.sat.s32")
def mul24(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand | None = None) -> None:
    text = f"ints.mul24({e.src(a, v.type)}, {e.src(b, v.type)}, {_half_of_product(v)!r})"
    if c is not None:
        addend = e.src(c, v.type)
        text = f"ints.add_saturating({text}, {addend})" if v.slot("sat") else f"({text} + {addend})"
    e.dst(d, v.type, text)


@rule("div rem", "{.wide}.type", type=INTEGERS)
def div(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    if not v.slot("wide"):
        return e.dst(d, v.type, f"ints.{v.form.opcode}({e.src(a, v.type)}, {e.src(b, v.type)})")
    wide = _wide_type(v)
    divisor = _widened(e, b, e.src(b, v.type), NUMPY[wide], v.type)
    return e.dst(d, v.type, f"ints.{v.form.opcode}({e.src(a, wide)}, {divisor}).astype({NUMPY[v.type]})")


@rule("sad", ".type", type=f"{INTEGERS} f32 f64")
def sad(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    e.dst(d, v.type, f"ints.sad({e.src(a, v.type)}, {e.src(b, v.type)}, {e.src(c, v.type)})")


@rule("min max", ".type", type=INTEGERS)
@rule("min max", ".relu.s32")
def minmax(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    text = f"np.{v.form.opcode}imum({e.src(a, v.type)}, {e.src(b, v.type)})"
    e.dst(d, v.type, f"np.maximum({text}, {NUMPY[v.type]}(0))" if v.slot("relu") else text)


@rule("abs neg", ".type", type=SIGNED)
def absneg(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    name = "abs" if v.form.opcode == "abs" else "negative"
    e.dst(d, v.type, f"np.{name}({e.src(a, v.type)})")


@rule("and or xor", ".type", type=f"pred {BITS}")
def logic(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    e.dst(d, v.type, f"({e.src(a, v.type)} {_OPERATORS[v.form.opcode]} {e.src(b, v.type)})")


@rule("not", ".type", type=f"pred {BITS}")
def not_(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    e.dst(d, v.type, f"(~{e.src(a, v.type)})")


@rule("cnot", ".type", type=f"pred {BITS}")
def cnot(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    if v.type == "pred":
        return e.dst(d, "pred", f"(~{e.src(a, 'pred')})")
    code = NUMPY[v.type]
    return e.dst(d, v.type, f"({e.src(a, v.type)} == {code}(0)).astype({code})")


@rule("shl", ".type", flags="affine", type=BITS)
@rule("shr", ".type", type=f"{BITS} {INTEGERS}")
def shift(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    code = NUMPY[v.type]
    x = e.src(a, v.type, affine=v.form.opcode == "shl" and isinstance(b, IntImm))
    if isinstance(b, IntImm):
        amount = e.src(
            IntImm(min(b.value & 0xFFFFFFFF, 64)), code.replace("i", "s")[0] + str(8 * int(code[1]))
        )
        return e.dst(d, v.type, f"({x} {'<<' if v.form.opcode == 'shl' else '>>'} {amount})")
    return e.dst(d, v.type, f"ints.{v.form.opcode}({x}, {e.src(b, 'u32')})")


@rule("shf", ".dir.mode.b32", dir="l r", mode="clamp wrap")
def shf(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    e.dst(
        d,
        "b32",
        f"ints.shf({sources(e, 'u32', (a, b, c))}, {v.slot('dir') == 'l'}, {v.slot('mode') == 'wrap'})",
    )


@rule("popc clz", ".type", type="b32 b64")
def count(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    e.dst(d, "u32", f"ints.{v.form.opcode}({e.src(a, v.type)})")


@rule("bfind", "{.shiftamt}.type", type=LONG)
def bfind(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    e.dst(d, "u32", f"ints.bfind({e.src(a, v.type)}, {bool(v.slot('shiftamt'))})")


@rule("brev", ".type", type="b32 b64")
def brev(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    e.dst(d, v.type, f"ints.brev({e.src(a, v.type)})")


@rule("bfe", ".type", type=LONG)
def bfe(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    e.dst(d, v.type, f"ints.bfe({e.src(a, v.type)}, {e.src(b, 'u32')}, {e.src(c, 'u32')})")


@rule("bfi", ".type", type="b32 b64")
def bfi(e: Emitter, v: Variant, f: Operand, a: Operand, b: Operand, c: Operand, d: Operand) -> None:
    e.dst(
        f, v.type, f"ints.bfi({e.src(a, v.type)}, {e.src(b, v.type)}, {e.src(c, 'u32')}, {e.src(d, 'u32')})"
    )


@rule("bmsk", ".mode.b32", mode="clamp wrap")
def bmsk(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    e.dst(d, "b32", f"ints.bmsk({e.src(a, 'u32')}, {e.src(b, 'u32')}, {v.slot('mode') == 'wrap'})")


@rule("szext", ".mode.type", mode="clamp wrap", type=WORDS)
def szext(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    e.dst(d, v.type, f"ints.szext({e.src(a, v.type)}, {e.src(b, 'u32')}, {v.slot('mode') == 'wrap'})")


@rule("lop3", "{.op}.b32", op="or and")
def lop3(
    e: Emitter,
    v: Variant,
    d: Operand,
    a: Operand,
    b: Operand,
    c: Operand,
    lut: Operand,
    q: Operand | None = None,
) -> None:
    assert isinstance(lut, IntImm)
    text = f"ints.lop3({sources(e, 'u32', (a, b, c))}, {lut.value & 0xFF})"
    if q is None:
        return e.dst(d, "b32", text)
    assert isinstance(d, Pair)
    combined = e.src(q, "pred")
    value = e.temporary(text)
    e.dst(d.second, "pred", f"(({value} != u4(0)) {_OPERATORS[v.slot('op')]} {combined})")
    return e.dst(d.first, "b32", value)


@rule("prmt", ".b32{.mode}", mode="f4e b4e rc8 ecl ecr rc16")
def prmt(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    e.dst(d, "b32", f"ints.prmt({sources(e, 'u32', (a, b, c))}, {v.slot('mode')!r})")


@rule("fns", ".b32")
def fns(e: Emitter, v: Variant, d: Operand, mask: Operand, base: Operand, offset: Operand) -> None:
    e.dst(d, "b32", f"ints.fns({e.src(mask, 'u32')}, {e.src(base, 'u32')}, {e.src(offset, 'u32')})")


@rule("dp4a", ".atype.btype", atype=WORDS, btype=WORDS)
def dp4a(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    e.dst(
        d,
        "u32",
        f"ints.dp4a({sources(e, 'u32', (a, b, c))}, {v.slot('atype') == 's32'}, {v.slot('btype') == 's32'})",
    )


@rule("dp2a", ".mode.atype.btype", mode="lo hi", atype=WORDS, btype=WORDS)
def dp2a(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    e.dst(
        d,
        "u32",
        f"ints.dp2a({sources(e, 'u32', (a, b, c))}, {v.slot('atype') == 's32'}, {v.slot('btype') == 's32'},"
        f" {v.slot('mode') == 'hi'})",
    )
