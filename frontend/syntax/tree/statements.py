"""Statements."""

from __future__ import annotations

import re

from ....support.diagnostics import Location
from .declarations import BindingDecl, VarDecl
from .node import Decl, Expr, Node, Stmt, attribute


class DeclStmt(Stmt):
    """The declarations of one declaration statement."""

    decls: list[Decl]


class ExprStmt(Stmt):
    """An expression statement."""

    value: Expr


class NullStmt(Stmt):
    """An empty statement."""


class If(Stmt):
    """`condition` may be a `VarDecl` (`if (int x = f())`), here and in `While`, `For` and `Switch`."""

    condition: Expr | VarDecl
    then: Stmt
    otherwise: Stmt | None = None
    init: Stmt | None = None
    constexpr: bool = False
    else_location: Location | None = attribute()


class Unroll(Node):
    """`#pragma unroll [count]`."""

    count: Expr | None = None


class Loop(Stmt):
    """A loop, perhaps with `#pragma unroll`."""

    unroll: Unroll | None = attribute()


class While(Loop):
    """A `while` loop."""

    condition: Expr | VarDecl
    body: Stmt


class DoWhile(Loop):
    """A `do` loop."""

    body: Stmt
    condition: Expr


class For(Loop):
    """`init` is a `DeclStmt`, `ExprStmt` or None."""

    init: Stmt | None
    condition: Expr | VarDecl | None
    step: Expr | None
    body: Stmt


class RangeFor(Loop):
    """`for (decl : range) body`; `decl` is a `VarDecl` or a `BindingDecl`. The checker rewrites it to a
    `For`.
    """

    decl: VarDecl | BindingDecl
    range: Expr
    body: Stmt


class Switch(Stmt):
    """A `switch` statement."""

    condition: Expr | VarDecl
    body: Stmt
    init: Stmt | None = None


class Labeled(Stmt):
    """One or more labels before a statement, in order: `case 1: case 2: default: again: body`."""

    labels: list[Case | Default | Label]
    body: Stmt


class Case(Node):
    """`case value:`; `high` is set in GNU's `case low ... high:`."""

    value: Expr
    high: Expr | None = None


class Default(Node):
    """The label `default:`."""


class Label(Node):
    """A label for `goto`."""

    name: str


class Break(Stmt):
    """A `break`."""


class Continue(Stmt):
    """A `continue`."""


class Return(Stmt):
    """A `return`."""

    value: Expr | None = None


class Goto(Stmt):
    """`goto name;` `name_location` is the label's."""

    name: str
    name_location: Location = attribute()


class Asm(Stmt):
    """`asm volatile("…" : outputs : inputs : clobbers)`."""

    template: bytes
    outputs: list[AsmOperand]
    inputs: list[AsmOperand]
    clobbers: list[bytes]
    volatile: bool = False
    pieces: list[tuple[int, Location]] = attribute()
    """(first line of the text, location) of each string literal of the template."""


ASM_REFERENCE = re.compile(rb"%(%|\d+|\[\w*\]?|.?)", re.DOTALL)
"""The reference to an operand in the text of an `Asm`, or an escaped percent sign."""


class AsmOperand(Node):
    """`[name] "constraint" (value)`."""

    constraint: bytes
    value: Expr
    name: str | None = None
