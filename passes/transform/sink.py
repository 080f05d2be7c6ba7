"""Sinking: a value that only later blocks use is computed there, and its register is free until then.

    entry: %p = getelementptr i8, ptr %x, i64 %b           entry: br label %loop
           br label %loop                            →     loop:  …
    loop:  …                                               exit:  %p = getelementptr i8, ptr %x, i64 %b
    exit:  store float %s, ptr %p                                 store float %s, ptr %p

The place is the nearest block that dominates all uses and lies in no further loop, so nothing is executed
more often, and what only one side of a branch wants not on the other. An instruction stays where keeping its
operands until then would take more registers than its result does. Users go first, so that an expression
sinks as a whole. A constant distance from a local variable stays, since it is a constant for ptxas. An
element of a kernel's array that several regions behind the block use, and not the block itself, is computed
in each of them: its index waits in one register, the address would in two. In a loop, where code runs often,
that is done for the sides of one branch alone, of which only one is executed.

What a loop computes only for phis behind it is computed on the edges that leave it, in blocks of their own:
one jump where the loop ends costs less than the value in each iteration.

requires: loops, dominators. preserves: nothing.
Source: LLVM's Sink.cpp and MachineSink.cpp; Knoop, Rüthing, Steffen, "Partial dead code elimination", PLDI
1994.
"""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from ...ir import irtypes as ty
from ...ir.core import Argument, Block, Function, Instr, Int, Value, is_op
from ...support.graphs import DominatorTree, LoopNest, NaturalLoop
from . import edges
from .clone import clone_instr

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses

Edge = tuple[Block, Block]
"""Source and target of an edge of the control-flow graph."""

_DEPTH = 4
"""Depth to which operands are followed that could sink as well."""

_REGIONS = 3
"""In how many places an address may be computed."""


def run(fn: Function, analyses: Analyses) -> bool:
    """Run the pass. Return whether the function changed."""
    nest, tree = analyses.get("loops", fn), analyses.get("dominators", fn)
    changed = False
    for block in tree.order:
        for instr in block.instrs[:]:
            if _is_element(instr):
                changed |= _split(instr, tree, nest.innermost(block) is not None)
    for block in reversed(tree.order):
        for instr in reversed(block.instrs[:]):
            if _may_sink(instr) and any(_used_in(user, instr, tree) for user in instr.users):
                target = _target_block(instr, block, tree, nest)
                if target is not block and _held_registers(instr, target, tree) <= _registers(instr.type):
                    _move(instr, target)
                    changed = True
    exits = _LoopExits(fn)
    for block in reversed(tree.order):
        loop = nest.innermost(block)
        for instr in reversed(block.instrs[:]) if loop is not None else ():
            changed |= _may_sink(instr) and exits.take(instr, loop)
    return changed


class _LoopExits:
    """Blocks on edges that leave loops, for the values that are used only there."""

    def __init__(self, fn: Function) -> None:
        self.fn = fn
        self.blocks: dict[Edge, Block] = {}
        self.edges: dict[Block, Edge] = {}

    def take(self, instr: Instr, loop: NaturalLoop[Block]) -> bool:
        """Compute a value on the edges out of a loop that alone use it, if there are any, they are few, and
        the operands that wait for them take no more registers than the value. Return whether it was moved.
        """
        held = sum(_registers(o.type) for o in dict.fromkeys(instr.operands) if not _is_free(o))
        leaving = self._leaving(instr, loop) if held <= _registers(instr.type) else {}
        if not 0 < len(leaving) <= _REGIONS:
            return False
        users = list(instr.users)
        for edge in leaving:
            block = self._block(edge)
            copy = clone_instr(instr, {})
            block.insert(0, [copy])
            for user in users:
                for index, operand in enumerate(user.operands):
                    here = user.blocks[index] if user.op == "phi" else user.parent
                    if operand is instr and here is block:
                        user.set_operand(index, copy)
        instr.erase()
        return True

    def _leaving(self, instr: Instr, loop: NaturalLoop[Block]) -> dict[Edge, None]:
        """Return the edges that use a value; none where something else does."""
        result: dict[Edge, None] = {}
        for user in instr.users:
            target = user.parent
            if target is None:
                return {}
            if user.op == "phi":
                sources = [b for v, b in zip(user.operands, user.blocks) if v is instr]
                used = [self.edges.get(source, (source, target)) for source in sources]
            elif target in self.edges:
                used = [self.edges[target]]
            else:
                return {}
            if any(source not in loop or target in loop for source, target in used):
                return {}
            result |= dict.fromkeys(used)
        return result

    def _block(self, edge: Edge) -> Block:
        block = self.blocks.get(edge)
        if block is None:
            source, target = edge
            name = f"{source.name}.{target.name}" if source.name and target.name else ""
            block = self.blocks[edge] = edges.split_edges(self.fn, [source], target, name)
            self.edges[block] = edge
        return block


def _is_element(instr: Instr) -> bool:
    """Return whether this is the address of an element, at an index of 32 bits, of an array that a kernel
    gets: one instruction of the machine.
    """
    if instr.info.form != "gep" or not _is_free(instr.operands[0]):
        return False
    size = instr.operands[1]
    if not is_op(size, "shl", "mul") or not isinstance(size.operands[1], Int):
        return False
    index = size.operands[0]
    return is_op(index, "sext", "zext")


def _split(instr: Instr, tree: DominatorTree[Block], often: bool) -> bool:
    """Give each region after the block an address of its own, which is sunk there."""
    regions: dict[Block, dict[Instr, None]] = {}
    for user in instr.users:
        for use in _used_in(user, instr, tree):
            if use is instr.parent or user.op == "phi":
                return False
            while tree.idom[use] is not instr.parent:
                use = tree.idom[use]
            regions.setdefault(use, {})[user] = None
    if not 1 < len(regions) <= _REGIONS or (often and any(len(tree.preds[r]) > 1 for r in regions)):
        return False
    size = instr.operands[1]
    assert isinstance(size, Instr) and isinstance(size.operands[0], Instr)
    for users in list(regions.values())[1:]:
        values: dict[Value, Value] = {}
        for part in (size.operands[0], size, instr):
            values[part] = clone_instr(part, values).insert_before(instr)
        for user in users:
            for target, operand in enumerate(user.operands):
                if operand is instr:
                    user.set_operand(target, values[instr])
    return True


def _may_sink(instr: Instr) -> bool:
    if instr.info.form in ("phi", "alloca") or _is_in_frame(instr):
        return False
    return instr.info.is_pure and not instr.info.is_terminator


def _is_in_frame(instr: Instr) -> bool:
    """Return whether the value is the address of a local variable plus a constant, as a number."""
    if (
        instr.op != "add"
        or not isinstance(instr.operands[1], Int)
        or not is_op(instr.operands[0], "ptrtoint")
    ):
        return False
    pointer = instr.operands[0].operands[0].type
    return isinstance(pointer, ty.PointerType) and pointer.space == ty.LOCAL


def _target_block(instr: Instr, block: Block, tree: DominatorTree[Block], nest: LoopNest[Block]) -> Block:
    """The block to compute it in."""
    target = reduce(tree.common, {use: None for user in instr.users for use in _used_in(user, instr, tree)})
    while (loop := nest.innermost(target)) is not None and block not in loop:
        target = tree.idom[target]
    return target


def _used_in(user: Instr, value: Value, tree: DominatorTree[Block]) -> list[Block]:
    """The blocks that are ever reached at whose end or in which `user` reads the value."""
    assert user.parent is not None
    blocks = (
        [block for operand, block in zip(user.operands, user.blocks) if operand is value]
        if user.op == "phi"
        else [user.parent]
    )
    return [block for block in blocks if block in tree]


def _held_registers(instr: Instr, target: Block, tree: DominatorTree[Block], depth: int = _DEPTH) -> int:
    """Return the number of registers that hold operands until `position` and otherwise would not."""
    total = 0
    for operand in dict.fromkeys(instr.operands):
        if _is_free(operand) or any(
            tree.dominates(target, block)
            for user in operand.users
            if user is not instr
            for block in _used_in(user, operand, tree)
        ):
            continue
        kept = _registers(operand.type)
        if depth and isinstance(operand, Instr) and len(operand.users) == 1 and _may_sink(operand):
            kept = min(kept, _held_registers(operand, target, tree, depth - 1))
        total += kept
    return total


def _is_free(value: Value) -> bool:
    """Return whether the value needs no register: a constant, or a kernel's parameter, which is read at its
    use, as a global address too.
    """
    if is_op(value, "addrspacecast") and value.type is ty.pointer(ty.GLOBAL):
        value = value.operands[0]
    return value.parent.is_kernel if isinstance(value, Argument) else not isinstance(value, Instr)


def _registers(type: ty.Type) -> int:
    """Return the number of 32-bit registers of a value."""
    return 0 if type is ty.I1 else max(1, ty.size_of(type) // 4)


def _move(instr: Instr, target: Block) -> None:
    assert instr.parent is not None
    instr.parent.instrs.remove(instr)
    instr.parent = None
    at = next(
        n for n, i in enumerate(target.instrs) if i.op != "phi" and (i in instr.users or i.info.is_terminator)
    )
    target.insert(at, [instr])
