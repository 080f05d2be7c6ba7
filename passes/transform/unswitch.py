"""Unswitching: a condition that does not change in a loop is tested once, in front of two loops.

    pre:  br label %loop                            pre:   br i1 %c, label %pre.1, label %pre.2
    loop: …                                         pre.1: br label %loop
          br i1 %c, label %a, label %b         →    loop:  …      ; as it was, but goes to %a
    a:    …                                         pre.2: br label %copy
    b:    …                                         copy:  …      ; as it was, but goes to %b

A switch becomes a loop for each of its targets. The copies pay where a loop goes round often, which is all
that is known of it, so they cost at most COST_LIMIT together. A condition that the loop may never test is
frozen, since a branch on poison is undefined. Loops with convergent operations stay: threads that test
differently would meet them in different copies. Functions marked `optsize` stay, too.

requires: loops, dominators (and loops in the form of `loop-simplify`, which they keep). preserves: nothing.
Literature: Muchnick, "Advanced Compiler Design and Implementation" (1997), section 18.4; LLVM's
SimpleLoopUnswitch.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ir.builder import Builder
from ...ir.core import FALSE, TRUE, Block, Constant, Function, Instr, Value
from ...ir.irtypes import VOID
from ...support.graphs import NaturalLoop
from ..analysis.facts import never_poison
from . import edges
from .clone import clone_blocks
from .iterations import Round, enter_exits
from .lcssa import close
from .loop_simplify import preheader

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses

COST_LIMIT = 100
"""The cost (`Opcode.cost`) of the copies of one loop."""


def run(fn: Function, analyses: Analyses) -> bool:
    """Run the pass. Return whether the function changed."""
    changed = edges.remove_unreachable(fn)
    if "optsize" in fn.attrs:
        return changed
    budget: dict[Block, int] = {}
    while _round(fn, analyses, budget):
        changed = True
        edges.remove_unreachable(fn)
    return changed


def _round(fn: Function, analyses: Analyses, budget: dict[Block, int]) -> bool:
    """Unswitch the loops in which no loop changed; the others are looked at in the next round. `budget` is
    what copies of a loop may still cost, by its header.
    """
    around = Round(fn, analyses.get("dominators", fn))
    changed: set[NaturalLoop[Block]] = set()
    for loop in analyses.get("loops", fn).inner_first():
        if any(child in changed for child in loop.children) or _unswitched(loop, around, analyses, budget):
            changed.add(loop)
    around.finish()
    return bool(changed)


def _unswitched(
    loop: NaturalLoop[Block], around: Round, analyses: Analyses, budget: dict[Block, int]
) -> bool:
    before = preheader(loop)
    if before is None or len(loop.latches) != 1:
        return False
    test = next((b.terminator for b in loop.nodes if _is_invariant(b.terminator, loop)), None)
    if test is None or any(i.info.is_convergent for block in loop.nodes for i in block.instrs):
        return False
    targets = list(dict.fromkeys(test.blocks))
    cost = sum(i.info.cost for block in loop.nodes for i in block.instrs) * (len(targets) - 1)
    left = budget.get(loop.header, COST_LIMIT) - cost
    if left < 0 or not close(loop, around):
        return False
    analyses.remark(f"loop unswitched, {len(targets)} loops", test.location)
    for header in _copies(around, loop, before, test, targets):
        budget[header] = left // len(targets)
    return True


def _is_invariant(term: Instr | None, loop: NaturalLoop[Block]) -> bool:
    """Return whether a terminator chooses between blocks by a value that does not change in the loop."""
    if term is None or term.op not in ("br", "switch") or len(set(term.blocks)) < 2:
        return False
    value = term.operands[0]
    inside = isinstance(value, Instr) and value.parent is not None and value.parent in loop
    return not inside and not isinstance(value, Constant)


def _copies(
    around: Round, loop: NaturalLoop[Block], before: Block, test: Instr, targets: list[Block]
) -> list[Block]:
    """Make a loop for each target of the test, which moves in front of them. Return their headers."""
    fn, place, value = around.fn, test.parent, test.operands[0]
    assert place is not None and before.terminator is not None
    copies: list[dict[Value, Value]] = [{}]
    for _ in targets[1:]:
        values: dict[Value, Value] = {}
        around.insert(before, zip(clone_blocks(loop.nodes, values, fn), loop.nodes))
        enter_exits(loop, values)
        copies.append(values)
    entries: list[Block] = []
    for number, values in enumerate(copies, 1):
        entry = Block(f"{before.name}.{number}" if before.name else "", fn)
        around.insert(before, [(entry, before)])
        header = _copy(loop.header, values)
        Instr("br", VOID, blocks=(header,), location=test.location).append_to(entry)
        edges.rename_source(header, before, entry)
        entries.append(entry)
    build = Builder(before, test.location).at(before.terminator)
    chosen = value if never_poison(value) else build.emit("freeze", value.type, (value,))
    before.terminator.erase()
    Instr(
        test.op,
        VOID,
        (chosen, *test.operands[1:]),
        blocks=[entries[targets.index(block)] for block in test.blocks],
        attrs={key: known for key, known in test.attrs.items() if key != "unroll"},
        location=test.location,
    ).append_to(before)
    is_branch, taken = test.op == "br", test.blocks[0]
    for target, values in zip(targets, copies):
        edges.jump(_copy(place, values), _copy(target, values))
        if is_branch:
            _settle(value, TRUE if target is taken else FALSE, [_copy(b, values) for b in loop.nodes])
    for target in loop.exit_nodes:
        groups = [
            [b for block in loop.nodes if target in (b := _copy(block, values)).successors]
            for values in copies
        ]
        if sum(map(bool, groups)) > 1:
            for sources in filter(None, groups):
                edges.split_edges(fn, sources, target, target.name)
    return [_copy(loop.header, values) for values in copies]


def _copy(block: Block, values: dict[Value, Value]) -> Block:
    copy = values.get(block, block)
    assert isinstance(copy, Block)
    return copy


def _settle(value: Value, known: Constant, blocks: list[Block]) -> None:
    """Replace a condition in some blocks by what it is known to be there."""
    inside = set(blocks)
    for user in [user for user in value.users if user.parent in inside]:
        if user.op == "br":
            assert user.parent is not None
            edges.jump(user.parent, user.blocks[0 if known is TRUE else 1])
            continue
        for index, operand in enumerate(user.operands):
            if operand is value:
                user.set_operand(index, known)
