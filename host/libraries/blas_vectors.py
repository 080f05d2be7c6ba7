"""cuBLAS, level 1: vectors."""

from __future__ import annotations

import numpy as np

from .arrays import Array
from .blas import BlasCall, Work
from .families import FunctionFamily

_X = "int n, const T *x, int incx"
_XY = "int n, const T *x, int incx, const T *y, int incy"
_MOVING = "int n, T *x, int incx, T *y, int incy"


def _size(x: Array) -> Array:
    """Return |re| + |im|, by which BLAS compares complex numbers."""
    return abs(x.real) + abs(x.imag)


def amax(c: BlasCall, n: int, x: int | None, step: int, out: int | None) -> Work:
    target = c.result(out, np.int32)

    def work() -> None:
        target[()] = int(np.argmax(_size(c.vector(x, n, step)))) + 1 if n > 0 and step > 0 else 0

    return work


def amin(c: BlasCall, n: int, x: int | None, step: int, out: int | None) -> Work:
    target = c.result(out, np.int32)

    def work() -> None:
        target[()] = int(np.argmin(_size(c.vector(x, n, step)))) + 1 if n > 0 and step > 0 else 0

    return work


def asum(c: BlasCall, n: int, x: int | None, step: int, out: int | None) -> Work:
    target = c.result(out, c.real)

    def work() -> None:
        target[()] = _size(c.vector(x, n, step)).sum() if n > 0 and step > 0 else 0

    return work


def nrm2(c: BlasCall, n: int, x: int | None, step: int, out: int | None) -> Work:
    target = c.result(out, c.real)

    def work() -> None:
        values = c.vector(x, n, step) if n > 0 and step > 0 else np.zeros(1, c.kind)
        largest = float(abs(values).max())
        target[()] = largest * np.linalg.norm(values / largest) if 0 < largest < np.inf else largest

    return work


def axpy(
    c: BlasCall, n: int, alpha: int | None, x: int | None, x_step: int, y: int | None, y_step: int
) -> Work:
    factor = c.scalar(alpha)

    def work() -> None:
        out = c.vector(y, n, y_step)
        out += factor() * c.vector(x, n, x_step)

    return work


def copy(c: BlasCall, n: int, x: int | None, x_step: int, y: int | None, y_step: int) -> Work:
    def work() -> None:
        c.vector(y, n, y_step)[...] = c.vector(x, n, x_step)

    return work


def swap(c: BlasCall, n: int, x: int | None, x_step: int, y: int | None, y_step: int) -> Work:
    def work() -> None:
        a, b = c.vector(x, n, x_step), c.vector(y, n, y_step)
        old_x = a.copy()
        a[...], b[...] = b, old_x

    return work


def scal(c: BlasCall, n: int, alpha: int | None, x: int | None, step: int) -> Work:
    factor = c.scalar(alpha)

    def work() -> None:
        out = c.vector(x, n, step)
        out *= factor()

    return work


def scal_by_real(c: BlasCall, n: int, alpha: int | None, x: int | None, step: int) -> Work:
    factor = c.scalar(alpha, c.real)

    def work() -> None:
        out = c.vector(x, n, step)
        out *= factor()

    return work


def _dot(
    c: BlasCall,
    n: int,
    x: int | None,
    x_step: int,
    y: int | None,
    y_step: int,
    out: int | None,
    conjugate: bool,
) -> Work:
    target = c.result(out)

    def work() -> None:
        a = c.vector(x, n, x_step)
        target[()] = (a.conj() if conjugate else a) @ c.vector(y, n, y_step)

    return work


def dot(c: BlasCall, n: int, x: int | None, x_step: int, y: int | None, y_step: int, out: int | None) -> Work:
    return _dot(c, n, x, x_step, y, y_step, out, False)


def dotc(
    c: BlasCall, n: int, x: int | None, x_step: int, y: int | None, y_step: int, out: int | None
) -> Work:
    return _dot(c, n, x, x_step, y, y_step, out, True)


def _rotate(
    c: BlasCall,
    n: int,
    x: int | None,
    x_step: int,
    y: int | None,
    y_step: int,
    cosine: int | None,
    sine: int | None,
    is_real: bool,
) -> Work:
    cos, sin = c.scalar(cosine, c.real), c.scalar(sine, c.real if is_real else c.kind)

    def work() -> None:
        a, b = c.vector(x, n, x_step), c.vector(y, n, y_step)
        old_x = a.copy()
        a[...] = cos() * old_x + sin() * b
        b[...] = cos() * b - np.conj(sin()) * old_x

    return work


def rot(
    c: BlasCall,
    n: int,
    x: int | None,
    x_step: int,
    y: int | None,
    y_step: int,
    cosine: int | None,
    sine: int | None,
) -> Work:
    return _rotate(c, n, x, x_step, y, y_step, cosine, sine, False)


def rot_by_real(
    c: BlasCall,
    n: int,
    x: int | None,
    x_step: int,
    y: int | None,
    y_step: int,
    cosine: int | None,
    sine: int | None,
) -> Work:
    return _rotate(c, n, x, x_step, y, y_step, cosine, sine, True)


def rotg(c: BlasCall, a: int | None, b: int | None, cosine: int | None, sine: int | None) -> Work:
    """Construct the Givens rotation that zeroes b; r is written to a, and z to b for real numbers (BLAS,
    srotg).
    """
    first, second, cos, sin = c.result(a), c.result(b), c.result(cosine, c.real), c.result(sine)

    def work() -> None:
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

    return work


# fmt: off
FAMILIES = (
    FunctionFamily("Isamax Idamax Icamax Izamax", "SDCZ", f"{_X}, int *result", amax),
    FunctionFamily("Isamin Idamin Icamin Izamin", "SDCZ", f"{_X}, int *result", amin),
    FunctionFamily("Sasum Dasum Scasum Dzasum", "SDCZ", f"{_X}, R *result", asum),
    FunctionFamily("Snrm2 Dnrm2 Scnrm2 Dznrm2", "SDCZ", f"{_X}, R *result", nrm2),
    FunctionFamily("Saxpy Daxpy Caxpy Zaxpy", "SDCZ",
        "int n, const T *alpha, const T *x, int incx, T *y, int incy",
        axpy),
    FunctionFamily("Scopy Dcopy Ccopy Zcopy", "SDCZ", "int n, const T *x, int incx, T *y, int incy", copy),
    FunctionFamily("Sswap Dswap Cswap Zswap", "SDCZ", _MOVING, swap),
    FunctionFamily("Sscal Dscal Cscal Zscal", "SDCZ", "int n, const T *alpha, T *x, int incx", scal),
    FunctionFamily("Csscal Zdscal", "CZ", "int n, const R *alpha, T *x, int incx", scal_by_real),
    FunctionFamily("Sdot Ddot Cdotu Zdotu", "SDCZ", f"{_XY}, T *result", dot),
    FunctionFamily("Cdotc Zdotc", "CZ", f"{_XY}, T *result", dotc),
    FunctionFamily("Srot Drot Crot Zrot", "SDCZ", f"{_MOVING}, const R *c, const T *s", rot),
    FunctionFamily("Csrot Zdrot", "CZ", f"{_MOVING}, const R *c, const R *s", rot_by_real),
    FunctionFamily("Srotg Drotg Crotg Zrotg", "SDCZ", "T *a, T *b, R *c, T *s", rotg),
)
# fmt: on
