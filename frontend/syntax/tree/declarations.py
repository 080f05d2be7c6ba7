"""Declarations."""

from __future__ import annotations

from typing import Any

from ....support.diagnostics import Diagnostic
from .expressions import Compound, Identifier
from .names import Name
from .node import Decl, Expr, Node, TypeSyntax, later
from .type_syntax import FunctionType, RecordType, Specifiers


class VarDecl(Decl):
    """A variable at any scope. `init` may be an `InitList`, without `=` if it `is_direct`; `init_args` are
    those of `T x(a, b)`.
    """

    name: Name
    type: TypeSyntax
    specifiers: Specifiers
    init: Expr | None = None
    init_args: list[Expr] | None = None
    is_direct: bool = later(False)
    ctype: Any = later()
    symbol: Any = later()


class BindingDecl(Decl):
    """`auto [a, b] = init;`: the `names` stand for elements of a hidden variable of `type` (`auto`,
    `const auto &`, …).
    """

    names: list[Identifier]
    type: TypeSyntax
    specifiers: Specifiers
    init: Expr | None = None
    variables: list[VarDecl] = later(())


class Access(Node):
    """`public:` (''), `private:` or `protected:` among members."""

    access: str


class FieldDecl(Decl):
    """A member of a struct or union. An anonymous struct or union member has no name; neither has padding
    `int : 3`.

    `default` may be an `InitList`, without `=` if it `is_direct`.
    """

    name: str | None
    type: TypeSyntax
    specifiers: Specifiers
    bits: Expr | None = None
    default: Expr | None = None
    is_direct: bool = later(False)
    ctype: Any = later()


class TypedefDecl(Decl):
    """`typedef T name;` and `using name = T;`. `align` are the alignments that a typedef is declared with."""

    name: str
    type: TypeSyntax
    align: list[Expr] = later(())


class AnonymousUnion(Decl):
    """`union { int i; float f; };` in a block: its members' names are the block's ([class.union.anon])."""

    type: RecordType
    specifiers: Specifiers


class RecordDecl(Decl):
    """A declaration that only defines or announces a type: `type` is a `RecordType`, or a `NamedType` with
    its key.
    """

    type: TypeSyntax


class EnumDecl(Decl):
    type: TypeSyntax


class FunctionDecl(Decl):
    """A device function: a prototype when `body` is None.

    The name of a specialisation or explicit instantiation has template arguments; `is_const`,
    `is_constructor` and `inits` are for member functions.
    """

    name: Name
    type: FunctionType
    specifiers: Specifiers
    body: Compound | None = None
    ctype: Any = later()
    symbol: Any = later()
    inits: list[MemInit] | None = later()
    is_const: bool = later(False)
    is_volatile: bool = later(False)
    ref: str = later("")
    """'&' or '&&' after the parameters of a member function."""
    is_constructor: bool = later(False)
    is_guide: bool = later(False)
    is_deleted: bool = later(False)
    is_defaulted: bool = later(False)


class MemInit(Node):
    """`name(args)` or `name{args}` of a constructor."""

    name: Name
    args: list[Expr]
    braces: bool = False
    pack: bool = later(False)


class NamespaceDecl(Decl):
    """`namespace name { … }`; unnamed when `name` is None."""

    name: str | None
    items: list[Decl]
    is_inline: bool = False


class NamespaceAlias(Decl):
    """`namespace name = meant;`"""

    name: str
    meant: Name


class UsingDecl(Decl):
    """`using namespace name;`, or `using name;` for a qualified name."""

    name: Name
    is_namespace: bool = False
    pack: bool = later(False)


class FriendDecl(Decl):
    """`friend class T;`, `friend T;` among the members of a class."""

    type: TypeSyntax


class TemplateParam(Node):
    """A template parameter: a type when `type` is None. `default` is type syntax or an expression; `inner`
    are the parameters of one that is a template itself.
    """

    name: str | None
    type: TypeSyntax | None = None
    default: Node | None = None
    pack: bool = later(False)
    inner: list[TemplateParam] | None = later()


class TemplateDecl(Decl):
    """`template<params> decl`. Without `params` (None) an explicit instantiation, with none ([]) a
    specialisation.
    """

    params: list[TemplateParam] | None
    decl: Decl


class LaunchedInstance(Decl):
    """An instance of a kernel template that host code launches, so that it is there to be launched.

    `demanded`: the user asked for it by name, and is told when there is none. `is_readable` is False where
    its arguments are host code that would have to be understood.
    """

    name: Name
    is_readable: bool = later(True)
    demanded: bool = later(False)


class HostDecl(Decl):
    """Host code that was skipped. `what` is 'function', 'variable', 'class' or 'template'; using the name
    from device code is the error.
    """

    name: str
    what: str
    reasons: tuple[Diagnostic, ...] = later(())
    """What is wrong with it as device code, where that was tried."""


class StaticAssert(Decl):
    condition: Expr
    message: bytes | None = None


class TranslationUnit(Node):
    """`items` are declarations in order. `functions` and `variables` are the checker's symbols of what has
    code or static storage.

    `complete` is False when the parser skipped text after a syntax error, so that declarations may be
    missing.
    """

    items: list[Decl]
    complete: bool = later(True)
    functions: Any = later()
    variables: Any = later()
