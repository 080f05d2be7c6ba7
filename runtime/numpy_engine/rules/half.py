"""Half precision and bfloat16 (PTX ISA 9.7.4): computed exactly in f64, rounded once, halves apart.

Operands are at most 11 bits wide, so a double holds sums and products exactly enough: what it
cannot hold is rounded to odd there (numerics.fma of the widened operands), which makes the final rounding
right.
"""

from __future__ import annotations

from ....ptx.form import Variant
from ....ptx.model import Operand
from ..emit import Emitter
from .registry import rule

HALF = "f16 f16x2"
BRAIN = "bf16 bf16x2"


@rule("tanh", ".approx.type", type=f"{HALF} {BRAIN}")
@rule("ex2", ".approx.type", type=HALF)
@rule("ex2", ".approx.ftz.type", type=BRAIN)
@rule("neg abs", "{.ftz}.type", type=HALF)
@rule("neg abs", ".type", type=BRAIN)
def unary(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    _apply(e, v, d, a)


@rule("add sub mul", "{.rn}{.ftz}{.sat}.type", type=HALF)
@rule("add sub mul", "{.rn}.type", type=BRAIN)
@rule("min max", "{.ftz}{.NaN}{.xorsign.abs}.type", type=HALF)
@rule("min max", "{.NaN}{.xorsign.abs}.type", type=BRAIN)
def binary(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    _apply(e, v, d, a, b)


@rule("fma", ".rn{.ftz}{.sat}{.relu}{.oob}.type", type=HALF)
@rule("fma", ".rnd{.relu}{.oob}.type", type=BRAIN)
def fma(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    _apply(e, v, d, a, b, c)


def _apply(e: Emitter, v: Variant, d: Operand, *sources: Operand) -> None:
    """Translate any operation of f16, f16x2, bf16 or bf16x2 by name."""
    flags = tuple(name for name in ("ftz", "sat", "relu", "NaN", "xorsign", "abs") if v.slot(name)) + (
        (v.slot("rnd"),) if v.slot("rnd") else ()
    )
    args = ", ".join(e.src(o, "b32" if v.type.endswith("x2") else "b16") for o in sources)
    text = f"halves.apply({v.form.opcode!r}, {v.type!r}, {flags!r}, {args})"
    if v.slot("oob"):
        text = f"halves.zero_if_out_of_bounds({text}, {args})"
    e.dst(d, "b32" if v.type.endswith("x2") else "b16", text)
