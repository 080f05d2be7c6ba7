"""Liveness over an allocation problem, and interference of values.

Two values interfere when one is defined while the other is live, unless the definition is a move from that
other (they then hold the same contents). Chaitin et al., "Register allocation via coloring", Computer
Languages 6 (1981).

Sets of values are integers used as bit masks, because a scan with big-integer operations is some fifty times
faster than one with Python sets.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...support.fast_dataclass import record
from ...support.liveness import live_sets
from .problem import Problem


def mask_of(values: Iterable[int]) -> int:
    """The set of `values` as a bit mask."""
    mask = 0
    for value in values:
        mask |= 1 << value
    return mask


def members(mask: int) -> Iterator[int]:
    """The values in a mask, ascending."""
    base = 0
    while mask:
        word = mask & 0xFFFFFFFFFFFFFFFF
        if not word:
            empty = (mask & -mask).bit_length() - 1 & ~63
            mask >>= empty
            base += empty
            continue
        while word:
            low = word & -word
            yield base + low.bit_length() - 1
            word ^= low
        mask >>= 64
        base += 64


def live_out(problem: Problem) -> list[int]:
    """Return per block the mask of values live at its end; 0 for blocks that the entry does not reach."""
    return liveness(problem)[1]


def liveness(problem: Problem) -> tuple[list[int], list[int]]:
    """Return per block the masks of values live at its start and at its end."""
    graph = {number: block.successors for number, block in enumerate(problem.blocks)}
    before, after = live_sets(
        graph,
        0,
        {
            number: ((mask_of(op.uses), 0 if op.guarded else mask_of(op.defs)) for op in block.ops)
            for number, block in enumerate(problem.blocks)
        },
    )
    return [before.get(number, 0) for number in graph], [after.get(number, 0) for number in graph]


@record(eq=True)
class Conflicts:
    """Interference, before a graph of it is built.

    `adjacent[v]`: the values of v's bank that are live where v is defined, and so interfere with it; of two
    values that interfere, at least one lists the other. `occurring`: the values that occur. `pressure[bank]`:
    most units live at one point. `copies`: the moves as (dst, src, weight), heaviest first, then in program
    order. `live`: see `liveness`.
    """

    adjacent: list[int]
    occurring: int
    pressure: dict[str, int]
    copies: list[tuple[int, int, float]]
    live: tuple[list[int], list[int]]


def conflicts(problem: Problem) -> Conflicts:
    """Scan every block backwards from what is live at its end."""
    class_masks: dict[str, int] = {}
    by_class: dict[str, list[int]] = {}
    for value, name in enumerate(problem.values):
        by_class.setdefault(name, []).append(value)
    banks: dict[str, int] = {}
    for name, values in by_class.items():
        class_masks[name] = _dense_mask(values, len(problem.values))
        bank = problem.classes[name].bank
        banks[bank] = banks.get(bank, 0) | class_masks[name]
    bank_of = [banks[problem.classes[name].bank] for name in problem.values]
    measures = [(problem.classes[n].bank, problem.classes[n].size, m) for n, m in class_masks.items()]

    adjacent = [0] * len(problem.values)
    occurring = 0
    pressure = dict.fromkeys(banks, 0)
    copies: list[tuple[int, int, float]] = []
    at_ends = liveness(problem)
    for block, live in zip(problem.blocks, at_ends[1]):
        _measure(live, measures, pressure)
        for op in reversed(block.ops):
            defs, uses = mask_of(op.defs), mask_of(op.uses)
            occurring |= defs | uses
            if op.is_copy:
                copies.append((op.defs[0], op.uses[0], block.weight))
            if defs:
                at_def = live | defs
                if at_def != live:
                    _measure(at_def, measures, pressure)
                across = at_def & ~uses if op.is_copy and not op.guarded else at_def
                across |= mask_of(op.early)
                for value in op.defs:
                    adjacent[value] |= across & bank_of[value] & ~(1 << value)
                if not op.guarded:
                    live &= ~defs
            if uses & ~live:
                live |= uses
                _measure(live, measures, pressure)
    copies.reverse()
    copies.sort(key=lambda copy: -copy[2])
    return Conflicts(adjacent, occurring, pressure, copies, at_ends)


def _dense_mask(values: list[int], count: int) -> int:
    flags = bytearray((count + 7) // 8)
    for value in values:
        flags[value >> 3] |= 1 << (value & 7)
    return int.from_bytes(flags, "little")


def _measure(live: int, measures: list[tuple[str, int, int]], pressure: dict[str, int]) -> None:
    now: dict[str, int] = {}
    for bank, size, mask in measures:
        now[bank] = now.get(bank, 0) + (live & mask).bit_count() * size
    for bank, units in now.items():
        if units > pressure[bank]:
            pressure[bank] = units
