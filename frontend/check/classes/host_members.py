"""Members of classes that have host types: opaque storage of the size that the host compiler reports, which
device code can neither read nor copy.

The class must have the host compiler's layout, so its size and offsets are compared with those that the host
compiler reports. Without a host compiler, only classes of the standard library are known.
"""

from __future__ import annotations

from ....support.diagnostics import Note
from ...syntax import tree
from ...syntax.declarations.host_islands import OPAQUE_PREFIX, VTABLE
from ...text.options import HostClass
from ...types import ctype as ct
from ...types import special
from ...types.declarations import ClosureName, LocalName
from ...types.layout import lay_out
from ...types.library_sizes import size_of
from ...types.lookup import NOTHING, unqualified
from ...types.symbols import ClassScope
from ..context import Context
from ..reporting import Span


def opaque_storage(cx: Context, decl: ct.RecordDefinition, name: str, t: ct.CType) -> ct.CType:
    """Return the type of a member. A host type is replaced by an opaque class whose special members are all
    deleted.
    """
    if not (isinstance(t, ct.Record) and t.decl.tag.startswith(OPAQUE_PREFIX)):
        return t
    spelled, known = t.decl.tag.removeprefix(OPAQUE_PREFIX), _host_class(cx, decl)
    size, align = (
        known.members.get(name, (1, 1, 0))[:2] if known is not None else _size_of(cx, spelled) or (1, 1)
    )
    return _opaque_class(spelled, size, align, t.decl)


def _size_of(cx: Context, spelled: str) -> tuple[int, int] | None:
    """Return size and alignment, in bytes, of a host type without asking a host compiler. None unless it is a
    class of the standard library. An unqualified name that is not declared may belong to `std`, because of
    using-directives.
    """
    if cx.options.host_layouts is not None:
        return None
    name = spelled.partition("<")[0].removeprefix("const ")
    return size_of(spelled, is_std="::" not in name and unqualified(cx.scopes.current, name) is NOTHING)


def _opaque_class(what: str, size: int, align: int, like: ct.RecordDefinition) -> ct.Record:
    new = ct.RecordDefinition(
        what,
        "struct",
        like.location,
        fields=[ct.Field("", ct.array_of(ct.CHAR, size), like.location, access="private")],
        explicit_align=align,
        is_plain=False,
        is_host=True,
    )
    new.home, t = like.home, ct.record(new)
    lay_out(new)
    new.members = ClassScope(None, t)
    for kind in special.KINDS:
        fn = special.implicit_member(t, kind)
        fn.is_deleted, fn.special.is_defaulted, (fn.declaration.why_deleted,) = True, False, notes(t)
        special.add(t, fn)
    new.is_aggregate, new.by_address = False, True
    return t


def notes(t: ct.Record) -> list[Note]:
    """Return notes that say which host type a member has."""
    return (
        [Note(f"'{t.unqualified}' is a host type: device code knows only its size", t.decl.location)]
        if t.decl.is_host
        else []
    )


def declare_vtable_pointer(cx: Context, node: tree.RecordType, decl: ct.RecordDefinition) -> None:
    """Declare the vtable pointer of a class with virtual functions. It is the first member unless the first
    base has one ([ABI] 2.4 II).
    """
    here = [m for m in node.members if isinstance(m, tree.FieldDecl) and m.name == VTABLE]
    node.members = [m for m in node.members if m not in here]
    above = [_has_vtable_pointer(field.ctype) for field in decl.fields]
    if any(above[1:]):
        cx.report.error(
            f"'{decl.tag}' has a base with virtual functions that is not its first, which is not supported",
            node,
        )
    elif here and not any(above):
        decl.fields.insert(0, ct.Field(VTABLE, ct.pointer_to(ct.VOID), node.location, access="private"))


def _has_vtable_pointer(t: ct.CType) -> bool:
    return isinstance(t, ct.Record) and (
        any(f.name == VTABLE for f in t.fields)
        or any(f.is_base and _has_vtable_pointer(f.ctype) for f in t.fields)
    )


def check_host_layout(cx: Context, decl: ct.RecordDefinition) -> None:
    """Compare the layout of a class that has members of host types with the host compiler's layout. If that
    is not known, request it.
    """
    rooms = [
        field for field in decl.fields if isinstance(field.ctype, ct.Record) and field.ctype.decl.is_host
    ]
    if not rooms or cx.instantiation.pattern_depth or decl.is_dependent:
        return
    known, layouts = _host_class(cx, decl), cx.options.host_layouts
    if layouts is None and all(_size_of(cx, str(field.ctype)) is not None for field in rooms):
        return
    names = [
        field.name
        for field in decl.fields
        if field.name not in ("", VTABLE) and field.bit_width is None and not field.ctype.is_reference
    ]
    first = rooms[0]
    what = f"member '{first.name}' of the host's type '{first.ctype}'"
    if known is None or not known.members.keys() >= set(names):
        if layouts is not None and not any(
            isinstance(part, LocalName | ClosureName) for part in (*decl.scope, decl.tag)
        ):
            layouts.wanted[str(ct.record(decl))] = names
        else:
            where = "outside of whole programs" if layouts is None else "in a class that a function declares"
            cx.report.error(
                f"'{decl.tag}' has {what}, whose size only the host compiler knows, which is not supported"
                f" {where}",
                Span(first.location, len(first.name)),
            )
        return
    offsets = {"": decl.size, **{field.name: field.offset for field in decl.fields if field.name in names}}
    other = next(
        (name for name, at in offsets.items() if at != (known.members[name][2] if name else known.size)), None
    )
    if other is not None or decl.align != known.align:
        where = (
            f"its member '{other}' lies elsewhere"
            if other
            else "it is larger or smaller, or aligned otherwise,"
        )
        cx.report.error(
            f"'{decl.tag}' has {what}, and {where} in host code than here, which is not supported",
            Span(first.location, len(first.name)),
        )


def _host_class(cx: Context, decl: ct.RecordDefinition) -> HostClass | None:
    return (
        cx.options.host_layouts.known.get(str(ct.record(decl)))
        if cx.options.host_layouts is not None
        else None
    )
