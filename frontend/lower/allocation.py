"""Lowers `new`, `delete` and explicit destructor calls: objects in storage that is there already."""

from __future__ import annotations

from collections.abc import Callable

from ...ir import core as ir
from ...ir import irtypes as ty
from ..syntax import tree
from ..types import ctype as ct
from ..types.special import is_destroyed
from ..types.typed_nodes import Created, CreatedArray, Destroyed
from . import destroy
from .function import FunctionLowering, value_of


@value_of(Created)
def created(fl: FunctionLowering, node: Created) -> ir.Value:
    address: ir.Value = fl.value(node.storage)
    if node.value is not None:
        value, t = node.value, ct.unqualified(node.ctype.pointee)
        _unless_null(fl, address, node.nullable, lambda: fl.initialise(address, value, t))
    return address


def _unless_null(fl: FunctionLowering, address: ir.Value, nullable: bool, body: Callable[[], None]) -> None:
    if not nullable:
        body()
        return
    there, end = fl.block("there"), fl.block("end")
    fl.b.cond_br(fl.b.icmp("ne", address, ir.null()), there, end)
    fl.enter(there)
    body()
    fl.go_on_in(end)


def _offset(fl: FunctionLowering, address: ir.Value, offset: int) -> ir.Value:
    return fl.b.gep(ty.I8, address, (ir.const_int(ty.I64, offset),)) if offset else address


@value_of(CreatedArray)
def created_array(fl: FunctionLowering, node: CreatedArray) -> ir.Value:
    count = fl.value(node.count)
    raw: ir.Value = fl.value(node.storage)
    if not node.cookie and not node.values and node.rest is None:
        return raw
    before = fl.b.block
    there, end = fl.block("there"), fl.block("end")
    if node.nullable:
        fl.b.cond_br(fl.b.icmp("ne", raw, ir.null()), there, end)
        before = fl.b.block
        fl.enter(there)
    address = _offset(fl, raw, node.cookie)
    if node.cookie:
        fl.b.store(count, _offset(fl, raw, node.cookie - 8), align=8)
    _elements(fl, node, address, count)
    if not node.nullable:
        return address
    last = fl.b.block
    fl.go_on_in(end)
    return fl.b.phi(address.type, [(ir.null(), before), (address, last)])


def _elements(fl: FunctionLowering, node: CreatedArray, address: ir.Value, count: ir.Value) -> None:
    t = ct.unqualified(node.ctype.pointee)
    memory = fl.layouts.memory(t)
    for number, value in enumerate(node.values):
        fl.initialise(fl.b.gep(memory, address, (ir.const_int(ty.I64, number),)), value, t)
    rest = node.rest
    if rest is not None:
        first = ir.const_int(ty.I64, len(node.values))
        _each(fl, first, count, lambda index: _element(fl, fl.b.gep(memory, address, (index,)), rest, t))


def _element(fl: FunctionLowering, place: ir.Value, value: tree.Expr, t: ct.CType) -> None:
    """Each element is a full expression of its own ([class.temporary] p5)."""
    with destroy.full_expression(fl):
        fl.initialise(place, value, t)


def _each(fl: FunctionLowering, first: ir.Value, count: ir.Value, body: Callable[[ir.Value], None]) -> None:
    """`for (i = first; i < count; i++) body(i)`."""
    before, head, inside, end = fl.b.block, fl.block("each"), fl.block("element"), fl.block("done")
    fl.go_on_in(head)
    index = fl.b.phi(ty.I64, [(first, before)])
    fl.b.cond_br(fl.b.icmp("ult", index, count), inside, end)
    fl.enter(inside)
    body(index)
    index.append(fl.b.binary("add", index, ir.const_int(ty.I64, 1)), fl.b.block)
    fl.jump(head)
    fl.enter(end)


@value_of(Destroyed)
def destroyed(fl: FunctionLowering, node: Destroyed) -> None:
    address = fl.value(node.pointer)
    _unless_null(fl, address, node.free is not None, lambda: _end(fl, node, address))


def _end(fl: FunctionLowering, node: Destroyed, address: ir.Value) -> None:
    t = node.pointer.ctype.pointee
    if node.is_array and node.cookie:
        count = fl.b.load(ty.I64, _offset(fl, address, -8), align=8)
        memory, last = fl.layouts.memory(t), fl.b.binary("sub", count, ir.const_int(ty.I64, 1))

        def element(index: ir.Value) -> None:
            destroy.destroy(fl, fl.b.gep(memory, address, (fl.b.binary("sub", last, index),)), t)

        _each(fl, ir.const_int(ty.I64, 0), count, element)
    elif is_destroyed(t):
        destroy.destroy(fl, address, t)
    if node.free is not None:
        assert node.storage is not None
        fl.b.store(_offset(fl, address, -node.cookie), fl.variable(node.storage))
        fl.effect(node.free)
