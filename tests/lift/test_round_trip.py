"""PTX that goes through the IR and back leaves the same memory: stored PTX of nvcc and random kernels,
without optimisation and with it.
"""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path

import numpy as np
import pytest

import minicc
from minicc.driver.options import CompileOptions
from minicc.driver.pipeline import Compilation
from minicc.driver.run import bound_arrays, named_arguments
from minicc.filetests import directives
from minicc.filetests.fuzz.ptx import kernels as random_kernels
from minicc.ptx.parsing.parser import parse
from minicc.runtime import LaunchConfig, prepare

ROOT = Path(__file__).parents[2]
KERNELS = int(os.environ.get("MINICC_KERNELS", "60")) // 3
FILES = sorted((ROOT / "tests" / "foreign" / "ptx").glob("*.ptx")) + sorted(
    (ROOT / "tests" / "ptx" / "programs").glob("*.ptx")
)
LEVELS = (0, 2)


def lifted(text: str, level: int) -> str:
    """Products and sums stay apart, so that results are the same to the last bit."""
    options = CompileOptions(opt_level=level, fmad=False, given=frozenset({"opt_level"}))
    return Compilation(text, "lifted.ptx", options).ptx


@lru_cache(maxsize=2)
def _objects(path: Path) -> list[minicc.ObjectCode]:
    text = path.read_text()
    return [minicc.ObjectCode.from_ptx(text)] + [
        minicc.ObjectCode.from_ptx(lifted(text, level)) for level in LEVELS
    ]


def launches() -> list:
    return [
        pytest.param(path, launch, id=f"{path.name}:{launch.line}")
        for path in FILES
        for launch in directives.read(path.read_text()).launches
        if launch.fault is None
    ]


@pytest.mark.parametrize(("path", "launch"), launches())
def test_stored_ptx_leaves_the_same_memory(path: Path, launch: directives.LaunchDirective) -> None:
    results = []
    original = _objects(path)[0].get_kernel(launch.kernel)
    for obj in _objects(path):
        kernel, values = obj.get_kernel(launch.kernel), named_arguments(original, launch.arguments)
        done = kernel(
            launch.grid,
            launch.block,
            tuple(values.values()),
            shared_mem=launch.shared,
            max_steps=10_000_000,
            device=minicc.Device(),
        )
        arrays = {name: getattr(value, "array", value) for name, value in values.items()} | bound_arrays(
            kernel
        )
        memory = [value.tobytes() for value in arrays.values() if isinstance(value, np.ndarray)]
        results.append((memory, sorted(done.output.splitlines())))
    assert results[1:] == results[:1] * len(LEVELS)


def memory_after(text: str) -> list[bytes]:
    program = prepare(parse(text, "random.ptx"))
    memory = program.executable.new_memory()
    cells = memory.allocate(4 * random_kernels.WORDS * random_kernels.THREADS * random_kernels.BLOCKS)
    counters = memory.allocate(16)
    config = LaunchConfig(
        (random_kernels.BLOCKS, 1, 1), (random_kernels.THREADS, 1, 1), lanes=1 << 17, max_steps=5_000_000
    )
    program.launch("k", memory, config, [address.to_bytes(8, "little") for address in (cells, counters)])
    return [
        memory.bytes[a.start : a.end].tobytes() for a in memory.allocations if a.start in (cells, counters)
    ]


@pytest.mark.parametrize("seed", range(KERNELS))
def test_random_kernels_leave_the_same_memory(seed: int) -> None:
    text = random_kernels.kernel(seed)
    wanted = memory_after(text)
    assert any(map(any, wanted))
    for level in LEVELS:
        assert memory_after(lifted(text, level)) == wanted, level
