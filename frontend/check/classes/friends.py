"""Friends of classes ([class.friend], [temp.friend]): functions, classes and templates."""

from __future__ import annotations

from contextlib import AbstractContextManager

from ...syntax import tree
from ...types import ctype as ct
from ...types.classes import template_of
from ...types.lookup import up_to_namespace
from ...types.symbols import ClassScope, FunctionSymbol, Overloads, Template, TypeName
from ..context import Context
from ..declarations import decls
from ..declarations.function_bodies import defer_body
from ..declarations.resolve import resolve_elaborated
from ..dispatch import handles
from ..names.lookup import find, find_type
from ..templates.specialisations import find_specialised_function


def declare_friend_function(cx: Context, node: tree.FunctionDecl, record: ct.Record) -> None:
    """Declare a friend function and record the friendship."""
    fn = _resolve_friend_function(cx, node, record)
    if fn is not None:
        record.decl.friends.append(fn)
        if node.body is not None:
            defer_body(cx, node, fn)


def _resolve_friend_function(
    cx: Context, node: tree.FunctionDecl, record: ct.Record
) -> FunctionSymbol | None:
    """Resolve a friend declaration of a function of the innermost namespace ([class.friend]). If it is the
    first declaration, only argument-dependent lookup finds the function.
    """
    t = cx.resolve(node.type)
    if not isinstance(t, ct.Function) or not decls.check_function_declaration(cx, node, t):
        return None
    if node.name.is_qualified or node.name.args is not None:
        return _find_earlier_declaration(cx, node, t)
    scope, key = cx.scopes.current.namespace, decls.scope_key(node, t)
    known = scope.names.get(key)
    earlier = list(known.functions) if isinstance(known, Overloads) else []
    with _enter_namespace(cx):
        fn = decls.declare(cx, node, t)
    if fn is None:
        return None
    overloads = scope.names[key]
    assert isinstance(overloads, Overloads)
    if fn not in earlier:
        overloads.hidden[fn] = []
    if fn in overloads.hidden:
        overloads.hidden[fn].append(record.decl)
    fn.is_internal = True
    decls.apply_specifiers(cx, node, fn)
    return fn


def _enter_namespace(cx: Context) -> AbstractContextManager[None]:
    """Enter the innermost enclosing namespace, of which a friend declaration declares a member."""
    namespace = cx.scopes.current.namespace
    return cx.scopes.override(current=namespace, path=namespace.path)


def _find_earlier_declaration(cx: Context, node: tree.FunctionDecl, t: ct.Function) -> FunctionSymbol | None:
    """Return the function that a friend declaration with a qualified name or template arguments denotes
    ([temp.friend] p1).
    """
    symbol = find(cx, node.name)
    overloads = symbol.symbol if isinstance(symbol.symbol, Overloads) else Overloads(node.name.key, [])
    functions = overloads.functions if node.name.args is None else []
    fn = next(
        (
            f
            for f in functions
            if ct.drop_noexcept(f.ctype) is ct.drop_noexcept(t) and decls.has_same_object_qualifiers(f, node)
        ),
        None,
    )
    if fn is None and overloads.templates:
        meant = find_specialised_function(cx, node, overloads)
        return meant[1] if meant is not None else None
    if fn is None and not symbol.is_reported:
        where = node.name.qualifier or "the global namespace"
        cx.report.error(
            f"friend declaration of '{node.name}' does not match any declaration in '{where}'", node
        )
    return fn


@handles(tree.FriendDecl)
def declare_friend_class(cx: Context, node: tree.FriendDecl) -> None:
    """Declare a friend class ([class.friend] p3). Types that are not classes are ignored."""
    syntax = node.type
    is_tag = isinstance(syntax, tree.NamedType) and syntax.key in ("struct", "union")
    t = resolve_elaborated(cx, syntax, is_friend=True) if is_tag else cx.resolve(syntax)  # type: ignore[arg-type]
    if isinstance(t, ct.Record) and isinstance(cx.scopes.current, ClassScope):
        cx.scopes.current.record.decl.friends.append(t.decl)


def declare_friend_template(cx: Context, node: tree.FriendDecl, params: list[tree.TemplateParam]) -> None:
    """Handle `template <class T> friend class S;`: every specialisation is a friend ([temp.friend] p1.4)."""
    name = node.type.name if isinstance(node.type, tree.NamedType) else None
    if name is None:
        cx.report.error("templates can only befriend classes and functions", node)
        return
    space = cx.scopes.current.namespace
    type_ = (
        find_type(cx, name).symbol
        if name.is_qualified
        else up_to_namespace(cx.scopes.current, name.key) or cx.unit.friend_classes.get((space, name.key))
    )
    if isinstance(type_, TypeName) and isinstance(type_.ctype, ct.Record):
        # The injected class name ([temp.local] p1).
        type_ = template_of(type_.ctype.decl) or type_
    if type_ is None and not name.is_qualified:
        decl = tree.RecordDecl(node.location, node.type)
        type_ = Template(name.key, "class", params, decl, cx.scopes.context(space, space.path), node.location)
        cx.unit.friend_classes[space, name.key] = type_
    if not isinstance(type_, Template) or type_.kind != "class":
        cx.report.error(f"no class template named '{name}'", node)
        return
    if isinstance(cx.scopes.current, ClassScope):
        cx.scopes.current.record.decl.friends.append(type_)
