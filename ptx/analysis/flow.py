"""Definitions and uses of instructions, and the control-flow graph of a function.

Everything follows from the instruction table (operand roles, effects). Codegen and the reports on foreign PTX
use all of it; engines partition code into blocks by a rule of their own
(`runtime.numpy_engine.translation.blocks`) and share the targets of branches, the registers of operands and
`support.liveness`.

Invariants: `defs` and `uses` return registers in operand order, `uses` the guard first, each at most once; a
block without instructions occurs only at the end of a body, or in an empty body; block 0 is the entry;
edges are in the order (taken, fall-through).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from ...support.fast_dataclass import field, record
from ..model import (
    Address,
    Bracket,
    Function,
    Indexed,
    Instruction,
    LabelDef,
    LabelList,
    LabelOperand,
    Not,
    Operand,
    OperandList,
    Pair,
    Register,
    Subword,
    Sum,
    SymbolAddress,
    Vector,
)
from ..notation import OperandRule
from ..ptxtypes import VECTOR_SIZES
from .liveness import RegisterEffect, RegisterLiveness

EXIT = -1
"""The index of the virtual exit block of a function."""


def registers(operand: Operand) -> Iterator[Register]:
    """Yield the scalar registers in `operand`, in text order; a vector register yields its elements."""
    if isinstance(operand, Register):
        if operand.vector:
            yield from (
                Register(f"{operand.name}.{element}", operand.type, operand.scope)
                for element in "xyzw"[: VECTOR_SIZES[operand.vector]]
            )
        else:
            yield operand
    elif isinstance(operand, (Not, Subword, Sum)):
        yield operand.register
    elif isinstance(operand, Indexed):
        yield from (register for register, _ in operand.indices if register is not None)
    elif isinstance(operand, Address):
        if isinstance(operand.base, Register):
            yield operand.base
    elif isinstance(operand, (Bracket, Vector, OperandList)):
        for element in operand.elements:
            yield from registers(element)
    elif isinstance(operand, Pair):
        yield from registers(operand.first)
        yield from registers(operand.second)


def is_written(rule: OperandRule) -> bool:
    """Return whether an instruction writes the registers in an operand with this rule."""
    return rule.role != "src" and rule.kind not in ("address", "bracket")


def defs(instr: Instruction) -> tuple[Register, ...]:
    """Return the registers that `instr` writes (perhaps only in some lanes: see `is_partial`)."""
    assert instr.variant is not None, instr
    result: dict[Register, None] = {}
    for rule, operand in zip(instr.variant.operands, instr.operands):
        if is_written(rule):
            result.update(dict.fromkeys(registers(operand)))
    return tuple(result)


def uses(instr: Instruction) -> tuple[Register, ...]:
    """Return the registers that `instr` reads: the guard first, then sources and address bases."""
    assert instr.variant is not None, instr
    result: dict[Register, None] = {}
    if instr.guard is not None:
        result[instr.guard] = None
    for rule, operand in zip(instr.variant.operands, instr.operands):
        if rule.role != "dst" or rule.kind in ("address", "bracket"):
            result.update(dict.fromkeys(registers(operand)))
    return tuple(result)


def is_partial(instr: Instruction) -> bool:
    """Return whether old values of `defs(instr)` may survive it, because a guard may be false."""
    return instr.guard is not None


def register_effect(instr: Instruction) -> RegisterEffect:
    """Return (uses, definitions, whether old values may survive) of `instr`."""
    return uses(instr), defs(instr), is_partial(instr)


@record
class BasicBlock:
    """A maximal sequence of straight-line instructions. `labels` are those of its first instruction."""

    index: int
    labels: list[str] = field(default_factory=list)
    instructions: list[Instruction] = field(default_factory=list)
    successors: list[BasicBlock] = field(default_factory=list)
    predecessors: list[BasicBlock] = field(default_factory=list)

    @property
    def terminator(self) -> Instruction | None:
        """The control instruction that ends the block; None when it falls through."""
        last = self.instructions[-1] if self.instructions else None
        return last if last is not None and _ends_block(last) else None

    def __repr__(self) -> str:
        return f"BasicBlock({self.index}, {'/'.join(self.labels)})"


@record
class FlowGraph:
    """The control-flow graph of one function.

    `exits` are the blocks that may leave the function; `by_label` maps labels to blocks.
    """

    blocks: list[BasicBlock]
    by_label: dict[str, BasicBlock]
    exits: list[BasicBlock]

    def successors(self) -> dict[int, list[int]]:
        """Return successor indices by block index, with `EXIT` for leaving the function."""
        result = {block.index: [s.index for s in block.successors] for block in self.blocks}
        for block in self.exits:
            result[block.index].append(EXIT)
        return {**result, EXIT: []}

    def liveness(self) -> RegisterLiveness[int]:
        """Return the live registers of every reachable block, by block index."""
        blocks = {block.index: map(register_effect, block.instructions) for block in self.blocks}
        return RegisterLiveness(self.successors(), 0, {**blocks, EXIT: ()})


def control_flow(fn: Function) -> FlowGraph:
    """Return the control-flow graph of `fn`, which must have a body. Labels must be defined (verifier)."""
    blocks = [BasicBlock(0)]
    by_label: dict[str, BasicBlock] = {}
    lists: dict[str, tuple[str, ...]] = {}
    for statement in fn.statements():
        if isinstance(statement, LabelDef):
            if blocks[-1].instructions:
                blocks.append(BasicBlock(len(blocks)))
            blocks[-1].labels.append(statement.name)
            by_label[statement.name] = blocks[-1]
        elif isinstance(statement, LabelList):
            lists[statement.name] = statement.targets
        elif isinstance(statement, Instruction):
            blocks[-1].instructions.append(statement)
            if _ends_block(statement):
                blocks.append(BasicBlock(len(blocks)))
    if len(blocks) > 1 and not blocks[-1].instructions and not blocks[-1].labels:
        blocks.pop()
    exits = []
    for block in blocks:
        targets, leaves = _successors(block, blocks, by_label, lists)
        for target in dict.fromkeys(targets):
            block.successors.append(target)
            target.predecessors.append(block)
        if leaves:
            exits.append(block)
    return FlowGraph(blocks, by_label, exits)


def branch_targets(instr: Instruction, lists: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    """Return the target labels of a `bra` or `brx.idx`; `lists` maps names to `.branchtargets`."""
    assert instr.variant is not None, instr
    names: list[str] = []
    for rule, operand in zip(instr.variant.operands, instr.operands):
        if isinstance(operand, LabelOperand) and rule.kind == "label":
            names.append(operand.name)
        elif isinstance(operand, LabelOperand) and rule.kind == "targets":
            names += lists.get(operand.name, ())
    return tuple(names)


def _ends_block(instr: Instruction) -> bool:
    effects = instr.variant.form.effects if instr.variant is not None else frozenset()
    return "halt" in effects or ("control" in effects and "call" not in effects)


def _successors(
    block: BasicBlock,
    blocks: list[BasicBlock],
    by_label: dict[str, BasicBlock],
    lists: dict[str, tuple[str, ...]],
) -> tuple[Iterable[BasicBlock], bool]:
    """Return (successor blocks, whether the block may leave the function)."""
    following = blocks[block.index + 1 : block.index + 2]
    last = block.terminator
    if last is None:
        return following, not following
    assert last.variant is not None
    halts = "halt" in last.variant.form.effects
    targets = [by_label[name] for name in branch_targets(last, lists)]
    if last.guard is None:
        return targets, halts
    return [*targets, *following], halts or not following


def register_pressure(fn: Function) -> int:
    """Return the most 32-bit units that are live at one point of a function with a body."""
    flow = control_flow(fn)
    live = flow.liveness()
    return max(live.pressure(block.index) for block in flow.blocks)


def symbols(fn: Function) -> set[str]:
    """Return every name that the body's operands reference."""
    names: set[str] = set()
    for statement in fn.statements():
        if isinstance(statement, Instruction):
            names |= symbol_names(statement.operands)
        elif isinstance(statement, LabelList) and statement.kind == "calltargets":
            names.update(statement.targets)
    return names


def symbol_names(values: tuple[Any, ...] | None) -> set[str]:
    """Return every symbol name in operands, or in an initialiser."""
    names, work = set[str](), list(values or ())
    while work:
        value = work.pop()
        if isinstance(value, SymbolAddress):
            names.add(value.name)
        elif isinstance(value, tuple):
            work.extend(value)
        elif hasattr(value, "base"):
            work.append(value.base)
        elif hasattr(value, "elements"):
            work.extend(value.elements)
    return names


def reachable(functions: Mapping[str, Function], fn: Function) -> list[Function]:
    """Return `fn` and every function that it may call, directly or indirectly.

    A function counts as called if an operand names it, it has a body and is no kernel. `functions` maps the
    names of all functions.
    """
    result, work = {fn.name: fn}, [fn]
    while work:
        for name in sorted(symbols(work.pop())):
            callee = functions.get(name)
            if callee is not None and callee.body is not None and not callee.is_entry and name not in result:
                result[name] = callee
                work.append(callee)
    return list(result.values())


def may_reach(
    functions: Mapping[str, Function],
    fn: Function,
    start: Instruction,
    is_target: Callable[[Instruction], bool],
    is_barrier: Callable[[Instruction], bool],
) -> bool:
    """Return whether a thread that has executed `start` in `fn` may reach an instruction with `is_target`.

    Paths end at instructions with `is_barrier`. Callees are searched. Callers are unknown: a function that
    may return, other than a kernel, may reach anything. `functions` maps the names of all functions that may
    be called.
    """
    flow = control_flow(fn)
    work, visited = (
        [
            (block, i + 1)
            for block in flow.blocks
            for i, instr in enumerate(block.instructions)
            if instr is start
        ],
        set[int](),
    )
    while work:
        block, first = work.pop()
        for instr in block.instructions[first:]:
            if is_target(instr) or (
                _calls(instr)
                and any(
                    is_target(inner)
                    for callee in _callees(functions, instr)
                    for inner in callee.instructions()
                )
            ):
                return True
            if is_barrier(instr):
                break
        else:
            if block in flow.exits and not fn.is_entry:
                return True
            work += [(after, 0) for after in block.successors if after.index not in visited]
            visited |= {after.index for after in block.successors}
    return False


def is_result_live(fn: Function, instr: Instruction) -> bool:
    """Return whether a register that `instr` of `fn` defines may be read after it."""
    flow = control_flow(fn)
    block, position = next(
        (block, i) for block in flow.blocks for i, other in enumerate(block.instructions) if other is instr
    )
    liveness = flow.liveness()
    return bool(liveness.live_after(block.index, position) & liveness.mask(defs(instr)))


_EFFECTS = frozenset({"write", "atomic", "sync", "call"})
"""Effects beyond a thread's registers and control flow."""


def may_leave_before(
    functions: Mapping[str, Function], kernel: Function, function: str, instr: Instruction
) -> bool:
    """Return whether a thread may leave `kernel` before `instr` of `function`, as by an early return.

    Such a path executes neither `instr` nor anything with an effect that may follow it. In a function that
    the kernel calls, `instr` may be skipped, so only what follows the call counts. `functions` maps the names
    of all functions that may be called.
    """
    flow, is_called = control_flow(kernel), function != kernel.name
    starts = {
        id(other)
        for other in kernel.instructions()
        if other is instr
        or (is_called and _calls(other) and function in {fn.name for fn in _callees(functions, other)})
    }
    effects_after = {
        id(other)
        for other in _following(flow, starts)
        if other.variant is not None and other.variant.form.effects & _EFFECTS
    }
    ends = effects_after if is_called else effects_after | starts
    work, visited = [flow.blocks[0]], {0}
    while work:
        block = work.pop()
        if any(id(other) in ends for other in block.instructions):
            continue
        if block in flow.exits:
            return True
        work += [after for after in block.successors if after.index not in visited]
        visited |= {after.index for after in block.successors}
    return False


def _following(flow: FlowGraph, starts: set[int]) -> Iterator[Instruction]:
    """Yield the instructions that a thread may execute after one with an identity in `starts`."""
    work = [
        (block, i + 1)
        for block in flow.blocks
        for i, instr in enumerate(block.instructions)
        if id(instr) in starts
    ]
    visited = set[int]()
    while work:
        block, first = work.pop()
        yield from block.instructions[first:]
        work += [(after, 0) for after in block.successors if after.index not in visited]
        visited |= {after.index for after in block.successors}


def _calls(instr: Instruction) -> bool:
    return instr.variant is not None and "call" in instr.variant.form.effects


def _callees(functions: Mapping[str, Function], call: Instruction) -> Iterable[Function]:
    """Return the functions that a call may execute, with their callees; all if it names none."""
    named = [functions[name] for name in sorted(symbol_names(call.operands)) if name in functions]
    return (
        {inner.name: inner for fn in named for inner in reachable(functions, fn)}.values()
        if named
        else functions.values()
    )
