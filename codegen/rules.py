"""The selection table: the PTX of each IR opcode, by the type of its first operand.

A template is PTX with letters for operands, parsed once:

    "mad.lo.s{n} d, a, b, c"        d is the result, a b c e the IR operands in order
    "popc.b64 t:b32, a; cvt.u64.u32 d, t"      `t:b32` is a scratch register of that type

`{n}` is the operand width, `{ftz}` is `.ftz` where the function flushes f32 subnormals, `{rn}` is
`.rn` unless the instruction may be contracted: PTX lets ptxas fuse `mul.f32` and `add.f32` without a
rounding modifier, and never those with one (PTX ISA 9.7.3.5). `{full}` chooses division.

Operand suffixes: `a!s` and `a!u` extend an i8 to 16 bits first (an i8 lives in the low half of a
16-bit register whose high half is arbitrary); `b!32` is b as a 32-bit number (shift amounts);
`b!r` forces a register where the table of PTX forms allows no constant.

What a type's row does not hold is done in f32 when the type is f16 or bf16 (`via_f32` proves no
rounding is lost: 24 >= 2 * 11 + 2), else the opcode is unsupported for that type.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Literal

from ..ir import irtypes as ty
from ..ir.irtypes import Type
from ..lift.equivalents import FCMP

Template = tuple[tuple[str, tuple[str, ...]], ...]
"""(mnemonic, operand specifications) of each instruction."""


LETTERS = {"a": 0, "b": 1, "c": 2, "e": 3}
"""Operand letters of templates → operand numbers."""


def type_key(type: Type) -> str:
    """'i32', 'f16', 'bf16', 'ptr' …: how the tables here name a scalar type; 'near' is a pointer into shared
    memory, whose register has 32 bits.
    """
    if isinstance(type, ty.PointerType):
        return "near" if is_near(type) else "ptr"
    if isinstance(type, ty.FloatType):
        return "bf16" if type is ty.BFLOAT else f"f{type.bits}"
    return str(type)


def is_near(type: Type) -> bool:
    """Return whether this is a pointer into shared memory: 64 bits in memory, 32 in a register."""
    return type == ty.pointer(ty.SHARED)


@cache
def parse_template(text: str) -> Template:
    """Return the instructions of a template's text."""
    parts = []
    for piece in text.split(";"):
        mnemonic, _, operands = piece.strip().partition(" ")
        parts.append((mnemonic, tuple(o.strip() for o in operands.split(",")) if operands else ()))
    return tuple(parts)


Signedness = Literal["s", "u"]
"""The interpretation of an integer, by the letter of PTX's types."""
_INTS = "i16 i32 i64"

SCALAR: dict[str, dict[str, str]] = {}
"""IR opcode → type key → template, for instructions whose operands all have the result's type."""


def _row(op: str, **templates: str) -> None:
    """Keys: a type key, or `int` for i16, i32 and i64."""
    table = SCALAR.setdefault(op, {})
    for key, template in templates.items():
        for name in _INTS.split() if key == "int" else (key,):
            table[name] = template.replace("{n}", name[1:])


_row("add", int="add.s{n} d, a, b", i8="add.s16 d, a, b", i1="xor.pred d, a, b")
_row("sub", int="sub.s{n} d, a, b", i8="sub.s16 d, a, b", i1="xor.pred d, a, b")
_row("mul", int="mul.lo.s{n} d, a, b", i8="mul.lo.s16 d, a, b", i1="and.pred d, a, b")
_row("udiv", int="div.u{n} d, a, b", i8="div.u16 d, a!u, b!u", i1="mov.pred d, a")
_row("sdiv", int="div.s{n} d, a, b", i8="div.s16 d, a!s, b!s", i1="mov.pred d, a")
_row("urem", int="rem.u{n} d, a, b", i8="rem.u16 d, a!u, b!u", i1="mov.pred d, 0")
_row("srem", int="rem.s{n} d, a, b", i8="rem.s16 d, a!s, b!s", i1="mov.pred d, 0")
_row("shl", int="shl.b{n} d, a, b!32", i8="shl.b16 d, a, b!32", i1="mov.pred d, a")
_row("lshr", int="shr.u{n} d, a, b!32", i8="shr.u16 d, a!u, b!32", i1="mov.pred d, a")
_row("ashr", int="shr.s{n} d, a, b!32", i8="shr.s16 d, a!s, b!32", i1="mov.pred d, a")
for _op in ("and", "or", "xor"):
    _row(_op, int=f"{_op}.b{{n}} d, a, b", i8=f"{_op}.b16 d, a, b", i1=f"{_op}.pred d, a, b")

for _op, _ptx in (("fadd", "add"), ("fsub", "sub"), ("fmul", "mul")):
    _row(
        _op,
        f32=f"{_ptx}{{rn}}{{ftz}}.f32 d, a, b",
        f64=f"{_ptx}{{rn}}.f64 d, a, b",
        f16=f"{_ptx}{{rn}}.f16 d, a, b",
    )
_row("fdiv", f32="div.{full}{ftz}.f32 d, a, b", f64="div.rn.f64 d, a, b")
_row(
    "fneg",
    f32="neg{ftz}.f32 d, a",
    f64="neg.f64 d, a",
    f16="xor.b16 d, a, -32768",
    bf16="xor.b16 d, a, -32768",
)

# ----------------------------------------------------------------------------------- comparisons


def compare_mnemonic(pred: str, key: str, ftz: bool) -> str:
    """`setp` for an icmp (`pred` 'eq', 'slt', …) or fcmp predicate on operands of type `key`."""
    if key in ("f16", "f32", "f64", "bf16"):
        return f"setp.{FCMP[pred]}{'.ftz' if ftz and key == 'f32' else ''}.{key}"
    bits = {"i8": 16, "near": 32, "ptr": 64}.get(key) or int(key[1:])
    sign = pred[0] if len(pred) == 3 else "s"
    return f"setp.{pred[-2:]}.{sign}{bits}"


# ----------------------------------------------------------------------------------------- casts


CastRule = Callable[[str, str, str], str]
"""(source key, destination key, '.ftz' or '') → template."""


@cache
def cast_template(op: str, src: str, dst: str, ftz: bool) -> str:
    """The template of a cast between scalar types, '' when it only renames."""
    return _CASTS[op](src, dst, ".ftz" if ftz else "")


def _trunc(src: str, dst: str, ftz: str) -> str:
    bits = src[1:]
    if dst == "i1":
        if src == "i8":
            bits = "16"
        return f"and.b{bits} t:b{bits}, a, 1; setp.ne.s{bits} d, t, 0"
    if src == "i16":
        return ""
    return f"cvt.u{_held(dst)}.u{bits} d, a"


def _extend(sign: Signedness) -> CastRule:
    def template(src: str, dst: str, ftz: str) -> str:
        bits = _held(dst)
        if src == "i1":
            if dst == "i8":
                return f"selp.b16 d, {-1 if sign == 's' else 1}, 0, a"
            return f"selp.b{bits} d, {-1 if sign == 's' else 1}, 0, a"
        if src == "i8" and sign == "u" and bits == "16":
            return "and.b16 d, a, 255"
        return f"cvt.{sign}{bits}.{sign}{src[1:]} d, a"

    return template


_WIDEN_BF16 = "cvt.u32.u16 w:b32, a; shl.b32 w2:b32, w, 16; mov.b32 {}, w2"

_ODD_TO_BF16 = (
    "mov.b32 o:b32, t; or.b32 o2:b32, o, 1; selp.b32 o3:b32, o2, o, p; mov.b32 o4:f32, o3; cvt.rn.bf16.f32"
    " d, o4"
)
"""t, cut towards zero to f32 and inexact where p says so, rounded to bf16 as if at once: an odd last
bit stands for what was cut off (Boldo, Melquiond, "When double rounding is odd", 2005)."""


def _float_to_int(sign: Signedness) -> CastRule:
    def template(src: str, dst: str, ftz: str) -> str:
        before, operand = "", "a"
        if src == "bf16":
            before, operand, src = _WIDEN_BF16.format("x:f32") + "; ", "x", "f32"
        ftz = ftz if src == "f32" else ""
        if dst == "i1":
            return f"{before}cvt.rzi{ftz}.{sign}16.{src} t:b16, {operand}; setp.ne.s16 d, t, 0"
        return f"{before}cvt.rzi{ftz}.{sign}{_held(dst)}.{src} d, {operand}"

    return template


def _int_to_float(sign: Signedness) -> CastRule:
    def template(src: str, dst: str, ftz: str) -> str:
        bits = src[1:]
        if src == "i1":
            one = {("u", "f32"): "0f3F800000", ("s", "f32"): "0fBF800000", ("u", "f64"): "0d3FF0000000000000",
                   ("s", "f64"): "0dBFF0000000000000", ("u", "f16"): "0x3C00", ("s", "f16"): "0xBC00",
                   ("u", "bf16"): "0x3F80", ("s", "bf16"): "0xBF80"}  # fmt: skip
            zero = {"f32": "0f00000000", "f64": "0d0000000000000000"}.get(dst, "0")
            return f"selp.{'b16' if dst.endswith('f16') else dst} d, {one[sign, dst]}, {zero}, a"
        if dst != "bf16":
            return f"cvt.rn.{dst}.{sign}{bits} d, a"
        if bits in ("8", "16"):
            return f"cvt.rn.f32.{sign}{bits} t:f32, a; cvt.rn.bf16.f32 d, t"
        exact = "a" if bits == "64" else "x"
        widen = "" if bits == "64" else f"cvt.{sign}64.{sign}32 x:b64, a; "
        return (
            f"{widen}cvt.rz.f32.{sign}{bits} t:f32, a; cvt.rzi.{sign}64.f32 y:b64, t; setp.ne.s64 p:pred, y,"
            f" {exact}; {_ODD_TO_BF16}"
        )

    return template


def _fptrunc(src: str, dst: str, ftz: str) -> str:
    if src == "f64" and dst == "bf16":
        return f"cvt.rz.f32.f64 t:f32, a; cvt.f64.f32 y:f64, t; setp.neu.f64 p:pred, y, a; {_ODD_TO_BF16}"
    return f"cvt.rn{ftz if (src, dst) == ('f64', 'f32') else ''}.{dst}.{src} d, a"


def _fpext(src: str, dst: str, ftz: str) -> str:
    if src == "bf16":
        return _WIDEN_BF16.format("d") if dst == "f32" else f"{_WIDEN_BF16.format('t:f32')}; cvt.f64.f32 d, t"
    return f"cvt{ftz if (src, dst) == ('f32', 'f64') else ''}.{dst}.{src} d, a"


def _bitcast(src: str, dst: str, ftz: str) -> str:
    return "" if register_of(src) == register_of(dst) else f"mov.b{register_of(src)[1:]} d, a"


_CASTS: dict[str, CastRule] = {
    "trunc": _trunc,
    "zext": _extend("u"),
    "sext": _extend("s"),
    "fptoui": _float_to_int("u"),
    "fptosi": _float_to_int("s"),
    "uitofp": _int_to_float("u"),
    "sitofp": _int_to_float("s"),
    "fptrunc": _fptrunc,
    "fpext": _fpext,
    "bitcast": _bitcast,
}


def register_of(key: str) -> str:
    """The register type that holds a scalar of this type key."""
    return {"i1": "pred", "i8": "b16", "i16": "b16", "f16": "b16", "bf16": "b16", "i32": "b32", "i64": "b64",
            "near": "b32", "ptr": "b64", "f32": "f32", "f64": "f64"}[key]  # fmt: skip


def _held(key: str) -> str:
    """Width of the register that holds integers of this type."""
    return "16" if key in ("i8", "i16") else key[1:]


# ---------------------------------------------------------------------------------------- memory

MEMORY_TYPE = {
    "i1": "u8", "i8": "u8", "i16": "u16", "i32": "u32", "i64": "u64", "near": "u64", "ptr": "u64",
    "f16": "b16", "bf16": "b16", "f32": "f32", "f64": "f64",
}  # fmt: skip
"""The type of `ld` and `st` by type key."""

SPACE_SUFFIX = {
    ty.GENERIC: "",
    ty.GLOBAL: ".global",
    ty.SHARED: ".shared",
    ty.CONST: ".const",
    ty.LOCAL: ".local",
    ty.PARAM: ".param",
}

ATOMICS: dict[tuple[str, str], tuple[str, int]] = {}
"""(rmw operation, type key) → (`.op.type` of atom, minimum sm)."""

for _n in ("32", "64"):
    ATOMICS["xchg", f"i{_n}"] = (f"exch.b{_n}", 0)
    ATOMICS["add", f"i{_n}"] = (f"add.u{_n}", 0)
    for _op in ("and", "or", "xor"):
        ATOMICS[_op, f"i{_n}"] = (f"{_op}.b{_n}", 0)
    for _op in ("max", "min"):
        ATOMICS[_op, f"i{_n}"] = (f"{_op}.s{_n}", 0)
        ATOMICS[f"u{_op}", f"i{_n}"] = (f"{_op}.u{_n}", 0)
ATOMICS["uinc_wrap", "i32"] = ("inc.u32", 0)
ATOMICS["udec_wrap", "i32"] = ("dec.u32", 0)
ATOMICS["xchg", "ptr"] = ("exch.b64", 0)
ATOMICS["xchg", "f32"] = ("exch.b32", 0)
ATOMICS["xchg", "f64"] = ("exch.b64", 0)
ATOMICS["fadd", "f32"] = ("add.f32", 0)
ATOMICS["fadd", "f64"] = ("add.f64", 60)
ATOMICS["fadd", "f16"] = ("add.noftz.f16", 70)
ATOMICS["fadd", "bf16"] = ("add.noftz.bf16", 90)

RED_OPERATIONS = frozenset({"add", "and", "or", "xor", "max", "min", "inc", "dec"})
"""The operations of `atom` that `red` has: all but exchange and compare-and-swap."""

SCOPE_SUFFIX = {"": ".sys", "device": ".gpu", "block": ".cta"}
"""LLVM's syncscopes in PTX."""

SEMANTICS = {
    "unordered": ".relaxed",
    "monotonic": ".relaxed",
    "acquire": ".acquire",
    "release": ".release",
    "acq_rel": ".acq_rel",
}
"""LLVM's orderings in PTX; seq_cst is a fence.sc in front of the acquire (or release) form."""
