"""Launches that would never end: all threads that are left wait for memory to change, and nothing changes it.

Between turns of the batches (`launch`) the whole state of a launch is compared with what it was before: where
threads stand, their registers, shared and local memory, and where those are as they were, global memory. The
engine is deterministic, so that a launch that comes back to a state several times, all its threads having had
turns, would do so for ever. A kernel that reads a clock is left alone, and one whose threads count their
rounds is only stopped by the launch's bounds.
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
from ..values import ParamBlock, dense
from .activation_records import Frame, Group, position
from .batch import Batch
from .grid import Grid

_TIMES = 3
"""So many times a state comes back before the launch counts as dead."""
_MOST = 256
"""States that are remembered."""
_NOTES = 8
"""Places where threads wait that are named."""


class DeadlockDetector:
    """The states that a launch has been in between turns since something was last done."""

    def __init__(self, grid: Grid) -> None:
        self._grid = grid
        self._is_blind = any(
            isinstance(operand, Special) and ("clock" in operand.name or "timer" in operand.name)
            for fn in grid.functions.executable.functions.values()
            if fn.body is not None
            for instr in fn.instructions()
            for operand in instr.operands
        )
        self._seen: dict[bytes, tuple[int, int, list[int]]] = {}
        """By state, how often it has come back with the same global memory, a checksum of that, and when it
        was there first, in each batch's picks of groups.
        """

    def forget(self) -> None:
        """A block has ended, or one has begun."""
        self._seen.clear()

    def look(self, batches: Iterable[Batch]) -> None:
        """All batches have had a turn and none has ended. DeadlockError where none ever will."""
        if self._is_blind:
            return
        resident = list(batches)
        state = hashlib.blake2b(digest_size=16)
        for batch in resident:
            _add_state(state, batch)
        key = state.digest()
        if key not in self._seen:
            if len(self._seen) >= _MOST:
                self._seen.clear()
            self._seen[key] = -1, 0, []
            return
        times, before, marks = self._seen[key]
        memory = self._grid.memory
        now = 0
        for allocation in memory.allocations:
            now = zlib.crc32(memory.bytes[allocation.start : allocation.end].data, now)
        times = times + 1 if times >= 0 and now == before else 0
        marks = marks if times else [batch.scheduler.now for batch in resident]
        self._seen[key] = times, now, marks
        if times >= _TIMES and all(
            batch.scheduler.has_turned(mark) for batch, mark in zip(resident, marks, strict=True)
        ):
            raise _error(resident)


def _add_state(state: Any, batch: Batch) -> None:
    """Where the threads of a batch stand, and all that they have."""
    scheduler, storage = batch.scheduler, batch.x.storage
    frames: dict[int, Frame] = {}
    places = [
        (group.frame, group.block, group.mask) for group in sorted(scheduler.groups.values(), key=position)
    ]
    places += [
        (waiting.frame, -1, waiting.mask)
        for waiting in (batch.barriers.all_waiting() if batch.barriers else ())
    ]
    for frame, block, mask in places:
        state.update(f"{frame.key} {block} ".encode())
        _add_value(state, mask)
        while frame is not None and id(frame) not in frames:
            frames[id(frame)] = frame
            frame = frame.parent  # type: ignore[assignment]
    for frame in frames.values():
        for value in frame.registers:
            _add_value(state, value)
    state.update(np.ascontiguousarray(storage.shared))
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


def _error(resident: list[Batch]) -> DeadlockError:
    """The report: who waits where, and for what."""
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
        for waiting in other.barriers.all_waiting() if other.barriers else ():
            instr = waiting.code.block.last
            count = int(np.count_nonzero(waiting.mask)) if waiting.mask is not None else other.x.n
            notes.append(
                f"{_threads(count)} at '{strip_web_numbers(str(instr))}' ({_line(instr)}), for the other threads of the"
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
    """The line of the source, where the PTX names it, else of the PTX."""
    return str(instr.source or instr.location) if instr is not None else "?"


def _threads(count: int) -> str:
    return f"{count} thread waits" if count == 1 else f"{count} threads wait"


def _waiting(batch: Batch, group: Group) -> tuple[int, str]:
    """(the instruction that reads what a group waits for, as its function numbers it, a sentence about
    it).
    """
    lane = batch.x.first(group.mask)
    block, thread = batch.lanes.thread_of(lane)
    who = (
        f"{_threads(group.count)}, thread ({','.join(map(str, thread))}) of block"
        f" ({','.join(map(str, block))}) first,"
    )
    number, instr = _read(group)
    if instr is None:
        return group.frame.fn.codes[group.block].last_site, f"{who} in a loop that reads nothing"
    address = _address(group, instr, lane)
    what = (
        f" for address {address:#x}, {batch.grid.memory.describe(address)}"
        if address is not None and instr.slot("space") in ("global", "")
        else ""
    )
    return number, f"{who} at '{strip_web_numbers(str(instr))}' ({_line(instr)}){what}"


def _read(group: Group) -> tuple[int, Instruction | None]:
    """The access that decides, as a guess: the last atomic operation or volatile load of the innermost loop
    around a group, else its last load.
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


def _address(group: Group, instr: Instruction, lane: int) -> int | None:
    """The address that a lane accesses, where a register has it."""
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
