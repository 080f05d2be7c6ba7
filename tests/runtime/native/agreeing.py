"""Random kernels on the native engine and on the reference one: what each leaves in memory, prints, warns of and counts."""

from __future__ import annotations

from minicc.ptx.parser import parse
from minicc.ptx.verifier import verify
from minicc.runtime import LaunchConfig, prepare
from minicc.support.diagnostics import LaunchError, MiniccError

from .. import random_kernels

SHAPES = ((96, 1, 1), (16, 6, 1), (8, 12, 1), (24, 4, 1), (3, 32, 1), (96, 1, 1))
"""Flat blocks of as many threads as random kernels have; strips are as wide as rows allow."""


def outcome(text: str, engine: str, block: tuple[int, int, int]) -> tuple[object, ...]:
    """All that can be seen of a launch. LaunchError where the engine does not execute the kernel."""
    module = parse(text, "random.ptx")
    assert not [d for d in verify(module) if d.severity == "error"]
    program = prepare(module, engine=engine)
    memory = program.executable.new_memory()
    cells = memory.allocate(4 * random_kernels.WORDS * random_kernels.THREADS * random_kernels.BLOCKS)
    counters = memory.allocate(16)
    config = LaunchConfig((random_kernels.BLOCKS, 1, 1), block, max_steps=5_000_000)
    try:
        result = program.launch("k", memory, config, [address.to_bytes(8, "little") for address in (cells, counters)])
    except LaunchError:
        raise
    except MiniccError as fault:
        return type(fault), str(fault)
    return [memory.bytes[a.start: a.end].tobytes() for a in memory.allocations], result.thread_instructions, sorted(result.warnings)


def difference(seed: int) -> str:
    """What the engines do not agree on for the kernel of a seed; odd seeds make odd kernels. '' where they agree, or where the native one refuses."""
    odd = bool(seed % 2)
    text, block = random_kernels.kernel(seed, odd), SHAPES[seed % len(SHAPES)] if odd else SHAPES[0]
    try:
        found = outcome(text, "native", block)
    except LaunchError as reason:
        return "" if "may wait for other threads" in str(reason) else f"refused: {reason}"
    wanted = outcome(text, "reference", block)
    if len(found) != len(wanted):
        return f"{found[-1]} instead of {wanted[-1]}"
    names = ("memory", "instructions", "warnings") if len(wanted) == 3 else ("fault", "message")
    return ", ".join(name for name, a, b in zip(names, found, wanted) if a != b)
