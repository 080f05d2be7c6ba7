"""Detection of launches that never end: all remaining threads wait for a change of memory that never comes.

Between slices of the batches (`launch`) the state of a launch is compared with earlier states: positions of
threads, registers, shared and local memory, and, where those are equal, global memory. The engine is
deterministic, so a launch that returns to a state several times, all its threads having run in between, would
do so for ever. Kernels that read a clock are exempt, and one whose threads count their rounds is only stopped
by the launch's limits.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterable
from typing import Any

import numpy as np

from ....ptx.analysis.webs import strip_web_numbers
from ....ptx.model import Address, Instruction, Register, Special
from ....support.diagnostics import DeadlockError
from ....support.graphs import components
from ..instructions import mbarriers
from ..values import ParamBlock, dense
from .activation_records import ActivationRecord, LaneGroup, position
from .batch import Batch
from .grid import Grid

_RECURRENCES = 3
"""Recurrences of a state after which the launch counts as deadlocked."""
_MAX_STATES = 256
"""The most states that are stored."""
_NOTES = 8
"""The most positions of waiting threads that a report names."""


class DeadlockDetector:
    """The states of a launch between slices since a block last began or ended."""

    def __init__(self, grid: Grid) -> None:
        self._grid = grid
        self._reads_clock = any(
            isinstance(operand, Special) and ("clock" in operand.name or "timer" in operand.name)
            for fn in grid.functions.executable.functions.values()
            if fn.body is not None
            for instr in fn.instructions()
            for operand in instr.operands
        )
        self._states: dict[bytes, tuple[int, int, list[int]]] = {}
        """By state, its recurrences with the same global memory, a checksum of that, and each batch's pick
        count at its first occurrence.
        """

    def reset(self) -> None:
        """Forget all states, as a block has ended or begun."""
        self._states.clear()

    def check(self, batches: Iterable[Batch]) -> None:
        """Compare states after a slice of every batch in which none ended.

        DeadlockError if none ever will.
        """
        if self._reads_clock:
            return
        resident = list(batches)
        state = hashlib.blake2b(digest_size=16)
        for batch in resident:
            _add_state(state, batch)
        key = state.digest()
        if key not in self._states:
            if len(self._states) >= _MAX_STATES:
                self._states.clear()
            self._states[key] = -1, 0, []
            return
        times, before, marks = self._states[key]
        memory = self._grid.memory
        checksum = 0
        for allocation in memory.allocations:
            checksum = zlib.crc32(memory.bytes[allocation.start : allocation.end].data, checksum)
        times = times + 1 if times >= 0 and checksum == before else 0
        marks = marks if times else [batch.scheduler.pick_count for batch in resident]
        self._states[key] = times, checksum, marks
        if times >= _RECURRENCES and all(
            batch.scheduler.have_all_run_since(mark) for batch, mark in zip(resident, marks, strict=True)
        ):
            raise _error(resident)


def _add_state(state: Any, batch: Batch) -> None:
    """Add the positions of a batch's threads and all their data to a hash."""
    scheduler, storage = batch.scheduler, batch.x.storage
    frames: dict[int, ActivationRecord] = {}
    positions = [
        (group.frame, group.block, group.mask) for group in sorted(scheduler.groups.values(), key=position)
    ]
    positions += [(waiting.frame, -1, waiting.mask) for waiting in batch.waiting_at_barriers()]
    for frame, block, mask in positions:
        state.update(f"{frame.key} {block} ".encode())
        _add_value(state, mask)
        while frame is not None and id(frame) not in frames:
            frames[id(frame)] = frame
            frame = frame.parent  # type: ignore[assignment]
    for frame in frames.values():
        for value in frame.registers:
            _add_value(state, value)
    state.update(np.ascontiguousarray(storage.used_shared()))
    state.update(np.ascontiguousarray(storage.local))


def _add_value(state: Any, value: Any) -> None:
    if value is None:
        state.update(b"-")
    elif isinstance(value, ParamBlock):
        for offset in sorted(value.entries):
            _add_value(state, value.entries[offset])
    else:
        result = dense(value)
        state.update(
            np.ascontiguousarray(result).tobytes()
            if isinstance(result, np.ndarray)
            else np.asarray(result).tobytes()
        )


_MBARRIER = {"read", "sync", "volatile"}
"""The effects of an instruction that waits at an mbarrier."""


def _error(resident: list[Batch]) -> DeadlockError:
    """Return the report of waiting threads, their positions, and the addresses they wait for."""
    batch = resident[0]
    groups = sorted(
        (group for group in batch.scheduler.groups.values()), key=lambda group: batch.x.first(group.mask)
    )
    notes = []
    first = None
    for other in resident:
        for group in sorted(
            other.scheduler.groups.values(),
            key=lambda group, other=other: other.x.first(group.mask),  # type: ignore[misc]
        ):
            site, note = _waiting(other, group)
            first = first or (other, group, site)
            notes.append(note)
        for waiting in other.waiting_at_barriers():
            instr = waiting.code.block.last
            count = int(np.count_nonzero(waiting.mask)) if waiting.mask is not None else other.x.n
            notes.append(
                f"{_threads(count)} at '{strip_web_numbers(str(instr))}' ({_line(instr)}), for the"
                " other threads of the"
                " block"
            )
    more = len(notes) - _NOTES
    notes = notes[:_NOTES] + ([f"and at {more} more places"] if more > 0 else [])
    if first is None:
        first = batch, groups[0], 0
    owner, group, site = first
    return DeadlockError(
        "threads wait for memory to change that no thread will change any more",
        owner.site(group.frame, site, owner.x.first(group.mask)),
        notes,
    )


def _line(instr: Instruction | None) -> str:
    """Return the line of the source, where the PTX names it, else of the PTX."""
    return str(instr.source or instr.location) if instr is not None else "?"


def _threads(count: int) -> str:
    return f"{count} thread waits" if count == 1 else f"{count} threads wait"


def _waiting(batch: Batch, group: LaneGroup) -> tuple[int, str]:
    """Return (the number of the instruction whose value a group waits for, a sentence about it)."""
    lane = batch.x.first(group.mask)
    block, thread = batch.lanes.thread_of(lane)
    threads = (
        f"{_threads(group.count)}, thread ({','.join(map(str, thread))}) of block"
        f" ({','.join(map(str, block))}) first,"
    )
    number, instr = _deciding_access(group)
    if instr is None:
        return group.frame.fn.codes[group.block].last_site, f"{threads} in a loop that reads nothing"
    address = _address(group, instr, lane)
    location = (
        f" for address {address:#x}, {batch.grid.memory.describe(address)}"
        if address is not None and instr.slot("space") in ("global", "")
        else ""
    )
    if address is not None and instr.variant is not None and instr.variant.form.effects >= _MBARRIER:
        location = mbarriers.describe(batch.x, "shared" if instr.slot("space") else "generic", address, lane)
    return number, f"{threads} at '{strip_web_numbers(str(instr))}' ({_line(instr)}){location}"


def _deciding_access(group: LaneGroup) -> tuple[int, Instruction | None]:
    """Guess the access that decides: the last atomic operation or volatile load of the innermost loop, else
    its last load.
    """
    fn = group.frame.fn
    graph = {number: list(code.block.targets) for number, code in enumerate(fn.codes)}
    loop = next((part for part in components(graph, [group.block]) if group.block in part), [group.block])
    sites = {id(instr): number for number, instr in enumerate(fn.sites)}
    reads = [
        instr
        for number in sorted(loop)
        for instr in fn.codes[number].block.instructions
        if instr.variant is not None
        and {"read", "atomic"} & instr.variant.form.effects
        and not instr.slot("space").startswith("param")
        and instr.slot("space") not in ("local", "const")
    ]
    strong = [
        instr
        for instr in reads
        if instr.variant is not None and {"atomic", "volatile"} & instr.variant.form.effects
    ]
    if not reads:
        return 0, None
    instr = (strong or reads)[-1]
    return sites.get(id(instr), 0), instr


def _address(group: LaneGroup, instr: Instruction, lane: int) -> int | None:
    """Return the address that a lane accesses, if a register holds it, else None."""
    address = next((operand for operand in instr.operands if isinstance(operand, Address)), None)
    if (
        address is None
        or not isinstance(address.base, Register)
        or address.base not in group.frame.fn.registers.index
    ):
        return None
    value = dense(group.frame.registers[group.frame.fn.registers.index[address.base]])
    if value is None or isinstance(value, ParamBlock):
        return None
    return int(value[lane] if isinstance(value, np.ndarray) else value) + address.offset
