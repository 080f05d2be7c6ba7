"""cuBLAS: handles, and all functions as rows; vectors are in `blas_vectors`, matrices in `blas_matrices`,
batches in `blas_batches`.

The copies between host and device are `cudaMemcpy2D` and `cudaMemcpy2DAsync`, in `include/cublas_v2.h`.
"""

from __future__ import annotations

from ...support.fast_dataclass import replace
from ..api.pointers import put
from ..api.table import ApiRow, declarations
from ..device.host_runtime import HostRuntime
from . import blas_batches, blas_matrices, blas_mixed, blas_vectors
from .arrays import LibraryError
from .blas import HANDLE, INVALID_VALUE, NOT_INITIALIZED, RESULT, BlasHandle, handle_of, on_stream
from .families import header, rows
from .handles import handle_functions

VERSION = 130000
FAMILIES = (*blas_vectors.FAMILIES, *blas_matrices.FAMILIES, *blas_batches.FAMILIES)


def set_pointer_mode(rt: HostRuntime, handle: int | None, mode: int) -> None:
    handle_of(rt, handle).scalars_on_device = mode == 1


def get_pointer_mode(rt: HostRuntime, handle: int | None, out: int | None) -> None:
    put(out, int(handle_of(rt, handle).scalars_on_device))


def set_atomics_mode(rt: HostRuntime, handle: int | None, mode: int) -> None:
    handle_of(rt, handle).atomics_mode = mode


def get_atomics_mode(rt: HostRuntime, handle: int | None, out: int | None) -> None:
    put(out, handle_of(rt, handle).atomics_mode)


def set_target_of_processors(rt: HostRuntime, handle: int | None, count: int) -> None:
    handle_of(rt, handle).target_of_processors = count


def get_target_of_processors(rt: HostRuntime, handle: int | None, out: int | None) -> None:
    put(out, handle_of(rt, handle).target_of_processors)


def get_property(rt: HostRuntime, which: int, out: int | None) -> None:
    parts = (VERSION // 10000, VERSION // 100 % 100, VERSION % 100)
    if which not in range(len(parts)):
        raise LibraryError(INVALID_VALUE)
    put(out, parts[which])


def version(rt: HostRuntime, handle: int | None, out: int | None) -> None:
    put(out, VERSION)


def accept_setting(rt: HostRuntime, handle: int | None, *_: object) -> None:
    """Accept a setting that has no effect here."""
    handle_of(rt, handle)


def set_math_mode(rt: HostRuntime, handle: int | None, mode: int) -> None:
    handle_of(rt, handle).math_mode = mode


def get_math_mode(rt: HostRuntime, handle: int | None, out: int | None) -> None:
    put(out, handle_of(rt, handle).math_mode)


# fmt: off
_PLAIN = (
    *handle_functions("cublas", BlasHandle, RESULT, NOT_INITIALIZED, "cuBLAS"),
    ApiRow("cublasSetPointerMode", f"{HANDLE} handle, cublasPointerMode_t mode", set_pointer_mode, RESULT),
    ApiRow("cublasGetPointerMode", f"{HANDLE} handle, cublasPointerMode_t *mode", get_pointer_mode, RESULT),
    ApiRow("cublasSetMathMode", f"{HANDLE} handle, cublasMath_t mode", set_math_mode, RESULT),
    ApiRow("cublasGetMathMode", f"{HANDLE} handle, cublasMath_t *mode", get_math_mode, RESULT),
    ApiRow("cublasSetAtomicsMode", f"{HANDLE} handle, cublasAtomicsMode_t mode", set_atomics_mode, RESULT),
    ApiRow("cublasGetAtomicsMode", f"{HANDLE} handle, cublasAtomicsMode_t *mode", get_atomics_mode, RESULT),
    ApiRow("cublasSetSmCountTarget", f"{HANDLE} handle, int count", set_target_of_processors, RESULT),
    ApiRow("cublasGetSmCountTarget", f"{HANDLE} handle, int *count", get_target_of_processors, RESULT),
    ApiRow("cublasGetProperty", "libraryPropertyType which, int *value", get_property, RESULT),
    ApiRow("cublasSetWorkspace", f"{HANDLE} handle, void *workspace, size_t size", accept_setting, RESULT),
    ApiRow("cublasGetVersion", f"{HANDLE} handle, int *version", version, RESULT),
    *blas_batches.PLAIN,
    *blas_mixed.FUNCTIONS,
)
# fmt: on
_ROWS = rows(
    "cublas",
    HANDLE,
    RESULT,
    [replace(family, body=on_stream(family.body, family.parameters)) for family in FAMILIES],
)
FUNCTIONS: tuple[ApiRow, ...] = (*_PLAIN, *_ROWS)
HEADER = "\n".join([declarations(FUNCTIONS), header("cublas", HANDLE, RESULT, FAMILIES), ""])
