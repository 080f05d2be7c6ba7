"""Expressions that the checker makes: they stand where what they were made from stands, for messages and for the debugger."""

from __future__ import annotations

from typing import TypeVar

from ..syntax import names, tree
from ..types import ctype as ct
from ..types.symbols import Variable
from . import casts

E = TypeVar("E", bound=tree.Expr)


def like(made: E, place: tree.Node) -> E:
    """`made` with the place of another node."""
    made.location, made.length = place.location, place.length
    made.start, made.end = getattr(place, "start", None) or place.location, getattr(place, "end", None) or place.location
    return made


def place_of(node: tree.Node) -> tree.Expr:
    """An expression that stands at a node's place, for messages."""
    return like(tree.ErrorExpr(node.location), node)


def identifier(name: str, place: tree.Node) -> tree.Identifier:
    """A name that has not been looked up."""
    return like(tree.Identifier(place.location, names.plain(name, place.location)), place)


def use(variable: Variable, place: tree.Node, *, expiring: bool = False) -> tree.Identifier:
    """The name of a variable that is known: an lvalue, or with `expiring` an xvalue."""
    made = identifier(variable.name, place)
    made.decl, made.ctype, made.lvalue, made.xvalue = variable, ct.referred(variable.ctype), True, expiring
    return made


def pointer_in(variable: Variable, place: tree.Node) -> tree.Expr:
    """The value of a pointer variable, such as `this`."""
    return casts.wrap(use(variable, place), "LValueToRValue", variable.ctype)


def dereferenced(pointer: tree.Expr, place: tree.Node) -> tree.Unary:
    """`*pointer`, checked."""
    made = like(tree.Unary(place.location, "*", pointer), place)
    made.ctype, made.lvalue = pointer.ctype.pointee, True
    return made


def integer(value: int, place: tree.Node, suffix: str = "") -> tree.IntLiteral:
    return like(tree.IntLiteral(place.location, value, suffix), place)


def known_type(t: ct.CType, place: tree.Node) -> tree.TypeSyntax:
    """Syntax for a type that is known already."""
    return tree.AutoType(place.location) if t is ct.AUTO else tree.KnownType(place.location, t)
