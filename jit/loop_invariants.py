"""Loop-invariant parts of bounds checks, moved in front of a loop (loop-invariant code motion).

It concerns loops of one block that all lanes of a gang leave together: loops of scalar mode and uniform
loops. The address of an access there often is `base + scale * index`, where the base is a pointer parameter
and the index has 32 bits. Before the loop, the code computes the host address of index 0, and the number of
valid indices, from a bounds cache that never changes during a launch. In the loop one compare of the index
remains, instead of a subtraction, a rotation, a compare and the loads of the cache.

The code before the loop also tests that the base is the beginning of an allocation. If it is not, or if a
check fails, control goes on with the general code.
"""

from __future__ import annotations

from typing import Any

from ..ir.core import TRUE, Constant, Function, Instr, Int, Value
from ..ir.irtypes import I32
from .check_coalescing import CoalescedCheck
from .code_builder import CodeBuilder, Item

_SCALES = (1, 2, 4, 8, 16)
_PURE = frozenset({"gep", "binary", "icmp", "select", "cast"})
"""Forms of instructions whose value follows from their operands."""


def written_registers(items: list[Item]) -> frozenset[str]:
    """Return the names of the register slots that a piece stores to."""
    return frozenset(
        item.operands[1].name for item in items if isinstance(item, Instr) and item.op == "store"
    )


class LoopInvariants:
    """The code in front of a loop, `text`, which computes what accesses of the loop need.

    `written` are the names of the registers that the loop writes. `checks` is the access emitter of `text`.
    """

    def __init__(self, text: CodeBuilder, checks: Any, written: frozenset[str]) -> None:
        self.text, self._checks, self._written = text, checks, written
        self.holds: Value = TRUE
        """The condition, computed in `text`, under which the loop may use these values."""
        self._moved: dict[Value, Value] = {}
        self._emitted: dict[tuple[Any, ...], tuple[Value, Value]] = {}

    @property
    def is_used(self) -> bool:
        """True once a check uses it."""
        return bool(self._emitted)

    def check(
        self, out: CodeBuilder, group: CoalescedCheck, address: Value, origin: int
    ) -> tuple[Value, Value] | None:
        """Emit the check of a coalesced check's bytes relative to an i64 address that is computed from the
        pointer parameter at byte `origin`.

        Return (the condition, the host pointer of the address); None if the address has another form.
        """
        parts = self._split(address)
        if parts is None or parts[2] % group.align or group.low % parts[2]:
            return None
        base, index, scale = parts
        key = base, index, scale, group.low, group.high
        result = self._emitted.get(key)
        if result is None:
            host, count = self._prepare(group, base, scale, origin)
            position = out.binary("add", index, group.low // scale) if group.low else index
            distance = out.binary("mul", index, scale) if scale > 1 else index
            result = out.icmp("ult", position, count), out.offset(host, distance)
            self._emitted[key] = result
        return result

    def _split(self, address: Value) -> tuple[Value, Value, int] | None:
        """Return (base, index, scale) of an address base + scale * index with an invariant base; the index is
        the extension of a value of 32 bits. Return None for other addresses.
        """
        if not isinstance(address, Instr) or address.op != "add":
            return None
        for base, scaled in (address.operands, address.operands[::-1]):
            index, scale = _scaled_index(scaled)
            if scale in _SCALES and self._is_invariant(base) and not self._is_invariant(index):
                return base, index, scale
        return None

    def _prepare(self, group: CoalescedCheck, base: Value, scale: int, origin: int) -> tuple[Value, Value]:
        """Return the host address of index 0, and the number of valid positions of the group's first byte."""
        text, span = self.text, group.high - group.low
        start, _, host, count = self._checks.constant_bounds(origin, group.writes, span, scale)
        moved = self._move(base)
        is_start = text.icmp("eq", moved, start)
        self.holds = is_start if self.holds is TRUE else text.binary("and", self.holds, is_start)
        return text.offset(host, moved), count

    def _is_invariant(self, value: Value) -> bool:
        if not isinstance(value, Instr):
            return True
        if value.op == "load":
            place = value.operands[0]
            if not isinstance(place, Instr):
                return place.name not in self._written
            return "invariant" in value.attrs and self._is_invariant(place)
        return value.info.form in _PURE and all(map(self._is_invariant, value.operands))

    def _move(self, value: Value) -> Value:
        """Emit an invariant value in front of the loop."""
        text = self.text
        if isinstance(value, (Constant, Function)):
            return value
        if not isinstance(value, Instr):
            return text.named(value.name, value.type)
        if value not in self._moved:
            operands = [self._move(operand) for operand in value.operands]
            self._moved[value] = text.emit(value.op, value.type, operands, flags=value.flags, **value.attrs)
        return self._moved[value]


def _scaled_index(value: Value) -> tuple[Value, int]:
    """Return (index, scale) of a product of a constant and an extension from 32 bits; scale 0 for others."""
    scale = 1
    if isinstance(value, Instr) and value.op in ("mul", "shl"):
        factor = value.operands[1]
        if not isinstance(factor, Int):
            return value, 0
        scale = factor.value if value.op == "mul" else 1 << factor.value
        value = value.operands[0]
    if isinstance(value, Instr) and value.op in ("sext", "zext") and value.operands[0].type is I32:
        return value, scale
    return value, 0
