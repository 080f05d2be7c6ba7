"""Declarations."""

from __future__ import annotations

from typing import Any, Literal

from ....support.diagnostics import Diagnostic
from .expressions import Compound, Identifier
from .names import Name
from .node import Decl, Expr, Node, TypeSyntax, attribute
from .type_syntax import Access, FunctionSyntax, RecordType, RefQualifier, Specifiers


class VarDecl(Decl):
    """A variable at any scope. `init` may be an `InitList`, without `=` if `is_direct`; `init_args` are the
    arguments of `T x(a, b)`.
    """

    name: Name
    type: TypeSyntax
    specifiers: Specifiers
    init: Expr | None = None
    init_args: list[Expr] | None = None
    is_direct: bool = attribute(False)
    ctype: Any = attribute()
    symbol: Any = attribute()


class BindingDecl(Decl):
    """`auto [a, b] = init;`: the `names` denote elements of a hidden variable of `type` (`auto`, `const auto
    &`, …).
    """

    names: list[Identifier]
    type: TypeSyntax
    specifiers: Specifiers
    init: Expr | None = None
    variables: list[VarDecl] = attribute(())


class AccessSpecifier(Node):
    """`public:`, `private:` or `protected:` among members."""

    access: Access


class FieldDecl(Decl):
    """A member of a struct or union. An anonymous struct or union member has no name; neither has padding
    `int : 3`.

    `default` may be an `InitList`, without `=` if `is_direct`.
    """

    name: str | None
    type: TypeSyntax
    specifiers: Specifiers
    bits: Expr | None = None
    default: Expr | None = None
    is_direct: bool = attribute(False)
    ctype: Any = attribute()


class TypedefDecl(Decl):
    """`typedef T name;` and `using name = T;`. `align` holds the alignments of a typedef."""

    name: str
    type: TypeSyntax
    align: list[Expr] = attribute(())


class AnonymousUnion(Decl):
    """`union { int i; float f; };` in a block: its members' names are the block's ([class.union.anon])."""

    type: RecordType
    specifiers: Specifiers


class RecordDecl(Decl):
    """A declaration that only defines or declares a class: `type` is a `RecordType`, or a `NamedType` with
    its key.
    """

    type: TypeSyntax


class EnumDecl(Decl):
    """The declaration of an enumeration without declarators."""

    type: TypeSyntax


class FunctionDecl(Decl):
    """A device function: a prototype when `body` is None.

    The name of a specialisation or explicit instantiation has template arguments; `is_const`,
    `is_constructor` and `inits` are for member functions.
    """

    name: Name
    type: FunctionSyntax
    specifiers: Specifiers
    body: Compound | None = None
    ctype: Any = attribute()
    symbol: Any = attribute()
    inits: list[MemInit] | None = attribute()
    is_const: bool = attribute(False)
    is_volatile: bool = attribute(False)
    ref: RefQualifier = attribute("")
    is_constructor: bool = attribute(False)
    is_guide: bool = attribute(False)
    is_deleted: bool = attribute(False)
    is_defaulted: bool = attribute(False)


class MemInit(Node):
    """`name(args)` or `name{args}` of a constructor."""

    name: Name
    args: list[Expr]
    braces: bool = False
    pack: bool = attribute(False)


class NamespaceDecl(Decl):
    """`namespace name { … }`; unnamed when `name` is None."""

    name: str | None
    items: list[Decl]
    is_inline: bool = False


class NamespaceAlias(Decl):
    """`namespace name = target;`"""

    name: str
    target: Name


class UsingDecl(Decl):
    """`using namespace name;`, or `using name;` for a qualified name."""

    name: Name
    is_namespace: bool = False
    pack: bool = attribute(False)


class FriendDecl(Decl):
    """`friend class T;`, `friend T;` among the members of a class."""

    type: TypeSyntax


class TemplateParam(Node):
    """A template parameter: a type when `type` is None. `default` is type syntax or an expression; `inner`
    are the parameters of a template template parameter.
    """

    name: str | None
    type: TypeSyntax | None = None
    default: Node | None = None
    pack: bool = attribute(False)
    inner: list[TemplateParam] | None = attribute()


class TemplateDecl(Decl):
    """`template<params> decl`. `params` is None in an explicit instantiation and [] in an explicit
    specialisation.
    """

    params: list[TemplateParam] | None
    decl: Decl


class LaunchedInstance(Decl):
    """An instance of a kernel template that host code launches, and that must therefore exist.

    `is_requested`: it was requested by name, so that a missing template is an error. `is_readable` is False
    when its arguments are host code that cannot be parsed.
    """

    name: Name
    is_readable: bool = attribute(True)
    is_requested: bool = attribute(False)


DeclarationKind = Literal[
    "function", "variable", "class", "type", "template", "namespace", "block", "using", "static_assert",
    "empty",
]  # fmt: skip
"""The kinds of declarations; a `type` is an enumeration or alias, a `block` that of `extern "C"`."""


class HostDecl(Decl):
    """Skipped host code; the use of the name in device code is the error."""

    name: str
    what: DeclarationKind
    reasons: tuple[Diagnostic, ...] = attribute(())
    """The errors of the declaration as device code, if it was tried."""


class StaticAssert(Decl):
    """A `static_assert`."""

    condition: Expr
    message: bytes | None = None


class TranslationUnit(Node):
    """`items` are the declarations in order. `functions` and `variables` are the checker's symbols of
    entities with code or static storage.

    `complete` is False when the parser skipped text after a syntax error, so that declarations may be
    missing.
    """

    items: list[Decl]
    complete: bool = attribute(True)
    functions: Any = attribute()
    variables: Any = attribute()
