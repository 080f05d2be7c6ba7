"""Initial values of static storage: results of constant evaluation as IR constants, in their memory form."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import TypeAlias

from ...ir import core as ir
from ...ir import irtypes as ty
from ..syntax import tree
from ..types import constants
from ..types import ctype as ct
from ..types.declarations import FieldPath
from ..types.symbols import FunctionSymbol, VariableSymbol
from .layout import Layouts

Symbol: TypeAlias = "ir.Global | ir.Function"


class Data:
    """Builds the constants of one module. `symbol` returns the IR global or function of an address."""

    def __init__(
        self,
        layouts: Layouts,
        symbol: Callable[[VariableSymbol | FunctionSymbol | tree.StringLiteral], Symbol],
    ) -> None:
        self.layouts, self._symbol = layouts, symbol

    def number(self, value: object, t: ct.CType) -> ir.Constant:
        """Return a scalar."""
        memory = self.layouts.memory(t)
        if isinstance(value, constants.ConstantAddress):
            return self._address(value, memory)
        if isinstance(value, constants.MemberValue):
            return self._member(value, memory)
        assert isinstance(value, int | float)
        if isinstance(memory, ty.FloatType):
            return ir.const_float_bits(memory, float_bits(memory, float(value)))
        return ir.const_int(memory, int(value))

    def _address(self, value: constants.ConstantAddress, memory: ty.Type) -> ir.Constant:
        if value.base is None:
            return ir.zero(memory)
        assert isinstance(value.base, VariableSymbol | FunctionSymbol | tree.StringLiteral)
        return ir.address_of(self._symbol(value.base), value.offset, ty.GENERIC)

    def _member(self, value: constants.MemberValue, memory: ty.Type) -> ir.Constant:
        """Return a pointer to member."""
        target = value.target
        if not isinstance(memory, ty.StructType):
            return ir.const_int(
                ty.I64, target.offset + value.adjustment if isinstance(target, FieldPath) else -1
            )
        if not isinstance(target, FunctionSymbol):
            return ir.zero(memory)
        return ir.aggregate(
            memory,
            (ir.address_of(self._symbol(target), 0, ty.GENERIC), ir.const_int(ty.I64, value.adjustment)),
        )

    def object(self, value: constants.Value, t: ct.CType, memory: ty.Type | None = None) -> ir.Constant:
        """Return an object of any type. `memory` is the IR type of a base, when that differs from its own."""
        memory = memory or self.layouts.memory(t)
        if isinstance(value, list):
            assert isinstance(t, ct.Array)
            return _aggregate(memory, self._elements(value, t.element))
        if isinstance(value, constants.StructValue):
            assert isinstance(memory, ty.StructType)
            return _aggregate(memory, self._members(value, memory))
        if isinstance(value, constants.Union):
            return self._union(value, memory)
        return self.number(value, t)

    def _elements(self, values: list[constants.Value], t: ct.CType) -> list[ir.Constant]:
        if t.is_array or t.is_record:
            return [self.object(value, t) for value in values]
        cache: dict[object, ir.Constant] = {}
        result = []
        for value in values:
            constant = cache.get(value) if isinstance(value, int) else None
            if constant is None:
                constant = self.number(value, t)
                if isinstance(value, int):
                    cache[value] = constant
            result.append(constant)
        return result

    def _members(self, value: constants.StructValue, memory: ty.StructType) -> list[ir.Constant]:
        t = value.ctype
        values: list[ir.Constant] = [ir.zero(field) for field in memory.fields]
        for number, (member, inner) in enumerate(zip(t.fields, value.fields)):
            if member.bit_width is not None:
                self._bits(value, number, values)
                continue
            index = self.layouts.field_index(t.decl, number)
            if index < 0:
                continue
            base = self.layouts.base(ct.class_decl(member.ctype)) if member.is_base else None
            values[index] = self.object(inner, member.ctype, base)
        return values

    def _bits(self, value: constants.StructValue, number: int, values: list[ir.Constant]) -> None:
        """Store a bit-field in the integers that hold it."""
        bits = value.fields[number]
        assert isinstance(bits, int)
        for part in self.layouts.parts(value.ctype.decl, number):
            piece = values[part.index]
            assert isinstance(piece, ir.Int)
            shifted = (bits >> part.low & part.mask) << part.shift
            values[part.index] = ir.const_int(piece.type, piece.value & ~(part.mask << part.shift) | shifted)

    def _union(self, value: constants.Union, memory: ty.Type) -> ir.Constant:
        """Return the active member, followed by zeros."""
        if value.active is None:
            return ir.zero(memory)
        member = value.ctype.fields[value.active]
        constant = self.object(value.value, member.ctype)
        if member.bit_width is not None:
            assert isinstance(constant, ir.Int)
            constant = ir.const_int(
                constant.type, constant.value & self.layouts.parts(value.ctype.decl, value.active)[0].mask
            )
        assert isinstance(memory, ty.StructType)
        if constant.type is memory.fields[0]:
            return _aggregate(memory, [constant, *(ir.zero(f) for f in memory.fields[1:])])
        rest = ty.size_of(memory) - ty.size_of(constant.type)
        return _packed_struct([constant, *([ir.zero(ty.array(rest, ty.I8))] if rest else [])])


def _aggregate(memory: ty.Type, values: list[ir.Constant]) -> ir.Constant:
    """Return a constant of type `memory`, or, when a union in it has another than its main member, of an
    unnamed structure with the same layout.
    """
    if isinstance(memory, ty.StructType):
        if all(v.type is f for v, f in zip(values, memory.fields)):
            return ir.aggregate(memory, tuple(values))
        parts: list[ir.Constant] = []
        end = 0
        for number, value in enumerate(values):
            offset = ty.offset_of(memory, number)
            parts += [ir.zero(ty.array(offset - end, ty.I8))] if offset > end else []
            parts.append(value)
            end = offset + ty.size_of(value.type)
        size = ty.size_of(memory)
        return _packed_struct([*parts, *([ir.zero(ty.array(size - end, ty.I8))] if size > end else [])])
    assert isinstance(memory, ty.ArrayType)
    if all(v.type is memory.element for v in values):
        return ir.aggregate(memory, tuple(values))
    return _packed_struct(values)


def _packed_struct(values: list[ir.Constant]) -> ir.Constant:
    return ir.aggregate(ty.struct(tuple(v.type for v in values), None, True), tuple(values))


def float_bits(t: ty.FloatType, value: float) -> int:
    """Return the encoding of a value that is exact in float or double."""
    code, word = ("<f", "<I") if t is ty.FLOAT else ("<d", "<Q")
    bits: int = struct.unpack(word, struct.pack(code, value))[0]
    return bits
