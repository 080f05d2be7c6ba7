"""cuBLAS, cuFFT and cuRAND against NumPy, by formulas that share nothing with the implementation."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any

import numpy as np
import pytest

import minicc
from minicc.host.device.host_runtime import HostRuntime, create_runtime
from minicc.host.libraries import cublas, cufft, curand, generators
from minicc.host.libraries.arrays import LibraryError
from minicc.host.libraries.families import TYPES

ROWS = {row.name: row.body for row in (*cublas.FUNCTIONS, *cufft.FUNCTIONS, *curand.FUNCTIONS)}


class Library:
    """A stub of the runtime's C part for the libraries."""

    def __init__(self) -> None:
        self.runtime: HostRuntime
        self.sticky = 0

    def minicc_defer(self, is_deferring: bool) -> None:
        assert not is_deferring

    def minicc_mark_output_read(self) -> None:
        """Do nothing."""

    def minicc_begin_work(self, stream: int) -> None:
        """Do nothing: one thread submits work."""

    def minicc_end_work(self) -> None:
        """Do nothing."""

    def minicc_add_allocation(self, start: int, size: int) -> None:
        """Do nothing: the runtime's memory records allocations, too."""

    def minicc_set_sticky(self, error: int) -> None:
        self.sticky = error

    def minicc_host_address(self, pointer: int, size: int) -> int | None:
        runtime = self.runtime
        if not runtime.memory.start <= pointer < runtime.mapping.end:
            return pointer
        return runtime.mapping.alias + pointer if runtime.memory.find(pointer, size) is not None else None


@cache
def the_runtime() -> HostRuntime:
    """Return the only runtime of the process: its memory has a fixed address."""
    library = Library()
    library.runtime = create_runtime(library, {})
    return library.runtime


@pytest.fixture(scope="module")
def runtime() -> HostRuntime:
    return the_runtime()


class Device:
    """A device with arrays by columns."""

    def __init__(self, runtime: HostRuntime) -> None:
        self.runtime = runtime
        out = ctypes.c_void_p()
        ROWS["cublasCreate"](runtime, ctypes.addressof(out))
        self.handle = out.value

    def put(self, array: np.ndarray) -> int:
        data = np.asarray(array).tobytes("F")
        start = self.runtime.allocations.allocate(max(len(data), 1), "test")
        self.runtime.mapping.bytes[start : start + len(data)] = np.frombuffer(data, np.uint8)
        return start

    def get(self, start: int, kind: Any, shape: tuple[int, ...]) -> np.ndarray:
        size = np.dtype(kind).itemsize * int(np.prod(shape))
        return self.runtime.mapping.bytes[start : start + size].view(kind).reshape(shape, order="F").copy()

    def call(self, name: str, letter: str, *arguments: Any) -> None:
        kept = [np.asarray(a) if isinstance(a, np.generic) else a for a in arguments]
        given = [a.ctypes.data if isinstance(a, np.ndarray) else a for a in kept]
        ROWS[f"minicc_cublas_{name}"](self.runtime, self.handle, ord(letter), *given)


@pytest.fixture
def device(runtime: HostRuntime) -> Device:
    return Device(runtime)


def random(letter: str, *shape: int) -> np.ndarray:
    rng = np.random.default_rng(sum(shape) + ord(letter))
    values = rng.integers(-4, 5, shape) + (1j * rng.integers(-4, 5, shape) if letter in "CZ" else 0)
    return values.astype(TYPES[letter][0])


def op(a: np.ndarray, which: int) -> np.ndarray:
    return (a, a.T, a.conj().T)[which]


def close(found: np.ndarray, expected: np.ndarray) -> bool:
    tolerance = 1e-3 if found.dtype.itemsize == 2 else 2e-5 if np.finfo(found.dtype).bits == 32 else 1e-12
    return bool(np.allclose(found, expected, rtol=tolerance, atol=tolerance * 10))


@pytest.mark.parametrize("letter", "SDCZH")
@pytest.mark.parametrize("op_a, op_b", [(0, 0), (1, 0), (0, 2), (2, 1)])
def test_products(device: Device, letter: str, op_a: int, op_b: int) -> None:
    m, n, k = 4, 3, 5
    a, b, c = (
        random(letter, *((m, k) if op_a == 0 else (k, m))),
        random(letter, *((k, n) if op_b == 0 else (n, k))),
        random(letter, m, n),
    )
    pc = device.put(c)
    kind = TYPES[letter][0]
    device.call(
        "sgemm",
        letter,
        op_a,
        op_b,
        m,
        n,
        k,
        kind(2),
        device.put(a),
        len(a),
        device.put(b),
        len(b),
        kind(-1),
        pc,
        m,
    )
    expected = np.einsum("ik,kj->ij", 2 * op(a, op_a).astype(complex), op(b, op_b)) - c
    assert close(device.get(pc, kind, (m, n)), (expected if letter in "CZ" else expected.real).astype(kind))


def test_output_is_not_read_when_beta_is_zero(device: Device) -> None:
    c = device.put(np.full((2, 2), np.nan, np.float32))
    one = device.put(np.eye(2, dtype=np.float32))
    device.call("sgemm", "S", 0, 0, 2, 2, 2, np.float32(1), one, 2, one, 2, np.float32(0), c, 2)
    assert np.array_equal(device.get(c, np.float32, (2, 2)), np.eye(2))


@pytest.mark.parametrize("letter", "SDCZ")
@pytest.mark.parametrize("fill", [0, 1])
@pytest.mark.parametrize("step", [1, 2, -1])
def test_symmetric_matrices(device: Device, letter: str, fill: int, step: int) -> None:
    n, kind = 4, TYPES[letter][0]
    full = random(letter, n, n)
    full = full + full.T
    stored = np.where((np.tril if fill == 0 else np.triu)(np.ones((n, n))) > 0, full, kind(99))
    storage = np.zeros(n * abs(step), kind)
    x = random(letter, n)
    storage[:: abs(step)] = x if step > 0 else x[::-1]
    y = random(letter, n)
    py = device.put(y)
    device.call(
        "ssymv", letter, fill, n, kind(3), device.put(stored), n, device.put(storage), step, kind(2), py, 1
    )
    assert close(device.get(py, kind, (n,)), 3 * full @ x + 2 * y)
    packed = np.concatenate([stored[j:, j] if fill == 0 else stored[: j + 1, j] for j in range(n)])
    if letter in "SD":
        py = device.put(y)
        device.call(
            "sspmv", letter, fill, n, kind(3), device.put(packed), device.put(storage), step, kind(2), py, 1
        )
        assert close(device.get(py, kind, (n,)), 3 * full @ x + 2 * y)


@pytest.mark.parametrize("letter", "CZ")
@pytest.mark.parametrize("fill", [0, 1])
def test_hermitian_matrices(device: Device, letter: str, fill: int) -> None:
    n, kind = 3, TYPES[letter][0]
    full = random(letter, n, n)
    full = full + full.conj().T
    stored = np.where((np.tril if fill == 0 else np.triu)(np.ones((n, n))) > 0, full, kind(99))
    x, y = random(letter, n), random(letter, n)
    py = device.put(y)
    device.call("chemv", letter, fill, n, kind(1j), device.put(stored), n, device.put(x), 1, kind(1), py, 1)
    assert close(device.get(py, kind, (n,)), 1j * full @ x + y)
    c = device.put(np.zeros((n, n), kind))
    device.call("cherk", letter, fill, 0, n, n, np.real(kind(2)), device.put(full), n, np.real(kind(0)), c, n)
    half = np.tril if fill == 0 else np.triu
    assert close(device.get(c, kind, (n, n)), half(2 * full @ full.conj().T))


@pytest.mark.parametrize("letter", "SDCZ")
@pytest.mark.parametrize(
    "side, fill, which, unit",
    [(0, 0, 0, 0), (0, 1, 1, 1), (1, 0, 2, 0), (1, 1, 0, 1), (0, 0, 1, 0), (1, 1, 1, 0)],
)
def test_triangles_are_solved_and_multiplied(
    device: Device, letter: str, side: int, fill: int, which: int, unit: int
) -> None:
    m, n, kind = 4, 3, TYPES[letter][0]
    size = m if side == 0 else n
    stored = random(letter, size, size) + (np.eye(size) * 9).astype(kind)
    half = (np.tril if fill == 0 else np.triu)(stored)
    if unit:
        half = half - np.diag(np.diag(half)) + np.eye(size)
    b = random(letter, m, n)
    pb, pc, pa = device.put(b), device.put(np.zeros_like(b)), device.put(stored)
    device.call("strsm", letter, side, fill, which, unit, m, n, kind(1), pa, size, pb, m)
    x = device.get(pb, kind, (m, n))
    assert close(op(half, which) @ x if side == 0 else x @ op(half, which), b)
    device.call("strmm", letter, side, fill, which, unit, m, n, kind(1), pa, size, pb, m, pc, m)
    assert close(device.get(pc, kind, (m, n)), b)
    if side == 0:
        px = device.put(b[:, 0])
        device.call("strsv", letter, fill, which, unit, m, pa, m, px, 1)
        assert close(device.get(px, kind, (m,)), x[:, 0])


@pytest.mark.parametrize("letter", "CZ")
def test_rank_updates_with_an_operation_that_blas_lacks(device: Device, letter: str) -> None:
    a = device.put(random(letter, 2, 2))
    one, real = TYPES[letter][0](1), np.real(TYPES[letter][0](1))
    for name, which, factor in (("ssyrk", 2, one), ("cherk", 1, real)):
        with pytest.raises(LibraryError) as error:
            device.call(name, letter, 0, which, 2, 2, factor, a, 2, factor, a, 2)
        assert error.value.number == 7


def test_banded_matrices(device: Device) -> None:
    m, n, below, above = 5, 4, 1, 2
    full = np.array(
        [[i * 10 + j + 1 if j - above <= i <= j + below else 0 for j in range(n)] for i in range(m)],
        np.float64,
    )
    stored = np.full((below + above + 1, n), 99.0)
    for j in range(n):
        for i in range(max(0, j - above), min(m, j + below + 1)):
            stored[above + i - j, j] = full[i, j]
    x, y = random("D", n), random("D", m)
    py = device.put(y)
    device.call(
        "sgbmv",
        "D",
        0,
        m,
        n,
        below,
        above,
        np.float64(1),
        device.put(stored),
        below + above + 1,
        device.put(x),
        1,
        np.float64(1),
        py,
        1,
    )
    assert close(device.get(py, np.float64, (m,)), full @ x + y)


@pytest.mark.parametrize("letter", "SDCZ")
def test_vectors(device: Device, letter: str) -> None:
    n, kind = 6, TYPES[letter][0]
    x, y = random(letter, n), random(letter, n + 1)[:n]
    out, real = np.zeros((), kind), np.zeros((), kind(0).real.dtype)
    place = np.zeros((), np.int32)
    px, py = device.put(x), device.put(y)
    device.call("sdot", letter, n, px, 1, py, 1, out)
    assert close(out, x @ y)
    device.call("snrm2", letter, n, px, 1, real)
    assert close(real, np.sqrt((abs(x) ** 2).sum()))
    device.call("sasum", letter, n, px, 1, real)
    assert close(real, (abs(x.real) + abs(x.imag)).sum())
    device.call("isamax", letter, n, px, 1, place)
    assert abs(x[place - 1].real) + abs(x[place - 1].imag) == max(abs(x.real) + abs(x.imag))
    device.call("saxpy", letter, n, kind(2), px, 1, py, -1)
    assert close(device.get(py, kind, (n,)), y + 2 * x[::-1])
    device.call("sswap", letter, n, px, 1, py, 1)
    assert np.array_equal(device.get(py, kind, (n,)), x)
    a, b, c, s = kind(3), kind(4), np.zeros((), real.dtype), np.zeros((), kind)
    first, second = np.array(a), np.array(b)
    device.call("srotg", letter, first, second, c, s)
    assert close(c * a + s * b, first) and abs(-np.conj(s) * a + c * b) < 1e-5


@pytest.mark.parametrize("letter", "SDCZ")
def test_factorisations(device: Device, letter: str) -> None:
    n, count, kind = 4, 3, TYPES[letter][0]
    matrices = [random(letter, n, n + i)[:, :n] + (np.eye(n) * (i + 5)).astype(kind) for i in range(count)]
    right = [random(letter, n, 2) for _ in range(count)]
    a = device.put(np.array([device.put(m) for m in matrices], np.uint64))
    targets = [device.put(r) for r in right]
    b, inverses = (
        device.put(np.array(targets, np.uint64)),
        [device.put(np.zeros((n, n), kind)) for _ in range(count)],
    )
    pivots, info, told = (
        device.put(np.zeros(n * count, np.int32)),
        device.put(np.full(count, 7, np.int32)),
        np.full((), 7, np.int32),
    )
    device.call("sgetrfbatched", letter, n, a, n, pivots, info, count)
    device.call("sgetrsbatched", letter, 0, n, 2, a, n, pivots, b, n, told, count)
    device.call(
        "sgetribatched", letter, n, a, n, pivots, device.put(np.array(inverses, np.uint64)), n, info, count
    )
    assert told == 0 and not device.get(info, np.int32, (count,)).any()
    for matrix, value, target, inverse in zip(matrices, right, targets, inverses):
        assert close(matrix @ device.get(target, kind, (n, 2)), value)
        assert close(matrix @ device.get(inverse, kind, (n, n)), np.eye(n, dtype=kind))
    singular = device.put(np.array([device.put(np.ones((n, n), kind))], np.uint64))
    device.call("smatinvbatched", letter, n, singular, n, singular, n, info, 1)
    assert device.get(info, np.int32, (1,)) == 2
    device.call("sgetrfbatched", letter, n, singular, n, 0, info, 1)
    assert device.get(info, np.int32, (1,)) == 2


@pytest.mark.parametrize("letter", "SDCZ")
@pytest.mark.parametrize("fill", [0, 1])
def test_packed_updates(device: Device, letter: str, fill: int) -> None:
    """Check A += a x x^H and A += a x y^H + conj(a) y x^H, where A is a triangle stored column after
    column.
    """
    n, kind = 4, TYPES[letter][0]
    full, x, y = random(letter, n, n), random(letter, n), random(letter, n + 1)[:n]
    full = full + full.conj().T

    def packed(a: np.ndarray) -> np.ndarray:
        return np.concatenate([a[j:, j] if fill == 0 else a[: j + 1, j] for j in range(n)])

    a = device.put(packed(full))
    device.call("sspr", letter, fill, n, np.real(kind(3)), device.put(x), 1, a)
    assert close(device.get(a, kind, (n * (n + 1) // 2,)), packed(full + 3 * np.outer(x, x.conj())))
    a, factor = device.put(packed(full)), kind(2 - 1j if letter in "CZ" else 2)
    device.call("sspr2", letter, fill, n, factor, device.put(x), 1, device.put(y), 1, a)
    change = factor * np.outer(x, y.conj())
    assert close(device.get(a, kind, (n * (n + 1) // 2,)), packed(full + change + change.conj().T))


@pytest.mark.parametrize("letter", "SDCZ")
@pytest.mark.parametrize("which", [0, 1, 2])
def test_batches_of_matrices_with_vectors(device: Device, letter: str, which: int) -> None:
    m, n, count, kind = 3, 2, 4, TYPES[letter][0]
    a = random(letter, m, n, count)
    x, y = (random(letter, length, count) for length in ((n, m) if which == 0 else (m, n)))
    expected = np.stack([2 * op(a[:, :, i], which) @ x[:, i] - y[:, i] for i in range(count)], axis=1)
    pa, px, py = (device.put(v) for v in (a, x, y))
    size = np.dtype(kind).itemsize
    scalars = kind(2), kind(-1)
    device.call(
        "sgemvstridedbatched",
        letter,
        which,
        m,
        n,
        scalars[0],
        pa,
        m,
        m * n,
        px,
        1,
        len(x),
        scalars[1],
        py,
        1,
        len(y),
        count,
    )
    assert close(device.get(py, kind, y.shape), expected)
    py = device.put(y)
    lists = [
        device.put(np.array([start + i * step * size for i in range(count)], np.uint64))
        for start, step in ((pa, m * n), (px, len(x)), (py, len(y)))
    ]
    device.call(
        "sgemvbatched",
        letter,
        which,
        m,
        n,
        scalars[0],
        lists[0],
        m,
        lists[1],
        1,
        scalars[1],
        lists[2],
        1,
        count,
    )
    assert close(device.get(py, kind, y.shape), expected)


def test_products_whose_types_are_given(device: Device) -> None:
    """Check SgemmEx, CgemmEx, CsyrkEx, CherkEx, and the names with 3m, which are the same here."""
    m, n, k, single, half, whole = 3, 2, 4, 0, 2, 4
    a, b, c = random("H", m, k), random("H", k, n), random("S", m, n)
    pa, pb, pc = (device.put(v) for v in (a, b, c))
    device.call(
        "sgemmex", "S", 0, 0, m, n, k, np.float32(2), pa, half, m, pb, half, k, np.float32(1), pc, single, m
    )
    assert close(device.get(pc, np.float32, (m, n)), 2 * a.astype(np.float32) @ b.astype(np.float32) + c)
    with pytest.raises(LibraryError):
        device.call(
            "sgemmex",
            "S",
            0,
            0,
            m,
            n,
            k,
            np.float32(2),
            pa,
            half,
            m,
            pb,
            half,
            k,
            np.float32(1),
            pc,
            whole,
            m,
        )
    a, b, c = random("C", m, k), random("C", k, n), random("C", m, n)
    pc = device.put(c)
    device.call(
        "sgemmex",
        "C",
        0,
        0,
        m,
        n,
        k,
        np.complex64(1j),
        device.put(a),
        whole,
        m,
        device.put(b),
        whole,
        k,
        np.complex64(2),
        pc,
        whole,
        m,
    )
    assert close(device.get(pc, np.complex64, (m, n)), 1j * a @ b + 2 * c)
    square = random("C", m, m)
    square = square + square.conj().T
    for name, factor, other in (("csyrkex", np.complex64(2j), a.T), ("cherkex", np.float32(3), a.conj().T)):
        pc = device.put(square)
        device.call(name, "C", 1, 0, m, k, factor, device.put(a), whole, m, factor, pc, whole, m)
        assert close(
            device.get(pc, np.complex64, (m, m)),
            np.triu(factor * a @ other + factor * square) + np.tril(square, -1),
        )
    with pytest.raises(LibraryError):
        device.call(
            "cherkex", "C", 1, 0, m, k, np.float32(1), device.put(a), single, m, np.float32(1), pc, whole, m
        )
    pc = device.put(square)
    device.call(
        "cherkx",
        "C",
        0,
        0,
        m,
        k,
        np.complex64(1),
        device.put(a),
        m,
        device.put(2 * a),
        m,
        np.float32(0),
        pc,
        m,
    )
    assert close(device.get(pc, np.complex64, (m, m)), np.tril(2 * a @ a.conj().T) + np.triu(square, 1))


def test_invalid_library_arguments(device: Device, capsys: pytest.CaptureFixture[str]) -> None:
    one = np.float32(1)
    small = device.put(np.zeros(4, np.float32))
    with pytest.raises(LibraryError, match="7"):
        device.call("sgemm", "S", 0, 0, 4, 4, 4, one, small, 2, small, 4, one, small, 4)
    with pytest.raises(LibraryError, match="1"):
        ROWS["cublasDestroy"](device.runtime, 12345)
    with pytest.raises(LibraryError, match="13"):
        device.call("sgemm", "S", 0, 0, 4, 4, 4, one, small, 4, small, 4, one, small, 4)
    assert "64 bytes" in capsys.readouterr().err and device.runtime.library.sticky == 700
    with pytest.raises(LibraryError, match="103"):
        ROWS["curandCreateGenerator"](device.runtime, np.zeros(1, np.uint64).ctypes.data, 202)


def test_sums_of_many_floats(device: Device) -> None:
    """Check that sums lose nothing: cuBLAS adds in many lanes, so its sums are close to exact ones."""
    n = 1 << 22
    x = ((np.arange(n) + 1) % 7).astype(np.float32)
    values, exact = device.put(x), float((x.astype(np.float64) ** 2).sum())
    for name, arguments, expected in (
        ("snrm2", (), exact**0.5),
        ("sasum", (), float(x.sum(dtype=np.float64))),
        ("sdot", (values, 1), exact),
    ):
        result = np.zeros(1, np.float32)
        device.call(name, "S", n, values, 1, *arguments, result)
        assert result[0] == np.float32(expected), name


# -- cuFFT


@pytest.mark.parametrize(
    "kind, before, after",
    [
        (0x29, np.complex64, np.complex64),
        (0x69, np.complex128, np.complex128),
        (0x6A, np.float64, np.complex128),
        (0x2C, np.complex64, np.float32),
    ],
)
def test_transforms(device: Device, kind: int, before: Any, after: Any) -> None:
    n, batch = 6, 2
    half = n // 2 + 1
    rng = np.random.default_rng(kind)
    time = rng.integers(-5, 6, (batch, n)) + (
        1j * rng.integers(-5, 6, (batch, n)) if kind in (0x29, 0x69) else 0
    )
    matrix = np.exp(-2j * np.pi * np.outer(np.arange(n), np.arange(n)) / n)
    given, expected = (time, time @ matrix) if kind != 0x2C else ((time @ matrix)[:, :half], n * time)
    expected = expected[:, :half] if kind == 0x6A else expected
    plan = np.zeros(1, np.int32)
    ROWS["cufftPlan1d"](device.runtime, plan.ctypes.data, n, kind, batch)
    source, target = device.put(given.T.astype(before)), device.put(np.zeros(expected.T.shape, after))
    name = {0x29: "cufftExecC2C", 0x69: "cufftExecZ2Z", 0x6A: "cufftExecD2Z", 0x2C: "cufftExecC2R"}[kind]
    ROWS[name](device.runtime, int(plan[0]), source, target, *([-1] if kind in (0x29, 0x69) else []))
    assert np.allclose(device.get(target, after, expected.T.shape).T, expected, atol=1e-4)


def test_transforms_of_strided_batches(device: Device) -> None:
    size, plan = np.array([4], np.int32), np.zeros(1, np.int32)
    values = np.arange(8) + 1j
    ROWS["cufftPlanMany"](
        device.runtime,
        plan.ctypes.data,
        1,
        size.ctypes.data,
        size.ctypes.data,
        2,
        1,
        size.ctypes.data,
        1,
        4,
        0x69,
        2,
    )
    source, target = device.put(values), device.put(np.zeros(8, complex))
    ROWS["cufftExecZ2Z"](device.runtime, int(plan[0]), source, target, 1)
    matrix = np.exp(2j * np.pi * np.outer(np.arange(4), np.arange(4)) / 4)
    assert np.allclose(
        device.get(target, complex, (8,)), np.concatenate([matrix @ values[::2], matrix @ values[1::2]])
    )


@pytest.mark.parametrize(
    "before, after, direction", [(4, 4, 1), (5, 5, -1), (0, 4, -1), (1, 5, 1), (4, 0, 1), (5, 1, -1)]
)
def test_plans_by_types_of_data(device: Device, before: int, after: int, direction: int) -> None:
    """Compare with the transform of the same kind; that of real numbers has one direction."""
    n = 6
    kinds = {0: np.float32, 1: np.float64, 4: np.complex64, 5: np.complex128}
    first, second = kinds[before], kinds[after]
    time = random("Z", n)
    if before < 2:
        values, expected = time.real, np.fft.rfft(time.real)
    elif after < 2:
        values, expected = np.fft.rfft(time.real), n * time.real
    else:
        values, expected = time, np.fft.fft(time) if direction < 0 else n * np.fft.ifft(time)
    values = values.astype(first)
    source, target = device.put(values), device.put(np.zeros(expected.shape, second))
    plan, size, work = np.zeros(1, np.int32), np.array([n], np.int64), np.ones(1, np.uint64)
    ROWS["cufftCreate"](device.runtime, plan.ctypes.data)
    ROWS["cufftXtMakePlanMany"](
        *(device.runtime, int(plan[0]), 1, size.ctypes.data, None, 1, 1, before, None, 1, 1, after, 1),
        *(work.ctypes.data, max(before, after)),
    )
    ROWS["cufftXtExec"](device.runtime, int(plan[0]), source, target, direction)
    assert np.allclose(device.get(target, second, expected.shape), expected, atol=1e-4) and not work[0]
    with pytest.raises(LibraryError, match="3"):
        ROWS["cufftXtMakePlanMany"](
            *(device.runtime, int(plan[0]), 1, size.ctypes.data, None, 1, 1, before, None, 1, 1, 2, 1),
            *(work.ctypes.data, max(before, after)),
        )


# -- cuRAND

KERNEL = """
#include <curand_kernel.h>
template <class State> __device__ void draw(State *s, unsigned long long seed, unsigned long long sequence,
  unsigned long long offset, unsigned *out, float *f) {
  curand_init(seed, sequence, offset, s);
  for (int i = 0; i < 6; i++) out[i] = curand(s);
  curand_init(seed, sequence, offset, s);
  f[0] = curand_uniform(s);
  f[1] = (float)curand_uniform_double(s);
}
extern "C" __global__ void draws(unsigned long long seed, unsigned long long sequence,
  unsigned long long offset, unsigned *out, float *f) {
  curandState a; curandStatePhilox4_32_10_t b; curandStateMRG32k3a c;
  draw(&a, seed, sequence, offset, out, f); draw(&b, seed, sequence, offset, out + 6, f + 2);
    draw(&c, seed, sequence, offset, out + 12, f + 4);
}
extern "C" __global__ void many(double mean, float *normal, double *wide, unsigned *poisson, int n) {
  curandState s; curand_init(5, threadIdx.x, 0, &s);
  for (int i = threadIdx.x; i < n; i += blockDim.x) { normal[i] = curand_normal(&s);
    wide[i] = curand_normal_double(&s); poisson[i] = curand_poisson(&s, mean); }
}
"""


@pytest.fixture(scope="module")
def kernels() -> minicc.ObjectCode:
    return minicc.compile(KERNEL)


def xorwow(seed: int, sequence: int, offset: int, count: int) -> list[int]:
    *words, weyl = generators.seed_xorwow(seed)
    state = sum(word << 32 * i for i, word in enumerate(words))
    state = generators._apply_linear(generators._linear_power((sequence << 67) + offset), state)
    result = []
    for i in range(count):
        state = generators._xorshift(state)
        result.append((state >> 128) + weyl + 362437 * (offset + i + 1) & 0xFFFFFFFF)
    return result


def mrg(seed: int, sequence: int, offset: int, count: int) -> list[int]:
    kind = generators.Mrg32k3a
    a, b = kind.initial_state(seed)
    steps = (sequence << 76) + offset
    a, b = (
        generators._advance(generators._power(kind.A1, steps, kind.M1), a, kind.M1),
        generators._advance(generators._power(kind.A2, steps, kind.M2), b, kind.M2),
    )
    result = []
    for _ in range(count):
        a, b = (
            (*a[1:], (1403580 * a[1] - 810728 * a[0]) % kind.M1),
            (*b[1:], (527612 * b[2] - 1370589 * b[0]) % kind.M2),
        )
        result.append((a[2] - b[2] - 1) % kind.M1 + 1)
    return result


@pytest.mark.parametrize(
    "seed, sequence, offset", [(0, 0, 0), (1234, 5, 7), (0xDEADBEEFCAFE, 1 << 33, 1 << 40), (1, 2**63, 3)]
)
def test_generators_of_device_code(kernels: minicc.ObjectCode, seed: int, sequence: int, offset: int) -> None:
    out, uniform = np.zeros(18, np.uint32), np.zeros(6, np.float32)
    kernels["draws"][1, 1](np.uint64(seed), np.uint64(sequence), np.uint64(offset), out, uniform)
    expected = xorwow(seed, sequence, offset, 6)
    assert out[:6].tolist() == expected
    assert uniform[0] == np.float32(expected[0]) * np.float32(2.0**-32) + np.float32(2.0**-33)
    assert uniform[1] == np.float32((expected[1] ^ expected[2] << 21) * 2.0**-53 + 2.0**-54)
    block = np.arange(offset // 4, offset // 4 + 3, dtype=np.uint64)
    words = generators.philox(
        block & 0xFFFFFFFF,
        block >> np.uint64(32),
        sequence & 0xFFFFFFFF,
        sequence >> 32,
        seed & 0xFFFFFFFF,
        seed >> 32,
    )
    assert out[6:12].tolist() == np.stack(words, 1).reshape(-1)[offset % 4 : offset % 4 + 6].tolist()
    assert out[12:].tolist() == [int(step * 1.000000048662) for step in mrg(seed, sequence, offset, 6)]


def test_philox_gives_the_published_answers() -> None:
    """Check the three known answers of philox4x32-10 that Random123 publishes."""
    ones = np.array([0xFFFFFFFF], np.uint64)
    assert [int(w[0]) for w in generators.philox(0 * ones, 0 * ones, 0, 0, 0, 0)] == [
        0x6627E8D5,
        0xE169C58D,
        0xBC57AC4C,
        0x9B00DBD8,
    ]
    result = generators.philox(ones, ones, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF)
    assert [int(w[0]) for w in result] == [0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD]


def test_distributions_of_device_code(kernels: minicc.ObjectCode) -> None:
    n = 8192
    for mean in (3.0, 500.0):
        normal, wide, poisson = np.zeros(n, np.float32), np.zeros(n), np.zeros(n, np.uint32)
        kernels["many"][1, 256](mean, normal, wide, poisson, n)
        for values, center, spread in ((normal, 0, 1), (wide, 0, 1), (poisson, mean, mean**0.5)):
            assert abs(values.mean() - center) < 5 * spread / n**0.5 and abs(values.std() / spread - 1) < 0.05


@pytest.mark.parametrize("kind, first", [(101, xorwow), (121, mrg)])
def test_generators_of_host_code_hand_out_subsequences_in_turn(kind: int, first: Any) -> None:
    made = curand.KINDS[kind](77, 0)
    words = made.words(4096 + 3) if kind == 101 else made.steps(4096 + 3)
    assert [int(words[i]) for i in (0, 1, 4095)] == [first(77, i, 0, 1)[0] for i in (0, 1, 4095)]
    assert int(words[4096]) == first(77, 0, 1, 1)[0]
    later = curand.KINDS[kind](77, 10)
    assert np.array_equal((later.words if kind == 101 else later.steps)(20), words[10:30])


@pytest.mark.parametrize("kind", [100, 121, 161])
def test_distributions_of_host_code(runtime: HostRuntime, kind: int) -> None:
    n, out = 20000, ctypes.c_void_p()
    ROWS["curandCreateGeneratorHost"](runtime, ctypes.addressof(out), kind)
    for name, type_, extra, mean, spread in (
        ("Uniform", np.float32, (), 0.5, 12**-0.5),
        ("UniformDouble", np.float64, (), 0.5, 12**-0.5),
        ("Normal", np.float32, (2.0, 3.0), 2, 3),
        ("NormalDouble", np.float64, (2.0, 3.0), 2, 3),
        ("Poisson", np.uint32, (7.0,), 7, 7**0.5),
        ("Poisson", np.uint32, (1e7,), 1e7, 1e7**0.5),
    ):
        values = np.zeros(n, type_)
        ROWS[f"curandGenerate{name}"](runtime, out.value, values.ctypes.data, n, *extra)
        assert abs(values.mean() - mean) < 5 * spread / n**0.5 and abs(values.std() / spread - 1) < 0.03, name
    assert ROWS["curandDestroyGenerator"](runtime, out.value) is None


class Quasi:
    """A host generator of quasi-random numbers."""

    def __init__(self, runtime: HostRuntime, kind: int, dimensions: int, offset: int = 0) -> None:
        out = ctypes.c_void_p()
        self.runtime = runtime
        ROWS["curandCreateGeneratorHost"](runtime, ctypes.addressof(out), kind)
        self.handle = out.value
        ROWS["curandSetQuasiRandomGeneratorDimensions"](runtime, self.handle, dimensions)
        ROWS["curandSetGeneratorOffset"](runtime, self.handle, offset)

    def generate(self, name: str, count: int, kind: Any, *extra: float) -> np.ndarray:
        values = np.zeros(count, kind)
        ROWS[f"curandGenerate{name}"](self.runtime, self.handle, values.ctypes.data, count, *extra)
        return values


def test_quasi_random_numbers(runtime: HostRuntime) -> None:
    """Compare with what cuRAND 10.4 generates; a dimension's numbers follow each other."""
    points = Quasi(runtime, 201, 2)
    words = points.generate("", 8, np.uint32) >> 29
    assert words.tolist() == [0, 4, 6, 2, 0, 4, 2, 6]
    assert (points.generate("", 8, np.uint32) >> 29).tolist() == [3, 7, 5, 1, 3, 7, 1, 5]
    for kind, more in ((201, 2.0**-32), (203, 2.0**-54)):
        later = Quasi(runtime, kind, 2, 5).generate("UniformDouble", 8, np.float64)
        expected = [0.875, 0.625, 0.125, 0.1875, 0.875, 0.125, 0.625, 0.3125]
        assert (later == np.array(expected) + more).all()
        single = Quasi(runtime, kind, 3).generate("Uniform", 6, np.float32)
        assert single.tolist() == [2.0**-33, 0.5] * 3
        normal = Quasi(runtime, kind, 2, 8).generate("Normal", 8, np.float32, 1.0, 2.0)
        expected = [-0.77429307, 1.9775529, 4.068241, 0.6853787, 0.022447169, 2.774293, -2.068241, 1.3146213]
        assert np.allclose(normal, expected, rtol=2e-6)
        lowest = Quasi(runtime, kind, 1).generate("Normal", 3, np.float32, 0.0, 1.0)
        assert np.allclose(lowest, [-6.3379574, 0, 0.67448974], rtol=1e-6)
    assert Quasi(runtime, 203, 2).generate("LongLong", 4, np.uint64).tolist() == [0, 1 << 63] * 2


@pytest.mark.parametrize(
    "kind, function, arguments, error",
    [
        (201, "curandGenerateUniform", (0, 7), 105),
        (203, "curandGenerate", (0, 8), 103),
        (201, "curandGenerateLongLong", (0, 8), 103),
        (201, "curandSetQuasiRandomGeneratorDimensions", (0,), 104),
        (201, "curandSetQuasiRandomGeneratorDimensions", (20001,), 104),
        (201, "curandSetPseudoRandomGeneratorSeed", (1,), 103),
    ],
)
def test_invalid_quasi_random_arguments(
    runtime: HostRuntime, kind: int, function: str, arguments: tuple[int, ...], error: int
) -> None:
    with pytest.raises(LibraryError, match=str(error)):
        ROWS[function](runtime, Quasi(runtime, kind, 2).handle, *arguments)


def test_direction_vectors(runtime: HostRuntime) -> None:
    """Compare with cuRAND's tables: the first words, and a sum over all words."""
    for bits, which, total in ((32, 101, 12716554936080764988), (64, 103, 3828543676252707680)):
        out = ctypes.c_void_p()
        ROWS[f"curandGetDirectionVectors{bits}"](runtime, ctypes.addressof(out), which)
        kind = ctypes.c_uint32 if bits == 32 else ctypes.c_uint64
        table = np.ctypeslib.as_array((kind * (20000 * bits)).from_address(out.value or 0)).reshape(
            20000, bits
        )
        assert (table[0] == [1 << bits - 1 - at for at in range(bits)]).all()
        assert (table[3, :6] >> np.array(bits - 32, table.dtype)).tolist() == [
            *(2147483648, 3221225472, 536870912, 1342177280, 4160749568, 1946157056)
        ]
        weights = np.arange(table.size, dtype=np.uint64).reshape(table.shape) * 2 + 1
        assert int((table.astype(np.uint64) * weights).sum()) == total
        with pytest.raises(LibraryError, match="104"):
            ROWS[f"curandGetDirectionVectors{bits}"](runtime, ctypes.addressof(out), which + 1)


def test_tables_and_headers_agree() -> None:
    """Check that every function of a family is declared once for each of its types."""
    for family in cublas.FAMILIES:
        for name in family.names.split():
            assert cublas.HEADER.count(f" cublas{name}{family.suffix}(") == 1
