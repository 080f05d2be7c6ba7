"""Calls by address on the native engine: results are those of the reference engine, and so are faults of
calls to addresses that are not a function's.
"""

from __future__ import annotations

import numpy as np
import pytest

import minicc
from minicc.support.diagnostics import KernelFault

TABLE = """typedef int (*F)(int, int *);
__device__ int f0(int a, int *p) { return a + 1; }
__device__ int f1(int a, int *p) { if (a & 4) return a * 7; int s = 0;
  for (int i = 0; i < a % 5; i++) s += p[i]; return s; }
__device__ int f2(int a, int *p) { p[64 + a % 64] = a; return -a; }
__device__ F table[4] = {f0, f1, f2, 0};
"""
BODIES = {
    "each its own": "F f = table[(t / n) % 3]; x[128 + t] = f(t, x);",
    "all the same": "F f = table[n % 3]; x[128 + t] = f(t, x);",
    "twice, in a loop": (
        "for (int i = 0; i < t % 4; i++) x[128 + t] += table[i % 2](t, x) + table[(t + i) % 2](t + 1, x);"
    ),
    "some": "if (t % 3 == 1) x[128 + t] = table[t % 2](t, x);",
    "before a barrier": (
        "__shared__ int s[100]; s[threadIdx.x] = table[t % 2](t, x); __syncthreads(); x[128 + t] = s[99 -"
        " threadIdx.x];"
    ),
    "nowhere": "x[128 + t] = table[t % 37 == 36 ? 3 : 0](t, x);",
    "nowhere, all": "x[128 + t] = table[n](t, x);",
}


@pytest.mark.parametrize("level", ["-O2", "-O0"])
@pytest.mark.parametrize("name", BODIES)
def test_calls_by_address(name: str, level: str) -> None:
    source = (
        f"{TABLE}__global__ void k(int *x, int n) {{ int t = threadIdx.x + blockIdx.x * blockDim.x;"
        f" {BODIES[name]} }}"
    )
    obj, outcome = minicc.compile(source, options=(level, "-lineinfo")), []
    for engine in ("reference", "native"):
        x = np.arange(512, dtype=np.int32)
        try:
            result = obj["k"]((3,), (100,), (x, 3), engine=engine)
            assert result.engine == engine
            outcome.append((x.tobytes(), result.thread_instructions))
        except KernelFault as fault:
            outcome.append((type(fault), str(fault), fault.site))
    assert outcome[0] == outcome[1]
    assert isinstance(outcome[0][0], type) == name.startswith("nowhere")
