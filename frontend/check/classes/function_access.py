"""Access to member functions, checked where one of those that a name means is chosen ([class.access] p5,
[class.access.base] p5).
"""

from __future__ import annotations

from ...syntax import tree
from ...types import ctype as ct
from ...types.symbols import FunctionSymbol, Scope, TypeName
from ..context import Context
from ..names.lookup import find_qualifier
from .access import check_accessible_path, enclosing_class, paths_to_class


def check_function(
    cx: Context, fn: FunctionSymbol, at: tree.Identifier, object_class: ct.CType | None = None
) -> None:
    """Report a member function that may not be named here; `object_class` is that of the object that a static
    one is called of.

    Of a member pointer the class that is named is that of the objects ([class.protected] p1).
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
    """The class that the function is a member of by its name: the qualifier, or the innermost class around
    that has it.
    """
    if name.is_qualified:
        with cx.sfinae_context():
            symbol = find_qualifier(cx, name).symbol
        return symbol.ctype if isinstance(symbol, TypeName) else None
    members = fn.owner.decl.members
    around = enclosing_class(cx.scopes.current, members) if isinstance(members, Scope) else None
    return None if around is None else around.owner
