"""One launch: what compiled code works on is laid out, workers run it, and what went wrong is told."""

from __future__ import annotations

import math
import os
import sys
import threading
import time
from dataclasses import dataclass

import numpy as np

from ...support.diagnostics import LaunchError
from ..engine.config import LaunchConfig, LaunchResult
from ..engine.executable import KernelLayout
from ..lanes.functions import Functions
from ..memory.arena import Memory
from . import approximations, machine
from .build import Built
from .checks import RESOLVE
from .faults import Faults
from .state import FINE, LAUNCH, SITE_WORDS, STOPPED, WORKER

_BUFFER = 4096
_FEW = 1 << 16
"""Threads of a launch that is left to one worker and, where the kernel has no loops, done at once in the caller's thread."""


@dataclass(slots=True)
class Worker:
    """What one worker works on; `words` are WORKER's."""

    words: np.ndarray
    blocks: np.ndarray


def launch(built: Built, functions: Functions, kernel: KernelLayout, memory: Memory, config: LaunchConfig, params: bytes, workers: int) -> LaunchResult:
    """Run a kernel over the grid with so many workers."""
    image, result = functions.executable.load(memory), LaunchResult()
    takes_address = functions.take_param_address(kernel)
    total, shared = math.prod(config.grid), kernel.static_shared + config.shared_bytes
    block = np.zeros(-(-len(params) // 8) * 8 + 64, np.uint8)
    block[: len(params)] = np.frombuffer(params, np.uint8)
    base = memory.allocate(max(len(params), 1), "param block of the kernel") if takes_address else 0
    try:
        if base:
            memory.copy_in(base, block[: len(params)])
        starts, ends = memory.bounds()
        constant = np.array([a.constant for a in memory.allocations], np.uint8)
        symbols = np.array([image[name].start for name in built.facts.symbols] or [0], np.uint64)
        stop = np.zeros(1, np.uint8)
        words = np.zeros(len(LAUNCH), np.int64)
        few = total * config.threads <= _FEW
        workers = 1 if few or built.facts.shows_order else max(min(workers, total), 1)
        grid = config.grid
        for name, value in {
            "arena": _address(memory.bytes), "starts": _address(starts), "ends": _address(ends), "constant": _address(constant), "count": len(starts),
            "params": _address(block), "symbols": _address(symbols), "stop": _address(stop), "limit": config.max_steps or 2**62,
            "grid_x": grid[0], "grid_y": grid[1], "grid_z": grid[2], "ctas": total, "shared_bytes": shared, "dynamic_shared": config.shared_bytes,
            "param_base": base, "alone": workers == 1, "shared_window": memory.shared_window, "local_window": memory.local_window,
            "local_bytes": _local_bytes(functions, kernel), "resolve": machine.helper("resolve", RESOLVE)[1]}.items():
            words[LAUNCH[name]] = value
        for name, (loop, data) in approximations.loops().items():
            words[LAUNCH[name]], words[LAUNCH[f"{name}_data"]] = loop, data
        team = [_worker(built, config.threads, shared, int(words[LAUNCH["local_bytes"]])) for _ in range(workers)]
        _run(built, words, team, stop, few and not built.facts.has_loops, total if config.progress else 0)
        for worker in team:
            result.steps += int(worker.words[WORKER["steps"]])
            result.thread_instructions += int(worker.words[WORKER["thread_instructions"]])
            result.ctas += int(worker.words[WORKER["done"]])
        slots = sum(int(worker.words[WORKER["lane_slots"]]) for worker in team)
        result.divergence = 1 - result.thread_instructions / slots if slots else 0.0
        _tell(built, functions, kernel, memory, config, team, result, shared)
    finally:
        if base:
            memory.free(base)
    return result


def cores() -> int:
    """How many workers a launch has: the cores that the process may use, or what `MINICC_THREADS` says."""
    named = os.environ.get("MINICC_THREADS", "")
    return max(int(named), 1) if named.isdigit() else len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _address(array: np.ndarray) -> int:
    found: int = array.__array_interface__["data"][0]
    return found


def _local_bytes(functions: Functions, kernel: KernelLayout) -> int:
    """Local memory of a thread: the kernel's, and where calls are copied in what the deepest of them needs."""
    return _deepest(functions, kernel.fn.name, 0)


def _deepest(functions: Functions, name: str, base: int) -> int:
    fn = functions[name]
    found = base + fn.local_bytes
    top = base + -(-fn.local_bytes // 16) * 16
    for callee in dict.fromkeys(code.call.callee for code in fn.codes if code.call is not None):
        if callee is not None:
            found = max(found, _deepest(functions, callee, top))
    return found


def _worker(built: Built, threads: int, shared: int, local: int) -> Worker:
    facts = built.facts
    strips = -(-threads // facts.width)
    sizes = {"shared": shared, "local": strips * facts.width * -(-local // 16) * 16, "frames": strips * facts.frame_bytes, "strips": strips * facts.words * 8,
             "sites": facts.accesses * SITE_WORDS * 8, "addresses": 512, "pointers": 512, "buffer": _BUFFER}
    offsets, end = {}, 0
    for name, size in sizes.items():
        offsets[name] = end
        end += -(-size // 64) * 64 + 64
    blocks = np.empty(end + 64, np.uint8)
    start = -(-_address(blocks) // 64) * 64
    words = np.zeros(len(WORKER), np.int64)
    for name, offset in offsets.items():
        words[WORKER[name]] = start + offset
    at = start - _address(blocks) + offsets["sites"]
    blocks[at: at + sizes["sites"]] = 0
    return Worker(words, blocks)


def _run(built: Built, words: np.ndarray, team: list[Worker], stop: np.ndarray, small: bool, shown: int) -> None:
    """Have all workers run; an interrupt makes them stop at their next turn of a loop."""
    work, launch_words = built.work, _address(words)
    if small and len(team) == 1:
        work(launch_words, _address(team[0].words))
        return
    threads = [threading.Thread(target=work, args=(launch_words, _address(worker.words)), daemon=True) for worker in team]
    for thread in threads:
        thread.start()
    try:
        said = time.monotonic()
        for thread in threads:
            while thread.is_alive():
                thread.join(0.05 if not shown else 0.5)
                if shown and time.monotonic() - said > 0.5:
                    said = time.monotonic()
                    _show(team, shown)
    except BaseException:
        stop[0] = 1
        for thread in threads:
            thread.join()
        raise
    finally:
        if shown:
            _show(team, shown, "\n")


def _show(team: list[Worker], total: int, end: str = "") -> None:
    done = sum(int(worker.words[WORKER["done"]]) for worker in team)
    sys.stderr.write(f"\r{done} of {total} blocks{end}")
    sys.stderr.flush()


def _tell(built: Built, functions: Functions, kernel: KernelLayout, memory: Memory, config: LaunchConfig, team: list[Worker], result: LaunchResult,
          shared: int) -> None:
    """Raise the fault of the lowest block that has one; warn of what is doubtful."""
    failed = [worker for worker in team if int(worker.words[WORKER["fault"]]) != FINE]
    met = 0
    for worker in team:
        met |= int(worker.words[WORKER["met"]])
    if not failed and not met:
        return
    faults = Faults(functions, kernel, memory, config, built.facts.width, built.facts.words, shared)
    if failed:
        lowest = min(failed, key=lambda worker: int(worker.words[WORKER["fault_cta"]]))
        if int(lowest.words[WORKER["fault"]]) == STOPPED:
            raise LaunchError("the launch was stopped")
        raise faults.public(lowest.words, lowest.blocks)
    result.warnings += faults.meetings(met)
