"""The definition of Kite's semantics: an interpreter that runs one thread after the other, with NumPy's
numbers of 32 bits.

Integers wrap; `/` and `%` truncate towards zero as in C; floats are IEEE 754 single precision, each operation
rounded by itself. Undefined behaviour (an index outside its array, a division by zero, a float too large for
an int, an endless loop) raises Undefined. Threads run in the order of their numbers; a race on an element is
undefined too.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from . import tree
from .tree import Type

MAX_STEPS = 20_000
"""Statements that a thread may execute."""


class Undefined(Exception):
    """Raised where the behaviour of the program is undefined for these arguments."""


class _Return(Exception):
    pass


def run(kernel: tree.Kernel, threads: int, arguments: dict[str, Any]) -> None:
    """Run a checked kernel. `arguments` are Python numbers and bools, and lists as arrays, which are changed;
    floats are rounded to single precision first.
    """
    accesses: dict[tuple[str, int], tuple[int, bool]] = {}
    values = {p.name: _round_argument(p.type, arguments[p.name]) for p in kernel.params}
    with np.errstate(all="ignore"):
        for thread in range(threads):
            try:
                _Thread(thread, values, accesses).block(kernel.body)
            except _Return:
                continue
    for name, value in values.items():
        if isinstance(value, list):
            arguments[name][:] = [float(x) if isinstance(x, np.float32) else x for x in value]


def _round_argument(type: Type, value: Any) -> Any:
    if type is Type.FLOAT:
        return np.float32(value)
    return [np.float32(x) for x in value] if type is Type.FLOATS else value


class _Thread:
    def __init__(
        self, number: int, values: dict[str, Any], accesses: dict[tuple[str, int], tuple[int, bool]]
    ) -> None:
        self.number = number
        self.accesses = accesses
        """(array, index) → (the last thread that accessed it, whether any thread has written it)."""
        self.scopes = [dict(values)]
        self.steps = 0

    def scope(self, name: str) -> dict[str, Any]:
        """Return the innermost scope that declares a name."""
        return next(scope for scope in reversed(self.scopes) if name in scope)

    def block(self, body: list[tree.Stmt]) -> None:
        """Execute a block in a scope of its own."""
        self.scopes.append({})
        for stmt in body:
            self.statement(stmt)
        self.scopes.pop()

    def statement(self, stmt: tree.Stmt) -> None:
        """Execute a statement. Raises Undefined."""
        self.steps += 1
        if self.steps > MAX_STEPS:
            raise Undefined("a loop has no end")
        match stmt:
            case tree.Let():
                self.scopes[-1][stmt.name] = self.value(stmt.value)
            case tree.Assign():
                self.scope(stmt.name)[stmt.name] = self.value(stmt.value)
            case tree.Store():
                index = self.value(stmt.index)
                value = self.value(stmt.value)
                self.array(stmt.array, index, True)[index] = value
            case tree.If():
                self.block(stmt.then if self.value(stmt.condition) else stmt.otherwise)
            case tree.While():
                while self.value(stmt.condition):
                    self.block(stmt.body)
                    self.steps += 1
                    if self.steps > MAX_STEPS:
                        raise Undefined("a loop has no end")
            case tree.Return():
                raise _Return

    def array(self, name: str, index: int, writes: bool = False) -> list[Any]:
        """Return an array after checking the index and races. Raises Undefined."""
        result: list[Any] = self.scope(name)[name]
        if not 0 <= index < len(result):
            raise Undefined(f"{name}[{index}] is outside")
        thread, was_written = self.accesses.get((name, index), (self.number, False))
        if thread != self.number and (was_written or writes):
            raise Undefined(f"threads {thread} and {self.number} both access {name}[{index}]")
        self.accesses[name, index] = self.number, was_written or writes
        return result

    def value(self, expr: tree.Expr) -> Any:
        """Evaluate an expression. Raises Undefined."""
        match expr:
            case tree.Int():
                return _wrap(expr.value)
            case tree.Float():
                return np.float32(expr.value)
            case tree.Bool():
                return expr.value
            case tree.Variable():
                return self.scope(expr.name)[expr.name]
            case tree.Element():
                index = self.value(expr.index)
                return self.array(expr.array, index)[index]
            case tree.Unary():
                operand = self.value(expr.operand)
                return (
                    not operand
                    if expr.op == "not"
                    else -operand
                    if isinstance(operand, np.float32)
                    else _wrap(-operand)
                )
            case tree.Binary():
                left = self.value(expr.left)
                if expr.op in ("and", "or"):
                    return left if left == (expr.op == "or") else self.value(expr.right)
                return _binary(expr.op, left, self.value(expr.right))
        return self.call(expr.function, [self.value(argument) for argument in expr.arguments])

    def call(self, function: str, arguments: list[Any]) -> Any:
        """Evaluate a call of a built-in function."""
        if function == "thread":
            return self.number
        if function in ("min", "max"):
            left, right = arguments
            if isinstance(left, np.float32):
                return np.fmin(left, right) if function == "min" else np.fmax(left, right)
            return min(left, right) if function == "min" else max(left, right)
        (argument,) = arguments
        if function == "sqrt":
            return np.sqrt(argument)
        if function == "float":
            return np.float32(argument)
        if isinstance(argument, np.float32) and not -(2.0**31) - 1 < float(argument) < 2.0**31:
            raise Undefined(f"{argument} is no int")
        return int(argument)


def _wrap(value: int) -> int:
    return (value + 2**31) % 2**32 - 2**31


def _binary(op: str, left: Any, right: Any) -> Any:
    match op:
        case "<":
            return bool(left < right)
        case "<=":
            return bool(left <= right)
        case ">":
            return bool(left > right)
        case ">=":
            return bool(left >= right)
        case "==":
            return bool(left == right)
        case "!=":
            return bool(left != right)
    if isinstance(left, np.float32):
        return {"+": np.add, "-": np.subtract, "*": np.multiply, "/": np.divide}[op](left, right)
    if op in "/%":
        if right == 0 or (left, right) == (-(2**31), -1):
            raise Undefined(f"{left} {op} {right}")
        quotient = abs(left) // abs(right) * int(math.copysign(1, left) * math.copysign(1, right))
        return quotient if op == "/" else left - quotient * right
    return _wrap({"+": left + right, "-": left - right, "*": left * right}[op])
