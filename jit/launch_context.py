"""Per-launch buffers of the workers, laid out once and pooled for the kernel's next launches.

Words that say where memory lies are filled anew when allocations have changed; then accesses forget what they
met. Invariant: one launch at a time uses a station (`Stations.take` hands it out, `give_back` ends that).
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
from .build import Built, Facts
from .numpy_callbacks import buffer_slots
from .stack import stack_bytes
from .state_layout import (
    BARRIER_SITE_SETS,
    CACHE_WORDS,
    LAUNCH,
    PADDING_RECORD_WORDS,
    PADDING_RECORDS,
    SLOT_BYTES,
    SPACES,
    WORKER,
)
from .textures import HANDLE_TYPES, SamplerTable

_SLOTS = 8
"""A buffer's values at least."""
SPARE = 4
"""Stations that a kernel keeps: as many launches of it may be under way at once without laying out new
ones.
"""
_SPARE_BYTES = 8 << 20
"""One that is larger is not kept."""


_NOW = ctypes.CFUNCTYPE(ctypes.c_uint64)(time.time_ns)
"""Nanoseconds, for compiled code: what the NumPy engine has in `%globaltimer`."""
_NORESERVE = 0x4000
"""Linux's flag for pages that are not counted before they are used, which `mmap` has a name for from Python
3.13 on.
"""
_COUNTS = slice(WORKER["steps"], WORKER["completed_ctas"] + 1)
assert [*WORKER][_COUNTS] == ["steps", "thread_instructions", "lane_slots", "completed_ctas"]


def address_of(array: np.ndarray) -> int:
    """Return where an array's bytes begin."""
    result: int = array.__array_interface__["data"][0]
    return result


def _mapped(size: int) -> mmap.mmap:
    """Zeroed bytes that take place only as they are touched. LaunchError where there is no room for their
    addresses.
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
    """The state of one worker; `words` are the slots of WORKER."""

    def __init__(self, facts: Facts, threads: int, shared: int) -> None:
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
            "buffer": SLOT_BYTES * max(_SLOTS, buffer_slots(facts.numpy_callbacks)),
        }
        offsets, end = {}, 0
        for name, size in sizes.items():
            offsets[name] = end
            end += -(-size // 64) * 64 + 64
        self.blocks = np.empty(end + 64, np.uint8)
        start = -(-address_of(self.blocks) // 64) * 64
        slot_values = np.zeros(len(WORKER), np.int64)
        for name, offset in offsets.items():
            slot_values[WORKER[name]] = start + offset
        self._sites, self._barrier_site_sets, self._padded = (
            self.blocks[at : at + sizes[name]]
            for name, at in (
                (name, start - address_of(self.blocks) + offsets[name])
                for name in ("access_caches", "barrier_site_sets", "padding_records")
            )
        )
        self._sites[:] = 0
        self._barrier_site_sets[:] = 0
        self._padded[:] = 0
        stack = stack_bytes(facts.width, max(facts.stack_records)) if facts.stack_records else 0
        self._pages = {
            name: _mapped(size)
            for name, size in (
                ("local", gangs * facts.width * facts.grown_bytes),
                ("stack", stack * (gangs if facts.has_stacks else 1)),
            )
            if size
        }
        self._mapped = {name: np.frombuffer(pages, np.uint8) for name, pages in self._pages.items()}
        for name, own in self._mapped.items():
            slot_values[WORKER[name]] = address_of(own)
        slot_values[WORKER["stack_stride"]] = stack if facts.has_stacks else 0
        slot_values[WORKER["local_limit"]] = facts.local_bytes
        # `launch_entry.begin` copies the second half to the first one.
        self._both = np.concatenate((slot_values, slot_values))
        self.slots = self._both[: len(slot_values)]
        self.address = address_of(self._both)

    def forget(self) -> None:
        """Allocations are no longer where accesses met them."""
        self._sites[:] = 0

    def counts(self) -> list[int]:
        """Steps, thread-instructions, lanes' slots and blocks that were done."""
        result: list[int] = self.slots[_COUNTS].tolist()
        return result

    def tidied(self) -> int:
        """Bytes that stay in use when nothing is left on stacks."""
        stay, stack = self.blocks.size, self._pages.get("stack")
        if "local" in self._mapped:
            stay += (
                self._mapped["local"].size
                // self.local_stride
                * -(-self["local_limit"] // mmap.PAGESIZE)
                * mmap.PAGESIZE
            )
        if stack is not None and hasattr(mmap, "MADV_DONTNEED"):
            stack.madvise(mmap.MADV_DONTNEED)
        elif stack is not None:
            stay += len(stack)
        return stay

    @property
    def is_fine(self) -> bool:
        """Return whether nothing has gone wrong, threads have met nowhere but at one barrier, and nobody has
        touched padding.
        """
        return not launch_entry.failed()(self.address)

    def padded(self) -> list[list[int]]:
        """The records of accesses of padding: the instruction's number, thread, address, size, space, block
        of threads.
        """
        return [
            [site - 1, *rest]
            for site, *rest in self._padded.view(np.int64)
            .reshape(PADDING_RECORDS, PADDING_RECORD_WORDS)
            .tolist()
            if site
        ]

    def barrier_site_sets(self) -> list[int]:
        """The sets of places from which threads have met at one barrier."""
        return [number for number in self._barrier_site_sets.view(np.int64).tolist() if number]

    def pad(self, fault: LaneFault) -> None:
        """Note an access of padding, as compiled code does (`bounds_checks`)."""
        records = self._padded.view(np.int64).reshape(PADDING_RECORDS, PADDING_RECORD_WORDS)
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

    def part(self, name: str) -> np.ndarray:
        """The bytes from where a word points."""
        if name in self._mapped:
            return self._mapped[name]
        return self.blocks[self[name] - address_of(self.blocks) :]

    def slot(self, number: int) -> np.ndarray:
        """The words of one value of all lanes in the buffer."""
        return self.part("buffer")[SLOT_BYTES * number : SLOT_BYTES * (number + 1)].view(np.uint64)


class LaunchContext:
    """The words of a launch, its parameters and its workers."""

    def __init__(self, built: Built, param_bytes: int, threads: int, shared: int, workers: int) -> None:
        self.facts, self.shape, facts, versions = (
            built.facts,
            (threads, shared, workers),
            built.facts,
            built.versions,
        )
        self.slots = np.zeros(len(LAUNCH), np.int64)
        self.address = address_of(self.slots)
        self._view = self.slots.data
        self._params = np.zeros(-(-param_bytes // 8) * 8 + 64, np.uint8)
        self._param_bytes = self._params.data
        self.params = address_of(self._params)
        self.stop = np.zeros(1, np.uint8)
        self.worker_states = [WorkerState(facts, threads, shared) for _ in range(workers)]
        self._addresses = np.array([worker.address for worker in self.worker_states], np.int64)
        self._bounds: tuple[np.ndarray, np.ndarray, np.ndarray] | None = None
        self._image: dict[str, Allocation] | None = None
        self._config: LaunchConfig | None = None
        self._ranges: dict[str, np.ndarray] = {}
        self.samplers = SamplerTable()
        self._constant = self._symbols = self._params
        self.put(
            {
                "params": self.params,
                "stop_flag": address_of(self.stop),
                "worker_states": address_of(self._addresses),
                "workers": workers,
                "worker_function": built.address,
                "shared_bytes": shared,
                "single_worker": workers == 1,
                "samplers": self.samplers.address,
                "local_bytes": facts.grown_bytes or facts.local_bytes,
                "resolve": machine.helper("resolve", resolve(bool(facts.prefilter))),
                "copy_lanes": machine.helper("copy_lanes", copy_lanes()),
                "copy_active_lanes": machine.helper("copy_active_lanes", copy_active_lanes()),
                "preload_bounds": machine.helper("preload_bounds", preload_bounds()),
                "wall_clock": ctypes.cast(_NOW, ctypes.c_void_p).value or 0,
                **(versions.slots if versions is not None else {}),
            }
        )
        for name, (loop, data) in approximations.ufunc_loops().items():
            self.put({name: loop, f"{name}_data": data})

    def put(self, slot_values: dict[str, int]) -> None:
        """Words of the launch."""
        for name, value in slot_values.items():
            self._view[LAUNCH[name]] = value

    def begin(
        self,
        memory: Memory,
        image: dict[str, Allocation],
        config: LaunchConfig,
        params: bytes,
        param_base: int,
        host: int,
    ) -> None:
        """Make ready for a launch."""
        self.configure(memory, image, config)
        self._param_bytes[: len(params)] = params
        self.put({"param_base": param_base, "host_callback": host})
        if self.facts.queried:
            self._list_ranges(memory)
        self.samplers.validate(memory)
        launch_entry.begin()(self.address, *config.grid)

    def configure(self, memory: Memory, image: dict[str, Allocation], config: LaunchConfig) -> None:
        """Write the words that launches of one configuration on the same allocations share."""
        bounds = memory.bounds()
        if bounds is not self._bounds or image is not self._image:
            self._image = image
            self.settle(memory)
        if config is not self._config:
            self.put(
                {
                    "step_limit": config.max_steps or DEFAULT_STEPS,
                    "dynamic_shared": config.shared_bytes,
                    "workspace_high": config.workspace >> 32,
                    "workspace_low": config.workspace & 0xFFFFFFFF,
                }
            )
            self._config = config

    def _list_ranges(self, memory: Memory) -> None:
        """List the allocations of spaces, and the handles of types, that the kernel asks for."""
        for name in self.facts.queried:
            if name in HANDLE_TYPES:
                handles = [h for h, thing in memory.handles.items() if isinstance(thing, HANDLE_TYPES[name])]
                ranges = [(handle, handle + 1) for handle in handles]
            else:
                ranges = [(a.start, a.end) for a in memory.allocations if a.name.startswith(f"{name} ")]
            ends = [end for pair in ranges for end in pair]
            self._ranges[name] = np.array([len(ranges), *ends], np.uint64)
            self.put({f"{name}_ranges": address_of(self._ranges[name])})

    def settle(self, memory: Memory) -> None:
        """Allocations, or the module's variables, are other than they were."""
        bounds, image = memory.bounds(), self._image
        assert image is not None
        if address_of(memory.bytes) % 4 or len(memory.bytes) % 4:
            raise LaunchError("engine 'native' needs memory that begins and ends at whole words")
        self._bounds = bounds
        self._constant = memory.are_constant()
        self._symbols = np.array([image[name].start for name in self.facts.symbols] or [0], np.uint64)
        starts, ends, padded = bounds
        # Watched launches leave accesses of padding to the reference engine: what is noted of accesses covers
        # allocations only.
        shared, padded = (
            (memory.padded_shared_size(self.shape[1]), padded)
            if not self.facts.prefilter
            else (self.shape[1], ends)
        )
        self.put(
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
            worker.forget()


class LaunchContextPool:
    """The stations of a kernel for blocks of one shape that no launch uses now."""

    def __init__(self, built: Built, param_bytes: int) -> None:
        self._built, self._param_bytes = built, param_bytes
        self._spare: list[LaunchContext] = []
        self.pace = math.inf
        """Processor seconds of a block of threads in the quickest launch so far, of those without loops."""

    def take(self, config: LaunchConfig, shared: int, workers: int) -> LaunchContext:
        """A station for a launch of so many workers."""
        shape = math.prod(config.block), shared, workers
        try:
            result = self._spare.pop()
            if result.shape == shape:
                return result
        except IndexError:
            pass
        return LaunchContext(self._built, self._param_bytes, *shape)

    def give_back(self, context: LaunchContext) -> None:
        """The launch is over."""
        if len(self._spare) < SPARE and self.may_keep(context):
            self._spare.append(context)

    @staticmethod
    def may_keep(context: LaunchContext) -> bool:
        """Release what the launch has left on stacks; return whether the station is small enough to keep."""
        return sum(worker.tidied() for worker in context.worker_states) <= _SPARE_BYTES
