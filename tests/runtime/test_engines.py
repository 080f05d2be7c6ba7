"""The fast engine against the plain one: random kernels, every example and every filetest, in batches of several sizes."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest

import minicc
from minicc.driver.run import bound_arrays, named_arguments
from minicc.ptx.parser import parse
from minicc.ptx.verifier import verify
from minicc.runtime import LaunchConfig, prepare
from minicc.testing import directives
from minicc.testing.plugin import load

from . import random_kernels

KERNELS = int(os.environ.get("MINICC_KERNELS", "60"))
MODES = [("plain", 1 << 17), (None, 1 << 17), (None, 500), ("plain", 100), (None, 96)]
"""Engines and lanes per batch; the first one defines the result."""

ROOT = Path(__file__).parents[2]


def memory_after(text: str, engine: str | None, lanes: int) -> list[bytes]:
    module = parse(text, "random.ptx")
    assert not [d for d in verify(module) if d.severity == "error"]
    program = prepare(module)
    memory = program.new_memory()
    cells = memory.allocate(4 * random_kernels.WORDS * random_kernels.THREADS * random_kernels.BLOCKS)
    counters = memory.allocate(16)
    config = LaunchConfig((random_kernels.BLOCKS, 1, 1), (random_kernels.THREADS, 1, 1), engine=engine, lanes=lanes, max_steps=5_000_000)
    program.launch("k", memory, config, [address.to_bytes(8, "little") for address in (cells, counters)])
    return [memory.bytes[a.start : a.end].tobytes() for a in memory.allocations]


@pytest.mark.parametrize("seed", range(KERNELS))
def test_random_kernels_leave_the_same_memory(seed: int) -> None:
    text = random_kernels.kernel(seed)
    wanted = memory_after(text, *MODES[0])
    for engine, lanes in MODES[1:]:
        assert memory_after(text, engine, lanes) == wanted, (engine, lanes)
    assert any(any(part) for part in wanted)


def test_random_kernels_use_all_kinds_of_statements() -> None:
    text = "".join(map(random_kernels.kernel, range(60)))
    for opcode in ("bar.sync", "shfl.sync.up", "vote.sync", "match.any", "redux.sync", "bar.red.popc", "red.global", "call", "ld.local", "st.shared", "activemask", "bra L"):
        assert opcode in text, opcode


def launches() -> list:
    found = []
    for folder in ("tests", "examples"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix not in (".cu", ".ll", ".ptx"):
                continue
            read = directives.read(path.read_text())
            found += [pytest.param(path, [*config, *read.options], launch, id=f"{path.relative_to(ROOT)}:{launch.line}{' '.join(config)}")
                      for launch in read.launches if launch.fault is None for config in read.configs[-1:]]
    return found


@pytest.mark.parametrize(("path", "options", "launch"), launches())
def test_filetests_leave_the_same_memory(path: Path, options: list[str], launch: directives.Launch) -> None:
    obj = load(path, options if path.suffix != ".ptx" else [])
    results = []
    for engine, limit in (("plain", None), (None, None), (None, 3)):
        kernel = obj.get_kernel(launch.kernel)
        values = named_arguments(kernel, launch.arguments)
        device = minicc.Device(address_bits=obj._program.module.address_size, **({"resident_ctas": limit} if limit else {}))
        result = kernel(launch.grid, launch.block, tuple(values.values()), shared_mem=launch.shared, engine=engine, max_steps=10_000_000, device=device)
        shown = {name: getattr(value, "array", value) for name, value in values.items()} | bound_arrays(kernel)
        globals_ = [bytes(obj._program.variable(device.memory, name)) for name in obj._program.load(device.memory)]
        results.append(([value.tobytes() for value in shown.values() if isinstance(value, np.ndarray)], globals_, sorted(result.output.splitlines())))
    assert results[0] == results[1] == results[2]
