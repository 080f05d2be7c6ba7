"""The meaning of every pure opcode and intrinsic on constants, one function per row of the table.

`fold` returns the constant that the instruction yields, or None. It returns None for

* undefined behaviour (division by zero), so that the instruction stays;
* what PTX leaves open (`.approx`) or what depends on the thread (`%tid`): `REFUSED` gives the reason, row by
  row;
* f32 arithmetic that involves a subnormal, since its result depends on `-ftz`.

Poison in gives poison out. An undef operand counts as zero: one allowed choice among all. NaN results are the
NaN that PTX produces. Arithmetic is exact: Python integers and `support.floats`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from ..support.floats import F32
from . import irtypes as ty
from .core import (
    AddressOf,
    Aggregate,
    Constant,
    Float,
    Function,
    Global,
    Instr,
    Int,
    Null,
    Poison,
    Undef,
    Value,
    address_of,
    aggregate,
    const_float_bits,
    const_int,
    constant_element,
    null,
    poison,
    zero,
)
from .fold_rows import BITWISE, BREAKS, FORMATS, POISON, REFUSED, ROWS
from .irtypes import Type
from .opcodes import Opcode

__all__ = ["FORMATS", "REFUSED", "ROWS", "fold", "fold_instr", "has_meaning"]


def fold_instr(instr: Instr) -> Value | None:
    """Return `fold_ignoring_flags` of an instruction whose operands are all constants; None otherwise."""
    operands = instr.call_args if instr.op == "call" else instr.operands
    if not all(isinstance(o, (Constant, Global, Function)) for o in operands):
        return None
    return fold_ignoring_flags(instr, operands)


def fold_ignoring_flags(instr: Instr, operands: Sequence[Value]) -> Value | None:
    """Fold an instruction on constants as the machine computes it where a flag's promise is broken, so that
    programs that wrap do so at every level: sums and products ignore the flags, and a shift by all bits or
    more shifts all out.
    """
    if instr.op in ("shl", "lshr", "ashr"):
        value, amount = operands
        if isinstance(amount, Int) and amount.value >= (bits := instr.type.bits):  # type: ignore[attr-defined]
            operands = (
                (value, const_int(amount.type, bits - 1))
                if instr.op == "ashr"
                else (zero(value.type), zero(amount.type))
            )
    return fold(instr.info, operands, instr.type, (), instr.attrs)


def fold(
    row: Opcode,
    operands: Sequence[Value],
    type: Type,
    flags: Collection[str] = (),
    attrs: Mapping[str, Any] | None = None,
) -> Value | None:
    """Return the value of the row on constant operands (of a call: its arguments), None where it cannot be
    folded.

    `type` is the type of the result. The value is a constant, or a global where that is the address meant.
    """
    attrs = attrs or {}
    form = _WHOLE.get(row.name) or _FORMS.get(row.form)
    if form is not None:
        return form(operands, type, attrs)
    if row.name not in ROWS or any(isinstance(o, (Global, Function, AddressOf)) for o in operands):
        return _same_address(operands, attrs) if row.form == "icmp" else None
    if any(isinstance(o, Poison) for o in operands):
        return poison(type)
    vector = type if isinstance(type, ty.VectorType) else None
    if vector is not None or any(isinstance(o.type, ty.VectorType) for o in operands):
        return _fold_lanes(row, operands, vector, flags, attrs)
    return _fold_scalar(row, operands, type, flags, attrs)


def _fold_lanes(
    row: Opcode,
    operands: Sequence[Value],
    type: ty.VectorType | None,
    flags: Collection[str],
    attrs: Mapping[str, Any],
) -> Value | None:
    if type is None or any(
        not isinstance(o.type, ty.VectorType) or o.type.count != type.count for o in operands
    ):
        return None
    lanes = []
    for index in range(type.count):
        elements = [constant_element(o, index) for o in operands]
        constants = [p for p in elements if p is not None]
        lane = fold(row, constants, type.element, flags, attrs) if len(constants) == len(elements) else None
        if lane is None:
            return None
        lanes.append(lane)
    return aggregate(type, tuple(lanes))  # type: ignore[arg-type]


def _fold_scalar(
    row: Opcode, operands: Sequence[Value], type: Type, flags: Collection[str], attrs: Mapping[str, Any]
) -> Value | None:
    scalars = [zero(o.type) if isinstance(o, Undef) else o for o in operands]
    bits = [b for b in map(_bits, scalars) if b is not None]
    if len(bits) < len(scalars):
        return None
    if row.name not in BITWISE and any(
        o.type is ty.FLOAT and F32.is_subnormal(b) for o, b in zip(scalars, bits)
    ):
        return None
    types = [o.type for o in scalars]
    result = ROWS[row.name](types, type, bits, attrs)
    if result is None:
        return None
    if result is POISON or any(
        (row.name, f) in BREAKS and BREAKS[row.name, f](types, type, bits, result) for f in flags
    ):
        return poison(type)
    if isinstance(type, ty.IntType):
        return const_int(type, result)
    if isinstance(type, ty.FloatType):
        if type is ty.FLOAT and row.name not in BITWISE and F32.is_subnormal(result):
            return None
        return const_float_bits(type, result)
    return null(type.space) if isinstance(type, ty.PointerType) and result == 0 else None


# ------------------------------------------------------------------------------------ helpers


def _bits(value: Value) -> int | None:
    match value:
        case Int():
            return value.value
        case Float():
            return value.bits
        case Null():
            return 0
    return None


def _elements(value: Value) -> list[Any] | None:
    type = value.type
    count = len(type.fields) if isinstance(type, ty.StructType) else getattr(type, "count", None)
    result = [constant_element(value, i) for i in range(count)] if count is not None else [None]
    return None if None in result else result


# ----------------------------------------------------------- forms over whole constants


def _select(operands: Sequence[Value], type: Type, attrs: Mapping[str, Any]) -> Value | None:
    cond, a, b = operands
    if isinstance(cond, Poison):
        return poison(type)
    if isinstance(cond, Undef):
        return b
    return (a if cond.value else b) if isinstance(cond, Int) else None


def _address_parts(value: Value) -> tuple[Global | Function, int] | None:
    if isinstance(value, AddressOf):
        return value.base, value.offset
    return (value, 0) if isinstance(value, (Global, Function)) else None


def _same_address(operands: Sequence[Value], attrs: Mapping[str, Any]) -> Value | None:
    """Equality of two addresses in one object; of different objects nothing is claimed."""
    parts = [_address_parts(o) for o in operands]
    if None in parts or attrs["pred"] not in ("eq", "ne"):
        return None
    (a, x), (b, y) = parts  # type: ignore[misc]
    return const_int(ty.I1, (x == y) == (attrs["pred"] == "eq")) if a is b else None


def _address(base: Global | Function, offset: int, type: Type) -> Value:
    assert isinstance(type, ty.PointerType)
    return base if offset == 0 and base.type is type else address_of(base, offset, type.space)


def _cast(operands: Sequence[Value], type: Type, attrs: Mapping[str, Any]) -> Value | None:
    """`addrspacecast`. Not of null: a null of one space is no null of another."""
    if isinstance(operands[0], Poison):
        return poison(type)
    parts = _address_parts(operands[0])
    return None if parts is None else _address(*parts, type)


def _gep(operands: Sequence[Value], type: Type, attrs: Mapping[str, Any]) -> Value | None:
    if any(isinstance(o, Poison) for o in operands):
        return poison(type)
    parts = _address_parts(operands[0])
    if parts is None or not all(isinstance(i, Int) for i in operands[1:]):
        return None
    offset = ty.constant_offset(attrs["type"], [i.signed for i in operands[1:]])  # type: ignore[attr-defined]
    return None if offset is None else _address(parts[0], parts[1] + offset, type)


def _freeze(operands: Sequence[Value], type: Type, attrs: Mapping[str, Any]) -> Value | None:
    a = operands[0]
    if isinstance(a, (Undef, Poison)):
        return zero(type)
    if isinstance(a, Aggregate):
        parts = [_freeze((e,), e.type, attrs) for e in a.elements]
        return aggregate(type, tuple(parts))  # type: ignore[arg-type]
    return a


def _extractvalue(operands: Sequence[Value], type: Type, attrs: Mapping[str, Any]) -> Value | None:
    value: Value | None = operands[0]
    for index in attrs["indices"]:
        value = constant_element(value, index) if value is not None else None
    return value


def _insertvalue(operands: Sequence[Value], type: Type, attrs: Mapping[str, Any]) -> Value | None:
    return _replaced(operands[0], tuple(attrs["indices"]), operands[1])


def _replaced(value: Value, path: tuple[int, ...], new: Value) -> Value | None:
    if not path:
        return new
    parts = _elements(value)
    if parts is None:
        return None
    inner = _replaced(parts[path[0]], path[1:], new)
    if inner is None:
        return None
    parts[path[0]] = inner
    return aggregate(value.type, tuple(parts))


def _extractelement(operands: Sequence[Value], type: Type, attrs: Mapping[str, Any]) -> Value | None:
    a, index = operands
    if isinstance(a, Poison) or isinstance(index, Poison):
        return poison(type)
    if not isinstance(index, Int):
        return None
    return constant_element(a, index.value) if index.value < a.type.count else poison(type)  # type: ignore[attr-defined]


def _insertelement(operands: Sequence[Value], type: Type, attrs: Mapping[str, Any]) -> Value | None:
    a, new, index = operands
    if not isinstance(index, Int):
        return None
    return _replaced(a, (index.value,), new) if index.value < type.count else poison(type)  # type: ignore[attr-defined]


def _shufflevector(operands: Sequence[Value], type: Type, attrs: Mapping[str, Any]) -> Value | None:
    a, b = (_elements(value) for value in operands)
    if a is None or b is None:
        return None
    both = [*a, *b]
    return aggregate(type, tuple(both[lane] for lane in attrs["mask"]))


_Whole = Callable[[Sequence[Value], Type, Mapping[str, Any]], Value | None]

_WHOLE: dict[str, _Whole] = {"addrspacecast": _cast}
"""Opcodes that work on whole constants instead of bits."""

_FORMS: dict[str, _Whole] = {
    "select": _select,
    "gep": _gep,
    "freeze": _freeze,
    "extractvalue": _extractvalue,
    "insertvalue": _insertvalue,
    "extractelement": _extractelement,
    "insertelement": _insertelement,
    "shufflevector": _shufflevector,
}
"""Forms that do."""


def has_meaning(row: Opcode) -> bool:
    """Return whether this module defines the row on constants, or the reason why it does not."""
    return row.name in ROWS or row.name in _WHOLE or row.form in _FORMS or row.name in REFUSED
