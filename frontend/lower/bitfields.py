"""Bit-fields in memory: which integers hold them, and how they are read and written.

A run of neighbouring bit-fields lies in *pieces*: naturally aligned integers that overlap no other member, so
that writing a bit-field never writes what another thread may own ([intro.memory] p3). Where the bits lie was
decided by `types.layout`.
"""

from __future__ import annotations

from itertools import takewhile

from ...ir import core as ir
from ...ir import irtypes as ty
from ...ir.builder import Builder
from ...support.fast_dataclass import record
from ..types import conversions as conv
from ..types import ctype as ct
from ..types.declarations import Field, RecordDecl
from .alignment import at_offset


@record(frozen=True)
class Part:
    """`width` bits of a bit-field, from its bit `low` on: in piece `index` of the IR structure (of `size`
    bytes, `offset` from its start), from bit `shift` on.
    """

    index: int
    offset: int
    size: int
    shift: int
    width: int
    low: int

    @property
    def mask(self) -> int:
        return (1 << self.width) - 1


@record(frozen=True)
class Place:
    """A bit-field as an lvalue: the address of each part's piece, the bit-field's width, and the alignment of
    the record that it is in.
    """

    parts: list[tuple[ir.Value, Part]]
    width: int
    align: int

    def alignment(self, part: Part) -> int:
        return min(part.size, at_offset(self.align, part.offset))


def first_bit(member: Field) -> int:
    return member.offset * 8 + member.bit_offset


def run_from(decl: RecordDecl, number: int, end: int) -> tuple[list[Field], int]:
    """The bit-fields in a row from member `number` on, and where the member after them begins, or the `end`
    is.
    """
    run = list(takewhile(lambda m: m.bit_width is not None, decl.fields[number:]))
    after = decl.fields[number + len(run) :]
    return run, after[0].offset if after else end


def pieces(decl: RecordDecl, run: list[Field], limit: int) -> list[tuple[int, int]]:
    """(offset, size) of the integers that hold a run of bit-fields; bytes from `limit` on belong to the next
    member.
    """
    at = first_bit(run[0]) // 8
    end = max(-(-(first_bit(m) + (m.bit_width or 0)) // 8) for m in run)
    result = []
    while at < end:
        fitting = [s for s in (1, 2, 4, 8) if at % s == 0 and s <= decl.align and at + s <= limit]
        size = next((s for s in fitting if at + s >= end), fitting[-1])
        result.append((at, size))
        at += size
    return result


def parts(member: Field, held: list[tuple[int, int]], first: int) -> list[Part]:
    """How a bit-field lies in pieces, given as (offset, size); `first` is the number of the first one among
    the structure's IR members.
    """
    result = []
    start = first_bit(member)
    end = start + (member.bit_width or 0)
    for index, (offset, size) in enumerate(held, first):
        low, high = max(start, offset * 8), min(end, (offset + size) * 8)
        if low < high:
            result.append(Part(index, offset, size, low - offset * 8, high - low, low - start))
    return result


def load(b: Builder, place: Place, wide: ty.IntType, t: ct.CType) -> ir.Value:
    """The value of a bit-field of type `t`, in its memory form, which is `wide`."""
    total: ir.Value | None = None
    for address, part in place.parts:
        piece = ty.int_type(part.size * 8)
        value: ir.Value = b.load(piece, address, align=place.alignment(part), volatile=t.is_volatile)
        if part.shift:
            value = b.binary("lshr", value, ir.const_int(piece, part.shift))
        value = _resize(b, value, wide)
        if part.width < min(piece.bits - part.shift, wide.bits):
            value = b.binary("and", value, ir.const_int(wide, part.mask))
        if part.low:
            value = b.binary("shl", value, ir.const_int(wide, part.low))
        total = value if total is None else b.binary("or", total, value)
    assert total is not None
    return _signed(b, total, place.width, wide, t)


def truncated(b: Builder, value: ir.Value, width: int, wide: ty.IntType, t: ct.CType) -> ir.Value:
    """What a bit-field of that width holds after `value` (in memory form) was stored to it."""
    if width < wide.bits and not conv.is_signed(t):
        return b.binary("and", value, ir.const_int(wide, (1 << width) - 1))
    return _signed(b, value, width, wide, t)


def _signed(b: Builder, value: ir.Value, width: int, wide: ty.IntType, t: ct.CType) -> ir.Value:
    gap = wide.bits - width
    if not gap or not conv.is_signed(t):
        return value
    amount = ir.const_int(wide, gap)
    return b.binary("ashr", b.binary("shl", value, amount), amount)


def store(b: Builder, value: ir.Value, place: Place, wide: ty.IntType, t: ct.CType) -> None:
    """Write a value given in its memory form; the other bits of the pieces stay."""
    for address, part in place.parts:
        piece = ty.int_type(part.size * 8)
        bits = value if not part.low else b.binary("lshr", value, ir.const_int(wide, part.low))
        bits = _resize(b, bits, piece)
        if part.width < piece.bits:
            bits = b.binary("and", bits, ir.const_int(piece, part.mask))
            if part.shift:
                bits = b.binary("shl", bits, ir.const_int(piece, part.shift))
            old = b.load(piece, address, align=place.alignment(part), volatile=t.is_volatile)
            kept = b.binary("and", old, ir.const_int(piece, ~(part.mask << part.shift)))
            bits = b.binary("or", kept, bits)
        b.store(bits, address, align=place.alignment(part), volatile=t.is_volatile)


def _resize(b: Builder, value: ir.Value, type: ty.IntType) -> ir.Value:
    assert isinstance(value.type, ty.IntType)
    have, want = value.type.bits, type.bits
    if have == want:
        return value
    if isinstance(value, ir.Int):
        return ir.const_int(type, value.value)
    return b.cast("trunc" if want < have else "zext", value, type)
