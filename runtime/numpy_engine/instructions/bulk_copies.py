"""Bulk copies and reductions, and asynchronous stores (PTX ISA 9.7.9.25.4, 9.7.9.12, 9.7.13.8).

Each lane starts an operation of the asynchronous proxy (memory/async_proxy.py). Its addresses are checked
when it starts; the bytes move when it ends, and then its mbarrier learns how many.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ....support.diagnostics import Space
from ...engine.config import block_index
from ...memory.arena import CTA_WINDOW
from ..memory.access import LaneMemory
from ..memory.async_proxy import AsyncOperation
from ..memory.faults import LaneFault
from ..values import Mask, Value
from . import atomics, mbarriers
from .syscalls import at, lanes_of

UNIT = 16
"""The alignment of bulk copies, and what their sizes are multiples of, in bytes."""
Combine = Callable[[np.ndarray, np.ndarray], np.ndarray]
"""(the old bytes, the bytes that arrive) -> the new bytes."""


def copy(
    x: LaneMemory,
    target_space: Space,
    target: Value,
    source_space: Space,
    source: Value,
    size: Value,
    mask: Mask,
    site: int,
    barrier: Value | None = None,
    ctas: Value | None = None,
    combine: tuple[str, str] | None = None,
    byte_mask: Value | None = None,
    ignored: tuple[Value, Value] | None = None,
) -> None:
    """Start a copy of `size` bytes per lane.

    It signals the mbarrier at `barrier`, in shared memory, or belongs to the lane's next bulk group. `ctas`
    has a bit for each CTA of the cluster that gets the bytes (multicast), at the same place, with its own
    mbarrier. `combine` is a reduction, (its name in atomics.STEPS, the code of its dtype). `byte_mask` has a
    bit for each byte of 16 that is written; `ignored` are the bytes at both ends of the source that are not
    read.
    """
    for lane in lanes_of(x, mask):
        count = at(size, lane)
        if count % UNIT:
            raise LaneFault(f"a bulk copy of {count} bytes, which is no multiple of {UNIT}", lane, site)
        skipped, left_out = (0, 0) if ignored is None else (at(n, lane) for n in ignored)
        start, length = at(source, lane) + skipped, max(count - skipped - left_out, 0)
        from_ = x.span(source_space, start, length, 1 if skipped else UNIT, lane, site, "load")
        bits = None if ctas is None else at(ctas, lane)
        places = [place + skipped for place in in_ctas(x, at(target, lane), bits)]
        targets = [
            x.span(target_space, p, length, 1 if skipped else UNIT, lane, site, "store") for p in places
        ]
        step: Combine = _replace
        if combine is not None:
            step = _reduction(*combine)
        elif byte_mask is not None:
            step = _masked(at(byte_mask, lane))
        barriers = [] if barrier is None else in_ctas(x, at(barrier, lane), bits)
        source_span, target_spans = ((source_space, start), from_), (target_space, places, targets)
        _start(x, lane, site, source_span, target_spans, step, barriers, count, barrier is None)


def store(
    x: LaneMemory,
    space: Space,
    target: Value,
    values: Sequence[Value],
    mask: Mask,
    site: int,
    barrier: Value | None = None,
    combine: tuple[str, str] | None = None,
) -> None:
    """Start a store of the `values` of each lane, one after the other (`st.async`), or a reduction with them
    (`red.async`); it signals the mbarrier at `barrier`, or ends at some time.
    """
    size = sum(value.dtype.itemsize for value in values)
    for lane in lanes_of(x, mask):
        data = np.concatenate(
            [np.atleast_1d(v[lane] if isinstance(v, np.ndarray) else v).view(np.uint8) for v in values]
        )
        place = at(target, lane)
        to = x.span(space, place, size, size, lane, site, "store" if combine is None else "atomic")
        barriers = [] if barrier is None else [at(barrier, lane)]
        step = _replace if combine is None else _reduction(*combine)
        _start(x, lane, site, (None, data), (space, [place], [to]), step, barriers, size)


def fill(x: LaneMemory, space: Space, target: Value, size: Value, mask: Mask, site: int) -> None:
    """Clear `size` bytes of shared memory (`st.bulk`), which the thread itself does."""
    for lane in lanes_of(x, mask):
        count = at(size, lane)
        ((part, place_, _),) = x.parts(space, np.uint64(at(target, lane)), mask)
        place = int(place_)
        x.span(part, place, count, 8, lane, site, "store")[...] = 0
        x.note_written(None, part, place, count, lane, site)


def cancel(x: LaneMemory, target: Value, barrier: Value, is_multicast: bool, mask: Mask, site: int) -> None:
    """Ask for a cluster that has not started (`clusterlaunchcontrol.try_cancel`); the answer, 16 bytes, goes
    to `target` of the CTA, or of all CTAs of the cluster.

    An answer has 1 in its first word if there is a cluster, and the index (x, y, z) of that cluster's first
    CTA in the others.
    """
    lanes = x.lanes
    bits = (1 << lanes.cluster_size) - 1 if is_multicast else None
    for lane in lanes_of(x, mask):
        places, barriers = (in_ctas(x, at(value, lane), bits) for value in (target, barrier))
        spans = [x.span("shared", place, UNIT, UNIT, lane, site, "store") for place in places]

        def answer() -> np.ndarray:
            first = x.storage.take_cluster()
            index = (0, 0, 0) if first is None else block_index(first, lanes.grid, lanes.cluster)
            return np.array([first is not None, *index], np.uint32).view(np.uint8)

        _begin(x, lane, site, answer, (None, "shared", places, spans), _replace, barriers, UNIT, False)


def _start(
    x: LaneMemory,
    lane: int,
    site: int,
    source: tuple[tuple[Space, int] | None, np.ndarray],
    target: tuple[Space, list[int], list[np.ndarray]],
    step: Combine,
    barriers: list[int],
    count: int,
    is_grouped: bool = False,
) -> None:
    origin, from_ = source

    def read() -> np.ndarray:
        if origin is not None:
            x.note_read(*origin, len(from_), lane, site)
        return from_.copy()

    _begin(x, lane, site, read, (origin, *target), step, barriers, count, is_grouped)


def _begin(
    x: LaneMemory,
    lane: int,
    site: int,
    read: Callable[[], np.ndarray],
    target: tuple[tuple[Space, int] | None, Space, list[int], list[np.ndarray]],
    step: Combine,
    barriers: list[int],
    count: int,
    is_grouped: bool,
) -> None:
    """Start an operation that writes what `read` returns, from an origin in memory if there is one, to spans
    of a space at some addresses.
    """
    origin, space, places, spans = target
    positions = tuple(x.position(barrier, lane, site) for barrier in barriers)

    def write(data: np.ndarray) -> None:
        for place, to in zip(places, spans):
            to[...] = step(to, data)
            x.note_written(origin, space, place, len(data), lane, site)
        for barrier in barriers:
            complete(x, barrier, count, lane, site)

    x.storage.proxy.start(AsyncOperation(lane, site, read, write, positions), is_grouped)


def complete(x: LaneMemory, barrier: int, count: int, lane: int, site: int) -> None:
    """Lower the bytes that an mbarrier of shared memory waits for by those that an operation has moved."""
    one = np.zeros(x.n, np.bool_)
    one[lane] = True
    mbarriers.operate(x, "complete_tx", "shared", np.uint64(barrier), np.uint32(count), one, site)


def in_ctas(x: LaneMemory, address: int, bits: int | None) -> list[int]:
    """Return a shared address in each CTA of a set of bits by rank; the address itself for None."""
    if bits is None:
        return [address]
    offset = address % CTA_WINDOW
    return [rank * CTA_WINDOW + offset for rank in range(bits.bit_length()) if bits >> rank & 1]


def _replace(old: np.ndarray, new: np.ndarray) -> np.ndarray:
    return new


def _masked(bits: int) -> Combine:
    written = np.array([bits >> i & 1 for i in range(UNIT)], np.bool_)

    def combine(old: np.ndarray, new: np.ndarray) -> np.ndarray:
        return np.where(np.resize(written, len(old)), new, old)

    return combine


def _reduction(name: str, code: str) -> Combine:
    def combine(old: np.ndarray, new: np.ndarray) -> np.ndarray:
        dtype = np.dtype(code)
        result: Any = atomics.STEPS[name](old.view(dtype), new.view(dtype), None)
        return np.ascontiguousarray(result).astype(dtype, copy=False).view(np.uint8)

    return combine


def wait_group(x: LaneMemory, most: int, reads_only: bool, mask: Mask, site: int) -> None:
    """Wait until at most `most` bulk groups of each lane have not ended, or have not been read."""
    x.storage.proxy.wait_group(lanes_of(x, mask), most, reads_only)
    x.order(site, mask)


def commit_group(x: LaneMemory, mask: Mask) -> None:
    """Make the bulk copies that each lane has started since its last group a group."""
    x.storage.proxy.commit_group(lanes_of(x, mask))
