"""Using declarations among the members of a class ([namespace.udecl])."""

from __future__ import annotations

from ....support.diagnostics import Note
from ...syntax import tree
from ...types import bases as paths
from ...types import ctype as ct
from ...types import lookup
from ...types.lookup import join_overloads
from ...types.symbols import Function, MemberName, Overloads, Scope, Template, TypeName
from ..context import ERROR, Context, scope_of
from ..names.lookup import find_around, is_class, key_of
from ..templates import instances
from . import bases
from .access import check_access, check_name, check_some_way, ways_to


def using_member(cx: Context, node: tree.UsingDecl, record: ct.Record, access: str, around: Scope) -> bool:
    """`using Base::name;` among the members, the name looked up from `around`; True when it inherits the
    constructors of a base, which is done once all is laid out.
    """
    with cx.within(around):
        symbol = find_around(cx, node.name).symbol
    outer = symbol.ctype if isinstance(symbol, TypeName) else ERROR
    last = key_of(cx, node.name, scope_of(symbol) or cx.scope)
    if outer is ERROR:
        cx.error(f"using declaration cannot refer to '{node.name}' in a class", node)
        return False
    if not paths.derives(record, outer):
        cx.error(f"using declaration refers into '{outer}::', which is not a base class of '{record}'", node)
        return False
    assert isinstance(outer, ct.Record)
    tag = outer.decl.tag
    if last in (tag, getattr(tag, "base", tag), node.name.parts[-2].text):
        return True
    members = outer.decl.members
    met = lookup.member(members, last) if isinstance(members, Scope) else lookup.NOTHING
    result = met.symbol
    if result is None:
        cx.error(f"no member named '{last}' in '{outer}'", node)
        return False
    if _is_of_several_objects(cx, node, outer, last, met):
        return False
    own = lookup.own(cx.scope, last)
    if (
        own is not None
        and own is not result
        and not (isinstance(own, Overloads) and isinstance(result, Overloads))
        and isinstance(own, TypeName) == isinstance(result, TypeName)
    ):
        cx.error(
            "target of using declaration conflicts with declaration already in scope",
            node,
            [Note("conflicting declaration", own.location, len(last))],
        )
        return False
    record.decl.usings[last] = access
    _check_access(cx, node, record, outer, last, met)
    if isinstance(result, Overloads):
        result = join_overloads(
            [own, _not_hidden(cx, result, own, record)] if isinstance(own, Overloads) else [result]
        )
    if is_class(result):
        cx.scope.declare_tag(last, result)
    else:
        cx.scope.bring(last, result)
    return False


def _is_of_several_objects(
    cx: Context, node: tree.UsingDecl, outer: ct.Record, key: str, met: lookup.Found
) -> bool:
    """Reports a name that means members of several base-class subobjects ([namespace.udecl] p1,
    [class.member.lookup] p8): of static members, types and enumerators there is but one.
    """
    if isinstance(met.symbol, MemberName):
        return (met.ambiguous or _having(outer, key) > 1) and bases.is_ambiguous(cx, outer, key, node)
    if not isinstance(met.symbol, Overloads) or not _has_objects(met.symbol) or _having(outer, key) < 2:
        return False
    return not cx.reported(
        f"non-static member '{key}' found in multiple base-class subobjects of the same type", node
    )


def _has_objects(found: Overloads) -> bool:
    """Whether some functions or templates are non-static members."""
    return any(fn.object is not None for fn in found.functions) or not all(
        t.is_static for t in found.templates
    )


def _having(t: ct.Record, key: str) -> int:
    """How many subobjects have a name themselves: by a using declaration, too, whatever that has chosen
    of.
    """
    if isinstance(t.decl.members, Scope) and lookup.own(t.decl.members, key) is not None:
        return 1
    return sum(
        _having(field.ctype, key)
        for field in t.fields
        if field.is_base and isinstance(field.ctype, ct.Record)
    )


def _check_access(
    cx: Context, node: tree.UsingDecl, record: ct.Record, outer: ct.Record, key: str, met: lookup.Found
) -> None:
    """[namespace.udecl] p19: all that is named must be accessible, in the class that it is named in."""
    if cx.patterns:
        return
    if isinstance(met.symbol, Overloads):
        named: list[Function | Template] = [*met.symbol.functions, *met.symbol.templates]
        for fn in named:
            owner, access = _brought(met, key, fn.record) or (fn.record, fn.access)
            if fn.record is not None and owner is not None and not _is_reached(record, owner, access):
                check_some_way(
                    cx, key, outer, ways_to(outer, fn.record, fn.access), node, fn.location, record
                )
    elif isinstance(met.symbol, MemberName):
        path = bases.find_field(outer, key)
        assert path is not None
        way = tuple(step for step in path[:-1] if step.is_base)
        if way and _is_reached(
            record, *(_brought(met, key, way[-1].ctype) or (way[-1].ctype, path[-1].access))
        ):
            return
        check_access(
            cx,
            key,
            outer,
            way,
            path[-1].access,
            way[-1].ctype if way else outer,
            node,
            path[-1].location,
            record,
        )
    else:
        members = outer.decl.members
        assert isinstance(members, Scope)
        check_name(cx, node.name, key, met, members)


def _brought(met: lookup.Found, key: str, t: ct.CType | None) -> tuple[ct.CType, str] | None:
    """The class whose using declaration has brought what was found of a member of `t`, and the access there:
    it is a member of that class, too.
    """
    declaring = met.scope.record if met.scope is not None else None
    if declaring is None or declaring is t or key not in declaring.decl.usings:
        return None
    return declaring, declaring.decl.usings[key]


def _is_reached(record: ct.Record, owner: ct.CType, access: str) -> bool:
    """[class.access.base] p4: a base of the class that is named is accessible here, too, where `record` has
    it by another way that no private base bars.
    """
    return access != "private" and any(
        all(step.access != "private" for step in way[1:]) for way in paths.paths(record, owner) if way
    )


def _not_hidden(cx: Context, brought: Overloads, here: Overloads, record: ct.Record) -> Overloads:
    """[namespace.udecl] p15: a class's own functions and templates hide those of like signature."""
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


def _is_same_function(a: Function, b: Function) -> bool:
    if a.ctype.params != b.ctype.params:
        return False
    return a.object is None or b.object is None or (a.object.quals, a.ref) == (b.object.quals, b.ref)


def inherited_base(cx: Context, node: tree.UsingDecl) -> ct.Record:
    """The base whose constructors a using declaration inherits."""
    symbol = find_around(cx, node.name).symbol
    assert isinstance(symbol, TypeName) and isinstance(symbol.ctype, ct.Record)
    return symbol.ctype
