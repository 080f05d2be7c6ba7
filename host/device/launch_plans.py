"""Launch plans of the program's kernels, by which the runtime's C part launches without Python
(native/launches.h).

Python checks and runs the first launch of a kernel with a block and an amount of shared memory. If the engine
has a plan for launches like it, the C part does the next ones: with a grid of a number of blocks for which
the checks' results are the same, into any stream, while no work waits for its turn.
"""

from __future__ import annotations

import ctypes
import signal
from collections import Counter
from itertools import starmap
from typing import Any

from ...runtime import LaunchPlan
from ...support.fast_dataclass import field, record
from .launcher import KernelLaunch, Launcher
from .modules import LoadedKernel

_MOST = 512
"""Plans at once; a further one replaces all."""


class _Slot(ctypes.Structure):
    _fields_ = [("offset", ctypes.c_size_t), ("size", ctypes.c_size_t)]


class NativePlan(ctypes.Structure):
    """A plan, laid out as in native/launches.h."""

    _fields_ = [
        ("function", ctypes.c_void_p),
        ("entry", ctypes.c_void_p),
        ("state", ctypes.c_void_p),
        ("params", ctypes.c_void_p),
        ("stop", ctypes.c_void_p),
        ("version", ctypes.c_void_p),
        ("slots", ctypes.POINTER(_Slot)),
        *((name, ctypes.c_size_t) for name in ("count", "bytes", "shared", "min_blocks", "max_blocks")),
        ("seen", ctypes.c_long),
        ("block", ctypes.c_uint * 3),
        ("is_interruptible", ctypes.c_bool),
        ("is_busy", ctypes.c_bool),
    ]


@record
class _Entry:
    """A plan that the C part has; `kernel` and `shape` are those of its launches."""

    plan: LaunchPlan
    kernel: LoadedKernel
    shape: tuple[int, tuple[int, int, int], int]
    native: NativePlan


@record
class LaunchPlans:
    """The plans that the C part has."""

    library: Any
    """The runtime's C part, as ctypes loads it."""
    launcher: Launcher
    _entries: dict[int, _Entry] = field(default_factory=dict)
    """By the addresses of the C part's structures."""
    _attempts: Counter[tuple[int, tuple[int, int, int], int]] = field(default_factory=Counter)
    """The number of launches of each kernel and shape that came here."""

    def add(self, function: int, launch: KernelLaunch) -> None:
        """Make a plan for launches like one that has succeeded, if there can be one. `function` is the
        program's name of the kernel.

        It is tried for the first, second, fourth, eighth … launch of a kernel and shape without a plan that
        is free: other threads may use those that there are, the engine may decide later, or never.
        """
        kernel, shape = launch.kernel, (function, launch.block, launch.shared)
        self._attempts[shape] += 1
        if self._attempts[shape].bit_count() > 1:
            return
        version = self.launcher.memory.version
        seen = version.value
        plan = self.launcher.plan(launch)
        if plan is None:
            return
        if len(self._entries) >= _MOST:
            self.forget()
        slots = kernel.parameters
        native = NativePlan(
            function,
            plan.entry,
            plan.state,
            plan.params,
            plan.stop,
            ctypes.addressof(version),
            (_Slot * len(slots))(*starmap(_Slot, slots)),
            len(slots),
            kernel.block_bytes,
            launch.shared,
            plan.min_blocks,
            plan.max_blocks,
            seen,
            launch.block,
            plan.may_loop and callable(signal.getsignal(signal.SIGINT)),
        )
        address = ctypes.addressof(native)
        self._entries[address] = _Entry(plan, kernel, shape, native)
        self.library.minicc_add_plan(ctypes.c_void_p(address))

    def refresh(self, address: int) -> None:
        """Prepare a plan after allocations have changed."""
        self._entries[address].plan.refresh()

    def report(self, address: int, grid: tuple[int, int, int]) -> None:
        """Report what a launch by a plan has met. Raise ApiError if it has failed."""
        entry = self._entries[address]
        self.launcher.finish(entry.kernel, lambda: entry.plan.result(grid))

    def forget(self, kernel: LoadedKernel | None = None) -> None:
        """Remove the plans of a kernel, or all, since a launch must be checked again. One that a launch in
        another thread uses is not closed.
        """
        for address, entry in list(self._entries.items()):
            if kernel is not None and entry.kernel is not kernel:
                continue
            is_free = self.library.minicc_remove_plan(ctypes.c_void_p(address))
            # Meanwhile another thread may have removed it.
            if is_free and self._entries.pop(address, None) is not None:
                del self._attempts[entry.shape]
                entry.plan.close()
