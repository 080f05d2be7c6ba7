"""Packed integers and f32 pairs, and f32 arithmetic on half operands (PTX ISA 9.7.1, 9.7.3, 9.7.5)."""

from __future__ import annotations

from ....ptx.form import Variant
from ....ptx.model import Operand
from ...arithmetic import packed
from ..emit import Emitter
from .registry import NAMESPACE, rounding, rule

NAMESPACE["packed"] = packed


@rule("add min max", ".type", type="u16x2 s16x2")
@rule("min max", ".relu.s16x2")
@rule("add", ".sat.type", type="u16x2 s16x2")
@rule("add sub", "{.sat}.type", type="u8x4 s8x4")
@rule("min max", "{.relu}.type", type="u8x4 s8x4")
def integers(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    """Translate add, sub, min and max of halves and bytes."""
    flags = f"{bool(v.slot('relu'))}, {bool(v.slot('sat'))}"
    e.dst(
        d,
        "b32",
        f"packed.apply({v.form.opcode!r}, {v.type!r}, {flags}, {e.src(a, 'b32')}, {e.src(b, 'b32')})",
    )


@rule("neg", ".s8x4")
def negate(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    """Translate neg of bytes; -128 is unchanged."""
    e.dst(d, "b32", f"packed.apply('sub', {v.type!r}, False, False, u4(0), {e.src(a, 'b32')})")


@rule("add sub mul", "{.rnd}{.ftz}.f32x2")
@rule("fma", ".rnd{.ftz}.f32x2")
def floats(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand | None = None) -> None:
    """Translate add, sub, mul and fma of f32 pairs."""
    pairs = [e.temporary(e.src(o, "b64")) for o in (a, b, c) if o is not None]
    parts = []
    for shift in (0, 32):
        args = [f"({pair} >> u8({shift})).astype(u4).view(f4)" for pair in pairs]
        if v.slot("ftz"):
            args = [f"flush({arg})" for arg in args]
        text = f"nm.{v.form.opcode}({', '.join(args)}, {rounding(v)!r}, m)"
        parts.append(f"canonical({f'flush({text})' if v.slot('ftz') else text}).view(u4).astype(u8)")
    e.dst(d, "b64", f"({parts[0]} | ({parts[1]} << u8(32)))")


@rule("add sub", "{.rnd}{.sat}.f32.atype", atype="f16 bf16")
@rule("fma", ".rnd{.sat}.f32.atype", atype="f16 bf16")
def mixed_precision(
    e: Emitter, v: Variant, d: Operand, a: Operand, c: Operand, b: Operand | None = None
) -> None:
    """Translate add, sub and fma of f32 where all operands but the last are halves."""
    name = v.slot("atype")
    args = [f"halves.widen({e.src(o, 'b16')}, {name!r}).astype(f4)" for o in (a, b) if o is not None]
    text = f"nm.{v.form.opcode}({', '.join([*args, e.src(c, 'f32', exact=False)])}, {rounding(v)!r}, m)"
    if v.slot("sat"):
        return e.dst(d, "f32", f"saturate({text})")
    return e.dst(d, "f32", text, dirty=True)
