"""Values that are computed again where they are needed instead of being kept at barriers: what follows from
the thread's place alone.

A register that one block alone writes, by instructions without side effects from special registers,
parameters and others of its kind, has a recipe: those instructions' lines of the block's text. Addresses and
indices are mostly such; LLVM then knows all about them in each region, and computes what strips have in
common once.
"""

from __future__ import annotations

import re

from .call_inlining import Flat
from .text import Text
from .tracing import BlockTrace, Place, variable

MOST = 24
"""Lines of the longest recipe."""
_NAME = re.compile(r"%[\w.]+")
_STORE = re.compile(r"  store (?:<[^>]*>|\S+) (.*), ptr (%R\d+(?:\.base|\.holds)?)$")
_PURE = re.compile(
    r"  %[\w.]+ ="
    r" (add|sub|mul|shl|lshr|ashr|and|or|xor|zext|sext|trunc|icmp|select|udiv|urem|uitofp|fdiv|fptoui|insertelement|shufflevector|getelementptr|bitcast) |"
    r"  %[\w.]+ = load .*!invariant\.load"
)
_REGISTER = re.compile(r"  %[\w.]+ = load .*, ptr (%R\d+)(\.base|\.holds)?$")
_GIVEN = {"%c", "%w", "%first", "%first32", "%cta_x", "%cta_y", "%cta_z"}


class Recipes:
    """The recipes of a traced kernel."""

    def __init__(self, trace: BlockTrace) -> None:
        self._trace = trace
        self._lines: dict[int, dict[str, str]] = {}
        self._stores: dict[int, dict[str, dict[str, str]]] = {}
        self._known: dict[Place, list[tuple[Place | None, str]] | None] = {}
        self._writers = _writers(trace.flat)

    def __contains__(self, place: Place) -> bool:
        return self._recipe(place) is not None

    def _recipe(self, place: Place) -> list[tuple[Place | None, str]] | None:
        """Lines in order; with a place, that register comes first."""
        if place not in self._known:
            self._known[place] = None
            self._known[place] = self._made(place)
        return self._known[place]

    def _made(self, place: Place) -> list[tuple[Place | None, str]] | None:
        writers = self._writers.get(place[0], [])
        kind = self._trace.kinds[place]
        # Who reads a register that nobody has written reads zero.
        zero = self._trace.flat.root.fn.codes[0].live_in >> place[0] & 1
        if place[1] or zero or len(writers) != 1 or writers[0] not in self._trace.runs:
            return None
        text = self._trace.runs[writers[0]].text
        stores = self._stores_of(writers[0], text).get(variable(place), {})
        if len(stores) != (1 if kind.stride is None else 3):
            return None
        result: dict[str, tuple[Place | None, str]] = {}
        for operands in stores.values():
            if not self._collect(writers[0], text, operands, result):
                return None
        return [*result.values(), *((None, line) for line in stores)] if len(result) <= MOST else None

    def _stores_of(self, block: int, text: Text) -> dict[str, dict[str, str]]:
        """By register, the lines of a block that store to it, with what each stores."""
        if block not in self._stores:
            self._stores[block] = {}
            for line in text.lines:
                if match := _STORE.match(line):
                    self._stores[block].setdefault(match[2].split(".")[0], {})[line] = match[1]
        return self._stores[block]

    def _collect(
        self, block: int, text: Text, operands: str, found: dict[str, tuple[Place | None, str]]
    ) -> bool:
        """The lines that make what is named; False where one is of no use here."""
        if block not in self._lines:
            self._lines[block] = {
                line.split(" = ", 1)[0].strip(): line for line in text.lines if " = " in line
            }
        lines = self._lines[block]
        for name in _NAME.findall(operands):
            if name in _GIVEN or name in found:
                continue
            line = lines.get(name)
            if line is None or len(found) > MOST:
                return False
            register = _REGISTER.match(line)
            if register is not None:
                place = int(register[1][2:]), 0
                if place not in self:
                    return False
                found[name] = place, line
            elif not _PURE.match(line) or not self._collect(block, text, line.split(" = ", 1)[1], found):
                return False
            else:
                found[name] = None, line
        return True

    def cook(self, place: Place, out: Text, done: set[Place]) -> None:
        """Write a register's recipe, those that it needs first."""
        recipe = self._recipe(place)
        assert recipe is not None
        if place in done:
            return
        done.add(place)
        for needed, _ in recipe:
            if needed is not None:
                self.cook(needed, out, done)
        for _, line in recipe:
            out.lines.append(_NAME.sub(lambda name: _renamed(name[0], place), line))


def _renamed(name: str, place: Place) -> str:
    return name if name in _GIVEN or name.startswith("%R") else f"%z{place[0]}.{name[1:]}"


def _writers(flat: Flat) -> dict[int, list[int]]:
    """The blocks that write each register."""
    result: dict[int, list[int]] = {}
    for k, block in enumerate(flat.blocks):
        if block.end == "wait":
            slots = 0 if block.code.reduce_slot is None else 1 << block.code.reduce_slot
        else:
            slots = block.code.defines
        bits = slots << block.frame.base
        if block.end == "service" and block.code.call is not None:
            bits |= sum(1 << block.frame.base + slot for slot in block.code.call.returns)
        for frame in block.entered:
            bits |= (1 << len(frame.fn.registers.order)) - 1 << frame.base
        if block.end == "return" and block.frame.parent is not None:
            call = flat.blocks[block.frame.call].code.call
            for slot in call.returns if call is not None else ():
                bits |= 1 << block.frame.parent.base + slot
        while bits:
            low = bits & -bits
            result.setdefault(low.bit_length() - 1, []).append(k)
            bits ^= low
    return result
