"""Expressions, initialisers, and the blocks that some of them have."""

from __future__ import annotations

from typing import Any

from ....support.diagnostics import Location
from .names import Name
from .node import Expr, Node, Stmt, TypeSyntax, later
from .type_syntax import FunctionType, Specifiers


class IntLiteral(Expr):
    """`suffix` in '', 'u', 'l', 'ul', 'll', 'ull'; `base` (2, 8, 10, 16) matters for the type."""

    value: int
    suffix: str = ""
    base: int = 10


class FloatLiteral(Expr):
    """`suffix` in '', 'f', 'l'; with 'f' the value is already rounded (once) to binary32."""

    value: float
    suffix: str = ""


class CharLiteral(Expr):
    value: int


class StringLiteral(Expr):
    """`value` is without the closing zero; adjacent literals are joined."""

    value: bytes
    pieces: list[tuple[bytes, Location]] = later(())
    """(text, location) of each literal, where several were joined."""
    suffix: str = later("")
    """One of the program's own; once the literal is complete it is a `UserLiteral`."""


class UserLiteral(Expr):
    """`12_km`: a literal with a suffix of the program's own, `name` being the literal operator's; `spelling`
    is what stands before the suffix.
    """

    name: Name
    literal: Expr
    spelling: str


class BoolLiteral(Expr):
    value: bool


class NullptrLiteral(Expr):
    pass


class Identifier(Expr):
    """`decl` is what the name means, set by the checker; so is `of_object`, the class of the object before a
    member's name.
    """

    name: Name
    decl: Any = later()
    of_object: object = later()


class PackExpansion(Expr):
    """`pattern...` among arguments or initialisers."""

    pattern: Expr


class Noexcept(Expr):
    """`noexcept(operand)`"""

    operand: Expr


class TypeTrait(Expr):
    """`__is_class(T)`"""

    name: str
    args: list[TypeSyntax]


class SizeOfPack(Expr):
    """`sizeof...(name)`."""

    name: str


class Fold(Expr):
    """A fold expression: `(left op ...)`, `(... op right)`, or with both sides `(left op ... op right)`.
    `location` is the operator.
    """

    op: str
    left: Expr | None
    right: Expr | None


class This(Expr):
    """`this`."""


class Unary(Expr):
    """`op` in '+ - ! ~ * & ++ --'; `postfix` for `x++` and `x--`. `location` is the operator. `is_builtin`
    says that no function overloads it.
    """

    op: str
    operand: Expr
    postfix: bool = False
    is_builtin: bool = later(False)


class Binary(Expr):
    """Arithmetic, comparison, '&&', '||', ',', '.*' and '->*'. `location` is the operator. `is_called` says
    that it is what a call calls.
    """

    op: str
    left: Expr
    right: Expr
    is_called: bool = later(False)


COMPARISONS = frozenset(("==", "!=", "<", ">", "<=", ">="))
"""The operators of `Binary` that compare."""


class Assign(Expr):
    """`op` is '=', '+=', … `location` is the operator."""

    op: str
    target: Expr
    value: Expr


class Conditional(Expr):
    """`location` is the `?`. `then` is None in GNU's `a ?: b` until the checker has put the value of `a`
    there.
    """

    condition: Expr
    then: Expr
    otherwise: Expr


class Once(Expr):
    """A value that the checker wants evaluated here, and used again."""

    operand: Expr


class Again(Expr):
    """The value that `once` had when it was evaluated last."""

    once: Once = later()


class Call(Expr):
    """`location` is that of the callee; `close` the closing parenthesis. `right_first` says that an
    assignment means the call, whose right operand is evaluated before the left one, `launches` that it is
    what a launch does.
    """

    callee: Expr
    args: list[Expr]
    close: Location = later()
    right_first: bool = later(False)
    launches: bool = later(False)


class Launch(Expr):
    """`kernel<<<configuration>>>(args)` in device code: `call` is `kernel(args)`, `location` the `<<<`.
    Checked, the configuration has four parts: grid, block, bytes of shared memory, stream.
    """

    call: Call
    configuration: list[Expr]


class Index(Expr):
    """`location` is that of the base. `index_first` says that the index is written, and evaluated, before the
    base.
    """

    base: Expr
    index: Expr
    index_first: bool = later(False)


class Member(Expr):
    """`base.name` or, with `arrow`, `base->name`. `location` is the name."""

    base: Expr
    name: Name
    arrow: bool = False
    field: Any = later()
    operator: Location = later()


class Cast(Expr):
    """`kind` in 'c', 'functional', 'static_cast', 'reinterpret_cast', 'const_cast', 'dynamic_cast'."""

    kind: str
    type: TypeSyntax
    operand: Expr


class Construct(Expr):
    """`T()`, `T(a, b)`, and with `braces` `T{…}`: anything function-style but a cast of one value."""

    type: TypeSyntax
    args: list[Expr]
    braces: bool = False


class ImplicitCast(Expr):
    """A conversion that the checker made explicit; `kind` is the checker's. A temporary that is `extended`
    lives as long as its scope.
    """

    operand: Expr
    kind: str = ""
    extended: bool = later(False)


class CompoundLiteral(Expr):
    """`(T){ … }`."""

    type: TypeSyntax
    init: InitList


class InitList(Expr):
    """`{ … }` as an initialiser."""

    items: list[InitItem]


class InitItem(Node):
    """One initialiser with its designators (`.x[2] =`), outermost first."""

    designators: list[Designator]
    value: Expr


class Designator(Node):
    """`.name`, or `[index]`."""

    name: str | None = None
    index: Expr | None = None


class SizeOf(Expr):
    """`op` is 'sizeof' or 'alignof'; exactly one of `type` and `operand` is there."""

    op: str
    type: TypeSyntax | None = None
    operand: Expr | None = None


class Compound(Stmt):
    """`{ … }`; `end` is the closing brace."""

    items: list[Stmt]
    end: Location = later()


class Capture(Expr):
    """One entry between a lambda's brackets: `name`, `&name`, `name = init`, `this` and `*this` (then `name`
    is None).
    """

    name: Identifier | None
    by_reference: bool = False
    init: Expr | None = None


class Lambda(Expr):
    """`[captures](params) -> result { body }`. `default` is '', '=' or '&'; `type` a function type whose
    result is `auto` where none is written.

    `location` is the `[`. A capture that expands a pack is a `PackExpansion` of a `Capture`.
    """

    default: str
    captures: list[Node]
    type: FunctionType
    body: Compound
    specifiers: Specifiers
    is_mutable: bool = False


class StatementExpr(Expr):
    """GNU's `({ … })`: its value is that of the last statement, when that is an expression; the checker takes
    it out of the `body`.
    """

    body: Compound
    value: Expr | None = None


class New(Expr):
    """`new (placement) type(args)`. `count` is that of an array, None for one object; `args` is None without
    initialiser.

    With `braces` the initialiser is the list of `args`. `is_global` says `::new`.
    """

    type: TypeSyntax
    placement: list[Expr] | None = None
    count: Expr | None = None
    args: list[Expr] | None = None
    braces: bool = False
    is_global: bool = False


class Delete(Expr):
    """`delete operand`, `delete[] operand`."""

    operand: Expr
    is_array: bool = False
    is_global: bool = False


class ErrorExpr(Expr):
    """Stands where the parser already reported an error; the checker gives it the error type."""
