"""What whole programs pay: the start of one that is built already, and single calls of the runtime API.

    python bench/programs.py [RUNS]

Least of several runs, by the wall clock: other work on the machine shows.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

EMPTY = """
__global__ void k(int *p) { p[threadIdx.x] = threadIdx.x; }
int main() { int *p; cudaMalloc(&p, 4096); k<<<1, 32>>>(p); return cudaDeviceSynchronize(); }
"""
CALLS = r"""
#include <chrono>
#include <cstdio>
__global__ void k(int *p) { p[threadIdx.x] = threadIdx.x; }
template <class F> void measure(const char *name, int n, F f) {
    double least = 1e9;
    for (int r = 0; r < 20; r++) {
        auto begin = std::chrono::steady_clock::now();
        for (int i = 0; i < n; i++) f();
        cudaDeviceSynchronize();
        double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count() / n;
        least = seconds < least ? seconds : least;
    }
    printf("%-34s %9.3f us\n", name, 1e6 * least);
}
int main() {
    static char h[1024];
    int *p;
    cudaEvent_t event;
    cudaMalloc(&p, 4096);
    cudaEventCreate(&event);
    measure("launch of one warp", 200, [&] { k<<<1, 32>>>(p); });
    measure("cudaMemcpy of 1 KiB to the device", 1000, [&] { cudaMemcpy(p, h, 1024, cudaMemcpyHostToDevice); });
    measure("cudaMemcpy of 1 KiB to the host", 1000, [&] { cudaMemcpy(h, p, 1024, cudaMemcpyDeviceToHost); });
    measure("cudaMemset of 1 KiB", 1000, [&] { cudaMemset(p, 0, 1024); });
    measure("cudaMalloc and cudaFree", 100, [&] { void *q; cudaMalloc(&q, 1024); cudaFree(q); });
    measure("cudaEventRecord", 100, [&] { cudaEventRecord(event); });
    measure("cudaDeviceSynchronize", 1000, [&] { cudaDeviceSynchronize(); });
}
"""


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "MINICC_CACHE": os.path.join(folder, "cache")}
        empty, calls = Path(folder) / "empty.cu", Path(folder) / "calls.cu"
        empty.write_text(EMPTY)
        calls.write_text(CALLS)
        took = []
        for _ in range(runs + 1):
            begin = time.perf_counter()
            subprocess.run([sys.executable, "-m", "minicc", "run", str(empty)], check=True, env=environment)
            took.append(time.perf_counter() - begin)
        print(
            f"{'first run, with both compilers':34} {1e3 * took[0]:9.0f}"
            f" ms\n{'start of a program that is built':34} {1e3 * min(took[1:]):9.0f} ms",
            flush=True,
        )
        subprocess.run([sys.executable, "-m", "minicc", "run", str(calls)], check=True, env=environment)


if __name__ == "__main__":
    main()
