"""Global value numbering: a value or load that is already at hand is not computed again.

    %a = add i32 %x, %y                       %a = add i32 %x, %y
    %v = load float, ptr addrspace(1) %p      %v = load float, ptr addrspace(1) %p
    store i32 %n, ptr addrspace(3) %s     →   store i32 %n, ptr addrspace(3) %s
    %b = add i32 %y, %x                       … and %a, %v, %n are used for %b, %w, %m
    %w = load float, ptr addrspace(1) %p
    %m = load i32, ptr addrspace(3) %s

The dominator tree is walked with a scoped table from expressions to the instruction that leads.
Memory takes part by versions: each region (see `alias`) that is loaded from is treated as a variable
in SSA form, whose definitions are the instructions that may overwrite it; loads of one address and
version are equal, and a store leads the loads of its version. What a branch tells about its
condition holds in the blocks that it alone leads to.

requires: dominators. preserves: the control-flow graph.
Literature: Briggs, Cooper, Simpson, "Value numbering", SP&E 27 (1997), section 4; memory versions:
Chow et al., "Effective representation of aliases and indirect memory operations in SSA form", CC 1996.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from ..ir import irtypes as ty
from ..ir.core import FALSE, TRUE, Block, Constant, Function, Instr, Int, Value, erase_all
from ..ir.opcodes import SWAPPED
from ..support.graphs import DominatorTree
from .alias import Aliasing, Effect, Region, effect_of, region_of
from .layout import base_and_offset

if TYPE_CHECKING:
    from .manager import Analyses


_KEPT = 32
"""How many accesses of a region are compared with a store, so that work stays linear."""


def run(fn: Function, analyses: Analyses) -> bool:
    return _Numbering(fn, analyses.get("dominators", fn)).run()


class _Numbering:
    """One walk over a function. `_undo` holds what to restore when a subtree is left."""

    def __init__(self, fn: Function, tree: DominatorTree[Block]) -> None:
        self.fn, self.tree = fn, tree
        self.table: dict[Hashable, Value] = {}
        self.facts: dict[Value, Value] = {}
        self.numbers: dict[Value, int] = {}
        self.undo: list[tuple[dict[Any, Any], Any, Any]] = []
        self.dead: dict[Instr, None] = {}
        self.changed = False
        self._prepare_memory()

    # -- memory

    def _prepare_memory(self) -> None:
        """Find the regions loaded from, what overwrites each, and where versions meet."""
        self.aliasing = Aliasing()
        self.region: dict[Instr, Region] = {}
        self.effect: dict[Instr, Effect] = {}
        for block in self.tree.order:
            for instr in block.instrs:
                if instr.info.form == "load" and "volatile" not in instr.flags:
                    self.region[instr] = region_of(instr.operands[0])
                elif (effect := effect_of(instr)) is not None:
                    self.effect[instr] = effect
        regions = list(dict.fromkeys(self.region.values()))
        kinds = list(dict.fromkeys(self.effect.values()))
        self.clobbered = {e: [r for r in regions if self.aliasing.clobbers(e, r)] for e in kinds}
        writers: dict[Region, dict[Block, None]] = {r: {} for r in regions}
        for instr, effect in self.effect.items():
            for region in self.clobbered[effect]:
                writers[region][instr.parent] = None  # type: ignore[index]
        self.meets: dict[Block, list[Region]] = {}
        for region, blocks in writers.items():
            for block in self.tree.iterated_frontier(blocks):
                self.meets.setdefault(block, []).append(region)
        self.version: dict[Region, int] = {}
        self.versions = 0
        self.known: dict[Region, list[tuple[Value, int, int, tuple[Hashable, ...]]]] = {}

    def _new_version(self, region: Region) -> None:
        self.versions += 1
        self._set(self.version, region, self.versions)
        self._set(self.known, region, [])

    def _load_key(self, instr: Instr, region: Region, type: ty.Type, address: Value) -> Hashable:
        version = -1 if instr.attrs.get("invariant") else self.version.get(region, 0)
        return ("load", type, address, region, version)

    def _remember(self, key: Hashable, value: Value, region: Region, address: Value, type: ty.Type) -> None:
        self._set(self.table, key, value)
        base, offset = base_and_offset(address)
        entry = (base, offset, offset + ty.size_of(type), (type, address, value))
        self._set(self.known, region, [*self.known.get(region, ())[-_KEPT:], entry])

    def _store(self, store: Instr) -> None:
        """New versions for what a store may overwrite; loads beside it in one object stay known."""
        value, address = store.operands
        region = region_of(address)
        base, start = base_and_offset(address)
        end = start + ty.size_of(value.type)
        for clobbered in self.clobbered[self.effect[store]]:
            kept = [k for k in self.known.get(clobbered, ()) if k[0] is base and (k[2] <= start or end <= k[1])]
            self._new_version(clobbered)
            for _, _, _, (type, at, known) in kept:
                self._remember(("load", type, at, clobbered, self.version[clobbered]), known, clobbered, at, type)  # type: ignore[arg-type]
        if region in self.clobbered[self.effect[store]] and "volatile" not in store.flags:
            self._remember(("load", value.type, address, region, self.version[region]), value, region, address, value.type)

    # -- scopes

    def _set(self, where: dict[Any, Any], key: Any, value: Any) -> None:
        self.undo.append((where, key, where.get(key)))
        where[key] = value

    def _leave(self, mark: int) -> None:
        while len(self.undo) > mark:
            where, key, old = self.undo.pop()
            if old is None:
                del where[key]
            else:
                where[key] = old

    def run(self) -> bool:
        stack: list[tuple[Block | None, int]] = [(self.tree.root, 0)]
        while stack:
            block, mark = stack.pop()
            if block is None:
                self._leave(mark)
                continue
            stack.append((None, len(self.undo)))
            self._enter(block)
            for instr in block.instrs:
                self._visit(instr)
            self._tell_successors(block)
            stack.extend((child, 0) for child in reversed(self.tree.children[block]))
        erase_all(self.dead)
        return self.changed or bool(self.dead)

    def _enter(self, block: Block) -> None:
        for region in self.meets.get(block, ()):
            self._new_version(region)
        preds = self.tree.preds[block]
        if len(preds) != 1:
            return
        term = preds[0].terminator
        assert term is not None
        if term.op != "br" or len(term.blocks) != 2 or term.blocks[0] is term.blocks[1]:
            return
        test, holds = term.operands[0], term.blocks[0] is block
        if isinstance(test, Constant):
            return
        self._set(self.facts, test, TRUE if holds else FALSE)
        if isinstance(test, Instr) and test.op == "icmp" and isinstance(test.operands[1], Int) and not isinstance(test.operands[0], Constant):
            if test.attrs["pred"] == ("eq" if holds else "ne"):
                self._set(self.facts, test.operands[0], test.operands[1])

    def _tell_successors(self, block: Block) -> None:
        if self.facts:
            for successor in block.successors:
                for phi in successor.phis:
                    for index, (value, source) in enumerate(phi.incoming):
                        if source is block and value in self.facts:
                            phi.set_operand(index, self.facts[value])
                            self.changed = True

    # -- instructions

    def _visit(self, instr: Instr) -> None:
        if self.facts and instr.op != "phi":
            for index, operand in enumerate(instr.operands):
                if operand in self.facts:
                    instr.set_operand(index, self.facts[operand])
                    self.changed = True
        form = instr.info.form
        if form == "load" and instr in self.region:
            region, address = self.region[instr], instr.operands[0]
            key = self._load_key(instr, region, instr.type, address)
            if not self._lead(instr, key):
                self._remember(key, instr, region, address, instr.type)
        elif form == "phi":
            place = self.tree.preds[instr.parent]  # type: ignore[index]
            if len(instr.blocks) == len(place):
                key = ("phi", instr.type, instr.parent, tuple(instr.incoming_from(p) for p in place))
                if not self._lead(instr, key):
                    self._set(self.table, key, instr)
        elif instr.info.is_pure and not instr.info.is_terminator:
            key = self._key(instr)
            if not self._lead(instr, key):
                self._set(self.table, key, instr)
        elif instr in self.effect:
            if form == "store":
                region = region_of(instr.operands[1])
                if "volatile" not in instr.flags and self.table.get(
                    ("load", instr.operands[0].type, instr.operands[1], region, self.version.get(region, 0))
                ) is instr.operands[0]:
                    self.dead[instr] = None  # memory holds this value already
                    return
                self._store(instr)
            else:
                for region in self.clobbered[self.effect[instr]]:
                    self._new_version(region)

    def _lead(self, instr: Instr, key: Hashable) -> bool:
        """Replace `instr` by the value that leads its class, if there is one."""
        leader = self.table.get(key)
        if leader is None:
            return False
        if isinstance(leader, Instr) and leader.op == instr.op and leader.flags != instr.flags:
            leader.flags &= instr.flags
            self.fn.changed()
        instr.replace_uses(leader)
        self.dead[instr] = None
        return True

    def _number(self, value: Value) -> int:
        return self.numbers.setdefault(value, len(self.numbers))

    def _key(self, instr: Instr) -> Hashable:
        operands = instr.operands
        attrs = tuple(instr.attrs.get(name) for name in instr.info.attrs)
        if instr.info.form == "gep" and len(operands) == 2:
            attrs = (ty.size_of(instr.attrs["type"]),)
        if instr.info.commutative or instr.op == "icmp":
            args = operands[-2:]
            if self._number(args[0]) > self._number(args[1]):
                operands = (*operands[:-2], args[1], args[0])
                if instr.op == "icmp":
                    attrs = (SWAPPED[instr.attrs["pred"]],)
        return (instr.op, instr.type, attrs, *operands)
