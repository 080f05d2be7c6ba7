"""Which structure derives from which: facts about types that the checker and the lowering share.

A base is a nameless member (`Field.is_base`) at the front of its structure's members, so the way from a
structure to one of its bases is a path of members like any other.
"""

from __future__ import annotations

from . import ctype as ct
from .ctype import CType
from .declarations import Field

Path = tuple[Field, ...]


def paths(t: CType, base: CType) -> list[Path]:
    """All ways from structure `t` down to its base `base`, none when it is no base of it; nearest to the
    front first.
    """
    result: list[Path] = []
    for member in t.fields if isinstance(t, ct.Record) else ():
        if not member.is_base:
            break
        if member.ctype.unqualified is base.unqualified:
            result.append((member,))
        result += [(member, *rest) for rest in paths(member.ctype, base)]
    return result


def path(t: CType, base: CType) -> Path | None:
    """The one way from `t` to a base; None when there is none, or several."""
    result = paths(t, base) if isinstance(base, ct.Record) and isinstance(t, ct.Record) else []
    return result[0] if len(result) == 1 else None


def derives(t: CType, base: CType) -> bool:
    """Return whether structure `t` has structure `base` among its bases."""
    return isinstance(base, ct.Record) and isinstance(t, ct.Record) and bool(paths(t, base))


def depth(t: CType, base: CType) -> int:
    """How far `t` is from its base: converting to a nearer one is better ([over.ics.rank])."""
    return min((len(p) for p in paths(t, base)), default=0)


def offset(way: Path) -> int:
    return sum(step.offset for step in way)


def member_shift(source: CType, target: CType) -> int:
    """What a conversion between pointers to members of a class and one that derives from it adds to an
    offset.
    """
    assert isinstance(source, ct.MemberPointer) and isinstance(target, ct.MemberPointer)
    if derives(target.owner, source.owner):
        return offset(path(target.owner, source.owner) or ())
    return -offset(path(source.owner, target.owner) or ())


def all_bases(t: CType) -> list[CType]:
    """Every base of a structure, nearest to the front first, each before its own."""
    result: list[CType] = []
    for member in t.fields if isinstance(t, ct.Record) else ():
        if not member.is_base:
            break
        result += [member.ctype, *all_bases(member.ctype)]
    return result
