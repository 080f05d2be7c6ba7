"""Rewriting rules of `simplify` for conversions."""

from __future__ import annotations

from ...ir import irtypes as ty
from ...ir.core import AddressOf, Global, Instr, Int, Value, address_of, const_int, is_op
from ..analysis.facts import most
from .simplify_int import at, bits_of

_LOW_BITS_CLOSED = ("add", "sub", "mul", "and", "or", "xor")
"""Operations whose low bits depend on the low bits of the operands alone."""
MAX_DEPTH, MAX_USERS = 6, 4
"""The height of expressions that are narrowed, and the most users of what is in several."""


def _trunc(instr: Instr) -> Value | None:
    """Narrowing what was widened; (T)(wide(a) op wide(b)) = a op b for a and b of type T."""
    a = instr.operands[0]
    if not isinstance(a, Instr):
        return None
    if a.op in ("zext", "sext"):
        return _resize(instr, a.operands[0], a.op)
    if a.op == "trunc":
        return at(instr).cast("trunc", a.operands[0], instr.type)
    if bits_of(instr) >= 32 and _has_low(a, instr.type):
        return _low(instr, a)
    return None


def _has_low(value: Value, type: ty.Type, depth: int = MAX_DEPTH) -> bool:
    """Return whether the low bits of a value as `type` cost no more than the value."""
    if isinstance(value, Int):
        return True
    if is_op(value, "zext", "sext"):
        return value.operands[0].type is type
    if is_op(value, "ptrtoint"):
        return value.operands[0].type is ty.pointer(ty.SHARED)
    if not isinstance(value, Instr) or not depth or not (len(value.users) == 1 or _is_cut(value)):
        return False
    if value.op == "shl":
        amount = value.operands[1]
        is_closed = isinstance(amount, Int) and amount.value < type.bits  # type: ignore[attr-defined]
    else:
        is_closed = value.op in _LOW_BITS_CLOSED
    return is_closed and all(_has_low(operand, type, depth - 1) for operand in value.operands)


def _is_cut(value: Value, depth: int = MAX_DEPTH) -> bool:
    """Return whether the users of a value need its low 32 bits alone, as far as is looked."""
    return len(value.users) <= MAX_USERS and all(
        (user.op == "trunc" and bits_of(user) <= 32)
        or (user.op == "inttoptr" and user.type is ty.pointer(ty.SHARED))
        or (
            depth > 0
            and (user.op in _LOW_BITS_CLOSED or (user.op == "shl" and user.operands[1] is not value))
            and _is_cut(user, depth - 1)
        )
        for user in value.users
    )


def _low(instr: Instr, value: Value) -> Value:
    """Emit the low bits of a value that has them, as the type of `instr`."""
    if isinstance(value, Int):
        return const_int(instr.type, value.value)
    assert isinstance(value, Instr)
    if value.op in ("zext", "sext"):
        return value.operands[0]
    if value.op == "ptrtoint":
        return at(instr).cast("ptrtoint", value.operands[0], instr.type)
    a, b = (_low(instr, operand) for operand in value.operands)
    return at(instr).binary(value.op, a, b)


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
    """(T*)(integer)p = p for a pointer of the same space and an integer that holds all of it: an address in
    shared memory has 32 bits.
    """
    a = instr.operands[0]
    is_shared = instr.type.space == ty.SHARED  # type: ignore[attr-defined]
    if is_shared and is_op(a, "zext") and bits_of(a.operands[0]) == 32:
        return at(instr).cast("inttoptr", a.operands[0], instr.type)
    if is_shared and bits_of(a) == 64 and _has_low(a, ty.I32):
        return at(instr).cast("inttoptr", at(instr).cast("trunc", a, ty.I32), instr.type)
    if is_op(a, "ptrtoint") and bits_of(a) >= (32 if is_shared else 64) and a.operands[0].type is instr.type:
        return a.operands[0]
    return None


def _ptrtoint(instr: Instr) -> Value | None:
    """(integer)(T*)a = a for an integer that the pointer holds, widened if it is shorter."""
    a = instr.operands[0]
    if not is_op(a, "inttoptr"):
        return None
    held = 32 if a.type.space == ty.SHARED else 64  # type: ignore[attr-defined]
    if bits_of(a.operands[0]) != held or bits_of(instr) < held:
        return None
    return at(instr).cast("zext", a.operands[0], instr.type)


def _addrspacecast(instr: Instr) -> Value | None:
    """A cast back to the space a pointer came from is that pointer; addresses of globals absorb casts."""
    a = instr.operands[0]
    if is_op(a, "addrspacecast"):
        inner = a.operands[0]
        if inner.type is instr.type is not ty.pointer():
            return inner
    if is_op(a, "inttoptr") and (moved := _moved(a.operands[0], instr)) is not None:
        return moved
    space = instr.type.space  # type: ignore[attr-defined]
    if isinstance(a, Global) and space == ty.GENERIC:
        return address_of(a, 0, space)
    if isinstance(a, AddressOf) and isinstance(a.base, Global) and space == a.base.space:
        return _address_of(a, space)
    return None


def _moved(address: Value, instr: Instr) -> Value | None:
    """A sum that is cast to a space is formed there, if the generic address in it is of that space."""
    if not is_op(address, "add"):
        return None
    for first, second in (address.operands, address.operands[::-1]):
        own = _in_space(first.operands[0], instr.type) if is_op(first, "ptrtoint") else None
        if own is not None:
            b = at(instr)
            base = b.cast("ptrtoint", own, address.type)
            return b.cast("inttoptr", b.binary("add", base, second), instr.type)
    return None


def _in_space(pointer: Value, type: ty.Type) -> Value | None:
    """Return the pointer of a type that was cast to a generic one."""
    if is_op(pointer, "addrspacecast") and pointer.operands[0].type is type:
        return pointer.operands[0]
    if isinstance(pointer, AddressOf) and pointer.base.type is type:
        return _address_of(pointer, type.space)  # type: ignore[attr-defined]
    return None


def _address_of(address: AddressOf, space: int) -> Value:
    """Return an address in the space of its variable."""
    return address_of(address.base, address.offset, space) if address.offset else address.base


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
