"""Arguments for the kernels of `algorithms.cu`: what is launched to count instructions and to compare
results.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from kernel_cases import F32, I32, U8, U32, Launch  # type: ignore[import-not-found]

SOURCE = Path(__file__).parent / "algorithms.cu"
U64 = np.uint64
TEXT = np.frombuffer(b"the quick brown fox jumps over\nthe lazy dog and runs away  ", np.int8)


def _launch(kernel: str, grid: Any, block: Any, make: Any, shared: int = 0) -> Launch:
    """A launch of one kernel of the file; a number is a grid or block of one dimension."""
    grid, block = (size if isinstance(size, tuple) else (size,) for size in (grid, block))
    return Launch(kernel, grid, block, make, shared, SOURCE)


def _ints(r: np.random.Generator, *shape: int, below: int = 1000) -> np.ndarray:
    return r.integers(0, below, shape).astype(I32)


def _words(r: np.random.Generator, *shape: int) -> np.ndarray:
    return r.integers(0, 2**32, shape).astype(U32)


def _bytes(r: np.random.Generator, *shape: int, below: int = 256) -> np.ndarray:
    return r.integers(0, below, shape).astype(U8)


def _text(r: np.random.Generator, n: int) -> np.ndarray:
    return np.resize(TEXT, n).copy()


def _pattern(r: np.random.Generator) -> tuple[Any, ...]:
    pattern = _text(r, 500)[40:48].copy()
    return _text(r, 500), 500, pattern, 8, np.full(1, 1 << 30, I32)


def _particles(r: np.random.Generator) -> np.ndarray:
    fields = [(name, F32) for name in ("x", "y", "z", "vx", "vy", "vz")]
    return (r.random((200, 6), F32) * F32(1.2)).view(fields)


def _edits(r: np.random.Generator) -> tuple[Any, ...]:
    a, b = (r.integers(97, 101, 64 * 16).astype(np.int8) for _ in range(2))
    return a, b, np.zeros(64, I32)


def _jacobi(r: np.random.Generator) -> tuple[Any, ...]:
    n = 40
    return (
        r.random((n, n), F32) + n * np.eye(n, dtype=F32),
        r.random(n, F32),
        r.random(n, F32),
        np.zeros(n, F32),
        n,
    )


def _pairs(r: np.random.Generator, op: int) -> tuple[Any, ...]:
    return _ints(r, 64, 16), _ints(r, 64, 16), np.zeros(64, I32), 64, op


def _tridiagonal(r: np.random.Generator) -> tuple[Any, ...]:
    a, b, c, d, x, scratch = (r.random((20, 40), F32) for _ in range(6))
    return a, b + F32(4), c, d, x, scratch, 20, 40


ALGORITHMS = (
    _launch("add_hundred", 2, 64, lambda r: (_ints(r, 100), 100)),
    _launch("lcg_hundred", 2, 64, lambda r: (_words(r, 100), 100)),
    _launch("horner", 2, 64, lambda r: (r.random(100), np.zeros(100), 100)),
    _launch("sine_series", 2, 64, lambda r: (r.random(100, F32), np.zeros(100, F32), 100)),
    _launch("bitonic_block", 2, 256, lambda r: (_ints(r, 512),)),
    _launch("bitonic_any", 1, 64, lambda r: (r.random(64, F32), _words(r, 64), 64)),
    _launch("odd_even", 1, 32, lambda r: (_ints(r, 64), 64), 256),
    _launch(
        "heat3d",
        (2, 4, 4),
        (8, 4, 2),
        lambda r: (r.random((8, 14, 15)), np.zeros((8, 14, 15)), 15, 14, 8, 0.1),
    ),
    _launch("wave1d", 4, 64, lambda r: (r.random(250), r.random(250), np.zeros(250), 250, 0.5)),
    _launch("gradient", (3, 5), (16, 8), lambda r: (r.random((40, 45)), *np.zeros((3, 40, 45)), 45, 40, 0.1)),
    _launch("stencil_column", 2, 32, lambda r: (r.random((30, 60)), np.zeros((30, 60)), 60, 30)),
    _launch("jacobi", 1, 64, _jacobi),
    _launch(
        "matmul_double",
        (3, 3),
        (8, 8),
        lambda r: (r.random((20, 20)), r.random((20, 20)), np.zeros((20, 20)), 20),
    ),
    _launch(
        "convolve3", (3, 5), (16, 8), lambda r: (r.random((40, 45), F32), np.zeros((40, 45), F32), 45, 40)
    ),
    _launch("convolve5", (3, 5), (16, 8), lambda r: (_bytes(r, 40, 45), np.zeros((40, 45), U8), 45, 40)),
    _launch("sobel", (3, 5), (16, 8), lambda r: (_bytes(r, 40, 45), np.zeros((40, 45), U8), 45, 40)),
    _launch("median3", 2, 64, lambda r: (_ints(r, 100), np.zeros(100, I32), 100)),
    _launch("life", (3, 5), (16, 8), lambda r: (_bytes(r, 40, 45, below=2), np.zeros((40, 45), U8), 45, 40)),
    _launch("scale_or_add", 2, 64, lambda r: (r.random(2000, F32), np.zeros(2000, F32), 2000, 1, 0.5)),
    _launch(
        "row_sums", 1, 64, lambda r: (r.random((50, 30), F32), np.zeros(50, F32), r.random(30, F32), 50, 30)
    ),
    _launch("pick_operation", 1, 64, lambda r: _pairs(r, 2)),
    _launch("interpret", 2, 64, lambda r: (_bytes(r, 60, below=8), 60, np.zeros(100, I32), 100)),
    _launch("move_particles", 4, 64, lambda r: (_particles(r), 200, 0.5)),
    _launch("forces", 1, 64, lambda r: (*r.random((4, 60), F32), *np.zeros((3, 60), F32), 60)),
    _launch(
        "lower_bound", 4, 64, lambda r: (np.sort(_ints(r, 300)), 300, _ints(r, 200), np.zeros(200, I32), 200)
    ),
    _launch("block_scan", 2, 256, lambda r: (_ints(r, 500), np.zeros(500, I32), 500)),
    _launch("hillis_steele", 1, 256, lambda r: (r.random(250, F32), np.zeros(250, F32), 250)),
    _launch("dot_double", 2, 256, lambda r: (r.random(2000), r.random(2000), np.zeros(1), 2000)),
    _launch("variance", 1, 64, lambda r: (r.random(1000, F32), np.zeros(64, F32), np.zeros(64, F32), 1000)),
    _launch("to_upper", 4, 128, lambda r: (_text(r, 500), 500)),
    _launch("count_words", 1, 64, lambda r: (_text(r, 1000), 1000, np.zeros(64, I32), 16)),
    _launch("find_pattern", 4, 128, _pattern),
    _launch("crc32", 1, 64, lambda r: (_bytes(r, 64, 20), np.zeros(64, U32), 20)),
    _launch("fnv", 1, 64, lambda r: (_text(r, 60 * 20), np.zeros(60, U32), 20, 60)),
    _launch("edit_distance", 1, 64, _edits),
    _launch("popcounts", 2, 64, lambda r: (_words(r, 100), np.zeros(100, I32), 100)),
    _launch("reverse_bits", 2, 64, lambda r: (_words(r, 100), np.zeros(100, U32), 100)),
    _launch("morton", 2, 64, lambda r: (_words(r, 100), _words(r, 100), np.zeros(100, U64), 100)),
    _launch("gcds", 2, 64, lambda r: (_ints(r, 100), _ints(r, 100), np.zeros(100, I32), 100)),
    _launch("sieve", 1, 64, lambda r: (np.zeros(1001, U8), 1000)),
    _launch(
        "power_mod", 1, 64, lambda r: (_words(r, 50).astype(U64), np.zeros(50, U64), 65537, 1000000007, 50)
    ),
    _launch("fibonacci", 1, 64, lambda r: (_ints(r, 60, below=90), np.zeros(60, U64), 60)),
    _launch("julia", (2, 4), (16, 8), lambda r: (np.zeros((30, 30), U8), 30, 30, -0.4, 0.6)),
    _launch("newton_root", 2, 64, lambda r: (r.random(100) + 1, np.zeros(100), 100)),
    _launch("simpson", 1, 64, lambda r: (np.zeros(64), 0.0, 2.0, 40)),
    _launch("matrix_power", 1, 64, lambda r: (r.random((50, 9), F32), 50)),
    _launch("thomas", 1, 64, _tridiagonal),
    _launch("fft_stages", 2, 32, lambda r: (r.random(128, F32), r.random(128, F32))),
    _launch(
        "knn",
        1,
        64,
        lambda r: (r.random((60, 3), F32), r.random((50, 3), F32), np.zeros((50, 4), I32), 60, 50),
    ),
    _launch("rgb_to_gray", 2, 64, lambda r: (_bytes(r, 500, 3), np.zeros(500, U8), 500)),
    _launch(
        "ell_spmv",
        2,
        64,
        lambda r: (
            r.random((8, 100), F32),
            _ints(r, 8, 100, below=101) - 1,
            r.random(100, F32),
            np.zeros(100, F32),
            100,
            8,
        ),
    ),
    _launch(
        "upsample", (3, 5), (16, 8), lambda r: (r.random((20, 22), F32), np.zeros((40, 44), F32), 22, 20)
    ),
    _launch(
        "max_pool",
        (2, 3),
        (16, 8),
        lambda r: (r.random((4, 40, 44), F32), np.zeros((4, 20, 22), F32), 44, 40, 4),
    ),
    _launch("rc4_like", 2, 8, lambda r: (np.zeros((16, 32), U8), 32)),
    _launch("monte_carlo_double", 1, 64, lambda r: (np.zeros(64), 10, 100.0, 0.01, 0.2)),
)
