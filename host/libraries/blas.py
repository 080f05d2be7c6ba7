"""Common parts of cuBLAS functions: a handle, an element type, scalars of the host or the device, vectors and
matrices by columns.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial, wraps
from typing import Any

import ml_dtypes
import numpy as np

from ...support.fast_dataclass import record
from ..api.pointers import Pointer
from ..api.table import ApiRow
from ..device.host_runtime import HostRuntime
from .arrays import Array, LibraryError, array, perform, resolve_handle, scalar_at, scipy
from .families import REAL, TYPES

HANDLE, RESULT = "cublasHandle_t", "cublasStatus_t"
NOT_INITIALIZED, INVALID_VALUE, EXECUTION_FAILED, NOT_SUPPORTED = 1, 7, 13, 15
Scalar = Callable[[], Any]
"""A function that returns a scalar argument."""
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
_SCALARS = ("alpha", "beta", "cosine", "sine")
"""Names of scalars that a call reads."""
_INTEGERS = ("pivots", "info", "result")
"""Names of arrays of integers."""
_STEP = re.compile("ld[a-z]+|inc[xy]|[xy]_step")
"""Names of the distance of an array's elements or columns, which follows the array."""
_ARRAY = re.compile(r"(?:const )?(T|R|int|int64_t) \*(const \*)?")
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


def handle_of(rt: HostRuntime, handle: Pointer) -> BlasHandle:
    """Return the cuBLAS handle. Raises LibraryError."""
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

    def scalar(self, pointer: Pointer, kind: Any = None) -> Scalar:
        """Return a function that reads a scalar: on the device when the work runs; on the host now."""
        scalar = scalar_at(self.rt, pointer, kind or self.kind, self.invalid)
        if self.handle.scalars_on_device:
            return lambda: scalar[()]
        value = scalar[()]
        return lambda: value

    def result(self, pointer: Pointer, kind: Any = None) -> Array:
        """Return the scalar that receives a result."""
        self.has_host_result = not self.handle.scalars_on_device
        return scalar_at(self.rt, pointer, kind or self.kind, self.invalid)

    def vector(self, pointer: Pointer, n: int, step: int, kind: Any = None) -> Array:
        """Return `n` elements, `step` apart, from the end for a negative step (BLAS Technical Forum Standard,
        B.2.2).
        """
        if n < 0 or not step:
            raise LibraryError(self.invalid)
        return array(self.rt, self.name, pointer, kind or self.kind, (n,), (step,), self.failed)

    def matrix(self, pointer: Pointer, rows: int, columns: int, step: int, kind: Any = None) -> Array:
        """Return a matrix by columns, which begin `step` elements apart."""
        if rows < 0 or columns < 0 or step < max(rows, 1):
            raise LibraryError(self.invalid)
        return array(self.rt, self.name, pointer, kind or self.kind, (rows, columns), (1, step), self.failed)

    def pointers(self, pointer: Pointer, count: int) -> list[int]:
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

    def bind(self, parameters: Sequence[tuple[str, str]], values: Sequence[Any]) -> list[Any]:
        """Return the arguments of a body, given the types and names of the C function's parameters: an
        `ArrayArgument` for an array and its step, functions for scalars, the place of a result, `is_lower`
        for a fill mode, and other values as they are.
        """
        result: list[Any] = []
        pointer = ""
        for (kind, name), value in zip(parameters, values, strict=True):
            declared = _ARRAY.fullmatch(kind)
            latest = result[-1] if result and isinstance(result[-1], ArrayArgument) else None
            if latest is not None and _STEP.fullmatch(name):
                latest.step = value
            elif latest is not None and kind == "long long":
                latest.distance = value
            elif kind == "cublasFillMode_t":
                result.append(self.is_lower(value))
            elif kind == "cudaDataType" and pointer:
                result[-1] = self._bind_pointer(pointer, result[-1], data_type(value))
            elif declared is None or (declared[1].startswith("int") and name not in _INTEGERS):
                result.append(value)
            else:
                kinds = {"T": self.kind, "R": self.real, "int": np.int32, "int64_t": np.int64}
                result.append(self._bind_pointer(kind + name, value, kinds[declared[1]]))
            pointer = kind + name if "void *" in kind else ""
        return result

    def _bind_pointer(self, declaration: str, pointer: Pointer, kind: Any) -> Any:
        """Return what a parameter declared `T *name` points to."""
        name = declaration.split("*")[-1]
        if name in _SCALARS:
            return self.scalar(pointer, kind)
        if name.startswith("result"):
            return self.result(pointer, kind)
        return ArrayArgument(self, pointer, kind, is_list=declaration.count("*") > 1)


class ArrayArgument:
    """A vector or matrix in device memory as an argument: its elements or columns are `step` elements apart,
    and the arrays of a batch `distance` elements, or `pointer` is a list of their addresses.
    """

    def __init__(
        self, call: BlasCall, pointer: Pointer, kind: Any, step: int = 1, is_list: bool = False
    ) -> None:
        self.call, self.pointer, self.kind, self.step, self.is_list = call, pointer, kind, step, is_list
        self.distance = 0

    def __call__(self, *shape: int) -> Array:
        """Return the vector of n elements or the matrix of as many rows and columns."""
        make: Callable[..., Array] = self.call.vector if len(shape) == 1 else self.call.matrix
        return make(self.pointer, *shape, self.step, self.kind)

    def at(self, offset: int) -> ArrayArgument:
        """Return the array that begins `offset` elements later."""
        address = (self.pointer or 0) + offset * np.dtype(self.kind).itemsize
        return ArrayArgument(self.call, address, self.kind, self.step)

    def items(self, count: int) -> list[ArrayArgument]:
        """Return the arrays of a batch."""
        if not self.is_list:
            return [self.at(number * self.distance) for number in range(count)]
        addresses = self.call.pointers(self.pointer, count)
        return [ArrayArgument(self.call, address, self.kind, self.step) for address in addresses]


def on_stream(
    body: Callable[..., None],
    declared: str,
    handles: type[BlasHandle] = BlasHandle,
    calls: type[BlasCall] = BlasCall,
    letter: str = "",
) -> Callable[..., None]:
    """Return a row's body from one that does the work of a call with `declared` parameters: the handle's
    stream runs it, and a result on the host is waited for. Without a `letter` that of a family comes first.
    """
    parameters = ApiRow("", declared).typed_parameters

    @wraps(body)
    def call(rt: HostRuntime, handle: Pointer, *arguments: Any) -> None:
        context = resolve_handle(rt, handles, handle, NOT_INITIALIZED)
        values = arguments if letter else arguments[1:]
        c = calls(rt, body.__name__, context, letter or chr(arguments[0]))
        work = partial(body, c, *c.bind(parameters, values))
        perform(rt, context.stream, work, c.has_host_result)

    return call


def variant(name: str, body: Callable[..., None], **options: Any) -> Callable[..., None]:
    """Return the body of the function `name`, which is another one with options."""

    def variant_body(c: BlasCall, *arguments: Any) -> None:
        body(c, *arguments, **options)

    variant_body.__name__ = name
    return variant_body


def data_type(which: int) -> Any:
    """Return the NumPy type of a cudaDataType. Raise LibraryError for an unsupported one."""
    if which not in DATA:
        raise LibraryError(NOT_SUPPORTED)
    return DATA[which]


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
