"""cuSOLVER's functions with 64-bit sizes and types of matrices as arguments (cuSOLVER, "64-bit API")."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np

from ..api.pointers import Pointer, put_size
from ..api.table import ApiRow
from ..device.host_runtime import HostRuntime
from . import lapack
from .arrays import Array, LibraryError, perform, resolve_handle
from .blas import Work
from .cusolver import (
    HANDLE,
    NOT_INITIALIZED,
    RESULT,
    SolverParameters,
    eigenvalue_selector,
    host_vector,
    pivots_of,
    svd_operands,
)
from .lapack import INVALID_VALUE, Dense, Solver

_LETTERS = {0: "S", 1: "D", 4: "C", 5: "Z"}
"""Letters of the types by cudaDataType."""
_COMPLEX = {"S": "C", "D": "Z", "C": "C", "Z": "Z"}


def _letter(kind: int) -> str:
    if kind not in _LETTERS:
        raise LibraryError(
            lapack.NOT_SUPPORTED, "cuSOLVER computes in single and double precision, real and complex"
        )
    return _LETTERS[kind]


def _solver(rt: HostRuntime, name: str, handle: Pointer, kinds: tuple[int, ...]) -> Solver:
    """Return the call. Raise LibraryError unless all matrices have the first type, or its real type for real
    results.
    """
    context = resolve_handle(rt, Dense, handle, NOT_INITIALIZED)
    letter = _letter(kinds[0])
    real = {"S": "S", "D": "D", "C": "S", "Z": "D"}[letter]
    if any(_letter(kind) not in (letter, real, _COMPLEX[letter]) for kind in kinds[1:]):
        raise LibraryError(INVALID_VALUE)
    return Solver(rt, name, context, letter)


Body = Callable[..., Work]
_A, _CONST_A, _B = (
    "cudaDataType kind, void *a, int64_t lda",
    "cudaDataType kind, const void *a, int64_t lda",
    "cudaDataType kind_b, void *b, int64_t ldb",
)
_COMPUTED = "cudaDataType computed"
_BUFFERS = "void *device, size_t device_size, void *host, size_t host_size"
_SIZES = "size_t *device_size, size_t *host_size"


def _potrf(
    c: Solver, info: Pointer, fill: int, n: int, kind: int, a: Pointer, lda: int, computed: int
) -> Work:
    return c.solve(info, lapack.potrf, c.matrix(a, n, n, lda), c.is_lower(fill))


def _potrs(
    c: Solver,
    info: Pointer,
    fill: int,
    n: int,
    nrhs: int,
    kind: int,
    a: Pointer,
    lda: int,
    kind_b: int,
    b: Pointer,
    ldb: int,
) -> Work:
    return c.solve(info, lapack.potrs, c.matrix(b, n, nrhs, ldb), c.matrix(a, n, n, lda), c.is_lower(fill))


def _getrf(
    c: Solver, info: Pointer, m: int, n: int, kind: int, a: Pointer, lda: int, pivots: Pointer, computed: int
) -> Work:
    return c.solve(info, lapack.getrf, c.matrix(a, m, n, lda), pivots_of(c, pivots, min(m, n), np.int64))


def _getrs(
    c: Solver,
    info: Pointer,
    op: int,
    n: int,
    nrhs: int,
    kind: int,
    a: Pointer,
    lda: int,
    pivots: Pointer,
    kind_b: int,
    b: Pointer,
    ldb: int,
) -> Work:
    if op not in (0, 1, 2):
        raise LibraryError(INVALID_VALUE)
    return c.solve(
        info,
        lapack.getrs,
        c.matrix(b, n, nrhs, ldb),
        c.matrix(a, n, n, lda),
        pivots_of(c, pivots, n, np.int64),
        op,
    )


def _geqrf(
    c: Solver,
    info: Pointer,
    m: int,
    n: int,
    kind: int,
    a: Pointer,
    lda: int,
    kind_tau: int,
    tau: Pointer,
    computed: int,
) -> Work:
    return c.solve(info, lapack.geqrf, c.matrix(a, m, n, lda), c.vector(tau, min(m, n), 1))


def _sytrs(
    c: Solver,
    info: Pointer,
    fill: int,
    n: int,
    nrhs: int,
    kind: int,
    a: Pointer,
    lda: int,
    pivots: Pointer,
    kind_b: int,
    b: Pointer,
    ldb: int,
) -> Work:
    return c.solve(
        info,
        lapack.sytrs,
        c.matrix(b, n, nrhs, ldb),
        c.matrix(a, n, n, lda),
        c.vector(pivots, n, 1, np.int64),
        c.is_lower(fill),
    )


def _trtri(c: Solver, info: Pointer, fill: int, unit: int, n: int, kind: int, a: Pointer, lda: int) -> Work:
    return c.solve(info, lapack.trtri, c.matrix(a, n, n, lda), c.is_lower(fill), unit)


def _job(job: int) -> int:
    if job not in (0, 1):
        raise LibraryError(INVALID_VALUE)
    return job


def _syevd(
    c: Solver,
    info: Pointer,
    job: int,
    fill: int,
    n: int,
    kind: int,
    a: Pointer,
    lda: int,
    kind_w: int,
    values: Pointer,
    computed: int,
) -> Work:
    return c.solve(
        info,
        lapack.syevd,
        c.matrix(a, n, n, lda),
        c.vector(values, n, 1, c.real),
        _job(job),
        c.is_lower(fill),
    )


def _syev_batched(
    c: Solver,
    info: Pointer,
    job: int,
    fill: int,
    n: int,
    kind: int,
    a: Pointer,
    lda: int,
    kind_w: int,
    values: Pointer,
    computed: int,
    count: int,
) -> Work:
    step, real = lda * n * np.dtype(c.kind).itemsize, n * np.dtype(c.real).itemsize
    works = [
        _syevd(
            c,
            (info or 0) + 4 * i,
            job,
            fill,
            n,
            kind,
            (a or 0) + i * step,
            lda,
            kind_w,
            (values or 0) + i * real,
            computed,
        )
        for i in range(count)
    ]

    def work() -> None:
        for one in works:
            one()

    return work


def _syevdx(
    c: Solver,
    info: Pointer,
    job: int,
    which: int,
    fill: int,
    n: int,
    kind: int,
    a: Pointer,
    lda: int,
    least: Pointer,
    most: Pointer,
    first: int,
    last: int,
    count: Pointer,
    kind_w: int,
    values: Pointer,
    computed: int,
) -> Work:
    real = ctypes.c_double if c.real is np.float64 else ctypes.c_float
    bounds = [float(host_vector(pointer, real)[0]) if pointer else 0.0 for pointer in (least, most)]
    return c.solve(
        info,
        lapack.syevdx,
        c.matrix(a, n, n, lda),
        c.vector(values, n, 1, c.real),
        host_vector(count, ctypes.c_int64),
        _job(job),
        c.is_lower(fill),
        eigenvalue_selector(which, n, bounds[0], bounds[1], first, last),
    )


def _geev(
    c: Solver,
    info: Pointer,
    job_l: int,
    job_r: int,
    n: int,
    kind: int,
    a: Pointer,
    lda: int,
    kind_w: int,
    values: Pointer,
    kind_l: int,
    left: Pointer,
    ldl: int,
    kind_r: int,
    right: Pointer,
    ldr: int,
    computed: int,
) -> Work:
    """Compute eigenvalues and vectors. Eigenvalues are complex; if their type is real, the imaginary parts
    follow the real ones.
    """
    is_split = not c.is_complex and _letter(kind_w) in "SD"
    out = (
        c.vector(values, 2 * n, 1, c.real)
        if is_split
        else c.vector(values, n, 1, np.result_type(c.kind, np.complex64))
    )

    def compute(call: Solver, matrix: Array, vectors_l: Array | None, vectors_r: Array | None) -> int:
        result = np.empty(n, np.result_type(call.kind, np.complex64))
        status = lapack.geev(call, matrix, result, vectors_l, vectors_r)
        if is_split:
            out[:n], out[n:] = result.real, result.imag
        else:
            out[...] = result
        return status

    return c.solve(
        info,
        compute,
        c.matrix(a, n, n, lda),
        c.matrix(left, n, n, ldl) if _job(job_l) else None,
        c.matrix(right, n, n, ldr) if _job(job_r) else None,
    )


def _gesvd(
    c: Solver,
    info: Pointer,
    job_u: int,
    job_v: int,
    m: int,
    n: int,
    kind: int,
    a: Pointer,
    lda: int,
    kind_s: int,
    values: Pointer,
    kind_u: int,
    u: Pointer,
    ldu: int,
    kind_v: int,
    vt: Pointer,
    ldvt: int,
    computed: int,
) -> Work:
    return c.solve(info, *svd_operands(c, job_u, job_v, m, n, a, lda, values, u, ldu, vt, ldvt))


def _gesvdp(
    c: Solver,
    info: Pointer,
    job: int,
    econ: int,
    m: int,
    n: int,
    kind: int,
    a: Pointer,
    lda: int,
    kind_s: int,
    values: Pointer,
    kind_u: int,
    u: Pointer,
    ldu: int,
    kind_v: int,
    v: Pointer,
    ldv: int,
    computed: int,
    error: Pointer,
) -> Work:
    least = min(m, n)
    left = c.matrix(u, m, least if econ else m, ldu) if _job(job) else None
    right = c.matrix(v, n, least if econ else n, ldv) if job else None
    out = host_vector(error, ctypes.c_double)

    def compute(call: Solver, *arrays: Any) -> int:
        out[0] = 0  # the matrix was not perturbed
        return lapack.svd(call, *arrays)

    return c.solve(info, compute, c.matrix(a, m, n, lda), c.vector(values, least, 1, c.real), left, right)


_EIGEN = f"cublasFillMode_t fill, int64_t n, {_A}"
_W = "cudaDataType kind_w, void *w"
_SVD = (
    "cudaDataType kind_s, void *s, cudaDataType kind_u, void *u, int64_t ldu, cudaDataType kind_v, void *v,"
    " int64_t ldv"
)
# fmt: off
_ROUTINES: tuple[tuple[str, bool, str, str, Body], ...] = (
    # name, whether it takes parameters, its operands, parameters after `info`, its body
    ("Xpotrf", True, f"cublasFillMode_t fill, int64_t n, {_A}, {_COMPUTED}", "", _potrf),
    ("Xgetrf", True, f"int64_t m, int64_t n, {_A}, int64_t *pivots, {_COMPUTED}", "", _getrf),
    ("Xgeqrf", True, f"int64_t m, int64_t n, {_A}, cudaDataType kind_tau, void *tau, {_COMPUTED}", "",
        _geqrf),
    ("Xsytrs", False, f"cublasFillMode_t fill, int64_t n, int64_t nrhs, {_CONST_A}, const int64_t *pivots, "
                      f"{_B}", "", _sytrs),
    ("Xtrtri", False, f"cublasFillMode_t fill, cublasDiagType_t unit, int64_t n, {_A}", "", _trtri),
    ("Xsyevd", True, f"cusolverEigMode_t job, {_EIGEN}, {_W}, {_COMPUTED}", "", _syevd),
    ("XsyevBatched", True, f"cusolverEigMode_t job, {_EIGEN}, {_W}, {_COMPUTED}", "int64_t count",
        _syev_batched),
    ("Xsyevdx", True, f"cusolverEigMode_t job, cusolverEigRange_t range, {_EIGEN}, void *vl, void *vu, "
                      f"int64_t il, int64_t iu, int64_t *count, {_W}, {_COMPUTED}", "", _syevdx),
    ("Xgeev", True, f"cusolverEigMode_t jobl, cusolverEigMode_t jobr, int64_t n, {_A}, {_W}, cudaDataType "
                    f"kind_l, void *l, int64_t ldl, cudaDataType kind_r, void *r, "
     f"int64_t ldr, {_COMPUTED}", "", _geev),
    ("Xgesvd", True, f"signed char jobu, signed char jobv, int64_t m, int64_t n, {_A}, {_SVD}, {_COMPUTED}",
        "", _gesvd),
    ("Xgesvdp", True, f"cusolverEigMode_t job, int econ, int64_t m, int64_t n, {_A}, {_SVD}, {_COMPUTED}",
        "double *error", _gesvdp),
)
# fmt: on


def _row(name: str, has_parameters: bool, operands: str, tail: str, body: Body) -> ApiRow:
    """Return the row of a function: its operands, workspaces on both sides, `info` and the `tail` after
    it.
    """
    handles = f"{HANDLE} handle, cusolverDnParams_t parameters" if has_parameters else f"{HANDLE} handle"
    text = ", ".join(
        parameters for parameters in (handles, operands, _BUFFERS, "int *info", tail) if parameters
    )
    names = [name for _, name in ApiRow("", operands).typed_parameters]
    kinds = [names.index(kind) for kind in names if kind.startswith("kind")]
    begin, end = 1 + has_parameters, 1 + has_parameters + len(names)

    def call(rt: HostRuntime, *arguments: Any) -> None:
        context, values, info = arguments[0], arguments[begin:end], arguments[end + 4]
        _check_parameters(rt, arguments[1] if has_parameters else None, has_parameters)
        c = _solver(rt, name, context, tuple(values[index] for index in kinds))
        device, size = arguments[end], arguments[end + 1]
        if size < _workspace_bytes(c, names, values):
            raise LibraryError(INVALID_VALUE)
        c.vector(device, size, 1, np.uint8)
        perform(rt, c.handle.stream, body(c, info, *values, *arguments[end + 5 :]))

    return ApiRow(f"cusolverDn{name}", text, call, RESULT)


def _size_row(name: str, has_parameters: bool, operands: str, tail: str) -> ApiRow:
    """Return the row of the query for workspace sizes; the host needs none."""
    handles = f"{HANDLE} handle, cusolverDnParams_t parameters" if has_parameters else f"{HANDLE} handle"
    query = (
        operands.replace("lda, int64_t *pivots", "lda")
        .replace("const ", "")
        .replace("void *", "const void *")
        .replace("int64_t *pivots", "const int64_t *pivots")
    )
    text = ", ".join(
        parameters for parameters in (handles, query, _SIZES, tail.replace("double *error", "")) if parameters
    )
    names = [name for _, name in ApiRow("", query).typed_parameters]
    begin = 1 + has_parameters

    def call(rt: HostRuntime, *arguments: Any) -> None:
        _check_parameters(rt, arguments[1] if has_parameters else None, has_parameters)
        values = arguments[begin : begin + len(names)]
        c = _solver(rt, name, arguments[0], (values[names.index("kind")],))
        put_size(arguments[begin + len(names)], _workspace_bytes(c, names, values))
        put_size(arguments[begin + len(names) + 1], 0)

    return ApiRow(f"cusolverDn{name}_bufferSize", text, call, RESULT)


def _check_parameters(rt: HostRuntime, handle: Pointer, has_parameters: bool) -> None:
    """Raise LibraryError for an invalid handle of parameters; null stands for the default ones."""
    if has_parameters and handle:
        resolve_handle(rt, SolverParameters, handle, INVALID_VALUE)


def _workspace_bytes(c: Solver, names: list[str], values: tuple[Any, ...]) -> int:
    """Return the bytes of workspace on the device."""
    n: int = values[names.index("n")]
    if n < 0:
        raise LibraryError(INVALID_VALUE)
    return max(n, 1) * int(np.dtype(c.kind).itemsize)


def _solver_row(name: str, operands: str, body: Body) -> ApiRow:
    """Return the row of a function without workspaces."""
    names = [name for _, name in ApiRow("", operands).typed_parameters]
    kinds = [names.index(kind) for kind in names if kind.startswith("kind")]

    def call(rt: HostRuntime, handle: Pointer, parameters: Pointer, *arguments: Any) -> None:
        _check_parameters(rt, parameters, True)
        c = _solver(rt, name, handle, tuple(arguments[index] for index in kinds))
        perform(rt, c.handle.stream, body(c, arguments[-1], *arguments[:-1]))

    return ApiRow(
        f"cusolverDn{name}",
        f"{HANDLE} handle, cusolverDnParams_t parameters, {operands}, int *info",
        call,
        RESULT,
    )


# fmt: off
FUNCTIONS: tuple[ApiRow, ...] = (
    *(_row(*routine) for routine in _ROUTINES),
    *(_size_row(*routine[:4]) for routine in _ROUTINES),
    _solver_row("Xpotrs", f"cublasFillMode_t fill, int64_t n, int64_t nrhs, {_CONST_A}, {_B}", _potrs),
    _solver_row("Xgetrs",
        f"cublasOperation_t op, int64_t n, int64_t nrhs, {_CONST_A}, const int64_t *pivots, {_B}", _getrs),
)
# fmt: on
