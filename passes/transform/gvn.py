"""Global value numbering: a value or load that is already available is not computed again.

    %a = add i32 %x, %y                       %a = add i32 %x, %y
    %v = load float, ptr addrspace(1) %p      %v = load float, ptr addrspace(1) %p
    store i32 %n, ptr addrspace(3) %s     →   store i32 %n, ptr addrspace(3) %s
    %b = add i32 %y, %x                       … and %a, %v, %n are used for %b, %w, %m
    %w = load float, ptr addrspace(1) %p
    %m = load i32, ptr addrspace(3) %s

The dominator tree is walked with a scoped table from expressions to the instruction that leads.
Memory takes part by what it is known to hold: a load and a store tell, and whatever may overwrite
the region (see `alias`) ends that, as does a block where paths meet of which one overwrites it (the
places where the region, seen as a variable, would need a phi). What a branch tells about its
condition holds in the blocks that it alone leads to.

requires: dominators. preserves: the control-flow graph.
Literature: Briggs, Cooper, Simpson, "Value numbering", SP&E 27 (1997), section 4; memory
as a variable: Chow et al., "Effective representation of aliases and indirect memory operations in SSA form",
CC 1996.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, NamedTuple

from ...ir.builder import Builder
from ...ir.core import FALSE, TRUE, Block, Constant, Function, Instr, Int, Value, const_int, erase_all, is_op
from ...ir.irtypes import I1, Type, size_of
from ...ir.opcodes import INVERSE, SWAPPED
from ...support.graphs import DominatorTree
from ..analysis.alias import Aliasing, Effect, MemoryRegion, effect_of, region_of
from ..analysis.layout import base_and_offset

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses


_QUOTIENT = {"urem": "udiv", "srem": "sdiv"}

_OUTCOMES = {
    name: frozenset(ways)
    for name, ways in {"eq": "=", "ne": "<>", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}.items()
}
"""Possible orders of two numbers where a comparison holds."""

_KEPT = 64
"""Number of accesses of a region that are recorded, so that work stays linear."""


class _Contents(NamedTuple):
    """Known contents of memory: `value` of this type at `address`, which is bytes [start, end) from
    `base`.
    """

    type: Type
    address: Value
    value: Value
    base: Value
    start: int
    end: int


def run(fn: Function, analyses: Analyses) -> bool:
    """Run the pass. Return whether the function changed."""
    tree = analyses.get("dominators", fn)
    ahead = _divide_first(tree)
    return _Numbering(fn, tree).run() or ahead


def _divide_first(tree: DominatorTree[Block]) -> bool:
    """Insert x / d in front of an x % d that comes before it, so that the remainder can be computed
    from it.
    """
    remainders: dict[Hashable, Instr] = {}
    quotients: set[Hashable] = set()
    changed = False
    for instr in [
        i for block in tree.order for i in block.instrs if i.op in _QUOTIENT or i.op in _QUOTIENT.values()
    ]:
        key = (_QUOTIENT.get(instr.op, instr.op), *instr.operands)
        if instr.op in _QUOTIENT:
            remainders.setdefault(key, instr)
            continue
        first = remainders.get(key)
        if first is not None and key not in quotients and tree.dominates(_block(first), _block(instr)):
            Builder(_block(first)).at(first).emit(instr.op, instr.type, instr.operands)
            changed = True
        quotients.add(key)
    return changed


def _block(instr: Instr) -> Block:
    assert instr.parent is not None
    return instr.parent


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
        self.region: dict[Instr, MemoryRegion] = {}
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
        writers: dict[MemoryRegion, dict[Block, None]] = {r: {} for r in regions}
        for instr, effect in self.effect.items():
            for region in self.clobbered[effect]:
                writers[region][instr.parent] = None  # type: ignore[index]
        self.meets: dict[Block, list[MemoryRegion]] = {}
        for region, blocks in writers.items():
            for block in self.tree.iterated_frontier(blocks):
                self.meets.setdefault(block, []).append(region)
        self.known: dict[MemoryRegion, tuple[_Contents, ...]] = {}

    def _value_in_memory(self, region: MemoryRegion, type: Type, address: Value) -> Value | None:
        for known in self.known.get(region, ()):
            if known.address is address and known.type is type:
                return known.value
        return None

    def _remember(self, value: Value, region: MemoryRegion, address: Value, type: Type) -> None:
        base, start = base_and_offset(address)
        known = _Contents(type, address, value, base, start, start + size_of(type))
        self._set(self.known, region, (known, *self.known.get(region, ())[:_KEPT]))

    def _store(self, store: Instr) -> None:
        """Forget what a store may overwrite, but for what lies beside it in the same object."""
        value, address = store.operands
        region = region_of(address)
        base, start = base_and_offset(address)
        end = start + size_of(value.type)
        for clobbered in self.clobbered[self.effect[store]]:
            before = self.known.get(clobbered, ())
            self._set(
                self.known,
                clobbered,
                tuple(k for k in before if k.base is base and (k.end <= start or end <= k.start)),
            )
        if region in self.clobbered[self.effect[store]] and "volatile" not in store.flags:
            self._remember(value, region, address, value.type)

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
        """Number the values along the dominator tree. Return whether anything changed."""
        stack: list[tuple[Block | None, int]] = [(self.tree.root, 0)]
        while stack:
            block, mark = stack.pop()
            if block is None:
                self._leave(mark)
                continue
            stack.append((None, len(self.undo)))
            self._enter(block)
            for instr in list(block.instrs):
                self._visit(instr)
            self._tell_successors(block)
            stack.extend((child, 0) for child in reversed(self.tree.children[block]))
        erase_all(self.dead)
        return self.changed or bool(self.dead)

    def _enter(self, block: Block) -> None:
        for region in self.meets.get(block, ()):
            self._set(self.known, region, ())
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
        if is_op(test, "icmp"):
            pred = test.attrs["pred"] if holds else INVERSE[test.attrs["pred"]]
            self._record_comparisons(pred, *test.operands)
            if (
                pred == "eq"
                and isinstance(test.operands[1], Int)
                and not isinstance(test.operands[0], Constant)
            ):
                self._set(self.facts, test.operands[0], test.operands[1])

    def _record_comparisons(self, pred: str, a: Value, b: Value) -> None:
        """Record what `a pred b` implies for other comparisons of the two."""
        if self._number(a) > self._number(b):
            pred, a, b = SWAPPED[pred], b, a
        outcomes = _OUTCOMES[pred[-2:]]
        for other in (
            "eq",
            "ne",
            *(
                sign + kind
                for sign in (pred[0] if pred not in ("eq", "ne") else "us")
                for kind in ("lt", "le", "gt", "ge")
            ),
        ):
            if outcomes <= _OUTCOMES[other[-2:]]:
                self._set(self.table, ("icmp", I1, (other,), a, b), TRUE)
            elif outcomes.isdisjoint(_OUTCOMES[other[-2:]]):
                self._set(self.table, ("icmp", I1, (other,), a, b), FALSE)

    def _tell_successors(self, block: Block) -> None:
        if self.facts:
            for successor in block.successors:
                for phi in successor.phis:
                    value = phi.incoming_from(block)
                    if value in self.facts:
                        for index in [i for i, source in enumerate(phi.blocks) if source is block]:
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
            self._load(instr)
        elif form == "phi":
            place = self.tree.preds[instr.parent]  # type: ignore[index]
            if len(instr.blocks) == len(place):
                phi = ("phi", instr.type, instr.parent, tuple(instr.incoming_from(p) for p in place))
                if not self._lead(instr, phi):
                    self._set(self.table, phi, instr)
        elif instr.info.is_pure and not instr.info.is_terminator:
            key = self._key(instr)
            if not (self._lead(instr, key) or self._remainder(instr)):
                self._set(self.table, key, instr)
        elif instr in self.effect:
            if form == "store":
                value, address = instr.operands
                if (
                    "volatile" not in instr.flags
                    and self._value_in_memory(region_of(address), value.type, address) is value
                ):
                    self.dead[instr] = None  # memory holds this value already
                else:
                    self._store(instr)
            else:
                for region in self.clobbered[self.effect[instr]]:
                    self._set(self.known, region, ())

    def _load(self, load: Instr) -> None:
        region, address = self.region[load], load.operands[0]
        key = ("invariant load", load.type, address)
        leader = (
            self.table.get(key)
            if load.attrs.get("invariant")
            else self._value_in_memory(region, load.type, address)
        )
        if isinstance(leader, Instr) and leader.info.form == "load" and leader.operands[0] is address:
            _join_alignment(leader, load)
        if not self._replace(load, leader):
            self._remember(load, region, address, load.type)
            if load.attrs.get("invariant"):
                self._set(self.table, key, load)

    def _lead(self, instr: Instr, key: Hashable) -> bool:
        """Replace `instr` by the value that leads its class, if there is one, which promises what both
        did.
        """
        leader = self.table.get(key)
        if is_op(leader, instr.op) and leader.flags != instr.flags:
            leader.flags &= instr.flags
            self.fn.changed()
        return self._replace(instr, leader)

    def _replace(self, instr: Instr, leader: Value | None) -> bool:
        if leader is None:
            return False
        instr.replace_uses(leader)
        self.dead[instr] = None
        return True

    def _remainder(self, instr: Instr) -> bool:
        """x % d, where x / d is at hand, is x - x / d * d."""
        quotient = (
            self.table.get((_QUOTIENT[instr.op], instr.type, (), *instr.operands))
            if instr.op in _QUOTIENT
            else None
        )
        if quotient is None:
            return False
        build = Builder(_block(instr)).at(instr)
        value, divisor = instr.operands
        if isinstance(divisor, Int):  # with a constant that is a multiplication and an addition in one
            return self._replace(
                instr,
                build.binary(
                    "add", value, build.binary("mul", quotient, const_int(divisor.type, -divisor.value))
                ),
            )
        return self._replace(instr, build.binary("sub", value, build.binary("mul", quotient, divisor)))

    def _number(self, value: Value) -> int:
        return self.numbers.setdefault(value, len(self.numbers))

    def _key(self, instr: Instr) -> Hashable:
        operands = instr.operands
        attrs = tuple(instr.attrs.get(name) for name in instr.info.attrs)
        if instr.info.form == "gep" and len(operands) == 2:
            attrs = (size_of(instr.attrs["type"]),)
        if instr.info.commutative or instr.op == "icmp":
            args = operands[-2:]
            if self._number(args[0]) > self._number(args[1]):
                operands = (*operands[:-2], args[1], args[0])
                if instr.op == "icmp":
                    attrs = (SWAPPED[instr.attrs["pred"]],)
        return (instr.op, instr.type, attrs, *operands)


def _join_alignment(leader: Instr, load: Instr) -> None:
    """Transfer the known alignment of `load`'s address to an earlier load that is executed only together with
    it.
    """
    block = leader.parent
    if block is None or block is not load.parent or leader.attrs["align"] >= load.attrs["align"]:
        return
    between = block.instrs[block.index(leader) : block.index(load)]
    if not any("halt" in instr.info.effects for instr in between):
        leader.attrs["align"] = load.attrs["align"]
