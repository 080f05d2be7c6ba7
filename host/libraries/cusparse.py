"""cuSPARSE's generic API over SciPy: descriptors, products with vectors and matrices, triangular systems;
conversions of formats are in `cusparse_formats`.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable
from copy import copy
from functools import partial
from typing import Any

import numpy as np

from ..api.pointers import Pointer, put, put_pointer, put_size
from ..api.table import ApiRow
from ..device.host_runtime import HostRuntime
from .arrays import Array, Execution, LibraryError, perform, resolve_handle, scalar_at, scipy
from .blas import Scalar, accumulate, apply_operation, scalar_reader
from .handles import field_functions, handle_functions, lifetime_functions, property_row
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
    MatrixDescription,
    Sparse,
    SparseMatrix,
    SparsePlan,
    SparseVector,
    data,
    line,
    matrix,
    positions,
    solve_triangle,
    storage,
    structure,
    to_scipy,
    vector,
)

HANDLE, RESULT, NOT_INITIALIZED = "cusparseHandle_t", "cusparseStatus_t", 1
VERSION = (12, 6, 2)
_LONG, _POINTER = ctypes.c_int64, ctypes.c_void_p


def handle_of(rt: HostRuntime, handle: Pointer) -> Sparse:
    """Return the cuSPARSE handle. Raises LibraryError."""
    return resolve_handle(rt, Sparse, handle, NOT_INITIALIZED)


def _store(out: Pointer, value: int, kind: Any) -> None:
    """Write a value unless the pointer is null."""
    if out:
        put(out, value, kind)


# -- the library


def version(rt: HostRuntime, handle: Pointer, out: Pointer) -> None:
    """Implement `cusparseGetVersion`."""
    handle_of(rt, handle)
    major, minor, patch = VERSION
    put(out, 1000 * major + 100 * minor + patch)


# -- descriptors


def _check(*sizes: int, kind: int, indices: tuple[int, ...] = (), base: int = 0) -> None:
    """Raise LibraryError for negative sizes and for invalid types."""
    data(kind)
    if (
        any(size < 0 for size in sizes)
        or any(which not in INDICES for which in indices)
        or base not in (0, 1)
    ):
        raise LibraryError(INVALID_VALUE)


def _compressed_creator(form: int) -> Callable[..., None]:
    def create(
        rt: HostRuntime,
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
        _check(rows, columns, count, kind=kind, indices=(offset_type, index_type), base=base)
        put_pointer(
            out,
            rt.handles.add(
                SparseMatrix(
                    form, rows, columns, count, offsets, indices, values, offset_type, index_type, base, kind
                )
            ),
        )

    return create


def create_coordinates(
    rt: HostRuntime,
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
    """Implement `cusparseCreateCoo` and `cusparseCreateConstCoo`."""
    _compressed_creator(COO)(
        rt, out, rows, columns, count, row_indices, indices, values, index_type, index_type, base, kind
    )


def create_dense(
    rt: HostRuntime, out: Pointer, rows: int, columns: int, ld: int, values: Pointer, kind: int, order: int
) -> None:
    """Implement `cusparseCreateDnMat` and `cusparseCreateConstDnMat`."""
    _check(rows, columns, kind=kind)
    if order not in (1, 2) or ld < (rows if order == 1 else columns):
        raise LibraryError(INVALID_VALUE)
    put_pointer(out, rt.handles.add(DenseMatrix(rows, columns, ld, values, kind, order)))


def create_vector(rt: HostRuntime, out: Pointer, size: int, values: Pointer, kind: int) -> None:
    """Implement `cusparseCreateDnVec` and `cusparseCreateConstDnVec`."""
    _check(size, kind=kind)
    put_pointer(out, rt.handles.add(DenseVector(size, values, kind)))


def create_sparse_vector(
    rt: HostRuntime,
    out: Pointer,
    size: int,
    count: int,
    indices: Pointer,
    values: Pointer,
    index_type: int,
    base: int,
    kind: int,
) -> None:
    """Implement `cusparseCreateSpVec` and `cusparseCreateConstSpVec`."""
    _check(size, count, kind=kind, indices=(index_type,), base=base)
    put_pointer(out, rt.handles.add(SparseVector(size, count, indices, values, index_type, base, kind)))


def _getter(described: type[Any], /, **fields: Any) -> Callable[..., None]:
    """Return a function that writes fields of a descriptor through pointers, in order, each in its C type."""

    def get(rt: HostRuntime, handle: Pointer, *outs: Pointer) -> None:
        context = resolve_handle(rt, described, handle, INVALID_VALUE)
        for (name, held), out in zip(fields.items(), outs, strict=True):
            _store(out, getattr(context, name) or 0, held)

    return get


def _setter(kind: type[Any], *names: str) -> Callable[..., None]:
    def change(rt: HostRuntime, handle: Pointer, *values: Any) -> None:
        context = resolve_handle(rt, kind, handle, INVALID_VALUE)
        for name, value in zip(names, values, strict=True):
            setattr(context, name, value)

    return change


def set_attribute(rt: HostRuntime, handle: Pointer, which: int, value: Pointer, size: int) -> None:
    """Implement `cusparseSpMatSetAttribute`."""
    context = resolve_handle(rt, SparseMatrix, handle, INVALID_VALUE)
    if which not in (FILL, DIAGONAL) or not value or size != 4:
        raise LibraryError(INVALID_VALUE)
    context.attributes |= {which: ctypes.c_int.from_address(value).value}


def get_attribute(rt: HostRuntime, handle: Pointer, which: int, out: Pointer, size: int) -> None:
    """Implement `cusparseSpMatGetAttribute`."""
    context = resolve_handle(rt, SparseMatrix, handle, INVALID_VALUE)
    if which not in (FILL, DIAGONAL) or size != 4:
        raise LibraryError(INVALID_VALUE)
    put(out, context.attributes.get(which, 0))


# -- products


def buffer_size(rt: HostRuntime, handle: Pointer, *arguments: Any) -> None:
    """Write the size of an unneeded buffer; programs that treat 0 as a failure get some bytes."""
    handle_of(rt, handle)
    put_size(arguments[-1], _BUFFER)


_BUFFER = 256


def do_nothing(rt: HostRuntime, handle: Pointer, *_: object) -> None:
    """Do nothing: there is nothing to prepare."""
    handle_of(rt, handle)


def _operand_shape(a: SparseMatrix | DenseMatrix, op: int) -> tuple[int, int]:
    """Return the shape of op(A). Raise LibraryError for an invalid cusparseOperation_t."""
    if op not in (0, 1, 2):
        raise LibraryError(INVALID_VALUE)
    return (a.rows, a.columns) if op == 0 else (a.columns, a.rows)


def _on_stream(parameters: str, body: Callable[..., Execution]) -> Callable[..., None]:
    """Return a row's body from the execution of a call: it has copies of descriptors, functions for scalars,
    the place of a result, the NumPy type of `computed`, and neither algorithm nor buffer.
    """
    typed = ApiRow("", parameters).typed_parameters[1:]

    def call(rt: HostRuntime, handle: Pointer, *arguments: Any) -> None:
        context, bound, kind = handle_of(rt, handle), {}, None
        for (declared, name), value in zip(typed, arguments, strict=True):
            described = _DESCRIPTOR.fullmatch(declared)
            if described:
                kinds = _DESCRIBED.get(described[1], SparsePlan)
                value = copy(resolve_handle(rt, kinds, value, INVALID_VALUE))
                kind = value.kind if isinstance(value, DenseVector) else kind
            elif name == "computed":
                value = kind = data(value)
            if name not in ("algorithm", "buffer", "plan"):
                bound[name] = value
        kind = data(kind) if isinstance(kind, int) else kind
        for name in bound.keys() & {"alpha", "beta", "cosine", "sine"}:
            bound[name] = scalar_reader(rt, context, bound[name], kind, INVALID_VALUE)
        if "result" in bound:
            bound["result"] = scalar_at(rt, bound["result"], kind, INVALID_VALUE)
        has_host_result = "result" in bound and not context.scalars_on_device
        perform(rt, context.stream, partial(body, rt, *bound.values()), has_host_result)

    return call


_DESCRIPTOR = re.compile(r"cusparse(?:Const)?(\w+)Descr_t")
_DESCRIBED: dict[str, type[Any]] = {
    "SpMat": SparseMatrix, "DnMat": DenseMatrix, "DnVec": DenseVector, "SpVec": SparseVector,
    "Mat": MatrixDescription,
}  # fmt: skip
"""Classes of descriptors; the other ones are plans."""


def multiply_vector(
    rt: HostRuntime,
    op: int,
    alpha: Scalar,
    a: SparseMatrix,
    x: DenseVector,
    beta: Scalar,
    y: DenseVector,
    summed: Any,
) -> Execution:
    """Compute y = alpha op(A) x + beta y."""
    if _operand_shape(a, op) != (y.size, x.size):
        raise LibraryError(INVALID_VALUE)
    stored, values, out = storage(rt, a), vector(rt, x), vector(rt, y)
    yield
    full = apply_operation(to_scipy(a, stored, summed), op)
    accumulate(out, full @ values.astype(summed), alpha(), beta())


def _check_product(
    op_a: int, op_b: int, a: SparseMatrix | DenseMatrix, b: DenseMatrix, out: SparseMatrix | DenseMatrix
) -> None:
    """Raise LibraryError unless op(A) op(B) has the shape of C."""
    rows, inner = _operand_shape(a, op_a)
    if _operand_shape(b, op_b) != (inner, out.columns) or rows != out.rows:
        raise LibraryError(INVALID_VALUE)


def multiply_matrix(
    rt: HostRuntime,
    op_a: int,
    op_b: int,
    alpha: Scalar,
    a: SparseMatrix,
    b: DenseMatrix,
    beta: Scalar,
    out: DenseMatrix,
    summed: Any,
) -> Execution:
    """Compute C = alpha op(A) op(B) + beta C for each matrix of a batch; a single operand is shared by
    all.
    """
    _check_product(op_a, op_b, a, b, out)
    if any(operand.batch not in (1, out.batch) for operand in (a, b)):
        raise LibraryError(INVALID_VALUE)
    operands = [
        (
            storage(rt, a, number if a.batch > 1 else 0),
            matrix(rt, b, number if b.batch > 1 else 0),
            matrix(rt, out, number),
        )
        for number in range(out.batch)
    ]
    yield
    for stored, values, target in operands:
        full = apply_operation(to_scipy(a, stored, summed), op_a)
        dense = apply_operation(values.astype(summed), op_b)
        accumulate(target, full @ dense, alpha(), beta())


def sample_product(
    rt: HostRuntime,
    op_a: int,
    op_b: int,
    alpha: Scalar,
    a: DenseMatrix,
    b: DenseMatrix,
    beta: Scalar,
    out: SparseMatrix,
    summed: Any,
) -> Execution:
    """Compute the elements of alpha op(A) op(B) + beta C at the positions of C (SDDMM)."""
    _check_product(op_a, op_b, a, b, out)
    operands, (offsets, indices, values) = [matrix(rt, operand) for operand in (a, b)], storage(rt, out)
    yield
    left, right = (apply_operation(operand.astype(summed), op) for operand, op in zip(operands, (op_a, op_b)))
    i, j = positions(out, offsets, indices)
    accumulate(values, np.einsum("nk,kn->n", left[i], right[:, j]), alpha(), beta())


# -- triangular systems


def _solve(
    rt: HostRuntime, a: SparseMatrix, op: int, alpha: Scalar, b: Array, op_b: int, out: Array, summed: Any
) -> Execution:
    """Solve op(T) X = alpha op(B) for the triangle T of A that its attributes select."""
    stored = storage(rt, a)
    yield
    sparse, is_lower = scipy("sparse"), a.attributes.get(FILL, 0) == 0
    half = (sparse.tril if is_lower else sparse.triu)(to_scipy(a, stored, summed), format="csr")
    right = alpha() * apply_operation(b.astype(summed), op_b)
    is_unit = a.attributes.get(DIAGONAL, 0) == 1
    out[...] = solve_triangle(apply_operation(half, op), right, is_lower == (op == 0), is_unit)


def solve_vector(
    rt: HostRuntime, op: int, alpha: Scalar, a: SparseMatrix, x: DenseVector, y: DenseVector, summed: Any
) -> Execution:
    """Solve op(A) y = alpha x."""
    if _operand_shape(a, op) != (x.size, y.size) or x.size != y.size:
        raise LibraryError(INVALID_VALUE)
    return _solve(rt, a, op, alpha, vector(rt, x), 0, vector(rt, y), summed)


def solve_matrix(
    rt: HostRuntime,
    op_a: int,
    op_b: int,
    alpha: Scalar,
    a: SparseMatrix,
    b: DenseMatrix,
    out: DenseMatrix,
    summed: Any,
) -> Execution:
    """Solve op(A) C = alpha op(B)."""
    shape = out.rows, out.columns
    if _operand_shape(a, op_a) != (out.rows, out.rows) or _operand_shape(b, op_b) != shape:
        raise LibraryError(INVALID_VALUE)
    return _solve(rt, a, op_a, alpha, matrix(rt, b), op_b, matrix(rt, out), summed)


def _accept_analysis(rt: HostRuntime, handle: Pointer, *arguments: Any) -> None:
    """Accept an analysis step, which has nothing to do; the descriptor is the second last handle of the
    arguments.
    """
    handle_of(rt, handle)
    resolve_handle(rt, SparsePlan, arguments[-2], INVALID_VALUE)


# -- products of sparse matrices


def _product(
    rt: HostRuntime, op_a: int, op_b: int, a: Pointer, b: Pointer, c: Pointer
) -> tuple[SparseMatrix, SparseMatrix, SparseMatrix]:
    left, right, out = (resolve_handle(rt, SparseMatrix, handle, INVALID_VALUE) for handle in (a, b, c))
    if op_a or op_b or left.columns != right.rows or (out.rows, out.columns) != (left.rows, right.columns):
        raise LibraryError(NOT_SUPPORTED if op_a or op_b else INVALID_VALUE)
    if any(operand.form != CSR for operand in (left, right, out)):
        raise LibraryError(NOT_SUPPORTED, "cusparseSpGEMM multiplies matrices in CSR")
    return left, right, out


def estimate(
    rt: HostRuntime,
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
    """Implement `cusparseSpGEMM_workEstimation`."""
    handle_of(rt, handle)
    _product(rt, op_a, op_b, a, b, c)
    resolve_handle(rt, SparsePlan, plan, INVALID_VALUE)
    if not buffer:
        put_size(size, _BUFFER)


def compute(
    rt: HostRuntime,
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
    """Compute the product if a buffer is passed; afterwards the program may query its size."""
    context, result = handle_of(rt, handle), resolve_handle(rt, SparsePlan, plan, INVALID_VALUE)
    left, right, out = _product(rt, op_a, op_b, a, b, c)
    if not buffer:
        put_size(size, _BUFFER)
        return
    summed = data(kind)
    factor = scalar_reader(rt, context, alpha, summed, INVALID_VALUE)
    rt.scheduler.synchronize(rt.stream(context.stream))
    factors = [to_scipy(operand, storage(rt, operand), summed) for operand in (left, right)]
    result.result = structure(*factors)
    result.result.data *= factor()
    out.count = int(result.result.nnz)


def copy_product(
    rt: HostRuntime,
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
    """Write C = product + beta C; C has the product's structure if beta is not zero."""
    context, outcome = handle_of(rt, handle), resolve_handle(rt, SparsePlan, plan, INVALID_VALUE)
    *_, out = _product(rt, op_a, op_b, a, b, c)
    if outcome.result is None or out.count != outcome.result.nnz:
        raise LibraryError(
            INVALID_VALUE, "cusparseSpGEMM_copy must follow cusparseSpGEMM_compute with a buffer"
        )
    result, second = outcome.result, scalar_reader(rt, context, beta, data(kind), INVALID_VALUE)

    def work() -> Execution:
        offsets, indices, values = storage(rt, out)
        yield
        offsets[...], indices[...] = result.indptr + out.base, result.indices + out.base
        accumulate(values, result.data, 1, second())

    perform(rt, context.stream, work)


def count_products(rt: HostRuntime, plan: Pointer, out: Pointer) -> None:
    """Implement `cusparseSpGEMM_getNumProducts`."""
    result = resolve_handle(rt, SparsePlan, plan, INVALID_VALUE)
    put(out, 0 if result.result is None else int(result.result.nnz), _LONG)


# -- sparse vectors


def _from_zero(x: SparseVector, indices: Array) -> Array:
    """Return the indices, from 0. Raise LibraryError for an index outside the vector."""
    result = indices.astype(np.int64) - x.base
    if result.size and not 0 <= result.min() <= result.max() < x.size:
        raise LibraryError(INVALID_VALUE, "an index of a sparse vector is out of range")
    return result


def _bind_pair(rt: HostRuntime, x: SparseVector, y: DenseVector) -> tuple[Array, Array, Array]:
    """Return values and indices of a sparse vector, and a dense one. Raise LibraryError unless they match."""
    if x.size != y.size or x.kind != y.kind:
        raise LibraryError(INVALID_VALUE)
    values, indices = (
        line(rt, pointer, x.count, kind)
        for pointer, kind in ((x.values, data(x.kind)), (x.indices, INDICES[x.index_type]))
    )
    return values, indices, vector(rt, y)


def axpby(rt: HostRuntime, alpha: Scalar, x: SparseVector, beta: Scalar, y: DenseVector) -> Execution:
    """Compute y = alpha x + beta y."""
    values, indices, out = _bind_pair(rt, x, y)
    yield
    out *= beta()
    out[_from_zero(x, indices)] += alpha() * values


def gather(rt: HostRuntime, y: DenseVector, x: SparseVector) -> Execution:
    """Implement `cusparseGather`."""
    out, indices, values = _bind_pair(rt, x, y)
    yield
    out[...] = values[_from_zero(x, indices)]


def scatter(rt: HostRuntime, x: SparseVector, y: DenseVector) -> Execution:
    """Implement `cusparseScatter`."""
    values, indices, out = _bind_pair(rt, x, y)
    yield
    out[_from_zero(x, indices)] = values


def rotate(rt: HostRuntime, cosine: Scalar, sine: Scalar, x: SparseVector, y: DenseVector) -> Execution:
    """Compute x = c x + s y and y = c y - s x at the indices of x."""
    values, stored, out = _bind_pair(rt, x, y)
    yield
    indices = _from_zero(x, stored)
    before, other = values.copy(), out[indices]
    values[...] = cosine() * before + sine() * other
    out[indices] = cosine() * other - sine() * before


def dot(rt: HostRuntime, op: int, x: SparseVector, y: DenseVector, result: Array, summed: Any) -> Execution:
    """Compute the dot product op(x) y; a result on the host is waited for."""
    stored, indices, dense = _bind_pair(rt, x, y)
    yield
    values = stored.astype(summed)
    result[()] = (values.conj() if op == 2 else values) @ dense[_from_zero(x, indices)].astype(summed)


# -- the table

_CREATE_PLAN, _DESTROY_PLAN = lifetime_functions(SparsePlan, INVALID_VALUE)
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


def _row(name: str, parameters: str, body: Callable[..., None]) -> ApiRow:
    return ApiRow(f"cusparse{name}", parameters, body, RESULT)


def stream_row(name: str, parameters: str, body: Callable[..., Execution]) -> ApiRow:
    """Return the row of a function that works on its handle's stream."""
    return _row(name, parameters, _on_stream(parameters, body))


def _descriptor_rows(
    create: str,
    get: str,
    descriptor: str,
    parameters: str,
    created: Callable[..., None],
    outs: str,
    got: Callable[..., None],
) -> tuple[ApiRow, ...]:
    """Return the functions of a descriptor, with variants for constant memory; `outs` are the values that
    `get` writes.
    """
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


def _values_of(name: str, descriptor: str, kind: type[Any]) -> tuple[ApiRow, ...]:
    return (
        _row(
            f"{name}GetValues",
            f"cusparse{descriptor}_t handle, void **values",
            _getter(kind, values=_POINTER),
        ),
        _row(
            f"Const{name}GetValues",
            f"cusparseConst{descriptor}_t handle, const void **values",
            _getter(kind, values=_POINTER),
        ),
        _row(f"{name}SetValues", f"cusparse{descriptor}_t handle, void *values", _setter(kind, "values")),
        _row(
            f"Destroy{name}",
            f"cusparseConst{descriptor}_t handle",
            lifetime_functions(kind, INVALID_VALUE)[1],
        ),
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
FUNCTIONS: tuple[ApiRow, ...] = (
    *handle_functions("cusparse", Sparse, RESULT, NOT_INITIALIZED, "cuSPARSE"),
    _row("GetVersion", f"{HANDLE} handle, int *version", version),
    property_row("cusparse", VERSION, RESULT, INVALID_VALUE),
    *(_row(f"{verb}PointerMode", f"{HANDLE} handle, cusparsePointerMode_t {star}mode", body)
        for (verb, star), body in zip((("Set", ""), ("Get", "*")),
            field_functions(Sparse, "scalars_on_device", NOT_INITIALIZED))),
    *(row for name, form in (("Csr", CSR), ("Csc", CSC)) for row in _descriptor_rows(
        f"Create{name}", f"{name}Get", "SpMatDescr", f"{_SIZED}, {_INDEXED}, {_NUMBERS}",
        _compressed_creator(form), f"{_SIZED_OUT}, {_INDEXED_OUT}, {_NUMBERS_OUT}",
        _getter(SparseMatrix, **_compressed_fields))),
    *_descriptor_rows("CreateCoo", "CooGet", "SpMatDescr",
        f"{_SIZED}, cusparseIndexType_t index_type, {_NUMBERS}",
        create_coordinates, f"{_SIZED_OUT}, cusparseIndexType_t *index_type, {_NUMBERS_OUT}",
        _getter(SparseMatrix, **_SIZES, **_ARRAYS, **_TYPES)),
    *(_row(f"{name}SetPointers", "cusparseSpMatDescr_t handle, void *offsets, void *indices, void *values",
        _setter(SparseMatrix, *_ARRAYS)) for name in ("Csr", "Csc", "Coo")),
    *_values_of("SpMat", "SpMatDescr", SparseMatrix),
    _row("SpMatGetFormat", "cusparseConstSpMatDescr_t handle, cusparseFormat_t *form",
        _getter(SparseMatrix, form=ctypes.c_int)),
    _row("SpMatGetIndexBase", "cusparseConstSpMatDescr_t handle, cusparseIndexBase_t *base",
        _getter(SparseMatrix, base=ctypes.c_int)),
    _row("SpMatGetSize", "cusparseConstSpMatDescr_t handle, int64_t *rows, int64_t *columns, int64_t *count",
        _getter(SparseMatrix, **_SIZES)),
    _row("SpMatGetStridedBatch", "cusparseConstSpMatDescr_t handle, int *count",
        _getter(SparseMatrix, batch=ctypes.c_int)),
    _row("CsrSetStridedBatch", "cusparseSpMatDescr_t handle, int count, int64_t offset_step, int64_t step",
        _setter(SparseMatrix, "batch", "offset_step", "step")),
    _row("CooSetStridedBatch", "cusparseSpMatDescr_t handle, int count, int64_t step",
        _setter(SparseMatrix, "batch", "step")),
    _row("SpMatSetAttribute",
        "cusparseSpMatDescr_t handle, cusparseSpMatAttribute_t which, const void *value, size_t size",
        set_attribute),
    _row("SpMatGetAttribute",
        "cusparseConstSpMatDescr_t handle, cusparseSpMatAttribute_t which, void *value, size_t size",
        get_attribute),
    *_descriptor_rows("CreateDnMat", "DnMatGet", "DnMatDescr", f"{_DENSE}, cusparseOrder_t order",
        create_dense,
        f"{_DENSE_OUT}, cusparseOrder_t *order",
        _getter(DenseMatrix, rows=_LONG, columns=_LONG, ld=_LONG, values=_POINTER, kind=ctypes.c_int,
            order=ctypes.c_int)),
    *_values_of("DnMat", "DnMatDescr", DenseMatrix),
    _row("DnMatSetStridedBatch", "cusparseDnMatDescr_t handle, int count, int64_t step",
        _setter(DenseMatrix, "batch", "step")),
    _row("DnMatGetStridedBatch", "cusparseConstDnMatDescr_t handle, int *count, int64_t *step",
        _getter(DenseMatrix, batch=ctypes.c_int, step=_LONG)),
    *_descriptor_rows("CreateDnVec", "DnVecGet", "DnVecDescr",
        "int64_t size, void *values, cudaDataType kind",
        create_vector, "int64_t *size, void **values, cudaDataType *kind",
        _getter(DenseVector, size=_LONG, values=_POINTER, kind=ctypes.c_int)),
    *_values_of("DnVec", "DnVecDescr", DenseVector),
    *_descriptor_rows("CreateSpVec", "SpVecGet", "SpVecDescr", f"{_SPARSE_VECTOR}, {_NUMBERS}",
        create_sparse_vector,
        f"{_SPARSE_VECTOR_OUT}, {_NUMBERS_OUT}",
        _getter(SparseVector, size=_LONG, count=_LONG, indices=_POINTER, values=_POINTER, **_TYPES)),
    *_values_of("SpVec", "SpVecDescr", SparseVector),
    _row("SpVecGetIndexBase", "cusparseConstSpVecDescr_t handle, cusparseIndexBase_t *base",
        _getter(SparseVector, base=ctypes.c_int)),
    _row("SpMV_bufferSize", f"{_SPMV}, {_SIZE}", buffer_size),
    _row("SpMV_preprocess", f"{_SPMV}, {_BUFFERS}", do_nothing),
    stream_row("SpMV", f"{_SPMV}, {_BUFFERS}", multiply_vector),
    _row("SpMM_bufferSize", f"{_SPMM}, {_SIZE}", buffer_size),
    _row("SpMM_preprocess", f"{_SPMM}, {_BUFFERS}", do_nothing),
    stream_row("SpMM", f"{_SPMM}, {_BUFFERS}", multiply_matrix),
    _row("SDDMM_bufferSize", f"{_SDDMM}, {_SIZE}", buffer_size),
    _row("SDDMM_preprocess", f"{_SDDMM}, {_BUFFERS}", do_nothing),
    stream_row("SDDMM", f"{_SDDMM}, {_BUFFERS}", sample_product),
    *(_row(f"{name}_createDescr", f"cusparse{name}Descr_t *plan", _CREATE_PLAN) for name in ("SpSV", "SpSM",
        "SpGEMM")),
    *(_row(f"{name}_destroyDescr", f"cusparse{name}Descr_t plan", _DESTROY_PLAN) for name in ("SpSV",
        "SpSM", "SpGEMM")),
    _row("SpSV_bufferSize", f"{_SPSV}, {_SIZE}", buffer_size),
    _row("SpSV_analysis", f"{_SPSV}, {_BUFFERS}", _accept_analysis),
    stream_row("SpSV_solve", _SPSV, solve_vector),
    _row("SpSM_bufferSize", f"{_SPSM}, {_SIZE}", buffer_size),
    _row("SpSM_analysis", f"{_SPSM}, {_BUFFERS}", _accept_analysis),
    stream_row("SpSM_solve", _SPSM, solve_matrix),
    _row("SpGEMM_workEstimation", f"{_SPGEMM}, {_STAGE}", estimate),
    _row("SpGEMM_compute", f"{_SPGEMM}, {_STAGE}", compute),
    _row("SpGEMM_copy", _SPGEMM, copy_product),
    _row("SpGEMM_getNumProducts", "cusparseSpGEMMDescr_t plan, int64_t *count", count_products),
    stream_row("Axpby",
        f"{HANDLE} handle, const void *alpha, cusparseConstSpVecDescr_t x, const void *beta, "
        f"cusparseDnVecDescr_t y",
        axpby),
    stream_row("Gather", f"{HANDLE} handle, cusparseConstDnVecDescr_t y, cusparseSpVecDescr_t x", gather),
    stream_row("Scatter", f"{HANDLE} handle, cusparseConstSpVecDescr_t x, cusparseDnVecDescr_t y", scatter),
    stream_row("Rot",
        f"{HANDLE} handle, const void *cosine, const void *sine, cusparseSpVecDescr_t x, "
        f"cusparseDnVecDescr_t y",
        rotate),
    _row("SpVV_bufferSize",
        f"{HANDLE} handle, cusparseOperation_t op, cusparseConstSpVecDescr_t x, cusparseConstDnVecDescr_t y, "
        f"const void *result, cudaDataType computed, {_SIZE}",
        buffer_size),
    stream_row("SpVV",
        f"{HANDLE} handle, cusparseOperation_t op, cusparseConstSpVecDescr_t x, cusparseConstDnVecDescr_t y, "
        f"void *result, cudaDataType computed, {_BUFFERS}",
        dot),
)
# fmt: on
