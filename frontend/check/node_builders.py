"""Expressions that the checker makes: they stand where what they were made from stands, for messages and for
the debugger.
"""

from __future__ import annotations

from typing import TypeVar

from ..syntax import tree
from ..syntax.tree import names
from ..types import ctype as ct
from ..types.symbols import Variable

E = TypeVar("E", bound=tree.Expr)


def like(
    made: E, place: tree.Node, t: ct.CType | None = None, *, lvalue: bool = False, xvalue: bool = False
) -> E:
    """`made` with the place of another node; where that is given a checked expression of type `t`."""
    made.location, made.length = place.location, place.length
    made.start, made.end = (
        getattr(place, "start", None) or place.location,
        getattr(place, "end", None) or place.location,
    )
    if t is not None:
        made.ctype, made.lvalue, made.xvalue = t, lvalue, xvalue
    return made


def wrap(node: tree.Expr, kind: str, t: ct.CType) -> tree.Expr:
    """`node` under an implicit cast; a rvalue of type `t`."""
    cast = tree.ImplicitCast(node.location, node, kind)
    cast.ctype, cast.length, cast.start, cast.end = t, node.length, node.start, node.end
    cast.parenthesized = node.parenthesized
    return cast


def place_of(node: tree.Node) -> tree.Expr:
    """An expression that stands at a node's place, for messages."""
    return like(tree.ErrorExpr(node.location), node)


def identifier(name: str, place: tree.Node) -> tree.Identifier:
    """A name that has not been looked up."""
    return like(tree.Identifier(place.location, names.simple_name(name, place.location)), place)


def call(callee: str | tree.Expr, args: list[tree.Expr], place: tree.Node) -> tree.Call:
    """A call, not checked, of what a name means or of an expression."""
    made = like(
        tree.Call(place.location, identifier(callee, place) if isinstance(callee, str) else callee, args),
        place,
    )
    made.close = place.location
    return made


def use(variable: Variable, place: tree.Node, *, expiring: bool = False) -> tree.Identifier:
    """The name of a variable that is known: an lvalue, or with `expiring` an xvalue."""
    made = like(
        identifier(variable.name, place), place, ct.referred(variable.ctype), lvalue=True, xvalue=expiring
    )
    made.decl = variable
    return made


def pointer_in(variable: Variable, place: tree.Node) -> tree.Expr:
    """The value of a pointer variable, such as `this`."""
    return wrap(use(variable, place), "LValueToRValue", variable.ctype)


def dereferenced(pointer: tree.Expr, place: tree.Node) -> tree.Unary:
    """`*pointer`, checked."""
    return like(tree.Unary(place.location, "*", pointer), place, pointer.ctype.pointee, lvalue=True)


def integer(value: int, place: tree.Node, suffix: str = "") -> tree.IntLiteral:
    return like(tree.IntLiteral(place.location, value, suffix), place)


def known_type(t: ct.CType, place: tree.Node) -> tree.TypeSyntax:
    """Syntax for a type that is known already."""
    return tree.AutoType(place.location) if t is ct.AUTO else tree.ResolvedType(place.location, t)
