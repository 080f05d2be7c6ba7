"""cuSPARSE's generic API over SciPy: descriptors, products with vectors and matrices, triangular systems;
changes of format are in `cusparse_formats`.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np

from ..api.pointers import Pointer, put, put_pointer, put_size
from ..api.table import Row
from ..device.machine import Machine
from .arrays import Array, LibraryError, meant, perform, reached, scipy
from .blas import combined
from .handles import handle_functions
from .sparse import (
    COO,
    CSC,
    CSR,
    DIAGONAL,
    FILL,
    INDICES,
    INVALID_VALUE,
    NOT_SUPPORTED,
    DenseMatrix,
    DenseVector,
    Plan,
    Sparse,
    SparseMatrix,
    SparseVector,
    compressed,
    data,
    line,
    matrix,
    operated,
    parts,
    positions,
    scalar,
    solved_triangle,
    structure,
    vector,
)

HANDLE, RESULT, NOT_INITIALIZED = "cusparseHandle_t", "cusparseStatus_t", 1
VERSION = (12, 6, 2)
_LONG, _POINTER = ctypes.c_int64, ctypes.c_void_p


def handle_of(m: Machine, handle: Pointer) -> Sparse:
    return meant(m, Sparse, handle, NOT_INITIALIZED)


def _store(out: Pointer, value: int, kind: Any) -> None:
    """As far as the program asks for it."""
    if out:
        put(out, value, kind)


# -- the library


def version(m: Machine, handle: Pointer, out: Pointer) -> None:
    handle_of(m, handle)
    major, minor, patch = VERSION
    put(out, 1000 * major + 100 * minor + patch)


def library_property(m: Machine, which: int, out: Pointer) -> None:
    if which not in range(len(VERSION)):
        raise LibraryError(INVALID_VALUE)
    put(out, VERSION[which])


def set_pointer_mode(m: Machine, handle: Pointer, mode: int) -> None:
    handle_of(m, handle).scalars_on_device = mode == 1


def get_pointer_mode(m: Machine, handle: Pointer, out: Pointer) -> None:
    put(out, int(handle_of(m, handle).scalars_on_device))


# -- descriptors


def _checked(*sizes: int, kind: int, indices: tuple[int, ...] = (), base: int = 0) -> None:
    """LibraryError for negative sizes and for numbers that are no types."""
    data(kind)
    if (
        any(size < 0 for size in sizes)
        or any(which not in INDICES for which in indices)
        or base not in (0, 1)
    ):
        raise LibraryError(INVALID_VALUE)


def _creating_compressed(form: int) -> Callable[..., None]:
    def create(
        m: Machine,
        out: Pointer,
        rows: int,
        columns: int,
        count: int,
        offsets: Pointer,
        indices: Pointer,
        values: Pointer,
        offset_type: int,
        index_type: int,
        base: int,
        kind: int,
    ) -> None:
        _checked(rows, columns, count, kind=kind, indices=(offset_type, index_type), base=base)
        put_pointer(
            out,
            m.new_handle(
                SparseMatrix(
                    form, rows, columns, count, offsets, indices, values, offset_type, index_type, base, kind
                )
            ),
        )

    return create


def create_coordinates(
    m: Machine,
    out: Pointer,
    rows: int,
    columns: int,
    count: int,
    row_indices: Pointer,
    indices: Pointer,
    values: Pointer,
    index_type: int,
    base: int,
    kind: int,
) -> None:
    _creating_compressed(COO)(
        m, out, rows, columns, count, row_indices, indices, values, index_type, index_type, base, kind
    )


def create_dense(
    m: Machine, out: Pointer, rows: int, columns: int, ld: int, values: Pointer, kind: int, order: int
) -> None:
    _checked(rows, columns, kind=kind)
    if order not in (1, 2) or ld < (rows if order == 1 else columns):
        raise LibraryError(INVALID_VALUE)
    put_pointer(out, m.new_handle(DenseMatrix(rows, columns, ld, values, kind, order)))


def create_vector(m: Machine, out: Pointer, size: int, values: Pointer, kind: int) -> None:
    _checked(size, kind=kind)
    put_pointer(out, m.new_handle(DenseVector(size, values, kind)))


def create_sparse_vector(
    m: Machine,
    out: Pointer,
    size: int,
    count: int,
    indices: Pointer,
    values: Pointer,
    index_type: int,
    base: int,
    kind: int,
) -> None:
    _checked(size, count, kind=kind, indices=(index_type,), base=base)
    put_pointer(out, m.new_handle(SparseVector(size, count, indices, values, index_type, base, kind)))


def _destroying(kind: type[Any]) -> Callable[..., None]:
    def destroy(m: Machine, handle: Pointer) -> None:
        meant(m, kind, handle, INVALID_VALUE)
        del m.handles[handle or 0]

    return destroy


def _getting(described: type[Any], /, **fields: Any) -> Callable[..., None]:
    """A function that puts fields of a descriptor behind pointers, in order, each as its type in C."""

    def get(m: Machine, handle: Pointer, *outs: Pointer) -> None:
        known = meant(m, described, handle, INVALID_VALUE)
        for (name, held), out in zip(fields.items(), outs, strict=True):
            _store(out, getattr(known, name) or 0, held)

    return get


def _setting(kind: type[Any], *names: str) -> Callable[..., None]:
    def change(m: Machine, handle: Pointer, *values: Any) -> None:
        known = meant(m, kind, handle, INVALID_VALUE)
        for name, value in zip(names, values, strict=True):
            setattr(known, name, value)

    return change


def set_attribute(m: Machine, handle: Pointer, which: int, value: Pointer, size: int) -> None:
    known = meant(m, SparseMatrix, handle, INVALID_VALUE)
    if which not in (FILL, DIAGONAL) or not value or size != 4:
        raise LibraryError(INVALID_VALUE)
    known.attributes[which] = ctypes.c_int.from_address(value).value


def get_attribute(m: Machine, handle: Pointer, which: int, out: Pointer, size: int) -> None:
    known = meant(m, SparseMatrix, handle, INVALID_VALUE)
    if which not in (FILL, DIAGONAL) or size != 4:
        raise LibraryError(INVALID_VALUE)
    put(out, known.attributes.get(which, 0))


# -- products


def buffer_size(m: Machine, handle: Pointer, *given: Any) -> None:
    """Work needs no buffer of the program's; programs that read 0 as a failure get some bytes."""
    handle_of(m, handle)
    put_size(given[-1], _BUFFER)


_BUFFER = 256


def nothing(m: Machine, handle: Pointer, *_: object) -> None:
    """Nothing is to be prepared."""
    handle_of(m, handle)


def _operand_shape(rows: int, columns: int, op: int) -> tuple[int, int]:
    return (rows, columns) if op == 0 else (columns, rows)


def multiply_vector(
    m: Machine,
    handle: Pointer,
    op: int,
    alpha: Pointer,
    a: Pointer,
    x: Pointer,
    beta: Pointer,
    y: Pointer,
    kind: int,
    algorithm: int,
    buffer: Pointer,
) -> None:
    """y = alpha op(A) x + beta y."""
    known, sparse_a = handle_of(m, handle), meant(m, SparseMatrix, a, INVALID_VALUE)
    given, out = meant(m, DenseVector, x, INVALID_VALUE), meant(m, DenseVector, y, INVALID_VALUE)
    if _operand_shape(sparse_a.rows, sparse_a.columns, op) != (out.size, given.size):
        raise LibraryError(INVALID_VALUE)
    summed = data(kind)
    first, second = scalar(m, known, alpha, summed), scalar(m, known, beta, summed)

    def work() -> None:
        full = operated(compressed(m, sparse_a, summed), op)
        combined(vector(m, out), full @ vector(m, given).astype(summed), first(), second())

    perform(m, known.stream, work)


def multiply_matrix(
    m: Machine,
    handle: Pointer,
    op_a: int,
    op_b: int,
    alpha: Pointer,
    a: Pointer,
    b: Pointer,
    beta: Pointer,
    c: Pointer,
    kind: int,
    algorithm: int,
    buffer: Pointer,
) -> None:
    """C = alpha op(A) op(B) + beta C, for each of a batch; what there is one of is the same for all."""
    known, sparse_a = handle_of(m, handle), meant(m, SparseMatrix, a, INVALID_VALUE)
    dense_b, out = meant(m, DenseMatrix, b, INVALID_VALUE), meant(m, DenseMatrix, c, INVALID_VALUE)
    rows, inner = _operand_shape(sparse_a.rows, sparse_a.columns, op_a)
    if _operand_shape(dense_b.rows, dense_b.columns, op_b) != (inner, out.columns) or rows != out.rows:
        raise LibraryError(INVALID_VALUE)
    if any(part.batch not in (1, out.batch) for part in (sparse_a, dense_b)):
        raise LibraryError(INVALID_VALUE)
    summed = data(kind)
    first, second = scalar(m, known, alpha, summed), scalar(m, known, beta, summed)

    def work() -> None:
        for number in range(out.batch):
            full = operated(compressed(m, sparse_a, summed, number if sparse_a.batch > 1 else 0), op_a)
            dense = operated(matrix(m, dense_b, number if dense_b.batch > 1 else 0).astype(summed), op_b)
            combined(matrix(m, out, number), full @ dense, first(), second())

    perform(m, known.stream, work)


def sample_product(
    m: Machine,
    handle: Pointer,
    op_a: int,
    op_b: int,
    alpha: Pointer,
    a: Pointer,
    b: Pointer,
    beta: Pointer,
    c: Pointer,
    kind: int,
    algorithm: int,
    buffer: Pointer,
) -> None:
    """SDDMM: the elements of alpha op(A) op(B) + beta C where C has values."""
    known, out = handle_of(m, handle), meant(m, SparseMatrix, c, INVALID_VALUE)
    dense_a, dense_b = meant(m, DenseMatrix, a, INVALID_VALUE), meant(m, DenseMatrix, b, INVALID_VALUE)
    rows, inner = _operand_shape(dense_a.rows, dense_a.columns, op_a)
    if _operand_shape(dense_b.rows, dense_b.columns, op_b) != (inner, out.columns) or rows != out.rows:
        raise LibraryError(INVALID_VALUE)
    summed = data(kind)
    first, second = scalar(m, known, alpha, summed), scalar(m, known, beta, summed)

    def work() -> None:
        left, right = (
            operated(matrix(m, dense_a).astype(summed), op_a),
            operated(matrix(m, dense_b).astype(summed), op_b),
        )
        i, j = positions(m, out)
        combined(parts(m, out)[2], np.einsum("nk,kn->n", left[i], right[:, j]), first(), second())

    perform(m, known.stream, work)


# -- triangular systems


def _triangle(m: Machine, a: SparseMatrix, op: int, kind: Any) -> tuple[Any, bool, bool]:
    """op of the triangle that the matrix's attributes name, whether it is a lower one, and whether its
    diagonal is of ones.
    """
    sparse = scipy("sparse")
    is_lower, is_unit = a.attributes.get(FILL, 0) == 0, a.attributes.get(DIAGONAL, 0) == 1
    half = (sparse.tril if is_lower else sparse.triu)(compressed(m, a, kind), format="csr")
    return operated(half, op), is_lower == (op == 0), is_unit


def solve_vector(
    m: Machine,
    handle: Pointer,
    op: int,
    alpha: Pointer,
    a: Pointer,
    x: Pointer,
    y: Pointer,
    kind: int,
    algorithm: int,
    plan: Pointer,
) -> None:
    """op(A) y = alpha x."""
    known, sparse_a = handle_of(m, handle), meant(m, SparseMatrix, a, INVALID_VALUE)
    given, out = meant(m, DenseVector, x, INVALID_VALUE), meant(m, DenseVector, y, INVALID_VALUE)
    meant(m, Plan, plan, INVALID_VALUE)
    if not sparse_a.rows == sparse_a.columns == given.size == out.size:
        raise LibraryError(INVALID_VALUE)
    summed = data(kind)
    factor = scalar(m, known, alpha, summed)

    def work() -> None:
        full, is_lower, is_unit = _triangle(m, sparse_a, op, summed)
        vector(m, out)[...] = solved_triangle(
            full, factor() * vector(m, given).astype(summed), is_lower, is_unit
        )

    perform(m, known.stream, work)


def solve_matrix(
    m: Machine,
    handle: Pointer,
    op_a: int,
    op_b: int,
    alpha: Pointer,
    a: Pointer,
    b: Pointer,
    c: Pointer,
    kind: int,
    algorithm: int,
    plan: Pointer,
) -> None:
    """op(A) C = alpha op(B)."""
    known, sparse_a = handle_of(m, handle), meant(m, SparseMatrix, a, INVALID_VALUE)
    given, out = meant(m, DenseMatrix, b, INVALID_VALUE), meant(m, DenseMatrix, c, INVALID_VALUE)
    meant(m, Plan, plan, INVALID_VALUE)
    if not sparse_a.rows == sparse_a.columns == out.rows or _operand_shape(
        given.rows, given.columns, op_b
    ) != (out.rows, out.columns):
        raise LibraryError(INVALID_VALUE)
    summed = data(kind)
    factor = scalar(m, known, alpha, summed)

    def work() -> None:
        full, is_lower, is_unit = _triangle(m, sparse_a, op_a, summed)
        matrix(m, out)[...] = solved_triangle(
            full, factor() * operated(matrix(m, given).astype(summed), op_b), is_lower, is_unit
        )

    perform(m, known.stream, work)


def _with_plan(m: Machine, handle: Pointer, *given: Any) -> None:
    """A step that prepares what needs no preparation; its descriptor is the last handle of the arguments but
    one.
    """
    handle_of(m, handle)
    meant(m, Plan, given[-2], INVALID_VALUE)


# -- products of sparse matrices


def _product(
    m: Machine, op_a: int, op_b: int, a: Pointer, b: Pointer, c: Pointer
) -> tuple[SparseMatrix, SparseMatrix, SparseMatrix]:
    left, right, out = (meant(m, SparseMatrix, handle, INVALID_VALUE) for handle in (a, b, c))
    if op_a or op_b or left.columns != right.rows or (out.rows, out.columns) != (left.rows, right.columns):
        raise LibraryError(NOT_SUPPORTED if op_a or op_b else INVALID_VALUE)
    if any(part.form != CSR for part in (left, right, out)):
        raise LibraryError(NOT_SUPPORTED, "cusparseSpGEMM multiplies matrices in CSR")
    return left, right, out


def estimate(
    m: Machine,
    handle: Pointer,
    op_a: int,
    op_b: int,
    alpha: Pointer,
    a: Pointer,
    b: Pointer,
    beta: Pointer,
    c: Pointer,
    kind: int,
    algorithm: int,
    plan: Pointer,
    size: Pointer,
    buffer: Pointer,
) -> None:
    handle_of(m, handle)
    _product(m, op_a, op_b, a, b, c)
    meant(m, Plan, plan, INVALID_VALUE)
    if not buffer:
        put_size(size, _BUFFER)


def compute(
    m: Machine,
    handle: Pointer,
    op_a: int,
    op_b: int,
    alpha: Pointer,
    a: Pointer,
    b: Pointer,
    beta: Pointer,
    c: Pointer,
    kind: int,
    algorithm: int,
    plan: Pointer,
    size: Pointer,
    buffer: Pointer,
) -> None:
    """With a buffer the product, whose size the program may ask of C then."""
    known, result = handle_of(m, handle), meant(m, Plan, plan, INVALID_VALUE)
    left, right, out = _product(m, op_a, op_b, a, b, c)
    if not buffer:
        put_size(size, _BUFFER)
        return
    summed = data(kind)
    factor = scalar(m, known, alpha, summed)
    m.order.synchronize(m.stream(known.stream))
    result.result = structure(compressed(m, left, summed), compressed(m, right, summed))
    result.result.data *= factor()
    out.count = int(result.result.nnz)


def copy_product(
    m: Machine,
    handle: Pointer,
    op_a: int,
    op_b: int,
    alpha: Pointer,
    a: Pointer,
    b: Pointer,
    beta: Pointer,
    c: Pointer,
    kind: int,
    algorithm: int,
    plan: Pointer,
) -> None:
    """C = the product + beta C, which has the product's structure where beta is not zero."""
    known, outcome = handle_of(m, handle), meant(m, Plan, plan, INVALID_VALUE)
    *_, out = _product(m, op_a, op_b, a, b, c)
    if outcome.result is None or out.count != outcome.result.nnz:
        raise LibraryError(
            INVALID_VALUE, "cusparseSpGEMM_copy comes behind cusparseSpGEMM_compute with a buffer"
        )
    result, second = outcome.result, scalar(m, known, beta, data(kind))

    def work() -> None:
        offsets, indices, values = parts(m, out)
        offsets[...], indices[...] = result.indptr + out.base, result.indices + out.base
        combined(values, result.data, 1, second())

    perform(m, known.stream, work)


def count_products(m: Machine, plan: Pointer, out: Pointer) -> None:
    result = meant(m, Plan, plan, INVALID_VALUE)
    put(out, 0 if result.result is None else int(result.result.nnz), _LONG)


def create_plan(m: Machine, out: Pointer) -> None:
    put_pointer(out, m.new_handle(Plan()))


# -- sparse vectors


def _places(m: Machine, x: SparseVector) -> Array:
    """The indices, from 0. LibraryError for one outside of the vector."""
    result = line(m, x.indices, x.count, INDICES[x.index_type]).astype(np.int64) - x.base
    if result.size and not 0 <= result.min() <= result.max() < x.size:
        raise LibraryError(INVALID_VALUE, "an index of a sparse vector lies outside of it")
    return result


def _pair(m: Machine, handle: Pointer, x: Pointer, y: Pointer) -> tuple[Sparse, SparseVector, DenseVector]:
    known, sparse_x, dense = (
        handle_of(m, handle),
        meant(m, SparseVector, x, INVALID_VALUE),
        meant(m, DenseVector, y, INVALID_VALUE),
    )
    if sparse_x.size != dense.size or sparse_x.kind != dense.kind:
        raise LibraryError(INVALID_VALUE)
    return known, sparse_x, dense


def _values(m: Machine, x: SparseVector) -> Array:
    return line(m, x.values, x.count, data(x.kind))


def axpby(m: Machine, handle: Pointer, alpha: Pointer, x: Pointer, beta: Pointer, y: Pointer) -> None:
    """y = alpha x + beta y."""
    known, sparse_x, dense = _pair(m, handle, x, y)
    first, second = (scalar(m, known, pointer, data(dense.kind)) for pointer in (alpha, beta))

    def work() -> None:
        out = vector(m, dense)
        out *= second()
        out[_places(m, sparse_x)] += first() * _values(m, sparse_x)

    perform(m, known.stream, work)


def gather(m: Machine, handle: Pointer, y: Pointer, x: Pointer) -> None:
    known, sparse_x, dense = _pair(m, handle, x, y)

    def work() -> None:
        _values(m, sparse_x)[...] = vector(m, dense)[_places(m, sparse_x)]

    perform(m, known.stream, work)


def scatter(m: Machine, handle: Pointer, x: Pointer, y: Pointer) -> None:
    known, sparse_x, dense = _pair(m, handle, x, y)

    def work() -> None:
        vector(m, dense)[_places(m, sparse_x)] = _values(m, sparse_x)

    perform(m, known.stream, work)


def rotate(m: Machine, handle: Pointer, cosine: Pointer, sine: Pointer, x: Pointer, y: Pointer) -> None:
    """x = c x + s y, y = c y - s x at the indices of x."""
    known, sparse_x, dense = _pair(m, handle, x, y)
    c, s = (scalar(m, known, pointer, data(dense.kind)) for pointer in (cosine, sine))

    def work() -> None:
        values, out, places = _values(m, sparse_x), vector(m, dense), _places(m, sparse_x)
        before, other = values.copy(), out[places]
        values[...], out[places] = c() * before + s() * other, c() * other - s() * before

    perform(m, known.stream, work)


def dot(
    m: Machine, handle: Pointer, op: int, x: Pointer, y: Pointer, result: Pointer, kind: int, buffer: Pointer
) -> None:
    """The sum of op(x) y, for which a result on the host waits."""
    known, sparse_x, dense = _pair(m, handle, x, y)
    out, summed = reached(m, result, data(kind), INVALID_VALUE), data(kind)

    def work() -> None:
        values = _values(m, sparse_x).astype(summed)
        out[()] = (values.conj() if op == 2 else values) @ vector(m, dense)[_places(m, sparse_x)].astype(
            summed
        )

    perform(m, known.stream, work, not known.scalars_on_device)


# -- the table

_SIZES = {"rows": _LONG, "columns": _LONG, "count": _LONG}
_TYPES = {"index_type": ctypes.c_int, "base": ctypes.c_int, "kind": ctypes.c_int}
_ARRAYS = {"offsets": _POINTER, "indices": _POINTER, "values": _POINTER}
_SCALED = "cusparseOperation_t op, const void *alpha, cusparseConstSpMatDescr_t a"
_BOTH = "cusparseOperation_t opa, cusparseOperation_t opb, const void *alpha"
_SPMV = (
    f"{HANDLE} handle, {_SCALED}, cusparseConstDnVecDescr_t x, const void *beta, cusparseDnVecDescr_t y,"
    " cudaDataType computed, cusparseSpMVAlg_t algorithm"
)
_SPMM = (
    f"{HANDLE} handle, {_BOTH}, cusparseConstSpMatDescr_t a, cusparseConstDnMatDescr_t b, const void *beta,"
    " cusparseDnMatDescr_t c, cudaDataType computed, cusparseSpMMAlg_t algorithm"
)
_SDDMM = (
    f"{HANDLE} handle, {_BOTH}, cusparseConstDnMatDescr_t a, cusparseConstDnMatDescr_t b, const void *beta,"
    " cusparseSpMatDescr_t c, cudaDataType computed, cusparseSDDMMAlg_t algorithm"
)
_SPSV = (
    f"{HANDLE} handle, {_SCALED}, cusparseConstDnVecDescr_t x, cusparseDnVecDescr_t y, cudaDataType computed,"
    " cusparseSpSVAlg_t algorithm, cusparseSpSVDescr_t plan"
)
_SPSM = (
    f"{HANDLE} handle, {_BOTH}, cusparseConstSpMatDescr_t a, cusparseConstDnMatDescr_t b,"
    " cusparseDnMatDescr_t c, cudaDataType computed, cusparseSpSMAlg_t algorithm, cusparseSpSMDescr_t plan"
)
_SPGEMM = (
    f"{HANDLE} handle, {_BOTH}, cusparseConstSpMatDescr_t a, cusparseConstSpMatDescr_t b, const void *beta,"
    " cusparseSpMatDescr_t c, cudaDataType computed, cusparseSpGEMMAlg_t algorithm, cusparseSpGEMMDescr_t"
    " plan"
)
_SIZE, _BUFFERS, _STAGE = "size_t *size", "void *buffer", "size_t *size, void *buffer"


def _row(name: str, parameters: str, body: Callable[..., None]) -> Row:
    return Row(f"cusparse{name}", parameters, body, RESULT)


def _both(
    create: str,
    get: str,
    descriptor: str,
    parameters: str,
    created: Callable[..., None],
    outs: str,
    got: Callable[..., None],
) -> tuple[Row, ...]:
    """A descriptor's functions, those for constant memory among them; `outs` is what `get` tells."""
    rows = []
    for constant, word in (("", ""), ("Const", "const ")):
        handle = f"cusparse{constant}{descriptor}_t"
        rows.append(
            _row(
                create.replace("Create", f"Create{constant}"),
                f"{handle} *out, {parameters.replace('void *', f'{word}void *')}",
                created,
            )
        )
        rows.append(
            _row(f"{constant}{get}", f"{handle} handle, {outs.replace('void **', f'{word}void **')}", got)
        )
    return tuple(rows)


def _values_of(name: str, descriptor: str, kind: type[Any]) -> tuple[Row, ...]:
    return (
        _row(
            f"{name}GetValues",
            f"cusparse{descriptor}_t handle, void **values",
            _getting(kind, values=_POINTER),
        ),
        _row(
            f"Const{name}GetValues",
            f"cusparseConst{descriptor}_t handle, const void **values",
            _getting(kind, values=_POINTER),
        ),
        _row(f"{name}SetValues", f"cusparse{descriptor}_t handle, void *values", _setting(kind, "values")),
        _row(f"Destroy{name}", f"cusparseConst{descriptor}_t handle", _destroying(kind)),
    )


_SIZED = "int64_t rows, int64_t columns, int64_t count, void *offsets, void *indices, void *values"
_SIZED_OUT = "int64_t *rows, int64_t *columns, int64_t *count, void **offsets, void **indices, void **values"
_NUMBERS, _NUMBERS_OUT = (
    "cusparseIndexBase_t base, cudaDataType kind",
    "cusparseIndexBase_t *base, cudaDataType *kind",
)
_INDEXED, _INDEXED_OUT = (
    "cusparseIndexType_t offset_type, cusparseIndexType_t index_type",
    "cusparseIndexType_t *offset_type, cusparseIndexType_t *index_type",
)
_DENSE, _DENSE_OUT = (
    "int64_t rows, int64_t columns, int64_t ld, void *values, cudaDataType kind",
    "int64_t *rows, int64_t *columns, int64_t *ld, void **values, cudaDataType *kind",
)
_SPARSE_VECTOR = "int64_t size, int64_t count, void *indices, void *values, cusparseIndexType_t index_type"
_SPARSE_VECTOR_OUT = (
    "int64_t *size, int64_t *count, void **indices, void **values, cusparseIndexType_t *index_type"
)
_compressed_fields = {**_SIZES, **_ARRAYS, "offset_type": ctypes.c_int, **_TYPES}
# fmt: off
FUNCTIONS: tuple[Row, ...] = (
    *handle_functions("cusparse", Sparse, RESULT, NOT_INITIALIZED, "cuSPARSE"),
    _row("GetVersion", f"{HANDLE} handle, int *version", version),
    _row("GetProperty", "libraryPropertyType which, int *value", library_property),
    _row("SetPointerMode", f"{HANDLE} handle, cusparsePointerMode_t mode", set_pointer_mode),
    _row("GetPointerMode", f"{HANDLE} handle, cusparsePointerMode_t *mode", get_pointer_mode),
    *(row for name, form in (("Csr", CSR), ("Csc", CSC)) for row in _both(
        f"Create{name}", f"{name}Get", "SpMatDescr", f"{_SIZED}, {_INDEXED}, {_NUMBERS}",
        _creating_compressed(form), f"{_SIZED_OUT}, {_INDEXED_OUT}, {_NUMBERS_OUT}",
        _getting(SparseMatrix, **_compressed_fields))),
    *_both("CreateCoo", "CooGet", "SpMatDescr", f"{_SIZED}, cusparseIndexType_t index_type, {_NUMBERS}",
        create_coordinates, f"{_SIZED_OUT}, cusparseIndexType_t *index_type, {_NUMBERS_OUT}",
        _getting(SparseMatrix, **_SIZES, **_ARRAYS, **_TYPES)),
    *(_row(f"{name}SetPointers", "cusparseSpMatDescr_t handle, void *offsets, void *indices, void *values",
        _setting(SparseMatrix, *_ARRAYS)) for name in ("Csr", "Csc", "Coo")),
    *_values_of("SpMat", "SpMatDescr", SparseMatrix),
    _row("SpMatGetFormat", "cusparseConstSpMatDescr_t handle, cusparseFormat_t *form",
        _getting(SparseMatrix, form=ctypes.c_int)),
    _row("SpMatGetIndexBase", "cusparseConstSpMatDescr_t handle, cusparseIndexBase_t *base",
        _getting(SparseMatrix, base=ctypes.c_int)),
    _row("SpMatGetSize", "cusparseConstSpMatDescr_t handle, int64_t *rows, int64_t *columns, int64_t *count",
        _getting(SparseMatrix, **_SIZES)),
    _row("SpMatGetStridedBatch", "cusparseConstSpMatDescr_t handle, int *count",
        _getting(SparseMatrix, batch=ctypes.c_int)),
    _row("CsrSetStridedBatch", "cusparseSpMatDescr_t handle, int count, int64_t offset_step, int64_t step",
        _setting(SparseMatrix, "batch", "offset_step", "step")),
    _row("CooSetStridedBatch", "cusparseSpMatDescr_t handle, int count, int64_t step",
        _setting(SparseMatrix, "batch", "step")),
    _row("SpMatSetAttribute",
        "cusparseSpMatDescr_t handle, cusparseSpMatAttribute_t which, const void *value, size_t size",
        set_attribute),
    _row("SpMatGetAttribute",
        "cusparseConstSpMatDescr_t handle, cusparseSpMatAttribute_t which, void *value, size_t size",
        get_attribute),
    *_both("CreateDnMat", "DnMatGet", "DnMatDescr", f"{_DENSE}, cusparseOrder_t order", create_dense,
        f"{_DENSE_OUT}, cusparseOrder_t *order",
        _getting(DenseMatrix, rows=_LONG, columns=_LONG, ld=_LONG, values=_POINTER, kind=ctypes.c_int,
            order=ctypes.c_int)),
    *_values_of("DnMat", "DnMatDescr", DenseMatrix),
    _row("DnMatSetStridedBatch", "cusparseDnMatDescr_t handle, int count, int64_t step",
        _setting(DenseMatrix, "batch", "step")),
    _row("DnMatGetStridedBatch", "cusparseConstDnMatDescr_t handle, int *count, int64_t *step",
        _getting(DenseMatrix, batch=ctypes.c_int, step=_LONG)),
    *_both("CreateDnVec", "DnVecGet", "DnVecDescr", "int64_t size, void *values, cudaDataType kind",
        create_vector, "int64_t *size, void **values, cudaDataType *kind",
        _getting(DenseVector, size=_LONG, values=_POINTER, kind=ctypes.c_int)),
    *_values_of("DnVec", "DnVecDescr", DenseVector),
    *_both("CreateSpVec", "SpVecGet", "SpVecDescr", f"{_SPARSE_VECTOR}, {_NUMBERS}", create_sparse_vector,
        f"{_SPARSE_VECTOR_OUT}, {_NUMBERS_OUT}",
        _getting(SparseVector, size=_LONG, count=_LONG, indices=_POINTER, values=_POINTER, **_TYPES)),
    *_values_of("SpVec", "SpVecDescr", SparseVector),
    _row("SpVecGetIndexBase", "cusparseConstSpVecDescr_t handle, cusparseIndexBase_t *base",
        _getting(SparseVector, base=ctypes.c_int)),
    _row("SpMV_bufferSize", f"{_SPMV}, {_SIZE}", buffer_size),
    _row("SpMV_preprocess", f"{_SPMV}, {_BUFFERS}", nothing),
    _row("SpMV", f"{_SPMV}, {_BUFFERS}", multiply_vector),
    _row("SpMM_bufferSize", f"{_SPMM}, {_SIZE}", buffer_size),
    _row("SpMM_preprocess", f"{_SPMM}, {_BUFFERS}", nothing),
    _row("SpMM", f"{_SPMM}, {_BUFFERS}", multiply_matrix),
    _row("SDDMM_bufferSize", f"{_SDDMM}, {_SIZE}", buffer_size),
    _row("SDDMM_preprocess", f"{_SDDMM}, {_BUFFERS}", nothing),
    _row("SDDMM", f"{_SDDMM}, {_BUFFERS}", sample_product),
    *(_row(f"{name}_createDescr", f"cusparse{name}Descr_t *plan", create_plan) for name in ("SpSV", "SpSM",
        "SpGEMM")),
    *(_row(f"{name}_destroyDescr", f"cusparse{name}Descr_t plan", _destroying(Plan)) for name in ("SpSV",
        "SpSM", "SpGEMM")),
    _row("SpSV_bufferSize", f"{_SPSV}, {_SIZE}", buffer_size),
    _row("SpSV_analysis", f"{_SPSV}, {_BUFFERS}", _with_plan),
    _row("SpSV_solve", _SPSV, solve_vector),
    _row("SpSM_bufferSize", f"{_SPSM}, {_SIZE}", buffer_size),
    _row("SpSM_analysis", f"{_SPSM}, {_BUFFERS}", _with_plan),
    _row("SpSM_solve", _SPSM, solve_matrix),
    _row("SpGEMM_workEstimation", f"{_SPGEMM}, {_STAGE}", estimate),
    _row("SpGEMM_compute", f"{_SPGEMM}, {_STAGE}", compute),
    _row("SpGEMM_copy", _SPGEMM, copy_product),
    _row("SpGEMM_getNumProducts", "cusparseSpGEMMDescr_t plan, int64_t *count", count_products),
    _row("Axpby",
        f"{HANDLE} handle, const void *alpha, cusparseConstSpVecDescr_t x, const void *beta, "
        f"cusparseDnVecDescr_t y",
        axpby),
    _row("Gather", f"{HANDLE} handle, cusparseConstDnVecDescr_t y, cusparseSpVecDescr_t x", gather),
    _row("Scatter", f"{HANDLE} handle, cusparseConstSpVecDescr_t x, cusparseDnVecDescr_t y", scatter),
    _row("Rot",
        f"{HANDLE} handle, const void *c, const void *s, cusparseSpVecDescr_t x, cusparseDnVecDescr_t y",
        rotate),
    _row("SpVV_bufferSize",
        f"{HANDLE} handle, cusparseOperation_t op, cusparseConstSpVecDescr_t x, cusparseConstDnVecDescr_t y, "
        f"const void *result, cudaDataType computed, {_SIZE}",
        buffer_size),
    _row("SpVV",
        f"{HANDLE} handle, cusparseOperation_t op, cusparseConstSpVecDescr_t x, cusparseConstDnVecDescr_t y, "
        f"void *result, cudaDataType computed, {_BUFFERS}",
        dot),
)
# fmt: on
