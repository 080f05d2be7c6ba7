"""cuBLAS: operations on vectors whose types are arguments (cuBLAS, "cuBLAS Extensions", cublasDotEx() and
others).
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from ..api.pointers import Pointer
from ..api.table import ApiRow
from ..device.host_runtime import HostRuntime
from .arrays import LibraryError, perform
from .blas import HANDLE, NOT_SUPPORTED, RESULT, BlasCall, handle_of
from .blas_batches import DATA


def kind_of(which: int) -> np.dtype[Any]:
    """Return the NumPy type of a cudaDataType. Raise LibraryError for an unsupported one."""
    if which not in DATA:
        raise LibraryError(NOT_SUPPORTED)
    result: np.dtype[Any] = np.dtype(DATA[which])
    return result


def _sum_type(which: int) -> np.dtype[Any]:
    """Return the type of sums: single precision for types of fewer bits."""
    kind = kind_of(which)
    return np.dtype(np.float32) if kind.itemsize < 4 else kind


def _dot(
    conjugate: bool,
    rt: HostRuntime,
    handle: Pointer,
    n: int,
    x: Pointer,
    x_type: int,
    x_step: int,
    y: Pointer,
    y_type: int,
    y_step: int,
    result: Pointer,
    result_type: int,
    sum_type: int,
) -> None:
    call, summed = BlasCall(rt, "DotEx", handle_of(rt, handle), "S"), _sum_type(sum_type)
    kinds, out = (kind_of(x_type), kind_of(y_type)), call.result(result, kind_of(result_type))

    def work() -> None:
        a, b = (
            call.vector(p, n, step, kind).astype(summed)
            for p, step, kind in ((x, x_step, kinds[0]), (y, y_step, kinds[1]))
        )
        out[...] = np.dot(a.conj() if conjugate else a, b).astype(out.dtype)

    perform(rt, call.handle.stream, work, call.has_host_result)


def nrm2(
    rt: HostRuntime,
    handle: Pointer,
    n: int,
    x: Pointer,
    x_type: int,
    x_step: int,
    result: Pointer,
    result_type: int,
    sum_type: int,
) -> None:
    call, summed, kind = (
        BlasCall(rt, "Nrm2Ex", handle_of(rt, handle), "S"),
        _sum_type(sum_type),
        kind_of(x_type),
    )
    out = call.result(result, kind_of(result_type))

    def work() -> None:
        wide = np.complex128 if kind.kind == "c" else np.float64  # no square overflows
        out[...] = (
            np.linalg.norm(call.vector(x, n, x_step, kind).astype(wide))
            .astype(summed if summed.kind != "c" else out.dtype)
            .astype(out.dtype)
        )

    perform(rt, call.handle.stream, work, call.has_host_result)


def axpy(
    rt: HostRuntime,
    handle: Pointer,
    n: int,
    alpha: Pointer,
    alpha_type: int,
    x: Pointer,
    x_type: int,
    x_step: int,
    y: Pointer,
    y_type: int,
    y_step: int,
    sum_type: int,
) -> None:
    call, summed = BlasCall(rt, "AxpyEx", handle_of(rt, handle), "S"), _sum_type(sum_type)
    factor, kinds = call.scalar(alpha, kind_of(alpha_type)), (kind_of(x_type), kind_of(y_type))

    def work() -> None:
        out = call.vector(y, n, y_step, kinds[1])
        out[...] = (
            np.asarray(factor()).astype(summed) * call.vector(x, n, x_step, kinds[0]).astype(summed)
            + out.astype(summed)
        ).astype(kinds[1])

    perform(rt, call.handle.stream, work, call.has_host_result)


def scal(
    rt: HostRuntime,
    handle: Pointer,
    n: int,
    alpha: Pointer,
    alpha_type: int,
    x: Pointer,
    x_type: int,
    x_step: int,
    sum_type: int,
) -> None:
    call, summed, kind = (
        BlasCall(rt, "ScalEx", handle_of(rt, handle), "S"),
        _sum_type(sum_type),
        kind_of(x_type),
    )
    factor = call.scalar(alpha, kind_of(alpha_type))

    def work() -> None:
        out = call.vector(x, n, x_step, kind)
        out[...] = (np.asarray(factor()).astype(summed) * out.astype(summed)).astype(kind)

    perform(rt, call.handle.stream, work, call.has_host_result)


_HEAD, _X, _Y = (
    f"{HANDLE} handle, int n",
    "const void *x, cudaDataType x_type, int x_step",
    "const void *y, cudaDataType y_type, int y_step",
)
_OUT, _ALPHA = (
    "void *result, cudaDataType result_type, cudaDataType sum_type",
    "const void *alpha, cudaDataType alpha_type",
)
# fmt: off
FUNCTIONS = (
    ApiRow("cublasDotEx", f"{_HEAD}, {_X}, {_Y}, {_OUT}", partial(_dot, False), RESULT),
    ApiRow("cublasDotcEx", f"{_HEAD}, {_X}, {_Y}, {_OUT}", partial(_dot, True), RESULT),
    ApiRow("cublasNrm2Ex", f"{_HEAD}, {_X}, {_OUT}", nrm2, RESULT),
    ApiRow("cublasAxpyEx",
        f"{_HEAD}, {_ALPHA}, {_X}, void *y, cudaDataType y_type, int y_step, cudaDataType sum_type", axpy,
        RESULT),
    ApiRow("cublasScalEx",
        f"{_HEAD}, {_ALPHA}, void *x, cudaDataType x_type, int x_step, cudaDataType sum_type",
        scal, RESULT),
)
# fmt: on
