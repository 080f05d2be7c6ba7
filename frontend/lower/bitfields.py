"""Bit-fields in memory: the integers that hold them, and their reads and writes.

A run of neighbouring bit-fields is stored in *pieces*: naturally aligned integers that overlap no other
member, so that writing a bit-field never writes the memory of another thread ([intro.memory] p3).
`types.layout` determines the positions of the bits.
"""

from __future__ import annotations

from itertools import takewhile

from ...ir import core as ir
from ...ir import irtypes as ty
from ...ir.builder import Builder
from ...support.fast_dataclass import record
from ..types import conversions as conv
from ..types import ctype as ct
from ..types.declarations import Field, RecordDefinition
from .alignment import at_offset


@record(frozen=True)
class BitFieldPart:
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
        """The mask of the part's bits, shifted to bit 0."""
        return (1 << self.width) - 1


@record(frozen=True)
class BitFieldPlace:
    """A bit-field as an lvalue: the address of each part's piece, the bit-field's width, and the alignment of
    its record.
    """

    parts: list[tuple[ir.Value, BitFieldPart]]
    width: int
    align: int

    def alignment(self, part: BitFieldPart) -> int:
        """Return the alignment of the access to a part."""
        return min(part.size, at_offset(self.align, part.offset))


def first_bit(member: Field) -> int:
    """Return the offset of a bit-field in bits."""
    return member.offset * 8 + member.bit_offset


def run_from(decl: RecordDefinition, number: int, end: int) -> tuple[list[Field], int]:
    """Return the adjacent bit-fields from member `number` on, and the offset of the member after them, or
    `end`.
    """
    run = list(takewhile(lambda m: m.bit_width is not None, decl.fields[number:]))
    after = decl.fields[number + len(run) :]
    return run, after[0].offset if after else end


def pieces(decl: RecordDefinition, run: list[Field], limit: int) -> list[tuple[int, int]]:
    """Return (offset, size) of the integers that hold a run of bit-fields. Bytes from `limit` on belong to
    the next member.
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


def parts(member: Field, pieces: list[tuple[int, int]], first: int) -> list[BitFieldPart]:
    """Return the parts of a bit-field in `pieces`, given as (offset, size); `first` is the index of the first
    piece among the structure's IR members.
    """
    result = []
    start = first_bit(member)
    end = start + (member.bit_width or 0)
    for index, (offset, size) in enumerate(pieces, first):
        low, high = max(start, offset * 8), min(end, (offset + size) * 8)
        if low < high:
            result.append(BitFieldPart(index, offset, size, low - offset * 8, high - low, low - start))
    return result


def load(b: Builder, place: BitFieldPlace, wide: ty.IntType, t: ct.CType) -> ir.Value:
    """Return the value of a bit-field of type `t`, in its memory form, which is `wide`."""
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
    return _sign_extend(b, total, place.width, wide, t)


def truncate(b: Builder, value: ir.Value, width: int, wide: ty.IntType, t: ct.CType) -> ir.Value:
    """Return the value of a bit-field of that width after `value` (in memory form) was stored to it."""
    if width < wide.bits and not conv.is_signed(t):
        return b.binary("and", value, ir.const_int(wide, (1 << width) - 1))
    return _sign_extend(b, value, width, wide, t)


def _sign_extend(b: Builder, value: ir.Value, width: int, wide: ty.IntType, t: ct.CType) -> ir.Value:
    gap = wide.bits - width
    if not gap or not conv.is_signed(t):
        return value
    amount = ir.const_int(wide, gap)
    return b.binary("ashr", b.binary("shl", value, amount), amount)


def store(b: Builder, value: ir.Value, place: BitFieldPlace, wide: ty.IntType, t: ct.CType) -> None:
    """Write a value given in its memory form; the other bits of the pieces are preserved."""
    for address, part in place.parts:
        piece = ty.int_type(part.size * 8)
        bits = value if not part.low else b.binary("lshr", value, ir.const_int(wide, part.low))
        bits = _resize(b, bits, piece)
        if part.width < piece.bits:
            bits = b.binary("and", bits, ir.const_int(piece, part.mask))
            if part.shift:
                bits = b.binary("shl", bits, ir.const_int(piece, part.shift))
            old = b.load(piece, address, align=place.alignment(part), volatile=t.is_volatile)
            preserved = b.binary("and", old, ir.const_int(piece, ~(part.mask << part.shift)))
            bits = b.binary("or", preserved, bits)
        b.store(bits, address, align=place.alignment(part), volatile=t.is_volatile)


def _resize(b: Builder, value: ir.Value, type: ty.IntType) -> ir.Value:
    assert isinstance(value.type, ty.IntType)
    source_bits, target_bits = value.type.bits, type.bits
    if source_bits == target_bits:
        return value
    if isinstance(value, ir.Int):
        return ir.const_int(type, value.value)
    return b.cast("trunc" if target_bits < source_bits else "zext", value, type)
