"""Bit-fields in memory: which integers hold them, and how they are read and written.

A run of neighbouring bit-fields lies in *pieces*: naturally aligned integers that overlap no other member, so that writing a bit-field
never writes what another thread may own ([intro.memory] p3). Where the bits lie was decided by `RecordDecl.lay_out`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ir import core as ir
from ...ir import irtypes as ty
from ...support.records import record
from ..types import conversions as conv
from ..types import ctype as ct

if TYPE_CHECKING:
    from ..types.nominal import Field, RecordDecl
    from .function import FunctionLowering


@record(frozen=True)
class Part:
    """`width` bits of a bit-field, from its bit `low` on: in piece `index` of the IR structure (of `size` bytes), from bit `shift` on."""

    index: int
    size: int
    shift: int
    width: int
    low: int

    @property
    def mask(self) -> int:
        return (1 << self.width) - 1


@record(frozen=True)
class Place:
    """A bit-field as an lvalue: the address of each part's piece, and the bit-field's width."""

    parts: list[tuple[ir.Value, Part]]
    width: int


def first_bit(member: Field) -> int:
    return member.offset * 8 + member.bit_offset


def pieces(decl: RecordDecl, run: list[Field], limit: int) -> list[tuple[int, int]]:
    """(offset, size) of the integers that hold a run of bit-fields; bytes from `limit` on belong to the next member."""
    at = first_bit(run[0]) // 8
    end = max(-(-(first_bit(m) + (m.bit_width or 0)) // 8) for m in run)
    found = []
    while at < end:
        fitting = [s for s in (1, 2, 4, 8) if at % s == 0 and s <= decl.align and at + s <= limit]
        size = next((s for s in fitting if at + s >= end), fitting[-1])
        found.append((at, size))
        at += size
    return found


def parts(member: Field, held: list[tuple[int, int, int]]) -> list[Part]:
    """How a bit-field lies in pieces, given as (IR index, offset, size)."""
    result = []
    start = first_bit(member)
    end = start + (member.bit_width or 0)
    for index, offset, size in held:
        low, high = max(start, offset * 8), min(end, (offset + size) * 8)
        if low < high:
            result.append(Part(index, size, low - offset * 8, high - low, low - start))
    return result


def load(fl: FunctionLowering, place: Place, t: ct.CType) -> ir.Value:
    """The value of a bit-field of type `t`, in its memory form."""
    wide = fl.layouts.memory(t)
    total: ir.Value | None = None
    for address, part in place.parts:
        piece = ty.int_type(part.size * 8)
        value: ir.Value = fl.b.load(piece, address, align=part.size, volatile=t.is_volatile)
        if part.shift:
            value = fl.b.binary("lshr", value, ir.const_int(piece, part.shift))
        value = _resize(fl, value, wide)
        if part.width < min(piece.bits - part.shift, wide.bits):  # type: ignore[attr-defined]
            value = fl.b.binary("and", value, ir.const_int(wide, part.mask))
        if part.low:
            value = fl.b.binary("shl", value, ir.const_int(wide, part.low))
        total = value if total is None else fl.b.binary("or", total, value)
    assert total is not None
    return _signed(fl, total, place.width, t)


def truncated(fl: FunctionLowering, value: ir.Value, width: int, t: ct.CType) -> ir.Value:
    """What a bit-field of that width holds after `value` (in memory form) was stored to it."""
    wide = fl.layouts.memory(t)
    if width < wide.bits and not conv.is_signed(t):  # type: ignore[attr-defined]
        return fl.b.binary("and", value, ir.const_int(wide, (1 << width) - 1))
    return _signed(fl, value, width, t)


def _signed(fl: FunctionLowering, value: ir.Value, width: int, t: ct.CType) -> ir.Value:
    wide = fl.layouts.memory(t)
    gap = wide.bits - width  # type: ignore[attr-defined]
    if not gap or not conv.is_signed(t):
        return value
    amount = ir.const_int(wide, gap)
    return fl.b.binary("ashr", fl.b.binary("shl", value, amount), amount)


def store(fl: FunctionLowering, value: ir.Value, place: Place, t: ct.CType) -> None:
    """Write a value given in its memory form; the other bits of the pieces stay."""
    wide = fl.layouts.memory(t)
    for address, part in place.parts:
        piece = ty.int_type(part.size * 8)
        bits = value if not part.low else fl.b.binary("lshr", value, ir.const_int(wide, part.low))
        bits = _resize(fl, bits, piece)
        if part.width < piece.bits:
            bits = fl.b.binary("and", bits, ir.const_int(piece, part.mask))
            if part.shift:
                bits = fl.b.binary("shl", bits, ir.const_int(piece, part.shift))
            old = fl.b.load(piece, address, align=part.size, volatile=t.is_volatile)
            kept = fl.b.binary("and", old, ir.const_int(piece, ~(part.mask << part.shift)))
            bits = fl.b.binary("or", kept, bits)
        fl.b.store(bits, address, align=part.size, volatile=t.is_volatile)


def _resize(fl: FunctionLowering, value: ir.Value, type: ty.Type) -> ir.Value:
    have, want = value.type.bits, type.bits  # type: ignore[attr-defined]
    if have == want:
        return value
    if isinstance(value, ir.Int):
        return ir.const_int(type, value.value)
    return fl.b.cast("trunc" if want < have else "zext", value, type)
