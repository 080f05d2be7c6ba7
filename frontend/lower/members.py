"""Members of structures: addresses of fields and bases, and places of bit-fields."""

from __future__ import annotations

from ...ir import core as ir
from ...ir import irtypes as ty
from ..types import ctype as ct
from ..types.declarations import Field
from . import bitfields
from .alignment import at_offset
from .function import FunctionLowering, Place


def field_place(fl: FunctionLowering, address: ir.Value, t: ct.Record, field: Field) -> Place:
    """Return the place of a member of the record at `address`."""
    if field.bit_width is not None:
        return bit_field(fl, address, t, t.fields.index(field))
    return field_address(fl, address, t, field)


def field_address(fl: FunctionLowering, address: ir.Value, t: ct.Record, field: Field) -> ir.Value:
    """Return the address of a member, other than a bit-field, of the record at `address`."""
    if t.decl.kind == "union" or (field.is_base and not field.offset):
        value = address
    elif field.is_base:
        value = fl.b.gep(ty.I8, address, (ir.const_int(ty.I64, field.offset),))
    else:
        value = fl.b.field(
            fl.layouts.record(t.decl), address, fl.layouts.field_index(t.decl, t.fields.index(field))
        )
    return fl.subobject(value, field.ctype, at_offset(fl.alignment(address, t), field.offset))


def bit_field(fl: FunctionLowering, address: ir.Value, t: ct.Record, number: int) -> bitfields.BitFieldPlace:
    """Return the place of bit-field `number` of the record at `address`."""
    parts = fl.layouts.parts(t.decl, number)
    width = t.fields[number].bit_width or 0
    memory = fl.layouts.record(t.decl)

    def piece(part: bitfields.BitFieldPart) -> ir.Value:
        if t.decl.kind != "union":
            return fl.b.field(memory, address, part.index)
        return fl.b.gep(ty.I8, address, (ir.const_int(ty.I64, part.offset),)) if part.offset else address

    return bitfields.BitFieldPlace([(piece(part), part) for part in parts], width, fl.alignment(address, t))
