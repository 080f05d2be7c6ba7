"""Callbacks of a launch from compiled code into Python: functions of the device runtime (`vprintf`,
`__assertfail`, `malloc`, `free`) and `host_callbacks`.

A gang leaves its lanes' arguments in the worker's buffer, and finds the results there. The NumPy engine's
own definitions run. They expect a batch of lanes; `CtaView` presents the gang's CTA as one.
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
from ..runtime.memory.arena import LOCAL_WINDOW, SHARED_WINDOW, Memory
from ..runtime.numpy_engine.instructions import syscalls
from ..runtime.numpy_engine.memory.faults import LaneFault, access_fault
from ..support.diagnostics import Space
from .host_callbacks import HostCallback, cta_batch
from .launch_context import LaunchContext, WorkerState
from .numpy_callbacks import FIRST_CALLBACK
from .state_layout import FaultCode

NAMES = tuple(BASIC)
"""The functions of the device runtime, by their numbers in calls."""
_CALLBACK = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_void_p, ctypes.c_longlong, ctypes.c_longlong, ctypes.c_ulonglong, ctypes.c_longlong
)


class LaunchCallbacks:
    """The callbacks of one launch. `state` has its output and heap; `exceptions` has the exception that a
    worker's callback raised, by the address of the worker's slots.
    """

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
        self.state = syscalls.SyscallState(executable, config, warn)
        self.exceptions: dict[int, BaseException] = {}
        self._workers = {worker.address: worker for worker in context.worker_states}
        self._callback = _CALLBACK(self._call)
        self._host_callbacks = [HostCallback(pattern) for pattern in context.facts.numpy_callbacks]
        if "malloc" in context.facts.runtime_functions:
            memory.reserve(syscalls.HEAP_BYTES)

    @property
    def address(self) -> int:
        """The address of the C function that compiled code calls."""
        return ctypes.cast(self._callback, ctypes.c_void_p).value or 0

    def _call(self, address: int, number: int, site: int, lanes: int, first: int) -> int:
        worker = self._workers[address]
        try:
            if number >= FIRST_CALLBACK:
                self._call_definition(worker, number - FIRST_CALLBACK, lanes, first)
            else:
                self._call_runtime_function(worker, NAMES[number], site, lanes, first)
        except BaseException as error:  # an exception must not unwind compiled code
            self.exceptions[address] = error
            worker["fault"], worker["fault_site"] = FaultCode.HOST_EXCEPTION, site
            worker["fault_thread"] = error.lane if isinstance(error, LaneFault) else first
            return 1
        return 0

    def _lanes(self, lanes: int, first: int) -> tuple[int, np.ndarray]:
        """Return (the number of threads of the gang that begins with thread `first`, which threads of the CTA
        are active), the latter from the bit set `lanes`.
        """
        count, mask = min(self.width, self.config.threads - first), np.zeros(self.config.threads, np.bool_)
        mask[first : first + count] = [lanes >> lane & 1 for lane in range(count)]
        return count, mask

    def _call_definition(self, worker: WorkerState, number: int, lanes: int, first: int) -> None:
        """Call the definition of host callback `number`."""
        count, mask = self._lanes(lanes, first)
        x = cta_batch(self.config, self.memory, worker, self.context.shape[1] - self.config.shared_bytes)
        x.mask = mask
        if self.memory.granule > 1 and not self.context.facts.prefilter:
            x.padded = worker.record_padding
        callback = self._host_callbacks[number]
        handles = callback.sampler_handles(worker)
        callback.run(x, worker, first, count, mask)
        if handles is not None:
            pattern = self.context.facts.numpy_callbacks[number]
            self.context.samplers.add(number, pattern, *handles, self.memory, self.width)

    def _call_runtime_function(
        self, worker: WorkerState, name: str, site: int, lanes: int, first: int
    ) -> None:
        """Call a function of the device runtime. The result is left in the buffer's first value."""
        n, (count, mask) = self.config.threads, self._lanes(lanes, first)
        values: list[Any] = []
        for i, type_ in enumerate(BASIC[name].split()[1:]):
            value = np.zeros(n, np.uint64)
            value[first : first + count] = worker.lane_values(i)[:count]
            values.append(value.astype(np.uint32 if type_ == "u32" else np.uint64))
        view = CtaView(self, worker)
        result = syscalls.run(view, self.state, name, values, mask, site)  # type: ignore[arg-type]
        if name == "malloc":
            self.context.refresh_allocations(self.memory)
        if result is not None:
            worker.lane_values(0)[:count] = np.broadcast_to(result, n)[first : first + count]


@dataclass(slots=True)
class CtaView:
    """A CTA as the functions of the device runtime see a batch."""

    callbacks: LaunchCallbacks
    worker: WorkerState

    @property
    def n(self) -> int:
        """The number of threads."""
        return self.callbacks.config.threads

    @property
    def lanes(self) -> SimpleNamespace:
        """The number of threads of a CTA, and the index of the batch's first CTA."""
        return SimpleNamespace(threads=self.n, first_cta=self.worker["cta"])

    @property
    def memory(self) -> Memory:
        """The device's memory."""
        return self.callbacks.memory

    def clear_address_cache(self) -> None:
        """Refresh what compiled code knows of allocations, after one has been made or freed."""
        self.callbacks.context.refresh_allocations(self.memory)

    def load(self, space: Space, dtype: Any, addresses: np.ndarray, mask: np.ndarray, site: int) -> Any:
        """Return the value at a generic address of the first thread in `mask`. Raises LaneFault if the
        address is misaligned or outside the allocations, shared and local memory.
        """

        lane = int(np.flatnonzero(mask)[0])
        address, size, memory = int(addresses[lane]), np.dtype(dtype).itemsize, self.memory
        context, block = self.callbacks.context, None
        if memory.shared_window <= address < memory.shared_window + SHARED_WINDOW:
            space, address, block, limit = (
                "shared",
                address - memory.shared_window,
                self.worker.buffer_at("shared"),
                context.shape[1],
            )
        elif memory.local_window <= address < memory.local_window + LOCAL_WINDOW:
            limit, offset = self.worker["local_limit"], lane * self.worker.local_stride
            space, address, block = (
                "local",
                address - memory.local_window,
                self.worker.buffer_at("local")[offset:],
            )
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
