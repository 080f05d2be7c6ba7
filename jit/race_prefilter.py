"""A prefilter for races in compiled code: shadow words record the last reads and writes of memory
(`race_shadow_memory`).

Only barriers of the whole block of threads order accesses here. An *interval* is what a block does from one
to the next, and has a number of its own among all intervals of a launch, ascending, since one worker runs one
block after the other. A word beside a granule of memory is an interval's number and, in its low bits, a
thread of the block, or all ones where several threads of the interval were there. There is one for reads, one
for weak writes, one for atomic operations. A thread's access is in order behind another one's of an earlier
interval of its own block, and in no order with all others. Words from before the launch are smaller than all
that it writes, so nothing is ever cleared. Of reads, and of atomic operations, which do not race with each
other, several blocks are one word again, the launch's first number.

What cannot race is not asked: what an access is of is known from its pointer (`race_shadow_memory.foreseen`),
and where nothing but reads, or nothing but atomic operations, may touch an allocation, or shared memory
between two barriers, there are no words. A false alarm costs a rerun on the reference engine; a miss would
hide a race, so the filter over-approximates.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..ptx.model import Sink
from ..ptx.ptxtypes import size_of
from ..support.diagnostics import LaunchError, Space
from .access import AccessEmitter
from .access_summary import ANYWHERE, UNKNOWN, Touches
from .call_inlining import Flat
from .codegen_plan import CodegenPlan
from .race_shadow_update import ARENA, GENERIC, NEEDS, SHARED, Way
from .state_layout import LAUNCH, READ, SHADOWS, STRONG, WORKER, WRITE
from .text import SHADOW, WORDS
from .values import Symbolic, is_uniform, operand
from .vector_access import Ask

_AGAINST = {READ: (WRITE, STRONG), WRITE: (READ, WRITE, STRONG), STRONG: (READ, WRITE)}


@dataclass(frozen=True, slots=True)
class PrefilterSignature:
    """The configuration that code is specialised for. `kinds` are, by the byte of the parameters where a
    pointer stands, in order, the kinds of accesses, as bits, that its allocation may have; of UNKNOWN, all
    kinds. Code that `is_coarse` takes loads for stores: it has one word less to look after, and suspects
    threads that read the same.
    """

    kinds: tuple[tuple[int, int], ...]
    is_coarse: bool = False


class Screen(Touches):
    """Has the text of blocks note their accesses, and look whether they may race."""

    def __init__(self, plan: CodegenPlan, touches: Touches, signature: PrefilterSignature) -> None:
        super().__init__()
        refuse(plan, touches)
        self._of_parameters, self._is_coarse = dict(signature.kinds), signature.is_coarse
        generic = {kind for space, kind, _ in touches.of.values() if space == "generic"}
        parts = [*plan.regions.values()] or [set(plan.trace.runs)]
        by_block: dict[int, set[int]] = {}
        for (k, _), (space, kind, _) in touches.of.items():
            if space == "shared":
                by_block.setdefault(k, set()).add(kind)
        self._of_blocks: dict[int, int] = {}
        for members in parts:
            kinds = _bits(generic.union(*(by_block.get(k, ()) for k in members)))
            for k in members:
                self._of_blocks[k] = self._of_blocks.get(k, 0) | kinds
        self.thread_bits = plan.threads.bit_length()
        """Bits of a word that say which thread; all ones are several."""
        asked = [
            (space, align)
            for (k, site), (space, kind, align) in touches.of.items()
            if self._against(kind, space, k, plan.trace.origins.get(site))
        ]
        arena, shared = (
            min((align for space, align in asked if space in among), default=4).bit_length() - 1
            for among in (ANYWHERE, ("shared", "generic"))
        )
        self.shifts = arena, shared
        """Granule sizes of the arena and of shared memory, as powers of two: the smallest alignment of a
        checked access.
        """

    def _against(self, kind: int, space: Space, k: int, origin: int | None) -> list[int]:
        """The kinds of accesses that one in block `k` may race with."""
        kinds = self._of_blocks.get(k, 0) if space != "global" else 0
        if space != "shared":
            kinds |= self._of_parameters.get(UNKNOWN if origin is None or space == "generic" else origin, 7)
        return [other for other in _AGAINST[kind] if kinds >> other & 1]

    def note(self, x: AccessEmitter, k: int, kind: int, ask: Ask, address: Any, offset: int) -> None:
        super().note(x, k, kind, ask, address, offset)
        if ask.space not in (*ANYWHERE, "shared"):
            return
        against = self._against(kind, ask.space, k, x.origins.get(x.site_base + ask.site))
        if not against:
            return
        if self._is_coarse:
            against = [WRITE, *({STRONG} & {*against})]
            kind = STRONG if kind == STRONG else WRITE
        line = address.line if isinstance(address, Symbolic) and not address.uniform else None
        if ask.space == "generic" or line is None or line.stride != ask.bytes:
            self._note_lanes(x, kind, ask, address, offset, against)
            return
        if ask.mask is x.mask and x.site_base + ask.site in x.spared:
            self._note_line(x, kind, ask, line, offset, against)
            return
        text = x.text
        conditions = [condition for condition in line.conditions if not x.has_proved((condition,))]
        if not (x.is_whole and ask.mask is x.mask):
            conditions.append(self._begins_inside(x, ask.space, line, offset))
        if not conditions:
            self._note_line(x, kind, ask, line, offset, against)
            return
        held = conditions[0]
        for condition in conditions[1:]:
            held = text.value(f"and i1 {held}, {condition}")
        in_line, anywhere, done = text.label(), text.label(), text.label()
        text.branch(held, in_line, anywhere, True)
        text.enter(in_line)
        self._note_line(x, kind, ask, line, offset, against)
        text.do(f"br label %{done}")
        text.enter(anywhere)
        self._note_lanes(x, kind, ask, address, offset, against)
        text.do(f"br label %{done}")
        text.enter(done)

    def _begins_inside(self, x: AccessEmitter, space: Space, line: Any, offset: int) -> str:
        """Return whether there are words for the first lane of a line, which need not run: those of lanes
        behind it are there then.
        """
        text = x.text
        at = text.value(
            f"add i64 {text.widened(operand(text, line.base, False), text.type(line.base.dtype, False))},"
            f" {offset}"
        )
        if space == "shared":
            return text.value(f"icmp ult i64 {at}, {x.word('%c', LAUNCH['shared_bytes']).name}")
        distance = text.value(f"sub i64 {at}, {x.word('%c', LAUNCH['noted_start']).name}")
        return text.value(f"icmp ult i64 {distance}, {x.word('%c', LAUNCH['noted_bytes']).name}")

    def _note_lanes(
        self, x: AccessEmitter, kind: int, ask: Ask, address: Any, offset: int, against: list[int]
    ) -> None:
        """Lane by lane, in a function."""
        text, one = x.text, is_uniform(address) and ask.space != "generic"
        place = x.address_of(ask.space, address, offset)
        wide, narrow = "i64" if one else f"<{text.width} x i64>", operand(text, place, not one)
        if place.dtype.itemsize < 8:
            narrow = text.value(f"zext {text.type(place.dtype, not one)} {narrow} to {wide}")
        text.store(wide, narrow, x.pointer("%w", WORKER["addresses"]))
        space = {"global": ARENA, "shared": SHARED}.get(ask.space, GENERIC)
        way = Way(kind, tuple(against), space, one, ask.bytes, self.shifts, self.thread_bits)
        text.needs.update(NEEDS)
        text.needs[way.name] = way.text()
        text.do(f"call void @{way.name}(ptr %c, ptr %w, i64 {x.mask_word(ask.mask)}, i64 %first)")

    def _note_line(
        self, x: AccessEmitter, kind: int, ask: Ask, line: Any, offset: int, against: list[int]
    ) -> None:
        """Lanes whose granules follow each other, all at once."""
        text, shared = x.text, ask.space == "shared"
        shift = self.shifts[shared]
        each = ask.bytes >> shift
        count = text.width * each
        words, bits = f"<{count} x i32>", f"<{count} x i1>"
        first = text.widened(operand(text, line.base, False), text.type(line.base.dtype, False))
        at = text.value(f"lshr i64 {text.value(f'add i64 {first}, {offset}')}, {shift}")

        def everywhere(word: str) -> str:
            one = text.value(f"insertelement {words} poison, i32 {word}, i64 0")
            return text.value(f"shufflevector {words} {one}, {words} poison, <{count} x i32> zeroinitializer")

        def word(name: str) -> str:
            return text.load("i32", text.value(f"getelementptr i64, ptr %w, i64 {WORKER[name]}"), WORDS)

        interval = word("interval")
        own = everywhere(text.value(f"add i32 {interval}, {text.value('trunc i64 %first to i32')}"))
        mine = text.value(f"add {words} {own}, <{', '.join(f'i32 {i // each}' for i in range(count))}>")
        now, launch, block = everywhere(interval), "", ""
        if not shared:
            launch, block = everywhere(word("launch_first")), everywhere(word("block_first"))
        active = ""
        if not (x.is_whole and ask.mask is x.mask):
            active = operand(text, ask.mask, True)
            if each > 1:
                active = text.value(
                    f"shufflevector <{text.width} x i1> {active}, <{text.width} x i1> poison, <{count} x i32>"
                    f" <{', '.join(f'i32 {i // each}' for i in range(count))}>"
                )

        def place(plane: int) -> str:
            return text.value(
                f"getelementptr i32, ptr {x.pointer('%c', LAUNCH[SHADOWS[plane + 3 * shared]])}, i64 {at}"
            )

        def judged(found: str) -> tuple[str, str]:
            """(whose words are of other threads of this interval, whose are of other blocks)."""
            others = text.value(f"icmp ne {words} {found}, {mine}")
            near = text.value(f"and {bits} {text.value(f'icmp sge {words} {found}, {now}')}, {others}")
            if shared:
                return near, ""
            return near, text.value(
                f"and {bits} {text.value(f'icmp sge {words} {found}, {launch}')},"
                f" {text.value(f'icmp slt {words} {found}, {block}')}"
            )

        def put(new: str, old: str, where: str) -> None:
            text.store(
                words,
                text.value(f"select {bits} {active}, {words} {new}, {words} {old}") if active else new,
                where,
                f", align 4{SHADOW}",
            )

        bad = ""
        for plane in against:
            where = place(plane)
            found = text.load(words, where, f", align 4{SHADOW}")
            for part in judged(found):
                if part:
                    bad = text.value(f"or {bits} {bad}, {part}") if bad else part
            if plane == kind:
                put(mine, found, where)
        if kind not in against:
            where = place(kind)
            found = text.load(words, where, f", align 4{SHADOW}")
            near, far = judged(found)
            several = everywhere(text.value(f"or i32 {interval}, {(1 << self.thread_bits) - 1}"))
            new = text.value(f"select {bits} {near}, {words} {several}, {words} {mine}")
            put(
                text.value(f"select {bits} {far}, {words} {launch}, {words} {new}") if far else new,
                found,
                where,
            )
        if active:
            bad = text.value(f"and {bits} {bad}, {active}")
        _suspect(x, bad, count)

    def turn(self, prefix: str, is_block: bool) -> str:
        word = {
            name: f"getelementptr i64, ptr %w, i64 {WORKER[name]}"
            for name in ("serial", "interval", "block_first")
        }
        begins = (
            f"  %{prefix}.b.p = {word['block_first']}\n  store i64 %{prefix}.now, ptr %{prefix}.b.p{WORDS}\n"
            if is_block
            else ""
        )
        return (
            f"  %{prefix}.s.p = {word['serial']}\n  %{prefix}.s = load i64, ptr %{prefix}.s.p{WORDS}\n "
            f" %{prefix}.s.1 = add i64 %{prefix}.s, 1\n  store i64 %{prefix}.s.1, ptr %{prefix}.s.p{WORDS}\n "
            f" %{prefix}.now = shl i64 %{prefix}.s.1, {self.thread_bits}\n  %{prefix}.i.p ="
            f" {word['interval']}\n  store i64 %{prefix}.now, ptr %{prefix}.i.p{WORDS}\n{begins}"
        )


def _bits(kinds: Any) -> int:
    return sum(1 << kind for kind in kinds)


def _suspect(x: AccessEmitter, bad: str, count: int) -> None:
    """Some of so many bits may say that there is a race: that is kept in the worker's words, and nobody asks
    before the launch has ended.
    """
    text = x.text
    result = text.value(f"sext <{count} x i1> {bad} to <{count} x i32>")
    while count > 8:
        half, whole = f"<{count // 2} x i32>", f"<{count} x i32>"
        parts = [
            text.value(
                f"shufflevector {whole} {result}, {whole} poison, {half}"
                f" <{', '.join(f'i32 {start + i}' for i in range(count // 2))}>"
            )
            for start in (0, count // 2)
        ]
        result, count = text.value(f"or {half} {parts[0]}, {parts[1]}"), count // 2
    place = x.pointer("%w", WORKER["suspect"])
    before = text.load(f"<{count} x i32>", place, f", align 4{SHADOW}")
    text.store(
        f"<{count} x i32>", text.value(f"or <{count} x i32> {before}, {result}"), place, f", align 4{SHADOW}"
    )


# -- what is not looked for here

_PLAIN = frozenset({"ld", "ldu", "st", "atom", "red"})
_ORDERED = frozenset({"volatile", "relaxed", "acquire", "release", "acq_rel", "mmio"})


def refuse(plan: CodegenPlan, touches: Touches) -> None:
    """LaunchError, with the reason, where a kernel has accesses that are not seen here, or order that would
    be needed for not suspecting it always.
    """
    flat = plan.flat
    why = (
        "a barrier has a count"
        if flat.is_counted
        else f"'{plan.trace.hosted[0]}' has no machine code"
        if plan.trace.hosted
        else _refused(flat, touches)
    )
    if why:
        raise LaunchError(f"races are looked for by the reference engine: {why}")


def _refused(flat: Flat, touches: Touches) -> str:
    if {"malloc", "free"} & set(flat.services):
        return "the kernel uses the heap"
    sizes = set()
    for frame in flat.frames:
        for instr in frame.fn.sites:
            if instr.variant is None:
                continue
            effects, words = instr.variant.form.effects, set(instr.modifiers)
            if instr.opcode in ("fence", "membar"):
                return "a fence orders accesses"
            if instr.opcode in ("bar", "barrier"):
                if "cluster" in words:
                    return "blocks of a cluster meet"
            elif (
                {"read", "write", "atomic"} & effects
                and instr.opcode not in _PLAIN
                and not {"call", "stack"} & effects
            ) or {"async", "bulk"} & words:
                return f"'{instr.opcode}' accesses memory in its own way"
            elif instr.opcode in _PLAIN and (
                "shared::cluster" in words or instr.slot("space") == "shared::cluster"
            ):
                return "blocks of a cluster share memory"
            elif instr.opcode in ("atom", "red"):
                if words & (_ORDERED - {"relaxed"}):
                    return "atomic operations order accesses"
                if words & {"cta"} and not instr.slot("space").startswith("shared"):
                    return "an atomic operation has the scope of a block"
                if instr.opcode == "atom" and not isinstance(instr.operands[0], Sink):
                    return "which atomic operation is first shows in what it returns"
                sizes.add(size_of(instr.type))
            elif instr.opcode in _PLAIN and words & _ORDERED:
                return "a strong access orders others"
    return "atomic operations of several sizes may race with each other" if len(sizes) > 1 else ""
