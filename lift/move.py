"""Moves between registers, and between state spaces (PTX ISA 9.7.9.3, 9.7.9.19)."""

from __future__ import annotations

from ..ir import irtypes as ty
from ..ir.core import const_int
from ..ptx.form import Variant
from ..ptx.model import Operand, Register, Sink, SymbolAddress, Vector
from .context import FunctionContext
from .equivalents import SPACES
from .registry import rule
from .value_types import words_of

_SPACES = "const global local shared shared::cta shared::cluster param param::entry"
_WORDS = "pred b16 b32 b64 b128 u16 u32 u64 s16 s32 s64 f32 f64"


@rule("mov", ".type", type=_WORDS)
def mov(t: FunctionContext, v: Variant, d: Operand, a: Operand) -> bool | None:
    """Move a value. The words of 64 bits are shifts, which are joined with others, and those of 128 bits are
    values of their own; other vectors stay PTX.
    """
    if v.type == "b128" and isinstance(a, Register | Vector) and isinstance(d, Register | Vector):
        sources, targets = (o.elements if isinstance(o, Vector) else words_of(o) for o in (a, d))
        values = [t.read(source, "b64") for source in sources]
        for target, value in zip(targets, values, strict=True):
            t.write(target, value)
        return None
    if isinstance(d, Vector) and len(d.elements) == 2 and v.type == "b64" and not isinstance(a, Vector):
        word = t.read(a, "b64")
        for n, element in enumerate(d.elements):
            if not isinstance(element, Sink):
                shifted = t.b.binary("lshr", word, const_int(ty.I64, 32)) if n else word
                t.write(element, t.b.cast("trunc", shifted, ty.I32))
        return None
    if isinstance(a, Vector) or isinstance(d, Vector | Sink) or v.type == "b128":
        return False
    t.write(d, t.read(a, v.type))
    return None


@rule("cvta", ".space.type", space=_SPACES, type="u64")
@rule("cvta", ".to.space.type", space=_SPACES, type="u64")
def cvta(t: FunctionContext, v: Variant, d: Operand, a: Operand) -> bool | None:
    space = SPACES.get(v.slot("space").removesuffix("::cta"))
    if space in (None, ty.PARAM):
        return False
    source, target = (ty.GENERIC, space) if v.slot("to") else (space, ty.GENERIC)
    if isinstance(a, SymbolAddress) and not v.slot("to"):
        t.write(d, t.b.cast("ptrtoint", t.place(a, target), ty.I64))
        return None
    pointer = t.b.cast("inttoptr", t.read(a, v.type), ty.pointer(source))
    converted = t.b.cast("addrspacecast", pointer, ty.pointer(target))
    t.write(d, t.b.cast("ptrtoint", converted, ty.I64))
    return None
