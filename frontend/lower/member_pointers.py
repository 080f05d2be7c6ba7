"""Lowering of pointers to members ([ABI] 2.3): offsets of data members, -1 when null; functions with the
adjustment of the object's address.
"""

from __future__ import annotations

from ...ir import core as ir
from ...ir import irtypes as ty
from ..syntax import tree
from ..types import bases
from ..types import ctype as ct
from ..types.declarations import FieldPath
from ..types.typed_nodes import MemberAddress, PointedMember
from .function import FunctionLowering, address_of, value_of

_NULL = ir.const_int(ty.I64, -1)


def _parts(fl: FunctionLowering, address: ir.Value, t: ct.CType) -> tuple[ir.Value, ir.Value]:
    """Return the function and the adjustment of the pointer to member function at an address."""
    memory, align = fl.layouts.memory(t), fl.alignment(address, t)
    assert isinstance(memory, ty.StructType)
    function, adjustment = (
        fl.b.load(memory.fields[n], fl.b.field(memory, address, n), align=align, volatile=t.is_volatile)
        for n in (0, 1)
    )
    return function, adjustment


def _build(fl: FunctionLowering, function: ir.Value, adjustment: ir.Value, t: ct.CType) -> ir.Value:
    """Return a pointer to member function, in memory of its own."""
    memory, storage = fl.layouts.memory(t), fl.temporary(t)
    assert isinstance(memory, ty.StructType)
    for number, value in enumerate((function, adjustment)):
        fl.b.store(value, fl.b.field(memory, storage, number), align=t.align)
    return storage


@value_of(MemberAddress)
def member_address(fl: FunctionLowering, node: MemberAddress) -> ir.Value:
    """Lower `&C::m`."""
    if isinstance(node.target, FieldPath):
        return ir.const_int(ty.I64, node.target.offset)
    return _build(fl, fl.unit.function_of(node.target), ir.const_int(ty.I64, 0), node.ctype)


def null(fl: FunctionLowering, t: ct.MemberPointer) -> ir.Value:
    """Return the null pointer to member of a type."""
    return _build(fl, ir.null(), ir.const_int(ty.I64, 0), t) if t.in_memory else _NULL


def to_bool(fl: FunctionLowering, value: ir.Value, source: ct.CType, target: ct.CType) -> ir.Value:
    """Convert a pointer to member to bool."""
    return (
        fl.b.icmp("ne", _parts(fl, value, source)[0], ir.null())
        if source.in_memory
        else fl.b.icmp("ne", value, _NULL)
    )


def convert(fl: FunctionLowering, value: ir.Value, source: ct.CType, target: ct.CType) -> ir.Value:
    """Convert to a pointer to the same member of a derived class, or of a base; null stays null."""
    shift = ir.const_int(ty.I64, bases.member_shift(source, target))
    if source.in_memory:
        function, adjustment = _parts(fl, value, source)
        return _build(fl, function, fl.b.binary("add", adjustment, shift), target)
    return fl.b.select(fl.b.icmp("eq", value, _NULL), _NULL, fl.b.binary("add", value, shift))


def compare(
    fl: FunctionLowering, op: tree.BinaryOperator, left: ir.Value, right: ir.Value, t: ct.CType
) -> ir.Value:
    """Compare pointers to member functions: they are equal when both are null, or both parts are equal."""
    (function, adjustment), (other, second) = _parts(fl, left, t), _parts(fl, right, t)
    same = fl.b.binary("or", fl.b.icmp("eq", adjustment, second), fl.b.icmp("eq", function, ir.null()))
    equal = fl.b.binary("and", fl.b.icmp("eq", function, other), same)
    return equal if op == "==" else fl.b.binary("xor", equal, ir.TRUE)


@address_of(PointedMember)
def member_place(fl: FunctionLowering, node: PointedMember) -> ir.Value:
    """Lower `.*` to the address of the member."""
    address, offset = fl.address(node.object), fl.value(node.pointer)
    fl.at(node.location)
    return fl.b.gep(ty.I8, address, (offset,))


def function_and_object(fl: FunctionLowering, node: PointedMember) -> tuple[ir.Value, ir.Value]:
    """Return the function that `(object.*pointer)(…)` calls, and the object that it is called on."""
    address, pointer = fl.generic(fl.address(node.object)), fl.value(node.pointer)
    fl.at(node.location)
    function, adjustment = _parts(fl, pointer, node.pointer.ctype)
    return function, fl.b.gep(ty.I8, address, (adjustment,))
