"""Measure the compile time of the native engine for kernels that multiply tiles with `mma`, as Triton unrolls
them, by the number of products.

    python bench/native_compile.py [--most PRODUCTS]

Each thread loads halves at addresses of its own under predicates, leaves them in shared memory, and a warp
multiplies what it gets from there with `ldmatrix`. Times are CPU seconds of the first launch in a process of
its own with an empty cache; the last column is the ratio to the row above, whose kernel is half as large.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile

from harness import Table, argument_parser

LAUNCH = """
import os
import sys
import numpy as np
import minicc
kernel = minicc.compile(sys.stdin.read())["product"]
numbers = np.ones(1 << 16, np.float16).view(np.uint16)
sums = np.zeros(1 << 16, np.float32)
before = os.times()
result = kernel(1, 128, (numbers, sums, 3, 40), engine="native")
after = os.times()
assert result.engine == "native" and sums.any()
print(after.user + after.system - before.user - before.system)
"""


def source(products: int) -> str:
    """Return a kernel of so many products."""
    rows = max(products // 8, 1)
    columns = products // rows
    loads = "".join(
        f"        tile[{128 * i} + t] = t % n < {i} + k ? in[(t * {2 * i + 3} + k * n) % 60000] : (unsigned"
        " short)0;\n"
        for i in range(2 * (rows + columns))
    )
    left = "".join(f"        ldmatrix(a[{i}], at + {1024 * (i % 4)});\n" for i in range(rows))
    right = "".join(f"        ldmatrix(b[{j}], at + {512 * (j % 4)});\n" for j in range(columns))
    multiply = "".join(
        f"        mma(c[{i * columns + j}], a[{i}], b[{j}]);\n" for i in range(rows) for j in range(columns)
    )
    store = "".join(f"    out[{128 * i} + t] = c[{i}][{i % 4}];\n" for i in range(rows * columns))
    return f"""
__device__ void ldmatrix(unsigned (&r)[4], unsigned at) {{
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {{%0, %1, %2, %3}}, [%4];"
        : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"(at));
}}
__device__ void mma(float (&c)[4], const unsigned (&a)[4], const unsigned (&b)[4]) {{
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {{%0, %1, %2, %3}}, {{%4, %5, %6, %7}}, "
            "{{%8, %9}}, {{%0, %1, %2, %3}};"
        : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}}
extern "C" __global__ void product(const unsigned short *in, float *out, int steps, int n) {{
    __shared__ unsigned short tile[{max(256 * (rows + columns), 4096)}];
    int t = threadIdx.x;
    unsigned at = (unsigned)__cvta_generic_to_shared(tile) + (t % 32) * 32;
    float c[{rows * columns}][4] = {{}};
    for (int k = 0; k < steps; k++) {{
        unsigned a[{rows}][4], b[{columns}][4];
{loads}        __syncthreads();
{left}{right}{multiply}        __syncthreads();
    }}
{store}}}
"""


def seconds(products: int) -> float:
    """Return the CPU seconds of the first launch of a kernel of so many products."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-c", LAUNCH],
            input=source(products),
            capture_output=True,
            text=True,
            env=os.environ | {"MINICC_CACHE": folder},
        )
    if done.returncode:
        sys.exit(done.stderr)
    return float(done.stdout)


def main() -> None:
    parser = argument_parser(__doc__)
    parser.add_argument("--most", type=int, default=64, help="products of the largest kernel")
    options = parser.parse_args()
    table = Table("products:>8", "seconds:>8.2f", "ratio:>6.2f")
    before = None
    for products in (4, 8, 16, 32, 64, 128):
        if products <= options.most:
            spent = seconds(products)
            table.print_row(products, spent, spent / before if before else None)
            before = spent


if __name__ == "__main__":
    main()
