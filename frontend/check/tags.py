"""Names of classes and enumerations beside the other names of a scope ([dcl.typedef], [class.mem], [temp])."""

from __future__ import annotations

from ..syntax import tree
from ..types import ctype as ct
from ..types.symbols import Scope, Template, TypeName
from .context import Context, previous


def is_free(cx: Context, scope: Scope, key: str, node: tree.Node) -> bool:
    """Whether a new class or enumeration can be called so in a scope; reports where it cannot ([dcl.typedef] p6, [class.mem] p18, [temp] p7)."""
    old = scope.here(key)
    if isinstance(old, Template) and old.kind in ("class", "alias"):
        return cx.reported(f"redefinition of '{key}' as different kind of symbol", node, [previous(old)])
    if isinstance(old, TypeName) and old.is_alias:
        return cx.reported(f"definition of type '{key}' conflicts with typedef of the same name", node, [previous(old)])
    if isinstance(old, TypeName) and scope.record is not None and old.ctype is scope.record:
        return cx.reported(f"member '{key}' has the same name as its class", node)
    return True


def is_same(cx: Context, key: str, t: ct.CType, node: tree.Node) -> bool:
    """Whether a typedef name is that of no other type in its scope; reports where it is ([dcl.typedef] p6)."""
    old = cx.scope.here(key)
    if not isinstance(old, TypeName):
        old = cx.scope.tags.get(key)
    if old is None or old.ctype is t:
        return True
    return cx.reported(f"typedef redefinition with different types ('{t}' vs '{old.ctype}')", node, [previous(old)])
