"""Access control ([class.access]). Names of types are checked at lookup; functions and data members are
checked after they have been chosen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from ....support.diagnostics import Location, Note
from ...syntax import tree
from ...types import bases
from ...types import ctype as ct
from ...types.bases import Path
from ...types.lookup import Found, own
from ...types.symbols import ClassScope, MemberName, Overloads, Scope
from ..context import Context

AccessPath = tuple[Path, tree.Access, ct.CType]
"""The bases from a class to the one whose member is named in it, its access there, and that class."""


def check_access(
    cx: Context, name: str, t: ct.Record, path: Path, access: tree.Access, owner: ct.CType, at: tree.Node,
    location: object, of_object: ct.CType | None,
) -> None:  # fmt: skip
    """Report a member of `owner` that is inaccessible at this point. `t` is the naming class and `path` the
    bases through which the member is reached.

    `of_object` is the class of the object expression ([class.protected]).
    """
    holder: ct.CType = t
    for step in (*path, None):
        assert isinstance(holder, ct.Record)
        restriction = access if step is None else step.access
        exposed = holder.decl.usings.get(name) if step is not None else None
        if exposed is not None:
            restriction, step = exposed, None
        if restriction and not cx.may_access(holder, restriction, of_object):
            text = f"'{name}' is a {restriction} member of '{owner.unqualified}'"
            where = location if step is None else step.location
            note = (
                f"declared {restriction} here"
                if step is None
                else f"constrained by {restriction} inheritance here"
            )
            cx.report.error(
                text,
                at,
                [Note(note, where, len(name) if step is None else 1)] if isinstance(where, Location) else [],
            )
            return
        if step is None:
            return
        holder = step.ctype.unqualified


def check_name(cx: Context, name: tree.Name, key: str, lookup: Found, naming: Scope | None) -> None:
    """Check access to a member's name. `naming` is the naming class, None for an unqualified name."""
    owner = lookup.scope
    if (
        not isinstance(owner, ClassScope)
        or lookup.symbol is None
        or isinstance(lookup.symbol, Overloads | MemberName)
        or cx.instantiation.pattern_depth
    ):
        return
    if naming is None:
        naming = enclosing_class(cx.scopes.current, owner)
        if naming is owner:
            return
    if not isinstance(naming, ClassScope):
        return
    paths = list(_member_paths(naming, owner, key))
    if naming is owner and key not in owner.restricted:
        return
    check_accessible_path(cx, key, naming.record, paths, name, lookup.symbol.location)


def _member_paths(naming: ClassScope, owner: ClassScope, key: str) -> Iterator[AccessPath]:
    """Yield the paths from a class to `owner`, where a name was found, and to bases in which it names the
    same entity. Each comes with the access at its end.
    """
    yield from paths_to_class(naming.record, owner.record, owner.restricted.get(key, ""))
    for t in dict.fromkeys(bases.all_bases(naming.record)):
        scope = t.decl.members if isinstance(t, ct.Record) else None
        if (
            isinstance(scope, ClassScope)
            and scope is not owner
            and (meant := own(scope, key)) is not None
            and meant is own(owner, key)
        ):
            for path in bases.paths(naming.record, t):
                yield path, scope.restricted.get(key, ""), t


def paths_to_class(named: ct.CType, owner: ct.CType, access: tree.Access) -> list[AccessPath]:
    """Return the paths from a class to the class whose member is named in it, each with the access at its
    end.
    """
    return [(path, access, owner) for path in bases.paths(named, owner) or [()]]


def check_accessible_path(
    cx: Context, key: str, named: ct.Record, paths: Sequence[AccessPath], at: tree.Node,
    location: Location, of_object: ct.CType | None = None,
) -> None:  # fmt: skip
    """Check that one path to a member is accessible ([class.access.base] p5). The check is deferred until the
    declaration that names it is known, if necessary.
    """
    check = partial(_require_accessible_path, cx, key, named, paths, at, location, of_object)
    if cx.access_checks is None:
        check()
    else:
        cx.access_checks.append(check)


def _require_accessible_path(
    cx: Context, key: str, named: ct.Record, paths: Sequence[AccessPath], at: tree.Node,
    location: Location, of_object: ct.CType | None,
) -> None:  # fmt: skip
    for path, access, owner in paths[1:]:
        with cx.sfinae_context() as silent:
            check_access(cx, key, named, path, access, owner, at, location, of_object)
        if not silent.has_errors:
            return
    path, access, owner = paths[0]
    check_access(cx, key, named, path, access, owner, at, location, of_object)


def enclosing_class(scope: Scope, owner: ClassScope) -> ClassScope | None:
    """Return the innermost enclosing class that has the members of `owner`."""
    classes = (inner for inner in scope.enclosing_scopes() if isinstance(inner, ClassScope))
    return next(
        (inner for inner in classes if inner is owner or bases.derives(inner.record, owner.record)), None
    )
