"""A static estimate of what the functions of a module cost, with Table 19's figures; any compiler's PTX.

Nothing runs: a block in n loops is assumed to run `LOOP_WEIGHT`^n times, both sides of a branch count,
and no wait hides behind another. So the figures compare blocks, lines and versions of a kernel; they
predict no time.

Invariants: `clocks` of a function is the sum over its blocks and also the sum over its lines; a call's
clocks include what it calls, except where that is unknown (indirect, not in the module) or calls back.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...support.diagnostics import Location
from ...support.fast_dataclass import field, record
from ...support.graphs import dominator_tree, loop_nest
from ..model import Function, Instruction, Module, Symbol
from . import costs
from .flow import control_flow

KINDS = ("load", "store", "atomic")


@record
class Access:
    """Accesses to one space: how many stand in the code, by kind, and how often they are assumed to run."""

    count: dict[str, int] = field(default_factory=lambda: dict.fromkeys(KINDS, 0))
    weighted: float = 0.0

    def add(self, kind: str, weight: float) -> None:
        self.count[kind] += 1
        self.weighted += weight


@record
class Part:
    """A block, a line or a whole function: its instructions, accesses by space, and weighted clocks.

    `clocks` is the sum of `issue`, `waits` and `calls` (what called functions cost).
    """

    instructions: int = 0
    issue: float = 0.0
    waits: float = 0.0
    calls: float = 0.0
    accesses: dict[str, Access] = field(default_factory=dict)

    @property
    def clocks(self) -> float:
        return self.issue + self.waits + self.calls

    def add(self, instr: Instruction, weight: float, called: float) -> None:
        self.instructions += 1
        self.issue += weight * costs.ISSUE
        self.calls += weight * called
        for space, kind in costs.accesses(instr):
            self.waits += weight * costs.wait(space)
            self.accesses.setdefault(space, Access()).add(kind, weight)


@record
class BlockCost:
    """A basic block: its number in the function, the line of the PTX where it begins, its labels, how many
    loops surround it.
    """

    index: int
    line: int
    labels: list[str]
    depth: int
    cost: Part


@record
class LineCost:
    """A line of the source, or of the PTX where no `.loc` says what it comes from."""

    location: Location
    cost: Part


@record
class FunctionCost:
    """A kernel or device function. `unknown` are the calls whose cost is left out, by name ('*' is an
    indirect one); `unreachable` the number of instructions that no path reaches."""

    name: str
    is_entry: bool
    cost: Part
    blocks: list[BlockCost]
    lines: list[LineCost]
    unknown: list[str]
    unreachable: int


def estimate(module: Module) -> list[FunctionCost]:
    """Every function of the verified `module` that has a body, in text order."""
    functions = {name: fn for name, fn in module.functions.items() if fn.body is not None}
    done: dict[str, FunctionCost] = {}
    for fn in _callees_first(functions):
        done[fn.name] = _function(fn, done)
    return [done[name] for name in functions]


def _callees(fn: Function) -> Iterator[str]:
    """What each call in `fn` names; '*' for a register."""
    for instr in fn.instructions():
        if instr.variant is not None and "call" in instr.variant.form.effects:
            yield _callee(instr)


def _callee(instr: Instruction) -> str:
    assert instr.variant is not None
    for rule, operand in zip(instr.variant.operands, instr.operands):
        if rule.kind == "function":
            return operand.name if isinstance(operand, Symbol) else "*"
    return "*"


def _callees_first(functions: dict[str, Function]) -> list[Function]:
    """The functions, each after those that it calls; a cycle is broken where it is entered."""
    order: list[Function] = []
    seen: set[str] = set()
    for root in functions:
        work: list[tuple[str, Iterator[str]]] = []
        if root not in seen:
            seen.add(root)
            work.append((root, _callees(functions[root])))
        while work:
            name, rest = work[-1]
            following = next((callee for callee in rest if callee in functions and callee not in seen), None)
            if following is None:
                order.append(functions[name])
                work.pop()
            else:
                seen.add(following)
                work.append((following, _callees(functions[following])))
    return order


def _function(fn: Function, done: dict[str, FunctionCost]) -> FunctionCost:
    flow = control_flow(fn)
    graph = {
        index: [target for target in targets if target >= 0]
        for index, targets in flow.successors().items()
        if index >= 0
    }
    tree = dominator_tree(graph, 0)
    loops, reached = loop_nest(graph, tree), set(tree.order)
    total = Part()
    blocks: list[BlockCost] = []
    lines: dict[tuple[str, int], LineCost] = {}
    unknown: dict[str, None] = {}
    unreachable = 0
    for block in flow.blocks:
        if block.index not in reached:
            unreachable += len(block.instructions)
            continue
        depth = loops.depth(block.index)
        weight = costs.weight(depth)
        cost = Part()
        for instr in block.instructions:
            called = 0.0
            if instr.variant is not None and "call" in instr.variant.form.effects:
                callee = _callee(instr)
                if callee in done:
                    called = done[callee].cost.clocks
                else:
                    unknown[callee] = None
            where = instr.source or instr.location
            line = lines.setdefault(
                (where.file, where.line), LineCost(Location(where.file, where.line, 0), Part())
            )
            for part in (total, cost, line.cost):
                part.add(instr, weight, called)
        if block.instructions:
            blocks.append(
                BlockCost(block.index, block.instructions[0].location.line, block.labels, depth, cost)
            )
    return FunctionCost(
        fn.name,
        fn.is_entry,
        total,
        blocks,
        sorted(lines.values(), key=lambda x: (x.location.file, x.location.line)),
        list(unknown),
        unreachable,
    )
