"""The recording of a launch on the reference engine, step by step, for replay in both directions.

A *step* is one instruction of one group of threads. It records the lanes, those for which the predicate is
true or the branch is taken, the registers written with the lanes' values, the accesses, and the changed
memory. Lanes are those of the recorded blocks, `first_block` and its successors; writes of other blocks to
global memory are recorded with the step before them.

Invariant: the initial state and the steps up to any one give the state of the engine there: registers that
have been written, memory that is recorded. Recording does not change the execution.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import redirect_stdout, suppress
from io import StringIO
from typing import Any, Literal

import numpy as np

from ..ptx.model import Instruction, Register
from ..runtime.checkers.report import CheckReport
from ..runtime.engine.config import LaunchConfig, LaunchResult
from ..runtime.engine.observers import GridLaunch, ObservedBatch, Observer, Peek
from ..runtime.memory.arena import CTA_WINDOW
from ..support.diagnostics import AccessKind, KernelFault, MemoryFault, Space
from .encoding import encode_bytes, encode_lanes, encode_runs, encode_values

MOST_STEPS = 20_000
MOST_BYTES = 12_000_000
MOST_LANES = 256
"""The maximum number of recorded threads, in whole blocks; at least one block."""
_INITIAL_OF_ONE, _INITIAL = 1 << 16, 1 << 19
"""Bytes of an allocation, and of all allocations, whose initial contents are recorded."""
_MOST_OUTPUT = 1 << 16
"""Characters of the kernel's output that are recorded."""
_FUEL = 20
"""The steps of blocks that are not recorded are bounded by this many times the limit of steps."""


class RecordingFull(Exception):
    """Raised when the recording is full."""


class Recorder(Observer):
    """Records the first grid that it observes. `reports` are those of checkers, which observe before it; a
    new report marks its step.
    """

    events = frozenset({"launch", "instruction", "retire", "guard", "branch", "access", "barrier", "exit"})

    def __init__(
        self, first_block: int = 0, most_steps: int = MOST_STEPS, reports: Sequence[CheckReport] = ()
    ) -> None:
        self.first_block, self.most_steps, self._reports, self._reported = first_block, most_steps, reports, 0
        self.steps: list[dict[str, Any]] = []
        self.marks: list[dict[str, Any]] = []
        self.limit = ""
        """The reason why the recording ends before the launch; '' if it does not."""
        self._active: bool | None = None
        self._masks: dict[str, int] = {}
        self._sites: dict[tuple[str, Instruction], int] = {}
        self._registers: dict[tuple[str, int, Register], int] = {}
        self._kinds: list[str] = []
        self._pending: list[tuple[Space, Any, int, Any]] = []
        self._head: dict[str, Any] = {}
        self._seen = self._size = self._lanes = self._threads = self._depth = 0
        self._exited = 0
        self._now: Instruction | None = None
        self._before: dict[str, Any] = {}
        """The events before the first step, if the first recorded block is not the first one."""

    # -- the launch

    def begin(self, kernel: str, config: LaunchConfig) -> None:
        """Start the recording with the first launch."""
        self._active = self._active is None

    def launch(self, grid_launch: GridLaunch) -> None:
        """Select the blocks and threads to record."""
        if not self._active:
            return
        config = grid_launch.config
        total = config.grid[0] * config.grid[1] * config.grid[2]
        self.first_block = max(0, min(self.first_block, total - 1))
        self._threads = config.threads
        blocks = min(max(MOST_LANES // config.threads, 1), total - self.first_block)
        self._lanes = blocks * config.threads
        layout = grid_launch.executable.layout(grid_launch.kernel)
        self._head = {
            "kernel": grid_launch.kernel, "grid": list(config.grid), "block": list(config.block),
            "firstBlock": self.first_block, "blocks": blocks,
            "sharedBytes": grid_launch.shared_bytes,
            "sharedNames": sorted(([offset, name] for name, offset in layout.shared.items()), key=str),
            "memory": self._initial(grid_launch),
        }  # fmt: skip

    def _initial(self, grid_launch: GridLaunch) -> list[dict[str, Any]]:
        """Return the allocations before the first step: address, size, name, and the bytes at their
        beginnings.
        """
        result, left = [], _INITIAL
        for allocation in grid_launch.memory.allocations:
            kept = min(allocation.size, _INITIAL_OF_ONE, left)
            left -= kept
            content = grid_launch.memory.bytes[allocation.start : allocation.start + kept]
            result.append(
                {
                    "start": allocation.start,
                    "size": allocation.size,
                    "name": allocation.name,
                    "kept": kept,
                    "bytes": encode_bytes(content[: int(np.max(np.flatnonzero(content), initial=-1)) + 1]),
                }
            )
        return result

    def fault(self, fault: KernelFault) -> None:
        """Record a fault with its lanes."""
        if not self._active:
            return
        mark: dict[str, Any] = {
            "kind": "fault",
            "step": max(len(self.steps) - 1, 0),
            "text": "\n".join([fault.message, *fault.notes]),
            "lanes": [],
        }
        if fault.site is not None:
            mark["lanes"] = self._lane_of(fault.site.block, fault.site.thread)
            mark["thread"] = [list(fault.site.block), list(fault.site.thread)]
        if isinstance(fault, MemoryFault):
            mark["address"], mark["space"], mark["size"] = f"{fault.address:x}", fault.space, fault.size
        self.marks.append(mark)

    def end(self, result: LaunchResult | None) -> None:
        """Stop the recording."""
        if self._active:
            self._take_reports()
            self._active = False

    def _lane_of(self, block: Sequence[int], thread: Sequence[int]) -> list[int]:
        """Return the recorded lane of a thread; None for other threads."""
        grid, shape = self._head["grid"], self._head["block"]
        cta = block[0] + grid[0] * (block[1] + grid[1] * block[2]) - self.first_block
        lane = cta * self._threads + thread[0] + shape[0] * (thread[1] + shape[1] * thread[2])
        return [int(lane)] if 0 <= lane < self._lanes else []

    def _take_reports(self) -> None:
        """Attach new reports of checkers to the last step."""
        if len(self._reports) == self._reported:
            return
        for report in list(self._reports)[self._reported :]:
            mark: dict[str, Any] = {
                "kind": report.tool,
                "step": max(len(self.steps) - 1, 0),
                "text": f"{report.message} [{report.tool}: {report.kind}]",
                "lanes": [lane for block, thread in report.threads for lane in self._lane_of(block, thread)],
                "line": report.line,
                "otherLine": report.other_line,
            }
            if report.address is not None:
                mark["address"], mark["space"], mark["size"] = (
                    f"{report.address:x}",
                    report.space or "",
                    report.size or 1,
                )
            self.marks.append(mark)
        self._reported = len(self._reports)

    # -- steps

    def instruction(self, batch: ObservedBatch, function: str, instr: Instruction, mask: Any) -> None:
        """Start a step if recorded lanes execute the instruction."""
        if not self._active:
            return
        self._take_reports()
        self._seen += 1
        lanes = self._part(batch, mask)
        full = len(self.steps) >= self.most_steps or self._size > MOST_BYTES
        if (full and lanes is not None) or self._seen > _FUEL * self.most_steps:
            if self._exited < self._lanes:
                self.limit = f"recorded the first {len(self.steps):,} steps of the launch"
            raise RecordingFull
        if lanes is None:
            return
        self.steps.append(
            {
                "s": self._sites.setdefault((function, instr), len(self._sites)),
                "m": self._mask(lanes),
                "d": self._depth,
            }
        )
        self._now = instr

    def guard(self, batch: ObservedBatch, function: str, instr: Instruction, mask: Any, holds: Any) -> None:
        """Record the lanes whose predicate is true."""
        self._note(batch, mask, "g", holds)

    def branch(self, batch: ObservedBatch, function: str, instr: Instruction, mask: Any, taken: Any) -> None:
        """Record the lanes that take a branch."""
        self._note(batch, mask, "t", taken)

    def _note(self, batch: ObservedBatch, mask: Any, key: str, holds: Any) -> None:
        """Record a condition's mask for the lanes of the mask."""
        if self._active and self._part(batch, mask) is not None:
            part = self._part(batch, np.broadcast_to(holds, batch.n) & (True if mask is None else mask))
            self.steps[-1][key] = self._mask(np.zeros(self._lanes, np.bool_) if part is None else part)

    def access(
        self,
        batch: ObservedBatch,
        function: str,
        instr: Instruction,
        kind: AccessKind,
        space: Space,
        address: Any,
        size: int,
        mask: Any,
    ) -> None:
        """Record the addresses of an access."""
        if not self._active:
            return
        if kind != "load":
            self._pending.append((space, address, size, mask))
        lanes = self._part(batch, mask)
        if lanes is None or not self.steps:
            return
        addresses = np.broadcast_to(np.asarray(address).astype(np.uint64), batch.n)[self._window(batch)[0]]
        self._add(
            "a",
            [kind, space, size, self._mask(lanes), encode_values(addresses[lanes[self._window(batch)[1]]])],
        )

    def retire(
        self,
        batch: ObservedBatch,
        function: str,
        depth: int,
        instr: Instruction,
        written: Mapping[Register, Any],
        mask: Any,
        memory: Peek,
    ) -> None:
        """Record the registers and memory that an instruction has written."""
        if not self._active:
            return
        pending, self._pending = self._pending, []
        for space, address, size, lanes in pending:
            self._changed(batch, space, address, size, lanes, memory)
        lanes = self._part(batch, mask)
        if lanes is None:
            return
        if instr is self._now and instr.opcode != "call":
            self._depth = self.steps[-1]["d"] = depth
        mask_number = self._mask(lanes)
        here, there = self._window(batch)
        for register, value in written.items():
            values = np.broadcast_to(value, batch.n)[here][lanes[there]]
            number = self._registers.setdefault((function, depth, register), len(self._registers))
            if number == len(self._kinds):
                self._kinds.append(f"{values.dtype.kind}{values.dtype.itemsize}")
            row = [number, encode_values(values)]
            self._add("w", row if mask_number == self.steps[-1]["m"] else [*row, mask_number])

    def _changed(
        self, batch: ObservedBatch, space: Space, address: Any, size: int, mask: Any, memory: Peek
    ) -> None:
        """Return the new contents of written memory."""
        lanes = np.arange(batch.n) if mask is None else np.flatnonzero(mask)
        threads = batch.first_cta * batch.threads + lanes - self.first_block * self._threads
        if space in ("shared", "local"):
            keep = (threads >= 0) & (threads < self._lanes)
            lanes, threads = lanes[keep], threads[keep]
        if not len(lanes):
            return
        addresses = np.broadcast_to(np.asarray(address).astype(np.int64), batch.n)[lanes]
        content = memory.gather(space, addresses, size, lanes)
        if space == "shared":
            ctas, (ranks, addresses) = threads // self._threads, np.divmod(addresses, CTA_WINDOW)
        owners = (
            ctas - ctas % batch.cluster_size + ranks
            if space == "shared"
            else threads
            if space == "local"
            else np.zeros(len(lanes), np.int64)
        )
        name = space if space in ("shared", "local") else "global"
        for owner in np.unique(owners).tolist():
            for start, text in encode_runs(addresses[owners == owner], content[owners == owner]):
                self._add("c", [name, owner, start, text])

    def barrier(
        self,
        batch: ObservedBatch,
        function: str,
        instr: Instruction,
        number: int,
        count: int | None,
        mask: Any,
        waits: bool,
    ) -> None:
        """Record the lanes that arrive at a barrier."""
        self._event(batch, mask, "wait" if waits else "arrive", number)

    def barrier_release(
        self, batch: ObservedBatch, number: int, arrived: Any, waiting: list[tuple[Instruction, Any]]
    ) -> None:
        """Record the lanes that a barrier releases."""
        self._event(batch, arrived, "release", number)

    def exit(self, batch: ObservedBatch, function: str, instr: Instruction | None, mask: Any) -> None:
        """Record the lanes that exit."""
        lanes = self._event(batch, mask, "exit", 0)
        self._exited += int(np.count_nonzero(lanes)) if lanes is not None else 0

    def _event(
        self, batch: ObservedBatch, mask: Any, kind: Literal["wait", "arrive", "release", "exit"], number: int
    ) -> np.ndarray | None:
        lanes = self._part(batch, mask) if self._active and self.steps else None
        if lanes is not None:
            self._add("e", [kind, number, self._mask(lanes)])
        return lanes

    def _add(self, key: str, row: list[Any]) -> None:
        (self.steps[-1] if self.steps else self._before).setdefault(key, []).append(row)
        self._size += 12 + sum(len(item) for item in row if isinstance(item, str))

    # -- lanes

    def _window(self, batch: ObservedBatch) -> tuple[slice, slice]:
        """Return the recorded lanes of a batch: their indices in the batch, and in the recording."""
        first = (batch.first_cta - self.first_block) * batch.threads
        low, high = max(first, 0), min(first + batch.n, self._lanes)
        return slice(low - first, max(high - first, low - first)), slice(low, max(high, low))

    def _part(self, batch: ObservedBatch, mask: Any) -> np.ndarray | None:
        """Return a mask over the recorded lanes; None if none of them is in it."""
        here, there = self._window(batch)
        result = np.zeros(self._lanes, np.bool_)
        result[there] = True if mask is None else mask[here]
        return result if result.any() else None

    def _mask(self, lanes: np.ndarray) -> int:
        return self._masks.setdefault(encode_lanes(lanes), len(self._masks))

    # -- the result

    def document(self) -> dict[str, Any]:
        """Return the recording as JSON data.

        Of a step, `s` is the index of its site, `m` that of its lanes' mask, `d` the depth of calls; where
        present, `g` is the mask of a true predicate, `t` that of a taken branch, `w` registers written
        (number, values, and the mask if different), `a` accesses (kind, space, bytes, mask, addresses), `c`
        changed memory (space, block or lane, address, bytes), `e` events of lanes (kind, barrier, mask).
        `before` is like a step. The type of a register is how most instructions read it, in NumPy's notation
        (f4, i4, u8, b1).
        """
        return {
            **self._head, "threads": self._threads, "lanes": self._lanes, "limit": self.limit,
            "masks": list(self._masks),
            "sites": [[instr.location.line, function] for function, instr in self._sites],
            "registers": [[register.name, kind, function, depth] for (function, depth, register),
                kind in zip(self._registers, self._kinds, strict=True)],
            "before": self._before, "steps": self.steps, "marks": self.marks,
        }  # fmt: skip


def record_launch(
    launch: Callable[[Sequence[Observer]], Any], checks: Sequence[str] = (), most_steps: int = MOST_STEPS
) -> dict[str, Any]:
    """Record a launch: run `launch` with these observers. Faults and the kernel's output (`printed`) are
    recorded.

    If a fault occurs in a block that would not be recorded, `launch` is called again and must start from the
    same arguments. Raises LaunchError for an invalid launch.
    """
    first = 0
    for _ in range(2):
        from ..runtime.checkers.session import Session

        session = Session(checks) if checks else None
        recorder = Recorder(first, most_steps, session.reports if session else ())
        printed = StringIO()
        with suppress(RecordingFull, KernelFault), redirect_stdout(printed):
            launch((*(session.observers if session else ()), recorder))
        if session is not None:
            session.finish()
        elsewhere = next(
            (
                mark["thread"][0]
                for mark in recorder.marks
                if mark["kind"] == "fault" and "thread" in mark and not mark["lanes"]
            ),
            None,
        )
        if elsewhere is None or first:
            break
        grid = recorder._head["grid"]
        first = elsewhere[0] + grid[0] * (elsewhere[1] + grid[1] * elsewhere[2])
    return {**recorder.document(), "printed": printed.getvalue()[:_MOST_OUTPUT]}
