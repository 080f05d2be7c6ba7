"""Member functions: `this`, the implied object argument, and candidates of a name.

A non-static member function has a hidden first parameter `this`. After checking, its call is a `Call` whose
first argument is the object's address.
"""

from __future__ import annotations

from ...syntax import tree
from ...types import ctype as ct
from ...types.symbols import Overloads
from ..context import Context
from ..conversions import casts
from ..dispatch import handles
from ..expressions import closures
from ..node_builders import dereference, like, pointer_value
from ..reporting import is_error
from .bases import methods as inherited_methods


@handles(tree.This)
def check_this(cx: Context, node: tree.This) -> tree.Expr:
    """Check `this`."""
    pointer = this_object(cx, node)
    if pointer is None:
        return cx.report.invalid_expr("invalid use of 'this' outside of a non-static member function", node)
    return pointer


def this_object(cx: Context, at: tree.Expr) -> tree.Expr | None:
    """Return the value of `this`, None if there is no object."""
    fn = cx.function
    variable = fn.this if fn is not None else None
    if fn is None or variable is None:
        return None
    if fn.record is not None and fn.record.decl.closure is not None:
        return closures.resolve_captured_this(cx, at)
    variable.used = True
    return pointer_value(variable, at)


def dereference_this(cx: Context, at: tree.Expr) -> tree.Expr | None:
    """Return `*this` for a member that a member function names, None if there is no object."""
    pointer = this_object(cx, at)
    if pointer is None or is_error(pointer):
        return pointer
    return dereference(pointer, at)


def object_address(node: tree.Expr) -> tree.Expr:
    """Return the address of an implied object argument. A prvalue is materialized first."""
    if isinstance(node, tree.Unary) and node.op == "*":
        return node.operand
    casts.mark_address_taken(node)
    return like(tree.Unary(node.location, "&", node), node, ct.pointer_to(node.ctype))


def method_candidates(t: ct.CType, name: str) -> Overloads | None:
    """Return the member functions of that name of a class."""
    result = inherited_methods(t, name)
    return result[0][0] if result else None
