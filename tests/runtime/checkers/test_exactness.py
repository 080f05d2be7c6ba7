"""The checker 'race' against a plain one: whole vector clocks, and every access ever made, on random kernels
under several orders.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import minicc
from minicc.runtime.checkers import race
from minicc.runtime.checkers.report import CheckReports

BLOCKS, THREADS = 2, 64
Byte = tuple[str, int, int]


class Plain(minicc.Observer):
    """Happens-before as the books have it; threads are numbered through the grid. `racing` are the bytes
    (space, block, address) that a race was found at.
    """

    events = frozenset({"access", "barrier", "warp_sync", "order"})

    def __init__(self) -> None:
        count = BLOCKS * THREADS
        self.clock, self.pending, self.at_fence = (np.zeros((count, count), np.int64) for _ in range(3))
        self.has_fenced = np.zeros(count, np.bool_)
        self.words: dict[Byte, np.ndarray] = {}
        self.history: dict[Byte, list[tuple[int, int, bool, bool]]] = {}
        self.arrived: dict[tuple[int, int], dict[int, np.ndarray]] = {}
        self.racing: set[Byte] = set()
        self.now = 0

    @staticmethod
    def lanes(batch: Any, mask: Any) -> list[int]:
        return (np.arange(batch.n) if mask is None else np.flatnonzero(mask)).tolist()

    def of(self, batch: Any, mask: Any) -> list[int]:
        return [lane + batch.first_cta * THREADS for lane in self.lanes(batch, mask)]

    def barrier(self, batch, function, instr, number, count, mask, waits):
        for t in self.of(batch, mask):
            self.arrived.setdefault((t // THREADS, number), {})[t] = self.clock[t].copy()

    def barrier_release(self, batch, number, arrived, waiting):
        waits = {t for _, mask in waiting for t in self.of(batch, mask)}
        everybody = self.of(batch, arrived)
        for block in sorted({t // THREADS for t in everybody}):
            there, who = self.arrived[block, number], [t for t in everybody if t // THREADS == block]
            met, seen = np.max([there.pop(t) for t in who], axis=0), self.pending[who].max(0)
            for t in waits & set(who):
                np.maximum(self.clock[t], met, out=self.clock[t])
                np.maximum(self.pending[t], seen, out=self.pending[t])

    def warp_sync(self, batch, function, instr, members, mask, live):
        if instr.opcode not in ("bar", "barrier"):
            return
        named = np.broadcast_to(members, (batch.n,))
        before = self.clock.copy()
        for lane in self.lanes(batch, mask):
            t = lane + batch.first_cta * THREADS
            others = [t - t % 32 + i for i in range(32) if int(named[lane]) >> i & 1]
            self.clock[t] = before[others].max(0)

    def order(self, batch, function, instr, mask):
        for t in self.of(batch, mask):
            np.maximum(self.clock[t], self.pending[t], out=self.clock[t])
            self.at_fence[t], self.has_fenced[t] = self.clock[t], True
            self.at_fence[t, t] = self.now

    def access(self, batch, function, instr, kind, space, address, size, mask):
        if space not in ("shared", "global"):
            return
        self.now += 1
        where = np.broadcast_to(address, (batch.n,))
        lanes = self.lanes(batch, mask)
        for lane in lanes[::-1] if self.backwards and kind == "atomic" else lanes:
            t = lane + batch.first_cta * THREADS
            block = t // THREADS if space == "shared" else -1
            if kind == "atomic":
                word = self.words.setdefault(
                    (space, block, int(where[lane])), np.zeros(BLOCKS * THREADS, np.int64)
                )
                np.maximum(self.pending[t], word, out=self.pending[t])
                if self.has_fenced[t]:
                    np.maximum(word, self.at_fence[t], out=word)
            for byte in range(int(where[lane]), int(where[lane]) + size):
                key = space, block, byte
                seen = self.history.setdefault(key, [])
                for other, time, writes, strong in seen:
                    if (
                        other != t
                        and (writes or kind != "load")
                        and not (strong and kind == "atomic")
                        and time > self.clock[t, other]
                    ):
                        self.racing.add(key)
                seen.append((t, self.now, kind != "load", kind == "atomic"))
        for t in self.of(batch, mask):
            self.clock[t, t] = self.now

    backwards = False
    """Whether atomics of one instruction happen from the last lane to the first."""


class RecordingRace(race.Race):
    """The checker, which also records the cell of each race."""

    def __init__(self) -> None:
        super().__init__(CheckReports())
        self.cells: set[Byte] = set()


def _record_cells(access: Any, index: np.ndarray) -> None:
    for i in index.tolist():
        block = int(access.clocks.cta[access._cell_lanes[i]]) if access.space == "shared" else -1
        access.race.cells.add((access.space, block, access._address(i) // 4))


def kernel(seed: int) -> str:
    """A random kernel of 64 threads a block, without branches that depend on what others do."""
    rng = random.Random(seed)
    element = rng.choice(("int", "int", "char"))
    cells = (
        "t % 16",
        f"(t + {rng.randrange(1, 16)}) % 16",
        "t / 4",
        "t / 32 * 8 + t % 8",
        str(rng.randrange(16)),
        "t",
        "t ^ 1",
        "63 - t",
    )
    guards = (
        "",
        "",
        "",
        f"if (t % {rng.randrange(2, 9)} == 1) ",
        "if (t < 32) ",
        "if (t >= 32) ",
        f"if (t == {rng.randrange(64)}) ",
        f"if (t / 16 == {rng.randrange(4)}) ",
    )
    lines = []
    for number in range(rng.randrange(4, 12)):
        array = rng.choice(("s", "s", "s", "(p + blockIdx.x * 64)", "p"))
        cell, guard = rng.choice(cells), rng.choice(guards)
        lines.append(
            rng.choice(
                (
                    f"{guard}{array}[{cell}] = t + {number};",
                    f"{guard}v += {array}[{cell}];",
                    f"{guard}{array}[{cell}] = {array}[{rng.choice(cells)}];",
                    f"{guard}{array}[t] = t + {number};",
                    f"v += {array}[{cell}];",
                    f"if (t == {rng.randrange(64)}) {array}[{cell}] = 1;",
                    f"{guard}atomicAdd(&words[{rng.randrange(3)}], 1);",
                    f"{guard}atomicAdd(&own[{rng.randrange(3)}], 1);",
                    "if (t == 5) v += words[1];",
                    (
                        f"if (t == {rng.randrange(64)}) {{ __threadfence();"
                        f" atomicExch(&words[{rng.randrange(2)}], 1); }}"
                    ),
                    (
                        f"if (t == {rng.randrange(64)}) {{ v += atomicAdd(&words[{rng.randrange(2)}], 0);"
                        " __threadfence(); }"
                    ),
                )
            )
        )
        mask = rng.choice((1, 3, 7))
        lines.append(rng.choice((
            "", "__syncthreads();", "__syncthreads();", "__syncthreads();", "__syncwarp();",
            "__syncwarp(t & 16 ? 0xffff0000u : 0xffffu);",
            f"__syncwarp({2 ** (mask + 1) - 1}u << (t & {31 - mask}));", 'asm volatile("bar.sync %0, 32;" :: '
                                                                         '"r"(2 + t / 32) : "memory");',
            'if (t < 32) asm volatile("bar.arrive 1, 64;" ::: "memory"); else asm volatile("bar.sync 1, 64;" '
            '::: "memory");'
            f" {guard}v += s[{cell}]; __syncthreads();",
            'if (t < 32) asm volatile("bar.sync 4, 64;" ::: "memory"); else asm volatile("bar.arrive 4, 64;" '
            '::: "memory");'
            f" {guard}s[{cell}] = v; __syncthreads();")))  # fmt: skip
    body = "\n    ".join(line for line in lines if line)
    return f"""__device__ int words[4];
extern "C" __global__ void k({element} *p, int *out)
{{
    __shared__ {element} s[64];
    __shared__ int own[4];
    int t = threadIdx.x, v = 0;
    {body}
    out[blockIdx.x * 64 + t] = v;
}}
"""


@pytest.mark.parametrize("seed", [*range(36), 604, 1071, 1293, 1875, 2015])
def test_it_finds_what_a_plain_checker_finds(seed, monkeypatch):
    report_races, report_collisions = race._AccessCheck._report_races, race._AccessCheck._report_collisions
    monkeypatch.setattr(
        race._AccessCheck,
        "_report_races",
        lambda self, index, epochs: (_record_cells(self, index), report_races(self, index, epochs))[1],
    )
    monkeypatch.setattr(
        race._AccessCheck,
        "_report_collisions",
        lambda self, index, others: (_record_cells(self, index), report_collisions(self, index, others))[1],
    )
    source = kernel(seed)
    obj = minicc.compile(source, options=("-O0",))
    results = []
    for order in (None, 1, 2, 3):
        plain, checker = Plain(), RecordingRace()
        plain.backwards = order is not None and order % 2 == 1
        p = np.zeros(128, np.int32 if "(int *p" in source else np.int8)
        obj["k"][BLOCKS, THREADS](
            p,
            np.zeros(128, np.int32),
            observers=[plain, checker],
            device=minicc.Device(order=order),
            max_steps=100_000,
        )
        item = {(space, block, address // 4) for space, block, address in plain.racing}
        assert checker.cells == item, f"order {order}\n{source}"
        results.append(item)
    if "threadfence" not in source:  # nobody's message depends on who comes first
        assert all(item == results[0] for item in results), source
