"""Addresses of loads and stores: 32-bit offsets, full and partial gangs, several allocations; with masked
vectors and without.
"""

from __future__ import annotations

from unittest.mock import patch

import numpy as np
import pytest

import minicc
from minicc.jit.machine import Host
from minicc.support.diagnostics import KernelFault

I = "int i = blockIdx.x * blockDim.x + threadIdx.x;"  # noqa: E741
N = 300
RNG = np.random.default_rng(7)
NEAR = RNG.integers(-500, 500, N).astype(np.int32)
ODD = np.where(np.arange(N) % 3 == 0, 1 << 30, NEAR).astype(np.int32)
LAST = np.where(np.arange(N) == 77, 501, NEAR).astype(np.int32)
HEAD = "__global__ void k(int n, const int *at, const T *x, T *y) {"

CASES = {
    "numbers with a sign": ("float", f"{I} if (i < n) y[i] = x[500 + at[i]];", NEAR),
    "numbers without one": ("double", f"{I} if (i < n) y[i] = x[(unsigned)at[i] + 500u];", NEAR),
    "numbers around a place": ("long long", f"{I} x += 500; if (i < n) y[i] = x[at[i]];", NEAR),
    "bytes": ("unsigned char", f"{I} x += 500; if (i < n) y[i] = x[at[i]];", NEAR),
    "halves": ("short", f"{I} x += 500; if (i < n) y[i] = x[at[i]] + x[-at[i]];", NEAR),
    "pairs": (
        "float2",
        f"{I} x += 500; if (i < n) {{ float2 p = x[at[i]]; y[i] = make_float2(p.y, p.x); }}",
        NEAR,
    ),
    "fours": (
        "int4",
        f"{I} x += 500; if (i < n) {{ int4 p = x[at[i]]; y[i] = make_int4(p.w, p.x, p.z, p.y); }}",
        NEAR,
    ),
    "wild numbers of lanes that do not run": (
        "float",
        f"{I} x += 500; if (i < n && i % 3) y[i] = x[at[i]];",
        ODD,
    ),
    "a number too far": ("float", f"{I} x += 500; if (i < n) y[i] = x[at[i]];", LAST),
    "a number too far to store at": ("int", f"{I} y += 500; if (i < n) y[at[i] + 1] = 7;", LAST),
    "a base that is not aligned": (
        "int",
        f"{I} const int *p = (const int *)((const char *)x + 2); if (i < n) y[i] = p[at[i] + 500];",
        NEAR,
    ),
    "a base in the middle of nowhere": (
        "int",
        f"{I} const int *p = x + (1ll << 45); if (i < n) y[i] = p[at[i]];",
        NEAR,
    ),
    "stores of lanes to one place": ("int", f"{I} y += 500; if (i < n) y[at[i] / 4] = i;", NEAR),
    "stores here and there": (
        "short",
        f"{I} y += 500; if (i < n && i % 5 != 2) y[at[i]] = i;",
        np.arange(N, dtype=np.int32) * 3 % N,
    ),
    "two allocations": (
        "double",
        f"{I} double *p = i & 1 ? y : (double *)x; p += 500; if (i < n) p[at[i]] = p[-at[i]] + 1;",
        np.arange(N, dtype=np.int32),
    ),
    "two allocations, bytes": (
        "char",
        f"{I} char *p = i & 1 ? y : (char *)x; p += 500; if (i < n) p[at[i]] = p[-at[i]] + 1;",
        np.arange(N, dtype=np.int32),
    ),
    "numbers that follow each other": (
        "float",
        f"{I} x += 500; if (i < n) y[i] = x[at[i]];",
        np.arange(N, dtype=np.int32) - 40,
    ),
    "a partial last gang": ("float", f"{I} if (i < n) y[i] = x[i] + x[i + 1];", NEAR),
    "between two ends": ("float", f"{I} if (i > 37 && i <= n - 90) y[i] = x[i] + x[i - 38];", NEAR),
    "outside two ends": ("float", f"{I} if (!(i >= 64) || i > n - 64) y[i] = x[i];", NEAR),
    "a number that goes around": (
        "float",
        f"{I} unsigned j = (unsigned)i - 70u; if (j < (unsigned)n - 140u) y[i] = x[j];",
        NEAR,
    ),
    "falling numbers": ("float", f"{I} int j = n - 1 - i; if (j >= 16) y[j] = x[j + 3];", NEAR),
    "a number that goes around in the middle": (
        "float",
        f"{I} int j = (int)((unsigned)i + 0x7fffffb0u); if (j < 0x7ffffff0) y[i] = x[i];",
        NEAR,
    ),
    "threads that leave before a barrier": (
        "float",
        (
            f"__shared__ float s[128]; {I} if (i >= n) return; s[threadIdx.x] = x[i]; __syncthreads(); y[i] ="
            " s[threadIdx.x ^ 1];"
        ),
        NEAR,
    ),
    "rows and columns": (
        "int",
        (
            "int c = threadIdx.x % 32, r = blockIdx.x * 4 + threadIdx.x / 32; if (c > 0 && c < 31 && r > 0 &&"
            " r < 9) y[r * 32 + c] = x[r * 32 + c - 1] + x[(r + 1) * 32 + c];"
        ),
        NEAR,
    ),
}

TYPES = {
    "unsigned char": ("u1", 1),
    "char": ("i1", 1),
    "short": ("i2", 1),
    "int": ("i4", 1),
    "float": ("f4", 1),
    "double": ("f8", 1),
    "long long": ("i8", 1),
    "float2": ("f4", 2),
    "int4": ("i4", 4),
}
FAULTY = {
    "a number too far",
    "a number too far to store at",
    "a base that is not aligned",
    "a base in the middle of nowhere",
}


@pytest.mark.parametrize("bits", [512, 256, 128])
@pytest.mark.parametrize("name", CASES)
def test_access_addresses(name: str, bits: int, monkeypatch) -> None:
    monkeypatch.setenv("MINICC_CACHE", "0")
    type_, body, at = CASES[name]
    kernel = minicc.compile(HEAD.replace("T ", f"{type_} ") + body + " }")["k"]
    dtype, parts = TYPES[type_]
    initial = np.random.default_rng(1).integers(-100, 100, 1001 * parts).astype(dtype)
    outcomes: list[tuple[object, ...]] = []
    for engine in ("reference", "native"):
        x, y = initial.copy(), np.zeros_like(initial)
        try:
            with patch.object(Host, "vector_bits", bits):
                outcomes.append(
                    (
                        kernel((3,), (128,), (N, at, x, y), engine=engine).thread_instructions,
                        x.tobytes(),
                        y.tobytes(),
                    )
                )
        except KernelFault as fault:
            outcomes.append((type(fault), str(fault)))
    assert outcomes[0] == outcomes[1]
    assert (len(outcomes[0]) == 2) == (name in FAULTY)
