"""Rematerialization at barriers: values that are cheap to recompute are not saved (Briggs, Cooper and
Torczon, PLDI 1992).

A register has a recipe if a single block writes it, by instructions without side effects from special
registers, parameters and other registers with recipes. The recipe is those instructions. Indices and
addresses mostly have one. LLVM then sees their computation in each region, and computes the part that gangs
share only once.
"""

from __future__ import annotations

from ..ir.core import Constant, Instr, Value
from .call_inlining import InlinedKernel
from .code_builder import CodeBuilder
from .tracing import BlockTrace, Place, variable

MOST = 24
"""Greatest number of instructions of a recipe."""
_REPEATABLE = frozenset(
    "add sub mul shl lshr ashr and or xor zext sext trunc icmp select udiv urem uitofp fdiv fptoui"
    " insertelement shufflevector getelementptr bitcast".split()
)
"""Opcodes of instructions in recipes, beside loads of memory that never changes."""
_INVARIANT = frozenset({"c", "w", "first", "first32", "cta_x", "cta_y", "cta_z"})
"""Parameters and values of a gang function that every gang function of the kernel has."""
Step = tuple[Place | None, Instr]
"""An instruction of a recipe. With a place, it loads that register, which must be recomputed before."""


class Rematerializer:
    """The recipes of a traced kernel's registers."""

    def __init__(self, trace: BlockTrace) -> None:
        self._trace = trace
        self._stores: dict[int, dict[str, list[Instr]]] = {}
        self._known: dict[Place, list[Step] | None] = {}
        self._writers = _writers(trace.kernel)

    def __contains__(self, place: Place) -> bool:
        return self._recipe(place) is not None

    def _recipe(self, place: Place) -> list[Step] | None:
        if place not in self._known:
            self._known[place] = None
            self._known[place] = self._compute_recipe(place)
        return self._known[place]

    def _compute_recipe(self, place: Place) -> list[Step] | None:
        writers = self._writers.get(place[0], [])
        kind = self._trace.kinds[place]
        # Who reads a register that nobody has written reads zero.
        zero = self._trace.kernel.root.fn.codes[0].live_in >> place[0] & 1
        if place[1] or zero or len(writers) != 1 or writers[0] not in self._trace.traced_blocks:
            return None
        stores = self._stores_of(writers[0]).get(variable(place), [])
        if len(stores) != (1 if kind.stride is None else 3):
            return None
        result: dict[Value, Step] = {}
        for store in stores:
            if not self._collect(store.operands[0], result):
                return None
        return [*result.values(), *((None, store) for store in stores)] if len(result) <= MOST else None

    def _stores_of(self, block: int) -> dict[str, list[Instr]]:
        """Return, by register, the instructions of a block that store to it."""
        if block not in self._stores:
            result = self._stores[block] = {}
            for item in self._trace.traced_blocks[block].text.items:
                if isinstance(item, Instr) and item.op == "store" and (name := _register(item.operands[1])):
                    result.setdefault(name, []).append(item)
        return self._stores[block]

    def _collect(self, value: Value, found: dict[Value, Step]) -> bool:
        """Collect the instructions that compute a value; return False if one cannot be repeated."""
        if isinstance(value, Constant) or value.name in _INVARIANT or value in found:
            return True
        if not isinstance(value, Instr) or len(found) > MOST:
            return False
        if value.op == "load" and (name := _register(value.operands[0])):
            place = int(name[1:]), 0
            if place not in self:
                return False
            found[value] = place, value
            return True
        is_invariant = value.op == "load" and value.attrs.get("invariant")
        if not (is_invariant or value.op in _REPEATABLE) or not all(
            self._collect(used, found) for used in value.operands
        ):
            return False
        found[value] = None, value
        return True

    def recompute(self, place: Place, out: CodeBuilder, done: set[Place]) -> None:
        """Emit a register's recipe, after those of the registers that it loads. `done` are those already
        emitted.
        """
        recipe = self._recipe(place)
        assert recipe is not None
        if place in done:
            return
        done.add(place)
        for needed, _ in recipe:
            if needed is not None:
                self.recompute(needed, out, done)
        copies: dict[Value, Value] = {}
        for _, instr in recipe:
            operands = [
                copies.get(used) or (used if isinstance(used, Constant) else out.named(used.name, used.type))
                for used in instr.operands
            ]
            name = f"z{place[0]}.{instr.name}" if instr.name else ""
            copies[instr] = out.emit(
                instr.op, instr.type, operands, flags=instr.flags, name=name, **instr.attrs
            )


def _register(address: Value) -> str:
    """Return the name of the register that is stored at an address, '' if it is none."""
    name, _, part = address.name.partition(".")
    is_register = name[:1] == "R" and name[1:].isdigit() and part in ("", "base", "holds")
    return name if is_register and not isinstance(address, Instr) else ""


def _writers(kernel: InlinedKernel) -> dict[int, list[int]]:
    """Return the blocks that write each register."""
    result: dict[int, list[int]] = {}
    for k, block in enumerate(kernel.blocks):
        if block.end == "resume":
            slots = 0 if block.code.reduce_slot is None else 1 << block.code.reduce_slot
        else:
            slots = block.code.defines
        bits = slots << block.frame.base
        if block.end == "runtime_call" and block.code.call is not None:
            bits |= sum(1 << block.frame.base + slot for slot in block.code.call.returns)
        for frame in block.entered:
            bits |= (1 << len(frame.fn.registers.order)) - 1 << frame.base
        if block.end == "return" and block.frame.parent is not None:
            call = kernel.blocks[block.frame.call].code.call
            for slot in call.returns if call is not None else ():
                bits |= 1 << block.frame.parent.base + slot
        while bits:
            low = bits & -bits
            result.setdefault(low.bit_length() - 1, []).append(k)
            bits ^= low
    return result
