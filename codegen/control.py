"""Control flow: block order, branches, switches, returns.

Blocks are laid out in a reverse postorder in which loops are contiguous, so that most branches fall
through. `bra.uni` stands exactly where divergence analysis proves that all lanes of a warp agree;
an unconditional jump is uniform by definition.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..ir import irtypes as ty
from ..ir.core import Block, Function, Instr, Int, Value, is_op
from ..ptx.model import IntImm, Operand
from ..support.graphs import loop_contiguous_order
from . import patterns
from .machine import MachineBlock
from .selector import Selector

LINEAR_CASES = 3
"""Up to this many cases are tested one after the other; more are searched by halving."""

Cluster = tuple[int, int, Block]
"""Case values low..high (signed, inclusive) that all lead to one block."""


def layout(fn: Function) -> list[Block]:
    """The reachable blocks in the order in which they are printed, dominators first.

    Successors are visited last to first, so a branch's first target follows it where possible.
    """
    graph = {block: block.successors[::-1] for block in fn.blocks}
    return loop_contiguous_order(graph, fn.entry)


def select_br(s: Selector, instr: Instr) -> None:
    """Select a branch and the moves on its edges."""
    block = _block(instr)
    machine = s.blocks[block]
    machine.source = instr.location
    targets = list(instr.blocks)
    if len(targets) == 2 and targets[0] is not targets[1]:
        cond = instr.operands[0]
        if not isinstance(cond, Int):
            _conditional(s, instr, machine, cond, targets)
            return
        targets = [targets[0] if cond.value else targets[1]]
    machine.targets = [s.blocks[targets[0]]]
    s.edges.setdefault((block, targets[0]), []).append(machine)


def _conditional(s: Selector, instr: Instr, machine: MachineBlock, cond: Value, targets: list[Block]) -> None:
    block = _block(instr)
    while s.optimize and is_op(cond, "xor") and isinstance(cond.operands[1], Int) and patterns.sole(cond):
        if cond.operands[1].value:
            targets.reverse()
        cond = cond.operands[0]
    then, otherwise = targets
    negated = _falls_through(s, block, then, otherwise)
    if negated:
        then, otherwise = otherwise, then
        if patterns._is_compare(cond):
            s.inverted.add(cond)  # type: ignore[arg-type]
            negated = False
    machine.cond, machine.negated = s.reg(cond), negated
    machine.targets = [s.blocks[then], s.blocks[otherwise]]
    machine.uniform = s.is_uniform_branch(block)
    for target in (then, otherwise):
        s.edges.setdefault((block, target), []).append(machine)


def _falls_through(s: Selector, block: Block, then: Block, otherwise: Block) -> bool:
    """Return whether `then` is the target that needs no branch, or, where neither follows, the one in fewer
    loops, since the second target costs one more jump.
    """
    following = s.follows(block)
    if following is then or following is otherwise:
        return following is then
    return s.loops.depth(then) < s.loops.depth(otherwise)


def keep_rolled(order: list[Block], blocks: Mapping[Block, MachineBlock]) -> None:
    """Mark the headers of loops whose back edge forbids unrolling, or that are already unrolled."""
    position = {block: number for number, block in enumerate(order)}
    for block in order:
        term = block.terminator
        if term is not None and term.attrs.get("unroll") == 1:
            for target in block.successors:
                blocks[target].rolled |= position[target] <= position[block]


def _block(instr: Instr) -> Block:
    assert instr.parent is not None
    return instr.parent


# --------------------------------------------------------------------------------------- switches


def clusters(instr: Instr) -> list[Cluster]:
    """The cases of a switch by value, neighbours with one target joined, those of the default dropped."""
    default, *targets = instr.blocks
    cases = sorted(((v.signed, t) for v, t in zip(instr.operands[1:], targets)), key=lambda case: case[0])  # type: ignore[attr-defined]
    result: list[Cluster] = []
    for value, target in cases:
        if target is default:
            continue
        if result and result[-1][2] is target and result[-1][1] == value - 1:
            result[-1] = (result[-1][0], value, target)
        else:
            result.append((value, value, target))
    return result


def select_switch(s: Selector, instr: Instr) -> None:
    """A tree of comparisons: halving while there are many clusters, then one test per cluster."""
    block = _block(instr)
    first = s.blocks[block]
    first.source = instr.location
    bits = max(instr.operands[0].type.bits, 16)  # type: ignore[attr-defined]
    if instr.operands[0].type is ty.I1:
        value: Operand = s.temp("b16")
        s.emit("selp.b16", value, IntImm(-1), IntImm(0), s.reg(instr.operands[0]))
    else:
        value = s.extended(instr.operands[0], "s")
    uniform = s.is_uniform_branch(block)
    default = instr.blocks[0]
    machine_blocks: list[MachineBlock] = []
    outer = s.out

    def new_block() -> MachineBlock:
        machine = MachineBlock(f"{first.name}.case", None, depth=first.depth, source=instr.location)
        machine_blocks.append(machine)
        return machine

    def edge(machine: MachineBlock, target: Block) -> MachineBlock:
        s.edges.setdefault((block, target), []).append(machine)
        return s.blocks[target]

    def test(machine: MachineBlock, relation: str, a: Operand, b: int) -> None:
        predicate = s.temp("pred")
        s.emit(f"setp.{relation}{bits}", predicate, a, IntImm(b))
        machine.cond, machine.uniform = predicate, uniform

    work: list[tuple[MachineBlock, list[Cluster]]] = [(first, clusters(instr))]
    while work:
        machine, rest = work.pop()
        s.out = outer if machine is first else []
        if not rest:
            machine.targets = [edge(machine, default)]
        elif len(rest) > LINEAR_CASES:
            middle = len(rest) // 2
            low, high = new_block(), new_block()
            test(machine, "lt.s", value, rest[middle][0])
            machine.targets = [low, high]
            work += [(high, rest[middle:]), (low, rest[:middle])]
        else:
            start, end, target = rest[0]
            if start == end:
                test(machine, "eq.s", value, start)
            else:
                distance = s.temp(f"b{bits}")
                s.emit(f"sub.s{bits}", distance, value, IntImm(start))
                test(machine, "le.u", distance, end - start)
            hit = edge(machine, target)
            if len(rest) == 1:
                machine.targets = [hit, edge(machine, default)]
            else:
                after = new_block()
                machine.targets = [hit, after]
                work.append((after, rest[1:]))
        if machine is not first:
            machine.code += s.out
    s.out = outer
    at = s.mf.blocks.index(first) + 1
    s.mf.blocks[at:at] = _tree_order(first, machine_blocks)


def _tree_order(first: MachineBlock, machine_blocks: list[MachineBlock]) -> list[MachineBlock]:
    """The new blocks in preorder, so that a block's last target follows it."""
    mine = dict.fromkeys(machine_blocks)
    order: list[MachineBlock] = []
    work = [first]
    while work:
        machine = work.pop()
        if machine is not first:
            order.append(machine)
        work += [target for target in machine.targets if target in mine]
    return order


# ------------------------------------------------------------------------------------------ the end


def select_ret(s: Selector, instr: Instr) -> None:
    """Select a return."""
    s.abi.send(instr)


def select_unreachable(s: Selector, instr: Instr) -> None:
    """Undefined behaviour: stop loudly rather than run into whatever follows."""
    before = _block(instr).instrs
    previous = before[-2] if len(before) > 1 else None
    if not is_op(previous, "call") or getattr(previous.callee, "name", "") != "llvm.trap":
        s.emit("trap")
    s.emit("exit")
