"""What each example must compute, in NumPy: the kernels' arguments and the right answers."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

F32, I32 = np.float32, np.int32


@dataclass(frozen=True)
class Case:
    """One launch. `make` gives the arguments by name; `expect` maps them to what they become.

    `rtol` and `atol` bound the difference of floating-point results; integers must be equal.
    """

    file: str
    kernel: str
    grid: tuple[int, ...]
    block: tuple[int, ...]
    make: Callable[[np.random.Generator], dict[str, Any]]
    expect: Callable[[dict[str, Any]], dict[str, Any]]
    rtol: float = 0.0
    atol: float = 0.0
    shared: int = 0


def floats(rng: np.random.Generator, *shape: int) -> np.ndarray:
    return rng.random(shape, F32) - F32(0.5)


def _vector_add(rng: np.random.Generator) -> dict[str, Any]:
    return {"n": 1000, "a": floats(rng, 1000), "b": floats(rng, 1000), "c": np.zeros(1000, F32)}


def _saxpy(rng: np.random.Generator) -> dict[str, Any]:
    return {"n": 1000, "a": F32(2.5), "x": floats(rng, 1000), "y": floats(rng, 1000)}


def _saxpy_expected(v: dict[str, Any]) -> dict[str, Any]:
    # A fused multiply-add rounds once; in double precision product and sum of floats round once too, up to
    # double rounding, which one unit in the last place covers.
    return {"y": (np.float64(v["a"]) * v["x"] + v["y"]).astype(F32)}


def _matmul(rng: np.random.Generator) -> dict[str, Any]:
    m, n, k = 30, 41, 50
    return {
        "m": m,
        "n": n,
        "k": k,
        "a": floats(rng, m, k),
        "b": floats(rng, k, n),
        "c": np.zeros((m, n), F32),
    }


def _matmul_expected(v: dict[str, Any]) -> dict[str, Any]:
    return {"c": (v["a"].astype(float) @ v["b"].astype(float)).astype(F32)}


def _reduce(rng: np.random.Generator) -> dict[str, Any]:
    return {"n": 1000, "x": floats(rng, 1000), "partial": np.zeros(4, F32)}


def _reduce_expected(v: dict[str, Any]) -> dict[str, Any]:
    x = np.concatenate([v["x"], np.zeros(24, F32)]).astype(float)
    return {"partial": x.reshape(2, 4, 128).sum(axis=(0, 2)).astype(F32)}


def _warp_reduce(rng: np.random.Generator) -> dict[str, Any]:
    return {
        "n": 1000,
        "x": rng.integers(-100, 100, 1000, I32),
        "sum": np.zeros(1, I32),
        "positive": np.zeros(1, I32),
    }


def _scan(rng: np.random.Generator) -> dict[str, Any]:
    return {"n": 200, "x": rng.integers(-100, 100, 200, I32), "out": np.zeros(200, I32)}


def _transpose(rng: np.random.Generator) -> dict[str, Any]:
    return {"rows": 40, "cols": 50, "in": floats(rng, 40, 50), "out": np.zeros((50, 40), F32)}


def _histogram(rng: np.random.Generator) -> dict[str, Any]:
    return {"n": 5000, "data": rng.integers(0, 256, 5000, np.uint8), "counts": np.ones(256, np.uint32)}


def _stencil(rng: np.random.Generator) -> dict[str, Any]:
    return {"width": 40, "height": 35, "in": floats(rng, 35, 40), "out": np.zeros((35, 40), F32)}


def _stencil_expected(v: dict[str, Any]) -> dict[str, Any]:
    padded = np.pad(v["in"].astype(float), 1)
    around = padded[:-2, 1:-1] + padded[2:, 1:-1] + padded[1:-1, :-2] + padded[1:-1, 2:]
    return {"out": (0.5 * v["in"] + 0.125 * around).astype(F32)}


def _mandelbrot(rng: np.random.Generator) -> dict[str, Any]:
    return {"width": 60, "height": 40, "limit": 60, "iterations": np.zeros((40, 60), I32)}


def _mandelbrot_expected(v: dict[str, Any]) -> dict[str, Any]:
    """Iteration counts where no rounding decides: `unsure` pixels are left out by the comparison."""
    cx = -2.0 + 3.0 * np.arange(v["width"]) / v["width"] + np.zeros((v["height"], 1))
    cy = -1.125 + 2.25 * np.arange(v["height"])[:, None] / v["height"] + np.zeros(v["width"])
    x, y, counts = np.zeros_like(cx), np.zeros_like(cx), np.zeros(cx.shape, I32)
    running = np.ones(cx.shape, bool)
    for _ in range(v["limit"]):
        running &= ~(x * x + y * y > 4.0)
        counts[running] += 1
        new_x, new_y = x * x - y * y + cx, 2.0 * x * y + cy
        x, y = np.where(running, new_x, x), np.where(running, new_y, y)
    return {"iterations": counts}


def _collatz_expected(v: dict[str, Any]) -> dict[str, Any]:
    lengths = np.zeros(v["n"], I32)
    for i in range(2, v["n"]):
        value = i
        while value > 1:
            value = 3 * value + 1 if value % 2 else value // 2
            lengths[i] += 1
    return {"lengths": lengths}


def _spmv(rng: np.random.Generator) -> dict[str, Any]:
    dense = floats(rng, 60, 50) * (rng.random((60, 50)) < 0.1)
    rows, columns = np.nonzero(dense)
    offsets = np.searchsorted(rows, np.arange(61)).astype(I32)
    return {
        "rows": 60, "offsets": offsets, "columns": columns.astype(I32), "values": dense[rows, columns],
        "x": floats(rng, 50), "y": np.zeros(60, F32),
    }  # fmt: skip


def _spmv_expected(v: dict[str, Any]) -> dict[str, Any]:
    products = v["values"].astype(float) * v["x"].astype(float)[v["columns"]]
    return {
        "y": np.array([products[a:b].sum() for a, b in zip(v["offsets"][:-1], v["offsets"][1:])]).astype(F32)
    }


BODY = np.dtype([("x", F32), ("y", F32), ("z", F32), ("mass", F32)])
VELOCITY = np.dtype([("x", F32), ("y", F32), ("z", F32)])


def _columns(array: np.ndarray, names: str = "xyz") -> np.ndarray:
    return np.stack([array[c].astype(float) for c in names], axis=-1)


def _nbody(rng: np.random.Generator) -> dict[str, Any]:
    bodies, velocities = np.zeros(100, BODY), np.zeros(100, VELOCITY)
    for name in "xyz":
        bodies[name], velocities[name] = floats(rng, 100), floats(rng, 100)
    bodies["mass"] = rng.random(100, F32)
    return {"n": 100, "dt": 0.01, "bodies": bodies, "velocities": velocities, "moved": np.zeros(100, BODY)}


def _nbody_expected(v: dict[str, Any]) -> dict[str, Any]:
    position = _columns(v["bodies"])
    delta = position[None] - position[:, None]
    inverse = 1.0 / np.sqrt((delta**2).sum(-1) + 1e-3)
    velocity = _columns(v["velocities"]) + v["dt"] * (
        delta * (v["bodies"]["mass"] * inverse**3)[..., None]
    ).sum(1)
    moved, velocities = v["bodies"].copy(), np.zeros(100, VELOCITY)
    for i, name in enumerate("xyz"):
        velocities[name] = velocity[:, i]
        moved[name] = position[:, i] + v["dt"] * velocity[:, i]
    return {"velocities": velocities, "moved": moved}


def _black_scholes(rng: np.random.Generator) -> dict[str, Any]:
    n = 200
    return {
        "n": n, "rate": 0.02, "volatility": 0.3, "price": (5 + 25 * rng.random(n)).astype(F32),
        "strike": (1 + 99 * rng.random(n)).astype(F32), "years": (0.25 + 10 * rng.random(n)).astype(F32),
        "call": np.zeros(n, F32), "put": np.zeros(n, F32),
    }  # fmt: skip


def _black_scholes_expected(v: dict[str, Any]) -> dict[str, Any]:
    s, x, t = (v[name].astype(float) for name in ("price", "strike", "years"))
    r, sigma = v["rate"], v["volatility"]
    d1 = (np.log(s / x) + (r + sigma**2 / 2) * t) / (sigma * np.sqrt(t))
    cdf = np.vectorize(lambda d: 0.5 * (1 + math.erf(d / math.sqrt(2))))
    discounted = x * np.exp(-r * t)
    call = s * cdf(d1) - discounted * cdf(d1 - sigma * np.sqrt(t))
    return {"call": call.astype(F32), "put": (call - s + discounted).astype(F32)}


def _bitonic(rng: np.random.Generator) -> dict[str, Any]:
    return {"n": 200, "keys": rng.integers(-(2**31), 2**31, 200).astype(I32)}


POINT = np.dtype(
    {"names": ["position", "cluster"], "formats": [(F32, 2), I32], "offsets": [0, 8], "itemsize": 12}
)
CENTRE = np.dtype([("position", F32, 2)])


def _kmeans(rng: np.random.Generator) -> dict[str, Any]:
    points, centres = np.zeros(200, POINT), np.zeros(5, CENTRE)
    # Multiples of 1/64 keep every distance exact, so that ties are ties whatever the rounding.
    points["position"] = rng.integers(0, 64, (200, 2)) / 64
    centres["position"] = rng.integers(0, 64, (5, 2)) / 64
    return {"n": 200, "k": 5, "points": points, "centres": centres}


def _kmeans_expected(v: dict[str, Any]) -> dict[str, Any]:
    delta = v["points"]["position"][:, None] - v["centres"]["position"][None]
    points = v["points"].copy()
    points["cluster"] = (delta**2).sum(-1).argmin(1)
    return {"points": points}


def _only(name: str, f: Callable[[dict[str, Any]], Any]) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda v: {name: f(v)}


CASES: Sequence[Case] = (
    Case("vector_add.cu", "vector_add", (4,), (256,), _vector_add, _only("c", lambda v: v["a"] + v["b"])),
    Case("saxpy.cu", "saxpy", (4,), (256,), _saxpy, _saxpy_expected, rtol=2e-7, atol=2e-7),
    Case("matmul.cu", "matmul_naive", (3, 2), (16, 16), _matmul, _matmul_expected, rtol=1e-5, atol=1e-6),
    Case("matmul.cu", "matmul_tiled", (3, 2), (16, 16), _matmul, _matmul_expected, rtol=1e-5, atol=1e-6),
    Case("reduce.cu", "reduce_sum", (4,), (128,), _reduce, _reduce_expected, rtol=1e-5, atol=1e-5,
        shared=512),
    Case("warp_reduce.cu", "warp_reduce", (4,), (256,), _warp_reduce,
        lambda v: {"sum": v["x"].sum(keepdims=True), "positive": (v["x"] > 0).sum(keepdims=True)}),
    Case("scan.cu", "inclusive_scan", (1,), (256,), _scan, _only("out", lambda v: np.cumsum(v["x"]))),
    Case("transpose.cu", "transpose", (2, 2), (32, 8), _transpose, _only("out", lambda v: v["in"].T)),
    Case("histogram.cu", "histogram", (4,), (256,), _histogram,
        _only("counts", lambda v: 1 + np.bincount(v["data"], minlength=256))),
    Case("stencil.cu", "stencil", (3, 3), (16, 16), _stencil, _stencil_expected, rtol=1e-6, atol=1e-7),
    Case("mandelbrot.cu", "mandelbrot", (4, 3), (16, 16), _mandelbrot, _mandelbrot_expected),
    Case("collatz.cu", "collatz", (4,), (256,), lambda rng: {"n": 1000, "lengths": np.zeros(1000, I32)},
        _collatz_expected),
    Case("spmv.cu", "spmv_csr", (2,), (32,), _spmv, _spmv_expected, rtol=1e-5, atol=1e-6),
    Case("nbody.cu", "nbody_step", (2,), (64,), _nbody, _nbody_expected, rtol=1e-4, atol=1e-6),
    Case("black_scholes.cu", "black_scholes", (1,), (256,), _black_scholes, _black_scholes_expected,
        rtol=1e-4, atol=1e-4),
    Case("bitonic_sort.cu", "bitonic_sort", (1,), (256,), _bitonic,
        _only("keys", lambda v: np.sort(v["keys"]))),
    Case("kmeans.cu", "assign_clusters", (2,), (128,), _kmeans, _kmeans_expected),
)  # fmt: skip
