"""Per-launch buffers: slots of the launch, the parameter block, and a `WorkerState` per worker.

Contexts are pooled by kernel and CTA shape, because laying one out costs more than a small launch. The
slots with addresses of memory are written again when allocations have changed. The workers' access caches are
cleared then. Invariant: one launch at a time uses a context, from `LaunchContextPool.acquire` to `release`.
"""

from __future__ import annotations

import ctypes
import math
import mmap
import sys
import time

import numpy as np

from ..runtime.engine.config import DEFAULT_STEPS, LaunchConfig
from ..runtime.memory.arena import SHARED_GRANULE, Allocation, Memory
from ..runtime.numpy_engine.memory.faults import LaneFault
from ..support.diagnostics import LaunchError
from . import approximations, launch_entry, machine
from .bounds_checks import copy_active_lanes, copy_lanes, preload_bounds, resolve
from .build import CompiledKernel, KernelFacts
from .numpy_callbacks import buffer_slots
from .stack import stack_bytes
from .state_layout import (
    BARRIER_SITE_SETS,
    CACHE_WORDS,
    LAUNCH,
    PADDING_RECORD_WORDS,
    PADDING_RECORDS,
    POLL_STEPS,
    SLOT_BYTES,
    SPACES,
    WORKER,
)
from .textures import HANDLE_TYPES, SamplerTable

_MIN_BUFFER_SLOTS = 8
"""The fewest values of all lanes in a worker's buffer."""
POOL_SIZE = 4
"""Contexts in a pool: so many concurrent launches of a kernel allocate no new ones."""
_MAX_POOLED_BYTES = 8 << 20
"""Bytes above which a context is freed instead of pooled."""


_NOW = ctypes.CFUNCTYPE(ctypes.c_uint64)(time.time_ns)
"""The C function behind `%globaltimer`: nanoseconds, as on the NumPy engine."""
_NORESERVE = 0x4000
"""Linux's flag MAP_NORESERVE: swap space is not reserved. Python's `mmap` has the name from version 3.13 on.
"""
_COUNTS = slice(WORKER["steps"], WORKER["completed_ctas"] + 1)
assert [*WORKER][_COUNTS] == ["steps", "thread_instructions", "lane_slots", "completed_ctas"]


def address_of(array: np.ndarray) -> int:
    """Return the host address of an array's first byte."""
    result: int = array.__array_interface__["data"][0]
    return result


def _map_pages(size: int) -> mmap.mmap:
    """Return `size` zeroed bytes in pages that the system allocates when they are touched.

    Raises LaunchError if the address range cannot be mapped.
    """
    flags = (
        getattr(mmap, "MAP_PRIVATE", 0)
        | getattr(mmap, "MAP_ANONYMOUS", 0)
        | (_NORESERVE if sys.platform == "linux" else 0)
    )
    try:
        pages = mmap.mmap(-1, size, flags) if sys.platform != "win32" else mmap.mmap(-1, size)
        if hasattr(mmap, "MADV_NOHUGEPAGE"):
            pages.madvise(mmap.MADV_NOHUGEPAGE)
    except OSError:
        raise LaunchError(f"there is no room for {size >> 20} MiB of stacks and local memory") from None
    return pages


class WorkerState:
    """The slots of one worker, read and written by name, and its buffers."""

    def __init__(self, facts: KernelFacts, threads: int, shared: int) -> None:
        """Allocate the buffers for a CTA of `threads` threads and `shared` bytes of shared memory."""

        gangs = -(-threads // facts.width)
        self.local_stride = facts.grown_bytes or -(-facts.local_bytes // 16) * 16
        sizes = {
            "shared": -(-shared // SHARED_GRANULE) * SHARED_GRANULE,
            "local": 0 if facts.grown_bytes else gangs * facts.width * self.local_stride,
            "frames": gangs * facts.frame_bytes,
            "gang_states": gangs * facts.barrier_slots * 8,
            "access_caches": facts.accesses * CACHE_WORDS * 8,
            "barrier_site_sets": 8 * BARRIER_SITE_SETS,
            "padding_records": 8 * PADDING_RECORDS * PADDING_RECORD_WORDS,
            "scratch": 64,
            "race_flags": 64,
            "addresses": SLOT_BYTES,
            "pointers": SLOT_BYTES,
            "buffer": SLOT_BYTES * max(_MIN_BUFFER_SLOTS, buffer_slots(facts.numpy_callbacks)),
        }
        offsets, end = {}, 0
        for name, size in sizes.items():
            offsets[name] = end
            end += -(-size // 64) * 64 + 64
        self._buffers = np.empty(end + 64, np.uint8)
        start = -(-address_of(self._buffers) // 64) * 64
        slot_values = np.zeros(len(WORKER), np.int64)
        for name, offset in offsets.items():
            slot_values[WORKER[name]] = start + offset
        self._access_caches, self._barrier_site_sets, self._padding_records = (
            self._buffers[at : at + sizes[name]]
            for name, at in (
                (name, start - address_of(self._buffers) + offsets[name])
                for name in ("access_caches", "barrier_site_sets", "padding_records")
            )
        )
        self._access_caches[:] = 0
        self._barrier_site_sets[:] = 0
        self._padding_records[:] = 0
        stack = stack_bytes(facts.width, max(facts.stack_records)) if facts.stack_records else 0
        self._pages = {
            name: _map_pages(size)
            for name, size in (
                ("local", gangs * facts.width * facts.grown_bytes),
                ("stack", stack * (gangs if facts.has_stacks else 1)),
            )
            if size
        }
        self._page_views = {name: np.frombuffer(pages, np.uint8) for name, pages in self._pages.items()}
        for name, view in self._page_views.items():
            slot_values[WORKER[name]] = address_of(view)
        slot_values[WORKER["stack_stride"]] = stack if facts.has_stacks else 0
        slot_values[WORKER["local_limit"]] = facts.local_bytes
        # `launch_entry.begin` copies the second half to the first one.
        self._slots_and_initial = np.concatenate((slot_values, slot_values))
        self.slots = self._slots_and_initial[: len(slot_values)]
        self.address = address_of(self._slots_and_initial)

    def clear_access_caches(self) -> None:
        """Forget the allocations that accesses have used, since allocations have changed."""
        self._access_caches[:] = 0

    def counts(self) -> list[int]:
        """Return (steps, thread-instructions, lane slots, completed CTAs)."""
        result: list[int] = self.slots[_COUNTS].tolist()
        return result

    def trim(self) -> int:
        """Free the pages of the stacks. Return the bytes that stay allocated."""
        result, stack = self._buffers.size, self._pages.get("stack")
        if "local" in self._page_views:
            result += (
                self._page_views["local"].size
                // self.local_stride
                * -(-self["local_limit"] // mmap.PAGESIZE)
                * mmap.PAGESIZE
            )
        if stack is not None and hasattr(mmap, "MADV_DONTNEED"):
            stack.madvise(mmap.MADV_DONTNEED)
        elif stack is not None:
            result += len(stack)
        return result

    @property
    def has_reports(self) -> bool:
        """True if there is a fault, a record of an access to padding, or a barrier that threads reached from
        several instructions.
        """
        return bool(launch_entry.has_reports()(self.address))

    def padding_records(self) -> list[list[int]]:
        """Return the records of accesses to padding: [instruction, thread, address, bytes, space, CTA]."""
        return [
            [site - 1, *rest]
            for site, *rest in self._padding_records.view(np.int64)
            .reshape(PADDING_RECORDS, PADDING_RECORD_WORDS)
            .tolist()
            if site
        ]

    def barrier_site_sets(self) -> list[int]:
        """Return the bit sets of resume points from which threads reached one barrier."""
        return [number for number in self._barrier_site_sets.view(np.int64).tolist() if number]

    def record_padding(self, fault: LaneFault) -> None:
        """Record an access to padding by a host callback, as `bounds_checks` does for compiled code: the
        first one of each instruction, while there is space.
        """
        records = self._padding_records.view(np.int64).reshape(PADDING_RECORDS, PADDING_RECORD_WORDS)
        free = np.flatnonzero(records[:, 0] == 0)
        if len(free) and not (records[:, 0] == fault.site + 1).any():
            records[free[0]] = (
                fault.site + 1,
                fault.lane,
                fault.address or 0,
                fault.size,
                SPACES[fault.space],
                self["cta"],
            )

    def __getitem__(self, name: str) -> int:
        return int(self.slots[WORKER[name]])

    def __setitem__(self, name: str, value: int) -> None:
        self.slots[WORKER[name]] = value

    def buffer_at(self, name: str) -> np.ndarray:
        """Return the bytes of the buffer whose address is in a slot, and those behind it."""
        if name in self._page_views:
            return self._page_views[name]
        return self._buffers[self[name] - address_of(self._buffers) :]

    def lane_values(self, number: int) -> np.ndarray:
        """Return a view of value `number` in the buffer: 64 bits for each of up to 64 lanes."""
        return self.buffer_at("buffer")[SLOT_BYTES * number : SLOT_BYTES * (number + 1)].view(np.uint64)


class LaunchContext:
    """The slots of a launch, its parameter block and its workers; `shape` is (threads of a CTA, bytes of its
    shared memory, workers).
    """

    def __init__(
        self, code: CompiledKernel, param_bytes: int, threads: int, shared: int, workers: int
    ) -> None:
        self.facts = facts = code.facts
        self.shape = threads, shared, workers
        self.slots = np.zeros(len(LAUNCH), np.int64)
        self.address = address_of(self.slots)
        self._view = self.slots.data
        self._params = np.zeros(-(-param_bytes // 8) * 8 + 64, np.uint8)
        self._param_bytes = self._params.data
        self.params = address_of(self._params)
        self.stop = np.zeros(1, np.uint8)
        self.own_stop_flag = self.stop, address_of(self.stop)
        self.worker_states = [WorkerState(facts, threads, shared) for _ in range(workers)]
        self._addresses = np.array([worker.address for worker in self.worker_states], np.int64)
        self._bounds: tuple[np.ndarray, np.ndarray, np.ndarray] | None = None
        self._image: dict[str, Allocation] | None = None
        self._config: LaunchConfig | None = None
        self._ranges: dict[str, np.ndarray] = {}
        self.samplers = SamplerTable()
        self._constant = self._symbols = self._params
        self.set_slots(
            {
                "params": self.params,
                "stop_flag": self.own_stop_flag[1],
                "worker_states": address_of(self._addresses),
                "workers": workers,
                "worker_function": code.address,
                "shared_bytes": shared,
                "single_worker": workers == 1,
                "samplers": self.samplers.address,
                "local_bytes": facts.grown_bytes or facts.local_bytes,
                "resolve": machine.helper("resolve", resolve(bool(facts.prefilter))),
                "copy_lanes": machine.helper("copy_lanes", copy_lanes()),
                "copy_active_lanes": machine.helper("copy_active_lanes", copy_active_lanes()),
                "preload_bounds": machine.helper("preload_bounds", preload_bounds()),
                "wall_clock": ctypes.cast(_NOW, ctypes.c_void_p).value or 0,
                **(code.versions.slots if code.versions is not None else {}),
            }
        )
        for name, (loop, data) in approximations.ufunc_loops().items():
            self.set_slots({name: loop, f"{name}_data": data})

    def set_slots(self, slot_values: dict[str, int]) -> None:
        """Store values in slots of the launch, by name."""
        for name, value in slot_values.items():
            self._view[LAUNCH[name]] = value

    def use_stop_flag(self, stop: np.ndarray, address: int) -> None:
        """Take another array of one byte as the stop flag."""
        self.stop = stop
        self._view[LAUNCH["stop_flag"]] = address

    def begin(
        self,
        memory: Memory,
        image: dict[str, Allocation],
        config: LaunchConfig,
        params: bytes,
        param_base: int,
        host: int,
    ) -> None:
        """Prepare a launch and reset its workers. `image` has the module's variables in `memory`;
        `param_base` is the device address of the parameter block, or 0; `host` is the callback, or 0.
        """
        self.configure(memory, image, config)
        self._param_bytes[: len(params)] = params
        self.set_slots({"param_base": param_base, "host_callback": host})
        if self.facts.queried:
            self._list_ranges(memory)
        self.samplers.validate(memory)
        launch_entry.begin()(self.address, *config.grid)

    def configure(self, memory: Memory, image: dict[str, Allocation], config: LaunchConfig) -> None:
        """Fill the slots that depend on allocations and on the configuration, if either has changed."""
        bounds = memory.bounds()
        if bounds is not self._bounds or image is not self._image:
            self._image = image
            self.refresh_allocations(memory)
        if config is not self._config:
            self.set_slots(
                {
                    "step_limit": config.max_steps or DEFAULT_STEPS,
                    "poll_limit": min(config.max_steps or DEFAULT_STEPS, POLL_STEPS),
                    "dynamic_shared": config.shared_bytes,
                    "workspace_high": config.workspace >> 32,
                    "workspace_low": config.workspace & 0xFFFFFFFF,
                    "names_cluster": config.cluster is not None,
                }
            )
            self._config = config

    def _list_ranges(self, memory: Memory) -> None:
        """Fill the slots of what the kernel queries: ranges of the allocations of a state space, or of the
        handles of a type, as their number and the start and end of each.
        """
        for name in self.facts.queried:
            if name in HANDLE_TYPES:
                handles = [h for h, thing in memory.handles.items() if isinstance(thing, HANDLE_TYPES[name])]
                ranges = [(handle, handle + 1) for handle in handles]
            else:
                ranges = [(a.start, a.end) for a in memory.allocations if a.name.startswith(f"{name} ")]
            ends = [end for pair in ranges for end in pair]
            self._ranges[name] = np.array([len(ranges), *ends], np.uint64)
            self.set_slots({f"{name}_ranges": address_of(self._ranges[name])})

    def refresh_allocations(self, memory: Memory) -> None:
        """Fill the slots that depend on allocations and on the module's variables; clear the access caches.

        Raises LaunchError if the arena is not aligned to 4 bytes.
        """
        bounds, image = memory.bounds(), self._image
        assert image is not None
        if address_of(memory.bytes) % 4 or len(memory.bytes) % 4:
            raise LaunchError("engine 'native' needs memory that begins and ends at whole words")
        self._bounds = bounds
        self._constant = memory.are_constant()
        self._symbols = np.array([image[name].start for name in self.facts.symbols] or [0], np.uint64)
        starts, ends, padded = bounds
        # With race checks an access to padding is a fault, which the reference engine reports: shadow memory
        # covers allocations only.
        shared, padded = (
            (memory.padded_shared_size(self.shape[1]), padded)
            if not self.facts.prefilter
            else (self.shape[1], ends)
        )
        self.set_slots(
            {
                "padded_shared_size": shared,
                "local_mask": memory.padded_local_size(1) - 1 if not self.facts.prefilter else 0,
                "padded_ends": address_of(padded),
                "arena": address_of(memory.bytes),
                "allocation_starts": address_of(starts),
                "allocation_ends": address_of(ends),
                "allocation_is_constant": address_of(self._constant),
                "allocation_count": len(starts),
                "symbols": address_of(self._symbols),
                "shared_window": memory.shared_window,
                "local_window": memory.local_window,
            }
        )
        for worker in self.worker_states:
            worker.clear_access_caches()


class LaunchContextPool:
    """Idle contexts of a kernel for CTAs of one shape."""

    def __init__(self, code: CompiledKernel, param_bytes: int) -> None:
        self._kernel_code, self._param_bytes = code, param_bytes
        self._free: list[LaunchContext] = []
        self.seconds_per_cta = math.inf
        """The fewest processor seconds of a CTA in any launch so far, of kernels without loops."""

    def acquire(self, config: LaunchConfig, shared: int, workers: int) -> LaunchContext:
        """Return a context, pooled or new, for a launch with `shared` bytes of shared memory per CTA."""
        shape = math.prod(config.block), shared, workers
        try:
            result = self._free.pop()
            if result.shape == shape:
                return result
        except IndexError:
            pass
        return LaunchContext(self._kernel_code, self._param_bytes, *shape)

    def release(self, context: LaunchContext) -> None:
        """Take back the context of a launch that has ended."""
        if len(self._free) < POOL_SIZE and self.can_pool(context):
            self._free.append(context)

    @staticmethod
    def can_pool(context: LaunchContext) -> bool:
        """Free the pages of the stacks. Return whether the context is small enough to be pooled."""

        return sum(worker.trim() for worker in context.worker_states) <= _MAX_POOLED_BYTES
