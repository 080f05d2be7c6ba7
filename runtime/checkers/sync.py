"""Incorrect synchronisation: barriers that threads miss, masks that name lanes that never arrive, grids
larger than the device.

Undefined behaviour is an error: a thread that leaves a loop while others still wait at its barrier or that
branches around a barrier and continues, a barrier that waits for threads that wait at another one, two
barriers without counts under one number, a shuffle whose mask names lanes that have exited. Threads that exit
the kernel before they reach the barrier are a warning, since from sm_70 on a barrier waits for those that
have not exited (CUDA C++ Programming Guide, "Independent Thread Scheduling"); below sm_70 they are an error,
too.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from math import prod
from typing import Any

import numpy as np

from ...ptx.analysis.flow import may_leave_before, symbols
from ...ptx.model import Instruction
from ...support.diagnostics import LaunchError, Severity
from ..engine.config import LaunchResult, resident_blocks
from ..engine.observers import CLUSTER_BARRIER, GridLaunch, ObservedBatch
from .checker import Checker, active_lanes, architecture_of, source_location

WARP = 32
MULTIPROCESSORS = 108
GRID_BARRIER = "_minicc_grid_barrier"
"""The name of the variable for the barriers of a cooperative grid (cooperative_groups.h)."""
BLOCK = "Barrier error detected. Divergent thread(s) in block"
LANES = "Barrier error detected. Divergent thread(s) in warp"
ARGUMENTS = "Barrier error detected. Invalid arguments"


@dataclass(slots=True)
class _BatchState:
    """The synchronisation of a batch: `exited` are the lanes that have exited, `arrivals` the lanes that have
    reached each barrier, by location; `counts` are by barrier number, `functions` by instruction.
    """

    exited: np.ndarray
    arrivals: dict[Any, np.ndarray] = field(default_factory=dict)
    counts: dict[int, int | None] = field(default_factory=dict)
    functions: dict[int, str] = field(default_factory=dict)


class Sync(Checker):
    """The checker 'sync'."""

    tool = "sync"
    events = frozenset({"launch", "barrier", "warp_sync", "exit"})

    def launch(self, grid_launch: GridLaunch) -> None:
        """Start the check of a launch."""
        super().launch(grid_launch)
        self._states: dict[ObservedBatch, _BatchState] = {}
        self._is_legacy = architecture_of(grid_launch) < 70
        self._may_leave: dict[int, bool] = {}
        self._check_residency(grid_launch)

    def end(self, result: LaunchResult | None) -> None:
        """End the check of a launch."""
        super().end(result)
        self._states = {}

    def _check_residency(self, grid_launch: GridLaunch) -> None:
        """Check that a grid that synchronises itself fits the device.

        LaunchError otherwise: it would never end.
        """
        executable, config, limits = grid_launch.executable, grid_launch.config, grid_launch.config.limits
        callers = [
            fn
            for fn in executable.layout(grid_launch.kernel).functions
            if any(GRID_BARRIER in name for name in symbols(fn))
        ]
        site = next(
            ((fn, instr) for fn in callers for instr in fn.instructions() if GRID_BARRIER in str(instr)), None
        )
        if site is None:
            return
        capacity = min(
            limits.resident_ctas,
            limits.resident_threads // config.threads,
            MULTIPROCESSORS * resident_blocks(config.threads, grid_launch.shared_bytes),
        )
        if prod(config.grid) > capacity:
            text = (
                f"grid.sync() in a grid of {prod(config.grid)} blocks, of which {capacity} are resident"
                " at once"
            )
            self.report("not-resident", text, site[1], site[0].name)
            raise LaunchError(text)

    def _state(self, batch: ObservedBatch) -> _BatchState:
        result = self._states.get(batch)
        if result is None:
            result = self._states[batch] = _BatchState(np.zeros(batch.n, np.bool_))
        return result

    def _may_leave_before(self, instr: Instruction, function: str) -> bool:
        """Return True if threads may have exited the kernel before they reached a barrier, rather than
        branched around it.
        """
        assert self.grid_launch is not None
        if id(instr) not in self._may_leave:
            functions = self.grid_launch.executable.functions
            self._may_leave[id(instr)] = may_leave_before(
                functions, functions[self.grid_launch.kernel], function, instr
            )
        return self._may_leave[id(instr)]

    # -- barriers of blocks

    def barrier(
        self,
        batch: ObservedBatch,
        function: str,
        instr: Instruction,
        number: int,
        count: int | None,
        mask: Any,
        waits: bool,
    ) -> None:
        """Record the threads that arrive at a barrier of their blocks."""
        if number == CLUSTER_BARRIER:
            return
        state = self._state(batch)
        state.counts[number] = count
        state.functions[id(instr)] = function
        if count is not None and (count <= 0 or count % WARP):
            self.report(
                "invalid-count",
                ARGUMENTS,
                instr,
                function,
                batch=batch,
                lanes=active_lanes(mask, batch.n),
                notes=(f"the barrier is for {count} threads, which is no positive multiple of {WARP}",),
            )

    def barrier_release(
        self, batch: ObservedBatch, number: int, arrived: Any, waiting: list[tuple[Instruction, Any]]
    ) -> None:
        """Check the threads that a barrier of their blocks releases."""
        if number == CLUSTER_BARRIER:
            return
        state = self._state(batch)
        if state.counts.get(number) is not None:
            return
        barriers: dict[Any, tuple[Instruction, Any]] = {}
        for instr, mask in waiting:
            before = barriers.get(source_location(instr))
            barriers[source_location(instr)] = instr, mask if before is None else before[1] | mask
        if len(barriers) > 1:
            self._report_mixed(batch, state, number, list(barriers.values()))
        if arrived is not None and state.exited.any():
            self._report_missing(batch, state, arrived, waiting)
        for location, (_, mask) in barriers.items():
            lanes = np.ones(batch.n, np.bool_) if mask is None else mask
            state.arrivals[location] = (
                lanes if mask is None or location not in state.arrivals else state.arrivals[location] | lanes
            )

    def _report_mixed(
        self, batch: ObservedBatch, state: _BatchState, number: int, barriers: list[tuple[Instruction, Any]]
    ) -> None:
        """Report barriers of one block that complete at several locations."""
        ctas = [mask.reshape(batch.ctas, -1).any(1) for _, mask in barriers]
        shared = np.repeat(sum(c.astype(np.intp) for c in ctas) > 1, batch.threads)
        mixed = [(instr, mask & shared) for instr, mask in barriers if (mask & shared).any()]
        mixed.sort(
            key=lambda site: (
                source_location(site[0]).file,
                source_location(site[0]).line,
                source_location(site[0]).column,
            )
        )
        for (instr, mask), (other, other_mask) in pairwise(mixed):
            self.report(
                "mixed-barriers",
                BLOCK,
                instr,
                state.functions.get(id(instr), ""),
                other=other,
                batch=batch,
                lanes=[np.argmax(mask), np.argmax(other_mask)],
                notes=(f"threads of one block wait at barrier {number} in different instructions",),
            )

    def _report_missing(
        self,
        batch: ObservedBatch,
        state: _BatchState,
        arrived: np.ndarray,
        waiting: list[tuple[Instruction, Any]],
    ) -> None:
        """Report threads of a barrier that have exited."""
        for instr, mask in waiting:
            in_block = np.repeat(mask.reshape(batch.ctas, -1).any(1), batch.threads)
            missing = in_block & state.exited & ~arrived
            earlier = state.arrivals.get(source_location(instr))
            returned = missing & earlier if earlier is not None else missing & False
            for lanes, was_member in ((returned, True), (missing & ~returned, False)):
                if lanes.any():
                    may_leave = was_member or self._may_leave_before(
                        instr, state.functions.get(id(instr), "")
                    )
                    severity: Severity = (
                        "error" if was_member or self._is_legacy or not may_leave else "warning"
                    )
                    note = (
                        "it reached the barrier before, and exited"
                        if was_member
                        else (
                            "it has exited without reaching the barrier"
                            if may_leave
                            else "it has gone around the barrier, and exited"
                        )
                    )
                    first = int(np.argmax(lanes))
                    thread = batch.thread_of(first)[1]
                    self.report(
                        "divergent-block",
                        BLOCK,
                        instr,
                        state.functions.get(id(instr), ""),
                        severity=severity,
                        batch=batch,
                        lanes=[
                            np.argmax(mask & (np.arange(batch.n) // batch.threads == first // batch.threads)),
                            first,
                        ],
                        notes=(f"thread ({','.join(map(str, thread))}) never comes: {note}",),
                    )

    def deadlock(
        self, batch: ObservedBatch, waiting: list[tuple[str, Instruction | None, Any]], live: Any
    ) -> None:
        """Report threads that wait forever."""
        sites = [(function, instr, mask) for function, instr, mask in waiting if instr is not None]
        for index, (function, instr, mask) in enumerate(sites):
            is_warp = instr.opcode not in ("bar", "barrier") or "warp" in instr.modifiers
            other = next(
                (
                    o
                    for i, (_, o, _) in enumerate(sites)
                    if i != index and source_location(o) != source_location(instr)
                ),
                None,
            )
            lanes = active_lanes(mask, batch.n)
            note = "others wait elsewhere" if other is not None else "the others never come"
            self.report(
                "divergent-warp" if is_warp else "divergent-block",
                LANES if is_warp else BLOCK,
                instr,
                function,
                other=other,
                batch=batch,
                lanes=lanes,
                notes=(f"{len(lanes)} threads wait for ever: {note}",),
            )

    # -- lanes of warps

    def exit(self, batch: ObservedBatch, function: str, instr: Instruction | None, mask: Any) -> None:
        """Record the threads that exit."""
        state = self._state(batch)
        state.exited = np.ones(batch.n, np.bool_) if mask is None else state.exited | mask
        if state.exited.all():  # no further events follow
            del self._states[batch]

    def warp_sync(
        self, batch: ObservedBatch, function: str, instr: Instruction, members: Any, mask: Any, live: Any
    ) -> None:
        """Check the mask of a warp synchronisation."""
        is_full = not isinstance(members, np.ndarray) and int(members) == 0xFFFFFFFF
        if is_full and live is None:
            return
        lanes = active_lanes(mask, batch.n)
        masks = _member_masks(members, lanes)
        outside = (masks >> (lanes % batch.threads % WARP).astype(np.uint32) & 1) == 0
        if outside.any():
            self.report(
                "invalid-mask",
                ARGUMENTS,
                instr,
                function,
                batch=batch,
                lanes=lanes[outside],
                notes=(f"the mask {int(masks[np.argmax(outside)]):#010x} leaves out the thread itself",),
            )
        if isinstance(members, np.ndarray):
            self._report_different_masks(
                batch, [(function, instr)], lanes, masks, np.zeros(len(lanes), np.intp)
            )
        if live is not None:
            self._report_exited(batch, function, instr, lanes, _warps(batch, lanes), masks)

    def mismatched_warp_barriers(
        self, batch: ObservedBatch, sites: list[tuple[str, Instruction, Any, Any]]
    ) -> None:
        """Report lanes that wait at different warp barriers."""
        parts = [active_lanes(mask, batch.n) for *_, mask in sites]
        lanes = np.concatenate(parts)
        order = np.argsort(lanes)
        masks = np.concatenate(
            [_member_masks(members, part) for (_, _, members, _), part in zip(sites, parts)]
        )
        indices = np.repeat(np.arange(len(sites)), [len(part) for part in parts])
        self._report_different_masks(
            batch,
            [(function, instr) for function, instr, *_ in sites],
            lanes[order],
            masks[order],
            indices[order],
        )

    def _report_different_masks(
        self,
        batch: ObservedBatch,
        sites: list[tuple[str, Instruction]],
        lanes: np.ndarray,
        masks: np.ndarray,
        indices: np.ndarray,
    ) -> None:
        """Report lanes that name each other with different masks.

        `indices` are those of the sites of the lanes.
        """
        warp, lane = _warps(batch, lanes), lanes % batch.threads % WARP
        first = np.flatnonzero(np.concatenate(([True], warp[1:] != warp[:-1])))
        low, high = np.minimum.reduceat(masks, first), np.maximum.reduceat(masks, first)
        ends = np.append(first[1:], len(lanes))
        for group in np.flatnonzero(low != high):
            part = slice(first[group], ends[group])
            masks_by_lane = dict(zip(lane[part].tolist(), masks[part].tolist()))
            site_indices = dict(zip(masks_by_lane, indices[part].tolist()))
            for index, (lane_in_warp, mask) in zip(lanes[part], masks_by_lane.items()):
                other = next(
                    (j for j, other_mask in masks_by_lane.items() if mask >> j & 1 and other_mask != mask),
                    None,
                )
                if other is not None:
                    (function, instr), (_, other_instr) = (
                        sites[site_indices[lane_in_warp]],
                        sites[site_indices[other]],
                    )
                    self.report(
                        "invalid-mask",
                        ARGUMENTS,
                        instr,
                        function,
                        other=other_instr if other_instr is not instr else None,
                        batch=batch,
                        lanes=[index, index - lane_in_warp + other],
                        notes=(f"one lane has the mask {mask:#010x}, another {masks_by_lane[other]:#010x}",),
                    )
                    break

    def _report_exited(
        self,
        batch: ObservedBatch,
        function: str,
        instr: Instruction,
        lanes: np.ndarray,
        warp: np.ndarray,
        masks: np.ndarray,
    ) -> None:
        """Report exited lanes that a mask names."""
        exited = self._state(batch).exited
        per_cta = -(-batch.threads // WARP)
        padded = np.zeros((batch.ctas, per_cta * WARP), np.bool_)
        padded[:, : batch.threads] = exited.reshape(batch.ctas, -1)
        bits = np.packbits(padded.reshape(-1, WARP), axis=1, bitorder="little").view("<u4")[:, 0]
        missing = masks & bits[warp]
        if not missing.any():
            return
        index = int(np.argmax(missing != 0))
        lane = int(missing[index] & -missing[index].astype(np.int64)).bit_length() - 1
        needs_no_value = "barrier" in instr.variant.form.effects or instr.opcode == "vote"  # type: ignore[union-attr]
        severity: Severity = (
            "warning" if needs_no_value and self._may_leave_before(instr, function) else "error"
        )
        start = (
            int(lanes[index]) // batch.threads * batch.threads
            + int(lanes[index]) % batch.threads // WARP * WARP
        )
        self.report(
            "divergent-warp",
            LANES,
            instr,
            function,
            severity=severity,
            batch=batch,
            lanes=[lanes[index], start + lane],
            notes=(
                (
                    f"the mask {int(masks[index]):#010x} names lanes that have exited:"
                    f" {int(missing[index]):#010x}"
                ),
            ),
        )


def _member_masks(members: Any, lanes: np.ndarray) -> np.ndarray:
    """Return the mask of each lane."""
    masks: np.ndarray = (
        members[lanes].astype(np.uint32)
        if isinstance(members, np.ndarray)
        else np.full(len(lanes), members, np.uint32)
    )
    return masks


def _warps(batch: ObservedBatch, lanes: np.ndarray) -> np.ndarray:
    """Return the number of each lane's warp."""
    warps: np.ndarray = lanes // batch.threads * -(-batch.threads // WARP) + lanes % batch.threads // WARP
    return warps
