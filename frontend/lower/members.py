"""Where the members of structures are: addresses of fields and bases, places of bit-fields."""

from __future__ import annotations

from typing import Any

from ...ir import core as ir
from ...ir import irtypes as ty
from ..types import ctype as ct
from ..types.nominal import Field
from . import bitfields
from .function import FunctionLowering


def field_address(fl: FunctionLowering, address: ir.Value, t: ct.Record, field: Field) -> Any:
    """The address of a member of the record at `address`; for a bit-field, its place."""
    if field.bit_width is not None:
        return bit_field(fl, address, t, t.fields.index(field))
    if t.decl.kind == "union" or (field.is_base and not field.offset):
        return address
    memory = fl.layouts.record(t.decl)
    if field.is_base:
        return fl.b.gep(ty.I8, address, (ir.const_int(ty.I64, field.offset),))
    return fl.b.field(memory, address, fl.layouts.field_index(t.decl, t.fields.index(field)))


def bit_field(fl: FunctionLowering, address: ir.Value, t: ct.Record, number: int) -> bitfields.Place:
    """The place of bit-field `number` of the record at `address`."""
    parts = fl.layouts.parts(t.decl, number)
    width = t.fields[number].bit_width or 0
    if t.decl.kind == "union":
        return bitfields.Place([(address, part) for part in parts], width)
    memory = fl.layouts.record(t.decl)
    return bitfields.Place([(fl.b.field(memory, address, part.index), part) for part in parts], width)
