"""Sparse and dense matrices and vectors as cuSPARSE describes them, and as arrays of SciPy and NumPy
(cuSPARSE, "Generic APIs").
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from ...support.fast_dataclass import field, record
from ..api.pointers import Pointer
from ..device.host_runtime import HostRuntime
from .arrays import Array, LibraryError, array, scipy
from .blas import BlasHandle, data_type

INVALID_VALUE, EXECUTION_FAILED, NOT_SUPPORTED = 3, 6, 10
CSR, CSC, COO = 1, 2, 3
"""The enumeration cusparseFormat_t."""
COLUMNS, ROWS = 1, 2
"""The enumeration cusparseOrder_t."""
INDICES = {1: np.uint16, 2: np.int32, 3: np.int64}
"""The enumeration cusparseIndexType_t."""
FILL, DIAGONAL = 0, 1
"""The enumeration cusparseSpMatAttribute_t."""


@record
class Sparse(BlasHandle):
    """The context of cusparseCreate."""


@record
class SparseMatrix:
    """A sparse matrix. `offsets` are those of rows (CSR) or columns (CSC), or the row index of each value
    (COO); `indices` are the other indices.
    """

    form: int
    rows: int
    columns: int
    count: int
    offsets: Pointer
    indices: Pointer
    values: Pointer
    offset_type: int
    index_type: int
    base: int
    kind: int
    attributes: dict[int, int] = field(default_factory=dict)
    batch: int = 1
    offset_step: int = 0
    step: int = 0


@record
class DenseMatrix:
    """A dense matrix; `ld` is the leading dimension."""

    rows: int
    columns: int
    ld: int
    values: Pointer
    kind: int
    order: int
    batch: int = 1
    step: int = 0


@record
class DenseVector:
    """A dense vector."""

    size: int
    values: Pointer
    kind: int


@record
class SparseVector:
    """A sparse vector of `count` indices and values."""

    size: int
    count: int
    indices: Pointer
    values: Pointer
    index_type: int
    base: int
    kind: int


@record
class SparsePlan:
    """State between the steps of SpSV, SpSM or SpGEMM: a product with its structure, in CSR."""

    result: Any = None


@record
class MatrixDescription:
    """A matrix descriptor of cusparseCreateMatDescr."""

    kind: int = 0
    fill: int = 0
    unit: int = 0
    base: int = 0


data = partial(data_type, status=NOT_SUPPORTED)
"""Return the NumPy type of a cudaDataType. Raise LibraryError for an unsupported one."""


def line(rt: HostRuntime, pointer: Pointer, count: int, kind: Any) -> Array:
    """Return `count` elements of device memory."""
    if count < 0:
        raise LibraryError(INVALID_VALUE)
    return array(rt, "cusparse", pointer, kind, (count,), (1,), EXECUTION_FAILED)


def matrix(rt: HostRuntime, described: DenseMatrix, number: int = 0) -> Array:
    """Return the elements of a dense matrix, the `number`-th of a batch."""
    kind = np.dtype(data(described.kind))
    steps = (1, described.ld) if described.order == COLUMNS else (described.ld, 1)
    start = (described.values or 0) + number * described.step * kind.itemsize
    return array(rt, "cusparse", start, kind, (described.rows, described.columns), steps, EXECUTION_FAILED)


def vector(rt: HostRuntime, described: DenseVector) -> Array:
    """Return a dense vector as an array over its memory."""
    return line(rt, described.values, described.size, data(described.kind))


def storage(rt: HostRuntime, a: SparseMatrix, number: int = 0) -> tuple[Array, Array, Array]:
    """Return offsets, indices and values of a matrix as stored, the `number`-th of a batch."""
    offset_kind, index_kind, kind = (
        np.dtype(INDICES[a.offset_type]),
        np.dtype(INDICES[a.index_type]),
        np.dtype(data(a.kind)),
    )
    along = {CSR: a.rows + 1, CSC: a.columns + 1, COO: a.count}[a.form]
    offset_step = a.step if a.form == COO else a.offset_step
    return (
        line(rt, (a.offsets or 0) + number * offset_step * offset_kind.itemsize, along, offset_kind),
        line(rt, (a.indices or 0) + number * a.step * index_kind.itemsize, a.count, index_kind),
        line(rt, (a.values or 0) + number * a.step * kind.itemsize, a.count, kind),
    )


def to_scipy(a: SparseMatrix, stored: tuple[Array, Array, Array], kind: Any) -> Any:
    """Return a matrix with its storage as one of SciPy's in CSR. Raise LibraryError if its offsets or indices
    are out of range: kernels would access any address.
    """
    offsets, indices, values = stored
    first, second = offsets.astype(np.int64) - a.base, indices.astype(np.int64) - a.base
    numbers, shape, sparse = values.astype(kind), (a.rows, a.columns), scipy("sparse")
    try:
        if a.form == COO:
            # Duplicate elements are summed.
            return sparse.coo_array((numbers, (first, second)), shape).tocsr()
        result = (sparse.csr_array if a.form == CSR else sparse.csc_array)((numbers, second, first), shape)
        result.check_format(full_check=True)
        return result.tocsr()
    except ValueError as error:
        raise LibraryError(EXECUTION_FAILED, f"a sparse matrix of {a.rows} x {a.columns}: {error}") from None


def positions(a: SparseMatrix, offsets: Array, indices: Array) -> tuple[Array, Array]:
    """Return the row and column of each value, in the order of the values."""
    first, second = offsets.astype(np.int64) - a.base, indices.astype(np.int64) - a.base
    if a.form != COO:
        lengths = np.diff(first)
        if (lengths < 0).any() or first[0] != 0 or lengths.sum() != a.count:
            raise LibraryError(
                EXECUTION_FAILED,
                "offsets of a sparse matrix that do not ascend from its base to its number of values",
            )
        first = np.repeat(np.arange(len(lengths)), lengths)
    result = (second, first) if a.form == CSC else (first, second)
    for location, limit in zip(result, (a.rows, a.columns)):
        if location.size and not 0 <= location.min() <= location.max() < limit:
            raise LibraryError(EXECUTION_FAILED, "an index of a sparse matrix is out of range")
    return result


def structure(a: Any, b: Any) -> Any:
    """Return the product in CSR with ascending columns, with all elements that the structures imply, also
    those that cancel.
    """
    ones = [type(x)((np.ones(x.nnz), x.indices, x.indptr), x.shape) for x in (a, b)]
    pattern, product = (ones[0] @ ones[1]).tocsr(), (a @ b).tocsr()
    pattern.sort_indices()
    rows = np.repeat(np.arange(pattern.shape[0]), np.diff(pattern.indptr))
    values = (
        np.asarray(product[rows, pattern.indices]).reshape(-1).astype(product.dtype)
        if pattern.nnz
        else np.zeros(0, product.dtype)
    )
    return type(pattern)((values, pattern.indices, pattern.indptr), pattern.shape)


def solve_triangle(a: Any, b: Array, lower: bool, unit: bool) -> Array:
    """Solve A X = B for the triangle of a sparse matrix by substitution; a zero on the diagonal divides as
    IEEE 754 defines.
    """
    result = np.array(b)
    a = a.tocsr()
    with np.errstate(all="ignore"):
        for i in range(a.shape[0]) if lower else range(a.shape[0] - 1, -1, -1):
            span = slice(a.indptr[i], a.indptr[i + 1])
            columns, values = a.indices[span], a.data[span]
            solved_columns = columns < i if lower else columns > i
            residue = result[i] - values[solved_columns] @ result[columns[solved_columns]]
            result[i] = residue if unit else residue / values[columns == i].sum()
    return result
