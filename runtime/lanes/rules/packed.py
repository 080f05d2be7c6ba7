"""Packed integers and f32 pairs, and f32 arithmetic on half operands (PTX ISA 9.7.1, 9.7.3, 9.7.5)."""

from __future__ import annotations

from ....ptx.form import Variant
from ....ptx.model import Operand
from ...arithmetic import packed
from ..emit import Emitter
from .registry import NAMESPACE, rounding

NAMESPACE["packed"] = packed


def integers(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    """add, min and max of 16-bit halves."""
    e.dst(d, "b32", f"packed.halves({v.form.opcode!r}, {v.type[0] == 's'}, {bool(v.slot('relu'))}, {e.src(a, 'b32')}, {e.src(b, 'b32')})")


def floats(e: Emitter, v: Variant, d: Operand, *operands: Operand) -> None:
    """add, sub, mul and fma of f32 pairs."""
    wholes = [e.temporary(e.src(o, "b64")) for o in operands]
    parts = []
    for shift in (0, 32):
        args = [f"({whole} >> u8({shift})).astype(u4).view(f4)" for whole in wholes]
        if v.slot("ftz"):
            args = [f"flush({arg})" for arg in args]
        text = f"nm.{v.form.opcode}({', '.join(args)}, {rounding(v)!r}, m)"
        parts.append(f"canonical({f'flush({text})' if v.slot('ftz') else text}).view(u4).astype(u8)")
    e.dst(d, "b64", f"({parts[0]} | ({parts[1]} << u8(32)))")


def mixed(e: Emitter, v: Variant, d: Operand, *operands: Operand) -> None:
    """add, sub and fma of f32 where all operands but the last are halves."""
    name = v.slot("atype") or v.slot("abtype")
    *narrow, last = operands
    args = [f"halves.widen({e.src(o, 'b16')}, {name!r}).astype(f4)" for o in narrow]
    text = f"nm.{v.form.opcode}({', '.join([*args, e.src(last, 'f32', exact=False)])}, {rounding(v)!r}, m)"
    if v.slot("sat"):
        return e.dst(d, "f32", f"saturate({text})")
    return e.dst(d, "f32", text, dirty=True)
