"""cuBLAS: handles, and all its functions as rows; vectors are in `blas_vectors`, matrices in `blas_matrices`,
batches in `blas_batches`.

The copies between host and device are `cudaMemcpy2D` and `cudaMemcpy2DAsync`, in `include/cublas_v2.h`.
"""

from __future__ import annotations

from ...support.fast_dataclass import replace
from ..api.pointers import put
from ..api.table import Row, declarations
from ..device.machine import Machine
from . import blas_batches, blas_matrices, blas_mixed, blas_vectors
from .arrays import LibraryError
from .blas import HANDLE, INVALID_VALUE, NOT_INITIALIZED, RESULT, Handle, handle_of, on_stream
from .families import header, rows
from .handles import handle_functions

VERSION = 130000
FAMILIES = (*blas_vectors.FAMILIES, *blas_matrices.FAMILIES, *blas_batches.FAMILIES)


def set_pointer_mode(m: Machine, handle: int | None, mode: int) -> None:
    handle_of(m, handle).scalars_on_device = mode == 1


def get_pointer_mode(m: Machine, handle: int | None, out: int | None) -> None:
    put(out, int(handle_of(m, handle).scalars_on_device))


def set_atomics_mode(m: Machine, handle: int | None, mode: int) -> None:
    handle_of(m, handle).atomics_mode = mode


def get_atomics_mode(m: Machine, handle: int | None, out: int | None) -> None:
    put(out, handle_of(m, handle).atomics_mode)


def set_target_of_processors(m: Machine, handle: int | None, count: int) -> None:
    handle_of(m, handle).target_of_processors = count


def get_target_of_processors(m: Machine, handle: int | None, out: int | None) -> None:
    put(out, handle_of(m, handle).target_of_processors)


def get_property(m: Machine, which: int, out: int | None) -> None:
    parts = (VERSION // 10000, VERSION // 100 % 100, VERSION % 100)
    if which not in range(len(parts)):
        raise LibraryError(INVALID_VALUE)
    put(out, parts[which])


def version(m: Machine, handle: int | None, out: int | None) -> None:
    put(out, VERSION)


def accepted(m: Machine, handle: int | None, *_: object) -> None:
    """A setting that changes nothing here."""
    handle_of(m, handle)


def set_math_mode(m: Machine, handle: int | None, mode: int) -> None:
    handle_of(m, handle).math_mode = mode


def get_math_mode(m: Machine, handle: int | None, out: int | None) -> None:
    put(out, handle_of(m, handle).math_mode)


# fmt: off
_PLAIN = (
    *handle_functions("cublas", Handle, RESULT, NOT_INITIALIZED, "cuBLAS"),
    Row("cublasSetPointerMode", f"{HANDLE} handle, cublasPointerMode_t mode", set_pointer_mode, RESULT),
    Row("cublasGetPointerMode", f"{HANDLE} handle, cublasPointerMode_t *mode", get_pointer_mode, RESULT),
    Row("cublasSetMathMode", f"{HANDLE} handle, cublasMath_t mode", set_math_mode, RESULT),
    Row("cublasGetMathMode", f"{HANDLE} handle, cublasMath_t *mode", get_math_mode, RESULT),
    Row("cublasSetAtomicsMode", f"{HANDLE} handle, cublasAtomicsMode_t mode", set_atomics_mode, RESULT),
    Row("cublasGetAtomicsMode", f"{HANDLE} handle, cublasAtomicsMode_t *mode", get_atomics_mode, RESULT),
    Row("cublasSetSmCountTarget", f"{HANDLE} handle, int count", set_target_of_processors, RESULT),
    Row("cublasGetSmCountTarget", f"{HANDLE} handle, int *count", get_target_of_processors, RESULT),
    Row("cublasGetProperty", "libraryPropertyType which, int *value", get_property, RESULT),
    Row("cublasSetWorkspace", f"{HANDLE} handle, void *workspace, size_t size", accepted, RESULT),
    Row("cublasGetVersion", f"{HANDLE} handle, int *version", version, RESULT),
    *blas_batches.PLAIN,
    *blas_mixed.FUNCTIONS,
)
# fmt: on
_ROWS = rows("cublas", HANDLE, RESULT, [replace(family, body=on_stream(family.body)) for family in FAMILIES])
FUNCTIONS: tuple[Row, ...] = (*_PLAIN, *_ROWS)
HEADER = "\n".join([declarations(FUNCTIONS), header("cublas", HANDLE, RESULT, FAMILIES), ""])
