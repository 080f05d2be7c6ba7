"""Namespaces, their aliases, using declarations and using directives ([basic.namespace])."""

from __future__ import annotations

from ....support.diagnostics import Note
from ....support.mangling_codes import ANONYMOUS
from ...syntax import tree
from ...types import builtin_table, builtin_types
from ...types import ctype as ct
from ...types.lookup import entity_of, inline_set, is_class_template, is_type, own
from ...types.symbols import (
    LOCAL,
    Function,
    Namespace,
    Overloads,
    Scope,
    Symbol,
    Template,
    TypeName,
    Variable,
)
from ..context import ERROR, Context, Declared, previous, scope_of
from ..declarations.decls import declare_unneeded
from ..dispatch import handles
from .lookup import find, find_around, is_class


@handles(tree.NamespaceDecl)
def namespace(cx: Context, node: tree.NamespaceDecl) -> None:
    """Each part of a namespace adds to the one scope; an unnamed one is used where it stands
    ([namespace.unnamed]).
    """
    name = node.name or ANONYMOUS
    result = cx.scope.names.get(name)
    if not isinstance(result, Namespace) or result.name != name or result.scope.parent is not cx.scope:
        # [namespace.def] p2: an alias is none to be extended.
        if result is not None:
            cx.error(f"redefinition of '{name}' as different kind of symbol", node, [previous(result)])
            return
        result = Namespace(name, Scope("namespace", cx.scope), node.location)
        result.scope.path = (*cx.record_path, name)
        cx.scope.declare(name, result)
        if node.is_inline:
            cx.scope.inlines.append(result.scope)
        elif node.name is None:
            cx.scope.use(result.scope)
    elif node.is_inline and result.scope not in cx.scope.inlines:
        cx.error("non-inline namespace cannot be reopened as inline", node, [previous(result)])
    with cx.elsewhere(result.scope, result.scope.path):
        node.items = [declare_unneeded(cx, item) for item in node.items]


@handles(tree.NamespaceAlias)
def namespace_alias(cx: Context, node: tree.NamespaceAlias) -> None:
    result, old = find(cx, node.target), cx.scope.names.get(node.name)
    meant = result.symbol
    if not isinstance(meant, Namespace):
        if not result.is_reported:
            cx.error(f"no namespace named '{node.target}'", node)
    elif old is not None and entity_of(old) is not meant.scope:
        cx.error(f"redefinition of '{node.name}' as different kind of symbol", node, [previous(old)])
    elif old is None:
        cx.scope.declare(node.name, meant)


@handles(tree.UsingDecl)
def using(cx: Context, node: tree.UsingDecl) -> None:
    if node.is_namespace:
        _directive(cx, node)
        return
    result, key = find(cx, node.name), node.name.key
    if node.name.is_rejected:
        cx.scope.names.setdefault(key, Variable(key, ERROR, node.location, LOCAL, used=True))
        return
    symbol, around = result.symbol, find_around(cx, node.name).symbol
    if isinstance(around, TypeName):
        what = "an enumeration" if isinstance(around.ctype, ct.Enum) else "a class"
        cx.error(f"using declaration cannot refer to a member of {what} here", node)
    elif symbol is None and not result.is_reported:
        if node.name.is_global and builtin_table.find(key) is not None:
            _bring_built_in(cx, key)
            return
        if node.name.is_global and (known := builtin_types.find(key)) is not None:
            if cx.scope is not cx.file_scope:
                _bring(cx, node, key, known)
            return
        if around is None and _has_other_headers(cx):
            return
        where = f"namespace '{node.name.qualifier}'" if around is not None else "the global namespace"
        cx.error(f"no member named '{key}' in {where}", node)
    elif isinstance(symbol, Namespace):
        cx.error(f"using declaration cannot refer to namespace '{key}'", node)
    elif symbol is not None and (cx.file_scope if around is None else scope_of(around)) is not cx.scope:
        # One that names its own namespace declares nothing, as nvcc has it, even where a directive there
        # leads elsewhere.
        _bring(cx, node, key, symbol)
        if (
            node.name.is_global
            and around is None
            and isinstance(symbol, Overloads)
            and builtin_table.find(key) is not None
        ):
            _bring_built_in(cx, key)
        tag = _beside(cx, node, around) if not is_class(symbol) else None
        if tag is not None:
            _bring(cx, node, key, tag)


def _has_other_headers(cx: Context) -> bool:
    """Whether headers may declare at file scope what is not known here: the host's part of the built-in ones,
    or one that was left out.
    """
    return bool(cx.diags.system_headers) or cx.diags.lacks_headers


def _bring_built_in(cx: Context, key: str) -> None:
    """The built-in functions of a name are declared here, too, unless this is where they are."""
    here = cx.scope.names.get(key)
    if cx.scope is not cx.file_scope and isinstance(here, Overloads | None):
        if here is None:
            here = Overloads(key, [])
            cx.scope.declare(key, here)
        here.has_built_in = True


def _beside(cx: Context, node: tree.UsingDecl, around: Symbol | None) -> Symbol | None:
    """The class or enumeration that a using declaration brings beside what hides it ([basic.scope.hiding]
    p2): where the namespace itself declares the name, none of those that it nominates ([namespace.qual] p2).
    """
    parts = [*inline_set(around.scope if isinstance(around, Namespace) else cx.file_scope)]
    if any(own(part, node.name.key, horizon=cx.limit) is not None for part in parts):
        return next(
            (tag for part in parts if (tag := own(part, node.name.key, is_class, cx.limit)) is not None), None
        )
    return find(cx, node.name, is_class).symbol


def _directive(cx: Context, node: tree.UsingDecl) -> None:
    symbol = find(cx, node.name)
    if isinstance(symbol.symbol, Namespace):
        if symbol.symbol.scope is not cx.scope:
            cx.scope.use(symbol.symbol.scope)
    elif not symbol.is_reported:
        cx.error(f"no namespace named '{node.name}'", node)


def _bring(cx: Context, node: tree.UsingDecl, key: str, symbol: Symbol) -> None:
    """What a using declaration names is declared here, too ([namespace.udecl]): functions join those that are
    here already, and a class or enumeration stands beside what hides it ([basic.scope.hiding] p2).
    """
    old, tag = cx.scope.names.get(key), cx.scope.tags.get(key)
    if is_class(symbol):
        other = tag or (old if is_class_template(old) else None)
        if other is None:
            cx.scope.declare_tag(key, symbol)
        elif entity_of(other) is not entity_of(symbol):
            _conflict(cx, node, symbol, other)
        return
    if tag is not None and is_type(symbol) and entity_of(tag) is not entity_of(symbol):
        _conflict(cx, node, symbol, tag)
    elif isinstance(symbol, Overloads) and isinstance(old, Overloads | None):
        if old is None:
            old = Overloads(key, [])
            cx.scope.declare(key, old)
        _join(cx, node, old, symbol)
    elif old is None:
        cx.scope.declare(key, symbol)
    elif entity_of(old) is not entity_of(symbol):
        _conflict(cx, node, symbol, old)


def _join(cx: Context, node: tree.UsingDecl, here: Overloads, there: Overloads) -> None:
    """[namespace.udecl] p14: what is declared here may not have the signature of what is brought."""
    here.has_built_in |= there.has_built_in
    brought: list[Function | Template] = [*there.functions, *there.templates]
    for fn in brought:
        if fn in here.functions or fn in here.templates:
            continue
        clash = next((f for f in here.functions if f not in here.brought and _same_signature(f, fn)), None)
        if clash is not None:
            _conflict(cx, node, fn, clash)
            return
        here.add(fn, cx.scope.clock.tick())
        here.brought.append(fn)


def _same_signature(a: Function, b: Function | Template) -> bool:
    return isinstance(b, Function) and a.ctype.params == b.ctype.params and a.args is None and b.args is None


def _conflict(cx: Context, node: tree.UsingDecl, target: Declared, old: Declared) -> None:
    notes = [
        Note("target of using declaration", target.location, len(target.name or "")),
        Note("conflicting declaration", old.location, len(old.name or "")),
    ]
    cx.error("target of using declaration conflicts with declaration already in scope", node, notes)
