"""Floating point in single and double precision (PTX ISA 9.7.3).

Rules of arithmetic read their operands inexactly (NaN bits do not matter) and mark their results
dirty; the emitter makes NaNs canonical where bits can be seen.
"""

from __future__ import annotations

from ....ptx.form import Variant
from ....ptx.model import Operand
from ..emit import Emitter
from . import half, packed
from .registry import Refused, rounding, rule

_NATIVE = {"add": "({} + {})", "sub": "({} - {})", "mul": "({} * {})", "div": "({} / {})"}


def operand(e: Emitter, v: Variant, a: Operand) -> str:
    """An operand of arithmetic, flushed where the instruction says so."""
    text = e.src(a, v.type, exact=False)
    return f"flush({text})" if v.slot("ftz") else text


def result(e: Emitter, v: Variant, d: Operand, text: str, dirty: bool = True) -> None:
    """Write a result with the instruction's .ftz and .sat; if `dirty`, its NaNs may need canonical bits."""
    if v.slot("ftz"):
        text = f"flush({text})"
    if v.slot("sat"):
        return e.dst(d, v.type, f"saturate({text})")
    return e.dst(d, v.type, text, dirty)


def arithmetic(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    """add, sub, mul, div."""
    if v.slot("atype"):
        return packed.mixed(e, v, d, a, b)
    x, y = operand(e, v, a), operand(e, v, b)
    mode = rounding(v)
    opcode = v.form.opcode
    return result(e, v, d, _NATIVE[opcode].format(x, y) if mode == "rn" else f"nm.{opcode}({x}, {y}, {mode!r}, m)")


@rule("fma")
def fma(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    if v.type in ("f16", "f16x2", "bf16", "bf16x2"):
        return half.arithmetic(e, v, d, a, b, c)
    if v.type == "f32x2" or v.slot("abtype"):
        return (packed.floats if v.type == "f32x2" else packed.mixed)(e, v, d, a, b, c)
    if v.type not in ("f32", "f64"):
        raise Refused(f"'{v.mnemonic}' is not executed by this engine")
    return fused(e, v, d, a, b, c)


def fused(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    """fma and mad: one rounding. The unrounded `mad.f32` of PTX 1.x is fused too."""
    x, y, z = (operand(e, v, o) for o in (a, b, c))
    result(e, v, d, f"nm.fma({x}, {y}, {z}, {rounding(v)!r}, m)", dirty=False)


def minmax(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand | None) -> None:
    """min and max of two or three operands."""
    name = {"min": "nm.minimum", "max": "nm.maximum"}[v.form.opcode] + ("_nan" if v.slot("NaN") else "")
    x, y = operand(e, v, a), operand(e, v, b)
    if v.slot("abs"):
        signs = f"(np.signbit({x}) ^ np.signbit({y}))"
        x, y = f"np.abs({x})", f"np.abs({y})"
    text = f"{name}({x}, {y})"
    if c is not None:
        z = operand(e, v, c)
        text = f"{name}({text}, {f'np.abs({z})' if v.slot('abs') else z})"
    if v.slot("xorsign"):
        text = f"select({signs}, -{e.temporary(text)}, {text})"
    result(e, v, d, text)


def absneg(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    """abs and neg change the sign bit, of NaNs too."""
    text = e.src(a, v.type)
    if v.slot("ftz"):
        text = f"flush({text})"
    e.dst(d, v.type, f"np.abs({text})" if v.form.opcode == "abs" else f"(-{text})")


@rule("rcp", "sqrt")
def root(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    result(e, v, d, f"nm.{v.form.opcode}({operand(e, v, a)}, {rounding(v)!r}, m)")


@rule("rsqrt", "sin", "cos", "lg2", "ex2", "tanh")
def approximate(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    if v.type not in ("f32", "f64"):
        return half.approximate(e, v, d, a)
    return result(e, v, d, f"nm.{v.form.opcode}({operand(e, v, a)})")


@rule("testp")
def testp(e: Emitter, v: Variant, p: Operand, a: Operand) -> None:
    e.dst(p, "pred", f"nm.test_class({e.src(a, v.type)}, {v.slot('op')!r})")


@rule("copysign")
def copysign(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    e.dst(d, v.type, f"np.copysign({e.src(b, v.type)}, {e.src(a, v.type)})")
