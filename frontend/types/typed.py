"""Nodes that only the checker makes: what the typed tree has beyond the syntax.

An expression of class type that is a prvalue *initialises* an object; which one, its surroundings say ([basic.lval] p1): a variable, a
member, a result, or a temporary where nothing else waits for it.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..syntax import tree
from .symbols import Function


class Constructed(tree.Expr):
    """An object of the expression's type, made by calling `fn` (a constructor) on its storage with `args`."""

    fn: Function
    args: list[tree.Expr]

    def children(self) -> Iterator[tree.Node]:
        yield from self.args


class ObjectInit(tree.Expr):
    """The value of an aggregate. `entries` maps the path of a subobject (array indices and member numbers,
    outermost first) to its checked value, in order of evaluation; a later entry replaced an earlier one. What is not listed is
    zero, or with `partial` stays as it is.
    """

    entries: dict[tuple[int, ...], tree.Expr]
    partial: bool = tree.later(False)

    def children(self) -> Iterator[tree.Node]:
        yield from self.entries.values()


class DeclCondition(tree.Expr):
    """`if (int x = f())`: the declaration, and `x` converted to what the statement needs."""

    decl: tree.VarDecl
    test: tree.Expr
