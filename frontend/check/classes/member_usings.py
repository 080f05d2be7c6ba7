"""Using declarations among the members of a class ([namespace.udecl])."""

from __future__ import annotations

from ....support.diagnostics import Note
from ...syntax import tree
from ...types import bases as paths
from ...types import ctype as ct
from ...types import lookup
from ...types.lookup import join_overloads
from ...types.symbols import ClassScope, FunctionSymbol, MemberName, Overloads, Scope, Template, TypeName
from ..context import Context, scope_of
from ..names.lookup import find_qualifier, is_class, lookup_key
from ..reporting import ERROR
from ..templates import instances
from . import bases
from .access import check_access, check_accessible_path, check_name, paths_to_class


def declare_using_member(
    cx: Context, node: tree.UsingDecl, record: ct.Record, access: tree.Access, enclosing: Scope
) -> bool:
    """Declare the member using-declaration `using Base::name;`. The name is looked up in `enclosing`. Return
    True if it inherits the constructors of a base, which is done after the class is laid out.
    """
    with cx.scopes.enter(enclosing):
        symbol = find_qualifier(cx, node.name).symbol
    outer = symbol.ctype if isinstance(symbol, TypeName) else ERROR
    last = lookup_key(cx, node.name, scope_of(symbol) or cx.scopes.current)
    if outer is ERROR:
        cx.report.error(f"using declaration cannot refer to '{node.name}' in a class", node)
        return False
    if not paths.derives(record, outer):
        cx.report.error(
            f"using declaration refers into '{outer}::', which is not a base class of '{record}'", node
        )
        return False
    assert isinstance(outer, ct.Record)
    tag = outer.decl.tag
    if last in (tag, getattr(tag, "base", tag), node.name.parts[-2].text):
        return True
    lookup_result = lookup.member(outer.decl.members, last)
    result = lookup_result.symbol
    if result is None:
        cx.report.error(f"no member named '{last}' in '{outer}'", node)
        return False
    if _is_of_several_objects(cx, node, outer, last, lookup_result):
        return False
    own = lookup.own(cx.scopes.current, last)
    if (
        own is not None
        and own is not result
        and not (isinstance(own, Overloads) and isinstance(result, Overloads))
        and isinstance(own, TypeName) == isinstance(result, TypeName)
    ):
        cx.report.error(
            "target of using declaration conflicts with declaration already in scope",
            node,
            [Note("conflicting declaration", own.location, len(last))],
        )
        return False
    record.decl.usings[last] = access
    _check_access(cx, node, record, outer, last, lookup_result)
    if isinstance(result, Overloads):
        result = join_overloads(
            [own, _remove_hidden(cx, result, own, record)] if isinstance(own, Overloads) else [result]
        )
    if is_class(result):
        cx.scopes.current.declare_tag(last, result)
    else:
        cx.scopes.current.declare_using(last, result)
    return False


def _is_of_several_objects(
    cx: Context, node: tree.UsingDecl, outer: ct.Record, key: str, met: lookup.Found
) -> bool:
    """Report a name that denotes members of several base-class subobjects ([namespace.udecl] p1,
    [class.member.lookup] p8). Static members, types and enumerators exist only once.
    """
    if isinstance(met.symbol, MemberName):
        return (met.ambiguous or _count_subobjects_with(outer, key) > 1) and bases.is_ambiguous(
            cx, outer, key, node
        )
    if (
        not isinstance(met.symbol, Overloads)
        or not _has_objects(met.symbol)
        or _count_subobjects_with(outer, key) < 2
    ):
        return False
    return not cx.report.reject(
        f"non-static member '{key}' found in multiple base-class subobjects of the same type", node
    )


def _has_objects(overloads: Overloads) -> bool:
    """Return whether some functions or templates are non-static members."""
    return any(fn.object is not None for fn in overloads.functions) or not all(
        t.is_static for t in overloads.templates
    )


def _count_subobjects_with(t: ct.Record, key: str) -> int:
    """Return the number of subobjects whose class declares a name, by a member or by a using-declaration."""
    if isinstance(t.decl.members, Scope) and lookup.own(t.decl.members, key) is not None:
        return 1
    return sum(
        _count_subobjects_with(field.ctype, key)
        for field in t.fields
        if field.is_base and isinstance(field.ctype, ct.Record)
    )


def _check_access(
    cx: Context, node: tree.UsingDecl, record: ct.Record, outer: ct.Record, key: str, met: lookup.Found
) -> None:
    """Check that all named members are accessible in the naming class ([namespace.udecl] p19)."""
    if cx.instantiation.pattern_depth:
        return
    if isinstance(met.symbol, Overloads):
        named: list[FunctionSymbol | Template] = [*met.symbol.functions, *met.symbol.templates]
        for fn in named:
            owner, access = _find_using_declaration(met, key, fn.record) or (fn.record, fn.access)
            if (
                fn.record is not None
                and owner is not None
                and not _is_accessible_otherwise(record, owner, access)
            ):
                check_accessible_path(
                    cx, key, outer, paths_to_class(outer, fn.record, fn.access), node, fn.location, record
                )
    elif isinstance(met.symbol, MemberName):
        path = bases.find_field(outer, key)
        assert path is not None
        base_path = tuple(step for step in path[:-1] if step.is_base)
        if base_path and _is_accessible_otherwise(
            record,
            *(
                _find_using_declaration(met, key, base_path[-1].ctype)
                or (base_path[-1].ctype, path[-1].access)
            ),
        ):
            return
        check_access(
            cx,
            key,
            outer,
            base_path,
            path[-1].access,
            base_path[-1].ctype if base_path else outer,
            node,
            path[-1].location,
            record,
        )
    else:
        members = outer.decl.members
        assert isinstance(members, Scope)
        check_name(cx, node.name, key, met, members)


def _find_using_declaration(
    met: lookup.Found, key: str, t: ct.CType | None
) -> tuple[ct.CType, tree.Access] | None:
    """Return the class whose using-declaration introduced a member found in `t`, and the access there. The
    member counts as one of that class, too.
    """
    declaring = met.scope.record if isinstance(met.scope, ClassScope) else None
    if declaring is None or declaring is t or key not in declaring.decl.usings:
        return None
    return declaring, declaring.decl.usings[key]


def _is_accessible_otherwise(record: ct.Record, owner: ct.CType, access: tree.Access) -> bool:
    """Return whether a base of the naming class is accessible through another path of `record` without a
    private base ([class.access.base] p4).
    """
    return access != "private" and any(
        all(step.access != "private" for step in path[1:]) for path in paths.paths(record, owner) if path
    )


def _remove_hidden(cx: Context, brought: Overloads, here: Overloads, record: ct.Record) -> Overloads:
    """Return the introduced functions and templates that the class's own do not hide ([namespace.udecl]
    p15).
    """
    own = [fn for fn in here.functions if fn.record is record]
    templates = [t for t in here.templates if t.record is record]
    return Overloads(
        brought.name,
        [fn for fn in brought.functions if not any(_is_same_function(fn, other) for other in own)],
        [
            t
            for t in brought.templates
            if not any(instances.is_same_template(cx, t, other) for other in templates)
        ],
    )


def _is_same_function(a: FunctionSymbol, b: FunctionSymbol) -> bool:
    if a.ctype.params != b.ctype.params:
        return False
    return (
        a.object is None
        or b.object is None
        or (a.object.quals, a.declaration.ref) == (b.object.quals, b.declaration.ref)
    )


def constructor_base(cx: Context, node: tree.UsingDecl) -> ct.Record:
    """Return the base whose constructors a using-declaration inherits."""
    symbol = find_qualifier(cx, node.name).symbol
    assert isinstance(symbol, TypeName) and isinstance(symbol.ctype, ct.Record)
    return symbol.ctype
