"""Evaluates constant expressions of the checked tree: array bounds, case labels, initialisers.

Results are Python numbers already converted to the expression's type (integers in range, floats
rounded to their format), or `Address` values for pointers. None means "not a constant expression";
that includes whatever C leaves undefined (division by zero, over-wide shifts, signed overflow).
"""

from __future__ import annotations

import math
import operator
import struct
from collections.abc import Callable
from typing import Any

from ....support.records import record
from ...syntax import tree
from .. import conversions as conv
from .. import ctype as ct
from ..symbols import EnumConstant, Function, Variable


@record(frozen=True)
class Address:
    """The address of a variable, function or string literal plus `offset` bytes. `base` is None for absolute addresses (null)."""

    base: Variable | Function | tree.StringLiteral | None
    offset: int = 0


def evaluate(node: tree.Expr) -> Any:
    """The value of a checked expression, or None; see the module's docstring."""
    handler = _HANDLERS.get(type(node))
    return handler(node) if handler else None


def integer(node: tree.Expr) -> int | None:
    """The value when it is an integral constant expression."""
    if node.ctype is None or not node.ctype.is_integral:
        return None
    value = evaluate(node)
    return value if isinstance(value, int) else None


def round_to(t: ct.CType, value: float) -> float:
    """Round to a floating type's format."""
    if t.size == 8:
        return value
    try:
        return struct.unpack("<f", struct.pack("<f", value))[0]
    except OverflowError:
        return math.copysign(math.inf, value)


def convert(value: Any, source: ct.CType, target: ct.CType) -> Any:
    """A constant converted to another arithmetic, enumeration or pointer type; None where C leaves it undefined."""
    if value is None or target.is_void or target.is_record:
        return None
    if isinstance(value, Address):
        if target.is_pointer or target.is_nullptr:
            return value
        if target.is_bool:
            return 1 if value.base is not None else int(value.offset != 0)
        return conv.wrap(target, value.offset) if value.base is None and target.is_integral else None
    if target.is_pointer or target.is_nullptr:
        return Address(None, value)
    if target.is_float:
        return _to_float(target, value)
    if target.is_bool:
        return int(value != 0)
    if isinstance(value, float):
        if not math.isfinite(value) or not conv.in_range(target, int(value)):
            return None
        return int(value)
    return conv.wrap(target, value)


def _to_float(target: ct.CType, value: Any) -> float:
    if isinstance(value, float) or target.size == 8 or abs(value) < 1 << 53:
        return round_to(target, float(value))
    # Rounding once: an odd low bit stands for everything the shift drops.
    shift = abs(value).bit_length() - 50
    sticky = abs(value) >> shift | int(abs(value) & ((1 << shift) - 1) != 0)
    return round_to(target, math.copysign(float(sticky) * 2.0**shift, value))


# --------------------------------------------------------------------------------------- nodes


def _literal(node: Any) -> Any:
    return convert(node.value, node.ctype, node.ctype)


def _identifier(node: tree.Identifier) -> Any:
    decl = node.decl
    if isinstance(decl, EnumConstant):
        return decl.value
    if not isinstance(decl, Variable):
        return None
    if _frames and decl in _frames[-1]:
        return _frames[-1][decl]
    return decl.value


def _call(node: tree.Call) -> Any:
    decl = node.callee.decl if isinstance(node.callee, tree.Identifier) else None
    if not isinstance(decl, Function) or not decl.is_constexpr:
        return None
    global _frames
    from . import statements

    _frames = statements.frames
    return statements.call(node)


def _assign(node: tree.Assign) -> Any:
    if not _frames:
        return None
    from . import statements

    return statements.assign(node)


_frames: list[dict[Variable, Any]] = []
"""The local variables of the `constexpr` calls that run, see `statements`."""


def _unary(node: tree.Unary) -> Any:
    if node.op == "&":
        return address_of(node.operand)
    if node.op in ("++", "--"):
        if not _frames:
            return None
        from . import statements

        return statements.step(node)
    value = evaluate(node.operand)
    if value is None or isinstance(value, ct.CType) or (isinstance(value, Address) and node.op != "!"):
        return None
    if node.op == "!":
        return int(value == Address(None, 0) if isinstance(value, Address) else not value)
    if node.op in _UNARY:
        return _checked(node.ctype, _UNARY[node.op](value))
    return None


_UNARY: dict[str, Callable[[Any], Any]] = {"+": operator.pos, "-": operator.neg, "~": operator.invert}


def _checked(t: ct.CType, value: Any) -> Any:
    """Signed overflow is not constant; unsigned wraps; floats round."""
    if t.is_float:
        return round_to(t, value)
    if conv.is_signed(t) and not conv.in_range(t, value):
        return None
    return conv.wrap(t, value)


def _quotient(a: Any, b: Any) -> Any:
    if isinstance(a, float):
        return a / b if b else None
    if not b:
        return None
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def _remainder(a: int, b: int) -> int | None:
    quotient = _quotient(a, b)
    return None if quotient is None else a - b * quotient


_ARITHMETIC: dict[str, Callable[[Any, Any], Any]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": _quotient,
    "%": _remainder,
    "&": operator.and_,
    "|": operator.or_,
    "^": operator.xor,
}
_COMPARISONS: dict[str, Callable[[Any, Any], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


def _binary(node: tree.Binary) -> Any:
    left = evaluate(node.left)
    if node.op in ("&&", "||"):
        if left is None or isinstance(left, Address):
            return None
        if bool(left) == (node.op == "||"):
            return int(bool(left))
        right = evaluate(node.right)
        return None if right is None or isinstance(right, Address) else int(bool(right))
    right = evaluate(node.right)
    if left is None or right is None or node.op == ",":
        return None
    if isinstance(left, ct.CType) or isinstance(right, ct.CType):
        return None  # a template's own parameter, where a name is mangled
    if isinstance(left, Address) or isinstance(right, Address):
        return _pointer_arithmetic(node, left, right)
    if node.op in _COMPARISONS:
        return int(_COMPARISONS[node.op](left, right))
    return operate(node.op, left, right, node.ctype)


def operate(op: str, left: Any, right: Any, t: ct.CType) -> Any:
    """`left op right` in the arithmetic type `t`; None where that is undefined."""
    if op in ("<<", ">>"):
        return _shift(op, left, right, t)
    result = _ARITHMETIC[op](left, right)
    return None if result is None else _checked(t, result)


def _shift(op: str, left: int, right: int, t: ct.CType) -> int | None:
    bits = conv.representation(t).bits
    if not 0 <= right < bits:
        return None
    return conv.wrap(t, left << right if op == "<<" else left >> right)


def _pointer_arithmetic(node: tree.Binary, left: Any, right: Any) -> Any:
    if isinstance(left, Address) and isinstance(right, Address):
        if left.base is not right.base:
            return None
        if node.op in _COMPARISONS:
            return int(_COMPARISONS[node.op](left.offset, right.offset))
        if node.op == "-":
            return (left.offset - right.offset) // node.left.ctype.pointee.size
        return None
    pointer, number = (left, right) if isinstance(left, Address) else (right, left)
    step = number * node.ctype.pointee.size
    return Address(pointer.base, pointer.offset + (step if node.op == "+" else -step))


def _conditional(node: tree.Conditional) -> Any:
    condition = evaluate(node.condition)
    if condition is None or isinstance(condition, Address):
        return None
    return evaluate(node.then if condition else node.otherwise)


def _cast(node: Any) -> Any:
    if isinstance(node, tree.ImplicitCast) and node.kind in ("ArrayToPointerDecay", "FunctionToPointerDecay"):
        return address_of(node.operand)
    value = evaluate(node.operand)
    return convert(value, node.operand.ctype, node.ctype)


def _size_of(node: tree.SizeOf) -> int | None:
    measured = node.type.ctype if node.type is not None else node.operand.ctype  # type: ignore[union-attr]
    measured = ct.referred(measured)
    if not measured.is_complete:
        return None
    return measured.size if node.op == "sizeof" else measured.align


def address_of(node: tree.Expr) -> Address | None:
    """The address of an lvalue when it is known: a static variable, its elements and members."""
    if isinstance(node, tree.Identifier):
        decl = node.decl
        if isinstance(decl, Variable):
            return Address(decl) if decl.place not in ("local", "param") and not decl.ctype.is_reference else None
        return Address(decl) if isinstance(decl, Function) else None
    if isinstance(node, tree.StringLiteral):
        return Address(node)
    if isinstance(node, tree.Unary) and node.op == "*":
        value = evaluate(node.operand)
        return value if isinstance(value, Address) else None
    if isinstance(node, tree.Index):
        base, index = evaluate(node.base), evaluate(node.index)
        if isinstance(base, Address) and isinstance(index, int):
            return Address(base.base, base.offset + index * node.ctype.size)
        return None
    if isinstance(node, tree.Member):
        base = evaluate(node.base) if node.arrow else address_of(node.base)
        if isinstance(base, Address):
            return Address(base.base, base.offset + sum(f.offset for f in node.field))
        return None
    if isinstance(node, tree.ImplicitCast) and node.kind == "NoOp":
        return address_of(node.operand)
    return None


_HANDLERS: dict[type, Callable[[Any], Any]] = {
    tree.IntLiteral: _literal,
    tree.FloatLiteral: _literal,
    tree.CharLiteral: _literal,
    tree.BoolLiteral: _literal,
    tree.NullptrLiteral: lambda node: Address(None, 0),
    tree.Identifier: _identifier,
    tree.Unary: _unary,
    tree.Binary: _binary,
    tree.Conditional: _conditional,
    tree.Once: lambda node: evaluate(node.operand),
    tree.Again: lambda node: evaluate(node.once.operand),
    tree.ImplicitCast: _cast,
    tree.Cast: _cast,
    tree.SizeOf: _size_of,
    tree.Call: _call,
    tree.Assign: _assign,
}
