"""Symbolic values: NumPy operations on them emit IR instead of computing.

The NumPy engine defines each instruction as operations on arrays of lanes. `tracing` runs the same text on
`Symbolic` values, so both engines share one definition of every instruction. A symbolic value is an array to
NumPy, which sees its dtype. It holds a value of the IR: a scalar if it is *uniform*, that is equal in all
lanes of a gang, else a vector over the lanes.

`any` of symbolic values is True and `all` is False, so that traced code takes the path that is correct for
all values. Other uses of concrete values raise `Untraceable`, and the NumPy engine executes the kernel.

Integer vectors carry optional facts about their lanes:

- `lane_affine`: base + stride × lane, modulo 2^bits. Accesses at such addresses need no check per lane.
- `gather_index`: base + scale × a vector of 32 bits, so that bounds are compared in 32 bits.
- `cta_affine`: a base plus strides along the thread indices of the CTA (`cta_affine`).

PTX arithmetic creates canonical NaNs, processors do not. The NaN state of a float value says what is known:
`RAW` bits are significant as they are (loads, bit moves). A `DIRTY` value, the result of arithmetic, has NaNs
of any payload that stand for the canonical one; `canonical` replaces them where bits become visible. A
`CLEAN` value has no NaN but the canonical one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..ir.core import Value
from ..ir.irtypes import Type
from ..runtime.arithmetic.numerics import Deferred
from ..support.floats import Rounding
from .code_builder import CodeBuilder, constant, splat

RAW, DIRTY, CLEAN = "raw", "dirty", "clean"

_NAN = {
    "f2": np.uint16(0x7FFF).view(np.float16),
    "f4": np.uint32(0x7FFFFFFF).view(np.float32),
    "f8": np.uint64(0x7FF8 << 48).view(np.float64),
}


class Untraceable(Exception):
    """Raised when an instruction depends on values in a way that this engine cannot trace."""


@dataclass(frozen=True, slots=True)
class LaneAffine:
    """`base` + `stride` × lane, if all `conditions` (scalar bits) hold."""

    base: Any
    stride: int
    conditions: tuple[Value, ...] = ()


@dataclass(frozen=True, slots=True)
class GatherIndex:
    """`base` + `scale` × `lanes` modulo 2^64, where `lanes` is a symbolic vector of 32-bit integers that is
    sign- or zero-extended by its dtype. Addresses of `x[index[i]]` have this form.
    """

    base: Any
    scale: int
    lanes: Any


@dataclass(frozen=True, slots=True)
class CtaAffine:
    """`base` + Σ `strides` × thread index along x, y and z, and × CTA along x, if no condition is negative.

    `base` is CTA-uniform; a stride is an integer or CTA-uniform. Conditions are i64 values (`cta_affine`).
    """

    base: Any
    strides: tuple[Any, ...]
    conditions: tuple[Value, ...] = ()


class Symbolic(Deferred):
    """A value of the kernel: IR value `value` in the piece `text`, a scalar if `uniform`, else a vector.

    `nan` is its NaN state: RAW, DIRTY or CLEAN.
    """

    text: CodeBuilder
    value: Value
    uniform: bool
    nan: str
    lane_affine: LaneAffine | None
    gather_index: GatherIndex | None
    cta_affine: CtaAffine | None
    origin: int | None
    """Byte offset of the pointer parameter that an address was computed from, if there is exactly one."""
    noncanonical: Value | None
    """The value before NaNs were replaced by the canonical one; equal but for NaN payloads."""
    vote: tuple[Any, Any] | None
    """Of a vector of bits: uniform bits (all lanes are set, no lane is set), computed without a reduction.
    Both are sufficient conditions; if neither holds, the lanes may still agree.
    """

    # -- NumPy's protocols

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Any:
        if method != "__call__" or set(options) - {"dtype", "casting"}:
            raise Untraceable(f"{ufunc.__name__}.{method} over lanes")
        return DISPATCH["apply"](self.text, ufunc, inputs)

    def __array_function__(self, function: Any, types: Any, args: Any, options: Any) -> Any:
        if function is np.where and len(args) == 3:
            return select(*args)
        if function is np.any:
            return True
        if function is np.all:
            return False
        raise Untraceable(f"numpy.{function.__name__} over lanes")

    def __bool__(self) -> bool:
        raise Untraceable("a branch depends on a value")

    def __int__(self) -> int:
        raise Untraceable("a value is used as a Python integer")

    __index__ = __int__

    def __getitem__(self, key: Any) -> Any:
        raise Untraceable("a part of a value is read")

    def __setitem__(self, key: Any, value: Any) -> None:
        raise Untraceable("a part of a value is set")

    def any(self, *args: Any, **options: Any) -> Any:
        """Return True: some lane may be set. Raises Untraceable for any arguments."""
        if args or options:
            raise Untraceable("any over an axis")
        return True

    def all(self, *args: Any, **options: Any) -> Any:
        """Return False: some lane may be clear. Raises Untraceable for any arguments."""
        if args or options:
            raise Untraceable("all over an axis")
        return False

    def copy(self, *args: Any, **options: Any) -> Any:
        """Return the value itself, which is immutable."""
        return self

    def astype(self, dtype: Any, *args: Any, **options: Any) -> Any:
        """Return the value converted as NumPy converts."""
        return DISPATCH["convert"](self, np.dtype(dtype))

    def view(self, *args: Any, **options: Any) -> Any:
        """Return the same bits as another type of equal size; facts about integers stay.

        Raises Untraceable for other sizes and for bools.
        """
        target = np.dtype(args[0])
        if target == self.dtype:
            return self
        if target.itemsize != self.dtype.itemsize or "b" in (target.kind, self.dtype.kind):
            raise Untraceable(f"a view of {self.dtype} as {target}")
        exact = canonical(self)
        if target.kind != "f" and exact.dtype.kind != "f":
            lane_affine = self.lane_affine and LaneAffine(
                typed(self.lane_affine.base, target), self.lane_affine.stride, self.lane_affine.conditions
            )
            result = symbolic(self.text, exact.value, target, self.uniform, RAW, lane_affine)
            result.gather_index = self.gather_index and GatherIndex(
                typed(self.gather_index.base, target), self.gather_index.scale, self.gather_index.lanes
            )
            result.origin, result.cta_affine = (
                self.origin,
                self.cta_affine and DISPATCH["convert_affine"](self, target),
            )
            return result
        type = self.text.type(target, not self.uniform)
        return symbolic(self.text, self.text.cast("bitcast", exact.value, type), target, self.uniform)

    def with_exact_lanes(self, inexact: Any, name: str, mode: Rounding, operands: Any) -> Any:
        """Return the value with the inexact lanes replaced by the exactly rounded operation `name`."""
        return DISPATCH["replace_inexact_lanes"](self, inexact, name, mode, operands)

    def _refuse(self, *args: Any, **options: Any) -> Any:
        raise Untraceable("concrete values are read")

    item = tobytes = tolist = take = reshape = sum = min = max = ravel = flatten = nonzero = _refuse

    # -- the engine's own interface

    @property
    def kind(self) -> str:
        """The dtype's kind and size in bytes, as in 'f4'."""
        return self.dtype.kind + str(self.dtype.itemsize)

    @property
    def type(self) -> Type:
        """The type of `value`."""
        return self.text.type(self.dtype, not self.uniform)

    @property
    def vector(self) -> Value:
        """The IR value as a vector; a uniform one is broadcast."""
        return operand(self.text, self, True)

    def with_nan_state(self, nan: str) -> Symbolic:
        """Return the same value with another NaN state. No code is emitted."""
        return symbolic(self.text, self.value, self.dtype, self.uniform, nan)


DISPATCH: dict[str, Any] = {}
"""Late-bound operations: modules that import this one register `apply`, `convert`, `convert_affine`,
`replace_inexact_lanes` and `round_to_odd` here.
"""

_SHAPE = (1,)


def symbolic(
    text: CodeBuilder,
    value: Value,
    dtype: Any,
    uniform: bool,
    nan: str = RAW,
    lane_affine: LaneAffine | None = None,
    origin: int | None = None,
) -> Symbolic:
    """Return an IR value as a symbolic value of `dtype`, without gather index, CTA-affine form or vote."""
    result = np.ndarray.__new__(Symbolic, _SHAPE, dtype)
    (
        result.text,
        result.value,
        result.uniform,
        result.nan,
        result.lane_affine,
        result.gather_index,
        result.cta_affine,
        result.vote,
        result.noncanonical,
        result.origin,
    ) = (text, value, uniform, nan, lane_affine, None, None, None, None, origin)
    return result


def is_uniform(*values: Any) -> bool:
    """Return whether all values are equal in all lanes; constants are."""
    return all(value.uniform for value in values if isinstance(value, Symbolic))


def operand(text: CodeBuilder, value: Any, vector: bool) -> Value:
    """Return the IR value of a symbolic value or constant, broadcast over the lanes if `vector` is set."""
    if not isinstance(value, Symbolic):
        scalar = constant(value)
        return splat(text.width, scalar) if vector else scalar
    return text.broadcast(value.value) if vector and value.uniform else value.value


def arithmetic_operand(text: CodeBuilder, value: Any, vector: bool) -> Value:
    """Return `operand` of an instruction whose result does not depend on NaN payloads.

    It takes the value before canonicalization, so that its selection is not computed.
    """
    if not isinstance(value, Symbolic) or value.noncanonical is None:
        return operand(text, value, vector)
    return text.broadcast(value.noncanonical) if vector and value.uniform else value.noncanonical


def typed(value: Any, dtype: np.dtype) -> Any:
    """Return a symbolic value or constant converted to `dtype`. Raises Untraceable for an array of lanes."""
    if value.__class__ is dtype.type:
        return value
    if isinstance(value, Symbolic):
        if value.dtype == dtype:
            return value
        return value.astype(dtype)
    if isinstance(value, np.ndarray) and value.ndim:
        raise Untraceable("an array of lanes that is not a value")
    with np.errstate(all="ignore"):
        return np.asarray(value).astype(dtype)[()]


def _nan_state(value: Any) -> str:
    if isinstance(value, Symbolic):
        return value.nan
    number: np.generic = value
    return (
        RAW
        if value != value and number.tobytes() != np.asarray(_NAN[f"f{number.dtype.itemsize}"]).tobytes()
        else CLEAN
    )


def canonical(value: Any) -> Any:
    """Return a value with the NaNs of a DIRTY one replaced by the canonical NaN; any other value as it is."""
    if not isinstance(value, Symbolic) or value.nan != DIRTY:
        return value
    text, bits = value.text, value.value
    nan = operand(text, _NAN[value.kind], not value.uniform)
    result = text.select(text.fcmp("ord", bits, bits), bits, nan)
    exact = symbolic(text, result, value.dtype, value.uniform, CLEAN)
    exact.noncanonical = bits
    return exact


def select(condition: Any, a: Any, b: Any) -> Any:
    """Return `a` where the condition holds, else `b` (`numpy.where`), in their common dtype."""
    if not isinstance(condition, Symbolic):
        return a if condition else b
    text = condition.text
    if condition.dtype != np.bool_:
        condition = condition.astype(np.bool_)
    dtype = np.result_type(*(getattr(v, "dtype", v) for v in (a, b)))
    a, b = typed(a, dtype), typed(b, dtype)
    nan = RAW
    if dtype.kind == "f":
        states = {_nan_state(a), _nan_state(b)}
        if states == {RAW, DIRTY}:
            a, b = canonical(a), canonical(b)
        else:
            nan = DIRTY if DIRTY in states else RAW if RAW in states else CLEAN
    vector = not is_uniform(condition, a, b)
    test, x, y = (operand(text, value, vector) for value in (condition, a, b))
    return symbolic(text, text.select(test, x, y), dtype, not vector, nan)
