"""cuBLAS: operations on vectors whose types are arguments (cuBLAS, "cuBLAS Extensions", cublasDotEx() and
others).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..api.table import ApiRow
from .arrays import Array, Execution
from .blas import HANDLE, RESULT, ArrayArgument, BlasCall, Scalar, data_type, on_stream, variant


def _sum_type(which: int) -> np.dtype[Any]:
    """Return the type of sums: single precision for types of fewer bits."""
    kind = np.dtype(data_type(which))
    return np.dtype(np.float32) if kind.itemsize < 4 else kind


def _dot(
    c: BlasCall,
    n: int,
    x: ArrayArgument,
    y: ArrayArgument,
    result: Array,
    sum_type: int,
    conjugate: bool = False,
) -> Execution:
    summed, operands = _sum_type(sum_type), (x(n), y(n))
    yield
    a, b = (values.astype(summed) for values in operands)
    result[...] = np.dot(a.conj() if conjugate else a, b).astype(result.dtype)


def _nrm2(c: BlasCall, n: int, x: ArrayArgument, result: Array, sum_type: int) -> Execution:
    summed, values = _sum_type(sum_type), x(n)
    yield
    wide = np.complex128 if values.dtype.kind == "c" else np.float64  # no square overflows
    norm = np.linalg.norm(values.astype(wide)).astype(summed if summed.kind != "c" else result.dtype)
    result[...] = norm.astype(result.dtype)


def _axpy(c: BlasCall, n: int, alpha: Scalar, x: ArrayArgument, y: ArrayArgument, sum_type: int) -> Execution:
    out, values, summed = y(n), x(n), _sum_type(sum_type)
    yield
    scaled = np.asarray(alpha()).astype(summed) * values.astype(summed)
    out[...] = (scaled + out.astype(summed)).astype(y.kind)


def _scal(c: BlasCall, n: int, alpha: Scalar, x: ArrayArgument, sum_type: int) -> Execution:
    out, summed = x(n), _sum_type(sum_type)
    yield
    out[...] = (np.asarray(alpha()).astype(summed) * out.astype(summed)).astype(x.kind)


_X = "const void *x, cudaDataType x_type, int x_step"
_XY = f"{_X}, const void *y, cudaDataType y_type, int y_step"
_OUT, _ALPHA = (
    "void *result, cudaDataType result_type, cudaDataType sum_type",
    "const void *alpha, cudaDataType alpha_type",
)
FUNCTIONS = tuple(
    ApiRow(
        f"cublas{name}",
        f"{HANDLE} handle, int n, {parameters}",
        on_stream(variant(shown, body, **options), f"int n, {parameters}", letter="S"),
        RESULT,
    )
    for name, shown, parameters, body, options in (
        ("DotEx", "DotEx", f"{_XY}, {_OUT}", _dot, {}),
        ("DotcEx", "DotEx", f"{_XY}, {_OUT}", _dot, {"conjugate": True}),
        ("Nrm2Ex", "Nrm2Ex", f"{_X}, {_OUT}", _nrm2, {}),
        (
            "AxpyEx",
            "AxpyEx",
            f"{_ALPHA}, {_X}, void *y, cudaDataType y_type, int y_step, cudaDataType sum_type",
            _axpy,
            {},
        ),
        (
            "ScalEx",
            "ScalEx",
            f"{_ALPHA}, void *x, cudaDataType x_type, int x_step, cudaDataType sum_type",
            _scal,
            {},
        ),
    )
)
