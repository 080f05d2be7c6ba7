"""Base classes ([class.derived]): base clauses, inherited names, access to them, and conversions to a base.

A derived-to-base conversion of an object is a `Member` whose path consists of bases. That of a pointer is an
implicit cast `DerivedToBase`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....support.diagnostics import Note
from ...syntax import tree
from ...syntax.tree import names
from ...types import bases, lookup
from ...types import ctype as ct
from ...types.bases import Path
from ...types.symbols import ClassScope, MemberName, Overloads, Scope, TypeName
from ..context import Context
from ..conversions import casts
from ..names.lookup import find_qualifier
from ..node_builders import dereference, like
from ..reporting import ERROR, is_error, mark_error
from ..templates import dependent, packs


def declare_bases(cx: Context, node: tree.RecordType, decl: ct.RecordDefinition) -> dict[ClassScope, bool]:
    """Add the bases to the class, before its members. Return, for each base, its scope and whether it is
    dependent. Unqualified names are not looked up in a dependent base ([temp.dep] p3).
    """
    scopes: dict[ClassScope, bool] = {}
    for base, scope in _expand_bases(cx, node.bases or ()):
        if decl.kind == "union":
            cx.report.error("unions cannot have base classes", base)
            break
        with cx.scopes.enter(scope):
            t = cx.resolve(base.type).unqualified
        if t is ERROR:
            continue
        problem = _base_problem(decl, t)
        if problem:
            cx.report.error(problem, base)
            continue
        assert isinstance(t, ct.Record)
        decl.fields.append(ct.Field("", t, base.location, access=base.access or "", is_base=True))
        decl.conversions += t.decl.conversions
        assert isinstance(t.decl.members, ClassScope)
        scopes[t.decl.members] = dependent.mentions_parameters(cx, base.type)
    return scopes


def _expand_bases(
    cx: Context, bases: Sequence[tree.BaseSpecifier]
) -> Iterator[tuple[tree.BaseSpecifier, Scope]]:
    """Yield each base with the scope to look it up in; a pack expansion yields one base per element
    ([temp.variadic] p5).
    """
    for base in bases:
        for scope in packs.expand_pattern(cx, base.type, base) if base.pack else [cx.scopes.current]:
            yield base, scope


def _base_problem(decl: ct.RecordDefinition, t: ct.CType) -> str:
    if not isinstance(t, ct.Record):
        return "base specifier must name a class"
    if t.decl.kind == "union":
        return "unions cannot be base classes"
    if not t.is_complete:
        return "base class has incomplete type"
    if t.decl.is_final:
        return f"base '{t}' is marked 'final'"
    if any(f.ctype is t for f in decl.fields):
        return f"base class '{t}' specified more than once as a direct base class"
    return ""


# -------------------------------------------------------------------------------------- lookup


def member_paths(t: ct.CType, name: str) -> list[Path]:
    """Return the paths to the data member that a name denotes in a class ([class.member.lookup]), through
    bases and anonymous members.
    """
    symbol = _find_member(t, name).symbol
    if not isinstance(symbol, MemberName):
        return []
    owner = t.unqualified if symbol.record is None else symbol.record.unqualified
    inner = _own_member_path(owner, name)
    return [(*path, *inner) for path in ([()] if owner is t.unqualified else bases.paths(t, owner))]


def _find_member(t: ct.CType, name: str) -> lookup.Found:
    return lookup.member(t.decl.members, name) if isinstance(t, ct.Record) else lookup.NOTHING


def _own_member_path(t: ct.CType, name: str) -> Path:
    """Return the path to a direct data member of a class, through anonymous members. It is empty if the class
    has none of that name.
    """
    for member in t.fields if isinstance(t, ct.Record) else ():
        if member.is_base:
            continue
        if member.name == name:
            return (member,)
        inner = _own_member_path(member.ctype, name) if not member.name else ()
        if inner:
            return (member, *inner)
    return ()


def member_names(member: ct.Field) -> list[str]:
    """Return the names that a member adds to its class: its own, or those of an anonymous member's
    members.
    """
    if member.name or not isinstance(member.ctype, ct.Record):
        return [member.name] if member.name else []
    return [name for inner in member.ctype.fields for name in member_names(inner)]


def find_field(t: ct.CType, name: str) -> Path | None:
    """Return the path to a member through anonymous members and bases, outermost first."""
    result = member_paths(t, name)
    return result[0] if result else None


def methods(t: ct.CType, name: str) -> list[tuple[Overloads, ct.Record]]:
    """Return the member functions of a name, each set with the class in which it was found. Functions of the
    class itself hide those of its bases.
    """
    if not isinstance(t, ct.Record) or not isinstance(t.decl.members, Scope):
        return []
    own = t.decl.members.names.get(name)
    if own is not None:
        return [(own, t)] if isinstance(own, Overloads) else []
    result: dict[Overloads, ct.Record] = {}
    for member in t.fields:
        if member.is_base:
            result = {**dict(methods(member.ctype, name)), **result}
    return list(result.items())


def is_ambiguous(cx: Context, t: ct.CType, name: str, at: tree.Node) -> bool:
    """Report a name that denotes members of several classes, or a data member of several subobjects
    ([class.member.lookup]).
    """
    result = _find_member(t, name)
    if len(set(result.ambiguous)) > 1:
        cx.report.error(f"member '{name}' found in multiple base classes of different types", at)
        return True
    if result.ambiguous or len(member_paths(t, name)) > 1:
        cx.report.error(
            f"non-static member '{name}' found in multiple base-class subobjects of the same type", at
        )
        return True
    return False


def check_base_conversion(
    cx: Context, t: ct.CType, base: ct.CType, at: tree.Node, access: bool = True
) -> bool:
    """Return whether a class can be converted to a base here. Reports an ambiguous base and, with `access`,
    an inaccessible one.
    """
    paths = bases.paths(t, base)
    if len(paths) > 1:
        return cx.report.reject(
            f"ambiguous conversion from derived class '{t.unqualified}' to base class '{base.unqualified}'",
            at,
        )
    return not access or check_path_access(cx, t, paths[0], at)


def check_path_access(cx: Context, t: ct.CType, path: Path, at: tree.Node) -> bool:
    """Return whether the bases on the path from a class to one of its bases are accessible here. Reports the
    first that is not.
    """
    holder = t
    for step in path:
        if step.access and isinstance(holder, ct.Record) and not cx.may_access(holder, step.access, t):
            target = path[-1].ctype.unqualified
            text = f"cannot cast '{t.unqualified}' to its {step.access} base class '{target}'"
            return cx.report.reject(text, at, [Note(f"declared {step.access} here", step.location)])
        holder = step.ctype
    return True


# ---------------------------------------------------------------------------------- conversions


def upcast(cx: Context, node: tree.Expr, base: ct.CType, checked: bool = True) -> tree.Expr:
    """Convert an expression of class type to a base: the subobject of the object, or part of the value."""
    if not check_base_conversion(cx, node.ctype, base, node, checked):
        return mark_error(node)
    path = bases.paths(node.ctype, base)[0]
    node = casts.glvalue(cx, node)
    if is_error(node):
        return node
    t = ct.qualified(path[-1].ctype, node.ctype.quals & (ct.CONST | ct.VOLATILE))
    result = like(
        tree.Member(node.location, node, names.simple_name("", node.location)),
        node,
        t,
        lvalue=node.lvalue,
        xvalue=node.xvalue,
    )
    result.field = path
    return result


def qualify_object(cx: Context, node: tree.Member, base: tree.Expr) -> tree.Expr | None:
    """Handle `object.Base::name`: return the object converted to that base. `node` becomes an unqualified
    member access. None if the class has no such base.
    """
    if node.arrow:
        pointer = casts.rvalue(cx, base)
        if not isinstance(pointer.ctype, ct.Pointer):
            return base
        base = dereference(pointer, pointer)
        base.location = node.location
        node.arrow = False
    members = base.ctype.decl.members if isinstance(base.ctype, ct.Record) else None
    symbol = find_qualifier(cx, node.name, members if isinstance(members, Scope) else None).symbol
    t = symbol.ctype if isinstance(symbol, TypeName) else None
    if t is None or not (base.ctype.unqualified is t.unqualified or bases.path(base.ctype, t) is not None):
        cx.report.error(f"'{node.name}' is not a member of class '{base.ctype.unqualified}'", node)
        return None
    last = tree.Name(node.name.location, [node.name.last])
    last.length = node.name.length
    node.name = last
    return base if base.ctype.unqualified is t.unqualified else upcast(cx, base, t)


def qualify_this(cx: Context, name: tree.Name, base: tree.Expr, checked: bool = True) -> tree.Expr:
    """Convert `*this` to the class that qualifies the name of a member."""
    qualifier = find_qualifier(cx, name).symbol
    paths = bases.paths(base.ctype, qualifier.ctype) if isinstance(qualifier, TypeName) else []
    return upcast(cx, base, paths[0][-1].ctype, checked) if len(paths) == 1 or (paths and checked) else base
