"""Executed thread-instructions of the examples and typical kernels, in our PTX and in nvcc's.

    python bench/instructions.py [KERNEL…]

PTX is executed, so later changes by ptxas are not in the figures. nvcc's figures are those of
`tests/quality/nvcc_counts.tsv`; `python tests/quality/counting.py` counts them anew, which needs nvcc.
"""

from __future__ import annotations

import sys

from harness import ROOT, Table, argument_parser, geometric_mean

sys.path += [str(ROOT / "tests" / "examples"), str(ROOT / "tests" / "quality")]
from counting import LAUNCHES, counted_by_nvcc, executed, load_ours  # type: ignore[import-not-found]


def main() -> None:
    parser = argument_parser(__doc__)
    parser.add_argument("kernels", nargs="*", metavar="KERNEL")
    kernels, nvcc = parser.parse_args().kernels, counted_by_nvcc()
    ratios: list[float] = []
    table = Table("kernel:24", "minicc:>10", "nvcc:>10", "minicc/nvcc:>12.2f")
    for launch in LAUNCHES:
        if not kernels or launch.kernel in kernels:
            ours, theirs = executed(load_ours(launch.source), launch), nvcc[launch.kernel]
            ratios.append(ours / theirs)
            table.print_row(launch.kernel, ours, theirs, ours / theirs)
    table.print_row("geometric mean", None, None, geometric_mean(ratios))


if __name__ == "__main__":
    main()
