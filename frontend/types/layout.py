"""Layout of classes: the Itanium C++ ABI, chapter 2.4, for classes without virtual functions.

Offsets grow from 0; `_Layout.end` is the ABI's dsize, in bits because of bit-fields. Where g++ and nvcc
differ (packed classes with bases, `alignas` under `#pragma pack`), the layout is nvcc's.
"""

from __future__ import annotations

from collections.abc import Iterator

from . import ctype as ct
from .declarations import Field, RecordDefinition
from .symbols import FunctionSymbol


def lay_out(decl: RecordDefinition) -> None:
    """Set the offsets, size and alignment of a class; it is complete then."""
    layout = _Layout(decl)
    for number, member in enumerate(decl.fields):
        if member.is_base:
            layout.base(member)
            continue
        layout.unnamed(number)
        if decl.kind == "union":
            layout.end = 0
        if member.bit_width is None:
            layout.member(member)
        else:
            layout.bit_field(member, member.bit_width)
    layout.unnamed(len(decl.fields))
    layout.finish()


class _Layout:
    """The layout in progress. `size` is the end of the farthest empty base; `empties` are the offsets of
    empty classes.
    """

    def __init__(self, decl: RecordDefinition) -> None:
        self.decl = decl
        self.end = self.farthest = self.size = 0
        self.align = max(decl.explicit_align, 1)
        self.empties: list[tuple[int, RecordDefinition]] = []

    def alignment_of(self, t: ct.CType, *, packed: bool = False) -> int:
        """Return the alignment of a member type: 1 in a packed class or for a `packed` member, at most the
        bound of `#pragma pack`.

        Packing does not affect members of non-POD classes, as nvcc's warning says.
        """
        if self.decl.packed or packed:
            return t.align if _keeps_alignment(t) else 1
        return min(t.align, self.decl.pack) if self.decl.pack else t.align

    def base(self, member: Field) -> None:
        """Place a base (2.4 II): an empty one at 0, or at the first offset without another object of its
        type; another one where the padding of the previous one begins.
        """
        inner = ct.class_decl(member.ctype)
        alignment = 1 if self.decl.packed else self.alignment_of(member.ctype)
        after = _align_up(self.end, 8 * alignment) // 8
        member.offset = 0 if inner.is_empty else after
        if inner.is_empty and self.clashes(member):
            member.offset = after
        while self.clashes(member):
            member.offset += alignment
        self.empties += [(member.offset + at, decl) for at, decl in empty_parts(member.ctype)]
        self.align = max(self.align, alignment)
        if inner.is_empty:
            self.size = max(self.size, member.offset + inner.size)
        else:
            self.grow((member.offset + inner.data_size) * 8)

    def member(self, member: Field) -> None:
        """Place a member (2.4 II): at the next aligned offset at which no empty class overlaps another of its
        type; `alignas` is not bounded by packing.
        """
        alignment = max(self.alignment_of(member.ctype, packed=member.packed), member.align)
        self.align = max(self.align, alignment)
        member.offset = _align_up(self.end, 8 * alignment) // 8
        while self.empties and self.clashes(member):
            member.offset += alignment
        self.grow((member.offset + (member.ctype.size if member.ctype.is_complete else 0)) * 8)

    def clashes(self, member: Field) -> bool:
        """Return whether an empty object in the member would have the address of one of the same type."""
        return any(
            at + member.offset == other_offset and decl is other
            for at, decl in empty_parts(member.ctype)
            for other_offset, other in self.empties
        )

    def bit_field(self, member: Field, width: int) -> None:
        """Place a bit-field (2.4 II 1): at the next bit, unless it would cross a boundary of its type; with
        packing it may.
        """
        unit = member.ctype.size * 8
        alignment = max(self.alignment_of(member.ctype, packed=member.packed), member.align)
        self.align = max(self.align, alignment)
        if not member.packed and self.crosses(unit, width):
            self.end = _align_up(self.end, unit)
        if member.align:
            self.end = _align_up(self.end, 8 * alignment)
        member.offset, member.bit_offset = self.end // unit * unit // 8, self.end % unit
        self.grow(self.end + width)

    def crosses(self, unit: int, width: int) -> bool:
        """Return whether a bit-field would cross a boundary of its unit."""
        return not self.decl.packed and not self.decl.pack and self.end % unit + width > unit

    def unnamed(self, number: int) -> None:
        """Skip the unnamed bit-fields before member `number`: storage without alignment. One of width 0 ends
        the unit of its type.
        """
        for width, unit in self.decl.padding.get(number, ()):
            if self.decl.kind == "union":
                self.end = 0
            if width == 0:
                bound = 8 if self.decl.packed else min(unit, self.decl.pack * 8 or unit)
                self.grow(_align_up(self.end, bound))
            else:
                self.grow((_align_up(self.end, unit) if self.crosses(unit, width) else self.end) + width)

    def grow(self, end: int) -> None:
        """Record the end of a subobject, at bit `end`; the next one of a structure begins there."""
        self.end = end
        self.farthest = max(self.farthest, end)

    def finish(self) -> None:
        """Set the size (2.4 III): a multiple of the alignment and not 0. A POD class keeps its tail padding
        to itself.

        A derived class begins after the empty bases, too (nvsize).
        """
        data_size = max(-(-self.farthest // 8), self.size)
        self.decl.align = self.align
        self.decl.size = _align_up(max(data_size, 1), self.align)
        self.decl.data_size = self.decl.size if self.decl.is_plain else data_size
        self.decl.complete = True


def _keeps_alignment(t: ct.CType) -> bool:
    """Return whether a class keeps its alignment within a packed one: it has constructors of its own,
    non-public members, or data in more than one of itself and its bases.
    """
    t = ct.innermost_element(t)
    if not isinstance(t, ct.Record):
        return False
    has_constructors = any(
        isinstance(fn, FunctionSymbol) and not (fn.special.is_implicit or fn.special.is_defaulted)
        for fn in t.decl.constructors
    )
    return (
        has_constructors
        or any(f.access and not f.is_base for f in t.fields)
        or _count_classes_with_data(t) > 1
    )


def _count_classes_with_data(t: ct.Record) -> int:
    """Return the number of classes with members, among a class and its bases."""
    own = any(not f.is_base for f in t.fields)
    return own + sum(
        _count_classes_with_data(f.ctype) for f in t.fields if f.is_base and isinstance(f.ctype, ct.Record)
    )


def _align_up(value: int, multiple: int) -> int:
    return -(-value // multiple) * multiple


def empty_parts(t: ct.CType) -> Iterator[tuple[int, RecordDefinition]]:
    """Yield (offset, class) of every empty class in an object of a type, including the object itself."""
    if isinstance(t, ct.Array):
        inner = list(empty_parts(t.element))
        for n in range(t.count or 0) if inner else ():
            yield from ((n * t.element.size + at, decl) for at, decl in inner)
    elif isinstance(t, ct.Record):
        if t.decl.is_empty:
            yield 0, t.decl
        for member in t.fields:
            yield from ((member.offset + at, decl) for at, decl in empty_parts(member.ctype))
