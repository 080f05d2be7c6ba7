"""mbarrier objects (PTX ISA 9.7.13.16): 64 bits of shared memory that count arrivals and bytes, phase by
phase.

The encoding, which the ISA leaves opaque: bits 0–19 pending arrivals of this phase, 20–39 expected arrivals
of a phase, 40–62 pending bytes (signed), 63 the parity of the phase. A state, the result of `arrive`, is the
object before the arrival. Lanes operate one after the other, in lane order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ....support.diagnostics import Space
from ..memory.access import LaneMemory
from ..memory.faults import LaneFault
from ..values import Mask, Value, full

U32, U64 = np.uint32, np.uint64
COUNT = (1 << 20) - 1
_BYTES = 1 << 23


class _Barrier:
    """A decoded mbarrier object."""

    def __init__(self, encoded: int) -> None:
        self.pending, self.expected = encoded & COUNT, encoded >> 20 & COUNT
        self.bytes = (encoded >> 40 & _BYTES - 1) - (_BYTES if encoded >> 62 & 1 else 0)
        self.parity = encoded >> 63

    @property
    def encoded(self) -> int:
        """The state as a 64-bit word."""
        return self.pending | self.expected << 20 | (self.bytes & _BYTES - 1) << 40 | self.parity << 63

    def arrive(self, count: int, may_complete: bool = True) -> None:
        """Count arrivals. Raises ValueError if there are too many."""
        if count > self.pending:
            raise ValueError(f"{count} arrivals at a barrier that expects {self.pending} more")
        self.pending -= count
        if not may_complete and self.pending == 0:
            raise ValueError("an arrival with .noComplete completes the phase")
        self.complete_if_done()

    def complete_if_done(self) -> None:
        """Begin the next phase when nothing is pending."""
        if self.pending == 0 and self.bytes == 0:
            self.parity ^= 1
            self.pending = self.expected

    def transact(self, count: int) -> None:
        """Add to the transaction count in bytes."""
        self.bytes += count
        if not -(1 << 20) < self.bytes < 1 << 20:
            raise ValueError(f"the count of bytes, {self.bytes}, is out of range")


def _init(barrier: _Barrier, count: int) -> None:
    if not 1 <= count <= COUNT:
        raise ValueError(f"a barrier for {count} arrivals; the count must lie between 1 and {COUNT}")
    barrier.pending = barrier.expected = count
    barrier.bytes = barrier.parity = 0


def _inval(barrier: _Barrier, count: int) -> None:
    barrier.pending = barrier.expected = barrier.bytes = barrier.parity = 0


def _arrive_incrementing(barrier: _Barrier, count: int) -> None:
    """Arrive by `cp.async.mbarrier.arrive` without `.noinc`: the pending count is incremented first."""


def _drop(barrier: _Barrier, count: int, may_complete: bool = True) -> None:
    if count > barrier.expected:
        raise ValueError(f"{count} threads leave a barrier that expects {barrier.expected}")
    barrier.expected -= count
    barrier.arrive(count, may_complete)


def _expect_and(arrive: Callable[[_Barrier, int], None]) -> Callable[[_Barrier, int], None]:
    def step(barrier: _Barrier, count: int) -> None:
        barrier.transact(count)
        arrive(barrier, 1)

    return step


def _complete(barrier: _Barrier, count: int) -> None:
    barrier.transact(-count)
    barrier.complete_if_done()


_STEPS: dict[str, Callable[[_Barrier, int], None]] = {
    "init": _init,
    "inval": _inval,
    "expect_tx": _Barrier.transact,
    "complete_tx": _complete,
    "arrive": _Barrier.arrive,
    "arrive.increments": _arrive_incrementing,
    "arrive_drop": _drop,
    "arrive.expect_tx": _expect_and(_Barrier.arrive),
    "arrive_drop.expect_tx": _expect_and(_drop),
    "arrive.noComplete": lambda barrier, count: barrier.arrive(count, False),
    "arrive_drop.noComplete": lambda barrier, count: _drop(barrier, count, False),
}


def operate(
    x: LaneMemory, op: str, space: Space, address: Value, count: Value, mask: Mask, site: int
) -> Value:
    """Apply an operation to the barriers at the lanes' addresses; return the objects before, as u64."""
    addresses = full(address, x.n)
    if space == "generic":
        result: Any = np.zeros(x.n, U64)
        for part, offset, lanes in x._windows(addresses, mask):
            old = operate(x, op, part, offset, count, lanes, site)
            result = old if lanes is None else np.where(lanes, old, result)
        return result
    view, index = x.locate(space, U64, addresses, mask, site, "atomic")
    counts = full(count, x.n)
    if mask is not None:
        counts = counts.take(x.indices(mask))
    step, before = _STEPS[op], np.empty(len(index), U64)
    for lane, (element, number) in enumerate(zip(index.tolist(), counts.tolist())):
        before[lane] = view[element]
        barrier = _Barrier(int(view[element]))
        try:
            step(barrier, number)
        except ValueError as error:
            raise LaneFault(
                f"mbarrier.{op}: {error}", lane if mask is None else int(x.indices(mask)[lane]), site
            ) from None
        for observer in x.storage.events.subscribers["mbarrier"]:
            own_lane = lane if mask is None else int(x.indices(mask)[lane])
            observer.mbarrier(
                x.lanes,
                *x.storage.events.locate(site),
                op,
                space,
                int(addresses[own_lane]),
                own_lane,
                op != "init" and barrier.parity != int(before[lane]) >> 63,
            )
        view[element] = barrier.encoded
    return x._expand(before, U64, mask)


def is_complete(encoded: Value, parity: Value) -> Value:
    """Return whether the phase of that parity (u64, 0 or 1) is complete for the object `word`."""
    return (encoded >> U64(63)) != (parity & U64(1))


def describe(x: LaneMemory, space: Space, address: int, lane: int) -> str:
    """Return the state of the mbarrier at a lane's address as a phrase, '' if it is not in shared memory."""
    ((part, offset, _),) = x.parts(space, U64(address), None)
    if part != "shared":
        return ""
    barrier = _Barrier(int(x.storage.shared.view(U64)[int(x.storage.starts(part, lane) + offset) // 8]))
    return (
        f" for the mbarrier at shared address {int(offset):#x}, whose phase of parity {barrier.parity} waits"
        f" for {barrier.pending} of {barrier.expected} arrivals and {barrier.bytes} bytes"
    )


def settle(x: LaneMemory, space: Space, address: Value, parity: Value, mask: Mask) -> None:
    """End operations of the asynchronous proxy until the phase that the lanes wait for is complete."""
    storage = x.storage
    signalled = {position for operation in storage.proxy.pending for position in operation.signals}
    if not signalled:
        return
    shared = storage.shared.view(U64)
    for part, offsets, lanes in x.parts(space, full(address, x.n), mask):
        if part != "shared":
            continue
        active = np.arange(x.n) if lanes is None else np.flatnonzero(lanes)
        positions, bases = full(offsets, x.n)[active].astype(np.int64), x._bases("shared")
        if bases is not None:
            positions += bases[active]
        awaited = set(zip(positions.tolist(), (full(parity, x.n)[active] & U64(1)).tolist()))
        for position, phase in sorted(pair for pair in awaited if pair[0] in signalled):
            storage.proxy.settle(position, lambda: int(shared[position // 8]) >> 63 != phase)  # noqa: B023


def pending_count(state: Value) -> Value:
    """Return the pending count of a state."""
    return (state & U64(COUNT)).astype(U32)


def copy_partly(
    x: LaneMemory, target: Value, source: Value, size: int, valid_bytes: Value, mask: Mask, site: int
) -> None:
    """Copy `size` bytes (`cp.async`) of which only the first `valid_bytes` are read; the others become
    zero.
    """
    words: list[Any] = []
    for byte_index in range(size):
        needed = valid_bytes > U32(byte_index)
        lanes_ = needed if mask is None else needed & mask
        byte: Any = U32(0)
        if np.any(lanes_):
            lanes = lanes_ if isinstance(lanes_, np.ndarray) else None
            byte = np.where(
                lanes_, x.load("global", np.uint8, source, lanes, site, byte_index), np.uint8(0)
            ).astype(U32)
        if byte_index % 4 == 0:
            words.append(byte)
        else:
            words[-1] = words[-1] | (byte << U32(8 * (byte_index % 4)))
    if len(words) == 1:
        return x.store("shared", U32, target, words[0], mask, site)
    return x.store_vector("shared", U32, target, words, mask, site)
