"""Several iterations of a loop at once, for `unroll`. No pass of its own.

    loop: %i = phi [ %s, %pre ], [ %j, %loop ]   main: N iterations; the last: br (%j != %stop), %main, %rest?
          …                                 →    rest?: br (count % N == 0), %exit, %rest
          %j = add %i, 1                         rest: phis: from %pre the old values, from %rest? main's last
          br (%j < %n), %loop, %exit             loop: as it was

The count of iterations is computed in front of the loop: (n - s) / step rounded up, as an unsigned number, at
least one because the test stands at the bottom; `stop` is s + (count - count % N) * step, so that main needs
no counter of its own and one comparison per N iterations. Steps are powers of two, bounds do not change in
the loop, and steps other than one must be known not to wrap (`nsw`, `nuw`).

N is 4, or 2 where iterations at once share little of what they execute. Where the count is known, N divides
it if it is even at all. A loop that is known to make fewer than N iterations is kept as it is, also by ptxas.

Loops with convergent operations are copied where all threads of a block have the same count: with different
counts they would meet them in different copies.

Literature: Muchnick, "Advanced Compiler Design and Implementation" (1997), section 17.4.3.
"""

from __future__ import annotations

from ...ir.builder import Builder
from ...ir.core import Argument, Block, Function, Instr, Int, Value, const_int
from ...ir.irtypes import I1, VOID
from ...support.graphs import NaturalLoop
from ..analysis.facts import not_negative
from . import edges
from .counted_loop import CountedLoop, counted_loop
from .iterations import Round, copy_iteration, enter_exits, go
from .lcssa import close

TIMES = 4
"""Number of iterations per round without a request."""

SIZE_LIMIT = 160
"""The cost (`Opcode.cost`) that they may have together, else."""

ASKED_SIZE_LIMIT = 16384
"""The same where the program asks."""

MARGIN = 28
"""Twice as many iterations at once must save one part in so many of what an iteration executes."""

CONTROL = 3
"""The instructions that count iterations: an addition, a comparison and a branch."""

REGISTERS = 32
"""With a smaller budget of registers nothing is unrolled unasked: iterations that go at once keep their
values at once.
"""


def unroll_partially(
    loop: NaturalLoop[Block],
    before: Block,
    requested: int | None,
    size: int,
    around: Round,
    registers: int | None,
    done: set[Block],
) -> int:
    """Unroll a counted loop; return the number of iterations per round, 0 when nothing was done.

    `requested`: None, 0 (the number is chosen here) or a number; `size`: the cost of the loop; `registers`:
    the number that a thread may use, if that is known.
    """
    times = requested or TIMES
    scarce = registers is not None and registers < REGISTERS
    if requested is None and (scarce or times * size > SIZE_LIMIT):
        return 0
    while requested is not None and times > 1 and times * size > ASKED_SIZE_LIMIT:
        times //= 2
    times = 1 << (times.bit_length() - 1)
    counted = counted_loop(loop, before)
    if counted is None:
        return 0
    if requested is None:
        saved = _saved(loop, counted)
        while times > 1 and saved * MARGIN < times * size:
            times //= 2
    if times < 2:
        return 0
    if any(i.info.is_convergent for block in loop.nodes for i in block.instrs):
        same = _is_uniform(counted.start, around.fn) and _is_uniform(counted.bound, around.fn)
        if not same or len(loop.exits) > 1:
            return 0
    known = isinstance(counted.start, Int) and isinstance(counted.bound, Int)
    if requested is None and len(loop.exit_nodes) > 1 and not known:
        return 0  # it is a search, which may end before the count of iterations has paid
    if not requested:
        times = _without_rest(counted, times)
    if not close(loop, around):
        return 0
    _transform(around, loop, before, counted, times, done)
    return times


def _saved(loop: NaturalLoop[Block], counted: CountedLoop) -> int:
    """Return the number of instructions of an iteration that iterations at once share: the loop's control,
    and the address of each element whose index goes with the counter.
    """
    moving: set[Value] = {counted.phi, counted.following}
    shared = 0
    for block in loop.nodes:
        for instr in block.instrs:
            if instr.info.form == "gep":
                shared += not moving.isdisjoint(instr.operands[1:])
            elif instr.op in ("add", "sub", "mul", "shl", "sext", "zext"):
                if not moving.isdisjoint(instr.operands):
                    moving.add(instr)
    return CONTROL + shared


def goes_round_few_times(loop: NaturalLoop[Block], before: Block) -> bool:
    """Return whether the loop never makes as many iterations as would go at once."""
    counted = counted_loop(loop, before)
    if (
        counted is None
        or counted.step < 1
        or not isinstance(counted.bound, Int)
        or not not_negative(counted.phi)
    ):
        return False
    return _iterations(0, counted.bound.signed, counted) < TIMES


def _without_rest(counted: CountedLoop, times: int) -> int:
    """As many iterations at once as leave none for the rest of a loop whose count is known, if that is more
    than one.
    """
    start, bound = counted.start, counted.bound
    if not isinstance(start, Int) or not isinstance(bound, Int):
        return times
    count = (
        _iterations(start.signed, bound.signed, counted)
        if counted.pred[0] == "s"
        else _iterations(start.value, bound.value, counted)
    )
    return fitting if (fitting := min(times, count & -count)) > 1 else times


def _iterations(start: int, bound: int, counted: CountedLoop) -> int:
    """Return the number of iterations of the body, if it is entered."""
    step = abs(counted.step)
    distance = bound - start if counted.step > 0 else start - bound
    return (distance + step - (counted.pred[2] == "t")) // step


def _is_uniform(value: Value, fn: Function, depth: int = 6) -> bool:
    """Return whether a value is certainly the same in all threads of a block that compute it: what constants,
    parameters of a kernel and the sizes of the launch determine.
    """
    if not isinstance(value, Instr):
        return not isinstance(value, Argument) or fn.is_kernel
    if depth == 0 or not value.info.is_pure or value.op == "phi":
        return False
    if value.info.uniformity in ("grid", "cta"):
        return True
    operands = value.call_args if value.op == "call" else value.operands
    return value.info.uniformity == "operands" and all(_is_uniform(o, fn, depth - 1) for o in operands)


def _transform(
    around: Round, loop: NaturalLoop[Block], before: Block, counted: CountedLoop, times: int, done: set[Block]
) -> None:
    fn, header, latch = around.fn, loop.header, loop.latches[0]
    term = latch.terminator
    assert term is not None and before.terminator is not None
    leaves = next(b for b in term.blocks if b is not header)
    phis = header.phis
    name = header.name

    # How often, and where main stops.
    b = Builder(before, before.terminator.location).at(before.terminator)
    count = _count(b, counted)
    main_count = b.binary("and", count, const_int(count.type, -times))
    distance = (
        b.binary("mul", main_count, const_int(count.type, counted.step)) if counted.step != 1 else main_count
    )
    stop = b.binary("add", counted.start, distance)
    enough = b.icmp("ne", main_count, const_int(count.type, 0))
    rest_needed = b.icmp("ne", main_count, count)

    # The copies.
    ways = {phi: phi.incoming_from(before) for phi in phis}
    main_phis: dict[Value, Instr] = {}
    entry = Block(f"{name}.unrolled" if name else "", fn)
    for phi in phis:
        new = Instr("phi", phi.type, [ways[phi]], blocks=[before], location=phi.location, name=phi.name)
        new.append_to(entry)
        main_phis[phi] = new
    around.insert(before, [(entry, header)])
    previous, last = entry, dict[Value, Value](main_phis)
    for number in range(times):
        values: dict[Value, Value] = {
            phi: last[phi] if number == 0 else last.get(v := phi.incoming_from(latch), v) for phi in phis
        }
        around.insert(before, zip(copy_iteration(fn, loop, values, phis), loop.nodes))
        start = values[header]
        assert isinstance(start, Block)
        if number == 0:
            Instr("br", VOID, blocks=(start,), location=term.location).append_to(entry)
        else:
            edges.retarget(previous, header, start)
        enter_exits(loop, values)
        ending = values[latch]
        assert isinstance(ending, Block)
        go(ending, header, leaves)
        last, previous = values, ending

    # main's own test, the rest.
    final = {phi: last.get(v := phi.incoming_from(latch), v) for phi in phis}
    after = Block(f"{name}.rest" if name else "", fn)
    rest = Block(f"{name}.preheader" if name else "", fn)
    around.insert(before, [(after, latch), (rest, before)])
    ending = previous
    ending.terminator.erase()  # type: ignore[union-attr]
    again = Instr(
        "icmp", I1, (final[counted.phi], stop), attrs={"pred": "ne"}, location=term.location
    ).append_to(ending)
    Instr("br", VOID, (again,), blocks=(entry, after), attrs={"unroll": 1}, location=term.location).append_to(
        ending
    )
    for phi in phis:
        main_phis[phi].append(final[phi], ending)
    Instr("br", VOID, (rest_needed,), blocks=(rest, leaves), location=term.location).append_to(after)
    for phi in leaves.phis:
        value = phi.incoming_from(latch)
        phi.append(last.get(value, value), after)
    for phi in phis:
        merged = Instr(
            "phi",
            phi.type,
            [ways[phi], final[phi]],
            blocks=[before, after],
            location=phi.location,
            name=phi.name,
        ).append_to(rest)
        phi.remove_incoming(before)
        phi.append(merged, rest)
    Instr("br", VOID, blocks=(header,), location=term.location).append_to(rest)
    before.terminator.erase()
    Instr("br", VOID, (enough,), blocks=(entry, rest), location=term.location).append_to(before)
    term.attrs["unroll"] = 1
    done.update((entry, header))


def _count(b: Builder, counted: CountedLoop) -> Value:
    """Return the number of iterations of the body, unsigned; never 0, since the loop is known to be
    entered.
    """
    low, high = (counted.start, counted.bound) if counted.step > 0 else (counted.bound, counted.start)
    kind, step = counted.pred[0], abs(counted.step)
    one = const_int(low.type, 1)
    distance: Value = b.binary("sub", high, low)
    if counted.pred[2] != "e":
        distance = b.binary("sub", distance, one)
    if step > 1:
        distance = b.binary("lshr", distance, const_int(low.type, step.bit_length() - 1))
    count = b.binary("add", distance, one)
    entered = b.icmp(kind + ("le" if counted.pred[2] == "e" else "lt"), low, high)
    return b.select(entered, count, one)
