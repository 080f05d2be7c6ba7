"""Access to names of members ([class.access]): checked where a name is looked up, functions and data members
once they are chosen.
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
from ...types.symbols import MemberName, Overloads, Scope
from ..context import Context


def check_access(
    cx: Context, name: str, t: ct.Record, way: Path, access: str, owner: ct.CType, at: tree.Node,
    location: object, of_object: ct.CType | None,
) -> None:  # fmt: skip
    """Report a member of `owner`, named in structure `t` and reached through the bases `way`, that may not be
    named here.

    `of_object`: the class of the object that it belongs to ([class.protected]).
    """
    holder: ct.CType = t
    for step in (*way, None):
        assert isinstance(holder, ct.Record)
        through = access if step is None else step.access
        exposed = holder.decl.usings.get(name) if step is not None else None
        if exposed is not None:
            through, step = exposed, None
        if through and not cx.may_access(holder, through, of_object):
            text = f"'{name}' is a {through} member of '{owner.unqualified}'"
            where = location if step is None else step.location
            note = (
                f"declared {through} here" if step is None else f"constrained by {through} inheritance here"
            )
            cx.error(
                text,
                at,
                [Note(note, where, len(name) if step is None else 1)] if isinstance(where, Location) else [],
            )
            return
        if step is None:
            return
        holder = step.ctype.unqualified


def check_name(cx: Context, name: tree.Name, key: str, found: Found, naming: Scope | None) -> None:
    """A member's name, looked up in the class `naming`; unqualified (None) in the classes around."""
    owner = found.scope
    if (
        owner is None
        or owner.record is None
        or found.symbol is None
        or isinstance(found.symbol, Overloads | MemberName)
        or cx.patterns
    ):
        return
    if naming is None:
        naming = class_around(cx.scope, owner)
        if naming is owner:
            return
    if naming is None or naming.record is None:
        return
    ways = list(_ways(naming, owner, key))
    if naming is owner and not _restriction(owner, key):
        return
    check_some_way(cx, key, naming.record, ways, name, found.symbol.location)


def _ways(naming: Scope, owner: Scope, key: str) -> Iterator[tuple[Path, str, ct.CType]]:
    """The way from a class to `owner`, where a name was found, and those to bases that have the same by it;
    with the access at their ends.
    """
    assert naming.record is not None and owner.record is not None
    yield from ways_to(naming.record, owner.record, _restriction(owner, key))
    for t in dict.fromkeys(bases.all_bases(naming.record)):
        scope = t.decl.members if isinstance(t, ct.Record) else None
        if (
            isinstance(scope, Scope)
            and scope is not owner
            and (meant := own(scope, key)) is not None
            and meant is own(owner, key)
        ):
            for way in bases.paths(naming.record, t):
                yield way, _restriction(scope, key), t


def ways_to(named: ct.CType, owner: ct.CType, access: str) -> list[tuple[Path, str, ct.CType]]:
    """The ways from a class to the one whose member is named in it, with the access at their ends."""
    return [(way, access, owner) for way in bases.paths(named, owner) or [()]]


def _restriction(scope: Scope, key: str) -> str:
    return scope.restricted.get(key, "") if scope.restricted is not None else ""


def check_some_way(
    cx: Context, key: str, named: ct.Record, ways: Sequence[tuple[Path, str, ct.CType]], at: tree.Node,
    location: Location, of_object: ct.CType | None = None,
) -> None:  # fmt: skip
    """[class.access.base] p5: one accessible way to a member is enough. Checked once the declaration is known
    that names it, if that waits.
    """
    check = partial(_check_some_way, cx, key, named, ways, at, location, of_object)
    if cx.accesses is None:
        check()
    else:
        cx.accesses.append(check)


def _check_some_way(
    cx: Context, key: str, named: ct.Record, ways: Sequence[tuple[Path, str, ct.CType]], at: tree.Node,
    location: Location, of_object: ct.CType | None,
) -> None:  # fmt: skip
    for way, access, owner in ways[1:]:
        with cx.tentative() as silent:
            check_access(cx, key, named, way, access, owner, at, location, of_object)
        if not silent.has_errors:
            return
    way, access, owner = ways[0]
    check_access(cx, key, named, way, access, owner, at, location, of_object)


def class_around(scope: Scope, owner: Scope) -> Scope | None:
    """The innermost class around a place that has the members of `owner`."""
    classes = (inner for inner in scope.around() if inner.record is not None)
    return next(
        (inner for inner in classes if inner is owner or bases.derives(inner.owner, owner.owner)), None
    )
