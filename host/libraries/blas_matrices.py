"""cuBLAS, levels 2 and 3: matrices with vectors, and with each other.

A stored matrix (general, banded, a triangle, a packed one) is first written out; what is done with it is then
one line of algebra.
"""

from __future__ import annotations

import numpy as np

from ..api.pointers import Pointer
from .arrays import Array, LibraryError
from .blas import (
    INVALID_VALUE,
    Call,
    Work,
    banded,
    combined,
    mirrored,
    operated,
    packed,
    product,
    solved,
    triangle,
)
from .families import Family

# -- matrices as they are stored


def _general(c: Call, op: int, m: int, n: int, a: Pointer, lda: int) -> Array:
    """op(A), of m rows and n columns."""
    return operated(c.matrix(a, *((m, n) if op == 0 else (n, m)), lda), op)


def _band(c: Call, fill: int, n: int, k: int, a: Pointer, lda: int) -> Array:
    """The triangle of a matrix with k diagonals beside the main one."""
    stored = c.matrix(a, k + 1, n, lda)
    return banded(stored, n, k, 0) if fill == 0 else banded(stored, n, 0, k)


def _update(out: Array, value: Array, fill: int) -> None:
    """Add to a triangle."""
    part = np.tril_indices(len(out)) if fill == 0 else np.triu_indices(len(out))
    out[part] += value[part]


def _packed_update(stored: Array, value: Array, fill: int) -> None:
    """Add to a triangle that is stored packed."""
    if fill not in (0, 1):
        raise LibraryError(INVALID_VALUE)
    stored += value.T[np.triu_indices(len(value)) if fill == 0 else np.tril_indices(len(value))]


# -- level 2


def gemv(
    c: Call,
    op: int,
    m: int,
    n: int,
    alpha: Pointer,
    a: Pointer,
    lda: int,
    x: Pointer,
    x_step: int,
    beta: Pointer,
    y: Pointer,
    y_step: int,
) -> Work:
    first, second = c.scalar(alpha), c.scalar(beta)
    rows, columns = (m, n) if op == 0 else (n, m)

    def work() -> None:
        full = _general(c, op, rows, columns, a, lda)
        combined(c.vector(y, rows, y_step), product(full, c.vector(x, columns, x_step)), first(), second())

    return work


def gbmv(
    c: Call,
    op: int,
    m: int,
    n: int,
    below: int,
    above: int,
    alpha: Pointer,
    a: Pointer,
    lda: int,
    x: Pointer,
    x_step: int,
    beta: Pointer,
    y: Pointer,
    y_step: int,
) -> Work:
    first, second = c.scalar(alpha), c.scalar(beta)

    def work() -> None:
        full = operated(banded(c.matrix(a, below + above + 1, n, lda), m, below, above), op)
        combined(
            c.vector(y, len(full), y_step),
            product(full, c.vector(x, full.shape[1], x_step)),
            first(),
            second(),
        )

    return work


def symv(
    c: Call,
    fill: int,
    n: int,
    alpha: Pointer,
    a: Pointer,
    lda: int,
    x: Pointer,
    x_step: int,
    beta: Pointer,
    y: Pointer,
    y_step: int,
    conjugate: bool = False,
) -> Work:
    first, second = c.scalar(alpha), c.scalar(beta)

    def work() -> None:
        full = mirrored(c.matrix(a, n, n, lda), fill, conjugate)
        combined(c.vector(y, n, y_step), product(full, c.vector(x, n, x_step)), first(), second())

    return work


def hemv(
    c: Call,
    fill: int,
    n: int,
    alpha: Pointer,
    a: Pointer,
    lda: int,
    x: Pointer,
    x_step: int,
    beta: Pointer,
    y: Pointer,
    y_step: int,
) -> Work:
    return symv(c, fill, n, alpha, a, lda, x, x_step, beta, y, y_step, True)


def sbmv(
    c: Call,
    fill: int,
    n: int,
    k: int,
    alpha: Pointer,
    a: Pointer,
    lda: int,
    x: Pointer,
    x_step: int,
    beta: Pointer,
    y: Pointer,
    y_step: int,
) -> Work:
    first, second = c.scalar(alpha), c.scalar(beta)

    def work() -> None:
        full = mirrored(_band(c, fill, n, k, a, lda), fill, c.is_complex)
        combined(c.vector(y, n, y_step), product(full, c.vector(x, n, x_step)), first(), second())

    return work


def spmv(
    c: Call,
    fill: int,
    n: int,
    alpha: Pointer,
    a: Pointer,
    x: Pointer,
    x_step: int,
    beta: Pointer,
    y: Pointer,
    y_step: int,
) -> Work:
    first, second = c.scalar(alpha), c.scalar(beta)

    def work() -> None:
        full = mirrored(packed(c.vector(a, n * (n + 1) // 2, 1), n, fill), fill, c.is_complex)
        combined(c.vector(y, n, y_step), product(full, c.vector(x, n, x_step)), first(), second())

    return work


def trmv(c: Call, fill: int, op: int, unit: int, n: int, a: Pointer, lda: int, x: Pointer, step: int) -> Work:
    def work() -> None:
        out = c.vector(x, n, step)
        out[...] = product(operated(triangle(c.matrix(a, n, n, lda), fill, unit == 1), op), out.copy())

    return work


def _solve_vector(c: Call, full: Array, fill: int, op: int, unit: int, x: Pointer, step: int) -> None:
    out = c.vector(x, len(full), step)
    out[...] = solved(operated(triangle(full, fill, unit == 1), op), out, (fill == 0) == (op == 0))


def trsv(c: Call, fill: int, op: int, unit: int, n: int, a: Pointer, lda: int, x: Pointer, step: int) -> Work:
    return lambda: _solve_vector(c, c.matrix(a, n, n, lda), fill, op, unit, x, step)


def tbmv(
    c: Call, fill: int, op: int, unit: int, n: int, k: int, a: Pointer, lda: int, x: Pointer, step: int
) -> Work:
    def work() -> None:
        out = c.vector(x, n, step)
        out[...] = product(operated(triangle(_band(c, fill, n, k, a, lda), fill, unit == 1), op), out.copy())

    return work


def tbsv(
    c: Call, fill: int, op: int, unit: int, n: int, k: int, a: Pointer, lda: int, x: Pointer, step: int
) -> Work:
    return lambda: _solve_vector(c, _band(c, fill, n, k, a, lda), fill, op, unit, x, step)


def tpmv(c: Call, fill: int, op: int, unit: int, n: int, a: Pointer, x: Pointer, step: int) -> Work:
    def work() -> None:
        out = c.vector(x, n, step)
        out[...] = product(
            operated(triangle(packed(c.vector(a, n * (n + 1) // 2, 1), n, fill), fill, unit == 1), op),
            out.copy(),
        )

    return work


def tpsv(c: Call, fill: int, op: int, unit: int, n: int, a: Pointer, x: Pointer, step: int) -> Work:
    return lambda: _solve_vector(
        c, packed(c.vector(a, n * (n + 1) // 2, 1), n, fill), fill, op, unit, x, step
    )


def ger(
    c: Call,
    m: int,
    n: int,
    alpha: Pointer,
    x: Pointer,
    x_step: int,
    y: Pointer,
    y_step: int,
    a: Pointer,
    lda: int,
    conjugate: bool = False,
) -> Work:
    factor = c.scalar(alpha)

    def work() -> None:
        out, right = c.matrix(a, m, n, lda), c.vector(y, n, y_step)
        out += factor() * np.outer(c.vector(x, m, x_step), right.conj() if conjugate else right)

    return work


def gerc(
    c: Call,
    m: int,
    n: int,
    alpha: Pointer,
    x: Pointer,
    x_step: int,
    y: Pointer,
    y_step: int,
    a: Pointer,
    lda: int,
) -> Work:
    return ger(c, m, n, alpha, x, x_step, y, y_step, a, lda, True)


def syr(
    c: Call,
    fill: int,
    n: int,
    alpha: Pointer,
    x: Pointer,
    step: int,
    a: Pointer,
    lda: int,
    hermitian: bool = False,
) -> Work:
    factor = c.scalar(alpha, c.real if hermitian else c.kind)

    def work() -> None:
        values = c.vector(x, n, step)
        _update(
            c.matrix(a, n, n, lda), factor() * np.outer(values, values.conj() if hermitian else values), fill
        )

    return work


def her(c: Call, fill: int, n: int, alpha: Pointer, x: Pointer, step: int, a: Pointer, lda: int) -> Work:
    return syr(c, fill, n, alpha, x, step, a, lda, True)


def syr2(
    c: Call,
    fill: int,
    n: int,
    alpha: Pointer,
    x: Pointer,
    x_step: int,
    y: Pointer,
    y_step: int,
    a: Pointer,
    lda: int,
    hermitian: bool = False,
) -> Work:
    factor = c.scalar(alpha)

    def work() -> None:
        left, right = c.vector(x, n, x_step), c.vector(y, n, y_step)
        first = factor() * np.outer(left, right.conj() if hermitian else right)
        _update(c.matrix(a, n, n, lda), first + (first.conj().T if hermitian else first.T), fill)

    return work


def her2(
    c: Call,
    fill: int,
    n: int,
    alpha: Pointer,
    x: Pointer,
    x_step: int,
    y: Pointer,
    y_step: int,
    a: Pointer,
    lda: int,
) -> Work:
    return syr2(c, fill, n, alpha, x, x_step, y, y_step, a, lda, True)


def spr(c: Call, fill: int, n: int, alpha: Pointer, x: Pointer, step: int, packed_a: Pointer) -> Work:
    factor = c.scalar(alpha, c.real)

    def work() -> None:
        values = c.vector(x, n, step)
        _packed_update(
            c.vector(packed_a, n * (n + 1) // 2, 1), factor() * np.outer(values, values.conj()), fill
        )

    return work


def spr2(
    c: Call,
    fill: int,
    n: int,
    alpha: Pointer,
    x: Pointer,
    x_step: int,
    y: Pointer,
    y_step: int,
    packed_a: Pointer,
) -> Work:
    factor = c.scalar(alpha)

    def work() -> None:
        first = factor() * np.outer(c.vector(x, n, x_step), c.vector(y, n, y_step).conj())
        _packed_update(c.vector(packed_a, n * (n + 1) // 2, 1), first + first.conj().T, fill)

    return work


# -- level 3


def gemm(
    c: Call,
    op_a: int,
    op_b: int,
    m: int,
    n: int,
    k: int,
    alpha: Pointer,
    a: Pointer,
    lda: int,
    b: Pointer,
    ldb: int,
    beta: Pointer,
    out: Pointer,
    ldc: int,
) -> Work:
    first, second = c.scalar(alpha), c.scalar(beta)

    def work() -> None:
        value = product(_general(c, op_a, m, k, a, lda), _general(c, op_b, k, n, b, ldb))
        combined(c.matrix(out, m, n, ldc), value, first(), second())

    return work


def symm(
    c: Call,
    side: int,
    fill: int,
    m: int,
    n: int,
    alpha: Pointer,
    a: Pointer,
    lda: int,
    b: Pointer,
    ldb: int,
    beta: Pointer,
    out: Pointer,
    ldc: int,
    conjugate: bool = False,
) -> Work:
    first, second = c.scalar(alpha), c.scalar(beta)

    def work() -> None:
        size = m if side == 0 else n
        full, other = mirrored(c.matrix(a, size, size, lda), fill, conjugate), c.matrix(b, m, n, ldb)
        combined(
            c.matrix(out, m, n, ldc),
            product(full, other) if side == 0 else product(other, full),
            first(),
            second(),
        )

    return work


def hemm(
    c: Call,
    side: int,
    fill: int,
    m: int,
    n: int,
    alpha: Pointer,
    a: Pointer,
    lda: int,
    b: Pointer,
    ldb: int,
    beta: Pointer,
    out: Pointer,
    ldc: int,
) -> Work:
    return symm(c, side, fill, m, n, alpha, a, lda, b, ldb, beta, out, ldc, True)


def _rank(out: Array, value: Array, fill: int, alpha: object, beta: object) -> None:
    part = np.tril_indices(len(out)) if fill == 0 else np.triu_indices(len(out))
    chosen = out[part]
    combined(chosen, value[part], alpha, beta)
    out[part] = chosen


def syrk(
    c: Call,
    fill: int,
    op: int,
    n: int,
    k: int,
    alpha: Pointer,
    a: Pointer,
    lda: int,
    beta: Pointer,
    out: Pointer,
    ldc: int,
) -> Work:
    first, second = c.scalar(alpha), c.scalar(beta)

    def work() -> None:
        full = _general(c, op, n, k, a, lda)
        _rank(c.matrix(out, n, n, ldc), product(full, full.T), fill, first(), second())

    return work


def herk(
    c: Call,
    fill: int,
    op: int,
    n: int,
    k: int,
    alpha: Pointer,
    a: Pointer,
    lda: int,
    beta: Pointer,
    out: Pointer,
    ldc: int,
) -> Work:
    first, second = c.scalar(alpha, c.real), c.scalar(beta, c.real)

    def work() -> None:
        full, target = _general(c, op, n, k, a, lda), c.matrix(out, n, n, ldc)
        _rank(target, product(full, full.conj().T), fill, first(), second())
        np.fill_diagonal(target, np.diag(target).real)

    return work


def _rank2(
    c: Call,
    fill: int,
    op: int,
    n: int,
    k: int,
    alpha: Pointer,
    a: Pointer,
    lda: int,
    b: Pointer,
    ldb: int,
    beta: Pointer,
    out: Pointer,
    ldc: int,
    hermitian: bool,
    twice: bool,
) -> Work:
    first, second = c.scalar(alpha), c.scalar(beta, c.real if hermitian else c.kind)

    def work() -> None:
        left, right = _general(c, op, n, k, a, lda), _general(c, op, n, k, b, ldb)
        value = first() * product(left, right.conj().T if hermitian else right.T)
        if twice:
            value = value + (value.conj().T if hermitian else value.T)
        target = c.matrix(out, n, n, ldc)
        _rank(target, value, fill, 1, second())
        if hermitian:
            np.fill_diagonal(target, np.diag(target).real)

    return work


def syr2k(
    c: Call,
    fill: int,
    op: int,
    n: int,
    k: int,
    alpha: Pointer,
    a: Pointer,
    lda: int,
    b: Pointer,
    ldb: int,
    beta: Pointer,
    out: Pointer,
    ldc: int,
) -> Work:
    return _rank2(c, fill, op, n, k, alpha, a, lda, b, ldb, beta, out, ldc, False, True)


def her2k(
    c: Call,
    fill: int,
    op: int,
    n: int,
    k: int,
    alpha: Pointer,
    a: Pointer,
    lda: int,
    b: Pointer,
    ldb: int,
    beta: Pointer,
    out: Pointer,
    ldc: int,
) -> Work:
    return _rank2(c, fill, op, n, k, alpha, a, lda, b, ldb, beta, out, ldc, True, True)


def syrkx(
    c: Call,
    fill: int,
    op: int,
    n: int,
    k: int,
    alpha: Pointer,
    a: Pointer,
    lda: int,
    b: Pointer,
    ldb: int,
    beta: Pointer,
    out: Pointer,
    ldc: int,
) -> Work:
    return _rank2(c, fill, op, n, k, alpha, a, lda, b, ldb, beta, out, ldc, False, False)


def herkx(
    c: Call,
    fill: int,
    op: int,
    n: int,
    k: int,
    alpha: Pointer,
    a: Pointer,
    lda: int,
    b: Pointer,
    ldb: int,
    beta: Pointer,
    out: Pointer,
    ldc: int,
) -> Work:
    return _rank2(c, fill, op, n, k, alpha, a, lda, b, ldb, beta, out, ldc, True, False)


def trmm(
    c: Call,
    side: int,
    fill: int,
    op: int,
    unit: int,
    m: int,
    n: int,
    alpha: Pointer,
    a: Pointer,
    lda: int,
    b: Pointer,
    ldb: int,
    out: Pointer,
    ldc: int,
) -> Work:
    factor = c.scalar(alpha)

    def work() -> None:
        size = m if side == 0 else n
        full, other = (
            operated(triangle(c.matrix(a, size, size, lda), fill, unit == 1), op),
            c.matrix(b, m, n, ldb),
        )
        combined(
            c.matrix(out, m, n, ldc), product(full, other) if side == 0 else product(other, full), factor(), 0
        )

    return work


def trsm(
    c: Call,
    side: int,
    fill: int,
    op: int,
    unit: int,
    m: int,
    n: int,
    alpha: Pointer,
    a: Pointer,
    lda: int,
    b: Pointer,
    ldb: int,
) -> Work:
    factor = c.scalar(alpha)

    def work() -> None:
        size = m if side == 0 else n
        full, other = (
            operated(triangle(c.matrix(a, size, size, lda), fill, unit == 1), op),
            c.matrix(b, m, n, ldb),
        )
        lower = (fill == 0) == (op == 0)
        other[...] = (
            solved(full, factor() * other, lower)
            if side == 0
            else solved(full.T, factor() * other.T, not lower).T
        )

    return work


def geam(
    c: Call,
    op_a: int,
    op_b: int,
    m: int,
    n: int,
    alpha: Pointer,
    a: Pointer,
    lda: int,
    beta: Pointer,
    b: Pointer,
    ldb: int,
    out: Pointer,
    ldc: int,
) -> Work:
    first, second = c.scalar(alpha), c.scalar(beta)

    def work() -> None:
        parts = [
            f() * _general(c, op, m, n, p, ld)
            for f, op, p, ld in ((first, op_a, a, lda), (second, op_b, b, ldb))
            if f()
        ]
        c.matrix(out, m, n, ldc)[...] = sum(parts[1:], parts[0]) if parts else 0

    return work


def dgmm(
    c: Call, side: int, m: int, n: int, a: Pointer, lda: int, x: Pointer, step: int, out: Pointer, ldc: int
) -> Work:
    if side not in (0, 1):
        raise LibraryError(INVALID_VALUE)

    def work() -> None:
        diagonal = c.vector(x, m if side == 0 else n, step)
        c.matrix(out, m, n, ldc)[...] = (diagonal[:, None] if side == 0 else diagonal) * c.matrix(
            a, m, n, lda
        )

    return work


_FILL = "cublasFillMode_t fill"
_TRIANGLE = f"{_FILL}, cublasOperation_t op, cublasDiagType_t unit"
_VECTORS = "const T *x, int incx, const T *beta, T *y, int incy"
_RANK = f"{_FILL}, cublasOperation_t op, int n, int k, const T *alpha, const T *a, int lda"
_UPDATE = "const T *x, int incx, const T *y, int incy, T *a, int lda"
_SIDED = (
    "cublasSideMode_t side, cublasFillMode_t fill, int m, int n, const T *alpha, const T *a, int lda, const T"
    " *b, int ldb, const T *beta, T *c, int ldc"
)
_SOLVING = (
    "cublasSideMode_t side, cublasFillMode_t fill, cublasOperation_t op, cublasDiagType_t unit, int m, int n,"
    " const T *alpha, const T *a, int lda"
)

# fmt: off
FAMILIES = (
    Family("Sgemv Dgemv Cgemv Zgemv", "SDCZ",
        f"cublasOperation_t op, int m, int n, const T *alpha, const T *a, int lda, {_VECTORS}", gemv),
    Family("Sgbmv Dgbmv Cgbmv Zgbmv", "SDCZ",
        f"cublasOperation_t op, int m, int n, int kl, int ku, const T *alpha, const T *a, int lda, "
        f"{_VECTORS}",
        gbmv),
    Family("Ssymv Dsymv Csymv Zsymv", "SDCZ",
        f"{_FILL}, int n, const T *alpha, const T *a, int lda, {_VECTORS}", symv),
    Family("Chemv Zhemv", "CZ", f"{_FILL}, int n, const T *alpha, const T *a, int lda, {_VECTORS}", hemv),
    Family("Ssbmv Dsbmv Chbmv Zhbmv", "SDCZ",
        f"{_FILL}, int n, int k, const T *alpha, const T *a, int lda, {_VECTORS}", sbmv),
    Family("Sspmv Dspmv Chpmv Zhpmv", "SDCZ", f"{_FILL}, int n, const T *alpha, const T *a, {_VECTORS}",
        spmv),
    Family("Strmv Dtrmv Ctrmv Ztrmv", "SDCZ", f"{_TRIANGLE}, int n, const T *a, int lda, T *x, int incx",
        trmv),
    Family("Strsv Dtrsv Ctrsv Ztrsv", "SDCZ", f"{_TRIANGLE}, int n, const T *a, int lda, T *x, int incx",
        trsv),
    Family("Stbmv Dtbmv Ctbmv Ztbmv", "SDCZ",
        f"{_TRIANGLE}, int n, int k, const T *a, int lda, T *x, int incx", tbmv),
    Family("Stbsv Dtbsv Ctbsv Ztbsv", "SDCZ",
        f"{_TRIANGLE}, int n, int k, const T *a, int lda, T *x, int incx", tbsv),
    Family("Stpmv Dtpmv Ctpmv Ztpmv", "SDCZ", f"{_TRIANGLE}, int n, const T *a, T *x, int incx", tpmv),
    Family("Stpsv Dtpsv Ctpsv Ztpsv", "SDCZ", f"{_TRIANGLE}, int n, const T *a, T *x, int incx", tpsv),
    Family("Sger Dger Cgeru Zgeru", "SDCZ", f"int m, int n, const T *alpha, {_UPDATE}", ger),
    Family("Cgerc Zgerc", "CZ", f"int m, int n, const T *alpha, {_UPDATE}", gerc),
    Family("Ssyr Dsyr Csyr Zsyr", "SDCZ",
        f"{_FILL}, int n, const T *alpha, const T *x, int incx, T *a, int lda", syr),
    Family("Cher Zher", "CZ", f"{_FILL}, int n, const R *alpha, const T *x, int incx, T *a, int lda", her),
    Family("Ssyr2 Dsyr2 Csyr2 Zsyr2", "SDCZ", f"{_FILL}, int n, const T *alpha, {_UPDATE}", syr2),
    Family("Cher2 Zher2", "CZ", f"{_FILL}, int n, const T *alpha, {_UPDATE}", her2),
    Family("Sspr Dspr Chpr Zhpr", "SDCZ", f"{_FILL}, int n, const R *alpha, const T *x, int incx, T *a", spr),
    Family("Sspr2 Dspr2 Chpr2 Zhpr2", "SDCZ",
        f"{_FILL}, int n, const T *alpha, const T *x, int incx, const T *y, int incy, T *a", spr2),
    Family("Sgemm Dgemm Cgemm Zgemm Hgemm Cgemm3m Zgemm3m", "SDCZHCZ",
        "cublasOperation_t opa, cublasOperation_t opb, int m, int n, int k, const T *alpha, const T *a, "
           "int lda, const T *b, int ldb, const T *beta, T *c, int ldc", gemm),
    Family("Ssymm Dsymm Csymm Zsymm", "SDCZ", _SIDED, symm),
    Family("Chemm Zhemm", "CZ", _SIDED, hemm),
    Family("Ssyrk Dsyrk Csyrk Zsyrk", "SDCZ", f"{_RANK}, const T *beta, T *c, int ldc", syrk),
    Family("Cherk Zherk", "CZ", f"{_RANK.replace('T *alpha', 'R *alpha')}, const R *beta, T *c, int ldc",
        herk),
    Family("Ssyr2k Dsyr2k Csyr2k Zsyr2k", "SDCZ",
        f"{_RANK}, const T *b, int ldb, const T *beta, T *c, int ldc", syr2k),
    Family("Cher2k Zher2k", "CZ", f"{_RANK}, const T *b, int ldb, const R *beta, T *c, int ldc", her2k),
    Family("Ssyrkx Dsyrkx Csyrkx Zsyrkx", "SDCZ",
        f"{_RANK}, const T *b, int ldb, const T *beta, T *c, int ldc", syrkx),
    Family("Cherkx Zherkx", "CZ", f"{_RANK}, const T *b, int ldb, const R *beta, T *c, int ldc", herkx),
    Family("Strmm Dtrmm Ctrmm Ztrmm", "SDCZ", f"{_SOLVING}, const T *b, int ldb, T *c, int ldc", trmm),
    Family("Strsm Dtrsm Ctrsm Ztrsm", "SDCZ", f"{_SOLVING}, T *b, int ldb", trsm),
    Family("Sgeam Dgeam Cgeam Zgeam", "SDCZ",
        "cublasOperation_t opa, cublasOperation_t opb, int m, int n, const T *alpha, const T *a, int lda, "
        "const T *beta, "
           "const T *b, int ldb, T *c, int ldc", geam),
    Family("Sdgmm Ddgmm Cdgmm Zdgmm", "SDCZ",
        "cublasSideMode_t side, int m, int n, const T *a, int lda, const T *x, int incx, T *c, int ldc",
        dgmm),
)
# fmt: on
