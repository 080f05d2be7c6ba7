"""Rewriting rules of `simplify` for conversions."""

from __future__ import annotations

from ...ir import irtypes as ty
from ...ir.core import AddressOf, Global, Instr, Int, Value, address_of, const_int, is_op
from ..analysis.facts import most
from .simplify_int import at, bits_of

_LOW_BITS_CLOSED = ("add", "sub", "mul", "and", "or", "xor")
"""Operations whose low bits depend on the low bits of the operands alone."""


def _trunc(instr: Instr) -> Value | None:
    """Narrowing what was widened; (T)(wide(a) op wide(b)) = a op b for a and b of type T."""
    a = instr.operands[0]
    if not isinstance(a, Instr):
        return None
    if a.op in ("zext", "sext"):
        return _resize(instr, a.operands[0], a.op)
    if a.op == "trunc":
        return at(instr).cast("trunc", a.operands[0], instr.type)
    if a.op in _LOW_BITS_CLOSED and len(a.users) == 1 and bits_of(instr) >= 32:
        operands = [_low(o, instr.type) for o in a.operands]
        if None not in operands:
            return at(instr).binary(a.op, operands[0], operands[1])  # type: ignore[arg-type]
    return None


def _low(value: Value, type: ty.Type) -> Value | None:
    """The low bits of a value as `type`, when they are at hand."""
    if isinstance(value, Int):
        return const_int(type, value.value)
    if is_op(value, "zext", "sext") and value.operands[0].type is type:
        return value.operands[0]
    return None


def _resize(instr: Instr, inner: Value, extension: str) -> Value:
    """`inner`, whose widening was narrowed again, in the type of `instr`."""
    if inner.type is instr.type:
        return inner
    op = extension if bits_of(inner) < bits_of(instr) else "trunc"
    return at(instr).cast(op, inner, instr.type)


def _zext(instr: Instr) -> Value | None:
    """zext(zext a) = zext a; zext(trunc a) to the type of a is a & mask, or a when nothing is cut."""
    a = instr.operands[0]
    if is_op(a, "zext"):
        return at(instr).cast("zext", a.operands[0], instr.type)
    if is_op(a, "trunc"):
        wide, mask = a.operands[0], (1 << bits_of(a)) - 1
        if wide.type is instr.type:
            return wide if most(wide) <= mask else at(instr).binary("and", wide, const_int(wide.type, mask))
    return None


def _sext(instr: Instr) -> Value | None:
    """sext(sext a) = sext a; sext(zext a) = zext a; sext(trunc a) = a when a is small enough."""
    a = instr.operands[0]
    if is_op(a, "sext", "zext"):
        return at(instr).cast(a.op, a.operands[0], instr.type)
    if (
        is_op(a, "trunc")
        and a.operands[0].type is instr.type
        and most(a.operands[0]) >> (bits_of(a) - 1) == 0
    ):
        return a.operands[0]
    return None


def _bitcast(instr: Instr) -> Value | None:
    a = instr.operands[0]
    if a.type is instr.type:
        return a
    if is_op(a, "bitcast"):
        return at(instr).cast("bitcast", a.operands[0], instr.type)
    return None


def _inttoptr(instr: Instr) -> Value | None:
    """(T*)(integer)p = p for a pointer of the same space and an integer that holds all of it."""
    a = instr.operands[0]
    if is_op(a, "ptrtoint") and bits_of(a) == 64 and a.operands[0].type is instr.type:
        return a.operands[0]
    return None


def _ptrtoint(instr: Instr) -> Value | None:
    a = instr.operands[0]
    if is_op(a, "inttoptr") and a.operands[0].type is instr.type and bits_of(instr) == 64:
        return a.operands[0]
    return None


def _addrspacecast(instr: Instr) -> Value | None:
    """A cast back to the space a pointer came from is that pointer; addresses of globals absorb casts."""
    a = instr.operands[0]
    if is_op(a, "addrspacecast"):
        inner = a.operands[0]
        if inner.type is instr.type is not ty.pointer():
            return inner
    space = instr.type.space  # type: ignore[attr-defined]
    if isinstance(a, Global) and space == ty.GENERIC:
        return address_of(a, 0, space)
    if isinstance(a, AddressOf) and isinstance(a.base, Global) and space == a.base.space:
        return address_of(a.base, a.offset, space) if a.offset else a.base
    return None


def _to_floating(instr: Instr) -> Value | None:
    """The conversion of a widened integer is that of the integer."""
    a = instr.operands[0]
    if not is_op(a, "zext", "sext") or bits_of(a.operands[0]) == 1:
        return None
    if a.op == "sext" and instr.op == "uitofp":
        return None
    op = "sitofp" if a.op == "sext" else "uitofp"
    return at(instr).cast(op, a.operands[0], instr.type, flags=instr.flags - {"nneg"})


RULES = {
    "trunc": (_trunc,),
    "zext": (_zext,),
    "sext": (_sext,),
    "bitcast": (_bitcast,),
    "sitofp": (_to_floating,),
    "uitofp": (_to_floating,),
    "inttoptr": (_inttoptr,),
    "ptrtoint": (_ptrtoint,),
    "addrspacecast": (_addrspacecast,),
}
