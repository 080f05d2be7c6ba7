"""What threads know of each other: the happens-before relation of PTX's memory model (PTX ISA, "Memory
Consistency Model") as vector clocks.

Time is counted in events of the launch. That thread t knows u up to time s means: whatever u did before s
happens before what t does next. A vector of such times for every thread would be as long as the grid is wide,
so it is kept in layers, each of which holds what one kind of synchronisation gives:

    block   all threads of the block: a barrier that all come to
    warp    all lanes of the warp: bar.warp.sync of a whole warp
    lanes   each lane of the warp: bar.warp.sync with other masks           made when first needed
    known   threads anywhere: what was released at a word and acquired,     an immutable `Knowledge`, shared
            and who has come to a barrier with a count

A release is noted at the word that it writes (`Word`), with its scope; who reads the word acquires it, at
once or when a fence follows. Read-modify-writes go on with the releases that they read, other strong writes
end them. Copies made by cp.async are another thread's of their own, known to the thread that waits for them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache, reduce
from typing import Any

import numpy as np

from ..engine.observers import Batch

WARP = 32
ASYNC = 1 << 31
"""In the number of a thread: what it copies by cp.async."""
TIME = 32
"""An epoch is time << TIME | number of the thread in the grid."""


class Times:
    """The times of a block's threads, of which `low` is the least and `high` the greatest. Immutable."""

    __slots__ = ("high", "low", "of")

    def __init__(self, of: np.ndarray) -> None:
        self.of, self.low, self.high = of, int(of.min()), int(of.max())

    def joined(self, other: Times) -> Times:
        if other is self or other.high <= self.low:
            return self
        return other if self.high <= other.low else Times(np.maximum(self.of, other.of))


class Knowledge:
    """Times up to which threads of the grid are known: of blocks by their numbers, and of copies by their
    threads'. Immutable.
    """

    __slots__ = ("blocks", "copies", "floor")

    def __init__(self, blocks: dict[int, Times], copies: dict[int, int], grid: int) -> None:
        self.blocks, self.copies = blocks, copies
        self.floor = min(part.low for part in blocks.values()) if blocks and len(blocks) == grid else 0
        """The time up to which every thread of the grid is known."""

    def times(self, blocks: np.ndarray, threads: np.ndarray) -> np.ndarray:
        """What is known of threads, by their block and their number in it."""
        result = np.zeros(len(blocks), np.int64)
        for block in np.unique(blocks):
            part = self.blocks.get(int(block))
            if part is not None:
                here = blocks == block
                result[here] = part.of[threads[here]]
        return result

    def without(self, block: int) -> Knowledge:
        """The same of the other blocks."""
        return Knowledge(
            {number: part for number, part in self.blocks.items() if number != block}, self.copies, 0
        )

    def joined(self, other: Knowledge | None, grid: int) -> Knowledge:
        """Both together."""
        if other is None or other is self:
            return self
        blocks = dict(self.blocks)
        for block, part in other.blocks.items():
            mine = blocks.get(block)
            blocks[block] = part if mine is None else mine.joined(part)
        copies = dict(self.copies)
        for thread, time in other.copies.items():
            copies[thread] = max(time, copies.get(thread, 0))
        return Knowledge(blocks, copies, grid)


@dataclass(slots=True, eq=False)
class Releases:
    """What lanes of a batch have released at one word by one instruction, in the order in which they came
    there.

    Where they are not `wide`, their blocks alone acquire it. `base`, `warp` and `own` are times up to which
    they knew their blocks, their warps and themselves, `rows` those of all threads of their blocks, where
    that does not say it; `known` is what else they knew. `inside` is what their own blocks acquire, where
    that is more: fences of the block's scope have followed wide ones.
    """

    clocks: Clocks
    lanes: np.ndarray
    wide: bool
    base: np.ndarray
    warp: np.ndarray
    own: np.ndarray
    known: np.ndarray | None
    copied: np.ndarray
    rows: np.ndarray | None
    inside: Releases | None = None

    def joined(self, start: int, stop: int, block: int | None, found: Knowledge | None) -> Knowledge | None:
        """`found`, and what the releases from the one number to the other say; of one `block`, if not
        None.
        """
        clocks, grid = self.clocks, self.clocks.grid
        index = np.arange(start, stop)
        index = index[self.own[index] > 0]
        if block is not None:
            index = index[clocks.cta[self.lanes[index]] == block]
        ctas = clocks.cta[self.lanes[index]]
        for cta in dict.fromkeys(ctas.tolist()):
            of = index[ctas == cta]
            first = (cta - clocks.first) * clocks.threads
            thread = clocks.thread[self.lanes[of]]
            warps = np.full(clocks.warps_per_cta, self.base[of].max(), np.int64)
            np.maximum.at(warps, thread // WARP, self.warp[of])
            times = np.repeat(warps, WARP)[: clocks.threads]
            np.maximum.at(times, thread, self.own[of])
            if self.rows is not None:
                times = np.maximum(times, self.rows[of].max(0))
            # Copies that threads of the block have waited for are known with what they have done.
            copies = {
                int(clocks.number[first + i]): int(self.copied[first + i])
                for i in np.flatnonzero(self.copied[first : first + clocks.threads])
            }
            found = Knowledge({cta: Times(times)}, copies, grid).joined(found, grid)
        if self.known is not None:
            for known in {id(k): k for k in self.known[index] if k is not None}.values():
                found = known.joined(found, grid)
        return found


@dataclass(slots=True, eq=False)
class Word:
    """The releases at a word of memory that a reader takes part in, one after the other; an mbarrier's are
    `open` until its phase ends.
    """

    releases: list[Releases] = field(default_factory=list)
    open: list[Releases] = field(default_factory=list)
    count: int = 0
    _joined: tuple[int, int, Knowledge | None] = (0, 0, None)

    def add(self, releases: Releases) -> None:
        self.releases.append(releases)
        self.count += len(releases.lanes)

    def end_phase(self) -> None:
        """All that is open is released."""
        for releases in self.open:
            self.add(releases)
        self.open = []

    def seen(self, count: int, block: int, wide: bool) -> Knowledge | None:
        """What a thread of `block` acquires that has seen the first `count` releases."""
        is_plain = wide and all(r.wide and r.inside is None for r in self.releases)
        known_blocks = -1 if is_plain else block
        start, for_block, result = self._joined
        if start > count or for_block != known_blocks:
            start, result = 0, None
        before = 0
        for releases in self.releases:
            after = before + len(releases.lanes)
            if after > start and before < count:
                part = max(start - before, 0), min(count - before, len(releases.lanes))
                is_wide = wide and releases.wide
                if is_wide:
                    result = releases.joined(*part, None, result)
                if not is_wide or releases.inside is not None:
                    result = (releases.inside or releases).joined(*part, block, result)
            before = after
        self._joined = count, known_blocks, result
        return result


@dataclass(slots=True, eq=False)
class _Arrived:
    """Over lanes, when they came to a barrier with a count and what they knew then."""

    times: np.ndarray
    block: np.ndarray
    warp: np.ndarray
    known: np.ndarray
    copied: np.ndarray


@dataclass(slots=True, eq=False)
class _Fences:
    """Over lanes, when they ran a fence last, and up to when they knew their block then, and their copies
    were done.
    """

    times: np.ndarray
    block: np.ndarray
    copied: np.ndarray

    @classmethod
    def none(cls, n: int) -> _Fences:
        return cls(*(np.zeros(n, np.int64) for _ in range(3)))


@lru_cache(maxsize=8)
def _geometry(n: int, threads: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Over the lanes of a batch: their numbers, the thread in its block, the block in the batch, the warp in
    the batch.
    """
    lane = np.arange(n, dtype=np.int64)
    thread, block = lane % threads, lane // threads
    return lane, thread, block, block * -(-threads // WARP) + thread // WARP


def _grouped(objects: np.ndarray) -> list[tuple[Any, np.ndarray]]:
    """The different ones among objects, each with the places where it is."""
    names, first, inverse = np.unique(
        np.fromiter(map(id, objects), np.uint64, len(objects)), return_index=True, return_inverse=True
    )
    parts = np.split(
        np.argsort(inverse, kind="stable"), np.cumsum(np.bincount(inverse, minlength=len(names)))[:-1]
    )
    return [(objects[index], part) for index, part in zip(first.tolist(), parts)]


class Clocks:
    """What the threads of a batch know. Times are int64, over lanes; `grid` is the number of blocks of the
    launch.
    """

    def __init__(self, batch: Batch, grid: int) -> None:
        n = batch.n
        self.n, self.threads, self.grid, self.first = n, batch.threads, grid, batch.first_cta
        self.warps_per_cta = -(-batch.threads // WARP)
        self.all_lanes, self.thread, self.local, self.warp_of = _geometry(n, batch.threads)
        self.cta = self.local + batch.first_cta
        self.number = self.all_lanes + batch.first_cta * batch.threads
        self.block, self.warp, self.floor = (np.zeros(n, np.int64) for _ in range(3))
        """Times up to which lanes know their block and their warp; `floor` is an epoch before which
        everything in the block is known.
        """
        self.lanes: np.ndarray | None = None
        self.knows_more = self.has_fenced = self.has_copied = False
        self.pending: dict[int, dict[Word, tuple[int, bool]]] = {}
        self.pending_of_block: dict[int, dict[Word, tuple[int, bool]]] = {}
        self._acquired: dict[int, dict[Word, tuple[int, bool]]] = {}
        """By lane what it has acquired and nobody has asked for yet: often it acquires more before somebody
        does.
        """
        self._last_join: tuple[Any, Any, Any] = (None, None, None)
        self.groups: dict[int, list[int]] = {}
        """By lane the times at which its groups of asynchronous copies were committed that may be under
        way.
        """
        self._arrivals: dict[int, _Arrived] = {}

    # What few kernels need is made when it is first needed.

    @cached_property
    def known(self) -> np.ndarray:
        """By lane its `Knowledge`, or None."""
        return np.empty(self.n, object)

    @cached_property
    def knowing(self) -> np.ndarray:
        """Lanes that have a `Knowledge`."""
        return np.zeros(self.n, np.bool_)

    @cached_property
    def everywhere(self) -> np.ndarray:
        """Times up to which lanes know the whole grid."""
        return np.zeros(self.n, np.int64)

    @cached_property
    def fences(self) -> _Fences:
        """Lanes' last fences."""
        return _Fences.none(self.n)

    @cached_property
    def wide_fences(self) -> _Fences:
        """Lanes' last fences beyond the block."""
        return _Fences.none(self.n)

    @cached_property
    def copied(self) -> np.ndarray:
        """Times up to which the asynchronous copies of lanes are done."""
        return np.zeros(self.n, np.int64)

    @cached_property
    def copied_for_warp(self) -> np.ndarray:
        """As `copied`, when the lane last met its warp."""
        return np.zeros(self.n, np.int64)

    @cached_property
    def copied_for_block(self) -> np.ndarray:
        """As `copied`, when the lane last met its block."""
        return np.zeros(self.n, np.int64)

    # -- barriers of the block

    def arrive(self, number: int, mask: np.ndarray, now: int) -> None:
        """Lanes come to a barrier with a count: what they know now is what others learn there, whatever they
        learn before it lets those go on.
        """
        if self._acquired:
            self._learn_acquired(np.flatnonzero(mask).tolist())
        there = self._arrivals.setdefault(
            number,
            _Arrived(
                np.zeros(self.n, np.int64),
                self.block.copy(),
                self.warp.copy(),
                self.known.copy(),
                self.copied.copy(),
            ),
        )
        there.times[mask], there.block[mask], there.warp[mask], there.known[mask] = (
            now,
            self.block[mask],
            self.warp[mask],
            self.known[mask],
        )
        there.copied[mask] = self.copied[mask]

    def meet_block(self, arrived: np.ndarray | None, now: int) -> None:
        """A barrier that all threads of their blocks have come to, or have exited, lets lanes go on."""
        where = slice(None) if arrived is None else arrived
        self.block[where] = self.warp[where] = now
        self.floor[where] = now << TIME
        if self.has_copied:
            self.copied_for_block[where] = self.copied[where]
        if self.pending:
            self._share_pending(arrived)
        if self._acquired:
            self._learn_acquired(
                list(self._acquired) if arrived is None else np.flatnonzero(arrived).tolist()
            )
        if self.knows_more:
            self._share(
                self.cta[where], np.flatnonzero(arrived) if arrived is not None else np.arange(self.n)
            )

    def meet_some(self, number: int, arrived: np.ndarray, waiting: np.ndarray) -> None:
        """A barrier with a count lets the lanes of `waiting` go on; they have met those of `arrived`."""
        there = self._arrivals[number]
        for start in range(0, self.n, self.threads):
            part = slice(start, start + self.threads)
            lanes, came = np.flatnonzero(waiting[part]) + start, np.flatnonzero(arrived[part]) + start
            if not len(lanes):
                continue
            times = np.full(self.threads, there.block[came].max(), np.int64)
            for warp in np.unique(self.thread[came] // WARP):
                row = times[warp * WARP : (warp + 1) * WARP]
                np.maximum(row, there.warp[came][self.thread[came] // WARP == warp].max(), out=row)
            times[self.thread[came]] = np.maximum(times[self.thread[came]], there.times[came])
            met = Knowledge(
                {int(self.cta[start]): Times(times)}, self._copies(came, there.copied), self.grid
            ).joined(self._join(there.known[came]), self.grid)
            for mine, index in _grouped(self.known[lanes]):
                self._learn(lanes[index], met.joined(mine, self.grid))
        if self.pending:
            self._share_pending(arrived)

    def _copies(self, lanes: np.ndarray, copied: np.ndarray) -> dict[int, int]:
        """Of those lanes whose copies are done, up to when."""
        done = lanes[copied[lanes] > 0]
        return dict(zip(self.number[done].tolist(), copied[done].tolist()))

    def _share(self, groups: np.ndarray, lanes: np.ndarray) -> None:
        """Lanes of equal groups know what any of them knows."""
        result = self.known[lanes]
        for group in np.unique(groups[self.knowing[lanes]]):
            here = groups == group
            self._learn(lanes[here], self._join(result[here]))

    def _join(self, found: Iterable[Knowledge | None]) -> Knowledge | None:
        parts = list({id(k): k for k in found if k is not None}.values())
        return reduce(lambda a, b: a.joined(b, self.grid), parts) if parts else None

    def _learn(self, lanes: np.ndarray, known: Knowledge | None) -> None:
        """Lanes that know no more than `known` know it."""
        if known is not None:
            self.known[lanes], self.knowing[lanes] = known, True
            self.knows_more = True
            self.everywhere[lanes] = np.maximum(self.everywhere[lanes], known.floor)

    def _share_pending(self, arrived: np.ndarray | None) -> None:
        for lane, seen in self.pending.items():
            if arrived is None or arrived[lane]:
                self.pending_of_block.setdefault(int(self.cta[lane]), {}).update(seen)

    # -- lanes of a warp

    def meet_warp(self, members: Any, mask: np.ndarray | None, now: int) -> None:
        """bar.warp.sync: the lanes of `mask` have met those of their warps that `members` names (u32, one or
        an array).
        """
        if self._acquired:
            self._learn_acquired(list(self._acquired))
        if mask is None and not isinstance(members, np.ndarray) and int(members) == 0xFFFFFFFF:
            self._meet_warps(np.arange(self.n), now)
            return
        lanes = np.arange(self.n) if mask is None else np.flatnonzero(mask)
        named = np.broadcast_to(members, (self.n,))[lanes].astype(np.int64)
        exists = np.zeros(int(self.warp_of[-1]) + 1, np.int64)
        bits = np.int64(1) << (self.thread % WARP)
        np.bitwise_or.at(exists, self.warp_of, bits)
        whole = (exists[self.warp_of[lanes]] & ~named) == 0
        if whole.all():
            self._meet_warps(lanes, now)
            return
        if self.lanes is None:
            self.lanes = np.zeros((self.n, WARP), np.int64)
        for key in sorted(set(zip(self.warp_of[lanes].tolist(), named.tolist()))):
            warp, word = key
            own = lanes[(self.warp_of[lanes] == warp) & (named == word)]
            start = int(np.searchsorted(self.warp_of, warp))
            others = np.array(
                [
                    start + bit
                    for bit in range(WARP)
                    if word >> bit & 1 and start + bit < self.n and self.warp_of[start + bit] == warp
                ],
                np.intp,
            )
            row = self.lanes[others].max(0)
            row[self.thread[others] % WARP] = now
            self.lanes[own] = row
            for times in (self.warp, self.block):
                times[own] = times[others].max()
            self.floor[own] = self.block[own] << TIME
            copies = self._copies(others, self.copied) if self.has_copied else {}
            if copies:
                self._learn(
                    own, Knowledge({}, copies, self.grid).joined(self._join(self.known[others]), self.grid)
                )
            elif self.knows_more:
                self._learn(own, self._join(self.known[others]))

    def _meet_warps(self, lanes: np.ndarray, now: int) -> None:
        """Whole warps have met."""
        warps = self.warp_of[lanes]
        self.warp[lanes] = now
        if self.has_copied:
            self.copied_for_warp[lanes] = self.copied[lanes]
        first = np.flatnonzero(np.concatenate(([True], warps[1:] != warps[:-1])))
        counts = np.diff(np.append(first, len(warps)))
        if self.block[0] != self.block[-1] or (self.block != self.block[0]).any():
            self.block[lanes] = np.repeat(np.maximum.reduceat(self.block[lanes], first), counts)
            self.floor[lanes] = self.block[lanes] << TIME
        if self.knows_more:
            self._share(warps, lanes)

    # -- who knows what

    def ordered(self, lanes: np.ndarray, epochs: np.ndarray) -> np.ndarray:
        """Whether what happened at `epochs` happens before what `lanes` do now, one by one."""
        times, numbers = epochs >> TIME, epochs & (1 << TIME) - 1
        copies = numbers & ASYNC != 0
        if copies.any():
            answers = np.empty(len(lanes), np.bool_)
            answers[~copies] = self.ordered(lanes[~copies], epochs[~copies])
            answers[copies] = self._copied(lanes[copies], times[copies], numbers[copies] & ASYNC - 1)
            return answers
        ctas = numbers // self.threads
        same = ctas == self.cta[lanes]
        result: np.ndarray = (numbers == self.number[lanes]) | (same & (times < self.block[lanes]))
        if self.knows_more:
            result |= times < self.everywhere[lanes]
        left = np.flatnonzero(~result & same)
        if len(left):
            mine, threads = lanes[left], numbers[left] % self.threads
            in_warp = threads // WARP == self.thread[mine] // WARP
            fine = in_warp & (times[left] < self.warp[mine])
            if self.lanes is not None:
                fine |= in_warp & (times[left] < self.lanes[mine, threads % WARP])
            result[left] = fine
        if self._acquired:
            self._learn_acquired(lanes[~result].tolist())
        if self.knows_more:
            left = np.flatnonzero(~result & self.knowing[lanes])
            for known, index in _grouped(self.known[lanes[left]]):
                here = left[index]
                result[here] = times[here] < known.times(ctas[here], numbers[here] % self.threads)
        return result

    def _copied(self, lanes: np.ndarray, times: np.ndarray, numbers: np.ndarray) -> np.ndarray:
        """As `ordered`, for copies."""
        if self._acquired:
            self._learn_acquired(lanes.tolist())
        issuer = numbers - self.number[0]
        inside = (issuer >= 0) & (issuer < self.n)
        issuer = np.where(inside, issuer, 0)
        same_warp = self.warp_of[issuer] == self.warp_of[lanes]
        result: np.ndarray = inside & (
            ((issuer == lanes) & (times < self.copied[issuer]))
            | (same_warp & (times < self.copied_for_warp[issuer]))
            | ((self.cta[issuer] == self.cta[lanes]) & (times < self.copied_for_block[issuer]))
        )
        for index in np.flatnonzero(~result):
            known = self.known[lanes[index]]
            result[index] = known is not None and times[index] < known.copies.get(int(numbers[index]), 0)
        return result

    def would_be_ordered(self, lane: int, epoch: int) -> bool:
        """Whether only a fence is missing: a release has been seen, by the thread or by one of its block
        before a barrier.
        """
        time, number = epoch >> TIME, epoch & (1 << TIME) - 1 & ASYNC - 1
        cta, thread = divmod(number, self.threads)
        seen = {**self.pending.get(lane, {}), **self.pending_of_block.get(int(self.cta[lane]), {})}
        for word, (count, wide) in seen.items():
            known = word.seen(count, int(self.cta[lane]), wide)
            if known is not None and time < int(known.times(np.array([cta]), np.array([thread]))[0]):
                return True
        return False

    # -- releases and acquisitions

    def release(
        self, lanes: np.ndarray, now: int, is_release: bool, wide: bool, at: Word | None
    ) -> tuple[Releases | None, np.ndarray]:
        """What a strong write of lanes releases: all that they know, or all that they knew at their last
        fences; and how many of them release something before each.

        What they have acquired `at` the same word goes on from there anyway.
        """
        if self._acquired:
            self._learn_acquired(lanes.tolist(), at)
        if is_release:
            return self._released(lanes, np.full(len(lanes), now, np.int64), wide, None), np.arange(
                len(lanes)
            )
        inside = self.fences.times[lanes]
        some = inside > 0
        before: np.ndarray = np.cumsum(some) - some
        if not some.any():
            return None, before
        who, inside = lanes[some], inside[some]
        beyond = self.wide_fences.times[who] if wide else np.zeros(len(who), np.int64)
        if not beyond.any():
            return self._released(who, inside, False, self.fences), before
        result = self._released(who, beyond, True, self.wide_fences)
        if (beyond < inside).any():
            result.inside = self._released(who, inside, False, self.fences)
        return result, before

    def _released(self, who: np.ndarray, limit: np.ndarray, wide: bool, fences: _Fences | None) -> Releases:
        """What lanes release of what they know up to their limits, which are those of `fences`, if it is not
        all.
        """
        base, warp = self.block[who], self.warp[who]
        rows = None
        known = self.known[who] if self.knows_more else None
        is_late = fences is not None and bool((warp > limit).any())
        if known is not None and fences is not None:
            # What is known of the own block may have been learnt after the fence.
            own = [k is not None and int(cta) in k.blocks for k, cta in zip(known, self.cta[who])]
            is_late |= any(own)
            known = known.copy()
            for index in np.flatnonzero(own):
                known[index] = known[index].without(int(self.cta[who[index]]))
        if is_late or self.lanes is not None:
            rows = np.stack([self._row(int(lane), int(end), fences) for lane, end in zip(who, limit)])
            if fences is not None:
                base = np.minimum(base, np.where(base > limit, fences.block[who], base))
                warp = np.minimum(warp, np.where(warp > limit, base, warp))
        copied = np.maximum(self.copied_for_block, 0)
        copied[who] = np.maximum(copied[who], (self.copied if fences is None else fences.copied)[who])
        return Releases(self, who, wide, base, warp, limit, known, copied, rows)

    def _row(self, lane: int, limit: int, fences: _Fences | None) -> np.ndarray:
        """The times of all threads of the block as a lane knows them; what it has learnt after its fence
        counts as far as they have fenced it themselves.
        """
        start = (int(self.cta[lane]) - self.first) * self.threads
        part = slice(start, start + self.threads)
        times = np.full(self.threads, self.block[lane], np.int64)
        same = self.warp_of[part] == self.warp_of[lane]
        times[same] = np.maximum(times[same], self.warp[lane])
        if self.lanes is not None:
            times[same] = np.maximum(times[same], self.lanes[lane][self.thread[part][same] % WARP])
        mine = self.known[lane] if self.knows_more else None
        if mine is not None and int(self.cta[lane]) in mine.blocks:
            times = np.maximum(times, mine.blocks[int(self.cta[lane])].of)
        if fences is not None:
            times = np.where(
                times > limit, np.maximum(np.minimum(times, fences.times[part]), fences.block[lane]), times
            )
        return times

    def see(self, lanes: np.ndarray, word: Word, counts: np.ndarray, acquires: bool, wide: bool) -> None:
        """Lanes have read a word, each after so many releases, to acquire them now or at their next
        fences.
        """
        for lane, count in zip(lanes.tolist(), counts.tolist()):
            if not count:
                continue
            (self._acquired if acquires else self.pending).setdefault(lane, {})[word] = count, wide

    def _learn_acquired(self, lanes: Iterable[int], but: Word | None = None) -> None:
        """Let lanes know what they have acquired, but at one word."""
        for lane in self._acquired.keys() & set(lanes):
            seen = self._acquired.pop(lane)
            for word, (count, wide) in seen.items():
                if word is not but:
                    self._acquire(lane, word, count, wide)
            if but in seen:
                self._acquired[lane] = {but: seen[but]}

    def _acquire(self, lane: int, word: Word, count: int, wide: bool) -> None:
        known, mine = word.seen(count, int(self.cta[lane]), wide), self.known[lane]
        if known is None:
            return
        # Lanes that knew one thing and learn one thing know one thing.
        if self._last_join[0] is not known or self._last_join[1] is not mine:
            self._last_join = known, mine, known.joined(mine, self.grid)
        self._learn(np.array([lane]), self._last_join[2])

    def fence(self, lanes: np.ndarray, now: int, wide: bool) -> None:
        """Lanes run a fence; where it is not `wide`, of the block's scope."""
        self.has_fenced = True
        for fences in (self.fences, self.wide_fences) if wide else (self.fences,):
            fences.times[lanes], fences.block[lanes], fences.copied[lanes] = (
                now,
                self.block[lanes],
                self.copied[lanes],
            )
        if self.pending:
            for lane in lanes.tolist():
                for seen in (self.pending.pop(lane, {}), self.pending_of_block.get(int(self.cta[lane]), {})):
                    for word, (count, widely) in seen.items():
                        acquired = self._acquired.setdefault(lane, {})
                        if count >= acquired.get(word, (0, False))[0]:
                            acquired[word] = count, wide and widely

    # -- asynchronous copies

    def commit(self, lanes: np.ndarray, now: int) -> None:
        """The copies that lanes have begun since the last time are a group."""
        for lane in lanes.tolist():
            self.groups.setdefault(lane, []).append(now)

    def wait_copies(self, lanes: Sequence[int] | np.ndarray, left: int | None, now: int) -> None:
        """Lanes wait until at most `left` of their groups are under way; None: until every copy is done."""
        self.has_copied = True
        for lane in map(int, lanes):
            if left is None:
                self.copied[lane] = now
                continue
            groups = self.groups.get(lane, [])
            if len(groups) > left:
                self.copied[lane] = max(int(self.copied[lane]), groups[len(groups) - left - 1])
                del groups[: len(groups) - left]
