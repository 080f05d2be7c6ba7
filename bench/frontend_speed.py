"""Source lines per second, from text to IR, on plain kernels: the shipped examples' kernels repeated.

    python bench/frontend_speed.py [LINES …]      (default: 1000 10000 lines)

CPU time after start-up, comments and blank lines not counted.
"""

from __future__ import annotations

from harness import Table, argument_parser, cpu_seconds

from minicc.frontend import compile_unit
from minicc.frontend.text.options import FrontendOptions
from minicc.support.diagnostics import Diagnostics

KERNEL = """__global__ void blur_{n}(const float *in, float *out, int width, int height) {{
    __shared__ float tile[18][18];
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;
    tile[threadIdx.y][threadIdx.x] = in[y * width + x];
    __syncthreads();
    float sum = 0.0f;
    for (int dy = -1; dy <= 1; dy++) {{
        for (int dx = -1; dx <= 1; dx++) {{
            int column = min(max(x + dx, 0), width - 1);
            int row = min(max(y + dy, 0), height - 1);
            sum += in[row * width + column] * (dx == 0 ? 2.0f : 1.0f);
        }}
    }}
    out[y * width + x] = sum / 12.0f;
}}
"""


def source(lines: int) -> str:
    """Return at least `lines` lines of different kernels."""
    count = -(-lines // KERNEL.count("\n"))
    return "".join(KERNEL.format(n=n) for n in range(count))


def seconds(lines: int) -> float:
    """Return the CPU seconds from text to IR."""
    text = source(lines)
    diags = Diagnostics({"k.cu": text})
    spent = cpu_seconds(lambda: compile_unit(text, "k.cu", FrontendOptions(), diags))
    assert not diags.has_errors
    return spent


def main() -> None:
    parser = argument_parser(__doc__)
    parser.add_argument("lines", nargs="*", type=int, default=[1000, 10000])
    options = parser.parse_args()
    seconds(100)
    table = Table("lines:>6", "seconds:>7.2f", "lines/s:>8.0f")
    for lines in options.lines:
        count, spent = source(lines).count("\n"), seconds(lines)
        table.print_row(count, spent, count / spent)


if __name__ == "__main__":
    main()
