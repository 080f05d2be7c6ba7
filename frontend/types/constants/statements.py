"""Runs calls of `constexpr` functions on constant arguments ([expr.const]), over the checked tree.

What it does not run (arrays, pointers to locals, references, `goto`) is no constant expression here. Steps and depth are bounded,
so that every evaluation ends.
"""

from __future__ import annotations

from typing import Any

from ...syntax import tree
from .. import conversions as conv
from ..symbols import Function, Variable
from . import expressions as const

MAX_STEPS = 1_000_000
MAX_DEPTH = 256

frames: list[dict[Variable, Any]] = []
"""The values of the local variables of the calls that run, innermost last."""
_steps = 0


class _Stop(Exception):
    """Not a constant expression."""


class _Jump(Exception):
    """`break`, `continue` or `return` on the way out; `value` is the result."""

    def __init__(self, kind: str, value: Any = None) -> None:
        self.kind, self.value = kind, value


def call(node: tree.Call) -> Any:
    """The result of a call, None when it is not constant."""
    global _steps
    fn = node.callee.decl if isinstance(node.callee, tree.Identifier) else None
    if not isinstance(fn, Function) or not fn.is_constexpr or fn.body is None or fn.object is not None or len(frames) >= MAX_DEPTH:
        return None
    values = [const.evaluate(arg) for arg in node.args]
    if any(value is None for value in values) or any(p.ctype.is_reference for p in fn.params):
        return None
    if not frames:
        _steps = 0
    frames.append(dict(zip(fn.params, values)))
    try:
        _run(fn.body)
    except _Jump as jump:
        return jump.value
    except _Stop:
        return None
    finally:
        frames.pop()
    return None


def _value(node: tree.Expr) -> Any:
    value = const.evaluate(node) if node.ctype is not None else None
    if value is None:
        raise _Stop
    return value


def _run(node: Any) -> None:
    global _steps
    _steps += 1
    if _steps > MAX_STEPS:
        raise _Stop
    if isinstance(node, tree.Compound):
        for item in node.items:
            _run(item)
    elif isinstance(node, tree.DeclStmt):
        for decl in node.decls:
            _declare(decl)
    elif isinstance(node, tree.ExprStmt):
        _effect(node.value)
    elif isinstance(node, tree.If):
        _selection(node)
    elif isinstance(node, tree.For | tree.While | tree.DoWhile):
        _loop(node)
    elif isinstance(node, tree.Switch):
        _switch(node)
    elif isinstance(node, tree.Labeled):
        _run(node.body)
    elif isinstance(node, tree.Return):
        raise _Jump("return", _value(node.value) if node.value is not None else None)
    elif isinstance(node, tree.Break):
        raise _Jump("break")
    elif isinstance(node, tree.Continue):
        raise _Jump("continue")
    elif not isinstance(node, tree.NullStmt):
        raise _Stop


def _declare(decl: Any) -> None:
    if not isinstance(decl, tree.VarDecl):
        return
    symbol = decl.symbol
    if symbol is None or symbol.place != "local" or not symbol.ctype.is_scalar or symbol.init is None:
        raise _Stop
    frames[-1][symbol] = _value(symbol.init)


def _selection(node: tree.If) -> None:
    if node.init is not None:
        _run(node.init)
    if not isinstance(node.condition, tree.Expr):
        raise _Stop
    if _value(node.condition):
        _run(node.then)
    elif node.otherwise is not None:
        _run(node.otherwise)


def _loop(node: Any) -> None:
    step = None
    if isinstance(node, tree.For):
        if node.init is not None:
            _run(node.init)
        step = node.step
    first = isinstance(node, tree.DoWhile)
    while first or node.condition is None or _value(node.condition):
        first = False
        try:
            _run(node.body)
        except _Jump as jump:
            if jump.kind == "break":
                return
            if jump.kind == "return":
                raise
        if step is not None:
            _effect(step)


def _switch(node: tree.Switch) -> None:
    """Labels stand directly in the body's block; one inside another statement is not run."""
    if node.init is not None:
        _run(node.init)
    if not isinstance(node.condition, tree.Expr) or not isinstance(node.body, tree.Compound):
        raise _Stop
    value = _value(node.condition)
    start = default = None
    for number, item in enumerate(node.body.items):
        for label in item.labels if isinstance(item, tree.Labeled) else ():
            if isinstance(label, tree.Case):
                low = _value(label.value)
                if start is None and low == value:
                    start = number
            elif isinstance(label, tree.Default):
                default = number
    first = start if start is not None else default
    try:
        for item in node.body.items[first:] if first is not None else ():
            _run(item)
    except _Jump as jump:
        if jump.kind != "break":
            raise


def _effect(node: tree.Expr) -> None:
    if isinstance(node, tree.Binary) and node.op == ",":
        _effect(node.left)
        _effect(node.right)
    elif node.ctype.is_void:
        raise _Stop
    else:
        _value(node)


def _local(node: tree.Expr) -> Variable:
    while isinstance(node, tree.ImplicitCast) and node.kind == "NoOp":
        node = node.operand
    decl = node.decl if isinstance(node, tree.Identifier) else None
    if not frames or not isinstance(decl, Variable) or decl not in frames[-1]:
        raise _Stop
    return decl


def assign(node: tree.Assign) -> Any:
    """`x = v` and `x op= v` on a local variable of the running call."""
    try:
        variable = _local(node.target)
        value = _value(node.value)
        if node.op != "=":
            t = variable.ctype
            if not t.is_arithmetic:
                return None
            common = conv.computation_type(node.op[:-1], t, node.value.ctype)
            value = const.operate(node.op[:-1], const.convert(frames[-1][variable], t, common), value, common)
            value = const.convert(value, common, t)
        if value is None:
            return None
        frames[-1][variable] = value
        return value
    except _Stop:
        return None


def step(node: tree.Unary) -> Any:
    """`++x`, `x--` and so on."""
    try:
        variable = _local(node.operand)
    except _Stop:
        return None
    t = variable.ctype
    if not t.is_arithmetic:
        return None
    old = frames[-1][variable]
    new = const.convert(old + (1 if node.op == "++" else -1), t, t)
    if t.is_integer and conv.is_signed(t) and t.size >= 4 and new != old + (1 if node.op == "++" else -1):
        return None
    frames[-1][variable] = new
    return old if node.postfix else new
