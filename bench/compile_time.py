"""Whole-process compile time: `minicc FILE.cu` beside `nvcc -ptx FILE.cu`, run alternately.

    python bench/compile_time.py [--runs N] [FILE.cu …]

Prints the medians of wall time, the median of the pairwise ratios (machines drift, ratios of neighbours
less so) and the least CPU time of each, in milliseconds.
"""

from __future__ import annotations

import statistics
import sys
from pathlib import Path

from harness import EXAMPLES, Table, Usage, argument_parser, bytecode_environment, run_process

from minicc.filetests.assemble import find_tool

DEFAULT = ("saxpy.cu", "matmul.cu", "black_scholes.cu", "nbody.cu")


def main() -> None:
    parser = argument_parser(__doc__)
    parser.add_argument("files", nargs="*", type=Path, default=[EXAMPLES / name for name in DEFAULT])
    parser.add_argument("--runs", type=int, default=11)
    options = parser.parse_args()
    nvcc = find_tool("nvcc")
    table = Table("file:18", "minicc ms:>9.0f", "nvcc ms:>9.0f", "ratio:>6.2f",
        "minicc CPU:>10.0f", "nvcc CPU:>9.0f", "ratio:>6.2f")  # fmt: skip
    with bytecode_environment() as environment:

        def measure(*command: str) -> Usage:
            return run_process(command, environment)[0]

        for file in options.files:
            ours = (sys.executable, "-m", "minicc", str(file), "-o", "/dev/null")
            theirs = (nvcc, "-ptx", "-arch=sm_80", str(file), "-o", "/dev/null") if nvcc else None
            measure(*ours)  # writes the bytecode
            pairs = [(measure(*ours), measure(*theirs) if theirs else None) for _ in range(options.runs)]
            wall = [statistics.median(a.wall for a, _ in pairs) * 1e3, "not found", None]
            cpu = [min(a.cpu for a, _ in pairs) * 1e3, None, None]
            if both := [(a, b) for a, b in pairs if b is not None]:
                wall[1:] = [
                    statistics.median(b.wall for _, b in both) * 1e3,
                    statistics.median(a.wall / b.wall for a, b in both),
                ]
                cpu[1] = min(b.cpu for _, b in both) * 1e3
                cpu[2] = cpu[0] / cpu[1]
            table.print_row(file.name, *wall, *cpu)


if __name__ == "__main__":
    main()
