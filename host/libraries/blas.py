"""What every function of cuBLAS has: a handle, a type, scalars of the host or the device, vectors and
matrices by columns.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import numpy as np

from ...support.fast_dataclass import record
from ..device.machine import Machine
from .arrays import Array, LibraryError, array, meant, perform, reached, scipy
from .families import REAL, TYPES

HANDLE, RESULT = "cublasHandle_t", "cublasStatus_t"
NOT_INITIALIZED, INVALID_VALUE, EXECUTION_FAILED, NOT_SUPPORTED = 1, 7, 13, 15
Work = Callable[[], None]
_HERMITIAN = {"or": "un", "sy": "he", "sb": "hb", "sp": "hp"}
"""First letters of a routine's name for real matrices, and for Hermitian or unitary ones."""


@record
class Handle:
    """What cublasCreate makes."""

    stream: int = 0
    scalars_on_device: bool = False
    math_mode: int = 0
    atomics_mode: int = 0
    target_of_processors: int = 0


def handle_of(m: Machine, handle: int | None) -> Handle:
    return meant(m, Handle, handle, NOT_INITIALIZED)


class Call:
    """One call: `kind` is its type, `real` the real one of it. `invalid` is the library's status for wrong
    arguments, `failed` the one for memory out of bounds.
    """

    library, invalid, failed = "cublas", INVALID_VALUE, EXECUTION_FAILED

    def __init__(self, m: Machine, name: str, handle: Handle, letter: str) -> None:
        self.m, self.name, self.handle, self.letter = m, f"{self.library} {name}", handle, letter
        self.kind, self.real = TYPES[letter][0], TYPES[REAL[letter]][0]
        self.is_complex = letter in "CZ"
        self.has_host_result = False

    def scalar(self, pointer: int | None, kind: Any = None) -> Callable[[], Any]:
        """The scalar there when the work is done; one of the host is read now."""
        found = reached(self.m, pointer, kind or self.kind, self.invalid)
        if self.handle.scalars_on_device:
            return lambda: found[()]
        value = found[()]
        return lambda: value

    def result(self, pointer: int | None, kind: Any = None) -> Array:
        """Where a scalar goes."""
        self.has_host_result = not self.handle.scalars_on_device
        return reached(self.m, pointer, kind or self.kind, self.invalid)

    def vector(self, pointer: int | None, n: int, step: int, kind: Any = None) -> Array:
        """`n` elements, `step` apart, from the end where it is negative (BLAS Technical Forum Standard,
        B.2.2).
        """
        if n < 0 or not step:
            raise LibraryError(self.invalid)
        return array(self.m, self.name, pointer, kind or self.kind, (n,), (step,), self.failed)

    def matrix(self, pointer: int | None, rows: int, columns: int, step: int, kind: Any = None) -> Array:
        """A matrix by columns, `step` elements from one to the next."""
        if rows < 0 or columns < 0 or step < max(rows, 1):
            raise LibraryError(self.invalid)
        return array(self.m, self.name, pointer, kind or self.kind, (rows, columns), (1, step), self.failed)

    def pointers(self, pointer: int | None, count: int) -> list[int]:
        """An array of pointers on the device."""
        return [int(p) for p in array(self.m, self.name, pointer, np.uint64, (count,), (1,), self.failed)]

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
    body: Callable[..., Work], handles: type[Handle] = Handle, calls: type[Call] = Call
) -> Callable[..., None]:
    """A row's function from one that says what is to be done: the handle's stream does it; a result on the
    host is waited for.
    """

    @wraps(body)
    def called(m: Machine, handle: int | None, letter: int, *given: Any) -> None:
        known = meant(m, handles, handle, NOT_INITIALIZED)
        call = calls(m, body.__name__, known, chr(letter))
        work = body(call, *given)
        perform(m, known.stream, work, call.has_host_result)

    return called


# -- pieces of algebra


def check_operation(operation: int) -> int:
    """Return a cublasOperation_t: 0 for A, 1 for its transpose, 2 for its conjugate transpose. Raise
    LibraryError for other numbers.
    """
    if operation not in (0, 1, 2):
        raise LibraryError(INVALID_VALUE)
    return operation


def operated(a: Array, operation: int) -> Array:
    """op(A): A, its transpose or its conjugate transpose (cublasOperation_t)."""
    check_operation(operation)
    return a if operation == 0 else a.T if operation == 1 else a.conj().T


def product(a: Array, b: Array) -> Array:
    """A B; halves are multiplied and summed as single precision."""
    with np.errstate(all="ignore"):
        if a.dtype.itemsize == 2:
            found: Array = a.astype(np.float32) @ b.astype(np.float32)
            return found
        return a @ b


def combined(out: Array, value: Array, alpha: Any, beta: Any) -> None:
    """out = alpha value + beta out; what `out` holds is not read when beta is zero (BLAS Technical Forum
    Standard, 2.1).
    """
    with np.errstate(all="ignore"):
        scaled = np.asarray(alpha).astype(value.dtype) * value
        out[...] = scaled if not beta else scaled + np.asarray(beta).astype(value.dtype) * out


def assign(out: Array, routine: Callable[..., Array], *arguments: Any, **options: Any) -> None:
    """Overwrite `out` with a routine's result. SciPy rejects empty arrays, for which BLAS does nothing."""
    if out.size:
        out[...] = routine(*arguments, **options)
