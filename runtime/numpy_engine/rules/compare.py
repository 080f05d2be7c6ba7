"""Comparison and selection (PTX ISA 9.7.6, 9.7.7)."""

from __future__ import annotations

from ....ptx.form import Variant
from ....ptx.model import Operand, Pair, Sink
from ..emit import NUMPY, Emitter
from .registry import rule

_COMPARISONS = {
    "eq": "({0} == {1})",
    "ne": "({0} != {1})",
    "lt": "({0} < {1})",
    "le": "({0} <= {1})",
    "gt": "({0} > {1})",
    "ge": "({0} >= {1})",
    "lo": "({0} < {1})",
    "ls": "({0} <= {1})",
    "hi": "({0} > {1})",
    "hs": "({0} >= {1})",
    "equ": "~(({0} < {1}) | ({0} > {1}))",
    "neu": "({0} != {1})",
    "ltu": "~({0} >= {1})",
    "leu": "~({0} > {1})",
    "gtu": "~({0} <= {1})",
    "geu": "~({0} < {1})",
    "num": "(({0} == {0}) & ({1} == {1}))",
    "nan": "(({0} != {0}) | ({1} != {1}))",
}
_SIMPLE = ("eq", "ne", "lt", "le", "gt", "ge", "lo", "ls", "hi", "hs")
_ORDERED_NE = "(({0} < {1}) | ({0} > {1}))"
_BOOLEAN = {"and": "&", "or": "|", "xor": "^"}
_EQUALITY, _ORDER, _UNSIGNED = "eq ne", "eq ne lt le gt ge", "eq ne lt le gt ge lo ls hi hs"
_FLOAT = "eq ne lt le gt ge equ neu ltu leu gtu geu num nan"
_RESULTS = "u32 s32 f32 f16 bf16"
_ONES = {"f16": 0x3C00, "bf16": 0x3F80}
"""1.0 in the formats represented by bit patterns."""


def operands_of(e: Emitter, v: Variant, type_: str, *operands: Operand, affine: bool = False) -> list[str]:
    """Return operands ready to compare, each a name; halves are widened to f64."""
    if type_ in ("f16", "bf16"):
        texts = [f"halves.widen({_flushed(v, e.src(o, 'b16'))}, {type_!r})" for o in operands]
    else:
        texts = [e.src(o, type_, exact=False, affine=affine) for o in operands]
        if v.slot("ftz"):
            texts = [f"flush({text})" for text in texts]
    return [text if text.isidentifier() else e.temporary(text) for text in texts]


def _flushed(v: Variant, text: str) -> str:
    return f"halves.flush({text})" if v.slot("ftz") else text


def comparison(v: Variant, type_: str, x: str, y: str) -> str:
    """Return the expression of a comparison."""
    cmp = v.slot("cmp")
    is_float = type_[0] == "f" or type_ == "bf16"
    return (_ORDERED_NE if cmp == "ne" and is_float else _COMPARISONS[cmp]).format(x, y)


@rule("setp", ".cmp{.bool}.type", cmp=_EQUALITY, type="b16 b32 b64")
@rule("setp", ".cmp{.bool}.type", cmp=_UNSIGNED, type="u16 u32 u64")
@rule("setp", ".cmp{.bool}.type", cmp=_ORDER, type="s16 s32 s64")
@rule("setp", ".cmp{.bool}{.ftz}.type", cmp=_FLOAT, type="f16 f32")
@rule("setp", ".cmp{.bool}.type", cmp=_FLOAT, type="f64 bf16")
def setp(e: Emitter, v: Variant, p: Operand, a: Operand, b: Operand, c: Operand | None = None) -> None:
    type_ = v.type
    x, y = operands_of(e, v, type_, a, b, affine=v.slot("cmp") in _SIMPLE)
    text = comparison(v, type_, x, y)
    if not isinstance(p, Pair) and c is None:
        return e.dst(p, "pred", text)
    holds = e.temporary(text)
    combined = e.temporary(e.src(c, "pred")) if c is not None else ""
    for part, value in zip((p.first, p.second) if isinstance(p, Pair) else (p,), (holds, f"~{holds}")):
        if not isinstance(part, Sink):
            e.dst(
                part, "pred", f"({value} {_BOOLEAN[v.slot('bool')]} {combined})" if combined else f"({value})"
            )
    return None


@rule("setp", ".cmp{.bool}{.ftz}.f16x2", cmp=_FLOAT)
@rule("setp", ".cmp{.bool}.bf16x2", cmp=_FLOAT)
def setp_halves(e: Emitter, v: Variant, p: Operand, a: Operand, b: Operand, c: Operand | None = None) -> None:
    element = v.type[:-2]
    targets = (p.first, p.second) if isinstance(p, Pair) else (p,)
    combined = f" {_BOOLEAN[v.slot('bool')]} {e.temporary(e.src(c, 'pred'))}" if c is not None else ""
    x, y = e.src(a, "b32"), e.src(b, "b32")
    for part, shift in zip(targets, (0, 16)):
        first, second = (e.temporary(_half(v, o, shift)) for o in (x, y))
        e.dst(part, "pred", f"({comparison(v, element, first, second)}{combined})")


def _half(v: Variant, text: str, shift: int) -> str:
    """Return one half of a pair, widened to f64."""
    type_ = v.slot("stype") or v.type
    return f"halves.widen({_flushed(v, f'({text} >> u4({shift})).astype(u2)')}, {type_[:-2]!r})"


@rule("set", ".cmp{.bool}.dtype.stype", cmp=_EQUALITY, dtype=_RESULTS, stype="b16 b32 b64")
@rule("set", ".cmp{.bool}.dtype.stype", cmp=_UNSIGNED, dtype=_RESULTS, stype="u16 u32 u64")
@rule("set", ".cmp{.bool}.dtype.stype", cmp=_ORDER, dtype=_RESULTS, stype="s16 s32 s64")
@rule("set", ".cmp{.bool}{.ftz}.dtype.stype", cmp=_FLOAT, dtype=_RESULTS, stype="f32")
@rule("set", ".cmp{.bool}.dtype.stype", cmp=_FLOAT, dtype=_RESULTS, stype="f64")
@rule("set", ".cmp{.bool}{.ftz}.dtype.stype", cmp=_FLOAT, dtype="u16 s16 u32 s32 f16 bf16", stype="f16")
@rule("set", ".cmp{.bool}.dtype.stype", cmp=_FLOAT, dtype="u16 s16 u32 s32 bf16", stype="bf16")
def set_(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand | None = None) -> None:
    type_, dtype = v.slot("stype"), v.slot("dtype")
    combined = _combined(e, v, c)
    x, y = operands_of(e, v, type_, a, b)
    text = f"({comparison(v, type_, x, y)}{combined})"
    if dtype in _ONES:
        return e.dst(d, "b16", f"select({text}, u2({_ONES[dtype]}), u2(0))")
    code = NUMPY[dtype]
    ones = f"{code}(1.0)" if code[0] == "f" else f"(~{code}(0))"
    return e.dst(d, dtype, f"select({text}, {ones}, {code}(0))")


def _combined(e: Emitter, v: Variant, c: Operand | None) -> str:
    return f" {_BOOLEAN[v.slot('bool')]} {e.src(c, 'pred')}" if c is not None else ""


@rule("set", ".cmp{.bool}{.ftz}.dtype.stype", cmp=_FLOAT, dtype="u32 s32 f16x2", stype="f16x2")
@rule("set", ".cmp{.bool}.dtype.stype", cmp=_FLOAT, dtype="u32 s32 bf16x2", stype="bf16x2")
def set_halves(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand | None = None) -> None:
    """Write both halves: 1.0, or all ones for an integer result."""
    combined = _combined(e, v, c)
    element = v.slot("stype")[:-2]
    x, y = e.temporary(e.src(a, "b32")), e.temporary(e.src(b, "b32"))
    parts = []
    for shift in (0, 16):
        first, second = (e.temporary(_half(v, o, shift)) for o in (x, y))
        parts.append(f"({comparison(v, element, first, second)}{combined})")
    one = _ONES.get(v.slot("dtype")[:-2], 0xFFFF)
    low, high = (f"select({part}, u4({one << shift}), u4(0))" for part, shift in zip(parts, (0, 16)))
    e.dst(d, "b32", f"({low} | {high})")


_SELECTED = "b16 b32 b64 u16 u32 u64 s16 s32 s64 f32 f64"


@rule("selp", ".type", flags="copies", type=_SELECTED)
def selp(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    e.dst(d, v.type, f"select({e.src(c, 'pred')}, {e.src(a, v.type)}, {e.src(b, v.type)})")


@rule("slct", ".dtype.s32", dtype=_SELECTED)
@rule("slct", "{.ftz}.dtype.f32", dtype=_SELECTED)
@rule("slct", ".dtype.s32", flags="replaces", dtype="f32")
@rule("slct", ".dtype.f32", flags="replaces", dtype=_SELECTED)
def slct(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    dtype, chooser = v.slot("dtype"), v.slot("atype")
    text = e.src(c, chooser)
    old = "replaces" in v.form.effects
    if v.slot("ftz") or (old and chooser == "f32"):
        text = f"flush({text})"
    zero = f"{NUMPY[chooser]}(0)"
    result = f"select({text} >= {zero}, {e.src(a, dtype)}, {e.src(b, dtype)})"
    e.dst(d, dtype, f"flush({result})" if old and dtype == "f32" else result)
