"""Counts the thread-instructions that a launch executes, of our PTX and of nvcc's.

Counting is exact and the same on every machine. nvcc's counts are stored (`nvcc_counts.tsv`, CUDA 13.0, -O3,
sm_80), so that comparing needs no nvcc.

    python tests/quality/counting.py        # counts nvcc's anew, with nvcc
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))
from algorithm_cases import ALGORITHMS  # type: ignore[import-not-found]
from example_cases import CASES  # type: ignore[import-not-found]
from kernel_cases import KERNELS, Launch  # type: ignore[import-not-found]

import minicc
from minicc.filetests.assemble import nvcc_ptx

HERE = Path(__file__).parent
COUNTS = HERE / "nvcc_counts.tsv"
EXAMPLES = HERE.parents[1] / "examples"


def _from_examples() -> tuple[Launch, ...]:
    return tuple(
        Launch(
            c.kernel,
            c.grid,
            c.block,
            lambda rng, c=c: tuple(c.make(rng).values()),
            c.shared,
            EXAMPLES / c.file,
        )
        for c in CASES
    )


LAUNCHES: tuple[Launch, ...] = (*_from_examples(), *KERNELS, *ALGORITHMS)


@cache
def load_ours(source: Path, *options: str) -> minicc.ObjectCode:
    return minicc.compile(source.read_text(), options=options or ("-O2",))


@cache
def load_nvcc(source: Path) -> minicc.ObjectCode:
    return minicc.ObjectCode.from_ptx(nvcc_ptx(source, "-arch=sm_80"))


def results(
    obj: minicc.ObjectCode, launch: Launch, observers: tuple[Any, ...] = ()
) -> tuple[np.ndarray, ...]:
    """What the arguments hold after the launch."""
    values = launch.make(np.random.default_rng(1))
    obj[launch.kernel](launch.grid, launch.block, values, shared_mem=launch.shared, observers=observers)
    return tuple(np.asarray(value) for value in values)


def executed(obj: minicc.ObjectCode, launch: Launch) -> int:
    counts = minicc.Counts()
    results(obj, launch, (counts,))
    return counts.thread_instructions


def counted_by_nvcc() -> dict[str, int]:
    """The stored counts by kernel."""
    return {
        kernel: int(count) for kernel, count in (line.split("\t") for line in COUNTS.read_text().splitlines())
    }


if __name__ == "__main__":
    counts = {launch.kernel: executed(load_nvcc(launch.source), launch) for launch in LAUNCHES}
    COUNTS.write_text("".join(f"{kernel}\t{count}\n" for kernel, count in counts.items()))
