"""Explicit destructor calls ([class.dtor] p14). A pseudo destructor call of a scalar only evaluates the
object ([expr.pseudo]).
"""

from __future__ import annotations

from ...syntax import tree
from ...syntax.tree import names
from ...types import ctype as ct
from ...types.special import is_destroyed
from ...types.symbols import FunctionSymbol, TypeName
from ...types.typed_nodes import DeleteObject
from ..classes.methods import object_address
from ..context import Context
from ..conversions import casts
from ..initialization import lifetimes
from ..names.lookup import find_type
from ..node_builders import like
from ..reporting import is_error, mark_error


def check_destructor_call(cx: Context, node: tree.Call, callee: tree.Member) -> tree.Expr:
    """Check `object.~S()` or `pointer->~S()`."""
    base = cx.expr(callee.base)
    if is_error(base):
        return mark_error(node)
    t = base.ctype
    if callee.arrow:
        base = casts.rvalue(cx, base)
        if not isinstance(base.ctype, ct.Pointer):
            cx.report.error(f"member reference type '{t}' is not a pointer", callee)
            return mark_error(node)
        t = base.ctype.pointee
    if not _check_destructor_name(cx, callee, t):
        return mark_error(node)
    if node.args:
        return cx.report.invalid_expr(
            "too many arguments to function call, expected 0, have " + str(len(node.args)), node
        )
    if isinstance(t, ct.Record):
        end = t.decl.destructor
        if not lifetimes.check_destructible(cx, callee, t, ""):
            return mark_error(node)
        if is_destroyed(t) and isinstance(end, FunctionSymbol):
            cx.require(end)
    return like(
        DeleteObject(node.location, base if callee.arrow else object_address(base), False, 0, None, None),
        node,
        ct.VOID,
    )


def _check_destructor_name(cx: Context, callee: tree.Member, t: ct.CType) -> bool:
    """Return whether the name after `~` denotes the object's type. Reports a different type."""
    last = callee.name.last
    if isinstance(t, ct.Record) and last.text == getattr(t.decl.tag, "base", t.decl.tag):
        return True
    if last.type is not None:
        named = cx.resolve(last.type)
    else:
        type_ = find_type(cx, names.simple_name(last.text, last.location, last.length)).symbol
        if not isinstance(type_, TypeName):
            return cx.report.reject(f"undeclared identifier '{last.text}' in destructor name", callee)
        named = type_.ctype
    if named.unqualified is t.unqualified:
        return True
    return cx.report.reject(
        f"destructor type '{named}' in object destruction expression does not match the type '{t}' of the"
        " object being destroyed",
        callee,
    )
