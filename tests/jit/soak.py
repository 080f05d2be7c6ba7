"""A load test of the native engine: several Python threads launch many kernels, results stay right and memory
stays bounded.

    python tests/jit/soak.py [--launches 10000] [--kernels 200] [--threads 4]

Each generation creates all kernels anew, so that machine code is loaded and unloaded. The first one
compiles them, the others find them in the cache. The resident memory after each generation is printed. The
last one must not be much above the second. What llvmlite 0.50 leaks in each compilation, about 0.1 MiB for
pass managers, is in the first.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tempfile
import threading
from pathlib import Path

import numpy as np

import minicc
from minicc.filetests.progress import Progress

GENERATIONS = 8
N = 1000


def resident() -> float:
    """Return the resident memory of this process in MiB."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def source(number: int) -> str:
    """Return the source of a kernel that differs from those of other numbers."""
    shared = (
        "__shared__ int s[128]; s[threadIdx.x] = i; __syncthreads(); int v = s[threadIdx.x ^ 1];"
        if number % 3 == 0
        else "int v = i ^ 1;"
    )
    return (
        f"__global__ void k(int n, int *y) {{ int i = blockIdx.x * blockDim.x + threadIdx.x; {shared}"
        f" int a = {number}; for (int k = 0; k < v % 5; k++) a = a * 3 + k; if (i < n) y[i] = a; }}"
    )


def expected(number: int) -> np.ndarray:
    """Return the memory that kernel `number` leaves."""
    v = np.arange(N) ^ 1
    a = np.full(N, number)
    for k in range(4):
        a = np.where(k < v % 5, a * 3 + k, a)
    return a.astype(np.int32)


def generation(kernels: int, launches: int, threads: int, progress: Progress) -> None:
    """Create the kernels and launch them, each thread on a device of its own. SystemExit if a result is
    wrong.
    """
    made = [(minicc.compile(source(i))["k"], expected(i)) for i in range(kernels)]
    wrong: list[int] = []

    def work(own: int) -> None:
        device = minicc.Device()
        y = device.zeros(N, np.int32)
        for turn in range(own, launches, threads):
            kernel, wanted = made[turn % kernels]
            kernel((8,), (128,), (N, y), engine="native", device=device)
            if not np.array_equal(y.get(), wanted):
                wrong.append(turn)
            progress.step()

    team = [threading.Thread(target=work, args=(own,)) for own in range(threads)]
    for thread in team:
        thread.start()
    for thread in team:
        thread.join()
    if wrong:
        raise SystemExit(f"wrong results in launches {wrong[:10]}")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--launches", type=int, default=10_000)
    parser.add_argument("--kernels", type=int, default=200)
    parser.add_argument("--threads", type=int, default=4)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["MINICC_CACHE"] = folder
        return _soak(options)


def _soak(options: argparse.Namespace) -> int:
    progress, sizes = Progress(options.launches // GENERATIONS * GENERATIONS), []
    for number in range(GENERATIONS):
        generation(options.kernels, options.launches // GENERATIONS, options.threads, progress)
        gc.collect()
        sizes.append(resident())
        progress.print(f"generation {number + 1}: {sizes[-1]:.0f} MiB")
    grown = sizes[-1] - sizes[1]
    print(
        f"{progress.done} launches of {options.kernels} kernels by {options.threads} threads; {grown:+.0f}"
        " MiB between the second generation and the last"
    )
    return int(grown > 0.15 * sizes[1])


if __name__ == "__main__":
    sys.exit(main())
