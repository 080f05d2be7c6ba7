"""Where the members of a class lie: the Itanium C++ ABI, chapter 2.4, for classes without virtual functions.

Offsets grow from 0; `_Layout.end` is the ABI's dsize, in bits because of bit-fields. What g++ and nvcc lay
out in different ways (classes that are packed and have bases, `alignas` under `#pragma pack`) lies as nvcc
has it.
"""

from __future__ import annotations

from collections.abc import Iterator

from . import ctype as ct
from .declarations import Field, RecordDecl
from .symbols import Function


def lay_out(decl: RecordDecl) -> None:
    """Give a class its offsets, size and alignment; it is complete then."""
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
    """A class being laid out. `size` is where the farthest empty base ends; `empties` are the places of empty
    classes.
    """

    def __init__(self, decl: RecordDecl) -> None:
        self.decl = decl
        self.end = self.farthest = self.size = 0
        self.align = max(decl.explicit_align, 1)
        self.empties: list[tuple[int, RecordDecl]] = []

    def natural(self, t: ct.CType, *, packed: bool = False) -> int:
        """The alignment that a type asks for here: none in a packed class or for a `packed` member, none
        above the bound of `#pragma pack`.

        Packing does not reach members that are more than plain classes, as nvcc says in a warning.
        """
        if self.decl.packed or packed:
            return t.align if _is_rigid(t) else 1
        return min(t.align, self.decl.pack) if self.decl.pack else t.align

    def base(self, member: Field) -> None:
        """2.4 II: an empty base lies at 0, or where no other of its type lies; another base goes where the
        padding of the one before begins.
        """
        inner = ct.class_decl(member.ctype)
        need = 1 if self.decl.packed else self.natural(member.ctype)
        after = _up(self.end, 8 * need) // 8
        member.offset = 0 if inner.is_empty else after
        if inner.is_empty and self.clashes(member):
            member.offset = after
        while self.clashes(member):
            member.offset += need
        self.empties += [(member.offset + at, decl) for at, decl in empty_parts(member.ctype)]
        self.align = max(self.align, need)
        if inner.is_empty:
            self.size = max(self.size, member.offset + inner.size)
        else:
            self.grow((member.offset + inner.data_size) * 8)

    def member(self, member: Field) -> None:
        """2.4 II: the next place that is aligned, and where no empty class lies on another of its type;
        `alignas` is not bounded by packing.
        """
        need = max(self.natural(member.ctype, packed=member.packed), member.align)
        self.align = max(self.align, need)
        member.offset = _up(self.end, 8 * need) // 8
        while self.empties and self.clashes(member):
            member.offset += need
        self.grow((member.offset + (member.ctype.size if member.ctype.is_complete else 0)) * 8)

    def clashes(self, member: Field) -> bool:
        """Return whether an empty object in the member would lie where one of the same type lies already."""
        return any(
            at + member.offset == there and decl is other
            for at, decl in empty_parts(member.ctype)
            for there, other in self.empties
        )

    def bit_field(self, member: Field, width: int) -> None:
        """2.4 II 1: the next bit, unless the bit-field would cross a boundary of its type; packing lets it
        cross.
        """
        unit = member.ctype.size * 8
        need = max(self.natural(member.ctype, packed=member.packed), member.align)
        self.align = max(self.align, need)
        if not member.packed and self.crosses(unit, width):
            self.end = _up(self.end, unit)
        if member.align:
            self.end = _up(self.end, 8 * need)
        member.offset, member.bit_offset = self.end // unit * unit // 8, self.end % unit
        self.grow(self.end + width)

    def crosses(self, unit: int, width: int) -> bool:
        return not self.decl.packed and not self.decl.pack and self.end % unit + width > unit

    def unnamed(self, number: int) -> None:
        """The unnamed bit-fields before member `number`: room without alignment. One of width 0 ends the unit
        of its type.
        """
        for width, unit in self.decl.padding.get(number, ()):
            if self.decl.kind == "union":
                self.end = 0
            if width == 0:
                bound = 8 if self.decl.packed else min(unit, self.decl.pack * 8 or unit)
                self.grow(_up(self.end, bound))
            else:
                self.grow((_up(self.end, unit) if self.crosses(unit, width) else self.end) + width)

    def grow(self, end: int) -> None:
        """A subobject ends at bit `end`; the next one of a structure begins there."""
        self.end = end
        self.farthest = max(self.farthest, end)

    def finish(self) -> None:
        """2.4 III: the size is a multiple of the alignment and not 0. Plain old data keeps the padding at its
        end to itself.

        What derives from the class goes on behind the empty bases, too (nvsize).
        """
        data_size = max(-(-self.farthest // 8), self.size)
        self.decl.align = self.align
        self.decl.size = _up(max(data_size, 1), self.align)
        self.decl.data_size = self.decl.size if self.decl.is_plain else data_size
        self.decl.complete = True


def _is_rigid(t: ct.CType) -> bool:
    """Return whether a class keeps its alignment within a packed one: with constructors of its own, with
    members that are not public, or with data in more than one of itself and its bases.
    """
    t = ct.innermost(t)
    if not isinstance(t, ct.Record):
        return False
    made = any(
        isinstance(fn, Function) and not (fn.is_implicit or fn.is_defaulted) for fn in t.decl.constructors
    )
    return made or any(f.access and not f.is_base for f in t.fields) or _holders(t) > 1


def _holders(t: ct.Record) -> int:
    """How many of a class and its bases have members."""
    own = any(not f.is_base for f in t.fields)
    return own + sum(_holders(f.ctype) for f in t.fields if f.is_base and isinstance(f.ctype, ct.Record))


def _up(value: int, multiple: int) -> int:
    return -(-value // multiple) * multiple


def empty_parts(t: ct.CType) -> Iterator[tuple[int, RecordDecl]]:
    """(offset, class) of every empty class in an object of a type, the object itself included."""
    if isinstance(t, ct.Array):
        inner = list(empty_parts(t.element))
        for n in range(t.count or 0) if inner else ():
            yield from ((n * t.element.size + at, decl) for at, decl in inner)
    elif isinstance(t, ct.Record):
        if t.decl.is_empty:
            yield 0, t.decl
        for member in t.fields:
            yield from ((member.offset + at, decl) for at, decl in empty_parts(member.ctype))
