"""Hoisted bounds checks (`jit/bounds_check_hoisting.py`): random kernels with CTA-affine addresses have the
results and faults of the reference engine.
"""

from __future__ import annotations

import os
import random
from unittest.mock import patch

import numpy as np
import pytest

import minicc
from minicc.jit import pipeline
from minicc.jit.engine import NATIVE
from minicc.jit.machine import Host
from minicc.runtime.engine.program import UNWATCHED
from minicc.support.diagnostics import KernelFault

BLOCKS = [
    (256, 1, 1),
    (64, 1, 1),
    (96, 1, 1),
    (32, 8, 1),
    (16, 16, 1),
    (8, 8, 2),
    (64, 2, 2),
    (1, 64, 1),
    (33, 3, 1),
    (128, 1, 1),
]
TYPES = ["int", "unsigned", "long long", "unsigned char", "short", "float2", "int4"]
DTYPES = {
    "int": "i4",
    "unsigned": "u4",
    "long long": "i8",
    "unsigned char": "u1",
    "short": "i2",
    "float2": "2f4",
    "int4": "4i4",
}
SIZE = 3000


def index(random_: random.Random) -> tuple[str, str]:
    """Return (an expression of the thread's indices, its type): a sum of products with small numbers,
    parameters, or numbers that make it wrap around.
    """
    type_ = random_.choice(["int", "int", "unsigned", "long long"])
    terms = []
    for name in random_.sample(
        ["threadIdx.x", "threadIdx.y", "threadIdx.z", "blockIdx.x", "blockIdx.y", "(blockIdx.x / 3)"],
        random_.randint(1, 4),
    ):
        factor = random_.choice(
            ["1", "1", "1", "2", "-1", "n", "m", "(n - 1)", "3", "16", "1073741825"]
            if name != "threadIdx.x"
            else ["1", "1", "1", "1", "2", "-1", "n", "4"]
        )
        terms.append(f"({type_}){name} * {factor}")
    terms.append(
        random_.choice(["0", "0", "n", "-1", "m", "-n", "500", "900", "1200", "2147483000", "4294967040u"])
    )
    return " + ".join(terms), type_


def kernel(seed: int) -> tuple[str, str]:
    """Return (a kernel with the parameters n, m, x and y; the type of an element)."""
    random_ = random.Random(seed)
    type_ = random_.choice(TYPES)
    lines = []
    for number in range(random_.randint(1, 3)):
        expression, kind = index(random_)
        lines.append(f"{kind} i{number} = {expression};")
    names = [f"i{number}" for number in range(len(lines))]
    limited = [*names, *names, "(int)blockIdx.x"]
    pick = lambda: f"{random_.choice(names)} + {random_.choice([0, 0, 1, -1, 7])}"  # noqa: E731
    load = f"T v = x[{pick()}];"
    store = f"y[{pick()}] = v;"
    limits = [
        f"{random_.choice(limited)} {random_.choice(['<', '>=', '<=', '>', '!=', '=='])}"
        f" {random_.choice(['n', 'm', '0', '100', 'n * 7'])}"
        for _ in range(random_.randint(0, 3))
    ]
    body = f"{load} {store}"
    shape = random_.randrange(5)
    if limits:
        joined = f" {random_.choice(['&&', '||'])} ".join(limits)
        body = [
            f"if ({joined}) {{ {body} }}",
            f"if (!({joined})) return; {body}",
            f"{load} if ({joined}) {store}",
            f"if ({joined}) {{ {body} }} else y[1000] = x[2];",
            f"if (m > 5) {{ if ({joined}) {{ {body} }} }} else {{ {body} }}",
        ][shape]
    elif shape == 0:
        body = f"for (int k = 0; k < m % 4; k++) {{ T v = x[{names[0]} + k]; y[{names[-1]}] = v; }}"
    elif shape == 1:
        body = f"if (threadIdx.x < 40) {{ {body} }}"
    elif shape == 2:
        body = f"__shared__ T s[256]; s[{pick()}] = x[0]; {body}"
    return (
        f"__global__ void k(int n, int m, const T *x, T *y) {{ {' '.join(lines)} {body} }}".replace(
            "T ", f"{type_} "
        ),
        type_,
    )


@pytest.mark.parametrize("part", range(6))
def test_hoisted_checks_are_sound(part: int) -> None:
    hoisted = 0
    for seed in range(part * 25, part * 25 + 25):
        source, type_ = kernel(seed)
        random_ = random.Random(seed)
        code = minicc.compile(source)["k"]
        block, grid = random_.choice(BLOCKS), (random_.choice([1, 2, 3, 5, 24]), random_.choice([1, 1, 2]))
        initial = (
            np.random.default_rng(seed)
            .integers(-100, 100, SIZE * int(DTYPES[type_][0]) if DTYPES[type_][0].isdigit() else SIZE)
            .astype(DTYPES[type_][-2:])
        )
        offset = 1000 * (int(DTYPES[type_][0]) if DTYPES[type_][0].isdigit() else 1)
        sizes = random_.choice([(16, 20), (64, 6), (200, 3), (-16, 9), (1000, 0), (0, -3)])
        outcomes: list[tuple[object, ...]] = []
        for engine in ("reference", "native"):
            device = minicc.Device()
            x, y = device.array(initial), device.array(np.zeros_like(initial))
            try:
                with (
                    patch.object(Host, "vector_bits", random.Random(seed).choice([512, 256, 128])),
                    patch.dict(os.environ, MINICC_CACHE="0"),
                ):
                    result = code(grid, block, (*sizes, x[offset:], y[offset:]), engine=engine, device=device)
                outcomes.append((result.thread_instructions, x.get().tobytes(), y.get().tobytes()))
            except KernelFault as fault:
                # If threads of several gangs fault at several instructions, engines may name different ones.
                outcomes.append((type(fault),))
        assert outcomes[0] == outcomes[1], (seed, block, grid, sizes, source)
        executable = minicc.compile(source)._executable
        layout = executable.layout(executable.kernels[0])
        plan = pipeline.translate(NATIVE.prepare(executable, UNWATCHED)._functions, layout, block, 256).plan
        hoisted += bool(plan.hoisted_checks)
    assert hoisted >= 3


def outcome_of(engine, text, *arrays, block=64):
    """Return the memory after a launch, or the fault."""
    code = minicc.ObjectCode.from_ptx(text) if text.startswith(".version") else minicc.compile(text)
    device = minicc.Device()
    initial = [device.array(array) if isinstance(array, np.ndarray) else array for array in arrays]
    try:
        with patch.dict(os.environ, MINICC_CACHE="0"):
            code["k"]((2,), (block,), tuple(initial), engine=engine, device=device)
    except KernelFault as fault:
        return str(fault)
    return [array.get().tobytes() for array in initial if hasattr(array, "get")]


COPY = """#include <cuda_pipeline.h>
__global__ void k(const int *at, const float *x, float *y) { __shared__ float s[64]; int t = threadIdx.x;
  s[t] = 0; __syncwarp();
    __pipeline_memcpy_async(s + at[t], x + t, 4); __pipeline_commit(); __pipeline_wait_prior(0); y[t] = s[t];
      }"""
SINE = (
    "__global__ void k(float a, const float *x, float *y) { int j = threadIdx.x + (int)(20 * sinf(a));"
    " y[threadIdx.x] = x[j]; }"
)
TWICE = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 p) { .reg .u64 %p, %t, %a; .reg .u32 %r; .shared .align 4 .b8 s[256];
ld.param.u64 %p, [p]; mov.u32 %r, %tid.x; mul.wide.u32 %t, %r, 4; add.u64 %a, %p, %t; st.global.u32 [%a], %r;
  st.shared.u32 [%a], %r; ret; }"""
AROUND = """.version 8.0
.target sm_80
.address_size 64
.const .align 4 .b8 table[256];
.visible .entry at(.param .u64 p) { .reg .u64 %p, %t; ld.param.u64 %p, [p]; mov.u64 %t, table;
  cvta.const.u64 %t, %t; st.global.u64 [%p], %t; ret; }
.visible .entry k(.param .u64 p, .param .u64 q, .param .u32 n) { .reg .u64 %a, %t, %b; .reg .u32 %r, %n;
  .reg .pred %c;
mov.u32 %r, %tid.x; mul.wide.u32 %t, %r, 4; ld.param.u32 %n, [n]; setp.eq.u32 %c, %n, 0; ld.param.u64 %a, [p];
@%c bra DO; ld.param.u64 %a, [q]; DO: add.u64 %b, %a, %t; st.global.u32 [%b], %r; ret; }"""


def test_both_accesses_of_an_async_copy_are_checked():
    """A copy loads and stores in one instruction; a check of the load does not cover the store."""
    at = np.arange(64, dtype=np.int32)
    for last in (63, 64, 1 << 22):
        at[-1] = last
        arrays = at, np.ones(64, np.float32), np.zeros(64, np.float32)
        assert outcome_of("native", COPY, *arrays) == outcome_of("reference", COPY, *arrays)


def test_results_of_numpy_loops_are_not_hoisted():
    x = np.arange(100, dtype=np.float32)
    for a in (0.5, 1.5, 4.5):
        assert outcome_of("native", SINE, np.float32(a), x, np.zeros(64, np.float32)) == outcome_of(
            "reference", SINE, np.float32(a), x, np.zeros(64, np.float32)
        )


def test_equal_addresses_in_two_spaces_are_distinct():
    assert (
        outcome_of("native", TWICE, np.zeros(64, np.int32))
        == outcome_of("reference", TWICE, np.zeros(64, np.int32))
        != [np.arange(64, dtype=np.int32).tobytes()]
    )


def test_a_store_through_a_selected_pointer_checks_both_allocations():
    code = minicc.ObjectCode.from_ptx(AROUND)
    for which in (0, 1):
        faults = []
        for engine in ("reference", "native"):
            device = minicc.Device()
            place, own = device.array(np.zeros(1, np.uint64)), device.array(np.zeros(64, np.int32))
            code["at"]((1,), (1,), (place,), device=device)
            table = np.uint64(place.get()[0])
            with pytest.raises(minicc.MemoryFault) as fault, patch.dict(os.environ, MINICC_CACHE="0"):
                code["k"](
                    (1,),
                    (64,),
                    (own, table, np.uint32(1)) if which else (table, own, np.uint32(0)),
                    engine=engine,
                    device=device,
                )
            faults.append(str(fault.value))
        assert faults[0] == faults[1]
