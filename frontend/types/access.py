"""Access to members of classes ([class.access], [class.friend])."""

from __future__ import annotations

from collections.abc import Iterator

from ..syntax.declarations.extended_lambdas import SELF
from . import classes
from .bases import all_bases, derives
from .ctype import CType, Pointer, Record, record
from .declarations import RecordDecl
from .symbols import Function, Scope

Place = Function | RecordDecl


def may_access(
    function: Function | None, scope: Scope, t: Record, access: str, through: CType | None
) -> bool:
    """Return whether what stands in a scope, or in a function's body, may name members of class `t` with this
    access.

    `through` is the class of the object that a protected member belongs to.
    """
    places = list(_around(function, scope))
    if any(_belongs(place, t.decl) for place in places):
        return True
    return access == "protected" and _may_access_protected(places, t, through)


def _around(function: Function | None, scope: Scope | None) -> Iterator[Place]:
    """The functions and classes that a place is part of: nested classes are members ([class.access.nest]),
    local ones may name what their function may ([class.local] p1).
    """
    if function is not None:
        yield function
        if function.record is not None:
            if (captured := _captured(function.record)) is not None:
                yield captured.decl
            yield from _around(None, classes.scope_in(function.record.decl))
    for outer in scope.around() if scope is not None else ():
        if outer.record is not None:
            yield outer.record.decl
        elif outer.function is not None and outer.function is not function:
            yield from _around(outer.function, None)
            return


def _captured(closure: Record) -> Record | None:
    """The class whose member function a lambda stands in, where the lambda captures the object: its body is
    that function's ([expr.prim.lambda.closure]).
    """
    kind = next((field.ctype.unqualified for field in closure.decl.fields if field.name == SELF), None)
    kind = kind.pointee.unqualified if isinstance(kind, Pointer) else kind
    return kind if isinstance(kind, Record) else None


def _belongs(place: Place, decl: RecordDecl) -> bool:
    """Return whether a function or class is the class itself, or its friend."""
    return (
        place is decl
        or place in decl.friends
        or (place.template is not None and place.template in decl.friends)
    )


def _may_access_protected(places: list[Place], t: Record, through: CType | None) -> bool:
    """[class.protected]: members and friends of a class derived from `t` may, in objects of that class."""
    near: list[CType] = [
        place.record for place in places if isinstance(place, Function) and place.record is not None
    ]
    near += [record(place) for place in places if isinstance(place, RecordDecl)]
    if through is not None:
        near += [through.unqualified, *(base.unqualified for base in all_bases(through))]
    for derived in near:
        if not isinstance(derived, Record) or not derives(derived, t):
            continue
        reached = through is None or through.unqualified is derived or derives(through, derived)
        if reached and any(_belongs(place, derived.decl) for place in places):
            return True
    return False
