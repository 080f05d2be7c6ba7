"""How to launch and what came of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...support.diagnostics import MemoryFault
from .device_launch_queue import Left

DEFAULT_STEPS = 1 << 34
"""Instructions that a gang of lanes, or a batch, may issue where nobody says how many: a GPU's thread would
be at work for more than ten seconds.
"""
PATIENCE = 1024
"""What back edges of threads may cost, each 1 or 64 as likely as it is that the loop waits, before others get
a turn.
"""
LANES = 1 << 17
"""Lanes per batch: registers of that many lanes still fit the caches."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of the machine that the runtime pretends to be (CUDA's, compute capability 8.0–9.0).

    Sizes are in bytes or threads; a launch has at most `resident_ctas` CTAs and `resident_threads` threads
    under way at once. `order` is how they take turns: None is linear, blocks by their numbers and diverged
    threads by their place in the program; a number seeds a random order of batches and of turns, in which
    some blocks, warps or threads (of one warp from sm_70 on) are stopped before any access to memory that
    others see, while the rest goes on; odd ones let atomics of one instruction happen from the last lane to
    the first. Results of well-defined programs do not depend on it.
    """

    threads_per_cta: int = 1024
    block_limit: tuple[int, int, int] = (1024, 1024, 64)
    grid_limit: tuple[int, int, int] = (2**31 - 1, 65535, 65535)
    shared_bytes: int = 227 * 1024
    resident_threads: int = 108 * 2048
    resident_ctas: int = 108 * 32
    order: int | None = None


_SHARED_OF_MULTIPROCESSOR, _KEPT_OF_BLOCK, _THREADS_OF_MULTIPROCESSOR, BLOCKS_OF_MULTIPROCESSOR = (
    164 << 10,
    1 << 10,
    2048,
    32,
)


def resident_blocks(threads: int, shared: int) -> int:
    """Blocks of so many threads and bytes of shared memory that a multiprocessor holds, registers apart: PTX
    does not say how many there will be.
    """
    by_shared = _SHARED_OF_MULTIPROCESSOR // (shared + _KEPT_OF_BLOCK) if shared else BLOCKS_OF_MULTIPROCESSOR
    return min(_THREADS_OF_MULTIPROCESSOR // (-(-threads // 32) * 32), by_shared, BLOCKS_OF_MULTIPROCESSOR)


@dataclass(frozen=True, slots=True)
class LaunchConfig:
    """How to launch: `grid` and `block` are (x, y, z), `shared_bytes` is dynamic shared memory.

    `max_steps` bounds the PTX instructions that a batch may issue (one for all its lanes at that place; None:
    DEFAULT_STEPS), `seconds` the time of the launch, `busy_seconds` the processor's time where an engine runs
    in the caller's thread. `lanes` is the size of a batch, `patience` says how soon engines that take turns
    do so; results of well-defined programs do not depend on them.
    """

    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    shared_bytes: int = 0
    max_steps: int | None = None
    seconds: float | None = None
    busy_seconds: float | None = None
    progress: bool = False
    lanes: int = LANES
    patience: int = PATIENCE
    limits: Limits = Limits()

    @property
    def threads(self) -> int:
        """Threads per CTA."""
        return self.block[0] * self.block[1] * self.block[2]


@dataclass(slots=True)
class LaunchResult:
    """What a launch did. `steps` are instruction issues, `thread_instructions` those times active lanes;
    `preemptions` is how often some threads were stopped where others went on (`Limits.order`); `divergence`
    is the share of running lanes' issue slots that were idle; `output` what it printed; `engine` who executed
    it, for `reason`, and `workers` how many threads of the processor shared its blocks. `children` are the
    grids that its threads have launched, and those that these have, as they were done: what they printed, and
    warnings, are in `output` and `warnings` too. `padded` are accesses of memory's padding
    (`Memory.granule`), the first one of each kind at each instruction. `left` is between engines and
    `Program`.
    """

    steps: int = 0
    thread_instructions: int = 0
    ctas: int = 0
    divergence: float = 0.0
    preemptions: int = 0
    seconds: float = 0.0
    warnings: list[str] = field(default_factory=list)
    padded: list[MemoryFault] = field(default_factory=list)
    output: str = ""
    engine: str = ""
    reason: str = ""
    workers: int = 1
    children: list[Launched] = field(default_factory=list)
    left: Left | None = None


@dataclass(slots=True)
class Launched:
    """One grid and what it did: one that device code has launched, or a program's."""

    kernel: str
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    result: LaunchResult
