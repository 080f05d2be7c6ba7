"""Recursive functions on the native engine: results, counts and faults are those of the reference engine, for
gangs of several widths, with and without masked vectors.
"""

from __future__ import annotations

from unittest.mock import patch

import numpy as np
import pytest

import minicc
from minicc.jit import pipeline
from minicc.jit.machine import Host
from minicc.support.diagnostics import KernelFault

HEAD = r"""
#include <stdio.h>
__device__ int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
__device__ int odd(int n);
__device__ int even(int n) { return n == 0 ? 1 : odd(n - 1) * 3 % 1000; }
__device__ int odd(int n) { return n == 0 ? 5 : even(n - 1) + n; }
__device__ int ackermann(int m, int n) {
  return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1)); }
__device__ float sum(const float *x, int n) { return n == 1 ? *x : sum(x, n / 2) + sum(x + n / 2, n - n / 2);
  }
__device__ void sort(int *x, int n) {
    if (n < 2) return;
    int pivot = x[n / 2], i = 0, j = n - 1;
    while (i <= j) { while (x[i] < pivot) i++; while (x[j] > pivot) j--; if (i <= j) { int t = x[i];
      x[i++] = x[j]; x[j--] = t; } }
    sort(x, j + 1); sort(x + i, n - i);
}
__device__ int __noinline__ digest(int *a, int n) { int s = 0; for (int i = 0; i < n; i++) s = s * 31 + a[i];
  return s; }
__device__ int locals(int n, int *up) {
    int a[5];
    for (int i = 0; i < 5; i++) a[i] = n * 7 + i + *up;
    if (n > 0) a[n % 5] += locals(n - 1, &a[(n + 1) % 5]);
    *up += a[0];
    return digest(a, 5);
}
struct V { double x, y; };
__device__ V turn(V v, int n) { if (n == 0) return v; V w = turn({v.y, -v.x + n}, n - 1);
  return {w.x + v.x, w.y}; }
typedef int (*F)(int, int);
__device__ int step(int n, int how);
__device__ int twice(int n, int how) { return n <= 0 ? how : step(n - 2, how) * 2 + 1; }
__device__ int plain(int n, int how) { return n * how; }
__device__ F table[3] = {step, twice, plain};
__device__ int step(int n, int how) { return n <= 0 ? 1 : table[(n + how) % 3](n - 1, how) + n; }
__device__ int outer(int n) { return n < 1 ? fib(3) : fib(n % 6) + outer(n - 1) * 2; }
__device__ int meet(int n) { if (n == 0) return 1; __syncthreads(); int s = meet(n - 1); __syncthreads();
  return s + n; }
__device__ int vote(int n) { int s = __shfl_xor_sync(~0u, n, 1); if (n == 0) return s; int r = vote(n - 1);
  return r * 3 + __popc(__ballot_sync(~0u, r & 1)) + s; }
__device__ int leave(int n, int *out) { if (n == 9) { *out = 77; asm("exit;");
  } return n < 1 ? 0 : leave(n - 1, out) + 1; }
__device__ int tell(int n) { if (n < 2 && threadIdx.x == 3) printf("%d in %d\n", n, (int) blockIdx.x);
  return n < 1 ? 0 : tell(n - 1) + 1; }
"""

BODIES = {
    "one function": "x[t] = fib(x[t] % 11);",
    "the same depth everywhere": "x[t] = fib(9) + t;",
    "some threads": "if (x[t] & 1) x[t] = fib(x[t] % 9) + x[t] % 5; else x[t] = -x[t];",
    "in a loop": "int s = 0; for (int i = 0; i < x[t] % 5; i++) s += fib(x[t] % 6 + i) * i; x[t] = s;",
    "two functions": "x[t] = even(x[t] % 17) - odd(x[t] % 5);",
    "a call as an argument": "x[t] = ackermann(x[t] % 3, x[t] % 4);",
    "through memory": (
        "float y[9]; for (int i = 0; i < 9; i++) y[i] = x[t] * 0.37f + i; x[t] = __float_as_int(sum(y, 1 +"
        " x[t] % 9));"
    ),
    "a sort": (
        "int y[12]; for (int i = 0; i < 12; i++) y[i] = x[t] * (i + 3) % 23; sort(y, 12); x[t] = digest(y,"
        " 12);"
    ),
    "variables of each call": "int up = x[t]; x[t] = locals(x[t] % 6, &up) + up;",
    "structures": "V v = turn({x[t] * 0.5, 1.25}, x[t] % 7); x[t] = (int) (v.x * 8 + v.y);",
    "by address": "x[t] = step(x[t] % 13, x[t] % 4) + table[t % 3](7, 2);",
    "one cycle inside another": "x[t] = outer(x[t] % 7);",
    "barriers inside": "x[t] = meet(6) + t;",
    "warps inside": "x[t] = vote(5);",
    "leaving from inside": "int *p = x + t; x[t] = leave(x[t] % 12, p);",
    "printing from inside": "x[t] = tell(4);",
    "barriers around": (
        "__shared__ int s[96]; s[threadIdx.x] = fib(x[t] % 8); __syncthreads(); x[t] = fib(s[95 -"
        " threadIdx.x] % 7) + s[threadIdx.x ^ 1];"
    ),
}


def outcomes(
    source: str, bits: int, initial: np.ndarray, grid: int = 3, block: int = 96, level: str = "-O2"
) -> list[object]:
    """Return memory, output and counts of both engines, or their faults."""
    obj, outcome = minicc.compile(source, options=(level, "-lineinfo")), list[object]()
    for engine in ("reference", "native"):
        x = initial.copy()
        with patch.object(Host, "vector_bits", bits):
            try:
                result = obj["k"]((grid,), (block,), (x,), engine=engine)
                assert result.engine == engine
                outcome.append((x.tobytes(), result.thread_instructions, result.output, result.warnings))
            except KernelFault as fault:
                outcome.append(
                    (
                        type(fault),
                        str(fault).replace("generic address", "global address"),
                        fault.site,
                        fault.notes,
                        fault.error,
                        getattr(fault, "address", None),
                    )
                )
    return outcome


@pytest.mark.parametrize(("bits", "level"), [(512, "-O2"), (256, "-O2"), (128, "-O2"), (256, "-O0")])
@pytest.mark.parametrize("name", BODIES)
def test_recursion(name: str, bits: int, level: str) -> None:
    source = (
        f'{HEAD}extern "C" __global__ void k(int *x) {{ int t = threadIdx.x + blockIdx.x * blockDim.x;'
        f" {BODIES[name]} }}"
    )
    wanted, native = outcomes(
        source, bits, np.random.default_rng(3).integers(0, 200, 288).astype(np.int32), level=level
    )
    assert wanted == native and not isinstance(wanted[0], type)  # type: ignore[index]


FAULTS = {
    "a store deep inside": (
        "__device__ int f(int n, int *x) { if (n == 0) return x[1 << 20]; return f(n - 1, x) + n; }",
        "x[t] = f(x[t] % 5, x);",
    ),
    "a store in what it calls": (
        (
            "__device__ __noinline__ void put(int *x, int n) { for (int i = 0; i < n; i++) x[i - 400] = n;"
            " }\n__device__ int f(int n, int *x) { if (n == 0) { put(x, 2); return 1; } return f(n - 1, x) +"
            " n; }"
        ),
        "x[t] = t < 40 ? t : f(x[t] % 3, x);",
    ),
    "a trap after a call": (
        (
            "__device__ int f(int n) { int s = n < 1 ? 0 : f(n - 1) + 1; if (s == 4 && n == 4) __trap();"
            " return s; }"
        ),
        "x[t] = t % 7 ? f(t == 13 ? 6 : t % 4) : 0;",
    ),
    "endless": (
        "__device__ int f(int n) { return n < 0 ? 1 : f(n + 1) * 3 + n; }",
        "x[t] = t % 5 == 3 ? f(t) : 0;",
    ),
    "endless, with variables": (
        (
            "__device__ int f(int n, int *up) { volatile int a[9]; a[n % 9] = *up; if (n < 0) return 0;"
            " return f(n + 1, (int *) a) + a[1]; }"
        ),
        "int up = 1; x[t] = t == 33 ? f(1, &up) : 0;",
    ),
    "too deep in another function": (
        (
            "__device__ __noinline__ int big(int n) { volatile int a[30000]; a[n] = n; return a[n / 2];"
            " }\n__device__ int f(int n) { volatile int a[100]; a[n % 100] = n; return n > 1100 ? big(n) :"
            " f(n + 1) + a[1]; }"
        ),
        "x[t] = f(t ? 1200 : 80);",
    ),
    "outside of its variables": (
        (
            "__device__ int f(int n) { volatile int a[4]; a[n] = n; return n > 3 ? a[n * 1000] : f(n + 1) +"
            " a[1]; }"
        ),
        "x[t] = f(t % 3);",
    ),
}


@pytest.mark.parametrize("bits", [512, 256, 128])
@pytest.mark.parametrize("name", FAULTS)
def test_faults_in_recursion(name: str, bits: int) -> None:
    functions, body = FAULTS[name]
    source = (
        f'{functions}\nextern "C" __global__ void k(int *x) {{ int t = threadIdx.x + blockIdx.x * blockDim.x;'
        f" {body} }}"
    )
    wanted, native = outcomes(source, bits, np.arange(64, dtype=np.int32), 2, 32)
    assert wanted == native and isinstance(wanted[0], type)  # type: ignore[index]


@pytest.mark.parametrize("width", [8, 16, 64])
@pytest.mark.parametrize(
    "name",
    [
        "one function",
        "variables of each call",
        "by address",
        "barriers inside",
        "barriers around",
        "leaving from inside",
    ],
)
def test_other_gang_widths(name: str, width: int) -> None:
    source = (
        f'{HEAD}extern "C" __global__ void k(int *x) {{ int t = threadIdx.x + blockIdx.x * blockDim.x;'
        f" {BODIES[name]} }}"
    )
    with patch.object(pipeline, "_width", lambda *initial: width):
        wanted, native = outcomes(
            source, 256, np.random.default_rng(4).integers(0, 200, 288).astype(np.int32)
        )
    assert wanted == native and not isinstance(wanted[0], type)  # type: ignore[index]
