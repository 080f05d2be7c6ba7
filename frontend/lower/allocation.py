"""Lowering of `new`, `delete` and explicit destructor calls: objects in existing storage."""

from __future__ import annotations

from collections.abc import Callable

from ...ir import core as ir
from ...ir import irtypes as ty
from ..syntax import tree
from ..types import ctype as ct
from ..types.special import is_destroyed
from ..types.typed_nodes import DeleteObject, NewArray, NewObject
from . import destroy
from .function import FunctionLowering, value_of


@value_of(NewObject)
def new_object(fl: FunctionLowering, node: NewObject) -> ir.Value:
    """Lower `new T`. The result is the address of the object."""
    address: ir.Value = fl.value(node.storage)
    if node.value is not None:
        value, t = node.value, ct.unqualified(node.ctype.pointee)
        _emit_unless_null(fl, address, node.nullable, lambda: fl.initialise(address, value, t))
    return address


def _emit_unless_null(
    fl: FunctionLowering, address: ir.Value, nullable: bool, body: Callable[[], None]
) -> None:
    if not nullable:
        body()
        return
    non_null, end = fl.block("there"), fl.block("end")
    fl.b.cond_br(fl.b.icmp("ne", address, ir.null()), non_null, end)
    fl.enter(non_null)
    body()
    fl.jump_and_enter(end)


def _offset(fl: FunctionLowering, address: ir.Value, offset: int) -> ir.Value:
    return fl.b.gep(ty.I8, address, (ir.const_int(ty.I64, offset),)) if offset else address


@value_of(NewArray)
def new_array(fl: FunctionLowering, node: NewArray) -> ir.Value:
    """Lower `new T[n]`. The result is the address of the first element."""
    count = fl.value(node.count)
    raw: ir.Value = fl.value(node.storage)
    if not node.cookie and not node.values and node.rest is None:
        return raw
    before = fl.b.block
    non_null, end = fl.block("there"), fl.block("end")
    if node.nullable:
        fl.b.cond_br(fl.b.icmp("ne", raw, ir.null()), non_null, end)
        before = fl.b.block
        fl.enter(non_null)
    address = _offset(fl, raw, node.cookie)
    if node.cookie:
        fl.b.store(count, _offset(fl, raw, node.cookie - 8), align=8)
    _initialise_elements(fl, node, address, count)
    if not node.nullable:
        return address
    last = fl.b.block
    fl.jump_and_enter(end)
    return fl.b.phi(address.type, [(ir.null(), before), (address, last)])


def _initialise_elements(fl: FunctionLowering, node: NewArray, address: ir.Value, count: ir.Value) -> None:
    t = ct.unqualified(node.ctype.pointee)
    memory = fl.layouts.memory(t)
    for number, value in enumerate(node.values):
        fl.initialise(fl.b.gep(memory, address, (ir.const_int(ty.I64, number),)), value, t)
    rest = node.rest
    if rest is not None:
        first = ir.const_int(ty.I64, len(node.values))
        _emit_loop(
            fl,
            first,
            count,
            lambda index: _initialise_element(fl, fl.b.gep(memory, address, (index,)), rest, t),
        )


def _initialise_element(fl: FunctionLowering, address: ir.Value, value: tree.Expr, t: ct.CType) -> None:
    """Initialise one element, a full expression of its own ([class.temporary] p5)."""
    with destroy.full_expression(fl):
        fl.initialise(address, value, t)


def _emit_loop(
    fl: FunctionLowering, first: ir.Value, count: ir.Value, body: Callable[[ir.Value], None]
) -> None:
    """Emit `for (i = first; i < count; i++) body(i)`."""
    before, head, body_block, end = fl.b.block, fl.block("each"), fl.block("element"), fl.block("done")
    fl.jump_and_enter(head)
    index = fl.b.phi(ty.I64, [(first, before)])
    fl.b.cond_br(fl.b.icmp("ult", index, count), body_block, end)
    fl.enter(body_block)
    body(index)
    index.append(fl.b.binary("add", index, ir.const_int(ty.I64, 1)), fl.b.block)
    fl.jump(head)
    fl.enter(end)


@value_of(DeleteObject)
def delete_object(fl: FunctionLowering, node: DeleteObject) -> None:
    """Lower `delete`: destructors and deallocation."""
    address = fl.value(node.pointer)
    _emit_unless_null(fl, address, node.free is not None, lambda: _destroy(fl, node, address))


def _destroy(fl: FunctionLowering, node: DeleteObject, address: ir.Value) -> None:
    t = node.pointer.ctype.pointee
    if node.is_array and node.cookie:
        count = fl.b.load(ty.I64, _offset(fl, address, -8), align=8)
        memory, last = fl.layouts.memory(t), fl.b.binary("sub", count, ir.const_int(ty.I64, 1))

        def element(index: ir.Value) -> None:
            destroy.destroy(fl, fl.b.gep(memory, address, (fl.b.binary("sub", last, index),)), t)

        _emit_loop(fl, ir.const_int(ty.I64, 0), count, element)
    elif is_destroyed(t):
        destroy.destroy(fl, address, t)
    if node.free is not None:
        assert node.storage is not None
        fl.b.store(_offset(fl, address, -node.cookie), fl.variable(node.storage))
        fl.effect(node.free)
