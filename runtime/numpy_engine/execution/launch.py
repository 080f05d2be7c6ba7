"""One launch: the grid, batch by batch.

CTAs become resident in linear order; a batch that spins for long is set aside while there is room for others.
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
from ...engine.observers import Launching
from ...engine.printing import Sink
from ...engine.program import Watch
from ...memory.arena import Memory
from ..events import Telling
from ..instructions import syscalls
from ..translation.functions import Functions
from .batch import Batch
from .deadlock import DeadlockDetector
from .grid import Grid


def launch(
    functions: Functions,
    watch: Watch,
    kernel: KernelLayout,
    memory: Memory,
    config: LaunchConfig,
    params: bytes,
    sink: Sink,
    short_cuts: bool,
) -> LaunchResult:
    """Run a kernel over the grid. With `short_cuts`, index arithmetic stays affine and few lanes run
    alone.
    """
    executable, result = functions.executable, LaunchResult()
    main = functions[kernel.fn.name]
    takes_address = functions.take_param_address(kernel)
    symbols = {name: np.uint64(place.start) for name, place in executable.load(memory).items()}
    symbols.update((name, np.uint64(offset)) for name, offset in kernel.shared.items())
    symbols.update((name, np.uint64(address)) for name, address in executable.code_addresses.items())

    def warn(message: str) -> None:
        if message not in result.warnings:
            result.warnings.append(message)

    _teach_allocator()
    if executable.takes_memory:
        memory.reserve(syscalls.HEAP_BYTES)
    param_base = 0
    if takes_address:
        param_base = memory.allocate(max(len(params), 1), "param block of the kernel")
        memory.copy_in(param_base, np.frombuffer(params, np.uint8))
    services = syscalls.Services(executable, config, warn)
    services.tells_heap = "heap" in watch.events
    grid = Grid(
        functions, main, memory, config, kernel.static_shared, params, symbols, param_base,
        Telling(watch.observers), services, warn,
        watch.check_uniform, short_cuts, short_cuts and not watch.observers and not watch.check_uniform,
        ends=math.inf if config.seconds is None else time.monotonic() + config.seconds,
        busy_until=math.inf if config.busy_seconds is None else time.thread_time() + config.busy_seconds,
    )  # fmt: skip
    try:
        if grid.telling.tells("launch"):
            grid.telling.launch(
                Launching(
                    kernel.fn.name, executable, config, memory, kernel.static_shared + config.shared_bytes
                )
            )
        with np.errstate(all="ignore"):
            _run(grid, result)
    finally:
        if config.progress:  # what is said next, of a fault or an interruption, starts a line of its own
            _show_progress(result.ctas, math.prod(config.grid), "\n")
        if param_base:
            memory.free(param_base)
        services.end(memory)
        result.output = services.output.flush(sink)
    result.left, result.padded = services.left, grid.padded.all()
    return result


def _run(grid: Grid, result: LaunchResult) -> None:
    config, limits = grid.config, grid.config.limits
    total, threads = math.prod(config.grid), config.threads
    room = max(min(limits.resident_threads // threads, limits.resident_ctas), 1)
    per_batch = max(min(config.lanes // threads, room), 1)
    begin = _order_of(-(-total // per_batch), limits.order)
    next_cta, slots, shown = 0, 0, time.monotonic()
    resident: deque[Batch] = deque()
    spun, detector = 0, DeadlockDetector(grid)
    while next_cta < total or resident:
        used = sum(batch.unfinished_ctas() for batch in resident)
        if next_cta < total and used < room and (limits.order is None or used + per_batch <= room):
            if limits.order is None:
                first, count = next_cta, min(per_batch, total - next_cta, room - used)
                next_cta += count
            else:
                first = begin(next_cta // per_batch) * per_batch
                count = min(per_batch, total - first)
                next_cta += per_batch
            batch = Batch(grid, first, count)
        else:
            batch = resident.popleft()
        if batch.run():
            done, spun = batch.scheduler, 0
            detector.forget()
            result.steps += done.steps
            result.preemptions += done.preemptions
            result.thread_instructions += done.thread_instructions
            result.ctas += batch.lanes.ctas
            slots += done.lane_slots
        else:
            resident.append(batch)
            spun += 1
            if spun >= len(resident) and limits.order is None:
                spun = 0
                detector.look(resident)
        if config.progress and time.monotonic() - shown > 0.5:
            shown = time.monotonic()
            _show_progress(result.ctas, total)
    result.divergence = 1 - result.thread_instructions / slots if slots else 0.0


def _order_of(count: int, order: int | None) -> Callable[[int], int]:
    """A permutation of range(count): linear, or one that `order` seeds, which takes no memory."""
    if order is None:
        return lambda number: number
    if count < 3:
        return lambda number: count - 1 - number
    rng = random.Random(order)
    step = next(number for number in iter(lambda: rng.randrange(1, count), 0) if math.gcd(number, count) == 1)
    start = rng.randrange(count)
    return lambda number: (start + number * step) % count


@cache
def _teach_allocator() -> None:
    """Let the C library keep arrays of a batch's size for the next one, instead of giving them back to the
    system.

    glibc learns from what it sees freed (mallopt(3), M_MMAP_THRESHOLD); without this, every register of a
    large batch is new memory, which the system clears page by page. Elsewhere it does nothing.
    """
    np.empty(1 << 24, np.uint8)


def _show_progress(done: int, total: int, end: str = "") -> None:
    sys.stderr.write(f"\r{done} of {total} blocks{end}")
    sys.stderr.flush()
