"""Common parts of cuBLAS functions: a handle, an element type, scalars of the host or the device, vectors and
matrices by columns.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import partial, wraps
from typing import Any

import ml_dtypes
import numpy as np

from ...support.fast_dataclass import record
from ..api.pointers import Pointer
from ..api.table import ApiRow
from ..device.host_runtime import HostRuntime
from .arrays import Array, Execution, LibraryError, array, perform, resolve_handle, scalar_at, scipy
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
_BOUNDS = ("vl", "vu")
"""Names of numbers on the host that may be null."""
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


def scalar_reader(rt: HostRuntime, handle: BlasHandle, pointer: Pointer, kind: Any, status: int) -> Scalar:
    """Return a function that reads a scalar: on the device when the work runs; on the host now."""
    scalar = scalar_at(rt, pointer, kind, status)
    if not handle.scalars_on_device:
        scalar = scalar.copy()
    return lambda: scalar[()]


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
        """Return a function that reads a scalar."""
        return scalar_reader(self.rt, self.handle, pointer, kind or self.kind, self.invalid)

    def result(self, pointer: Pointer, kind: Any = None) -> Array:
        """Return the scalar that receives a result."""
        self.has_host_result = not self.handle.scalars_on_device
        return scalar_at(self.rt, pointer, kind or self.kind, self.invalid)

    def batch(self, body: Callable[..., Execution], count: int, *operands: Any) -> Execution:
        """Run a body for every item of a batch; addresses of arrays are read when the stream runs it."""
        for item in self._items(operands, count, is_read=False):
            next(body(self, *item))
        yield
        for item in self._items(operands, count, is_read=True):
            list(body(self, *item))

    def solve(self, info: ArrayArgument | None, compute: Callable[..., int], *arrays: Any) -> Execution:
        """Write the result of `compute(self, *arrays)` to `info`; 0 if the first array is empty."""
        status = info(1) if info is not None else np.empty(1)
        yield
        with np.errstate(all="ignore"):
            status[0] = compute(self, *arrays) if arrays[0].size else 0

    def _items(self, operands: Sequence[Any], count: int, is_read: bool) -> Iterable[tuple[Any, ...]]:
        if count < 0:
            raise LibraryError(self.invalid)
        return zip(
            *(
                operand.items(count, is_read) if isinstance(operand, ArrayArgument) else [operand] * count
                for operand in operands
            )
        )

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
        for a fill mode, and other values as they are. The `host_info` of valid arguments is 0.
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
            elif name == "host_info":
                scalar_at(self.rt, value, np.int32, self.invalid)[()] = 0
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
        if name in _BOUNDS:
            return scalar_at(self.rt, pointer, kind, self.invalid)[()] if pointer else 0
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
        """Return the vector of n elements, from the end for a negative step (BLAS Technical Forum Standard,
        B.2.2), or the matrix of as many rows and columns. A list stands for its arrays before it is read.
        """
        is_matrix = len(shape) > 1
        if min(shape) < 0 or (self.step < max(shape[0], 1) if is_matrix else not self.step):
            raise LibraryError(self.call.invalid)
        if self.is_list:
            return np.empty(shape, self.kind)
        return self._array(self.kind, shape, (1, self.step) if is_matrix else (self.step,))

    def _array(self, kind: Any, shape: Sequence[int], steps: Sequence[int]) -> Array:
        call = self.call
        return array(call.rt, call.name, self.pointer, kind, shape, steps, call.failed)

    def at(self, offset: int) -> ArrayArgument:
        """Return the array that begins `offset` elements later; a null pointer remains null."""
        address = self.pointer and self.pointer + offset * np.dtype(self.kind).itemsize
        return ArrayArgument(self.call, address, self.kind, self.step)

    def items(self, count: int, is_read: bool = True) -> list[ArrayArgument]:
        """Return the arrays of a batch. A list that is not to be read stands for each of its arrays."""
        if not self.is_list:
            return [self.at(number * self.distance) for number in range(count)]
        addresses = self._array(np.uint64, (count,), (1,))
        return [
            ArrayArgument(self.call, int(address), self.kind, self.step) if is_read else self
            for address in addresses
        ]


def on_stream(
    body: Callable[..., Execution | None],
    declared: str,
    handles: type[BlasHandle] = BlasHandle,
    calls: type[BlasCall] = BlasCall,
    letter: str = "",
) -> Callable[..., None]:
    """Return a row's body from the execution of a call with `declared` parameters, on the handle's stream; a
    result on the host is waited for. A query returns None, done. Without a `letter` that of a family comes
    first.
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


def variant(name: str, body: Callable[..., Execution], **options: Any) -> Callable[..., Execution]:
    """Return the body of the function `name`, which is another one with options."""

    def variant_body(c: BlasCall, *arguments: Any) -> Execution:
        return body(c, *arguments, **options)

    variant_body.__name__ = name
    return variant_body


def data_type(which: int, status: int = NOT_SUPPORTED) -> Any:
    """Return the NumPy type of a cudaDataType. Raise LibraryError for an unsupported one."""
    if which not in DATA:
        raise LibraryError(status)
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
