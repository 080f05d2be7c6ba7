"""printf, assert and the heap on the native engine: output, memory and faults are those of the reference
engine.
"""

from __future__ import annotations

import numpy as np
import pytest

import minicc
from minicc.driver.run import run
from minicc.support.diagnostics import KernelFault

KERNELS = {
    "printing": (
        r'if (i % 7 == 0) printf("%d %s %5.2f %p\n", i, i & 1 ? "odd" : "even", i * 0.5, (void *)(long'
        r" long)i); y[i] = i;"
    ),
    "printing twice": r'int n = 0; for (int k = 0; k < i % 4; k++) n += printf("%d.%d ", i, k); y[i] = n;',
    "an assertion that holds": "assert(i < 1000); y[i] = i;",
    "an assertion that does not": 'printf("%d\\n", i); assert(i < 150); y[i] = i;',
    "a string that is nowhere": r'printf("%s\n", (const char *)(long long)(8 * (i + 1))); y[i] = 1;',
    "a string in shared memory": (
        r'__shared__ char s[4]; if (threadIdx.x == 0) { s[0] = "abcd"[blockIdx.x]; s[1] = 0; }'
        r' __syncthreads(); if (threadIdx.x < 3) printf("%s\n", s); y[i] = 1;'
    ),
    "the heap": (
        "int *p = (int *)malloc(16); p[0] = i; p[1] = 3; __syncthreads(); y[i] = p[0] * p[1]; free(p);"
    ),
    "free of another pointer": "free(y + i + 1);",
    "beyond a heap allocation": "int *p = (int *)malloc(16); p[4] = i;",
}


@pytest.mark.parametrize("name", KERNELS)
def test_same_as_reference(name: str) -> None:
    kernel = minicc.compile(
        "#include <cstdio>\n#include <cassert>\n__global__ void k(int *y) { int i = blockIdx.x * blockDim.x"
        f" + threadIdx.x; {KERNELS[name]} }}"
    )["k"]
    outcome = []
    for engine in ("reference", "native"):
        device = minicc.Device()
        y = device.zeros(300, np.int32)
        try:
            result = kernel((3,), (100,), (y,), engine=engine, device=device)
            assert result.engine == engine
            outcome.append((result.output, y.get().tobytes(), result.thread_instructions))
        except KernelFault as fault:
            outcome.append((type(fault), str(fault)))
    assert outcome[0] == outcome[1]


def test_the_remark_names_engine_and_reason(tmp_path, capsys) -> None:
    path = tmp_path / "k.cu"
    path.write_text("__global__ void k(int *y) { y[threadIdx.x] += 1; }")
    run([str(path), "--block", "64", "y=zeros(64,i32)", "-Rpass=engine"])
    assert (
        "remark: kernel 'k' ran on engine 'reference': the launch is small [-Rpass=engine]"
        in capsys.readouterr().err
    )
    run([str(path), "--block", "64", "y=zeros(64,i32)", "--engine=native", "-Rpass=eng"])
    assert "ran on engine 'native': it was requested" in capsys.readouterr().err
    run([str(path), "--block", "64", "y=zeros(64,i32)", "-Rpass=inline"])
    assert "engine" not in capsys.readouterr().err


def test_the_clock_advances_in_loops_that_wait_for_it() -> None:
    kernel = minicc.compile("""
      __global__ void k(long long *y, int n) {
        long long began = clock64(), now, last = began; unsigned low = clock();
        do { now = clock64(); if (now < last) y[0] = -1; last = now; } while (now - began < n);
        y[threadIdx.x + 1] = now - began; if (threadIdx.x % 3 == 0 && clock() < low) y[0] = -2;
      }""")["k"]
    for n in (1, 5000):
        y = np.zeros(71, np.int64)
        assert kernel((1,), (70,), (y, n), engine="native").engine == "native"
        assert y[0] == 0 and (y[1:] >= n).all() and (y[1:] < n + 100).all()
