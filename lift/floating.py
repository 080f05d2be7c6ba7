"""Floating-point arithmetic of single and double precision (PTX ISA 9.7.3).

The IR's instructions without a rounding mode stand for PTX's without one, which may be contracted, and for
those with `.rn`, which may not. In a function that flushes subnormals an instruction that does not is
assembly, and the other way round. Most of these instructions are intrinsics.
"""

from __future__ import annotations

from ..ptx.form import Variant
from ..ptx.model import Operand
from .context import FunctionContext
from .registry import rule

_ROUNDINGS = "rn rz rm rp"


def _is_plain(t: FunctionContext, v: Variant) -> bool:
    """Return whether an operation rounds to nearest even, does not clamp, and has the function's mode."""
    has_mode = v.type != "f32" or t.has_mode(bool(v.slot("ftz")))
    return has_mode and v.slot("rnd", "rn") == "rn" and not v.slot("sat")


@rule("add sub mul", "{.rnd}{.ftz}{.sat}.f32", rnd=_ROUNDINGS)
@rule("add sub mul", "{.rnd}.f64", rnd=_ROUNDINGS)
def arithmetic(t: FunctionContext, v: Variant, d: Operand, a: Operand, b: Operand) -> bool | None:
    if not _is_plain(t, v):
        return False
    flags = ("contract",) if t.module.contracts and not v.slot("rnd") else ()
    t.write(d, t.b.binary(f"f{v.form.opcode}", t.read(a, v.type), t.read(b, v.type), flags=flags))
    return None


@rule("div", ".rnd{.ftz}.f32", rnd=_ROUNDINGS)
@rule("div", ".rnd.f64", rnd=_ROUNDINGS)
def div(t: FunctionContext, v: Variant, d: Operand, a: Operand, b: Operand) -> bool | None:
    if not _is_plain(t, v):
        return False
    t.write(d, t.b.binary("fdiv", t.read(a, v.type), t.read(b, v.type)))
    return None


@rule("neg", "{.ftz}.f32")
@rule("neg", ".f64")
def neg(t: FunctionContext, v: Variant, d: Operand, a: Operand) -> bool | None:
    if not _is_plain(t, v):
        return False
    t.write(d, t.b.fneg(t.read(a, v.type)))
    return None
