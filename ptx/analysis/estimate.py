"""Static cost estimates of the functions of a module by Table 19, for any compiler's PTX.

Nothing is executed: a block in n loops is assumed to run `LOOP_WEIGHT`^n times, both sides of a branch count,
and no wait hides behind another. So the figures compare blocks, lines and versions of a kernel; they
predict no time.

Invariants: `clocks` of a function is the sum over its blocks and also the sum over its lines; a call's
clocks include the callee's, except where the callee is unknown (indirect, not in the module) or recursive.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from ...support.diagnostics import AccessKind, Location
from ...support.fast_dataclass import field, record
from ...support.graphs import dominator_tree, loop_nest
from ..model import Function, Instruction, Module, SymbolAddress
from . import costs
from .flow import control_flow

KINDS = get_args(AccessKind)


@record
class AccessCount:
    """Accesses to one space: their number in the code, by kind, and how often they are assumed to execute."""

    count: dict[AccessKind, int] = field(default_factory=lambda: dict.fromkeys(KINDS, 0))
    weighted: float = 0.0

    def add(self, kind: AccessKind, weight: float) -> None:
        """Count an access."""
        self.count[kind] += 1
        self.weighted += weight


@record
class Cost:
    """The cost of a block, a line or a whole function: instructions, accesses by space, weighted clocks.

    `clocks` is the sum of `issue`, `waits` and `calls` (the clocks of called functions).
    """

    instructions: int = 0
    issue: float = 0.0
    waits: float = 0.0
    calls: float = 0.0
    accesses: dict[costs.CostSpace, AccessCount] = field(default_factory=dict)

    @property
    def clocks(self) -> float:
        """The estimated clocks."""
        return self.issue + self.waits + self.calls

    def add(self, instr: Instruction, weight: float, called: float) -> None:
        """Add an instruction and the cost of the function that it calls."""
        self.instructions += 1
        self.issue += weight * costs.ISSUE
        self.calls += weight * called
        for space, kind in costs.accesses(instr):
            self.waits += weight * costs.wait(space)
            self.accesses.setdefault(space, AccessCount()).add(kind, weight)


@record
class BlockCost:
    """The cost of a basic block.

    `index` is its number in the function, `line` the line of the PTX where it begins, `depth` the number of
    loops around it.
    """

    index: int
    line: int
    labels: list[str]
    depth: int
    cost: Cost


@record
class LineCost:
    """The cost of a line of the source, or of the PTX where no `.loc` names a source line."""

    location: Location
    cost: Cost


@record
class FunctionCost:
    """The cost of a kernel or device function.

    `unknown` lists the calls whose cost is left out, by name ('*' is an indirect one); `unreachable` is the
    number of unreachable instructions.
    """

    name: str
    is_entry: bool
    cost: Cost
    blocks: list[BlockCost]
    lines: list[LineCost]
    unknown: list[str]
    unreachable: int


def estimate(module: Module) -> list[FunctionCost]:
    """Return the cost of every function of the verified `module` that has a body, in text order."""
    functions = {name: fn for name, fn in module.functions.items() if fn.body is not None}
    costs_of: dict[str, FunctionCost] = {}
    for fn in _callees_first(functions):
        costs_of[fn.name] = _function(fn, costs_of)
    return [costs_of[name] for name in functions]


def _callees(fn: Function) -> Iterator[str]:
    """Yield the callee of each call in `fn`; '*' for an indirect call."""
    for instr in fn.instructions():
        if instr.variant is not None and "call" in instr.variant.form.effects:
            yield _callee(instr)


def _callee(instr: Instruction) -> str:
    assert instr.variant is not None
    for rule, operand in zip(instr.variant.operands, instr.operands):
        if rule.kind == "function":
            return operand.name if isinstance(operand, SymbolAddress) else "*"
    return "*"


def _callees_first(functions: dict[str, Function]) -> list[Function]:
    """Return the functions, each after those that it calls; a cycle is broken at its entry."""
    order: list[Function] = []
    visited: set[str] = set()
    for root in functions:
        work: list[tuple[str, Iterator[str]]] = []
        if root not in visited:
            visited.add(root)
            work.append((root, _callees(functions[root])))
        while work:
            name, callees = work[-1]
            following = next((name for name in callees if name in functions and name not in visited), None)
            if following is None:
                order.append(functions[name])
                work.pop()
            else:
                visited.add(following)
                work.append((following, _callees(functions[following])))
    return order


def _function(fn: Function, costs_of: dict[str, FunctionCost]) -> FunctionCost:
    flow = control_flow(fn)
    graph = {
        index: [target for target in targets if target >= 0]
        for index, targets in flow.successors().items()
        if index >= 0
    }
    tree = dominator_tree(graph, 0)
    loops, reached = loop_nest(graph, tree), set(tree.order)
    total = Cost()
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
        cost = Cost()
        for instr in block.instructions:
            called = 0.0
            if instr.variant is not None and "call" in instr.variant.form.effects:
                callee = _callee(instr)
                if callee in costs_of:
                    called = costs_of[callee].cost.clocks
                else:
                    unknown[callee] = None
            location = instr.source or instr.location
            line = lines.setdefault(
                (location.file, location.line), LineCost(Location(location.file, location.line, 0), Cost())
            )
            for cost_ in (total, cost, line.cost):
                cost_.add(instr, weight, called)
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
