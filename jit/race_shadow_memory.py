"""Shadow memory of launches with race checks: the words of `race_prefilter`, and a copy of memory before the
launch.

A watched launch has one worker. Its words are taken from a pool and given back; their numbers go on rising
from launch to launch, so that what launches before have left is older than all that is asked about, and only
when numbers run out is all of it cleared.
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

_NUMBERS = 31
"""Bits of a word that are used: it is compared as a signed one."""
MOST = 1 << _NUMBERS - 1
"""A launch whose first word is greater begins with words that are all zero again."""
_MORE = 1 << 16
"""Words beyond the last one that is asked about: lanes that do not run are loaded with the others."""
_SUSPECT = 64
"""Bytes that are not zero where something is suspected."""
NOWHERE = 1
"""The start of no allocation."""


@dataclass(frozen=True, slots=True)
class PredictedAccesses:
    """Of a launch: what its pointers may touch (`screen.Signature.kinds`), what may be written, and by the
    byte of the parameters where a pointer stands the start of its allocation.
    """

    kinds: tuple[tuple[int, int], ...]
    written: tuple[Allocation, ...]
    starts: dict[int, int]


def predict_accesses(access_summary: Sequence[int], memory: Memory, params: bytes) -> PredictedAccesses:
    """Return what accesses of a launch may touch, from the `build.Facts.touches` of its kernel."""
    pairs = [(word // 4 - 1, word % 4) for word in access_summary]
    size = memory.address_bits // 8
    result = {
        origin: memory.find(int.from_bytes(params[origin : origin + size], "little"), 1)
        for origin, _ in pairs
        if origin != UNKNOWN
    }
    unknown, everything = 0, 0
    kinds: dict[int, int] = {}
    for origin, kind in pairs:
        everything |= 1 << kind
        if origin == UNKNOWN:
            unknown |= 1 << kind
        elif (allocation := result[origin]) is not None:
            kinds[allocation.start] = kinds.get(allocation.start, 0) | 1 << kind
    writes = {origin for origin, kind in pairs if kind >= WRITE}
    written = (
        [a for a in memory.allocations if not a.constant]
        if UNKNOWN in writes
        else [a for origin in sorted(writes) if (a := result[origin]) is not None]
    )
    every = tuple(
        (origin, unknown | (kinds[a.start] if (a := result[origin]) is not None else everything))
        for origin in sorted(result)
    )
    return PredictedAccesses(
        ((UNKNOWN, everything), *every),
        tuple({a.start: a for a in written}.values()),
        {origin: a.start if a is not None else NOWHERE for origin, a in result.items()},
    )


class ShadowUndo:
    """A copy of allocations, and its restoration. Its buffers are reused."""

    def __init__(self) -> None:
        self._room = np.empty(0, np.uint8)
        self._kept: tuple[Allocation, ...] = ()

    def keep(self, memory: Memory, allocations: tuple[Allocation, ...]) -> None:
        self._kept, total = allocations, sum(a.size for a in allocations)
        if total > len(self._room):
            self._room = np.empty(total, np.uint8)
        at = 0
        for a in allocations:
            self._room[at : at + a.size] = memory.bytes[a.start : a.end]
            at += a.size

    def restore(self, memory: Memory) -> None:
        at = 0
        for a in self._kept:
            memory.bytes[a.start : a.end] = self._room[at : at + a.size]
            at += a.size


class Shadow:
    """The words of one launch at a time, and what memory was before it."""

    def __init__(self) -> None:
        self.undo = ShadowUndo()
        self._words = [np.empty(0, np.int32)] * 2
        self._top = 0
        """Words that have been written are smaller."""

    def begin(self, context: LaunchContext, memory: Memory) -> None:
        """Make a station ready for a launch that is looked at. LaunchError where there is no room."""
        bits, *shifts = context.facts.prefilter
        first = (self._top >> bits) + 1
        if first << bits > MOST:
            self._words, first = [np.empty(0, np.int32)] * 2, 1
        # until the launch has said how far it came: one that is interrupted never does
        self._top = 1 << _NUMBERS
        low = memory.start
        sizes = (max((a.end for a in memory.allocations), default=low) - low, context.shape[1])
        for space, (size, shift, origin) in enumerate(zip(sizes, shifts, (low, 0))):
            if len(self._words[space]) < SHADOW_KINDS * ((size >> shift) + _MORE):
                self._words[space] = _zeros(SHADOW_KINDS * ((2 * size >> shift) + _MORE))
            stride = len(self._words[space]) // SHADOW_KINDS
            context.put(
                {
                    SHADOW_BASES[SHADOW_KINDS * space + plane]: (
                        address_of(self._words[space]) + 4 * (plane * stride - (origin >> shift))
                    )
                    for plane in range(SHADOW_KINDS)
                }
            )
        context.put({"shadowed_start": low, "shadowed_bytes": sizes[0]})
        (worker,) = context.worker_states
        worker.forget()
        worker.part("race_flags")[:_SUSPECT] = 0
        for name, value in (
            ("interval_number", first),
            ("launch_first_word", first << bits),
            ("cta_first_word", first << bits),
            ("interval_word", first << bits),
        ):
            worker[name] = value

    def suspects(self, context: LaunchContext) -> bool:
        """Return whether a launch that has ended may have raced."""
        (worker,) = context.worker_states
        self._top = min(worker["interval_number"] + 1 << context.facts.prefilter[0], 1 << _NUMBERS)
        return self._top == 1 << _NUMBERS or bool(worker.part("race_flags")[:_SUSPECT].any())


class Watching:
    """A launch that is looked at: what is foreseen of it, its words, and in the end whether it may have
    raced.
    """

    def __init__(self, predict_accesses: PredictedAccesses, shadow: Shadow) -> None:
        self._foreseen, self._shadow = predict_accesses, shadow
        self.suspects = True

    def begin(self, context: LaunchContext, memory: Memory) -> None:
        """Before the worker runs."""
        facts = context.facts
        self._expected = np.zeros(max(facts.accesses, 1), np.int64)
        for access, origin in zip(facts.origins[::2], facts.origins[1::2]):
            self._expected[access] = self._foreseen.starts.get(origin, NOWHERE)
        context.put({"expected_starts": address_of(self._expected)})
        self._shadow.begin(context, memory)

    def end(self, context: LaunchContext) -> None:
        """When it has run."""
        self.suspects = self._shadow.suspects(context)


_SPARE = 2
"""As many launches may be looked at at once without new words."""
_POOL: list[Shadow] = []
_LOCK = threading.Lock()


def take() -> Shadow:
    """Words for a launch that nobody else uses meanwhile."""
    with _LOCK:
        return _POOL.pop() if _POOL else Shadow()


def give_back(shadow: Shadow) -> None:
    """The launch is over."""
    with _LOCK:
        if len(_POOL) < _SPARE:
            _POOL.append(shadow)


def _zeros(words: int) -> np.ndarray:
    """Words that take place as they are touched. LaunchError where there is no room for their addresses."""
    try:
        return np.frombuffer(mmap.mmap(-1, 4 * words), np.int32)
    except OSError:
        raise LaunchError(f"there is no room for {words >> 18} MiB beside memory") from None
