"""Using declarations among the members of a class ([namespace.udecl])."""

from __future__ import annotations

from ..syntax import tree
from ..types import bases, lookup
from ..types import ctype as ct
from ..types.lookup import joined
from ..types.symbols import Function, Overloads, Scope, TypeName
from . import instances
from .context import ERROR, Context, scope_of
from .lookup import find_around, key_of


def using_member(cx: Context, node: tree.UsingDecl, record: ct.Record, access: str, around: Scope) -> bool:
    """`using Base::name;` among the members, the name looked up from `around`; True when it inherits the constructors of a base, which is done
    once all is laid out."""
    with cx.within(around):
        symbol = find_around(cx, node.name).symbol
    outer = symbol.ctype if isinstance(symbol, TypeName) else ERROR
    last = key_of(cx, node.name, scope_of(symbol) or cx.scope)
    if outer is ERROR:
        cx.error(f"using declaration cannot refer to '{node.name}' in a class", node)
        return False
    if not bases.derives(record, outer):
        cx.error(f"using declaration refers into '{outer}::', which is not a base class of '{record}'", node)
        return False
    assert isinstance(outer, ct.Record)
    tag = outer.decl.tag
    if last in (tag, getattr(tag, "base", tag), node.name.parts[-2].text):
        return True
    members = outer.decl.members
    found = lookup.member(members, last).symbol if isinstance(members, Scope) else None
    if found is None:
        cx.error(f"no member named '{last}' in '{outer}'", node)
        return False
    record.decl.usings[last] = access
    if isinstance(found, Overloads):
        own = cx.scope.names.get(last)
        found = joined([own, _not_hidden(cx, found, own, record)] if isinstance(own, Overloads) else [found])
    cx.scope.names[last] = found
    return False


def _not_hidden(cx: Context, brought: Overloads, here: Overloads, record: ct.Record) -> Overloads:
    """[namespace.udecl] p15: a class's own functions and templates hide those of like signature."""
    own = [fn for fn in here.functions if fn.record is record]
    templates = [t for t in here.templates if t.record is record]
    return Overloads(
        brought.name,
        [fn for fn in brought.functions if not any(_is_same_function(fn, other) for other in own)],
        [t for t in brought.templates if not any(instances.is_same_template(cx, t, other) for other in templates)],
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
