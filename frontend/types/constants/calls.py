"""Calls of `constexpr` functions, and objects made by constructors, lists and literals ([dcl.constexpr],
[dcl.init]).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext

from ....support.diagnostics import Note
from ...syntax import tree
from .. import ctype as ct
from ..builtin_table import Builtin
from ..symbols import Function, Variable
from ..typed_nodes import ArrayEach, Constructed, DefaultMember, ObjectInit, PointedMember, Repeat
from . import memory
from .evaluation import MAX_DEPTH, Evaluation, Frame, initialises, place_of, remembered, value_of
from .expressions import pointer, truth
from .members import pointed, within
from .memory import INDETERMINATE, Address, NotConstant, Object, Value, filled
from .statements import RETURN


@value_of(tree.Call)
@remembered
def call(ev: Evaluation, node: tree.Call) -> Value:
    row = node.callee.decl if isinstance(node.callee, tree.Identifier) else None
    if isinstance(row, Builtin) and row.constant is not None:
        return row.constant
    if isinstance(row, Builtin) and row.lowering[0] == "first":
        return ev.value(node.args[0])
    fn = _called(ev, node)
    if fn.ctype.ret.is_record:
        return ev.object(ev.materialised(node).base, node).value
    return _entered(ev, fn, node, _parameters(ev, fn, node), None)


@place_of(tree.Call)
def call_place(ev: Evaluation, node: tree.Call) -> Address:
    """A call whose result is a reference."""
    fn = _called(ev, node)
    return pointer(_entered(ev, fn, node, _parameters(ev, fn, node), None), node)


@initialises(tree.Call)
def call_into(ev: Evaluation, node: tree.Call, target: Address, t: ct.CType) -> None:
    """The result object of a call is the one that it initialises."""
    fn = _called(ev, node)
    ev.blank(target, t, False, node)
    _entered(ev, fn, node, _parameters(ev, fn, node), target)


def _parameters(ev: Evaluation, fn: Function, node: tree.Call) -> dict[Variable, Object | Address]:
    """The parameters of a call's function; what a pointer to members is applied to is the object."""
    callee, this = node.callee, fn.this
    if not isinstance(callee, PointedMember):
        return _bound(ev, fn, fn.params, node.args)
    assert this is not None and fn.record is not None
    held = Object(this.ctype, within(ev.place(callee.object), callee.object.ctype, fn.record, node), "this")
    return {this: held, **_bound(ev, fn, fn.params[1:], node.args)}


def _called(ev: Evaluation, node: tree.Call) -> Function:
    """The function, ready to run; by name or through a pointer."""
    result = node.callee.decl if isinstance(node.callee, tree.Identifier) else None
    if result is None and node.callee.ctype is not None and node.callee.ctype.is_pointer:
        result = pointer(ev.value(node.callee), node).base
    if isinstance(node.callee, PointedMember):
        result = pointed(ev, node.callee)
    if not isinstance(result, Function):
        raise NotConstant("subexpression not valid in a constant expression", node, final=True)
    _make_ready(result, node)
    return result


def _make_ready(fn: Function, at: tree.Node) -> None:
    """[expr.const] p2.2: a constexpr function that is defined; one whose check waits is checked now."""
    kind = "constructor" if fn.is_constructor else "function"
    if not fn.is_constexpr:
        raise NotConstant(
            f"non-constexpr {kind} '{fn.name}' cannot be used in a constant expression", at, fn, final=True
        )
    if not fn.is_checked and fn.define is not None and (fn.record is None or fn.record.is_complete):
        fn.define()
    if not fn.is_checked:
        raise NotConstant(f"undefined {kind} '{fn.name}' cannot be used in a constant expression", at, fn)


def _bound(
    ev: Evaluation, fn: Function, params: list[Variable], args: list[tree.Expr]
) -> dict[Variable, Object | Address]:
    """The parameters with their arguments, evaluated where the call stands."""
    bound: dict[Variable, Object | Address] = {}
    for param, arg in zip(params, args):
        t = param.ctype
        if t.is_reference:
            bound[param] = pointer(ev.value(arg), arg)
            continue
        made = bound[param] = Object(t, INDETERMINATE, param.name)
        if t.is_record:
            made.value = filled(t, False)
            ev.initialise(Address(made), arg, t)
        else:
            made.value = ev.value(arg)
    return bound


def _entered(
    ev: Evaluation,
    fn: Function,
    node: tree.Expr,
    bound: dict[Variable, Object | Address],
    into: Address | None,
) -> Value:
    """Run a function's body in a frame of its own."""
    if len(ev.frames) >= MAX_DEPTH:
        raise NotConstant(
            f"constexpr evaluation exceeded maximum depth of {MAX_DEPTH} calls", node, final=True
        )
    frame, passed = Frame(fn, into), tuple(bound)
    frame.locals = bound
    kept, ev.kept = ev.kept, {}
    ev.frames.append(frame)
    try:
        if fn.is_constructor:
            assert into is not None
            _members(ev, fn, into)
        assert fn.body is not None
        left = ev.run(fn.body)
    except NotConstant as stop:
        stop.calls.append(
            Note(
                f"in call to '{_spelled(fn, {p: bound[p] for p in passed})}'",
                node.start or node.location,
                node.length,
            )
        )
        raise
    finally:
        ev.frames.pop()
        ev.kept = kept
    for made in (*bound.values(), *frame.alive):
        if isinstance(made, Object):
            made.alive = False
    if left != RETURN and not fn.ctype.ret.is_void and not fn.is_constructor:
        raise NotConstant("control reached end of constexpr function", fn.body, final=True)
    return frame.result if not fn.ctype.ret.is_void else 0


def _spelled(fn: Function, bound: dict[Variable, Object | Address]) -> str:
    """A call as a note shows it: `f(3, 4)`."""
    shown = [
        shown_value(p.ctype, made.value if isinstance(made, Object) else made)
        for p, made in bound.items()
        if p is not fn.this
    ]
    return f"{fn.name.rpartition('::')[2]}({', '.join(shown)})"


def shown_value(t: ct.CType, value: Value) -> str:
    """A value in a note, as clang writes it."""
    if isinstance(value, int | float):
        return (
            ("true" if value else "false")
            if t.is_bool
            else f"{value:g}"
            if isinstance(value, float)
            else str(value)
        )
    if isinstance(value, Address):
        if value.is_null:
            return "nullptr"
        sign = "" if t.is_reference else "&"
        return f"{sign}{getattr(value.base, 'name', '') or '...'}"
    return "{...}" if value is not INDETERMINATE else "uninitialized"


# ------------------------------------------------------------------------------------- objects


def _members(ev: Evaluation, fn: Function, here: Address) -> None:
    """What a constructor does before its body ([class.base.init])."""
    t = fn.owner
    for way, value in fn.inits:
        before = len(ev.temporaries)
        owner = place = here
        inner: ct.CType = t
        for field in way:
            assert isinstance(inner, ct.Record)
            owner, place = place, memory.member(place, inner, inner.fields.index(field))
            inner = field.ctype
        _member(ev, owner, place, value, inner)
        ev.finish_expression(before)


def _member(ev: Evaluation, owner: Address, place: Address, value: tree.Expr, t: ct.CType) -> None:
    """A member of the object at `owner` from what the list, or its declaration, gives it."""
    if not isinstance(value, DefaultMember):
        ev.initialise(place, value, t)
        return
    with _known(ev, value.this, owner):
        ev.initialise(place, value.value, t)


@contextmanager
def _known(ev: Evaluation, variable: Variable, value: Value) -> Iterator[None]:
    """A variable that stands for something within an initialiser has a value there."""
    frame = Frame(None)
    if ev.frames:
        outer = ev.frames[-1]
        frame.fn, frame.into, frame.locals, frame.alive = (
            outer.fn,
            outer.into,
            dict(outer.locals),
            outer.alive,
        )
    frame.locals[variable] = Object(variable.ctype, value, variable.name)
    ev.frames.append(frame)
    try:
        yield
    finally:
        ev.frames.pop()


@initialises(Constructed)
def construct(ev: Evaluation, node: Constructed, target: Address, t: ct.CType) -> None:
    """An object made by a constructor."""
    fn = node.fn
    _make_ready(fn, node)
    ev.blank(target, t, node.zeroed, node)
    this = fn.this
    assert this is not None
    bound = _bound(ev, fn, fn.params[1:], node.args)
    held = Object(this.ctype, target, "this")
    _entered(ev, fn, node, {this: held, **bound}, target)


@initialises(ObjectInit)
def object_init(ev: Evaluation, node: ObjectInit, target: Address, t: ct.CType) -> None:
    """[dcl.init.aggr]: what no entry names is zero, or stays without a value."""
    ev.blank(target, t, not node.partial, node)
    for path, value in node.entries.items():
        owner, here, inner = target, target, t
        for step in path:
            owner = here
            if isinstance(inner, ct.Array):
                here = memory.element(here, inner, step)
            else:
                assert isinstance(inner, ct.Record)
                here = memory.member(here, inner, step)
            inner = memory.inner_type(inner, step)
        _member(ev, owner, here, value, inner)


@initialises(ArrayEach)
def each_element(ev: Evaluation, node: ArrayEach, target: Address, t: ct.CType) -> None:
    """An array whose elements are all initialised alike."""
    assert isinstance(t, ct.Array)
    if not node.first:
        ev.blank(target, t, False, node)
    for number in range(node.first, t.count or 0):
        ev.step(node)
        with _known(ev, node.index, number) if node.index is not None else nullcontext():
            ev.initialise(memory.element(target, t, number), node.element, t.element)


@value_of(Repeat)
def repeat(ev: Evaluation, node: Repeat) -> Value:
    for number in range(node.count):
        ev.step(node)
        with _known(ev, node.index, number):
            ev.value(node.effect)
    return 0


@initialises(tree.CompoundLiteral)
def literal_into(ev: Evaluation, node: tree.CompoundLiteral, target: Address, t: ct.CType) -> None:
    ev.initialise(target, node.init, t)


@value_of(tree.CompoundLiteral)
def literal_value(ev: Evaluation, node: tree.CompoundLiteral) -> Value:
    return ev.value(node.init) if node.ctype.is_scalar else ev.object(ev.materialised(node).base, node).value


@place_of(tree.CompoundLiteral)
def literal_place(ev: Evaluation, node: tree.CompoundLiteral) -> Address:
    """`(int[]){1, 2}` is an lvalue."""
    made = Object(node.ctype, INDETERMINATE)
    ev.temporaries.append(made)
    ev.initialise(Address(made), node.init, node.ctype)
    return Address(made)


@initialises(tree.Conditional)
def conditional_into(ev: Evaluation, node: tree.Conditional, target: Address, t: ct.CType) -> None:
    ev.initialise(target, node.then if truth(ev, node.condition) else node.otherwise, t)


@initialises(tree.Binary)
def comma_into(ev: Evaluation, node: tree.Binary, target: Address, t: ct.CType) -> None:
    ev.value(node.left)
    ev.initialise(target, node.right, t)
