"""The handlers of syntax nodes, by class.

A handler gets a copy of the syntax. It completes and returns the copy, or returns a new node. The handler of
a type returns the type only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ...support.lazy_modules import Handlers
from ..syntax import tree
from ..types.typed_nodes import DeclvalExpr

Handler = Callable[[Any, Any], Any]
"""Checks a node of one class in a `Context`."""
H = TypeVar("H", bound=Handler)

_FILES: dict[str, tuple[type[tree.Node], ...]] = {
    "names.namespaces": (tree.NamespaceDecl, tree.NamespaceAlias, tree.UsingDecl),
    "conversions.explicit_conversions": (tree.Cast,),
    "classes.methods": (tree.This,),
    "classes.friends": (tree.FriendDecl,),
    "classes.records": (tree.RecordType,),
    "initialization.prvalues": (tree.CompoundLiteral, tree.Construct, tree.InitList),
    "templates.packs": (tree.PackExpansion, tree.SizeOfPack, tree.Fold),
    "templates.templates": (tree.TemplateDecl, tree.LaunchedInstance),
    "expressions.exprs": (
        DeclvalExpr,
        tree.CharLiteral,
        tree.BoolLiteral,
        tree.NullptrLiteral,
        tree.IntLiteral,
        tree.FloatLiteral,
        tree.StringLiteral,
        tree.ErrorExpr,
        tree.Identifier,
        tree.SizeOf,
    ),
    "expressions.members": (tree.Member, tree.Index),
    "expressions.unary": (tree.Unary,),
    "expressions.ops": (tree.Binary, tree.Assign),
    "expressions.conditional": (tree.Conditional,),
    "expressions.calls": (tree.Call,),
    "expressions.launches": (tree.LaunchExpr,),
    "expressions.allocation": (tree.New, tree.Delete),
    "expressions.traits": (tree.TypeTrait, tree.UnderlyingType),
    "expressions.closures": (tree.Lambda,),
    "expressions.user_literals": (tree.UserLiteral,),
    "expressions.statement_exprs": (tree.StatementExpr,),
    "statements.stmts": (
        tree.Compound,
        tree.DeclStmt,
        tree.ExprStmt,
        tree.NullStmt,
        tree.If,
        tree.While,
        tree.DoWhile,
        tree.For,
        tree.Switch,
        tree.Labeled,
        tree.Goto,
        tree.Break,
        tree.Continue,
        tree.Return,
    ),
    "statements.range": (tree.RangeFor,),
    "statements.asm": (tree.Asm,),
    "declarations.resolve": (
        tree.BuiltinType,
        tree.ResolvedType,
        tree.NamedType,
        tree.PointerSyntax,
        tree.MemberPointerType,
        tree.ReferenceType,
        tree.ArraySyntax,
        tree.FunctionSyntax,
        tree.PackType,
        tree.TypedefDecl,
        tree.RecordDecl,
        tree.EnumDecl,
    ),
    "declarations.deduction": (tree.AutoType, tree.DecltypeType, tree.TypeofType),
    "declarations.exceptions": (tree.Noexcept,),
    "declarations.enums": (tree.EnumType,),
    "declarations.assertion": (tree.StaticAssert,),
    "declarations.variables": (tree.VarDecl,),
    "declarations.bindings": (tree.BindingDecl, tree.AnonymousUnion),
    "declarations.decls": (tree.HostDecl, tree.FunctionDecl),
}
"""The file that registers the handlers of these classes. It is loaded at the first such node."""

HANDLERS: Handlers[Handler] = Handlers(
    __package__, {node: file for file, nodes in _FILES.items() for node in nodes}
)


def handles(*classes: type) -> Callable[[H], H]:
    """Register a function as the handler of node classes."""

    def register(handler: H) -> H:
        for cls in classes:
            HANDLERS[cls] = handler
        return handler

    return register
