"""cuSPARSE's conversions of formats: sparse to dense and back, compressed to coordinates, transposition,
sorting; descriptors of its legacy functions.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np

from ..api.pointers import Pointer, put_size
from ..api.table import ApiRow, declarations
from ..device.host_runtime import HostRuntime
from .arrays import Array, Execution, LibraryError, perform, resolve_handle, scalar_at, scipy
from .cusparse import HANDLE, RESULT, buffer_size, handle_of, stream_row
from .families import TYPES, FunctionFamily, header, rows
from .handles import lifetime_functions
from .sparse import (
    COO,
    CSC,
    EXECUTION_FAILED,
    INVALID_VALUE,
    DenseMatrix,
    MatrixDescription,
    SparseMatrix,
    data,
    line,
    matrix,
    positions,
    storage,
)

_BUFFER = 256


# -- dense matrices


def to_dense(rt: HostRuntime, a: SparseMatrix, b: DenseMatrix) -> Execution:
    """Implement `cusparseSparseToDense`."""
    if (a.rows, a.columns) != (b.rows, b.columns):
        raise LibraryError(INVALID_VALUE)
    target, (offsets, indices, values) = matrix(rt, b), storage(rt, a)
    yield
    target[...] = 0
    target[positions(a, offsets, indices)] = values


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
    """Implement `cusparseDenseToSparse_convert`."""
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
    rt: HostRuntime, rows: Pointer, count: int, size: int, offsets: Pointer, base: int
) -> Execution:
    """Convert ascending row indices to row offsets (Xcoo2csr)."""
    source, out = _integers(rt, rows, count), _integers(rt, offsets, size + 1)
    yield
    out[...] = np.searchsorted(source, np.arange(size + 1) + base) + base


def to_coordinates(
    rt: HostRuntime, offsets: Pointer, count: int, size: int, rows: Pointer, base: int
) -> Execution:
    """Convert row offsets to the row index of each value (Xcsr2coo)."""
    source, out = _integers(rt, offsets, size + 1), _integers(rt, rows, count)
    yield
    lengths = np.diff(source)
    if (lengths < 0).any() or lengths.sum() != count:
        raise LibraryError(EXECUTION_FAILED)
    out[...] = np.repeat(np.arange(size) + base, lengths)


def identity(rt: HostRuntime, n: int, out: Pointer) -> Execution:
    """Implement `cusparseCreateIdentityPermutation`."""
    permutation = _integers(rt, out, n)
    yield
    permutation[...] = np.arange(n)


def _sort_function(by_row: bool) -> Callable[..., Execution]:
    def sort(
        rt: HostRuntime,
        rows: int,
        columns: int,
        count: int,
        first: Pointer,
        second: Pointer,
        permutation: Pointer,
    ) -> Execution:
        """Sort stably by row and then by column, or the other way, and permute the permutation alike."""
        arrays = [_integers(rt, pointer, count) for pointer in (first, second, permutation) if pointer]
        yield
        order = np.lexsort(arrays[1::-1] if by_row else arrays[:2])
        for out in arrays:
            out[...] = out[order]

    return sort


def _sort_within(along: int) -> Callable[..., Execution]:
    """Return the body that sorts each row (`along` 0) or column (1), and permutes a permutation alike."""

    def sort(
        rt: HostRuntime,
        rows: int,
        columns: int,
        count: int,
        description: MatrixDescription,
        offsets: Pointer,
        indices: Pointer,
        permutation: Pointer,
    ) -> Execution:
        begins = _integers(rt, offsets, (rows, columns)[along] + 1)
        sorted_indices = _integers(rt, indices, count)
        permuted = [_integers(rt, permutation, count)] if permutation else []
        yield
        for begin, end in pairwise(begins - description.base):
            order = np.argsort(sorted_indices[begin:end], kind="stable")
            for out in (sorted_indices, *permuted):
                out[begin:end] = out[begin:end][order]

    return sort


def transpose(
    rt: HostRuntime,
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
) -> Execution:
    """Convert CSR to CSC, with the values if `copies` requests them."""
    begins, columns_of_values = _integers(rt, offsets, rows + 1), _integers(rt, indices, count)
    out_begins, out_given = _integers(rt, new_offsets, columns + 1), _integers(rt, new_indices, count)
    arrays = [line(rt, pointer, count, data(kind)) for pointer in (new_values, values) if copies]
    yield
    lengths = np.diff(begins)
    if (
        (lengths < 0).any()
        or lengths.sum() != count
        or (count and not base <= columns_of_values.min() <= columns_of_values.max() < columns + base)
    ):
        raise LibraryError(EXECUTION_FAILED)
    order = np.argsort(columns_of_values, kind="stable")
    counts = np.bincount(columns_of_values - base, minlength=columns)
    out_begins[...] = np.concatenate([[0], np.cumsum(counts)]) + base
    out_given[...] = np.repeat(np.arange(rows), lengths)[order] + base
    if copies:
        arrays[0][...] = arrays[1][order]


# -- descriptors of older functions


_CREATE, _DESTROY = lifetime_functions(MatrixDescription, INVALID_VALUE)


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

    def work() -> Execution:
        out = matrix(rt, described)
        yield
        solve = getattr(scipy("linalg.lapack"), f"{chr(letter).lower()}gtsv")
        *_, solution, info = solve(below[1:], main, above[:-1], out)
        out[...] = solution if not info else np.nan

    perform(rt, context.stream, work)


def tridiagonal_size(rt: HostRuntime, handle: Pointer, letter: int, *arguments: Any) -> None:
    """Implement the `bufferSizeExt` functions of the tridiagonal solvers."""
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

    def work() -> Execution:
        values = matrix(rt, described)
        yield
        out[...] = np.count_nonzero(values, axis=0 if way else 1)
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
    stream_row("SparseToDense", f"{_TO_DENSE}, {_USED}", to_dense),
    _row("DenseToSparse_bufferSize", f"{_TO_SPARSE}, {_SIZE}", buffer_size),
    _row("DenseToSparse_analysis", f"{_TO_SPARSE}, {_USED}", count_elements),
    _row("DenseToSparse_convert", f"{_TO_SPARSE}, {_USED}", from_dense),
    stream_row("Xcoo2csr",
        f"{HANDLE} handle, const int *rows, int count, int m, int *offsets, cusparseIndexBase_t base",
        to_compressed),
    stream_row("Xcsr2coo",
        f"{HANDLE} handle, const int *offsets, int count, int m, int *rows, cusparseIndexBase_t base",
        to_coordinates),
    stream_row("CreateIdentityPermutation", f"{HANDLE} handle, int n, int *p", identity),
    _row("Xcoosort_bufferSizeExt", f"{_ORDERED}, const int *rows, const int *columns, {_SIZE}", buffer_size),
    stream_row("XcoosortByRow", f"{_ORDERED}, int *rows, int *columns, int *p, {_USED}",
        _sort_function(True)),
    stream_row("XcoosortByColumn", f"{_ORDERED}, int *rows, int *columns, int *p, {_USED}",
        _sort_function(False)),
    *(row for name, body in (("Xcsrsort", _sort_within(0)), ("Xcscsort", _sort_within(1))) for row in (
        _row(f"{name}_bufferSizeExt", f"{_ORDERED}, const int *offsets, const int *indices, {_SIZE}",
            buffer_size),
        stream_row(name, f"{_ORDERED}, {_DESCRIBED}, const int *offsets, int *indices, int *p, {_USED}",
            body))),
    _row("Csr2cscEx2_bufferSize", f"{_TRANSPOSED}, {_SIZE}", buffer_size),
    stream_row("Csr2cscEx2", f"{_TRANSPOSED}, {_USED}", transpose),
    _row("CreateMatDescr", "cusparseMatDescr_t *descriptor", _CREATE),
    _row("DestroyMatDescr", _DESCRIBED, _DESTROY),
    *(row for name, kind, attribute in _FIELDS for row in (
        _row(f"SetMat{name}", f"{_DESCRIBED}, {kind} value", _field(attribute)[0]),
        _row(f"GetMat{name}", _DESCRIBED, _field(attribute)[1], kind))),
)
# fmt: on
FUNCTIONS: tuple[ApiRow, ...] = (*_PLAIN, *rows("cusparse", HANDLE, RESULT, FAMILIES))
HEADER = "\n".join([declarations(FUNCTIONS), header("cusparse", HANDLE, RESULT, FAMILIES), ""])
