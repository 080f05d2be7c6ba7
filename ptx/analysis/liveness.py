"""Live registers of PTX and of code generation's machine code, which has the same registers.

A guarded write does not kill: where the guard is false the old value survives.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Generic

from ...support.graphs import Graph, N
from ...support.liveness import live_sets
from ..model import Register
from ..ptxtypes import TYPES

RegisterEffect = tuple[tuple[Register, ...], tuple[Register, ...], bool]
"""Effect of one operation: (registers it reads, registers it writes, whether old values may survive)."""


class RegisterLiveness(Generic[N]):
    """Live registers as bit sets. `live_in` and `live_out` hold those of every block that the entry reaches.

    `numbers` maps each register to its bit, in order of first appearance.
    """

    def __init__(self, graph: Graph[N], entry: N, blocks: Mapping[N, Iterable[RegisterEffect]]) -> None:
        self.numbers: dict[Register, int] = {}
        self._effects = {
            node: [self._masks(*effect) for effect in effects] for node, effects in blocks.items()
        }
        kills = {node: [(reads, kill) for reads, _, kill in masks] for node, masks in self._effects.items()}
        self.live_in, self.live_out = live_sets(graph, entry, kills)

    def _masks(
        self, reads: Iterable[Register], writes: Iterable[Register], is_partial: bool
    ) -> tuple[int, int, int]:
        """Return (reads, writes, kills) as bit sets, and number new registers."""
        numbers = self.numbers
        read = written = 0
        for register in reads:
            read |= 1 << numbers.setdefault(register, len(numbers))
        for register in writes:
            written |= 1 << numbers.setdefault(register, len(numbers))
        return read, written, 0 if is_partial else written

    def mask(self, registers: Iterable[Register]) -> int:
        """Return the bit set of `registers`, all of which must occur in the code."""
        return sum(1 << self.numbers[register] for register in registers)

    def registers(self, mask: int) -> list[Register]:
        """Return the registers of a bit set, in order of first appearance."""
        return [register for register, number in self.numbers.items() if mask >> number & 1]

    def live_after(self, node: N, index: int) -> int:
        """Return the registers that are live after operation `index` of a block."""
        live = self.live_out.get(node, 0)
        for reads, _, kills in reversed(self._effects[node][index + 1 :]):
            live = live & ~kills | reads
        return live

    def pressure(self, node: N) -> int:
        """Return the most 32-bit units that are live at one point of a block; predicates do not count."""
        counted, wide = self._counted
        live = self.live_out.get(node, 0)
        points = [live]
        for reads, writes, kills in reversed(self._effects[node]):
            points.append(live | writes)
            live = live & ~kills | reads
            points.append(live)
        return max((point & counted).bit_count() + (point & wide).bit_count() for point in points)

    @cached_property
    def _counted(self) -> tuple[int, int]:
        """The registers other than predicates, and those of them with 64 bits."""
        registers = [register for register in self.numbers if register.type != "pred"]
        return self.mask(registers), self.mask(r for r in registers if TYPES[r.type].bits == 64)
