"""Namespaces, namespace aliases, using-declarations and using-directives ([basic.namespace])."""

from __future__ import annotations

from ....support.diagnostics import Note
from ....support.mangling_codes import ANONYMOUS
from ...syntax import tree
from ...types import builtin_table, builtin_types
from ...types import ctype as ct
from ...types.lookup import entity_of, inline_set, is_class_template, is_type, own
from ...types.symbols import (
    FunctionSymbol,
    Namespace,
    NamespaceScope,
    Overloads,
    Symbol,
    Template,
    TypeName,
    VariableSymbol,
)
from ..context import Context, scope_of
from ..declarations.decls import declare_optional
from ..dispatch import handles
from ..reporting import ERROR, NamedDeclaration, previous_definition
from .lookup import find, find_qualifier, is_class


@handles(tree.NamespaceDecl)
def declare_namespace(cx: Context, node: tree.NamespaceDecl) -> None:
    """Declare a namespace, or extend it. An unnamed namespace has an implicit using-directive
    ([namespace.unnamed]).
    """
    name = node.name or ANONYMOUS
    result = cx.scopes.current.names.get(name)
    if (
        not isinstance(result, Namespace)
        or result.name != name
        or result.scope.parent is not cx.scopes.current
    ):
        # [namespace.def] p2: a namespace alias cannot be extended.
        if result is not None:
            cx.report.error(
                f"redefinition of '{name}' as different kind of symbol", node, [previous_definition(result)]
            )
            return
        result = Namespace(name, NamespaceScope(cx.scopes.current, (*cx.scopes.path, name)), node.location)
        cx.scopes.current.declare(name, result)
        if node.is_inline:
            cx.scopes.current.namespace.inlines.append(result.scope)
        elif node.name is None:
            cx.scopes.current.add_using_directive(result.scope)
    elif node.is_inline and result.scope not in cx.scopes.current.namespace.inlines:
        cx.report.error(
            "non-inline namespace cannot be reopened as inline", node, [previous_definition(result)]
        )
    with cx.enter_scope(result.scope, result.scope.path):
        node.items = [declare_optional(cx, item) for item in node.items]


@handles(tree.NamespaceAlias)
def declare_alias(cx: Context, node: tree.NamespaceAlias) -> None:
    """Declare a namespace alias ([namespace.alias])."""
    result, old = find(cx, node.target), cx.scopes.current.names.get(node.name)
    meant = result.symbol
    if not isinstance(meant, Namespace):
        if not result.is_reported:
            cx.report.error(f"no namespace named '{node.target}'", node)
    elif old is not None and entity_of(old) is not meant.scope:
        cx.report.error(
            f"redefinition of '{node.name}' as different kind of symbol", node, [previous_definition(old)]
        )
    elif old is None:
        cx.scopes.current.declare(node.name, meant)


@handles(tree.UsingDecl)
def check_using(cx: Context, node: tree.UsingDecl) -> None:
    """Check a using-declaration or using-directive."""
    if node.is_namespace:
        _using_directive(cx, node)
        return
    result, key = find(cx, node.name), node.name.key
    if node.name.is_rejected:
        cx.scopes.current.names.setdefault(key, VariableSymbol(key, ERROR, node.location, "local", used=True))
        return
    symbol, qualifier = result.symbol, find_qualifier(cx, node.name).symbol
    if isinstance(qualifier, TypeName):
        what = "an enumeration" if isinstance(qualifier.ctype, ct.Enum) else "a class"
        cx.report.error(f"using declaration cannot refer to a member of {what} here", node)
    elif symbol is None and not result.is_reported:
        if node.name.is_global and builtin_table.find(key) is not None:
            _declare_built_in(cx, key)
            return
        if node.name.is_global and (known := builtin_types.find(key)) is not None:
            if cx.scopes.current is not cx.scopes.file:
                _using_declaration(cx, node, key, known)
            return
        if qualifier is None and _has_other_headers(cx):
            return
        where = f"namespace '{node.name.qualifier}'" if qualifier is not None else "the global namespace"
        cx.report.error(f"no member named '{key}' in {where}", node)
    elif isinstance(symbol, Namespace):
        cx.report.error(f"using declaration cannot refer to namespace '{key}'", node)
    elif (
        symbol is not None
        and (cx.scopes.file if qualifier is None else scope_of(qualifier)) is not cx.scopes.current
    ):
        # As in nvcc, a using-declaration that names its own namespace declares nothing, even if a
        # using-directive there leads to another namespace.
        _using_declaration(cx, node, key, symbol)
        if (
            node.name.is_global
            and qualifier is None
            and isinstance(symbol, Overloads)
            and builtin_table.find(key) is not None
        ):
            _declare_built_in(cx, key)
        tag = _hidden_class(cx, node, qualifier) if not is_class(symbol) else None
        if tag is not None:
            _using_declaration(cx, node, key, tag)


def _has_other_headers(cx: Context) -> bool:
    """Return whether headers may declare names at file scope that are unknown here: the host part of built-in
    headers, or an omitted header.
    """
    return bool(cx.report.diags.system_headers) or cx.report.diags.lacks_headers


def _declare_built_in(cx: Context, key: str) -> None:
    """Declare the built-in functions of a name here, too, unless this is their scope."""
    local = cx.scopes.current.names.get(key)
    if cx.scopes.current is not cx.scopes.file and isinstance(local, Overloads | None):
        if local is None:
            local = Overloads(key, [])
            cx.scopes.current.declare(key, local)
        local.has_built_in = True


def _hidden_class(cx: Context, node: tree.UsingDecl, qualifier: Symbol | None) -> Symbol | None:
    """Return the class or enumeration that a using-declaration introduces besides the name that hides it
    ([basic.scope.hiding] p2). A declaration of the namespace itself excludes those of nominated ones
    ([namespace.qual] p2).
    """
    parts = [*inline_set(qualifier.scope if isinstance(qualifier, Namespace) else cx.scopes.file)]
    if any(own(part, node.name.key, point=cx.scopes.limit) is not None for part in parts):
        return next(
            (
                tag
                for part in parts
                if (tag := own(part, node.name.key, is_class, cx.scopes.limit)) is not None
            ),
            None,
        )
    return find(cx, node.name, is_class).symbol


def _using_directive(cx: Context, node: tree.UsingDecl) -> None:
    symbol = find(cx, node.name)
    if isinstance(symbol.symbol, Namespace):
        if symbol.symbol.scope is not cx.scopes.current:
            cx.scopes.current.add_using_directive(symbol.symbol.scope)
    elif not symbol.is_reported:
        cx.report.error(f"no namespace named '{node.name}'", node)


def _using_declaration(cx: Context, node: tree.UsingDecl, key: str, symbol: Symbol) -> None:
    """Declare the entities that a using-declaration names ([namespace.udecl]): functions join those of the
    scope, and a class or enumeration is kept with the name that hides it ([basic.scope.hiding] p2).
    """
    old, tag = cx.scopes.current.names.get(key), cx.scopes.current.tags.get(key)
    if is_class(symbol):
        other = tag or (old if is_class_template(old) else None)
        if other is None:
            cx.scopes.current.declare_tag(key, symbol)
        elif entity_of(other) is not entity_of(symbol):
            _conflict(cx, node, symbol, other)
        return
    if tag is not None and is_type(symbol) and entity_of(tag) is not entity_of(symbol):
        _conflict(cx, node, symbol, tag)
    elif isinstance(symbol, Overloads) and isinstance(old, Overloads | None):
        if old is None:
            old = Overloads(key, [])
            cx.scopes.current.declare(key, old)
        _check_join(cx, node, old, symbol)
    elif old is None:
        cx.scopes.current.declare(key, symbol)
    elif entity_of(old) is not entity_of(symbol):
        _conflict(cx, node, symbol, old)


def _check_join(cx: Context, node: tree.UsingDecl, here: Overloads, there: Overloads) -> None:
    """Check that functions declared here and introduced ones have different signatures ([namespace.udecl]
    p14).
    """
    here.has_built_in |= there.has_built_in
    brought: list[FunctionSymbol | Template] = [*there.functions, *there.templates]
    for fn in brought:
        if fn in here.functions or fn in here.templates:
            continue
        clash = next((f for f in here.functions if f not in here.brought and _same_signature(f, fn)), None)
        if clash is not None:
            _conflict(cx, node, fn, clash)
            return
        here.add(fn, cx.scopes.current.clock.tick())
        here.brought.append(fn)


def _same_signature(a: FunctionSymbol, b: FunctionSymbol | Template) -> bool:
    return (
        isinstance(b, FunctionSymbol)
        and a.ctype.params == b.ctype.params
        and a.args is None
        and b.args is None
    )


def _conflict(cx: Context, node: tree.UsingDecl, target: NamedDeclaration, old: NamedDeclaration) -> None:
    notes = [
        Note("target of using declaration", target.location, len(target.name or "")),
        Note("conflicting declaration", old.location, len(old.name or "")),
    ]
    cx.report.error("target of using declaration conflicts with declaration already in scope", node, notes)
