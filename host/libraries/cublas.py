"""cuBLAS: handles, vectors, and all its functions as rows; matrices are in `blas_matrices`, batches in `blas_batches`."""

from __future__ import annotations

import ctypes

import numpy as np

from ...support.records import replace
from ..api.pointers import put, put_pointer
from ..api.table import Row, declarations
from ..device.machine import Machine
from . import blas_batches, blas_matrices, blas_mixed, blas_vectors
from .arrays import Array, LibraryError, array
from .blas import HANDLE, INVALID_VALUE, MAPPING_ERROR, RESULT, Handle, handle_of, on_stream
from .families import header, rows

VERSION = 130000
FAMILIES = (*blas_vectors.FAMILIES, *blas_matrices.FAMILIES, *blas_batches.FAMILIES)


def create(m: Machine, out: int | None) -> None:
    put_pointer(out, m.new_handle(Handle()))


def destroy(m: Machine, handle: int | None) -> None:
    handle_of(m, handle)
    del m.handles[handle or 0]


def set_stream(m: Machine, handle: int | None, stream: int | None) -> None:
    m.stream(stream)
    handle_of(m, handle).stream = stream or 0


def get_stream(m: Machine, handle: int | None, out: int | None) -> None:
    put_pointer(out, handle_of(m, handle).stream)


def set_pointer_mode(m: Machine, handle: int | None, mode: int) -> None:
    handle_of(m, handle).scalars_on_device = mode == 1


def get_pointer_mode(m: Machine, handle: int | None, out: int | None) -> None:
    put(out, int(handle_of(m, handle).scalars_on_device))


def version(m: Machine, handle: int | None, out: int | None) -> None:
    put(out, VERSION)


def accepted(m: Machine, handle: int | None, *_: object) -> None:
    """A setting that changes nothing here."""
    handle_of(m, handle)


def set_math_mode(m: Machine, handle: int | None, mode: int) -> None:
    handle_of(m, handle).math_mode = mode


def get_math_mode(m: Machine, handle: int | None, out: int | None) -> None:
    put(out, handle_of(m, handle).math_mode)


def _copied(m: Machine, shape: tuple[int, int], size: int, source: int | None, source_steps: tuple[int, int], target: int | None,
            target_steps: tuple[int, int], is_set: bool) -> None:
    """Elements of `size` bytes from the host to the device (`is_set`) or back."""
    if size <= 0 or min(shape) < 0 or not source or not target:
        raise LibraryError(INVALID_VALUE)
    m.order.drain()
    kind = f"V{size}"
    host, there = (source, target) if is_set else (target, source)
    host_steps, steps = (source_steps, target_steps) if is_set else (target_steps, source_steps)
    span = (sum((n - 1) * step for n, step in zip(shape, host_steps)) + 1) * size
    near: Array = np.ndarray(shape, kind, memoryview((ctypes.c_char * max(span, 0)).from_address(host)), 0, [step * size for step in host_steps])
    far = array(m, "cublasSet" if is_set else "cublasGet", there, kind, shape, steps, MAPPING_ERROR)
    if is_set:
        far[...] = near
    else:
        near[...] = far


def set_vector(m: Machine, n: int, size: int, source: int | None, step: int, target: int | None, target_step: int) -> None:
    _copied(m, (n, 1), size, source, (step, 1), target, (target_step, 1), True)


def get_vector(m: Machine, n: int, size: int, source: int | None, step: int, target: int | None, target_step: int) -> None:
    _copied(m, (n, 1), size, source, (step, 1), target, (target_step, 1), False)


def set_matrix(m: Machine, rows: int, columns: int, size: int, source: int | None, step: int, target: int | None, target_step: int) -> None:
    _copied(m, (rows, columns), size, source, (1, step), target, (1, target_step), True)


def get_matrix(m: Machine, rows: int, columns: int, size: int, source: int | None, step: int, target: int | None, target_step: int) -> None:
    _copied(m, (rows, columns), size, source, (1, step), target, (1, target_step), False)


_VECTOR = "int n, int size, const void *source, int source_step, void *target, int target_step"
_MATRIX = "int rows, int columns, int size, const void *source, int source_step, void *target, int target_step"
_PLAIN = (
    Row("cublasCreate", f"{HANDLE} *handle", create, RESULT),
    Row("cublasDestroy", f"{HANDLE} handle", destroy, RESULT),
    Row("cublasSetStream", f"{HANDLE} handle, cudaStream_t stream", set_stream, RESULT),
    Row("cublasGetStream", f"{HANDLE} handle, cudaStream_t *stream", get_stream, RESULT),
    Row("cublasSetPointerMode", f"{HANDLE} handle, cublasPointerMode_t mode", set_pointer_mode, RESULT),
    Row("cublasGetPointerMode", f"{HANDLE} handle, cublasPointerMode_t *mode", get_pointer_mode, RESULT),
    Row("cublasSetMathMode", f"{HANDLE} handle, cublasMath_t mode", set_math_mode, RESULT),
    Row("cublasGetMathMode", f"{HANDLE} handle, cublasMath_t *mode", get_math_mode, RESULT),
    Row("cublasSetAtomicsMode", f"{HANDLE} handle, cublasAtomicsMode_t mode", accepted, RESULT),
    Row("cublasSetWorkspace", f"{HANDLE} handle, void *workspace, size_t size", accepted, RESULT),
    Row("cublasGetVersion", f"{HANDLE} handle, int *version", version, RESULT),
    Row("cublasSetVector", _VECTOR, set_vector, RESULT),
    Row("cublasGetVector", _VECTOR, get_vector, RESULT),
    Row("cublasSetMatrix", _MATRIX, set_matrix, RESULT),
    Row("cublasGetMatrix", _MATRIX, get_matrix, RESULT),
    *blas_batches.PLAIN,
    *blas_mixed.FUNCTIONS,
)
_ROWS = rows("cublas", HANDLE, RESULT, [replace(family, body=on_stream(family.body)) for family in FAMILIES])
FUNCTIONS: tuple[Row, ...] = (*_PLAIN, *_ROWS)
HEADER = "\n".join([declarations(FUNCTIONS), header("cublas", HANDLE, RESULT, FAMILIES), ""])
