"""Builders of expressions that the checker makes. They have the positions of the nodes from which they are
made, for messages and debug information.
"""

from __future__ import annotations

from typing import TypeVar

from ..syntax import tree
from ..syntax.tree import names
from ..types import ctype as ct
from ..types.symbols import VariableSymbol

E = TypeVar("E", bound=tree.Expr)


def like(
    new: E, at: tree.Node, t: ct.CType | None = None, *, lvalue: bool = False, xvalue: bool = False
) -> E:
    """Return `new` with the position of another node. With `t`, it becomes a checked expression of that
    type.
    """
    new.location, new.length = at.location, at.length
    new.start, new.end = (getattr(at, "start", None) or at.location, getattr(at, "end", None) or at.location)
    if t is not None:
        new.ctype, new.lvalue, new.xvalue = t, lvalue, xvalue
    return new


def wrap(node: tree.Expr, kind: tree.ConversionKind, t: ct.CType) -> tree.Expr:
    """Return `node` under an implicit cast, an rvalue of type `t`."""
    cast = tree.ImplicitCast(node.location, node, kind)
    cast.ctype, cast.length, cast.start, cast.end = t, node.length, node.start, node.end
    cast.parenthesized = node.parenthesized
    return cast


def position_of(node: tree.Node) -> tree.Expr:
    """Return an expression at a node's position, for messages."""
    return like(tree.ErrorExpr(node.location), node)


def identifier(name: str, at: tree.Node) -> tree.Identifier:
    """Return an identifier that has not been looked up."""
    return like(tree.Identifier(at.location, names.simple_name(name, at.location)), at)


def call(callee: str | tree.Expr, args: list[tree.Expr], at: tree.Node) -> tree.Call:
    """Return an unchecked call of a name or an expression."""
    result = like(
        tree.Call(at.location, identifier(callee, at) if isinstance(callee, str) else callee, args), at
    )
    result.close = at.location
    return result


def variable_use(variable: VariableSymbol, at: tree.Node, *, expiring: bool = False) -> tree.Identifier:
    """Return a checked use of a variable: an lvalue, or with `expiring` an xvalue."""
    result = like(
        identifier(variable.name, at), at, ct.referred(variable.ctype), lvalue=True, xvalue=expiring
    )
    result.decl = variable
    return result


def pointer_value(variable: VariableSymbol, at: tree.Node) -> tree.Expr:
    """Return the value of a pointer variable, such as `this`."""
    return wrap(variable_use(variable, at), "LValueToRValue", variable.ctype)


def dereference(pointer: tree.Expr, at: tree.Node) -> tree.Unary:
    """Return `*pointer`, checked."""
    return like(tree.Unary(at.location, "*", pointer), at, pointer.ctype.pointee, lvalue=True)


def integer(value: int, at: tree.Node, suffix: tree.IntegerSuffix = "") -> tree.IntLiteral:
    """Return an integer literal at a node's position."""
    return like(tree.IntLiteral(at.location, value, suffix), at)


def known_type(t: ct.CType, at: tree.Node) -> tree.TypeSyntax:
    """Return type syntax for a known type."""
    return tree.AutoType(at.location) if t is ct.AUTO else tree.ResolvedType(at.location, t)
