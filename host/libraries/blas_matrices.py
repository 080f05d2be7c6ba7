"""cuBLAS, levels 2 and 3: matrices with vectors, and with each other.

Products of general matrices are NumPy's, in half precision too. All others are SciPy's BLAS, whose level 3
has the complex symmetric matrices that its level 2 lacks.
"""

from __future__ import annotations

import numpy as np

from .arrays import Array, Execution, LibraryError, scipy
from .blas import (
    INVALID_VALUE,
    ArrayArgument,
    BlasCall,
    Scalar,
    accumulate,
    apply_operation,
    assign,
    check_operation,
    product,
    variant,
)
from .families import FunctionFamily

# -- matrices as they are stored


def factor(op: int, n: int, k: int, a: ArrayArgument) -> Array:
    """A, where op(A) has n rows and k columns."""
    return a(n, k) if check_operation(op) == 0 else a(k, n)


def _check_rank_operation(c: BlasCall, op: int, hermitian: bool) -> None:
    """Check op(A) of an update op(A) op(A)ᵀ or, with `hermitian`, op(A) op(A)ᴴ: raise LibraryError where a
    complex A is transposed in the other manner, which BLAS rejects.
    """
    if c.is_complex and check_operation(op) == (1 if hermitian else 2):
        raise LibraryError(INVALID_VALUE)


def _packed_size(n: int) -> int:
    """Return the number of elements of a triangle, which are stored column after column."""
    return n * (n + 1) // 2


# -- level 2


def gemv(
    c: BlasCall,
    op: int,
    m: int,
    n: int,
    alpha: Scalar,
    a: ArrayArgument,
    x: ArrayArgument,
    beta: Scalar,
    y: ArrayArgument,
) -> Execution:
    """Compute gemv: y = alpha op(A) x + beta y."""
    rows, columns = (m, n) if check_operation(op) == 0 else (n, m)
    full, values, out = a(m, n), x(columns), y(rows)
    yield
    accumulate(out, product(apply_operation(full, op), values), alpha(), beta())


def gbmv(
    c: BlasCall,
    op: int,
    m: int,
    n: int,
    below: int,
    above: int,
    alpha: Scalar,
    a: ArrayArgument,
    x: ArrayArgument,
    beta: Scalar,
    y: ArrayArgument,
) -> Execution:
    """Compute gbmv: gemv with a band matrix."""
    rows, columns = (m, n) if check_operation(op) == 0 else (n, m)
    width = below + above + 1
    diagonals, values, out = a(width, n), x(columns), y(rows)
    yield
    # SciPy's gbmv rejects bands that are wider than the matrix has rows.
    band = scipy("sparse").dia_array((diagonals, above - np.arange(width)), (m, n))
    accumulate(out, product(apply_operation(band.toarray(), op), values), alpha(), beta())


def symv(
    c: BlasCall,
    lower: int,
    n: int,
    alpha: Scalar,
    a: ArrayArgument,
    x: ArrayArgument,
    beta: Scalar,
    y: ArrayArgument,
    hermitian: bool = False,
) -> Execution:
    """Compute symv or hemv: y = alpha A x + beta y."""
    full, values, out = a(n, n), x(n)[:, None], y(n)[:, None]
    multiply = c.routine("symm", hermitian)
    yield
    assign(out, multiply, alpha(), full, values, beta(), out, lower=lower)


def sbmv(
    c: BlasCall,
    lower: int,
    n: int,
    k: int,
    alpha: Scalar,
    a: ArrayArgument,
    x: ArrayArgument,
    beta: Scalar,
    y: ArrayArgument,
) -> Execution:
    """Compute sbmv or hbmv: symv with a band matrix."""
    band, values, out = a(k + 1, n), x(n), y(n)
    multiply = c.routine("sbmv", hermitian=True)
    yield
    assign(out, multiply, k, alpha(), band, values, beta=beta(), y=out, lower=lower)


def spmv(
    c: BlasCall,
    lower: int,
    n: int,
    alpha: Scalar,
    a: ArrayArgument,
    x: ArrayArgument,
    beta: Scalar,
    y: ArrayArgument,
) -> Execution:
    """Compute spmv or hpmv: symv with a packed matrix."""
    packed, values, out = a(_packed_size(n)), x(n), y(n)
    multiply = c.routine("spmv", hermitian=True)
    yield
    assign(out, multiply, n, alpha(), packed, values, beta=beta(), y=out, lower=lower)


def _full_triangle(
    c: BlasCall, lower: int, op: int, unit: int, n: int, a: ArrayArgument, x: ArrayArgument, routine: str
) -> Execution:
    return _apply_triangle(c, routine, x(n), a(n, n), lower, op, unit)


def _band_triangle(
    c: BlasCall,
    lower: int,
    op: int,
    unit: int,
    n: int,
    k: int,
    a: ArrayArgument,
    x: ArrayArgument,
    routine: str,
) -> Execution:
    return _apply_triangle(c, routine, x(n), a(k + 1, n), lower, op, unit, k)


def _packed_triangle(
    c: BlasCall, lower: int, op: int, unit: int, n: int, a: ArrayArgument, x: ArrayArgument, routine: str
) -> Execution:
    return _apply_triangle(c, routine, x(n), a(_packed_size(n)), lower, op, unit, n)


def _apply_triangle(
    c: BlasCall, routine: str, out: Array, a: Array, lower: int, op: int, unit: int, *sizes: int
) -> Execution:
    """Overwrite a vector by SciPy's routine of level 2 for a triangular matrix."""
    check_operation(op)
    yield
    assign(out, c.routine(routine), *sizes, a, out, lower=lower, trans=op, diag=int(unit == 1))


def ger(
    c: BlasCall,
    m: int,
    n: int,
    alpha: Scalar,
    x: ArrayArgument,
    y: ArrayArgument,
    a: ArrayArgument,
    conjugate: bool = False,
) -> Execution:
    """Compute ger, geru or gerc: A += alpha x yᵀ."""
    out, left, right = a(m, n), x(m), y(n)
    yield
    out += alpha() * np.outer(left, right.conj() if conjugate else right)


def syr(
    c: BlasCall,
    lower: int,
    n: int,
    alpha: Scalar,
    x: ArrayArgument,
    a: ArrayArgument,
    hermitian: bool = False,
) -> Execution:
    """Compute syr or her: A += alpha x xᵀ."""
    values, out = x(n)[:, None], a(n, n)
    yield
    assign(out, c.routine("syrk", hermitian), alpha(), values, 1, out, lower=lower)


def syr2(
    c: BlasCall,
    lower: int,
    n: int,
    alpha: Scalar,
    x: ArrayArgument,
    y: ArrayArgument,
    a: ArrayArgument,
    hermitian: bool = False,
) -> Execution:
    """Compute syr2 or her2: A += alpha (x yᵀ + y xᵀ)."""
    left, right, out = x(n), y(n), a(n, n)
    update = c.routine("syr2k", hermitian)
    yield
    assign(out, update, alpha(), left[:, None], right[:, None], 1, out, lower=lower)


def spr(c: BlasCall, lower: int, n: int, alpha: Scalar, x: ArrayArgument, a: ArrayArgument) -> Execution:
    """Compute spr or hpr: syr with a packed matrix."""
    values, out = x(n), a(_packed_size(n))
    yield
    assign(out, c.routine("spr", hermitian=True), n, alpha(), values, out, lower=lower)


def spr2(
    c: BlasCall, lower: int, n: int, alpha: Scalar, x: ArrayArgument, y: ArrayArgument, a: ArrayArgument
) -> Execution:
    """Compute spr2 or hpr2: syr2 with a packed matrix."""
    left, right, out = x(n), y(n), a(_packed_size(n))
    yield
    assign(out, c.routine("spr2", hermitian=True), n, alpha(), left, right, out, lower=lower)


# -- level 3


def gemm(
    c: BlasCall,
    op_a: int,
    op_b: int,
    m: int,
    n: int,
    k: int,
    alpha: Scalar,
    a: ArrayArgument,
    b: ArrayArgument,
    beta: Scalar,
    out: ArrayArgument,
) -> Execution:
    """Compute gemm: C = alpha op(A) op(B) + beta C."""
    left, right, target = factor(op_a, m, k, a), factor(op_b, k, n, b), out(m, n)
    yield
    value = product(apply_operation(left, op_a), apply_operation(right, op_b))
    accumulate(target, value, alpha(), beta())


def symm(
    c: BlasCall,
    side: int,
    lower: int,
    m: int,
    n: int,
    alpha: Scalar,
    a: ArrayArgument,
    b: ArrayArgument,
    beta: Scalar,
    out: ArrayArgument,
    hermitian: bool = False,
) -> Execution:
    """Compute symm or hemm: gemm with a symmetric or Hermitian matrix."""
    size, multiply = m if side == 0 else n, c.routine("symm", hermitian)
    full, other, target = a(size, size), b(m, n), out(m, n)
    yield
    assign(target, multiply, alpha(), full, other, beta(), target, side=int(side != 0), lower=lower)


def syrk(
    c: BlasCall,
    lower: int,
    op: int,
    n: int,
    k: int,
    alpha: Scalar,
    a: ArrayArgument,
    beta: Scalar,
    out: ArrayArgument,
    hermitian: bool = False,
) -> Execution:
    """Compute syrk or herk: C = alpha op(A) op(A)ᵀ + beta C."""
    _check_rank_operation(c, op, hermitian)
    values, target, update = factor(op, n, k, a), out(n, n), c.routine("syrk", hermitian)
    yield
    assign(target, update, alpha(), values, beta(), target, trans=op, lower=lower)


def syr2k(
    c: BlasCall,
    lower: int,
    op: int,
    n: int,
    k: int,
    alpha: Scalar,
    a: ArrayArgument,
    b: ArrayArgument,
    beta: Scalar,
    out: ArrayArgument,
    hermitian: bool = False,
) -> Execution:
    """Compute syr2k or her2k: C = alpha (A Bᵀ + B Aᵀ) + beta C."""
    _check_rank_operation(c, op, hermitian)
    left, right = factor(op, n, k, a), factor(op, n, k, b)
    target, update = out(n, n), c.routine("syr2k", hermitian)
    yield
    assign(target, update, alpha(), left, right, beta(), target, trans=op, lower=lower)


def syrkx(
    c: BlasCall,
    lower: int,
    op: int,
    n: int,
    k: int,
    alpha: Scalar,
    a: ArrayArgument,
    b: ArrayArgument,
    beta: Scalar,
    out: ArrayArgument,
    hermitian: bool = False,
) -> Execution:
    """A triangle of alpha op(A) op(B)ᵀ + beta C, which BLAS does not have."""
    stored, target = [factor(op, n, k, matrix) for matrix in (a, b)], out(n, n)
    yield
    half = np.tril_indices(n) if lower else np.triu_indices(n)
    left, right = (apply_operation(matrix, op) for matrix in stored)
    values = target[half]
    accumulate(values, product(left, right.conj().T if hermitian else right.T)[half], alpha(), beta())
    target[half] = values
    if hermitian:
        np.fill_diagonal(target, np.diag(target).real)


def trmm(
    c: BlasCall,
    side: int,
    lower: int,
    op: int,
    unit: int,
    m: int,
    n: int,
    alpha: Scalar,
    a: ArrayArgument,
    b: ArrayArgument,
    out: ArrayArgument,
    routine: str = "trmm",
) -> Execution:
    """Compute trmm: C = alpha op(A) B with a triangular matrix."""
    size = m if side == 0 else n
    full, other, target = a(size, size), b(m, n), out(m, n)
    check_operation(op)
    yield
    assign(
        target, c.routine(routine), alpha(), full, other, side=int(side != 0), lower=lower,
        diag=int(unit == 1), trans_a=op,
    )  # fmt: skip


def trsm(
    c: BlasCall,
    side: int,
    lower: int,
    op: int,
    unit: int,
    m: int,
    n: int,
    alpha: Scalar,
    a: ArrayArgument,
    b: ArrayArgument,
) -> Execution:
    """Compute trsm: the solution X of op(A) X = alpha B with a triangular matrix."""
    return trmm(c, side, lower, op, unit, m, n, alpha, a, b, b, "trsm")


def geam(
    c: BlasCall,
    op_a: int,
    op_b: int,
    m: int,
    n: int,
    alpha: Scalar,
    a: ArrayArgument,
    beta: Scalar,
    b: ArrayArgument,
    out: ArrayArgument,
) -> Execution:
    """Compute geam: C = alpha op(A) + beta op(B)."""
    target, terms = out(m, n), ((alpha, op_a, a), (beta, op_b, b))
    for scalar, op, matrix in terms:
        check_operation(op)
        # The matrix of a zero scalar may be null.
        if not c.handle.scalars_on_device and scalar():
            factor(op, m, n, matrix)
    yield
    parts = [
        scalar() * apply_operation(factor(op, m, n, matrix), op) for scalar, op, matrix in terms if scalar()
    ]
    target[...] = sum(parts[1:], parts[0]) if parts else 0


def dgmm(
    c: BlasCall, side: int, m: int, n: int, a: ArrayArgument, x: ArrayArgument, out: ArrayArgument
) -> Execution:
    """Compute dgmm: the product with a diagonal matrix."""
    if side not in (0, 1):
        raise LibraryError(INVALID_VALUE)
    diagonal, values, target = x(m if side == 0 else n), a(m, n), out(m, n)
    yield
    target[...] = (diagonal[:, None] if side == 0 else diagonal) * values


_FILL = "cublasFillMode_t fill"
_TRIANGLE = f"{_FILL}, cublasOperation_t op, cublasDiagType_t unit"
_VECTORS = "const T *x, int incx, const T *beta, T *y, int incy"
_RANK = f"{_FILL}, cublasOperation_t op, int n, int k, const T *alpha, const T *a, int lda"
_UPDATE = "const T *x, int incx, const T *y, int incy, T *a, int lda"
_PRODUCT = (
    "cublasOperation_t opa, cublasOperation_t opb, int m, int n, int k, const T *alpha, const T *a, int lda,"
    " const T *b, int ldb, const T *beta, T *c, int ldc"
)
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
        variant("hemv", symv, hermitian=True)),
    FunctionFamily("Ssbmv Dsbmv Chbmv Zhbmv", "SDCZ",
        f"{_FILL}, int n, int k, const T *alpha, const T *a, int lda, {_VECTORS}", sbmv),
    FunctionFamily("Sspmv Dspmv Chpmv Zhpmv", "SDCZ",
        f"{_FILL}, int n, const T *alpha, const T *a, {_VECTORS}",
        spmv),
    FunctionFamily("Strmv Dtrmv Ctrmv Ztrmv", "SDCZ",
        f"{_TRIANGLE}, int n, const T *a, int lda, T *x, int incx",
        variant("trmv", _full_triangle, routine="trmv")),
    FunctionFamily("Strsv Dtrsv Ctrsv Ztrsv", "SDCZ",
        f"{_TRIANGLE}, int n, const T *a, int lda, T *x, int incx",
        variant("trsv", _full_triangle, routine="trsv")),
    FunctionFamily("Stbmv Dtbmv Ctbmv Ztbmv", "SDCZ",
        f"{_TRIANGLE}, int n, int k, const T *a, int lda, T *x, int incx",
        variant("tbmv", _band_triangle, routine="tbmv")),
    FunctionFamily("Stbsv Dtbsv Ctbsv Ztbsv", "SDCZ",
        f"{_TRIANGLE}, int n, int k, const T *a, int lda, T *x, int incx",
        variant("tbsv", _band_triangle, routine="tbsv")),
    FunctionFamily("Stpmv Dtpmv Ctpmv Ztpmv", "SDCZ", f"{_TRIANGLE}, int n, const T *a, T *x, int incx",
        variant("tpmv", _packed_triangle, routine="tpmv")),
    FunctionFamily("Stpsv Dtpsv Ctpsv Ztpsv", "SDCZ", f"{_TRIANGLE}, int n, const T *a, T *x, int incx",
        variant("tpsv", _packed_triangle, routine="tpsv")),
    FunctionFamily("Sger Dger Cgeru Zgeru", "SDCZ", f"int m, int n, const T *alpha, {_UPDATE}", ger),
    FunctionFamily("Cgerc Zgerc", "CZ", f"int m, int n, const T *alpha, {_UPDATE}",
        variant("gerc", ger, conjugate=True)),
    FunctionFamily("Ssyr Dsyr Csyr Zsyr", "SDCZ",
        f"{_FILL}, int n, const T *alpha, const T *x, int incx, T *a, int lda", syr),
    FunctionFamily("Cher Zher", "CZ", f"{_FILL}, int n, const R *alpha, const T *x, int incx, T *a, int lda",
        variant("her", syr, hermitian=True)),
    FunctionFamily("Ssyr2 Dsyr2 Csyr2 Zsyr2", "SDCZ", f"{_FILL}, int n, const T *alpha, {_UPDATE}", syr2),
    FunctionFamily("Cher2 Zher2", "CZ", f"{_FILL}, int n, const T *alpha, {_UPDATE}",
        variant("her2", syr2, hermitian=True)),
    FunctionFamily("Sspr Dspr Chpr Zhpr", "SDCZ",
        f"{_FILL}, int n, const R *alpha, const T *x, int incx, T *a", spr),
    FunctionFamily("Sspr2 Dspr2 Chpr2 Zhpr2", "SDCZ",
        f"{_FILL}, int n, const T *alpha, const T *x, int incx, const T *y, int incy, T *a", spr2),
    FunctionFamily("Sgemm Dgemm Cgemm Zgemm", "SDCZ", _PRODUCT, gemm),
    FunctionFamily("Ssymm Dsymm Csymm Zsymm", "SDCZ", _SIDED, symm),
    FunctionFamily("Chemm Zhemm", "CZ", _SIDED, variant("hemm", symm, hermitian=True)),
    FunctionFamily("Ssyrk Dsyrk Csyrk Zsyrk", "SDCZ", f"{_RANK}, const T *beta, T *c, int ldc", syrk),
    FunctionFamily("Cherk Zherk", "CZ",
        f"{_RANK.replace('T *alpha', 'R *alpha')}, const R *beta, T *c, int ldc",
        variant("herk", syrk, hermitian=True)),
    FunctionFamily("Ssyr2k Dsyr2k Csyr2k Zsyr2k", "SDCZ",
        f"{_RANK}, const T *b, int ldb, const T *beta, T *c, int ldc", syr2k),
    FunctionFamily("Cher2k Zher2k", "CZ", f"{_RANK}, const T *b, int ldb, const R *beta, T *c, int ldc",
        variant("her2k", syr2k, hermitian=True)),
    FunctionFamily("Strmm Dtrmm Ctrmm Ztrmm", "SDCZ", f"{_SOLVING}, const T *b, int ldb, T *c, int ldc",
        trmm),
    FunctionFamily("Strsm Dtrsm Ctrsm Ztrsm", "SDCZ", f"{_SOLVING}, T *b, int ldb", trsm),
)
"""Functions of the BLAS standard."""
EXTENSIONS = (
    FunctionFamily("Hgemm Cgemm3m Zgemm3m", "HCZ", _PRODUCT, gemm),
    FunctionFamily("Ssyrkx Dsyrkx Csyrkx Zsyrkx", "SDCZ",
        f"{_RANK}, const T *b, int ldb, const T *beta, T *c, int ldc", syrkx),
    FunctionFamily("Cherkx Zherkx", "CZ", f"{_RANK}, const T *b, int ldb, const R *beta, T *c, int ldc",
        variant("herkx", syrkx, hermitian=True)),
    FunctionFamily("Sgeam Dgeam Cgeam Zgeam", "SDCZ",
        "cublasOperation_t opa, cublasOperation_t opb, int m, int n, const T *alpha, const T *a, int lda, "
        "const T *beta, "
           "const T *b, int ldb, T *c, int ldc", geam),
    FunctionFamily("Sdgmm Ddgmm Cdgmm Zdgmm", "SDCZ",
        "cublasSideMode_t side, int m, int n, const T *a, int lda, const T *x, int incx, T *c, int ldc",
        dgmm),
)
"""Functions that the standard lacks."""
# fmt: on
