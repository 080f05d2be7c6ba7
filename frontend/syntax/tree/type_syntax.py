"""Type syntax, and what stands around it in declarations.

A base (`BuiltinType`, `NamedType`, `RecordType`, `EnumType`, `AutoType`) is wrapped into `PointerType`,
`ReferenceType`, `ArrayType` and `FunctionType` as the declarator says, outermost first, so
`const float *a[4]` is `ArrayType(PointerType(BuiltinType("float", const)), 4)`. The declarators of one
declaration share their base node, so a `RecordType` with members is reached several times but defined once.
"""

from __future__ import annotations

from typing import Any

from ....support.diagnostics import Location
from .names import Name
from .node import Decl, Expr, Node, TypeSyntax, later


class BuiltinType(TypeSyntax):
    """`name` is canonical: 'void', 'bool', 'char', 'signed char', 'unsigned char', 'short', 'unsigned short',
    'int', 'unsigned int', 'long', 'unsigned long', 'long long', 'unsigned long long', 'float', 'double',
    'long double', 'wchar_t', 'char16_t', 'char32_t', '__int128', 'unsigned __int128'.
    """

    name: str


class NamedType(TypeSyntax):
    """A type called by name: a typedef, a template's instance, or a struct, union or enum without its keyword
    (`key` is then None).

    `unknown` says that no such type was declared and the parser has already said so: resolve to the error
    type, silently.
    """

    name: Name
    key: str | None = None
    unknown: bool = False


class KnownType(TypeSyntax):
    """A type that the checker knows, where it writes syntax of its own."""

    meaning: Any


class PackType(TypeSyntax):
    """`pattern...` among template arguments."""

    pattern: TypeSyntax


class RecordType(TypeSyntax):
    """`struct S { … }` or `union { … }` with its members; without members it is `NamedType(name, key)`.

    The name of a specialisation has template arguments. `members` holds `FieldDecl`, nested `RecordDecl` and
    `EnumDecl`, `TypedefDecl` and `StaticAssert`. `align` is `__align__(n)` and such, `pack` the bound that
    `#pragma pack` set, 0 without one.
    """

    key: str
    name: Name | None
    members: list[Node]
    align: list[Expr]
    packed: bool = False
    pack: int = later(0)
    end: Location | None = later()
    bases: list[BaseSpecifier] = later()
    is_final: bool = later(False)


class BaseSpecifier(Node):
    """One base of a structure. `access` is '', 'private' or 'protected'; None where the key (`struct`,
    `class`) tells.
    """

    type: TypeSyntax
    access: str | None = None
    pack: bool = later(False)


class EnumType(TypeSyntax):
    """`enum E : underlying { … }`; `scoped` for `enum class`, `is_opaque` without a body. A use without a
    body is `NamedType(name, 'enum')`.
    """

    name: Name | None
    enumerators: list[Enumerator]
    underlying: TypeSyntax | None = None
    scoped: bool = False
    is_opaque: bool = False
    end: Location | None = later()


class Enumerator(Node):
    """`name = value`; `value` is None where it follows from the one before."""

    name: str
    value: Expr | None = None


class AutoType(TypeSyntax):
    """`auto`: the initialiser tells."""


class DecltypeType(TypeSyntax):
    """`decltype(operand)`, or `decltype(auto)` without one."""

    operand: Expr | None


class UnderlyingType(TypeSyntax):
    """`__underlying_type(E)`"""

    of: TypeSyntax


class TypeofType(TypeSyntax):
    """GNU's `__typeof__(operand)`, of an expression or a type."""

    operand: Expr | TypeSyntax


class PointerType(TypeSyntax):
    """`location` is the `*`."""

    pointee: TypeSyntax
    restrict: bool = later(False)


class MemberPointerType(TypeSyntax):
    """`pointee owner::*`. `location` is the name of the class."""

    pointee: TypeSyntax
    owner: NamedType


class ReferenceType(TypeSyntax):
    """`T&`, or `T&&` with `rvalue`."""

    referred: TypeSyntax
    rvalue: bool = False


class ArrayType(TypeSyntax):
    """`size` is None in `[]`. `location` is the `[`."""

    element: TypeSyntax
    size: Expr | None


class FunctionType(TypeSyntax):
    """`location` is the `(`. `(void)` gives no parameters. `trailing` says that the result was written after
    them, where they are known.

    `const`, `volatile` and `ref` ('', '&' or '&&') are those of a member function's type; `is_noexcept` any
    function's, as `operand` says where there is one.
    """

    result: TypeSyntax
    params: list[ParamDecl]
    variadic: bool = False
    trailing: bool = later(False)
    ref: str = later("")
    is_noexcept: bool = later(False)
    operand: Expr | None = later()


class Specifiers(Node):
    """What stands before and around a declarator, besides the type.

    `storage` is None, 'typedef', 'extern', 'static', 'register', 'thread_local' or '__thread'. `words` maps
    every other specifier ('__global__', '__device__', '__host__', '__shared__', '__constant__',
    '__managed__', 'inline', '__forceinline__', '__noinline__', '__inline__', '__grid_constant__',
    'constexpr') to its place. `launch_bounds` are the arguments of `__launch_bounds__`, `align` those of
    every `__align__`, `alignas` and `aligned`. `linkage` is 'C' inside `extern "C"`.
    """

    storage: str | None = None
    words: dict[str, Location] = later()
    launch_bounds: list[Expr] | None = None
    align: list[Expr] = later()
    linkage: str | None = None


class ParamDecl(Decl):
    """`name` is None in a prototype without names; `location` is then that of the type."""

    name: str | None
    type: TypeSyntax
    specifiers: Specifiers
    default: Expr | None = None
    ctype: Any = later()
    pack: bool = later(False)


INSIDE: dict[type[TypeSyntax], str] = {
    PointerType: "pointee",
    MemberPointerType: "pointee",
    ReferenceType: "referred",
    ArrayType: "element",
    FunctionType: "result",
}
"""The field of each kind of declarator that holds the type which it is around."""


def inner(syntax: TypeSyntax) -> TypeSyntax | None:
    """What type syntax is around; None of a base."""
    return getattr(syntax, INSIDE[type(syntax)]) if type(syntax) in INSIDE else None


def declared_base(syntax: TypeSyntax) -> TypeSyntax:
    """What a declarator's pointers, references, arrays and functions lead to."""
    while (below := inner(syntax)) is not None:
        syntax = below
    return syntax
