"""Arguments for the kernels of `kernels.cu`: what is launched to count instructions and to compare
results.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

F32, F64, I32, U32, U8, F16 = np.float32, np.float64, np.int32, np.uint32, np.uint8, np.float16


@dataclass(frozen=True)
class Launch:
    """One launch. `make` gives the arguments in order."""

    kernel: str
    grid: tuple[int, ...]
    block: tuple[int, ...]
    make: Callable[[np.random.Generator], tuple[Any, ...]]
    shared: int = 0
    source: Path = Path(__file__).parent / "kernels.cu"


def _floats(rng: np.random.Generator, *shape: int) -> np.ndarray:
    return rng.random(shape, F32) - F32(0.5)


def _zeros(*shape: int) -> np.ndarray:
    return np.zeros(shape, F32)


def _fields(array: np.ndarray) -> np.ndarray:
    """The rows of `array` as structures with members x, y, z, w."""
    return np.ascontiguousarray(array).view([(name, array.dtype) for name in "xyzw"[: array.shape[-1]]])


def _graph(rng: np.random.Generator, n: int, edges: int) -> tuple[np.ndarray, np.ndarray]:
    """(start, target) of a graph in compressed rows."""
    return np.concatenate([[0], np.sort(rng.integers(0, edges, n - 1)), [edges]]).astype(I32), rng.integers(
        0, n, edges
    ).astype(I32)


def _spmv(rng: np.random.Generator) -> tuple[Any, ...]:
    start, column = _graph(rng, 16, 900)
    return start, column, rng.random(900), rng.random(16), np.zeros(16), 16


def _bfs(rng: np.random.Generator) -> tuple[Any, ...]:
    start, edges = _graph(rng, 200, 1500)
    level = np.where(np.arange(200) % 3 == 0, 2, np.where(np.arange(200) % 3 == 1, 1, -1)).astype(I32)
    return start, edges, level, np.zeros(1, I32), 2, 200


def _blend(rng: np.random.Generator) -> tuple[Any, ...]:
    a, b, out = (_fields(rng.integers(0, 256, (500, 4), U8)) for _ in range(3))
    return a, b, out, 500, 0.25


def _halves(rng: np.random.Generator) -> tuple[Any, ...]:
    x, y = (_fields(_floats(rng, 100, 2).astype(F16)) for _ in range(2))
    return x, y, F16(0.5), 100


KERNELS = (
    Launch(
        "stencil7",
        (2, 2),
        (16, 8),
        lambda r: (_floats(r, 10, 16, 32), _zeros(10, 16, 32), 32, 16, 10, 0.5, 0.1),
    ),
    Launch("reduce_max", (2,), (128,), lambda r: (_floats(r, 2000), _zeros(2), 2000)),
    Launch("blelloch", (1,), (128,), lambda r: (r.integers(-9, 9, 256, I32), 256), 1024),
    Launch("warp_scan", (2,), (128,), lambda r: (r.integers(-9, 9, 250, I32), np.zeros(250, I32), 250)),
    Launch("histogram64", (2,), (128,), lambda r: (r.integers(0, 256, 3000, U8), np.zeros(64, U32), 3000)),
    Launch("transpose4", (3, 3), (16, 4), lambda r: (_floats(r, 40, 45), _zeros(45, 40), 40, 45)),
    Launch(
        "gemm_float4",
        (1, 2),
        (16, 16),
        lambda r: (_floats(r, 128, 24), _floats(r, 24, 64), _zeros(128, 64), 128, 64, 24),
    ),
    Launch("softmax", (2,), (32,), lambda r: (_floats(r, 50, 20), _zeros(50, 20), 50, 20)),
    Launch(
        "layernorm",
        (4,),
        (32, 4),
        lambda r: (_floats(r, 16, 100), _floats(r, 100), _floats(r, 100), _zeros(16, 100), 100, 1e-5),
    ),
    Launch("spmv_warp", (4,), (128,), _spmv),
    Launch("bitonic_step", (4,), (128,), lambda r: (r.integers(0, 1000, 512, U32), 4, 16)),
    Launch("convolution", (3, 5), (16, 8), lambda r: (_floats(r, 40, 45), _zeros(40, 45), 45, 40)),
    Launch("queens", (1,), (64,), lambda r: (np.zeros(49, I32), 7)),
    Launch("sha_rounds", (2,), (64,), lambda r: (r.integers(0, 2**32, 2048, U32), np.zeros(512, U32))),
    Launch(
        "radix_ranks", (4,), (128,), lambda r: (r.integers(0, 2**32, 500, U32), np.zeros(500, I32), 500, 8)
    ),
    Launch(
        "divide_indices",
        (4,),
        (128,),
        lambda r: (r.integers(-(2**31), 2**31, 500).astype(I32), np.zeros(500, I32), 500, 24),
    ),
    Launch("blend_rgba", (4,), (128,), _blend),
    Launch(
        "saxpy4", (2,), (64,), lambda r: (_fields(_floats(r, 400, 4)), _fields(_floats(r, 400, 4)), 0.5, 400)
    ),
    Launch("half_axpy", (2,), (64,), _halves),
    Launch("bfs_step", (2,), (128,), _bfs),
    Launch("floyd_warshall", (3, 5), (16, 8), lambda r: (r.integers(0, 100, (40, 40), I32), 7, 40)),
    Launch("xorshift_pi", (2,), (64,), lambda r: (np.zeros(1, U32), 12345, 40)),
    Launch(
        "lattice_boltzmann",
        (2, 4),
        (16, 8),
        lambda r: (r.random((9, 30, 28), F32), _zeros(9, 30, 28), 28, 30, 0.6),
    ),
)
