"""Constant expressions ([expr.const]): the values of checked expressions at compile time, and the reasons why
an expression has none.

Reading order: `memory` (values, objects, addresses), `arithmetic`, `evaluation` (the state), `members`,
`expressions`, `casts`, `statements`, `calls`.

Values are Python numbers already converted to the expression's type (integers in range, floats rounded to
their format), `ConstantAddress`es for pointers, and `memory`'s aggregates. Undefined behaviour has no value:
division by zero, over-wide shifts, signed overflow, reads of indeterminate values or of objects out of
lifetime, accesses outside of an object.
"""

from __future__ import annotations

from ....support.diagnostics import Note
from ...syntax import tree
from .. import ctype as ct
from ..symbols import VariableSymbol
from . import calls, casts, members, statements  # noqa: F401 - each registers its handlers
from .arithmetic import convert, operate, round_to
from .calls import format_value
from .evaluation import Evaluation
from .memory import (
    INDETERMINATE,
    ConstantAddress,
    MemberValue,
    NotConstant,
    Object,
    StructValue,
    Union,
    Value,
    empty_value,
    uninitialized_part,
)


def evaluate(node: tree.Expr) -> Value | None:
    """Return the value of a checked expression, None when it is not constant. An lvalue is read."""
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
    """Return the value of an integral constant expression; None for another expression."""
    if node.ctype is None or not node.ctype.is_integral:
        return None
    value = evaluate(node)
    return value if isinstance(value, int) else None


def explain(node: tree.Expr) -> list[Note]:
    """Return the reasons why an expression is not constant; [] when it is."""
    if node.ctype is None:
        return []
    try:
        _value(node, False)
    except NotConstant as stop:
        return notes(stop)
    return []


def notes(stop: NotConstant) -> list[Note]:
    """Return notes for the reason, the enclosing calls, and the declaration concerned."""
    at = stop.at
    result = [Note(stop.reason) if at is None else Note(stop.reason, at.location, at.length), *stop.calls]
    if stop.declared is not None:
        result.append(Note("declared here", stop.declared.location, len(stop.declared.name)))
    return result


def _value(node: tree.Expr, use_cache: bool) -> Value:
    ev = Evaluation(use_cache)
    assert node.ctype is not None
    value = (
        ev.read(ev.address(node), node.ctype, node)
        if node.lvalue and not node.ctype.is_function
        else ev.value(node)
    )
    return check_result(value, node.ctype, node)


def initial(variable: VariableSymbol, init: tree.Expr) -> Value | None:
    """Return the initial value of a variable with static storage, or of a `constexpr` one; None when its
    initialiser is not constant.
    """
    try:
        return _initial(variable, init, True)
    except NotConstant:
        return None


def explain_initial(variable: VariableSymbol, init: tree.Expr) -> list[Note]:
    """Return the reasons why `initial` returns None."""
    try:
        _initial(variable, init, False)
    except NotConstant as stop:
        return notes(stop)
    return []


def _initial(variable: VariableSymbol, init: tree.Expr, use_cache: bool) -> Value:
    t = variable.ctype
    ev = Evaluation(use_cache)
    if t.is_reference:
        return check_result(ev.value(init), t, init)
    object = Object(t, INDETERMINATE, variable.name, variable)
    ev.initialise(ConstantAddress(object), init, t)
    return check_result(object.value, t, init)


def check_result(value: Value, t: ct.CType, at: tree.Node) -> Value:
    """Check that a constant expression refers to nothing that ends with its evaluation, and that every part
    of it has a value ([expr.const] p5). Returns the value. Raises NotConstant.
    """
    if isinstance(value, int | float):
        return value
    missing = uninitialized_part(value, t)
    if missing is not None:
        raise NotConstant(f"subobject of type '{missing}' is not initialized", at)
    return _check_lifetime(value, at)


def _check_lifetime(value: Value, at: tree.Node) -> Value:
    if isinstance(value, ConstantAddress):
        base = value.base
        if isinstance(base, Object):
            if base.variable is None:
                raise NotConstant(
                    f"pointer to {repr(base.name) if base.name else 'temporary'} is not a constant"
                    " expression",
                    at,
                )
            return ConstantAddress(base.variable, value.offset, value.path, value.past)
        if isinstance(base, VariableSymbol) and base.space in ("local", "param"):
            raise NotConstant(f"pointer to '{base.name}' is not a constant expression", at, base, final=True)
    elif isinstance(value, list):
        if value and not isinstance(value[0], int | float):
            value[:] = [_check_lifetime(item, at) for item in value]
    elif isinstance(value, StructValue):
        value.fields[:] = [_check_lifetime(item, at) for item in value.fields]
    elif isinstance(value, Union):
        value.value = _check_lifetime(value.value, at)
    return value


__all__ = [
    "ConstantAddress",
    "MemberValue",
    "NotConstant",
    "StructValue",
    "Union",
    "Value",
    "convert",
    "empty_value",
    "evaluate",
    "explain",
    "explain_initial",
    "format_value",
    "initial",
    "integer",
    "operate",
    "round_to",
]
