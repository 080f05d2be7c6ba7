"""Layout of memory: constant offsets of addresses, leaves of aggregate types. No pass."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ...ir.core import AddressOf, Global, Instr, Int, Value, const_int
from ...ir.irtypes import I8, I64, ArrayType, StructType, Type, VectorType, offset_of, size_of


def element_type(type: Type, index: int) -> Type:
    """The type of element or field `index` of an array, vector or structure."""
    if isinstance(type, StructType):
        return type.fields[index]
    assert isinstance(type, (ArrayType, VectorType))
    return type.element


def element_offset(type: Type, index: int) -> int:
    """The byte offset of element or field `index` of an array, vector or structure."""
    if isinstance(type, StructType):
        return offset_of(type, index)
    return index * size_of(element_type(type, 0))


def gep_steps(type: Type, indices: Sequence[Value]) -> list[tuple[Value, Type]]:
    """Yield the strides of `indices` over `type`: each with the type that it counts; fields of structures as
    their byte offset (an i64 constant), counting bytes.
    """
    steps: list[tuple[Value, Type]] = []
    for number, index in enumerate(indices):
        if number and isinstance(type, StructType):
            assert isinstance(index, Int)
            steps.append((const_int(I64, offset_of(type, index.value)), I8))
            type = type.fields[index.value]
            continue
        if number:
            type = element_type(type, 0)
        steps.append((index, type))
    return steps


def constant_gep(gep: Instr) -> int | None:
    """The bytes that a `getelementptr` adds, when that is known."""
    total = 0
    for index, type in gep_steps(gep.attrs["type"], gep.operands[1:]):
        if not isinstance(index, Int):
            return None
        total += index.signed * size_of(type)
    return total


def base_and_offset(address: Value) -> tuple[Value, int]:
    """Strip constant address arithmetic and casts between spaces: (what is left, bytes)."""
    offset = 0
    while True:
        if isinstance(address, AddressOf):
            return address.base, offset + address.offset
        if not isinstance(address, Instr):
            return address, offset
        if address.op == "addrspacecast":
            address = address.operands[0]
            continue
        if address.info.form != "gep":
            return address, offset
        step = constant_gep(address)
        if step is None:
            return address, offset
        offset += step
        address = address.operands[0]


def are_ordered(base: Value, pred: str) -> bool:
    """Return whether addresses at constant offsets, not negative ones, from `base` compare as the offsets do:
    variables do not reach round the end of memory.
    """
    return (
        pred in ("eq", "ne")
        or isinstance(base, Global)
        or (isinstance(base, Instr) and base.info.form == "alloca")
    )


@cache
def leaves(type: Type) -> tuple[tuple[tuple[int, ...], int, Type], ...]:
    """The scalars (and vectors) inside a type: (indices, byte offset, type), in memory order."""
    if not type.is_aggregate:
        return (((), 0, type),)
    count = len(type.fields) if isinstance(type, StructType) else type.count  # type: ignore[attr-defined]
    result = []
    for index in range(count):
        offset = element_offset(type, index)
        for path, inner, leaf in leaves(element_type(type, index)):
            result.append(((index, *path), offset + inner, leaf))
    return tuple(result)
