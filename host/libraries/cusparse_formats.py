"""cuSPARSE's conversions of formats: sparse to dense and back, compressed to coordinates, transposition,
sorting; descriptors of its legacy functions.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np

from ...support.fast_dataclass import record
from ..api.pointers import Pointer, put_pointer, put_size
from ..api.table import ApiRow, declarations
from ..device.host_runtime import HostRuntime
from .arrays import Array, LibraryError, perform, resolve_handle, scalar_at, scipy
from .cusparse import HANDLE, RESULT, buffer_size, handle_of
from .families import TYPES, FunctionFamily, header, rows
from .sparse import (
    COO,
    CSC,
    EXECUTION_FAILED,
    INVALID_VALUE,
    DenseMatrix,
    SparseMatrix,
    data,
    line,
    matrix,
    positions,
    storage,
)

_BUFFER = 256


# -- dense matrices


def to_dense(
    rt: HostRuntime, handle: Pointer, a: Pointer, b: Pointer, algorithm: int, buffer: Pointer
) -> None:
    context, sparse_a, out = (
        handle_of(rt, handle),
        resolve_handle(rt, SparseMatrix, a, INVALID_VALUE),
        resolve_handle(rt, DenseMatrix, b, INVALID_VALUE),
    )
    if (sparse_a.rows, sparse_a.columns) != (out.rows, out.columns):
        raise LibraryError(INVALID_VALUE)

    def work() -> None:
        target = matrix(rt, out)
        target[...] = 0
        target[positions(rt, sparse_a)] = storage(rt, sparse_a)[2]

    perform(rt, context.stream, work)


def _pair(rt: HostRuntime, handle: Pointer, a: Pointer, b: Pointer) -> tuple[Array, SparseMatrix]:
    """Return the dense matrix and the descriptor of the sparse one. Pending work is finished first, for the
    host reads the number of elements.
    """
    context = handle_of(rt, handle)
    source, out = (
        resolve_handle(rt, DenseMatrix, a, INVALID_VALUE),
        resolve_handle(rt, SparseMatrix, b, INVALID_VALUE),
    )
    if (source.rows, source.columns) != (out.rows, out.columns):
        raise LibraryError(INVALID_VALUE)
    rt.scheduler.synchronize(rt.stream(context.stream))
    return matrix(rt, source), out


def count_elements(
    rt: HostRuntime, handle: Pointer, a: Pointer, b: Pointer, algorithm: int, buffer: Pointer
) -> None:
    """Write the number of nonzero elements, and the offsets of rows or columns."""
    full, out = _pair(rt, handle, a, b)
    out.count = int(np.count_nonzero(full))
    if out.form != COO:
        counts = np.count_nonzero(full, axis=0 if out.form == CSC else 1)
        kind = np.int32 if out.offset_type == 2 else np.int64
        line(rt, out.offsets, len(counts) + 1, kind)[...] = (
            np.concatenate([[0], np.cumsum(counts)]) + out.base
        )


def from_dense(
    rt: HostRuntime, handle: Pointer, a: Pointer, b: Pointer, algorithm: int, buffer: Pointer
) -> None:
    full, out = _pair(rt, handle, a, b)
    if out.count != np.count_nonzero(full):
        raise LibraryError(
            INVALID_VALUE, "cusparseDenseToSparse_convert must follow cusparseDenseToSparse_analysis"
        )
    offsets, indices, values = storage(rt, out)
    j, i = np.nonzero(full.T) if out.form == CSC else np.nonzero(full)[::-1]
    if out.form == COO:
        offsets[...] = i + out.base
    indices[...] = (i if out.form == CSC else j) + out.base
    values[...] = full[i, j]


# -- indices alone


def _integers(rt: HostRuntime, pointer: Pointer, count: int) -> Array:
    return line(rt, pointer, count, np.int32)


def to_compressed(
    rt: HostRuntime, handle: Pointer, rows: Pointer, count: int, size: int, offsets: Pointer, base: int
) -> None:
    """Convert ascending row indices to row offsets (Xcoo2csr)."""
    context = handle_of(rt, handle)
    source, out = _integers(rt, rows, count), _integers(rt, offsets, size + 1)

    def work() -> None:
        out[...] = np.searchsorted(source, np.arange(size + 1) + base) + base

    perform(rt, context.stream, work)


def to_coordinates(
    rt: HostRuntime, handle: Pointer, offsets: Pointer, count: int, size: int, rows: Pointer, base: int
) -> None:
    """Convert row offsets to the row index of each value (Xcsr2coo)."""
    context = handle_of(rt, handle)
    source, out = _integers(rt, offsets, size + 1), _integers(rt, rows, count)

    def work() -> None:
        lengths = np.diff(source)
        if (lengths < 0).any() or lengths.sum() != count:
            raise LibraryError(EXECUTION_FAILED)
        out[...] = np.repeat(np.arange(size) + base, lengths)

    perform(rt, context.stream, work)


def identity(rt: HostRuntime, handle: Pointer, n: int, out: Pointer) -> None:
    context, positions = handle_of(rt, handle), _integers(rt, out, n)

    def work() -> None:
        positions[...] = np.arange(n)

    perform(rt, context.stream, work)


def _sort_function(by_row: bool) -> Callable[..., None]:
    def sort(
        rt: HostRuntime,
        handle: Pointer,
        rows: int,
        columns: int,
        count: int,
        first: Pointer,
        second: Pointer,
        permutation: Pointer,
        buffer: Pointer,
    ) -> None:
        """Sort stably by row and then by column, or the other way, and permute the permutation alike."""
        context = handle_of(rt, handle)
        arrays = [_integers(rt, first, count), _integers(rt, second, count)]
        positions = _integers(rt, permutation, count) if permutation else None

        def work() -> None:
            keys = (arrays[1], arrays[0]) if by_row else (arrays[0], arrays[1])
            order = np.lexsort(keys)
            for out in (*arrays, *([positions] if positions is not None else [])):
                out[...] = out[order]

        perform(rt, context.stream, work)

    return sort


def _sort_within(
    rt: HostRuntime,
    handle: Pointer,
    size: int,
    count: int,
    descriptor: Pointer,
    offsets: Pointer,
    indices: Pointer,
    permutation: Pointer,
) -> None:
    """Sort each of `size` rows or columns, and permute a permutation alike."""
    context, described = (
        handle_of(rt, handle),
        resolve_handle(rt, MatrixDescription, descriptor, INVALID_VALUE),
    )
    begins, columns_of_values = _integers(rt, offsets, size + 1), _integers(rt, indices, count)
    positions = _integers(rt, permutation, count) if permutation else None

    def work() -> None:
        for begin, end in zip(begins - described.base, begins[1:] - described.base):
            order = np.argsort(columns_of_values[begin:end], kind="stable")
            for out in (columns_of_values, *([positions] if positions is not None else [])):
                out[begin:end] = out[begin:end][order]

    perform(rt, context.stream, work)


def sort_rows(
    rt: HostRuntime,
    handle: Pointer,
    rows: int,
    columns: int,
    count: int,
    descriptor: Pointer,
    offsets: Pointer,
    indices: Pointer,
    permutation: Pointer,
    buffer: Pointer,
) -> None:
    _sort_within(rt, handle, rows, count, descriptor, offsets, indices, permutation)


def sort_columns(
    rt: HostRuntime,
    handle: Pointer,
    rows: int,
    columns: int,
    count: int,
    descriptor: Pointer,
    offsets: Pointer,
    indices: Pointer,
    permutation: Pointer,
    buffer: Pointer,
) -> None:
    _sort_within(rt, handle, columns, count, descriptor, offsets, indices, permutation)


def transpose(
    rt: HostRuntime,
    handle: Pointer,
    rows: int,
    columns: int,
    count: int,
    values: Pointer,
    offsets: Pointer,
    indices: Pointer,
    new_values: Pointer,
    new_offsets: Pointer,
    new_indices: Pointer,
    kind: int,
    copies: int,
    base: int,
    algorithm: int,
    buffer: Pointer,
) -> None:
    """Convert CSR to CSC, with the values if `copies` requests them."""
    context = handle_of(rt, handle)
    begins, columns_of_values = _integers(rt, offsets, rows + 1), _integers(rt, indices, count)
    out_begins, out_given = _integers(rt, new_offsets, columns + 1), _integers(rt, new_indices, count)
    numbers = (
        (line(rt, values, count, data(kind)), line(rt, new_values, count, data(kind))) if copies else None
    )

    def work() -> None:
        lengths = np.diff(begins)
        if (
            (lengths < 0).any()
            or lengths.sum() != count
            or (count and not base <= columns_of_values.min() <= columns_of_values.max() < columns + base)
        ):
            raise LibraryError(EXECUTION_FAILED)
        row_of = np.repeat(np.arange(rows), lengths)
        order = np.argsort(columns_of_values, kind="stable")
        counts = np.bincount(columns_of_values - base, minlength=columns)
        out_begins[...] = np.concatenate([[0], np.cumsum(counts)]) + base
        out_given[...] = row_of[order] + base
        if numbers is not None:
            numbers[1][...] = numbers[0][order]

    perform(rt, context.stream, work)


# -- descriptors of older functions


@record
class MatrixDescription:
    """A matrix descriptor of cusparseCreateMatDescr."""

    kind: int = 0
    fill: int = 0
    unit: int = 0
    base: int = 0


def create_description(rt: HostRuntime, out: Pointer) -> None:
    put_pointer(out, rt.handles.add(MatrixDescription()))


def destroy_description(rt: HostRuntime, handle: Pointer) -> None:
    resolve_handle(rt, MatrixDescription, handle, INVALID_VALUE)
    rt.handles.remove(handle)


def _field(name: str) -> tuple[Callable[..., None], Callable[..., int]]:
    def change(rt: HostRuntime, handle: Pointer, value: int) -> None:
        setattr(resolve_handle(rt, MatrixDescription, handle, INVALID_VALUE), name, value)

    def get(rt: HostRuntime, handle: Pointer) -> int:
        return int(getattr(resolve_handle(rt, MatrixDescription, handle, INVALID_VALUE), name))

    return change, get


_FIELDS = (
    ("Type", "cusparseMatrixType_t", "kind"),
    ("FillMode", "cusparseFillMode_t", "fill"),
    ("DiagType", "cusparseDiagType_t", "unit"),
    ("IndexBase", "cusparseIndexBase_t", "base"),
)


# -- tridiagonal systems


def tridiagonal(
    rt: HostRuntime,
    handle: Pointer,
    letter: int,
    size: int,
    columns: int,
    lower: Pointer,
    middle: Pointer,
    upper: Pointer,
    b: Pointer,
    ldb: int,
    buffer: Pointer,
) -> None:
    """Solve A X = B for a tridiagonal A in place of B (gtsv2)."""
    context, kind = handle_of(rt, handle), TYPES[chr(letter)][0]
    if size < 3 or columns < 0 or ldb < size:
        raise LibraryError(INVALID_VALUE)
    below, main, above = (line(rt, pointer, size, kind) for pointer in (lower, middle, upper))
    described = DenseMatrix(size, columns, ldb, b, {"S": 0, "D": 1, "C": 4, "Z": 5}[chr(letter)], 1)

    def work() -> None:
        out = matrix(rt, described)
        solve = getattr(scipy("linalg.lapack"), f"{chr(letter).lower()}gtsv")
        *_, solution, info = solve(below[1:], main, above[:-1], out)
        out[...] = solution if not info else np.nan

    perform(rt, context.stream, work)


def tridiagonal_size(rt: HostRuntime, handle: Pointer, letter: int, *arguments: Any) -> None:
    handle_of(rt, handle)
    put_size(arguments[-1], _BUFFER)


def count_by_row(
    rt: HostRuntime,
    handle: Pointer,
    letter: int,
    way: int,
    rows: int,
    columns: int,
    descriptor: Pointer,
    a: Pointer,
    lda: int,
    counts: Pointer,
    total: Pointer,
) -> None:
    """Write the number of nonzero elements of each row (or column), and of all (nnz)."""
    context = handle_of(rt, handle)
    resolve_handle(rt, MatrixDescription, descriptor, INVALID_VALUE)
    if way not in (0, 1) or rows < 0 or columns < 0 or lda < max(rows, 1):
        raise LibraryError(INVALID_VALUE)
    described = DenseMatrix(rows, columns, lda, a, {"S": 0, "D": 1, "C": 4, "Z": 5}[chr(letter)], 1)
    out, sum_of = (
        _integers(rt, counts, columns if way else rows),
        scalar_at(rt, total, ctypes.c_int, INVALID_VALUE),
    )

    def work() -> None:
        out[...] = np.count_nonzero(matrix(rt, described), axis=0 if way else 1)
        sum_of[()] = out.sum()

    perform(rt, context.stream, work, not context.scalars_on_device)


_ORDERED = f"{HANDLE} handle, int m, int n, int count"
_TRANSPOSED = (
    f"{_ORDERED}, const void *values, const int *offsets, const int *indices, void *new_values, int"
    " *new_offsets, int *new_indices, cudaDataType kind, cusparseAction_t copies, cusparseIndexBase_t base,"
    " cusparseCsr2CscAlg_t algorithm"
)
_DESCRIBED = "cusparseMatDescr_t descriptor"
_TO_DENSE = (
    f"{HANDLE} handle, cusparseConstSpMatDescr_t a, cusparseDnMatDescr_t b, cusparseSparseToDenseAlg_t"
    " algorithm"
)
_TO_SPARSE = (
    f"{HANDLE} handle, cusparseConstDnMatDescr_t a, cusparseSpMatDescr_t b, cusparseDenseToSparseAlg_t"
    " algorithm"
)
_SIZE, _USED = "size_t *size", "void *buffer"


def _row(name: str, parameters: str, body: Callable[..., Any], result: str = RESULT) -> ApiRow:
    return ApiRow(f"cusparse{name}", parameters, body, result)


FAMILIES = tuple(
    family
    for pivoting in ("", "_nopivot")
    for family in (
        FunctionFamily(
            " ".join(f"{letter}gtsv2{pivoting}_bufferSizeExt" for letter in "SDCZ"),
            "SDCZ",
            "int m, int n, const T *dl, const T *d, const T *du, const T *b, int ldb, size_t *size",
            tridiagonal_size,
        ),
        FunctionFamily(
            " ".join(f"{letter}gtsv2{pivoting}" for letter in "SDCZ"),
            "SDCZ",
            "int m, int n, const T *dl, const T *d, const T *du, T *b, int ldb, void *buffer",
            tridiagonal,
        ),
    )
)
FAMILIES += (
    FunctionFamily(
        "Snnz Dnnz Cnnz Znnz",
        "SDCZ",
        f"cusparseDirection_t way, int m, int n, {_DESCRIBED}, const T *a, int lda, int *counts, int *total",
        count_by_row,
    ),
)
# fmt: off
_PLAIN: tuple[ApiRow, ...] = (
    _row("SparseToDense_bufferSize", f"{_TO_DENSE}, {_SIZE}", buffer_size),
    _row("SparseToDense", f"{_TO_DENSE}, {_USED}", to_dense),
    _row("DenseToSparse_bufferSize", f"{_TO_SPARSE}, {_SIZE}", buffer_size),
    _row("DenseToSparse_analysis", f"{_TO_SPARSE}, {_USED}", count_elements),
    _row("DenseToSparse_convert", f"{_TO_SPARSE}, {_USED}", from_dense),
    _row("Xcoo2csr", f"{HANDLE} handle, const int *rows, int count, int m, int *offsets, cusparseIndexBase_t "
                     f"base", to_compressed),
    _row("Xcsr2coo", f"{HANDLE} handle, const int *offsets, int count, int m, int *rows, cusparseIndexBase_t "
                     f"base", to_coordinates),
    _row("CreateIdentityPermutation", f"{HANDLE} handle, int n, int *p", identity),
    _row("Xcoosort_bufferSizeExt", f"{_ORDERED}, const int *rows, const int *columns, {_SIZE}", buffer_size),
    _row("XcoosortByRow", f"{_ORDERED}, int *rows, int *columns, int *p, {_USED}", _sort_function(True)),
    _row("XcoosortByColumn", f"{_ORDERED}, int *rows, int *columns, int *p, {_USED}", _sort_function(False)),
    *(row for name, body in (("Xcsrsort", sort_rows), ("Xcscsort", sort_columns)) for row in (
        _row(f"{name}_bufferSizeExt", f"{_ORDERED}, const int *offsets, const int *indices, {_SIZE}",
            buffer_size),
        _row(name, f"{_ORDERED}, {_DESCRIBED}, const int *offsets, int *indices, int *p, {_USED}", body))),
    _row("Csr2cscEx2_bufferSize", f"{_TRANSPOSED}, {_SIZE}", buffer_size),
    _row("Csr2cscEx2", f"{_TRANSPOSED}, {_USED}", transpose),
    _row("CreateMatDescr", "cusparseMatDescr_t *descriptor", create_description),
    _row("DestroyMatDescr", _DESCRIBED, destroy_description),
    *(row for name, kind, attribute in _FIELDS for row in (
        _row(f"SetMat{name}", f"{_DESCRIBED}, {kind} value", _field(attribute)[0]),
        _row(f"GetMat{name}", _DESCRIBED, _field(attribute)[1], kind))),
)
# fmt: on
FUNCTIONS: tuple[ApiRow, ...] = (*_PLAIN, *rows("cusparse", HANDLE, RESULT, FAMILIES))
HEADER = "\n".join([declarations(FUNCTIONS), header("cusparse", HANDLE, RESULT, FAMILIES), ""])
