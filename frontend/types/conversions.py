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
        return ct.INT if t is not ct.CHAR32 else ct.UINT
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


def is_number(t: CType) -> bool:
    """An arithmetic type, or an enumeration that converts to one."""
    return t.is_arithmetic or (t.is_enum and not t.is_scoped)


def usual(a: CType, b: CType) -> CType:
    """The usual arithmetic conversions ([expr.arith.conv]): the common type of two arithmetic operands."""
    a, b = a.unqualified, b.unqualified
    if a.is_float or b.is_float:
        floats = [t for t in (a, b) if t.is_float]
        return max(floats, key=lambda t: representation(t).rank)
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
    return ct.UNSIGNED[signed]


def computation_type(op: str, target: CType, value: CType) -> CType:
    """The type in which `target op= value` computes ([expr.ass] p6)."""
    return promoted(target) if op in ("<<", ">>") else usual(target, value)


def in_range(t: CType, value: int) -> bool:
    """Return whether an integer type holds `value` unchanged."""
    t = representation(t)
    return t.least <= value <= t.greatest


def limits(t: CType) -> tuple[int, int]:
    """Smallest and largest value of an integer or enumeration type."""
    t = representation(t)
    return t.least, t.greatest


def wrap(t: CType, value: int) -> int:
    """`value` converted to an integer type: modulo 2**n, for bool: != 0."""
    t = representation(t)
    if t.least <= value <= t.greatest:
        return value
    if t.is_bool:
        return 1
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


def below(a: CType, b: CType) -> tuple[CType, CType] | None:
    """What two pointers point to, or two pointers to members of one class: the next level of [conv.qual]
    p1.
    """
    if isinstance(a, ct.Pointer) and isinstance(b, ct.Pointer):
        return a.pointee, b.pointee
    if isinstance(a, ct.MemberPointer) and isinstance(b, ct.MemberPointer) and a.owner is b.owner:
        return a.pointee, b.pointee
    return None


def similar(a: CType, b: CType) -> bool:
    """Same type apart from qualifiers at every pointer level ([conv.qual] p1)."""
    while (inner := below(a, b)) is not None:
        a, b = inner
    return ct.unqualified(a) is ct.unqualified(b)


same_unqualified = similar


def pointer_problem(source: CType, target: CType) -> str:
    """Why pointer type `source` does not convert implicitly to pointer type `target`.

    '' means that it does; 'qualifiers' that qualifiers would be lost; 'type' that the pointees differ.
    """
    assert isinstance(source, ct.Pointer | ct.MemberPointer) and isinstance(
        target, ct.Pointer | ct.MemberPointer
    )
    s, t = source.pointee, target.pointee
    if loses_noexcept(s, t):
        return ""
    if t.is_void and not s.is_function:
        return "qualifiers" if _lost(s, t) else ""
    if not same_unqualified(s, t):
        return "type"
    if _lost(s, t):
        return "qualifiers"
    # [conv.qual] p3: a qualifier added below the first level needs const at every level above it.
    const_above = quals_of(t) & ct.CONST
    while (inner := below(s, t)) is not None:
        s, t = inner
        if _lost(s, t) or (quals_of(s) != quals_of(t) and not const_above):
            return "qualifiers"
        const_above &= quals_of(t) & ct.CONST
    return ""


def loses_noexcept(source: CType, target: CType) -> bool:
    """Return whether a function pointer conversion leads from one function type to another ([conv.fctptr])."""
    return source is not target and ct.throwing(source) is target


def more_qualified(a: CType, b: CType) -> bool:
    """Return whether `a` is `b` with more qualifiers: at some level, and at none with fewer ([over.ics.rank]
    p3.2.5).
    """
    more = False
    while True:
        x, y = quals_of(a), quals_of(b)
        if y & ~x:
            return False
        more |= x != y
        inner = below(a, b)
        if inner is None:
            return more
        a, b = inner


def quals_of(t: CType) -> int:
    """`const` and `volatile` of a type; an array is as qualified as its elements."""
    while isinstance(t, ct.ArrayType):
        t = t.element
    return t.quals & (ct.CONST | ct.VOLATILE)


def _lost(source: CType, target: CType) -> int:
    return quals_of(source) & ~quals_of(target)


def arithmetic_kind(source: CType, target: CType) -> str:
    """The kind of a conversion between arithmetic and enumeration types, 'NoOp' between equal ones."""
    if source.unqualified is target.unqualified:
        return "NoOp"
    if target.is_bool:
        return "FloatingToBoolean" if source.is_float else "IntegralToBoolean"
    if source.is_float:
        return "FloatingCast" if target.is_float else "FloatingToIntegral"
    return "IntegralToFloating" if target.is_float else "IntegralCast"


def standard_kind(source: CType, target: CType, is_null: bool = False) -> str:
    """The cast kind of the standard conversion ([conv]) between unqualified types after the lvalue
    transformation, '' if there is none.

    'NoOp' is the identity or a qualification conversion. `is_null` says that the value is a null pointer
    constant. A conversion to an ambiguous or inaccessible base is one, too ([conv.ptr] p3); using it is an
    error.
    """
    if source is target:
        return "NoOp"
    if source.is_arithmetic or source.is_enum:
        if target.is_arithmetic:
            return "" if source.is_scoped else arithmetic_kind(source, target)
        return (
            "NullToPointer"
            if is_null and (target.is_pointer or target.is_member_pointer or target.is_nullptr)
            else ""
        )
    if source.is_nullptr:
        return "NullToPointer" if target.is_pointer or target.is_member_pointer else ""
    if isinstance(source, ct.MemberPointer):
        return "MemberPointerToBoolean" if target.is_bool else _member_pointer_kind(source, target)
    if isinstance(source, ct.Pointer):
        if target.is_bool:
            return "PointerToBoolean"
        if isinstance(target, ct.Pointer):
            return _pointer_kind(source, target)
    return "DerivedToBase" if bases.derives(source, target) else ""


def _pointer_kind(source: ct.Pointer, target: ct.Pointer) -> str:
    if not pointer_problem(source, target):
        return "NoOp" if same_unqualified(source, target) or source.pointee.is_function else "BitCast"
    return (
        "DerivedToBase"
        if not _lost(source.pointee, target.pointee) and bases.derives(source.pointee, target.pointee)
        else ""
    )


def _member_pointer_kind(source: ct.MemberPointer, target: CType) -> str:
    """[conv.qual], [conv.mem]: to one of a class that derives from the class."""
    if not isinstance(target, ct.MemberPointer):
        return ""
    if source.owner is target.owner:
        return "" if pointer_problem(source, target) else "NoOp"
    derived = bases.derives(target.owner, source.owner) and not pointer_problem(
        ct.member_pointer(target.owner, source.pointee), target
    )
    return "BaseToDerivedMember" if derived else ""


def reference_compatible(source: CType, target: CType) -> bool:
    """[dcl.init.ref] p4: an lvalue of type `source` can be what a reference to `target` refers to, itself or
    as its base.
    """
    if loses_noexcept(source, target):
        return True
    if similar(source, target):
        return not _lost(source, target) and (
            not isinstance(target, ct.Pointer | ct.MemberPointer)
            or not pointer_problem(source.unqualified, target.unqualified)
        )
    return bases.derives(source, target) and not _lost(source, target)


def reference_related(source: CType, target: CType) -> bool:
    """[dcl.init.ref] p4: the same type apart from qualifiers, or a base of it."""
    return similar(source, target) or loses_noexcept(source, target) or bases.derives(source, target)


def composite_pointer(a: CType, b: CType) -> CType | None:
    """The common type of two pointers, or pointers to members, in `?:` and comparisons ([expr.type] p4), None
    if there is none.
    """
    if a is not b:
        a, b = _may_throw(a), _may_throw(b)
    if similar(a, b):
        return _combined(a, b)
    if isinstance(a, ct.MemberPointer) and isinstance(b, ct.MemberPointer):
        owner = a.owner if bases.derives(a.owner, b.owner) else b.owner
        moved = [ct.member_pointer(owner, t.pointee) for t in (a, b)]
        return (
            _combined(*moved)
            if bases.derives(owner, a.owner if owner is b.owner else b.owner) and similar(*moved)
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


def _may_throw(t: CType) -> CType:
    """What a function pointer conversion makes of a pointer, or pointer to member; every other type as it
    is.
    """
    if isinstance(t, ct.MemberPointer):
        return ct.qualified(ct.member_pointer(t.owner, ct.throwing(t.pointee)), t.quals)
    return ct.qualified(ct.pointer_to(ct.throwing(t.pointee)), t.quals) if isinstance(t, ct.Pointer) else t


def _combined(a: CType, b: CType) -> CType:
    """The cv-combined type of similar types ([conv.qual] p3): where qualifiers were added below, const stands
    above.
    """
    levels: list[tuple[int, CType]] = []
    changed = 0
    while (inner := below(a, b)) is not None:
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
