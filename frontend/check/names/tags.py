"""Conflicts of classes and enumerations with other names of a scope ([dcl.typedef], [class.mem], [temp])."""

from __future__ import annotations

from ...syntax import tree
from ...types import ctype as ct
from ...types.symbols import ClassScope, Scope, Template, TypeName
from ..context import Context
from ..reporting import declared_here, previous_definition


def check_tag_available(cx: Context, scope: Scope, key: str, node: tree.Node) -> bool:
    """Return whether a new class or enumeration can have this name in a scope. Reports a conflict
    ([dcl.typedef] p6, [class.mem] p18, [temp] p7).
    """
    old = scope.find_clash(key)
    if isinstance(old, Template) and old.kind in ("class", "alias"):
        return cx.report.reject(
            f"redefinition of '{key}' as different kind of symbol", node, [previous_definition(old)]
        )
    if isinstance(old, TypeName) and old.is_alias:
        return cx.report.reject(
            f"definition of type '{key}' conflicts with typedef of the same name",
            node,
            [previous_definition(old)],
        )
    if isinstance(old, TypeName) and isinstance(scope, ClassScope) and old.ctype is scope.record:
        return cx.report.reject(f"member '{key}' has the same name as its class", node)
    return True


def check_same_type(cx: Context, key: str, t: ct.CType, node: tree.Node) -> bool:
    """Return whether a typedef name denotes no other type in its scope. Reports a conflict ([dcl.typedef]
    p6).
    """
    old = cx.scopes.current.find_clash(key)
    if not isinstance(old, TypeName):
        old = cx.scopes.current.tags.get(key)
    if old is None or old.ctype is t:
        return True
    return cx.report.reject(
        f"typedef redefinition with different types ('{t}' vs '{old.ctype}')",
        node,
        [previous_definition(old)],
    )


def check_declared_here(cx: Context, symbol: TypeName, node: tree.Node) -> bool:
    """Return whether a redeclared class or enumeration belongs to this scope. Reports one that a
    using-declaration of a class introduces ([namespace.udecl] p10).
    """
    t = symbol.ctype
    home = (
        t.decl.home
        if isinstance(t, ct.Record)
        else getattr(t.decl.members, "parent", None)
        if isinstance(t, ct.Enum)
        else None
    )
    if not isinstance(cx.scopes.current, ClassScope) or home is cx.scopes.current:
        return True
    return report_using_clash(cx, symbol, node)


def report_using_clash(cx: Context, symbol: TypeName, node: tree.Node) -> bool:
    """Report a type that a class declares besides a using-declaration of the same name."""
    return cx.report.reject(
        "declaration conflicts with target of using declaration already in scope",
        node,
        [declared_here(symbol, "target of using declaration")],
    )
