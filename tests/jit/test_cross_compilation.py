"""Code of the native engine for other targets: LLVM compiles kernels for ARM and for x86 without AVX. The
width of a gang depends on the target's vectors, the CTA shape and the kernel.
"""

from __future__ import annotations

import llvmlite.binding as llvm
import pytest

import minicc
from minicc.filetests.fuzz.ptx import kernels as random_kernels
from minicc.jit.build import facts_of
from minicc.jit.engine import NATIVE
from minicc.jit.machine import Host
from minicc.jit.pipeline import translate
from minicc.runtime.engine.program import UNWATCHED

MACHINES = {
    "ARM": ("aarch64-unknown-linux-gnu", "generic", "+neon", 128, b"\xb7\x00"),
    "x86 with SSE2": ("x86_64-unknown-linux-gnu", "x86-64", "+sse2", 128, b"\x3e\x00"),
    "x86 with AVX2": ("x86_64-unknown-linux-gnu", "haswell", "+avx2,+fma", 256, b"\x3e\x00"),
}
"""Triple, CPU, features, vector width in bits, and `e_machine` of the ELF header."""

SOURCE = """__global__ void k(int n, const float *x, float *y, int *count) { __shared__ float s[64];
    int t = threadIdx.x, i = blockIdx.x * 64 + t;
    s[t] = i < n ? x[i] : 0; __syncthreads(); float v = s[t ^ 1];
      for (int k = 0; k < t; k++) v = fmaf(v, 0.5f, sqrtf(v) + k / (t + 1));
    if (v > 1) atomicAdd(count, 1); y[i] = sinf(v); }"""


@pytest.mark.parametrize("name", MACHINES)
@pytest.mark.parametrize(
    "text",
    [minicc.compile(SOURCE).ptx, random_kernels.kernel(2), random_kernels.kernel(3, True)],
    ids=["source", "warps", "odd"],
)
def test_other_targets(name: str, text: str) -> None:
    triple, cpu, features, bits, number = MACHINES[name]
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    executable = minicc.ObjectCode.from_ptx(text)._executable
    kernel = executable.layout(executable.kernels[0])
    translation = translate(NATIVE.prepare(executable, UNWATCHED)._functions, kernel, (96, 1, 1), bits)
    for module, unoptimized in (
        (translation.module, translation.checks_module),
        *((module, "") for module in translation.lazy_modules.values()),
    ):
        code = Host(cpu, features, triple).object(
            module, facts_of(translation, False).uses_full_pipeline, unoptimized
        )
        assert code[:4] == b"\x7fELF" and code[18:20] == number


ROWS = "int t = threadIdx.y * 16 + threadIdx.x; float v = t; "
WIDTHS = {
    "arithmetic in a loop": ("for (int k = 0; k < n; k++) v = v * v + t; y[t] = v;", 64),
    "loads in a loop": ("for (int k = 0; k < n; k++) v = v * v + y[k * 256 + t]; y[t] = v;", 16),
    "no loop": ("y[t] = v + y[t];", 16),
}
"""Kernels for blocks of 16 × 16 threads, and the lanes of a gang with vectors of 512 bits: those of one row,
whose addresses follow each other, unless loops do without memory.
"""


@pytest.mark.parametrize("name", WIDTHS)
def test_lanes_of_a_gang(name: str) -> None:
    body, width = WIDTHS[name]
    source = f"__global__ void k(int n, float *y) {{ {ROWS} {body} }}"
    executable = minicc.compile(source, options=("-O2",))._executable
    kernel = executable.layout(executable.kernels[0])
    functions = NATIVE.prepare(executable, UNWATCHED)._functions
    assert translate(functions, kernel, (16, 16, 1), 512).width == width
