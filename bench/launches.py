"""The overhead of a small launch: of one warp per block, with a kernel of a few instructions.

    python bench/launches.py [--python PYTHON] [--runs N]

`planned`: as programs launch, by a launch plan (host/native/launches.h) after the first launches. `Python`:
the same with a time limit (`--timeout`), for which each launch needs Python. Both use the native engine. With
`--python`, the Python of an environment that has numba-cuda, Numba's launches are measured, too; the last row
is the part of the driver in them. Each time is the least of several runs in microseconds.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from harness import Table, argument_parser, run_process

MEASURE = r"""
#include <chrono>
#include <cstdio>
using Clock = std::chrono::steady_clock;
double seconds_since(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}
template <class F> void measure(const char *name, F f) {
    double least = 1e9;
    for (auto begin = Clock::now(); seconds_since(begin) < 0.5;) f();
    for (auto start = Clock::now(); seconds_since(start) < 0.5;) {
        auto begin = Clock::now();
        for (int i = 0; i < 20; i++) f();
        double seconds = seconds_since(begin) / 20;
        least = seconds < least ? seconds : least;
    }
    printf("%s;%f\n", name, 1e6 * least);
}
"""
RUNTIME = (
    MEASURE
    + r"""
__global__ void k(int *p, int n) { p[threadIdx.x] += n; }
int main() {
    int *p, n = 1;
    void *arguments[] = {&p, &n};
    cudaStream_t stream;
    cudaMalloc(&p, 4096);
    cudaStreamCreate(&stream);
    measure("k<<<1, 32>>>", [&] { k<<<1, 32>>>(p, n); });
    measure("cudaLaunchKernel", [&] { cudaLaunchKernel((void *)k, 8, 32, arguments, 0, stream); });
    measure("cudaMalloc, launch, cudaFree", [&] {
        int *q;
        cudaMalloc(&q, 1024);
        k<<<1, 32>>>(p, n);
        cudaFree(q); });
    measure("cudaMalloc, cudaFree", [&] { int *q; cudaMalloc(&q, 1024); cudaFree(q); });
}
"""
)
DRIVER = (
    MEASURE
    + r"""
extern "C" {
int cuInit(unsigned);
int cuDevicePrimaryCtxRetain(void **, int);
int cuCtxSetCurrent(void *);
int cuModuleLoadData(void **, const void *);
int cuModuleGetFunction(void **, void *, const char *);
int cuMemAlloc_v2(void **, size_t);
int cuLaunchKernel(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *,
                   void **, void **);
}
const char *ptx = R"(.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 p, .param .u32 n)
{
    .reg .b32 %r<4>; .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [p];
    ld.param.u32 %r1, [n];
    mov.u32 %r2, %tid.x;
    mul.wide.u32 %rd2, %r2, 4;
    add.s64 %rd3, %rd1, %rd2;
    ld.global.u32 %r3, [%rd3];
    add.u32 %r3, %r3, %r1;
    st.global.u32 [%rd3], %r3;
    ret;
})";
int main() {
    void *context, *module, *kernel, *p;
    int n = 1;
    void *arguments[] = {&p, &n};
    cuInit(0);
    cuDevicePrimaryCtxRetain(&context, 0);
    cuCtxSetCurrent(context);
    cuModuleLoadData(&module, ptx);
    cuModuleGetFunction(&kernel, module, "k");
    cuMemAlloc_v2(&p, 4096);
    measure("cuLaunchKernel", [&] {
        cuLaunchKernel(kernel, 8, 1, 1, 32, 1, 1, 0, nullptr, arguments, nullptr); });
}
"""
)
NUMBA = r"""
import ctypes, sys, time, warnings
import numpy as np
from numba import cuda
warnings.filterwarnings("ignore")

@cuda.jit
def k(a, b, n):
    i = cuda.grid(1)
    if i < n:
        a[i] += b[i]

a, b, stream = cuda.to_device(np.zeros(256)), cuda.to_device(np.ones(256)), cuda.stream()

def measure(launch):
    begin = time.perf_counter()
    while time.perf_counter() < begin + 1:
        launch()
    least, start = 1e9, time.perf_counter()
    while time.perf_counter() < start + 1:
        begin = time.perf_counter()
        for _ in range(20):
            launch()
        least = min(least, (time.perf_counter() - begin) / 20)
    return 1e6 * least

def launch():
    k[8, 32, stream](a, b, 256)

whole = measure(launch)
print(f"Numba: k[grid, block, stream](...);{whole}")
# The function is replaced by one that returns at once: xor eax, eax; ret.
function = ctypes.cast(ctypes.CDLL("libcuda.so.1").cuLaunchKernelEx, ctypes.c_void_p).value
ctypes.CDLL(None).mprotect(ctypes.c_void_p(function & -4096), ctypes.c_size_t(8192), 7)
ctypes.memmove(function, b"\x31\xc0\xc3", 3)
print(f"    of these minicc's;{whole - measure(launch)}")
"""


def main() -> None:
    parser = argument_parser(__doc__)
    parser.add_argument("--python", help="a Python that has numba-cuda")
    parser.add_argument("--runs", type=int, default=2)
    options = parser.parse_args()
    minicc = [sys.executable, "-m", "minicc"]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "runtime.cu").write_text(RUNTIME)
        (folder / "driver.cpp").write_text(DRIVER)
        (folder / "launch_numba.py").write_text(NUMBA)
        library = subprocess.run(
            [*minicc, "exec", "--", "sh", "-c", "echo ${LD_LIBRARY_PATH%%:*}"],
            capture_output=True, text=True, check=True,
        ).stdout.strip()  # fmt: skip
        compile_driver = ["g++", "-O2", "driver.cpp", f"-L{library}", "-Wl,--allow-shlib-undefined", "-lcuda"]
        subprocess.run([*compile_driver, "-o", "driver"], cwd=folder, check=True)
        commands = [
            ("run", [], [str(folder / "runtime.cu")]),
            ("exec", ["--"], [str(folder / "driver")]),
            *(
                [("exec", ["--"], [options.python, str(folder / "launch_numba.py")])]
                if options.python
                else []
            ),
        ]
        least: dict[str, dict[str, float]] = {}
        for command, separator, words in commands:
            for kind, limits in (("planned", []), ("Python", ["--timeout=3600"])):
                for _ in range(options.runs):
                    _, done = run_process(
                        [*minicc, command, "--engine=native", *limits, *separator, *words], dict(os.environ)
                    )
                    for line in done.stdout.splitlines():
                        title, microseconds = line.split(";")
                        row = least.setdefault(title, {})
                        row[kind] = min(row.get(kind, 1e9), float(microseconds))
    table = Table("microseconds:42", "planned:>9.2f", "Python:>9.2f")
    for title, row in least.items():
        table.print_row(title, row["planned"], row["Python"])


if __name__ == "__main__":
    main()
