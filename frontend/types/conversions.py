"""C++17's conversion rules as functions on types: promotions, usual arithmetic conversions,
implicit conversions of pointers. Pure: nothing here reports errors or touches the tree.
"""

from __future__ import annotations

from . import bases
from . import ctype as ct
from .ctype import CType


def promoted(t: CType) -> CType:
    """Integral promotion ([conv.prom]); other types unchanged, qualifiers dropped."""
    t = t.unqualified
    if isinstance(t, ct.Enum):
        return _enum_promotion(t)
    if isinstance(t, ct.Scalar) and t.is_integer and t.rank < ct.INT.rank:
        return ct.INT
    return t


def _enum_promotion(t: ct.Enum) -> CType:
    if t.decl.fixed:
        return promoted(t.underlying)
    values = t.decl.constants.values()
    low, high = min(values, default=0), max(values, default=0)
    for candidate in (ct.INT, ct.UINT, ct.LONG, ct.ULONG):
        if in_range(candidate, low) and in_range(candidate, high):
            return candidate
    return ct.ULONG


def usual(a: CType, b: CType) -> CType:
    """The usual arithmetic conversions ([expr.arith.conv]): the common type of two arithmetic operands."""
    a, b = a.unqualified, b.unqualified
    if a.is_float or b.is_float:
        floats = [t for t in (a, b) if t.is_float]
        return max(floats, key=lambda t: t.rank)  # type: ignore[attr-defined]
    x, y = promoted(a), promoted(b)
    assert isinstance(x, ct.Scalar) and isinstance(y, ct.Scalar)
    if x is y:
        return x
    if x.signed == y.signed:
        return x if x.rank > y.rank else y
    signed, unsigned = (x, y) if x.signed else (y, x)
    if unsigned.rank >= signed.rank:
        return unsigned
    if signed.bytes > unsigned.bytes:
        return signed
    return ct._UNSIGNED[signed]


def computation_type(op: str, target: CType, value: CType) -> CType:
    """The type in which `target op= value` computes ([expr.ass] p6)."""
    return promoted(target) if op in ("<<", ">>") else usual(target, value)


def in_range(t: CType, value: int) -> bool:
    """Whether an integer type holds `value` unchanged."""
    low, high = limits(t)
    return low <= value <= high


def limits(t: CType) -> tuple[int, int]:
    """Smallest and largest value of an integer or enumeration type."""
    t = representation(t)
    if t.signed:
        return -(1 << (t.bits - 1)), (1 << (t.bits - 1)) - 1
    return 0, (1 << t.bits) - 1


def wrap(t: CType, value: int) -> int:
    """`value` converted to an integer type: modulo 2**n, for bool: != 0."""
    t = representation(t)
    if t.is_bool:
        return int(value != 0)
    value &= (1 << t.bits) - 1
    return value - (1 << t.bits) if t.signed and value >> (t.bits - 1) else value


def representation(t: CType) -> ct.Scalar:
    """The scalar type that represents an integer or enumeration type."""
    t = t.unqualified
    if isinstance(t, ct.Enum):
        return t.underlying
    assert isinstance(t, ct.Scalar)
    return t


def is_signed(t: CType) -> bool:
    return representation(t).signed


def same_unqualified(a: CType, b: CType) -> bool:
    """Same type apart from qualifiers at every pointer level ("similar", [conv.qual])."""
    while a.is_pointer and b.is_pointer:
        a, b = a.pointee, b.pointee  # type: ignore[attr-defined]
    return ct.unqualified(a) is ct.unqualified(b)


def pointer_problem(source: CType, target: CType) -> str:
    """Why pointer type `source` does not convert implicitly to pointer type `target`.

    '' means that it does; 'qualifiers' that qualifiers would be lost; 'type' that the pointees differ.
    """
    assert isinstance(source, ct.Pointer) and isinstance(target, ct.Pointer)
    s, t = source.pointee, target.pointee
    if t.is_void and not s.is_function:
        return "qualifiers" if _lost(s, t) else ""
    if not same_unqualified(s, t):
        return "type"
    if _lost(s, t):
        return "qualifiers"
    # [conv.qual] p3: a qualifier added below the first level needs const at every level above it.
    const_above = _quals(t) & ct.CONST
    while s.is_pointer and t.is_pointer:
        s, t = s.pointee, t.pointee  # type: ignore[attr-defined]
        if _lost(s, t) or (_quals(s) != _quals(t) and not const_above):
            return "qualifiers"
        const_above &= _quals(t) & ct.CONST
    return ""


def _quals(t: CType) -> int:
    while isinstance(t, ct.Array):
        t = t.element
    return t.quals & (ct.CONST | ct.VOLATILE)


def _lost(source: CType, target: CType) -> int:
    return _quals(source) & ~_quals(target)


def composite_pointer(a: CType, b: CType) -> CType | None:
    """The common type of two pointers in `?:` and comparisons ([expr.type] p4), None if there is none."""
    assert isinstance(a, ct.Pointer) and isinstance(b, ct.Pointer)
    quals = _quals(a.pointee) | _quals(b.pointee)
    if same_unqualified(a, b):
        return ct.pointer_to(ct.qualified(a.pointee, quals))
    for one, other in ((a, b), (b, a)):
        if bases.path(one.pointee, other.pointee) is not None:
            return ct.pointer_to(ct.qualified(other.pointee, quals))
    if (a.pointee.is_void or b.pointee.is_void) and not (a.pointee.is_function or b.pointee.is_function):
        return ct.pointer_to(ct.qualified(ct.VOID, quals))
    return None
