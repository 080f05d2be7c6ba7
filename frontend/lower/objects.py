"""Lowers initialisers: how objects get their first value, compound literals."""

from __future__ import annotations

from typing import Any

from ...ir import core as ir
from ..syntax import tree
from ..types import ctype as ct
from ..types.ctype import CType
from ..types.typed import Constructed, ObjectInit
from . import destroy
from .alignment import alignment_of
from .copying import clear, copy, inside
from .exprs import argument, call_result, returned_into
from .function import FunctionLowering, address_of, initialises, value_of
from .members import bit_field, field_address
from .ops import branch, effect


@initialises
def initialise(fl: FunctionLowering, target: ir.Value, node: tree.Expr, t: CType) -> None:
    """Give the object at `target` its first value."""
    if isinstance(node, Constructed):
        construct(fl, target, node, t)
        return
    if isinstance(node, ObjectInit):
        if not node.partial and not _covers(node, t, ()):
            clear(fl, target, t)
        for path, value in node.entries.items():
            place, inner = _follow(fl, target, t, path)
            initialise(fl, place, value, inner)
        return
    if t.is_record and destroy.wanted(t) and _initialise_in_place(fl, target, node, t):
        return
    value = fl.value(node)
    fl.at(node.location)
    if isinstance(t, ct.Reference):
        fl.b.store(value, target)
        return
    if t.is_record:
        copy(fl, target, value, t, (t.align, alignment_of(node)))
    else:
        fl.store(value, target, ct.unqualified(t))


def _initialise_in_place(fl: FunctionLowering, target: ir.Value, node: tree.Expr, t: CType) -> bool:
    """A value that nothing else holds is made where it is wanted, so that there is one object to destroy ([dcl.init] p17.6.1)."""
    if isinstance(node, tree.Call) and not node.lvalue and call_result(node).is_record:
        returned_into(fl, target, node)
    elif isinstance(node, tree.CompoundLiteral):
        initialise(fl, target, node.init, t)
    elif isinstance(node, tree.Cast) and not node.operand.lvalue and node.operand.ctype.unqualified is t.unqualified:
        initialise(fl, target, node.operand, t)
    elif isinstance(node, tree.Conditional) and not node.lvalue:
        then, otherwise, end = fl.block("then"), fl.block("else"), fl.block("end")
        branch(fl, node.condition, then, otherwise)
        for block, arm in ((then, node.then), (otherwise, node.otherwise)):
            fl.enter(block)
            initialise(fl, target, arm, t)
            fl.jump(end)
        fl.enter(end)
    elif isinstance(node, tree.Binary) and node.op == "," and not node.lvalue:
        effect(fl, node.left)
        initialise(fl, target, node.right, t)
    else:
        return False
    return True


def construct(fl: FunctionLowering, target: ir.Value, node: Constructed, t: CType) -> None:
    """Call a constructor on the object at `target`."""
    args = [argument(fl, arg) for arg in node.args]
    callee = fl.unit.function_of(node.fn)
    fl.at(node.location)
    fl.b.call(callee, (fl.generic(target), *args))


@address_of(Constructed)
@value_of(Constructed)
def constructed_value(fl: FunctionLowering, node: Constructed) -> ir.Value:
    storage = fl.temporary(node.ctype)
    construct(fl, storage, node, node.ctype)
    destroy.temporary(fl, storage, node.ctype)
    return storage


def _covers(node: ObjectInit, t: CType, path: tuple[int, ...]) -> bool:
    """Whether the entries set every scalar, so that nothing needs clearing first."""
    if path in node.entries:
        return True
    if isinstance(t, ct.Array):
        return len(node.entries) >= (t.count or 0) and all(_covers(node, t.element, (*path, n)) for n in range(t.count or 0))
    if isinstance(t, ct.Record) and t.decl.kind != "union":
        return all(f.bit_width is None and _covers(node, f.ctype, (*path, n)) for n, f in enumerate(t.fields))
    if isinstance(t, ct.Record):
        return any(_covers(node, f.ctype, (*path, n)) and f.ctype.size == t.size for n, f in enumerate(t.fields))
    return False


def _follow(fl: FunctionLowering, address: ir.Value, t: CType, path: tuple[int, ...]) -> tuple[Any, CType]:
    for number in path:
        if isinstance(t, ct.Record):
            member = t.fields[number]
            if member.bit_width is not None:
                return bit_field(fl, address, t, number), member.ctype
            if member.is_base:
                address = field_address(fl, address, t, member)
            elif t.decl.kind != "union":
                address = inside(fl, address, t, fl.layouts.field_index(t.decl, number))
            t = member.ctype
        else:
            address = inside(fl, address, t, number)
            t = t.element  # type: ignore[attr-defined]
    return address, t


@value_of(tree.CompoundLiteral)
def literal_value(fl: FunctionLowering, node: tree.CompoundLiteral) -> ir.Value:
    t = node.ctype
    if t.is_scalar:
        return fl.value(node.init)
    return literal_address(fl, node)


@address_of(tree.CompoundLiteral)
def literal_address(fl: FunctionLowering, node: tree.CompoundLiteral) -> ir.Value:
    """A fresh object each time the expression is evaluated; its storage is reused in a loop."""
    storage = fl.temporary(node.ctype)
    initialise(fl, storage, node.init, node.ctype)
    destroy.temporary(fl, storage, node.ctype)
    return storage


@address_of(ObjectInit)
@value_of(ObjectInit)
def object_value(fl: FunctionLowering, node: ObjectInit) -> ir.Value:
    storage = fl.temporary(node.ctype)
    initialise(fl, storage, node, node.ctype)
    destroy.temporary(fl, storage, node.ctype)
    return storage
