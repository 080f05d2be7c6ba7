"""NumPy's elementwise operations on symbolic values (`values`), as IR.

Results are NumPy's also where LLVM's instruction is undefined. Shifts by the width or more give zeros or sign
bits, `minimum` of floats propagates NaNs, and conversions of integers wrap around. A divisor of 0, which an
inactive lane may have, is replaced by 1.

Each operation also derives the facts of its result: lane-affine and CTA-affine forms, gather index, origin
and vote.
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
"""(builder, dtype of the operands, dtype of the result, whether it is a vector, operands) -> result."""


@cache
def _resolve_dtypes(ufunc: Any, types: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(ufunc.resolve_dtypes((*types, *([None] * ufunc.nout))))


def apply(text: CodeBuilder, ufunc: Any, inputs: tuple[Any, ...]) -> Any:
    """Return the result of a ufunc on symbolic values and constants, with NumPy's type promotion.

    Raises Untraceable for a ufunc without code.
    """
    emit = _OPERATIONS.get(ufunc)
    if emit is None:
        raise Untraceable(f"numpy.{ufunc.__name__} over lanes")
    types = tuple(type(v) if type(v) in (int, float, bool) else v.dtype for v in inputs)
    dtypes = _resolve_dtypes(ufunc, types)
    values = [typed(value, dtype) for value, dtype in zip(inputs, dtypes)]
    result = emit(text, dtypes[0], dtypes[-1], not is_uniform(*values), values)
    if ufunc in _LINEAR and isinstance(result, Symbolic) and not result.uniform and result.dtype.kind in "iu":
        result.lane_affine = _lane_affine(ufunc, values)
        result.gather_index = _gather_index(ufunc, values)
        if text.shape is not None:
            result.cta_affine = cta_affine.apply_linear(ufunc, values)
    if ufunc in (np.add, np.subtract) and isinstance(result, Symbolic):
        origins = [
            value.origin for value in values if isinstance(value, Symbolic) and value.origin is not None
        ]
        result.origin = origins[0] if len(origins) == 1 else None
    if text.emits_votes and isinstance(result, Symbolic) and not result.uniform and result.dtype.kind == "b":
        result.vote = _vote(text, ufunc, values)
    if (
        text.shape is not None
        and isinstance(result, Symbolic)
        and not result.uniform
        and result.cta_affine is None
        and result.vote is None
    ):
        cta_affine.record_non_affine(text, values)
    return result


_MAX_SCALE = 1 << 16
"""Upper bound of a gather index's scale, so that a scaled 32-bit index cannot overflow 64 bits."""


def _gather_index(ufunc: Any, values: list[Any]) -> GatherIndex | None:
    """Return the gather index of a sum, difference or multiple of one with a uniform value, else None."""
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
    if not 0 < factor * gather_index.scale <= _MAX_SCALE:
        return None
    return GatherIndex(ufunc(gather_index.base, b), gather_index.scale * factor, gather_index.lanes)


_ORDERS = {np.less, np.less_equal, np.greater, np.greater_equal}


def _vote(text: CodeBuilder, ufunc: Any, values: list[Any]) -> tuple[Any, Any] | None:
    """Return the vote (all, none) of a vector of bits, or None if only a reduction would tell.

    A lane-affine value compared with a uniform one is decided by its first and last lane, provided that it
    does not wrap around between them. Votes of `and`, `or` and `not` follow from those of the operands.
    """
    if text.shape is not None and ufunc in cta_affine.COMPARISONS:
        return cta_affine.compare_with_uniform(ufunc, values, text.shape)
    if ufunc in _ORDERS and all(v.dtype.kind in "iu" for v in values):
        sides = [lane_affine for v in values if (lane_affine := _as_lane_affine(v)) is not None]
        if len(sides) < 2 or (sides[0].stride and sides[1].stride):
            return None
        lane_affine = sides[0] if sides[0].stride else sides[1]
        last = lane_affine.base + _constant(lane_affine.stride * (text.width - 1), lane_affine.base.dtype)
        is_monotonic = last > lane_affine.base if lane_affine.stride > 0 else last < lane_affine.base
        for condition in lane_affine.conditions:
            is_monotonic = is_monotonic & symbolic(text, condition, np.bool_, True)
        ends = [
            ufunc(*(end if side is lane_affine else side.base for side in sides))
            for end in (lane_affine.base, last)
        ]
        return ends[0] & ends[1] & is_monotonic, ~ends[0] & ~ends[1] & is_monotonic
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
    """Return the lane-affine form of a sum, a difference, or a product with a constant; None for others."""
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


def _binary(integer: str, floating: str = "", boolean: str = "") -> Emit:
    """Return the emitter of a binary instruction, whose opcode depends on the kind of the operands' type."""

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
            return _combine_with_uniform(text, opcode, *sorted(values, key=is_uniform))
        x, y = _operands(text, values, vector)
        value = text.binary(opcode, x, y)
        return symbolic(text, value, result, not vector, DIRTY if dtype.kind == "f" else RAW)

    return emit


def _combine_with_uniform(text: CodeBuilder, opcode: str, lanes: Any, uniform: Any) -> Any:
    """Emit `and` or `or` of a vector of bits with a uniform bit, as a select without a broadcast."""
    absorbing = integer(text.bits, opcode == "or")
    choices = (lanes.value, absorbing) if opcode == "and" else (absorbing, lanes.value)
    return symbolic(text, text.select(operand(text, uniform, False), *choices), np.bool_, False)


def _comparison(signed: str, unsigned: str, floating: str) -> Emit:
    """Return the emitter of a comparison, with predicates for signed, unsigned and floating operands."""

    def emit(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
        x, y = _operands(text, values, vector)
        value = (
            text.fcmp(floating, x, y)
            if dtype.kind == "f"
            else text.icmp(signed if dtype.kind == "i" else unsigned, x, y)
        )
        return symbolic(text, value, np.bool_, not vector)

    return emit


def _shift(opcode: str) -> Emit:
    """Return the emitter of a shift by any amount, where LLVM's is undefined from the width on."""

    def emit(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
        a, amount = values
        bits = 8 * dtype.itemsize
        arithmetic = opcode == ">>" and dtype.kind == "i"
        name = "shl" if opcode == "<<" else "ashr" if arithmetic else "lshr"
        if not isinstance(amount, Symbolic):
            count = int(amount)
            if not 0 <= count < bits:
                if not arithmetic:
                    return dtype.type(0)
                count = bits - 1
            return symbolic(text, text.binary(name, operand(text, a, vector), count), dtype, not vector)
        x, n = _operands(text, values, vector)
        inside = text.icmp("ule", n, bits - 1)
        value: Value = text.binary(name, x, text.select(inside, n, integer(n.type, bits - 1)))
        if not arithmetic:
            value = text.select(inside, value, zero(value.type))
        return symbolic(text, value, dtype, not vector)

    return emit


def _unsigned_division(opcode: str) -> Emit:
    """Return the emitter of an unsigned quotient or remainder.

    Divisors of 0 are replaced by 1: an inactive lane may have one, and would trap. Raises Untraceable for
    signed operands and for a constant divisor of 0.
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
    """Emit a remainder, which has the divisor's sign.

    Signed divisors of 0 and -1 are replaced by 1. The result for -1 is the same, and the smallest integer
    divided by -1 would trap.
    """
    if dtype.kind == "u":
        return _unsigned_division("urem")(text, dtype, result, vector, values)
    if dtype.kind != "i":
        raise Untraceable(f"a remainder of {dtype}")
    a, b = values
    b = select((b == dtype.type(0)) | (b == dtype.type(-1)), dtype.type(1), b)
    x, y = _operands(text, [a, b], vector)
    remainder = symbolic(text, text.binary("srem", x, y), dtype, not vector)
    differs = (remainder != dtype.type(0)) & ((remainder ^ b) < dtype.type(0))
    return select(differs, remainder + b, remainder)


def _divide_by_doubles(text: CodeBuilder, opcode: str, x: Value, y: Value) -> Value:
    """Emit the division of vectors of at most 32 bits in doubles, for which processors have vector
    instructions. It is exact: the rounding error of a quotient is less than its distance to the next integer.
    """
    a, b = (text.cast("uitofp", v, text.type(np.float64, True)) for v in (x, y))
    quotient = text.cast("fptoui", text.binary("fdiv", a, b), x.type)
    if opcode == "udiv":
        return quotient
    return text.binary("sub", x, text.binary("mul", quotient, y))


def _unary(name: str, nan: str = DIRTY) -> Emit:
    """Return the emitter of a floating-point intrinsic; integers are returned as they are (`floor` etc.)."""

    def emit(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
        if dtype.kind != "f":
            return values[0]
        value = canonical(values[0]) if nan == RAW else values[0]
        return _unary_value(lambda x: text.overloaded(name, [x]), text, value, dtype, vector, nan)

    return emit


def _unary_value(
    instruction: Callable[[Value], Value], text: CodeBuilder, value: Any, dtype: Any, vector: bool, nan: str
) -> Symbolic:
    """Return a unary operation on a float.

    An operation that preserves NaN payloads is also applied to the operand before canonicalization, for later
    arithmetic.
    """
    if nan == DIRTY:
        return symbolic(text, instruction(arithmetic_operand(text, value, vector)), dtype, not vector, nan)
    result = symbolic(text, instruction(operand(text, value, vector)), dtype, not vector, nan)
    if isinstance(value, Symbolic) and value.noncanonical is not None:
        result.noncanonical = instruction(arithmetic_operand(text, value, vector))
    return result


def _absolute(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
    (a,) = values
    if dtype.kind == "f":
        return _unary("fabs", RAW)(text, dtype, result, vector, values)
    return select(a < dtype.type(0), np.negative(a), a) if dtype.kind == "i" else a


def _negative(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
    if dtype.kind == "f":
        return _unary_value(text.fneg, text, canonical(values[0]), dtype, vector, RAW)
    x = operand(text, values[0], vector)
    return symbolic(text, text.binary("sub", zero(x.type), x), dtype, not vector)


def _invert(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
    return symbolic(text, text.binary("xor", operand(text, values[0], vector), -1), dtype, not vector)


def _copysign(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
    a, b = (canonical(value) for value in values)
    value = text.overloaded("copysign", [operand(text, a, vector), operand(text, b, vector)])
    return symbolic(text, value, dtype, not vector)


def _signbit(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
    bits = np.dtype(f"i{dtype.itemsize}")
    return values[0].view(bits) < bits.type(0)


def _min_max(is_min: bool, propagates_nan: bool) -> Emit:
    """Return the emitter of a minimum or maximum, which propagates NaNs (`minimum`) or not (`fmin`)."""

    def emit(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
        a, b = values
        extreme = select(a < b if is_min else a > b, a, b)
        if dtype.kind != "f":
            return extreme
        if propagates_nan:
            return select(a != a, a, extreme)
        return select(b != b, a, extreme)

    return emit


def _bit_count(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
    a = operand(text, np.absolute(values[0]), vector)
    count = symbolic(text, text.overloaded("ctpop", [a]), f"u{dtype.itemsize}", not vector)
    return count.astype(result)


def _nextafter(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
    """Emit the neighbour of x towards y: x's bits as an integer, plus or minus one."""
    x, y = values
    bits = np.dtype(f"i{dtype.itemsize}")
    one, smallest = bits.type(1), bits.type(1)
    encoded = (x if isinstance(x, Symbolic) else typed(x, dtype)).view(bits)
    is_away_from_zero = (x < y) == (x > dtype.type(0))
    neighbour = np.where(is_away_from_zero, encoded + one, encoded - one)
    from_zero = np.where(y < dtype.type(0), smallest | bits.type(np.iinfo(bits).min), smallest)
    ordered = np.where(x == dtype.type(0), from_zero, neighbour).view(dtype)
    return np.where(x != x, x, np.where((y != y) | (x == y), y, ordered))


def _magnitude_test(test: Callable[[Any], Any]) -> Emit:
    """Return the emitter of a predicate on the operand's magnitude."""

    def emit(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
        return test(
            symbolic(text, text.overloaded("fabs", [operand(text, values[0], vector)]), dtype, not vector)
        )

    return emit


def _ufunc_loop(name: str) -> Emit:
    """Return the emitter of a call of NumPy's own loop (`approximations`)."""
    return lambda text, dtype, result, vector, values: call_ufunc_loop(text, name, values[0])


def _sign(text: CodeBuilder, dtype: Any, result: Any, vector: bool, values: list[Any]) -> Any:
    (a,) = values
    zero, one = dtype.type(0), dtype.type(1)
    return np.where(a > zero, one, np.where(a < zero, -one, a))


_OPERATIONS: dict[Any, Emit] = {
    np.add: _binary("add", "fadd"), np.subtract: _binary("sub", "fsub"), np.multiply: _binary("mul", "fmul"),
    np.true_divide: _binary("", "fdiv"),
    np.bitwise_and: _binary("and", boolean="and"), np.bitwise_or: _binary("or", boolean="or"),
    np.bitwise_xor: _binary("xor", boolean="xor"),
    np.left_shift: _shift("<<"), np.right_shift: _shift(">>"), np.floor_divide: _unsigned_division("udiv"),
    np.remainder: _remainder,
    np.equal: _comparison("eq", "eq", "oeq"), np.not_equal: _comparison("ne", "ne", "une"),
    np.less: _comparison("slt", "ult", "olt"),
    np.less_equal: _comparison("sle", "ule", "ole"), np.greater: _comparison("sgt", "ugt", "ogt"),
    np.greater_equal: _comparison("sge", "uge", "oge"),
    np.sqrt: _unary("sqrt"), np.rint: _unary("rint"), np.trunc: _unary("trunc"), np.floor: _unary("floor"),
    np.ceil: _unary("ceil"),
    np.absolute: _absolute, np.negative: _negative, np.invert: _invert, np.copysign: _copysign,
    np.signbit: _signbit, np.sign: _sign,
    np.minimum: _min_max(True, True), np.maximum: _min_max(False, True),
    np.fmin: _min_max(True, False), np.fmax: _min_max(False, False),
    **{getattr(np, name): _ufunc_loop(name) for name in UFUNC_NAMES},
    np.bitwise_count: _bit_count, np.nextafter: _nextafter,
    np.isfinite: _magnitude_test(lambda a: a < a.dtype.type(np.inf)),
    np.isinf: _magnitude_test(lambda a: a == a.dtype.type(np.inf)),
}  # fmt: skip


def convert(value: Symbolic, target: np.dtype) -> Any:
    """Return a value converted to a dtype as `astype` does, with the facts that stay true."""
    have, text, vector = value.dtype, value.text, not value.uniform
    if have == target:
        return value
    if target.kind == "b":
        return value != have.type(0)
    source, other = operand(text, value, vector), text.type(target, vector)
    if have.kind == "f" and target.kind == "f":
        if (have.itemsize, target.itemsize) == (8, 2):
            return DISPATCH["round_to_odd"](value).astype(target)
        result = text.cast("fpext" if target.itemsize > have.itemsize else "fptrunc", source, other)
        return symbolic(text, result, target, not vector, DIRTY if value.nan == DIRTY else RAW)
    if have.kind == "f":
        result = text.cast("fptoui" if target.kind == "u" else "fptosi", source, other)
        return symbolic(text, result, target, not vector)
    if target.kind == "f":
        result = text.cast("sitofp" if have.kind == "i" else "uitofp", source, other)
        return symbolic(text, result, target, not vector, CLEAN)
    if have.itemsize == target.itemsize and have.kind != "b":
        return value.view(target)
    opcode = "trunc" if target.itemsize < have.itemsize else "sext" if have.kind == "i" else "zext"
    result = text.cast(opcode, source, other)
    converted = symbolic(
        text, result, target, not vector, RAW, value.lane_affine and _convert_lane_affine(value, target)
    )
    if vector and have.kind in "iu" and (have.itemsize, target.itemsize) == (4, 8):
        converted.gather_index = GatherIndex(target.type(0), 1, value)
    converted.origin = value.origin
    if value.cta_affine is not None:
        converted.cta_affine = cta_affine.convert_affine(value, target)
    return converted


def _convert_lane_affine(value: Symbolic, target: np.dtype) -> LaneAffine | None:
    """Return the lane-affine form of a converted integer.

    An extension adds the condition that no lane's value wraps around. None for other types.
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
    is_exact = text.icmp(order, text.binary("add", first, step), first)
    return LaneAffine(
        typed(lane_affine.base, target), lane_affine.stride, (*lane_affine.conditions, is_exact)
    )


DISPATCH.update(apply=apply, convert=convert, convert_affine=cta_affine.convert_affine)
