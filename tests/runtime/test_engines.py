"""The fast engine against the plain one, and the native one: random kernels, every example and every
filetest, in batches of several sizes.
"""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path

import numpy as np
import pytest

import minicc
from minicc.driver.options import parse_api_options
from minicc.driver.pipeline import Compilation
from minicc.driver.run import bound_arrays, named_arguments
from minicc.filetests import directives
from minicc.filetests.fuzz.ptx import kernels as random_kernels
from minicc.ptx.parsing.parser import parse
from minicc.ptx.rules.verifier import verify
from minicc.runtime import DeviceLimits, LaunchConfig, prepare
from minicc.support.diagnostics import LaunchError

KERNELS = int(os.environ.get("MINICC_KERNELS", "60"))
MODES = [
    ("plain", 1 << 17, None),
    (None, 1 << 17, None),
    (None, 500, None),
    ("plain", 100, None),
    (None, 96, None),
    (None, 500, 1),
    ("plain", 300, 2),
    (None, 1 << 17, 3),
]
"""Engines, lanes per batch, and orders of blocks, turns and lanes; the first one defines the result."""

ROOT = Path(__file__).parents[2]


def memory_after(text: str, engine: str | None, lanes: int, order: int | None) -> list[bytes]:
    module = parse(text, "random.ptx")
    assert not [d for d in verify(module) if d.severity == "error"]
    program = prepare(module, engine=engine)
    memory = program.executable.new_memory()
    cells = memory.allocate(4 * random_kernels.WORDS * random_kernels.THREADS * random_kernels.BLOCKS)
    counters = memory.allocate(16)
    config = LaunchConfig(
        (random_kernels.BLOCKS, 1, 1),
        (random_kernels.THREADS, 1, 1),
        lanes=lanes,
        limits=DeviceLimits(order=order),
        max_steps=5_000_000,
    )
    program.launch("k", memory, config, [address.to_bytes(8, "little") for address in (cells, counters)])
    return [memory.bytes[a.start : a.end].tobytes() for a in memory.allocations]


@pytest.mark.parametrize("seed", range(KERNELS))
def test_random_kernels_leave_the_same_memory(seed: int) -> None:
    text = random_kernels.kernel(seed)
    wanted = memory_after(text, *MODES[0])
    for mode in MODES[1:]:
        assert memory_after(text, *mode) == wanted, mode
    assert any(any(part) for part in wanted)
    assert memory_after(text, "native", 1 << 17, None) == wanted


def test_random_kernels_use_all_kinds_of_statements() -> None:
    text = "".join(map(random_kernels.kernel, range(60)))
    for opcode in (
        "bar.sync",
        "shfl.sync.up",
        "vote.sync",
        "match.any",
        "redux.sync",
        "bar.red.popc",
        "red.global",
        "call",
        "ld.local",
        "st.shared",
        "activemask",
        "bra L",
    ):
        assert opcode in text, opcode


def launches() -> list:
    result = []
    for folder in ("tests", "examples"):
        for path in sorted((ROOT / folder).rglob("*")):
            # many of those are wrong; they run under several orders anyway
            if path.suffix not in (".cu", ".ll", ".ptx") or "checkers" in path.parts:
                continue
            read = directives.read(path.read_text())
            result += [
                pytest.param(
                    path,
                    [*config, *read.options],
                    launch,
                    id=f"{path.relative_to(ROOT)}:{launch.line}{' '.join(config)}",
                )
                for launch in read.launches
                if launch.fault is None
                for config in read.configs[-1:]
            ]
    return result


UNORDERED = {
    ("atomics.sm_80.ptx", "integers"),
    ("atomics.sm_80.ptx", "old_values"),
    ("atomics.sm_80.ptx", "long_integers"),
    ("atomics.sm_90.ptx", "integers"),
    ("atomics.sm_90.ptx", "old_values"),
    ("atomics.sm_90.ptx", "long_integers"),
    ("variables_of_functions.ptx", "count"),
}
"""(File, kernel) whose threads draw numbers or whose last writer wins: who is first shows in the result."""
DEVICES = [
    ("plain", {}),
    (None, {}),
    (None, {"resident_ctas": 3}),
    (None, {"order": 1}),
    ("plain", {"order": 2, "resident_ctas": 4}),
]
"""Engines and the limits of the device; the first one defines the result."""


TOGETHER = {"votes"}
"""Kernels that ask which threads happen to be together (`__activemask`): stopped at any place, as with
`order`, they may be others.
"""


@lru_cache(maxsize=4)
def _compiled(path: Path, options: tuple[str, ...]) -> minicc.ObjectCode:
    """A file's kernels. The filetest itself proves what can be proved on the way."""
    return minicc.ObjectCode(Compilation(path.read_text(), str(path), parse_api_options(list(options))))


@pytest.mark.parametrize(("path", "options", "launch"), launches())
def test_filetests_leave_the_same_memory(
    path: Path, options: list[str], launch: directives.LaunchDirective
) -> None:
    obj = _compiled(path, tuple(options) if path.suffix != ".ptx" else ())
    results = []
    for engine, limits in [*DEVICES, ("native", {})]:
        if "order" in limits and launch.kernel in TOGETHER:
            continue
        kernel = obj.get_kernel(launch.kernel)
        values = named_arguments(kernel, launch.arguments)
        device = minicc.Device(address_bits=obj._executable.module.address_size, **limits)
        try:
            result = kernel(
                launch.grid,
                launch.block,
                tuple(values.values()),
                shared_mem=launch.shared,
                engine=engine,
                max_steps=10_000_000,
                device=device,
            )
        except LaunchError:
            assert engine == "native"
            continue
        shown = {name: getattr(value, "array", value) for name, value in values.items()} | bound_arrays(
            kernel
        )
        globals_ = [
            bytes(obj._executable.variable(device.memory, name))
            for name in obj._executable.load(device.memory)
        ]
        results.append(
            (
                [value.tobytes() for value in shown.values() if isinstance(value, np.ndarray)],
                globals_,
                sorted(result.output.splitlines()),
            )
        )
    if (path.name, launch.kernel) in UNORDERED:
        # the native engine's threads draw as they come
        assert results[0] == results[1] == results[2] != results[3]
    else:
        assert all(result == results[0] for result in results[1:])


def test_orders_show_where_a_result_is_not_defined() -> None:
    text = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out, .param .u64 turn) { .reg .b64 %o, %n; .reg .b32 %r<6>; .reg .pred %p;
ld.param.u64 %o, [out]; ld.param.u64 %n, [turn]; mov.u32 %r1, %ctaid.x; mov.u32 %r2, %tid.x;
  mad.lo.u32 %r1, %r1, 32, %r2;
and.b32 %r3, %r2, 1; setp.eq.u32 %p, %r3, 0; @%p bra EVEN; atom.global.add.u32 %r4, [%n], 1; bra END;
EVEN: atom.global.add.u32 %r4, [%n], 1; END: mul.wide.u32 %n, %r1, 4; add.u64 %o, %o, %n;
  st.global.u32 [%o], %r4; ret; }"""
    kernel = minicc.ObjectCode.from_ptx(text)["k"]
    seen = []
    for order in (None, 0, 1, 2, 3):
        out, turn = np.zeros(256, np.uint32), np.zeros(1, np.uint32)
        kernel[8, 32](out, turn, device=minicc.Device(order=order, resident_ctas=2))
        assert sorted(out) == list(range(256))
        seen.append(out.tobytes())
        again = np.zeros(256, np.uint32)
        kernel[8, 32](again, np.zeros(1, np.uint32), device=minicc.Device(order=order, resident_ctas=2))
        assert again.tobytes() == out.tobytes()
    assert len(set(seen)) == 5
