"""Nodes of the typed tree that have no syntax; only the checker creates them.

A prvalue of class type *initialises* an object, which its context determines ([basic.lval] p1): a variable, a
member, a result, or else a temporary.
"""

from __future__ import annotations

from typing import Literal

from ..syntax import tree
from .declarations import FieldPath
from .scalars import CType
from .symbols import FunctionSymbol, VariableSymbol

InitializationKind = Literal["default", "direct", "copy", "direct-list", "copy-list"]
"""Forms of initialisation ([dcl.init] p7, p15 to p17): `T x`, `T x(a)`, `T x = a`, `T x{a}`, `T x = {a}`."""


class ConstructorCall(tree.Expr):
    """An object of the expression's type, initialised by calling `fn` (a constructor) on its storage with
    `args`; with `zeroed` the storage is zeroed first ([dcl.init] p8).
    """

    fn: FunctionSymbol
    args: list[tree.Expr]
    zeroed: bool = tree.attribute(False)

    def children(self) -> list[tree.Node]:
        """Return the arguments."""
        return list(self.args)


class ObjectInit(tree.Expr):
    """The value of an aggregate. `entries` maps the path of a subobject (array indices and member numbers,
    outermost first) to its checked value, in order of evaluation; a later entry replaces an earlier one.
    Other subobjects are zero, or with `partial` unchanged.
    """

    entries: dict[tuple[int, ...], tree.Expr]
    partial: bool = tree.attribute(False)

    def children(self) -> list[tree.Node]:
        """Return the initialisers of the subobjects."""
        return list(self.entries.values())


class ArrayEach(tree.Expr):
    """The value of an array's elements from number `first` on: `element` for each. The variable `index`, if
    any, is the number of the element.
    """

    element: tree.Expr
    index: VariableSymbol | None = None
    first: int = 0


class Repeat(tree.Expr):
    """`effect` for each number below `count`, which the variable `index` holds; a void expression."""

    effect: tree.Expr
    index: VariableSymbol
    count: int


class DefaultMember(tree.Expr):
    """A member's value from its default member initializer. `this` is the variable for the enclosing object
    there.
    """

    value: tree.Expr
    this: VariableSymbol


class ForwardedParameter(tree.Expr):
    """A parameter of class type as the argument of an inherited constructor: the object itself, not
    a copy.
    """

    variable: VariableSymbol


class DeclvalExpr(tree.Expr):
    """The value of `std::declval<T>()`, of which only the type is used."""

    of: CType


class MemberAddress(tree.Expr):
    """`&C::x`."""

    target: FieldPath | FunctionSymbol

    def children(self) -> list[tree.Node]:
        """Return no nodes."""
        return []


class PointedMember(tree.Expr):
    """`object.*pointer`: the object is a glvalue of the class of the pointer to member. As a callee its type
    is that of the function.
    """

    object: tree.Expr
    pointer: tree.Expr


class DeclCondition(tree.Expr):
    """`if (int x = f())`: the declaration, and `x` converted for the statement."""

    decl: tree.VarDecl
    test: tree.Expr


class NewObject(tree.Expr):
    """The pointer `storage`, after an object was created there: `value` initialises it, unless it is None or
    the pointer null.
    """

    storage: tree.Expr
    value: tree.Expr | None
    nullable: bool


class NewArray(tree.Expr):
    """A pointer to `count` objects created after a cookie of so many bytes at `storage`; `count` is evaluated
    first.

    `values` initialise the first ones, `rest` each of the others, which stay uninitialised when it is None.
    """

    count: tree.SharedValue
    storage: tree.Expr
    values: list[tree.Expr]
    rest: tree.Expr | None
    cookie: int
    nullable: bool


class DeleteObject(tree.Expr):
    """The destruction of the object, or of the array after a cookie, at `pointer`; then `free`, which reads
    the storage's address as `storage`, releases it. Nothing happens to a null pointer when there is storage
    to release.
    """

    pointer: tree.Expr
    is_array: bool
    cookie: int
    storage: VariableSymbol | None
    free: tree.Expr | None
