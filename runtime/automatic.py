"""The choice between engines, launch by launch: what `engine=None` is.

Small launches run on the NumPy engine until it has spent as much time on a kernel as compiling it takes; large ones, and kernels that
come again, run as machine code, unless the native engine cannot execute them. The result says who did it, and why.
"""

from __future__ import annotations

import math
import time

from ..support.diagnostics import LaunchError
from .engine.config import LaunchConfig, LaunchResult
from .engine.executable import Executable, KernelLayout
from .engine.printing import Sink
from .engine.program import Code, Watch
from .lanes.engine import REFERENCE
from .memory.arena import Memory
from .native.engine import NATIVE
from .native.hosted import slow

LARGE = 1 << 16
"""Threads of a launch that is worth compiling for at once."""
WORTH = 0.2
"""Seconds on the NumPy engine after which compiling is worth its time."""


class AutomaticEngine:
    """Chooses between the reference and the native engine for every launch."""

    name = "automatic"
    capabilities = REFERENCE.capabilities

    def prepare(self, executable: Executable, watch: Watch) -> Code:
        return AutomaticCode(executable, watch)


class AutomaticCode:
    """A module in both engines; the native one compiles what it is asked for."""

    def __init__(self, executable: Executable, watch: Watch) -> None:
        self._reference, self._native = REFERENCE.prepare(executable, watch), NATIVE.prepare(executable, watch)
        self._spent: dict[tuple[str, tuple[int, int, int]], float] = {}

    def launch(self, kernel: KernelLayout, memory: Memory, config: LaunchConfig, params: bytes, sink: Sink) -> LaunchResult:
        key = kernel.fn.name, config.block
        is_native, reason = self._chosen(kernel, config, self._spent.get(key, 0.0))
        if is_native:
            result = self._native.launch(kernel, memory, config, params, sink)
        else:
            started = time.perf_counter()
            try:
                result = self._reference.launch(kernel, memory, config, params, sink)
            finally:
                self._spent[key] = self._spent.get(key, 0.0) + time.perf_counter() - started
        result.engine, result.reason = (NATIVE if is_native else REFERENCE).name, reason
        return result

    def _chosen(self, kernel: KernelLayout, config: LaunchConfig, spent: float) -> tuple[bool, str]:
        """(whether the native engine runs a launch, why)."""
        if config.limits.order is not None:
            return False, "an order of threads is asked for"
        large = math.prod(config.grid) * config.threads >= LARGE
        if not large and spent < WORTH:
            return False, "the launch is small"
        try:
            built, _ = self._native.built(kernel, config.block)
        except LaunchError as reason:
            return False, str(reason.diagnostics[0].message)
        if slow(built.facts.hosted):
            return False, f"{slow(built.facts.hosted)} has no machine code"
        return True, "the launch is large" if large else "the kernel has run for long"


AUTOMATIC = AutomaticEngine()
