"""One launch: what compiled code works on is laid out, workers run it, and what went wrong is told."""

from __future__ import annotations

import math
import os
import signal
import sys
import threading
import time
from dataclasses import replace

import numpy as np

from ..runtime.engine.config import LaunchConfig, LaunchResult
from ..runtime.engine.executable import KernelLayout
from ..runtime.engine.printing import Sink
from ..runtime.engine.program import LaunchPlan
from ..runtime.memory.arena import Memory
from ..runtime.numpy_engine.translation.functions import Functions
from . import launch_entry
from .build import Built
from .device_runtime_calls import LaunchCallbacks
from .faults import Faults
from .forward_progress import WaitKind
from .launch_context import LaunchContext, LaunchContextPool, WorkerState, address_of
from .race_shadow_memory import Watching
from .state_layout import FaultCode
from .thread_pool import Job, ThreadPool

FEW = 1 << 16
"""Threads of a launch that is left to one worker and, where the kernel has no loops, done at once in the
caller's thread.
"""
_BRIEF = 1 << 22
"""So many threads without loops are done before an interrupt would be missed: one worker of a launch needs no
thread of its own.
"""

_WORTH_SHARING = 5e-4
"""Seconds that one worker takes for a launch that is worth a second one: to wake its thread costs some 50 µs,
and memory is no faster for two.
"""


def launch(
    built: Built,
    contexts: LaunchContextPool,
    functions: Functions,
    kernel: KernelLayout,
    memory: Memory,
    config: LaunchConfig,
    params: bytes,
    sink: Sink,
    thread_pool: ThreadPool,
    watch: Watching | None = None,
) -> LaunchResult:
    """Run a kernel over the grid; `watch` for one that looks for races."""
    image, result = functions.executable.load(memory), LaunchResult()
    total, shared = math.prod(config.grid), kernel.static_shared + config.shared_bytes
    alone = watch is not None or total <= _max_blocks_of_one(built, contexts, config.threads)
    context = contexts.take(config, shared, 1 if alone else max(min(cores(), total), 1))
    callbacks = None
    base = (
        memory.allocate(max(len(params), 1), "param block of the kernel")
        if built.facts.takes_param_address
        else 0
    )
    try:
        if base:
            memory.copy_in(base, np.frombuffer(params, np.uint8))
        callbacks = (
            LaunchCallbacks(
                functions.executable, context, memory, config, built.facts.width, result.warnings.append
            )
            if built.facts.runtime_functions or built.facts.numpy_callbacks
            else None
        )
        context.begin(memory, image, config, params, base, callbacks.address if callbacks is not None else 0)
        if watch is not None:
            watch.begin(context, memory)
        spent = _run(
            built,
            context,
            thread_pool,
            not built.facts.has_loops
            and total * config.threads <= (FEW if callbacks is not None else _BRIEF),
            total if config.progress else 0,
            config.seconds,
        )
        if spent and watch is None:
            contexts.pace = min(contexts.pace, spent / max(context.worker_states[0]["completed_ctas"], 1))
        if watch is not None:
            watch.end(context)
        _count(context, result)
        _tell(built, functions, kernel, memory, config, context, result, callbacks)
    finally:
        if callbacks is not None:
            result.output = callbacks.kept.output.flush(sink)
        if base:
            memory.free(base)
        contexts.give_back(context)
    return result


def _max_blocks_of_one(built: Built, contexts: LaunchContextPool, threads: int) -> float:
    """Return the most blocks of a launch that one worker does alone."""
    return math.inf if built.facts.is_serial else max(FEW // threads, _WORTH_SHARING / contexts.pace)


def plan_launch(
    built: Built,
    contexts: LaunchContextPool,
    functions: Functions,
    kernel: KernelLayout,
    memory: Memory,
    config: LaunchConfig,
) -> LaunchPlan | None:
    """Return a plan for the launches like this one that one worker does in the caller's thread; None where
    each needs Python: for its time limit or progress, for memory of its own, or since threads may wait.
    """
    facts, total, threads = built.facts, math.prod(config.grid), config.threads
    if (
        (config.seconds, config.progress, config.workspace) != (None, False, 0)
        or (facts.runtime_functions, facts.numpy_callbacks, facts.stack_records, facts.grown_bytes)
        != ((), (), (), 0)
        or facts.takes_param_address
        or facts.queried
        or facts.wait_kind is not WaitKind.NEVER
    ):
        return None
    # A kernel for one thread in all is built in its own way.
    fewest = 2 if threads == 1 < total else 1
    most = min(
        _max_blocks_of_one(built, contexts, threads),
        (FEW if facts.has_loops else _BRIEF) // threads,
        *config.limits.grid_limit,
        *((1,) if threads == total == 1 else ()),
    )
    if not fewest <= total <= most:
        return None
    context = contexts.take(config, kernel.static_shared + config.shared_bytes, 1)
    if not contexts.may_keep(context):
        return None
    context.configure(memory, functions.executable.load(memory), config)
    context.put({"param_base": 0, "host_callback": 0})

    def result(grid: tuple[int, int, int]) -> LaunchResult:
        result = LaunchResult()
        _count(context, result)
        _tell(built, functions, kernel, memory, replace(config, grid=grid), context, result, None)
        return result

    return LaunchPlan(
        launch_entry.launch_address(),
        context.address,
        context.params,
        address_of(context.stop),
        fewest,
        int(most),
        facts.has_loops,
        lambda: context.settle(memory),
        result,
        lambda: contexts.give_back(context),
    )


def _count(context: LaunchContext, result: LaunchResult) -> None:
    """Add up what the workers have done."""
    slots = 0
    result.workers = len(context.worker_states)
    for worker in context.worker_states:
        counts = worker.counts()
        result.steps += counts[0]
        result.thread_instructions += counts[1]
        slots += counts[2]
        result.ctas += counts[3]
    result.divergence = 1 - result.thread_instructions / slots if slots else 0.0


def cores() -> int:
    """Return how many workers a launch has: the cores that the process may use, or what `MINICC_THREADS`
    says.
    """
    named = os.environ.get("MINICC_THREADS", "")
    return (
        max(int(named), 1)
        if named.isdigit()
        else len(os.sched_getaffinity(0))
        if hasattr(os, "sched_getaffinity")
        else os.cpu_count() or 1
    )


def _run(
    built: Built,
    context: LaunchContext,
    thread_pool: ThreadPool,
    small: bool,
    shown: int,
    seconds: float | None,
) -> float:
    """Have all workers run, one of them in the caller's thread where that is soon over or nobody needs that
    thread meanwhile; an interrupt, or the end of so many `seconds`, makes them stop at their next turn of a
    loop. Processor seconds of the one in the caller's thread, 0 where it is alone or there is none.
    """
    team, spent = context.worker_states, 0.0
    small = small or not (shown or seconds is not None or _handles_interrupts())
    ends = math.inf if seconds is None else time.monotonic() + seconds
    jobs: list[Job] = []
    try:
        jobs += (thread_pool.start(built.work, context.address, worker.address) for worker in team[small:])
        if small and len(team) > 1:
            began = time.thread_time()
            built.work(context.address, team[0].address)
            spent = time.thread_time() - began
        elif small:
            built.work(context.address, team[0].address)
        said = time.monotonic()
        for job in jobs:
            while not job.wait(0.05 if not shown else 0.5):
                if time.monotonic() > ends:
                    context.stop[0] = 1
                if shown and time.monotonic() - said > 0.5:
                    said = time.monotonic()
                    _show(team, shown)
    except BaseException:
        context.stop[0] = 1
        for job in jobs:
            job.wait()
        raise
    finally:
        if shown:
            _show(team, shown, "\n")
    return spent


def _handles_interrupts() -> bool:
    """Return whether the caller's thread is the one that runs Python's handler of interrupts, which has to
    wait for calls into compiled code.
    """
    return threading.current_thread() is threading.main_thread() and callable(signal.getsignal(signal.SIGINT))


def _show(team: list[WorkerState], total: int, terminator: str = "") -> None:
    done = sum(worker["completed_ctas"] for worker in team)
    sys.stderr.write(f"\r{done} of {total} blocks{terminator}")
    sys.stderr.flush()


def _tell(
    built: Built,
    functions: Functions,
    kernel: KernelLayout,
    memory: Memory,
    config: LaunchConfig,
    context: LaunchContext,
    result: LaunchResult,
    callbacks: LaunchCallbacks | None,
) -> None:
    """Raise the fault of the lowest block that has one; warn of what is doubtful."""
    team = context.worker_states
    if all(worker.is_fine for worker in team):
        return
    failed = [worker for worker in team if worker["fault"] != FaultCode.NONE]
    met = sorted({places for worker in team for places in worker.barrier_site_sets()})
    lowest = min(failed or team, key=lambda worker: worker["fault_cta"])
    faults = Faults(functions, kernel, memory, config, built.facts, context.shape[1], lowest)
    if failed:
        if lowest["fault"] == FaultCode.COMPILE_FAILED:
            assert built.versions is not None and built.versions.failed is not None
            raise built.versions.failed
        if callbacks is not None and lowest.address in callbacks.failed:
            raise faults.told(callbacks.failed[lowest.address], lowest["fault_cta"])
        raise faults.public()
    result.warnings += map(faults.barrier_site_sets, met)
    result.padded = faults.padded([record for worker in team for record in worker.padded()])
