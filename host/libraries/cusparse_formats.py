"""cuSPARSE's changes of format: sparse to dense and back, compressed to coordinates, transposition, sorting;
descriptors of its older functions.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np

from ...support.fast_dataclass import record
from ..api.pointers import Pointer, put_pointer, put_size
from ..api.table import Row, declarations
from ..device.machine import Machine
from .arrays import Array, LibraryError, meant, perform, reached, scipy
from .cusparse import HANDLE, RESULT, buffer_size, handle_of
from .families import TYPES, Family, header, rows
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
    parts,
    positions,
)

_BUFFER = 256


# -- dense matrices


def to_dense(m: Machine, handle: Pointer, a: Pointer, b: Pointer, algorithm: int, buffer: Pointer) -> None:
    known, sparse_a, out = (
        handle_of(m, handle),
        meant(m, SparseMatrix, a, INVALID_VALUE),
        meant(m, DenseMatrix, b, INVALID_VALUE),
    )
    if (sparse_a.rows, sparse_a.columns) != (out.rows, out.columns):
        raise LibraryError(INVALID_VALUE)

    def work() -> None:
        target = matrix(m, out)
        target[...] = 0
        target[positions(m, sparse_a)] = parts(m, sparse_a)[2]

    perform(m, known.stream, work)


def _pair(m: Machine, handle: Pointer, a: Pointer, b: Pointer) -> tuple[Array, SparseMatrix]:
    """The dense matrix and the descriptor of the sparse one. What was asked for is done before: the host is
    told how many elements there are.
    """
    known = handle_of(m, handle)
    given, out = meant(m, DenseMatrix, a, INVALID_VALUE), meant(m, SparseMatrix, b, INVALID_VALUE)
    if (given.rows, given.columns) != (out.rows, out.columns):
        raise LibraryError(INVALID_VALUE)
    m.order.synchronize(m.stream(known.stream))
    return matrix(m, given), out


def count_elements(
    m: Machine, handle: Pointer, a: Pointer, b: Pointer, algorithm: int, buffer: Pointer
) -> None:
    """How many elements are not zero, and where rows (or columns) of them begin."""
    full, out = _pair(m, handle, a, b)
    out.count = int(np.count_nonzero(full))
    if out.form != COO:
        counts = np.count_nonzero(full, axis=0 if out.form == CSC else 1)
        kind = np.int32 if out.offset_type == 2 else np.int64
        line(m, out.offsets, len(counts) + 1, kind)[...] = np.concatenate([[0], np.cumsum(counts)]) + out.base


def from_dense(m: Machine, handle: Pointer, a: Pointer, b: Pointer, algorithm: int, buffer: Pointer) -> None:
    full, out = _pair(m, handle, a, b)
    if out.count != np.count_nonzero(full):
        raise LibraryError(
            INVALID_VALUE, "cusparseDenseToSparse_convert comes behind cusparseDenseToSparse_analysis"
        )
    offsets, indices, values = parts(m, out)
    j, i = np.nonzero(full.T) if out.form == CSC else np.nonzero(full)[::-1]
    if out.form == COO:
        offsets[...] = i + out.base
    indices[...] = (i if out.form == CSC else j) + out.base
    values[...] = full[i, j]


# -- indices alone


def _integers(m: Machine, pointer: Pointer, count: int) -> Array:
    return line(m, pointer, count, np.int32)


def to_compressed(
    m: Machine, handle: Pointer, rows: Pointer, count: int, size: int, offsets: Pointer, base: int
) -> None:
    """Xcoo2csr: where each row begins among ascending row indices."""
    known = handle_of(m, handle)
    given, out = _integers(m, rows, count), _integers(m, offsets, size + 1)

    def work() -> None:
        out[...] = np.searchsorted(given, np.arange(size + 1) + base) + base

    perform(m, known.stream, work)


def to_coordinates(
    m: Machine, handle: Pointer, offsets: Pointer, count: int, size: int, rows: Pointer, base: int
) -> None:
    """Xcsr2coo: the row of each value."""
    known = handle_of(m, handle)
    given, out = _integers(m, offsets, size + 1), _integers(m, rows, count)

    def work() -> None:
        lengths = np.diff(given)
        if (lengths < 0).any() or lengths.sum() != count:
            raise LibraryError(EXECUTION_FAILED)
        out[...] = np.repeat(np.arange(size) + base, lengths)

    perform(m, known.stream, work)


def identity(m: Machine, handle: Pointer, n: int, out: Pointer) -> None:
    known, places = handle_of(m, handle), _integers(m, out, n)

    def work() -> None:
        places[...] = np.arange(n)

    perform(m, known.stream, work)


def _sorting(by_row: bool) -> Callable[..., None]:
    def sort(
        m: Machine,
        handle: Pointer,
        rows: int,
        columns: int,
        count: int,
        first: Pointer,
        second: Pointer,
        permutation: Pointer,
        buffer: Pointer,
    ) -> None:
        """Stable, by row and then by column, or the other way; the permutation goes along."""
        known = handle_of(m, handle)
        arrays = [_integers(m, first, count), _integers(m, second, count)]
        places = _integers(m, permutation, count) if permutation else None

        def work() -> None:
            keys = (arrays[1], arrays[0]) if by_row else (arrays[0], arrays[1])
            order = np.lexsort(keys)
            for out in (*arrays, *([places] if places is not None else [])):
                out[...] = out[order]

        perform(m, known.stream, work)

    return sort


def _sort_within(
    m: Machine,
    handle: Pointer,
    size: int,
    count: int,
    descriptor: Pointer,
    offsets: Pointer,
    indices: Pointer,
    permutation: Pointer,
) -> None:
    """Sort each of `size` rows or columns, and a permutation with it."""
    known, described = handle_of(m, handle), meant(m, Description, descriptor, INVALID_VALUE)
    begins, given = _integers(m, offsets, size + 1), _integers(m, indices, count)
    places = _integers(m, permutation, count) if permutation else None

    def work() -> None:
        for begin, end in zip(begins - described.base, begins[1:] - described.base):
            order = np.argsort(given[begin:end], kind="stable")
            for out in (given, *([places] if places is not None else [])):
                out[begin:end] = out[begin:end][order]

    perform(m, known.stream, work)


def sort_rows(
    m: Machine,
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
    _sort_within(m, handle, rows, count, descriptor, offsets, indices, permutation)


def sort_columns(
    m: Machine,
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
    _sort_within(m, handle, columns, count, descriptor, offsets, indices, permutation)


def transpose(
    m: Machine,
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
    """CSR to CSC, with the values where `copies` asks for them."""
    known = handle_of(m, handle)
    begins, given = _integers(m, offsets, rows + 1), _integers(m, indices, count)
    out_begins, out_given = _integers(m, new_offsets, columns + 1), _integers(m, new_indices, count)
    numbers = (line(m, values, count, data(kind)), line(m, new_values, count, data(kind))) if copies else None

    def work() -> None:
        lengths = np.diff(begins)
        if (
            (lengths < 0).any()
            or lengths.sum() != count
            or (count and not base <= given.min() <= given.max() < columns + base)
        ):
            raise LibraryError(EXECUTION_FAILED)
        row_of = np.repeat(np.arange(rows), lengths)
        order = np.argsort(given, kind="stable")
        counts = np.bincount(given - base, minlength=columns)
        out_begins[...] = np.concatenate([[0], np.cumsum(counts)]) + base
        out_given[...] = row_of[order] + base
        if numbers is not None:
            numbers[1][...] = numbers[0][order]

    perform(m, known.stream, work)


# -- descriptors of older functions


@record
class Description:
    """What cusparseCreateMatDescr makes."""

    kind: int = 0
    fill: int = 0
    unit: int = 0
    base: int = 0


def create_description(m: Machine, out: Pointer) -> None:
    put_pointer(out, m.new_handle(Description()))


def destroy_description(m: Machine, handle: Pointer) -> None:
    meant(m, Description, handle, INVALID_VALUE)
    del m.handles[handle or 0]


def _field(name: str) -> tuple[Callable[..., None], Callable[..., int]]:
    def change(m: Machine, handle: Pointer, value: int) -> None:
        setattr(meant(m, Description, handle, INVALID_VALUE), name, value)

    def get(m: Machine, handle: Pointer) -> int:
        return int(getattr(meant(m, Description, handle, INVALID_VALUE), name))

    return change, get


_FIELDS = (
    ("Type", "cusparseMatrixType_t", "kind"),
    ("FillMode", "cusparseFillMode_t", "fill"),
    ("DiagType", "cusparseDiagType_t", "unit"),
    ("IndexBase", "cusparseIndexBase_t", "base"),
)


# -- tridiagonal systems


def tridiagonal(
    m: Machine,
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
    """gtsv2: X with A X = B, in B's place."""
    known, kind = handle_of(m, handle), TYPES[chr(letter)][0]
    if size < 3 or columns < 0 or ldb < size:
        raise LibraryError(INVALID_VALUE)
    below, main, above = (line(m, pointer, size, kind) for pointer in (lower, middle, upper))
    described = DenseMatrix(size, columns, ldb, b, {"S": 0, "D": 1, "C": 4, "Z": 5}[chr(letter)], 1)

    def work() -> None:
        out = matrix(m, described)
        solve = getattr(scipy("linalg.lapack"), f"{chr(letter).lower()}gtsv")
        *_, solution, info = solve(below[1:], main, above[:-1], out)
        out[...] = solution if not info else np.nan

    perform(m, known.stream, work)


def tridiagonal_size(m: Machine, handle: Pointer, letter: int, *given: Any) -> None:
    handle_of(m, handle)
    put_size(given[-1], _BUFFER)


def count_by_row(
    m: Machine,
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
    """nnz: how many elements of each row (or column) are not zero, and of all."""
    known = handle_of(m, handle)
    meant(m, Description, descriptor, INVALID_VALUE)
    if way not in (0, 1) or rows < 0 or columns < 0 or lda < max(rows, 1):
        raise LibraryError(INVALID_VALUE)
    described = DenseMatrix(rows, columns, lda, a, {"S": 0, "D": 1, "C": 4, "Z": 5}[chr(letter)], 1)
    out, sum_of = (
        _integers(m, counts, columns if way else rows),
        reached(m, total, ctypes.c_int, INVALID_VALUE),
    )

    def work() -> None:
        out[...] = np.count_nonzero(matrix(m, described), axis=0 if way else 1)
        sum_of[()] = out.sum()

    perform(m, known.stream, work, not known.scalars_on_device)


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


def _row(name: str, parameters: str, body: Callable[..., Any], result: str = RESULT) -> Row:
    return Row(f"cusparse{name}", parameters, body, result)


FAMILIES = tuple(
    family
    for pivoting in ("", "_nopivot")
    for family in (
        Family(
            " ".join(f"{letter}gtsv2{pivoting}_bufferSizeExt" for letter in "SDCZ"),
            "SDCZ",
            "int m, int n, const T *dl, const T *d, const T *du, const T *b, int ldb, size_t *size",
            tridiagonal_size,
        ),
        Family(
            " ".join(f"{letter}gtsv2{pivoting}" for letter in "SDCZ"),
            "SDCZ",
            "int m, int n, const T *dl, const T *d, const T *du, T *b, int ldb, void *buffer",
            tridiagonal,
        ),
    )
)
FAMILIES += (
    Family(
        "Snnz Dnnz Cnnz Znnz",
        "SDCZ",
        f"cusparseDirection_t way, int m, int n, {_DESCRIBED}, const T *a, int lda, int *counts, int *total",
        count_by_row,
    ),
)
# fmt: off
_PLAIN: tuple[Row, ...] = (
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
    _row("XcoosortByRow", f"{_ORDERED}, int *rows, int *columns, int *p, {_USED}", _sorting(True)),
    _row("XcoosortByColumn", f"{_ORDERED}, int *rows, int *columns, int *p, {_USED}", _sorting(False)),
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
FUNCTIONS: tuple[Row, ...] = (*_PLAIN, *rows("cusparse", HANDLE, RESULT, FAMILIES))
HEADER = "\n".join([declarations(FUNCTIONS), header("cusparse", HANDLE, RESULT, FAMILIES), ""])
