"""Who watches a program run: the interface between engines and tools (tracers, counters, checkers,
profilers).

What an observer `wants` is known when a program is prepared, so a program that nobody observes has no hooks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from ...ptx.model import Instruction, Register
from ...support.diagnostics import KernelFault
from ..memory.arena import Memory
from ..memory.shadow import Origin
from .config import LaunchConfig, LaunchResult
from .executable import Executable

EVENTS = frozenset(
    {
        "launch",
        "instruction",
        "done",
        "guard",
        "branch",
        "switch",
        "access",
        "store",
        "barrier",
        "meet",
        "order",
        "exit",
        "mbarrier",
        "undefined",
        "bounds",
        "heap",
    }
)


@dataclass(frozen=True, slots=True)
class Launching:
    """A grid that is about to run: `kernel` is its symbol, `shared_bytes` what each CTA has, static and
    dynamic.
    """

    kernel: str
    executable: Executable
    config: LaunchConfig
    memory: Memory
    shared_bytes: int


@dataclass(frozen=True, slots=True)
class Output:
    """An array that the host gets back, `size` bytes at `address`. `data` says of the bytes of an element
    whether they are data (or padding); None: nobody knows.
    """

    name: str
    address: int
    size: int
    data: np.ndarray | None = None


class Batch(Protocol):
    """The lanes that an event is about: lane i is thread i of `ctas` CTAs, which follow `first_cta` in linear
    order.
    """

    n: int
    first_cta: int
    ctas: int
    threads: int

    def thread_of(self, lane: int) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
        """(block index, thread index) of a lane, each (x, y, z)."""


class Peek(Protocol):
    """Looks into the memory of a batch."""

    def peek(self, space: str, address: int, size: int, lane: int) -> bytes | None:
        """The bytes that a lane has at an address of its space; None where there are none."""

    def gather(self, space: str, addresses: np.ndarray, size: int, lanes: np.ndarray) -> np.ndarray:
        """What each of `lanes` has at its address, as rows of `size` bytes; the addresses have been
        accessed.
        """


class Observer:
    """Does nothing; derive from it, set `wants` ⊆ EVENTS and override the methods of the same names.

    Masks are None (all lanes of the batch) or bool arrays of `batch.n` lanes. Arrays must not be changed.
    """

    wants: frozenset[str] = frozenset()
    sought: str = ""
    """What it looks for, in a word, if it need not see launches of which an engine says that they have
    nothing of it (`Capabilities.rules_out`).
    """

    def needs_all(self) -> str:
        """Why it has to see a launch that is about to begin though there is nothing of what it looks for;
        empty where it need not.
        """
        return ""

    def begin(self, kernel: str, config: LaunchConfig) -> None:
        """A grid of `kernel` (its symbol) begins. Told without being wanted, as `end` is: grids that device
        code launches begin when their parents have ended.
        """

    def end(self, result: LaunchResult | None) -> None:
        """The grid has ended; None: a fault has ended it."""

    def launch(self, launching: Launching) -> None:
        """Where the grid runs that has begun, told before its first thread: it may be refused by a
        LaunchError.
        """

    def failed(self, fault: KernelFault) -> None:
        """The grid has done what no program may. Told without being wanted, before `end`."""

    def results(self, memory: Memory, outputs: Sequence[Output]) -> None:
        """The host is about to look at what grids have left in memory. Told without being wanted, by those
        who launch.
        """

    def instruction(self, batch: Batch, function: str, instr: Instruction, mask: Any) -> None:
        """`instr` is about to run in the lanes of `mask` of `batch`; its guard may exclude some of them."""

    def done(
        self,
        batch: Batch,
        function: str,
        depth: int,
        instr: Instruction,
        written: Mapping[Register, Any],
        mask: Any,
        memory: Peek,
    ) -> None:
        """`instr` has run in the lanes of `mask`, `depth` calls deep: the values of the registers that it may
        have written, scalars or arrays over all lanes, of which those of the mask count. Of instructions that
        end a block, which write nothing but what a call returns or a barrier reduces, only these are told,
        when lanes go on: `function` and `depth` say whose registers they are.
        """

    def guard(self, batch: Batch, function: str, instr: Instruction, mask: Any, holds: Any) -> None:
        """`instr`, no branch, has a guard, which holds in those lanes of `mask` for which `holds` (a bool or
        array) says so.
        """

    def branch(self, batch: Batch, function: str, instr: Instruction, mask: Any, taken: Any) -> None:
        """The lanes of `mask` have reached a conditional branch; `taken` (a bool or array) says who takes
        it.
        """

    def switch(self, batch: Batch, function: str, instr: Instruction, mask: Any, way: Any) -> None:
        """The lanes of `mask` have reached a branch of many ways; `way` (a number or array) says who goes the
        same one.
        """

    def access(
        self,
        batch: Batch,
        function: str,
        instr: Instruction,
        kind: str,
        space: str,
        address: Any,
        size: int,
        mask: Any,
    ) -> None:
        """The lanes of `mask` are about to access `size` bytes each at `address` (one for all, or an array
        over all lanes).

        `kind` is 'load', 'store' or 'atomic'. Generic addresses come resolved: `space` is 'shared' or 'local'
        with addresses that start at 0 per CTA or thread, or one of the spaces in the arena; 'image' for
        texels of textures and surfaces. What is out of bounds is told, too.
        """

    def store(
        self,
        batch: Batch,
        function: str,
        instr: Instruction,
        space: str,
        address: Any,
        values: list[Any],
        mask: Any,
        memory: Peek,
    ) -> None:
        """As `access` of kind 'store', with the elements' values: scalars or arrays over all lanes, of
        unsigned integers that say their sizes.
        """

    def barrier(
        self,
        batch: Batch,
        function: str,
        instr: Instruction,
        number: int,
        count: int | None,
        mask: Any,
        waits: bool,
    ) -> None:
        """The lanes of `mask` arrive at barrier `number` of their CTAs, for `count` threads (None: all);
        those of 'bar.arrive' do not wait.
        """

    def released(
        self, batch: Batch, number: int, arrived: Any, waiting: list[tuple[Instruction, Any]]
    ) -> None:
        """Barrier `number` is complete for the lanes of `arrived`; (where, who) of them waited there: part of
        'barrier'.
        """

    def deadlock(self, batch: Batch, waiting: list[tuple[str, Instruction | None, Any]], live: Any) -> None:
        """Nobody can go on: (function, instruction, lanes) that wait at barriers or for lanes of their warps;
        a fault follows: part of 'barrier'.
        """

    def meet(
        self, batch: Batch, function: str, instr: Instruction, members: Any, mask: Any, live: Any
    ) -> None:
        """The lanes of `mask` run an instruction that names lanes of the warp: `members` is u32, one for all
        or an array. `live` have not exited.
        """

    def met_apart(self, batch: Batch, places: list[tuple[str, Instruction, Any, Any]]) -> None:
        """Lanes have come to different barriers of warps, which they are about to pass: (function,
        instruction, members, lanes); part of 'meet'.
        """

    def order(self, batch: Batch, function: str, instr: Instruction, mask: Any) -> None:
        """`instr`, which orders memory accesses (a fence, a group of asynchronous copies), is about to run in
        the lanes of `mask`.
        """

    def exit(self, batch: Batch, function: str, instr: Instruction | None, mask: Any) -> None:
        """The lanes of `mask` exit."""

    def mbarrier(
        self,
        batch: Batch,
        function: str,
        instr: Instruction,
        operation: str,
        space: str,
        address: int,
        lane: int,
        ends_phase: bool,
    ) -> None:
        """A lane changes an mbarrier object, and perhaps ends its phase."""

    def bounds(
        self,
        batch: Batch,
        function: str,
        instr: Instruction,
        access: str,
        space: str,
        variable: str | None,
        start: int,
        end: int,
        address: Any,
        size: int,
        mask: Any,
    ) -> None:
        """Lanes of `mask` access `size` bytes (kind `access`) outside of the variable from which the address
        was taken, which is [start, end) in its space; or, without a variable, local memory behind the frame
        of the function that runs, where functions that have returned had theirs. Only such accesses are told.
        """

    def heap(
        self,
        batch: Batch,
        function: str,
        instr: Instruction,
        operation: str,
        address: int,
        size: int,
        lane: int,
    ) -> None:
        """A lane has taken memory from the heap of the device ('take', not null), or is about to give some
        back ('free', not null, whether it is of the heap or not).
        """

    def undefined(
        self, batch: Batch, function: str, instr: Instruction, what: str, mask: Any, origin: Origin
    ) -> None:
        """Something undefined decides in the lanes of `mask`, at least one: `what` is 'branch' (which way to
        go), 'guard' (whether to execute), 'address', 'barrier' (an operand of one), 'argument' (of a function
        of the device runtime), 'printf' (what is printed) or 'compute' (what `instr` computes; only of what
        comes from global memory that nobody has written to). It came from `origin`, in the lowest of these
        lanes. What has been told counts as defined from there on.
        """
