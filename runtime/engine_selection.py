"""The choice between engines, launch by launch: what `engine=None` is.

Small launches run on the NumPy engine until it has spent as much time on a kernel as compiling it takes,
which its size tells; large ones, and kernels that come again, run as machine code, unless the native engine
cannot execute them. How long a loop runs is not known before: a small launch of a kernel with one is tried on
the NumPy engine with a budget, and where that does not suffice memory is made what it was and the launch
begins again. The result says who did it, and why. Launches that are watched only for what the native engine
can rule out are chosen for alike, but that none begins again for its time: its observers have been told of
it.
"""

from __future__ import annotations

import math
import time
from dataclasses import replace

from ..support.diagnostics import LaunchError, StepLimitExceeded
from .engine.config import LaunchConfig, LaunchResult
from .engine.executable import Executable, KernelLayout
from .engine.printing import Sink
from .engine.program import Code, Engine, Watch
from .memory.arena import Memory
from .native.engine import NATIVE
from .native.launch import FEW
from .native.numpy_callbacks import slow
from .numpy_engine.engine import REFERENCE
from .numpy_engine.translation.blocks import cut
from .race_prefilter_engine import ScreenedCode, can_screen

LARGE = FEW
"""Threads of a launch that is worth compiling for at once: more than that have several workers."""
WORTH, COMPILED = 0.2, 2e-3
"""Seconds on the NumPy engine after which compiling is worth its time; seconds that an instruction of the
kernel or of a function that it calls takes to compile, about.
"""
ISSUE, LANE = 1e-5, 3e-9
"""Seconds that the NumPy engine takes for an instruction, and for each of its lanes, about."""
COPIED = 1 << 25
"""Bytes of memory that are copied for a launch that may begin again."""


class AutomaticEngine:
    """Chooses between the reference and the native engine for every launch."""

    name = "automatic"
    capabilities = REFERENCE.capabilities

    def prepare(self, executable: Executable, watch: Watch) -> Code:
        return AutomaticCode(executable, watch)


class AutomaticCode:
    """A module in both engines; the native one compiles what it is asked for."""

    def __init__(self, executable: Executable, watch: Watch) -> None:
        self._executable = executable
        self._screened = ScreenedCode(executable, watch) if can_screen(watch) else None
        self._reference = (
            self._screened.reference if self._screened is not None else REFERENCE.prepare(executable, watch)
        )
        self._native = (
            self._screened.native if self._screened is not None else NATIVE.prepare(executable, watch)
        )
        self._spent: dict[tuple[str, tuple[int, int, int]], float] = {}
        self._loops: dict[str, bool] = {}
        self._sizes: dict[str, int] = {}

    def launch(
        self, kernel: KernelLayout, memory: Memory, config: LaunchConfig, params: bytes, sink: Sink
    ) -> LaunchResult:
        key = kernel.fn.name, config.block
        engine, reason = self._chosen(kernel, memory, config, self._spent.get(key, 0.0))
        if engine is NATIVE and self._screened is not None:
            return self._screened.screened(kernel, memory, config, params, sink, reason)
        budget = self._budget(kernel, config) if reason == _SMALL and self._screened is None else 0
        # The clock of a thread is a system call, ten times as slow as others.
        started, result = time.thread_time() if engine is REFERENCE else 0.0, None
        try:
            if budget and budget < (config.max_steps or math.inf):
                result = self._tried(
                    kernel, memory, replace(config, max_steps=budget, progress=False), params, sink
                )
                if result is None:
                    self._spent[key] = self._worth(kernel)
                    engine, reason = self._compiled(kernel, config, "the launch runs for long")
            if result is None:
                code: Code = self._native if engine is NATIVE else self._reference
                result = code.launch(kernel, memory, config, params, sink)
        finally:
            if engine is REFERENCE:
                self._spent[key] = self._spent.get(key, 0.0) + time.thread_time() - started
        if not result.engine:
            result.engine, result.reason = engine.name, reason
        return result

    def _chosen(
        self, kernel: KernelLayout, memory: Memory, config: LaunchConfig, spent: float
    ) -> tuple[Engine, str]:
        """(which engine runs a launch, why)."""
        if config.limits.order is not None:
            return REFERENCE, "an order of threads is asked for"
        if self._screened is not None and (why := self._screened.refused()):
            return REFERENCE, why
        if math.prod(config.grid) * config.threads >= LARGE:
            return self._compiled(kernel, config, "the launch is large")
        if spent >= self._worth(kernel):
            return self._compiled(kernel, config, "the kernel has run for long")
        if memory.touched > COPIED and self._may_loop(kernel):
            return self._compiled(kernel, config, "the launch may run for long")
        return REFERENCE, _SMALL

    def _compiled(self, kernel: KernelLayout, config: LaunchConfig, reason: str) -> tuple[Engine, str]:
        """The native engine for that reason, if it has machine code for all that the kernel does."""
        try:
            built, _ = self._native.built(kernel, config)
        except LaunchError as refusal:
            return REFERENCE, str(refusal.diagnostics[0].message)
        if built.facts.hosted and (names := slow(built.facts.hosted)):
            return REFERENCE, f"{names} has no machine code"
        return NATIVE, reason

    def _worth(self, kernel: KernelLayout) -> float:
        """Seconds on the NumPy engine after which compiling the kernel is worth its time."""
        name = kernel.fn.name
        if name not in self._sizes:
            self._sizes[name] = sum(
                1 for fn in kernel.functions if fn.body is not None for _ in fn.instructions()
            )
        return max(WORTH, COMPILED * self._sizes[name])

    def _may_loop(self, kernel: KernelLayout) -> bool:
        """Whether threads may execute an instruction of the kernel again; true for all kernels that call
        functions.
        """
        name = kernel.fn.name
        if name not in self._loops:
            blocks = cut(kernel.fn)
            self._loops[name] = any(
                block.end == "call" or any(t <= n for t in block.targets) for n, block in enumerate(blocks)
            )
        return self._loops[name]

    def _budget(self, kernel: KernelLayout, config: LaunchConfig) -> int:
        """The steps that a small launch may take before it begins again as machine code; 0 for as many as it
        likes.
        """
        return (
            int(self._worth(kernel) / (ISSUE + LANE * math.prod(config.grid) * config.threads))
            if self._may_loop(kernel)
            else 0
        )

    def _tried(
        self, kernel: KernelLayout, memory: Memory, config: LaunchConfig, params: bytes, sink: Sink
    ) -> LaunchResult | None:
        """What a launch on the NumPy engine gives; None, and nothing has happened, where its budget does not
        suffice.
        """
        self._executable.load(memory)
        before, printed = memory.snapshot(), list[str]()
        try:
            return self._reference.launch(kernel, memory, config, params, printed.append)
        except StepLimitExceeded:
            memory.restore(before)
            printed.clear()
            return None
        finally:
            for text in printed:
                sink(text)


_SMALL = "the launch is small"
AUTOMATIC = AutomaticEngine()
