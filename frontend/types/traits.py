"""Properties of a type alone: the categories and properties of classes that `<type_traits>` takes from the
compiler ([class.prop]).
"""

from __future__ import annotations

from collections.abc import Iterable

from . import bases, classes
from . import ctype as ct
from .ctype import CType
from .declarations import SpecialMember
from .symbols import FunctionSymbol


def is_union(t: CType) -> bool:
    """Return whether a type is a union."""
    return isinstance(t, ct.Record) and t.decl.kind == "union"


def is_class(t: CType) -> bool:
    """Return whether a type is a class that is no union."""
    return isinstance(t, ct.Record) and t.decl.kind != "union"


def is_empty(t: CType) -> bool:
    """Return whether a class has no data ([meta.unary.prop])."""
    return isinstance(t, ct.Record) and t.decl.is_empty


def is_base_of(base: CType, derived: CType) -> bool:
    """Return whether a class is a base of another, or the same class ([meta.rel])."""
    return (
        is_class(base)
        and is_class(derived)
        and (base.unqualified is derived.unqualified or bases.derives(derived, base))
    )


def is_aggregate(t: CType) -> bool:
    """Return whether a type is an aggregate ([dcl.init.aggr] p1)."""
    return t.is_array or (isinstance(t, ct.Record) and t.decl.is_aggregate)


def _all_trivial(t: ct.Record, kinds: Iterable[SpecialMember]) -> bool:
    """Return whether there are special members of these kinds, and all are trivial or deleted. GCC and nvcc
    do not require one that is not deleted (CWG 1734).
    """
    result = [fn for kind in kinds for fn in classes.special(t.decl, kind) if isinstance(fn, FunctionSymbol)]
    return bool(result) and all(fn.special.is_trivial or fn.is_deleted for fn in result)


def is_trivially_copyable(t: CType) -> bool:
    """Return whether a type, or its elements, is trivially copyable ([class.prop] p1)."""
    t = ct.innermost_element(t)
    if not isinstance(t, ct.Record):
        return t.is_scalar
    return _all_trivial(
        t, ("copy constructor", "move constructor", "copy assignment operator", "move assignment operator")
    ) and has_trivial_destructor(t)


def is_trivial(t: CType) -> bool:
    """Return whether a type is trivial ([class.prop] p2)."""
    return is_trivially_copyable(t) and _has_trivial_constructors(t)


def _has_trivial_constructors(t: CType) -> bool:
    """Return whether the default constructors are trivial; those of members count when they make the class's
    own deleted.
    """
    t = ct.innermost_element(t)
    if not isinstance(t, ct.Record):
        return True
    return _all_trivial(t, ("default constructor",)) and all(
        _has_trivial_constructors(field.ctype) for field in t.fields
    )


def has_trivial_destructor(t: CType) -> bool:
    """Return whether the destructor is trivial ([class.dtor] p6)."""
    t = ct.innermost_element(t)
    return _all_trivial(t, ("destructor",)) if isinstance(t, ct.Record) else t.is_scalar or t.is_reference


def is_standard_layout(t: CType) -> bool:
    """Return whether a type has standard layout ([class.prop] p3)."""
    t = ct.innermost_element(t)
    if not isinstance(t, ct.Record):
        return t.is_scalar
    members = [field for field in t.fields if not field.is_base]
    all_bases = bases.all_bases(t)
    with_data = [
        c
        for c in (t, *all_bases)
        if isinstance(c, ct.Record) and (c.decl.padding or not all(field.is_base for field in c.fields))
    ]
    return (
        len({field.access for field in members}) <= 1
        and all(is_standard_layout(field.ctype) for field in t.fields)
        and len(with_data) <= 1
        and len({c.unqualified for c in all_bases}) == len(all_bases)
        and not any(
            first in {c.unqualified for c in all_bases} for c in with_data for first in _first_subobjects(c)
        )
    )


def _first_subobjects(t: CType) -> list[CType]:
    """Return the types of the subobjects that may be at offset 0 ([class.prop] p3.7)."""
    t = ct.innermost_element(t)
    members = [field for field in t.fields if not field.is_base] if isinstance(t, ct.Record) else []
    first = members if is_union(t) else members[:1]
    return [
        item
        for field in first
        for item in (ct.innermost_element(field.ctype).unqualified, *_first_subobjects(field.ctype))
    ]


def is_pod(t: CType) -> bool:
    """Return whether a type is POD ([class.prop] p4)."""
    return is_trivial(t) and is_standard_layout(t)
