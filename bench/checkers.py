"""The cost of checkers: CPU time of launches with each of them, and with all, as multiples of the reference
engine's.

    python bench/checkers.py [--rounds N] [--native]

Figures are the least of some alternating rounds per kernel; `all` is `--check=all`. The last row is the
geometric mean. `--native` prints the cost of the checker 'race' on the native engine, on the workloads of
`bench/runtime.py` as well, or the reason why a kernel ran on the reference engine.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import numpy as np
from harness import Table, argument_parser, geometric_mean
from runtime_workloads import WORKLOADS

import minicc
from minicc.driver.checking import start_session, watch_launches
from minicc.runtime.checkers.session import CHECKERS

F32, I32 = np.float32, np.int32
KERNELS = """
extern "C" __global__ void histogram(const int *x, int *bins, int n)
{
    __shared__ int local[64];
    if (threadIdx.x < 64) local[threadIdx.x] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        atomicAdd(&local[x[i] & 63], 1);
    __syncthreads();
    if (threadIdx.x < 64) atomicAdd(&bins[threadIdx.x], local[threadIdx.x]);
}
extern "C" __global__ void stencil(const float *a, float *b, int n)
{
    __shared__ float s[258];
    int i = blockIdx.x * blockDim.x + threadIdx.x, t = threadIdx.x + 1;
    s[t] = i < n ? a[i] : 0.0f;
    if (threadIdx.x == 0) s[0] = i ? a[i - 1] : 0.0f;
    if (threadIdx.x == 255) s[257] = i + 1 < n ? a[i + 1] : 0.0f;
    __syncthreads();
    if (i < n) b[i] = 0.25f * s[t - 1] + 0.5f * s[t] + 0.25f * s[t + 1];
}
extern "C" __global__ void axpy(int n, float a, const float *x, float *y)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        y[i] = a * x[i] + y[i];
}
extern "C" __global__ void tree(const float *x, float *out, int n)
{
    __shared__ float s[256];
    float sum = 0;
    for (int i = blockIdx.x * 256 + threadIdx.x; i < n; i += gridDim.x * 256) sum += x[i];
    s[threadIdx.x] = sum;
    for (int half = 128; half > 0; half /= 2) {
        __syncthreads();
        if (threadIdx.x < half) s[threadIdx.x] += s[threadIdx.x + half];
    }
    if (threadIdx.x == 0) atomicAdd(out, s[0]);
}
extern "C" __global__ void product(const float *a, const float *b, float *c, int n)
{
    __shared__ float x[16][16], y[16][16];
    int i = threadIdx.y, j = threadIdx.x, row = blockIdx.y * 16 + i, column = blockIdx.x * 16 + j;
    float sum = 0;
    for (int k = 0; k < n; k += 16) {
        x[i][j] = a[row * n + k + j];
        y[i][j] = b[(k + i) * n + column];
        __syncthreads();
        for (int l = 0; l < 16; l++) sum += x[i][l] * y[l][j];
        __syncthreads();
    }
    c[row * n + column] = sum;
}
extern "C" __global__ void transpose(const float *a, float *b, int n)
{
    __shared__ float tile[32][33];
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
    for (int k = 0; k < 32; k += 8) tile[threadIdx.y + k][threadIdx.x] = a[(y + k) * n + x];
    __syncthreads();
    x = blockIdx.y * 32 + threadIdx.x, y = blockIdx.x * 32 + threadIdx.y;
    for (int k = 0; k < 32; k += 8) b[(y + k) * n + x] = tile[threadIdx.x][threadIdx.y + k];
}
extern "C" __global__ void collatz(int *out)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, steps = 0;
    for (unsigned long long v = i + 1; v != 1 && steps < 200; steps++) v = v % 2 ? 3 * v + 1 : v / 2;
    out[i] = steps;
}
extern "C" __global__ void shuffled(const int *x, int *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, v = i < n ? x[i] : 0;
    for (int step = 16; step; step /= 2) v += __shfl_xor_sync(~0u, v, step);
    if (threadIdx.x % 32 == 0) atomicAdd(out, v);
}
"""


def cases() -> list[tuple[str, Any, Any, Callable[[], tuple[Any, ...]]]]:
    """Return (kernel, grid, block, maker of its arguments) of each case."""
    n, m = 1 << 21, 256
    rng = np.random.default_rng(1)
    floats, ints = rng.random(n, F32), rng.integers(0, 1000, n, I32)
    a, b = rng.random((m, m), F32), rng.random((m, m), F32)
    wide = rng.random((1024, 1024), F32)
    return [
        ("axpy", 256, 256, lambda: (n, F32(2), floats, floats.copy())),
        ("stencil", n // 256, 256, lambda: (floats, np.zeros(n, F32), n)),
        ("tree", 64, 256, lambda: (floats, np.zeros(1, F32), n)),
        ("product", (m // 16, m // 16), (16, 16), lambda: (a, b, np.zeros((m, m), F32), m)),
        ("transpose", (32, 32), (32, 8), lambda: (wide, np.zeros_like(wide), 1024)),
        ("histogram", 64, 256, lambda: (ints, np.zeros(64, I32), n)),
        ("collatz", 256, 256, lambda: (np.zeros(1 << 16, I32),)),
        ("shuffled", n // 256, 256, lambda: (ints, np.zeros(1, I32), n)),
    ]


def print_native(obj: Any, rounds: int) -> None:
    """Print the cost of 'race' on the native engine, as a multiple of its time."""
    kernels = [(name, obj[name], grid, block, make) for name, grid, block, make in cases()]
    for work in WORKLOADS:
        source = work.kernel.replace("__global__", 'extern "C" __global__')
        kernel = minicc.compile(source, options=("-O2", "-lineinfo"))["k"]
        kernels.append((work.name, kernel, work.grid, work.block, work.arguments))
    table = Table("kernel:34", "native s:>10.5f", "race:>7.2f")
    ratios = []
    for name, kernel, grid, block, make in kernels:
        session, minima = start_session(["race"]), [math.inf, math.inf]
        for number in range(2 * rounds + 2):
            values, is_checked = make(), number % 2
            with watch_launches(session) if is_checked else nullcontext():
                start = time.process_time()
                result = kernel[grid, block](*values, engine="native")
                minima[is_checked] = min(minima[is_checked], time.process_time() - start)
            if result.engine != "native":
                break
        assert not session.reports, session.reports
        if result.engine == "native":
            ratios.append(minima[1] / minima[0])
        table.print_row(name, minima[0], ratios[-1] if result.engine == "native" else result.reason)
    table.print_row("geometric mean", None, geometric_mean(ratios))


def print_reference(obj: Any, rounds: int) -> None:
    """Print the cost of each checker on the reference engine, as a multiple of its time."""
    columns = [*CHECKERS, "all"]
    table = Table("kernel:14", "reference s:>12.4f", *(f"{column}:>7.2f" for column in columns))
    ratios: dict[str, list[float]] = {column: [] for column in columns}
    for name, grid, block, make in cases():
        minima = dict.fromkeys(("", *columns), math.inf)
        for _ in range(rounds):
            for tool in minima:
                values = make()
                with minicc.checking(tool) if tool else nullcontext() as reports:
                    start = time.process_time()
                    obj[name][grid, block](*values, **({} if tool else {"engine": "reference"}))
                    minima[tool] = min(minima[tool], time.process_time() - start)
                assert not tool or not reports.errors, reports
        for column in columns:
            ratios[column].append(minima[column] / minima[""])
        table.print_row(name, minima[""], *(ratios[column][-1] for column in columns))
    table.print_row("geometric mean", None, *(geometric_mean(ratios[column]) for column in columns))


def main() -> None:
    parser = argument_parser(__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--native", action="store_true", help="the cost of 'race' on the native engine")
    options = parser.parse_args()
    obj = minicc.compile(KERNELS, options=("-O2", "-lineinfo"))
    (print_native if options.native else print_reference)(obj, options.rounds)


if __name__ == "__main__":
    main()
