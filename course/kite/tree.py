"""The tree of a Kite program: a parser builds it, a checker sets its types, and a lowering turns it into IR.

Every node has the line it starts on. An expression has a `type`, which is None until the checker has set it.
Nodes compare by value.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from ...support.fast_dataclass import record


class Type(StrEnum):
    """The types of Kite. An array is a pointer to global memory; its length is not known."""

    INT = "int"
    FLOAT = "float"
    BOOL = "bool"
    INTS = "int[]"
    FLOATS = "float[]"
    ERROR = "error"
    """The type of an expression with a reported error: whatever contains it reports no other."""

    @property
    def element(self) -> Type | None:
        """The element type of an array; None for the others."""
        return {Type.INTS: Type.INT, Type.FLOATS: Type.FLOAT}.get(self)


@record(eq=True)
class Int:
    """`42`"""

    value: int
    line: int = 0
    type: Type | None = None


@record(eq=True)
class Float:
    """`0.5`"""

    value: float
    line: int = 0
    type: Type | None = None


@record(eq=True)
class Bool:
    """`true`"""

    value: bool
    line: int = 0
    type: Type | None = None


@record(eq=True)
class Variable:
    """`n`"""

    name: str
    line: int = 0
    type: Type | None = None


@record(eq=True)
class Element:
    """`x[i]`"""

    array: str
    index: Expr
    line: int = 0
    type: Type | None = None


@record(eq=True)
class Unary:
    """`-a`, `not a`"""

    op: str
    operand: Expr
    line: int = 0
    type: Type | None = None


@record(eq=True)
class Binary:
    """`a + b`. `op` is one of + - * / % < <= > >= == != and or."""

    op: str
    left: Expr
    right: Expr
    line: int = 0
    type: Type | None = None


@record(eq=True)
class Call:
    """`min(a, b)`. `function` is one of thread, min, max, sqrt, int, float in a program without errors."""

    function: str
    arguments: list[Expr]
    line: int = 0
    type: Type | None = None


Expr: TypeAlias = Int | Float | Bool | Variable | Element | Unary | Binary | Call


@record(eq=True)
class Let:
    """`let name = value;` declares a variable that lives to the end of the block."""

    name: str
    value: Expr
    line: int = 0


@record(eq=True)
class Assign:
    """`name = value;`"""

    name: str
    value: Expr
    line: int = 0


@record(eq=True)
class Store:
    """`array[index] = value;`"""

    array: str
    index: Expr
    value: Expr
    line: int = 0


@record(eq=True)
class If:
    """`if condition { then } else { otherwise }`. Without an else, and for `else if` too, `otherwise` is a
    list: empty, or of one If.
    """

    condition: Expr
    then: list[Stmt]
    otherwise: list[Stmt]
    line: int = 0


@record(eq=True)
class While:
    """`while condition { body }`"""

    condition: Expr
    body: list[Stmt]
    line: int = 0


@record(eq=True)
class Return:
    """`return;` ends the thread."""

    line: int = 0


Stmt: TypeAlias = Let | Assign | Store | If | While | Return


@record(eq=True)
class Param:
    """`name: type`"""

    name: str
    type: Type
    line: int = 0


@record(eq=True)
class Kernel:
    """`kernel name(params) { body }`"""

    name: str
    params: list[Param]
    body: list[Stmt]
    line: int = 0


@record(eq=True)
class KiteProgram:
    """A file: one kernel after another."""

    kernels: list[Kernel]


Node: TypeAlias = KiteProgram | Kernel | Param | Stmt | Expr
