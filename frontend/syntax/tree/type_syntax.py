"""Type syntax, and the specifiers of declarations.

A base (`BuiltinType`, `NamedType`, `RecordType`, `EnumType`, `AutoType`) is wrapped into `PointerSyntax`,
`ReferenceType`, `ArraySyntax` and `FunctionSyntax` by the declarator, outermost first, so `const float *a[4]`
is `ArraySyntax(PointerType(BuiltinType("float", const)), 4)`. The declarators of one declaration share their
base node, so a `RecordType` with members is reached several times but defined once.
"""

from __future__ import annotations

from typing import Any, Literal

from ....support.diagnostics import Location
from .names import Name
from .node import Decl, Expr, Node, TypeSyntax, attribute

Access = Literal["", "private", "protected"]
"""The access of a member or base ([class.access]); '' is public."""
ClassKey = Literal["struct", "union"]
"""The keyword of a class; `class` differs from `struct` only in the default access."""
RefQualifier = Literal["", "&", "&&"]
"""The ref-qualifier of a member function ([dcl.fct] p7); '' for none."""
StorageClass = Literal["typedef", "extern", "static", "register", "thread_local", "__thread"]
"""The storage class specifiers ([dcl.stc]), with `typedef` as in C's grammar."""


class BuiltinType(TypeSyntax):
    """`name` is canonical: 'void', 'bool', 'char', 'signed char', 'unsigned char', 'short', 'unsigned short',
    'int', 'unsigned int', 'long', 'unsigned long', 'long long', 'unsigned long long', 'float', 'double',
    'long double', 'wchar_t', 'char16_t', 'char32_t', '__int128', 'unsigned __int128'.
    """

    name: str


class NamedType(TypeSyntax):
    """A type by name: a typedef, an instance of a template, or a struct, union or enum without its keyword
    (`key` is then None).

    `unknown`: no such type is declared, which the parser has reported; it resolves to the error type
    silently.
    """

    name: Name
    key: ClassKey | Literal["enum"] | None = None
    unknown: bool = False


class ResolvedType(TypeSyntax):
    """A resolved type, in syntax that the checker creates."""

    meaning: Any


class PackType(TypeSyntax):
    """`pattern...` among template arguments."""

    pattern: TypeSyntax


class RecordType(TypeSyntax):
    """`struct S { … }` or `union { … }` with its members; without members it is `NamedType(name, key)`.

    The name of a specialisation has template arguments. `members` holds `FieldDecl`, nested `RecordDecl` and
    `EnumDecl`, `TypedefDecl` and `StaticAssert`. `align` holds `__align__(n)` and the like, `pack` the bound
    of `#pragma pack`, 0 without one.
    """

    key: ClassKey
    name: Name | None
    members: list[Node]
    align: list[Expr]
    packed: bool = False
    pack: int = attribute(0)
    end: Location | None = attribute()
    bases: list[BaseSpecifier] = attribute()
    is_final: bool = attribute(False)


class BaseSpecifier(Node):
    """One base of a class. `access` is None when the class-key determines it."""

    type: TypeSyntax
    access: Access | None = None
    pack: bool = attribute(False)


class EnumType(TypeSyntax):
    """`enum E : underlying { … }`; `scoped` for `enum class`, `is_opaque` without a body. A use without a
    body is `NamedType(name, 'enum')`.
    """

    name: Name | None
    enumerators: list[Enumerator]
    underlying: TypeSyntax | None = None
    scoped: bool = False
    is_opaque: bool = False
    end: Location | None = attribute()


class Enumerator(Node):
    """`name = value`; `value` is None when it follows from the previous one."""

    name: str
    value: Expr | None = None


class AutoType(TypeSyntax):
    """`auto`: deduced from the initialiser."""


class DecltypeType(TypeSyntax):
    """`decltype(operand)`, or `decltype(auto)` without one."""

    operand: Expr | None


class UnderlyingType(TypeSyntax):
    """`__underlying_type(E)`"""

    of: TypeSyntax


class TypeofType(TypeSyntax):
    """GNU's `__typeof__(operand)`, of an expression or a type."""

    operand: Expr | TypeSyntax


class PointerSyntax(TypeSyntax):
    """`location` is the `*`."""

    pointee: TypeSyntax
    restrict: bool = attribute(False)


class MemberPointerType(TypeSyntax):
    """`pointee owner::*`. `location` is the name of the class."""

    pointee: TypeSyntax
    owner: NamedType


class ReferenceType(TypeSyntax):
    """`T&`, or `T&&` with `rvalue`."""

    referred: TypeSyntax
    rvalue: bool = False


class ArraySyntax(TypeSyntax):
    """`size` is None in `[]`. `location` is the `[`."""

    element: TypeSyntax
    size: Expr | None


class FunctionSyntax(TypeSyntax):
    """The syntax of a function type. `location` is the `(`. `(void)` gives no parameters. `trailing`: the
    result was written after the parameters, which it may name.

    `const`, `volatile` and `ref` are the qualifiers of a member function's type;
    `is_noexcept` may be set for any function, with the `operand` of `noexcept(…)` if there is one.
    """

    result: TypeSyntax
    params: list[ParamDecl]
    variadic: bool = False
    trailing: bool = attribute(False)
    ref: RefQualifier = attribute("")
    is_noexcept: bool = attribute(False)
    operand: Expr | None = attribute()


class Specifiers(Node):
    """The specifiers of a declaration, besides its type.

    `words` maps
    every other specifier ('__global__', '__device__', '__host__', '__shared__', '__constant__',
    '__managed__', 'inline', '__forceinline__', '__noinline__', '__inline__', '__grid_constant__',
    'constexpr') to its location. `launch_bounds` are the arguments of `__launch_bounds__`, `align` those of
    every `__align__`, `alignas` and `aligned`. `has_c_linkage`: declared inside `extern "C"`.
    """

    storage: StorageClass | None = None
    words: dict[str, Location] = attribute()
    launch_bounds: list[Expr] | None = None
    align: list[Expr] = attribute()
    has_c_linkage: bool = False


class ParamDecl(Decl):
    """`name` is None in a prototype without names; `location` is then that of the type."""

    name: str | None
    type: TypeSyntax
    specifiers: Specifiers
    default: Expr | None = None
    ctype: Any = attribute()
    pack: bool = attribute(False)


INNER_FIELD: dict[type[TypeSyntax], str] = {
    PointerSyntax: "pointee",
    MemberPointerType: "pointee",
    ReferenceType: "referred",
    ArraySyntax: "element",
    FunctionSyntax: "result",
}
"""The field of each kind of derived type that holds the inner type."""


def inner(syntax: TypeSyntax) -> TypeSyntax | None:
    """Return the type syntax that a pointer, reference, array or function is derived from; None for
    a base.
    """
    return getattr(syntax, INNER_FIELD[type(syntax)]) if type(syntax) in INNER_FIELD else None


def declared_base(syntax: TypeSyntax) -> TypeSyntax:
    """Return the base below all pointers, references, arrays and functions of a declarator."""
    while (below := inner(syntax)) is not None:
        syntax = below
    return syntax
