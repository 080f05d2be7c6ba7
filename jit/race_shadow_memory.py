"""Shadow memory of launches with race checks (`race_prefilter`), and a copy of memory to undo them.

A launch with race checks has one worker. It takes its shadow memory from a pool and returns it. Invariant:
interval numbers keep rising from launch to launch, so words of earlier launches count as older than any
access of this one. Shadow memory is cleared only when the numbers of 31 bits run out.
"""

from __future__ import annotations

import mmap
import threading
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..runtime.memory.arena import Allocation, Memory
from ..support.diagnostics import LaunchError
from .access_summary import UNKNOWN
from .launch_context import LaunchContext, address_of
from .state_layout import SHADOW_BASES, SHADOW_KINDS, WRITE

_WORD_BITS = 31
"""Bits of a shadow word, without the sign: words of 32 bits are compared as signed integers."""
MAX_FIRST_WORD = 1 << _WORD_BITS - 1
"""The largest first word of a launch. Beyond it, shadow memory is cleared and numbers begin again."""
_SLACK_WORDS = 1 << 16
"""Words behind the last granule: a vector load of shadow words includes those of inactive lanes."""
_RACE_FLAG_BYTES = 64
"""Bytes of the buffer `race_flags`."""
NO_ALLOCATION = 1
"""A value of `expected_starts` that is the start of no allocation."""


@dataclass(frozen=True, slots=True)
class PredictedAccesses:
    """The accesses that a launch may make, predicted from its parameters: the kinds of accesses by pointer
    (`PrefilterSignature.kinds`), the allocations that may be written, and, by the byte offset of a pointer
    among the parameters, the start of its allocation.
    """

    kinds: tuple[tuple[int, int], ...]
    written: tuple[Allocation, ...]
    starts: dict[int, int]


def predict_accesses(access_summary: Sequence[int], memory: Memory, params: bytes) -> PredictedAccesses:
    """Predict the accesses of a launch with these parameters from its kernel's `KernelFacts.access_summary`.

    An access of unknown origin may touch any allocation. One that leaves the allocation of its pointer ends
    the launch, so the prediction holds while the launch runs.
    """
    pairs = [(word // 4 - 1, word % 4) for word in access_summary]
    size = memory.address_bits // 8
    targets = {
        origin: memory.find(int.from_bytes(params[origin : origin + size], "little"), 1)
        for origin, _ in pairs
        if origin != UNKNOWN
    }
    unknown_kinds, all_kinds = 0, 0
    kinds: dict[int, int] = {}
    for origin, kind in pairs:
        all_kinds |= 1 << kind
        if origin == UNKNOWN:
            unknown_kinds |= 1 << kind
        elif (allocation := targets[origin]) is not None:
            kinds[allocation.start] = kinds.get(allocation.start, 0) | 1 << kind
    writes = {origin for origin, kind in pairs if kind >= WRITE}
    written = (
        [a for a in memory.allocations if not a.constant]
        if UNKNOWN in writes
        else [a for origin in sorted(writes) if (a := targets[origin]) is not None]
    )
    by_parameter = tuple(
        (origin, unknown_kinds | (kinds[a.start] if (a := targets[origin]) is not None else all_kinds))
        for origin in sorted(targets)
    )
    return PredictedAccesses(
        ((UNKNOWN, all_kinds), *by_parameter),
        tuple({a.start: a for a in written}.values()),
        {origin: a.start if a is not None else NO_ALLOCATION for origin, a in targets.items()},
    )


class ShadowUndo:
    """A copy of allocations that can be restored. Its buffer is reused."""

    def __init__(self) -> None:
        self._buffer = np.empty(0, np.uint8)
        self._allocations: tuple[Allocation, ...] = ()

    def save(self, memory: Memory, allocations: tuple[Allocation, ...]) -> None:
        """Copy the allocations' bytes."""
        self._allocations, total = allocations, sum(a.size for a in allocations)
        if total > len(self._buffer):
            self._buffer = np.empty(total, np.uint8)
        at = 0
        for a in allocations:
            self._buffer[at : at + a.size] = memory.bytes[a.start : a.end]
            at += a.size

    def restore(self, memory: Memory) -> None:
        """Write the copy back."""
        at = 0
        for a in self._allocations:
            memory.bytes[a.start : a.end] = self._buffer[at : at + a.size]
            at += a.size


class Shadow:
    """The shadow memory of one launch at a time: an array of words for the arena and one for shared memory,
    each with `SHADOW_KINDS` parts of equal length.
    """

    def __init__(self) -> None:
        self.undo = ShadowUndo()
        self._words = [np.empty(0, np.int32)] * 2
        self._limit = 0
        """A bound: all words that launches have stored are smaller."""

    def begin(self, context: LaunchContext, memory: Memory) -> None:
        """Allocate or extend the shadow memory, and fill a context's slots about it.

        Raises LaunchError if shadow memory cannot be mapped.
        """
        bits, *shifts = context.facts.prefilter
        first = (self._limit >> bits) + 1
        if first << bits > MAX_FIRST_WORD:
            self._words, first = [np.empty(0, np.int32)] * 2, 1
        # An interrupted launch does not report its last interval: the bound stays at the maximum.
        self._limit = 1 << _WORD_BITS
        low = memory.start
        sizes = (max((a.end for a in memory.allocations), default=low) - low, context.shape[1])
        for space, (size, shift, origin) in enumerate(zip(sizes, shifts, (low, 0))):
            if len(self._words[space]) < SHADOW_KINDS * ((size >> shift) + _SLACK_WORDS):
                self._words[space] = _map_words(SHADOW_KINDS * ((2 * size >> shift) + _SLACK_WORDS))
            stride = len(self._words[space]) // SHADOW_KINDS
            context.set_slots(
                {
                    SHADOW_BASES[SHADOW_KINDS * space + kind]: (
                        address_of(self._words[space]) + 4 * (kind * stride - (origin >> shift))
                    )
                    for kind in range(SHADOW_KINDS)
                }
            )
        context.set_slots({"shadowed_start": low, "shadowed_bytes": sizes[0]})
        (worker,) = context.worker_states
        worker.clear_access_caches()
        worker.buffer_at("race_flags")[:_RACE_FLAG_BYTES] = 0
        for name, value in (
            ("interval_number", first),
            ("launch_first_word", first << bits),
            ("cta_first_word", first << bits),
            ("interval_word", first << bits),
        ):
            worker[name] = value

    def may_have_raced(self, context: LaunchContext) -> bool:
        """Return whether a launch that has ended may have had a race, or has run out of interval numbers."""
        (worker,) = context.worker_states
        self._limit = min(worker["interval_number"] + 1 << context.facts.prefilter[0], 1 << _WORD_BITS)
        return self._limit == 1 << _WORD_BITS or bool(worker.buffer_at("race_flags")[:_RACE_FLAG_BYTES].any())


class PrefilteredLaunch:
    """A launch with race checks: its predicted accesses, its shadow memory and its outcome."""

    def __init__(self, predicted: PredictedAccesses, shadow: Shadow) -> None:
        self._predicted, self._shadow = predicted, shadow
        self.is_suspect = True
        """True unless the launch has ended and has had no race."""

    def begin(self, context: LaunchContext, memory: Memory) -> None:
        """Fill the context's slots about expected allocations and shadow memory, before the worker runs."""
        facts = context.facts
        self._expected = np.zeros(max(facts.accesses, 1), np.int64)
        for access, origin in zip(facts.origins[::2], facts.origins[1::2]):
            self._expected[access] = self._predicted.starts.get(origin, NO_ALLOCATION)
        context.set_slots({"expected_starts": address_of(self._expected)})
        self._shadow.begin(context, memory)

    def end(self, context: LaunchContext) -> None:
        """Store whether the launch may have had a race, after the worker has ended."""
        self.is_suspect = self._shadow.may_have_raced(context)


_POOL_SIZE = 2
"""Shadow memories in the pool: so many concurrent launches allocate no new ones."""
_POOL: list[Shadow] = []
_LOCK = threading.Lock()


def acquire() -> Shadow:
    """Return shadow memory, pooled or new, for the exclusive use of a launch."""
    with _LOCK:
        return _POOL.pop() if _POOL else Shadow()


def release(shadow: Shadow) -> None:
    """Return the shadow memory of a launch that has ended to the pool."""
    with _LOCK:
        if len(_POOL) < _POOL_SIZE:
            _POOL.append(shadow)


def _map_words(words: int) -> np.ndarray:
    """Return zeroed words of 32 bits in pages that the system allocates when they are touched.

    Raises LaunchError if the address range cannot be mapped.
    """

    try:
        return np.frombuffer(mmap.mmap(-1, 4 * words), np.int32)
    except OSError:
        raise LaunchError(f"there is no room for {words >> 18} MiB beside memory") from None
