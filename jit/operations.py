"""NumPy's elementwise operations as instructions of the IR, with NumPy's meaning where LLVM's is narrower.

Shifts beyond the width give zeros or the sign, `minimum` of floats hands on NaNs, conversions wrap. Divisors
are made safe by who divides (`arithmetic.integers`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from ..ir.core import Value, zero
from . import cta_affine
from .approximations import UFUNC_NAMES, call_ufunc_loop
from .code_builder import CodeBuilder, integer
from .values import (
    CLEAN,
    DIRTY,
    DISPATCH,
    RAW,
    GatherIndex,
    LaneAffine,
    Symbolic,
    Untraceable,
    arithmetic_operand,
    canonical,
    is_uniform,
    operand,
    select,
    symbolic,
    typed,
)

Emit = Callable[[CodeBuilder, Any, Any, bool, list[Any]], Any]
"""(text, dtype that is computed in, dtype of the result, whether over lanes, operands) -> the value."""


@cache
def _resolved(ufunc: Any, types: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(ufunc.resolve_dtypes((*types, *([None] * ufunc.nout))))


def apply(text: CodeBuilder, ufunc: Any, inputs: tuple[Any, ...]) -> Any:
    """The value of an elementwise operation."""
    emit = _OPERATIONS.get(ufunc)
    if emit is None:
        raise Untraceable(f"numpy.{ufunc.__name__} over lanes")
    types = tuple(type(v) if type(v) in (int, float, bool) else v.dtype for v in inputs)
    resolved = _resolved(ufunc, types)
    values = [typed(value, dtype) for value, dtype in zip(inputs, resolved)]
    made = emit(text, resolved[0], resolved[-1], not is_uniform(*values), values)
    if ufunc in _LINEAR and isinstance(made, Symbolic) and not made.uniform and made.dtype.kind in "iu":
        made.lane_affine = _lane_affine(ufunc, values)
        made.gather_index = _gather_index(ufunc, values)
        if text.shape is not None:
            made.cta_affine = cta_affine.apply_linear(ufunc, values)
    if ufunc in (np.add, np.subtract) and isinstance(made, Symbolic):
        origins = [
            value.origin for value in values if isinstance(value, Symbolic) and value.origin is not None
        ]
        made.origin = origins[0] if len(origins) == 1 else None
    if text.emits_votes and isinstance(made, Symbolic) and not made.uniform and made.dtype.kind == "b":
        made.vote = _vote(text, ufunc, values)
    if (
        text.shape is not None
        and isinstance(made, Symbolic)
        and not made.uniform
        and made.cta_affine is None
        and made.vote is None
    ):
        cta_affine.note_miss(text, values)
    return made


_LARGEST = 1 << 16
"""The largest scale of an index: far less than would take 32 bits around 64."""


def _gather_index(ufunc: Any, values: list[Any]) -> GatherIndex | None:
    """Sums of an index and what is the same for all are indices, and multiples."""
    a, b = values
    if ufunc in (np.add, np.multiply) and is_uniform(a):
        a, b = b, a
    if not isinstance(a, Symbolic) or a.gather_index is None or not is_uniform(b):
        return None
    gather_index = a.gather_index
    if ufunc in (np.add, np.subtract):
        return GatherIndex(ufunc(gather_index.base, b), gather_index.scale, gather_index.lanes)
    if isinstance(b, Symbolic):
        return None
    factor = int(b) if ufunc is np.multiply else 1 << int(b) if 0 <= int(b) < 64 else 0
    if not 0 < factor * gather_index.scale <= _LARGEST:
        return None
    return GatherIndex(ufunc(gather_index.base, b), gather_index.scale * factor, gather_index.lanes)


_ORDERS = {np.less, np.less_equal, np.greater, np.greater_equal}


def _vote(text: CodeBuilder, ufunc: Any, values: list[Any]) -> tuple[Any, Any] | None:
    """Return what all lanes say: of a line compared with what is the same for all, its ends decide, if it
    does not wrap around between them.
    """
    if text.shape is not None and ufunc in cta_affine.COMPARISONS:
        return cta_affine.compare_with_uniform(ufunc, values, text.shape)
    if ufunc in _ORDERS and all(v.dtype.kind in "iu" for v in values):
        lines = [lane_affine for v in values if (lane_affine := _as_lane_affine(v)) is not None]
        if len(lines) < 2 or (lines[0].stride and lines[1].stride):
            return None
        lane_affine = lines[0] if lines[0].stride else lines[1]
        last = lane_affine.base + _constant(lane_affine.stride * (text.width - 1), lane_affine.base.dtype)
        sure = last > lane_affine.base if lane_affine.stride > 0 else last < lane_affine.base
        for condition in lane_affine.conditions:
            sure = sure & symbolic(text, condition, np.bool_, True)
        ends = [
            ufunc(*(end if each is lane_affine else each.base for each in lines))
            for end in (lane_affine.base, last)
        ]
        return ends[0] & ends[1] & sure, ~ends[0] & ~ends[1] & sure
    if ufunc not in (np.invert, np.bitwise_and, np.bitwise_or):
        return None
    parts = [
        vote
        for v in values
        if (vote := v.vote if isinstance(v, Symbolic) and not v.uniform else (v, ~v)) is not None
    ]
    if len(parts) < len(values):
        return None
    (a, no_a), (b, no_b) = parts[0], parts[-1]
    return (
        (no_a, a)
        if ufunc is np.invert
        else (a & b, no_a | no_b)
        if ufunc is np.bitwise_and
        else (a | b, no_a & no_b)
    )


def _as_lane_affine(value: Any) -> LaneAffine | None:
    return value.lane_affine if isinstance(value, Symbolic) and not value.uniform else LaneAffine(value, 0)


def _constant(value: int, dtype: np.dtype) -> Any:
    return np.array(value & (1 << 8 * dtype.itemsize) - 1, f"u{dtype.itemsize}").astype(dtype)[()]


_LINEAR = {np.add, np.subtract, np.multiply, np.left_shift}


def _lane_affine(ufunc: Any, values: list[Any]) -> LaneAffine | None:
    """Sums of lines are lines, and lines times constants."""
    a, b = map(_as_lane_affine, values)
    if a is None or b is None:
        return None
    if ufunc in (np.add, np.subtract):
        sign = 1 if ufunc is np.add else -1
        return LaneAffine(
            ufunc(a.base, b.base),
            a.stride + sign * b.stride,
            (*a.conditions, *(c for c in b.conditions if c not in a.conditions)),
        )
    if ufunc is np.multiply and a.stride == 0:
        a, b = b, a
    if b.stride or isinstance(b.base, Symbolic):
        return None
    bits = 8 * b.base.dtype.itemsize
    factor = int(b.base) if ufunc is np.multiply else 1 << int(b.base) if 0 <= int(b.base) < bits else 0
    return LaneAffine(ufunc(a.base, b.base), a.stride * factor, a.conditions)


def _operands(text: CodeBuilder, values: list[Any], vector: bool) -> list[Value]:
    return [arithmetic_operand(text, value, vector) for value in values]


def _plain(integer: str, floating: str = "", boolean: str = "") -> Emit:
    """An instruction of two operands, by the kind of their type."""

    def emit(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
        opcode = floating if dtype.kind == "f" else boolean if dtype.kind == "b" else integer
        if not opcode:
            raise Untraceable(f"an operation on {dtype}")
        if (
            dtype.kind == "b"
            and vector
            and is_uniform(values[0]) != is_uniform(values[1])
            and opcode != "xor"
        ):
            return _decided(text, opcode, *sorted(values, key=is_uniform))
        x, y = _operands(text, values, vector)
        made = text.binary(opcode, x, y)
        return symbolic(text, made, result, not vector, DIRTY if dtype.kind == "f" else RAW)

    return emit


def _decided(text: CodeBuilder, opcode: str, lanes: Any, one: Any) -> Any:
    """`and` and `or` of lanes' bits with one that is the same for all: no vector is made of it."""
    decided = integer(text.bits, opcode == "or")
    chosen = (lanes.value, decided) if opcode == "and" else (decided, lanes.value)
    return symbolic(text, text.select(operand(text, one, False), *chosen), np.bool_, False)


def _comparison(signed: str, unsigned: str, floating: str) -> Emit:
    def emit(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
        x, y = _operands(text, values, vector)
        made = (
            text.fcmp(floating, x, y)
            if dtype.kind == "f"
            else text.icmp(signed if dtype.kind == "i" else unsigned, x, y)
        )
        return symbolic(text, made, np.bool_, not vector)

    return emit


def _shift(opcode: str) -> Emit:
    def emit(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
        a, amount = values
        bits = 8 * dtype.itemsize
        arithmetic = opcode == ">>" and dtype.kind == "i"
        name = "shl" if opcode == "<<" else "ashr" if arithmetic else "lshr"
        if not isinstance(amount, Symbolic):
            given = int(amount)
            if not 0 <= given < bits:
                if not arithmetic:
                    return dtype.type(0)
                given = bits - 1
            return symbolic(text, text.binary(name, operand(text, a, vector), given), dtype, not vector)
        x, n = _operands(text, values, vector)
        inside = text.icmp("ule", n, bits - 1)
        moved: Value = text.binary(name, x, text.select(inside, n, integer(n.type, bits - 1)))
        if not arithmetic:
            moved = text.select(inside, moved, zero(moved.type))
        return symbolic(text, moved, dtype, not vector)

    return emit


def _unsigned(opcode: str) -> Emit:
    """Division of unsigned integers; a divisor that is zero in a lane that nobody asks about must not stop
    the rest.
    """

    def emit(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
        if dtype.kind != "u":
            raise Untraceable(f"{opcode} of {dtype}")
        a, b = values
        if not isinstance(b, Symbolic) and not int(b):
            raise Untraceable("division by zero")
        if isinstance(b, Symbolic):
            b = select(b == dtype.type(0), dtype.type(1), b)
        x, y = _operands(text, [a, b], vector)
        if vector and dtype.itemsize <= 4 and isinstance(b, Symbolic):
            return symbolic(text, _divide_by_doubles(text, opcode, x, y), dtype, False)
        return symbolic(text, text.binary(opcode, x, y), dtype, not vector)

    return emit


def _remainder(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
    """The remainder of a division; of signed integers with the divisor's sign. Division by -1, whose quotient
    may not be a number of the type, leaves nothing, as that by 1 does.
    """
    if dtype.kind == "u":
        return _unsigned("urem")(text, dtype, result, vector, values)
    if dtype.kind != "i":
        raise Untraceable(f"a remainder of {dtype}")
    a, b = values
    b = select((b == dtype.type(0)) | (b == dtype.type(-1)), dtype.type(1), b)
    x, y = _operands(text, [a, b], vector)
    rest = symbolic(text, text.binary("srem", x, y), dtype, not vector)
    return select((rest != dtype.type(0)) & ((rest ^ b) < dtype.type(0)), rest + b, rest)


def _divide_by_doubles(text: CodeBuilder, opcode: str, x: Value, y: Value) -> Value:
    """Integers of at most 32 bits divided as doubles: a quotient of such is off by less than its distance to
    the next integer.
    """
    a, b = (text.cast("uitofp", v, text.type(np.float64, True)) for v in (x, y))
    quotient = text.cast("fptoui", text.binary("fdiv", a, b), x.type)
    if opcode == "udiv":
        return quotient
    return text.binary("sub", x, text.binary("mul", quotient, y))


def _unary(name: str, nan: str = DIRTY) -> Emit:
    """An intrinsic of floats."""

    def emit(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
        if dtype.kind != "f":
            return values[0]
        value = canonical(values[0]) if nan == RAW else values[0]
        return _of_one(lambda x: text.overloaded(name, [x]), text, value, dtype, vector, nan)

    return emit


def _of_one(
    instruction: Callable[[Value], Value], text: CodeBuilder, value: Any, dtype: Any, vector: bool, nan: str
) -> Symbolic:
    """Return an operation on a float. One that keeps NaNs' bits is applied without canonical ones, too."""
    if nan == DIRTY:
        return symbolic(text, instruction(arithmetic_operand(text, value, vector)), dtype, not vector, nan)
    made = symbolic(text, instruction(operand(text, value, vector)), dtype, not vector, nan)
    if isinstance(value, Symbolic) and value.unsettled is not None:
        made.unsettled = instruction(arithmetic_operand(text, value, vector))
    return made


def _absolute(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
    (a,) = values
    if dtype.kind == "f":
        return _unary("fabs", RAW)(text, dtype, result, vector, values)
    return select(a < dtype.type(0), np.negative(a), a) if dtype.kind == "i" else a


def _negative(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
    if dtype.kind == "f":
        return _of_one(text.fneg, text, canonical(values[0]), dtype, vector, RAW)
    x = operand(text, values[0], vector)
    return symbolic(text, text.binary("sub", zero(x.type), x), dtype, not vector)


def _invert(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
    return symbolic(text, text.binary("xor", operand(text, values[0], vector), -1), dtype, not vector)


def _copysign(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
    a, b = (canonical(value) for value in values)
    made = text.overloaded("copysign", [operand(text, a, vector), operand(text, b, vector)])
    return symbolic(text, made, dtype, not vector)


def _signbit(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
    bits = np.dtype(f"i{dtype.itemsize}")
    return values[0].view(bits) < bits.type(0)


def _extreme(smaller: bool, which: str) -> Emit:
    """minimum and maximum (a NaN wins), fmin and fmax (it loses)."""

    def emit(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
        a, b = values
        chosen = select(a < b if smaller else a > b, a, b)
        if dtype.kind != "f":
            return chosen
        if which == "strict":
            return select(a != a, a, chosen)
        return select(b != b, a, chosen)

    return emit


def _bit_count(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
    a = operand(text, np.absolute(values[0]), vector)
    made = symbolic(text, text.overloaded("ctpop", [a]), f"u{dtype.itemsize}", not vector)
    return made.astype(result)


def _nextafter(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
    """The neighbour of x towards y: its bits as an integer, plus or minus one."""
    x, y = values
    bits = np.dtype(f"i{dtype.itemsize}")
    one, least = bits.type(1), bits.type(1)
    whole = (x if isinstance(x, Symbolic) else typed(x, dtype)).view(bits)
    away = (x < y) == (x > dtype.type(0))
    stepped = np.where(away, whole + one, whole - one)
    from_zero = np.where(y < dtype.type(0), least | bits.type(np.iinfo(bits).min), least)
    outcome = np.where(x == dtype.type(0), from_zero, stepped).view(dtype)
    return np.where(x != x, x, np.where((y != y) | (x == y), y, outcome))


def _classified(test: Callable[[Any], Any]) -> Emit:
    def emit(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
        return test(
            symbolic(text, text.overloaded("fabs", [operand(text, values[0], vector)]), dtype, not vector)
        )

    return emit


def _numpys(name: str) -> Emit:
    """A function that only NumPy has."""
    return lambda text, dtype, result, vector, values: call_ufunc_loop(text, name, values[0])


def _sign(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
    (a,) = values
    zero, one = dtype.type(0), dtype.type(1)
    return np.where(a > zero, one, np.where(a < zero, -one, a))


_OPERATIONS: dict[Any, Emit] = {
    np.add: _plain("add", "fadd"), np.subtract: _plain("sub", "fsub"), np.multiply: _plain("mul", "fmul"),
    np.true_divide: _plain("", "fdiv"),
    np.bitwise_and: _plain("and", boolean="and"), np.bitwise_or: _plain("or", boolean="or"),
    np.bitwise_xor: _plain("xor", boolean="xor"),
    np.left_shift: _shift("<<"), np.right_shift: _shift(">>"), np.floor_divide: _unsigned("udiv"),
    np.remainder: _remainder,
    np.equal: _comparison("eq", "eq", "oeq"), np.not_equal: _comparison("ne", "ne", "une"),
    np.less: _comparison("slt", "ult", "olt"),
    np.less_equal: _comparison("sle", "ule", "ole"), np.greater: _comparison("sgt", "ugt", "ogt"),
    np.greater_equal: _comparison("sge", "uge", "oge"),
    np.sqrt: _unary("sqrt"), np.rint: _unary("rint"), np.trunc: _unary("trunc"), np.floor: _unary("floor"),
    np.ceil: _unary("ceil"),
    np.absolute: _absolute, np.negative: _negative, np.invert: _invert, np.copysign: _copysign,
    np.signbit: _signbit, np.sign: _sign,
    np.minimum: _extreme(True, "strict"), np.maximum: _extreme(False, "strict"),
    np.fmin: _extreme(True, "number"), np.fmax: _extreme(False, "number"),
    **{getattr(np, name): _numpys(name) for name in UFUNC_NAMES},
    np.bitwise_count: _bit_count, np.nextafter: _nextafter,
    np.isfinite: _classified(lambda a: a < a.dtype.type(np.inf)),
    np.isinf: _classified(lambda a: a == a.dtype.type(np.inf)),
}  # fmt: skip


def convert(value: Symbolic, target: np.dtype) -> Any:
    """`astype`."""
    have, text, vector = value.dtype, value.text, not value.uniform
    if have == target:
        return value
    if target.kind == "b":
        return value != have.type(0)
    source, other = operand(text, value, vector), text.type(target, vector)
    if have.kind == "f" and target.kind == "f":
        if (have.itemsize, target.itemsize) == (8, 2):
            return DISPATCH["round_to_odd"](value).astype(target)
        made = text.cast("fpext" if target.itemsize > have.itemsize else "fptrunc", source, other)
        return symbolic(text, made, target, not vector, DIRTY if value.nan == DIRTY else RAW)
    if have.kind == "f":
        made = text.cast("fptoui" if target.kind == "u" else "fptosi", source, other)
        return symbolic(text, made, target, not vector)
    if target.kind == "f":
        made = text.cast("sitofp" if have.kind == "i" else "uitofp", source, other)
        return symbolic(text, made, target, not vector, CLEAN)
    if have.itemsize == target.itemsize and have.kind != "b":
        return value.view(target)
    opcode = "trunc" if target.itemsize < have.itemsize else "sext" if have.kind == "i" else "zext"
    made = text.cast(opcode, source, other)
    moved = symbolic(
        text, made, target, not vector, RAW, value.lane_affine and _convert_lane_affine(value, target)
    )
    if vector and have.kind in "iu" and (have.itemsize, target.itemsize) == (4, 8):
        moved.gather_index = GatherIndex(target.type(0), 1, value)
    moved.origin = value.origin
    if value.cta_affine is not None:
        moved.cta_affine = cta_affine.convert_affine(value, target)
    return moved


def _convert_lane_affine(value: Symbolic, target: np.dtype) -> LaneAffine | None:
    """The line of a longer or shorter integer: a longer one's is one if the last lane's value has not wrapped
    around.
    """
    lane_affine, have, text = value.lane_affine, value.dtype, value.text
    assert lane_affine is not None
    if have.kind not in "iu" or target.kind not in "iu":
        return None
    if target.itemsize <= have.itemsize:
        return LaneAffine(typed(lane_affine.base, target), lane_affine.stride, lane_affine.conditions)
    step = lane_affine.stride * (text.width - 1)
    if abs(step) >= 1 << 8 * have.itemsize - 1:
        return None
    first = operand(text, lane_affine.base, False)
    order = ("s" if have.kind == "i" else "u") + ("ge" if step >= 0 else "le")
    kept = text.icmp(order, text.binary("add", first, step), first)
    return LaneAffine(typed(lane_affine.base, target), lane_affine.stride, (*lane_affine.conditions, kept))


DISPATCH.update(apply=apply, convert=convert, convert_affine=cta_affine.convert_affine)
