"""C types: what they are, how big they are, how clang spells them.

Every type is interned, so two types are the same type exactly when they are the same object; a
type's cv-qualifiers belong to it (`t.quals`), and `t.unqualified` is the type without them.
Structures, unions and enumerations are nominal: the type refers to a `RecordDecl` or `EnumDecl` (see
`nominal`), which is filled in when the definition has been read.

Sizes and alignments are those of nvcc on 64-bit Linux. Address spaces (`__shared__`,
`__constant__`, …) are properties of variables, not of types, as in CUDA C.
"""

from __future__ import annotations

import copy
from functools import cache
from typing import ClassVar

from .nominal import EnumDecl, Field, RecordDecl

CONST, VOLATILE, RESTRICT = 1, 2, 4

_QUALIFIER_NAMES = ((CONST, "const"), (VOLATILE, "volatile"), (RESTRICT, "__restrict__"))


def qualifier_text(quals: int) -> str:
    """The qualifiers as source text: 'const volatile'."""
    return " ".join(name for bit, name in _QUALIFIER_NAMES if quals & bit)


class CType:
    """The root. `str(type)` is clang's spelling; `size` and `align` are in bytes.

    The class attributes below answer "what kind of type"; the kinds overlap as in the standard
    (an enumeration is neither arithmetic nor an integer type, but `is_integral` includes it).
    """

    __slots__ = ("quals", "unqualified", "_variants")

    is_void: ClassVar[bool] = False
    is_bool: ClassVar[bool] = False
    is_integer: ClassVar[bool] = False
    is_float: ClassVar[bool] = False
    is_enum: ClassVar[bool] = False
    is_pointer: ClassVar[bool] = False
    is_nullptr: ClassVar[bool] = False
    is_array: ClassVar[bool] = False
    is_record: ClassVar[bool] = False
    is_function: ClassVar[bool] = False
    is_reference: ClassVar[bool] = False
    is_dependent: bool = False
    """Whether only a template's arguments tell what the type is."""

    def __init__(self) -> None:
        self.quals = 0
        self.unqualified: CType = self
        self._variants: dict[int, CType] = {}

    @property
    def size(self) -> int:
        raise TypeError(f"{self} has no size")

    @property
    def align(self) -> int:
        raise TypeError(f"{self} has no alignment")

    @property
    def is_complete(self) -> bool:
        """Objects of this type can be defined."""
        return True

    @property
    def is_arithmetic(self) -> bool:
        return self.is_integer or self.is_float

    @property
    def is_scoped(self) -> bool:
        """A scoped enumeration, which converts to nothing by itself."""
        return False

    @property
    def is_integral(self) -> bool:
        """Converts implicitly to integers: integer types and unscoped enumerations."""
        return self.is_integer or self.is_enum

    @property
    def is_scalar(self) -> bool:
        return self.is_arithmetic or self.is_enum or self.is_pointer or self.is_nullptr

    @property
    def is_const(self) -> bool:
        return bool(self.quals & CONST)

    @property
    def is_volatile(self) -> bool:
        return bool(self.quals & VOLATILE)

    def spell(self, inner: str = "") -> str:
        """The declaration of `inner` with this type: `int (*inner)[4]`."""
        quals = qualifier_text(self.quals)
        base = f"{quals} {self._name()}" if quals else self._name()
        return f"{base}{inner}" if inner.startswith("[") else f"{base} {inner}" if inner else base

    def _name(self) -> str:
        raise NotImplementedError

    def __str__(self) -> str:
        return self.spell()

    def __repr__(self) -> str:
        return f"<{self}>"


class Scalar(CType):
    """`void`, `bool`, the integer and floating types. `code` is the Itanium mangling letter, `least` and `greatest` bound the values of an integer type."""

    __slots__ = ("bytes", "code", "greatest", "kind", "least", "name", "rank", "signed")

    def __init__(self, name: str, code: str, kind: str, size: int, signed: bool, rank: int) -> None:
        super().__init__()
        self.name, self.code, self.kind = name, code, kind
        self.bytes, self.signed, self.rank = size, signed, rank
        bits = 1 if kind == "bool" else 8 * size
        self.least, self.greatest = (-1 << bits - 1, (1 << bits - 1) - 1) if signed and bits else (0, (1 << bits) - 1)

    @property
    def is_void(self) -> bool:  # type: ignore[override]
        return self.kind == "void"

    @property
    def is_bool(self) -> bool:  # type: ignore[override]
        return self.kind == "bool"

    @property
    def is_integer(self) -> bool:  # type: ignore[override]
        return self.kind in ("int", "bool")

    @property
    def is_float(self) -> bool:  # type: ignore[override]
        return self.kind == "float"

    @property
    def is_nullptr(self) -> bool:  # type: ignore[override]
        return self.kind == "nullptr"

    @property
    def bits(self) -> int:
        """Width of the value (1 for bool)."""
        return 1 if self.kind == "bool" else self.bytes * 8

    @property
    def size(self) -> int:
        return super().size if self.kind == "void" else self.bytes

    @property
    def align(self) -> int:
        return super().align if self.kind == "void" else self.bytes

    @property
    def is_complete(self) -> bool:
        return self.kind not in ("void", "overloaded", "braced", "deduced")

    def _name(self) -> str:
        return self.name


class Enum(CType):
    __slots__ = ("decl",)
    is_enum: ClassVar[bool] = True

    def __init__(self, decl: EnumDecl) -> None:
        super().__init__()
        self.decl = decl

    @property
    def is_scoped(self) -> bool:
        return self.decl.scoped

    @property
    def is_integral(self) -> bool:
        return not self.decl.scoped

    @property
    def underlying(self) -> Scalar:
        return self.decl.underlying or UINT

    @property
    def size(self) -> int:
        return self.underlying.size

    @property
    def align(self) -> int:
        return self.underlying.align

    @property
    def is_complete(self) -> bool:
        return self.decl.complete

    def _name(self) -> str:
        return "::".join((*self.decl.scope, self.decl.tag or "(unnamed enum)"))


class Pointer(CType):
    __slots__ = ("is_dependent", "pointee")
    is_pointer: ClassVar[bool] = True

    def __init__(self, pointee: CType) -> None:
        super().__init__()
        self.pointee, self.is_dependent = pointee, pointee.is_dependent

    @property
    def size(self) -> int:
        return 8

    @property
    def align(self) -> int:
        return 8

    def spell(self, inner: str = "") -> str:
        quals = qualifier_text(self.quals)
        star = f"*{quals}{' ' if quals and inner else ''}{inner}"
        if self.pointee.is_array or self.pointee.is_function:
            star = f"({star})"
        return self.pointee.spell(star)


class Reference(CType):
    """`T&`, or `T&&` with `rvalue`. Expressions never have such a type: they are lvalues of the type referred to."""

    __slots__ = ("is_dependent", "referred", "rvalue")
    is_reference: ClassVar[bool] = True

    def __init__(self, referred: CType, rvalue: bool) -> None:
        super().__init__()
        self.referred, self.rvalue, self.is_dependent = referred, rvalue, referred.is_dependent

    @property
    def size(self) -> int:
        return 8

    @property
    def align(self) -> int:
        return 8

    def spell(self, inner: str = "") -> str:
        sign = f"{'&&' if self.rvalue else '&'}{inner}"
        if self.referred.is_array or self.referred.is_function:
            sign = f"({sign})"
        return self.referred.spell(sign)


class Array(CType):
    """`count` is None while the bound is unknown (`[]`)."""

    __slots__ = ("count", "element", "is_dependent")
    is_array: ClassVar[bool] = True

    def __init__(self, element: CType, count: int | None) -> None:
        super().__init__()
        self.element, self.count, self.is_dependent = element, count, element.is_dependent

    @property
    def size(self) -> int:
        return super().size if self.count is None else self.count * self.element.size

    @property
    def align(self) -> int:
        return self.element.align

    @property
    def is_complete(self) -> bool:
        return self.count is not None and self.element.is_complete

    @property
    def is_const(self) -> bool:
        return self.element.is_const

    def spell(self, inner: str = "") -> str:
        bound = "" if self.count is None else str(self.count)
        return self.element.spell(f"{inner}[{bound}]")


class Record(CType):
    __slots__ = ("decl", "is_dependent")
    is_record: ClassVar[bool] = True

    def __init__(self, decl: RecordDecl) -> None:
        super().__init__()
        self.decl, self.is_dependent = decl, decl.is_dependent

    @property
    def size(self) -> int:
        return self.decl.size if self.decl.complete else super().size

    @property
    def align(self) -> int:
        return self.decl.align if self.decl.complete else super().align

    @property
    def is_complete(self) -> bool:
        return self.decl.complete

    @property
    def fields(self) -> list[Field]:
        return self.decl.fields

    def _name(self) -> str:
        return "::".join((*self.decl.scope, self.decl.name or f"(unnamed {self.decl.kind})"))


class Function(CType):
    __slots__ = ("is_dependent", "params", "ret", "vararg")
    is_function: ClassVar[bool] = True

    def __init__(self, ret: CType, params: tuple[CType, ...], vararg: bool) -> None:
        super().__init__()
        self.ret, self.params, self.vararg = ret, params, vararg
        self.is_dependent = ret.is_dependent or any(p.is_dependent for p in params)

    @property
    def is_complete(self) -> bool:
        return False

    def spell(self, inner: str = "") -> str:
        params = [str(p) for p in self.params] + (["..."] if self.vararg else [])
        return self.ret.spell(f"{inner}({', '.join(params)})")


# --------------------------------------------------------------------------------- the scalars

VOID = Scalar("void", "v", "void", 0, False, 0)
BOOL = Scalar("bool", "b", "bool", 1, False, 0)
CHAR = Scalar("char", "c", "int", 1, True, 1)
SCHAR = Scalar("signed char", "a", "int", 1, True, 1)
UCHAR = Scalar("unsigned char", "h", "int", 1, False, 1)
SHORT = Scalar("short", "s", "int", 2, True, 2)
USHORT = Scalar("unsigned short", "t", "int", 2, False, 2)
INT = Scalar("int", "i", "int", 4, True, 3)
UINT = Scalar("unsigned int", "j", "int", 4, False, 3)
LONG = Scalar("long", "l", "int", 8, True, 4)
ULONG = Scalar("unsigned long", "m", "int", 8, False, 4)
LLONG = Scalar("long long", "x", "int", 8, True, 5)
ULLONG = Scalar("unsigned long long", "y", "int", 8, False, 5)
FLOAT = Scalar("float", "f", "float", 4, True, 7)
DOUBLE = Scalar("double", "d", "float", 8, True, 8)
NULLPTR = Scalar("std::nullptr_t", "Dn", "nullptr", 8, False, 0)
SIZE_T, PTRDIFF_T = ULONG, LONG

OVERLOADED = Scalar("<overloaded function type>", "", "overloaded", 0, False, 0)
"""The type of a name that means several functions, until what it is converted to chooses one."""
AUTO = Scalar("auto", "Da", "deduced", 0, False, 0)
"""The result of a function until its body tells what it is."""
BRACED = Scalar("initializer list", "", "braced", 0, False, 0)
"""What `{…}` has for a type as an argument, until its parameter is known."""

SCALARS: dict[str, Scalar] = {
    t.name: t
    for t in (VOID, BOOL, CHAR, SCHAR, UCHAR, SHORT, USHORT, INT, UINT, LONG, ULONG, LLONG, ULLONG, FLOAT, DOUBLE)
}

_UNSIGNED = {CHAR: UCHAR, SCHAR: UCHAR, SHORT: USHORT, INT: UINT, LONG: ULONG, LLONG: ULLONG}

# ------------------------------------------------------------------------------- type makers


@cache
def pointer_to(pointee: CType) -> Pointer:
    return Pointer(pointee)


def reference_to(referred: CType, rvalue: bool = False) -> CType:
    """`T&` or `T&&`; references to references collapse ([dcl.ref] p6)."""
    if isinstance(referred, Reference):
        return _reference(referred.referred, rvalue and referred.rvalue)
    return _reference(referred, rvalue)


@cache
def _reference(referred: CType, rvalue: bool) -> Reference:
    return Reference(referred, rvalue)


def referred(t: CType) -> CType:
    """What an expression that names something of type `t` has as its type."""
    return t.referred if isinstance(t, Reference) else t


@cache
def array_of(element: CType, count: int | None) -> Array:
    return Array(element, count)


def function(ret: CType, params: tuple[CType, ...], vararg: bool = False) -> Function:
    """Top-level qualifiers of parameters are no part of a function's type (C++17 [dcl.fct] p5)."""
    return _function(ret, tuple(p.unqualified for p in params), vararg)


@cache
def _function(ret: CType, params: tuple[CType, ...], vararg: bool) -> Function:
    return Function(ret, params, vararg)


@cache
def record(decl: RecordDecl) -> Record:
    return Record(decl)


@cache
def enum(decl: EnumDecl) -> Enum:
    return Enum(decl)


def qualified(t: CType, quals: int) -> CType:
    """`t` with `quals` added. Qualifying an array qualifies its elements."""
    if isinstance(t, Array):
        return array_of(qualified(t.element, quals), t.count)
    quals |= t.quals
    if quals == t.quals or t.is_function or t.is_reference:
        return t
    base = t.unqualified
    found = base._variants.get(quals)
    if found is None:
        found = copy.copy(base)
        found.quals = quals
        base._variants[quals] = found
    return found


def unqualified(t: CType) -> CType:
    """`t` without its top-level qualifiers, through array dimensions."""
    if isinstance(t, Array):
        return array_of(unqualified(t.element), t.count)
    return t.unqualified


def decayed(t: CType) -> CType:
    """Array to pointer, function to pointer; every other type as it is."""
    if isinstance(t, Array):
        return pointer_to(t.element)
    return pointer_to(t) if t.is_function else t
