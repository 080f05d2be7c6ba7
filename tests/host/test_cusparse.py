"""cuSPARSE against NumPy on dense matrices: products, triangular systems, conversions of formats; statuses of
invalid arguments.
"""

from __future__ import annotations

import ctypes
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from minicc.host.device.host_runtime import HostRuntime
from minicc.host.libraries import cusparse, cusparse_formats
from minicc.host.libraries.arrays import LibraryError
from minicc.host.libraries.families import TYPES

from .test_libraries import Device, runtime  # noqa: F401
from .test_programs import program

pytest.importorskip("scipy")
ROWS = {row.name: row.body for row in (*cusparse.FUNCTIONS, *cusparse_formats.FUNCTIONS)}
NUMBER = {"S": 0, "D": 1, "C": 4, "Z": 5, "H": 2}
INT32, INT64 = 2, 3


class Multiplying(Device):
    """A handle of cuSPARSE, and matrices that descriptors describe."""

    def __init__(self, runtime: HostRuntime, letter: str = "D") -> None:  # noqa: F811
        super().__init__(runtime)
        self.letter, self.kind, self.number = letter, TYPES[letter][0], NUMBER[letter]
        self.handle = self.new("Create")
        self.buffer = self.put(np.zeros(512, np.uint8))

    def run(self, name: str, *arguments: Any) -> Any:
        return ROWS[f"cusparse{name}"](self.runtime, *arguments)

    def call(self, name: str, *arguments: Any) -> None:
        self.run(name, self.handle, *arguments)

    def new(self, name: str, *arguments: Any) -> int:
        out = ctypes.c_void_p()
        self.run(name, ctypes.addressof(out), *arguments)
        return out.value or 0

    def scalar(self, value: complex, kind: Any = None) -> int:
        """Return the address of a scalar on the host, which lives as long as the device."""
        self.kept = [*getattr(self, "kept", []), np.array(value, kind or self.kind)]
        return int(self.kept[-1].ctypes.data)

    def random(self, *shape: int, share: float = 1.0) -> np.ndarray:
        rng = np.random.default_rng(sum(shape) + ord(self.letter))
        values = rng.integers(1, 5, shape) + (1j * rng.integers(-4, 5, shape) if self.letter in "CZ" else 0)
        return (values * (rng.random(shape) < share)).astype(self.kind)

    def sparse(self, a: np.ndarray, form: str = "csr", base: int = 0, index: int = INT32) -> int:
        """Return the descriptor of a matrix in that format; within a row, indices descend."""
        kind, numbers = np.int32 if index == INT32 else np.int64, self.number
        i, j = np.nonzero(a)
        order = np.lexsort((-i, j) if form == "csc" else (-j, i))
        i, j = i[order], j[order]
        self.values = self.put(a[i, j])
        along, others = (j, i) if form == "csc" else (i, j)
        if form == "coo":
            return self.new(
                "CreateCoo",
                *a.shape,
                len(i),
                self.put((i + base).astype(kind)),
                self.put((j + base).astype(kind)),
                self.values,
                index,
                base,
                numbers,
            )
        offsets = np.searchsorted(along, np.arange(a.shape[form == "csc"] + 1)) + base
        return self.new(
            f"Create{form.capitalize()}",
            *a.shape,
            len(i),
            self.put(offsets.astype(kind)),
            self.put((others + base).astype(kind)),
            self.values,
            index,
            index,
            base,
            numbers,
        )

    def dense(self, a: np.ndarray, order: int = 1) -> int:
        """Return the descriptor of a matrix by columns (1) or rows (2), with padding after each."""
        by_column = a if order == 1 else a.T
        stored = np.zeros((len(by_column) + 2, by_column.shape[1]), a.dtype)
        stored[: len(by_column)] = by_column
        self.place, self.shape = self.put(stored), stored.shape
        return self.new(
            "CreateDnMat",
            *a.shape,
            len(stored),
            self.place,
            NUMBER[{v[0]: k for k, v in TYPES.items()}[a.dtype.type]],
            order,
        )

    def read(self, rows: int, columns: int, order: int = 1) -> np.ndarray:
        """Return the elements of the last dense matrix."""
        found = self.get(self.place, self.kind, self.shape)
        return found[:rows] if order == 1 else found[:columns].T

    def vector(self, x: np.ndarray) -> int:
        self.place, self.shape = self.put(x), x.shape
        return self.new("CreateDnVec", len(x), self.place, self.number)

    def result(self) -> np.ndarray:
        return self.get(self.place, self.kind, self.shape)


def op(a: np.ndarray, which: int) -> np.ndarray:
    return (a, a.T, a.conj().T)[which]


@pytest.fixture(params="SDCZ")
def d(runtime: HostRuntime, request: pytest.FixtureRequest) -> Multiplying:  # noqa: F811
    return Multiplying(runtime, request.param)


@pytest.mark.parametrize("form", ["csr", "csc", "coo"])
@pytest.mark.parametrize("base, index", [(0, INT32), (1, INT64)])
@pytest.mark.parametrize("which", [0, 1, 2])
def test_products_with_vectors(d: Multiplying, form: str, base: int, index: int, which: int) -> None:
    a = d.random(5, 4, share=0.5)
    x, y = d.random(op(a, which).shape[1]), d.random(op(a, which).shape[0])
    matrix, px, py = d.sparse(a, form, base, index), d.vector(x), d.vector(y)
    d.call("SpMV", which, d.scalar(2), matrix, px, d.scalar(-1), py, d.number, 0, d.buffer)
    assert np.allclose(d.result(), 2 * op(a, which) @ x - y)


@pytest.mark.parametrize("order_b, order_c", [(1, 1), (2, 1), (1, 2)])
@pytest.mark.parametrize("op_a, op_b", [(0, 0), (1, 0), (0, 1), (2, 2)])
def test_products_with_matrices(d: Multiplying, order_b: int, order_c: int, op_a: int, op_b: int) -> None:
    a, c = d.random(5, 4, share=0.5), d.random(4 if op_a else 5, 3)
    b = d.random(*((3, op(a, op_a).shape[1]) if op_b else (op(a, op_a).shape[1], 3)))
    pb, pc = d.dense(b, order_b), d.dense(c, order_c)
    d.call("SpMM", op_a, op_b, d.scalar(3), d.sparse(a, "csr"), pb, d.scalar(2), pc, d.number, 0, d.buffer)
    assert np.allclose(d.read(*c.shape, order_c), 3 * op(a, op_a) @ op(b, op_b) + 2 * c)


def test_output_is_not_read_when_beta_is_zero(d: Multiplying) -> None:
    a, y = d.random(3, 3), d.vector(np.full(3, np.nan, d.kind))
    x = d.new("CreateDnVec", 3, d.put(np.ones(3, d.kind)), d.number)
    d.call("SpMV", 0, d.scalar(1), d.sparse(a), x, d.scalar(0), y, d.number, 0, None)
    assert np.allclose(d.result(), a.sum(axis=1))


def test_halves_are_accumulated_in_the_compute_type(runtime: HostRuntime) -> None:  # noqa: F811
    d = Multiplying(runtime, "H")
    a, x = d.random(4, 4, share=0.5), d.random(4)
    px, py = d.vector(x), d.vector(np.zeros(4, np.float16))
    d.call("SpMV", 0, d.scalar(1, np.float32), d.sparse(a), px, d.scalar(0, np.float32), py, 0, 0, None)
    assert np.allclose(d.result(), a.astype(np.float32) @ x.astype(np.float32))


def test_batches(d: Multiplying) -> None:
    """Check one sparse matrix for two dense ones, and one for each."""
    a, b = d.random(3, 3, share=0.7), [d.random(3, 2), 2 * d.random(3, 2)]
    described = d.sparse(a)
    pb = d.new("CreateDnMat", 3, 2, 3, d.put(np.concatenate(b, axis=1)), d.number, 1)
    out = d.put(np.zeros((3, 4), d.kind))
    pc = d.new("CreateDnMat", 3, 2, 3, out, d.number, 1)
    for handle in (pb, pc):
        d.run("DnMatSetStridedBatch", handle, 2, 6)
    d.call("SpMM", 0, 0, d.scalar(1), described, pb, d.scalar(0), pc, d.number, 0, None)
    assert np.allclose(d.get(out, d.kind, (3, 4)), np.concatenate([a @ x for x in b], axis=1))


@pytest.mark.parametrize("fill", [0, 1])
@pytest.mark.parametrize("unit", [0, 1])
@pytest.mark.parametrize("which", [0, 1, 2])
def test_triangular_systems(d: Multiplying, fill: int, unit: int, which: int) -> None:
    """Check that only the triangle of the matrix is used, and its diagonal unless it is unit."""
    a, x, b = d.random(5, 5, share=0.7), d.random(5), d.random(5, 2)
    a[np.diag_indices(5)] = 7
    half = np.tril(a, -1) if fill == 0 else np.triu(a, 1)
    full = half + (np.eye(5) if unit else np.diag(np.diag(a)))
    described = d.sparse(a, base=1)
    for attribute, value in ((0, fill), (1, unit)):
        number = ctypes.c_int(value)
        d.run("SpMatSetAttribute", described, attribute, ctypes.addressof(number), 4)
    plan, px, py = d.new("SpSV_createDescr"), d.vector(x), d.vector(np.zeros(5, d.kind))
    d.call("SpSV_analysis", which, d.scalar(2), described, px, py, d.number, 0, plan, d.buffer)
    d.call("SpSV_solve", which, d.scalar(2), described, px, py, d.number, 0, plan)
    assert np.allclose(op(full, which) @ d.result(), 2 * x, rtol=1e-3, atol=1e-3)
    pb, pc = d.dense(b), d.dense(np.zeros_like(b))
    d.call("SpSM_solve", which, 0, d.scalar(1), described, pb, pc, d.number, 0, plan)
    assert np.allclose(op(full, which) @ d.read(5, 2), b, rtol=1e-3, atol=1e-3)


def test_products_of_sparse_matrices(d: Multiplying) -> None:
    """Check products in the documented steps; elements that cancel stay in the structure; columns of a row
    ascend.
    """
    a, b = (
        np.array([[1, 1, 0], [0, 0, 0], [0, 2, 3]], d.kind),
        np.array([[1, 0, 2], [-1, 0, 0], [0, 0, 4]], d.kind),
    )
    pa, pb, plan, sizes = d.sparse(a), d.sparse(b), d.new("SpGEMM_createDescr"), (ctypes.c_int64 * 3)()
    offsets, size = d.put(np.full(4, -1, np.int32)), ctypes.c_size_t()
    pc = d.new("CreateCsr", 3, 3, 0, offsets, None, None, INT32, INT32, 0, d.number)
    given = (0, 0, d.scalar(2), pa, pb, d.scalar(0), pc, d.number, 0, plan)
    for name in ("SpGEMM_workEstimation", "SpGEMM_compute"):
        d.call(name, *given, ctypes.addressof(size), None)
        assert size.value > 0
        d.call(name, *given, ctypes.addressof(size), d.put(np.zeros(size.value, np.uint8)))
    d.run("SpMatGetSize", pc, *(ctypes.addressof(sizes) + 8 * i for i in range(3)))
    count = sizes[2]
    assert count == 4
    indices, values = d.put(np.zeros(count, np.int32)), d.put(np.zeros(count, d.kind))
    d.run("CsrSetPointers", pc, offsets, indices, values)
    d.call("SpGEMM_copy", *given)
    assert list(d.get(offsets, np.int32, (4,))) == [0, 2, 2, 4] and list(d.get(indices, np.int32, (4,))) == [
        0,
        2,
        0,
        2,
    ]
    assert np.allclose(d.get(values, d.kind, (4,)), 2 * (a @ b)[[0, 0, 2, 2], [0, 2, 0, 2]])


def test_sampled_products(d: Multiplying) -> None:
    a, b, c = d.random(4, 3), d.random(3, 5), d.random(4, 5, share=0.4)
    described = d.sparse(c)
    values, i, j = d.values, *np.nonzero(c)
    order = np.lexsort((-j, i))
    d.call("SDDMM", 0, 0, d.scalar(2), d.dense(a), d.dense(b, 2), d.scalar(-1), described, d.number, 0, None)
    assert np.allclose(d.get(values, d.kind, (len(i),)), (2 * a @ b - c)[i[order], j[order]])


def test_sparse_vectors(d: Multiplying) -> None:
    x, y, at = d.random(3), d.random(6), np.array([5, 1, 4])
    values = d.put(x)
    px, py = (
        d.new("CreateSpVec", 6, 3, d.put((at + 1).astype(np.int32)), values, INT32, 1, d.number),
        d.vector(y),
    )
    total = np.zeros((), d.kind)
    for which in (0, 2):
        d.call("SpVV", which, px, py, total.ctypes.data, d.number, None)
        assert np.allclose(total, (x.conj() if which else x) @ y[at])
    d.call("Axpby", d.scalar(2), px, d.scalar(3), py)
    expected = 3 * y
    expected[at] += 2 * x
    assert np.allclose(d.result(), expected)
    d.call("Gather", py, px)
    assert np.allclose(d.get(values, d.kind, (3,)), expected[at])
    d.call("Rot", d.scalar(0.5), d.scalar(2), px, py)
    assert np.allclose(d.get(values, d.kind, (3,)), 2.5 * expected[at]) and np.allclose(
        d.result()[at], -1.5 * expected[at]
    )
    d.call("Scatter", px, py)
    assert np.allclose(d.result()[at], 2.5 * expected[at])


@pytest.mark.parametrize("form", ["csr", "csc", "coo"])
@pytest.mark.parametrize("base", [0, 1])
def test_dense_and_back(d: Multiplying, form: str, base: int) -> None:
    a = d.random(4, 5, share=0.4)
    described, out = d.sparse(a, form, base), d.dense(np.full((4, 5), 9, d.kind), 2)
    d.call("SparseToDense", described, out, 0, d.buffer)
    assert np.array_equal(d.read(4, 5, 2), a)
    count, along = np.count_nonzero(a), {"csr": 5, "csc": 6, "coo": np.count_nonzero(a)}[form]
    offsets, indices, values = (
        d.put(np.zeros(along, np.int32)),
        d.put(np.zeros(count, np.int32)),
        d.put(np.zeros(count, d.kind)),
    )
    types = (INT32,) if form == "coo" else (INT32, INT32)
    made = d.new(f"Create{form.capitalize()}", 4, 5, 0, offsets, None, None, *types, base, d.number)
    found = ctypes.c_int64()
    d.call("DenseToSparse_analysis", out, made, 0, d.buffer)
    d.run("SpMatGetSize", made, None, None, ctypes.addressof(found))
    assert found.value == count
    d.run(f"{form.capitalize()}SetPointers", made, offsets, indices, values)
    d.call("DenseToSparse_convert", out, made, 0, d.buffer)
    again = d.dense(np.zeros((4, 5), d.kind))
    d.call("SparseToDense", made, again, 0, d.buffer)
    assert np.array_equal(d.read(4, 5), a)
    others = d.get(indices, np.int32, (count,)) - base
    i, j = np.nonzero(a.T)[::-1] if form == "csc" else np.nonzero(a)
    assert np.array_equal(others, i if form == "csc" else j)


@pytest.mark.parametrize("base", [0, 1])
def test_indices(d: Multiplying, base: int) -> None:
    rows, columns = np.array([2, 0, 2, 1, 2], np.int32) + base, np.array([1, 2, 0, 0, 3], np.int32) + base
    pr, pc, pp = d.put(rows), d.put(columns), d.put(np.zeros(5, np.int32))
    d.call("CreateIdentityPermutation", 5, pp)
    d.call("XcoosortByRow", 3, 4, 5, pr, pc, pp, None)
    assert list(d.get(pp, np.int32, (5,))) == [1, 3, 2, 0, 4] and list(d.get(pr, np.int32, (5,)) - base) == [
        0,
        1,
        2,
        2,
        2,
    ]
    offsets = d.put(np.zeros(4, np.int32))
    d.call("Xcoo2csr", pr, 5, 3, offsets, base)
    assert list(d.get(offsets, np.int32, (4,)) - base) == [0, 1, 2, 5]
    back = d.put(np.zeros(5, np.int32))
    d.call("Xcsr2coo", offsets, 5, 3, back, base)
    assert np.array_equal(d.get(back, np.int32, (5,)), d.get(pr, np.int32, (5,)))
    values, new_values = d.put(np.arange(5).astype(d.kind)), d.put(np.zeros(5, d.kind))
    new_offsets, new_rows = d.put(np.zeros(5, np.int32)), d.put(np.zeros(5, np.int32))
    d.call(
        "Csr2cscEx2",
        3,
        4,
        5,
        values,
        offsets,
        pc,
        new_values,
        new_offsets,
        new_rows,
        d.number,
        1,
        base,
        1,
        None,
    )
    assert list(d.get(new_offsets, np.int32, (5,)) - base) == [0, 2, 3, 4, 5] and list(
        d.get(new_rows, np.int32, (5,)) - base
    ) == [1, 2, 2, 0, 2]
    assert list(d.get(new_values, d.kind, (5,)).real) == [1, 2, 3, 0, 4]
    described = d.new("CreateMatDescr")
    d.run("SetMatIndexBase", described, base)
    assert d.run("GetMatIndexBase", described) == base
    unsorted = d.put(np.array([2, 1, 0, 3, 1], np.int32) + base)
    d.call(
        "Xcsrsort", 3, 4, 5, described, d.put(np.array([0, 2, 4, 5], np.int32) + base), unsorted, None, None
    )
    assert list(d.get(unsorted, np.int32, (5,)) - base) == [1, 2, 0, 3, 1]


def test_tridiagonal_systems(d: Multiplying) -> None:
    n, b = 5, d.random(5, 2)
    lower, main, upper = d.random(n), 9 + d.random(n), d.random(n)[::-1].copy()
    full = np.diag(main) + np.diag(lower[1:], -1) + np.diag(upper[:-1], 1)
    pb = d.put(b)
    ROWS["minicc_cusparse_sgtsv2"](
        d.runtime,
        d.handle,
        ord(d.letter),
        n,
        2,
        d.put(lower),
        d.put(main.astype(d.kind)),
        d.put(upper),
        pb,
        n,
        d.buffer,
    )
    assert np.allclose(full @ d.get(pb, d.kind, (n, 2)), b, rtol=1e-4, atol=1e-4)


def test_counts_of_elements(d: Multiplying) -> None:
    a, described, total = d.random(4, 5, share=0.4), d.new("CreateMatDescr"), ctypes.c_int()
    for way in (0, 1):
        counts = d.put(np.zeros(5, np.int32))
        ROWS["minicc_cusparse_snnz"](
            d.runtime,
            d.handle,
            ord(d.letter),
            way,
            4,
            5,
            described,
            d.put(a),
            4,
            counts,
            ctypes.addressof(total),
        )
        assert total.value == np.count_nonzero(a)
        assert np.array_equal(
            d.get(counts, np.int32, (5,))[: a.shape[way]], np.count_nonzero(a, axis=1 - way)
        )


def test_descriptor_queries(runtime: HostRuntime) -> None:  # noqa: F811
    d, out = Multiplying(runtime), (ctypes.c_int64 * 10)()
    described = d.sparse(np.eye(3), base=1, index=INT64)
    places = [ctypes.addressof(out) + 8 * i for i in range(10)]
    d.run("CsrGet", described, *places)
    assert (
        list(out[:3]) == [3, 3, 3] and out[5] == d.values and list(out[6:]) == [INT64, INT64, 1, NUMBER["D"]]
    )
    d.run("SpMatGetFormat", described, places[0])
    assert out[0] & 15 == 1
    d.run("SpMatSetValues", described, 4096)
    d.run("ConstSpMatGetValues", described, places[0])
    assert out[0] == 4096
    d.run("DestroySpMat", described)
    with pytest.raises(LibraryError):
        d.run("SpMatGetFormat", described, places[0])


def test_wrong_arguments(runtime: HostRuntime) -> None:  # noqa: F811
    d = Multiplying(runtime)
    a, x, y, one = d.sparse(np.eye(3)), d.vector(np.ones(3)), d.vector(np.ones(4)), d.scalar(1)
    outside = d.new(
        "CreateCsr",
        3,
        3,
        3,
        d.put(np.array([0, 1, 2, 3], np.int32)),
        d.put(np.array([0, 1, 7], np.int32)),
        d.put(np.ones(3)),
        INT32,
        INT32,
        0,
        1,
    )
    cases = {
        3: [
            ("SpMV", 0, one, a, x, one, y, 1, 0, None),
            ("SpMV", 5, one, a, x, one, x, 1, 0, None),
            ("SpMV", 0, None, a, x, one, x, 1, 0, None),
            ("SpMV", 0, one, x, x, one, x, 1, 0, None),
            ("SpSV_solve", 0, one, a, x, x, 1, 0, 0),
        ],
        6: [("SpMV", 0, one, outside, x, one, x, 1, 0, None)],
        10: [("SpMV", 0, one, a, x, one, x, 99, 0, None)],
    }
    for status, calls in cases.items():
        for name, *arguments in calls:
            with pytest.raises(LibraryError) as error:
                d.call(name, *arguments)
            assert error.value.number == status, (name, arguments)
    for name, status, *arguments in (
        ("CreateCsr", 3, -1, 3, 0, None, None, None, INT32, INT32, 0, 1),
        ("CreateCsr", 3, 3, 3, 0, None, None, None, 7, INT32, 0, 1),
        ("CreateDnMat", 3, 3, 3, 2, None, 1, 1),
        ("CreateDnVec", 10, 3, None, 99),
    ):
        with pytest.raises(LibraryError) as error:
            d.new(name, *arguments)
        assert error.value.number == status, name
    d.handle = 12345
    with pytest.raises(LibraryError) as error:
        d.call("SpMV", 0, one, a, x, one, x, 1, 0, None)
    assert error.value.number == 1


@pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")
def test_a_program(tmp_path: Path) -> None:
    made = program(
        tmp_path,
        r"""
      #include <cstdio>
      #include <cusparse.h>
      template <class T> T *sent(const T *from, int n) { T *p; cudaMalloc(&p, n * sizeof(T));
        cudaMemcpy(p, from, n * sizeof(T), cudaMemcpyHostToDevice); return p; }
      int main() {
        int offsets[] = {0, 3, 4, 7, 9}, columns[] = {0, 2, 3, 1, 0, 2, 3, 1, 3};
          float values[] = {1, 2, 3, 4, 5, 6, 7, 8, 9}, x[] = {1, 2, 3, 4}, y[4] = {}, alpha = 1, beta = 0;
        cusparseHandle_t h; printf("%d ", cusparseCreate(&h)); cusparseSpMatDescr_t a;
          cusparseDnVecDescr_t vx, vy; float *Y = sent(y, 4);
        cusparseCreateCsr(&a, 4, 4, 9, sent(offsets, 5), sent(columns, 9), sent(values, 9),
          CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F);
        cusparseCreateDnVec(&vx, 4, sent(x, 4), CUDA_R_32F); cusparseCreateDnVec(&vy, 4, Y, CUDA_R_32F);
          size_t size; void *buffer;
        cusparseSpMV_bufferSize(h, CUSPARSE_OPERATION_NON_TRANSPOSE, &alpha, a, vx, &beta, vy, CUDA_R_32F,
          CUSPARSE_SPMV_ALG_DEFAULT, &size); cudaMalloc(&buffer, size);
        printf("%d ", cusparseSpMV(h, CUSPARSE_OPERATION_NON_TRANSPOSE, &alpha, a, vx, &beta, vy, CUDA_R_32F,
          CUSPARSE_SPMV_ALG_DEFAULT, buffer));
        cudaMemcpy(y, Y, sizeof y, cudaMemcpyDeviceToHost); printf("%g %g %g %g ", y[0], y[1], y[2], y[3]);
        cusparseConstSpMatDescr_t constant = a; int64_t rows, cols, count;
          cusparseSpMatGetSize(constant, &rows, &cols, &count);
          printf("%ld %s ", (long)count, cusparseGetErrorName(CUSPARSE_STATUS_NOT_SUPPORTED));
        int bad = cusparseSpMV(h, CUSPARSE_OPERATION_NON_TRANSPOSE, nullptr, a, vx, &beta, vy, CUDA_R_32F,
          CUSPARSE_SPMV_ALG_DEFAULT, buffer); printf("%d ", bad);
        cusparseDestroySpMat(a); cusparseDestroyDnVec(vx); cusparseDestroyDnVec(vy);
          printf("%d\n", cusparseDestroy(h)); }""",
    )
    result = made.run()
    assert (result.stdout, result.stderr) == ("0 0 19 8 51 52 9 CUSPARSE_STATUS_NOT_SUPPORTED 3 0\n", "")
