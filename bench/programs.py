"""The overhead of whole programs: the start of one that is already built, and calls of the runtime API.

    python bench/programs.py [--runs N]

Each time is the least of several runs by the wall clock: other work on the machine shows.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from harness import Table, argument_parser, least, run_process

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
    measure("cudaMemcpy of 1 KiB to the device", 1000, [&] { cudaMemcpy(p, h, 1024,
        cudaMemcpyHostToDevice); });
    measure("cudaMemcpy of 1 KiB to the host", 1000, [&] { cudaMemcpy(h, p, 1024, cudaMemcpyDeviceToHost); });
    measure("cudaMemset of 1 KiB", 1000, [&] { cudaMemset(p, 0, 1024); });
    measure("cudaMalloc and cudaFree", 100, [&] { void *q; cudaMalloc(&q, 1024); cudaFree(q); });
    measure("cudaEventRecord", 100, [&] { cudaEventRecord(event); });
    measure("cudaDeviceSynchronize", 1000, [&] { cudaDeviceSynchronize(); });
}
"""


def main() -> None:
    parser = argument_parser(__doc__)
    parser.add_argument("--runs", type=int, default=9)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "MINICC_CACHE": os.path.join(folder, "cache")}

        def run(name: str, text: str) -> tuple[float, str]:
            file = Path(folder) / name
            if not file.exists():  # a changed file would be built again
                file.write_text(text)
            command = [sys.executable, "-m", "minicc", "run", str(file)]
            usage, process = run_process(command, environment)
            return usage.wall, process.stdout

        table = Table("program:34", "ms:>9.0f")
        table.print_row("first run, with both compilers", 1e3 * run("empty.cu", EMPTY)[0])
        seconds = least(lambda: run("empty.cu", EMPTY)[0], options.runs)
        table.print_row("start of a program that is built", 1e3 * seconds)
        print(run("calls.cu", CALLS)[1], end="")


if __name__ == "__main__":
    main()
