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
from .device_runtime_calls import LaunchServices
from .faults import Faults
from .forward_progress import Waits
from .launch_context import Station, Stations, WorkerState, address_of
from .race_shadow_memory import Watching
from .state_layout import FINE, UNMADE
from .thread_pool import Crew, Job

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
    stations: Stations,
    functions: Functions,
    kernel: KernelLayout,
    memory: Memory,
    config: LaunchConfig,
    params: bytes,
    sink: Sink,
    crew: Crew,
    watch: Watching | None = None,
) -> LaunchResult:
    """Run a kernel over the grid; `watch` for one that looks for races."""
    image, result = functions.executable.load(memory), LaunchResult()
    total, shared = math.prod(config.grid), kernel.static_shared + config.shared_bytes
    alone = watch is not None or total <= _max_blocks_of_one(built, stations, config.threads)
    station = stations.take(config, shared, 1 if alone else max(min(cores(), total), 1))
    services = None
    base = (
        memory.allocate(max(len(params), 1), "param block of the kernel")
        if built.facts.takes_param_address
        else 0
    )
    try:
        if base:
            memory.copy_in(base, np.frombuffer(params, np.uint8))
        services = (
            LaunchServices(
                functions.executable, station, memory, config, built.facts.width, result.warnings.append
            )
            if built.facts.services or built.facts.hosted
            else None
        )
        station.begin(memory, image, config, params, base, services.address if services is not None else 0)
        if watch is not None:
            watch.begin(station, memory)
        spent = _run(
            built,
            station,
            crew,
            not built.facts.has_loops and total * config.threads <= (FEW if services is not None else _BRIEF),
            total if config.progress else 0,
            config.seconds,
        )
        if spent and watch is None:
            stations.pace = min(stations.pace, spent / max(station.team[0]["done"], 1))
        if watch is not None:
            watch.end(station)
        _count(station, result)
        _tell(built, functions, kernel, memory, config, station, result, services)
    finally:
        if services is not None:
            result.output = services.kept.output.flush(sink)
        if base:
            memory.free(base)
        stations.give_back(station)
    return result


def _max_blocks_of_one(built: Built, stations: Stations, threads: int) -> float:
    """Return the most blocks of a launch that one worker does alone."""
    return math.inf if built.facts.is_serial else max(FEW // threads, _WORTH_SHARING / stations.pace)


def plan_launch(
    built: Built,
    stations: Stations,
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
        or (facts.services, facts.hosted, facts.records, facts.grown_bytes) != ((), (), (), 0)
        or facts.takes_param_address
        or facts.waits is not Waits.NEVER
    ):
        return None
    # A kernel for one thread in all is built in its own way.
    fewest = 2 if threads == 1 < total else 1
    most = min(
        _max_blocks_of_one(built, stations, threads),
        (FEW if facts.has_loops else _BRIEF) // threads,
        *config.limits.grid_limit,
        *((1,) if threads == total == 1 else ()),
    )
    if not fewest <= total <= most:
        return None
    station = stations.take(config, kernel.static_shared + config.shared_bytes, 1)
    if not stations.may_keep(station):
        return None
    station.configure(memory, functions.executable.load(memory), config)
    station.put({"param_base": 0, "host": 0})

    def result(grid: tuple[int, int, int]) -> LaunchResult:
        result = LaunchResult()
        _count(station, result)
        _tell(built, functions, kernel, memory, replace(config, grid=grid), station, result, None)
        return result

    return LaunchPlan(
        launch_entry.launch_address(),
        station.address,
        station.params,
        address_of(station.stop),
        fewest,
        int(most),
        facts.has_loops,
        lambda: station.settle(memory),
        result,
        lambda: stations.give_back(station),
    )


def _count(station: Station, result: LaunchResult) -> None:
    """Add up what the workers have done."""
    slots = 0
    result.workers = len(station.team)
    for worker in station.team:
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


def _run(built: Built, station: Station, crew: Crew, small: bool, shown: int, seconds: float | None) -> float:
    """Have all workers run, one of them in the caller's thread where that is soon over or nobody needs that
    thread meanwhile; an interrupt, or the end of so many `seconds`, makes them stop at their next turn of a
    loop. Processor seconds of the one in the caller's thread, 0 where it is alone or there is none.
    """
    team, spent = station.team, 0.0
    small = small or not (shown or seconds is not None or _handles_interrupts())
    ends = math.inf if seconds is None else time.monotonic() + seconds
    jobs: list[Job] = []
    try:
        jobs += (crew.start(built.work, station.address, worker.address) for worker in team[small:])
        if small and len(team) > 1:
            began = time.thread_time()
            built.work(station.address, team[0].address)
            spent = time.thread_time() - began
        elif small:
            built.work(station.address, team[0].address)
        said = time.monotonic()
        for job in jobs:
            while not job.wait(0.05 if not shown else 0.5):
                if time.monotonic() > ends:
                    station.stop[0] = 1
                if shown and time.monotonic() - said > 0.5:
                    said = time.monotonic()
                    _show(team, shown)
    except BaseException:
        station.stop[0] = 1
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
    done = sum(worker["done"] for worker in team)
    sys.stderr.write(f"\r{done} of {total} blocks{terminator}")
    sys.stderr.flush()


def _tell(
    built: Built,
    functions: Functions,
    kernel: KernelLayout,
    memory: Memory,
    config: LaunchConfig,
    station: Station,
    result: LaunchResult,
    services: LaunchServices | None,
) -> None:
    """Raise the fault of the lowest block that has one; warn of what is doubtful."""
    team = station.team
    if all(worker.is_fine for worker in team):
        return
    failed = [worker for worker in team if worker["fault"] != FINE]
    met = sorted({places for worker in team for places in worker.meetings()})
    lowest = min(failed or team, key=lambda worker: worker["fault_cta"])
    faults = Faults(functions, kernel, memory, config, built.facts, station.shape[1], lowest)
    if failed:
        if lowest["fault"] == UNMADE:
            assert built.forms is not None and built.forms.failed is not None
            raise built.forms.failed
        if services is not None and lowest.address in services.failed:
            raise faults.told(services.failed[lowest.address], lowest["fault_cta"])
        raise faults.public()
    result.warnings += map(faults.meetings, met)
    result.padded = faults.padded([record for worker in team for record in worker.padded()])
