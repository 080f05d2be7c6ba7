"""The values that are live into and out of each block: a backward dataflow on bit masks.

A phi's operand is used at the end of the predecessor it comes from, and its result is defined at
the top of its block, so neither is live into the block. Constants, globals, functions and blocks
have no lifetime. Blocks that the entry does not reach have nothing live.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...ir.core import Argument, Block, Function, Instr, Value
from ...support.liveness import Effect, live_sets
from ...support.text_table import count, join_names, node_name, table

if TYPE_CHECKING:
    from .analyses import Analyses


class Liveness:
    """Answers for one function. Lists are in order of definition: arguments, then instructions."""

    def __init__(self, fn: Function, analyses: Analyses) -> None:
        self.fn = fn
        self.values: list[Value] = [*fn.args, *(i for i in fn.instrs() if not i.type.is_void)]
        self._number = {value: i for i, value in enumerate(self.values)}
        successors: dict[Block, list[Block]] = analyses.get("cfg", fn).successors

        def effects(block: Block) -> Iterator[Effect]:
            for instr in block.instrs:
                number = self._number.get(instr)
                reads = 0 if instr.op == "phi" else self._mask(instr.operands)
                yield reads, 0 if number is None else 1 << number

        def edge(source: Block, target: Block, live: int) -> int:
            return live | self._mask([phi.incoming_from(source) for phi in target.phis])

        self._in, self._out = live_sets(
            successors, fn.entry, {block: effects(block) for block in fn.blocks}, edge
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Liveness) and (self.values, self._in, self._out) == (
            other.values,
            other._in,
            other._out,
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return (
            f"<Liveness: {count(len(self.values), 'value')} in {count(len(self._in), 'block')}, at most"
            f" {max(map(self.pressure, self._in), default=0)} alive>"
        )

    def __str__(self) -> str:
        """Return the values live into and out of every block, and its register pressure."""
        rows = (
            (node_name(b), self.pressure(b), join_names(self.live_in(b)), join_names(self.live_out(b)))
            for b in self._in
        )
        return table(("block", "pressure", "live in", "live out"), rows)

    def live_in(self, block: Block) -> list[Value]:
        """The values that `block` or its successors use and that are defined before it."""
        return self._list(self._in.get(block, 0))

    def live_out(self, block: Block) -> list[Value]:
        """The values alive at the end of `block`, operands of its successors' phis included."""
        return self._list(self._out.get(block, 0))

    def is_live_out(self, value: Value, block: Block) -> bool:
        """Return whether a value is live at the end of a block."""
        number = self._number.get(value)
        return number is not None and bool(self._out.get(block, 0) >> number & 1)

    def pressure(self, block: Block) -> int:
        """The most values alive at one point of `block`."""
        live = self._out.get(block, 0)
        most = live.bit_count()
        for instr in reversed(block.instrs):
            if instr.op == "phi":
                break
            if instr in self._number:
                live |= 1 << self._number[instr]
                most = max(most, live.bit_count())
                live &= ~(1 << self._number[instr])
            live |= self._mask(instr.operands)
            most = max(most, live.bit_count())
        return most

    def _mask(self, values: list[Value] | tuple[Value, ...]) -> int:
        mask = 0
        for value in values:
            if isinstance(value, Instr | Argument):
                mask |= 1 << self._number[value]
        return mask

    def _list(self, mask: int) -> list[Value]:
        result = []
        while mask:
            result.append(self.values[(mask & -mask).bit_length() - 1])
            mask &= mask - 1
        return result


def liveness(fn: Function, analyses: Analyses) -> Liveness:
    """Compute the live values of all blocks."""
    return Liveness(fn, analyses)
