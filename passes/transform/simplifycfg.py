"""Control-flow simplification, to a fixed point over a worklist of blocks.

* branches and switches with a known target (constant, one target, the other side unreachable);
* unreachable blocks; a block and its only predecessor are merged; empty blocks are removed;
* a branch on a phi is threaded: a predecessor that brings a constant jumps to the target itself;
* `a && b`: two branches that share a target become one branch on a select;
* small branches become selects:

    br i1 %c, label %then, label %join        %y = add i32 %x, 1
  then:                                   →   %z = select i1 %c, i32 %y, i32 %x
    %y = add i32 %x, 1                        br label %join
    br label %join
  join:
    %z = phi i32 [ %y, %then ], [ %x, %entry ]

Only speculatable instructions move, never convergent ones (`Opcode.speculatable`), and only a few:
threads that disagree on the branch would run both sides anyway, the others would not.

requires: nothing. preserves: nothing.
Literature: Muchnick, "Advanced Compiler Design and Implementation" (1997), sections 18.1-18.8;
if-conversion: Allen, Kennedy, Porterfield, Warren, POPL 1983.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...ir.core import FALSE, TRUE, Block, Function, Instr, Int, Poison, Undef, Value, is_op, poison
from ...ir.irtypes import I1, VOID
from ...support import graphs
from . import edges
from .dce import erase_if_dead

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses

SPECULATION_LIMIT = 6
"""The cost (`Opcode.cost`) up to which both sides of a branch are computed."""


def run(fn: Function, analyses: Analyses) -> bool:
    """Run the pass. Return whether the function changed."""
    changed = False
    while _simplify(fn):
        changed = True
    return changed


def _simplify(fn: Function) -> bool:
    changed = edges.remove_unreachable(fn)
    state = _State(fn)
    while state.work:
        block = state.work.popleft()
        state.waiting.discard(block)
        for rule in _RULES:
            if block in state.dead:
                break
            if rule(block, state):
                changed = True
                state.touch([block])
    if changed:
        fn.blocks = [b for b in fn.blocks if b not in state.dead]
        fn.changed(cfg=True)
    return changed


class _State:
    """The worklist. Deleted blocks are empty and in `dead` until the end."""

    def __init__(self, fn: Function) -> None:
        self.fn = fn
        self.work = deque(fn.blocks)
        self.waiting = set(fn.blocks)
        self.dead: set[Block] = set()
        order = graphs.reverse_postorder(
            {b: b.terminator.blocks if b.terminator else () for b in fn.blocks}, fn.entry
        )
        self.place = place = {block: i for i, block in enumerate(order)}
        self.headers = {s for b in order for s in b.successors if place[s] <= place[b]}
        """Blocks that a cycle is entered through; threading past one would make a second entry."""

    def touch(self, blocks: Iterable[Block]) -> None:
        """Add blocks to the work list."""
        for block in blocks:
            if block not in self.waiting and block not in self.dead:
                self.waiting.add(block)
                self.work.append(block)

    def delete(self, block: Block) -> None:
        """Delete a block that nothing reaches."""
        succs = block.successors
        for successor in block.terminator.blocks if block.terminator else ():
            if successor is not block:
                edges.drop_entry(successor, block)
        instrs, block.instrs = block.instrs, []
        for instr in instrs:
            if instr.users:
                instr.replace_uses(poison(instr.type))
            instr.parent = None
            instr.erase()
        self.dead.add(block)
        self.touch(succs)


# --------------------------------------------------------------------------- terminators


def _delete_unreached(block: Block, state: _State) -> bool:
    if block is state.fn.entry or edges.reached(block):
        return False
    state.delete(block)
    return True


def _fold_branch(block: Block, state: _State) -> bool:
    """Fold branches and switches with one possible target."""
    term = block.terminator
    if term is None or len(term.blocks) < 2:
        return False
    targets = list(dict.fromkeys(term.blocks))
    selector = term.operands[0]
    if len(targets) == 1:
        target = targets[0]
    elif isinstance(selector, Int):
        if term.op == "br":
            target = term.blocks[0 if selector.value else 1]
        else:
            target = next(
                (b for c, b in zip(term.operands[1:], term.blocks[1:]) if c is selector), term.blocks[0]
            )
    elif isinstance(selector, (Undef, Poison)):
        target = targets[0]
    else:
        possible = [t for t in targets if t.instrs[0].op != "unreachable"]
        if (
            len(possible) == len(targets)
            or len(possible) != 1
            or (term.op == "switch" and term.blocks[0] is not possible[0])
        ):
            return False
        target = possible[0]
    edges.jump(block, target)
    state.touch(targets)
    erase_if_dead(selector)
    return True


def _switch_to_branch(block: Block, state: _State) -> bool:
    """A switch whose cases all go to one target next to the default: compare and branch."""
    term = block.terminator
    if not is_op(term, "switch"):
        return False
    cases = [(c, b) for c, b in zip(term.operands[1:], term.blocks[1:])]
    useful = [(c, b) for c, b in cases if b is not term.blocks[0]]
    if len(useful) == len(cases) and len(cases) != 1:
        return False
    default, location, value = term.blocks[0], term.location, term.operands[0]
    for _ in range(len(cases) - len(useful)):
        edges.drop_entry(default, block)
    term.erase()
    if len(useful) == 1:
        case, target = useful[0]
        test = Instr("icmp", I1, (value, case), attrs={"pred": "eq"}, location=location).append_to(block)
        Instr("br", VOID, (test,), blocks=(target, default), location=location).append_to(block)
    else:
        Instr(
            "switch",
            VOID,
            (value, *(c for c, _ in useful)),
            blocks=(default, *(b for _, b in useful)),
            location=location,
        ).append_to(block)
    return True


def _invert_not(block: Block, state: _State) -> bool:
    """`br (xor c, true), a, b` is `br c, b, a`."""
    term = block.terminator
    if not is_op(term, "br") or len(term.blocks) != 2:
        return False
    test = term.operands[0]
    if not (is_op(test, "xor") and test.operands[1] is TRUE):
        return False
    then, other = term.blocks
    term.set_operand(0, test.operands[0])
    term.set_block(0, other)
    term.set_block(1, then)
    erase_if_dead(test)
    return True


# --------------------------------------------------------------------------------- blocks


def _merge(block: Block, state: _State) -> bool:
    """Pull in the only successor of `block` when `block` is its only predecessor."""
    changed = False
    while True:
        term = block.terminator
        if term is None or len(term.blocks) != 1:
            return changed
        successor = term.blocks[0]
        if successor is block or successor is state.fn.entry or edges.only_pred(successor) is not block:
            return changed
        edges.merge_into_predecessor(successor, block)
        state.dead.add(successor)
        state.touch(block.successors)
        changed = True


def _skip_empty(block: Block, state: _State) -> bool:
    """Let the predecessors of a block that only jumps on jump to its target themselves."""
    term = block.instrs[0]
    if term.op != "br" or len(term.blocks) != 1 or block is state.fn.entry:
        return False
    target = term.blocks[0]
    sources = edges.preds(block)
    phis = target.phis
    if target is block or not sources:
        return False
    if "unroll" in term.attrs:
        if any(len(source.successors) != 1 for source in sources):
            return False
        for source in sources:
            source.terminator.attrs.setdefault("unroll", term.attrs["unroll"])  # type: ignore[union-attr]
    for source in sources:
        if (
            phis
            and edges.edge_count(source, target)
            and any(phi.incoming_from(source) is not phi.incoming_from(block) for phi in phis)
        ):
            return False
    order = [
        source
        for source in sorted(sources, key=state.place.__getitem__)
        for _ in range(edges.edge_count(source, block))
    ]
    for phi in phis:
        value = phi.incoming_from(block)
        phi.remove_incoming(block)
        for source in order:
            phi.append(value, source)
    for source in sources:
        edges.retarget(source, block, target)
    term.erase()
    state.dead.add(block)
    state.touch([*sources, target])
    return True


def _thread(block: Block, state: _State) -> bool:
    """Predecessors that bring a constant into a block that only branches on it skip the block."""
    term = block.terminator
    if not is_op(term, "br") or len(term.blocks) != 2 or len(block.phis) != len(block.instrs) - 1:
        return False
    test = term.operands[0]
    phis = block.phis
    if block in state.headers or test not in phis or any(not _used_only_after(phi, block) for phi in phis):
        return False
    assert isinstance(test, Instr)
    for value, source in test.incoming:
        if not isinstance(value, Int) or edges.edge_count(source, block) != 1 or source is block:
            continue
        target = term.blocks[0 if value.value else 1]
        if target is block or (target.phis and edges.edge_count(source, target)):
            continue
        for phi in target.phis:
            came = phi.incoming_from(block)
            phi.append(came.incoming_from(source) if came in phis else came, source)
        edges.drop_entry(block, source)
        edges.retarget(source, block, target)
        state.touch([source, block, target])
        return True
    return False


def _used_only_after(phi: Instr, block: Block) -> bool:
    """Return whether `phi` is used by its own block's branch and by phis for edges from `block` alone."""
    for user in phi.users:
        if user.parent is block and user.op != "phi":
            continue
        if user.op != "phi" or any(v is phi and b is not block for v, b in user.incoming):
            return False
        if user.parent is block:
            return False
    return True


# --------------------------------------------------------------------------- if-conversion


def speculation_cost(block: Block) -> int | None:
    """Return the cost of always executing the body of `block`; None when that would have an effect."""
    total = 0
    for instr in block.instrs[:-1]:
        if (
            instr.op == "phi"
            or not instr.info.speculatable
            or instr.info.effects
            or "volatile" in instr.flags
        ):
            return None
        total += instr.info.cost
    return total


def _side(block: Block, head: Block) -> Block | None:
    """Return the successor of a block that has `head` as its only predecessor and one successor; else
    None.
    """
    term = block.terminator
    if (
        term is None
        or len(term.blocks) != 1
        or edges.only_pred(block) is not head
        or block.instrs[0].op == "phi"
    ):
        return None
    return term.blocks[0]


def _branch_to_select(head: Block, state: _State) -> bool:
    term = head.terminator
    if not is_op(term, "br") or len(term.blocks) != 2:
        return False
    then, other = term.blocks
    if then is other:
        return False
    then_goes, other_goes = _side(then, head), _side(other, head)
    if then_goes is not None and then_goes is other_goes:
        sides, join = [then, other], then_goes
    elif then_goes is other:
        sides, join = [then], other
    elif other_goes is then:
        sides, join = [other], then
    else:
        return False
    if join is head or join in sides:
        return False
    costs = [speculation_cost(side) for side in sides]
    if None in costs or sum(costs) + len(join.phis) - 1 > SPECULATION_LIMIT:  # type: ignore[arg-type]
        return False
    test, location = term.operands[0], term.location
    from_then, from_other = (then if then in sides else head), (other if other in sides else head)
    pairs = [(phi, phi.incoming_from(from_then), phi.incoming_from(from_other)) for phi in join.phis]
    edges.retarget(head, then, join)
    edges.retarget(head, other, join)
    term.erase()
    for side in sides:
        body = side.instrs[:-1]
        side.terminator.erase()  # type: ignore[union-attr]
        side.instrs = []
        for instr in body:
            instr.parent = head
        head.instrs.extend(body)
        state.dead.add(side)
    for phi, a, b in pairs:
        value: Value = a
        if a is not b:
            value = Instr(
                "select", phi.type, (test, a, b), flags=phi.flags, location=phi.location, name=phi.name
            ).append_to(head)
        for source in (from_then, from_other):
            phi.remove_incoming(source)
        phi.append(value, head)
    Instr("br", VOID, blocks=(join,), location=location).append_to(head)
    state.touch([head, join])
    return True


def _combine_branches(block: Block, state: _State) -> bool:
    """`br a, block, out` with `block: br b, next, out` becomes `br (a && b), next, out`."""
    head = edges.only_pred(block)
    term = block.terminator
    if head is None or not is_op(term, "br") or len(term.blocks) != 2 or block.instrs[0].op == "phi":
        return False
    first = head.terminator
    if (
        not is_op(first, "br")
        or len(first.blocks) != 2
        or head is block
        or first.blocks[0] is first.blocks[1]
    ):
        return False
    out = first.blocks[1] if first.blocks[0] is block else first.blocks[0]
    if out not in term.blocks or term.blocks[0] is term.blocks[1] or out is block or block in term.blocks:
        return False
    cost = speculation_cost(block)
    if cost is None or cost > SPECULATION_LIMIT:
        return False
    if any(phi.incoming_from(head) is not phi.incoming_from(block) for phi in out.phis):
        return False
    a, b, location = first.operands[0], term.operands[0], term.location
    enters, leaves = first.blocks[0] is block, term.blocks[0] is out
    skip = TRUE if leaves else FALSE  # what the second test must look like when it is not reached
    body = block.instrs[:-1]
    targets = term.blocks
    follow = targets[1] if leaves else targets[0]
    edges.drop_entry(out, block)
    term.erase()
    block.instrs = []
    first.erase()
    for instr in body:
        instr.parent = head
    head.instrs.extend(body)
    operands = (a, b, skip) if enters else (a, skip, b)
    test = Instr("select", I1, operands, location=location).append_to(head)
    Instr("br", VOID, (test,), blocks=targets, location=location).append_to(head)
    edges.rename_source(follow, block, head)
    state.dead.add(block)
    state.touch([head, out, follow])
    return True


_RULES = (
    _delete_unreached,
    _fold_branch,
    _switch_to_branch,
    _invert_not,
    _merge,
    _skip_empty,
    _thread,
    _branch_to_select,
    _combine_branches,
)
