"""Synchronisation that is not what it must be: barriers that threads miss, masks that name lanes which never
come, grids that do not fit.

What is undefined is an error: a thread that left a loop whose barrier the others still meet at or went around
a barrier and on behind it, a barrier that waits for threads that wait elsewhere, two barriers without counts
met under one number, a shuffle whose mask names lanes that have exited. Threads that leave the kernel before
they have come to the barrier are let off with a warning, since from sm_70 on a barrier waits for those that
have not exited (CUDA C++ Programming Guide, "Independent Thread Scheduling"); below it is an error, too.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from math import prod
from typing import Any

import numpy as np

from ...ptx.analysis.flow import may_leave_before, symbols
from ...ptx.model import Instruction
from ...support.diagnostics import LaunchError
from ..engine.config import LaunchResult, resident_blocks
from ..engine.observers import Batch, Launching
from .checker import Checker, architecture_of, lanes_of, place_of

WARP = 32
MULTIPROCESSORS = 108
GRID_BARRIER = "_minicc_grid_barrier"
"""What the word is called at which the blocks of a cooperative grid meet (cooperative_groups.h)."""
BLOCK = "Barrier error detected. Divergent thread(s) in block"
LANES = "Barrier error detected. Divergent thread(s) in warp"
ARGUMENTS = "Barrier error detected. Invalid arguments"


@dataclass(slots=True)
class _State:
    """What a batch's threads have done: `met` are barriers by place and who has come to them, `gone` who has
    exited.
    """

    gone: np.ndarray
    met: dict[Any, np.ndarray] = field(default_factory=dict)
    counts: dict[int, int | None] = field(default_factory=dict)
    functions: dict[int, str] = field(default_factory=dict)


class Sync(Checker):
    """The checker 'sync'."""

    tool = "sync"
    wants = frozenset({"launch", "barrier", "meet", "exit"})

    def launch(self, launching: Launching) -> None:
        super().launch(launching)
        self._states: dict[Batch, _State] = {}
        self._is_old = architecture_of(launching) < 70
        self._may_leave: dict[int, bool] = {}
        self._residency(launching)

    def end(self, result: LaunchResult | None) -> None:
        super().end(result)
        self._states = {}

    def _residency(self, launching: Launching) -> None:
        """A grid that waits for itself must fit the device. LaunchError where it does not: it would never
        end.
        """
        executable, config, limits = launching.executable, launching.config, launching.config.limits
        waiting = [
            fn
            for fn in executable.layout(launching.kernel).functions
            if any(GRID_BARRIER in name for name in symbols(fn))
        ]
        at = next(
            ((fn, instr) for fn in waiting for instr in fn.instructions() if GRID_BARRIER in str(instr)), None
        )
        if at is None:
            return
        room = min(
            limits.resident_ctas,
            limits.resident_threads // config.threads,
            MULTIPROCESSORS * resident_blocks(config.threads, launching.shared_bytes),
        )
        if prod(config.grid) > room:
            text = (
                f"grid.sync() in a grid of {prod(config.grid)} blocks, of which {room} are resident at once"
            )
            self.report("not-resident", text, at[1], at[0].name)
            raise LaunchError(text)

    def _state(self, batch: Batch) -> _State:
        result = self._states.get(batch)
        if result is None:
            result = self._states[batch] = _State(np.zeros(batch.n, np.bool_))
        return result

    def _may_leave_before(self, instr: Instruction, function: str) -> bool:
        """Whether threads may have left the kernel before they came to a barrier, and not gone around it."""
        assert self.launching is not None
        if id(instr) not in self._may_leave:
            functions = self.launching.executable.functions
            self._may_leave[id(instr)] = may_leave_before(
                functions, functions[self.launching.kernel], function, instr
            )
        return self._may_leave[id(instr)]

    # -- barriers of blocks

    def barrier(
        self,
        batch: Batch,
        function: str,
        instr: Instruction,
        number: int,
        count: int | None,
        mask: Any,
        waits: bool,
    ) -> None:
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
                lanes=lanes_of(mask, batch.n),
                notes=(f"the barrier is for {count} threads, which is no positive multiple of {WARP}",),
            )

    def released(
        self, batch: Batch, number: int, arrived: Any, waiting: list[tuple[Instruction, Any]]
    ) -> None:
        state = self._state(batch)
        if state.counts.get(number) is not None:
            return
        places: dict[Any, tuple[Instruction, Any]] = {}
        for instr, mask in waiting:
            before = places.get(place_of(instr))
            places[place_of(instr)] = instr, mask if before is None else before[1] | mask
        if len(places) > 1:
            self._mixed(batch, state, number, list(places.values()))
        if arrived is not None and state.gone.any():
            self._left(batch, state, arrived, waiting)
        for place, (_, mask) in places.items():
            here = np.ones(batch.n, np.bool_) if mask is None else mask
            state.met[place] = here if mask is None or place not in state.met else state.met[place] | here

    def _mixed(self, batch: Batch, state: _State, number: int, places: list[tuple[Instruction, Any]]) -> None:
        """Barriers at several places are complete: those of one block must be one."""
        ctas = [mask.reshape(batch.ctas, -1).any(1) for _, mask in places]
        shared = np.repeat(sum(c.astype(np.intp) for c in ctas) > 1, batch.threads)
        mixed = [(instr, mask & shared) for instr, mask in places if (mask & shared).any()]
        mixed.sort(
            key=lambda found: (place_of(found[0]).file, place_of(found[0]).line, place_of(found[0]).column)
        )
        for (instr, mask), (other, others) in pairwise(mixed):
            self.report(
                "mixed-barriers",
                BLOCK,
                instr,
                state.functions.get(id(instr), ""),
                other=other,
                batch=batch,
                lanes=[np.argmax(mask), np.argmax(others)],
                notes=(f"threads of one block meet at barrier {number} from different instructions",),
            )

    def _left(
        self, batch: Batch, state: _State, arrived: np.ndarray, waiting: list[tuple[Instruction, Any]]
    ) -> None:
        """Threads have exited that a barrier is for."""
        for instr, mask in waiting:
            here = np.repeat(mask.reshape(batch.ctas, -1).any(1), batch.threads)
            missing = here & state.gone & ~arrived
            came = state.met.get(place_of(instr))
            left = missing & came if came is not None else missing & False
            for lanes, has_met in ((left, True), (missing & ~left, False)):
                if lanes.any():
                    may_leave = has_met or self._may_leave_before(instr, state.functions.get(id(instr), ""))
                    severity = "error" if has_met or self._is_old or not may_leave else "warning"
                    note = (
                        "it has met the barrier before, and exited"
                        if has_met
                        else (
                            "it has exited without coming to the barrier"
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

    def deadlock(self, batch: Batch, waiting: list[tuple[str, Instruction | None, Any]], live: Any) -> None:
        places = [(function, instr, mask) for function, instr, mask in waiting if instr is not None]
        for index, (function, instr, mask) in enumerate(places):
            is_warp = instr.opcode not in ("bar", "barrier") or "warp" in instr.modifiers
            other = next(
                (o for i, (_, o, _) in enumerate(places) if i != index and place_of(o) != place_of(instr)),
                None,
            )
            lanes = lanes_of(mask, batch.n)
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

    def exit(self, batch: Batch, function: str, instr: Instruction | None, mask: Any) -> None:
        state = self._state(batch)
        state.gone = np.ones(batch.n, np.bool_) if mask is None else state.gone | mask
        if state.gone.all():  # nothing is told of them any more
            del self._states[batch]

    def meet(
        self, batch: Batch, function: str, instr: Instruction, members: Any, mask: Any, live: Any
    ) -> None:
        whole = not isinstance(members, np.ndarray) and int(members) == 0xFFFFFFFF
        if whole and live is None:
            return
        lanes = lanes_of(mask, batch.n)
        named = _named(members, lanes)
        outside = (named >> (lanes % batch.threads % WARP).astype(np.uint32) & 1) == 0
        if outside.any():
            self.report(
                "invalid-mask",
                ARGUMENTS,
                instr,
                function,
                batch=batch,
                lanes=lanes[outside],
                notes=(f"the mask {int(named[np.argmax(outside)]):#010x} leaves out the thread itself",),
            )
        if isinstance(members, np.ndarray):
            self._differing(batch, [(function, instr)], lanes, named, np.zeros(len(lanes), np.intp))
        if live is not None:
            self._exited(batch, function, instr, lanes, _warps(batch, lanes), named)

    def met_apart(self, batch: Batch, places: list[tuple[str, Instruction, Any, Any]]) -> None:
        parts = [lanes_of(mask, batch.n) for *_, mask in places]
        lanes = np.concatenate(parts)
        order = np.argsort(lanes)
        named = np.concatenate([_named(members, part) for (_, _, members, _), part in zip(places, parts)])
        at = np.repeat(np.arange(len(places)), [len(part) for part in parts])
        self._differing(
            batch,
            [(function, instr) for function, instr, *_ in places],
            lanes[order],
            named[order],
            at[order],
        )

    def _differing(
        self,
        batch: Batch,
        places: list[tuple[str, Instruction]],
        lanes: np.ndarray,
        named: np.ndarray,
        at: np.ndarray,
    ) -> None:
        """Lanes that name each other must have one mask. `at` says at which of the places each stands."""
        warp, lane = _warps(batch, lanes), lanes % batch.threads % WARP
        first = np.flatnonzero(np.concatenate(([True], warp[1:] != warp[:-1])))
        low, high = np.minimum.reduceat(named, first), np.maximum.reduceat(named, first)
        ends = np.append(first[1:], len(lanes))
        for group in np.flatnonzero(low != high):
            part = slice(first[group], ends[group])
            masks = dict(zip(lane[part].tolist(), named[part].tolist()))
            places_of = dict(zip(masks, at[part].tolist()))
            for index, (own, mask) in zip(lanes[part], masks.items()):
                other = next((j for j, theirs in masks.items() if mask >> j & 1 and theirs != mask), None)
                if other is not None:
                    (function, instr), (_, there) = places[places_of[own]], places[places_of[other]]
                    self.report(
                        "invalid-mask",
                        ARGUMENTS,
                        instr,
                        function,
                        other=there if there is not instr else None,
                        batch=batch,
                        lanes=[index, index - own + other],
                        notes=(f"one lane says {mask:#010x}, another that it names {masks[other]:#010x}",),
                    )
                    break

    def _exited(
        self,
        batch: Batch,
        function: str,
        instr: Instruction,
        lanes: np.ndarray,
        warp: np.ndarray,
        named: np.ndarray,
    ) -> None:
        """Lanes that a mask names have exited."""
        gone = self._state(batch).gone
        per_cta = -(-batch.threads // WARP)
        padded = np.zeros((batch.ctas, per_cta * WARP), np.bool_)
        padded[:, : batch.threads] = gone.reshape(batch.ctas, -1)
        bits = np.packbits(padded.reshape(-1, WARP), axis=1, bitorder="little").view("<u4")[:, 0]
        missing = named & bits[warp]
        if not missing.any():
            return
        index = int(np.argmax(missing != 0))
        lane = int(missing[index] & -missing[index].astype(np.int64)).bit_length() - 1
        needs_no_value = "barrier" in instr.variant.form.effects or instr.opcode == "vote"  # type: ignore[union-attr]
        severity = "warning" if needs_no_value and self._may_leave_before(instr, function) else "error"
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
                    f"the mask {int(named[index]):#010x} names lanes that have exited:"
                    f" {int(missing[index]):#010x}"
                ),
            ),
        )


def _named(members: Any, lanes: np.ndarray) -> np.ndarray:
    """The mask of each lane."""
    named: np.ndarray = (
        members[lanes].astype(np.uint32)
        if isinstance(members, np.ndarray)
        else np.full(len(lanes), members, np.uint32)
    )
    return named


def _warps(batch: Batch, lanes: np.ndarray) -> np.ndarray:
    """The number of each lane's warp."""
    warps: np.ndarray = lanes // batch.threads * -(-batch.threads // WARP) + lanes % batch.threads // WARP
    return warps
