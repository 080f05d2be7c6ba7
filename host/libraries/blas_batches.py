"""cuBLAS for batches of matrices, with factorisations, and products of mixed types."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np

from ..api.pointers import Pointer
from ..api.table import ApiRow
from ..device.host_runtime import HostRuntime
from . import lapack
from .arrays import Array, LibraryError, perform, scalar_at
from .blas import (
    HANDLE,
    NOT_SUPPORTED,
    RESULT,
    BlasCall,
    Work,
    accumulate,
    apply_operation,
    check_operation,
    handle_of,
)
from .blas_matrices import gemm, gemv, herk, syrk, trsm
from .families import FunctionFamily

# -- the same for every matrix of a batch


def gemm_strided(
    c: BlasCall,
    op_a: int,
    op_b: int,
    m: int,
    n: int,
    k: int,
    alpha: Pointer,
    a: Pointer,
    lda: int,
    a_step: int,
    b: Pointer,
    ldb: int,
    b_step: int,
    beta: Pointer,
    out: Pointer,
    ldc: int,
    c_step: int,
    count: int,
) -> Work:
    size = np.dtype(c.kind).itemsize
    works = [
        gemm(
            c,
            op_a,
            op_b,
            m,
            n,
            k,
            alpha,
            _offset(a, i * a_step * size),
            lda,
            _offset(b, i * b_step * size),
            ldb,
            beta,
            _offset(out, i * c_step * size),
            ldc,
        )
        for i in range(count)
    ]
    return lambda: _run_all(works)


def _offset(pointer: Pointer, offset: int) -> int:
    return (pointer or 0) + offset


def _run_all(works: list[Work]) -> None:
    for work in works:
        work()


def gemm_batched(
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
    count: int,
) -> Work:
    def work() -> None:
        for pa, pb, pc in zip(c.pointers(a, count), c.pointers(b, count), c.pointers(out, count)):
            gemm(c, op_a, op_b, m, n, k, alpha, pa, lda, pb, ldb, beta, pc, ldc)()

    return work


def gemv_batched(
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
    count: int,
) -> Work:
    def work() -> None:
        for pa, px, py in zip(c.pointers(a, count), c.pointers(x, count), c.pointers(y, count)):
            gemv(c, op, m, n, alpha, pa, lda, px, x_step, beta, py, y_step)()

    return work


def gemv_strided(
    c: BlasCall,
    op: int,
    m: int,
    n: int,
    alpha: Pointer,
    a: Pointer,
    lda: int,
    a_step: int,
    x: Pointer,
    x_step: int,
    x_next: int,
    beta: Pointer,
    y: Pointer,
    y_step: int,
    y_next: int,
    count: int,
) -> Work:
    size = np.dtype(c.kind).itemsize
    works = [
        gemv(
            c,
            op,
            m,
            n,
            alpha,
            _offset(a, i * a_step * size),
            lda,
            _offset(x, i * x_next * size),
            x_step,
            beta,
            _offset(y, i * y_next * size),
            y_step,
        )
        for i in range(count)
    ]
    return lambda: _run_all(works)


def trsm_batched(
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
    count: int,
) -> Work:
    def work() -> None:
        for pa, pb in zip(c.pointers(a, count), c.pointers(b, count)):
            trsm(c, side, fill, op, unit, m, n, alpha, pa, lda, pb, ldb)()

    return work


# -- factorisations


def _pivots(c: BlasCall, pointer: Pointer, n: int, number: int) -> Array | None:
    return c.vector(pointer + 4 * n * number, n, 1, np.int32) if pointer else None


def getrf(c: BlasCall, n: int, a: Pointer, lda: int, pivots: Pointer, info: Pointer, count: int) -> Work:
    def work() -> None:
        status = c.vector(info, count, 1, np.int32)
        for i, p in enumerate(c.pointers(a, count)):
            status[i] = lapack.getrf(c, c.matrix(p, n, n, lda), _pivots(c, pivots, n, i)) if n else 0

    return work


def getrs(
    c: BlasCall,
    op: int,
    n: int,
    columns: int,
    a: Pointer,
    lda: int,
    pivots: Pointer,
    b: Pointer,
    ldb: int,
    info: Pointer,
    count: int,
) -> Work:
    scalar_at(c.rt, info, np.int32, c.invalid)[()] = 0

    def work() -> None:
        for i, (pa, pb) in enumerate(zip(c.pointers(a, count), c.pointers(b, count))):
            out = c.matrix(pb, n, columns, ldb)
            if out.size:
                lapack.getrs(c, out, c.matrix(pa, n, n, lda), _pivots(c, pivots, n, i), check_operation(op))

    return work


def getri(
    c: BlasCall,
    n: int,
    a: Pointer,
    lda: int,
    pivots: Pointer,
    out: Pointer,
    ldc: int,
    info: Pointer,
    count: int,
) -> Work:
    def work() -> None:
        status = c.vector(info, count, 1, np.int32)
        for i, (pa, pc) in enumerate(zip(c.pointers(a, count), c.pointers(out, count))):
            lu, inverse = c.matrix(pa, n, n, lda), c.matrix(pc, n, n, ldc)
            status[i] = lapack.getri(c, inverse, lu, _pivots(c, pivots, n, i)) if n else 0

    return work


def matinv(
    c: BlasCall, n: int, a: Pointer, lda: int, out: Pointer, ldc: int, info: Pointer, count: int
) -> Work:
    def work() -> None:
        status = c.vector(info, count, 1, np.int32)
        for i, (pa, pc) in enumerate(zip(c.pointers(a, count), c.pointers(out, count))):
            lu, pivots = c.matrix(pa, n, n, lda).copy(), np.zeros(n, np.int32)
            status[i] = lapack.getrf(c, lu, pivots) if n else 0
            if n and not status[i]:
                lapack.getri(c, c.matrix(pc, n, n, ldc), lu, pivots)

    return work


# -- products of mixed types

DATA: dict[int, Any] = {
    0: np.float32,
    1: np.float64,
    2: np.float16,
    3: np.int8,
    4: np.complex64,
    5: np.complex128,
    10: np.int32,
    14: ml_dtypes.bfloat16,
}
"""The enumeration cudaDataType."""
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


def _kind(table: dict[int, Any], which: int) -> Any:
    if which not in table:
        raise LibraryError(NOT_SUPPORTED)
    return table[which]


def _multiply_mixed(
    call: BlasCall,
    sum_type: int,
    types: tuple[int, int, int],
    op_a: int,
    op_b: int,
    m: int,
    n: int,
    k: int,
    alpha: Pointer,
    beta: Pointer,
) -> Callable[[int, int, int, int, int, int], None]:
    """Return a function that multiplies the matrices at three addresses, each with its leading dimension: A,
    B, C.
    """
    ka, kb, kc = (_kind(DATA, which) for which in types)
    wide = (
        np.result_type(_kind(COMPUTE, sum_type), np.complex64)
        if np.dtype(kc).kind == "c"
        else np.dtype(_kind(COMPUTE, sum_type))
    )
    summed = np.dtype(np.float32) if wide.itemsize == 2 else wide
    first, second = call.scalar(alpha, wide), call.scalar(beta, wide)

    def work(a: int, lda: int, b: int, ldb: int, c: int, ldc: int) -> None:
        left = apply_operation(call.matrix(a, *((m, k) if op_a == 0 else (k, m)), lda, ka), op_a).astype(
            summed
        )
        right = apply_operation(call.matrix(b, *((k, n) if op_b == 0 else (n, k)), ldb, kb), op_b).astype(
            summed
        )
        out = call.matrix(c, m, n, ldc, kc)
        value = np.array(out).astype(summed)
        accumulate(value, left @ right, first(), second())
        out[...] = value.astype(kc)

    return work


def gemm_ex(
    rt: HostRuntime,
    handle: Pointer,
    op_a: int,
    op_b: int,
    rows: int,
    columns: int,
    k: int,
    alpha: Pointer,
    a: Pointer,
    a_type: int,
    lda: int,
    b: Pointer,
    b_type: int,
    ldb: int,
    beta: Pointer,
    c: Pointer,
    c_type: int,
    ldc: int,
    sum_type: int,
    algorithm: int,
) -> None:
    gemm_strided_ex(
        rt,
        handle,
        op_a,
        op_b,
        rows,
        columns,
        k,
        alpha,
        a,
        a_type,
        lda,
        0,
        b,
        b_type,
        ldb,
        0,
        beta,
        c,
        c_type,
        ldc,
        0,
        1,
        sum_type,
        algorithm,
    )


def gemm_strided_ex(
    rt: HostRuntime,
    handle: Pointer,
    op_a: int,
    op_b: int,
    rows: int,
    columns: int,
    k: int,
    alpha: Pointer,
    a: Pointer,
    a_type: int,
    lda: int,
    a_step: int,
    b: Pointer,
    b_type: int,
    ldb: int,
    b_step: int,
    beta: Pointer,
    c: Pointer,
    c_type: int,
    ldc: int,
    c_step: int,
    count: int,
    sum_type: int,
    algorithm: int,
) -> None:
    context = handle_of(rt, handle)
    each = _multiply_mixed(
        BlasCall(rt, "GemmEx", context, "S"),
        sum_type,
        (a_type, b_type, c_type),
        op_a,
        op_b,
        rows,
        columns,
        k,
        alpha,
        beta,
    )
    sizes = [np.dtype(DATA[which]).itemsize for which in (a_type, b_type, c_type)]

    def work() -> None:
        for i in range(count):
            each(
                _offset(a, i * a_step * sizes[0]),
                lda,
                _offset(b, i * b_step * sizes[1]),
                ldb,
                _offset(c, i * c_step * sizes[2]),
                ldc,
            )

    perform(rt, context.stream, work)


def gemm_batched_ex(
    rt: HostRuntime,
    handle: Pointer,
    op_a: int,
    op_b: int,
    rows: int,
    columns: int,
    k: int,
    alpha: Pointer,
    a: Pointer,
    a_type: int,
    lda: int,
    b: Pointer,
    b_type: int,
    ldb: int,
    beta: Pointer,
    c: Pointer,
    c_type: int,
    ldc: int,
    count: int,
    sum_type: int,
    algorithm: int,
) -> None:
    context = handle_of(rt, handle)
    call = BlasCall(rt, "GemmBatchedEx", context, "S")
    each = _multiply_mixed(
        call, sum_type, (a_type, b_type, c_type), op_a, op_b, rows, columns, k, alpha, beta
    )

    def work() -> None:
        for pa, pb, pc in zip(call.pointers(a, count), call.pointers(b, count), call.pointers(c, count)):
            each(pa, lda, pb, ldb, pc, ldc)

    perform(rt, context.stream, work)


def gemm_of_types(
    c: BlasCall,
    op_a: int,
    op_b: int,
    m: int,
    n: int,
    k: int,
    alpha: Pointer,
    a: Pointer,
    a_type: int,
    lda: int,
    b: Pointer,
    b_type: int,
    ldb: int,
    beta: Pointer,
    out: Pointer,
    out_type: int,
    ldc: int,
) -> Work:
    """Multiply matrices of the given types; scalars and sums have the function's own type."""
    types = (a_type, b_type, out_type)
    if any((np.dtype(_kind(DATA, which)).kind == "c") != c.is_complex for which in types):
        raise LibraryError(NOT_SUPPORTED)
    each = _multiply_mixed(c, _SINGLE_SUMS, types, op_a, op_b, m, n, k, alpha, beta)
    return lambda: each(_offset(a, 0), lda, _offset(b, 0), ldb, _offset(out, 0), ldc)


def _rank_of_types(
    body: Callable[..., Work],
    c: BlasCall,
    fill: int,
    op: int,
    n: int,
    k: int,
    alpha: Pointer,
    a: Pointer,
    a_type: int,
    lda: int,
    beta: Pointer,
    out: Pointer,
    out_type: int,
    ldc: int,
) -> Work:
    if {_kind(DATA, a_type), _kind(DATA, out_type)} != {c.kind}:
        raise LibraryError(NOT_SUPPORTED)
    return body(c, fill, op, n, k, alpha, a, lda, beta, out, ldc)


def syrk_of_types(c: BlasCall, *arguments: Any) -> Work:
    return _rank_of_types(syrk, c, *arguments)


def herk_of_types(c: BlasCall, *arguments: Any) -> Work:
    return _rank_of_types(herk, c, *arguments)


_SINGLE_SUMS = 68
"""The constant CUBLAS_COMPUTE_32F."""
_RANK_EX = (
    "cublasFillMode_t fill, cublasOperation_t op, int n, int k, const T *alpha, const void *a, cudaDataType"
    " ta, int lda, const T *beta, void *c, cudaDataType tc, int ldc"
)
_VECTORS = "cublasOperation_t op, int m, int n, const T *alpha"
_PRODUCT = "cublasOperation_t opa, cublasOperation_t opb, int m, int n, int k, const T *alpha"
_EX = f"{HANDLE} handle, cublasOperation_t opa, cublasOperation_t opb, int m, int n, int k, const void *alpha"
# fmt: off
FAMILIES = (
    FunctionFamily(
        "SgemmStridedBatched DgemmStridedBatched CgemmStridedBatched ZgemmStridedBatched HgemmStridedBatched "
        "Cgemm3mStridedBatched",
        "SDCZHC",
        f"{_PRODUCT}, const T *a, int lda, long long sa, const T *b, int ldb, long long sb, const T *beta, T "
        f"*c, int ldc, long long sc, int count",
        gemm_strided),
    FunctionFamily("SgemmBatched DgemmBatched CgemmBatched ZgemmBatched HgemmBatched Cgemm3mBatched",
        "SDCZHC",
        f"{_PRODUCT}, const T *const *a, int lda, const T *const *b, int ldb, const T *beta, T *const *c, "
        f"int ldc, int count",
        gemm_batched),
    FunctionFamily("SgemvBatched DgemvBatched CgemvBatched ZgemvBatched", "SDCZ",
        f"{_VECTORS}, const T *const *a, int lda, const T *const *x, int incx, const T *beta, T *const *y, "
        f"int incy, int count",
        gemv_batched),
    FunctionFamily("SgemvStridedBatched DgemvStridedBatched CgemvStridedBatched ZgemvStridedBatched", "SDCZ",
        f"{_VECTORS}, const T *a, int lda, long long sa, const T *x, int incx, long long sx, const T *beta, "
        f"T *y, int incy, long long sy, int count",
        gemv_strided),
    FunctionFamily("SgemmEx CgemmEx Cgemm3mEx", "SCC",
        f"{_PRODUCT}, const void *a, cudaDataType ta, int lda, const void *b, cudaDataType tb, int ldb, "
           "const T *beta, void *c, cudaDataType tc, int ldc", gemm_of_types),
    FunctionFamily("CsyrkEx Csyrk3mEx", "CC", _RANK_EX, syrk_of_types),
    FunctionFamily("CherkEx Cherk3mEx", "CC", _RANK_EX.replace("T *", "R *"), herk_of_types),
    FunctionFamily("StrsmBatched DtrsmBatched CtrsmBatched ZtrsmBatched", "SDCZ",
        "cublasSideMode_t side, cublasFillMode_t fill, cublasOperation_t op, "
           "cublasDiagType_t unit, int m, int n, const T *alpha, const T *const *a, int lda, T *const *b, "
           "int ldb, int count",
        trsm_batched),
    FunctionFamily("SgetrfBatched DgetrfBatched CgetrfBatched ZgetrfBatched", "SDCZ",
        "int n, T *const *a, int lda, int *pivots, int *info, int count", getrf),
    FunctionFamily("SgetrsBatched DgetrsBatched CgetrsBatched ZgetrsBatched", "SDCZ",
        "cublasOperation_t op, int n, int nrhs, const T *const *a, int lda, "
           "const int *pivots, T *const *b, int ldb, int *info, int count", getrs),
    FunctionFamily("SgetriBatched DgetriBatched CgetriBatched ZgetriBatched", "SDCZ",
        "int n, const T *const *a, int lda, const int *pivots, T *const *c, int ldc, " "int *info, int count",
        getri),
    FunctionFamily("SmatinvBatched DmatinvBatched CmatinvBatched ZmatinvBatched", "SDCZ",
        "int n, const T *const *a, int lda, T *const *c, int ldc, int *info, int count", matinv),
)
# fmt: on
# fmt: off
PLAIN = (
    ApiRow("cublasGemmEx",
        f"{_EX}, const void *a, cudaDataType ta, int lda, const void *b, cudaDataType tb, int ldb, const "
        f"void *beta, void *c, cudaDataType tc, "
        "int ldc, cublasComputeType_t compute, cublasGemmAlgo_t algorithm", gemm_ex, RESULT),
    ApiRow("cublasGemmStridedBatchedEx",
        f"{_EX}, const void *a, cudaDataType ta, int lda, long long sa, const void *b, cudaDataType tb, int "
        f"ldb, long long sb, "
        "const void *beta, void *c, cudaDataType tc, int ldc, long long sc, int count, cublasComputeType_t "
        "compute, cublasGemmAlgo_t algorithm",
        gemm_strided_ex, RESULT),
    ApiRow("cublasGemmBatchedEx",
        f"{_EX}, const void *const *a, cudaDataType ta, int lda, const void *const *b, cudaDataType tb, int "
        f"ldb, const void *beta, "
        "void *const *c, cudaDataType tc, int ldc, int count, cublasComputeType_t compute, cublasGemmAlgo_t "
        "algorithm",
        gemm_batched_ex, RESULT),
)  # fmt: skip
# fmt: on
