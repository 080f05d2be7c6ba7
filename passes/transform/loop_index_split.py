"""Index-set splitting: a loop that compares its counter with an invariant runs as one loop for each outcome.

    pre:  br label %loop                              pre:  br (%s < %x), %low, %at
    loop: %i = phi i32 [ %s, %pre ], [ %j, %latch ]   low:  iterations below %x, where %c is false
          %c = icmp eq i32 %i, %x                  →        br (%j < %n), %at, %end
          br i1 %c, label %then, label %else          at:   one iteration, with its test
    …                                                       br (%j < %n), %high, %end
    latch: br (%j < %n), %loop, %end                  high: iterations above %x, where %c is false

A test for order gives two loops without an iteration between them. What only one outcome needs is then
certain to be executed in its loop, which lets `licm` move loads. The loop counts upwards to an invariant
bound, by one where the test is for equality. A bound that may be poison is frozen, since the first branch
happens whether or not the loop tests it.

Innermost loops are split, once each, where the copies cost at most COST_LIMIT. A loop with convergent
operations stays, as in `unswitch`. So do one with a known number of iterations, which `unroll` may write out,
one with a request to unroll, and functions marked `optsize`.

requires: loops, dominators (and loops in the form of `loop-simplify`, which they keep). preserves: nothing.
Source: LLVM 2.9's LoopIndexSplit.cpp. Literature: Wolfe, "High Performance Compilers for Parallel Computing"
(1996), section 9.6 (index set splitting).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ir.builder import Builder
from ...ir.core import FALSE, TRUE, Block, Constant, Function, Instr, Int, Value, const_int
from ...ir.irtypes import VOID, IntType
from ...ir.opcodes import INVERSE, SWAPPED
from ...support.fast_dataclass import record
from ...support.graphs import NaturalLoop
from ..analysis.facts import never_poison
from . import edges
from .clone import clone_blocks
from .counted_loop import CountedLoop, counted_loop, is_inside
from .dce import erase_if_dead
from .iterations import Round, copy_iteration, enter_exits
from .lcssa import close
from .loop_simplify import preheader

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses

COST_LIMIT = 100
"""The cost (`Opcode.cost`) of the copies of one loop."""


@record(frozen=True)
class Split:
    """A comparison of the counter with `bound`: `pred` is `eq`, `lt` or `le`, with `holds` as the outcome of
    the instruction where the counter is equal, less, or at most.
    """

    test: Instr
    pred: str
    bound: Value
    holds: bool


def run(fn: Function, analyses: Analyses) -> bool:
    """Run the pass. Return whether the function changed."""
    changed = edges.remove_unreachable(fn)
    if "optsize" in fn.attrs:
        return changed
    around = Round(fn, analyses.get("dominators", fn))
    split = False
    for loop in analyses.get("loops", fn).loops:
        split |= not loop.children and _split_loop(loop, around, analyses)
    around.finish()
    return (split and edges.remove_unreachable(fn)) or split or changed


def _split_loop(loop: NaturalLoop[Block], around: Round, analyses: Analyses) -> bool:
    before = preheader(loop)
    if before is None or len(loop.latches) != 1:
        return False
    counted, term = counted_loop(loop, before), loop.latches[0].terminator
    if counted is None or not _is_ascending(counted) or term is None or "unroll" in term.attrs:
        return False
    split = next(filter(None, (_split_at(b.terminator, counted, loop) for b in loop.nodes)), None)
    instrs = [i for block in loop.nodes for i in block.instrs]
    if split is None or any(i.info.is_convergent for i in instrs):
        return False
    copies = 2 if split.pred == "eq" else 1
    if copies * sum(i.info.cost for i in instrs) > COST_LIMIT or not close(loop, around):
        return False
    analyses.remark("loop split at a value of its counter", split.test.location)
    _transform(around, loop, before, counted, split)
    return True


def _is_ascending(counted: CountedLoop) -> bool:
    """Return whether the counter goes up to the bound without wrapping, from a start or to a bound that is
    not known.
    """
    if counted.step < 1 or counted.pred not in ("slt", "ult"):
        return False
    start = counted.start
    if not isinstance(start, Int):
        return ("nsw" if counted.pred == "slt" else "nuw") in counted.following.flags
    assert isinstance(start.type, IntType)
    top = (1 << start.type.bits - (counted.pred == "slt")) - 1
    return (start.signed if counted.pred == "slt" else start.value) + counted.step <= top and not isinstance(
        counted.bound, Int
    )


def _split_at(term: Instr | None, counted: CountedLoop, loop: NaturalLoop[Block]) -> Split | None:
    """Return where a branch in a loop compares the counter with a value from outside, if it does."""
    test = term.operands[0] if term is not None and term.op == "br" and len(set(term.blocks)) == 2 else None
    if not isinstance(test, Instr) or test.op != "icmp":
        return None
    pred = test.attrs["pred"]
    for (value, bound), direction in ((test.operands, pred), (test.operands[::-1], SWAPPED[pred])):
        if value is not counted.phi or is_inside(bound, loop):
            continue
        holds = direction != "ne" and direction[1:] not in ("gt", "ge")
        positive = direction if holds else INVERSE[direction]
        if positive == "eq" and counted.step == 1:
            return Split(test, positive, bound, holds)
        if positive[0] == counted.pred[0] and bound is not counted.bound:
            return Split(test, positive[1:], bound, holds)
    return None


def _transform(
    around: Round, loop: NaturalLoop[Block], before: Block, counted: CountedLoop, split: Split
) -> None:
    fn, header, latch = around.fn, loop.header, loop.latches[0]
    assert before.terminator is not None and latch.terminator is not None
    location, name = latch.terminator.location, header.name
    leaves = next(b for b in latch.terminator.blocks if b is not header)
    phis, initial = header.phis, {phi: phi.incoming_from(before) for phi in header.phis}
    final = {phi: phi.incoming_from(latch) for phi in phis}

    def add_block(suffix: str, original: Block) -> Block:
        block = Block(f"{name}.{suffix}" if name else "", fn)
        around.insert(before, [(block, original)])
        return block

    # Which iterations come first.
    b = Builder(before, before.terminator.location).at(before.terminator)
    bound = split.bound if never_poison(split.bound) else b.emit("freeze", split.bound.type, (split.bound,))
    sign = counted.pred[0]
    first = b.icmp(sign + ("le" if split.pred == "le" else "lt"), counted.start, bound)
    end: Value = bound
    if split.pred == "le":
        end = b.binary("add", bound, const_int(bound.type, 1))  # chosen below the bound, so it cannot wrap
    limit = b.select(b.icmp(counted.pred, bound, counted.bound), end, counted.bound)

    # The loop below.
    entry = add_block("low", before)
    low: dict[Value, Value] = {}
    around.insert(before, zip(clone_blocks(loop.nodes, low, fn), loop.nodes))
    Instr("br", VOID, blocks=(_block(low[header]),), location=location).append_to(entry)
    edges.rename_source(_block(low[header]), before, entry)
    enter_exits(loop, low)
    between = add_block("split", latch)
    low_latch = _block(low[latch])
    edges.rename_source(leaves, low_latch, between)
    _branch(low_latch, counted.pred, low[counted.following], limit, (_block(low[header]), between))
    next_entry = add_block("at" if split.pred == "eq" else "high", before)
    Builder(between, location).emit(
        "br",
        VOID,
        (Builder(between, location).icmp(counted.pred, low[counted.following], counted.bound),),
        blocks=(next_entry, leaves),
    )
    before.terminator.erase()
    Instr("br", VOID, (first,), blocks=(entry, next_entry), location=location).append_to(before)
    values: dict[Value, Value] = {}
    for phi in phis:
        merged = Instr(
            "phi",
            phi.type,
            [initial[phi], low.get(final[phi], final[phi])],
            blocks=[before, between],
            location=phi.location,
            name=phi.name,
        )
        values[phi] = merged.append_to(next_entry)

    # The iteration between, and the loop above.
    last = next_entry
    if split.pred == "eq":
        around.insert(before, zip(copy_iteration(fn, loop, values, phis), loop.nodes))
        Instr("br", VOID, blocks=(_block(values[header]),), location=location).append_to(next_entry)
        enter_exits(loop, values)
        last = add_block("high", latch)
        edges.retarget(_block(values[latch]), header, last)
        values |= {phi: values.get(final[phi], final[phi]) for phi in phis}
    Instr("br", VOID, blocks=(header,), location=location).append_to(last)
    for phi in phis:
        phi.remove_incoming(before)
        phi.append(values[phi], last)

    below = TRUE if split.holds == (split.pred != "eq") else FALSE
    above = FALSE if split.holds else TRUE
    low_test = low[split.test]
    assert isinstance(low_test, Instr)
    _settle(low_test, below)
    _settle(split.test, above)
    for target in loop.exit_nodes:
        groups = [
            [b for b in blocks if target in b.successors]
            for blocks in ([_block(low[b]) for b in loop.nodes], loop.nodes)
        ]
        for sources in filter(None, groups):
            edges.split_edges(fn, sources, target, f"{target.name}.exit" if target.name else "")


def _branch(block: Block, pred: str, value: Value, bound: Value, targets: tuple[Block, Block]) -> None:
    """Replace the last test of a block."""
    term = block.terminator
    assert term is not None
    old, location, attrs = term.operands[0], term.location, dict(term.attrs)
    term.erase()
    erase_if_dead(old)
    test = Builder(block, location).icmp(pred, value, bound)
    Instr("br", VOID, (test,), blocks=targets, attrs=attrs, location=location).append_to(block)


def _settle(test: Instr, outcome: Constant) -> None:
    """Replace a test by its outcome."""
    users = [user for user in test.users if user.op == "br"]
    test.replace_uses(outcome)
    for user in users:
        assert user.parent is not None
        edges.jump(user.parent, user.blocks[0 if outcome is TRUE else 1])
    test.erase()


def _block(value: Value) -> Block:
    assert isinstance(value, Block)
    return value
