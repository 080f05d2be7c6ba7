"""Colouring without a graph, for banks without a budget: the graph may be quadratic in the size of the
function.

Registers without a budget never spill, so the order of colouring only affects the number of names. Values
take the lowest colour that is free where the code first defines them; `Web.takes` proves each choice, so that
webs with several definitions, and blocks in any order, are right too. The work is a few operations on bit
masks per operation of the program.

Literature: Poletto, Sarkar, "Linear scan register allocation", TOPLAS 21 (1999); without its intervals,
liveness is exact.
"""

from __future__ import annotations

from ...support.fast_dataclass import field, record
from .conflicts import Conflicts, members
from .merging import Merged, Web
from .problem import Coloring, Op, Problem


@record
class _Bank:
    """The colours of a bank; those of live values are in the mask `taken`, how many values there are in
    `count`.
    """

    colours: list[Web] = field(default_factory=list)
    taken: int = 0
    count: dict[int, int] = field(default_factory=dict)

    def allocate(self, web: Web) -> int:
        """Return the lowest free colour for a web whose live range begins here."""
        tried = self.taken
        while True:
            colour = (~tried & (tried + 1)).bit_length() - 1
            if colour == len(self.colours):
                self.colours.append(Web())
            if self.colours[colour].takes(web):
                self.colours[colour].add(web)
                return colour
            tried |= 1 << colour

    def born(self, colour: int) -> None:
        """Count a live value of a colour."""
        self.count[colour] = self.count.get(colour, 0) + 1
        self.taken |= 1 << colour

    def died(self, colour: int) -> None:
        """Remove a live value of a colour."""
        self.count[colour] -= 1
        if not self.count[colour]:
            self.taken &= ~(1 << colour)


def scan(problem: Problem, found: Conflicts, merged: Merged) -> Coloring:
    """Colour the webs in the order of the code."""
    representative = merged.representative
    banks = {name: _Bank() for name in dict.fromkeys(cls.bank for cls in problem.classes.values())}
    units: dict[int, int] = {}
    live: dict[int, _Bank] = {}

    def begin(value: int) -> None:
        if value in live:
            return
        bank = banks[problem.class_of(value).bank]
        root = representative.get(value, value)
        if root not in units:
            units[root] = bank.allocate(merged.webs[root])
        live[value] = bank
        bank.born(units[root])

    def end(value: int) -> None:
        live.pop(value).died(units[representative.get(value, value)])

    at = 0  # what is live, as a mask
    for block, first, last in zip(problem.blocks, *found.live):
        for value in list(members(at & ~first)):
            end(value)
        for value in members(first & ~at):
            begin(value)
        for op, dying in zip(block.ops, _deaths(block.ops, last)):
            for value in dying:
                if value in live:
                    end(value)
            for value in op.defs:
                begin(value)
            for value in dying:
                if value in op.defs and value in live:
                    end(value)  # nobody reads it
        at = last
    for root, web in merged.webs.items():
        if root not in units:  # read where nothing has been written
            units[root] = banks[problem.class_of(root).bank].allocate(web)
    return Coloring(units, representative, [])


def _deaths(ops: list[Op], live: int) -> list[list[int]]:
    """Return for each operation the values without a later read."""
    result: list[list[int]] = []
    for op in reversed(ops):
        dying = [value for value in dict.fromkeys((*op.defs, *op.uses)) if not live >> value & 1]
        result.append(dying)
        if not op.guarded:
            for value in op.defs:
                live &= ~(1 << value)
        for value in op.uses:
            live |= 1 << value
    return result[::-1]
