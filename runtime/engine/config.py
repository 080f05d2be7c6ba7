"""Launch configurations, device limits and launch results."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...support.diagnostics import MemoryFault
from .device_launch_queue import DeferredWork

DEFAULT_STEPS = 1 << 34
"""The default instruction budget of a gang of lanes, or of a batch: more than ten seconds of a GPU's thread.
"""
FUEL = 1024
"""Fuel of a scheduling quantum, spent by back edges: 1 each, or 64 where the loop is likely to wait."""
LANES = 1 << 17
"""Lanes per batch: registers of that many lanes still fit the caches."""


@dataclass(frozen=True, slots=True)
class DeviceLimits:
    """Limits of the emulated GPU (CUDA's, compute capability 8.0–9.0).

    Sizes are in bytes or threads; a launch has at most `resident_ctas` CTAs and `resident_threads` threads
    active at once, and a cluster at most `cluster_ctas` CTAs (8 are portable). `order` is the schedule. None
    is linear: blocks by number and diverged threads by program position. A number seeds a random order of
    batches and quanta, which preempts some blocks, warps or threads (of one warp from sm_70 on) before
    accesses to memory that others see, while the rest continue; odd seeds execute atomics of one instruction
    from the last lane to the first. Results of well-defined programs do not depend on it.
    """

    threads_per_cta: int = 1024
    block_limit: tuple[int, int, int] = (1024, 1024, 64)
    grid_limit: tuple[int, int, int] = (2**31 - 1, 65535, 65535)
    shared_bytes: int = 227 * 1024
    resident_threads: int = 108 * 2048
    resident_ctas: int = 108 * 32
    cluster_ctas: int = 16
    order: int | None = None


_SHARED_OF_MULTIPROCESSOR, _RESERVED_OF_BLOCK, _THREADS_OF_MULTIPROCESSOR, BLOCKS_OF_MULTIPROCESSOR = (
    164 << 10,
    1 << 10,
    2048,
    32,
)


def resident_blocks(threads: int, shared: int) -> int:
    """Return the blocks of `threads` threads and `shared` bytes that fit one multiprocessor.

    Registers are not considered, as PTX does not determine their number.
    """
    by_shared = (
        _SHARED_OF_MULTIPROCESSOR // (shared + _RESERVED_OF_BLOCK) if shared else BLOCKS_OF_MULTIPROCESSOR
    )
    return min(_THREADS_OF_MULTIPROCESSOR // (-(-threads // 32) * 32), by_shared, BLOCKS_OF_MULTIPROCESSOR)


Shape = tuple[int, int, int]
"""A size or an index (x, y, z)."""


def unflatten(number: int, shape: Shape) -> Shape:
    """Return the index of a linear number in a shape, x fastest."""
    slices, x = divmod(number, shape[0])
    z, y = divmod(slices, shape[1])
    return x, y, z


def block_index(number: int, grid: Shape, cluster: Shape) -> Shape:
    """Return the index of a CTA by its number in the order of execution: clusters x fastest, and the CTAs of
    each by rank.
    """
    in_clusters = (grid[0] // cluster[0], grid[1] // cluster[1], grid[2] // cluster[2])
    which, rank = divmod(number, cluster[0] * cluster[1] * cluster[2])
    first, inner = unflatten(which, in_clusters), unflatten(rank, cluster)
    x, y, z = (index * size + i for index, size, i in zip(first, cluster, inner))
    return x, y, z


@dataclass(frozen=True, slots=True)
class LaunchConfig:
    """Parameters of a launch: `grid` and `block` are (x, y, z), `shared_bytes` is dynamic shared memory.

    `max_steps` bounds the PTX instructions that a batch may issue (one for all its lanes at one position;
    None: DEFAULT_STEPS), `seconds` the time of the launch, `cpu_seconds` the processor time where an engine
    runs in the caller's thread. `lanes` is the size of a batch, `fuel` the length of a scheduling quantum;
    results of well-defined programs do not depend on them. `cluster` is the shape of a cluster in CTAs, which
    divides that of the grid; None: as the kernel says (`.reqnctapercluster`), else clusters of one CTA.
    """

    grid: Shape
    block: Shape
    shared_bytes: int = 0
    cluster: Shape | None = None
    max_steps: int | None = None
    seconds: float | None = None
    cpu_seconds: float | None = None
    progress: bool = False
    lanes: int = LANES
    fuel: int = FUEL
    limits: DeviceLimits = DeviceLimits()
    workspace: int = 0

    @property
    def threads(self) -> int:
        """Threads per CTA."""
        return self.block[0] * self.block[1] * self.block[2]

    def block_index(self, number: int) -> Shape:
        """Return the index of a CTA by its number in the order of execution."""
        return block_index(number, self.grid, self.cluster_shape)

    @property
    def cluster_shape(self) -> Shape:
        """The shape of a cluster in CTAs, (1, 1, 1) if there is none."""
        return self.cluster or (1, 1, 1)

    @property
    def cluster_size(self) -> int:
        """CTAs per cluster."""
        x, y, z = self.cluster_shape
        return x * y * z


@dataclass(slots=True)
class LaunchResult:
    """The outcome of a launch.

    `steps` are instruction issues, `thread_instructions` those times active lanes. `preemptions` counts how
    often threads were stopped while others continued (`DeviceLimits.order`). `divergence` is the share of
    running lanes' issue slots that were idle. `output` is the printed text. `engine` executed it, for
    `reason`, with `workers` host threads. `children` are the grids launched by its threads, and theirs, in
    order of execution; their output and warnings are included in `output` and `warnings`. `padded` are
    accesses to memory's padding (`Memory.granule`), the first of each kind at each instruction. `deferred`
    passes work from engines to `Program`.
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
    children: list[LaunchRecord] = field(default_factory=list)
    deferred: DeferredWork | None = None


@dataclass(slots=True)
class LaunchRecord:
    """One grid and its result: launched by device code, or by a program."""

    kernel: str
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    result: LaunchResult
