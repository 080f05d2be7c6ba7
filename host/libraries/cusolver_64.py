"""cuSOLVER's functions with sizes of 64 bits, which are told the types of matrices by number (cuSOLVER,
"64-bit API").
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np

from ..api.pointers import Pointer, put_size
from ..api.table import Row
from ..device.machine import Machine
from . import lapack
from .arrays import Array, LibraryError, meant, perform
from .blas import Work
from .cusolver import HANDLE, NOT_INITIALIZED, RESULT, Parameters, host_vector, pivots_of, selection, singular
from .lapack import INVALID_VALUE, Dense, Solver

_LETTERS = {0: "S", 1: "D", 4: "C", 5: "Z"}
"""By cudaDataType."""
_COMPLEX = {"S": "C", "D": "Z", "C": "C", "Z": "Z"}


def _letter(kind: int) -> str:
    if kind not in _LETTERS:
        raise LibraryError(
            lapack.NOT_SUPPORTED, "cuSOLVER computes in single and double precision, real and complex"
        )
    return _LETTERS[kind]


def _solver(m: Machine, name: str, handle: Pointer, kinds: tuple[int, ...]) -> Solver:
    """The call, if all matrices have the first of the types; real results have the real one of it."""
    known = meant(m, Dense, handle, NOT_INITIALIZED)
    letter = _letter(kinds[0])
    real = {"S": "S", "D": "D", "C": "S", "Z": "D"}[letter]
    if any(_letter(kind) not in (letter, real, _COMPLEX[letter]) for kind in kinds[1:]):
        raise LibraryError(INVALID_VALUE)
    return Solver(m, name, known, letter)


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
        selection(which, n, bounds[0], bounds[1], first, last),
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
    """Eigenvalues are complex, or, where their type is real, have their imaginary parts behind the real
    ones.
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
    return c.solve(info, *singular(c, job_u, job_v, m, n, a, lda, values, u, ldu, vt, ldvt))


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
        out[0] = 0  # nothing of the matrix was perturbed
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
    # name, whether it takes parameters, its operands, what comes behind `info`, its body
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


def _row(name: str, has_parameters: bool, operands: str, tail: str, body: Body) -> Row:
    """The function itself: its operands, workspaces on both sides, `info` and what is behind it."""
    handles = f"{HANDLE} handle, cusolverDnParams_t parameters" if has_parameters else f"{HANDLE} handle"
    text = ", ".join(part for part in (handles, operands, _BUFFERS, "int *info", tail) if part)
    names = [name for _, name in Row("", operands).words]
    kinds = [names.index(kind) for kind in names if kind.startswith("kind")]
    begin, end = 1 + has_parameters, 1 + has_parameters + len(names)

    def call(m: Machine, *given: Any) -> None:
        known, values, info = given[0], given[begin:end], given[end + 4]
        _check_parameters(m, given[1] if has_parameters else None, has_parameters)
        c = _solver(m, name, known, tuple(values[place] for place in kinds))
        device, size = given[end], given[end + 1]
        if size < _need(c, names, values):
            raise LibraryError(INVALID_VALUE)
        c.vector(device, size, 1, np.uint8)
        perform(m, c.handle.stream, body(c, info, *values, *given[end + 5 :]))

    return Row(f"cusolverDn{name}", text, call, RESULT)


def _size_row(name: str, has_parameters: bool, operands: str, tail: str) -> Row:
    """How large its workspaces are: one on the host is not needed."""
    handles = f"{HANDLE} handle, cusolverDnParams_t parameters" if has_parameters else f"{HANDLE} handle"
    asked = (
        operands.replace("lda, int64_t *pivots", "lda")
        .replace("const ", "")
        .replace("void *", "const void *")
        .replace("int64_t *pivots", "const int64_t *pivots")
    )
    text = ", ".join(part for part in (handles, asked, _SIZES, tail.replace("double *error", "")) if part)
    names = [name for _, name in Row("", asked).words]
    begin = 1 + has_parameters

    def call(m: Machine, *given: Any) -> None:
        _check_parameters(m, given[1] if has_parameters else None, has_parameters)
        values = given[begin : begin + len(names)]
        c = _solver(m, name, given[0], (values[names.index("kind")],))
        put_size(given[begin + len(names)], _need(c, names, values))
        put_size(given[begin + len(names) + 1], 0)

    return Row(f"cusolverDn{name}_bufferSize", text, call, RESULT)


def _check_parameters(m: Machine, handle: Pointer, has_parameters: bool) -> None:
    """LibraryError where there is no set of parameters though there should be; null stands for the default
    ones.
    """
    if has_parameters and handle:
        meant(m, Parameters, handle, INVALID_VALUE)


def _need(c: Solver, names: list[str], values: tuple[Any, ...]) -> int:
    """Bytes of workspace on the device."""
    n: int = values[names.index("n")]
    if n < 0:
        raise LibraryError(INVALID_VALUE)
    return max(n, 1) * int(np.dtype(c.kind).itemsize)


def _solving(name: str, operands: str, body: Body) -> Row:
    """A function without workspaces."""
    names = [name for _, name in Row("", operands).words]
    kinds = [names.index(kind) for kind in names if kind.startswith("kind")]

    def call(m: Machine, handle: Pointer, parameters: Pointer, *given: Any) -> None:
        _check_parameters(m, parameters, True)
        c = _solver(m, name, handle, tuple(given[place] for place in kinds))
        perform(m, c.handle.stream, body(c, given[-1], *given[:-1]))

    return Row(
        f"cusolverDn{name}",
        f"{HANDLE} handle, cusolverDnParams_t parameters, {operands}, int *info",
        call,
        RESULT,
    )


# fmt: off
FUNCTIONS: tuple[Row, ...] = (
    *(_row(*routine) for routine in _ROUTINES),
    *(_size_row(*routine[:4]) for routine in _ROUTINES),
    _solving("Xpotrs", f"cublasFillMode_t fill, int64_t n, int64_t nrhs, {_CONST_A}, {_B}", _potrs),
    _solving("Xgetrs",
        f"cublasOperation_t op, int64_t n, int64_t nrhs, {_CONST_A}, const int64_t *pivots, {_B}", _getrs),
)
# fmt: on
