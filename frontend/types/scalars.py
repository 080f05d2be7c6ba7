"""The base class of types, and the scalar types: `void`, `bool`, integers, floating types.

Sizes and alignments are those of nvcc on 64-bit Linux.
"""

from __future__ import annotations

import copy
from collections.abc import Hashable
from typing import ClassVar, Literal, TypeVar, cast

from ..text.literals import MULTICHARACTER

__all__ = [
    "AUTO", "BOOL", "BRACED", "CHAR", "CHAR16", "CHAR32", "CHARACTERS", "CONST", "DOUBLE", "FLOAT", "INT",
    "LDOUBLE", "LLONG", "LONG", "NULLPTR", "OVERLOADED", "PTRDIFF_T", "RESTRICT",
    "SCALARS", "SCHAR", "SHORT", "SIZE_T", "UCHAR", "UINT", "ULLONG", "ULONG", "UNSIGNED", "USHORT", "VOID",
    "VOLATILE", "WCHAR", "CType", "Scalar",
    "longest_lived", "qualifier_text",
]  # fmt: skip

CONST, VOLATILE, RESTRICT = 1, 2, 4

_QUALIFIER_NAMES = ((CONST, "const"), (VOLATILE, "volatile"), (RESTRICT, "__restrict__"))


def qualifier_text(quals: int) -> str:
    """Return the qualifiers as source text: 'const volatile'."""
    return " ".join(name for bit, name in _QUALIFIER_NAMES if quals & bit)


T = TypeVar("T", bound="CType")


class CType:
    """The base class of types. `str(type)` is clang's spelling; `size` and `align` are in bytes.

    The class attributes below classify types; the classes overlap as in the standard (an enumeration is
    neither arithmetic nor an integer type, but `is_integral` includes it).
    """

    __slots__ = ("_interned", "_variants", "quals", "unqualified")

    is_void: bool = False
    is_bool: bool = False
    is_integer: bool = False
    is_float: bool = False
    is_enum: ClassVar[bool] = False
    is_pointer: ClassVar[bool] = False
    is_member_pointer: ClassVar[bool] = False
    is_nullptr: bool = False
    is_array: ClassVar[bool] = False
    is_record: ClassVar[bool] = False
    is_function: ClassVar[bool] = False
    is_reference: ClassVar[bool] = False
    is_dependent: bool = False
    """True when the type depends on template arguments."""
    is_declared: bool = False
    """True when a declaration of the program is part of the type, which is freed with the program."""

    def __init__(self) -> None:
        self.quals = 0
        self.unqualified: CType = self
        self._variants: dict[int, CType] = {}
        self._interned: dict[Hashable, CType] = {}

    def variant(self, quals: int) -> CType:
        """Return the type with these qualifiers instead of its own."""
        base = self.unqualified
        if not quals:
            return base
        result = base._variants.get(quals)
        if result is None:
            result = copy.copy(base)
            result.quals, result._interned = quals, {}
            base._variants[quals] = result
        return result

    def intern(self, kind: type[T], *parts: Hashable) -> T:
        """Return the unique type of a kind with these parts, of which this type is one. It lives as long as
        this type.
        """
        key = (kind, *parts)
        result = self._interned.get(key)
        if result is None:
            result = self._interned[key] = kind(*parts)
        return cast("T", result)

    @property
    def size(self) -> int:
        """The size in bytes. Raises TypeError for an incomplete type."""
        raise TypeError(f"{self} has no size")

    @property
    def align(self) -> int:
        """The alignment in bytes. Raises TypeError for an incomplete type."""
        raise TypeError(f"{self} has no alignment")

    @property
    def is_complete(self) -> bool:
        """True when objects of this type can be defined."""
        return True

    @property
    def is_arithmetic(self) -> bool:
        """True for integer and floating types."""
        return self.is_integer or self.is_float

    @property
    def is_scoped(self) -> bool:
        """True for a scoped enumeration, which has no implicit conversions."""
        return False

    @property
    def is_integral(self) -> bool:
        """True for types that convert implicitly to integers: integer types and unscoped enumerations."""
        return self.is_integer or self.is_enum

    @property
    def is_scalar(self) -> bool:
        """True for arithmetic types, enumerations, pointers, pointers to members and nullptr_t."""
        return (
            self.is_arithmetic or self.is_enum or self.is_pointer or self.is_member_pointer or self.is_nullptr
        )

    @property
    def in_memory(self) -> bool:
        """True when the lowering represents a value by its address in memory."""
        return self.is_record

    @property
    def is_const(self) -> bool:
        """True for a const-qualified type."""
        return bool(self.quals & CONST)

    @property
    def is_volatile(self) -> bool:
        """True for a volatile-qualified type."""
        return bool(self.quals & VOLATILE)

    def spell(self, inner: str = "") -> str:
        """Return the declaration of `inner` with this type: `int (*inner)[4]`."""
        quals = qualifier_text(self.quals)
        base = f"{quals} {self._name()}" if quals else self._name()
        return f"{base}{inner}" if inner.startswith("[") else f"{base} {inner}" if inner else base

    def _name(self) -> str:
        raise NotImplementedError

    def __str__(self) -> str:
        return self.spell()

    def __repr__(self) -> str:
        return f"<{self}>"


def longest_lived(*parts: CType) -> CType:
    """Return the part that determines the lifetime of a type made of several: one freed with the program, if
    there is one.
    """
    return next((part for part in parts if part.is_declared), parts[0])


ScalarKind = Literal["void", "bool", "int", "float", "nullptr", "overloaded", "deduced", "braced", "error"]
"""The kinds of scalar types; the last four stand for a type that is unknown."""


class Scalar(CType):
    """`void`, `bool`, the integer and floating types. `least` and `greatest` bound the values of an integer
    type.
    """

    __slots__ = (
        "bytes",
        "greatest",
        "is_bool",
        "is_float",
        "is_integer",
        "is_nullptr",
        "is_void",
        "kind",
        "least",
        "name",
        "rank",
        "signed",
    )

    def __init__(self, name: str, kind: ScalarKind, size: int, signed: bool, rank: int) -> None:
        super().__init__()
        self.name, self.kind = name, kind
        self.bytes, self.signed, self.rank = size, signed, rank
        self.is_void, self.is_bool, self.is_float, self.is_nullptr = (
            kind == "void",
            kind == "bool",
            kind == "float",
            kind == "nullptr",
        )
        self.is_integer = kind in ("int", "bool")
        bits = 1 if kind == "bool" else 8 * size
        self.least, self.greatest = (
            (-1 << bits - 1, (1 << bits - 1) - 1) if signed and bits else (0, (1 << bits) - 1)
        )

    @property
    def bits(self) -> int:
        """The width of the value (1 for bool)."""
        return 1 if self.kind == "bool" else self.bytes * 8

    @property
    def size(self) -> int:
        """The size in bytes."""
        return super().size if self.kind == "void" else self.bytes

    @property
    def align(self) -> int:
        """The alignment in bytes."""
        return super().align if self.kind == "void" else self.bytes

    @property
    def is_complete(self) -> bool:
        """True except for void and placeholders."""
        return self.kind not in ("void", "overloaded", "braced", "deduced")

    def _name(self) -> str:
        return self.name


VOID = Scalar("void", "void", 0, False, 0)
BOOL = Scalar("bool", "bool", 1, False, 0)
CHAR = Scalar("char", "int", 1, True, 1)
SCHAR = Scalar("signed char", "int", 1, True, 1)
UCHAR = Scalar("unsigned char", "int", 1, False, 1)
SHORT = Scalar("short", "int", 2, True, 2)
USHORT = Scalar("unsigned short", "int", 2, False, 2)
INT = Scalar("int", "int", 4, True, 3)
UINT = Scalar("unsigned int", "int", 4, False, 3)
LONG = Scalar("long", "int", 8, True, 4)
ULONG = Scalar("unsigned long", "int", 8, False, 4)
LLONG = Scalar("long long", "int", 8, True, 5)
ULLONG = Scalar("unsigned long long", "int", 8, False, 5)
WCHAR = Scalar("wchar_t", "int", 4, True, 2)
CHAR16 = Scalar("char16_t", "int", 2, False, 2)
CHAR32 = Scalar("char32_t", "int", 4, False, 2)
FLOAT = Scalar("float", "float", 4, True, 7)
DOUBLE = Scalar("double", "float", 8, True, 8)
LDOUBLE = Scalar("long double", "float", 16, True, 9)
"""The type of literals; nothing is declared with it. Device code computes with it as with `double`, as in
nvcc.
"""
NULLPTR = Scalar("std::nullptr_t", "nullptr", 8, False, 0)
SIZE_T, PTRDIFF_T = ULONG, LONG

OVERLOADED = Scalar("<overloaded function type>", "overloaded", 0, False, 0)
"""The type of a name of several functions, until its conversion chooses one."""
AUTO = Scalar("auto", "deduced", 0, False, 0)
"""The result of a function until its body determines it."""
BRACED = Scalar("initializer list", "braced", 0, False, 0)
"""The type of `{…}` as an argument, until its parameter is known."""

SCALARS: dict[str, Scalar] = {
    t.name: t
    for t in (
        VOID,
        BOOL,
        CHAR,
        SCHAR,
        UCHAR,
        SHORT,
        USHORT,
        INT,
        UINT,
        LONG,
        ULONG,
        LLONG,
        ULLONG,
        WCHAR,
        CHAR16,
        CHAR32,
        FLOAT,
        DOUBLE,
    )
}

CHARACTERS = {"": CHAR, "u8": CHAR, "u": CHAR16, "U": CHAR32, "L": WCHAR, MULTICHARACTER: INT}
"""The type of the characters in literals, by prefix."""

UNSIGNED = {CHAR: UCHAR, SCHAR: UCHAR, SHORT: USHORT, INT: UINT, LONG: ULONG, LLONG: ULLONG}
"""The unsigned type of each signed type's width."""
