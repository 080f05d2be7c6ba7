"""Integers that are affine in the block and the thread, represented by three numbers instead of an array.

Most integer arithmetic of a kernel computes indices:
`base + stride * (blockIdx.x * blockDim.x + threadIdx.x)`. In one-dimensional launches such a value is
`base + cta * c + thread * t` for CTA c of the batch and its thread t. Sums, products with what is the same in
all lanes, shifts to the left, changes of width and comparisons are done on the three numbers; whatever else
reads the value gets its array (`dense`). Loads and stores detect consecutive addresses directly.

Invariants: the three numbers are exact, and every lane's value lies in the range of `dtype`; a result that
might wrap around becomes an array. `cta` and `thread` are not both 0: that would be a scalar.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy as np

from .lane_ids import Lanes
from .values import DType, Lazy, Value, dense

_RANGES = {
    np.dtype(t): (int(np.iinfo(t).min), int(np.iinfo(t).max))
    for t in ("u1", "u2", "u4", "u8", "i1", "i2", "i4", "i8")
}

SPECIALS = frozenset({"%tid", "%ctaid"})


class Affine(Lazy):
    """An affine value over the lanes of a batch (see the module).

    `dtype` is that of the array it represents.
    """

    __slots__ = ("_dense", "base", "cta", "dtype", "high", "lanes", "low", "thread")
    # NumPy's scalars and arrays leave binary operators with one of these to the methods below.
    __array_ufunc__ = None

    def __init__(
        self, lanes: Lanes, dtype: np.dtype, base: int, cta: int, thread: int, low: int, high: int
    ) -> None:
        self.lanes, self.dtype, self.base, self.cta, self.thread, self.low, self.high = (
            lanes,
            dtype,
            base,
            cta,
            thread,
            low,
            high,
        )
        self._dense: np.ndarray | None = None

    @property
    def dense(self) -> np.ndarray:
        """The array over lanes; computed once, so that it is always the same object."""
        if self._dense is None:
            self._dense = _array(self.lanes, self.dtype, self.base, self.cta, self.thread)
        return self._dense

    @property
    def step(self) -> int | None:
        """The difference from lane to lane, if it is the same everywhere in the batch, else None."""
        if self.lanes.ctas == 1 or self.cta == self.thread * self.lanes.threads:
            return self.thread
        return None

    def is_aligned(self, offset: int, size: int) -> bool:
        """Return whether every lane's value, plus `offset`, is a multiple of `size`, a power of two."""
        return not (self.base + offset | self.cta | self.thread) & (size - 1)

    # -- operations of generated code

    def view(self, dtype: DType) -> Value:
        """Return the same bits as integers of the other signedness."""
        return self.astype(dtype) if self._fits(np.dtype(dtype)) else self.dense.view(dtype)

    def astype(self, dtype: DType) -> Value:
        """Return the value truncated or extended to another width."""
        target = np.dtype(dtype)
        if target == self.dtype:
            return self
        if not self._fits(target):
            return self.dense.astype(dtype)
        return Affine(self.lanes, target, self.base, self.cta, self.thread, self.low, self.high)

    def _fits(self, dtype: np.dtype) -> bool:
        low, high = _RANGES.get(dtype, (1, 0))
        return low <= self.low and self.high <= high

    def __add__(self, other: Value) -> Value:
        if isinstance(other, Affine):
            return make(
                self.lanes,
                self.dtype,
                self.base + other.base,
                self.cta + other.cta,
                self.thread + other.thread,
            )
        if isinstance(other, np.ndarray):
            return self.dense + other
        n = int(other)
        low, high = self.low + n, self.high + n
        bottom, top = _RANGES[self.dtype]
        if bottom <= low and high <= top:
            return Affine(self.lanes, self.dtype, self.base + n, self.cta, self.thread, low, high)
        return make(self.lanes, self.dtype, self.base + n, self.cta, self.thread)

    __radd__ = __add__

    def __sub__(self, other: Value) -> Value:
        if isinstance(other, Affine):
            return make(
                self.lanes,
                self.dtype,
                self.base - other.base,
                self.cta - other.cta,
                self.thread - other.thread,
            )
        if isinstance(other, np.ndarray):
            return self.dense - other
        return make(self.lanes, self.dtype, self.base - int(other), self.cta, self.thread)

    def __rsub__(self, other: Value) -> Value:
        if isinstance(other, np.ndarray):
            return other - self.dense
        return make(self.lanes, self.dtype, int(other) - self.base, -self.cta, -self.thread)

    def __mul__(self, other: Value) -> Value:
        if isinstance(other, Affine):
            return self.dense * other.dense
        if isinstance(other, np.ndarray):
            return self.dense * other
        n = int(other)
        return make(self.lanes, self.dtype, self.base * n, self.cta * n, self.thread * n)

    __rmul__ = __mul__

    def __lshift__(self, other: Value) -> Value:
        if isinstance(other, np.generic) and int(other) < 8 * self.dtype.itemsize:
            return self * (1 << int(other))
        return self.dense << dense(other)

    def __rlshift__(self, other: Value) -> Value:
        return other << self.dense

    def _compare(self, other: Value, test: Callable[[Any, Any], Any]) -> Value:
        if isinstance(other, Affine):
            difference = (self.cta - other.cta, self.thread - other.thread)
            return (
                np.bool_(test(self.base, other.base))
                if difference == (0, 0)
                else test(self.dense, other.dense)
            )
        if isinstance(other, np.generic):
            n = int(other)
            # Both ends on one side of n, or on n: every lane answers alike.
            if (
                n < self.low
                or n > self.high
                or (n == self.low and test(n, n) == test(n + 1, n))
                or (n == self.high and test(n, n) == test(n - 1, n))
            ):
                return np.bool_(test(self.low, n) if n != self.low else test(self.high, n))
        return test(self.dense, other)

    def __lt__(self, other: Value) -> Value:
        return self._compare(other, operator.lt)

    def __le__(self, other: Value) -> Value:
        return self._compare(other, operator.le)

    def __gt__(self, other: Value) -> Value:
        return self._compare(other, operator.gt)

    def __ge__(self, other: Value) -> Value:
        return self._compare(other, operator.ge)

    def __eq__(self, other: object) -> Value:
        return self._compare(other, operator.eq)

    def __ne__(self, other: object) -> Value:
        return self._compare(other, operator.ne)

    __hash__ = object.__hash__


def make(lanes: Lanes, dtype: np.dtype, base: int, cta: int, thread: int) -> Value:
    """Return base + cta * c + thread * t modulo the width of `dtype`.

    The result is a scalar, an Affine, or an array where lanes would wrap around.
    """
    bottom, top = _RANGES[dtype]
    across, within = cta * (lanes.ctas - 1), thread * (lanes.threads - 1)
    low, high = base + min(across, 0) + min(within, 0), base + max(across, 0) + max(within, 0)
    if low < bottom or high > top:
        # All lanes may be in one range of the same residues: adding 2**64 - 4 is subtracting 4.
        wraps = (low - bottom) >> 8 * dtype.itemsize
        shift = wraps << 8 * dtype.itemsize
        base, low, high = base - shift, low - shift, high - shift
        if high > top:
            return _array(lanes, dtype, base, cta, thread)
    if low == high:
        return dtype.type(base)
    return Affine(lanes, dtype, base, cta, thread, low, high)


def _array(lanes: Lanes, dtype: np.dtype, base: int, cta: int, thread: int) -> np.ndarray:
    unsigned = np.dtype(f"u{dtype.itemsize}").type
    modulus = (1 << 8 * dtype.itemsize) - 1
    first, across, within = (unsigned(n & modulus) for n in (base, cta, thread))
    if lanes.ctas == 1 or cta == thread * lanes.threads:
        result: np.ndarray = (lanes.ramp(unsigned) * within + first).view(dtype)
        return result
    inner = lanes.ramp(unsigned)[: lanes.threads] * within + first
    result = (inner + (lanes.ramp(unsigned)[: lanes.ctas] * across)[:, None]).reshape(-1).view(dtype)
    return result
