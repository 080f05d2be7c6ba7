"""cuSOLVER: residuals of factorisations, solutions, eigenvalues and singular values, computed with NumPy;
statuses of invalid arguments.
"""

from __future__ import annotations

import ctypes
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from minicc.host.device.host_runtime import HostRuntime
from minicc.host.libraries import cusolver, cusolver_64, handles
from minicc.host.libraries.arrays import LibraryError
from minicc.host.libraries.families import REAL, TYPES

from .test_libraries import Device, runtime  # noqa: F401
from .test_programs import program

pytest.importorskip("scipy")
ROWS = {row.name: row.body for row in (*cusolver.FUNCTIONS, *cusolver_64.FUNCTIONS)}
NUMBER = {"S": 0, "D": 1, "C": 4, "Z": 5}
LOWER, UPPER = 0, 1


class Solving(Device):
    """A handle of cuSOLVER, and calls by LAPACK's names."""

    def __init__(self, runtime: HostRuntime, letter: str) -> None:  # noqa: F811
        super().__init__(runtime)
        out = ctypes.c_void_p()
        ROWS["cusolverDnCreate"](runtime, ctypes.addressof(out))
        self.handle, self.letter = out.value, letter
        self.kind, self.real = TYPES[letter][0], TYPES[REAL[letter]][0]
        self.info = self.put(np.full(8, -99, np.int32))
        self.work = self.zeros(4096)

    def zeros(self, *shape: int, kind: Any = None) -> int:
        return self.put(np.zeros(shape, kind or self.kind))

    def array(self, start: int, *shape: int, kind: Any = None) -> np.ndarray:
        return self.get(start, kind or self.kind, shape)

    def solve(self, name: str, *arguments: Any) -> int:
        """Call a function of the type; return the first `info`."""
        ROWS[f"minicc_cusolverDn_{name}"](self.runtime, self.handle, ord(self.letter), *arguments)
        return int(self.get(self.info, np.int32, (1,))[0])

    def asked(self, name: str, *arguments: Any) -> int:
        """Return the size that a …_bufferSize function writes."""
        out = ctypes.c_int(-1)
        ROWS[f"minicc_cusolverDn_{name}_buffersize"](
            self.runtime,
            self.handle,
            ord(self.letter),
            *[ctypes.addressof(out) if a is ... else a for a in arguments],
        )
        return out.value

    def random(self, *shape: int) -> np.ndarray:
        rng = np.random.default_rng(sum(shape) + ord(self.letter))
        values = rng.normal(size=shape) + (1j * rng.normal(size=shape) if self.letter in "CZ" else 0)
        return values.astype(self.kind)

    def near(self, found: Any, expected: Any) -> None:
        tolerance = 2e-4 if self.letter in "SC" else 1e-11
        assert np.allclose(found, expected, rtol=tolerance, atol=tolerance), np.abs(
            np.asarray(found) - expected
        ).max()

    def hermitian(self, n: int) -> np.ndarray:
        a = self.random(n, n)
        return (a + a.conj().T).astype(self.kind)

    def positive(self, n: int) -> np.ndarray:
        a = self.random(n, n)
        return (a @ a.conj().T + n * np.eye(n)).astype(self.kind)


@pytest.fixture(params="SDCZ")
def d(runtime: HostRuntime, request: pytest.FixtureRequest) -> Solving:  # noqa: F811
    return Solving(runtime, request.param)


@pytest.mark.parametrize("fill", [LOWER, UPPER])
def test_cholesky(d: Solving, fill: int) -> None:
    """Check the factor in its triangle of a matrix with a leading dimension of its own; the other triangle is
    unchanged; solutions and the inverse.
    """
    n, a, b = 5, d.positive(5), d.random(5, 2)
    stored = np.full((7, n), 9, d.kind)
    stored[:n] = a
    pa, pb = d.put(stored), d.put(b)
    assert d.asked("spotrf", fill, n, pa, 7, ...) == n
    assert d.solve("spotrf", fill, n, pa, 7, d.work, n, d.info) == 0
    result = d.array(pa, 7, n)
    half = np.tril(result[:n]) if fill == LOWER else np.triu(result[:n])
    d.near(half @ half.conj().T if fill == LOWER else half.conj().T @ half, a)
    other = np.triu_indices(n, 1) if fill == LOWER else np.tril_indices(n, -1)
    assert np.array_equal(result[:n][other], a[other]) and np.all(result[n:] == 9)
    assert d.solve("spotrs", fill, n, 2, pa, 7, pb, n, d.info) == 0
    d.near(a @ d.array(pb, n, 2), b)
    assert d.solve("spotri", fill, n, pa, 7, d.work, n, d.info) == 0
    inverse, exact = d.array(pa, 7, n)[:n], np.linalg.inv(a)
    part = np.tril_indices(n) if fill == LOWER else np.triu_indices(n)
    d.near(inverse[part], exact[part])


def test_a_matrix_that_is_not_positive(d: Solving) -> None:
    a = np.diag(np.array([2, 1, -3, 4])).astype(d.kind)
    assert d.solve("spotrf", LOWER, 4, d.put(a), 4, d.work, 4, d.info) == 3


def test_cholesky_in_batches(d: Solving) -> None:
    matrices = [d.positive(n)[:3, :3] for n in (3, 4)] + [-np.eye(3, dtype=d.kind)]
    places, right = [d.put(a) for a in matrices], [d.put(d.random(3, 1)) for _ in matrices]
    pa, pb = d.put(np.array(places, np.uint64)), d.put(np.array(right[:2], np.uint64))
    d.solve("spotrfbatched", LOWER, 3, pa, 3, d.info, 3)
    assert list(d.get(d.info, np.int32, (3,))) == [0, 0, 1]
    d.solve("spotrsbatched", LOWER, 3, 1, pa, 3, pb, 3, d.info, 2)
    for a, pointer in zip(matrices[:2], right):
        d.near(a @ d.array(pointer, 3, 1), d.random(3, 1))


@pytest.mark.parametrize("shape", [(5, 5), (6, 4), (4, 6)])
def test_lu(d: Solving, shape: tuple[int, int]) -> None:
    (m, n), a = shape, d.random(*shape)
    pa, pivots, least = d.put(a), d.put(np.zeros(8, np.int32)), min(shape)
    assert d.solve("sgetrf", m, n, pa, m, d.work, pivots, d.info) == 0
    result, product = d.array(pa, m, n), a.copy()
    for i, p in enumerate(d.get(pivots, np.int32, (least,))):
        product[[i, p - 1]] = product[[p - 1, i]]
    d.near((np.tril(result, -1) + np.eye(m, n))[:, :least] @ np.triu(result)[:least], product)


@pytest.mark.parametrize("op", [0, 1, 2])
@pytest.mark.parametrize("has_pivots", [True, False])
def test_solutions_by_lu(d: Solving, op: int, has_pivots: bool) -> None:
    a, b = d.random(5, 5) + 9 * np.eye(5, dtype=d.kind), d.random(5, 3)
    pa, pb, pivots = d.put(a), d.put(b), d.put(np.zeros(5, np.int32)) if has_pivots else None
    assert d.solve("sgetrf", 5, 5, pa, 5, d.work, pivots, d.info) == 0
    assert d.solve("sgetrs", op, 5, 3, pa, 5, pivots, pb, 5, d.info) == 0
    d.near((a, a.T, a.conj().T)[op] @ d.array(pb, 5, 3), b)


def test_a_singular_matrix(d: Solving) -> None:
    a = np.ones((3, 3), d.kind)
    assert d.solve("sgetrf", 3, 3, d.put(a), 3, d.work, d.put(np.zeros(3, np.int32)), d.info) == 2


def test_row_exchanges(d: Solving) -> None:
    a, pivots = d.random(4, 3), np.array([3, 2, 4], np.int32)
    pa = d.put(a)
    d.solve("slaswp", 3, pa, 4, 1, 3, d.put(pivots), 1)
    assert np.array_equal(d.array(pa, 4, 3), a[[2, 1, 3, 0]])
    d.solve("slaswp", 3, pa, 4, 1, 3, d.put(pivots), -1)
    assert np.array_equal(d.array(pa, 4, 3), a)


@pytest.mark.parametrize("shape", [(6, 4), (4, 4), (3, 5)])
def test_qr(d: Solving, shape: tuple[int, int]) -> None:
    (m, n), a, least = shape, d.random(*shape), min(shape)
    pa, tau = d.put(a), d.zeros(8)
    assert d.solve("sgeqrf", m, n, pa, m, tau, d.work, 64, d.info) == 0
    r = np.triu(d.array(pa, m, n))[:least]
    c = d.random(m, 2)
    pc, adjoint = d.put(c), 2 if d.letter in "CZ" else 1
    assert d.solve("sormqr", 0, adjoint, m, 2, least, pa, m, tau, pc, m, d.work, 64, d.info) == 0
    assert d.solve("sorgqr", m, least, least, pa, m, tau, d.work, 64, d.info) == 0
    q = d.array(pa, m, n)[:, :least]
    d.near(q.conj().T @ q, np.eye(least))
    d.near(q @ r, a)
    d.near(d.array(pc, m, 2)[:least], q.conj().T @ c)


@pytest.mark.parametrize("fill", [LOWER, UPPER])
def test_indefinite_matrices(d: Solving, fill: int) -> None:
    """Check symmetric, not Hermitian, matrices with pivots of both sizes; the 64-bit function solves with
    them.
    """
    a = d.random(5, 5)
    a = (a + a.T).astype(d.kind)
    a[0, 0] = a[1, 1] = 0
    b, pa, pivots = d.random(5, 2), d.put(a), d.put(np.zeros(5, np.int32))
    assert d.solve("ssytrf", fill, 5, pa, 5, pivots, d.work, 5, d.info) == 0
    wide, pb = d.put(d.get(pivots, np.int32, (5,)).astype(np.int64)), d.put(b)
    ROWS["cusolverDnXsytrs"](
        d.runtime,
        d.handle,
        fill,
        5,
        2,
        NUMBER[d.letter],
        pa,
        5,
        wide,
        NUMBER[d.letter],
        pb,
        5,
        d.work,
        4096,
        None,
        0,
        d.info,
    )
    d.near(a @ d.array(pb, 5, 2), b)
    assert d.solve("ssytri", fill, 5, pa, 5, pivots, d.work, 5, d.info) == 0
    part = np.tril_indices(5) if fill == LOWER else np.triu_indices(5)
    d.near(d.array(pa, 5, 5)[part], np.linalg.inv(a)[part])


@pytest.mark.parametrize("fill", [LOWER, UPPER])
def test_eigenvalues(d: Solving, fill: int) -> None:
    a = d.hermitian(6)
    values = np.linalg.eigvalsh(a)
    pa, pw = d.put(np.tril(a) if fill == LOWER else np.triu(a)), d.zeros(6, kind=d.real)
    assert d.solve("ssyevd", 0, fill, 6, pa, 6, pw, d.work, 64, d.info) == 0
    d.near(d.array(pw, 6, kind=d.real), values)
    assert d.solve("ssyevd", 1, fill, 6, pa, 6, pw, d.work, 64, d.info) == 0
    v = d.array(pa, 6, 6)
    d.near(a @ v, v * values)
    d.near(v.conj().T @ v, np.eye(6))


def test_some_eigenvalues(d: Solving) -> None:
    a, count = d.hermitian(6), ctypes.c_int()
    values, pw = np.linalg.eigvalsh(a), d.zeros(6, kind=d.real)
    pa = d.put(a)
    assert (
        d.solve(
            "ssyevdx",
            1,
            1002,
            LOWER,
            6,
            pa,
            6,
            0.0,
            0.0,
            2,
            4,
            ctypes.addressof(count),
            pw,
            d.work,
            64,
            d.info,
        )
        == 0
    )
    assert count.value == 3
    d.near(d.array(pw, 6, kind=d.real)[:3], values[1:4])
    v = d.array(pa, 6, 6)[:, :3]
    d.near(a @ v, v * values[1:4])
    middle = float(values[2] + values[3]) / 2
    d.solve(
        "ssyevdx",
        0,
        1003,
        LOWER,
        6,
        d.put(a),
        6,
        middle,
        1e9,
        0,
        0,
        ctypes.addressof(count),
        pw,
        d.work,
        64,
        d.info,
    )
    assert count.value == 3
    d.near(d.array(pw, 6, kind=d.real)[:3], values[3:])


@pytest.mark.parametrize("kind", [1, 2, 3])
def test_generalised_eigenvalues(d: Solving, kind: int) -> None:
    a, b = d.hermitian(4), d.positive(4)
    pa, pb, pw = d.put(a), d.put(b), d.zeros(4, kind=d.real)
    assert d.solve("ssygvd", kind, 1, LOWER, 4, pa, 4, pb, 4, pw, d.work, 64, d.info) == 0
    v, w = d.array(pa, 4, 4), d.array(pw, 4, kind=d.real)
    scale = max(1.0, float(abs(w).max()))
    left = {1: a @ v, 2: a @ b @ v, 3: b @ a @ v}[kind]
    d.near(left / scale, (b @ v if kind == 1 else v) * w / scale)
    factor = np.tril(d.array(pb, 4, 4))
    d.near(factor @ factor.conj().T, b)


def test_jacobis_methods(d: Solving) -> None:
    """Check residuals of the results; batches; V, not its transpose."""
    made = ctypes.c_void_p()
    ROWS["cusolverDnCreateSyevjInfo"](d.runtime, ctypes.addressof(made))
    a, b, pw, residual = d.hermitian(4), d.positive(4), d.zeros(8, kind=d.real), ctypes.c_double(-1)
    pa = d.put(np.concatenate([a.ravel(order="F"), b.ravel(order="F")]))
    d.solve("ssyevjbatched", 1, UPPER, 4, pa, 4, pw, d.work, 64, d.info, made.value, 2)
    assert list(d.get(d.info, np.int32, (2,))) == [0, 0]
    d.near(d.array(pw, 8, kind=d.real), np.concatenate([np.linalg.eigvalsh(a), np.linalg.eigvalsh(b)]))
    ROWS["cusolverDnXsyevjGetResidual"](d.runtime, d.handle, made.value, ctypes.addressof(residual))
    assert 0 <= residual.value < (1e-3 if d.letter in "SC" else 1e-11)
    ROWS["cusolverDnDestroySyevjInfo"](d.runtime, made.value)
    ROWS["cusolverDnCreateGesvdjInfo"](d.runtime, ctypes.addressof(made))
    for econ, (m, n) in ((0, (5, 3)), (1, (5, 3)), (1, (3, 5))):
        g, least = d.random(m, n), min(m, n)
        u_columns, v_columns = (least, least) if econ else (m, n)
        pu, pv = d.zeros(m, u_columns), d.zeros(n, v_columns)
        assert (
            d.solve("sgesvdj", 1, econ, m, n, d.put(g), m, pw, pu, m, pv, n, d.work, 64, d.info, made.value)
            == 0
        )
        u, v, s = d.array(pu, m, u_columns), d.array(pv, n, v_columns), d.array(pw, least, kind=d.real)
        d.near((u[:, :least] * s) @ v[:, :least].conj().T, g)
        d.near(v.conj().T @ v, np.eye(v_columns))


@pytest.mark.parametrize("jobs", ["AA", "SS", "NN", "SA", "OS", "AO", "NS"])
def test_singular_values(d: Solving, jobs: str) -> None:
    m, n, a = 5, 3, d.random(5, 3)
    u_columns = m if jobs[0] == "A" else n
    pa, ps, pu, pv = d.put(a), d.zeros(n, kind=d.real), d.zeros(m, u_columns), d.zeros(n, n)
    assert (
        d.solve("sgesvd", ord(jobs[0]), ord(jobs[1]), m, n, pa, m, ps, pu, m, pv, n, d.work, 64, None, d.info)
        == 0
    )
    s = d.array(ps, n, kind=d.real)
    d.near(s, np.linalg.svd(a, compute_uv=False))
    u, vt = (
        d.array(pa if jobs[0] == "O" else pu, m, n if jobs[0] == "O" else u_columns),
        (d.array(pa, m, n)[:n] if jobs[1] == "O" else d.array(pv, n, n)),
    )
    if "N" not in jobs:
        d.near((u[:, :n] * s) @ vt, a)


def test_singular_values_of_batches(d: Solving) -> None:
    m, n, rank = 4, 3, 2
    a = [d.random(m, n), d.random(n, m).T.copy()]
    pa = d.put(np.concatenate([x.ravel(order="F") for x in a]))
    ps, pu, pv, norms = (
        d.zeros(2 * rank, kind=d.real),
        d.zeros(2 * m * rank),
        d.zeros(2 * n * rank),
        (ctypes.c_double * 2)(),
    )
    d.solve(
        "sgesvdastridedbatched",
        1,
        rank,
        m,
        n,
        pa,
        m,
        m * n,
        ps,
        rank,
        pu,
        m,
        m * rank,
        pv,
        n,
        n * rank,
        d.work,
        64,
        d.info,
        ctypes.addressof(norms),
        2,
    )
    for i, x in enumerate(a):
        exact = np.linalg.svd(x, compute_uv=False)
        d.near(d.array(ps, 2 * rank, kind=d.real)[rank * i : rank * (i + 1)], exact[:rank])
        d.near(norms[i], exact[rank])


def test_solvers_of_mixed_precision(d: Solving) -> None:
    letter, iterations = d.letter, ctypes.c_int(-5)
    a, b, x = d.random(5, 5), d.random(5, 2), d.zeros(5, 2)
    assert (
        d.solve(
            "zzgesv",
            5,
            2,
            d.put(a),
            5,
            d.put(np.zeros(5, np.int32)),
            d.put(b),
            5,
            x,
            5,
            d.work,
            4096,
            ctypes.addressof(iterations),
            d.info,
        )
        == 0
    )
    d.near(a @ d.array(x, 5, 2), b)
    tall, x = d.random(6, 3), d.zeros(3, 2)
    c = d.random(6, 2)
    assert (
        d.solve(
            "zzgels",
            6,
            3,
            2,
            d.put(tall),
            6,
            d.put(c),
            6,
            x,
            3,
            d.work,
            4096,
            ctypes.addressof(iterations),
            d.info,
        )
        == 0
    )
    d.near(d.array(x, 3, 2), np.linalg.lstsq(tall, c, rcond=None)[0])
    assert letter in "SDCZ" and iterations.value == 0


# -- sizes of 64 bits


def call_64(d: Solving, name: str, *operands: Any, tail: tuple[Any, ...] = ()) -> int:
    ROWS[f"cusolverDn{name}"](d.runtime, d.handle, None, *operands, d.work, 4096, None, 0, d.info, *tail)
    return int(d.get(d.info, np.int32, (1,))[0])


def test_functions_of_64_bits(d: Solving) -> None:
    kind, real = NUMBER[d.letter], NUMBER[REAL[d.letter]]
    a, b, values, sizes = (
        d.positive(4),
        d.random(4, 2),
        np.linalg.eigvalsh(d.positive(4)),
        (ctypes.c_size_t * 2)(7, 7),
    )
    pa, pb, pw = d.put(a), d.put(b), d.zeros(4, kind=d.real)
    ROWS["cusolverDnXpotrf_bufferSize"](
        d.runtime,
        d.handle,
        None,
        LOWER,
        4,
        kind,
        pa,
        4,
        kind,
        ctypes.addressof(sizes),
        ctypes.addressof(sizes) + 8,
    )
    assert sizes[0] == 4 * np.dtype(d.kind).itemsize and sizes[1] == 0
    assert call_64(d, "Xpotrf", LOWER, 4, kind, pa, 4, kind) == 0
    ROWS["cusolverDnXpotrs"](d.runtime, d.handle, None, LOWER, 4, 2, kind, pa, 4, kind, pb, 4, d.info)
    d.near(a @ d.array(pb, 4, 2), b)
    pa, pb, pivots = d.put(a), d.put(b), d.put(np.zeros(4, np.int64))
    assert call_64(d, "Xgetrf", 4, 4, kind, pa, 4, pivots, kind) == 0
    ROWS["cusolverDnXgetrs"](d.runtime, d.handle, None, 0, 4, 2, kind, pa, 4, pivots, kind, pb, 4, d.info)
    d.near(a @ d.array(pb, 4, 2), b)
    pa = d.put(a)
    assert call_64(d, "Xsyevd", 1, LOWER, 4, kind, pa, 4, real, pw, kind) == 0
    d.near(d.array(pw, 4, kind=d.real), values)
    count = ctypes.c_int64()
    assert (
        call_64(
            d,
            "Xsyevdx",
            0,
            1002,
            LOWER,
            4,
            kind,
            d.put(a),
            4,
            None,
            None,
            2,
            3,
            ctypes.addressof(count),
            real,
            pw,
            kind,
        )
        == 0
    )
    d.near(d.array(pw, 4, kind=d.real)[:2], values[1:3])
    g = d.random(5, 3)
    pa, ps, pu, pv = d.put(g), d.zeros(3, kind=d.real), d.zeros(5, 3), d.zeros(3, 3)
    assert (
        call_64(d, "Xgesvd", ord("S"), ord("S"), 5, 3, kind, pa, 5, real, ps, kind, pu, 5, kind, pv, 3, kind)
        == 0
    )
    d.near((d.array(pu, 5, 3) * d.array(ps, 3, kind=d.real)) @ d.array(pv, 3, 3), g)
    error = ctypes.c_double(3)
    assert (
        call_64(
            d,
            "Xgesvdp",
            1,
            1,
            5,
            3,
            kind,
            d.put(g),
            5,
            real,
            ps,
            kind,
            pu,
            5,
            kind,
            pv,
            3,
            kind,
            tail=(ctypes.addressof(error),),
        )
        == 0
    )
    d.near((d.array(pu, 5, 3) * d.array(ps, 3, kind=d.real)) @ d.array(pv, 3, 3).conj().T, g)
    pa, tau = d.put(g), d.zeros(3)
    assert call_64(d, "Xgeqrf", 5, 3, kind, pa, 5, kind, tau, kind) == 0
    d.near(abs(np.triu(d.array(pa, 5, 3))[:3]), abs(np.linalg.qr(g)[1]))
    triangle = np.tril(a)
    pa = d.put(triangle)
    ROWS["cusolverDnXtrtri"](d.runtime, d.handle, LOWER, 0, 4, kind, pa, 4, d.work, 4096, None, 0, d.info)
    d.near(d.array(pa, 4, 4), np.linalg.inv(triangle))


def test_eigenvalues_of_general_matrices(d: Solving) -> None:
    kind, whole = NUMBER[d.letter], {"S": 4, "D": 5, "C": 4, "Z": 5}[d.letter]
    a, complex_kind = d.random(4, 4), np.result_type(d.kind, np.complex64)
    pa, pw, pr = d.put(a), d.zeros(4, kind=complex_kind), d.zeros(4, 4)
    assert call_64(d, "Xgeev", 0, 1, 4, kind, pa, 4, whole, pw, kind, None, 4, kind, pr, 4, kind) == 0
    d.near(
        sorted(d.array(pw, 4, kind=complex_kind), key=lambda z: (round(z.real, 3), z.imag)),
        sorted(np.linalg.eigvals(a), key=lambda z: (round(z.real, 3), z.imag)),
    )


# -- wrong arguments


@pytest.mark.parametrize(
    "name, arguments, status",
    [
        ("spotrf", (LOWER, -1, "a", 4, "w", 64, "i"), 3),
        ("spotrf", (LOWER, 4, "a", 3, "w", 64, "i"), 3),
        ("spotrf", (2, 4, "a", 4, "w", 64, "i"), 3),
        ("spotrf", (LOWER, 4, "a", 4, "w", 2, "i"), 3),
        ("sgetrs", (3, 4, 1, "a", 4, "p", "b", 4, "i"), 3),
        ("sormqr", (0, 0, 4, 2, 5, "a", 4, "b", "a", 4, "w", 64, "i"), 3),
        ("sgesvd", (ord("X"), ord("N"), 4, 4, "a", 4, "w", "b", 4, "b", 4, "w", 64, None, "i"), 3),
        ("sgesvd", (ord("N"), ord("N"), 3, 4, "a", 4, "w", "b", 4, "b", 4, "w", 64, None, "i"), 3),
        ("ssyevd", (2, LOWER, 4, "a", 4, "w", "w", 64, "i"), 3),
        ("ssygvd", (4, 0, LOWER, 4, "a", 4, "b", 4, "w", "w", 64, "i"), 3),
        ("ssyevdx", (0, 1002, LOWER, 4, "a", 4, 0.0, 0.0, 3, 2, "c", "w", "w", 64, "i"), 3),
        ("spotrf", (LOWER, 4000, "a", 4000, "w", 4096, "i"), 6),
    ],
)
def test_wrong_arguments(runtime: HostRuntime, name: str, arguments: tuple[Any, ...], status: int) -> None:  # noqa: F811
    d, count = Solving(runtime, "D"), ctypes.c_int()
    known = {
        "a": d.put(np.eye(4)),
        "b": d.put(np.eye(4)),
        "w": d.work,
        "i": d.info,
        "p": d.put(np.zeros(4, np.int32)),
        "c": ctypes.addressof(count),
    }
    with pytest.raises(LibraryError) as error:
        d.solve(name, *[known.get(a, a) if isinstance(a, str) else a for a in arguments])
    assert error.value.number == status
    runtime.library.minicc_set_sticky(0)


def test_types_of_64_bits_that_do_not_fit(runtime: HostRuntime) -> None:  # noqa: F811
    d = Solving(runtime, "D")
    a = d.put(np.eye(4))
    for kind, real, status in ((2, 1, 9), (1, 0, 3)):
        with pytest.raises(LibraryError) as error:
            call_64(d, "Xsyevd", 0, LOWER, 4, kind, a, 4, real, d.work, kind)
        assert error.value.number == status


def test_invalid_handles(runtime: HostRuntime) -> None:  # noqa: F811
    d = Solving(runtime, "D")
    d.handle = Device(runtime).handle
    with pytest.raises(LibraryError) as error:
        d.solve("spotrf", LOWER, 4, d.put(np.eye(4)), 4, d.work, 64, d.info)
    assert error.value.number == 1


def test_empty_matrices(d: Solving) -> None:
    assert d.solve("spotrf", LOWER, 0, d.work, 1, d.work, 1, d.info) == 0
    assert d.solve("ssyevd", 1, LOWER, 0, d.work, 1, d.work, d.work, 1, d.info) == 0


def test_without_scipy(runtime: HostRuntime, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setattr(handles, "find_spec", lambda name: None)
    with pytest.raises(LibraryError) as error:
        ROWS["cusolverDnCreate"](runtime, ctypes.addressof(ctypes.c_void_p()))
    assert (
        error.value.number == 1
        and "cuSOLVER computes with SciPy, which is not installed: pip install scipy" in error.value.why
    )


@pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")
def test_a_program(tmp_path: Path) -> None:
    made = program(
        tmp_path,
        r"""
      #include <cstdio>
      #include <vector>
      #include <cusolverDn.h>
      int main() {
        cusolverDnHandle_t h; cudaStream_t s; cudaStreamCreate(&s); printf("%d ", cusolverDnCreate(&h));
          cusolverDnSetStream(h, s);
        const int n = 3; double a[] = {4, 2, 2, 2, 5, 3, 2, 3, 6}, b[] = {8, 10, 11}, *A, *B, *work;
          int *info, *pivots, lwork, done;
        cudaMalloc(&A, sizeof a); cudaMalloc(&B, sizeof b); cudaMalloc(&info, 4); cudaMalloc(&pivots, n * 4);
        cudaMemcpyAsync(A, a, sizeof a, cudaMemcpyHostToDevice, s);
          cudaMemcpyAsync(B, b, sizeof b, cudaMemcpyHostToDevice, s);
        cusolverDnDgetrf_bufferSize(h, n, n, A, n, &lwork); cudaMalloc(&work, lwork * sizeof(double));
        cusolverDnDgetrf(h, n, n, A, n, work, pivots, info);
          cusolverDnDgetrs(h, CUBLAS_OP_N, n, 1, A, n, pivots, B, n, info);
        cudaMemcpyAsync(b, B, sizeof b, cudaMemcpyDeviceToHost, s);
          cudaMemcpyAsync(&done, info, 4, cudaMemcpyDeviceToHost, s); cudaStreamSynchronize(s);
        printf("%.3f %.3f %.3f %d ", b[0], b[1], b[2], done);
        cusolverDnParams_t p; cusolverDnCreateParams(&p); size_t device, host; double *W;
          cudaMalloc(&W, n * 8); double a2[] = {2, 0, 0, 0, 3, 0, 0, 0, 1}, w[3];
          cudaMemcpy(A, a2, sizeof a2, cudaMemcpyHostToDevice);
        cusolverDnXsyevd_bufferSize(h, p, CUSOLVER_EIG_MODE_VECTOR, CUBLAS_FILL_MODE_UPPER, n, CUDA_R_64F, A,
          n, CUDA_R_64F, W, CUDA_R_64F, &device, &host);
        void *d; cudaMalloc(&d, device); std::vector<char> room(host);
        cusolverDnXsyevd(h, p, CUSOLVER_EIG_MODE_VECTOR, CUBLAS_FILL_MODE_UPPER, n, CUDA_R_64F, A, n,
          CUDA_R_64F, W, CUDA_R_64F, d, device, room.data(), host, info);
        cudaMemcpy(w, W, sizeof w, cudaMemcpyDeviceToHost); printf("%g %g %g ", w[0], w[1], w[2]);
        printf("%d ", cusolverDnDpotrf(h, CUBLAS_FILL_MODE_LOWER, -1, A, n, work, lwork,
          info) == CUSOLVER_STATUS_INVALID_VALUE); printf("%d\n", cusolverDnDestroy(h)); }""",
    )
    result = made.run()
    assert (result.stdout, result.stderr) == ("0 1.000 1.000 1.000 0 1 2 3 1 0\n", "")
