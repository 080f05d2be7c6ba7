"""Lowers the end of objects: destructors at the end of scopes and of full expressions.

Every object that wants one is registered when it has been made: a variable in `fl.cleanups`, a temporary in
`fl.temporaries`. Leaving a scope, by its end or by a jump, destroys what was registered in it, last first
([stmt.jump] p2); the end of a full expression destroys its temporaries ([class.temporary] p4). A temporary
that only some paths through the expression make has a flag that says whether it was. A parameter is a
temporary of the caller's ([expr.call] p4 leaves that open; nvcc has it so).

Invariant: `fl.cleanups` holds what is alive at the point of the text that is being lowered, in the order of
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
from ..types.symbols import Function
from . import copying
from .function import Cleanup, FunctionLowering

_UNROLLED = 8
"""Arrays of more elements are destroyed by a loop."""


def stands(t: CType) -> bool:
    """Return whether an object's identity shows: its class has constructors, or is not copied as bytes."""
    return isinstance(t, ct.Record) and (t.decl.by_address or not t.decl.is_aggregate)


# ------------------------------------------------------------------------------------- objects


def destroy(fl: FunctionLowering, address: ir.Value, t: CType) -> None:
    """Destroy the object at `address`."""
    if isinstance(t, ct.Array):
        _elements(fl, address, t)
    elif isinstance(t, ct.Record):
        assert isinstance(t.decl.destructor, Function)
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


def _run(fl: FunctionLowering, cleanup: Cleanup) -> None:
    if cleanup.flag is None:
        destroy(fl, cleanup.address, cleanup.ctype)
        return
    made, end = fl.block("made"), fl.block("destroyed")
    held = fl.b.load(ty.I8, cleanup.flag, align=1)
    fl.b.cond_br(fl.b.icmp("ne", held, ir.const_int(ty.I8, 0)), made, end)
    fl.enter(made)
    fl.b.store(ir.const_int(ty.I8, 0), cleanup.flag, align=1)
    destroy(fl, cleanup.address, cleanup.ctype)
    fl.go_on_in(end)


# -------------------------------------------------------------------------------------- scopes


def keep(fl: FunctionLowering, address: ir.Value, t: CType) -> None:
    """The object at `address`, which has just been made, lives until the scope ends."""
    if is_destroyed(t):
        fl.cleanups.append(Cleanup(address, t, _flag(fl) if fl.full_block is not None else None))


def emit(fl: FunctionLowering, depth: int) -> None:
    """Destroy everything registered past `depth`; a jump follows, so it stays registered."""
    for cleanup in reversed(fl.cleanups[depth:]):
        _run(fl, cleanup)


def end_scope(fl: FunctionLowering, depth: int) -> None:
    """The end of the scope that began when `depth` objects were registered."""
    if len(fl.cleanups) > depth:
        emit(fl, depth)
        del fl.cleanups[depth:]


# --------------------------------------------------------------------------------- expressions


@contextmanager
def full_expression(fl: FunctionLowering) -> Iterator[None]:
    """A full expression, at whose end its temporaries are destroyed."""
    around, count = fl.full_block, len(fl.temporaries)
    fl.full_block = fl.b.block
    yield
    fl.full_block = around
    while len(fl.temporaries) > count:
        _run(fl, fl.temporaries.pop())


def temporary(fl: FunctionLowering, address: ir.Value, t: CType) -> None:
    """The object at `address` is a temporary that has just been made."""
    if not is_destroyed(t):
        return
    fl.temporaries.append(Cleanup(address, t, _flag(fl)))


def _flag(fl: FunctionLowering) -> ir.Value | None:
    """The flag of an object that has just been made, where only some paths through the full expression come
    here.
    """
    if fl.b.block is fl.full_block:
        return None
    flag = fl.scratch(ty.I8, 1)
    fl.at_entry(
        ir.Instr("store", ty.VOID, (ir.const_int(ty.I8, 0), flag), attrs={"align": 1}, location=fl.b.location)
    )
    fl.b.store(ir.const_int(ty.I8, 1), flag, align=1)
    return flag


def materialised(fl: FunctionLowering, node: tree.Expr, extended: bool = False) -> ir.Value:
    """A temporary that a prvalue makes; one that is `extended` lives until the scope ends ([class.temporary]
    p6).
    """
    if isinstance(node, tree.Call) and not stands(node.ctype) and node.ctype.in_memory:
        # What a call returns as bytes lies in memory of its own already.
        made: ir.Value = fl.value(node)
        return made
    storage = fl.temporary(node.ctype)
    fl.initialise(storage, node, node.ctype)
    (keep if extended else temporary)(fl, storage, node.ctype)
    return storage


# --------------------------------------------------------------------------------------- jumps


def jump_to_label(fl: FunctionLowering, name: str, label: ir.Block) -> None:
    """`goto`: what is not alive at the label is destroyed on the way, once it is known what is."""
    there = fl.label_cleanups.get(name)
    if there is not None:
        emit(fl, _common(fl.cleanups, there))
        fl.jump(label)
    elif not fl.cleanups:
        fl.jump(label)
    else:
        way = fl.block("goto")
        fl.go_on_in(way)
        fl.pending_gotos.setdefault(name, []).append((way, list(fl.cleanups)))


def at_label(fl: FunctionLowering, name: str, label: ir.Block) -> None:
    """The label is here: complete the jumps that waited for it."""
    fl.label_cleanups[name] = here = list(fl.cleanups)
    for way, alive in fl.pending_gotos.pop(name, ()):
        kept, block = fl.cleanups, fl.b.block
        fl.b.at_end(way)
        fl.cleanups = alive
        emit(fl, _common(alive, here))
        fl.jump(label)
        fl.cleanups = kept
        fl.b.at_end(block)


def _common(one: list[Cleanup], other: list[Cleanup]) -> int:
    count = 0
    while count < min(len(one), len(other)) and one[count] is other[count]:
        count += 1
    return count
