"""Whole-process compile time: `minicc FILE.cu` beside `nvcc -ptx FILE.cu`, run alternately.

    python bench/compile_time.py [RUNS] [FILE.cu …]

Prints the median of each and the median of the pairwise ratios; machines drift, ratios of neighbours less so.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from pathlib import Path

from minicc.testing.assemble import find_tool

EXAMPLES = Path(__file__).parent.parent / "examples"


def seconds(command: list[str]) -> float:
    start = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    return time.perf_counter() - start


def main() -> None:
    arguments = sys.argv[1:]
    runs = int(arguments.pop(0)) if arguments and arguments[0].isdigit() else 11
    files = [Path(a) for a in arguments] or [EXAMPLES / "saxpy.cu", EXAMPLES / "matmul.cu", EXAMPLES / "black_scholes.cu"]
    nvcc = find_tool("nvcc")
    print(f"{'file':24} {'minicc':>9} {'nvcc -ptx':>10} {'minicc/nvcc':>12}   (median of {runs})")
    for file in files:
        ours = [sys.executable, "-m", "minicc", str(file), "-o", "/dev/null"]
        theirs = [nvcc, "-ptx", "-arch=sm_80", str(file), "-o", "/dev/null"] if nvcc else None
        seconds(ours)  # warm the file cache
        pairs = [(seconds(ours), seconds(theirs) if theirs else float("nan")) for _ in range(runs)]
        a, b = (statistics.median(column) for column in zip(*pairs))
        ratio = statistics.median(p / q for p, q in pairs)
        print(f"{file.name:24} {a * 1e3:6.0f} ms {b * 1e3:7.0f} ms {ratio:12.2f}" if nvcc else f"{file.name:24} {a * 1e3:6.0f} ms {'not found':>10}")


if __name__ == "__main__":
    main()
