"""Name lookup ([basic.lookup]). Each part of a name is looked up in scopes (`types.lookup`). Ambiguity is
reported once, at the name.
"""

from __future__ import annotations

from typing import TypeGuard

from ....support.diagnostics import Note
from ...syntax import tree
from ...syntax.tree.names import Name
from ...syntax.tree.node import make_node
from ...types import builtin_types
from ...types import ctype as ct
from ...types.arguments import dependent_member
from ...types.classes import template_of
from ...types.lookup import (
    NOTHING,
    Accepts,
    Found,
    accept_any,
    has_members,
    is_type,
    member,
    qualified,
    unqualified,
)
from ...types.symbols import (
    ClassScope,
    Namespace,
    PackScope,
    Scope,
    StructuredBinding,
    Symbol,
    Template,
    TypeName,
    VariableSymbol,
)
from ..classes.access import check_name
from ..context import Context, scope_of
from ..reporting import ERROR, declared_here
from ..templates import instances, template_arguments


def find(cx: Context, name: Name, accepts: Accepts = accept_any) -> Found:
    """Look up a name, without the template arguments at its end."""
    if name.is_rejected:
        return Found(is_reported=True)
    if len(name.parts) > 1:
        qualifier = find_qualifier(cx, name)
        if _is_dependent(qualifier.symbol):
            return Found(_dependent_type(cx, qualifier.symbol, name))
        scope = scope_of(qualifier.symbol)
        if scope is None:
            return qualifier if qualifier.symbol is None else _report_incomplete(cx, name, qualifier)
        key = lookup_key(cx, name, scope)
        symbol = qualified(scope, key, accepts, cx.scopes.limit)
        check_name(cx, name, key, symbol, scope)
    elif name.last.kind == "decltype":
        symbol = _find_decltype(cx, name)
    elif name.is_global:
        symbol = qualified(cx.scopes.file, name.key, accepts, cx.scopes.limit)
    else:
        key = lookup_key(cx, name, cx.scopes.current)
        symbol = unqualified(cx.scopes.current, key, accepts, cx.scopes.limit)
        check_name(cx, name, key, symbol, None)
    return _report_ambiguous(cx, name, symbol) if symbol.ambiguous else symbol


def _report_incomplete(cx: Context, name: Name, qualifier: Found) -> Found:
    """Report a qualified lookup into an incomplete class ([basic.lookup.qual] p1). Types without members have
    no such error.
    """
    t = qualifier.symbol.ctype if isinstance(qualifier.symbol, TypeName) else None
    if not isinstance(t, ct.Record) or t.is_complete:
        return NOTHING
    cx.report.error(
        f"incomplete type '{t}' named in nested name specifier",
        name,
        [declared_here(qualifier.symbol)] if qualifier.symbol is not None else (),
    )
    return Found(is_reported=True)


def find_plain(cx: Context, key: str) -> Symbol | None:
    """Look up an unqualified name by its key. None if it is not declared."""
    return unqualified(cx.scopes.current, key, point=cx.scopes.limit).symbol


def find_qualifier(cx: Context, name: Name, object_class: Scope | None = None) -> Found:
    """Look up the qualifier of a name: a namespace or a type. Objects and functions are ignored before `::`.
    After `.` and `->` the object's class is searched first ([basic.lookup.classref] p4).
    """
    result = NOTHING
    for count, part in enumerate(name.parts[:-1], 1):
        if _is_dependent(result.symbol):
            result = Found(_dependent_type(cx, result.symbol, name.up_to(count)))
            continue
        if part.kind == "decltype":
            result = _find_decltype(cx, name)
        elif count == 1 and not name.is_global:
            if object_class is not None:
                result = member(object_class, part.key, has_members)
            if result is NOTHING:
                result = unqualified(cx.scopes.current, part.key, has_members, cx.scopes.limit)
                if result is NOTHING and (builtin := builtin_types.find(part.key)) is not None:
                    result = Found(builtin)
                check_name(cx, name, part.key, result, None)
        else:
            scope: Scope | None = cx.scopes.file if count == 1 else scope_of(result.symbol)
            result = (
                qualified(scope, part.key, has_members, cx.scopes.limit) if scope is not None else NOTHING
            )
            check_name(cx, name, part.key, result, scope)
        if result.ambiguous:
            result = _report_ambiguous(cx, name.up_to(count), result)
        if part.args is not None and result.symbol is not None:
            result = Found(
                instances.resolve_template_id(cx, result.symbol, name.up_to(count)), is_reported=True
            )
        if isinstance(result.symbol, TypeName) and result.symbol.ctype is ERROR:
            return Found(is_reported=True)
        if result.symbol is None:
            return result
    return result if isinstance(result.symbol, Namespace | TypeName) else NOTHING


def _find_decltype(cx: Context, name: Name) -> Found:
    """Return the type of `decltype(…)` at the beginning of a name ([expr.prim.id.qual] p2)."""
    part = name.parts[0]
    assert part.type is not None
    t = cx.resolve(part.type)
    return Found(None if t is ERROR else TypeName(part.key, t, part.location), is_reported=True)


def type_in_expression(cx: Context, node: tree.Node) -> tree.NamedType | None:
    """Return the type denoted by a name after `decltype(…)::` that was parsed as an expression. None if it is
    an expression.
    """
    if not isinstance(node, tree.Identifier) or node.name.parts[0].kind != "decltype":
        return None
    return (
        make_node(node, tree.NamedType, node.name)
        if isinstance(find(cx, node.name).symbol, TypeName)
        else None
    )


def _is_dependent(symbol: object) -> TypeGuard[TypeName]:
    return isinstance(symbol, TypeName) and symbol.ctype.is_dependent


def _dependent_type(cx: Context, qualifier: TypeName, name: Name) -> TypeName:
    """Return a dependent type for a name whose qualifier `qualifier` depends on template parameters."""
    args = template_arguments.describe_arguments(cx, name.args) if name.args is not None else None
    return TypeName(name.key, dependent_member(qualifier.ctype, name.key, args), name.location)


def lookup_key(cx: Context, name: Name, scope: Scope) -> str:
    """Return the key of a name in scopes. The key of a conversion function contains its type, which is looked
    up in the class, too ([basic.lookup.qual] p5).
    """
    part = name.last
    if part.kind != "conversion" or part.type is None:
        return part.key
    with cx.enter_scope(scope, cx.scopes.path):
        return f"operator {cx.resolve(part.type)}"


def is_class(symbol: object) -> TypeGuard[TypeName]:
    """Return whether a symbol is a class or enumeration, not a typedef ([basic.lookup.elab] p2)."""
    return isinstance(symbol, TypeName) and not symbol.is_alias


def find_type(cx: Context, name: Name) -> Found:
    """Look up a name, ignoring symbols that are not types: after `struct`, in base clauses and
    mem-initializers.
    """
    return find(cx, name, is_type)


def find_class(cx: Context, name: Name) -> Found:
    """Look up a name after `struct`, `union` or `enum`: a class or enumeration precedes a typedef of the same
    scope ([basic.lookup.elab] p2).
    """
    result = find_type(cx, name)
    if isinstance(result.symbol, TypeName) and result.symbol.is_alias and result.scope is not None:
        return Found(result.scope.tags.get(name.key, result.symbol), result.scope)
    return result


def _report_ambiguous(cx: Context, name: Name, lookup: Found) -> Found:
    template = _one_template(lookup)
    if template is not None and name.args is not None:
        return Found(template, lookup.scope)
    cx.report.error(
        f"reference to '{name.key}' is ambiguous", name, [_candidate(s) for s in lookup.ambiguous]
    )
    return Found(None, lookup.scope, lookup.ambiguous, True)


def _one_template(lookup: Found) -> Template | None:
    """Return the template if the lookup found injected-class-names of several of its specialisations,
    followed by arguments ([temp.local] p4).
    """
    templates = {
        template_of(s.ctype.decl) if isinstance(s, TypeName) and isinstance(s.ctype, ct.Record) else None
        for s in lookup.ambiguous
    }
    return templates.pop() if len(templates) == 1 else None


def _candidate(symbol: Symbol) -> Note:
    return Note(f"candidate found by name lookup is '{symbol.name}'", symbol.location, len(symbol.name))


def is_enclosing_name(cx: Context, symbol: VariableSymbol | StructuredBinding) -> bool:
    """Return whether a name is declared in an enclosing scope of the current class, or is a lambda's
    capture.
    """
    for scope in cx.scopes.current.enclosing_scopes():
        if isinstance(scope, ClassScope):
            return True
        if not isinstance(scope, PackScope) and scope.declares(symbol):
            return False
    return False
