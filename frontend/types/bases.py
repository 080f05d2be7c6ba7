"""Derivation between classes, for the checker and the lowering.

A base is a nameless member (`Field.is_base`) at the front of its class's members, so the path from a class to
one of its bases is a path of members like any other.
"""

from __future__ import annotations

from . import ctype as ct
from .ctype import CType
from .declarations import Field

Path = tuple[Field, ...]


def paths(t: CType, base: CType) -> list[Path]:
    """Return all paths from class `t` to its base `base`, nearest to the front first; [] when it is
    no base.
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
    """Return the only path from `t` to a base; None when there is none, or several."""
    result = paths(t, base) if isinstance(base, ct.Record) and isinstance(t, ct.Record) else []
    return result[0] if len(result) == 1 else None


def derives(t: CType, base: CType) -> bool:
    """Return whether class `t` has class `base` among its bases."""
    return isinstance(base, ct.Record) and isinstance(t, ct.Record) and bool(paths(t, base))


def depth(t: CType, base: CType) -> int:
    """Return the length of the shortest path from `t` to its base: conversion to a nearer base is better
    ([over.ics.rank]).
    """
    return min((len(p) for p in paths(t, base)), default=0)


def offset(path: Path) -> int:
    """Return the offset of a subobject in bytes."""
    return sum(field.offset for field in path)


def member_shift(source: CType, target: CType) -> int:
    """Return the change of the offset in a conversion between pointers to members of a class and of a derived
    one.
    """
    assert isinstance(source, ct.MemberPointer) and isinstance(target, ct.MemberPointer)
    if derives(target.owner, source.owner):
        return offset(path(target.owner, source.owner) or ())
    return -offset(path(source.owner, target.owner) or ())


def all_bases(t: CType) -> list[CType]:
    """Return every base of a class, nearest to the front first, each before its own bases."""
    result: list[CType] = []
    for member in t.fields if isinstance(t, ct.Record) else ():
        if not member.is_base:
            break
        result += [member.ctype, *all_bases(member.ctype)]
    return result
