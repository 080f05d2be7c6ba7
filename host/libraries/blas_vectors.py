"""cuBLAS, level 1: vectors."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from .arrays import Array, Execution
from .blas import ArrayArgument, BlasCall, Scalar, variant
from .families import FunctionFamily

_X = "int n, const T *x, int incx"
_XY = "int n, const T *x, int incx, const T *y, int incy"
_MOVING = "int n, T *x, int incx, T *y, int incy"
_PART = 1 << 20
"""The number of elements that are converted to double precision at once."""


def _size(x: Array) -> Array:
    """Return |re| + |im|, by which BLAS compares complex numbers."""
    return abs(x.real) + abs(x.imag)


def _sum(n: int, term: Callable[[slice], Any]) -> Any:
    """Return a sum over a vector, of which `term` sums a part in double precision: cuBLAS adds in many lanes,
    so its sums of floats are close to exact ones.
    """
    return sum((term(slice(start, start + _PART)) for start in range(0, n, _PART)), 0.0)


def _wide(x: Array) -> Array:
    return x.astype(np.result_type(x, np.float64))


def _ascending(n: int, x: ArrayArgument) -> Array:
    """Return the vector, without elements unless `n` and the step are positive."""
    return x(n) if n > 0 and x.step > 0 else np.empty(0, x.kind)


def _extreme(
    c: BlasCall, n: int, x: ArrayArgument, result: Array, index_of: Callable[[Array], Any]
) -> Execution:
    values = _ascending(n, x)
    yield
    result[()] = int(index_of(_size(values))) + 1 if values.size else 0


def asum(c: BlasCall, n: int, x: ArrayArgument, result: Array) -> Execution:
    """Compute asum: the sum of |x|."""
    values = _ascending(n, x)
    yield
    result[()] = _sum(len(values), lambda part: _size(values[part]).sum(dtype=np.float64))


def nrm2(c: BlasCall, n: int, x: ArrayArgument, result: Array) -> Execution:
    """Compute nrm2: the Euclidean norm."""
    values = _ascending(n, x)
    yield
    largest = float(abs(values).max(initial=0))
    if 0 < largest < np.inf:
        squares = _sum(len(values), lambda part: np.linalg.norm(_wide(values[part]) / largest) ** 2)
        largest *= math.sqrt(squares)
    result[()] = largest


def axpy(c: BlasCall, n: int, alpha: Scalar, x: ArrayArgument, y: ArrayArgument) -> Execution:
    """Compute axpy: y += alpha x."""
    out, values = y(n), x(n)
    yield
    out += alpha() * values


def copy(c: BlasCall, n: int, x: ArrayArgument, y: ArrayArgument) -> Execution:
    """Compute copy: y = x."""
    out, values = y(n), x(n)
    yield
    out[...] = values


def swap(c: BlasCall, n: int, x: ArrayArgument, y: ArrayArgument) -> Execution:
    """Compute swap: x and y are exchanged."""
    a, b = x(n), y(n)
    yield
    old_x = a.copy()
    a[...], b[...] = b, old_x


def scal(c: BlasCall, n: int, alpha: Scalar, x: ArrayArgument) -> Execution:
    """Compute scal: x *= alpha."""
    out = x(n)
    yield
    out *= alpha()


def dot(
    c: BlasCall, n: int, x: ArrayArgument, y: ArrayArgument, result: Array, conjugate: bool = False
) -> Execution:
    """Compute dot: the sum of x y, without conjugation."""
    a, b = x(n), y(n)
    yield
    first = a.conj() if conjugate else a
    result[()] = _sum(len(b), lambda part: _wide(first[part]) @ _wide(b[part]))


def rot(c: BlasCall, n: int, x: ArrayArgument, y: ArrayArgument, cosine: Scalar, sine: Scalar) -> Execution:
    """Compute rot: a plane rotation of x and y."""
    a, b = x(n), y(n)
    yield
    old_x = a.copy()
    a[...] = cosine() * old_x + sine() * b
    b[...] = cosine() * b - np.conj(sine()) * old_x


def rotg(c: BlasCall, first: Array, second: Array, cos: Array, sin: Array) -> Execution:
    """Construct the Givens rotation that zeroes b; r is written to a, and z to b for real numbers (BLAS,
    srotg).
    """
    yield
    x, y = first[()], second[()]
    scale = abs(x) + abs(y)
    if not scale:
        cos[()], sin[()], first[()], second[()] = 1, 0, 0, 0
        return
    size = scale * np.sqrt(abs(x / scale) ** 2 + abs(y / scale) ** 2)
    if c.is_complex:
        unit = x / abs(x) if abs(x) else c.kind(1)
        cos[()], sin[()], first[()] = abs(x) / size, unit * np.conj(y) / size, unit * size
        return
    r = np.copysign(size, x if abs(x) > abs(y) else y)
    cos[()], sin[()] = x / r, y / r
    second[()] = sin[()] if abs(x) > abs(y) else 1 / cos[()] if cos[()] else 1
    first[()] = r


# fmt: off
FAMILIES = (
    FunctionFamily("Isamax Idamax Icamax Izamax", "SDCZ", f"{_X}, int *result",
        variant("amax", _extreme, index_of=np.argmax)),
    FunctionFamily("Isamin Idamin Icamin Izamin", "SDCZ", f"{_X}, int *result",
        variant("amin", _extreme, index_of=np.argmin)),
    FunctionFamily("Sasum Dasum Scasum Dzasum", "SDCZ", f"{_X}, R *result", asum),
    FunctionFamily("Snrm2 Dnrm2 Scnrm2 Dznrm2", "SDCZ", f"{_X}, R *result", nrm2),
    FunctionFamily("Saxpy Daxpy Caxpy Zaxpy", "SDCZ",
        "int n, const T *alpha, const T *x, int incx, T *y, int incy",
        axpy),
    FunctionFamily("Scopy Dcopy Ccopy Zcopy", "SDCZ", "int n, const T *x, int incx, T *y, int incy", copy),
    FunctionFamily("Sswap Dswap Cswap Zswap", "SDCZ", _MOVING, swap),
    FunctionFamily("Sscal Dscal Cscal Zscal", "SDCZ", "int n, const T *alpha, T *x, int incx", scal),
    FunctionFamily("Csscal Zdscal", "CZ", "int n, const R *alpha, T *x, int incx",
        variant("scal_by_real", scal)),
    FunctionFamily("Sdot Ddot Cdotu Zdotu", "SDCZ", f"{_XY}, T *result", dot),
    FunctionFamily("Cdotc Zdotc", "CZ", f"{_XY}, T *result", variant("dotc", dot, conjugate=True)),
    FunctionFamily("Srot Drot Crot Zrot", "SDCZ", f"{_MOVING}, const R *cosine, const T *sine", rot),
    FunctionFamily("Csrot Zdrot", "CZ", f"{_MOVING}, const R *cosine, const R *sine",
        variant("rot_by_real", rot)),
    FunctionFamily("Srotg Drotg Crotg Zrotg", "SDCZ",
        "T *result_a, T *result_b, R *result_c, T *result_s", rotg),
)
# fmt: on
