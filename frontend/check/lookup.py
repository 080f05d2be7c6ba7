"""What names mean where they stand ([basic.lookup])."""

from __future__ import annotations

from typing import Any

from ..syntax.names import Name
from ..types.arguments import dependent_member
from ..types.symbols import Binding, Namespace, Scope, TypeName, Variable
from . import seams
from .context import Context, scope_of


def find(cx: Context, name: Name) -> Any:
    """The symbol that a name means, or None; template arguments at its end are left to the caller."""
    if len(name.parts) > 1:
        around = find_around(cx, name)
        if isinstance(around, TypeName) and around.ctype.is_dependent:
            return _dependent(cx, around, name)
        scope = scope_of(around) if around is not None else None
        return scope.own(name.key) if scope is not None else None
    return cx.file_scope.own(name.key) if name.is_global else cx.scope.lookup(name.key)


def find_around(cx: Context, name: Name) -> Namespace | TypeName | None:
    """What the qualifier of a name means: a namespace or a type."""
    found: Any = None
    for count, part in enumerate(name.parts[:-1], 1):
        if isinstance(found, TypeName) and found.ctype.is_dependent:
            found = _dependent(cx, found, name.up_to(count))
            continue
        if count == 1 and not name.is_global:
            found = cx.scope.lookup(part.key) or cx.scope.lookup_tag(part.key)
        else:
            scope: Scope | None = cx.file_scope if count == 1 else scope_of(found)
            found = scope.own(part.key) if scope is not None else None
        if part.args is not None and found is not None:
            found = seams.instance_named(cx, found, name.up_to(count))
        if found is None:
            return None
    return found if isinstance(found, Namespace | TypeName) else None


def _dependent(cx: Context, around: TypeName, name: Name) -> TypeName:
    """A type that the name stands for once the arguments of a template are known; `around` is what stands before it."""
    args = seams.written_arguments(cx, name.args) if name.args is not None else None
    return TypeName(name.key, dependent_member(around.ctype, name.key, args), name.location)


def find_type(cx: Context, name: Name) -> Any:
    """As `find`, where a structure's tag counts, too: before `::`."""
    return find(cx, name) or (cx.scope.lookup_tag(name.key) if not name.is_qualified else None)


def is_outside(cx: Context, symbol: Variable | Binding) -> bool:
    """Whether a name belongs to what surrounds the class whose member is being checked, or to a lambda's captures."""
    scope: Scope | None = cx.scope
    while scope is not None and scope.kind != "record":
        if scope.kind != "pack" and scope.declares(symbol):
            return False
        scope = scope.parent
    return scope is not None
