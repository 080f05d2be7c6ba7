"""Values that stand for what a kernel computes: NumPy operations on them emit IR.

The NumPy engine says what each instruction does as operations on arrays of lanes. The same text runs here on
`Symbolic` values, so that there is one definition of every instruction and two engines that follow it. A
symbolic value is an array to NumPy (its dtype is what promotion sees) and holds a value of the IR: a
scalar where it is the same in all lanes of a strip (*uniform*), else a vector over them.

A question about the values themselves (`any`, `all`) gets the answer that leaves every way open: something
may be so, and nothing is so throughout. What cannot be answered like this raises `Untraceable`, and the
module goes to the other engine.

A vector may be known to be a *line*: a scalar plus a constant times the lane's place, modulo its width, as
indices and addresses are; what widens a line says when that stays true. Accesses at lines need no look at the
lanes.

NaNs: `RAW` bits are meant as they are (loads, bit moves); arithmetic leaves `DIRTY` ones, which stand for the
canonical NaN and are made so where bits are seen; `CLEAN` values have no NaN but the canonical one.
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
    """`base` + `scale` × `small`, exactly but for what goes around 64 bits; `small` is a vector of 32 bits,
    as addresses of elements have it.
    """

    base: Any
    scale: int
    lanes: Any


@dataclass(frozen=True, slots=True)
class CtaAffine:
    """`base`, the same for all, + `steps` × the thread's place in its block along x, y and z, if no word of
    `conditions` is negative (`cta_affine`); steps are numbers or what is the same for all.
    """

    base: Any
    strides: tuple[Any, ...]
    conditions: tuple[Value, ...] = ()


class Symbolic(Deferred):
    """A value that an instruction will have: `value` in the piece `text`, `uniform` or a vector, `nan` as
    above.
    """

    text: CodeBuilder
    value: Value
    uniform: bool
    nan: str
    lane_affine: LaneAffine | None
    gather_index: GatherIndex | None
    cta_affine: CtaAffine | None
    origin: int | None
    """The byte of the kernel's parameters where the pointer stands that an address was computed from."""
    unsettled: Value | None
    """The value without selections of the canonical NaN: the same but for the bits of NaNs."""
    vote: tuple[Any, Any] | None
    """Of lanes' bits that follow from lines: (whether all are set, whether none is), both sure only where
    they hold.
    """

    # -- what NumPy asks

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
        raise Untraceable("the truth of a value is asked")

    def __int__(self) -> int:
        raise Untraceable("a value is asked as a number")

    __index__ = __int__

    def __getitem__(self, key: Any) -> Any:
        raise Untraceable("a part of a value is asked")

    def __setitem__(self, key: Any, value: Any) -> None:
        raise Untraceable("a part of a value is set")

    def any(self, *args: Any, **options: Any) -> Any:
        """Something may be so."""
        if args or options:
            raise Untraceable("any over an axis")
        return True

    def all(self, *args: Any, **options: Any) -> Any:
        """Nothing is so throughout, for all we know."""
        if args or options:
            raise Untraceable("all over an axis")
        return False

    def copy(self, *args: Any, **options: Any) -> Any:
        """Values do not change."""
        return self

    def astype(self, dtype: Any, *args: Any, **options: Any) -> Any:
        """The value in another type, as NumPy converts."""
        return DISPATCH["convert"](self, np.dtype(dtype))

    def view(self, *args: Any, **options: Any) -> Any:
        """The same bits as another type of the size."""
        target = np.dtype(args[0])
        if target == self.dtype:
            return self
        if target.itemsize != self.dtype.itemsize or "b" in (target.kind, self.dtype.kind):
            raise Untraceable(f"a view of {self.dtype} as {target}")
        settled = canonical(self)
        if target.kind != "f" and settled.dtype.kind != "f":
            lane_affine = self.lane_affine and LaneAffine(
                typed(self.lane_affine.base, target), self.lane_affine.stride, self.lane_affine.conditions
            )
            made = symbolic(self.text, settled.value, target, self.uniform, RAW, lane_affine)
            made.gather_index = self.gather_index and GatherIndex(
                typed(self.gather_index.base, target), self.gather_index.scale, self.gather_index.lanes
            )
            made.origin, made.cta_affine = (
                self.origin,
                self.cta_affine and DISPATCH["convert_affine"](self, target),
            )
            return made
        want = self.text.type(target, not self.uniform)
        return symbolic(self.text, self.text.cast("bitcast", settled.value, want), target, self.uniform)

    def with_exact_lanes(self, marked: Any, name: str, mode: Rounding, operands: Any) -> Any:
        """Return what `numerics` computes one by one."""
        return DISPATCH["replace_inexact_lanes"](self, marked, name, mode, operands)

    def _refuse(self, *args: Any, **options: Any) -> Any:
        raise Untraceable("values are asked")

    item = tobytes = tolist = take = reshape = sum = min = max = ravel = flatten = nonzero = _refuse

    # -- what the engine asks

    @property
    def kind(self) -> str:
        """The kind and size of its type, as in `LLVM`."""
        return self.dtype.kind + str(self.dtype.itemsize)

    @property
    def type(self) -> Type:
        """The IR type."""
        return self.text.type(self.dtype, not self.uniform)

    @property
    def vector(self) -> Value:
        """The operand as a vector."""
        return operand(self.text, self, True)

    def with_nan_state(self, nan: str) -> Symbolic:
        """The same value with another promise about its NaNs."""
        return symbolic(self.text, self.value, self.dtype, self.uniform, nan)


DISPATCH: dict[str, Any] = {}
"""Operations and conversions, which stand in files above this one, register here."""

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
    """Return a value of the IR as one of the kernel."""
    made = np.ndarray.__new__(Symbolic, _SHAPE, dtype)
    (
        made.text,
        made.value,
        made.uniform,
        made.nan,
        made.lane_affine,
        made.gather_index,
        made.cta_affine,
        made.vote,
        made.unsettled,
        made.origin,
    ) = (text, value, uniform, nan, lane_affine, None, None, None, None, origin)
    return made


def is_uniform(*values: Any) -> bool:
    """Return whether values are the same in all lanes; constants are."""
    return all(value.uniform for value in values if isinstance(value, Symbolic))


def operand(text: CodeBuilder, value: Any, vector: bool) -> Value:
    """Return a value as an operand, repeated over the lanes where a vector is wanted."""
    if not isinstance(value, Symbolic):
        one = constant(value)
        return splat(text.width, one) if vector else one
    return text.broadcast(value.value) if vector and value.uniform else value.value


def arithmetic_operand(text: CodeBuilder, value: Any, vector: bool) -> Value:
    """Return an operand of arithmetic or of a comparison, to which NaNs are alike."""
    if not isinstance(value, Symbolic) or value.unsettled is None:
        return operand(text, value, vector)
    return text.broadcast(value.unsettled) if vector and value.uniform else value.unsettled


def typed(value: Any, dtype: np.dtype) -> Any:
    """A value or constant as `dtype`."""
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


def _state(value: Any) -> str:
    if isinstance(value, Symbolic):
        return value.nan
    number: np.generic = value
    return (
        RAW
        if value != value and number.tobytes() != np.asarray(_NAN[f"f{number.dtype.itemsize}"]).tobytes()
        else CLEAN
    )


def canonical(value: Any) -> Any:
    """A value whose NaNs, if arithmetic made them, are the canonical one in fact."""
    if not isinstance(value, Symbolic) or value.nan != DIRTY:
        return value
    text, given = value.text, value.value
    nan = operand(text, _NAN[value.kind], not value.uniform)
    settled = text.select(text.fcmp("ord", given, given), given, nan)
    made = symbolic(text, settled, value.dtype, value.uniform, CLEAN)
    made.unsettled = given
    return made


def select(condition: Any, a: Any, b: Any) -> Any:
    """`a` where the condition holds, else `b`."""
    if not isinstance(condition, Symbolic):
        return a if condition else b
    text = condition.text
    if condition.dtype != np.bool_:
        condition = condition.astype(np.bool_)
    dtype = np.result_type(*(getattr(v, "dtype", v) for v in (a, b)))
    a, b = typed(a, dtype), typed(b, dtype)
    nan = RAW
    if dtype.kind == "f":
        states = {_state(a), _state(b)}
        if states == {RAW, DIRTY}:
            a, b = canonical(a), canonical(b)
        else:
            nan = DIRTY if DIRTY in states else RAW if RAW in states else CLEAN
    vector = not is_uniform(condition, a, b)
    test, chosen, other = (operand(text, value, vector) for value in (condition, a, b))
    chosen = text.select(test, chosen, other)
    return symbolic(text, chosen, dtype, not vector, nan)
