"""cuSOLVER for dense matrices: handles and parameters, and the functions of each type as families; the 64-bit
API is in `cusolver_64`.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np

from ...support.fast_dataclass import record, replace
from ..api.pointers import Pointer, put, put_pointer, put_size
from ..api.table import ApiRow, declarations
from ..device.host_runtime import HostRuntime
from . import lapack
from .arrays import Array, LibraryError, resolve_handle
from .blas import Work, on_stream
from .families import FunctionFamily, header, rows
from .handles import handle_functions
from .lapack import INVALID_VALUE, Dense, Solver, workspace_size

HANDLE, RESULT, NOT_INITIALIZED = "cusolverDnHandle_t", "cusolverStatus_t", 1
VERSION = (12, 0, 0)
_ALL, _BY_INDEX, _BY_VALUE = 1001, 1002, 1003
"""The enumeration cusolverEigRange_t."""


@record
class SolverParameters:
    """The parameters of cusolverDnCreateParams: algorithms by function, all of which are LAPACK's."""


@record
class JacobiParameters:
    """A syevjInfo_t or gesvdjInfo_t: parameters of Jacobi's method, which LAPACK's methods replace, and the
    last result's residual.
    """

    tolerance: float = 0.0
    sweeps: int = 100
    is_sorted: int = 1
    residual: float = 0.0


# -- Cholesky and triangular matrices


def potrf(
    c: Solver, fill: int, n: int, a: Pointer, lda: int, work: Pointer, size: int, info: Pointer
) -> Work:
    c.workspace(work, size, n)
    return c.solve(info, lapack.potrf, c.matrix(a, n, n, lda), c.is_lower(fill))


def potri(
    c: Solver, fill: int, n: int, a: Pointer, lda: int, work: Pointer, size: int, info: Pointer
) -> Work:
    c.workspace(work, size, n)
    return c.solve(info, lapack.potri, c.matrix(a, n, n, lda), c.is_lower(fill))


def lauum(
    c: Solver, fill: int, n: int, a: Pointer, lda: int, work: Pointer, size: int, info: Pointer
) -> Work:
    c.workspace(work, size, n)
    return c.solve(info, lapack.lauum, c.matrix(a, n, n, lda), c.is_lower(fill))


def potrs(
    c: Solver, fill: int, n: int, nrhs: int, a: Pointer, lda: int, b: Pointer, ldb: int, info: Pointer
) -> Work:
    return c.solve(info, lapack.potrs, c.matrix(b, n, nrhs, ldb), c.matrix(a, n, n, lda), c.is_lower(fill))


def potrf_batched(c: Solver, fill: int, n: int, a: Pointer, lda: int, info: Pointer, count: int) -> Work:
    return _run_all(
        c.solve(_info_address(info, i), lapack.potrf, c.matrix(p, n, n, lda), c.is_lower(fill))
        for i, p in enumerate(c.pointers(a, count))
    )


def potrs_batched(
    c: Solver,
    fill: int,
    n: int,
    nrhs: int,
    a: Pointer,
    lda: int,
    b: Pointer,
    ldb: int,
    info: Pointer,
    count: int,
) -> Work:
    if nrhs > 1:
        raise LibraryError(INVALID_VALUE, "cusolverDn…potrsBatched solves for one right-hand side")
    works = [
        c.solve(info, lapack.potrs, c.matrix(pb, n, nrhs, ldb), c.matrix(pa, n, n, lda), c.is_lower(fill))
        for pa, pb in zip(c.pointers(a, count), c.pointers(b, count))
    ]
    return _run_all(works)


def _info_address(info: Pointer, number: int) -> Pointer:
    return (info or 0) + 4 * number


def _run_all(works: Any) -> Work:
    todo = list(works)

    def work() -> None:
        for one in todo:
            one()

    return work


# -- LU


def pivots_of(c: Solver, pivots: Pointer, n: int, kind: Any = np.int32) -> Array | None:
    """Return the vector of pivots, or None for a null pointer."""
    return c.vector(pivots, n, 1, kind) if pivots else None


def getrf(
    c: Solver, m: int, n: int, a: Pointer, lda: int, work: Pointer, pivots: Pointer, info: Pointer
) -> Work:
    c.workspace(work, max(n, 1), n)
    return c.solve(info, lapack.getrf, c.matrix(a, m, n, lda), pivots_of(c, pivots, min(m, n)))


def getrs(
    c: Solver,
    op: int,
    n: int,
    nrhs: int,
    a: Pointer,
    lda: int,
    pivots: Pointer,
    b: Pointer,
    ldb: int,
    info: Pointer,
) -> Work:
    if op not in (0, 1, 2):
        raise LibraryError(INVALID_VALUE)
    return c.solve(
        info, lapack.getrs, c.matrix(b, n, nrhs, ldb), c.matrix(a, n, n, lda), pivots_of(c, pivots, n), op
    )


def laswp(c: Solver, n: int, a: Pointer, lda: int, first: int, last: int, pivots: Pointer, step: int) -> Work:
    if not 1 <= first <= last or step not in (1, -1):
        raise LibraryError(INVALID_VALUE)
    exchanged = c.vector((pivots or 0) + 4 * (first - 1), last - first + 1, 1, np.int32)

    def work() -> None:
        lapack.exchange_rows(c, c.matrix(a, int(max(last, *exchanged)), n, lda), exchanged, first, step)

    return work


# -- QR


def geqrf(
    c: Solver, m: int, n: int, a: Pointer, lda: int, tau: Pointer, work: Pointer, size: int, info: Pointer
) -> Work:
    c.workspace(work, size, n)
    return c.solve(info, lapack.geqrf, c.matrix(a, m, n, lda), c.vector(tau, min(m, n), 1))


def orgqr(
    c: Solver,
    m: int,
    n: int,
    k: int,
    a: Pointer,
    lda: int,
    tau: Pointer,
    work: Pointer,
    size: int,
    info: Pointer,
) -> Work:
    if not 0 <= k <= n <= m:
        raise LibraryError(INVALID_VALUE)
    c.workspace(work, size, n)
    return c.solve(info, lapack.orgqr, c.matrix(a, m, n, lda), c.vector(tau, k, 1))


def ormqr(
    c: Solver,
    side: int,
    op: int,
    m: int,
    n: int,
    k: int,
    a: Pointer,
    lda: int,
    tau: Pointer,
    out: Pointer,
    ldc: int,
    work: Pointer,
    size: int,
    info: Pointer,
) -> Work:
    order = m if side == 0 else n
    if side not in (0, 1) or op not in ((0, 2) if c.is_complex else (0, 1)) or not 0 <= k <= order:
        raise LibraryError(INVALID_VALUE)
    c.workspace(work, size, n)
    return c.solve(
        info,
        lapack.ormqr,
        c.matrix(out, m, n, ldc),
        c.matrix(a, order, k, lda),
        c.vector(tau, k, 1),
        side,
        op,
    )


# -- symmetric indefinite matrices


def sytrf(
    c: Solver,
    fill: int,
    n: int,
    a: Pointer,
    lda: int,
    pivots: Pointer,
    work: Pointer,
    size: int,
    info: Pointer,
) -> Work:
    c.workspace(work, size, n)
    if not pivots:
        raise LibraryError(lapack.NOT_SUPPORTED, "cusolverDn…sytrf without pivots is not supported")
    return c.solve(
        info, lapack.sytrf, c.matrix(a, n, n, lda), c.vector(pivots, n, 1, np.int32), c.is_lower(fill)
    )


def sytri(
    c: Solver,
    fill: int,
    n: int,
    a: Pointer,
    lda: int,
    pivots: Pointer,
    work: Pointer,
    size: int,
    info: Pointer,
) -> Work:
    c.workspace(work, size, n)
    return c.solve(
        info, lapack.sytri, c.matrix(a, n, n, lda), c.vector(pivots, n, 1, np.int32), c.is_lower(fill)
    )


# -- eigenvalues


def _vectors(c: Solver, job: int) -> int:
    """Return 1 if a cusolverEigMode_t requests vectors, else 0. Raise LibraryError for other numbers."""
    if job not in (0, 1):
        raise LibraryError(INVALID_VALUE)
    return job


def syevd(
    c: Solver,
    job: int,
    fill: int,
    n: int,
    a: Pointer,
    lda: int,
    values: Pointer,
    work: Pointer,
    size: int,
    info: Pointer,
) -> Work:
    c.workspace(work, size, n)
    return c.solve(
        info,
        lapack.syevd,
        c.matrix(a, n, n, lda),
        c.vector(values, n, 1, c.real),
        _vectors(c, job),
        c.is_lower(fill),
    )


def eigenvalue_selector(
    kind: int, n: int, least: float, most: float, first: int, last: int
) -> Callable[[Array], Array]:
    """Return a function from all eigenvalues to the indices of those that a cusolverEigRange_t selects: by
    number from 1, or in (least, most]. Raise LibraryError for an invalid range.
    """
    if kind == _ALL:
        return lambda values: np.arange(n)
    if kind == _BY_INDEX and 1 <= first <= last <= n:
        return lambda values: np.arange(first - 1, last)
    if kind == _BY_VALUE and least < most:
        return lambda values: np.flatnonzero((values > least) & (values <= most))
    raise LibraryError(INVALID_VALUE)


def syevdx(
    c: Solver,
    job: int,
    kind: int,
    fill: int,
    n: int,
    a: Pointer,
    lda: int,
    least: float,
    most: float,
    first: int,
    last: int,
    count: Pointer,
    values: Pointer,
    work: Pointer,
    size: int,
    info: Pointer,
) -> Work:
    c.workspace(work, size, n)
    return c.solve(
        info,
        lapack.syevdx,
        c.matrix(a, n, n, lda),
        c.vector(values, n, 1, c.real),
        host_vector(count, ctypes.c_int),
        _vectors(c, job),
        c.is_lower(fill),
        eigenvalue_selector(kind, n, least, most, first, last),
    )


def host_vector(pointer: Pointer, kind: Any) -> Array:
    """Return a number in host memory as an array of one element."""
    if not pointer:
        raise LibraryError(INVALID_VALUE)
    return np.frombuffer(kind.from_address(pointer), kind)


def sygvd(
    c: Solver,
    kind: int,
    job: int,
    fill: int,
    n: int,
    a: Pointer,
    lda: int,
    b: Pointer,
    ldb: int,
    values: Pointer,
    work: Pointer,
    size: int,
    info: Pointer,
) -> Work:
    if kind not in (1, 2, 3):
        raise LibraryError(INVALID_VALUE)
    c.workspace(work, size, n)
    return c.solve(
        info,
        lapack.sygvd,
        c.matrix(a, n, n, lda),
        c.matrix(b, n, n, ldb),
        c.vector(values, n, 1, c.real),
        kind,
        _vectors(c, job),
        c.is_lower(fill),
    )


def _jacobi(c: Solver, handle: Pointer) -> JacobiParameters:
    return resolve_handle(c.rt, JacobiParameters, handle, INVALID_VALUE)


def syevj(
    c: Solver,
    job: int,
    fill: int,
    n: int,
    a: Pointer,
    lda: int,
    values: Pointer,
    work: Pointer,
    size: int,
    info: Pointer,
    parameters: Pointer,
) -> Work:
    return syevj_batched(c, job, fill, n, a, lda, values, work, size, info, parameters, 1)


def syevj_batched(
    c: Solver,
    job: int,
    fill: int,
    n: int,
    a: Pointer,
    lda: int,
    values: Pointer,
    work: Pointer,
    size: int,
    info: Pointer,
    parameters: Pointer,
    count: int,
) -> Work:
    result = _jacobi(c, parameters)
    c.workspace(work, size, n)
    step, real = lda * n * np.dtype(c.kind).itemsize, n * np.dtype(c.real).itemsize

    def solve_with_residual(
        call: Solver, matrix: Array, eigenvalues: Array, has_vectors: int, lower: int
    ) -> int:
        before = np.array(matrix)
        status = lapack.syevd(call, matrix, eigenvalues, has_vectors, lower)
        if has_vectors:
            half = np.tril(before) if lower else np.triu(before)
            full = half + half.conj().T - np.diag(np.diag(half).real)
            result.residual = float(np.linalg.norm(full @ matrix - matrix * eigenvalues))
        return status

    return _run_all(
        c.solve(
            _info_address(info, i),
            solve_with_residual,
            c.matrix((a or 0) + i * step, n, n, lda),
            c.vector((values or 0) + i * real, n, 1, c.real),
            _vectors(c, job),
            c.is_lower(fill),
        )
        for i in range(count)
    )


def sygvj(
    c: Solver,
    kind: int,
    job: int,
    fill: int,
    n: int,
    a: Pointer,
    lda: int,
    b: Pointer,
    ldb: int,
    values: Pointer,
    work: Pointer,
    size: int,
    info: Pointer,
    parameters: Pointer,
) -> Work:
    _jacobi(c, parameters)
    return sygvd(c, kind, job, fill, n, a, lda, b, ldb, values, work, size, info)


# -- singular values


def gesvd(
    c: Solver,
    job_u: int,
    job_v: int,
    m: int,
    n: int,
    a: Pointer,
    lda: int,
    values: Pointer,
    u: Pointer,
    ldu: int,
    vt: Pointer,
    ldvt: int,
    work: Pointer,
    size: int,
    superdiagonal: Pointer,
    info: Pointer,
) -> Work:
    c.workspace(work, size, n)
    return c.solve(info, *svd_operands(c, job_u, job_v, m, n, a, lda, values, u, ldu, vt, ldvt))


def svd_operands(
    c: Solver,
    job_u: int,
    job_v: int,
    m: int,
    n: int,
    a: Pointer,
    lda: int,
    values: Pointer,
    u: Pointer,
    ldu: int,
    vt: Pointer,
    ldvt: int,
) -> tuple[Any, ...]:
    """Return the routine and the arguments of gesvd. Raise LibraryError for invalid jobs, and for fewer rows
    than columns.
    """
    jobs = chr(job_u & 255) + chr(job_v & 255)
    if any(job not in "ASON" for job in jobs) or jobs == "OO" or m < n:
        raise LibraryError(
            INVALID_VALUE,
            "cusolverDn…gesvd takes matrices with at least as many rows as columns" if m < n else "",
        )
    left = c.matrix(u, m, m if jobs[0] == "A" else n, ldu) if jobs[0] in "AS" else None
    right = c.matrix(vt, n, n, ldvt) if jobs[1] in "AS" else None
    return lapack.gesvd, c.matrix(a, m, n, lda), c.vector(values, n, 1, c.real), left, right, jobs


def gesvdj(
    c: Solver,
    job: int,
    econ: int,
    m: int,
    n: int,
    a: Pointer,
    lda: int,
    values: Pointer,
    u: Pointer,
    ldu: int,
    v: Pointer,
    ldv: int,
    work: Pointer,
    size: int,
    info: Pointer,
    parameters: Pointer,
) -> Work:
    result = _jacobi(c, parameters)
    c.workspace(work, size, n)
    least = min(m, n)
    left = c.matrix(u, m, least if econ else m, ldu) if _vectors(c, job) else None
    right = c.matrix(v, n, least if econ else n, ldv) if job else None

    def solve_with_residual(
        call: Solver, matrix: Array, singulars: Array, first: Array | None, second: Array | None
    ) -> int:
        status = lapack.svd(call, matrix, singulars, first, second)
        if first is not None and second is not None:
            result.residual = float(
                np.linalg.norm(matrix - (first[:, :least] * singulars) @ second[:, :least].conj().T)
            )
        return status

    return c.solve(
        info, solve_with_residual, c.matrix(a, m, n, lda), c.vector(values, least, 1, c.real), left, right
    )


def gesvdj_batched(
    c: Solver,
    job: int,
    m: int,
    n: int,
    a: Pointer,
    lda: int,
    values: Pointer,
    u: Pointer,
    ldu: int,
    v: Pointer,
    ldv: int,
    work: Pointer,
    size: int,
    info: Pointer,
    parameters: Pointer,
    count: int,
) -> Work:
    if max(m, n) > 32:
        raise LibraryError(
            INVALID_VALUE, "cusolverDn…gesvdjBatched takes matrices of at most 32 rows and columns"
        )
    item, real = np.dtype(c.kind).itemsize, min(m, n) * np.dtype(c.real).itemsize
    return _run_all(
        [
            gesvdj(
                c,
                job,
                0,
                m,
                n,
                (a or 0) + i * lda * n * item,
                lda,
                (values or 0) + i * real,
                (u or 0) + i * ldu * m * item,
                ldu,
                (v or 0) + i * ldv * n * item,
                ldv,
                work,
                size,
                _info_address(info, i),
                parameters,
            )
            for i in range(count)
        ]
    )


def gesvda(
    c: Solver,
    job: int,
    rank: int,
    m: int,
    n: int,
    a: Pointer,
    lda: int,
    a_step: int,
    values: Pointer,
    value_step: int,
    u: Pointer,
    ldu: int,
    u_step: int,
    v: Pointer,
    ldv: int,
    v_step: int,
    work: Pointer,
    size: int,
    info: Pointer,
    norms: Pointer,
    count: int,
) -> Work:
    if m < n or not 1 <= rank <= n:
        raise LibraryError(INVALID_VALUE)
    c.workspace(work, size, n)
    item, real = np.dtype(c.kind).itemsize, np.dtype(c.real).itemsize
    works = []
    for i in range(count):
        left = c.matrix((u or 0) + i * u_step * item, m, rank, ldu) if _vectors(c, job) else None
        right = c.matrix((v or 0) + i * v_step * item, n, rank, ldv) if job else None
        norm = host_vector(norms + 8 * i, ctypes.c_double) if norms else None

        def solve_with_residual(
            call: Solver,
            matrix: Array,
            singulars: Array,
            first: Array | None,
            second: Array | None,
            norm: Array | None = norm,
        ) -> int:
            status = lapack.svd(call, matrix, singulars, first, second)
            if norm is not None and first is not None and second is not None:
                norm[0] = np.linalg.norm(matrix - (first * singulars) @ second.conj().T)
            return status

        works.append(
            c.solve(
                _info_address(info, i),
                solve_with_residual,
                c.matrix((a or 0) + i * a_step * item, m, n, lda),
                c.vector((values or 0) + i * value_step * real, rank, 1, c.real),
                left,
                right,
            )
        )
    return _run_all(works)


# -- solvers of any precision


def gesv(
    c: Solver,
    n: int,
    nrhs: int,
    a: Pointer,
    lda: int,
    pivots: Pointer,
    b: Pointer,
    ldb: int,
    x: Pointer,
    ldx: int,
    work: Pointer,
    size: int,
    iterations: Pointer,
    info: Pointer,
) -> Work:
    c.workspace(work, size // np.dtype(c.kind).itemsize, n)
    return c.solve(
        info,
        lapack.gesv,
        c.matrix(x, n, nrhs, ldx),
        c.matrix(a, n, n, lda),
        c.matrix(b, n, nrhs, ldb),
        c.vector(pivots, n, 1, np.int32),
        host_vector(iterations, ctypes.c_int),
    )


def gels(
    c: Solver,
    m: int,
    n: int,
    nrhs: int,
    a: Pointer,
    lda: int,
    b: Pointer,
    ldb: int,
    x: Pointer,
    ldx: int,
    work: Pointer,
    size: int,
    iterations: Pointer,
    info: Pointer,
) -> Work:
    if m < n:
        raise LibraryError(INVALID_VALUE)
    c.workspace(work, size // np.dtype(c.kind).itemsize, n)
    return c.solve(
        info,
        lapack.gels,
        c.matrix(x, n, nrhs, ldx),
        c.matrix(a, m, n, lda),
        c.matrix(b, m, nrhs, ldb),
        host_vector(iterations, ctypes.c_int),
    )


def _bytes(position: int) -> Callable[..., Work]:
    def size(c: Solver, *arguments: Any) -> Work:
        put_size(arguments[-1], max(arguments[position], 1) * np.dtype(c.kind).itemsize)
        return lambda: None

    return size


# -- parameters


def create_parameters(rt: HostRuntime, out: Pointer) -> None:
    put_pointer(out, rt.handles.add(SolverParameters()))


def destroy_parameters(rt: HostRuntime, handle: Pointer) -> None:
    resolve_handle(rt, SolverParameters, handle, INVALID_VALUE)
    rt.handles.remove(handle)


def set_algorithm(rt: HostRuntime, handle: Pointer, function: int, algorithm: int) -> None:
    resolve_handle(rt, SolverParameters, handle, INVALID_VALUE)
    if algorithm not in (0, 1, 2):
        raise LibraryError(INVALID_VALUE)


def create_jacobi(rt: HostRuntime, out: Pointer) -> None:
    put_pointer(out, rt.handles.add(JacobiParameters()))


def destroy_jacobi(rt: HostRuntime, handle: Pointer) -> None:
    resolve_handle(rt, JacobiParameters, handle, INVALID_VALUE)
    rt.handles.remove(handle)


def set_tolerance(rt: HostRuntime, handle: Pointer, value: float) -> None:
    resolve_handle(rt, JacobiParameters, handle, INVALID_VALUE).tolerance = value


def set_sweeps(rt: HostRuntime, handle: Pointer, value: int) -> None:
    resolve_handle(rt, JacobiParameters, handle, INVALID_VALUE).sweeps = value


def set_sorting(rt: HostRuntime, handle: Pointer, value: int) -> None:
    resolve_handle(rt, JacobiParameters, handle, INVALID_VALUE).is_sorted = value


def get_residual(rt: HostRuntime, handle: Pointer, jacobi: Pointer, out: Pointer) -> None:
    """Write the residual of the last result in the Frobenius norm."""
    rt.scheduler.drain()
    put(out, resolve_handle(rt, JacobiParameters, jacobi, INVALID_VALUE).residual, ctypes.c_double)


def get_sweeps(rt: HostRuntime, handle: Pointer, jacobi: Pointer, out: Pointer) -> None:
    """Write 0: LAPACK's methods have no sweeps."""
    resolve_handle(rt, JacobiParameters, jacobi, INVALID_VALUE)
    put(out, 0)


def version(rt: HostRuntime, out: Pointer) -> None:
    major, minor, patch = VERSION
    put(out, 1000 * major + 100 * minor + patch)


def library_property(rt: HostRuntime, which: int, out: Pointer) -> None:
    if which not in range(len(VERSION)):
        raise LibraryError(INVALID_VALUE)
    put(out, VERSION[which])


def _mode_functions(name: str, first: int) -> tuple[Callable[..., None], Callable[..., None]]:
    """Return the functions that set and get a mode of the handle, which has no effect here."""

    def set_mode(rt: HostRuntime, handle: Pointer, value: int) -> None:
        context = resolve_handle(rt, Dense, handle, NOT_INITIALIZED)
        context.modes = {**(context.modes or {}), name: value}

    def get_mode(rt: HostRuntime, handle: Pointer, out: Pointer) -> None:
        put(out, (resolve_handle(rt, Dense, handle, NOT_INITIALIZED).modes or {}).get(name, first))

    return set_mode, get_mode


def _typed_names(name: str, hermitian: bool = False) -> str:
    """Return the names of a routine for the four types."""
    other = {"or": "un", "sy": "he"}.get(name[:2], name[:2]) + name[2:] if hermitian else name
    return f"S{name} D{name} C{other} Z{other}"


_FILL, _A, _B, _JOB, _EIG = (
    "cublasFillMode_t fill, int n",
    "T *a, int lda",
    "T *b, int ldb",
    "cusolverEigMode_t job",
    "cusolverEigType_t kind",
)
_WORK, _SIZE = "T *work, int lwork, int *info", "int *lwork"
_SVD, _U_V = "signed char jobu, signed char jobvt, int m, int n", "R *s, T *u, int ldu, T *v, int ldv"
_RANGE, _SELECTED = "cusolverEigRange_t range", "double vl, double vu, int il, int iu, int *count"
_SIDE = "cublasSideMode_t side, cublasOperation_t op, int m, int n, int k"
_STRIDED = (
    "int rank, int m, int n, const T *a, int lda, long long strideA, {0}R *s, long long strideS, {0}T *u, int"
    " ldu, long long strideU, {0}T *v, int ldv, long long strideV"
)
# fmt: off
_ROUTINES: tuple[tuple[str, bool, str, str, Callable[..., Work], int], ...] = (
    # routine, whether it is named for Hermitian or unitary matrices, parameters of its bufferSize, its own
    # parameters, its body, position of n among the first parameters
    ("potrf", False, f"{_FILL}, {_A}, {_SIZE}", f"{_FILL}, {_A}, {_WORK}", potrf, 1),
    ("potri", False, f"{_FILL}, {_A}, {_SIZE}", f"{_FILL}, {_A}, {_WORK}", potri, 1),
    ("lauum", False, f"{_FILL}, {_A}, {_SIZE}", f"{_FILL}, {_A}, {_WORK}", lauum, 1),
    ("getrf", False, f"int m, int n, {_A}, {_SIZE}", f"int m, int n, {_A}, T *work, int *pivots, int *info",
        getrf, 1),
    ("geqrf", False, f"int m, int n, {_A}, {_SIZE}", f"int m, int n, {_A}, T *tau, {_WORK}", geqrf, 1),
    ("orgqr", True, f"int m, int n, int k, {_A}, T *tau, {_SIZE}", f"int m, int n, int k, {_A}, const T "
                                                                   f"*tau, {_WORK}", orgqr, 1),
    ("ormqr", True, f"{_SIDE}, {_A}, T *tau, T *c, int ldc, {_SIZE}", f"{_SIDE}, const {_A}, const T *tau, T "
                                                                      f"*c, int ldc, {_WORK}", ormqr, 3),
    ("sytrf", False, f"int n, {_A}, {_SIZE}", f"{_FILL}, {_A}, int *pivots, {_WORK}", sytrf, 0),
    ("sytri", False, f"{_FILL}, {_A}, const int *pivots, {_SIZE}", f"{_FILL}, {_A}, const int *pivots, "
                                                                   f"{_WORK}", sytri, 1),
    ("syevd", True, f"{_JOB}, {_FILL}, {_A}, R *w, {_SIZE}", f"{_JOB}, {_FILL}, {_A}, R *w, {_WORK}", syevd,
        2),
    ("syevdx", True, f"{_JOB}, {_RANGE}, {_FILL}, {_A}, {_SELECTED}, R *w, {_SIZE}",
        f"{_JOB}, {_RANGE}, {_FILL}, {_A}, {_SELECTED}, R *w, {_WORK}", syevdx, 3),
    ("sygvd", True, f"{_EIG}, {_JOB}, {_FILL}, {_A}, {_B}, R *w, {_SIZE}", f"{_EIG}, {_JOB}, {_FILL}, {_A}, "
                                                                           f"{_B}, R *w, {_WORK}", sygvd, 3),
    ("syevj", True, f"{_JOB}, {_FILL}, {_A}, R *w, {_SIZE}, syevjInfo_t jacobi", f"{_JOB}, {_FILL}, {_A}, R "
                                                                                 f"*w, {_WORK}, syevjInfo_t "
                                                                                 f"jacobi", syevj, 2),
    ("syevjBatched", True, f"{_JOB}, {_FILL}, {_A}, R *w, {_SIZE}, syevjInfo_t jacobi, int count",
        f"{_JOB}, {_FILL}, {_A}, R *w, {_WORK}, syevjInfo_t jacobi, int count",
     syevj_batched, 2),
    ("sygvj", True, f"{_EIG}, {_JOB}, {_FILL}, {_A}, {_B}, R *w, {_SIZE}, syevjInfo_t jacobi",
        f"{_EIG}, {_JOB}, {_FILL}, {_A}, {_B}, R *w, {_WORK}, syevjInfo_t jacobi", sygvj, 3),
    ("gesvd", False, f"int m, int n, {_SIZE}", f"{_SVD}, {_A}, R *s, T *u, int ldu, T *vt, int ldvt, T "
                                               f"*work, int lwork, R *superdiagonal, int *info", gesvd, 1),
    ("gesvdj", False, f"{_JOB}, int econ, int m, int n, {_A}, {_U_V}, {_SIZE}, gesvdjInfo_t jacobi",
        f"{_JOB}, int econ, int m, int n, {_A}, {_U_V}, {_WORK}, gesvdjInfo_t jacobi",
     gesvdj, 3),
    ("gesvdjBatched", False, f"{_JOB}, int m, int n, {_A}, {_U_V}, {_SIZE}, gesvdjInfo_t jacobi, int count",
     f"{_JOB}, int m, int n, {_A}, {_U_V}, {_WORK}, gesvdjInfo_t jacobi, int count", gesvdj_batched, 2),
    ("gesvdaStridedBatched", False, f"{_JOB}, {_STRIDED.format('const ')}, {_SIZE}, int count",
        f"{_JOB}, {_STRIDED.format('')}, {_WORK}, double *norms, int count", gesvda, 3),
)
# fmt: on
_SOLVE = "int nrhs, T *a, int lda, int *pivots, T *b, int ldb, T *x, int ldx, void *work"
_LEAST = "int m, int n, int nrhs, T *a, int lda, T *b, int ldb, T *x, int ldx, void *work"
_PRECISIONS = "ZZ ZC ZK ZE ZY CC CE CK CY DD DS DH DB DX SS SH SB SX".split()
_LETTERS = "".join(name[0] for name in _PRECISIONS)


def _precise(name: str) -> str:
    return " ".join(f"{pair}{name}" for pair in _PRECISIONS)


def _make_constant(parameters: str) -> str:
    """Return the parameters of a query, whose arrays are constant."""
    return parameters.replace("const ", "").replace("T *", "const T *").replace("R *", "const R *")


# fmt: off
FAMILIES = (
    *(FunctionFamily(_typed_names(f"{name}_bufferSize", hermitian), "SDCZ", _make_constant(size),
        workspace_size(position, size.split(", ").index(_SIZE)))
      for name, hermitian, size, _, _, position in _ROUTINES),
    *(FunctionFamily(_typed_names(name, hermitian), "SDCZ", parameters, body) for name, hermitian, _,
        parameters, body,
        _ in _ROUTINES),
    FunctionFamily(_typed_names("potrs"), "SDCZ", f"{_FILL}, int nrhs, const {_A}, {_B}, int *info", potrs),
    FunctionFamily(_typed_names("potrfBatched"), "SDCZ",
        f"{_FILL}, T *const *a, int lda, int *info, int count",
        potrf_batched),
    FunctionFamily(_typed_names("potrsBatched"), "SDCZ",
        f"{_FILL}, int nrhs, T *const *a, int lda, T *const *b, int ldb, int *info, int count",
        potrs_batched),
    FunctionFamily(_typed_names("getrs"), "SDCZ",
        f"cublasOperation_t op, int n, int nrhs, const {_A}, const int *pivots, {_B}, int *info", getrs),
    FunctionFamily(_typed_names("laswp"), "SDCZ",
        f"int n, {_A}, int k1, int k2, const int *pivots, int incx", laswp),
    FunctionFamily(_precise("gesv"), _LETTERS, f"int n, {_SOLVE}, size_t size, int *iterations, int *info",
        gesv),
    FunctionFamily(_precise("gels"), _LETTERS, f"{_LEAST}, size_t size, int *iterations, int *info", gels),
    FunctionFamily(_precise("gesv_bufferSize"), _LETTERS, f"int n, {_SOLVE}, size_t *size", _bytes(0)),
    FunctionFamily(_precise("gels_bufferSize"), _LETTERS, f"{_LEAST}, size_t *size", _bytes(1)),
)
# fmt: on
_JACOBI = tuple(
    ApiRow(f"cusolverDn{name}", f"{kind}Info_t {parameters}", body, RESULT)
    for kind in ("syevj", "gesvdj")
    for name, parameters, body in (
        (f"Create{kind.capitalize()}Info", "*info", create_jacobi),
        (f"Destroy{kind.capitalize()}Info", "info", destroy_jacobi),
        (f"X{kind}SetTolerance", "info, double tolerance", set_tolerance),
        (f"X{kind}SetMaxSweeps", "info, int sweeps", set_sweeps),
        (f"X{kind}SetSortEig", "info, int sorted", set_sorting),
    )
)
_QUERIES = tuple(
    ApiRow(f"cusolverDnX{kind}Get{name}", f"{HANDLE} handle, {kind}Info_t info, {out}", body, RESULT)
    for kind in ("syevj", "gesvdj")
    for name, out, body in (
        ("Residual", "double *residual", get_residual),
        ("Sweeps", "int *sweeps", get_sweeps),
    )
)
_MODES = tuple(
    ApiRow(f"cusolverDn{verb}{name}", f"{HANDLE} handle, {kind} {star}mode", body, RESULT)
    for name, kind, first in (
        ("DeterministicMode", "cusolverDeterministicMode_t", 1),
        ("MathMode", "cusolverMathMode_t", 1),
    )
    for (verb, star), body in zip((("Set", ""), ("Get", "*")), _mode_functions(name, first))
)
# fmt: off
PLAIN = (*handle_functions("cusolverDn", Dense, RESULT, NOT_INITIALIZED, "cuSOLVER"), *_JACOBI, *_QUERIES,
    *_MODES, ApiRow("cusolverDnCreateParams", "cusolverDnParams_t *parameters", create_parameters, RESULT),
    ApiRow("cusolverDnDestroyParams", "cusolverDnParams_t parameters", destroy_parameters, RESULT),
    ApiRow("cusolverDnSetAdvOptions",
        "cusolverDnParams_t parameters, cusolverDnFunction_t function, cusolverAlgMode_t algorithm",
        set_algorithm, RESULT), ApiRow("cusolverGetVersion", "int *version", version, RESULT),
    ApiRow("cusolverGetProperty", "libraryPropertyType which, int *value", library_property, RESULT))
# fmt: on
_ROWS = rows(
    "cusolverDn",
    HANDLE,
    RESULT,
    [replace(family, body=on_stream(family.body, Dense, Solver)) for family in FAMILIES],
)
FUNCTIONS: tuple[ApiRow, ...] = (*PLAIN, *_ROWS)
HEADER = "\n".join([declarations(FUNCTIONS), header("cusolverDn", HANDLE, RESULT, FAMILIES), ""])
