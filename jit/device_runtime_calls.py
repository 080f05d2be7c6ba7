"""Functions of the device runtime, `vprintf`, `__assertfail`, `malloc` and `free`: compiled code calls back,
and the NumPy engine's own definitions run.

A strip leaves its lanes' arguments in the worker's buffer and finds the results there. What the functions
need of a batch of lanes, `Seen` shows them of one block of threads.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np

from ..runtime.engine.config import LaunchConfig
from ..runtime.engine.executable import BASIC, Executable
from ..runtime.memory.arena import WINDOW_SIZE, Memory
from ..runtime.numpy_engine.instructions import syscalls
from ..runtime.numpy_engine.memory.faults import LaneFault, access_fault
from ..support.diagnostics import Space
from .host_callbacks import HostCallback, batch
from .launch_context import LaunchContext, WorkerState
from .numpy_callbacks import FIRST_CALLBACK
from .state_layout import FaultCode

NAMES = tuple(BASIC)
"""The functions, by their numbers in calls."""
_CALLBACK = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_void_p, ctypes.c_longlong, ctypes.c_longlong, ctypes.c_ulonglong, ctypes.c_longlong
)


class LaunchCallbacks:
    """The host callbacks of one launch; `failed` holds the exception of a call by the worker's address."""

    def __init__(
        self,
        executable: Executable,
        context: LaunchContext,
        memory: Memory,
        config: LaunchConfig,
        width: int,
        warn: Callable[[str], None],
    ) -> None:
        self.context, self.memory, self.config, self.width = context, memory, config, width
        self.kept = syscalls.SyscallState(executable, config, warn)
        self.failed: dict[int, BaseException] = {}
        self._workers = {worker.address: worker for worker in context.worker_states}
        self._callback = _CALLBACK(self._call)
        self._host_callbacks = [HostCallback(pattern) for pattern in context.facts.numpy_callbacks]
        if "malloc" in context.facts.runtime_functions:
            memory.reserve(syscalls.HEAP_BYTES)

    @property
    def address(self) -> int:
        """Return where compiled code calls."""
        return ctypes.cast(self._callback, ctypes.c_void_p).value or 0

    def _call(self, at: int, number: int, site: int, lanes: int, first: int) -> int:
        worker = self._workers[at]
        try:
            if number >= FIRST_CALLBACK:
                self._host(worker, number - FIRST_CALLBACK, lanes, first)
            else:
                self._run(worker, NAMES[number], site, lanes, first)
        except BaseException as error:  # nothing may pass through compiled code
            self.failed[at] = error
            worker["fault"], worker["fault_site"] = FaultCode.HOST_EXCEPTION, site
            worker["fault_thread"] = error.lane if isinstance(error, LaneFault) else first
            return 1
        return 0

    def _lanes(self, lanes: int, first: int) -> tuple[int, np.ndarray]:
        """Return how many threads the strip has that begins at `first`, and which of the block's run: those
        of its `lanes`.
        """
        count, mask = min(self.width, self.config.threads - first), np.zeros(self.config.threads, np.bool_)
        mask[first : first + count] = [lanes >> lane & 1 for lane in range(count)]
        return count, mask

    def _host(self, worker: WorkerState, number: int, lanes: int, first: int) -> None:
        """A definition of the NumPy engine."""
        count, mask = self._lanes(lanes, first)
        x = batch(self.config, self.memory, worker, self.context.shape[1] - self.config.shared_bytes)
        x.mask = mask
        if self.memory.granule > 1 and not self.context.facts.prefilter:
            x.padded = worker.pad
        callback = self._host_callbacks[number]
        handles = callback.sampler_handles(worker)
        callback.run(x, worker, first, count, mask)
        if handles is not None:
            pattern = self.context.facts.numpy_callbacks[number]
            self.context.samplers.add(number, pattern, *handles, self.memory, self.width)

    def _run(self, worker: WorkerState, name: str, site: int, lanes: int, first: int) -> None:
        n, (count, mask) = self.config.threads, self._lanes(lanes, first)
        values: list[Any] = []
        for i, type_ in enumerate(BASIC[name].split()[1:]):
            value = np.zeros(n, np.uint64)
            value[first : first + count] = worker.slot(i)[:count]
            values.append(value.astype(np.uint32 if type_ == "u32" else np.uint64))
        seen = CtaView(self, worker)
        result = syscalls.run(seen, self.kept, name, values, mask, site)  # type: ignore[arg-type]
        if name == "malloc":
            self.context.settle(self.memory)
        if result is not None:
            worker.slot(0)[:count] = np.broadcast_to(result, n)[first : first + count]


@dataclass(slots=True)
class CtaView:
    """A block of threads as the functions see it."""

    callbacks: LaunchCallbacks
    worker: WorkerState

    @property
    def n(self) -> int:
        return self.callbacks.config.threads

    @property
    def lanes(self) -> SimpleNamespace:
        return SimpleNamespace(threads=self.n, first_cta=self.worker["cta"])

    @property
    def memory(self) -> Memory:
        return self.callbacks.memory

    def clear_address_cache(self) -> None:
        """Allocations have changed."""
        self.callbacks.context.settle(self.memory)

    def load(self, space: Space, dtype: Any, addresses: np.ndarray, alone: np.ndarray, site: int) -> Any:
        """Return what one thread finds at a generic address."""
        lane = int(np.flatnonzero(alone)[0])
        address, size, memory = int(addresses[lane]), np.dtype(dtype).itemsize, self.memory
        needs, block = self.callbacks.context, None
        if memory.shared_window <= address < memory.shared_window + WINDOW_SIZE:
            space, address, block, limit = (
                "shared",
                address - memory.shared_window,
                self.worker.part("shared"),
                needs.shape[1],
            )
        elif memory.local_window <= address < memory.local_window + WINDOW_SIZE:
            limit, row = self.worker["local_limit"], lane * self.worker.local_stride
            space, address, block = "local", address - memory.local_window, self.worker.part("local")[row:]
        if address % size or (
            address + size > limit if block is not None else memory.find(address, size) is None
        ):
            raise access_fault(
                memory,
                space if block is not None else "global",
                address,
                size,
                lane,
                site,
                "load",
                limit if block is not None else None,
            )
        result = (memory.bytes if block is None else block)[address : address + size]
        return result.view(dtype)[0]
