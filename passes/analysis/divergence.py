"""Uniformity of each value and each branch across the threads of a launch.

The lattice: the same in the whole grid ⊐ in each CTA ⊐ in each warp ⊐ divergent. A claim speaks of
threads that execute an instruction *together*, in the same iteration of every loop around it, and
says that they compute the same result. So a branch inside divergent code can be uniform: those
lanes that are there agree, which is what `bra.uni` promises (PTX ISA, `bra`).

Levels come out of one graph. Its nodes are values and branches; an edge a → b says that b is at
most as uniform as a:

* *data*: b is computed from a;
* *sync*: b is a phi in a join block of branch a (`convergence`);
* *temporal*: b uses, after a loop, a value defined in it, and a lets threads leave the loop in
  different iterations; or threads may reconverge in different iterations of the loop that contains b;
* *time*: b loads from memory that others may write, and a lets some threads load later than others.

The level of a node is the least level of the sources that reach it (thread index: divergent, CTA
index: uniform in the CTA, a ballot: in the warp, …; column `uniformity` of the opcode table). The
search goes breadth first from the least uniform sources upwards, so each node is visited once, at
its final level, and the tree of the search is the shortest explanation of every claim.

Sync and temporal edges of a branch are computed when the search gets there; a branch that the whole
grid takes together never needs any.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from enum import IntEnum
from functools import cached_property
from typing import TYPE_CHECKING, Literal

from ...ir.core import Argument, Block, Function, Instr, Poison, Undef, Value
from ...support.diagnostics import UNKNOWN, Location
from ...support.fast_dataclass import record
from ...support.graphs import NaturalLoop, postorder, predecessors
from ...support.text_table import table
from . import memory_uniformity as memory
from .convergence import Convergence, Influence, IrreducibleRegion

if TYPE_CHECKING:
    import networkx as nx

    from .analyses import Analyses


class Level(IntEnum):
    """The sets of threads that agree; a greater level is a stronger claim."""

    DIVERGENT = 0
    WARP = 1
    CTA = 2
    GRID = 3


DependenceKind = Literal["data", "sync", "temporal", "time"]
"""The edges of the dependence graph; `_REASONS` has their meanings."""


@record(frozen=True)
class Cause:
    """One step of an explanation: `value` (an instruction, argument or, for a branch, its
    terminator) is less than uniform because of `reason`."""

    kind: DependenceKind | Literal["source"]
    value: Value
    reason: str
    location: Location


class Divergence:
    """The result for one function; see the module."""

    def __init__(self, fn: Function, analyses: Analyses) -> None:
        cfg = analyses.get("cfg", fn)
        self.fn = fn
        self._successors: dict[Block, list[Block]] = cfg.successors
        self._order: list[Block] = cfg.order
        self._reachable = set(cfg.order)
        nest = analyses.get("loops", fn)
        self._structure = Convergence(
            {b: cfg.successors[b] for b in cfg.order}, cfg.predecessors, cfg.entry, nest
        )
        self._divergent_loops: dict[NaturalLoop[Block] | IrreducibleRegion, Level] = {}
        self._levels: dict[Value, Level] = {}
        self._parent: dict[Value, Value | None] = {}
        self._source: dict[Value, tuple[Level, str]] = {}
        self._parted: set[Block] = set()
        """The blocks that divergent branches decide about; those that a branch among them decides about are
        among them, too.
        """
        self._dependents: dict[Value, dict[Value, DependenceKind]] = {value: {} for value in fn.args}
        """The dependence graph over arguments and instructions (a branch is its terminator): what depends on
        each, and how.
        """
        self._build()
        self._search()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Divergence) and (self._levels, list(self._divergent_loops.values())) == (
            other._levels,
            list(other._divergent_loops.values()),
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        levels = [self.level(value) for value in self._dependents]
        return (
            f"<Divergence of {self.fn.name}: "
            + ", ".join(f"{levels.count(level)} {level.name}" for level in Level)
            + ">"
        )

    def __str__(self) -> str:
        """Every argument and instruction with its level and, where threads differ, the reason nearest to
        it.
        """
        rows = []
        for value in self._dependents:
            why = self.why(value)
            rows.append((self.level(value).name, " ".join(str(value).split()), why[0].reason if why else ""))
        return table(("level", "value", "because"), rows)

    # -- questions

    def level(self, value: Value) -> Level:
        """Return the level of `value` where it is defined. Constants, globals and functions are GRID; so is
        everything unreachable, since it is never executed.
        """
        return self._levels.get(value, Level.GRID)

    def level_at(self, value: Value, block: Block) -> Level:
        """Return the level of `value` for a use in `block`: less than `level` after a loop that threads leave
        in different iterations.
        """
        level = self.level(value)
        if isinstance(value, Instr) and value.parent is not None:
            for loop, cap in self._divergent_loops.items():
                if cap < level and value.parent in loop and block not in loop:
                    level = cap
        return level

    def branch_level(self, block: Block) -> Level:
        """Return the level of the branch at the end of `block`: the threads that take it the same way, among
        those that execute it together.
        """
        term = block.terminator
        return Level.GRID if term is None or len(block.successors) < 2 else self.level(term)

    def block_level(self, block: Block) -> Level:
        """Return the level of `block`: the threads that execute it all together, ended ones not counted. GRID
        when it is control dependent only on branches that the whole grid takes together.
        """
        return self._block_levels.get(block, Level.GRID)

    def why(self, value: Value) -> list[Cause]:
        """From `value` back to the source of its level; empty when it is uniform in the grid."""
        causes: list[Cause] = []
        node: Value | None = value if value in self._levels else None
        while node is not None:
            before = self._parent[node]
            if before is None:
                causes.append(Cause("source", node, self._source[node][1], _location(node)))
            else:
                kind = self._dependents[before][node]
                causes.append(Cause(kind, node, _REASONS[kind], _location(before)))
            node = before
        return causes

    def why_branch(self, block: Block) -> list[Cause]:
        """`why` for the branch at the end of `block`."""
        return self.why(block.terminator) if block.terminator is not None else []

    # -- the graph

    @cached_property
    def graph(self) -> nx.DiGraph[Value]:
        """The dependence graph, to look at and to search: edges carry `kind`."""
        import networkx as nx

        graph: nx.DiGraph[Value] = nx.DiGraph()
        graph.add_nodes_from(self._dependents)
        graph.add_edges_from(
            (a, b, {"kind": kind}) for a, result in self._dependents.items() for b, kind in result.items()
        )
        return graph

    def _build(self) -> None:
        """Nodes, sources and the edges that do not depend on levels."""
        fn, source = self.fn, self._source
        if not fn.is_kernel:
            for arg in fn.args:
                source[arg] = (
                    Level.DIVERGENT,
                    f"argument '{arg.name or arg.index}' of a function called from anywhere",
                )
        edges: list[tuple[Value, Value]] = []
        loads: list[Instr] = []
        strong = memory.strong_state(self._structure.successors, fn.entry)
        for block in self._order:
            state: bool | None = strong[block]
            for instr in block.instrs:
                uniformity = instr.info.uniformity
                if uniformity == "memory":
                    edges.append((instr.operands[0], instr))
                    if self._load(instr, bool(state)):
                        loads.append(instr)
                elif uniformity == "operands":
                    edges.extend((operand, instr) for operand in instr.operands)
                    if instr.info.form == "freeze" and _may_be_undefined(instr.operands[0]):
                        source[instr] = (Level.DIVERGENT, "freezes an undefined value, which may differ")
                else:
                    level = Level[uniformity.upper()]
                    if level is not Level.GRID:
                        source[instr] = (level, _origin(instr, level))
                    if instr.info.is_convergent and len(instr.operands) > 1:
                        edges.append((instr.operands[1], instr))  # participating lanes
                state = memory.after(instr, state)
        self._dependents.update((instr, {}) for block in self._order for instr in block.instrs)
        for a, b in edges:
            if a in self._dependents:
                self._dependents[a][b] = "data"
        self._loads = loads

    def _load(self, load: Instr, strong: bool) -> bool:
        """Note the source that a load is, if any; whether it matters when it is executed."""
        if "volatile" in load.flags:
            self._source[load] = (
                Level.DIVERGENT,
                "volatile load: the value may change between two threads' reads",
            )
            return False
        kind = memory.MemoryKind.CONSTANT if load.attrs.get("invariant") else memory.kind_of(load.operands[0])
        if kind is memory.MemoryKind.CONSTANT:
            return False
        if kind is memory.MemoryKind.PRIVATE:
            self._source[load] = (Level.DIVERGENT, "loads from memory that each thread may have for itself")
        elif strong or not self.fn.is_kernel:
            self._source[load] = (
                Level.DIVERGENT,
                "loads from memory that may have changed since other threads read it",
            )
        else:
            self._source[load] = (Level.WARP, "loads from memory that other threads may write")
            return True
        return False

    # -- the search

    def _search(self) -> None:
        levels, parent, dependents = self._levels, self._parent, self._dependents
        for level in (Level.DIVERGENT, Level.WARP, Level.CTA):
            queue: deque[Value] = deque()
            for node in dependents:
                if node not in levels and node in self._source and self._source[node][0] is level:
                    levels[node], parent[node] = level, None
                    queue.append(node)
            while queue:
                node = queue.popleft()
                if isinstance(node, Instr) and node.info.is_terminator:
                    self._expand(node, level)
                for target in dependents[node]:
                    if target not in levels:
                        levels[target], parent[target] = level, node
                        queue.append(target)

    def _expand(self, term: Instr, level: Level) -> None:
        """Add the edges that leave a branch whose threads part at `level`."""
        branch = term.parent
        assert branch is not None
        if len(self._successors[branch]) < 2:
            return
        effects = self._structure.effects(branch)
        for block, preds in effects.joins:
            for phi in block.phis:
                if _chooses(phi, preds):
                    self._edge(term, phi, "sync")
        for loop in effects.divergent_loops:
            self._divergent_loops.setdefault(loop, level)
            for user in _users_outside(loop):
                if user.parent in self._reachable:
                    self._edge(term, user, "temporal")
        for overtaken in effects.overtaken:
            for instr in self._varying(overtaken):
                self._edge(term, instr, "temporal")
        if level is Level.DIVERGENT and self._loads and branch not in self._parted:
            influenced = self._influence.of(branch)
            self._parted |= influenced
            for load in self._loads:
                if load.parent in influenced:
                    self._edge(term, load, "time")

    def _varying(self, loop: NaturalLoop[Block] | IrreducibleRegion) -> Iterator[Instr]:
        """Return the values that differ between iterations of `loop` by themselves: phis of headers, loads,
        communication; in an irreducible region everything.
        """
        for block in loop.nodes:
            header = self._structure.nest.is_header(block)
            for instr in block.instrs:
                info = instr.info
                if (
                    isinstance(loop, IrreducibleRegion)
                    or (header and info.form == "phi")
                    or info.uniformity == "memory"
                    or info.is_convergent
                ):
                    yield instr

    def _edge(self, a: Value, b: Value, kind: DependenceKind) -> None:
        self._dependents[a].setdefault(b, kind)

    # -- threads that execute a block

    @cached_property
    def _influence(self) -> Influence:
        """Threads that go straight to the end of the function do not count."""
        return Influence(
            self._structure,
            lambda block: all(i.info.form == "phi" or i.info.is_terminator for i in block.instrs),
        )

    @cached_property
    def _waiting_influence(self) -> Influence:
        """Return the influence without threads that leave for blocks where they wait for no others."""
        return Influence(self._structure, lambda block: not any(i.info.is_convergent for i in block.instrs))

    @cached_property
    def _full_influence(self) -> Influence:
        """All threads count."""
        return Influence(self._structure, lambda block: False)

    @cached_property
    def _block_levels(self) -> dict[Block, Level]:
        levels: dict[Block, Level] = {}
        for branch in self._order:
            level = self.branch_level(branch)
            # What a branch decides about, one decides about, too, that decides about the branch.
            if level < levels.get(branch, Level.GRID):
                for block in self._influence.of(branch):
                    levels[block] = min(level, levels.get(block, Level.GRID))
        return levels

    # -- barriers

    def divergent_barriers(self) -> list[tuple[Instr, Instr]]:
        """Return the barriers of the CTA that are control dependent on a branch which its threads do not take
        together, as (barrier, terminator of the nearest such branch), in program order. Threads that leave
        the kernel, or a loop for code without barriers, do not count; those that bypass a barrier and rejoin
        the others after it do.
        """
        if not any(instr.info.is_barrier for block in self._order for instr in block.instrs):
            return []
        deciding: dict[Block, Block] = {}
        for branch in self._order:
            if self.branch_level(branch) < Level.CTA:
                influenced = self._waiting_influence.of(branch)
                meet, loop = self._full_influence.meeting(branch), self._structure.nest.innermost(branch)
                if meet is not None and (loop is None or meet in loop.nodes):
                    influenced = influenced | self._full_influence.of(branch)
                for block in influenced:
                    deciding[block] = branch
        result: list[tuple[Instr, Instr]] = []
        for block in self.fn.blocks:
            if block in deciding:
                term = deciding[block].terminator
                assert term is not None
                result.extend((instr, term) for instr in block.instrs if instr.info.is_barrier)
        return result

    def sources_of(self, value: Value) -> list[Value]:
        """Every source that reaches `value` in the dependence graph, in order of definition."""
        reaching = set(postorder(predecessors(self._dependents, self._dependents), value))
        return [node for node in self._source if node in reaching]


_REASONS: dict[DependenceKind, str] = {
    "data": "computed from a value that is not uniform",
    "sync": "threads that diverged here reconverge with different values",
    "temporal": "threads reach this point in different iterations because of this branch",
    "time": "threads reach this load at different times because of this branch",
}


def divergence(fn: Function, analyses: Analyses) -> Divergence:
    """Compute the uniformity of all values and branches."""
    return Divergence(fn, analyses)


def _location(value: Value) -> Location:
    return value.location if isinstance(value, Instr | Argument) else UNKNOWN


def _origin(instr: Instr, level: Level) -> str:
    what = instr.info.meaning
    if level is Level.DIVERGENT and instr.op == "call" and instr.info.name == "call":
        what = "result of a call"
    return f"{what}: {_SAME[level]}"


_SAME = {
    Level.DIVERGENT: "differs per thread",
    Level.WARP: "the same only within a warp",
    Level.CTA: "the same only within a block",
}


def _may_be_undefined(value: Value) -> bool:
    """Return whether `value` is undefined or a merge of undefined values, looking through phis and
    selects.
    """
    seen: set[Value] = set()
    work = [value]
    while work:
        result = work.pop()
        if isinstance(result, Undef | Poison):
            return True
        if isinstance(result, Instr) and result not in seen and result.info.form in ("phi", "select"):
            seen.add(result)
            work.extend(result.operands)
    return False


def _chooses(phi: Instr, preds: list[Block]) -> bool:
    """Return whether threads that arrive over different ones of `preds` may get different values."""
    arriving = set(preds)
    values = {id(v): v for v, block in phi.incoming if block in arriving}
    return len(values) > 1 or any(isinstance(v, Undef | Poison) for v in values.values())


def _users_outside(loop: NaturalLoop[Block] | IrreducibleRegion) -> Iterator[Instr]:
    for block in loop.nodes:
        for instr in block.instrs:
            for user in instr.users:
                if user.parent is not None and user.parent not in loop:
                    yield user
