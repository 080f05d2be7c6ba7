"""What watched launches keep beside memory: the words of `screen`, how they are noted lane by lane, and what memory was before.

A watched launch has one worker. Its words are taken from a pool and given back; their numbers go on rising from launch to launch, so that what launches before have left is
older than all that is asked about, and only when numbers run out is all of it cleared.
"""

from __future__ import annotations

import mmap
import threading
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ...support.diagnostics import LaunchError
from ..memory.arena import Allocation, Memory
from . import machine
from .checks import load_word
from .screen import UNIFORM, Signature
from .state import LAUNCH, SHADOWS, WORKER, WRITE
from .station import Station, address_of
from .touches import UNKNOWN

_NUMBERS = 31
"""Bits of a word that are used: it is compared as a signed one."""
MOST = 1 << _NUMBERS - 1
"""A launch whose first word is greater begins with words that are all zero again."""
_PLANES = 3
_MORE = 1 << 16
"""Words beyond the last one that is asked about: lanes that do not run are loaded with the others."""
_SUSPECT = 64
"""Bytes that are not zero where something is suspected."""
NOWHERE = 1
"""The start of no allocation."""


@dataclass(frozen=True, slots=True)
class Foreseen:
    """Of a launch: what its pointers may touch (`screen.Signature`), what may be written, and by the byte of the parameters where a pointer stands the start of its allocation."""

    signature: Signature
    written: tuple[Allocation, ...]
    starts: dict[int, int]


def foreseen(touches: Sequence[int], memory: Memory, params: bytes) -> Foreseen:
    """What accesses of a launch may touch, from the `build.Facts.touches` of its kernel."""
    pairs = [(word // 4 - 1, word % 4) for word in touches]
    size = memory.address_bits // 8
    found = {origin: memory.find(int.from_bytes(params[origin:origin + size], "little"), 1) for origin, _ in pairs if origin != UNKNOWN}
    unknown, everything = 0, 0
    kinds: dict[int, int] = {}
    for origin, kind in pairs:
        everything |= 1 << kind
        if origin == UNKNOWN:
            unknown |= 1 << kind
        elif (allocation := found[origin]) is not None:
            kinds[allocation.start] = kinds.get(allocation.start, 0) | 1 << kind
    writes = {origin for origin, kind in pairs if kind >= WRITE}
    written = [a for a in memory.allocations if not a.constant] if UNKNOWN in writes else [a for origin in sorted(writes) if (a := found[origin]) is not None]
    signature = tuple((origin, unknown | (kinds[a.start] if (a := found[origin]) is not None else everything)) for origin in sorted(found))
    return Foreseen(((UNKNOWN, everything), *signature), tuple({a.start: a for a in written}.values()), {origin: a.start if a is not None else NOWHERE for origin, a in found.items()})


class Undo:
    """What allocations held, and makes it so again. The room for it is kept for the next time."""

    def __init__(self) -> None:
        self._room = np.empty(0, np.uint8)
        self._kept: tuple[Allocation, ...] = ()

    def keep(self, memory: Memory, allocations: tuple[Allocation, ...]) -> None:
        self._kept, total = allocations, sum(a.size for a in allocations)
        if total > len(self._room):
            self._room = np.empty(total, np.uint8)
        at = 0
        for a in allocations:
            self._room[at:at + a.size] = memory.bytes[a.start:a.end]
            at += a.size

    def restore(self, memory: Memory) -> None:
        at = 0
        for a in self._kept:
            memory.bytes[a.start:a.end] = self._room[at:at + a.size]
            at += a.size


class Shadow:
    """The words of one launch at a time, and what memory was before it."""

    def __init__(self) -> None:
        self.undo = Undo()
        self._words = [np.empty(0, np.int32)] * 2
        self._top = 0
        """Words that have been written are smaller."""

    def begin(self, station: Station, memory: Memory) -> None:
        """Make a station ready for a launch that is looked at. LaunchError where there is no room."""
        bits, *shifts = station.facts.screen
        first = (self._top >> bits) + 1
        if first << bits > MOST:
            self._words, first = [np.empty(0, np.int32)] * 2, 1
        self._top = 1 << _NUMBERS  # until the launch has said how far it came: one that is interrupted never does
        low = memory.start
        sizes = (max((a.end for a in memory.allocations), default=low) - low, station.shape[1])
        for space, (size, shift, origin) in enumerate(zip(sizes, shifts, (low, 0))):
            if len(self._words[space]) < _PLANES * ((size >> shift) + _MORE):
                self._words[space] = _zeros(_PLANES * ((2 * size >> shift) + _MORE))
            stride = len(self._words[space]) // _PLANES
            station.put({SHADOWS[_PLANES * space + plane]: address_of(self._words[space]) + 4 * (plane * stride - (origin >> shift)) for plane in range(_PLANES)})
        station.put({"note": machine.helper("note", NOTE), "thread_bits": bits})
        (worker,) = station.team
        worker.forget()
        worker.part("suspect")[:_SUSPECT] = 0
        for name, value in (("serial", first), ("launch_first", first << bits), ("block_first", first << bits), ("interval", first << bits)):
            worker[name] = value

    def suspects(self, station: Station) -> bool:
        """Whether a launch that has ended may have raced."""
        (worker,) = station.team
        self._top = min(worker["serial"] + 1 << station.facts.screen[0], 1 << _NUMBERS)
        return self._top == 1 << _NUMBERS or bool(worker.part("suspect")[:_SUSPECT].any())


class Watching:
    """A launch that is looked at: what is foreseen of it, its words, and in the end whether it may have raced."""

    def __init__(self, foreseen: Foreseen, shadow: Shadow) -> None:
        self._foreseen, self._shadow = foreseen, shadow
        self.suspects = True

    def begin(self, station: Station, memory: Memory) -> None:
        """Before the worker runs."""
        facts = station.facts
        self._expected = np.zeros(max(facts.accesses, 1), np.int64)
        for access, origin in zip(facts.origins[::2], facts.origins[1::2]):
            self._expected[access] = self._foreseen.starts.get(origin, NOWHERE)
        station.put({"expected": address_of(self._expected)})
        self._shadow.begin(station, memory)

    def end(self, station: Station) -> None:
        """When it has run."""
        self.suspects = self._shadow.suspects(station)


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


def _plane(plane: int) -> str:
    """A granule's word of one plane is looked at, and written where it is the access's own."""
    p = f"p{plane}"
    return f"""{p}:
  %{p}.asks = and i64 %how, {1 << plane}
  %{p}.looks = icmp ne i64 %{p}.asks, 0
  %{p}.own = icmp eq i64 %kind, {plane}
  %{p}.any = or i1 %{p}.looks, %{p}.own
  br i1 %{p}.any, label %{p}.go, label %{p}.end
{p}.go:
  %{p}.table = getelementptr i64, ptr %c, i64 {LAUNCH[SHADOWS[plane]]}
  %{p}.base.p = getelementptr i64, ptr %{p}.table, i64 %space.at
  %{p}.base = load ptr, ptr %{p}.base.p
  %{p}.at = getelementptr i32, ptr %{p}.base, i64 %g
  %{p}.v = load i32, ptr %{p}.at
  %{p}.late = icmp sge i32 %{p}.v, %now
  %{p}.other = icmp ne i32 %{p}.v, %mine
  %{p}.near = and i1 %{p}.late, %{p}.other
  %{p}.here = icmp sge i32 %{p}.v, %launch
  %{p}.before = icmp slt i32 %{p}.v, %block
  %{p}.far.0 = and i1 %{p}.here, %{p}.before
  %{p}.far = and i1 %{p}.far.0, %is.arena
  %{p}.bad.0 = or i1 %{p}.near, %{p}.far
  %{p}.bad = and i1 %{p}.bad.0, %{p}.looks
  br i1 %{p}.bad, label %{p}.tell, label %{p}.fine, !prof !0
{p}.tell:
  store i32 1, ptr %suspect
  br label %{p}.fine
{p}.fine:
  br i1 %{p}.own, label %{p}.put, label %{p}.end
{p}.put:
  %{p}.new.0 = select i1 %{p}.near, i32 %several, i32 %mine
  %{p}.new.1 = select i1 %{p}.far, i32 %launch, i32 %{p}.new.0
  %{p}.new = select i1 %{p}.looks, i32 %mine, i32 %{p}.new.1
  store i32 %{p}.new, ptr %{p}.at
  br label %{p}.end
{p}.end:
  br label %{f"p{plane + 1}" if plane + 1 < _PLANES else "granule.end"}
"""


NOTE = f"""
define void @note(ptr %c, ptr %w, i64 %mask, i64 %first, i64 %how) {{
entry:
{load_word("addresses", "%w", WORKER["addresses"], "ptr")}{load_word("suspect", "%w", WORKER["suspect"], "ptr")}{load_word("now.w", "%w", WORKER["interval"])}{load_word("launch.w", "%w", WORKER["launch_first"])}{load_word("block.w", "%w", WORKER["block_first"])}{load_word("window.s", "%c", LAUNCH["shared_window"])}{load_word("window.l", "%c", LAUNCH["local_window"])}{load_word("bits", "%c", LAUNCH["thread_bits"])}  %now = trunc i64 %now.w to i32
  %launch = trunc i64 %launch.w to i32
  %block = trunc i64 %block.w to i32
  %bits.32 = trunc i64 %bits to i32
  %ones.0 = shl i32 1, %bits.32
  %ones = sub i32 %ones.0, 1
  %several = or i32 %now, %ones
  %kind.0 = lshr i64 %how, 3
  %kind = and i64 %kind.0, 3
  %space.0 = lshr i64 %how, 5
  %space = and i64 %space.0, 3
  %one.0 = and i64 %how, {UNIFORM}
  %one = icmp ne i64 %one.0, 0
  %shift.0 = lshr i64 %how, 8
  %shift.g = and i64 %shift.0, 255
  %shift.1 = lshr i64 %how, 16
  %shift.s = and i64 %shift.1, 255
  %bytes = lshr i64 %how, 24
  %lowest.0 = sub i64 0, %mask
  %lowest = and i64 %mask, %lowest.0
  %above = call i64 @llvm.ctlz.i64(i64 %mask, i1 false)
  %above.1 = sub i64 63, %above
  %above.2 = and i64 %above.1, 63
  %highest.0 = shl i64 1, %above.2
  %highest = and i64 %highest.0, %mask
  %two = or i64 %lowest, %highest
  %lanes = select i1 %one, i64 %two, i64 %mask
  %generic = icmp eq i64 %space, 2
  br label %look
look:
  %left = phi i64 [ %lanes, %entry ], [ %rest, %next ]
  %over = icmp eq i64 %left, 0
  br i1 %over, label %done, label %lane
lane:
  %l = call i64 @llvm.cttz.i64(i64 %left, i1 true)
  %less = sub i64 %left, 1
  %rest = and i64 %left, %less
  %slot = select i1 %one, i64 0, i64 %l
  %a.p = getelementptr i64, ptr %addresses, i64 %slot
  %a.0 = load i64, ptr %a.p
  %in.s.0 = sub i64 %a.0, %window.s
  %in.s.1 = icmp ult i64 %in.s.0, {1 << 24}
  %in.s = and i1 %in.s.1, %generic
  %in.l.0 = sub i64 %a.0, %window.l
  %in.l.1 = icmp ult i64 %in.l.0, {1 << 24}
  %in.l = and i1 %in.l.1, %generic
  %is.s = icmp eq i64 %space, 1
  %shared = or i1 %is.s, %in.s
  %is.arena = xor i1 %shared, true
  %a = select i1 %in.s, i64 %in.s.0, i64 %a.0
  %shift = select i1 %shared, i64 %shift.s, i64 %shift.g
  %space.at = select i1 %shared, i64 {_PLANES}, i64 0
  %g.0 = lshr i64 %a, %shift
  %a.end = add i64 %a, %bytes
  %a.last = sub i64 %a.end, 1
  %g.last = lshr i64 %a.last, %shift
  %thread = add i64 %first, %l
  %thread.32 = trunc i64 %thread to i32
  %mine = or i32 %now, %thread.32
  br i1 %in.l, label %next, label %granule
granule:
  %g = phi i64 [ %g.0, %lane ], [ %g.1, %granule.end ]
  br label %p0
{"".join(map(_plane, range(_PLANES)))}granule.end:
  %g.1 = add i64 %g, 1
  %g.over = icmp ugt i64 %g.1, %g.last
  br i1 %g.over, label %next, label %granule
next:
  br label %look
done:
  ret void
}}
declare i64 @llvm.cttz.i64(i64, i1)
declare i64 @llvm.ctlz.i64(i64, i1)
!0 = !{{!"branch_weights", i32 1, i32 2000}}
"""
"""Accesses of lanes are noted one after the other, granule by granule: `how` says against what (a bit for each kind), of which kind they are (from bit 3), in which space (5),
whether all lanes have one address (7), what granules of the arena (8) and of shared memory (16) are shifts of, and how many bytes each access has (24). Of lanes with one address
two say as much as all."""
