"""Arithmetic on constants in their types; undefined results are errors ([expr] p4)."""

from __future__ import annotations

import math
import operator
import struct
from collections.abc import Callable

from ...syntax import tree
from .. import conversions as conv
from .. import ctype as ct
from .memory import NULL, ConstantAddress, NotConstant, Value, index_in_array, move_pointer

_Number = int | float


def round_to(t: ct.CType, value: float) -> float:
    """Round to a floating type's format."""
    if t.size == 8:
        return value
    try:
        return float(struct.unpack("<f", struct.pack("<f", value))[0])
    except OverflowError:
        return math.copysign(math.inf, value)


# --------------------------------------------------------------------------------- conversions


def convert(value: Value, source: ct.CType, target: ct.CType) -> int | float | ConstantAddress | None:
    """Return a constant converted to another arithmetic, enumeration or pointer type; None when that is
    undefined.
    """
    if type(value) is int and target.is_integral and not target.is_bool:
        return conv.wrap(target, value)
    if isinstance(value, ConstantAddress):
        return _from_pointer(value, target)
    if not isinstance(value, int | float) or not target.is_scalar:
        return None
    if target.is_pointer or target.is_nullptr:
        return ConstantAddress(None, int(value)) if value else NULL
    if target.is_float:
        return _to_float(target, value)
    if target.is_bool:
        return int(value != 0)
    if isinstance(value, float):
        if not math.isfinite(value) or not conv.in_range(target, int(value)):
            return None
        return int(value)
    return conv.wrap(target, value)


def _from_pointer(value: ConstantAddress, target: ct.CType) -> int | ConstantAddress | None:
    if target.is_pointer or target.is_nullptr:
        return value
    if target.is_bool:
        return int(not value.is_null)
    return conv.wrap(target, value.offset) if value.base is None and target.is_integral else None


def _to_float(target: ct.CType, value: _Number) -> float:
    if isinstance(value, float) or target.size == 8 or abs(value) < 1 << 53:
        return round_to(target, float(value))
    # Rounding once: an odd low bit represents all bits that the shift drops.
    shift = abs(value).bit_length() - 50
    sticky = abs(value) >> shift | int(abs(value) & ((1 << shift) - 1) != 0)
    return round_to(target, math.copysign(float(sticky) * 2.0**shift, value))


# ---------------------------------------------------------------------------------- operations


def check_range(t: ct.CType, value: _Number, at: tree.Node) -> _Number:
    """Return a result of arithmetic in type `t`: unsigned wraps, floats are rounded. Raises NotConstant for
    signed overflow.
    """
    if t.is_float:
        return round_to(t, value)
    assert isinstance(value, int)
    scalar = conv.representation(t)
    if scalar.least <= value <= scalar.greatest:
        return value
    if scalar.signed:
        raise NotConstant(
            f"value {value} is outside the range of representable values of type '{t.unqualified}'",
            at,
            final=True,
        )
    return conv.wrap(t, value)


def _quotient(a: _Number, b: _Number) -> _Number:
    if isinstance(a, float) or isinstance(b, float):
        return a / b
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def _remainder(a: int, b: int) -> int:
    return a - b * int(_quotient(a, b))


_ARITHMETIC: dict[tree.BinaryOperator, Callable[..., _Number]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": _quotient,
    "%": _remainder,
    "&": operator.and_,
    "|": operator.or_,
    "^": operator.xor,
}
COMPARISONS: dict[tree.BinaryOperator, Callable[..., bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


def operate(op: tree.BinaryOperator, left: _Number, right: _Number, t: ct.CType, at: tree.Node) -> _Number:
    """Return `left op right` in the arithmetic type `t`. Raises NotConstant when it is undefined."""
    if op in ("<<", ">>"):
        assert isinstance(left, int) and isinstance(right, int)
        return _shift(op, left, right, t, at)
    if not right and op in ("/", "%"):
        raise NotConstant("division by zero", at, final=True)
    return check_range(t, _ARITHMETIC[op](left, right), at)


def _shift(op: tree.BinaryOperator, left: int, right: int, t: ct.CType, at: tree.Node) -> int:
    """Return the shifted value: the count must be less than the width; a signed value shifts as its bits do,
    as in nvcc ([expr.shift]).
    """
    bits = conv.representation(t).bits
    if right < 0:
        raise NotConstant(f"negative shift count {right}", at, final=True)
    if right >= bits:
        raise NotConstant(
            f"shift count {right} >= width of type '{t.unqualified}' ({bits} bits)", at, final=True
        )
    return conv.wrap(t, left << right if op == "<<" else left >> right)


# ------------------------------------------------------------------------------------ pointers


def step_pointer(
    op: tree.BinaryOperator, pointer: ConstantAddress, distance: int, t: ct.Pointer, at: tree.Node
) -> ConstantAddress:
    """Return `pointer + distance` or `pointer - distance`."""
    return move_pointer(pointer, distance if op == "+" else -distance, t.pointee.size, at)


def difference(left: ConstantAddress, right: ConstantAddress, t: ct.Pointer, at: tree.Node) -> int:
    """Return the number of elements between two pointers into one array ([expr.add] p5)."""
    one, other = index_in_array(left), index_in_array(right)
    if left.base is not right.base or (one and other and one[0] != other[0]):
        raise NotConstant("subtracted pointers are not elements of the same array", at, final=True)
    return (left.offset - right.offset) // t.pointee.size


def compare_pointers(
    op: tree.BinaryOperator, left: ConstantAddress, right: ConstantAddress, at: tree.Node
) -> int:
    """Return the result of a comparison ([expr.rel], [expr.eq]). Raises NotConstant when it is unspecified:
    the order of unrelated objects, and whether one ends where another begins.
    """
    if left.base is right.base:
        return int(COMPARISONS[op](left.offset, right.offset))
    if op in ("==", "!=") and (left.is_null or right.is_null or _are_distinct(left, right)):
        return int(op == "!=")
    raise NotConstant("comparison has unspecified value", at, final=True)


def _are_distinct(left: ConstantAddress, right: ConstantAddress) -> bool:
    """Return whether two addresses in different objects are those of bytes in them, and the objects cannot
    share storage.
    """
    if any(a.base is None or isinstance(a.base, tree.StringLiteral) or a.path is None for a in (left, right)):
        return False
    return not _is_past_end(left) and not _is_past_end(right)


def _is_past_end(a: ConstantAddress) -> bool:
    """Return whether an address is the end of its object."""
    assert a.base is not None and a.base.ctype is not None
    t = a.base.ctype
    return bool(a.offset) and t.is_complete and a.offset >= t.size
