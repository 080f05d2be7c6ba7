"""Nodes that only the checker makes: what the typed tree has beyond the syntax.

An expression of class type that is a prvalue *initialises* an object; which one, its surroundings say
([basic.lval] p1): a variable, a member, a result, or a temporary where nothing else waits for it.
"""

from __future__ import annotations

from ..syntax import tree
from .declarations import FieldPath
from .scalars import CType
from .symbols import Function, Variable


class Constructed(tree.Expr):
    """An object of the expression's type, made by calling `fn` (a constructor) on its storage with `args`;
    with `zeroed` on storage that was set to zero ([dcl.init] p8).
    """

    fn: Function
    args: list[tree.Expr]
    zeroed: bool = tree.later(False)

    def children(self) -> list[tree.Node]:
        return list(self.args)


class ObjectInit(tree.Expr):
    """The value of an aggregate. `entries` maps the path of a subobject (array indices and member numbers,
    outermost first) to its checked value, in order of evaluation; a later entry replaced an earlier one. What
    is not listed is zero, or with `partial` stays as it is.
    """

    entries: dict[tuple[int, ...], tree.Expr]
    partial: bool = tree.later(False)

    def children(self) -> list[tree.Node]:
        return list(self.entries.values())


class ArrayEach(tree.Expr):
    """The value of an array's elements from number `first` on: `element` for each, in which the variable
    `index`, if there is one, is its number.
    """

    element: tree.Expr
    index: Variable | None = None
    first: int = 0


class Repeat(tree.Expr):
    """`effect` for each number below `count`, which the variable `index` holds; a void expression."""

    effect: tree.Expr
    index: Variable
    count: int


class DefaultMember(tree.Expr):
    """A member's value from its declaration in the class. `this` is the variable that means the object around
    it there.
    """

    value: tree.Expr
    this: Variable


class PassedOn(tree.Expr):
    """A parameter of class type as the argument of an inherited constructor: the object itself, no copy of
    it.
    """

    variable: Variable


class StandIn(tree.Expr):
    """What `std::declval<T>()` gives, of which only the type is wanted."""

    of: CType


class MemberAddress(tree.Expr):
    """`&C::x`."""

    target: FieldPath | Function

    def children(self) -> list[tree.Node]:
        return []


class PointedMember(tree.Expr):
    """`object.*pointer`: the object is a glvalue of the class that the pointer is to members of. As a callee
    its type is that of the function.
    """

    object: tree.Expr
    pointer: tree.Expr


class DeclCondition(tree.Expr):
    """`if (int x = f())`: the declaration, and `x` converted to what the statement needs."""

    decl: tree.VarDecl
    test: tree.Expr


class Created(tree.Expr):
    """The pointer `storage`, after an object was made there: `value` initialises it, unless it is None or the
    pointer null.
    """

    storage: tree.Expr
    value: tree.Expr | None
    nullable: bool


class CreatedArray(tree.Expr):
    """A pointer to `count` objects made behind a cookie of so many bytes at `storage`; `count` is evaluated
    first.

    `values` initialise the first ones, `rest` each of the others, which it leaves alone when it is None.
    """

    count: tree.Once
    storage: tree.Expr
    values: list[tree.Expr]
    rest: tree.Expr | None
    cookie: int
    nullable: bool


class Destroyed(tree.Expr):
    """The end of the object, or of the array behind a cookie, that `pointer` leads to; then `free`, which
    reads the storage's address as `storage`, releases it. Nothing happens to a null pointer when there is
    something to release.
    """

    pointer: tree.Expr
    is_array: bool
    cookie: int
    storage: Variable | None
    free: tree.Expr | None
