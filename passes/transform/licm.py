"""Loop-invariant code motion: what gives the same in every iteration is done once, in front.

  pre:  br label %loop                           pre:  %s = mul i32 %n, 4
  loop: %s = mul i32 %n, 4                →            %v = load float, ptr addrspace(4) @k
        %v = load float, ptr addrspace(4) @k           br label %loop

Moves what is pure and speculatable; division and loads only where the loop is certain to execute
them once entered (or the load cannot fail), and loads only when nothing in the loop may overwrite
the region they read (see `alias`); a constant distance in the loop from an address outside goes with its
load. Nothing convergent moves, nothing moves past a loop without
preheader. A sum with a constant that is only tested for equality with an invariant, as in the copies of an
unrolled loop, moves too: `%i + 1 == %k` becomes `%i == %k - 1`.

requires: loops, dominators (and loops in the form of `loop-simplify`). preserves: the control-flow graph.
Literature: Muchnick, "Advanced Compiler Design and Implementation" (1997), section 13.2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ir import irtypes as ty
from ...ir.core import Block, Constant, Function, Global, Instr, Int, Value, const_int, is_op
from ...support.graphs import DominatorTree, NaturalLoop
from ..analysis.alias import Aliasing, Effect, effect_of, region_of
from ..analysis.layout import base_and_offset, constant_gep
from .clone import clone_instr
from .dce import erase_if_dead
from .loop_simplify import preheader

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses


def run(fn: Function, analyses: Analyses) -> bool:
    """Run the pass. Return whether the function changed."""
    nest, tree = analyses.get("loops", fn), analyses.get("dominators", fn)
    aliasing = Aliasing()
    changed = False
    for loop in nest.inner_first():
        before = preheader(loop)
        if before is not None:
            changed |= _Motion(loop, before, tree, aliasing).run()
    return changed


class _Motion:
    """Empties one loop of invariants."""

    def __init__(
        self, loop: NaturalLoop[Block], before: Block, tree: DominatorTree[Block], aliasing: Aliasing
    ) -> None:
        self.loop, self.before, self.tree, self.aliasing = loop, before, tree, aliasing
        self.inside = {i for block in loop.nodes for i in block.instrs}
        effects = (effect_of(i) for block in loop.nodes for i in block.instrs)
        self.effects: dict[Effect, None] = dict.fromkeys(e for e in effects if e is not None)
        leaving = [source for source, _ in loop.exits]
        self.always = {b for b in loop.nodes if all(tree.dominates(b, x) for x in (*leaving, *loop.latches))}

    def run(self) -> bool:
        """Move invariant instructions out of the loop. Return whether any were moved."""
        moved = self._constants_of_tests()
        addresses: list[Instr] = []
        for block in self.loop.nodes:
            here = []
            for instr in block.instrs:
                if instr.op == "phi":
                    continue
                element = self._element(instr)
                changing = self.inside.intersection(instr.operands)
                if (not changing or element is not None) and self._may_move(instr, block):
                    if element is not None:
                        addresses.append(element)
                        here.append(clone_instr(element, {}))
                        instr.set_operand(0, here[-1])
                    here.append(instr)
                    self.inside.discard(instr)
            if here:
                gone = set(here)
                block.instrs = [i for i in block.instrs if i not in gone]
                moved += here
        for instr in moved:
            instr.parent = None
        self.before.insert(len(self.before.instrs) - 1, moved)
        for address in addresses:
            erase_if_dead(address)
        return bool(moved)

    def _element(self, instr: Instr) -> Instr | None:
        """Return the address of a load that is a constant distance inside the loop from one outside."""
        if instr.info.form != "load":
            return None
        address = instr.operands[0]
        if not isinstance(address, Instr) or address not in self.inside or address.info.form != "gep":
            return None
        return None if address.operands[0] in self.inside or constant_gep(address) is None else address

    def _constants_of_tests(self) -> list[Instr]:
        """Subtract constants from the invariants that sums with them are tested for equality with. Return the
        differences, which belong in front of the loop.
        """
        result: dict[tuple[Value, Int], Instr] = {}
        for test in [i for block in self.loop.nodes for i in block.instrs if i.op == "icmp"]:
            sum, bound = test.operands
            if test.attrs["pred"] not in ("eq", "ne") or isinstance(bound, Constant) or bound in self.inside:
                continue
            if not is_op(sum, "add") or sum not in self.inside or len(sum.users) > 1:
                continue
            value, added = sum.operands
            if not isinstance(added, Int):
                continue
            difference = result.get((bound, added))
            if difference is None:
                negated = const_int(added.type, -added.value)
                difference = Instr("add", bound.type, (bound, negated), location=test.location)
                result[bound, added] = difference
            test.set_operand(0, value)
            test.set_operand(1, difference)
            erase_if_dead(sum)
            self.inside.discard(sum)
        return list(result.values())

    def _may_move(self, instr: Instr, block: Block) -> bool:
        if instr.info.is_pure and not instr.info.is_terminator:
            if instr.info.form == "gep" and constant_gep(instr) is not None:
                return False  # costs nothing where it is: it becomes the access's offset
            return instr.info.speculatable or block in self.always
        if instr.info.form == "load" and "volatile" not in instr.flags:
            region = region_of(instr.operands[0])
            fixed = instr.attrs.get("invariant") or not any(
                self.aliasing.clobbers(e, region) for e in self.effects
            )
            return bool(fixed) and (block in self.always or _cannot_fail(instr))
        return False


def _cannot_fail(load: Instr) -> bool:
    """Return whether a load reads inside of a variable of known size."""
    base, offset = base_and_offset(load.operands[0])
    if isinstance(base, Global):
        type = base.value_type
    elif isinstance(base, Instr) and base.info.form == "alloca":
        type = base.attrs["type"]
    else:
        return False
    return offset >= 0 and offset + ty.size_of(load.type) <= ty.size_of(type)
