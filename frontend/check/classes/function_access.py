"""Access to member functions, checked after overload resolution ([class.access] p5, [class.access.base]
p5).
"""

from __future__ import annotations

from ...syntax import tree
from ...types import ctype as ct
from ...types.symbols import ClassScope, FunctionSymbol, TypeName
from ..context import Context
from ..names.lookup import find_qualifier
from .access import check_accessible_path, enclosing_class, paths_to_class


def check_function(
    cx: Context, fn: FunctionSymbol, at: tree.Identifier, object_class: ct.CType | None = None
) -> None:
    """Report a member function that is inaccessible here. `object_class` is the class of the object
    expression in a call of a static member function.

    For a pointer to member, the naming class is the class of the objects ([class.protected] p1).
    """
    if fn.record is None or cx.instantiation.pattern_depth:
        return
    naming = object_class or at.of_object or _naming_class(cx, at.name, fn)
    if not isinstance(naming, ct.Record):
        return
    named = ct.record(naming.decl)
    check_accessible_path(
        cx,
        fn.name,
        named,
        paths_to_class(named, fn.owner, fn.access),
        at,
        fn.location,
        None if fn.object is None else named,
    )


def _naming_class(cx: Context, name: tree.Name, fn: FunctionSymbol) -> ct.CType | None:
    """Return the naming class of a function: its qualifier, or the innermost enclosing class that has the
    member.
    """
    if name.is_qualified:
        with cx.sfinae_context():
            symbol = find_qualifier(cx, name).symbol
        return symbol.ctype if isinstance(symbol, TypeName) else None
    members = fn.owner.decl.members
    enclosing = enclosing_class(cx.scopes.current, members) if isinstance(members, ClassScope) else None
    return None if enclosing is None else enclosing.record
