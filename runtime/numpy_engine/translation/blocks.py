"""Partition of a function into the blocks that the scheduler moves lanes between.

Blocks are finer than control flow alone requires: a barrier or a call ends one, and an instruction
that waits for other lanes of its warp (`*.sync`) begins one, its *synchronisation point*. A guarded barrier,
call or warp-synchronous instruction becomes a branch around an unguarded one.

Invariants: blocks are in schedule order, loop-contiguous reverse postorder, so block 0 is the entry, a
block's number is its priority (lowest first), and an edge to a number not above its own is a back edge.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, cast

from ....ptx.analysis.flow import branch_targets
from ....ptx.form import Form
from ....ptx.model import Function, Instruction, LabelDef, LabelList, Prototype, Register
from ....support.graphs import loop_contiguous_order

BlockEnd = Literal["jump", "branch", "switch", "exit", "return", "call", "barrier", "trap"]
"""The kind of a block's end.

'exit', 'return' and 'trap' may be guarded: then `targets` has the next block.
"""


@dataclass(slots=True, eq=False)
class CodeBlock:
    """A sequence of straight-line instructions and its successors.

    `targets`: jump (next), branch (taken, else), switch (one per index), call and barrier (resume),
    guarded exit, return and trap (the block of lanes whose guard is false), else empty. `guard` is
    the deciding predicate. `last` is the instruction that ends the block, if one does; `sync` is the
    warp-synchronous instruction that begins it.
    """

    end: BlockEnd = "jump"
    instructions: list[Instruction] = field(default_factory=list)
    targets: list[int] = field(default_factory=list)
    guard: Register | None = None
    negated: bool = False
    last: Instruction | None = None
    sync: Instruction | None = None

    @property
    def is_uniform(self) -> bool:
        """Return True if the branch is declared uniform (`bra.uni`)."""
        return self.end == "branch" and self.last is not None and "uni" in self.last.modifiers


def build_blocks(fn: Function, at_accesses: bool = False) -> list[CodeBlock]:
    """Return the blocks of `fn` in schedule order; unreachable ones are dropped.

    With `at_accesses` an instruction whose effect is visible to others begins a block, so that threads can be
    preempted between any two of those.
    """
    blocks, labels = _blocks_in_text_order(fn, at_accesses)
    for block in blocks:
        block.targets = [labels[t] if isinstance(t, str) else t for t in block.targets]
    graph = {i: block.targets for i, block in enumerate(blocks)}
    order = loop_contiguous_order(graph, 0)
    number = {old: new for new, old in enumerate(order)}
    for old in order:
        blocks[old].targets = [number[t] for t in blocks[old].targets]
    return [blocks[old] for old in order]


def _blocks_in_text_order(fn: Function, at_accesses: bool) -> tuple[list[CodeBlock], dict[str, int]]:
    """Return blocks whose targets are labels or numbers in text order, and the labels' numbers."""
    blocks: list[CodeBlock] = [CodeBlock()]
    labels: dict[str, int] = {}
    lists: dict[str, tuple[str, ...]] = {
        s.name: s.targets for s in fn.statements() if isinstance(s, LabelList)
    }

    def start_block() -> CodeBlock:
        """Start a block, which the current one falls into unless it ended otherwise."""
        current = blocks[-1]
        if current.last is None and current.end == "jump" and not current.targets:
            current.targets = [len(blocks)]
        blocks.append(CodeBlock())
        return blocks[-1]

    def end(kind: BlockEnd, instr: Instruction, targets: list[Any]) -> None:
        block = blocks[-1]
        block.end, block.last, block.targets = kind, instr, targets
        block.guard, block.negated = instr.guard, instr.negated
        start_block()

    for statement in fn.statements():
        if isinstance(statement, LabelDef):
            if blocks[-1].instructions or blocks[-1].sync is not None:
                start_block()
            labels[statement.name] = len(blocks) - 1
        if isinstance(statement, (LabelDef, LabelList, Prototype)) or not isinstance(statement, Instruction):
            continue
        instr = statement
        after = len(blocks)
        kind = _terminator_kind(instr)
        if kind == "jump":
            (target,) = branch_targets(instr, lists)
            if instr.guard is None:
                end("jump", instr, [target])
            else:
                end("branch", instr, [target, after])
        elif kind in ("exit", "return", "trap"):
            end(kind, instr, [] if instr.guard is None else [after])
        elif kind or _is_warp_sync(instr):
            if instr.guard is not None:
                _skip_around(blocks[-1], instr, after)
                start_block()
            elif _is_warp_sync(instr) and (blocks[-1].instructions or blocks[-1].sync is not None):
                start_block()
            if _is_warp_sync(instr):
                blocks[-1].sync = instr
                blocks[-1].instructions.append(instr)
                if instr.guard is not None:
                    start_block()
                continue
            if kind == "switch":
                end(kind, instr, list(branch_targets(instr, lists)))
            elif kind:
                end(kind, instr, [len(blocks)])
            blocks[-2].guard = None
        else:
            if at_accesses and blocks[-1].instructions and _is_visible(instr):
                start_block()
            blocks[-1].instructions.append(instr)
    final = blocks[-1]
    if final.end == "jump" and not final.targets:
        final.end = "return"
    return blocks, labels


def _skip_around(block: CodeBlock, instr: Instruction, after: int) -> None:
    """End `block` with a branch to the guarded `instr`, which gets a block of its own, or past it."""
    block.end, block.guard, block.negated = "branch", instr.guard, instr.negated
    block.targets = [after, after + 1]


TERMINATORS = frozenset(("jump", "switch", "call", "return", "exit", "trap", "barrier"))
"""Effects of the instruction table that end a block."""


def terminator_kind(row: Form) -> BlockEnd | Literal[""]:
    """Return how an instruction of the row ends a block; '' if it does not, as a warp barrier."""
    return "" if "warp" in row.effects else cast(BlockEnd, next(iter(TERMINATORS & row.effects), ""))


def _terminator_kind(instr: Instruction) -> BlockEnd | Literal[""]:
    assert instr.variant is not None
    return terminator_kind(instr.variant.form)


def _is_visible(instr: Instruction) -> bool:
    """Return whether `instr` accesses memory that other threads may access."""
    assert instr.variant is not None
    return bool(instr.variant.form.effects & {"read", "write", "atomic"}) and not {
        "param",
        "const",
        "local",
    } & set(instr.modifiers)


def _is_warp_sync(instr: Instruction) -> bool:
    """Return whether `instr` waits for the lanes of the warp that its mask names."""
    assert instr.variant is not None
    effects = instr.variant.form.effects
    return "warp" in effects and "sync" in effects


def back_edge_costs(blocks: list[CodeBlock]) -> list[int]:
    """Return per block the fuel that a back edge from it costs its group.

    A loop without loads cannot wait for another thread; one with atomics or volatile loads likely does.
    """
    weights = [0] * len(blocks)
    for number, block in enumerate(blocks):
        heads = [t for t in block.targets if t <= number]
        if not heads:
            continue
        body = [i for b in blocks[min(heads) : number + 1] for i in b.instructions]
        effects = [i.variant.form.effects for i in body if i.variant is not None]
        if any("atomic" in e or ("volatile" in e and "read" in e) for e in effects):
            weights[number] = 64
        elif any("read" in e for e in effects) or any(
            b.end in ("call", "barrier") for b in blocks[min(heads) : number + 1]
        ):
            weights[number] = 1
    return weights
