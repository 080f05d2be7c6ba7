"""Constant expressions ([expr.const]): the values of checked expressions at compile time, and why an
expression has none.

Reading order: `memory` (values, objects, addresses), `arithmetic`, `evaluation` (the state), `members`,
`expressions`, `casts`, `statements`, `calls`.

Values are Python numbers already converted to the expression's type (integers in range, floats rounded to
their format), `Address`es for pointers, and `memory`'s aggregates. What C++ leaves undefined has no value:
division by zero, over-wide shifts, signed overflow, reads of what has no value or is no longer there,
accesses outside of an object.
"""

from __future__ import annotations

from ....support.diagnostics import Note
from ...syntax import tree
from .. import ctype as ct
from ..symbols import Variable
from . import calls, casts, members, statements  # noqa: F401 - each registers its handlers
from .arithmetic import convert, operate, round_to
from .calls import shown_value
from .evaluation import Evaluation
from .memory import (
    INDETERMINATE,
    Address,
    MemberValue,
    NotConstant,
    Object,
    Struct,
    Union,
    Value,
    filled,
    incomplete,
)


def evaluate(node: tree.Expr) -> Value | None:
    """The value of a checked expression, None when it is not constant. An lvalue is read."""
    if isinstance(node, tree.IntLiteral | tree.FloatLiteral):
        return node.value
    if node.ctype is None or node.folded is INDETERMINATE or node.ctype.is_void:
        return None
    try:
        return _value(node, True)
    except NotConstant as stop:
        if stop.final:
            node.folded = INDETERMINATE
        return None


def integer(node: tree.Expr) -> int | None:
    """The value when it is an integral constant expression."""
    if node.ctype is None or not node.ctype.is_integral:
        return None
    value = evaluate(node)
    return value if isinstance(value, int) else None


def explain(node: tree.Expr) -> list[Note]:
    """Why an expression is not constant; empty when it is."""
    if node.ctype is None:
        return []
    try:
        _value(node, False)
    except NotConstant as stop:
        return notes(stop)
    return []


def notes(stop: NotConstant) -> list[Note]:
    """The reason, the calls around it, and what it speaks of."""
    at = stop.at
    result = [Note(stop.reason) if at is None else Note(stop.reason, at.location, at.length), *stop.calls]
    if stop.declared is not None:
        result.append(Note("declared here", stop.declared.location, len(stop.declared.name)))
    return result


def _value(node: tree.Expr, remembers: bool) -> Value:
    ev = Evaluation(remembers)
    assert node.ctype is not None
    value = (
        ev.read(ev.place(node), node.ctype, node)
        if node.lvalue and not node.ctype.is_function
        else ev.value(node)
    )
    return exported(value, node.ctype, node)


def initial(variable: Variable, init: tree.Expr) -> Value | None:
    """The value that a variable with static storage, or a `constexpr` one, begins with; None when its
    initialiser is not constant.
    """
    try:
        return _initial(variable, init, True)
    except NotConstant:
        return None


def explain_initial(variable: Variable, init: tree.Expr) -> list[Note]:
    """Why `initial` gives None."""
    try:
        _initial(variable, init, False)
    except NotConstant as stop:
        return notes(stop)
    return []


def _initial(variable: Variable, init: tree.Expr, remembers: bool) -> Value:
    t = variable.ctype
    ev = Evaluation(remembers)
    if t.is_reference:
        return exported(ev.value(init), t, init)
    made = Object(t, INDETERMINATE, variable.name, variable)
    ev.initialise(Address(made), init, t)
    return exported(made.value, t, init)


def exported(value: Value, t: ct.CType, at: tree.Node) -> Value:
    """[expr.const] p5: a constant expression refers to nothing that ends with its evaluation, and every part
    of it has a value.
    """
    if isinstance(value, int | float):
        return value
    missing = incomplete(value, t)
    if missing is not None:
        raise NotConstant(f"subobject of type '{missing}' is not initialized", at)
    return _lasting(value, at)


def _lasting(value: Value, at: tree.Node) -> Value:
    if isinstance(value, Address):
        base = value.base
        if isinstance(base, Object):
            if base.variable is None:
                raise NotConstant(
                    f"pointer to {repr(base.name) if base.name else 'temporary'} is not a constant"
                    " expression",
                    at,
                )
            return Address(base.variable, value.offset, value.path, value.past)
        if isinstance(base, Variable) and base.place in ("local", "param"):
            raise NotConstant(f"pointer to '{base.name}' is not a constant expression", at, base, final=True)
    elif isinstance(value, list):
        if value and not isinstance(value[0], int | float):
            value[:] = [_lasting(item, at) for item in value]
    elif isinstance(value, Struct):
        value.fields[:] = [_lasting(item, at) for item in value.fields]
    elif isinstance(value, Union):
        value.value = _lasting(value.value, at)
    return value


__all__ = [
    "Address",
    "MemberValue",
    "NotConstant",
    "Struct",
    "Union",
    "Value",
    "convert",
    "evaluate",
    "explain",
    "explain_initial",
    "filled",
    "initial",
    "integer",
    "operate",
    "round_to",
    "shown_value",
]
