"""The engine interface, and programs: modules prepared by an engine.

An engine compiles an executable to code; code runs kernels on a memory. Everything else (argument sizes,
limits of the GPU, addresses of variables, destination of output) is the same for all engines and is handled
here.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol, runtime_checkable

from ...ptx.model import Module
from ...support.diagnostics import KernelFault, LaunchError
from ..memory.arena import Memory
from .config import LaunchConfig, LaunchRecord, LaunchResult
from .device_launch_queue import ChildGrid, Transfer
from .executable import Executable, KernelLayout
from .observers import EVENTS, Observer, ObserverEvent, overridden_events
from .padding import padding_warning
from .printing import Sink, to_stdout


@dataclass(frozen=True, slots=True)
class Capabilities:
    """Features of an engine.

    `events` are the kinds of events that it reports to observers (see `observers.EVENTS`); `orders`: it obeys
    `Limits.order`; `proves_uniform`: it checks every `bra.uni`; `excludable_hazards`: the hazards
    (`Observer.hazard`) whose absence in a launch it can prove without reporting events.
    """

    events: frozenset[ObserverEvent] = frozenset()
    orders: bool = False
    proves_uniform: bool = False
    excludable_hazards: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Watch:
    """The observers of a program, known at preparation so that a program without any has no instrumentation.

    `check_uniform` proves dynamically that every `bra.uni` is uniform in each warp.
    """

    observers: tuple[Observer, ...] = ()
    check_uniform: bool = False

    @property
    def events(self) -> frozenset[ObserverEvent]:
        """The events that the observers subscribe to."""
        return frozenset(event for observer in self.observers for event in observer.events)

    def unsupported_events(self, engine: Capabilities) -> frozenset[ObserverEvent]:
        """Return the events that an engine cannot report and observers need, as it does not rule out their
        hazard.
        """
        return (
            frozenset(
                event
                for observer in self.observers
                if observer.hazard not in engine.excludable_hazards
                for event in observer.events
            )
            - engine.events
        )


UNWATCHED = Watch()


class PreparedCode(Protocol):
    """An executable prepared by an engine; it may be launched any number of times, on any memory."""

    def launch(
        self, kernel: KernelLayout, memory: Memory, config: LaunchConfig, params: bytes, sink: Sink
    ) -> LaunchResult:
        """Run the kernel over the grid and wait; `params` is its parameter block. Output goes to `sink` at
        the end.

        The configuration has been checked. Raises LaunchError before any thread runs, and KernelFault.
        """


@dataclass(frozen=True, slots=True)
class LaunchPlan:
    """A kernel that an engine has prepared for launches without Python, with blocks of one shape.

    For a launch, whoever has the plan alone writes the parameter block to the address `params` and calls the
    C function at `entry`, `int entry(void *state, int64_t x, int64_t y, int64_t z)` with the size of a grid
    of `min_blocks` to `max_blocks` blocks. When it returns 1, `result` returns the launch's result, with its
    warnings, or raises KernelFault. `refresh` is called before the first launch after `Memory.version` has
    changed; `close` when the plan is no longer used. A kernel with loops (`may_loop`) ends at its next
    iteration when the byte at `stop` is not zero.
    """

    entry: int
    state: int
    params: int
    stop: int
    min_blocks: int
    max_blocks: int
    may_loop: bool
    refresh: Callable[[], None]
    result: Callable[[tuple[int, int, int]], LaunchResult]
    close: Callable[[], None]


@runtime_checkable
class PlanningCode(PreparedCode, Protocol):
    """Code of an engine that makes launch plans."""

    def plan_launch(self, kernel: KernelLayout, memory: Memory, config: LaunchConfig) -> LaunchPlan | None:
        """Return a plan for the launches like this one, or None if each needs Python."""


class Engine(Protocol):
    """An implementation of PTX."""

    @property
    def name(self) -> str:
        """Its name for `engine=`."""

    @property
    def capabilities(self) -> Capabilities:
        """Its features."""

    def prepare(self, executable: Executable, watch: Watch) -> PreparedCode:
        """Compile an executable. LaunchError when the engine cannot execute it."""


class PreparedProgram:
    """A module prepared by an engine, chosen for `reason`."""

    def __init__(self, executable: Executable, engine: Engine, reason: str, watch: Watch) -> None:
        unknown, unsupported_events = watch.events - EVENTS, watch.unsupported_events(engine.capabilities)
        if unknown:
            raise LaunchError(f"unknown events {sorted(unknown)} (there are: {', '.join(sorted(EVENTS))})")
        if unsupported_events:
            raise LaunchError(
                f"engine '{engine.name}' does not report: {', '.join(sorted(unsupported_events))}"
            )
        for observer in watch.observers:
            overridden = overridden_events(observer)
            if overridden and not observer.events:
                raise LaunchError(
                    f"observer '{type(observer).__name__}' overrides {', '.join(overridden)}, but its "
                    "`events` are empty: it would observe nothing"
                )
        if watch.check_uniform and not engine.capabilities.proves_uniform:
            raise LaunchError(f"engine '{engine.name}' does not prove that branches are uniform")
        self.executable, self.engine, self.reason, self.watch = executable, engine, reason, watch
        self._code = code = engine.prepare(executable, watch)
        is_watched = watch.observers or watch.check_uniform
        self._planning = code if isinstance(code, PlanningCode) and not is_watched else None

    @property
    def module(self) -> Module:
        """The PTX module."""
        return self.executable.module

    def launch(
        self,
        kernel: str,
        memory: Memory,
        config: LaunchConfig,
        args: bytes | Sequence[bytes] = (),
        *,
        sink: Sink = to_stdout,
    ) -> LaunchResult:
        """Run `kernel` (its symbol) over the grid and wait.

        `args`: one byte string per parameter, or the whole parameter block. Raises LaunchError before
        any thread runs, and KernelFault. `sink` receives the kernel's output.
        """
        layout = self.executable.layout(kernel)
        params = layout.parameter_block(args)
        config = layout.configure(config)
        if config.limits.order is not None and not self.engine.capabilities.orders:
            raise LaunchError(f"engine '{self.engine.name}' has one order of threads; 'order' must be None")
        if memory.has_undefined and "undefined" not in self.watch.events:
            # No observer tracks what this grid defines.
            memory.forget_definedness()
        result = self._run_grid(layout, memory, config, params, sink)
        if result.deferred is not None:
            self._run_deferred(result, memory, config, sink)
        return result

    def _run_grid(
        self, kernel: KernelLayout, memory: Memory, config: LaunchConfig, params: bytes, sink: Sink
    ) -> LaunchResult:
        """Run one grid, with its observers, and measure its time."""
        result = None
        for observer in self.watch.observers:
            observer.begin(kernel.fn.name, config)
        started = time.perf_counter()
        try:
            result = self._code.launch(kernel, memory, config, params, sink)
        except KernelFault as fault:
            for observer in self.watch.observers:
                observer.fault(fault)
            raise
        finally:
            for observer in self.watch.observers:
                observer.end(result)
        result.seconds = time.perf_counter() - started
        return self._complete(result)

    def _complete(self, result: LaunchResult) -> LaunchResult:
        """Add what an engine leaves out of a result."""
        result.warnings += map(padding_warning, result.padded)
        if not result.engine:
            result.engine, result.reason = self.engine.name, self.reason
        return result

    def plan_launch(self, kernel: str, memory: Memory, config: LaunchConfig) -> LaunchPlan | None:
        """Return a plan for launches like one that has succeeded, or None if each needs Python."""
        if self._planning is None:
            return None
        plan = self._planning.plan_launch(self.executable.layout(kernel), memory, config)
        if plan is None:
            return None
        result = plan.result
        return replace(plan, result=lambda grid: self._complete(result(grid)))

    def _run_deferred(self, parent: LaunchResult, memory: Memory, config: LaunchConfig, sink: Sink) -> None:
        """Run a grid's deferred work, each with its own deferred work.

        KernelFault of a child is passed on.
        """
        waiting = deque(_pop_deferred(parent))
        while waiting:
            work = waiting.popleft()
            if not isinstance(work, ChildGrid):
                work()
                continue
            layout = self.executable.layout(work.kernel)
            shape = replace(
                config, grid=work.grid, block=work.block, shared_bytes=work.shared_bytes, cluster=None
            )
            try:
                result = self._run_grid(layout, memory, layout.configure(shape), work.params, sink)
            except KernelFault as fault:
                raise fault.with_note(work.origin) from None
            waiting.extendleft(reversed(_pop_deferred(result)))
            parent.children.append(LaunchRecord(work.kernel, work.grid, work.block, result))
            parent.output += result.output
            parent.padded += result.padded
            parent.warnings += [text for text in result.warnings if text not in parent.warnings]


def _pop_deferred(result: LaunchResult) -> list[ChildGrid | Transfer]:
    """Return a grid's deferred work and clear it."""
    deferred, result.deferred = result.deferred, None
    return deferred.all() if deferred is not None else []
