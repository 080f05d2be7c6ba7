"""How many thread-instructions the examples execute: as we compile them, without unrolling counted loops, and as nvcc does.

    python bench/instructions.py [KERNEL…]

nvcc's column is empty where nvcc is not found. PTX is executed, so what ptxas still does to either is not in the figures.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

import minicc
from minicc.passes import partial_unroll
from minicc.testing.assemble import find_tool, nvcc_ptx

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT / "tests" / "examples"))
from example_cases import CASES, Case  # type: ignore[import-not-found]  # noqa: E402


def executed(obj: minicc.ObjectCode, case: Case) -> int:
    counts = minicc.Counts()
    values = case.make(np.random.default_rng(1))
    obj[case.kernel](case.grid, case.block, tuple(values.values()), shared_mem=case.shared, observers=(counts,))
    return counts.thread_instructions


def main() -> None:
    print(f"{'kernel':24} {'minicc':>10} {'rolled':>10} {'nvcc':>10} {'minicc/nvcc':>12}")
    times = partial_unroll.TIMES
    for case in CASES:
        if sys.argv[1:] and case.kernel not in sys.argv[1:]:
            continue
        source = (ROOT / "examples" / case.file).read_text()
        ours = executed(minicc.compile(source, options=("-O2",)), case)
        partial_unroll.TIMES = 1
        rolled = executed(minicc.compile(source, options=("-O2",)), case)
        partial_unroll.TIMES = times
        theirs = executed(minicc.ObjectCode.from_ptx(nvcc_ptx(ROOT / "examples" / case.file, "-arch=sm_80")), case) if find_tool("nvcc") else 0
        print(f"{case.kernel:24} {ours:10} {rolled:10} {theirs or '':10} {f'{ours / theirs:.2f}' if theirs else '':>12}")


if __name__ == "__main__":
    main()
