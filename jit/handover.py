"""Launches whose threads may wait for each other: the native and the reference engine attempt them
alternately.

Machine code runs the gangs of a CTA one after the other, so a gang that waits for a later one spins
forever. The NumPy engine schedules all threads fairly, but is hundreds of times slower if no thread waits. It
is not known in advance which engine a launch needs (`forward_progress`). So each attempt has a budget, which
grows from attempt to attempt. A launch takes at most a few times as long as on the suitable engine, and ends
if it ends on either.

Invariant: an attempt that exhausts its budget has no effect. Memory is restored, and its output is
dropped. The attempt that completed a launch is the first one of the kernel's next launch.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from ..runtime.engine.config import DEFAULT_STEPS, LaunchConfig, LaunchResult
from ..runtime.engine.printing import Sink
from ..runtime.memory.arena import Allocation, Memory
from ..support.diagnostics import StepLimitExceeded, TimeLimitExceeded
from .build import KernelFacts
from .forward_progress import WaitKind
from .numpy_callbacks import writes_memory
from .race_shadow_memory import predict_accesses

_FUEL = 16
"""Back edges that a thread takes on the reference engine before others run. That is less than usual, because
these launches are there since threads wait.
"""
WAIT_REASON = "its threads wait for each other"
"""The reason in the result of a launch that the reference engine completes."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A quantum of one engine: at most so many instructions of a gang, or so many processor seconds."""

    is_native: bool
    steps: int | None = None
    seconds: float | None = None


_FIRST_STEPS, _FIRST_SECONDS, _GROWTH = 1 << 22, 0.5, 4
"""Budgets of the first attempts, and the growth from round to round. One gang needs some hundredths of a
second for so many instructions. The NumPy engine executes some thousand basic blocks in that time.
"""
_ROUNDS = 5
ATTEMPTS = tuple(
    attempt
    for number in range(_ROUNDS)
    for growth in (_GROWTH**number,)
    for attempt in (
        Attempt(True, _FIRST_STEPS * growth if number < _ROUNDS - 1 else DEFAULT_STEPS),
        Attempt(False, seconds=_FIRST_SECONDS * growth),
    )
)
"""The attempts, in order. The last native one has the default step limit of launches. The last one of the
reference engine has no budget of its own if the launch has a limit.
"""


class LaunchUndo:
    """A copy of the memory that a launch may write. It covers all memory if threads allocate, and all
    allocations that are not constant if host callbacks write.
    """

    def __init__(self, facts: KernelFacts, memory: Memory, params: bytes) -> None:
        self._memory = memory
        self._snapshot = memory.snapshot() if {"malloc", "free"} & set(facts.runtime_functions) else None
        written: tuple[Allocation, ...] = ()
        if self._snapshot is None:
            written = (
                tuple(a for a in memory.allocations if not a.constant)
                if writes_memory(facts.numpy_callbacks)
                else predict_accesses(facts.access_summary, memory, params).written
            )
        self._copies: list[tuple[int, np.ndarray]] = [
            (a.start, memory.bytes[a.start : a.end + a.padding].copy()) for a in written
        ]

    def restore(self) -> None:
        """Write the copy back."""
        if self._snapshot is not None:
            self._memory.restore(self._snapshot)
        for start, copy in self._copies:
            self._memory.bytes[start : start + len(copy)] = copy


Launcher = Callable[[LaunchConfig, Sink], LaunchResult]
"""The launch of one kernel with given arguments on one engine."""


class AlternatingAttempts:
    """The attempts at launches of one kernel; the first one is that which completed the last launch."""

    def __init__(self, wait_kind: WaitKind) -> None:
        self._first = 1 if wait_kind is WaitKind.POLLING else 0

    def launch(
        self, native: Launcher, reference: Launcher, undo: LaunchUndo, config: LaunchConfig, sink: Sink
    ) -> LaunchResult:
        """Run a launch with one attempt after another, and return the result of the first one that completes.

        Raises StepLimitExceeded or TimeLimitExceeded, usually of the reference engine, if none completes or
        if the launch's own limits are exceeded, and the KernelFault of any attempt.
        """
        deadline = math.inf if config.seconds is None else time.monotonic() + config.seconds
        tried_steps = 0
        for number in range(self._first, len(ATTEMPTS)):
            attempt, is_last = ATTEMPTS[number], number == len(ATTEMPTS) - 1
            steps = min(config.max_steps or DEFAULT_STEPS, attempt.steps or DEFAULT_STEPS)
            if attempt.is_native and steps <= tried_steps:
                continue
            tried_steps = steps if attempt.is_native else tried_steps
            remaining = deadline - time.monotonic()
            printed: list[str] = []
            try:
                bounded = replace(
                    config, max_steps=steps, seconds=max(remaining, 0.0) if remaining < math.inf else None
                )
                if attempt.is_native:
                    result = native(bounded, printed.append)
                else:
                    is_bounded = is_last and (config.seconds is not None or config.max_steps is not None)
                    result = reference(
                        replace(bounded, cpu_seconds=None if is_bounded else attempt.seconds, fuel=_FUEL),
                        printed.append,
                    )
            except StepLimitExceeded as limit:
                is_out_of_time = isinstance(limit, TimeLimitExceeded)
                if is_last or time.monotonic() >= deadline or not (attempt.is_native or is_out_of_time):
                    _flush(printed, sink)
                    # The message names the launch's limit, not the part that was left for this attempt.

                    if is_out_of_time and config.seconds is not None:
                        raise TimeLimitExceeded(
                            f"the launch has not ended after {config.seconds:g} seconds", limit.site
                        ) from None
                    raise
                undo.restore()
                continue
            except BaseException:
                _flush(printed, sink)
                raise
            _flush(printed, sink)
            self._first = number
            if not attempt.is_native:
                result.engine, result.reason = "reference", WAIT_REASON
            return result
        raise AssertionError("the last attempt is the reference engine's")


def _flush(printed: list[str], sink: Sink) -> None:
    for text in printed:
        sink(text)
