"""What an instruction reads and writes, and the control-flow graph of a function.

Everything is read off the instruction table (operand roles, effects). Codegen and the reports on foreign PTX
use all of it; engines cut blocks in a way of their own (`runtime.numpy_engine.translation.blocks`) and share
what a branch and an operand name, and `support.liveness`.

Invariants: `defs` and `uses` name registers in operand order, `uses` the guard first, each at most once; a
block without instructions stands only at the end of a body, or where the body is empty; block 0 is the entry;
edges are in order of (taken, fall-through).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from ...support.fast_dataclass import field, record
from ...support.liveness import live_sets
from ..model import (
    Address,
    Bracket,
    Function,
    Group,
    Indexed,
    Instruction,
    Label,
    LabelDef,
    LabelList,
    Not,
    Operand,
    Pair,
    Part,
    Register,
    Sum,
    Symbol,
    Vector,
)
from ..ptxtypes import VECTOR_SIZES

LEAVE = -1
"""The index that stands for the way out of a function."""


def registers(operand: Operand) -> Iterator[Register]:
    """The scalar registers spelled in `operand`, in text order; a vector register counts as its elements."""
    if isinstance(operand, Register):
        if operand.vector:
            yield from (
                Register(f"{operand.name}.{element}", operand.type, operand.scope)
                for element in "xyzw"[: VECTOR_SIZES[operand.vector]]
            )
        else:
            yield operand
    elif isinstance(operand, (Not, Part, Sum)):
        yield operand.register
    elif isinstance(operand, Indexed):
        yield from (register for register, _ in operand.indices if register is not None)
    elif isinstance(operand, Address):
        if isinstance(operand.base, Register):
            yield operand.base
    elif isinstance(operand, (Bracket, Vector, Group)):
        for element in operand.elements:
            yield from registers(element)
    elif isinstance(operand, Pair):
        yield from registers(operand.first)
        yield from registers(operand.second)


def defs(instr: Instruction) -> tuple[Register, ...]:
    """The registers that `instr` writes (perhaps only in some lanes: see `is_partial`)."""
    assert instr.variant is not None, instr
    result: dict[Register, None] = {}
    for rule, operand in zip(instr.variant.operands, instr.operands):
        if rule.role != "src" and rule.kind not in ("address", "bracket"):
            result.update(dict.fromkeys(registers(operand)))
    return tuple(result)


def uses(instr: Instruction) -> tuple[Register, ...]:
    """The registers that `instr` reads: the guard first, then sources and address bases."""
    assert instr.variant is not None, instr
    result: dict[Register, None] = {}
    if instr.guard is not None:
        result[instr.guard] = None
    for rule, operand in zip(instr.variant.operands, instr.operands):
        if rule.role != "dst" or rule.kind in ("address", "bracket"):
            result.update(dict.fromkeys(registers(operand)))
    return tuple(result)


def is_partial(instr: Instruction) -> bool:
    """Whether old values of `defs(instr)` may survive it, because a guard may be false."""
    return instr.guard is not None


@record
class BasicBlock:
    """A maximal straight run of instructions. `labels` are the names that lead to it."""

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
class ControlFlow:
    """The control-flow graph of one function.

    `exits` are the blocks from which the function may be left; `by_label` finds a label's block.
    """

    blocks: list[BasicBlock]
    by_label: dict[str, BasicBlock]
    exits: list[BasicBlock]

    def successors(self) -> dict[int, list[int]]:
        """Block index to successor indices, with `LEAVE` for the way out of the function."""
        result = {block.index: [s.index for s in block.successors] for block in self.blocks}
        for block in self.exits:
            result[block.index].append(LEAVE)
        return {**result, LEAVE: []}

    def liveness(self) -> Liveness:
        """What is live at the ends of every reachable block.

        A guarded definition does not end a life: where the guard is false the old value survives.
        """
        numbers: dict[Register, int] = {}
        live = Liveness(numbers, {}, {})
        used: dict[int, int] = {LEAVE: 0}
        defined: dict[int, int] = {LEAVE: 0}
        for block in self.blocks:
            reads = writes = 0
            for instr in block.instructions:
                for register in uses(instr):
                    reads |= (1 << numbers.setdefault(register, len(numbers))) & ~writes
                for register in defs(instr):
                    bit = 1 << numbers.setdefault(register, len(numbers))
                    writes |= 0 if is_partial(instr) else bit
            used[block.index], defined[block.index] = reads, writes
        live.top, live.bottom = live_sets(self.successors(), 0, used, defined)
        return live


@record
class Liveness:
    """Sets of registers as bits, `numbers` saying which is whose: live at the top and at the bottom of
    blocks, by their index.
    """

    numbers: dict[Register, int]
    top: dict[int, int]
    bottom: dict[int, int]

    def mask(self, registers: Iterable[Register]) -> int:
        """The set of `registers`, which all occur in the function."""
        return sum(1 << self.numbers[register] for register in registers)

    def registers(self, mask: int) -> list[Register]:
        """What is in a set, in the order of the text."""
        return [register for register, number in self.numbers.items() if mask >> number & 1]


def control_flow(fn: Function) -> ControlFlow:
    """The control-flow graph of `fn`, which must have a body. Labels must be defined (verifier)."""
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
    return ControlFlow(blocks, by_label, exits)


def branch_targets(instr: Instruction, lists: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    """The labels that a `bra` or `brx.idx` may go to; `lists` holds the `.branchtargets` by name."""
    assert instr.variant is not None, instr
    names: list[str] = []
    for rule, operand in zip(instr.variant.operands, instr.operands):
        if isinstance(operand, Label) and rule.kind == "label":
            names.append(operand.name)
        elif isinstance(operand, Label) and rule.kind == "targets":
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
    """(successor blocks, whether the function may be left here)."""
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


def symbols(fn: Function) -> set[str]:
    """Every name that the body's operands mention."""
    names: set[str] = set()
    for statement in fn.statements():
        if isinstance(statement, Instruction):
            names |= mentioned(statement.operands)
        elif isinstance(statement, LabelList) and statement.kind == "calltargets":
            names.update(statement.targets)
    return names


def mentioned(values: tuple[Any, ...] | None) -> set[str]:
    """Every name in operands, or in an initialiser."""
    names, work = set[str](), list(values or ())
    while work:
        value = work.pop()
        if isinstance(value, Symbol):
            names.add(value.name)
        elif isinstance(value, tuple):
            work.extend(value)
        elif hasattr(value, "base"):
            work.append(value.base)
        elif hasattr(value, "elements"):
            work.extend(value.elements)
    return names


def reachable(functions: Mapping[str, Function], fn: Function) -> list[Function]:
    """`fn` and every function with a body whose name its body, or theirs, mentions; kernels are launched, not
    called. `functions` are all, by their names.
    """
    result, work = {fn.name: fn}, [fn]
    while work:
        for name in sorted(symbols(work.pop())):
            callee = functions.get(name)
            if callee is not None and callee.body is not None and not callee.is_entry and name not in result:
                result[name] = callee
                work.append(callee)
    return list(result.values())


def goes_on(
    functions: Mapping[str, Function],
    fn: Function,
    start: Instruction,
    to: Callable[[Instruction], bool],
    ends: Callable[[Instruction], bool],
) -> bool:
    """Whether a thread that has executed `start` in `fn` may come `to` an instruction, there or in what it
    calls, before it comes to one that `ends` the search.

    Nothing is known of callers: a function that may be left, other than a kernel, goes on to anything.
    `functions` are all that may be called, by their names.
    """
    flow = control_flow(fn)
    work, seen = (
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
            if to(instr) or (
                _calls(instr)
                and any(to(inner) for callee in _callees(functions, instr) for inner in callee.instructions())
            ):
                return True
            if ends(instr):
                break
        else:
            if block in flow.exits and not fn.is_entry:
                return True
            work += [(after, 0) for after in block.successors if after.index not in seen]
            seen |= {after.index for after in block.successors}
    return False


def is_result_live(fn: Function, instr: Instruction) -> bool:
    """Whether a register that `instr` of `fn` defines may be read after it."""
    flow = control_flow(fn)
    block, place = next(
        (block, i) for block in flow.blocks for i, other in enumerate(block.instructions) if other is instr
    )
    liveness = flow.liveness()
    live = set(liveness.registers(liveness.bottom.get(block.index, 0)))
    for other in reversed(block.instructions[place + 1 :]):
        live.difference_update(() if is_partial(other) else defs(other))
        live.update(uses(other))
    return not live.isdisjoint(defs(instr))


_EFFECTS = frozenset({"write", "atomic", "sync", "call"})
"""Effects beyond a thread's registers and its way."""


def may_leave_before(
    functions: Mapping[str, Function], kernel: Function, function: str, instr: Instruction
) -> bool:
    """Whether a thread may leave `kernel` before it comes to `instr` of a function, as by an early return:
    without executing it, nor anything with an effect that comes behind it.

    In a function that the kernel calls it may be passed by, so that only what comes behind the call counts.
    `functions` are all that may be called, by their names.
    """
    flow, is_called = control_flow(kernel), function != kernel.name
    waits = {
        id(other)
        for other in kernel.instructions()
        if other is instr
        or (is_called and _calls(other) and function in {fn.name for fn in _callees(functions, other)})
    }
    behind = {
        id(other)
        for other in _following(flow, waits)
        if other.variant is not None and other.variant.form.effects & _EFFECTS
    }
    ends = behind if is_called else behind | waits
    work, seen = [flow.blocks[0]], {0}
    while work:
        block = work.pop()
        if any(id(other) in ends for other in block.instructions):
            continue
        if block in flow.exits:
            return True
        work += [after for after in block.successors if after.index not in seen]
        seen |= {after.index for after in block.successors}
    return False


def _following(flow: ControlFlow, starts: set[int]) -> Iterator[Instruction]:
    """The instructions that a thread may execute after one of those with the identities `starts`."""
    work = [
        (block, i + 1)
        for block in flow.blocks
        for i, instr in enumerate(block.instructions)
        if id(instr) in starts
    ]
    seen = set[int]()
    while work:
        block, first = work.pop()
        yield from block.instructions[first:]
        work += [(after, 0) for after in block.successors if after.index not in seen]
        seen |= {after.index for after in block.successors}


def _calls(instr: Instruction) -> bool:
    return instr.variant is not None and "call" in instr.variant.form.effects


def _callees(functions: Mapping[str, Function], call: Instruction) -> Iterable[Function]:
    """The functions that a call may run, with those that they mention; all where it does not name one."""
    named = [functions[name] for name in sorted(mentioned(call.operands)) if name in functions]
    return (
        {inner.name: inner for fn in named for inner in reachable(functions, fn)}.values()
        if named
        else functions.values()
    )
