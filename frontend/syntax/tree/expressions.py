"""Expressions, initialisers, and the blocks that some of them have."""

from __future__ import annotations

from typing import Any, Literal, cast

from ....support.diagnostics import Location
from .names import Name
from .node import Expr, Node, Stmt, TypeSyntax, attribute
from .type_syntax import FunctionSyntax, Specifiers

IntegerSuffix = Literal["", "u", "l", "ul", "ll", "ull"]
FloatingSuffix = Literal["", "f", "l"]
CaptureDefault = Literal["", "=", "&"]


class IntLiteral(Expr):
    """`base` (2, 8, 10, 16) matters for the type."""

    value: int
    suffix: IntegerSuffix = ""
    base: int = 10


class FloatLiteral(Expr):
    """With the suffix 'f' the value is already rounded (once) to binary32."""

    value: float
    suffix: FloatingSuffix = ""


class CharLiteral(Expr):
    """A character literal."""

    value: int


class StringLiteral(Expr):
    """A string; `value` has no terminating zero; adjacent literals are concatenated."""

    value: bytes
    pieces: list[tuple[bytes, Location]] = attribute(())
    """(text, location) of each literal, when several were concatenated."""
    suffix: str = attribute("")
    """The user-defined suffix; a complete literal with one becomes a `UserLiteral`."""


class UserLiteral(Expr):
    """A user-defined literal, `12_km`: `name` is that of the literal operator, `spelling` the literal without
    its suffix.
    """

    name: Name
    literal: Expr
    spelling: str


class BoolLiteral(Expr):
    """`true` or `false`."""

    value: bool


class NullptrLiteral(Expr):
    """`nullptr`."""


class Identifier(Expr):
    """A name. The checker sets `decl`, the symbol that it denotes, and `of_object`, the class of the object
    before a member's name.
    """

    name: Name
    decl: Any = attribute()
    of_object: object = attribute()


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


UnaryOperator = Literal["+", "-", "!", "~", "*", "&", "++", "--"]
BinaryOperator = Literal[
    "*", "/", "%", "+", "-", "<<", ">>", "<", ">", "<=", ">=", "==", "!=", "&", "^", "|", "&&", "||",
    ",", ".*", "->*",
]  # fmt: skip
SizeOperator = Literal["sizeof", "alignof"]
AssignmentOperator = Literal["=", "*=", "/=", "%=", "+=", "-=", "<<=", ">>=", "&=", "^=", "|="]


class Fold(Expr):
    """A fold expression: `(left op ...)`, `(... op right)`, or with both sides `(left op ... op right)`.
    `location` is the operator.
    """

    op: BinaryOperator | AssignmentOperator
    left: Expr | None
    right: Expr | None


class This(Expr):
    """`this`."""


class Unary(Expr):
    """`postfix` for `x++` and `x--`. `location` is the operator. `is_builtin`: no function overloads it."""

    op: UnaryOperator
    operand: Expr
    postfix: bool = False
    is_builtin: bool = attribute(False)


class Binary(Expr):
    """Arithmetic, comparison, '&&', '||', ',', '.*' and '->*'. `location` is the operator. `is_called`: it is
    the callee of a call.
    """

    op: BinaryOperator
    left: Expr
    right: Expr
    is_called: bool = attribute(False)


COMPARISONS: frozenset[BinaryOperator] = frozenset(("==", "!=", "<", ">", "<=", ">="))
"""The comparison operators of `Binary`."""


class Assign(Expr):
    """`location` is the operator."""

    op: AssignmentOperator
    target: Expr
    value: Expr

    @property
    def operation(self) -> BinaryOperator:
        """The binary operator of a compound assignment."""
        return cast("BinaryOperator", self.op[:-1])


class Conditional(Expr):
    """`location` is the `?`. In GNU's `a ?: b`, `then` is None until the checker sets it to the
    value of `a`.
    """

    condition: Expr
    then: Expr
    otherwise: Expr


class SharedValue(Expr):
    """A value that the checker evaluates here and uses again."""

    operand: Expr


class SharedValueUse(Expr):
    """The value of `once` at its last evaluation."""

    once: SharedValue = attribute()


class Call(Expr):
    """A call. `location` is that of the callee; `close` the closing parenthesis. `right_first`: the call
    implements an assignment, whose right operand is evaluated first; `launches`: it is the call of a launch.
    """

    callee: Expr
    args: list[Expr]
    close: Location = attribute()
    right_first: bool = attribute(False)
    launches: bool = attribute(False)


class LaunchExpr(Expr):
    """`kernel<<<configuration>>>(args)` in device code: `call` is `kernel(args)`, `location` the `<<<`.
    Checked, the configuration has four parts: grid, block, bytes of shared memory, stream.
    """

    call: Call
    configuration: list[Expr]


class Index(Expr):
    """`base[index]`. `location` is that of the base. `index_first`: the index is written, and evaluated,
    before the base.
    """

    base: Expr
    index: Expr
    index_first: bool = attribute(False)


class Member(Expr):
    """`base.name` or, with `arrow`, `base->name`. `location` is the name."""

    base: Expr
    name: Name
    arrow: bool = False
    field: Any = attribute()
    operator: Location = attribute()


CastKind = Literal["c", "functional", "static_cast", "reinterpret_cast", "const_cast", "dynamic_cast"]
"""The notations of explicit conversions: `(T)x`, `T(x)`, and the named ones."""


class Cast(Expr):
    kind: CastKind
    type: TypeSyntax
    operand: Expr


class Construct(Expr):
    """`T()`, `T(a, b)`, and with `braces` `T{…}`: every function-style expression except a cast of
    one value.
    """

    type: TypeSyntax
    args: list[Expr]
    braces: bool = False


ConversionKind = Literal[
    "NoOp", "BitCast",
    "LValueToRValue", "MaterializeTemporary", "BindReference",
    "ArrayToPointerDecay", "FunctionToPointerDecay",
    "DerivedToBase", "BaseToDerived", "BaseToDerivedMember", "DerivedToBaseMember",
    "IntegralCast", "FloatingCast", "IntegralToFloating", "FloatingToIntegral",
    "IntegralToBoolean", "FloatingToBoolean", "PointerToBoolean", "MemberPointerToBoolean",
    "NullToPointer", "PointerToIntegral", "IntegralToPointer",
]  # fmt: skip
"""The kinds of implicit conversions, named as clang's cast kinds. `NoOp` changes qualifiers alone;
`BindReference` takes the address of what a reference is bound to.
"""


class ImplicitCast(Expr):
    """An implicit conversion. An `extended` temporary lives as long as its scope."""

    operand: Expr
    kind: ConversionKind
    extended: bool = attribute(False)


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
    """Exactly one of `type` and `operand` is set."""

    op: SizeOperator
    type: TypeSyntax | None = None
    operand: Expr | None = None


class Compound(Stmt):
    """`{ … }`; `end` is the closing brace."""

    items: list[Stmt]
    end: Location = attribute()


class Capture(Expr):
    """One entry between a lambda's brackets: `name`, `&name`, `name = init`, `this` and `*this` (then `name`
    is None).
    """

    name: Identifier | None
    by_reference: bool = False
    init: Expr | None = None


class Lambda(Expr):
    """`[captures](params) -> result { body }`. `type` is a function type whose
    result is `auto` unless a trailing return type is written.

    `location` is the `[`. A capture that expands a pack is a `PackExpansion` of a `Capture`.
    """

    default: CaptureDefault
    captures: list[Node]
    type: FunctionSyntax
    body: Compound
    specifiers: Specifiers
    is_mutable: bool = False


class StatementExpr(Expr):
    """GNU's `({ … })`: its value is that of the last statement, if that is an expression; the checker moves
    it from `body` to `value`.
    """

    body: Compound
    value: Expr | None = None


class New(Expr):
    """`new (placement) type(args)`. `count` is the number of elements of an array, None for one object;
    `args` is None without initialiser.

    With `braces` the initialiser is the list of `args`. `is_global`: written `::new`.
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
    """Replaces an expression with a reported syntax error; the checker gives it the error type."""
