"""The happens-before relation of PTX's memory model (PTX ISA, "Memory Consistency Model") as vector clocks.

Time is counted in events of the launch. Thread t knows u up to time s if everything that u did before s
happens before what t does next. A vector of such times per thread would be as long as the grid is wide, so it
is stored in layers, one for each kind of synchronisation:

    block     all threads of the block: a barrier for all of them
    warp      all lanes of the warp: bar.warp.sync of a whole warp
    lanes     each lane of the warp: bar.warp.sync with other masks         allocated when first needed
    vectors   threads anywhere: releases of a variable that were acquired,  an immutable `VectorClock`, shared
              and the arrivals at a barrier with a count

A release is recorded at the variable that it writes (`SyncVariable`), with its scope; a thread that reads the
variable acquires it, at once or at a following fence. Read-modify-writes continue the releases that they
read, other strong writes end them. Copies by cp.async belong to a thread of their own, known to the thread
that waits for them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache, reduce
from typing import Any

import numpy as np

from ..engine.observers import ObservedBatch

WARP = 32
ASYNC = 1 << 31
"""The bit in the number of a thread that denotes its copies by cp.async."""
TIME = 32
"""An epoch is time << TIME | number of the thread in the grid."""


class Times:
    """The times of a block's threads; `low` is the least and `high` the greatest. Immutable."""

    __slots__ = ("high", "low", "of")

    def __init__(self, of: np.ndarray) -> None:
        self.of, self.low, self.high = of, int(of.min()), int(of.max())

    def join(self, other: Times) -> Times:
        """Return the maximum of both clocks."""
        if other is self or other.high <= self.low:
            return self
        return other if self.high <= other.low else Times(np.maximum(self.of, other.of))


class VectorClock:
    """Times up to which threads of the grid are known: of blocks by their numbers, and of copies by the
    numbers of their threads. Immutable.
    """

    __slots__ = ("blocks", "copies", "floor")

    def __init__(self, blocks: dict[int, Times], copies: dict[int, int], grid: int) -> None:
        self.blocks, self.copies = blocks, copies
        self.floor = min(part.low for part in blocks.values()) if blocks and len(blocks) == grid else 0
        """The time up to which every thread of the grid is known."""

    def times(self, blocks: np.ndarray, threads: np.ndarray) -> np.ndarray:
        """Return the known times of threads, by their blocks and their numbers in them."""
        result = np.zeros(len(blocks), np.int64)
        for block in np.unique(blocks):
            part = self.blocks.get(int(block))
            if part is not None:
                in_block = blocks == block
                result[in_block] = part.of[threads[in_block]]
        return result

    def without_block(self, block: int) -> VectorClock:
        """Return the clock without one block."""
        return VectorClock(
            {number: part for number, part in self.blocks.items() if number != block}, self.copies, 0
        )

    def join(self, other: VectorClock | None, grid: int) -> VectorClock:
        """Return the element-wise maximum of two clocks."""
        if other is None or other is self:
            return self
        blocks = dict(self.blocks)
        for block, part in other.blocks.items():
            mine = blocks.get(block)
            blocks[block] = part if mine is None else mine.join(part)
        copies = dict(self.copies)
        for thread, time in other.copies.items():
            copies[thread] = max(time, copies.get(thread, 0))
        return VectorClock(blocks, copies, grid)


@dataclass(slots=True, eq=False)
class Releases:
    """The releases by lanes of a batch at one variable by one instruction, in the order of execution.

    Unless they are `wide`, only their own blocks acquire them. `base`, `warp` and `own` are the times up to
    which the lanes knew their blocks, their warps and themselves; `rows` are the times of all threads of
    their blocks, if these three do not suffice; `vectors` are the rest. `inside` is what their own blocks
    acquire if that is more: fences of the block's scope have followed wide ones.
    """

    clocks: Clocks
    lanes: np.ndarray
    wide: bool
    base: np.ndarray
    warp: np.ndarray
    own: np.ndarray
    vectors: np.ndarray | None
    copied: np.ndarray
    rows: np.ndarray | None
    inside: Releases | None = None

    def join(
        self, start: int, stop: int, block: int | None, result: VectorClock | None
    ) -> VectorClock | None:
        """Return `result` joined with the releases `start` to `stop`; only those of one `block`, if not
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
            # Copies that threads of the block have waited for are known together with their accesses.
            copies = {
                int(clocks.number[first + i]): int(self.copied[first + i])
                for i in np.flatnonzero(self.copied[first : first + clocks.threads])
            }
            result = VectorClock({cta: Times(times)}, copies, grid).join(result, grid)
        if self.vectors is not None:
            for vector in {id(k): k for k in self.vectors[index] if k is not None}.values():
                result = vector.join(result, grid)
        return result


@dataclass(slots=True, eq=False)
class SyncVariable:
    """The releases at a variable that a reader observes, in order; those of an mbarrier are `open` until its
    phase ends.
    """

    releases: list[Releases] = field(default_factory=list)
    open: list[Releases] = field(default_factory=list)
    count: int = 0
    _joined_prefix: tuple[int, int, VectorClock | None] = (0, 0, None)

    def add(self, releases: Releases) -> None:
        """Add the release of some lanes."""
        self.releases.append(releases)
        self.count += len(releases.lanes)

    def end_phase(self) -> None:
        """Release everything that is open."""
        for releases in self.open:
            self.add(releases)
        self.open = []

    def join_releases(self, count: int, block: int, wide: bool) -> VectorClock | None:
        """Return the clock that a thread of `block` acquires after the first `count` releases; None if
        nothing.
        """
        is_plain = wide and all(r.wide and r.inside is None for r in self.releases)
        block_key = -1 if is_plain else block
        start, for_block, result = self._joined_prefix
        if start > count or for_block != block_key:
            start, result = 0, None
        before = 0
        for releases in self.releases:
            after = before + len(releases.lanes)
            if after > start and before < count:
                part = max(start - before, 0), min(count - before, len(releases.lanes))
                is_wide = wide and releases.wide
                if is_wide:
                    result = releases.join(*part, None, result)
                if not is_wide or releases.inside is not None:
                    result = (releases.inside or releases).join(*part, block, result)
            before = after
        self._joined_prefix = count, block_key, result
        return result


@dataclass(slots=True, eq=False)
class _Arrivals:
    """The times at which lanes arrived at a barrier with a count, and their knowledge then; over lanes."""

    times: np.ndarray
    block: np.ndarray
    warp: np.ndarray
    vectors: np.ndarray
    copied: np.ndarray


@dataclass(slots=True, eq=False)
class _Fences:
    """The times of the last fences of lanes, and up to when they knew their block and had completed their
    copies then; over lanes.
    """

    times: np.ndarray
    block: np.ndarray
    copied: np.ndarray

    @classmethod
    def none(cls, n: int) -> _Fences:
        """Return the state of lanes that have executed no fence."""
        return cls(*(np.zeros(n, np.int64) for _ in range(3)))


@lru_cache(maxsize=8)
def _geometry(n: int, threads: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Return over the lanes of a batch: lane numbers, threads in the block, blocks in the batch, warps in the
    batch.
    """
    lane = np.arange(n, dtype=np.int64)
    thread, block = lane % threads, lane // threads
    return lane, thread, block, block * -(-threads // WARP) + thread // WARP


def _group_identical(objects: np.ndarray) -> list[tuple[Any, np.ndarray]]:
    """Return the distinct objects, each with its indices."""
    names, first, inverse = np.unique(
        np.fromiter(map(id, objects), np.uint64, len(objects)), return_index=True, return_inverse=True
    )
    parts = np.split(
        np.argsort(inverse, kind="stable"), np.cumsum(np.bincount(inverse, minlength=len(names)))[:-1]
    )
    return [(objects[index], part) for index, part in zip(first.tolist(), parts)]


class Clocks:
    """The clocks of the threads of a batch.

    Times are int64, over lanes; `grid` is the number of blocks of the launch.
    """

    def __init__(self, batch: ObservedBatch, grid: int) -> None:
        n = batch.n
        self.n, self.threads, self.grid, self.first = n, batch.threads, grid, batch.first_cta
        self.warps_per_cta = -(-batch.threads // WARP)
        self.all_lanes, self.thread, self.local, self.warp_of = _geometry(n, batch.threads)
        self.cta = self.local + batch.first_cta
        self.number = self.all_lanes + batch.first_cta * batch.threads
        self.first_of_cluster = self.cta - self.cta % batch.cluster_size
        """The first CTA of each lane's cluster."""
        self._cluster_size = batch.cluster_size
        self.block, self.warp, self.floor = (np.zeros(n, np.int64) for _ in range(3))
        """Times up to which lanes know their block and their warp; `floor` is an epoch before which
        everything in the block is known.
        """
        self.lanes: np.ndarray | None = None
        self.has_vectors = self.has_fenced = self.has_copied = False
        self.pending: dict[int, dict[SyncVariable, tuple[int, bool]]] = {}
        self.pending_of_block: dict[int, dict[SyncVariable, tuple[int, bool]]] = {}
        self._acquired: dict[int, dict[SyncVariable, tuple[int, bool]]] = {}
        """By lane the acquired releases that are not yet joined: often a lane acquires more before its clock
        is needed.
        """
        self._last_join: tuple[Any, Any, Any] = (None, None, None)
        self.groups: dict[int, list[int]] = {}
        """By lane the times at which its groups of asynchronous copies were committed; only those that may be
        incomplete.
        """
        self._arrivals: dict[int, _Arrivals] = {}
        self._of_cluster: dict[int, VectorClock | None] = {}
        """By lane what a complete barrier of its cluster gives it when it waits there."""

    # Arrays that few kernels need are allocated when first used.

    @cached_property
    def vectors(self) -> np.ndarray:
        """The `VectorClock` of each lane, or None."""
        return np.empty(self.n, object)

    @cached_property
    def has_vector(self) -> np.ndarray:
        """Lanes that have a `VectorClock`."""
        return np.zeros(self.n, np.bool_)

    @cached_property
    def grid_floor(self) -> np.ndarray:
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
        """As `copied`, at the last synchronisation of the warp."""
        return np.zeros(self.n, np.int64)

    @cached_property
    def copied_for_block(self) -> np.ndarray:
        """As `copied`, at the last barrier of the block."""
        return np.zeros(self.n, np.int64)

    # -- barriers of the block

    def arrive(self, number: int, mask: np.ndarray, time: int, releases: bool = True) -> None:
        """Record the arrival of lanes at a barrier with a count, or at one of a cluster: others acquire there
        what these lanes know at this time, whatever they learn before the barrier completes. Nothing if they
        do not release it (`.relaxed`).
        """
        if self._acquired:
            self._apply_acquired(np.flatnonzero(mask).tolist())
        arrivals = self._arrivals.setdefault(
            number,
            _Arrivals(
                np.zeros(self.n, np.int64),
                self.block.copy(),
                self.warp.copy(),
                self.vectors.copy(),
                self.copied.copy(),
            ),
        )
        arrivals.times[mask], arrivals.block[mask], arrivals.warp[mask], arrivals.vectors[mask] = (
            time,
            self.block[mask],
            self.warp[mask],
            self.vectors[mask],
        )
        arrivals.copied[mask] = self.copied[mask]
        if not releases:
            arrivals.times[mask] = arrivals.block[mask] = arrivals.warp[mask] = arrivals.copied[mask] = 0
            arrivals.vectors[mask] = None

    def join_block(self, arrived: np.ndarray | None, time: int) -> None:
        """Complete a barrier at which all threads of their blocks have arrived or have exited."""
        lanes = slice(None) if arrived is None else arrived
        self.block[lanes] = self.warp[lanes] = time
        self.floor[lanes] = time << TIME
        if self.has_copied:
            self.copied_for_block[lanes] = self.copied[lanes]
        if self.pending:
            self._share_pending(arrived)
        if self._acquired:
            self._apply_acquired(
                list(self._acquired) if arrived is None else np.flatnonzero(arrived).tolist()
            )
        if self.has_vectors:
            self._join_groups(
                self.cta[lanes], np.flatnonzero(arrived) if arrived is not None else np.arange(self.n)
            )

    def join_counted(self, number: int, arrived: np.ndarray, waiting: np.ndarray) -> None:
        """Complete a barrier with a count for the lanes of `waiting`; they join those of `arrived`."""
        for start in range(0, self.n, self.threads):
            part = slice(start, start + self.threads)
            lanes, members = np.flatnonzero(waiting[part]) + start, np.flatnonzero(arrived[part]) + start
            if len(lanes):
                self._acquire_vector(lanes, self._known_at_arrival(number, members))
        if self.pending:
            self._share_pending(arrived)

    def complete_cluster(self, number: int, arrived: np.ndarray) -> None:
        """Complete the barriers of clusters for the lanes of `arrived`, which acquire it when they wait."""
        size = self._cluster_size * self.threads
        for start in range(0, self.n, size):
            members = np.flatnonzero(arrived[start : start + size]) + start
            if len(members):
                ctas = [members[self.cta[members] == cta] for cta in np.unique(self.cta[members])]
                known = self._join_vectors(self._known_at_arrival(number, lanes) for lanes in ctas)
                self._of_cluster.update(dict.fromkeys(members.tolist(), known))

    def acquire_cluster(self, mask: np.ndarray) -> None:
        """Join the lanes of `mask` that wait at the barriers of their clusters, if these are complete."""
        lanes = np.array(
            [lane for lane in np.flatnonzero(mask).tolist() if lane in self._of_cluster], np.intp
        )
        vectors = np.array([self._of_cluster.pop(lane) for lane in lanes.tolist()], object)
        for vector, index in _group_identical(vectors):
            self._acquire_vector(lanes[index], vector)

    def _known_at_arrival(self, number: int, members: np.ndarray) -> VectorClock:
        """Return what lanes of one block that have arrived at a barrier knew then."""
        arrivals = self._arrivals[number]
        times = np.full(self.threads, arrivals.block[members].max(), np.int64)
        for warp in np.unique(self.thread[members] // WARP):
            row = times[warp * WARP : (warp + 1) * WARP]
            np.maximum(row, arrivals.warp[members][self.thread[members] // WARP == warp].max(), out=row)
        times[self.thread[members]] = np.maximum(times[self.thread[members]], arrivals.times[members])
        return VectorClock(
            {int(self.cta[members[0]]): Times(times)}, self._copy_times(members, arrivals.copied), self.grid
        ).join(self._join_vectors(arrivals.vectors[members]), self.grid)

    def _acquire_vector(self, lanes: np.ndarray, vector: VectorClock | None) -> None:
        """Join the clocks of lanes with one."""
        if vector is not None:
            for mine, index in _group_identical(self.vectors[lanes]):
                self._set_vector(lanes[index], vector.join(mine, self.grid))

    def _copy_times(self, lanes: np.ndarray, copied: np.ndarray) -> dict[int, int]:
        """Return by thread number the times up to which the copies of lanes are complete, if any are."""
        completed = lanes[copied[lanes] > 0]
        return dict(zip(self.number[completed].tolist(), copied[completed].tolist()))

    def _join_groups(self, groups: np.ndarray, lanes: np.ndarray) -> None:
        """Join the clocks of lanes of equal groups."""
        vectors = self.vectors[lanes]
        for group in np.unique(groups[self.has_vector[lanes]]):
            members = groups == group
            self._set_vector(lanes[members], self._join_vectors(vectors[members]))

    def _join_vectors(self, vectors: Iterable[VectorClock | None]) -> VectorClock | None:
        distinct = list({id(k): k for k in vectors if k is not None}.values())
        return reduce(lambda a, b: a.join(b, self.grid), distinct) if distinct else None

    def _set_vector(self, lanes: np.ndarray, vector: VectorClock | None) -> None:
        """Set the clock of lanes whose own clocks are contained in it."""
        if vector is not None:
            self.vectors[lanes], self.has_vector[lanes] = vector, True
            self.has_vectors = True
            self.grid_floor[lanes] = np.maximum(self.grid_floor[lanes], vector.floor)

    def _share_pending(self, arrived: np.ndarray | None) -> None:
        for lane, observed in self.pending.items():
            if arrived is None or arrived[lane]:
                self.pending_of_block.setdefault(int(self.cta[lane]), {}).update(observed)

    # -- lanes of a warp

    def join_warp(self, members: Any, mask: np.ndarray | None, time: int) -> None:
        """Complete a bar.warp.sync: the lanes of `mask` join those of their warps in `members` (u32, one or
        an array).
        """
        if self._acquired:
            self._apply_acquired(list(self._acquired))
        if mask is None and not isinstance(members, np.ndarray) and int(members) == 0xFFFFFFFF:
            self._join_warps(np.arange(self.n), time)
            return
        lanes = np.arange(self.n) if mask is None else np.flatnonzero(mask)
        masks = np.broadcast_to(members, (self.n,))[lanes].astype(np.int64)
        exists = np.zeros(int(self.warp_of[-1]) + 1, np.int64)
        bits = np.int64(1) << (self.thread % WARP)
        np.bitwise_or.at(exists, self.warp_of, bits)
        is_whole = (exists[self.warp_of[lanes]] & ~masks) == 0
        if is_whole.all():
            self._join_warps(lanes, time)
            return
        if self.lanes is None:
            self.lanes = np.zeros((self.n, WARP), np.int64)
        for key in sorted(set(zip(self.warp_of[lanes].tolist(), masks.tolist()))):
            warp, member_mask = key
            joining = lanes[(self.warp_of[lanes] == warp) & (masks == member_mask)]
            start = int(np.searchsorted(self.warp_of, warp))
            joined = np.array(
                [
                    start + bit
                    for bit in range(WARP)
                    if member_mask >> bit & 1 and start + bit < self.n and self.warp_of[start + bit] == warp
                ],
                np.intp,
            )
            row = self.lanes[joined].max(0)
            row[self.thread[joined] % WARP] = time
            self.lanes[joining] = row
            for times in (self.warp, self.block):
                times[joining] = times[joined].max()
            self.floor[joining] = self.block[joining] << TIME
            copies = self._copy_times(joined, self.copied) if self.has_copied else {}
            if copies:
                self._set_vector(
                    joining,
                    VectorClock({}, copies, self.grid).join(
                        self._join_vectors(self.vectors[joined]), self.grid
                    ),
                )
            elif self.has_vectors:
                self._set_vector(joining, self._join_vectors(self.vectors[joined]))

    def _join_warps(self, lanes: np.ndarray, time: int) -> None:
        """Join whole warps."""
        warps = self.warp_of[lanes]
        self.warp[lanes] = time
        if self.has_copied:
            self.copied_for_warp[lanes] = self.copied[lanes]
        first = np.flatnonzero(np.concatenate(([True], warps[1:] != warps[:-1])))
        counts = np.diff(np.append(first, len(warps)))
        if self.block[0] != self.block[-1] or (self.block != self.block[0]).any():
            self.block[lanes] = np.repeat(np.maximum.reduceat(self.block[lanes], first), counts)
            self.floor[lanes] = self.block[lanes] << TIME
        if self.has_vectors:
            self._join_groups(warps, lanes)

    # -- queries

    def happens_before(self, lanes: np.ndarray, epochs: np.ndarray) -> np.ndarray:
        """Return for pairs whether the access at an epoch happens before the next one of a lane."""
        times, numbers = epochs >> TIME, epochs & (1 << TIME) - 1
        copies = numbers & ASYNC != 0
        if copies.any():
            answers = np.empty(len(lanes), np.bool_)
            answers[~copies] = self.happens_before(lanes[~copies], epochs[~copies])
            answers[copies] = self._copies_happen_before(
                lanes[copies], times[copies], numbers[copies] & ASYNC - 1
            )
            return answers
        ctas = numbers // self.threads
        in_block = ctas == self.cta[lanes]
        result: np.ndarray = (numbers == self.number[lanes]) | (in_block & (times < self.block[lanes]))
        if self.has_vectors:
            result |= times < self.grid_floor[lanes]
        remaining = np.flatnonzero(~result & in_block)
        if len(remaining):
            mine, threads = lanes[remaining], numbers[remaining] % self.threads
            in_warp = threads // WARP == self.thread[mine] // WARP
            is_ordered = in_warp & (times[remaining] < self.warp[mine])
            if self.lanes is not None:
                is_ordered |= in_warp & (times[remaining] < self.lanes[mine, threads % WARP])
            result[remaining] = is_ordered
        if self._acquired:
            self._apply_acquired(lanes[~result].tolist())
        if self.has_vectors:
            remaining = np.flatnonzero(~result & self.has_vector[lanes])
            for vector, index in _group_identical(self.vectors[lanes[remaining]]):
                group = remaining[index]
                result[group] = times[group] < vector.times(ctas[group], numbers[group] % self.threads)
        return result

    def _copies_happen_before(self, lanes: np.ndarray, times: np.ndarray, numbers: np.ndarray) -> np.ndarray:
        """Return the same as `happens_before`, for copies."""
        if self._acquired:
            self._apply_acquired(lanes.tolist())
        issuer = numbers - self.number[0]
        in_batch = (issuer >= 0) & (issuer < self.n)
        issuer = np.where(in_batch, issuer, 0)
        same_warp = self.warp_of[issuer] == self.warp_of[lanes]
        result: np.ndarray = in_batch & (
            ((issuer == lanes) & (times < self.copied[issuer]))
            | (same_warp & (times < self.copied_for_warp[issuer]))
            | ((self.cta[issuer] == self.cta[lanes]) & (times < self.copied_for_block[issuer]))
        )
        for index in np.flatnonzero(~result):
            vector = self.vectors[lanes[index]]
            result[index] = vector is not None and times[index] < vector.copies.get(int(numbers[index]), 0)
        return result

    def lacks_only_fence(self, lane: int, epoch: int) -> bool:
        """Return True if only a fence is missing: the release was read, by the thread or by one of its block
        before a barrier.
        """
        time, number = epoch >> TIME, epoch & (1 << TIME) - 1 & ASYNC - 1
        cta, thread = divmod(number, self.threads)
        observed = {**self.pending.get(lane, {}), **self.pending_of_block.get(int(self.cta[lane]), {})}
        for variable, (count, wide) in observed.items():
            vector = variable.join_releases(count, int(self.cta[lane]), wide)
            if vector is not None and time < int(vector.times(np.array([cta]), np.array([thread]))[0]):
                return True
        return False

    # -- releases and acquisitions

    def release(
        self, lanes: np.ndarray, time: int, is_release: bool, wide: bool, variable: SyncVariable | None
    ) -> tuple[Releases | None, np.ndarray]:
        """Return (the releases of a strong write by lanes, the number of releasing lanes before each).

        A lane releases all that it knows, or all that it knew at its last fence. Releases that it acquired
        from the same `variable` continue there anyway.
        """
        if self._acquired:
            self._apply_acquired(lanes.tolist(), variable)
        if is_release:
            return self._make_releases(lanes, np.full(len(lanes), time, np.int64), wide, None), np.arange(
                len(lanes)
            )
        block_limits = self.fences.times[lanes]
        has_fenced = block_limits > 0
        before: np.ndarray = np.cumsum(has_fenced) - has_fenced
        if not has_fenced.any():
            return None, before
        releasing, block_limits = lanes[has_fenced], block_limits[has_fenced]
        wide_limits = self.wide_fences.times[releasing] if wide else np.zeros(len(releasing), np.int64)
        if not wide_limits.any():
            return self._make_releases(releasing, block_limits, False, self.fences), before
        result = self._make_releases(releasing, wide_limits, True, self.wide_fences)
        if (wide_limits < block_limits).any():
            result.inside = self._make_releases(releasing, block_limits, False, self.fences)
        return result, before

    def _make_releases(
        self, lanes: np.ndarray, limit: np.ndarray, wide: bool, fences: _Fences | None
    ) -> Releases:
        """Return the releases of lanes: what they know, or what they knew up to their limits, the times of
        `fences`.
        """
        base, warp = self.block[lanes], self.warp[lanes]
        rows = None
        vectors = self.vectors[lanes] if self.has_vectors else None
        has_later_times = fences is not None and bool((warp > limit).any())
        if vectors is not None and fences is not None:
            # A vector may have times of the own block that were learnt after the fence.
            knows_own_block = [
                k is not None and int(cta) in k.blocks for k, cta in zip(vectors, self.cta[lanes])
            ]
            has_later_times |= any(knows_own_block)
            vectors = vectors.copy()
            for index in np.flatnonzero(knows_own_block):
                vectors[index] = vectors[index].without_block(int(self.cta[lanes[index]]))
        if has_later_times or self.lanes is not None:
            rows = np.stack([self._row(int(lane), int(end), fences) for lane, end in zip(lanes, limit)])
            if fences is not None:
                base = np.minimum(base, np.where(base > limit, fences.block[lanes], base))
                warp = np.minimum(warp, np.where(warp > limit, base, warp))
        copied = np.maximum(self.copied_for_block, 0)
        copied[lanes] = np.maximum(copied[lanes], (self.copied if fences is None else fences.copied)[lanes])
        return Releases(self, lanes, wide, base, warp, limit, vectors, copied, rows)

    def _row(self, lane: int, limit: int, fences: _Fences | None) -> np.ndarray:
        """Return the times of all threads of the block as a lane knows them; what it has learnt after its
        fence counts as far as these threads have fenced it themselves.
        """
        start = (int(self.cta[lane]) - self.first) * self.threads
        part = slice(start, start + self.threads)
        times = np.full(self.threads, self.block[lane], np.int64)
        in_warp = self.warp_of[part] == self.warp_of[lane]
        times[in_warp] = np.maximum(times[in_warp], self.warp[lane])
        if self.lanes is not None:
            times[in_warp] = np.maximum(times[in_warp], self.lanes[lane][self.thread[part][in_warp] % WARP])
        vector = self.vectors[lane] if self.has_vectors else None
        if vector is not None and int(self.cta[lane]) in vector.blocks:
            times = np.maximum(times, vector.blocks[int(self.cta[lane])].of)
        if fences is not None:
            times = np.where(
                times > limit, np.maximum(np.minimum(times, fences.times[part]), fences.block[lane]), times
            )
        return times

    def observe(
        self, lanes: np.ndarray, variable: SyncVariable, counts: np.ndarray, acquires: bool, wide: bool
    ) -> None:
        """Record that lanes have read a variable, each after `counts` releases, which they acquire now or at
        their next fences.
        """
        for lane, count in zip(lanes.tolist(), counts.tolist()):
            if not count:
                continue
            (self._acquired if acquires else self.pending).setdefault(lane, {})[variable] = count, wide

    def _apply_acquired(self, lanes: Iterable[int], excluded: SyncVariable | None = None) -> None:
        """Join the releases that lanes have acquired, except those of one variable."""
        for lane in self._acquired.keys() & set(lanes):
            observed = self._acquired.pop(lane)
            for variable, (count, wide) in observed.items():
                if variable is not excluded:
                    self._acquire(lane, variable, count, wide)
            if excluded in observed:
                self._acquired[lane] = {excluded: observed[excluded]}

    def _acquire(self, lane: int, variable: SyncVariable, count: int, wide: bool) -> None:
        vector, own = variable.join_releases(count, int(self.cta[lane]), wide), self.vectors[lane]
        if vector is None:
            return
        # Lanes with the same clock that acquire the same releases share the result.
        if self._last_join[0] is not vector or self._last_join[1] is not own:
            self._last_join = vector, own, vector.join(own, self.grid)
        self._set_vector(np.array([lane]), self._last_join[2])

    def fence(self, lanes: np.ndarray, time: int, wide: bool) -> None:
        """Record a fence of lanes; if not `wide`, of scope .cta."""
        self.has_fenced = True
        for fences in (self.fences, self.wide_fences) if wide else (self.fences,):
            fences.times[lanes], fences.block[lanes], fences.copied[lanes] = (
                time,
                self.block[lanes],
                self.copied[lanes],
            )
        if self.pending:
            for lane in lanes.tolist():
                for observed in (
                    self.pending.pop(lane, {}),
                    self.pending_of_block.get(int(self.cta[lane]), {}),
                ):
                    for variable, (count, is_wide) in observed.items():
                        acquired = self._acquired.setdefault(lane, {})
                        if count >= acquired.get(variable, (0, False))[0]:
                            acquired[variable] = count, wide and is_wide

    # -- asynchronous copies

    def commit(self, lanes: np.ndarray, time: int) -> None:
        """Commit the copies that lanes have issued since the last commit as a group."""
        for lane in lanes.tolist():
            self.groups.setdefault(lane, []).append(time)

    def wait_copies(self, lanes: Sequence[int] | np.ndarray, pending: int | None, time: int) -> None:
        """Let lanes wait until at most `pending` of their groups are incomplete; None: until every copy is
        complete.
        """
        self.has_copied = True
        for lane in map(int, lanes):
            if pending is None:
                self.copied[lane] = time
                continue
            groups = self.groups.get(lane, [])
            if len(groups) > pending:
                self.copied[lane] = max(int(self.copied[lane]), groups[len(groups) - pending - 1])
                del groups[: len(groups) - pending]
