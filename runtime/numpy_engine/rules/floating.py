"""Floating point in single and double precision (PTX ISA 9.7.3).

Rules of arithmetic read their operands inexactly (NaN bits do not matter) and mark their results
dirty; the emitter makes NaNs canonical where bits can be seen.
"""

from __future__ import annotations

from ....ptx.form import Variant
from ....ptx.model import Operand
from ..emit import Emitter
from .registry import rounding, rule

_NATIVE = {"add": "({} + {})", "sub": "({} - {})", "mul": "({} * {})", "div": "({} / {})"}


def operand(e: Emitter, v: Variant, a: Operand) -> str:
    """Return an operand of arithmetic, flushed with `.ftz`."""
    text = e.src(a, v.type, exact=False)
    return f"flush({text})" if v.slot("ftz") else text


def result(e: Emitter, v: Variant, d: Operand, text: str, dirty: bool = True) -> None:
    """Write a result with the instruction's .ftz and .sat; if `dirty`, its NaNs may need canonical bits."""
    if v.slot("ftz"):
        text = f"flush({text})"
    if v.slot("sat"):
        return e.dst(d, v.type, f"saturate({text})")
    return e.dst(d, v.type, text, dirty)


@rule("add sub mul", "{.rnd}{.ftz}{.sat}.f32")
@rule("add sub mul", "{.rnd}.f64")
@rule("div", ".approx{.ftz}.f32")
@rule("div", ".full{.ftz}.f32")
@rule("div", ".rnd{.ftz}.f32")
@rule("div", "{.sat}.f32")
@rule("div", "{.rnd}.f64")
def arithmetic(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    x, y = operand(e, v, a), operand(e, v, b)
    mode = rounding(v)
    opcode = v.form.opcode
    result(e, v, d, _NATIVE[opcode].format(x, y) if mode == "rn" else f"nm.{opcode}({x}, {y}, {mode!r}, m)")


@rule("fma mad", ".rnd{.ftz}{.sat}.f32")
@rule("fma mad", ".rnd.f64")
@rule("mad", "{.sat}.f32")
@rule("mad", ".f64")
def fused(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    """Translate fma and mad: one rounding. The unrounded `mad.f32` of PTX 1.x is fused too."""
    x, y, z = (operand(e, v, o) for o in (a, b, c))
    result(e, v, d, f"nm.fma({x}, {y}, {z}, {rounding(v)!r}, m)", dirty=False)


@rule("min max", "{.ftz}{.NaN}{.xorsign}{.abs}.f32")
@rule("min max", ".f64")
def minmax(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand | None = None) -> None:
    """Translate min and max of two or three operands."""
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


@rule("abs neg", "{.ftz}.f32")
@rule("abs neg", ".f64")
def absneg(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    """Translate abs and neg, which change the sign bit, of NaNs too."""
    text = e.src(a, v.type)
    if v.slot("ftz"):
        text = f"flush({text})"
    e.dst(d, v.type, f"np.abs({text})" if v.form.opcode == "abs" else f"(-{text})")


@rule("rcp sqrt", ".approx{.ftz}.f32")
@rule("rcp sqrt", ".rnd{.ftz}.f32")
@rule("rcp sqrt", ".rnd.f64")
@rule("rcp sqrt", ".type", type="f32 f64")
@rule("rcp", ".approx.ftz.f64")
def root(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    result(e, v, d, f"nm.{v.form.opcode}({operand(e, v, a)}, {rounding(v)!r}, m)")


@rule("rsqrt sin cos lg2 ex2", "{.approx}{.ftz}.f32")
@rule("tanh", ".approx.f32")
@rule("rsqrt", "{.approx}{.ftz}.f64")
def approximate(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    result(e, v, d, f"nm.{v.form.opcode}({operand(e, v, a)})")


@rule("sin cos", ".approx.ftz.2pi.f32")
def of_turns(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    """Translate sin and cos of an angle in turns."""
    result(e, v, d, f"nm.{v.form.opcode}_of_turns({operand(e, v, a)})")


@rule("testp", ".op.type", op="finite infinite number notanumber normal subnormal", type="f32 f64")
def testp(e: Emitter, v: Variant, p: Operand, a: Operand) -> None:
    e.dst(p, "pred", f"nm.test_class({e.src(a, v.type)}, {v.slot('op')!r})")


@rule("copysign", ".type", type="f32 f64")
def copysign(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    e.dst(d, v.type, f"np.copysign({e.src(b, v.type)}, {e.src(a, v.type)})")
