"""Engine selection per launch, for `engine=None`.

Small launches run on the NumPy engine until it has spent as much time on a kernel as its compilation takes,
estimated from its size. Large launches, and kernels launched repeatedly, run as machine code, unless the
native engine cannot execute them. The trip counts of loops are unknown beforehand: a small launch of a kernel
with a loop first runs on the NumPy engine with an instruction budget; if that is exhausted, memory is
restored and the launch restarts. The result names the engine and the reason. Launches with observers whose
hazards the native engine can rule out are treated alike, but never restart, as events have been reported.
"""

from __future__ import annotations

import math
import time
from dataclasses import replace

from ..runtime.engine.config import LaunchConfig, LaunchResult
from ..runtime.engine.executable import Executable, KernelLayout
from ..runtime.engine.printing import Sink
from ..runtime.engine.program import Engine, LaunchPlan, PreparedCode, Watch
from ..runtime.memory.arena import Memory
from ..runtime.numpy_engine.engine import REFERENCE
from ..runtime.numpy_engine.translation.blocks import build_blocks
from ..support.diagnostics import LaunchError, StepLimitExceeded
from .engine import NATIVE
from .launch import SINGLE_WORKER_THREADS
from .numpy_callbacks import describe_callbacks
from .race_prefilter_engine import PrefilteredCode, can_prefilter

LARGE_LAUNCH = SINGLE_WORKER_THREADS
"""Threads of a launch that is compiled at once: larger launches have several workers."""
COMPILE_AFTER, COMPILE_SECONDS = 0.2, 2e-3
"""Seconds on the NumPy engine after which compilation pays off; approximate seconds to compile an instruction
of the kernel or of a callee.
"""
ISSUE_SECONDS, LANE_SECONDS = 1e-5, 3e-9
"""Approximate seconds of the NumPy engine per instruction, and per lane of it."""
MAX_SNAPSHOT = 1 << 25
"""The most bytes of memory that are copied for a launch that may restart."""


class AutomaticEngine:
    """An engine that chooses between the reference and the native engine for every launch."""

    name = "automatic"
    capabilities = REFERENCE.capabilities

    def prepare(self, executable: Executable, watch: Watch) -> PreparedCode:
        """Return code that chooses the engine at each launch."""
        return AutomaticCode(executable, watch)


class AutomaticCode:
    """A module prepared for both engines; the native one compiles lazily."""

    def __init__(self, executable: Executable, watch: Watch) -> None:
        self._executable = executable
        self._prefiltered = PrefilteredCode(executable, watch) if can_prefilter(watch) else None
        self._reference = (
            self._prefiltered.reference
            if self._prefiltered is not None
            else REFERENCE.prepare(executable, watch)
        )
        self._native = (
            self._prefiltered.native if self._prefiltered is not None else NATIVE.prepare(executable, watch)
        )
        self._spent: dict[tuple[str, tuple[int, int, int]], float] = {}
        self._loops: dict[str, bool] = {}
        self._sizes: dict[str, int] = {}

    def launch(
        self, kernel: KernelLayout, memory: Memory, config: LaunchConfig, params: bytes, sink: Sink
    ) -> LaunchResult:
        """Choose an engine and launch."""
        key = kernel.fn.name, config.block
        engine, reason = self._choose(kernel, memory, config, self._spent.get(key, 0.0))
        if engine is NATIVE and self._prefiltered is not None:
            return self._prefiltered.launch_prefiltered(kernel, memory, config, params, sink, reason)
        budget = self._budget(kernel, config) if reason == _SMALL and self._prefiltered is None else 0
        # The clock of a thread is a system call, ten times slower than other clocks.
        started, result = time.thread_time() if engine is REFERENCE else 0.0, None
        try:
            if budget and budget < (config.max_steps or math.inf):
                result = self._try_reference(
                    kernel, memory, replace(config, max_steps=budget, progress=False), params, sink
                )
                if result is None:
                    self._spent[key] = self._compile_threshold(kernel)
                    engine, reason = self._choose_native(kernel, config, "the launch runs for long")
            if result is None:
                code: PreparedCode = self._native if engine is NATIVE else self._reference
                result = code.launch(kernel, memory, config, params, sink)
        finally:
            if engine is REFERENCE:
                self._spent[key] = self._spent.get(key, 0.0) + time.thread_time() - started
        if not result.engine:
            result.engine, result.reason = engine.name, reason
        return result

    def plan_launch(self, kernel: KernelLayout, memory: Memory, config: LaunchConfig) -> LaunchPlan | None:
        """Return the native engine's plan once that engine is chosen for such launches."""
        engine, _ = self._choose(kernel, memory, config, self._spent.get((kernel.fn.name, config.block), 0.0))
        return self._native.plan_launch(kernel, memory, config) if engine is NATIVE else None

    def _choose(
        self, kernel: KernelLayout, memory: Memory, config: LaunchConfig, spent: float
    ) -> tuple[Engine, str]:
        """Return (the engine of a launch, the reason)."""
        if config.limits.order is not None:
            return REFERENCE, "an order of threads is requested"
        if self._prefiltered is not None and (reason := self._prefiltered.trace_reason()):
            return REFERENCE, reason
        if math.prod(config.grid) * config.threads >= LARGE_LAUNCH:
            return self._choose_native(kernel, config, "the launch is large")
        if spent >= self._compile_threshold(kernel):
            return self._choose_native(kernel, config, "the kernel has run for long")
        if memory.touched_bytes > MAX_SNAPSHOT and self._may_loop(kernel):
            return self._choose_native(kernel, config, "the launch may run for long")
        return REFERENCE, _SMALL

    def _choose_native(self, kernel: KernelLayout, config: LaunchConfig, reason: str) -> tuple[Engine, str]:
        """Return the native engine for that reason, if it has machine code for all of the kernel."""
        try:
            code, _ = self._native.compile_kernel(kernel, config)
        except LaunchError as rejection:
            return REFERENCE, str(rejection.diagnostics[0].message)
        if code.facts.numpy_callbacks and (names := describe_callbacks(code.facts.numpy_callbacks)):
            return REFERENCE, f"{names} has no machine code"
        return NATIVE, reason

    def _compile_threshold(self, kernel: KernelLayout) -> float:
        """Return the seconds on the NumPy engine after which compiling the kernel pays off."""
        name = kernel.fn.name
        if name not in self._sizes:
            self._sizes[name] = sum(
                1 for fn in kernel.functions if fn.body is not None for _ in fn.instructions()
            )
        return max(COMPILE_AFTER, COMPILE_SECONDS * self._sizes[name])

    def _may_loop(self, kernel: KernelLayout) -> bool:
        """Return whether threads may execute an instruction of the kernel repeatedly; true if it calls
        functions.
        """
        name = kernel.fn.name
        if name not in self._loops:
            blocks = build_blocks(kernel.fn)
            self._loops[name] = any(
                block.end == "call" or any(t <= n for t in block.targets) for n, block in enumerate(blocks)
            )
        return self._loops[name]

    def _budget(self, kernel: KernelLayout, config: LaunchConfig) -> int:
        """Return the step budget of a small launch before it restarts as machine code; 0 for none."""
        return (
            int(
                self._compile_threshold(kernel)
                / (ISSUE_SECONDS + LANE_SECONDS * math.prod(config.grid) * config.threads)
            )
            if self._may_loop(kernel)
            else 0
        )

    def _try_reference(
        self, kernel: KernelLayout, memory: Memory, config: LaunchConfig, params: bytes, sink: Sink
    ) -> LaunchResult | None:
        """Return the result of a launch on the NumPy engine; None, with memory restored, if its budget is
        exhausted.
        """
        self._executable.load(memory)
        snapshot, printed = memory.snapshot(), list[str]()
        try:
            return self._reference.launch(kernel, memory, config, params, printed.append)
        except StepLimitExceeded:
            memory.restore(snapshot)
            printed.clear()
            return None
        finally:
            for text in printed:
                sink(text)


_SMALL = "the launch is small"
AUTOMATIC = AutomaticEngine()
