"""C types: their kinds, their sizes, their spelling as in clang.

Every type is interned, so two types are the same type exactly when they are the same object. A type's
cv-qualifiers belong to it (`t.quals`), and `t.unqualified` is the type without them. A type is interned in
one of its parts, in the end in a declaration, so that the types of a program are freed with it. Structures,
unions and enumerations are nominal: the type refers to a `RecordDefinition` or `EnumDefinition` (see
`declarations`), which the definition completes. This module exports the scalar types as well.

Address spaces (`__shared__`, `__constant__`, …) are properties of variables, not of types, as in CUDA C.
"""

from __future__ import annotations

from typing import Any, ClassVar

from ...support.diagnostics import UNKNOWN
from ..syntax.tree import RefQualifier
from . import scalars
from .declarations import EnumDefinition, Field, RecordDefinition
from .scalars import *  # noqa: F403
from .scalars import UINT, CType, Scalar, longest_lived, qualifier_text

__all__ = [
    *scalars.__all__,
    "Array", "ArrayType", "Enum", "EnumDefinition", "Field", "Function", "MemberPointer", "Pointer", "Record",
    "RecordDefinition", "Reference", "array_of",
    "class_decl", "decay", "enum", "function", "innermost_element", "member_pointer", "object_qualifiers",
    "pointer_to", "qualified", "record", "reference_to", "referred",
    "drop_noexcept", "unqualified",
]  # fmt: skip


class Enum(CType):
    """An enumeration type."""

    __slots__ = ("decl", "is_declared")
    is_enum: ClassVar[bool] = True

    def __init__(self, decl: EnumDefinition) -> None:
        super().__init__()
        self.decl, self.is_declared = decl, decl.location is not UNKNOWN

    @property
    def is_scoped(self) -> bool:
        """True for `enum class`."""
        return self.decl.scoped

    @property
    def is_integral(self) -> bool:
        """True for an unscoped enumeration."""
        return not self.decl.scoped

    @property
    def underlying(self) -> Scalar:
        """The underlying type."""
        return self.decl.underlying or UINT

    @property
    def size(self) -> int:
        """The size in bytes."""
        return self.underlying.size

    @property
    def align(self) -> int:
        """The alignment in bytes."""
        return self.underlying.align

    @property
    def is_complete(self) -> bool:
        """True after the definition or an opaque declaration."""
        return self.decl.complete

    def _name(self) -> str:
        return "::".join((*self.decl.scope, self.decl.tag or "(unnamed enum)"))


def _spell_derived(t: CType, sign: str, quals: int, inner: str) -> str:
    """Return the declaration of `inner` as a pointer or reference to an object or function of type `t`: `int
    (*inner)[4]`.
    """
    qualifiers = qualifier_text(quals)
    text = f"{sign}{qualifiers}{' ' if qualifiers and inner else ''}{inner}"
    return t.spell(f"({text})" if t.is_array or t.is_function else text)


class Pointer(CType):
    """A pointer type."""

    __slots__ = ("is_declared", "is_dependent", "pointee")
    is_pointer: ClassVar[bool] = True
    size = align = 8

    def __init__(self, pointee: CType) -> None:
        super().__init__()
        self.pointee, self.is_dependent, self.is_declared = pointee, pointee.is_dependent, pointee.is_declared

    def spell(self, inner: str = "") -> str:
        return _spell_derived(self.pointee, "*", self.quals, inner)


class MemberPointer(CType):
    """`pointee owner::*` ([dcl.mptr]). For a data member it holds the offset, -1 when null; for a member
    function its address, 0 when null, and the adjustment of the object's address ([ABI] 2.3).
    """

    __slots__ = ("is_declared", "is_dependent", "owner", "pointee")
    is_member_pointer: ClassVar[bool] = True
    align = 8

    def __init__(self, owner: CType, pointee: CType) -> None:
        super().__init__()
        self.owner, self.pointee = owner, pointee
        self.is_dependent = owner.is_dependent or pointee.is_dependent
        self.is_declared = owner.is_declared or pointee.is_declared

    @property
    def in_memory(self) -> bool:
        """True if values are kept in memory, as those of pointers to member functions."""
        return self.pointee.is_function

    @property
    def size(self) -> int:
        """The size in bytes."""
        return 16 if self.pointee.is_function else 8

    def spell(self, inner: str = "") -> str:
        return _spell_derived(self.pointee, f"{self.owner}::*", self.quals, inner)


class Reference(CType):
    """`T&`, or `T&&` with `rvalue`. Expressions never have such a type: they are lvalues of the referred
    type.
    """

    __slots__ = ("is_declared", "is_dependent", "referred", "rvalue")
    is_reference: ClassVar[bool] = True
    size = align = 8

    def __init__(self, referred: CType, rvalue: bool) -> None:
        super().__init__()
        self.referred, self.rvalue = referred, rvalue
        self.is_dependent, self.is_declared = referred.is_dependent, referred.is_declared

    def spell(self, inner: str = "") -> str:
        return _spell_derived(self.referred, "&&" if self.rvalue else "&", 0, inner)


class ArrayType(CType):
    """An array of a known, an unknown or a dependent bound; it has the qualifiers of its elements
    ([basic.type.qualifier] p5).
    """

    __slots__ = ("element",)
    is_array: ClassVar[bool] = True
    element: CType

    def of(self, element: CType) -> CType:
        """Return the array of other elements with the same bound."""
        raise NotImplementedError

    @property
    def is_const(self) -> bool:
        """True if the elements are const."""
        return self.element.is_const


class Array(ArrayType):
    """`count` is None while the bound is unknown (`[]`)."""

    __slots__ = ("count", "is_declared", "is_dependent")

    def __init__(self, element: CType, count: int | None) -> None:
        super().__init__()
        self.element, self.count = element, count
        self.is_dependent, self.is_declared = element.is_dependent, element.is_declared

    def of(self, element: CType) -> CType:
        """Return the array type with another element type."""
        return array_of(element, self.count)

    @property
    def size(self) -> int:
        """The size in bytes."""
        return super().size if self.count is None else self.count * self.element.size

    @property
    def align(self) -> int:
        """The alignment in bytes."""
        return self.element.align

    @property
    def is_complete(self) -> bool:
        """True if the bound is known and the elements are complete."""
        return self.count is not None and self.element.is_complete

    def spell(self, inner: str = "") -> str:
        bound = "" if self.count is None else str(self.count)
        return self.element.spell(f"{inner}[{bound}]")


class Record(CType):
    """A class type."""

    __slots__ = ("decl", "is_declared", "is_dependent")
    is_record: ClassVar[bool] = True

    def __init__(self, decl: RecordDefinition) -> None:
        super().__init__()
        self.decl, self.is_dependent, self.is_declared = decl, decl.is_dependent, decl.location is not UNKNOWN

    @property
    def size(self) -> int:
        """The size in bytes."""
        return self.decl.size if self.decl.complete else super().size

    @property
    def align(self) -> int:
        """The alignment in bytes."""
        return self.decl.align if self.decl.complete else super().align

    @property
    def is_complete(self) -> bool:
        """True after the definition."""
        return self.decl.complete

    @property
    def fields(self) -> list[Field]:
        """The bases and data members."""
        return self.decl.fields

    def _name(self) -> str:
        return "::".join((*self.decl.scope, self.decl.name or f"(unnamed {self.decl.kind})"))


class Function(CType):
    """A function type. `cv` and `ref` qualify the object of a member function, in the pointee of a pointer to
    member. `is_noexcept` may be a template's parameter.
    """

    __slots__ = ("cv", "is_declared", "is_dependent", "is_noexcept", "params", "ref", "ret", "vararg")
    is_function: ClassVar[bool] = True
    is_complete = False

    def __init__(
        self,
        ret: CType,
        params: tuple[CType, ...],
        vararg: bool,
        cv: int,
        ref: RefQualifier,
        is_noexcept: Any,
    ) -> None:
        super().__init__()
        self.ret, self.params, self.vararg, self.cv, self.ref, self.is_noexcept = (
            ret,
            params,
            vararg,
            cv,
            ref,
            is_noexcept,
        )
        self.is_dependent = (
            ret.is_dependent or any(p.is_dependent for p in params) or not isinstance(is_noexcept, bool)
        )
        self.is_declared = ret.is_declared or any(p.is_declared for p in params)

    def spell(self, inner: str = "") -> str:
        params = [str(p) for p in self.params] + (["..."] if self.vararg else [])
        words = " ".join(word for word in (object_qualifiers(self), self.exceptions) if word)
        return self.ret.spell(f"{inner}({', '.join(params)}){' ' if words else ''}{words}")

    @property
    def exceptions(self) -> str:
        """The exception specification, as source text."""
        return (
            "noexcept" * self.is_noexcept
            if isinstance(self.is_noexcept, bool)
            else f"noexcept({self.is_noexcept})"
        )


def object_qualifiers(t: Function) -> str:
    """Return the qualifiers of a member function's object, as source text: 'const &'."""
    return " ".join(word for word in (qualifier_text(t.cv), t.ref) if word)


# ------------------------------------------------------------------------------- type makers


def pointer_to(pointee: CType) -> Pointer:
    """Return the pointer type to a type."""
    return pointee.intern(Pointer, pointee)


def member_pointer(owner: CType, pointee: CType) -> MemberPointer:
    """Return the type of pointers to members of a class."""
    return longest_lived(owner, pointee).intern(MemberPointer, owner, pointee)


def reference_to(referred: CType, rvalue: bool = False) -> CType:
    """Return `T&` or `T&&`; references to references collapse ([dcl.ref] p6)."""
    if isinstance(referred, Reference):
        return reference_to(referred.referred, rvalue and referred.rvalue)
    return referred.intern(Reference, referred, rvalue)


def referred(t: CType) -> CType:
    """Return the type of an expression that names an entity of type `t`: references are removed."""
    return t.referred if isinstance(t, Reference) else t


def call_type(result: CType) -> CType:
    """Return the type of a call whose function returns `result`: a non-class value has no qualifiers ([expr]
    p6).
    """
    return result.unqualified if result.is_scalar else referred(result)


def array_of(element: CType, count: int | None) -> Array:
    """Return the array type; `count` is None for an unknown bound."""
    return element.intern(Array, element, count)


def function(
    ret: CType,
    params: tuple[CType, ...],
    vararg: bool = False,
    cv: int = 0,
    ref: RefQualifier = "",
    is_noexcept: Any = False,
) -> Function:
    """Return the function type; top-level qualifiers of parameters are no part of it (C++17 [dcl.fct] p5)."""
    params = tuple(p.unqualified for p in params)
    return longest_lived(ret, *params).intern(Function, ret, params, vararg, cv, ref, is_noexcept)


def drop_noexcept(t: CType) -> CType:
    """Return a function type without `noexcept` ([conv.fctptr]); other types as they are."""
    return (
        function(t.ret, t.params, t.vararg, t.cv, t.ref) if isinstance(t, Function) and t.is_noexcept else t
    )


def record(decl: RecordDefinition) -> Record:
    """Return the type of a class definition."""
    if decl.ctype is None:
        decl.ctype = Record(decl)
    assert isinstance(decl.ctype, Record)
    return decl.ctype


def enum(decl: EnumDefinition) -> Enum:
    """Return the type of an enumeration definition."""
    if decl.ctype is None:
        decl.ctype = Enum(decl)
    assert isinstance(decl.ctype, Enum)
    return decl.ctype


def qualified(t: CType, quals: int) -> CType:
    """Return `t` with `quals` added. Qualifying an array qualifies its elements."""
    if isinstance(t, ArrayType):
        return t.of(qualified(t.element, quals))
    quals |= t.quals
    if quals == t.quals or t.is_function or t.is_reference:
        return t
    return t.variant(quals)


def unqualified(t: CType) -> CType:
    """Return `t` without its top-level qualifiers, also through array dimensions."""
    if isinstance(t, ArrayType):
        return t.of(unqualified(t.element))
    return t.unqualified


def class_decl(t: CType) -> RecordDefinition:
    """Return the declaration of a type that must be a class, such as a base."""
    assert isinstance(t, Record)
    return t.decl


def innermost_element(t: CType) -> CType:
    """Return the innermost element type of an array of arrays; other types as they are."""
    while isinstance(t, Array):
        t = t.element
    return t


def decay(t: CType) -> CType:
    """Return array types as pointers, function types as pointers; other types as they are."""
    if isinstance(t, Array):
        return pointer_to(t.element)
    return pointer_to(t) if t.is_function else t
