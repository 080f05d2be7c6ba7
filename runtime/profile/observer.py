"""The observer that counts.

An instruction may tell of several accesses (an asynchronous copy of its load and its store, a load of a
matrix of every row); those of one kind to one space are one request of each warp. So accesses are kept until
the next instruction begins.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ...ptx.model import Instruction
from ..engine.config import LaunchConfig, LaunchResult
from ..engine.observers import Batch, Observer
from . import warps
from .counts import AccessCounts, KernelCounts, SiteCounts
from .operations import Operations, operations


@dataclass(slots=True)
class _Access:
    """One that was told: rows of warps."""

    addresses: np.ndarray
    active: np.ndarray
    size: int


class Profiler(Observer):
    """Counts what kernels execute; `kernels` by symbol, in the order of their first launches. It may watch
    any number of launches.
    """

    wants = frozenset({"instruction", "guard", "branch", "switch", "access"})

    def __init__(self) -> None:
        self.kernels: dict[str, KernelCounts] = {}
        self._kernel = KernelCounts("")
        self._computes: dict[Instruction, Operations | None] = {}
        self._site: SiteCounts | None = None
        self._pending: dict[tuple[str, str], list[_Access]] = {}
        self._batch: Batch | None = None
        self._mask: Any = None
        self._sizes = 0, 0

    def begin(self, kernel: str, config: LaunchConfig) -> None:
        self._kernel = self.kernels.setdefault(kernel, KernelCounts(kernel))
        self._kernel.configs.append(config)

    def end(self, result: LaunchResult | None) -> None:
        self._flush()
        self._kernel.faulted |= result is None
        self._batch = self._mask = self._site = None

    def instruction(self, batch: Batch, function: str, instr: Instruction, mask: Any) -> None:
        if self._pending:
            self._flush()
        threads, count = self._count(batch, mask)
        site = self._site = self._kernel.sites.setdefault(instr, SiteCounts())
        site.thread_instructions += threads
        site.threads_on += threads
        site.warp_instructions += count
        if instr not in self._computes:
            self._computes[instr] = operations(instr)
        computed = self._computes[instr]
        if computed is not None:
            self._computed(site, computed, threads, count)

    def guard(self, batch: Batch, function: str, instr: Instruction, mask: Any, holds: Any) -> None:
        site = self._kernel.sites[instr]
        off = ~np.broadcast_to(holds, batch.n) & (True if mask is None else mask)
        threads = int(np.count_nonzero(off))
        site.threads_on -= threads
        computed = self._computes[instr]
        if threads and computed is not None:
            _, count = self._count(batch, mask)
            on = np.broadcast_to(holds, batch.n) & (True if mask is None else mask)
            self._computed(
                site,
                computed,
                -threads,
                int(np.count_nonzero(warps.by_warp(batch, on, False).any(axis=1))) - count,
            )

    def branch(self, batch: Batch, function: str, instr: Instruction, mask: Any, taken: Any) -> None:
        site = self._kernel.sites[instr]
        _, count = self._count(batch, mask)
        site.branches += count
        if isinstance(taken, np.ndarray) and taken.ndim:
            here = warps.by_warp(batch, True if mask is None else mask, False)
            ways = warps.by_warp(batch, taken)
            first = np.take_along_axis(ways, here.argmax(axis=1)[:, None], axis=1)
            site.divergent += int(np.count_nonzero(((ways != first) & here).any(axis=1)))

    def switch(self, batch: Batch, function: str, instr: Instruction, mask: Any, way: Any) -> None:
        self.branch(batch, function, instr, mask, way)

    def access(
        self,
        batch: Batch,
        function: str,
        instr: Instruction,
        kind: str,
        space: str,
        address: Any,
        size: int,
        mask: Any,
    ) -> None:
        if space == "image":  # through caches of their own, in an order of their own
            return
        active = warps.by_warp(batch, True if mask is None else mask, False)
        where = np.asarray(address).astype(np.int64)
        self._pending.setdefault((kind, space), []).append(_Access(warps.by_warp(batch, where), active, size))

    # -- adding up

    def _count(self, batch: Batch, mask: Any) -> tuple[int, int]:
        """(lanes of the mask, warps with any of them); remembered, since a block's instructions have one
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

    def _computed(self, site: SiteCounts, what: Operations, threads: int, count: int) -> None:
        site.operations[what.type, what.kind] = site.operations.get((what.type, what.kind), 0) + threads
        if what.flops:
            site.flops[what.type] = site.flops.get(what.type, 0) + what.flops * (
                count if what.of_warp else threads
            )

    def _flush(self) -> None:
        """Count the accesses of the instruction that has ended."""
        pending, self._pending = self._pending, {}
        for (kind, space), parts in pending.items():
            assert self._site is not None
            self._request(self._site, kind, space, _one(parts))

    def _request(self, site: SiteCounts, kind: str, space: str, parts: list[_Access]) -> None:
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
            even, rows = warps.regular(addresses, active, size)
            if rows.any():
                self._add(counts, kind, space, even, even.touched() if space == "global" else None)
                for step in np.unique(np.diff(addresses[rows, :2], axis=1)).tolist():
                    counts.sees(step)
                addresses, active = addresses[~rows], active[~rows]
                if not active.any():
                    return
            counts.sees(warps.stride(addresses, active))
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
        kind: str,
        space: str,
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
            different, most, worst = requests.contention()
            counts.addresses += different
            counts.passes += most
            counts.worst = max(counts.worst, worst)


def _one(parts: list[_Access]) -> list[_Access]:
    """The parts, as one where each lane's follow each other: a copy of 16 bytes that is told byte by byte."""
    first = parts[0]
    if len(parts) == 1:
        return parts
    if all(
        part.size == first.size
        and np.array_equal(part.active, first.active)
        and (part.addresses - first.addresses == number * first.size)[part.active].all()
        for number, part in enumerate(parts)
    ):
        return [_Access(first.addresses, first.active, first.size * len(parts))]
    unit = min(part.size for part in parts)
    return [
        _Access(part.addresses + offset, part.active, unit)
        for part in parts
        for offset in range(0, part.size, unit)
    ]
