"""The profiler: an observer that counts.

An instruction may report several accesses (an asynchronous copy its load and its store, a load of a matrix
one for every row); those of one kind to one space are one request of each warp. So accesses are buffered
until the next instruction begins.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ...ptx.model import Instruction
from ...support.diagnostics import AccessKind, Space
from ..engine.config import LaunchConfig, LaunchResult
from ..engine.observers import ObservedBatch, Observer
from . import warps
from .counts import AccessCounts, KernelCounts, SiteCounts
from .operations import Operations, operations


@dataclass(slots=True)
class _PendingAccess:
    """A reported access, with a row per warp."""

    addresses: np.ndarray
    active: np.ndarray
    size: int


class Profiler(Observer):
    """An observer that counts executed instructions and accesses.

    `kernels` is by symbol, in the order of first launches. It may observe any number of launches.
    """

    events = frozenset({"instruction", "guard", "branch", "switch", "access"})

    def __init__(self) -> None:
        self.kernels: dict[str, KernelCounts] = {}
        self._kernel = KernelCounts("")
        self._operations_of: dict[Instruction, Operations | None] = {}
        self._site: SiteCounts | None = None
        self._pending: dict[tuple[AccessKind, Space], list[_PendingAccess]] = {}
        self._batch: ObservedBatch | None = None
        self._mask: Any = None
        self._sizes = 0, 0

    def begin(self, kernel: str, config: LaunchConfig) -> None:
        """Start the counts of a launch."""
        self._kernel = self.kernels.setdefault(kernel, KernelCounts(kernel))
        self._kernel.configs.append(config)

    def end(self, result: LaunchResult | None) -> None:
        """End the counts of a launch."""
        self._flush()
        self._kernel.has_faulted |= result is None
        self._batch = self._mask = self._site = None

    def instruction(self, batch: ObservedBatch, function: str, instr: Instruction, mask: Any) -> None:
        """Count an instruction."""
        if self._pending:
            self._flush()
        threads, count = self._count(batch, mask)
        site = self._site = self._kernel.sites.setdefault(instr, SiteCounts())
        site.thread_instructions += threads
        site.active_threads += threads
        site.warp_instructions += count
        if instr not in self._operations_of:
            self._operations_of[instr] = operations(instr)
        operation = self._operations_of[instr]
        if operation is not None:
            self._add_operations(site, operation, threads, count)

    def guard(self, batch: ObservedBatch, function: str, instr: Instruction, mask: Any, holds: Any) -> None:
        """Count the lanes whose predicate is false."""
        site = self._kernel.sites[instr]
        off = ~np.broadcast_to(holds, batch.n) & (True if mask is None else mask)
        threads = int(np.count_nonzero(off))
        site.active_threads -= threads
        operation = self._operations_of[instr]
        if threads and operation is not None:
            _, count = self._count(batch, mask)
            on = np.broadcast_to(holds, batch.n) & (True if mask is None else mask)
            self._add_operations(
                site,
                operation,
                -threads,
                int(np.count_nonzero(warps.by_warp(batch, on, False).any(axis=1))) - count,
            )

    def branch(self, batch: ObservedBatch, function: str, instr: Instruction, mask: Any, taken: Any) -> None:
        """Count a branch and whether it diverges."""
        site = self._kernel.sites[instr]
        _, count = self._count(batch, mask)
        site.branches += count
        if isinstance(taken, np.ndarray) and taken.ndim:
            active = warps.by_warp(batch, True if mask is None else mask, False)
            outcomes = warps.by_warp(batch, taken)
            first = np.take_along_axis(outcomes, active.argmax(axis=1)[:, None], axis=1)
            site.divergent += int(np.count_nonzero(((outcomes != first) & active).any(axis=1)))

    def switch(self, batch: ObservedBatch, function: str, instr: Instruction, mask: Any, target: Any) -> None:
        """Count a branch to several targets."""
        self.branch(batch, function, instr, mask, target)

    def access(
        self,
        batch: ObservedBatch,
        function: str,
        instr: Instruction,
        kind: AccessKind,
        space: Space,
        address: Any,
        size: int,
        mask: Any,
    ) -> None:
        """Record the addresses of an access."""
        if space == "image":  # these have caches and an order of their own
            return
        active = warps.by_warp(batch, True if mask is None else mask, False)
        addresses = np.asarray(address).astype(np.int64)
        self._pending.setdefault((kind, space), []).append(
            _PendingAccess(warps.by_warp(batch, addresses), active, size)
        )

    # -- accumulation

    def _count(self, batch: ObservedBatch, mask: Any) -> tuple[int, int]:
        """Return (lanes of the mask, warps with any of them), cached since a block's instructions share a
        mask.
        """
        if batch is not self._batch or mask is not self._mask:
            self._batch, self._mask = batch, mask
            if mask is None:
                self._sizes = batch.n, batch.ctas * -(-batch.threads // warps.WARP)
            else:
                self._sizes = (
                    int(np.count_nonzero(mask)),
                    int(np.count_nonzero(warps.by_warp(batch, mask, False).any(axis=1))),
                )
        return self._sizes

    def _add_operations(self, site: SiteCounts, operation: Operations, threads: int, count: int) -> None:
        site.operations[operation.type, operation.kind] = (
            site.operations.get((operation.type, operation.kind), 0) + threads
        )
        if operation.flops:
            site.flops[operation.type] = site.flops.get(operation.type, 0) + operation.flops * (
                count if operation.of_warp else threads
            )

    def _flush(self) -> None:
        """Count the accesses of the instruction that has ended."""
        pending, self._pending = self._pending, {}
        for (kind, space), parts in pending.items():
            assert self._site is not None
            self._request(self._site, kind, space, _merge_adjacent(parts))

    def _request(self, site: SiteCounts, kind: AccessKind, space: Space, parts: list[_PendingAccess]) -> None:
        counts = site.access(kind, space)
        size = parts[0].size
        addresses = (
            np.concatenate([part.addresses for part in parts], axis=1)
            if len(parts) > 1
            else parts[0].addresses
        )
        active = (
            np.concatenate([part.active for part in parts], axis=1) if len(parts) > 1 else parts[0].active
        )
        lanes = int(np.count_nonzero(active))
        if not lanes:
            return
        counts.requests += int(np.count_nonzero(active.any(axis=1)))
        counts.lanes += (
            lanes
            if len(parts) == 1
            else int(np.count_nonzero(np.any([part.active for part in parts], axis=0)))
        )
        counts.bytes += lanes * size
        if len(parts) == 1 and size <= 16:
            even, rows = warps.split_regular(addresses, active, size)
            if rows.any():
                self._add(counts, kind, space, even, even.touched() if space == "global" else None)
                for step in np.unique(np.diff(addresses[rows, :2], axis=1)).tolist():
                    counts.record_stride(step)
                addresses, active = addresses[~rows], active[~rows]
                if not active.any():
                    return
            counts.record_stride(warps.stride(addresses, active))
        self._add(
            counts,
            kind,
            space,
            warps.Requests(addresses, active, size, len(parts) == 1 and size <= 16),
            addresses[active] if space == "global" else None,
        )

    def _add(
        self,
        counts: AccessCounts,
        kind: AccessKind,
        space: Space,
        requests: warps.Regular | warps.Requests,
        touched: np.ndarray | None,
    ) -> None:
        """Count requests; `touched` are addresses in the sectors of global memory."""
        if touched is not None:
            sectors, ideal = requests.sectors()
            counts.sectors += sectors
            counts.ideal_sectors += ideal
            if kind != "store":
                self._kernel.read.add(touched)
            if kind != "load":
                self._kernel.written.add(touched)
        elif space == "shared":
            passes, ideal = requests.wavefronts()
            counts.wavefronts += passes
            counts.ideal_wavefronts += ideal
        if kind == "atomic":
            different, max_lanes, worst_ = requests.contention()
            counts.addresses += different
            counts.passes += max_lanes
            counts.worst = max(counts.worst, worst_)


def _merge_adjacent(parts: list[_PendingAccess]) -> list[_PendingAccess]:
    """Merge parts that are adjacent in every lane: a copy of 16 bytes may be reported byte by byte."""
    first = parts[0]
    if len(parts) == 1:
        return parts
    if all(
        part.size == first.size
        and np.array_equal(part.active, first.active)
        and (part.addresses - first.addresses == number * first.size)[part.active].all()
        for number, part in enumerate(parts)
    ):
        return [_PendingAccess(first.addresses, first.active, first.size * len(parts))]
    unit = min(part.size for part in parts)
    return [
        _PendingAccess(part.addresses + offset, part.active, unit)
        for part in parts
        for offset in range(0, part.size, unit)
    ]
