"""How many thread-instructions the examples and typical kernels execute: as we compile them, and as nvcc
does.

    python bench/instructions.py [KERNEL…]

PTX is executed, so what ptxas still does to either is not in the figures. nvcc's figures are those of
`tests/quality/nvcc_counts.tsv`; `python tests/quality/counting.py` counts them anew, which takes nvcc.
"""

from __future__ import annotations

import math
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path += [str(ROOT / "tests" / "examples"), str(ROOT / "tests" / "quality")]
from counting import LAUNCHES, counted_by_nvcc, executed, load_ours  # type: ignore[import-not-found]  # noqa: E402


def main() -> None:
    wanted = sys.argv[1:]
    nvcc = counted_by_nvcc()
    ratios: list[float] = []
    print(f"{'kernel':24} {'minicc':>10} {'nvcc':>10} {'minicc/nvcc':>12}")
    for launch in LAUNCHES:
        if wanted and launch.kernel not in wanted:
            continue
        ours, theirs = executed(load_ours(launch.source), launch), nvcc[launch.kernel]
        ratios.append(ours / theirs)
        print(f"{launch.kernel:24} {ours:10} {theirs:10} {ours / theirs:12.2f}")
    print(f"{'geometric mean':24} {'':10} {'':10} {math.exp(sum(map(math.log, ratios)) / len(ratios)):12.3f}")


if __name__ == "__main__":
    main()
