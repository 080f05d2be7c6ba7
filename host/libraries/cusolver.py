"""cuSOLVER for dense matrices: handles and parameters, and the functions of each type as families; the 64-bit
API is in `cusolver_64`.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from ...support.fast_dataclass import record, replace
from ..api.pointers import Pointer, put, put_size
from ..api.table import ApiRow, declarations
from ..device.host_runtime import HostRuntime
from . import lapack
from .arrays import Array, Execution, LibraryError, resolve_handle
from .blas import ArrayArgument, on_stream, variant
from .families import FunctionFamily, header, rows
from .handles import field_functions, handle_functions, lifetime_functions, property_row
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


def _triangular(name: str, compute: Callable[..., int]) -> Callable[..., Execution]:
    """Return the body of the function `name` of a triangle, which is replaced."""

    def body(c: Solver, lower: int, n: int, a: ArrayArgument, info: ArrayArgument) -> Execution:
        return c.solve(info, compute, a(n, n), lower)

    body.__name__ = name
    return body


potrf = _triangular("potrf", lapack.potrf)


def potrs(
    c: Solver, lower: int, n: int, nrhs: int, a: ArrayArgument, b: ArrayArgument, info: ArrayArgument
) -> Execution:
    """Compute potrs: solutions by a Cholesky factorisation."""
    return c.solve(info, lapack.potrs, b(n, nrhs), a(n, n), lower)


def potrf_batched(
    c: Solver, lower: int, n: int, a: ArrayArgument, info: ArrayArgument, count: int
) -> Execution:
    """Compute potrfBatched."""
    info.distance = 1
    return c.batch(potrf, count, lower, n, a, info)


def potrs_batched(
    c: Solver,
    lower: int,
    n: int,
    nrhs: int,
    a: ArrayArgument,
    b: ArrayArgument,
    info: ArrayArgument,
    count: int,
) -> Execution:
    """Compute potrsBatched."""
    if nrhs > 1:
        raise LibraryError(INVALID_VALUE, "cusolverDn…potrsBatched solves for one right-hand side")
    return c.batch(potrs, count, lower, n, nrhs, a, b, info)


# -- LU


def _pivots(pivots: ArrayArgument, n: int) -> Array | None:
    """Return the vector of pivots, or None for a null pointer."""
    return pivots(n) if pivots.pointer else None


def getrf(
    c: Solver, m: int, n: int, a: ArrayArgument, pivots: ArrayArgument, info: ArrayArgument
) -> Execution:
    """Compute getrf: the LU factorisation."""
    return c.solve(info, lapack.getrf, a(m, n), _pivots(pivots, min(m, n)))


def getrs(
    c: Solver,
    op: int,
    n: int,
    nrhs: int,
    a: ArrayArgument,
    pivots: ArrayArgument,
    b: ArrayArgument,
    info: ArrayArgument,
) -> Execution:
    """Compute getrs: solutions by an LU factorisation."""
    if op not in (0, 1, 2):
        raise LibraryError(INVALID_VALUE)
    return c.solve(info, lapack.getrs, b(n, nrhs), a(n, n), _pivots(pivots, n), op)


def laswp(
    c: Solver, n: int, a: ArrayArgument, first: int, last: int, pivots: ArrayArgument, step: int
) -> Execution:
    """Compute laswp: row exchanges."""
    if not 1 <= first <= last or step not in (1, -1):
        raise LibraryError(INVALID_VALUE)
    exchanged = pivots.at(first - 1)(last - first + 1)
    a(last, n)
    yield
    lapack.exchange_rows(a(int(max(last, *exchanged)), n), exchanged, first, step)


# -- QR


def geqrf(c: Solver, m: int, n: int, a: ArrayArgument, tau: ArrayArgument, info: ArrayArgument) -> Execution:
    """Compute geqrf: the QR factorisation."""
    return c.solve(info, lapack.geqrf, a(m, n), tau(min(m, n)))


def orgqr(
    c: Solver, m: int, n: int, k: int, a: ArrayArgument, tau: ArrayArgument, info: ArrayArgument
) -> Execution:
    """Compute orgqr or ungqr: the matrix Q."""
    if not 0 <= k <= n <= m:
        raise LibraryError(INVALID_VALUE)
    return c.solve(info, lapack.orgqr, a(m, n), tau(k))


def ormqr(
    c: Solver,
    side: int,
    op: int,
    m: int,
    n: int,
    k: int,
    a: ArrayArgument,
    tau: ArrayArgument,
    out: ArrayArgument,
    info: ArrayArgument,
) -> Execution:
    """Compute ormqr or unmqr: the product with Q."""
    order = m if side == 0 else n
    if side not in (0, 1) or op not in ((0, 2) if c.is_complex else (0, 1)) or not 0 <= k <= order:
        raise LibraryError(INVALID_VALUE)
    return c.solve(info, lapack.ormqr, out(m, n), a(order, k), tau(k), side, op)


# -- symmetric indefinite matrices


def sytrf(
    c: Solver, lower: int, n: int, a: ArrayArgument, pivots: ArrayArgument, info: ArrayArgument
) -> Execution:
    """Compute sytrf: the factorisation of a symmetric matrix."""
    if not pivots.pointer:
        raise LibraryError(lapack.NOT_SUPPORTED, "cusolverDn…sytrf without pivots is not supported")
    return c.solve(info, lapack.sytrf, a(n, n), pivots(n), lower)


def sytri(
    c: Solver, lower: int, n: int, a: ArrayArgument, pivots: ArrayArgument, info: ArrayArgument
) -> Execution:
    """Compute sytri: the inverse from such a factorisation."""
    return c.solve(info, lapack.sytri, a(n, n), pivots(n), lower)


# -- eigenvalues


def requests_vectors(job: int) -> int:
    """Return 1 if a cusolverEigMode_t requests vectors, else 0. Raise LibraryError for other numbers."""
    if job not in (0, 1):
        raise LibraryError(INVALID_VALUE)
    return job


def syevd(
    c: Solver, job: int, lower: int, n: int, a: ArrayArgument, values: ArrayArgument, info: ArrayArgument
) -> Execution:
    """Compute syevd or heevd: eigenvalues and eigenvectors."""
    return c.solve(info, lapack.syevd, a(n, n), values(n), requests_vectors(job), lower)


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
    lower: int,
    n: int,
    a: ArrayArgument,
    least: float,
    most: float,
    first: int,
    last: int,
    count: Pointer,
    values: ArrayArgument,
    info: ArrayArgument,
    count_type: Any = ctypes.c_int,
) -> Execution:
    """Compute syevdx or heevdx: selected eigenvalues and eigenvectors."""
    selector = eigenvalue_selector(kind, n, least, most, first, last)
    number = host_vector(count, count_type)
    return c.solve(info, lapack.syevdx, a(n, n), values(n), number, requests_vectors(job), lower, selector)


def host_vector(pointer: Pointer, kind: Any) -> Array:
    """Return a number in host memory as an array of one element."""
    if not pointer:
        raise LibraryError(INVALID_VALUE)
    return np.frombuffer(kind.from_address(pointer), kind)


def sygvd(
    c: Solver,
    kind: int,
    job: int,
    lower: int,
    n: int,
    a: ArrayArgument,
    b: ArrayArgument,
    values: ArrayArgument,
    info: ArrayArgument,
) -> Execution:
    """Compute sygvd or hegvd: the generalised eigenvalue problem."""
    if kind not in (1, 2, 3):
        raise LibraryError(INVALID_VALUE)
    return c.solve(info, lapack.sygvd, a(n, n), b(n, n), values(n), kind, requests_vectors(job), lower)


def _jacobi(c: Solver, handle: Pointer) -> JacobiParameters:
    return resolve_handle(c.rt, JacobiParameters, handle, INVALID_VALUE)


def syevj_batched(
    c: Solver,
    job: int,
    lower: int,
    n: int,
    a: ArrayArgument,
    values: ArrayArgument,
    info: ArrayArgument,
    parameters: Pointer,
    count: int = 1,
) -> Execution:
    """Compute syevjBatched or heevjBatched."""
    result = _jacobi(c, parameters)

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

    a.distance, values.distance, info.distance = a.step * n, n, 1
    return c.batch(
        lambda _, matrix, out, status: c.solve(
            status, solve_with_residual, matrix(n, n), out(n), requests_vectors(job), lower
        ),
        count, a, values, info,
    )  # fmt: skip


def sygvj(
    c: Solver,
    kind: int,
    job: int,
    lower: int,
    n: int,
    a: ArrayArgument,
    b: ArrayArgument,
    values: ArrayArgument,
    info: ArrayArgument,
    parameters: Pointer,
) -> Execution:
    """Compute sygvj or hegvj, Jacobi's method."""
    _jacobi(c, parameters)
    return sygvd(c, kind, job, lower, n, a, b, values, info)


# -- singular values


def gesvd(
    c: Solver,
    job_u: int,
    job_v: int,
    m: int,
    n: int,
    a: ArrayArgument,
    values: ArrayArgument,
    u: ArrayArgument,
    vt: ArrayArgument,
    *rest: ArrayArgument,
) -> Execution:
    """Factorise A; the last of `rest` is `info`. Raise LibraryError for invalid jobs, and for fewer rows than
    columns.
    """
    jobs = chr(job_u & 255) + chr(job_v & 255)
    if any(job not in "ASON" for job in jobs) or jobs == "OO" or m < n:
        raise LibraryError(
            INVALID_VALUE,
            "cusolverDn…gesvd takes matrices with at least as many rows as columns" if m < n else "",
        )
    left = u(m, m if jobs[0] == "A" else n) if jobs[0] in "AS" else None
    right = vt(n, n) if jobs[1] in "AS" else None
    return c.solve(rest[-1], lapack.gesvd, a(m, n), values(n), left, right, jobs)


def gesvdj(
    c: Solver,
    job: int,
    econ: int,
    m: int,
    n: int,
    a: ArrayArgument,
    values: ArrayArgument,
    u: ArrayArgument,
    v: ArrayArgument,
    info: ArrayArgument,
    parameters: Pointer,
) -> Execution:
    """Compute gesvdj, Jacobi's method."""
    result, least = _jacobi(c, parameters), min(m, n)
    left = u(m, least if econ else m) if requests_vectors(job) else None
    right = v(n, least if econ else n) if job else None

    def solve_with_residual(
        call: Solver, matrix: Array, singulars: Array, first: Array | None, second: Array | None
    ) -> int:
        status = lapack.svd(call, matrix, singulars, first, second)
        if first is not None and second is not None:
            result.residual = _residual(matrix, first[:, :least], singulars, second[:, :least])
        return status

    return c.solve(info, solve_with_residual, a(m, n), values(least), left, right)


def _residual(matrix: Array, left: Array, values: Array, right: Array) -> float:
    """Return the Frobenius norm of A - U diag(values) Vᴴ."""
    return float(np.linalg.norm(matrix - (left * values) @ right.conj().T))


def gesvdj_batched(
    c: Solver,
    job: int,
    m: int,
    n: int,
    a: ArrayArgument,
    values: ArrayArgument,
    u: ArrayArgument,
    v: ArrayArgument,
    info: ArrayArgument,
    parameters: Pointer,
    count: int,
) -> Execution:
    """Compute gesvdjBatched."""
    if max(m, n) > 32:
        raise LibraryError(
            INVALID_VALUE, "cusolverDn…gesvdjBatched takes matrices of at most 32 rows and columns"
        )
    a.distance, values.distance, u.distance, v.distance = a.step * n, min(m, n), u.step * m, v.step * n
    info.distance = 1
    return c.batch(gesvdj, count, job, 0, m, n, a, values, u, v, info, parameters)


def gesvda(
    c: Solver,
    job: int,
    rank: int,
    m: int,
    n: int,
    a: ArrayArgument,
    values: ArrayArgument,
    u: ArrayArgument,
    v: ArrayArgument,
    info: ArrayArgument,
    norms: Pointer,
    count: int,
) -> Execution:
    """Compute gesvdaStridedBatched, the approximate method."""
    if m < n or not 1 <= rank <= n:
        raise LibraryError(INVALID_VALUE)
    has_vectors, batches = (
        requests_vectors(job),
        zip(*(operand.items(count) for operand in (a, values, u, v))),
    )
    calls = [
        c.solve(
            info.at(i), partial(_approximate, norms and norms + 8 * i), matrix(m, n), singulars(rank),
            left(m, rank) if has_vectors else None, right(n, rank) if has_vectors else None,
        )
        for i, (matrix, singulars, left, right) in enumerate(batches)
    ]  # fmt: skip
    for call in calls:
        next(call)
    yield
    for call in calls:
        list(call)


def _approximate(
    norm: Pointer, c: Solver, a: Array, values: Array, left: Array | None, right: Array | None
) -> int:
    """Factorise A, and write the norm of the residual to host memory unless it is null."""
    status = lapack.svd(c, a, values, left, right)
    if norm and left is not None and right is not None:
        host_vector(norm, ctypes.c_double)[0] = _residual(a, left, values, right)
    return status


# -- solvers of any precision


def gesv(
    c: Solver,
    n: int,
    nrhs: int,
    a: ArrayArgument,
    pivots: ArrayArgument,
    b: ArrayArgument,
    x: ArrayArgument,
    iterations: Pointer,
    info: ArrayArgument,
) -> Execution:
    """Compute gesv: solutions of a linear system."""
    steps = host_vector(iterations, ctypes.c_int)
    return c.solve(info, lapack.gesv, x(n, nrhs), a(n, n), b(n, nrhs), pivots(n), steps)


def gels(
    c: Solver,
    m: int,
    n: int,
    nrhs: int,
    a: ArrayArgument,
    b: ArrayArgument,
    x: ArrayArgument,
    iterations: Pointer,
    info: ArrayArgument,
) -> Execution:
    """Compute gels: least squares solutions."""
    if m < n:
        raise LibraryError(INVALID_VALUE)
    steps = host_vector(iterations, ctypes.c_int)
    return c.solve(info, lapack.gels, x(n, nrhs), a(m, n), b(m, nrhs), steps)


def _bytes(position: int) -> Callable[..., None]:
    def size(c: Solver, *arguments: Any) -> None:
        put_size(arguments[-1], max(arguments[position], 1) * np.dtype(c.kind).itemsize)

    return size


# -- parameters


create_parameters, destroy_parameters = lifetime_functions(SolverParameters, INVALID_VALUE)
create_jacobi, destroy_jacobi = lifetime_functions(JacobiParameters, INVALID_VALUE)


def _jacobi_setter(name: str) -> Callable[..., None]:
    return field_functions(JacobiParameters, name, INVALID_VALUE)[0]


def set_algorithm(rt: HostRuntime, handle: Pointer, function: int, algorithm: int) -> None:
    """Implement `cusolverDnSetAdvOptions`."""
    resolve_handle(rt, SolverParameters, handle, INVALID_VALUE)
    if algorithm not in (0, 1, 2):
        raise LibraryError(INVALID_VALUE)


def get_residual(rt: HostRuntime, handle: Pointer, jacobi: Pointer, out: Pointer) -> None:
    """Write the residual of the last result in the Frobenius norm."""
    rt.scheduler.drain()
    put(out, resolve_handle(rt, JacobiParameters, jacobi, INVALID_VALUE).residual, ctypes.c_double)


def get_sweeps(rt: HostRuntime, handle: Pointer, jacobi: Pointer, out: Pointer) -> None:
    """Write 0: LAPACK's methods have no sweeps."""
    resolve_handle(rt, JacobiParameters, jacobi, INVALID_VALUE)
    put(out, 0)


def version(rt: HostRuntime, out: Pointer) -> None:
    """Implement `cusolverGetVersion`."""
    major, minor, patch = VERSION
    put(out, 1000 * major + 100 * minor + patch)


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
_ROUTINES: tuple[tuple[str, bool, str, str, Callable[..., Execution], int], ...] = (
    # routine, whether it is named for Hermitian or unitary matrices, parameters of its bufferSize, its own
    # parameters, its body, position of n among the first parameters
    ("potrf", False, f"{_FILL}, {_A}, {_SIZE}", f"{_FILL}, {_A}, {_WORK}", potrf, 1),
    ("potri", False, f"{_FILL}, {_A}, {_SIZE}", f"{_FILL}, {_A}, {_WORK}", _triangular("potri", lapack.potri),
        1),
    ("lauum", False, f"{_FILL}, {_A}, {_SIZE}", f"{_FILL}, {_A}, {_WORK}", _triangular("lauum", lapack.lauum),
        1),
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
                                                                                 f"jacobi",
        variant("syevj", syevj_batched), 2),
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
        workspace_size(position, size.split(", ").index(_SIZE) - len(size.split(", "))))
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
        f"int n, {_A}, int k1, int k2, const int *pivots, int direction", laswp),
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
        (f"X{kind}SetTolerance", "info, double tolerance", _jacobi_setter("tolerance")),
        (f"X{kind}SetMaxSweeps", "info, int sweeps", _jacobi_setter("sweeps")),
        (f"X{kind}SetSortEig", "info, int sorted", _jacobi_setter("is_sorted")),
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
    ApiRow(f"cusolverDn{verb}{name}", f"{HANDLE} handle, cusolver{name}_t {star}mode", body, RESULT)
    for name, field in (("DeterministicMode", "deterministic_mode"), ("MathMode", "math_mode"))
    for (verb, star), body in zip((("Set", ""), ("Get", "*")), field_functions(Dense, field, NOT_INITIALIZED))
)
# fmt: off
PLAIN = (*handle_functions("cusolverDn", Dense, RESULT, NOT_INITIALIZED, "cuSOLVER"), *_JACOBI, *_QUERIES,
    *_MODES, ApiRow("cusolverDnCreateParams", "cusolverDnParams_t *parameters", create_parameters, RESULT),
    ApiRow("cusolverDnDestroyParams", "cusolverDnParams_t parameters", destroy_parameters, RESULT),
    ApiRow("cusolverDnSetAdvOptions",
        "cusolverDnParams_t parameters, cusolverDnFunction_t function, cusolverAlgMode_t algorithm",
        set_algorithm, RESULT), ApiRow("cusolverGetVersion", "int *version", version, RESULT),
    property_row("cusolver", VERSION, RESULT, INVALID_VALUE))
# fmt: on
_ROWS = rows(
    "cusolverDn",
    HANDLE,
    RESULT,
    [replace(family, body=on_stream(family.body, family.parameters, Dense, Solver)) for family in FAMILIES],
)
FUNCTIONS: tuple[ApiRow, ...] = (*PLAIN, *_ROWS)
HEADER = "\n".join([declarations(FUNCTIONS), header("cusolverDn", HANDLE, RESULT, FAMILIES), ""])
