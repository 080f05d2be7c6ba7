"""Names of classes and enumerations beside the other names of a scope ([dcl.typedef], [class.mem],
[temp]).
"""

from __future__ import annotations

from ...syntax import tree
from ...types import ctype as ct
from ...types.symbols import Scope, Template, TypeName
from ..context import Context, declared_here, previous


def is_free(cx: Context, scope: Scope, key: str, node: tree.Node) -> bool:
    """Whether a new class or enumeration can be called so in a scope; reports where it cannot ([dcl.typedef]
    p6, [class.mem] p18, [temp] p7).
    """
    old = scope.here(key)
    if isinstance(old, Template) and old.kind in ("class", "alias"):
        return cx.reported(f"redefinition of '{key}' as different kind of symbol", node, [previous(old)])
    if isinstance(old, TypeName) and old.is_alias:
        return cx.reported(
            f"definition of type '{key}' conflicts with typedef of the same name", node, [previous(old)]
        )
    if isinstance(old, TypeName) and scope.record is not None and old.ctype is scope.record:
        return cx.reported(f"member '{key}' has the same name as its class", node)
    return True


def is_same(cx: Context, key: str, t: ct.CType, node: tree.Node) -> bool:
    """Whether a typedef name is that of no other type in its scope; reports where it is ([dcl.typedef]
    p6).
    """
    old = cx.scope.here(key)
    if not isinstance(old, TypeName):
        old = cx.scope.tags.get(key)
    if old is None or old.ctype is t:
        return True
    return cx.reported(
        f"typedef redefinition with different types ('{t}' vs '{old.ctype}')", node, [previous(old)]
    )


def is_own(cx: Context, found: TypeName, node: tree.Node) -> bool:
    """Whether a class or enumeration that is declared here again is of this scope: reports one that a class's
    using declaration names ([namespace.udecl] p10).
    """
    t = found.ctype
    home = (
        t.decl.home
        if isinstance(t, ct.Record)
        else getattr(t.decl.members, "parent", None)
        if isinstance(t, ct.Enum)
        else None
    )
    if cx.scope.kind != "record" or home is cx.scope:
        return True
    return report_brought(cx, found, node)


def report_brought(cx: Context, found: TypeName, node: tree.Node) -> bool:
    """Reports a type that a class declares beside a using declaration of the name."""
    return cx.reported(
        "declaration conflicts with target of using declaration already in scope",
        node,
        [declared_here(found, "target of using declaration")],
    )
