"""C++17's conversion rules as functions on types: promotions, usual arithmetic conversions, implicit
conversions of pointers. Nothing here reports errors or reads the tree.
"""

from __future__ import annotations

from ..syntax import tree
from . import bases
from . import ctype as ct
from .ctype import CType


def promote(t: CType) -> CType:
    """Return the promoted type ([conv.prom]); other types unchanged, without qualifiers."""
    t = t.unqualified
    if isinstance(t, ct.Enum):
        return _enum_promotion(t)
    if isinstance(t, ct.Scalar) and t.is_integer and t.rank < ct.INT.rank:
        return ct.INT if t is not ct.CHAR32 else ct.UINT
    return t


def _enum_promotion(t: ct.Enum) -> CType:
    if t.decl.fixed:
        return promote(t.underlying)
    values = t.decl.constants.values()
    low, high = min(values, default=0), max(values, default=0)
    for candidate in (ct.INT, ct.UINT, ct.LONG, ct.ULONG):
        if in_range(candidate, low) and in_range(candidate, high):
            return candidate
    return ct.ULONG


def is_number(t: CType) -> bool:
    """Return whether a type is arithmetic, or an enumeration that converts to an arithmetic type."""
    return t.is_arithmetic or (t.is_enum and not t.is_scoped)


def usual_arithmetic_type(a: CType, b: CType) -> CType:
    """Return the common type of two arithmetic operands ([expr.arith.conv])."""
    a, b = a.unqualified, b.unqualified
    if a.is_float or b.is_float:
        floats = [t for t in (a, b) if t.is_float]
        return max(floats, key=lambda t: representation(t).rank)
    x, y = promote(a), promote(b)
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
    return ct.UNSIGNED[signed]


def computation_type(op: tree.BinaryOperator, target: CType, value: CType) -> CType:
    """Return the type in which `target op= value` computes ([expr.ass] p6)."""
    return promote(target) if op in ("<<", ">>") else usual_arithmetic_type(target, value)


def in_range(t: CType, value: int) -> bool:
    """Return whether an integer type holds `value` unchanged."""
    t = representation(t)
    return t.least <= value <= t.greatest


def limits(t: CType) -> tuple[int, int]:
    """Return the smallest and the largest value of an integer or enumeration type."""
    t = representation(t)
    return t.least, t.greatest


def wrap(t: CType, value: int) -> int:
    """Return `value` converted to an integer type: modulo 2**n, for bool: != 0."""
    t = representation(t)
    if t.least <= value <= t.greatest:
        return value
    if t.is_bool:
        return 1
    value &= (1 << t.bits) - 1
    return value - (1 << t.bits) if t.signed and value >> (t.bits - 1) else value


def representation(t: CType) -> ct.Scalar:
    """Return the scalar type that represents an integer or enumeration type."""
    t = t.unqualified
    if isinstance(t, ct.Enum):
        return t.underlying
    assert isinstance(t, ct.Scalar)
    return t


def is_signed(t: CType) -> bool:
    """Return whether an integral type is signed."""
    return representation(t).signed


def next_level(a: CType, b: CType) -> tuple[CType, CType] | None:
    """Return the pointees of two pointers, or of two pointers to members of one class: the next level of
    [conv.qual] p1. None for other types.
    """
    if isinstance(a, ct.Pointer) and isinstance(b, ct.Pointer):
        return a.pointee, b.pointee
    if isinstance(a, ct.MemberPointer) and isinstance(b, ct.MemberPointer) and a.owner is b.owner:
        return a.pointee, b.pointee
    return None


def is_similar(a: CType, b: CType) -> bool:
    """Return whether two types are the same apart from qualifiers at every pointer level ([conv.qual] p1)."""
    while (inner := next_level(a, b)) is not None:
        a, b = inner
    return ct.unqualified(a) is ct.unqualified(b)


def pointer_problem(source: CType, target: CType) -> str:
    """Return why pointer type `source` does not convert implicitly to pointer type `target`: 'qualifiers'
    when it would lose qualifiers, 'type' when the pointees differ, '' when it converts.
    """
    assert isinstance(source, ct.Pointer | ct.MemberPointer) and isinstance(
        target, ct.Pointer | ct.MemberPointer
    )
    s, t = source.pointee, target.pointee
    if loses_noexcept(s, t):
        return ""
    if t.is_void and not s.is_function:
        return "qualifiers" if _lost_qualifiers(s, t) else ""
    if not is_similar(s, t):
        return "type"
    if _lost_qualifiers(s, t):
        return "qualifiers"
    # [conv.qual] p3: a qualifier added below the first level needs const at every level above it.
    const_above = quals_of(t) & ct.CONST
    while (inner := next_level(s, t)) is not None:
        s, t = inner
        if _lost_qualifiers(s, t) or (quals_of(s) != quals_of(t) and not const_above):
            return "qualifiers"
        const_above &= quals_of(t) & ct.CONST
    return ""


def loses_noexcept(source: CType, target: CType) -> bool:
    """Return whether a function pointer conversion converts one function type to the other
    ([conv.fctptr]).
    """
    return source is not target and ct.drop_noexcept(source) is target


def is_more_qualified(a: CType, b: CType) -> bool:
    """Return whether `a` is `b` with more qualifiers: at some level, and with fewer at none ([over.ics.rank]
    p3.2.5).
    """
    more = False
    while True:
        x, y = quals_of(a), quals_of(b)
        if y & ~x:
            return False
        more |= x != y
        inner = next_level(a, b)
        if inner is None:
            return more
        a, b = inner


def quals_of(t: CType) -> int:
    """Return `const` and `volatile` of a type; an array has the qualifiers of its elements."""
    while isinstance(t, ct.ArrayType):
        t = t.element
    return t.quals & (ct.CONST | ct.VOLATILE)


def _lost_qualifiers(source: CType, target: CType) -> int:
    return quals_of(source) & ~quals_of(target)


def arithmetic_kind(source: CType, target: CType) -> tree.ConversionKind:
    """Return the kind of a conversion between arithmetic and enumeration types, 'NoOp' between equal ones."""
    if source.unqualified is target.unqualified:
        return "NoOp"
    if target.is_bool:
        return "FloatingToBoolean" if source.is_float else "IntegralToBoolean"
    if source.is_float:
        return "FloatingCast" if target.is_float else "FloatingToIntegral"
    return "IntegralToFloating" if target.is_float else "IntegralCast"


def standard_kind(source: CType, target: CType, is_null: bool = False) -> tree.ConversionKind | None:
    """Return the cast kind of the standard conversion ([conv]) between unqualified types after the lvalue
    transformation; None if there is none.

    'NoOp' is the identity or a qualification conversion. `is_null`: the value is a null pointer constant. A
    conversion to an ambiguous or inaccessible base counts ([conv.ptr] p3); its use is an error.
    """
    if source is target:
        return "NoOp"
    if source.is_arithmetic or source.is_enum:
        if target.is_arithmetic:
            return None if source.is_scoped else arithmetic_kind(source, target)
        return (
            "NullToPointer"
            if is_null and (target.is_pointer or target.is_member_pointer or target.is_nullptr)
            else None
        )
    if source.is_nullptr:
        return "NullToPointer" if target.is_pointer or target.is_member_pointer else None
    if isinstance(source, ct.MemberPointer):
        return "MemberPointerToBoolean" if target.is_bool else _member_pointer_kind(source, target)
    if isinstance(source, ct.Pointer):
        if target.is_bool:
            return "PointerToBoolean"
        if isinstance(target, ct.Pointer):
            return _pointer_kind(source, target)
    return "DerivedToBase" if bases.derives(source, target) else None


def _pointer_kind(source: ct.Pointer, target: ct.Pointer) -> tree.ConversionKind | None:
    if not pointer_problem(source, target):
        return "NoOp" if is_similar(source, target) or source.pointee.is_function else "BitCast"
    return (
        "DerivedToBase"
        if not _lost_qualifiers(source.pointee, target.pointee)
        and bases.derives(source.pointee, target.pointee)
        else None
    )


def _member_pointer_kind(source: ct.MemberPointer, target: CType) -> tree.ConversionKind | None:
    """Return the kind of a conversion between pointers to members ([conv.qual], [conv.mem]): to a derived
    class.
    """
    if not isinstance(target, ct.MemberPointer):
        return None
    if source.owner is target.owner:
        return None if pointer_problem(source, target) else "NoOp"
    derived = bases.derives(target.owner, source.owner) and not pointer_problem(
        ct.member_pointer(target.owner, source.pointee), target
    )
    return "BaseToDerivedMember" if derived else None


def is_reference_compatible(source: CType, target: CType) -> bool:
    """Return whether a reference to `target` can bind to an lvalue of type `source`, itself or as its base
    ([dcl.init.ref] p4).
    """
    if loses_noexcept(source, target):
        return True
    if is_similar(source, target):
        return not _lost_qualifiers(source, target) and (
            not isinstance(target, ct.Pointer | ct.MemberPointer)
            or not pointer_problem(source.unqualified, target.unqualified)
        )
    return bases.derives(source, target) and not _lost_qualifiers(source, target)


def is_reference_related(source: CType, target: CType) -> bool:
    """Return whether the types are the same apart from qualifiers, or `target` is a base
    ([dcl.init.ref] p4).
    """
    return is_similar(source, target) or loses_noexcept(source, target) or bases.derives(source, target)


def composite_pointer(a: CType, b: CType) -> CType | None:
    """Return the common type of two pointers, or pointers to members, in `?:` and comparisons ([expr.type]
    p4); None if there is none.
    """
    if a is not b:
        a, b = _without_noexcept(a), _without_noexcept(b)
    if is_similar(a, b):
        return _cv_combined_type(a, b)
    if isinstance(a, ct.MemberPointer) and isinstance(b, ct.MemberPointer):
        owner = a.owner if bases.derives(a.owner, b.owner) else b.owner
        moved = [ct.member_pointer(owner, t.pointee) for t in (a, b)]
        return (
            _cv_combined_type(*moved)
            if bases.derives(owner, a.owner if owner is b.owner else b.owner) and is_similar(*moved)
            else None
        )
    assert isinstance(a, ct.Pointer) and isinstance(b, ct.Pointer)
    quals = quals_of(a.pointee) | quals_of(b.pointee)
    for one, other in ((a, b), (b, a)):
        if bases.derives(one.pointee, other.pointee):
            return ct.pointer_to(ct.qualified(other.pointee, quals))
    if (a.pointee.is_void or b.pointee.is_void) and not (a.pointee.is_function or b.pointee.is_function):
        return ct.pointer_to(ct.qualified(ct.VOID, quals))
    return None


def _without_noexcept(t: CType) -> CType:
    """Return a pointer, or pointer to member, after a function pointer conversion; other types as
    they are.
    """
    if isinstance(t, ct.MemberPointer):
        return ct.qualified(ct.member_pointer(t.owner, ct.drop_noexcept(t.pointee)), t.quals)
    return (
        ct.qualified(ct.pointer_to(ct.drop_noexcept(t.pointee)), t.quals) if isinstance(t, ct.Pointer) else t
    )


def _cv_combined_type(a: CType, b: CType) -> CType:
    """Return the cv-combined type of similar types ([conv.qual] p3): a qualifier added at a level needs const
    above.
    """
    levels: list[tuple[int, CType]] = []
    changed = 0
    while (inner := next_level(a, b)) is not None:
        level = a
        a, b = inner
        levels.append((quals_of(a) | quals_of(b), level))
        if quals_of(a) != quals_of(b):
            changed = len(levels)
    t = ct.unqualified(a)
    for number, (quals, level) in reversed(list(enumerate(levels, 1))):
        pointee = ct.qualified(t, quals | (ct.CONST if number < changed else 0))
        t = (
            ct.member_pointer(level.owner, pointee)
            if isinstance(level, ct.MemberPointer)
            else ct.pointer_to(pointee)
        )
    return t
