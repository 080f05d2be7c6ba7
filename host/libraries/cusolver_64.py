"""cuSOLVER's functions with 64-bit sizes and types of matrices as arguments (cuSOLVER, "64-bit API")."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from ..api.pointers import Pointer, put_size
from ..api.table import ApiRow
from ..device.host_runtime import HostRuntime
from . import cusolver, lapack
from .arrays import Array, Execution, LibraryError, perform, resolve_handle
from .blas import ArrayArgument, variant
from .cusolver import HANDLE, NOT_INITIALIZED, RESULT, SolverParameters, host_vector, requests_vectors
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


Body = Callable[..., Execution]
_A, _CONST_A, _B = (
    "cudaDataType kind, void *a, int64_t lda",
    "cudaDataType kind, const void *a, int64_t lda",
    "cudaDataType kind_b, void *b, int64_t ldb",
)
_COMPUTED = "cudaDataType computed"
_BUFFERS = "void *device, size_t device_size, void *host, size_t host_size"
_BUFFER_NAMES = ("device", "device_size", "host", "host_size")
_SIZES = "size_t *device_size, size_t *host_size"


def _sytrs(
    c: Solver,
    lower: int,
    n: int,
    nrhs: int,
    a: ArrayArgument,
    pivots: ArrayArgument,
    b: ArrayArgument,
    info: ArrayArgument,
) -> Execution:
    return c.solve(info, lapack.sytrs, b(n, nrhs), a(n, n), pivots(n), lower)


def _trtri(c: Solver, lower: int, unit: int, n: int, a: ArrayArgument, info: ArrayArgument) -> Execution:
    return c.solve(info, lapack.trtri, a(n, n), lower, unit)


def _syev_batched(
    c: Solver,
    job: int,
    lower: int,
    n: int,
    a: ArrayArgument,
    values: ArrayArgument,
    info: ArrayArgument,
    count: int,
) -> Execution:
    a.distance, values.distance, info.distance = a.step * n, n, 1
    return c.batch(cusolver.syevd, count, job, lower, n, a, values, info)


def _geev(
    c: Solver,
    job_l: int,
    job_r: int,
    n: int,
    a: ArrayArgument,
    values: ArrayArgument,
    left: ArrayArgument,
    right: ArrayArgument,
    info: ArrayArgument,
) -> Execution:
    """Compute eigenvalues and vectors. Eigenvalues are complex; if their type is real, the imaginary parts
    follow the real ones.
    """
    is_split = not c.is_complex and _letter(c.arguments["kind_w"]) in "SD"
    wide = np.result_type(c.kind, np.complex64)
    if not is_split:
        values.kind = wide
    out = values(2 * n if is_split else n)

    def compute(call: Solver, matrix: Array, vectors_l: Array | None, vectors_r: Array | None) -> int:
        result = np.empty(n, wide)
        status = lapack.geev(call, matrix, result, vectors_l, vectors_r)
        if is_split:
            out[:n], out[n:] = result.real, result.imag
        else:
            out[...] = result
        return status

    return c.solve(
        info,
        compute,
        a(n, n),
        left(n, n) if requests_vectors(job_l) else None,
        right(n, n) if requests_vectors(job_r) else None,
    )


def _gesvdp(
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
    error: Pointer,
) -> Execution:
    least = min(m, n)
    left = u(m, least if econ else m) if requests_vectors(job) else None
    right = v(n, least if econ else n) if job else None
    host_vector(error, ctypes.c_double)[0] = 0  # the matrix was not perturbed
    return c.solve(info, lapack.svd, a(m, n), values(least), left, right)


_EIGEN = f"cublasFillMode_t fill, int64_t n, {_A}"
_W = "cudaDataType kind_w, void *w"
_SVD = (
    "cudaDataType kind_s, void *s, cudaDataType kind_u, void *u, int64_t ldu, cudaDataType kind_v, void *v,"
    " int64_t ldv"
)
# fmt: off
_ROUTINES: tuple[tuple[str, bool, str, str, Body], ...] = (
    # name, whether it takes parameters, its operands, parameters after `info`, its body
    ("Xpotrf", True, f"cublasFillMode_t fill, int64_t n, {_A}, {_COMPUTED}", "", cusolver.potrf),
    ("Xgetrf", True, f"int64_t m, int64_t n, {_A}, int64_t *pivots, {_COMPUTED}", "", cusolver.getrf),
    ("Xgeqrf", True, f"int64_t m, int64_t n, {_A}, cudaDataType kind_tau, void *tau, {_COMPUTED}", "",
        cusolver.geqrf),
    ("Xsytrs", False, f"cublasFillMode_t fill, int64_t n, int64_t nrhs, {_CONST_A}, const int64_t *pivots, "
                      f"{_B}", "", _sytrs),
    ("Xtrtri", False, f"cublasFillMode_t fill, cublasDiagType_t unit, int64_t n, {_A}", "", _trtri),
    ("Xsyevd", True, f"cusolverEigMode_t job, {_EIGEN}, {_W}, {_COMPUTED}", "", cusolver.syevd),
    ("XsyevBatched", True, f"cusolverEigMode_t job, {_EIGEN}, {_W}, {_COMPUTED}", "int64_t count",
        _syev_batched),
    ("Xsyevdx", True, f"cusolverEigMode_t job, cusolverEigRange_t range, {_EIGEN}, void *vl, void *vu, "
                      f"int64_t il, int64_t iu, int64_t *count, {_W}, {_COMPUTED}", "",
        variant("syevdx", cusolver.syevdx, count_type=ctypes.c_int64)),
    ("Xgeev", True, f"cusolverEigMode_t jobl, cusolverEigMode_t jobr, int64_t n, {_A}, {_W}, cudaDataType "
                    f"kind_l, void *l, int64_t ldl, cudaDataType kind_r, void *r, "
     f"int64_t ldr, {_COMPUTED}", "", _geev),
    ("Xgesvd", True, f"signed char jobu, signed char jobv, int64_t m, int64_t n, {_A}, {_SVD}, {_COMPUTED}",
        "", cusolver.gesvd),
    ("Xgesvdp", True, f"cusolverEigMode_t job, int econ, int64_t m, int64_t n, {_A}, {_SVD}, {_COMPUTED}",
        "double *error", _gesvdp),
)
# fmt: on


def _row(name: str, has_parameters: bool, operands: str, tail: str, body: Body) -> ApiRow:
    """Return the row of a function: its operands, workspaces on both sides, `info` and the `tail` after
    it.
    """
    return _solver_row(
        name, has_parameters, ", ".join(filter(None, (operands, _BUFFERS, "int *info", tail))), body
    )


def _solver_row(name: str, has_parameters: bool, declared: str, body: Body) -> ApiRow:
    """Return the row of a function with `declared` parameters after its handles."""
    handles = f"{HANDLE} handle, cusolverDnParams_t parameters" if has_parameters else f"{HANDLE} handle"
    typed = ApiRow("", declared).typed_parameters
    names = [one for _, one in typed]

    def call(rt: HostRuntime, handle: Pointer, *values: Any) -> None:
        if has_parameters:
            _check_parameters(rt, values[0], True)
            values = values[1:]
        arguments = dict(zip(names, values, strict=True))
        kinds = tuple(value for one, value in arguments.items() if one.startswith("kind"))
        c = _solver(rt, name, handle, kinds)
        if "device" in arguments:
            if arguments["device_size"] < _workspace_bytes(c, arguments["n"]):
                raise LibraryError(INVALID_VALUE)
            ArrayArgument(c, arguments["device"], np.uint8)(arguments["device_size"])
        c.arguments = arguments
        kept = [
            ((kind.replace("void *", "R *" if one in ("w", "s", "vl", "vu") else "T *"), one), arguments[one])
            for kind, one in typed
            if not kind.startswith("cudaDataType") and one not in _BUFFER_NAMES
        ]
        perform(rt, c.handle.stream, partial(body, c, *c.bind(*zip(*kept))))

    return ApiRow(f"cusolverDn{name}", f"{handles}, {declared}", call, RESULT)


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
        put_size(arguments[begin + len(names)], _workspace_bytes(c, values[names.index("n")]))
        put_size(arguments[begin + len(names) + 1], 0)

    return ApiRow(f"cusolverDn{name}_bufferSize", text, call, RESULT)


def _check_parameters(rt: HostRuntime, handle: Pointer, has_parameters: bool) -> None:
    """Raise LibraryError for an invalid handle of parameters; null stands for the default ones."""
    if has_parameters and handle:
        resolve_handle(rt, SolverParameters, handle, INVALID_VALUE)


def _workspace_bytes(c: Solver, n: int) -> int:
    """Return the bytes of workspace on the device."""
    if n < 0:
        raise LibraryError(INVALID_VALUE)
    return max(n, 1) * int(np.dtype(c.kind).itemsize)


# fmt: off
FUNCTIONS: tuple[ApiRow, ...] = (
    *(_row(*routine) for routine in _ROUTINES),
    *(_size_row(*routine[:4]) for routine in _ROUTINES),
    _solver_row("Xpotrs", True,
        f"cublasFillMode_t fill, int64_t n, int64_t nrhs, {_CONST_A}, {_B}, int *info", cusolver.potrs),
    _solver_row("Xgetrs", True,
        f"cublasOperation_t op, int64_t n, int64_t nrhs, {_CONST_A}, const int64_t *pivots, {_B}, int *info",
        cusolver.getrs),
)
# fmt: on
