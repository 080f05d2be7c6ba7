"""Parallel copies as sequences of moves.

Leaving SSA form turns the phis of a block into one *parallel* copy per incoming edge: all sources
are read before any destination is written. Registers have only moves, one after the other.

Boissinot, Darte, Rastello, Dupont de Dinechin, Guillon, "Revisiting out-of-SSA translation for
correctness, code quality and efficiency", CGO 2009, algorithm 1: a move is emitted as soon as
nobody needs the old contents of its destination; what then remains are cycles, each of which is
opened by saving one member in a fresh value.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

V = TypeVar("V", bound=Hashable)


def sequentialize(copies: Iterable[tuple[V, V]], fresh: Callable[[V], V]) -> list[tuple[V, V]]:
    """Order the (dst, src) pairs; the result, executed in order, does what they do at once.

    Destinations are distinct. `fresh(v)` makes a new value of v's class; it is called once per
    cycle. Copies of a value to itself vanish. The result depends on the order of `copies` alone.
    """
    source = {dst: src for dst, src in copies if dst != src}
    readers: dict[V, int] = {}
    for src in source.values():
        readers[src] = readers.get(src, 0) + 1
    ready = [dst for dst in source if dst not in readers]
    moves: list[tuple[V, V]] = []
    for start in [None, *source]:
        if start is not None and start in source:
            # Only cycles are left, and `start` is on one: its readers read the saved copy.
            saved = fresh(start)
            moves.append((saved, start))
            for dst, src in source.items():
                if src == start:
                    source[dst] = saved
            ready.append(start)
        while ready:
            dst = ready.pop()
            src = source.pop(dst)
            moves.append((dst, src))
            if src in readers:
                readers[src] -= 1
                if not readers[src] and src in source:
                    ready.append(src)
    return moves
