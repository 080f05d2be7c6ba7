"""cuBLAS for batches of matrices, with factorisations, and products of mixed types."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from ..api.pointers import Pointer
from ..api.table import ApiRow
from ..device.host_runtime import HostRuntime
from . import lapack
from .arrays import Array, Execution, LibraryError, perform
from .blas import (
    HANDLE,
    NOT_SUPPORTED,
    RESULT,
    ArrayArgument,
    BlasCall,
    Scalar,
    accumulate,
    apply_operation,
    check_operation,
    handle_of,
    variant,
)
from .blas_matrices import factor, gemm, gemv, syrk, trsm
from .families import FunctionFamily

# -- the same for every matrix of a batch


def _batched(name: str, body: Callable[..., Execution]) -> Callable[..., Execution]:
    """Return the body of the function `name`, which runs another one for every item of a batch."""

    def batched(c: BlasCall, *arguments: Any) -> Execution:
        return c.batch(body, arguments[-1], *arguments[:-1])

    batched.__name__ = name
    return batched


# -- factorisations


def _pivots(pivots: ArrayArgument, n: int) -> Array | None:
    """Return the vector of pivots, or None for a null pointer."""
    return pivots(n) if pivots.pointer else None


def getrf(
    c: BlasCall, n: int, a: ArrayArgument, pivots: ArrayArgument, info: ArrayArgument, count: int
) -> Execution:
    """Compute getrfBatched: LU factorisations."""
    pivots.distance, info.distance = n, 1
    return c.batch(
        lambda _, matrix, exchanged, status: c.solve(
            status, lapack.getrf, matrix(n, n), _pivots(exchanged, n)
        ),
        count, a, pivots, info,
    )  # fmt: skip


def getrs(
    c: BlasCall,
    op: int,
    n: int,
    columns: int,
    a: ArrayArgument,
    pivots: ArrayArgument,
    b: ArrayArgument,
    count: int,
) -> Execution:
    """Compute getrsBatched: solutions by LU factorisations."""
    check_operation(op)
    pivots.distance = n
    return c.batch(
        lambda _, matrix, exchanged, right: c.solve(
            None, lapack.getrs, right(n, columns), matrix(n, n), _pivots(exchanged, n), op
        ),
        count, a, pivots, b,
    )  # fmt: skip


def getri(
    c: BlasCall,
    n: int,
    a: ArrayArgument,
    pivots: ArrayArgument,
    out: ArrayArgument,
    info: ArrayArgument,
    count: int,
) -> Execution:
    """Compute getriBatched: inverses from LU factorisations."""
    pivots.distance, info.distance = n, 1
    return c.batch(
        lambda _, matrix, exchanged, inverse, status: c.solve(
            status, lapack.getri, inverse(n, n), matrix(n, n), _pivots(exchanged, n)
        ),
        count, a, pivots, out, info,
    )  # fmt: skip


def matinv(
    c: BlasCall, n: int, a: ArrayArgument, out: ArrayArgument, info: ArrayArgument, count: int
) -> Execution:
    """Compute matinvBatched: inverses."""

    def invert(c: BlasCall, inverse: Array, matrix: Array) -> int:
        lu, pivots = matrix.copy(), np.zeros(n, np.int32)
        return lapack.getrf(c, lu, pivots) or lapack.getri(c, inverse, lu, pivots)

    info.distance = 1
    return c.batch(
        lambda _, matrix, inverse, status: c.solve(status, invert, inverse(n, n), matrix(n, n)),
        count, a, out, info,
    )  # fmt: skip


# -- products of mixed types

COMPUTE: dict[int, Any] = {
    0: np.float32,
    1: np.float64,
    2: np.float16,
    64: np.float16,
    65: np.float16,
    68: np.float32,
    69: np.float32,
    70: np.float64,
    71: np.float64,
    72: np.int32,
    73: np.int32,
    74: np.float32,
    75: np.float32,
    77: np.float32,
    78: np.float32,
    79: np.float64,
}
"""The type of scalars and sums by cublasComputeType_t, and by the cudaDataType that was passed instead before
CUDA 11.
"""


def _scalar_kind(sum_type: int, out: ArrayArgument) -> np.dtype[Any]:
    """Return the type of scalars and sums. Raise LibraryError for an unsupported one."""
    if sum_type not in COMPUTE:
        raise LibraryError(NOT_SUPPORTED)
    kind = COMPUTE[sum_type]
    return np.result_type(kind, np.complex64) if np.dtype(out.kind).kind == "c" else np.dtype(kind)


def _multiply_mixed(
    c: BlasCall,
    wide: np.dtype[Any],
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
    """Multiply matrices, whose products are summed in the type `wide`, but not in half precision."""
    summed = np.dtype(np.float32) if wide.itemsize == 2 else wide
    left, right, target = factor(op_a, m, k, a), factor(op_b, k, n, b), out(m, n)
    yield
    value = np.array(target).astype(summed)
    wide_left, wide_right = apply_operation(left, op_a).astype(summed), apply_operation(right, op_b)
    accumulate(value, wide_left @ wide_right.astype(summed), alpha(), beta())
    target[...] = value.astype(target.dtype)


def _product_row(name: str, parameters: str, shown: str) -> ApiRow:
    """Return the row of cublas`name`, which multiplies matrices of given types; messages say `shown`."""
    typed = ApiRow("", parameters).typed_parameters

    def call(rt: HostRuntime, handle: Pointer, *arguments: Any) -> None:
        c = BlasCall(rt, shown, handle_of(rt, handle), "S")
        op_a, op_b, m, n, k, alpha, a, b, beta, out, *counts, sum_type, _ = c.bind(typed, arguments)
        wide = _scalar_kind(sum_type, out)
        first, second = c.scalar(alpha, wide), c.scalar(beta, wide)
        operands = (wide, op_a, op_b, m, n, k, first, a, b, second, out)
        perform(rt, c.handle.stream, partial(c.batch, _multiply_mixed, *(counts or [1]), *operands))

    return ApiRow(f"cublas{name}", f"{HANDLE} handle, {parameters}", call, RESULT)


def gemm_of_types(
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
    """Multiply matrices of the given types; scalars and sums have the function's own type."""
    if any((np.dtype(matrix.kind).kind == "c") != c.is_complex for matrix in (a, b, out)):
        raise LibraryError(NOT_SUPPORTED)
    wide = _scalar_kind(_SINGLE_SUMS, out)
    return _multiply_mixed(c, wide, op_a, op_b, m, n, k, alpha, a, b, beta, out)


def _rank_of_types(
    c: BlasCall,
    lower: int,
    op: int,
    n: int,
    k: int,
    alpha: Scalar,
    a: ArrayArgument,
    beta: Scalar,
    out: ArrayArgument,
    update: Callable[..., Execution],
) -> Execution:
    if not np.dtype(a.kind) == np.dtype(out.kind) == np.dtype(c.kind):
        raise LibraryError(NOT_SUPPORTED)
    return update(c, lower, op, n, k, alpha, a, beta, out)


_SINGLE_SUMS = 68
"""The constant CUBLAS_COMPUTE_32F."""
_RANK_EX = (
    "cublasFillMode_t fill, cublasOperation_t op, int n, int k, const T *alpha, const void *a, cudaDataType"
    " ta, int lda, const T *beta, void *c, cudaDataType tc, int ldc"
)
_VECTORS = "cublasOperation_t op, int m, int n, const T *alpha"
_PRODUCT = "cublasOperation_t opa, cublasOperation_t opb, int m, int n, int k, const T *alpha"
_EX = "cublasOperation_t opa, cublasOperation_t opb, int m, int n, int k, const void *alpha"
# fmt: off
FAMILIES = (
    FunctionFamily(
        "SgemmStridedBatched DgemmStridedBatched CgemmStridedBatched ZgemmStridedBatched HgemmStridedBatched "
        "Cgemm3mStridedBatched",
        "SDCZHC",
        f"{_PRODUCT}, const T *a, int lda, long long sa, const T *b, int ldb, long long sb, const T *beta, T "
        f"*c, int ldc, long long sc, int count",
        _batched("gemm_strided", gemm)),
    FunctionFamily("SgemmBatched DgemmBatched CgemmBatched ZgemmBatched HgemmBatched Cgemm3mBatched",
        "SDCZHC",
        f"{_PRODUCT}, const T *const *a, int lda, const T *const *b, int ldb, const T *beta, T *const *c, "
        f"int ldc, int count",
        _batched("gemm_batched", gemm)),
    FunctionFamily("SgemvBatched DgemvBatched CgemvBatched ZgemvBatched", "SDCZ",
        f"{_VECTORS}, const T *const *a, int lda, const T *const *x, int incx, const T *beta, T *const *y, "
        f"int incy, int count",
        _batched("gemv_batched", gemv)),
    FunctionFamily("SgemvStridedBatched DgemvStridedBatched CgemvStridedBatched ZgemvStridedBatched", "SDCZ",
        f"{_VECTORS}, const T *a, int lda, long long sa, const T *x, int incx, long long sx, const T *beta, "
        f"T *y, int incy, long long sy, int count",
        _batched("gemv_strided", gemv)),
    FunctionFamily("SgemmEx CgemmEx Cgemm3mEx", "SCC",
        f"{_PRODUCT}, const void *a, cudaDataType ta, int lda, const void *b, cudaDataType tb, int ldb, "
           "const T *beta, void *c, cudaDataType tc, int ldc", gemm_of_types),
    FunctionFamily("CsyrkEx Csyrk3mEx", "CC", _RANK_EX,
        variant("syrk_of_types", _rank_of_types, update=syrk)),
    FunctionFamily("CherkEx Cherk3mEx", "CC", _RANK_EX.replace("T *", "R *"),
        variant("herk_of_types", _rank_of_types, update=variant("herk", syrk, hermitian=True))),
    FunctionFamily("StrsmBatched DtrsmBatched CtrsmBatched ZtrsmBatched", "SDCZ",
        "cublasSideMode_t side, cublasFillMode_t fill, cublasOperation_t op, "
           "cublasDiagType_t unit, int m, int n, const T *alpha, const T *const *a, int lda, T *const *b, "
           "int ldb, int count",
        _batched("trsm_batched", trsm)),
    FunctionFamily("SgetrfBatched DgetrfBatched CgetrfBatched ZgetrfBatched", "SDCZ",
        "int n, T *const *a, int lda, int *pivots, int *info, int count", getrf),
    FunctionFamily("SgetrsBatched DgetrsBatched CgetrsBatched ZgetrsBatched", "SDCZ",
        "cublasOperation_t op, int n, int nrhs, const T *const *a, int lda, "
           "const int *pivots, T *const *b, int ldb, int *host_info, int count", getrs),
    FunctionFamily("SgetriBatched DgetriBatched CgetriBatched ZgetriBatched", "SDCZ",
        "int n, const T *const *a, int lda, const int *pivots, T *const *c, int ldc, " "int *info, int count",
        getri),
    FunctionFamily("SmatinvBatched DmatinvBatched CmatinvBatched ZmatinvBatched", "SDCZ",
        "int n, const T *const *a, int lda, T *const *c, int ldc, int *info, int count", matinv),
)
# fmt: on
# fmt: off
PLAIN = (
    _product_row("GemmEx",
        f"{_EX}, const void *a, cudaDataType ta, int lda, const void *b, cudaDataType tb, int ldb, const "
        f"void *beta, void *c, cudaDataType tc, "
        "int ldc, cublasComputeType_t compute, cublasGemmAlgo_t algorithm", "GemmEx"),
    _product_row("GemmStridedBatchedEx",
        f"{_EX}, const void *a, cudaDataType ta, int lda, long long sa, const void *b, cudaDataType tb, int "
        f"ldb, long long sb, "
        "const void *beta, void *c, cudaDataType tc, int ldc, long long sc, int count, cublasComputeType_t "
        "compute, cublasGemmAlgo_t algorithm", "GemmEx"),
    _product_row("GemmBatchedEx",
        f"{_EX}, const void *const *a, cudaDataType ta, int lda, const void *const *b, cudaDataType tb, int "
        f"ldb, const void *beta, "
        "void *const *c, cudaDataType tc, int ldc, int count, cublasComputeType_t compute, cublasGemmAlgo_t "
        "algorithm", "GemmBatchedEx"),
)  # fmt: skip
# fmt: on
