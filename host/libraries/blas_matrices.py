"""cuBLAS, levels 2 and 3: matrices with vectors, and with each other.

Products of general matrices are NumPy's, in half precision too. All others are SciPy's BLAS, whose level 3
has the complex symmetric matrices that its level 2 lacks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..api.pointers import Pointer
from .arrays import Array, LibraryError, scipy
from .blas import INVALID_VALUE, BlasCall, Work, accumulate, apply_operation, assign, check_operation, product
from .families import FunctionFamily

# -- matrices as they are stored


def _general(c: BlasCall, op: int, m: int, n: int, a: Pointer, lda: int) -> Array:
    """op(A), of m rows and n columns."""
    return apply_operation(c.matrix(a, *((m, n) if op == 0 else (n, m)), lda), op)


def _factor(c: BlasCall, op: int, n: int, k: int, a: Pointer, lda: int) -> Array:
    """A, where op(A) has n rows and k columns."""
    return c.matrix(a, *((n, k) if check_operation(op) == 0 else (k, n)), lda)


def _check_rank_operation(c: BlasCall, op: int, hermitian: bool) -> None:
    """Check op(A) of an update op(A) op(A)ᵀ or, with `hermitian`, op(A) op(A)ᴴ: raise LibraryError where a
    complex A is transposed in the other manner, which BLAS rejects.
    """
    if c.is_complex and check_operation(op) == (1 if hermitian else 2):
        raise LibraryError(INVALID_VALUE)


def _packed_vector(c: BlasCall, n: int, a: Pointer) -> Array:
    """The elements of a triangle, column after column."""
    return c.vector(a, n * (n + 1) // 2, 1)


def _variant(name: str, body: Callable[..., Work], **options: bool) -> Callable[..., Work]:
    """Return the body of the function `name`, which is another one with options."""

    def variant(c: BlasCall, *arguments: Any) -> Work:
        return body(c, *arguments, **options)

    variant.__name__ = name
    return variant


# -- level 2


def gemv(
    c: BlasCall,
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
        accumulate(c.vector(y, rows, y_step), product(full, c.vector(x, columns, x_step)), first(), second())

    return work


def gbmv(
    c: BlasCall,
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
    first, second, dia_array = c.scalar(alpha), c.scalar(beta), scipy("sparse").dia_array

    def work() -> None:
        # SciPy's gbmv rejects bands that are wider than the matrix has rows.
        band = dia_array(
            (c.matrix(a, below + above + 1, n, lda), above - np.arange(below + above + 1)), (m, n)
        )
        full = apply_operation(band.toarray(), op)
        values, out = c.vector(x, full.shape[1], x_step), c.vector(y, len(full), y_step)
        accumulate(out, product(full, values), first(), second())

    return work


def symv(
    c: BlasCall,
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
    hermitian: bool = False,
) -> Work:
    first, second, multiply = c.scalar(alpha), c.scalar(beta), c.routine("symm", hermitian)
    lower = c.is_lower(fill)

    def work() -> None:
        full, out = c.matrix(a, n, n, lda), c.vector(y, n, y_step)[:, None]
        assign(out, multiply, first(), full, c.vector(x, n, x_step)[:, None], second(), out, lower=lower)

    return work


hemv = _variant("hemv", symv, hermitian=True)


def sbmv(
    c: BlasCall,
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
    first, second, multiply = c.scalar(alpha), c.scalar(beta), c.routine("sbmv", hermitian=True)
    lower = c.is_lower(fill)

    def work() -> None:
        band, values, out = c.matrix(a, k + 1, n, lda), c.vector(x, n, x_step), c.vector(y, n, y_step)
        assign(out, multiply, k, first(), band, values, beta=second(), y=out, lower=lower)

    return work


def spmv(
    c: BlasCall,
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
    first, second, multiply = c.scalar(alpha), c.scalar(beta), c.routine("spmv", hermitian=True)
    lower = c.is_lower(fill)

    def work() -> None:
        values, out = c.vector(x, n, x_step), c.vector(y, n, y_step)
        assign(out, multiply, n, first(), _packed_vector(c, n, a), values, beta=second(), y=out, lower=lower)

    return work


def _full_triangle(name: str) -> Callable[..., Work]:
    """Return the body of trmv or trsv, by the BLAS routine `name`."""

    def body(
        c: BlasCall, fill: int, op: int, unit: int, n: int, a: Pointer, lda: int, x: Pointer, step: int
    ) -> Work:
        compute, options = c.routine(name), _triangle(c, fill, op, unit)

        def work() -> None:
            out = c.vector(x, n, step)
            assign(out, compute, c.matrix(a, n, n, lda), out, **options)

        return work

    body.__name__ = name
    return body


def _band_triangle(name: str) -> Callable[..., Work]:
    """Return the body of tbmv or tbsv, by the BLAS routine `name`."""

    def body(
        c: BlasCall,
        fill: int,
        op: int,
        unit: int,
        n: int,
        k: int,
        a: Pointer,
        lda: int,
        x: Pointer,
        step: int,
    ) -> Work:
        compute, options = c.routine(name), _triangle(c, fill, op, unit)

        def work() -> None:
            out = c.vector(x, n, step)
            assign(out, compute, k, c.matrix(a, k + 1, n, lda), out, **options)

        return work

    body.__name__ = name
    return body


def _packed_triangle(name: str) -> Callable[..., Work]:
    """Return the body of tpmv or tpsv, by the BLAS routine `name`."""

    def body(c: BlasCall, fill: int, op: int, unit: int, n: int, a: Pointer, x: Pointer, step: int) -> Work:
        compute, options = c.routine(name), _triangle(c, fill, op, unit)

        def work() -> None:
            out = c.vector(x, n, step)
            assign(out, compute, n, _packed_vector(c, n, a), out, **options)

        return work

    body.__name__ = name
    return body


def _triangle(c: BlasCall, fill: int, op: int, unit: int) -> dict[str, int]:
    """A triangular matrix's options as SciPy's routines of level 2 name them."""
    return {"lower": c.is_lower(fill), "trans": check_operation(op), "diag": int(unit == 1)}


def ger(
    c: BlasCall,
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


gerc = _variant("gerc", ger, conjugate=True)


def syr(
    c: BlasCall,
    fill: int,
    n: int,
    alpha: Pointer,
    x: Pointer,
    step: int,
    a: Pointer,
    lda: int,
    hermitian: bool = False,
) -> Work:
    factor, update = c.scalar(alpha, c.real if hermitian else c.kind), c.routine("syrk", hermitian)
    lower = c.is_lower(fill)

    def work() -> None:
        out = c.matrix(a, n, n, lda)
        assign(out, update, factor(), c.vector(x, n, step)[:, None], 1, out, lower=lower)

    return work


her = _variant("her", syr, hermitian=True)


def syr2(
    c: BlasCall,
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
    factor, update, lower = c.scalar(alpha), c.routine("syr2k", hermitian), c.is_lower(fill)

    def work() -> None:
        left, right, out = c.vector(x, n, x_step), c.vector(y, n, y_step), c.matrix(a, n, n, lda)
        assign(out, update, factor(), left[:, None], right[:, None], 1, out, lower=lower)

    return work


her2 = _variant("her2", syr2, hermitian=True)


def spr(c: BlasCall, fill: int, n: int, alpha: Pointer, x: Pointer, step: int, a: Pointer) -> Work:
    factor, update, lower = c.scalar(alpha, c.real), c.routine("spr", hermitian=True), c.is_lower(fill)

    def work() -> None:
        out = _packed_vector(c, n, a)
        assign(out, update, n, factor(), c.vector(x, n, step), out, lower=lower)

    return work


def spr2(
    c: BlasCall,
    fill: int,
    n: int,
    alpha: Pointer,
    x: Pointer,
    x_step: int,
    y: Pointer,
    y_step: int,
    a: Pointer,
) -> Work:
    factor, update, lower = c.scalar(alpha), c.routine("spr2", hermitian=True), c.is_lower(fill)

    def work() -> None:
        left, right, out = c.vector(x, n, x_step), c.vector(y, n, y_step), _packed_vector(c, n, a)
        assign(out, update, n, factor(), left, right, out, lower=lower)

    return work


# -- level 3


def gemm(
    c: BlasCall,
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
        accumulate(c.matrix(out, m, n, ldc), value, first(), second())

    return work


def symm(
    c: BlasCall,
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
    hermitian: bool = False,
) -> Work:
    first, second, multiply = c.scalar(alpha), c.scalar(beta), c.routine("symm", hermitian)
    size, lower = m if side == 0 else n, c.is_lower(fill)

    def work() -> None:
        full, other, target = c.matrix(a, size, size, lda), c.matrix(b, m, n, ldb), c.matrix(out, m, n, ldc)
        assign(target, multiply, first(), full, other, second(), target, side=int(side != 0), lower=lower)

    return work


hemm = _variant("hemm", symm, hermitian=True)


def syrk(
    c: BlasCall,
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
    hermitian: bool = False,
) -> Work:
    _check_rank_operation(c, op, hermitian)
    kind = c.real if hermitian else c.kind
    first, second, update = c.scalar(alpha, kind), c.scalar(beta, kind), c.routine("syrk", hermitian)
    lower = c.is_lower(fill)

    def work() -> None:
        factor, target = _factor(c, op, n, k, a, lda), c.matrix(out, n, n, ldc)
        assign(target, update, first(), factor, second(), target, trans=op, lower=lower)

    return work


herk = _variant("herk", syrk, hermitian=True)


def syr2k(
    c: BlasCall,
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
    hermitian: bool = False,
) -> Work:
    _check_rank_operation(c, op, hermitian)
    first, second = c.scalar(alpha), c.scalar(beta, c.real if hermitian else c.kind)
    update, lower = c.routine("syr2k", hermitian), c.is_lower(fill)

    def work() -> None:
        left, right = _factor(c, op, n, k, a, lda), _factor(c, op, n, k, b, ldb)
        target = c.matrix(out, n, n, ldc)
        assign(target, update, first(), left, right, second(), target, trans=op, lower=lower)

    return work


her2k = _variant("her2k", syr2k, hermitian=True)


def syrkx(
    c: BlasCall,
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
    hermitian: bool = False,
) -> Work:
    """A triangle of alpha op(A) op(B)ᵀ + beta C, which BLAS does not have."""
    first, second = c.scalar(alpha), c.scalar(beta, c.real if hermitian else c.kind)
    half = np.tril_indices(n) if c.is_lower(fill) else np.triu_indices(n)

    def work() -> None:
        left, right = _general(c, op, n, k, a, lda), _general(c, op, n, k, b, ldb)
        target = c.matrix(out, n, n, ldc)
        values = target[half]
        accumulate(values, product(left, right.conj().T if hermitian else right.T)[half], first(), second())
        target[half] = values
        if hermitian:
            np.fill_diagonal(target, np.diag(target).real)

    return work


herkx = _variant("herkx", syrkx, hermitian=True)


def trmm(
    c: BlasCall,
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
    name: str = "trmm",
) -> Work:
    factor, compute, size = c.scalar(alpha), c.routine(name), m if side == 0 else n
    options = {"side": int(side != 0), "lower": c.is_lower(fill), "diag": int(unit == 1)}
    options["trans_a"] = check_operation(op)

    def work() -> None:
        full, other, target = c.matrix(a, size, size, lda), c.matrix(b, m, n, ldb), c.matrix(out, m, n, ldc)
        assign(target, compute, factor(), full, other, **options)

    return work


def trsm(
    c: BlasCall,
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
    return trmm(c, side, fill, op, unit, m, n, alpha, a, lda, b, ldb, b, ldb, "trsm")


def geam(
    c: BlasCall,
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
    c: BlasCall,
    side: int,
    m: int,
    n: int,
    a: Pointer,
    lda: int,
    x: Pointer,
    step: int,
    out: Pointer,
    ldc: int,
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
    FunctionFamily("Sgemv Dgemv Cgemv Zgemv", "SDCZ",
        f"cublasOperation_t op, int m, int n, const T *alpha, const T *a, int lda, {_VECTORS}", gemv),
    FunctionFamily("Sgbmv Dgbmv Cgbmv Zgbmv", "SDCZ",
        f"cublasOperation_t op, int m, int n, int kl, int ku, const T *alpha, const T *a, int lda, "
        f"{_VECTORS}",
        gbmv),
    FunctionFamily("Ssymv Dsymv Csymv Zsymv", "SDCZ",
        f"{_FILL}, int n, const T *alpha, const T *a, int lda, {_VECTORS}", symv),
    FunctionFamily("Chemv Zhemv", "CZ", f"{_FILL}, int n, const T *alpha, const T *a, int lda, {_VECTORS}",
        hemv),
    FunctionFamily("Ssbmv Dsbmv Chbmv Zhbmv", "SDCZ",
        f"{_FILL}, int n, int k, const T *alpha, const T *a, int lda, {_VECTORS}", sbmv),
    FunctionFamily("Sspmv Dspmv Chpmv Zhpmv", "SDCZ",
        f"{_FILL}, int n, const T *alpha, const T *a, {_VECTORS}",
        spmv),
    FunctionFamily("Strmv Dtrmv Ctrmv Ztrmv", "SDCZ",
        f"{_TRIANGLE}, int n, const T *a, int lda, T *x, int incx",
        _full_triangle("trmv")),
    FunctionFamily("Strsv Dtrsv Ctrsv Ztrsv", "SDCZ",
        f"{_TRIANGLE}, int n, const T *a, int lda, T *x, int incx",
        _full_triangle("trsv")),
    FunctionFamily("Stbmv Dtbmv Ctbmv Ztbmv", "SDCZ",
        f"{_TRIANGLE}, int n, int k, const T *a, int lda, T *x, int incx", _band_triangle("tbmv")),
    FunctionFamily("Stbsv Dtbsv Ctbsv Ztbsv", "SDCZ",
        f"{_TRIANGLE}, int n, int k, const T *a, int lda, T *x, int incx", _band_triangle("tbsv")),
    FunctionFamily("Stpmv Dtpmv Ctpmv Ztpmv", "SDCZ", f"{_TRIANGLE}, int n, const T *a, T *x, int incx",
        _packed_triangle("tpmv")),
    FunctionFamily("Stpsv Dtpsv Ctpsv Ztpsv", "SDCZ", f"{_TRIANGLE}, int n, const T *a, T *x, int incx",
        _packed_triangle("tpsv")),
    FunctionFamily("Sger Dger Cgeru Zgeru", "SDCZ", f"int m, int n, const T *alpha, {_UPDATE}", ger),
    FunctionFamily("Cgerc Zgerc", "CZ", f"int m, int n, const T *alpha, {_UPDATE}", gerc),
    FunctionFamily("Ssyr Dsyr Csyr Zsyr", "SDCZ",
        f"{_FILL}, int n, const T *alpha, const T *x, int incx, T *a, int lda", syr),
    FunctionFamily("Cher Zher", "CZ", f"{_FILL}, int n, const R *alpha, const T *x, int incx, T *a, int lda",
        her),
    FunctionFamily("Ssyr2 Dsyr2 Csyr2 Zsyr2", "SDCZ", f"{_FILL}, int n, const T *alpha, {_UPDATE}", syr2),
    FunctionFamily("Cher2 Zher2", "CZ", f"{_FILL}, int n, const T *alpha, {_UPDATE}", her2),
    FunctionFamily("Sspr Dspr Chpr Zhpr", "SDCZ",
        f"{_FILL}, int n, const R *alpha, const T *x, int incx, T *a", spr),
    FunctionFamily("Sspr2 Dspr2 Chpr2 Zhpr2", "SDCZ",
        f"{_FILL}, int n, const T *alpha, const T *x, int incx, const T *y, int incy, T *a", spr2),
    FunctionFamily("Sgemm Dgemm Cgemm Zgemm Hgemm Cgemm3m Zgemm3m", "SDCZHCZ",
        "cublasOperation_t opa, cublasOperation_t opb, int m, int n, int k, const T *alpha, const T *a, "
           "int lda, const T *b, int ldb, const T *beta, T *c, int ldc", gemm),
    FunctionFamily("Ssymm Dsymm Csymm Zsymm", "SDCZ", _SIDED, symm),
    FunctionFamily("Chemm Zhemm", "CZ", _SIDED, hemm),
    FunctionFamily("Ssyrk Dsyrk Csyrk Zsyrk", "SDCZ", f"{_RANK}, const T *beta, T *c, int ldc", syrk),
    FunctionFamily("Cherk Zherk", "CZ",
        f"{_RANK.replace('T *alpha', 'R *alpha')}, const R *beta, T *c, int ldc",
        herk),
    FunctionFamily("Ssyr2k Dsyr2k Csyr2k Zsyr2k", "SDCZ",
        f"{_RANK}, const T *b, int ldb, const T *beta, T *c, int ldc", syr2k),
    FunctionFamily("Cher2k Zher2k", "CZ", f"{_RANK}, const T *b, int ldb, const R *beta, T *c, int ldc",
        her2k),
    FunctionFamily("Ssyrkx Dsyrkx Csyrkx Zsyrkx", "SDCZ",
        f"{_RANK}, const T *b, int ldb, const T *beta, T *c, int ldc", syrkx),
    FunctionFamily("Cherkx Zherkx", "CZ", f"{_RANK}, const T *b, int ldb, const R *beta, T *c, int ldc",
        herkx),
    FunctionFamily("Strmm Dtrmm Ctrmm Ztrmm", "SDCZ", f"{_SOLVING}, const T *b, int ldb, T *c, int ldc",
        trmm),
    FunctionFamily("Strsm Dtrsm Ctrsm Ztrsm", "SDCZ", f"{_SOLVING}, T *b, int ldb", trsm),
    FunctionFamily("Sgeam Dgeam Cgeam Zgeam", "SDCZ",
        "cublasOperation_t opa, cublasOperation_t opb, int m, int n, const T *alpha, const T *a, int lda, "
        "const T *beta, "
           "const T *b, int ldb, T *c, int ldc", geam),
    FunctionFamily("Sdgmm Ddgmm Cdgmm Zdgmm", "SDCZ",
        "cublasSideMode_t side, int m, int n, const T *a, int lda, const T *x, int incx, T *c, int ldc",
        dgmm),
)
# fmt: on
