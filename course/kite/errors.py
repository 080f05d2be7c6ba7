"""Errors of Kite programs."""

from __future__ import annotations

from enum import StrEnum

from ...support.fast_dataclass import record


class KiteSyntaxError(Exception):
    """The text is no Kite program. Raised at the first position that cannot be right; line and column count
    from 1.
    """

    def __init__(self, message: str, line: int, column: int) -> None:
        super().__init__(message)
        self.message, self.line, self.column = message, line, column


class ErrorKind(StrEnum):
    """The kinds of errors in a program that has the right form."""

    UNDECLARED = "undeclared"
    """A name that no enclosing block, and no parameter, declares."""
    REDECLARED = "redeclared"
    """A second `let` of a name in one block, a parameter's name twice, or a kernel's."""
    MISMATCH = "mismatch"
    """Two types that must be the same are not: in an operation, an assignment, a store."""
    OPERAND = "operand"
    """An operation that its operands' type does not have: `true + true`, `-b` of a bool, `not 1`."""
    CONDITION = "condition"
    """The condition of an `if` or `while` is no bool."""
    INDEX = "index"
    """The index of an array is no int."""
    NOT_AN_ARRAY = "not an array"
    """`x[i]` where x is none."""
    ARRAY_VALUE = "array value"
    """An array that stands where a number or a bool must."""
    FUNCTION = "function"
    """A call of a function that there is not."""
    ARGUMENTS = "arguments"
    """A call with the wrong number, or the wrong types, of arguments."""


@record(frozen=True)
class KiteError:
    """One error of a program that has the right form: line, kind, and message."""

    line: int
    kind: ErrorKind
    message: str
