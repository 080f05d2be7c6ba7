"""mbarrier objects (PTX ISA 9.7.13.16): 64 bits of shared memory that count arrivals and bytes, phase after
phase.

The word, which the ISA leaves opaque: bits 0–19 arrivals still pending in this phase, 20–39 arrivals that a
phase expects, 40–62 bytes still to come (a signed number), 63 the parity of the phase. A state, as `arrive`
gives it, is the word before the arrival. Lanes act one after the other, in lane order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..memory.access import Access
from ..memory.faults import LaneFault
from ..values import Mask, Value

U32, U64 = np.uint32, np.uint64
COUNT = (1 << 20) - 1
_BYTES = 1 << 23


class _Barrier:
    """A word taken apart."""

    def __init__(self, word: int) -> None:
        self.pending, self.expected = word & COUNT, word >> 20 & COUNT
        self.bytes = (word >> 40 & _BYTES - 1) - (_BYTES if word >> 62 & 1 else 0)
        self.parity = word >> 63

    @property
    def word(self) -> int:
        return self.pending | self.expected << 20 | (self.bytes & _BYTES - 1) << 40 | self.parity << 63

    def arrive(self, count: int, may_complete: bool = True) -> None:
        if count > self.pending:
            raise ValueError(f"{count} arrivals at a barrier that expects {self.pending} more")
        self.pending -= count
        if not may_complete and self.pending == 0:
            raise ValueError("an arrival with .noComplete completes the phase")
        self.settle()

    def settle(self) -> None:
        """Begin the next phase when nothing is pending."""
        if self.pending == 0 and self.bytes == 0:
            self.parity ^= 1
            self.pending = self.expected

    def transact(self, count: int) -> None:
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
    """`cp.async.mbarrier.arrive` without `.noinc`: what arrives is first added to what is pending."""


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
    barrier.settle()


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


def operate(x: Access, op: str, space: str, address: Value, count: Value, mask: Mask, site: int) -> Value:
    """Change the barriers at the lanes' addresses; the words before, as u64."""
    where = address if isinstance(address, np.ndarray) else np.full(x.n, address)
    if space == "generic":
        result: Any = np.zeros(x.n, U64)
        for part, offset, lanes in x._windows(where, mask):
            old = operate(x, op, part, offset, count, lanes, site)
            result = old if lanes is None else np.where(lanes, old, result)
        return result
    view, index = x.locate(space, U64, where, mask, site, "atomic")
    counts = count if isinstance(count, np.ndarray) else np.full(x.n, count)
    if mask is not None:
        counts = counts.take(x.indices(mask))
    told = x.storage.telling.tells("mbarrier")
    step, before = _STEPS[op], np.empty(len(index), U64)
    for lane, (place, number) in enumerate(zip(index.tolist(), counts.tolist())):
        before[lane] = view[place]
        barrier = _Barrier(int(view[place]))
        try:
            step(barrier, number)
        except ValueError as error:
            raise LaneFault(
                f"mbarrier.{op}: {error}", lane if mask is None else int(x.indices(mask)[lane]), site
            ) from None
        if told:
            own = lane if mask is None else int(x.indices(mask)[lane])
            x.storage.telling.mbarrier(
                x.lanes,
                site,
                op,
                space,
                int(where[own]),
                own,
                op != "init" and barrier.parity != int(before[lane]) >> 63,
            )
        view[place] = barrier.word
    return x._expand(before, U64, mask)


def is_complete(word: Value, parity: Value) -> Value:
    """Whether the phase of that parity (u64, 0 or 1) is over for the barrier whose word is `word`."""
    return (word >> U64(63)) != (parity & U64(1))


def pending_count(state: Value) -> Value:
    return (state & U64(COUNT)).astype(U32)


def copy_partly(
    x: Access, target: Value, source: Value, size: int, given: Value, mask: Mask, site: int
) -> None:
    """`cp.async` of `size` bytes of which only the first `given` are read; the others become zero."""
    words: list[Any] = []
    for at in range(size):
        needed = given > U32(at)
        here = needed if mask is None else needed & mask
        byte: Any = U32(0)
        if np.any(here):
            lanes = here if isinstance(here, np.ndarray) else None
            byte = np.where(here, x.load("global", np.uint8, source, lanes, site, at), np.uint8(0)).astype(
                U32
            )
        if at % 4 == 0:
            words.append(byte)
        else:
            words[-1] = words[-1] | (byte << U32(8 * (at % 4)))
    if len(words) == 1:
        return x.store("shared", U32, target, words[0], mask, site)
    return x.store_vector("shared", U32, target, words, mask, site)
