"""What an engine is, and what a prepared module is to those who launch.

An engine makes code of an executable; code runs kernels on a memory. Everything else (the arguments' sizes,
the limits of the machine, where variables lie, where printed text goes) is the same for all engines and lies
here.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from ...ptx.model import Module
from ...support.diagnostics import KernelFault, LaunchError
from ..memory.arena import Memory
from .config import LaunchConfig, Launched, LaunchResult
from .device_launch_queue import ChildGrid, Transfer
from .executable import Executable, KernelLayout
from .observers import EVENTS, Observer
from .padding import padding_warning
from .printing import Sink, to_stdout


@dataclass(frozen=True, slots=True)
class Capabilities:
    """What an engine can do.

    `events` are the kinds of events that it tells observers (see `observers.EVENTS`); `fair`: every resident
    thread makes progress, so that one may wait for another; `cooperative`: all CTAs of a grid may wait for
    each other as long as they fit the machine; `orders`: it obeys `Limits.order`; `proves_uniform`: it can
    check every `bra.uni`; `rules_out`: what observers look for (`Observer.sought`) and it can say of a launch
    that it has not happened, without telling them of anything.
    """

    events: frozenset[str] = frozenset()
    fair: bool = True
    cooperative: bool = True
    orders: bool = False
    proves_uniform: bool = False
    rules_out: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Watch:
    """Who looks on, known when a program is prepared so that one that nobody watches has no hooks.

    `check_uniform` proves dynamically that every `bra.uni` is uniform in each warp.
    """

    observers: tuple[Observer, ...] = ()
    check_uniform: bool = False

    @property
    def events(self) -> frozenset[str]:
        """What the observers want to know."""
        return frozenset(event for observer in self.observers for event in observer.wants)

    def untold(self, engine: Capabilities) -> frozenset[str]:
        """What an engine cannot tell to observers that look for what it does not rule out either."""
        return (
            frozenset(
                event
                for observer in self.observers
                if observer.sought not in engine.rules_out
                for event in observer.wants
            )
            - engine.events
        )


UNWATCHED = Watch()


class Code(Protocol):
    """An executable prepared by an engine; it may be launched any number of times, on any memory."""

    def launch(
        self, kernel: KernelLayout, memory: Memory, config: LaunchConfig, params: bytes, sink: Sink
    ) -> LaunchResult:
        """Run the kernel over the grid and wait; `params` is its parameter block. What it prints goes to
        `sink` at the end.

        The configuration has been checked. Raises LaunchError before any thread runs, a KernelFault when the
        kernel does wrong.
        """


class Engine(Protocol):
    """Executes PTX."""

    @property
    def name(self) -> str:
        """What `engine=` calls it."""

    @property
    def capabilities(self) -> Capabilities:
        """What it can do."""

    def prepare(self, executable: Executable, watch: Watch) -> Code:
        """Make an executable ready to run. LaunchError when the engine cannot execute it."""


class Program:
    """A module made ready to run by an engine, chosen for `reason`."""

    def __init__(self, executable: Executable, engine: Engine, reason: str, watch: Watch) -> None:
        unknown, untold = watch.events - EVENTS, watch.untold(engine.capabilities)
        if unknown:
            raise LaunchError(
                f"unknown events {sorted(unknown)} are wanted (there are: {', '.join(sorted(EVENTS))})"
            )
        if untold:
            raise LaunchError(f"engine '{engine.name}' does not tell of: {', '.join(sorted(untold))}")
        if watch.check_uniform and not engine.capabilities.proves_uniform:
            raise LaunchError(f"engine '{engine.name}' does not prove that branches are uniform")
        self.executable, self.engine, self.reason, self.watch = executable, engine, reason, watch
        self._code = engine.prepare(executable, watch)

    @property
    def module(self) -> Module:
        """The PTX."""
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
        any thread runs, a KernelFault when the kernel does wrong. `sink` takes what the kernel prints.
        """
        layout = self.executable.layout(kernel)
        params = layout.parameter_block(args)
        layout.check(config)
        if config.limits.order is not None and not self.engine.capabilities.orders:
            raise LaunchError(f"engine '{self.engine.name}' has one order of threads; 'order' must be None")
        if memory.has_undefined and "undefined" not in self.watch.events:
            # Nobody follows what this grid defines.
            memory.forget_definedness()
        result = self._timed(layout, memory, config, params, sink)
        if result.left is not None:
            self._finish(result, memory, config, sink)
        return result

    def _timed(
        self, kernel: KernelLayout, memory: Memory, config: LaunchConfig, params: bytes, sink: Sink
    ) -> LaunchResult:
        """One grid."""
        result = None
        for observer in self.watch.observers:
            observer.begin(kernel.fn.name, config)
        started = time.perf_counter()
        try:
            result = self._code.launch(kernel, memory, config, params, sink)
        except KernelFault as fault:
            for observer in self.watch.observers:
                observer.failed(fault)
            raise
        finally:
            for observer in self.watch.observers:
                observer.end(result)
        result.seconds = time.perf_counter() - started
        result.warnings += map(padding_warning, result.padded)
        if not result.engine:
            result.engine, result.reason = self.engine.name, self.reason
        return result

    def _finish(self, parent: LaunchResult, memory: Memory, config: LaunchConfig, sink: Sink) -> None:
        """Do what a grid has left, each with what it leaves in turn. KernelFault where a child does wrong."""
        waiting = deque(_taken(parent))
        while waiting:
            work = waiting.popleft()
            if not isinstance(work, ChildGrid):
                work()
                continue
            shape = replace(config, grid=work.grid, block=work.block, shared_bytes=work.shared_bytes)
            try:
                result = self._timed(self.executable.layout(work.kernel), memory, shape, work.params, sink)
            except KernelFault as fault:
                raise fault.noted(work.origin) from None
            waiting.extendleft(reversed(_taken(result)))
            parent.children.append(Launched(work.kernel, work.grid, work.block, result))
            parent.output += result.output
            parent.padded += result.padded
            parent.warnings += [text for text in result.warnings if text not in parent.warnings]


def _taken(result: LaunchResult) -> list[ChildGrid | Transfer]:
    """What a grid has left, which is forgotten there."""
    left, result.left = result.left, None
    return left.all() if left is not None else []
