"""Cooperative groups: what each thread of random partitions learns, against the definitions (CUDA C++
Programming Guide, "Cooperative Groups").

The definitions below were compared with what nvcc 13's own header says of the same program.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from pathlib import Path

import numpy as np
import pytest

import minicc
from minicc.support.fast_dataclass import record

THREADS, WARP, SLOTS = 128, 32, 320


@record(frozen=True)
class Group:
    """Threads by rank, and the group's position among those that its parent was divided into."""

    threads: tuple[int, ...]
    count: int = 1
    place: int = 0


def tiles(parent: Sequence[int], size: int) -> list[Group]:
    parts = [tuple(parent[i : i + size]) for i in range(0, len(parent), size)]
    return [Group(part, len(parts), i) for i, part in enumerate(parts)]


def labelled(parent: Sequence[int], label: Callable[[int], Hashable]) -> list[Group]:
    """Numbered by their first threads."""
    labels = list(dict.fromkeys(label(t) for t in parent))
    return [
        Group(tuple(t for t in parent if label(t) == key), len(labels), i) for i, key in enumerate(labels)
    ]


def binary(parent: Sequence[int], predicate: Callable[[int], bool]) -> list[Group]:
    """Threads without the predicate come first."""
    parts = [tuple(t for t in parent if bool(predicate(t)) is wanted) for wanted in (False, True)]
    return [Group(part, 2, i) for i, part in enumerate(parts)] if all(parts) else [Group(tuple(parent))]


def row_of(rng: np.random.Generator) -> np.ndarray:
    row = np.zeros(66, np.uint32)
    row[:32], row[32:64] = rng.integers(0, rng.integers(1, 6), 32), rng.integers(0, 100, 32)
    row[64], row[65] = rng.integers(1, 2**32), 2 ** rng.integers(0, 6)
    return row


def expected(row: np.ndarray) -> np.ndarray:
    """What the block writes for a row: `SLOTS` numbers of each thread."""
    out = np.zeros((THREADS, SLOTS), np.uint32)
    block, size = list(range(THREADS)), int(row[65])
    label, value = (lambda t: int(row[t % WARP])), (lambda t: int(row[WARP + t % WARP]) + t // WARP * 5)

    def show(at: int, groups: Sequence[Group], has_lanes: bool = True) -> None:
        for group in groups:
            values = [value(t) for t in group.threads]
            for rank, t in enumerate(group.threads):
                n, mine = len(values), values[rank]
                out[t, at : at + 10] = [
                    n,
                    rank,
                    group.count,
                    group.place,
                    values[n // 2],
                    any(v % 8 == 3 for v in values),
                    all(v % 8 != 3 for v in values),
                    sum(values),
                    max(values[: rank + 1]),
                    sum(values[:rank]),
                ]
                if has_lanes:
                    out[t, at + 10 : at + 14] = [
                        sum((v & 1) << i for i, v in enumerate(values)),
                        sum((v % 4 == mine % 4) << i for i, v in enumerate(values)),
                        values[max(rank - 1, 0)],
                        values[rank + 2] if rank + 2 < n else mine,
                    ]

    def each(parents: Sequence[Group], divided: Callable[[Sequence[int]], list[Group]]) -> list[Group]:
        return [part for parent in parents for part in divided(parent.threads)]

    warps, eights, pairs = tiles(block, 32), tiles(block, 8), tiles(block, 64)
    show(0, warps)
    show(16, each(warps, lambda p: labelled(p, label)))
    show(32, each(warps, lambda p: binary(p, lambda t: label(t) & 1 == 1)))
    show(48, eights)
    show(64, each(eights, lambda p: labelled(p, label)))
    show(80, each(eights, lambda p: binary(p, lambda t: label(t) == 0)))
    show(96, each(tiles(block, 16), lambda p: tiles(p, 4)))
    show(112, each(eights, lambda p: tiles(p, 4)))
    show(128, pairs, False)
    show(144, pairs, False)
    show(160, each(pairs, lambda p: tiles(p, 32)))
    show(176, [Group(tuple(block))], False)
    for at, part in ((192, size), (194, max(size // 2, 1))):
        out[:, at], out[:, at + 1] = part, np.arange(THREADS) % part
    out[:, 198], out[:, 199] = THREADS, 8
    some = [Group(tuple(t for t in warp.threads if row[64] >> (t % WARP) & 1)) for warp in warps]
    halves = each(some, lambda p: binary(p, lambda t: label(t) & 1 == 1))
    parts = each(some, lambda p: tiles(p, size))
    show(208, some)
    show(224, each(some, lambda p: labelled(p, label)))
    show(240, halves)
    show(256, parts)
    show(272, each(halves, lambda p: labelled(p, lambda t: label(t) >> 1)))
    show(288, each(parts, lambda p: binary(p, lambda t: label(t) > 1)))
    for group in some:
        out[group.threads[0], 304] = 1
    for group in halves:
        out[list(group.threads), 305] = value(group.threads[0]) + len(group.threads)
    return out


@pytest.fixture(scope="module")
def kernel() -> minicc.Kernel:
    source = (Path(__file__).parent / "groups" / "partitions.cu").read_text()
    return minicc.compile(source, arch="sm_80", options=("-O1", "-std=c++17"))["partitions"]


def test_random_partitions(kernel: minicc.Kernel) -> None:
    rng = np.random.default_rng(13)
    rows = np.stack([row_of(rng) for _ in range(4)])
    out = np.zeros((len(rows), THREADS, SLOTS), np.uint32)
    kernel((len(rows),), (THREADS,), (rows.reshape(-1), out.reshape(-1)), engine="reference")
    for i, row in enumerate(rows):
        right = expected(row)
        right[:, 200] = np.arange(THREADS) + i * THREADS
        differing = np.argwhere(out[i] != right)
        assert not len(differing), (i, differing[:8].tolist())
