"""Access to members of classes ([class.access], [class.friend])."""

from __future__ import annotations

from collections.abc import Iterator

from ..syntax.declarations.extended_lambdas import SELF
from ..syntax.tree import Access
from . import classes
from .bases import all_bases, derives
from .ctype import CType, Pointer, Record, record
from .declarations import RecordDefinition
from .symbols import ClassScope, FunctionScope, FunctionSymbol, Scope

AccessContext = FunctionSymbol | RecordDefinition


def may_access(
    function: FunctionSymbol | None, scope: Scope, t: Record, access: Access, object_class: CType | None
) -> bool:
    """Return whether code in a scope, or in a function's body, may name members of class `t` with this
    access.

    `object_class` is the class of the object expression for a protected member, None without one.
    """
    contexts = list(_enclosing_contexts(function, scope))
    if any(_is_class_or_friend(context, t.decl) for context in contexts):
        return True
    return access == "protected" and _may_access_protected(contexts, t, object_class)


def _enclosing_contexts(function: FunctionSymbol | None, scope: Scope | None) -> Iterator[AccessContext]:
    """Yield the functions and classes that code is part of: nested classes are members ([class.access.nest]),
    local ones may name what their function may ([class.local] p1).
    """
    if function is not None:
        yield function
        if function.record is not None:
            if (captured := _captured_class(function.record)) is not None:
                yield captured.decl
            yield from _enclosing_contexts(None, classes.scope_in(function.record.decl))
    for outer in scope.enclosing_scopes() if scope is not None else ():
        if isinstance(outer, ClassScope):
            yield outer.record.decl
        elif isinstance(outer, FunctionScope) and outer.function not in (None, function):
            yield from _enclosing_contexts(outer.function, None)
            return


def _captured_class(closure: Record) -> Record | None:
    """Return the class whose member function contains a lambda that captures the object: the lambda's body
    has that function's access ([expr.prim.lambda.closure]). None for another lambda.
    """
    kind = next((field.ctype.unqualified for field in closure.decl.fields if field.name == SELF), None)
    kind = kind.pointee.unqualified if isinstance(kind, Pointer) else kind
    return kind if isinstance(kind, Record) else None


def _is_class_or_friend(context: AccessContext, decl: RecordDefinition) -> bool:
    """Return whether a function or class is the class itself, or its friend."""
    return (
        context is decl
        or context in decl.friends
        or (context.template is not None and context.template in decl.friends)
    )


def _may_access_protected(contexts: list[AccessContext], t: Record, object_class: CType | None) -> bool:
    """Return whether one of the contexts is a member or friend of a class derived from `t`, for objects of
    that class ([class.protected]).
    """
    candidates: list[CType] = [
        context.record
        for context in contexts
        if isinstance(context, FunctionSymbol) and context.record is not None
    ]
    candidates += [record(context) for context in contexts if isinstance(context, RecordDefinition)]
    if object_class is not None:
        candidates += [object_class.unqualified, *(base.unqualified for base in all_bases(object_class))]
    for derived in candidates:
        if not isinstance(derived, Record) or not derives(derived, t):
            continue
        is_object = (
            object_class is None or object_class.unqualified is derived or derives(object_class, derived)
        )
        if is_object and any(_is_class_or_friend(context, derived.decl) for context in contexts):
            return True
    return False
