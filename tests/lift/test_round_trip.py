"""PTX that goes through the IR and back leaves the same memory: the filetests' and stored PTX of nvcc and
frameworks, what minicc makes of the other filetests, and random kernels; without optimisation and with it.
"""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest

import minicc
from minicc.driver.options import CompileOptions, parse_api_options
from minicc.driver.pipeline import Compilation
from minicc.driver.run import bound_arrays, named_arguments
from minicc.filetests import directives
from minicc.filetests.fuzz.ptx import kernels as random_kernels
from minicc.ptx.parsing.parser import parse
from minicc.runtime import LaunchConfig, prepare

ROOT = Path(__file__).parents[2]
KERNELS = int(os.environ.get("MINICC_KERNELS", "60")) // 3
SAMPLE = int(os.environ.get("MINICC_SAMPLE", "13"))
"""Of filetests that are no PTX, one in so many is compiled; `make round-trips` compiles all."""
LEVELS = (0, 2)


def lifted(text: str, level: int) -> str:
    """Products and sums stay apart, so that results are the same to the last bit."""
    options = CompileOptions(opt_level=level, fmad=False, given=frozenset({"opt_level"}))
    return Compilation(text, "lifted.ptx", options).ptx


def launches(path: Path) -> list[directives.LaunchDirective]:
    """Return the launches of a file that end without a fault."""
    return [launch for launch in directives.read(path.read_text()).launches if launch.fault is None]


def filetests(*suffixes: str) -> list[Path]:
    """Return filetests with launches. Many of those of the checkers are wrong, and addresses of 32 bits have
    no form in the IR.
    """
    return [
        path
        for folder in ("tests", "examples")
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in suffixes and not {"checkers", "legacy"} & set(path.parts)
        if launches(path)
    ]


def outcome(
    obj: minicc.ObjectCode, original: minicc.ObjectCode, launch: directives.LaunchDirective
) -> tuple[dict[str, bytes], dict[str, bytes], list[str]]:
    """Return the arguments and the variables after a launch, and the output."""
    kernel = obj.get_kernel(launch.kernel)
    values = named_arguments(original.get_kernel(launch.kernel), launch.arguments)
    device = minicc.Device()
    done = kernel(
        launch.grid,
        launch.block,
        tuple(values.values()),
        shared_mem=launch.shared,
        max_steps=10_000_000,
        device=device,
    )
    arrays = {name: getattr(value, "array", value) for name, value in values.items()} | bound_arrays(kernel)
    return (
        {name: value.tobytes() for name, value in arrays.items() if isinstance(value, np.ndarray)},
        {
            name: bytes(obj._executable.variable(device.memory, name))
            for name in obj._executable.load(device.memory)
        },
        sorted(done.output.splitlines()),
    )


@pytest.mark.parametrize(
    "path",
    filetests(".ptx") + filetests(".cu", ".ll")[::SAMPLE],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_filetests_leave_the_same_memory(path: Path) -> None:
    read = directives.read(path.read_text())
    options = [] if path.suffix == ".ptx" else [*read.configs[-1], *read.options]
    compiled = Compilation(path.read_text(), str(path), parse_api_options(options))
    original = minicc.ObjectCode(compiled)
    others = [minicc.ObjectCode.from_ptx(lifted(compiled.ptx, level)) for level in LEVELS]
    for launch in launches(path):
        memory, variables, output = outcome(original, original, launch)
        for other in others:
            again, variables_again, output_again = outcome(other, original, launch)
            assert (again, output_again) == (memory, output), launch.line
            assert {name: variables_again.get(name, value) for name, value in variables.items()} == variables


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
