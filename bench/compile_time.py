"""Whole-process compile time: `minicc FILE.cu` beside `nvcc -ptx FILE.cu`, run alternately.

    python bench/compile_time.py [RUNS] [FILE.cu …]

Prints the medians of wall time, the median of the pairwise ratios (machines drift, ratios of neighbours
less so) and the least CPU time of each. minicc runs from bytecode, as an installed package does, kept in a
folder of its own: a checkout may have none, or `PYTHONDONTWRITEBYTECODE` may forbid it.
"""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from minicc.filetests.assemble import find_tool

EXAMPLES = Path(__file__).parent.parent / "examples"
DEFAULT = ("saxpy.cu", "matmul.cu", "black_scholes.cu", "nbody.cu")


def measure(command: list[str], environment: dict[str, str]) -> tuple[float, float]:
    """(wall, CPU) seconds of one run."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run(command, check=True, capture_output=True, env=environment)
    wall, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    arguments = sys.argv[1:]
    runs = int(arguments.pop(0)) if arguments and arguments[0].isdigit() else 11
    files = [Path(a) for a in arguments] or [EXAMPLES / name for name in DEFAULT]
    nvcc = find_tool("nvcc")
    print(
        f"{'file':18} {'minicc':>8} {'nvcc -ptx':>10} {'minicc/nvcc':>12} {'least CPU':>18} {'ratio':>6}  "
        f" (median of {runs})"
    )
    with tempfile.TemporaryDirectory() as cache:
        ours_env = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"} | {
            "PYTHONPYCACHEPREFIX": cache
        }
        for file in files:
            ours = [sys.executable, "-m", "minicc", str(file), "-o", "/dev/null"]
            measure(ours, ours_env)  # fills the folder
            if nvcc is None:
                times = [measure(ours, ours_env) for _ in range(runs)]
                print(
                    f"{file.name:18} {statistics.median(w for w, _ in times) * 1e3:5.0f} ms {'not found':>10}"
                )
                continue
            theirs = [nvcc, "-ptx", "-arch=sm_80", str(file), "-o", "/dev/null"]
            pairs = [(measure(ours, ours_env), measure(theirs, dict(os.environ))) for _ in range(runs)]
            a, b = (statistics.median(p[i][0] for p in pairs) for i in (0, 1))
            ratio = statistics.median(p[0][0] / p[1][0] for p in pairs)
            x, y = (min(p[i][1] for p in pairs) for i in (0, 1))
            print(
                f"{file.name:18} {a * 1e3:5.0f} ms {b * 1e3:7.0f} ms {ratio:12.2f} {x * 1e3:6.0f} /"
                f" {y * 1e3:.0f} ms {x / y:9.2f}"
            )


if __name__ == "__main__":
    main()
