"""Who watches a program run: the interface between engines and tools (tracers, counters, sanitizers, profilers).

What an observer `wants` is known when a program is prepared, so a program that nobody observes has no hooks.
"""

from __future__ import annotations

from typing import Any, Protocol

from ...ptx.model import Instruction
from .config import LaunchConfig, LaunchResult

EVENTS = frozenset({"instruction", "guard", "branch", "access"})


class Batch(Protocol):
    """The lanes that an event is about: lane i is thread i of `ctas` CTAs, which follow `first_cta` in linear order."""

    n: int
    first_cta: int
    ctas: int
    threads: int

    def thread_of(self, lane: int) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
        """(block index, thread index) of a lane, each (x, y, z)."""


class Observer:
    """Does nothing; derive from it, set `wants` ⊆ EVENTS and override the methods of the same names.

    Masks are None (all lanes of the batch) or bool arrays of `batch.n` lanes. Arrays must not be changed.
    """

    wants: frozenset[str] = frozenset()

    def begin(self, kernel: str, config: LaunchConfig) -> None:
        """A grid of `kernel` (its symbol) begins. Told without being wanted, as `end` is: grids that device code launches begin when their parents have ended."""

    def end(self, result: LaunchResult | None) -> None:
        """The grid has ended; None: a fault has ended it."""

    def instruction(self, batch: Batch, function: str, instr: Instruction, mask: Any) -> None:
        """`instr` is about to run in the lanes of `mask` of `batch`; its guard may exclude some of them."""

    def guard(self, batch: Batch, function: str, instr: Instruction, mask: Any, holds: Any) -> None:
        """`instr`, no branch, has a guard, which holds in those lanes of `mask` for which `holds` (a bool or array) says so."""

    def branch(self, batch: Batch, function: str, instr: Instruction, mask: Any, taken: Any) -> None:
        """The lanes of `mask` have reached a conditional branch; `taken` (a bool or array) says who takes it."""

    def access(self, batch: Batch, function: str, instr: Instruction, kind: str, space: str, address: Any, size: int, mask: Any) -> None:
        """The lanes of `mask` are about to access `size` bytes each at `address` (one for all, or an array over all lanes).

        `kind` is 'load', 'store' or 'atomic'. Generic addresses come resolved: `space` is 'shared' or 'local' with
        addresses that start at 0 per CTA or thread, or one of the spaces in the arena. What is out of bounds is told, too.
        """
