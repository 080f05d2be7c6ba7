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
from ..symbols import FunctionSymbol, VariableSymbol
from ..typed_nodes import ArrayEach, ConstructorCall, DefaultMember, ObjectInit, PointedMember, Repeat
from . import memory
from .evaluation import MAX_DEPTH, CallFrame, Evaluation, address_of, initialises, memoize, value_of
from .expressions import pointer, truth
from .members import base_subobject, pointee_member
from .memory import INDETERMINATE, ConstantAddress, NotConstant, Object, Value, empty_value
from .statements import RETURN


@value_of(tree.Call)
@memoize
def call(ev: Evaluation, node: tree.Call) -> Value:
    """Evaluate a call."""
    row = node.callee.decl if isinstance(node.callee, tree.Identifier) else None
    if isinstance(row, Builtin) and row.constant is not None:
        return row.constant
    if isinstance(row, Builtin) and row.lowering[0] == "first":
        return ev.value(node.args[0])
    fn = _callee(ev, node)
    if fn.ctype.ret.is_record:
        return ev.object(ev.materialise(node).base, node).value
    return _run_function(ev, fn, node, _parameters(ev, fn, node), None)


@address_of(tree.Call)
def call_address(ev: Evaluation, node: tree.Call) -> ConstantAddress:
    """Return the address of the result of a call that returns a reference."""
    fn = _callee(ev, node)
    return pointer(_run_function(ev, fn, node, _parameters(ev, fn, node), None), node)


@initialises(tree.Call)
def call_into(ev: Evaluation, node: tree.Call, target: ConstantAddress, t: ct.CType) -> None:
    """Initialise an object with the result of a call."""
    fn = _callee(ev, node)
    ev.clear(target, t, False, node)
    _run_function(ev, fn, node, _parameters(ev, fn, node), target)


def _parameters(
    ev: Evaluation, fn: FunctionSymbol, node: tree.Call
) -> dict[VariableSymbol, Object | ConstantAddress]:
    """Bind the parameters of a call's function; the object of a pointer to member is `this`."""
    callee, this = node.callee, fn.this
    if not isinstance(callee, PointedMember):
        return _bind_arguments(ev, fn, fn.params, node.args)
    assert this is not None and fn.record is not None
    this_object = Object(
        this.ctype, base_subobject(ev.address(callee.object), callee.object.ctype, fn.record, node), "this"
    )
    return {this: this_object, **_bind_arguments(ev, fn, fn.params[1:], node.args)}


def _callee(ev: Evaluation, node: tree.Call) -> FunctionSymbol:
    """Return the called function, with its definition checked; by name or through a pointer. Raises
    NotConstant.
    """
    target = node.callee.decl if isinstance(node.callee, tree.Identifier) else None
    if target is None and node.callee.ctype is not None and node.callee.ctype.is_pointer:
        target = pointer(ev.value(node.callee), node).base
    if isinstance(node.callee, PointedMember):
        target = pointee_member(ev, node.callee)
    if not isinstance(target, FunctionSymbol):
        raise NotConstant("subexpression not valid in a constant expression", node, final=True)
    _require_definition(target, node)
    return target


def _require_definition(fn: FunctionSymbol, at: tree.Node) -> None:
    """Check that a function is constexpr and defined ([expr.const] p2.2); its deferred check is done now.
    Raises NotConstant.
    """
    kind = "constructor" if fn.is_constructor else "function"
    if not fn.declaration.is_constexpr:
        raise NotConstant(
            f"non-constexpr {kind} '{fn.name}' cannot be used in a constant expression", at, fn, final=True
        )
    if (
        not fn.definition.is_checked
        and fn.pending.define is not None
        and (fn.record is None or fn.record.is_complete)
    ):
        fn.pending.define()
    if not fn.definition.is_checked:
        raise NotConstant(f"undefined {kind} '{fn.name}' cannot be used in a constant expression", at, fn)


def _bind_arguments(
    ev: Evaluation, fn: FunctionSymbol, params: list[VariableSymbol], args: list[tree.Expr]
) -> dict[VariableSymbol, Object | ConstantAddress]:
    """Return the parameters with the values of their arguments."""
    arguments: dict[VariableSymbol, Object | ConstantAddress] = {}
    for param, arg in zip(params, args):
        t = param.ctype
        if t.is_reference:
            arguments[param] = pointer(ev.value(arg), arg)
            continue
        object = arguments[param] = Object(t, INDETERMINATE, param.name)
        if t.is_record:
            object.value = empty_value(t, False)
            ev.initialise(ConstantAddress(object), arg, t)
        else:
            object.value = ev.value(arg)
    return arguments


def _run_function(
    ev: Evaluation,
    fn: FunctionSymbol,
    node: tree.Expr,
    arguments: dict[VariableSymbol, Object | ConstantAddress],
    target: ConstantAddress | None,
) -> Value:
    """Run a function's body in a frame of its own; return its result."""
    if len(ev.frames) >= MAX_DEPTH:
        raise NotConstant(
            f"constexpr evaluation exceeded maximum depth of {MAX_DEPTH} calls", node, final=True
        )
    frame, params = CallFrame(fn, target), tuple(arguments)
    frame.locals = arguments
    saved, ev.shared_values = ev.shared_values, {}
    ev.frames.append(frame)
    try:
        if fn.is_constructor:
            assert target is not None
            _run_member_inits(ev, fn, target)
        assert fn.body is not None
        completion = ev.run(fn.body)
    except NotConstant as stop:
        stop.calls.append(
            Note(
                f"in call to '{_format_call(fn, {p: arguments[p] for p in params})}'",
                node.start or node.location,
                node.length,
            )
        )
        raise
    finally:
        ev.frames.pop()
        ev.shared_values = saved
    for object in (*arguments.values(), *frame.alive):
        if isinstance(object, Object):
            object.alive = False
    if completion != RETURN and not fn.ctype.ret.is_void and not fn.is_constructor:
        raise NotConstant("control reached end of constexpr function", fn.body, final=True)
    return frame.result if not fn.ctype.ret.is_void else 0


def _format_call(fn: FunctionSymbol, arguments: dict[VariableSymbol, Object | ConstantAddress]) -> str:
    """Return the text of a call for a note: `f(3, 4)`."""
    values = [
        format_value(p.ctype, argument.value if isinstance(argument, Object) else argument)
        for p, argument in arguments.items()
        if p is not fn.this
    ]
    return f"{fn.name.rpartition('::')[2]}({', '.join(values)})"


def format_value(t: ct.CType, value: Value) -> str:
    """Return the text of a value for a note, as clang writes it."""
    if isinstance(value, int | float):
        return (
            ("true" if value else "false")
            if t.is_bool
            else f"{value:g}"
            if isinstance(value, float)
            else str(value)
        )
    if isinstance(value, ConstantAddress):
        if value.is_null:
            return "nullptr"
        sign = "" if t.is_reference else "&"
        return f"{sign}{getattr(value.base, 'name', '') or '...'}"
    return "{...}" if value is not INDETERMINATE else "uninitialized"


# ------------------------------------------------------------------------------------- objects


def _run_member_inits(ev: Evaluation, fn: FunctionSymbol, object: ConstantAddress) -> None:
    """Initialise the bases and members of a constructor's object ([class.base.init])."""
    t = fn.owner
    for path, value in fn.definition.inits:
        before = len(ev.temporaries)
        owner = address = object
        inner: ct.CType = t
        for field in path:
            assert isinstance(inner, ct.Record)
            owner, address = address, memory.member(address, inner, inner.fields.index(field))
            inner = field.ctype
        _initialise_member(ev, owner, address, value, inner)
        ev.finish_expression(before)


def _initialise_member(
    ev: Evaluation, owner: ConstantAddress, address: ConstantAddress, value: tree.Expr, t: ct.CType
) -> None:
    """Initialise a member of the object at `owner` from its mem-initializer or its default member
    initializer.
    """
    if not isinstance(value, DefaultMember):
        ev.initialise(address, value, t)
        return
    with _bind_variable(ev, value.this, owner):
        ev.initialise(address, value.value, t)


@contextmanager
def _bind_variable(ev: Evaluation, variable: VariableSymbol, value: Value) -> Iterator[None]:
    """Bind a variable that an initialiser refers to, during its evaluation."""
    frame = CallFrame(None)
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


@initialises(ConstructorCall)
def construct(ev: Evaluation, node: ConstructorCall, target: ConstantAddress, t: ct.CType) -> None:
    """Initialise an object by a constructor."""
    fn = node.fn
    _require_definition(fn, node)
    ev.clear(target, t, node.zeroed, node)
    this = fn.this
    assert this is not None
    arguments = _bind_arguments(ev, fn, fn.params[1:], node.args)
    this_object = Object(this.ctype, target, "this")
    _run_function(ev, fn, node, {this: this_object, **arguments}, target)


@initialises(ObjectInit)
def object_init(ev: Evaluation, node: ObjectInit, target: ConstantAddress, t: ct.CType) -> None:
    """Initialise an aggregate ([dcl.init.aggr]): parts without an entry are zero, or stay uninitialised."""
    ev.clear(target, t, not node.partial, node)
    for path, value in node.entries.items():
        owner, address, inner = target, target, t
        for step in path:
            owner = address
            if isinstance(inner, ct.Array):
                address = memory.element(address, inner, step)
            else:
                assert isinstance(inner, ct.Record)
                address = memory.member(address, inner, step)
            inner = memory.inner_type(inner, step)
        _initialise_member(ev, owner, address, value, inner)


@initialises(ArrayEach)
def each_element(ev: Evaluation, node: ArrayEach, target: ConstantAddress, t: ct.CType) -> None:
    """Initialise an array whose elements have the same initialiser."""
    assert isinstance(t, ct.Array)
    if not node.first:
        ev.clear(target, t, False, node)
    for number in range(node.first, t.count or 0):
        ev.step(node)
        with _bind_variable(ev, node.index, number) if node.index is not None else nullcontext():
            ev.initialise(memory.element(target, t, number), node.element, t.element)


@value_of(Repeat)
def repeat(ev: Evaluation, node: Repeat) -> Value:
    """Evaluate the initialisation of equal elements."""
    for number in range(node.count):
        ev.step(node)
        with _bind_variable(ev, node.index, number):
            ev.value(node.effect)
    return 0


@initialises(tree.CompoundLiteral)
def literal_into(ev: Evaluation, node: tree.CompoundLiteral, target: ConstantAddress, t: ct.CType) -> None:
    """Initialise an object from a compound literal."""
    ev.initialise(target, node.init, t)


@value_of(tree.CompoundLiteral)
def literal_value(ev: Evaluation, node: tree.CompoundLiteral) -> Value:
    """Evaluate a compound literal."""
    return ev.value(node.init) if node.ctype.is_scalar else ev.object(ev.materialise(node).base, node).value


@address_of(tree.CompoundLiteral)
def literal_address(ev: Evaluation, node: tree.CompoundLiteral) -> ConstantAddress:
    """Return the address of a compound literal: `(int[]){1, 2}` is an lvalue."""
    object = Object(node.ctype, INDETERMINATE)
    ev.temporaries.append(object)
    ev.initialise(ConstantAddress(object), node.init, node.ctype)
    return ConstantAddress(object)


@initialises(tree.Conditional)
def conditional_into(ev: Evaluation, node: tree.Conditional, target: ConstantAddress, t: ct.CType) -> None:
    """Initialise an object from a conditional expression."""
    ev.initialise(target, node.then if truth(ev, node.condition) else node.otherwise, t)


@initialises(tree.Binary)
def comma_into(ev: Evaluation, node: tree.Binary, target: ConstantAddress, t: ct.CType) -> None:
    """Initialise an object from a comma expression."""
    ev.value(node.left)
    ev.initialise(target, node.right, t)
