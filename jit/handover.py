"""Launches whose threads may wait for each other: the native engine and the reference engine try in turn, and
the first one to come to the end has done it.

Machine code runs the gangs of a block one after the other, so that one that waits for a later one spins for
good; the NumPy engine gives every thread its turn, and is hundreds of times slower where nobody waits. Which
of both a launch needs is not known before. So each has a budget, in turn and each time a larger one: a launch
takes at most a few times as long as on the engine that suits it, and ends if it does on either. When a budget
is used up nothing has happened: what may have been written is as it was, and what was printed is dropped. The
engine and budget that did for a kernel come first in its next launch.
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
from .build import Facts
from .forward_progress import WaitKind
from .numpy_callbacks import writes_memory
from .race_shadow_memory import predict_accesses

_PATIENCE = 16
"""Fuel for back edges on the reference engine before other threads run: less than elsewhere, since launches
are handed over because threads wait.
"""
WAITED = "its threads wait for each other"
"""Reason given when the reference engine executes a launch of the native one."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """One engine's turn: with at most so many instructions of a gang, or for so many processor seconds."""

    is_native: bool
    steps: int | None = None
    seconds: float | None = None


_FIRST_STEPS, _FIRST_SECONDS, _GROWTH = 1 << 22, 0.5, 4
"""Bounds of the first turns: some hundredths of a second of one gang's, and processor seconds for some
thousand blocks of instructions on the NumPy engine.
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
"""The turns. The last one of the native engine has the default bound of all launches; the last one of the
reference engine has no bound of its own where the launch has one.
"""


class LaunchUndo:
    """A copy of the memory that a launch may write; of all memory when threads allocate, or when definitions
    of the NumPy engine write.
    """

    def __init__(self, facts: Facts, memory: Memory, params: bytes) -> None:
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
        """Make memory what it was."""
        if self._snapshot is not None:
            self._memory.restore(self._snapshot)
        for start, copy in self._copies:
            self._memory.bytes[start : start + len(copy)] = copy


Launcher = Callable[[LaunchConfig, Sink], LaunchResult]


class Turns:
    """The attempts at one kernel's launches, from the one on that did for the last of them."""

    def __init__(self, waits: WaitKind) -> None:
        self._first = 1 if waits is WaitKind.OPENLY else 0

    def launch(
        self, native: Launcher, reference: Launcher, undo: LaunchUndo, config: LaunchConfig, sink: Sink
    ) -> LaunchResult:
        """Run a launch, by whichever engine ends it within its bounds. StepLimitExceeded, of the reference
        engine as a rule, where none does.
        """
        ends = math.inf if config.seconds is None else time.monotonic() + config.seconds
        tried = 0
        for number in range(self._first, len(ATTEMPTS)):
            attempt, is_last = ATTEMPTS[number], number == len(ATTEMPTS) - 1
            steps = min(config.max_steps or DEFAULT_STEPS, attempt.steps or DEFAULT_STEPS)
            if attempt.is_native and steps <= tried:
                continue
            tried = steps if attempt.is_native else tried
            left = ends - time.monotonic()
            printed: list[str] = []
            try:
                bounded = replace(
                    config, max_steps=steps, seconds=max(left, 0.0) if left < math.inf else None
                )
                if attempt.is_native:
                    result = native(bounded, printed.append)
                else:
                    is_bounded = is_last and (config.seconds is not None or config.max_steps is not None)
                    result = reference(
                        replace(bounded, cpu_seconds=None if is_bounded else attempt.seconds, fuel=_PATIENCE),
                        printed.append,
                    )
            except StepLimitExceeded as limit:
                is_out_of_time = isinstance(limit, TimeLimitExceeded)
                if is_last or time.monotonic() >= ends or not (attempt.is_native or is_out_of_time):
                    _show(printed, sink)
                    # the turn had only what was left of them
                    if is_out_of_time and config.seconds is not None:
                        raise TimeLimitExceeded(
                            f"the launch has not ended after {config.seconds:g} seconds", limit.site
                        ) from None
                    raise
                undo.restore()
                continue
            except BaseException:
                _show(printed, sink)
                raise
            _show(printed, sink)
            self._first = number
            if not attempt.is_native:
                result.engine, result.reason = "reference", WAITED
            return result
        raise AssertionError("the last attempt is the reference engine's")


def _show(printed: list[str], sink: Sink) -> None:
    for text in printed:
        sink(text)
