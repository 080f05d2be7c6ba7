"""One launch: the grid, batch by batch.

CTAs become resident in linear order; a batch that spins for long is suspended while others can be resident.
"""

from __future__ import annotations

import math
import random
import sys
import time
from collections import deque
from collections.abc import Callable
from functools import cache

import numpy as np

from ...engine.config import LaunchConfig, LaunchResult
from ...engine.executable import KernelLayout
from ...engine.observers import GridLaunch
from ...engine.printing import Sink
from ...engine.program import Watch
from ...memory.arena import Memory
from ..events import EventDispatcher
from ..instructions import syscalls
from ..translation.functions import Functions
from .batch import Batch
from .deadlock import DeadlockDetector
from .grid import Grid

_CLUSTERED_CTAS = 64
"""The most CTAs of a batch of clusters, as each reserves arena.CTA_WINDOW bytes of addresses."""


def launch(
    functions: Functions,
    watch: Watch,
    kernel: KernelLayout,
    memory: Memory,
    config: LaunchConfig,
    params: bytes,
    sink: Sink,
    fast_paths: bool,
) -> LaunchResult:
    """Run a kernel over the grid.

    With `fast_paths`, index arithmetic stays affine and few lanes run compacted.
    """
    executable, result = functions.executable, LaunchResult()
    main = functions[kernel.fn.name]
    takes_address = functions.take_param_address(kernel)
    symbols = {name: np.uint64(allocation.start) for name, allocation in executable.load(memory).items()}
    symbols.update((name, np.uint64(offset)) for name, offset in kernel.shared.items())
    symbols.update((name, np.uint64(address)) for name, address in executable.code_addresses.items())

    def warn(message: str) -> None:
        if message not in result.warnings:
            result.warnings.append(message)

    _warm_up_allocator()
    if executable.may_allocate:
        memory.reserve(syscalls.HEAP_BYTES)
    param_base = 0
    if takes_address:
        param_base = memory.allocate(max(len(params), 1), "param block of the kernel")
        memory.copy_in(param_base, np.frombuffer(params, np.uint8))
    services = syscalls.SyscallState(executable, config, warn)
    grid = Grid(
        functions, main, memory, config, kernel.static_shared, params, symbols, kernel.shared, param_base,
        EventDispatcher(watch.observers), services, warn, watch.check_uniform, fast_paths,
        fast_paths and not watch.observers and not watch.check_uniform and config.cluster_size == 1,
        deadline=math.inf if config.seconds is None else time.monotonic() + config.seconds,
        cpu_deadline=math.inf if config.cpu_seconds is None else time.thread_time() + config.cpu_seconds,
    )  # fmt: skip
    services.events = grid.events
    try:
        for observer in grid.events.subscribers["launch"]:
            observer.launch(
                GridLaunch(
                    kernel.fn.name, executable, config, memory, kernel.static_shared + config.shared_bytes
                )
            )
        with np.errstate(all="ignore"):
            _run(grid, result)
    finally:
        if config.progress:  # later messages, of a fault or an interruption, start on a new line
            _show_progress(result.ctas, math.prod(config.grid), "\n")
        if param_base:
            memory.free(param_base)
        services.end(memory)
        result.output = services.output.flush(sink)
    result.deferred, result.padded = services.deferred, grid.padded.all()
    return result


def _run(grid: Grid, result: LaunchResult) -> None:
    config, limits = grid.config, grid.config.limits
    total, threads, size = math.prod(config.grid), config.threads, config.cluster_size
    capacity = max(min(limits.resident_threads // threads, limits.resident_ctas) // size, 1) * size
    most = config.lanes // threads if size == 1 else min(config.lanes // threads, _CLUSTERED_CTAS)
    per_batch = max(min(most, capacity) // size, 1) * size
    begin = _permutation(-(-total // per_batch), limits.order)
    slots, shown = 0, time.monotonic()
    resident: deque[Batch] = deque()
    suspended, detector = 0, DeadlockDetector(grid)
    while grid.next_cta < total or resident:
        used = sum(batch.unfinished_ctas() for batch in resident)
        room = (capacity - used) // size * size
        if grid.next_cta < total and room and (limits.order is None or room >= per_batch):
            if limits.order is None:
                first, count = grid.next_cta, min(per_batch, total - grid.next_cta, room)
                grid.next_cta += count
            else:
                first = begin(grid.next_cta // per_batch) * per_batch
                count = min(per_batch, total - first)
                grid.next_cta += per_batch
            batch = Batch(grid, first, count)
        else:
            batch = resident.popleft()
        if batch.run():
            scheduler, suspended = batch.scheduler, 0
            detector.reset()
            result.steps += scheduler.steps
            result.preemptions += scheduler.preemptions
            result.thread_instructions += scheduler.thread_instructions
            result.ctas += batch.lanes.ctas
            slots += scheduler.lane_slots
        else:
            resident.append(batch)
            suspended += 1
            if suspended >= len(resident) and limits.order is None:
                suspended = 0
                detector.check(resident)
        if config.progress and time.monotonic() - shown > 0.5:
            shown = time.monotonic()
            _show_progress(result.ctas, total)
    result.divergence = 1 - result.thread_instructions / slots if slots else 0.0


def _permutation(count: int, order: int | None) -> Callable[[int], int]:
    """Return a permutation of range(count): linear, or one seeded by `order`, which takes no memory."""
    if order is None:
        return lambda number: number
    if count < 3:
        return lambda number: count - 1 - number
    rng = random.Random(order)
    step = next(number for number in iter(lambda: rng.randrange(1, count), 0) if math.gcd(number, count) == 1)
    start = rng.randrange(count)
    return lambda number: (start + number * step) % count


@cache
def _warm_up_allocator() -> None:
    """Make the C library reuse arrays of a batch's size instead of returning them to the system.

    glibc adapts its threshold to freed sizes (mallopt(3), M_MMAP_THRESHOLD); without this, every register of
    a large batch is new memory, which the system clears page by page. Elsewhere it has no effect.
    """
    np.empty(1 << 24, np.uint8)


def _show_progress(completed: int, total: int, terminator: str = "") -> None:
    sys.stderr.write(f"\r{completed} of {total} blocks{terminator}")
    sys.stderr.flush()
