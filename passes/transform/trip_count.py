"""Trip counts of loops, found by executing their control on constants. No pass of its own.

Phis start with their constants, and the instructions that the test depends on are folded, iteration by
iteration. Addresses are distances from an object that does not change in the loop. Where the counter is
compared with an unknown bound, the trip count is at most that of the greatest possible bound, or of the
least where the counter goes down.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from ...ir.core import Block, Constant, Instr, Int, Value, const_int, is_op
from ...ir.irtypes import I64, IntType, PointerType
from ...ir.opcodes import INVERSE
from ...support.fast_dataclass import record
from ...support.graphs import NaturalLoop
from ..analysis.facts import most, not_negative
from ..analysis.layout import are_ordered, base_and_offset, constant_gep

MOST_CONTROL = 32
"""The most instructions that the test may depend on."""

MOST_INEXACT = 16
"""The most iterations that are counted where there may be fewer."""

Known = Mapping[Value, Constant]
"""The constants that values of outer loops have in one of their iterations."""

Number = Callable[[Value], "Constant | None"]


@record(frozen=True)
class TripCount:
    """The number of executions of the header, the last one ended by the branch of `control`; unless `exact`,
    it may end earlier.
    """

    control: Block
    count: int
    exact: bool

    def __str__(self) -> str:
        return f"{'' if self.exact else 'at most '}{self.count} iteration{'s' * (self.count != 1)}"


def trip_count(
    loop: NaturalLoop[Block], before: Block, limit: int, known: Known | None = None
) -> TripCount | None:
    """Return the trip count that the loop's control determines, up to `limit`."""
    for block in dict.fromkeys(source for source, _ in loop.exits):
        term = block.terminator
        if not is_op(term, "br") or len(term.blocks) != 2 or block not in (loop.header, loop.latches[0]):
            continue
        bound = _extreme_bound(loop, term)
        most_counted = limit if bound is None else min(limit, MOST_INEXACT)
        count = _count(loop, before, term, most_counted, bound, known or {})
        if count is not None:
            return TripCount(block, count, bound is None)
    return None


def _extreme_bound(loop: NaturalLoop[Block], term: Instr) -> Int | None:
    """Return the bound that lets the loop go round most often, where it compares its counter with an outside
    value: a maximum of that for one that goes up (`most`), zero as the least for one that goes down.
    """
    test = term.operands[0]
    if not is_op(test, "icmp"):
        return None
    bound = test.operands[1]
    if (
        isinstance(bound, Constant)
        or not isinstance(bound.type, IntType)
        or (isinstance(bound, Instr) and _inside(bound, loop))
    ):
        return None
    pred = test.attrs["pred"] if term.blocks[0] in loop else INVERSE[test.attrs["pred"]]
    if pred in ("ugt", "uge", "sgt", "sge"):
        return const_int(bound.type, 0) if pred[0] == "u" or not_negative(bound) else None
    known = pred in ("ult", "ule", "slt", "sle") and (greatest := most(bound)) < 1 << bound.type.bits - 1
    return const_int(bound.type, greatest) if known else None


def _count(
    loop: NaturalLoop[Block], before: Block, term: Instr, limit: int, bound: Int | None, known: Known
) -> int | None:
    """Execute the test of `term` until it leaves the loop; `bound` replaces the value that it
    compares with.
    """
    test = term.operands[0]
    counter = test.operands[0] if bound is not None and isinstance(test, Instr) else test
    slice = _slice(loop, counter, known)
    if slice is None:
        return None
    number = _numbering(slice, known)
    state: dict[Value, Constant] = {}
    for count in range(1, limit + 1):
        new = _iteration(slice, before if count == 1 else loop.latches[0], state, number)
        if new is None:
            return None
        state = new
        value = state.get(counter) or number(counter)
        holds = value if bound is None or not isinstance(test, Instr) else _result(test, [value, bound])
        if not isinstance(holds, Int):
            return None
        if term.blocks[0 if holds.value else 1] not in loop:
            return count
    return None


def _iteration(
    slice: list[Instr], source: Block, before: dict[Value, Constant], number: Number
) -> dict[Value, Constant] | None:
    """Return the values of the slice, entered from `source` with the values `before`."""
    state: dict[Value, Constant] = {}
    for instr in slice:
        if instr.op == "phi":
            value = instr.incoming_from(source)
            result = before.get(value) or number(value)
        else:
            result = _result(
                instr,
                [
                    state.get(o) or number(o)
                    for o in (instr.call_args if instr.op == "call" else instr.operands)
                ],
            )
        if result is None:
            return None
        state[instr] = result
    return state


def folding(loop: NaturalLoop[Block], before: Block, known: Known) -> list[Instr]:
    """Return what is constant in every iteration once the iterations are written out, in order of
    computation.
    """
    latch = loop.latches[0]
    phis = dict.fromkeys(
        phi
        for phi in loop.header.phis
        if isinstance(phi.type, IntType) and _is_constant(phi.incoming_from(before), known)
    )
    own = [
        i
        for block in loop.nodes
        for i in block.instrs
        if i.info.is_pure and i.op != "phi" and i.info.form != "gep" and not i.info.is_terminator
    ]
    while True:
        computable: dict[Instr, None] = dict(phis)
        for instr in own:
            operands = instr.call_args if instr.op == "call" else instr.operands
            if operands and all(o in computable or _is_constant(o, known) for o in operands):
                computable[instr] = None
        wrong = [
            p for p in phis if (v := p.incoming_from(latch)) not in computable and not _is_constant(v, known)
        ]
        if not wrong:
            return list(computable)
        for phi in wrong:
            del phis[phi]


def _is_constant(value: Value, known: Known) -> bool:
    return isinstance(value, Constant) or value in known


def states(
    loop: NaturalLoop[Block], before: Block, slice: list[Instr], known: Known
) -> Iterator[dict[Value, Constant]]:
    """Yield the integers of `slice` (see `folding`) in each iteration, without end; where one is not a
    constant after all, no more.
    """
    slice = [i for i in slice if isinstance(i.type, IntType)]
    number = _numbering(slice, known)
    state, source = _iteration(slice, before, {}, number), loop.latches[0]
    while state is not None:
        yield state
        state = _iteration(slice, source, state, number)


def _result(instr: Instr, operands: Sequence[Constant | None]) -> Constant | None:
    """Return the result of an instruction on constants, and on distances where its operands are addresses."""
    from ...ir.fold import fold_ignoring_flags  # costs a start-up time that kernels without such loops save

    known = [operand for operand in operands if operand is not None]
    if len(known) != len(operands):
        return None
    if instr.info.form == "gep":
        step, base = constant_gep(instr), known[0]
        return const_int(I64, base.signed + step) if step is not None and isinstance(base, Int) else None
    addresses = any(isinstance(o.type, PointerType) for o in (instr, *instr.operands))
    if addresses and (instr.op != "icmp" or any(not isinstance(o, Int) or o.signed < 0 for o in known)):
        return None
    result = fold_ignoring_flags(instr, known)
    return result if isinstance(result, Constant) else None


def _numbering(slice: list[Instr], known: Known) -> Number:
    """Return the constants of operands from outside of the slice: constants themselves, and the distances of
    addresses from one object.
    """
    inside = set(slice)
    bases = {
        base_and_offset(o)[0]
        for i in slice
        for o in i.operands
        if isinstance(o.type, PointerType) and o not in inside
    }
    compared = {
        i.attrs["pred"] for i in slice if i.op == "icmp" and isinstance(i.operands[0].type, PointerType)
    }
    distances = len(bases) == 1 and all(are_ordered(base, pred) for base in bases for pred in compared)

    def number(value: Value) -> Constant | None:
        if isinstance(value.type, PointerType):
            return const_int(I64, base_and_offset(value)[1]) if distances and value not in inside else None
        return value if isinstance(value, Constant) else known.get(value)

    return number


def _slice(loop: NaturalLoop[Block], test: Value, known: Known) -> list[Instr] | None:
    """Return the instructions inside the loop that the test depends on, in order of computation; None when it
    depends on anything but constants, known values, addresses and phis of the header.
    """
    latch = loop.latches[0]
    needed: dict[Value, None] = {}
    work = [test]
    while work:
        value = work.pop()
        inside = isinstance(value, Instr) and _inside(value, loop)
        if (
            isinstance(value, Constant)
            or value in needed
            or value in known
            or (isinstance(value.type, PointerType) and not inside)
        ):
            continue
        if not isinstance(value, Instr) or not inside:
            return None
        if value.op == "phi":
            if value.parent is not loop.header:
                return None
            work.append(value.incoming_from(latch))
        elif value.info.is_pure:
            work += value.call_args if value.op == "call" else value.operands
        else:
            return None
        needed[value] = None
        if len(needed) > MOST_CONTROL:
            return None
    return [i for block in loop.nodes for i in block.instrs if i in needed]


def _inside(value: Instr, loop: NaturalLoop[Block]) -> bool:
    return value.parent is not None and value.parent in loop
