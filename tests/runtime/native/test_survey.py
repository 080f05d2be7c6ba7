"""One look at a block of threads spares its strips' checks (`survey`): random kernels whose addresses are planes do what the reference engine says, faults included."""

from __future__ import annotations

import os
import random
from unittest.mock import patch

import numpy as np
import pytest

import minicc
from minicc.runtime.engine.program import UNWATCHED
from minicc.runtime.native import build
from minicc.runtime.native.engine import NATIVE
from minicc.runtime.native.machine import Host
from minicc.support.diagnostics import KernelFault

BLOCKS = [(256, 1, 1), (64, 1, 1), (96, 1, 1), (32, 8, 1), (16, 16, 1), (8, 8, 2), (64, 2, 2), (1, 64, 1), (33, 3, 1), (128, 1, 1)]
TYPES = ["int", "unsigned", "long long", "unsigned char", "short", "float2", "int4"]
DTYPES = {"int": "i4", "unsigned": "u4", "long long": "i8", "unsigned char": "u1", "short": "i2", "float2": "2f4", "int4": "4i4"}
SIZE = 3000


def index(random_: random.Random) -> tuple[str, str]:
    """(an expression of the thread's place, its type): sums of products with small numbers, parameters, or numbers that make it go around."""
    type_ = random_.choice(["int", "int", "unsigned", "long long"])
    terms = []
    for name in random_.sample(["threadIdx.x", "threadIdx.y", "threadIdx.z", "blockIdx.x"], random_.randint(1, 4)):
        factor = random_.choice(["1", "1", "1", "2", "-1", "n", "m", "(n - 1)", "3", "1073741825"] if name != "threadIdx.x" else ["1", "1", "1", "1", "2", "-1", "n", "4"])
        terms.append(f"({type_}){name} * {factor}")
    terms.append(random_.choice(["0", "0", "n", "-1", "m", "-n", "500", "900", "1200", "2147483000", "4294967040u"]))
    return " + ".join(terms), type_


def kernel(seed: int) -> tuple[str, str]:
    """(a kernel of parameters n, m, x and y; the element's type)."""
    random_ = random.Random(seed)
    type_ = random_.choice(TYPES)
    lines = []
    for number in range(random_.randint(1, 3)):
        expression, kind = index(random_)
        lines.append(f"{kind} i{number} = {expression};")
    names = [f"i{number}" for number in range(len(lines))]
    pick = lambda: f"{random_.choice(names)} + {random_.choice([0, 0, 1, -1, 7])}"  # noqa: E731
    load = f"T v = x[{pick()}];"
    store = f"y[{pick()}] = v;"
    limits = [f"{random_.choice(names)} {random_.choice(['<', '>=', '<=', '>', '!='])} {random_.choice(['n', 'm', '0', '100', 'n * 7'])}" for _ in range(random_.randint(0, 3))]
    body = f"{load} {store}"
    shape = random_.randrange(5)
    if limits:
        joined = f" {random_.choice(['&&', '||'])} ".join(limits)
        body = [f"if ({joined}) {{ {body} }}", f"if (!({joined})) return; {body}", f"{load} if ({joined}) {store}", f"if ({joined}) {{ {body} }} else y[1000] = x[2];",
                f"if (m > 5) {{ if ({joined}) {{ {body} }} }} else {{ {body} }}"][shape]
    elif shape == 0:
        body = f"for (int k = 0; k < m % 4; k++) {{ T v = x[{names[0]} + k]; y[{names[-1]}] = v; }}"
    elif shape == 1:
        body = f"if (threadIdx.x < 40) {{ {body} }}"
    elif shape == 2:
        body = f"__shared__ T s[256]; s[{pick()}] = x[0]; {body}"
    return f"__global__ void k(int n, int m, const T *x, T *y) {{ {' '.join(lines)} {body} }}".replace("T ", f"{type_} "), type_


@pytest.mark.parametrize("part", range(6))
def test_what_strips_are_spared_would_have_been_fine(part: int) -> None:
    spared = 0
    for seed in range(part * 25, part * 25 + 25):
        source, type_ = kernel(seed)
        random_ = random.Random(seed)
        code = minicc.compile(source)["k"]
        block, grid = random_.choice(BLOCKS), (random_.randint(1, 5),)
        given = np.random.default_rng(seed).integers(-100, 100, SIZE * int(DTYPES[type_][0]) if DTYPES[type_][0].isdigit() else SIZE).astype(DTYPES[type_][-2:])
        offset = 1000 * (int(DTYPES[type_][0]) if DTYPES[type_][0].isdigit() else 1)
        sizes = random_.choice([(16, 20), (64, 6), (200, 3), (-16, 9), (1000, 0), (0, -3)])
        seen: list[tuple[object, ...]] = []
        for engine in ("reference", "native"):
            device = minicc.Device()
            x, y = device.array(given), device.array(np.zeros_like(given))
            try:
                with patch.object(Host, "vector_bits", random.Random(seed).choice([512, 256, 128])), patch.dict(os.environ, MINICC_CACHE="0"):
                    ran = code(grid, block, (*sizes, x[offset:], y[offset:]), engine=engine, device=device)
                seen.append((ran.thread_instructions, x.get().tobytes(), y.get().tobytes()))
            except KernelFault as fault:
                # Threads of several strips that go wrong at several instructions: which of them is named is each engine's own.
                seen.append((type(fault),))
        assert seen[0] == seen[1], (seed, block, grid, sizes, source)
        executable = minicc.compile(source)._executable
        layout = executable.layout(executable.kernels[0])
        plan = build.translated(NATIVE.prepare(executable, UNWATCHED)._functions, layout, block, 256).plan
        spared += bool(plan.surveys)
    assert spared >= 3
