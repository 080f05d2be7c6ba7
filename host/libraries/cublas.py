"""cuBLAS: handles, and all functions as rows; vectors are in `blas_vectors`, matrices in `blas_matrices`,
batches in `blas_batches`.

The copies between host and device are `cudaMemcpy2D` and `cudaMemcpy2DAsync`, in `include/cublas_v2.h`.
"""

from __future__ import annotations

from ...support.fast_dataclass import replace
from ..api.pointers import Pointer, put
from ..api.table import ApiRow, declarations
from ..device.host_runtime import HostRuntime
from . import blas_batches, blas_matrices, blas_mixed, blas_vectors
from .blas import HANDLE, INVALID_VALUE, NOT_INITIALIZED, RESULT, BlasHandle, handle_of, on_stream
from .families import header, rows
from .handles import field_functions, handle_functions, property_row

VERSION = 130000
SUFFIX = "_v2"
"""The suffix of the symbols of functions that the interface before CUDA 4 has by the plain name, with other
parameters (cuBLAS Library, "New and Legacy cuBLAS API").
"""
FAMILIES = (
    *(replace(family, suffix=SUFFIX) for family in (*blas_vectors.FAMILIES, *blas_matrices.FAMILIES)),
    *blas_matrices.EXTENSIONS,
    *blas_batches.FAMILIES,
)
_CHANGED = frozenset(
    f"cublas{name}"
    for name in (
        *("Create", "Destroy", "SetStream", "GetStream", "SetPointerMode", "GetPointerMode"),
        *("SetWorkspace", "GetVersion"),
    )
)


def version(rt: HostRuntime, handle: Pointer, out: Pointer) -> None:
    """Implement `cublasGetVersion`."""
    put(out, VERSION)


def accept_setting(rt: HostRuntime, handle: Pointer, *_: object) -> None:
    """Accept a setting that has no effect here."""
    handle_of(rt, handle)


_SETTINGS = (
    ("PointerMode", "cublasPointerMode_t", "mode", "scalars_on_device"),
    ("MathMode", "cublasMath_t", "mode", "math_mode"),
    ("AtomicsMode", "cublasAtomicsMode_t", "mode", "atomics_mode"),
    ("SmCountTarget", "int", "count", "target_of_processors"),
)
"""Settings of a handle: the name in functions, type and name of the parameter, the field."""
# fmt: off
_PLAIN = (
    *handle_functions("cublas", BlasHandle, RESULT, NOT_INITIALIZED, "cuBLAS"),
    *(ApiRow(f"cublas{verb}{name}", f"{HANDLE} handle, {kind} {star}{parameter}", body, RESULT)
        for name, kind, parameter, field in _SETTINGS
        for (verb, star), body in zip((("Set", ""), ("Get", "*")),
            field_functions(BlasHandle, field, NOT_INITIALIZED))),
    property_row("cublas", (13, 0, 0), RESULT, INVALID_VALUE),
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
FUNCTIONS: tuple[ApiRow, ...] = (
    *(replace(row, version=row.name + SUFFIX) if row.name in _CHANGED else row for row in _PLAIN),
    *_ROWS,
)
HEADER = "\n".join([declarations(FUNCTIONS), header("cublas", HANDLE, RESULT, FAMILIES), ""])
