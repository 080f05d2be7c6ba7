"""Common parts of cuBLAS functions: a handle, an element type, scalars of the host or the device, vectors and
matrices by columns.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import numpy as np

from ...support.fast_dataclass import record
from ..device.host_runtime import HostRuntime
from .arrays import Array, LibraryError, array, perform, resolve_handle, scalar_at, scipy
from .families import REAL, TYPES

HANDLE, RESULT = "cublasHandle_t", "cublasStatus_t"
NOT_INITIALIZED, INVALID_VALUE, EXECUTION_FAILED, NOT_SUPPORTED = 1, 7, 13, 15
Work = Callable[[], None]
_HERMITIAN = {"or": "un", "sy": "he", "sb": "hb", "sp": "hp"}
"""First letters of a routine's name for real matrices, and for Hermitian or unitary ones."""


@record
class BlasHandle:
    """The context of cublasCreate."""

    stream: int = 0
    scalars_on_device: bool = False
    math_mode: int = 0
    atomics_mode: int = 0
    target_of_processors: int = 0


def handle_of(rt: HostRuntime, handle: int | None) -> BlasHandle:
    return resolve_handle(rt, BlasHandle, handle, NOT_INITIALIZED)


class BlasCall:
    """One call: `kind` is its element type, `real` the corresponding real type. `invalid` is the library's
    status for invalid arguments, `failed` the one for memory out of bounds.
    """

    library, invalid, failed = "cublas", INVALID_VALUE, EXECUTION_FAILED

    def __init__(self, rt: HostRuntime, name: str, handle: BlasHandle, letter: str) -> None:
        self.rt, self.name, self.handle, self.letter = rt, f"{self.library} {name}", handle, letter
        self.kind, self.real = TYPES[letter][0], TYPES[REAL[letter]][0]
        self.is_complex = letter in "CZ"
        self.has_host_result = False

    def scalar(self, pointer: int | None, kind: Any = None) -> Callable[[], Any]:
        """Return a function that reads a scalar: on the device when the work runs; on the host now."""
        scalar = scalar_at(self.rt, pointer, kind or self.kind, self.invalid)
        if self.handle.scalars_on_device:
            return lambda: scalar[()]
        value = scalar[()]
        return lambda: value

    def result(self, pointer: int | None, kind: Any = None) -> Array:
        """Return the scalar that receives a result."""
        self.has_host_result = not self.handle.scalars_on_device
        return scalar_at(self.rt, pointer, kind or self.kind, self.invalid)

    def vector(self, pointer: int | None, n: int, step: int, kind: Any = None) -> Array:
        """Return `n` elements, `step` apart, from the end for a negative step (BLAS Technical Forum Standard,
        B.2.2).
        """
        if n < 0 or not step:
            raise LibraryError(self.invalid)
        return array(self.rt, self.name, pointer, kind or self.kind, (n,), (step,), self.failed)

    def matrix(self, pointer: int | None, rows: int, columns: int, step: int, kind: Any = None) -> Array:
        """Return a matrix by columns, which begin `step` elements apart."""
        if rows < 0 or columns < 0 or step < max(rows, 1):
            raise LibraryError(self.invalid)
        return array(self.rt, self.name, pointer, kind or self.kind, (rows, columns), (1, step), self.failed)

    def pointers(self, pointer: int | None, count: int) -> list[int]:
        """Return the elements of an array of pointers on the device."""
        return [int(p) for p in array(self.rt, self.name, pointer, np.uint64, (count,), (1,), self.failed)]

    def routine(self, name: str, hermitian: bool = False) -> Callable[..., Any]:
        """Return SciPy's routine of BLAS or LAPACK for the call's type; with `hermitian`, the one for
        Hermitian or unitary matrices if the type is complex.
        """
        if hermitian and self.is_complex:
            name = _HERMITIAN[name[:2]] + name[2:]
        name = self.letter.lower() + name
        package = "linalg.blas" if hasattr(scipy("linalg.blas"), name) else "linalg.lapack"
        function: Callable[..., Any] = getattr(scipy(package), name)
        return function

    def is_lower(self, fill: int) -> int:
        """Return 1 if a cublasFillMode_t names the lower triangle, else 0. Raise LibraryError for other
        numbers.
        """
        if fill not in (0, 1):
            raise LibraryError(self.invalid)
        return int(fill == 0)


def on_stream(
    body: Callable[..., Work], handles: type[BlasHandle] = BlasHandle, calls: type[BlasCall] = BlasCall
) -> Callable[..., None]:
    """Return a row's body from a function that returns the work of a call: the handle's stream runs the work,
    and a result on the host is waited for.
    """

    @wraps(body)
    def call(rt: HostRuntime, handle: int | None, letter: int, *arguments: Any) -> None:
        context = resolve_handle(rt, handles, handle, NOT_INITIALIZED)
        c = calls(rt, body.__name__, context, chr(letter))
        work = body(c, *arguments)
        perform(rt, context.stream, work, c.has_host_result)

    return call


# -- pieces of algebra


def check_operation(operation: int) -> int:
    """Return a cublasOperation_t: 0 for A, 1 for its transpose, 2 for its conjugate transpose. Raise
    LibraryError for other numbers.
    """
    if operation not in (0, 1, 2):
        raise LibraryError(INVALID_VALUE)
    return operation


def apply_operation(a: Array, operation: int) -> Array:
    """Return op(A): A, its transpose or its conjugate transpose (cublasOperation_t)."""
    check_operation(operation)
    return a if operation == 0 else a.T if operation == 1 else a.conj().T


def product(a: Array, b: Array) -> Array:
    """Return A B; half-precision products are accumulated in single precision."""
    with np.errstate(all="ignore"):
        if a.dtype.itemsize == 2:
            scalar: Array = a.astype(np.float32) @ b.astype(np.float32)
            return scalar
        return a @ b


def accumulate(out: Array, value: Array, alpha: Any, beta: Any) -> None:
    """Assign alpha value + beta out to `out`; `out` is not read if beta is zero (BLAS Technical Forum
    Standard, 2.1).
    """
    with np.errstate(all="ignore"):
        scaled = np.asarray(alpha).astype(value.dtype) * value
        out[...] = scaled if not beta else scaled + np.asarray(beta).astype(value.dtype) * out


def assign(out: Array, routine: Callable[..., Array], *arguments: Any, **options: Any) -> None:
    """Overwrite `out` with a routine's result. SciPy rejects empty arrays, for which BLAS does nothing."""
    if out.size:
        out[...] = routine(*arguments, **options)
