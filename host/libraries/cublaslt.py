"""cuBLASLt: products of matrices described by layouts, with epilogues (cuBLAS, "Using the cuBLASLt API")."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np

from ...support.fast_dataclass import field, record
from ..api.pointers import Pointer, put, put_pointer, put_size
from ..api.table import api_rows, declarations
from ..device.host_runtime import HostRuntime
from . import blas
from .arrays import Array, Execution, LibraryError, array, perform, resolve_handle, scalar_at
from .blas import (
    DATA,
    EXECUTION_FAILED,
    INVALID_VALUE,
    NOT_INITIALIZED,
    NOT_SUPPORTED,
    RESULT,
    apply_operation,
)
from .blas_batches import COMPUTE
from .handles import lifetime_functions

KINDS: dict[int, Any] = {**DATA, 28: ml_dtypes.float8_e4m3fn, 29: ml_dtypes.float8_e5m2}
"""The enumeration cudaDataType."""
_RELU, _BIAS, _GRADIENT, _GELU, _AUX, _OF_A, _OF_B = 2, 4, 16, 32, 128, 256, 512
_DRELU, _DGELU = 8, 64
_EPILOGUES = frozenset({1, 2, 130, 4, 6, 134, 136, 152, 32, 160, 36, 164, 192, 208, 256, 512})
"""The supported values of cublasLtEpilogue_t, sums of the flags above."""


@record
class LtHandle:
    """The context of cublasLtCreate; a cublasHandle_t is accepted too."""


@record
class AttributeSet:
    """A descriptor of a product, a layout or a preference: attributes by their numbers, as bytes; `formats`
    are their types in the notation of `struct`.
    """

    formats: dict[int, str]
    values: dict[int, bytes] = field(default_factory=dict)

    def __getitem__(self, which: int) -> Any:
        return struct.unpack(self.formats[which], self.values[which])[0] if which in self.values else 0


class Product(AttributeSet):
    """A cublasLtMatmulDesc_t."""


class MatrixLayout(AttributeSet):
    """A cublasLtMatrixLayout_t."""


class Preference(AttributeSet):
    """A cublasLtMatmulPreference_t."""


(
    _COMPUTE,
    _SCALE,
    _POINTER_MODE,
    _OP_A,
    _OP_B,
    _OP_C,
    _FILL,
    _EPILOGUE,
    _BIAS_AT,
    _BIAS_STEP,
    _AUX_AT,
    _AUX_LD,
    _AUX_STEP,
) = (0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13)
_SCALES, _AMAX, _AUX_TYPE, _BIAS_TYPE = (17, 18, 19, 20), 21, 22, 26
_OF_PRODUCT = {
    **dict.fromkeys(range(8), "<i"),
    8: "<Q",
    10: "<q",
    11: "<Q",
    12: "<q",
    13: "<q",
    14: "<q",
    15: "<i",
    **dict.fromkeys(range(17, 22), "<Q"),
    22: "<i",
    23: "<Q",
    24: "<Q",
    25: "<b",
    26: "<i",
}
_TYPE, _ORDER, _ROWS, _COLUMNS, _LD, _COUNT, _STEP = range(7)
_OF_LAYOUT = {0: "<i", 1: "<i", 2: "<Q", 3: "<Q", 4: "<q", 5: "<i", 6: "<q", 7: "<q"}
_OF_PREFERENCE = {0: "<I", 1: "<Q", 3: "<I", **dict.fromkeys(range(5, 9), "<I"), 9: "<f", 12: "<Q"}


def _creator(description: Callable[..., AttributeSet]) -> Callable[..., None]:
    return lambda rt, out, *arguments: put_pointer(out, rt.handles.add(description(*arguments)))


def _initialiser(description: Callable[..., AttributeSet]) -> Callable[..., None]:
    """Return a function that makes the address of the program's own memory the handle of a descriptor."""

    def initialise(rt: HostRuntime, out: Pointer, size: int, *arguments: int) -> None:
        if not out:
            raise LibraryError(INVALID_VALUE)
        rt.handles.set(out, description(*arguments))

    return initialise


def _product(compute: int, scale: int) -> AttributeSet:
    result = Product(dict(_OF_PRODUCT))
    result.values |= {
        _COMPUTE: struct.pack("<i", compute),
        _SCALE: struct.pack("<i", scale),
        _EPILOGUE: struct.pack("<i", 1),
        _BIAS_TYPE: struct.pack("<i", -1),
        _AUX_TYPE: struct.pack("<i", -1),
    }
    return result


def _layout(kind: int, rows: int, columns: int, step: int) -> AttributeSet:
    values = (kind, 0, rows, columns, step, 1)
    return MatrixLayout(
        dict(_OF_LAYOUT), {which: struct.pack(_OF_LAYOUT[which], value) for which, value in enumerate(values)}
    )


def _preference() -> AttributeSet:
    return Preference(dict(_OF_PREFERENCE))


def set_attribute(rt: HostRuntime, description: Pointer, which: int, buffer: Pointer, size: int) -> None:
    """Implement `cublasLtMatmulDescSetAttribute` and its variants."""
    result = resolve_handle(rt, AttributeSet, description, INVALID_VALUE)
    if not buffer or which not in result.formats or size < struct.calcsize(result.formats[which]):
        raise LibraryError(INVALID_VALUE)
    result.values[which] = ctypes.string_at(buffer, struct.calcsize(result.formats[which]))


def get_attribute(
    rt: HostRuntime, description: Pointer, which: int, buffer: Pointer, size: int, size_written: Pointer
) -> None:
    """Implement `cublasLtMatmulDescGetAttribute` and its variants."""
    result = resolve_handle(rt, AttributeSet, description, INVALID_VALUE)
    needed = struct.calcsize(result.formats.get(which, ""))
    if not needed or (size and (not buffer or size < needed)):
        raise LibraryError(INVALID_VALUE)
    if size_written:
        put_size(size_written, needed)
    if size and buffer:
        ctypes.memmove(buffer, result.values.get(which, bytes(needed)), needed)


class _Heuristic(ctypes.Structure):
    """The structure cublasLtMatmulHeuristicResult_t."""

    _fields_ = [
        ("algorithm", ctypes.c_uint64 * 8),
        ("workspace", ctypes.c_size_t),
        ("state", ctypes.c_int),
        ("waves", ctypes.c_float),
        ("reserved", ctypes.c_int * 4),
    ]


def heuristic(
    rt: HostRuntime,
    handle: Pointer,
    product: Pointer,
    a: Pointer,
    b: Pointer,
    c: Pointer,
    d: Pointer,
    preference: Pointer,
    requested: int,
    results: Pointer,
    count_written: Pointer,
) -> None:
    """Write the one algorithm, which needs no workspace."""
    put(count_written, 0)
    _check_layouts(rt, product, a, b, c, d)
    if requested < 1 or not results:
        raise LibraryError(INVALID_VALUE)
    result = _Heuristic((ctypes.c_uint64 * 8)(1), 0, 0, 1.0)
    ctypes.memmove(results, ctypes.byref(result), ctypes.sizeof(result))
    put(count_written, 1)


def _check_layouts(
    rt: HostRuntime, product: Pointer, *layouts: Pointer
) -> tuple[Product, list[MatrixLayout]]:
    """Return the descriptors of a product and its layouts. Raise LibraryError if they do not fit each other
    or ask for what is not supported.
    """
    result, operands = (
        resolve_handle(rt, Product, product, INVALID_VALUE),
        [resolve_handle(rt, MatrixLayout, layout, INVALID_VALUE) for layout in layouts],
    )
    a, b, c, d = operands
    sizes = [
        _operated_shape(layout, result[op]) for layout, op in ((a, _OP_A), (b, _OP_B), (c, _OP_C), (d, _OP_C))
    ]
    if (
        sizes[0][1] != sizes[1][0]
        or sizes[3] != (sizes[0][0], sizes[1][1])
        or sizes[2] != sizes[3]
        or len({layout[_COUNT] for layout in operands}) > 1
    ):
        raise LibraryError(INVALID_VALUE)
    is_known = all(layout[_TYPE] in KINDS and layout[_ORDER] in (0, 1) for layout in operands)
    if (
        not is_known
        or result[_COMPUTE] not in COMPUTE
        or result[_SCALE] not in DATA
        or result[_POINTER_MODE] not in (0, 1)
        or result[_EPILOGUE] not in _EPILOGUES
        or result[_OP_C]
    ):
        raise LibraryError(NOT_SUPPORTED)
    return result, operands


def _operated_shape(layout: MatrixLayout, operation: int) -> tuple[int, int]:
    rows, columns = layout[_ROWS], layout[_COLUMNS]
    return (columns, rows) if operation else (rows, columns)


def _matrices(rt: HostRuntime, pointer: Pointer, layout: MatrixLayout) -> Array:
    """Return all matrices of a batch; the axes are batch, row, column."""
    step, by_rows = layout[_LD], layout[_ORDER] == 1
    rows, columns, count = layout[_ROWS], layout[_COLUMNS], layout[_COUNT]
    if step < (columns if by_rows else rows):
        raise LibraryError(INVALID_VALUE)
    return array(
        rt,
        "cublasLtMatmul",
        pointer,
        KINDS[layout[_TYPE]],
        (count, rows, columns),
        (layout[_STEP], *((step, 1) if by_rows else (1, step))),
        EXECUTION_FAILED,
    )


def matmul(
    rt: HostRuntime,
    handle: Pointer,
    product: Pointer,
    alpha: Pointer,
    a: Pointer,
    a_layout: Pointer,
    b: Pointer,
    b_layout: Pointer,
    beta: Pointer,
    c: Pointer,
    c_layout: Pointer,
    d: Pointer,
    d_layout: Pointer,
    algorithm: Pointer,
    workspace: Pointer,
    size: int,
    stream: Pointer,
) -> None:
    """Compute D = f(alpha op(A) op(B) + beta C)."""
    if not isinstance(rt.handles.get(handle), LtHandle | blas.BlasHandle):
        raise LibraryError(NOT_INITIALIZED)
    result, (la, lb, lc, ld) = _check_layouts(rt, product, a_layout, b_layout, c_layout, d_layout)
    result = Product(result.formats, dict(result.values))
    wide = np.dtype(COMPUTE[result[_COMPUTE]])
    if np.dtype(KINDS[ld[_TYPE]]).kind == "c":
        wide = np.result_type(wide, np.complex64)
    summed = np.dtype(np.float32) if wide.itemsize == 2 else wide
    first, second = (scalar_at(rt, pointer, DATA[result[_SCALE]], INVALID_VALUE) for pointer in (alpha, beta))
    if result[_POINTER_MODE] == 0:
        first, second = first.copy(), second.copy()
    scale = [
        scalar_at(rt, result[which], np.float32, INVALID_VALUE) if result[which] else None
        for which in _SCALES
    ]

    def scale_values(values: Array, number: int) -> Array:
        factor = scale[number]
        wider: Array = values.astype(summed)
        return wider if factor is None else wider * factor[()]

    def work() -> Execution:
        stored = [_matrices(rt, at, layout) for at, layout in ((a, la), (b, lb))]
        out = _matrices(rt, d, ld)
        yield
        left, right = (
            np.array([apply_operation(one, result[op]) for one in scale_values(stored[number], number)])
            for number, op in enumerate((_OP_A, _OP_B))
        )
        with np.errstate(all="ignore"):
            value = np.asarray(first[()]).astype(np.result_type(summed, first.dtype)) * (left @ right)
            if second[()]:
                value = value + np.asarray(second[()]).astype(value.dtype) * scale_values(
                    _matrices(rt, c, lc), 2
                )
            value = _apply_epilogue(rt, result, value, left, right, ld)
            if result[_AMAX]:
                scalar_at(rt, result[_AMAX], np.float32, INVALID_VALUE)[...] = np.abs(value).max(initial=0)
            value = value if scale[3] is None else value * scale[3][()]
            if out.dtype.kind == "i" and value.dtype.kind == "f":
                value = np.clip(np.rint(value), np.iinfo(out.dtype).min, np.iinfo(out.dtype).max)
            out[...] = value.astype(out.dtype)

    perform(rt, stream, work)


def _apply_epilogue(
    rt: HostRuntime, product: Product, value: Array, left: Array, right: Array, layout: MatrixLayout
) -> Array:
    """Apply the epilogue to a product: a bias, ReLU or GELU, their gradients, the gradient of a bias. Return
    the result.
    """
    what, (count, rows, columns) = product[_EPILOGUE], value.shape
    if what & _BIAS:
        value = value + _bias(rt, product, layout, count, rows).astype(value.dtype)[:, :, None]
    aux = _aux(rt, product, layout, value.shape) if what & _AUX else None
    if what & _GELU:
        if aux is not None:
            aux[...] = value.astype(aux.dtype)
        value = _gelu(value)
    elif what & _DGELU and aux is not None:
        value = value * _gelu_slope(aux.astype(value.dtype))
    elif what & _RELU:
        if aux is not None:
            _put_bits(aux, value > 0)
        value = np.maximum(value, 0)
    elif what & _DRELU and aux is not None:
        value = np.where(_bits(aux, rows), value, 0)
    if what & _GRADIENT:
        _bias(rt, product, layout, count, rows)[...] = value.sum(2).astype(
            _bias(rt, product, layout, count, rows).dtype
        )
    if what & (_OF_A | _OF_B):
        of_a = bool(what & _OF_A)
        out = _bias(rt, product, layout, count, rows if of_a else columns)
        out[...] = (left.sum(2) if of_a else right.sum(1)).astype(out.dtype)
    return value


def _bias(rt: HostRuntime, product: Product, layout: MatrixLayout, count: int, size: int) -> Array:
    which = product[_BIAS_TYPE] if product[_BIAS_TYPE] in KINDS else layout[_TYPE]
    return array(
        rt,
        "cublasLtMatmul",
        product[_BIAS_AT],
        KINDS[which],
        (count, size),
        (product[_BIAS_STEP], 1),
        EXECUTION_FAILED,
    )


def _aux(rt: HostRuntime, product: Product, layout: MatrixLayout, shape: tuple[int, ...]) -> Array:
    """Return the auxiliary output: for GELU the input of the function, in the type of D; for ReLU a bit for
    each element, in bytes along columns.
    """
    count, rows, columns = shape
    step, batch = product[_AUX_LD], product[_AUX_STEP]
    if step < rows:
        raise LibraryError(INVALID_VALUE)
    if product[_EPILOGUE] & (_RELU | _DRELU):
        return array(
            rt,
            "cublasLtMatmul",
            product[_AUX_AT],
            np.uint8,
            (count, -(-rows // 8), columns),
            (batch // 8, 1, step // 8),
            EXECUTION_FAILED,
        )
    which = product[_AUX_TYPE] if product[_AUX_TYPE] in KINDS else layout[_TYPE]
    return array(
        rt, "cublasLtMatmul", product[_AUX_AT], KINDS[which], shape, (batch, 1, step), EXECUTION_FAILED
    )


def _put_bits(aux: Array, mask: Array) -> None:
    aux[...] = np.packbits(mask, axis=1, bitorder="little")


def _bits(aux: Array, rows: int) -> Array:
    return np.unpackbits(aux, axis=1, count=rows, bitorder="little").astype(np.bool_)


_ROOT, _CUBIC = np.sqrt(2 / np.pi), 0.044715


def _gelu(x: Array) -> Array:
    """Return x (1 + tanh(√(2/π) (x + 0.044715 x³))) / 2, as the documentation defines it."""
    result: Array = (0.5 * x * (1 + np.tanh(_ROOT * (x + _CUBIC * x**3)))).astype(x.dtype)
    return result


def _gelu_slope(x: Array) -> Array:
    t = np.tanh(_ROOT * (x + _CUBIC * x**3))
    result: Array = (0.5 * (1 + t) + 0.5 * x * (1 - t * t) * _ROOT * (1 + 3 * _CUBIC * x * x)).astype(x.dtype)
    return result


_CREATE, _DESTROY = lifetime_functions(LtHandle, NOT_INITIALIZED)
_SET, _GET = "const void *buffer, size_t size", "void *buffer, size_t size, size_t *written"
# fmt: off
_DESCRIPTIONS: tuple[tuple[str, str, str, str, Callable[..., AttributeSet]], ...] = (
    ("MatmulDesc", "cublasLtMatmulDesc_t", "cublasLtMatmulDescAttributes_t",
        ", cublasComputeType_t compute, cudaDataType scale", _product),
    ("MatrixLayout", "cublasLtMatrixLayout_t", "cublasLtMatrixLayoutAttribute_t",
        ", cudaDataType type, unsigned long long rows, unsigned long long columns, long long ld", _layout),
    ("MatmulPreference", "cublasLtMatmulPreference_t", "cublasLtMatmulPreferenceAttributes_t", "",
        _preference),
)
# fmt: on
_MATRIX = "cublasLtMatrixLayout_t {0}_layout"
# fmt: off
FUNCTIONS = api_rows(RESULT, (
    ("cublasLtCreate", "cublasLtHandle_t *handle", _CREATE),
    ("cublasLtDestroy", "cublasLtHandle_t handle", _DESTROY),
    *(row for name, kind, which, given, made in _DESCRIPTIONS for row in (
        (f"cublasLt{name}Create", f"{kind} *description{given}", _creator(made)),
        (f"cublasLt{name}Init_internal", f"{kind} description, size_t size{given}", _initialiser(made)),
        (f"cublasLt{name}Destroy", f"{kind} description", lifetime_functions(AttributeSet, INVALID_VALUE)[1]),
        (f"cublasLt{name}SetAttribute", f"{kind} description, {which} attribute, {_SET}", set_attribute),
        (f"cublasLt{name}GetAttribute", f"{kind} description, {which} attribute, {_GET}", get_attribute),
    )),
    ("cublasLtMatmulAlgoGetHeuristic",
        f"cublasLtHandle_t handle, cublasLtMatmulDesc_t product, {', '.join(map(_MATRIX.format, 'abcd'))}, "
        "cublasLtMatmulPreference_t preference, int wanted, cublasLtMatmulHeuristicResult_t *results, int "
        "*found",
        heuristic),
    ("cublasLtMatmul",
        "cublasLtHandle_t handle, cublasLtMatmulDesc_t product, const void *alpha, const void *a, "
        "cublasLtMatrixLayout_t a_layout, const void *b, "
        "cublasLtMatrixLayout_t b_layout, const void *beta, const void *c, cublasLtMatrixLayout_t c_layout, "
        "void *d, cublasLtMatrixLayout_t d_layout, "
        "const cublasLtMatmulAlgo_t *algorithm, void *workspace, size_t size, cudaStream_t stream", matmul),
))
# fmt: on
HEADER = declarations(FUNCTIONS)
