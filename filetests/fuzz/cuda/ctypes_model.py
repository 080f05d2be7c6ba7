"""C's arithmetic types for the generator of random kernels: widths, conversions, and intervals.

Every integer expression has an interval that contains its value. If the interval proves that a signed
operation cannot overflow, the generator writes the operation itself, otherwise the unsigned one with
conversions. So programs are free of undefined behaviour without consisting of masks and casts only.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class ArithmeticType:
    """An arithmetic type: `kind` is i (signed), u (unsigned), b (bool) or f (floating)."""

    name: str
    bits: int
    kind: Literal["i", "u", "b", "f"]
    rank: int
    suffix: str = ""

    @property
    def is_float(self) -> bool:
        """True for a floating type."""
        return self.kind == "f"

    @property
    def lo(self) -> int:
        """The lowest value of an integer type."""
        return -(1 << (self.bits - 1)) if self.kind == "i" else 0

    @property
    def hi(self) -> int:
        """The highest value of an integer type."""
        if self.kind == "b":
            return 1
        return (1 << (self.bits - 1)) - 1 if self.kind == "i" else (1 << self.bits) - 1


BOOL = ArithmeticType("bool", 8, "b", 0)
CHAR = ArithmeticType("char", 8, "i", 1)
SCHAR = ArithmeticType("signed char", 8, "i", 1)
UCHAR = ArithmeticType("unsigned char", 8, "u", 1)
SHORT = ArithmeticType("short", 16, "i", 2)
USHORT = ArithmeticType("unsigned short", 16, "u", 2)
INT = ArithmeticType("int", 32, "i", 3)
UINT = ArithmeticType("unsigned", 32, "u", 3, "u")
LONG = ArithmeticType("long", 64, "i", 4, "L")
ULONG = ArithmeticType("unsigned long", 64, "u", 4, "UL")
LLONG = ArithmeticType("long long", 64, "i", 5, "LL")
ULLONG = ArithmeticType("unsigned long long", 64, "u", 5, "ULL")
FLOAT = ArithmeticType("float", 32, "f", 6, "f")
DOUBLE = ArithmeticType("double", 64, "f", 7)

INTEGERS = (BOOL, CHAR, SCHAR, UCHAR, SHORT, USHORT, INT, UINT, LONG, ULONG, LLONG, ULLONG)
STORED_INTEGERS = INTEGERS[1:]  # bool in memory must hold 0 or 1, so raw buffers have none
FLOATS = (FLOAT, DOUBLE)
UNSIGNED_OF = {INT: UINT, LONG: ULONG, LLONG: ULLONG}


@dataclass(frozen=True)
class ExpressionText:
    """The text of an expression, its type, the precedence of its outermost operator, and its value's
    interval.
    """

    text: str
    type: ArithmeticType
    level: int
    lo: int = 0
    hi: int = 0

    def at(self, level: int) -> str:
        """Return the text as an operand of an operator with precedence `level`, parenthesised if needed."""
        return self.text if self.level >= level else f"({self.text})"


# Levels of C's operators, loosest first.
(
    COMMA,
    ASSIGN,
    CONDITIONAL,
    OR,
    AND,
    BITOR,
    BITXOR,
    BITAND,
    EQUAL,
    LESS,
    SHIFT,
    ADD,
    MUL,
    UNARY,
    POSTFIX,
    PRIMARY,
) = range(16)


def expr(
    text: str, type: ArithmeticType, level: int, lo: int | None = None, hi: int | None = None
) -> ExpressionText:
    """Return an expression; its interval is the whole type's by default, or when the given one does not
    fit.
    """
    if lo is None or hi is None or type.is_float or lo < type.lo or hi > type.hi:
        return ExpressionText(text, type, level, *((0, 0) if type.is_float else (type.lo, type.hi)))
    return ExpressionText(text, type, level, lo, hi)


def promoted(t: ArithmeticType) -> ArithmeticType:
    """Apply C's integer promotions."""
    return INT if t.rank < INT.rank else t


def common(a: ArithmeticType, b: ArithmeticType) -> ArithmeticType:
    """Apply C's usual arithmetic conversions."""
    if a.is_float or b.is_float:
        return max((t for t in (a, b) if t.is_float), key=lambda t: t.rank)
    a, b = promoted(a), promoted(b)
    if a.kind == b.kind:
        return max(a, b, key=lambda t: t.rank)
    u, s = (a, b) if a.kind == "u" else (b, a)
    if u.rank >= s.rank:
        return u
    if s.bits > u.bits:
        return s
    return next(w for t, w in UNSIGNED_OF.items() if t == s)


def converted(e: ExpressionText, to: ArithmeticType) -> tuple[int, int]:
    """Return the interval of `e` after conversion to the integer type `to`."""
    if to.kind == "b":
        return 0, 1
    if not e.type.is_float and to.lo <= e.lo and e.hi <= to.hi:
        return e.lo, e.hi
    return to.lo, to.hi
