"""Lowering of destruction: destructors at the end of scopes and of full expressions.

Every object with a destructor is registered after its construction: a variable in `fl.cleanups`, a temporary
in `fl.temporaries`. Leaving a scope, at its end or by a jump, destroys the objects registered in it, last
first ([stmt.jump] p2); the end of a full expression destroys its temporaries ([class.temporary] p4). A
temporary that only some paths through the expression construct has a flag. A parameter is a temporary of the
caller ([expr.call] p4 leaves that open; this is nvcc's choice).

Invariant: `fl.cleanups` holds the objects alive at the current point of the text, in the order of
construction.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ...ir import core as ir
from ...ir import irtypes as ty
from ..syntax import tree
from ..types import ctype as ct
from ..types.ctype import CType
from ..types.special import is_destroyed
from ..types.symbols import FunctionSymbol
from . import copying
from .function import Cleanup, FunctionLowering

_UNROLLED = 8
"""Arrays of more elements are destroyed by a loop."""


def has_identity(t: CType) -> bool:
    """Return whether an object's identity is observable: its class has constructors, or is not copied as
    bytes.
    """
    return isinstance(t, ct.Record) and (t.decl.by_address or not t.decl.is_aggregate)


# ------------------------------------------------------------------------------------- objects


def destroy(fl: FunctionLowering, address: ir.Value, t: CType) -> None:
    """Destroy the object at `address`."""
    if isinstance(t, ct.Array):
        _elements(fl, address, t)
    elif isinstance(t, ct.Record):
        assert isinstance(t.decl.destructor, FunctionSymbol)
        fl.b.call(fl.unit.function_of(t.decl.destructor), (fl.generic(address),))


def _elements(fl: FunctionLowering, address: ir.Value, t: ct.Array) -> None:
    memory, zero, count = fl.layouts.memory(t), ir.const_int(ty.I64, 0), t.count or 0

    def element(index: ir.Value) -> None:
        destroy(fl, fl.b.gep(memory, address, (zero, index)), t.element)

    if count > _UNROLLED:
        last = ir.const_int(ty.I64, count - 1)
        copying.loop(fl, count, lambda index: element(fl.b.binary("sub", last, index)))
        return
    for number in reversed(range(count)):
        element(ir.const_int(ty.I64, number))


def _emit_cleanup(fl: FunctionLowering, cleanup: Cleanup) -> None:
    if cleanup.flag is None:
        destroy(fl, cleanup.address, cleanup.ctype)
        return
    constructed, end = fl.block("made"), fl.block("destroyed")
    flag = fl.b.load(ty.I8, cleanup.flag, align=1)
    fl.b.cond_br(fl.b.icmp("ne", flag, ir.const_int(ty.I8, 0)), constructed, end)
    fl.enter(constructed)
    fl.b.store(ir.const_int(ty.I8, 0), cleanup.flag, align=1)
    destroy(fl, cleanup.address, cleanup.ctype)
    fl.jump_and_enter(end)


# -------------------------------------------------------------------------------------- scopes


def register_object(fl: FunctionLowering, address: ir.Value, t: CType) -> None:
    """Register the just constructed object at `address` for destruction at the end of the scope."""
    if is_destroyed(t):
        fl.cleanups.append(Cleanup(address, t, _flag(fl) if fl.full_block is not None else None))


def emit(fl: FunctionLowering, depth: int) -> None:
    """Destroy all objects registered past `depth`; a jump follows, so they stay registered."""
    for cleanup in reversed(fl.cleanups[depth:]):
        _emit_cleanup(fl, cleanup)


def end_scope(fl: FunctionLowering, depth: int) -> None:
    """End the scope that began when `depth` objects were registered."""
    if len(fl.cleanups) > depth:
        emit(fl, depth)
        del fl.cleanups[depth:]


# --------------------------------------------------------------------------------- expressions


@contextmanager
def full_expression(fl: FunctionLowering) -> Iterator[None]:
    """Lower a full expression, at whose end its temporaries are destroyed."""
    outer_block, count = fl.full_block, len(fl.temporaries)
    fl.full_block = fl.b.block
    yield
    fl.full_block = outer_block
    while len(fl.temporaries) > count:
        _emit_cleanup(fl, fl.temporaries.pop())


def temporary(fl: FunctionLowering, address: ir.Value, t: CType) -> None:
    """Register the just constructed temporary at `address`."""
    if not is_destroyed(t):
        return
    fl.temporaries.append(Cleanup(address, t, _flag(fl)))


def _flag(fl: FunctionLowering) -> ir.Value | None:
    """Return the flag of a just constructed object, when only some paths through the full expression
    construct it; None otherwise.
    """
    if fl.b.block is fl.full_block:
        return None
    flag = fl.scratch(ty.I8, 1)
    fl.insert_at_entry(
        ir.Instr("store", ty.VOID, (ir.const_int(ty.I8, 0), flag), attrs={"align": 1}, location=fl.b.location)
    )
    fl.b.store(ir.const_int(ty.I8, 1), flag, align=1)
    return flag


def materialise(fl: FunctionLowering, node: tree.Expr, extended: bool = False) -> ir.Value:
    """Return a temporary for a prvalue; an `extended` one lives until the scope ends
    ([class.temporary] p6).
    """
    if isinstance(node, tree.Call) and not has_identity(node.ctype) and node.ctype.in_memory:
        # The bytes that a call returns are in memory of their own already.
        value: ir.Value = fl.value(node)
        return value
    storage = fl.temporary(node.ctype)
    fl.initialise(storage, node, node.ctype)
    (register_object if extended else temporary)(fl, storage, node.ctype)
    return storage


# --------------------------------------------------------------------------------------- jumps


def jump_to_label(fl: FunctionLowering, name: str, label: ir.Block) -> None:
    """Lower `goto`: objects not alive at the label are destroyed before the jump, once the label is known."""
    label_cleanups = fl.label_cleanups.get(name)
    if label_cleanups is not None:
        emit(fl, _common(fl.cleanups, label_cleanups))
        fl.jump(label)
    elif not fl.cleanups:
        fl.jump(label)
    else:
        jump_block = fl.block("goto")
        fl.jump_and_enter(jump_block)
        fl.pending_gotos.setdefault(name, []).append((jump_block, list(fl.cleanups)))


def at_label(fl: FunctionLowering, name: str, label: ir.Block) -> None:
    """Define a label: complete the pending jumps to it."""
    fl.label_cleanups[name] = cleanups = list(fl.cleanups)
    for jump_block, alive in fl.pending_gotos.pop(name, ()):
        saved, block = fl.cleanups, fl.b.block
        fl.b.at_end(jump_block)
        fl.cleanups = alive
        emit(fl, _common(alive, cleanups))
        fl.jump(label)
        fl.cleanups = saved
        fl.b.at_end(block)


def _common(one: list[Cleanup], other: list[Cleanup]) -> int:
    count = 0
    while count < min(len(one), len(other)) and one[count] is other[count]:
        count += 1
    return count
