"""A prefilter for races in compiled code: shadow words record the last reads and writes of memory
(`race_shadow_memory`).

Only barriers of the whole CTA order accesses here. An *interval* is the execution of a CTA from one barrier
to the next. Its number is unique and ascending in a launch, since one worker runs one CTA after the other.
The shadow word of a granule of memory is an interval's number and, in its low bits, a thread of the CTA, or
all ones if several threads of the interval accessed it. A granule has a word for reads, one for weak writes
and one for atomic operations. An access happens after those of earlier intervals of its own CTA, and is
unordered with all others. Words from before the launch are smaller than all that it writes, so nothing is
ever cleared. Reads do not race with each other, and neither do atomic operations: several CTAs share one word
then, the first number of the launch.

Accesses that cannot race are not checked: the allocation of an access is known from its pointer
(`race_shadow_memory.foreseen`), and if it has only reads, or only atomic operations, it has no shadow words;
the same holds for shared memory between two barriers. A false alarm costs a rerun on the reference engine; a
miss would hide a race, so the filter over-approximates.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..ir import irtypes as ty
from ..ir.core import Value
from ..ir.irtypes import I32, I64
from ..ptx.model import Sink
from ..ptx.ptxtypes import size_of
from ..support.diagnostics import LaunchError, Space
from .access import AccessEmitter
from .access_summary import ANYWHERE, UNKNOWN, AccessSummary
from .call_inlining import InlinedKernel
from .code_builder import CodeBuilder, int_vector
from .codegen_plan import CodegenPlan
from .race_shadow_update import ARENA, GENERIC, SHARED, ShadowUpdate
from .state_layout import ATOMIC, LAUNCH, READ, SHADOW_BASES, SHADOW_KINDS, WORKER, WRITE
from .values import LaneAffine, Symbolic, is_uniform, operand
from .vector_access import AccessRequest

_AGAINST = {READ: (WRITE, ATOMIC), WRITE: (READ, WRITE, ATOMIC), ATOMIC: (READ, WRITE)}


@dataclass(frozen=True, slots=True)
class PrefilterSignature:
    """The configuration that code is specialised for. `kinds` are, by the byte offset of a pointer among the
    parameters, in order, the kinds of accesses, as bits, that its allocation may have; of UNKNOWN, all
    kinds. Code that `is_coarse` treats loads as stores: it maintains one word less, and suspects threads that
    read the same.
    """

    kinds: tuple[tuple[int, int], ...]
    is_coarse: bool = False


class RacePrefilter(AccessSummary):
    """The emission of code that records the accesses of blocks in shadow memory, and checks for races."""

    def __init__(
        self, plan: CodegenPlan, access_summary: AccessSummary, signature: PrefilterSignature
    ) -> None:
        super().__init__()
        refuse(plan, access_summary)
        self._of_parameters, self._is_coarse = dict(signature.kinds), signature.is_coarse
        generic = {kind for space, kind, _ in access_summary.accesses.values() if space == "generic"}
        parts = [*plan.regions.values()] or [set(plan.trace.traced_blocks)]
        by_block: dict[int, set[int]] = {}
        for (k, _), (space, kind, _) in access_summary.accesses.items():
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
            for (k, site), (space, kind, align) in access_summary.accesses.items()
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

    def record(
        self, x: AccessEmitter, k: int, kind: int, request: AccessRequest, address: Any, offset: int
    ) -> None:
        super().record(x, k, kind, request, address, offset)
        if request.space not in (*ANYWHERE, "shared"):
            return
        against = self._against(kind, request.space, k, x.origins.get(x.site_base + request.site))
        if not against:
            return
        if self._is_coarse:
            against = [WRITE, *({ATOMIC} & {*against})]
            kind = ATOMIC if kind == ATOMIC else WRITE
        line = address.lane_affine if isinstance(address, Symbolic) and not address.uniform else None
        if request.space == "generic" or line is None or line.stride != request.bytes:
            self._update_lanes(x, kind, request, address, offset, against)
            return
        if request.mask is x.mask and x.site_base + request.site in x.proved_sites:
            self._update_line(x, kind, request, line, offset, against)
            return
        text = x.text
        conditions = [condition for condition in line.conditions if not x.has_proved((condition,))]
        if not (x.is_all_active and request.mask is x.mask):
            conditions.append(self._begins_inside(x, request.space, line, offset))
        if not conditions:
            self._update_line(x, kind, request, line, offset, against)
            return
        holds = conditions[0]
        for condition in conditions[1:]:
            holds = text.binary("and", holds, condition)
        in_line, anywhere, done = text.new_block(), text.new_block(), text.new_block()
        text.branch(holds, in_line, anywhere, True)
        text.enter(in_line)
        self._update_line(x, kind, request, line, offset, against)
        text.br(done)
        text.enter(anywhere)
        self._update_lanes(x, kind, request, address, offset, against)
        text.br(done)
        text.enter(done)

    def _begins_inside(self, x: AccessEmitter, space: Space, line: LaneAffine, offset: int) -> Value:
        """Emit whether there is shadow memory for the first lane of a line, which need not be active. There
        is for the other lanes then.
        """
        text = x.text
        at = text.binary("add", text.zext_to_i64(operand(text, line.base, False)), offset)
        if space == "shared":
            return text.icmp("ult", at, x.load_u64_slot("c", LAUNCH["shared_bytes"]).value)
        distance = text.binary("sub", at, x.load_u64_slot("c", LAUNCH["shadowed_start"]).value)
        return text.icmp("ult", distance, x.load_u64_slot("c", LAUNCH["shadowed_bytes"]).value)

    def _update_lanes(
        self,
        x: AccessEmitter,
        kind: int,
        request: AccessRequest,
        address: Any,
        offset: int,
        against: list[int],
    ) -> None:
        """Emit a call of the function that updates shadow memory lane by lane."""
        text, is_one = x.text, is_uniform(address) and request.space != "generic"
        place = x.address_of(request.space, address, offset)
        wide = text.cast("zext", operand(text, place, not is_one), text.type(np.uint64, not is_one))
        text.store(wide, x.load_pointer_slot("w", WORKER["addresses"]))
        space = {"global": ARENA, "shared": SHARED}.get(request.space, GENERIC)
        update = ShadowUpdate(
            kind, tuple(against), space, is_one, request.bytes, self.shifts, self.thread_bits
        )
        if update.name not in text.needs:
            text.needs[update.name] = update.routine()
        c, w = text.named("c"), text.named("w")
        text.invoke(text.needs[update.name].fn, [c, w, x.mask_i64(request.mask), text.named("first", I64)])

    def _update_line(
        self,
        x: AccessEmitter,
        kind: int,
        request: AccessRequest,
        line: LaneAffine,
        offset: int,
        against: list[int],
    ) -> None:
        """Emit the update for lanes whose granules follow each other, all at once."""
        text, is_shared = x.text, request.space == "shared"
        shift = self.shifts[is_shared]
        each = request.bytes >> shift
        count = text.width * each
        owners = tuple(i // each for i in range(count))
        words = ty.vector(count, I32)
        first = text.zext_to_i64(operand(text, line.base, False))
        at = text.binary("lshr", text.binary("add", first, offset), shift)

        def load_word(name: str) -> Value:
            return text.load(I32, text.element(I64, text.named("w"), WORKER[name]), alias="words")

        def load_shadow(plane: int) -> tuple[Value, Value]:
            """The address of a plane's words, and the words."""
            base = x.load_pointer_slot("c", LAUNCH[SHADOW_BASES[plane + SHADOW_KINDS * is_shared]])
            place = text.element(I32, base, at)
            return place, text.load(words, place, align=4, alias="shadow")

        interval = load_word("interval_word")
        thread = text.trunc(text.named("first", I64), I32)
        own = text.binary(
            "add", text.broadcast(text.binary("add", interval, thread), count), int_vector(I32, owners)
        )
        now = text.broadcast(interval, count)
        if not is_shared:
            launch, cta = (
                text.broadcast(load_word(name), count) for name in ("launch_first_word", "cta_first_word")
            )
        active = None
        if not (x.is_all_active and request.mask is x.mask):
            active = operand(text, request.mask, True)
            if each > 1:
                active = text.shuffle(active, None, owners)

        def conflicts(before: Value) -> list[Value]:
            """Return which words are of other threads of this interval, and which are of other CTAs."""
            others = text.icmp("ne", before, own)
            result: list[Value] = [text.binary("and", text.icmp("sge", before, now), others)]
            if not is_shared:
                here, early = text.icmp("sge", before, launch), text.icmp("slt", before, cta)
                result.append(text.binary("and", here, early))
            return result

        def update(new: Value, before: Value, place: Value) -> None:
            if active is not None:
                new = text.select(active, new, before)
            text.store(new, place, align=4, alias="shadow")

        races = None
        for plane in against:
            place, before = load_shadow(plane)
            for conflict in conflicts(before):
                races = conflict if races is None else text.binary("or", races, conflict)
            if plane == kind:
                update(own, before, place)
        if kind not in against:
            place, before = load_shadow(kind)
            near, *far = conflicts(before)
            several = text.broadcast(text.binary("or", interval, (1 << self.thread_bits) - 1), count)
            new = text.select(near, several, own)
            update(text.select(far[0], launch, new) if far else new, before, place)
        assert races is not None
        if active is not None:
            races = text.binary("and", races, active)
        _suspect(x, races, count)

    def begin_interval(self, out: CodeBuilder, is_cta: bool = False) -> None:
        def slot(name: str) -> Value:
            return out.element(I64, out.named("w"), WORKER[name])

        serial = slot("interval_number")
        number = out.binary("add", out.load(I64, serial, alias="words"), 1)
        out.store(number, serial, alias="words")
        first = out.binary("shl", number, self.thread_bits)
        for name in ("interval_word", "cta_first_word") if is_cta else ("interval_word",):
            out.store(first, slot(name), alias="words")


def _bits(kinds: Any) -> int:
    return sum(1 << kind for kind in kinds)


def _suspect(x: AccessEmitter, races: Value, count: int) -> None:
    """Emit the record that one of so many bits may be set, in the worker's words, which are read when the
    launch has ended.
    """
    text = x.text
    result = text.cast("sext", races, ty.vector(count, I32))
    while count > 8:
        count //= 2
        low, high = (text.shuffle(result, None, range(start, start + count)) for start in (0, count))
        result = text.binary("or", low, high)
    place = x.load_pointer_slot("w", WORKER["race_flags"])
    before = text.load(result.type, place, align=4, alias="shadow")
    text.store(text.binary("or", before, result), place, align=4, alias="shadow")


# -- kernels without a prefilter

_PLAIN = frozenset({"ld", "ldu", "st", "atom", "red"})
_ORDERED = frozenset({"volatile", "relaxed", "acquire", "release", "acq_rel", "mmio"})


def refuse(plan: CodegenPlan, access_summary: AccessSummary) -> None:
    """Raise LaunchError with the reason if a kernel has accesses that the prefilter does not record, or an
    order of accesses that it does not know, so that it would always suspect a race.
    """
    kernel = plan.kernel
    why = (
        "a barrier has a count"
        if kernel.is_counted
        else f"'{plan.trace.numpy_callbacks[0]}' has no machine code"
        if plan.trace.numpy_callbacks
        else _refused(kernel, access_summary)
    )
    if why:
        raise LaunchError(f"races are looked for by the reference engine: {why}")


def _refused(kernel: InlinedKernel, access_summary: AccessSummary) -> str:
    if {"malloc", "free"} & set(kernel.runtime_functions):
        return "the kernel uses the heap"
    sizes = set()
    for frame in kernel.frames:
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
