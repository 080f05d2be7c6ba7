"""Member functions: `this`, the objects that they work on, and those that arguments find.

A non-static member function is a function whose first, hidden parameter is `this`; after checking, a call of
one is a `Call` whose first argument is the object's address.
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
    pointer = this_object(cx, node)
    if pointer is None:
        return cx.report.invalid_expr("invalid use of 'this' outside of a non-static member function", node)
    return pointer


def this_object(cx: Context, at: tree.Expr) -> tree.Expr | None:
    """The value of `this`; None where there is no object."""
    fn = cx.function
    variable = fn.this if fn is not None else None
    if fn is None or variable is None:
        return None
    if fn.record is not None and fn.record.decl.closure is not None:
        return closures.resolve_captured_this(cx, at)
    variable.used = True
    return pointer_value(variable, at)


def dereference_this(cx: Context, at: tree.Expr) -> tree.Expr | None:
    """`*this` where a member function names a member; None where there is no object."""
    pointer = this_object(cx, at)
    if pointer is None or is_error(pointer):
        return pointer
    return dereference(pointer, at)


def object_address(node: tree.Expr) -> tree.Expr:
    """`&node` for an object that a member function works on; a value gets storage first."""
    if isinstance(node, tree.Unary) and node.op == "*":
        return node.operand
    casts.mark_address_taken(node)
    return like(tree.Unary(node.location, "&", node), node, ct.pointer_to(node.ctype))


def method_candidates(t: ct.CType, name: str) -> Overloads | None:
    """The member functions of that name of a structure type."""
    result = inherited_methods(t, name)
    return result[0][0] if result else None
