"""Access to names of members ([class.access]): checked where a name is looked up, functions and data members once they are chosen."""

from __future__ import annotations

from functools import partial

from ...support.diagnostics import Location, Note
from ..syntax import tree
from ..types import bases
from ..types import ctype as ct
from ..types.bases import Path
from ..types.lookup import Found
from ..types.symbols import MemberName, Overloads, Scope
from .context import Context


def check_access(
    cx: Context, name: str, t: ct.Record, way: Path, access: str, owner: ct.CType, at: tree.Node, location: object, of_object: ct.CType | None,
) -> None:  # fmt: skip
    """Report a member of `owner`, named in structure `t` and reached through the bases `way`, that may not be named here.

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
            note = f"declared {through} here" if step is None else f"constrained by {through} inheritance here"
            cx.error(text, at, [Note(note, where, len(name) if step is None else 1)] if isinstance(where, Location) else [])
            return
        if step is None:
            return
        holder = step.ctype.unqualified


def check_name(cx: Context, name: tree.Name, key: str, found: Found, naming: Scope | None) -> None:
    """A member's name, looked up in the class `naming`; unqualified (None) in the classes around."""
    owner = found.scope
    if owner is None or owner.record is None or found.symbol is None or isinstance(found.symbol, Overloads | MemberName) or cx.patterns:
        return
    if naming is None:
        naming = _class_around(cx.scope, owner)
        if naming is owner:
            return
    if naming is None or naming.record is None:
        return
    access = owner.restricted.get(key, "") if owner.restricted is not None else ""
    ways = bases.paths(naming.record, owner.record)
    if (not access and naming is owner) or len(ways) > 1:
        return
    way = ways[0] if ways else ()
    check = partial(check_access, cx, key, naming.record, way, access, owner.record, name, found.symbol.location, None)
    if cx.accesses is None:
        check()
    else:
        cx.accesses.append(check)


def _class_around(scope: Scope, owner: Scope) -> Scope | None:
    """The innermost class around a place that has the members of `owner`."""
    classes = (inner for inner in scope.around() if inner.record is not None)
    return next((inner for inner in classes if inner is owner or bases.derives(inner.owner, owner.owner)), None)
