"""Lowering of initialisation: a prvalue of class or array type initialises an object that its context
provides.

`initialise` is the only entry; handlers registered with `@builds` build an object in place and return whether
they did. Otherwise a value is copied: a structure of plain data stays in registers that way.
"""

from __future__ import annotations

from collections.abc import Callable

from ...ir import core as ir
from ...ir import irtypes as ty
from ..syntax import tree
from ..types import ctype as ct
from ..types.ctype import CType
from ..types.symbols import VariableSymbol
from ..types.typed_nodes import ArrayEach, DefaultMember, ObjectInit, Repeat
from . import copying, destroy
from .alignment import alignment_of
from .destroy import has_identity, materialise
from .function import FunctionLowering, Place, address_of, builds, value_of

_UNROLLED = 16
"""Arrays of more elements are initialised by a loop, where their elements are all alike."""


def initialise(fl: FunctionLowering, target: Place, node: tree.Expr, t: CType) -> None:
    """Initialise the object at `target`."""
    if isinstance(target, ir.Value) and fl.build_in_place(target, node, t):
        return
    value = fl.address(node.operand) if t.is_array and isinstance(node, tree.ImplicitCast) else fl.value(node)
    fl.at(node.location)
    if not isinstance(target, ir.Value) or (t.is_scalar and not t.in_memory):
        fl.store(value, target, ct.unqualified(t))
    elif t.is_reference:
        fl.b.store(value, target)
    else:
        copying.copy(fl, target, value, t, (t.align, alignment_of(node)))


def initialise_member(
    fl: FunctionLowering, owner: ir.Value, target: Place, value: tree.Expr, t: CType
) -> None:
    """Initialise a member of the object at `owner` from its mem-initializer or its default member
    initializer.
    """
    if not isinstance(value, DefaultMember):
        initialise(fl, target, value, t)
        return
    before = fl.addresses.get(value.this)
    fl.addresses[value.this] = slot = fl.temporary(value.this.ctype, "this.addr")
    fl.b.store(fl.generic(owner), slot)
    initialise(fl, target, value.value, t)
    if before is not None:
        fl.addresses[value.this] = before


@builds(ObjectInit)
def aggregate(fl: FunctionLowering, target: ir.Value, node: ObjectInit, t: CType) -> bool:
    """Build an aggregate in memory."""
    if not node.partial and not _covers(node, t, ()):
        copying.clear(fl, target, t)
    for path, value in node.entries.items():
        owner, outer = copying.follow(fl, target, t, path[:-1])
        assert isinstance(owner, ir.Value)
        place, inner = copying.follow(fl, owner, outer, path[-1:])
        initialise_member(fl, owner, place, value, inner)
    return True


@builds(ArrayEach)
def uniform_array(fl: FunctionLowering, target: ir.Value, node: ArrayEach, t: CType) -> bool:
    """Initialise an array element by element, each a full expression of its own ([class.temporary] p5)."""
    assert isinstance(t, ct.Array)
    each_element(
        fl, (t.count or 0) - node.first, node.index, lambda number: _element(fl, target, node, t, number)
    )
    return True


def _element(fl: FunctionLowering, target: ir.Value, node: ArrayEach, t: ct.Array, number: ir.Value) -> None:
    if node.first:
        number = fl.b.binary("add", number, ir.const_int(ty.I64, node.first))
    place = fl.b.gep(fl.layouts.memory(t), target, (ir.const_int(ty.I64, 0), number))
    with destroy.full_expression(fl):
        initialise(fl, place, node.element, t.element)


def each_element(
    fl: FunctionLowering, count: int, index: VariableSymbol | None, body: Callable[[ir.Value], None]
) -> None:
    """Run `body` for each number below `count`, which the variable `index`, if any, holds."""

    def one(number: ir.Value) -> None:
        if index is not None:
            fl.b.store(number, fl.variable(index))
        body(number)

    if count > _UNROLLED:
        copying.loop(fl, count, one)
        return
    for number in range(count):
        one(ir.const_int(ty.I64, number))


@value_of(Repeat)
def repeat(fl: FunctionLowering, node: Repeat) -> None:
    """Lower the initialisation of equal elements by a loop."""
    each_element(fl, node.count, node.index, lambda number: fl.effect(node.effect))


@builds(tree.CompoundLiteral)
def literal(fl: FunctionLowering, target: ir.Value, node: tree.CompoundLiteral, t: CType) -> bool:
    """Build the object of a compound literal in memory."""
    if not (t.in_memory or t.is_array):
        return False
    initialise(fl, target, node.init, t)
    return True


@builds(tree.Cast)
def cast_object(fl: FunctionLowering, target: ir.Value, node: tree.Cast, t: CType) -> bool:
    """Build the operand of a cast of a prvalue to its own class."""
    if not has_identity(t) or node.operand.lvalue or node.operand.ctype.unqualified is not t.unqualified:
        return False
    initialise(fl, target, node.operand, t)
    return True


def _covers(node: ObjectInit, t: CType, path: tuple[int, ...]) -> bool:
    """Return whether the entries set every scalar, so that the object need not be cleared first."""
    entry = node.entries.get(path)
    if entry is not None and not (isinstance(entry, ArrayEach) and entry.first):
        return True
    if isinstance(t, ct.Array):
        count = entry.first if isinstance(entry, ArrayEach) else t.count or 0
        return len(node.entries) >= count and all(_covers(node, t.element, (*path, n)) for n in range(count))
    if isinstance(t, ct.Record) and t.decl.kind != "union":
        return all(f.bit_width is None and _covers(node, f.ctype, (*path, n)) for n, f in enumerate(t.fields))
    if isinstance(t, ct.Record):
        return any(
            _covers(node, f.ctype, (*path, n)) and f.ctype.size == t.size for n, f in enumerate(t.fields)
        )
    return False


@value_of(tree.CompoundLiteral)
def literal_value(fl: FunctionLowering, node: tree.CompoundLiteral) -> ir.Value:
    """Lower a compound literal to its value."""
    return fl.value(node.init) if node.ctype.is_scalar and not node.ctype.in_memory else materialise(fl, node)


address_of(tree.CompoundLiteral)(materialise)
value_of(ObjectInit, ArrayEach)(materialise)
